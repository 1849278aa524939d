"""A dozen screens look as they did. ``python -m tests.ui.golden --renew`` after a wanted change."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from tests.ui.golden.compare import difference, share_that_differs, told
from tests.ui.golden.scenes import GOLDEN, HERE, ROOT, draw_all


def test_screens_look_as_they_did(tmp_path: Path) -> None:
    draw_all(tmp_path)
    aside = ROOT / "build" / "golden"
    found = [told(name, HERE / f"{name}.png", tmp_path / f"{name}.png", aside) for name in GOLDEN]
    assert not any(found), "\n" + "\n".join(filter(None, found))


def test_a_changed_picture_is_told_with_a_picture_of_the_change(tmp_path: Path) -> None:
    kept = HERE / "settings.png"
    changed = QImage(str(kept)).convertToFormat(QImage.Format.Format_RGB32)
    for x in range(200, 260):
        for y in range(100, 120):
            changed.setPixel(x, y, 0x123456)
    drawn = tmp_path / "settings.png"
    changed.save(str(drawn))
    said = told("settings", kept, drawn, tmp_path / "aside")
    assert str(tmp_path / "aside" / "settings-difference.png") in said
    shown = QImage(str(tmp_path / "aside" / "settings-difference.png"))
    assert shown.pixelColor(210, 110).lightness() > 0
    assert shown.pixelColor(20, 20).lightness() == 0


def test_pictures_of_another_size_differ() -> None:
    one = QImage(4, 4, QImage.Format.Format_RGB32)
    one.fill(0)
    assert share_that_differs(one, one.scaled(5, 5)) == 1.0
    assert difference(one, one) == one
