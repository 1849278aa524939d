from __future__ import annotations

import sys
from pathlib import Path

import pytest

from trainer import assets

SCRIPTS = (("DealerSans", "ttf"), ("NotoSansSC", "otf"))


def test_a_checkout_serves_its_own_folders() -> None:
    assert (assets.folder("resources") / "fonts" / "DealerSans-Regular.ttf").is_file()
    assert assets.folder("procedures") == Path(__file__).parents[1] / "procedures"
    assert assets.folder("scenarios") == Path(__file__).parents[1] / "scenarios"


def test_a_built_package_serves_what_it_carries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried = tmp_path / "trainer" / "_data" / "procedures"
    carried.mkdir(parents=True)
    monkeypatch.setattr(assets, "_HERE", tmp_path / "trainer")
    assert assets.folder("procedures") == carried


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("style", ["Regular", "Bold"])
def test_the_font_has_the_four_suits(style: str) -> None:
    from PySide6.QtGui import QRawFont

    font = QRawFont(str(assets.folder("resources") / "fonts" / f"DealerSans-{style}.ttf"), 12)
    assert font.familyName() == "Dealer Sans"
    assert all(font.supportsCharacter(ord(suit)) for suit in "♠♥♦♣•¶†–·×")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("style", ["Regular", "Bold"])
def test_chinese_words_stand_level_with_figures_beside_them(style: str) -> None:
    """Every label puts the middle of its line in the middle of its place."""
    from PySide6.QtGui import QRawFont

    folder = assets.folder("resources") / "fonts"
    fonts = (QRawFont(str(folder / f"{name}-{style}.{kind}"), 100) for name, kind in SCRIPTS)
    latin, chinese = ((each.ascent() - each.descent()) / 2 for each in fonts)
    assert chinese == pytest.approx(latin, abs=0.5)


def test_the_program_starts_itself_once_more_with_python_or_frozen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert assets.program() == [sys.executable, "-m", "trainer"]
    monkeypatch.setattr(sys, "executable", "/opt/dealer-school/dealer-school")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert assets.program() == [str(Path("/opt/dealer-school/trainer"))]
