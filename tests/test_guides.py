"""The guides: what they lead to is there, and the commands that they show are commands."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.golden.compare import told
from trainer.__main__ import parser

ROOT = Path(__file__).parents[1]
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "procedures/README.md"])
GUIDES = [ROOT / f"docs/{name}.md" for name in ("supervisor", "administrator", "house-author")]

LARGE, TABLE, SMALL = "1600x1000", "1280x800", "1280x720"
PICTURES = {
    "attempt": ("attempt", LARGE),
    "class": ("class", LARGE),
    "debrief": ("debrief", LARGE),
    "exam-set": ("exam-set", SMALL),
    "exam-sheet": ("exam-sheet", SMALL),
    "progress": ("progress", SMALL),
    "replay": ("replay", LARGE),
    "set-up-school": ("set-up-school", SMALL),
    "table-boxes": ("table-boxes", TABLE),
    "table-mbs": ("table-mbs", TABLE),
    "table-posted": ("table-posted", TABLE),
    "table-prime": ("table-prime", TABLE),
    "table-six-card-bonus": ("table-six-card-bonus", TABLE),
}
"""Each picture of ``docs``, the scene that it shows, and how large."""


def test_every_picture_is_one_that_is_drawn_anew() -> None:
    assert {path.stem for path in (ROOT / "docs").glob("*.png")} == set(PICTURES)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_every_link_and_picture_is_there(paper: Path) -> None:
    leads_to = re.findall(r"\]\(([^)\s]+)\)", paper.read_text(encoding="utf-8"))
    files = {each.partition("#")[0] for each in leads_to if "://" not in each} - {""}
    assert {each for each in files if not (paper.parent / each).exists()} == set()


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_row_of_a_table_has_the_cells_of_its_head(paper: Path) -> None:
    tables = re.findall(r"(?:^\|.*\n)+", paper.read_text(), re.MULTILINE)
    for head, *rows in (table.splitlines() for table in tables):
        cells = len(re.split(r"(?<!\\)\|", head))
        assert [row for row in rows if len(re.split(r"(?<!\\)\|", row)) != cells] == []


def test_the_first_page_is_short_and_begins_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.split()) <= 900
    two = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)[0].splitlines()
    assert [line.partition("#")[0].strip() for line in two] == ["make run", "make test"]
    assert text.index("make run") < text.index("![")


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_every_command_of_a_guide_is_one(guide: Path) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", guide.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    ours = [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("trainer ")]
    assert [words for words in ours if not _is_command(words)] == []


@pytest.mark.parametrize("unit", ["trainer-marker", "trainer-backup"])
@pytest.mark.parametrize("language", ["", "ru/", "zh_CN/"])
def test_every_service_starts_a_command_with_what_the_guide_sets(unit: str, language: str) -> None:
    guide = (ROOT / f"docs/{language}administrator.md").read_text(encoding="utf-8")
    service = (ROOT / f"packaging/{unit}.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=/usr/bin/env trainer (.*)$", service, re.MULTILINE)
    named = re.findall(r"\$\{(\w+)\}", start)
    assert [each for each in named if f"echo '{each}=" not in guide] == []
    assert _is_command(shlex.split(re.sub(r"\$\{\w+\}", "postgresql://HOST/school", start)))
    assert f"enable --now {unit}" in guide


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_finds_nothing_wrong_with_a_service_or_timer(tmp_path: Path) -> None:
    units = [*ROOT.glob("packaging/*.service"), *ROOT.glob("packaging/*.timer")]
    copies = [shutil.copy(unit, tmp_path) for unit in units]
    asked = ["systemd-analyze", "verify", *copies]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert [line for line in told.stderr.splitlines() if "trainer-" in line] == []


def _is_command(words: list[str]) -> bool:
    try:
        asked = parser().parse_args(words)
    except SystemExit:
        return False
    return isinstance(asked, argparse.Namespace)


@pytest.mark.slow
@pytest.mark.parametrize("picture", PICTURES)
def test_every_picture_is_as_the_program_draws_it(picture: str, tmp_path: Path) -> None:
    scene, size = PICTURES[picture]
    drawn = tmp_path / "drawn.png"
    words = ["shot", "--scene", scene, "--size", size, "--out", str(drawn)]
    subprocess.run([sys.executable, "-m", "trainer", *words], check=True, cwd=ROOT)
    # To the eye: the hash on an exam's sheet is another one each time.
    said = told(picture, ROOT / f"docs/{picture}.png", drawn, ROOT / "build" / "guides")
    assert not said, f"{said}; trainer shot --scene {scene} --size {size} renews it"
