"""Whatever the program writes is its owner's alone, and what was open to others is closed."""

from __future__ import annotations

import io
import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.school.privacy.one_school import template
from trainer.__main__ import main
from trainer.school.beliefs.cost_book import FILE, VERSION, CostBook
from trainer.school.practice import RECORDS, Practice
from trainer.school.records_care.owner_only import TOLD, open_to_others, tighten, told
from trainer.school.station.standing import NAME as DELIVERED
from trainer.school.station.standing import hinted

pytestmark = pytest.mark.posix


@pytest.fixture
def careless() -> Iterator[None]:
    """A user whose files are open to everybody unless a program sees to it."""
    before = os.umask(0)
    yield
    os.umask(before)


def _open(folder: Path) -> list[Path]:
    return [
        each
        for each in (folder, *folder.rglob("*"))
        if stat.S_IMODE(each.lstat().st_mode) & 0o077 and not each.is_symlink()
    ]


def _loosened(home: Path) -> None:
    for each in (home, *home.rglob("*")):
        each.chmod(0o777 if each.is_dir() else 0o666)


def _said(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_nothing_that_any_command_writes_is_open_to_others(
    careless: None, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    shutil.copytree(template().home, home)
    _loosened(home)
    out.mkdir()
    Practice.open(home).close()
    assert _open(home)
    assert main(["school", "status"]) == 0
    assert _open(home) == [], "what is there from before is closed at the start"
    assert main(["backup"]) == 0
    assert main(["backup", "--of", "here"]) == 0
    assert main(["backup", str(out / "copy.sqlite3")]) == 0
    assert main(["restore", str(out / "copy.sqlite3")]) == 0
    _said(monkeypatch, "long enough too")
    exported = str(out / "people.csv")
    assert main(["school", "export", "people", "--as", "sue", "--out", exported]) == 0
    _said(monkeypatch)
    main(["drill", "--house", "mbs"])
    out.chmod(0o700)
    assert len([*home.rglob("*")]) > 6
    assert len([*out.rglob("*")]) > 1
    assert _open(home) + _open(out) == []


def test_the_doctor_tells_what_is_open_and_what_was(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Practice.open(home).close()
    (home / RECORDS).chmod(0o644)
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "BROKEN  owner" in said
    assert str(home / RECORDS) in said
    assert main(["doctor", "--mend"]) == 0
    said = capsys.readouterr().out
    assert "1 were open until" in said
    assert not open_to_others(home)


def test_a_folder_that_holds_other_things_stays_as_it_is(home: Path) -> None:
    """Somebody may have chosen a folder of his own for the program's."""
    Practice.open(home).close()
    (home / "letters.txt").write_text("Dear all")
    (home / "letters.txt").chmod(0o644)
    (home / "photos").mkdir()
    (home / "photos").chmod(0o755)
    (home / RECORDS).chmod(0o644)
    home.chmod(0o755)
    assert tighten(home) == 1
    assert {each.name for each in _open(home)} == {"home", "letters.txt", "photos"}


ALONE = "SCHOOL\\ines:(OI)(CI)F"


def noting(asked: list[tuple[str, ...]]) -> Callable[[Sequence[str]], bool]:
    """A Windows that does what it is asked."""

    def run(command: Sequence[str]) -> bool:
        asked.append(tuple(command))
        return True

    return run


@pytest.fixture
def ines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USERDOMAIN", "SCHOOL")
    monkeypatch.setenv("USERNAME", "ines")


@pytest.mark.usefixtures("ines")
def test_on_windows_the_folder_has_a_list_of_its_owner_alone(home: Path) -> None:
    """What somebody granted by hand goes first: taking inheritance away would leave it."""
    home.mkdir()
    asked: list[tuple[str, ...]] = []
    for _ in range(2):
        tighten(home, noting(asked))
    assert asked == [
        ("icacls", str(home), "/reset", "/T", "/C", "/Q"),
        ("icacls", str(home), "/inheritance:r", "/grant:r", ALONE, "/Q"),
    ]
    assert (home / TOLD).exists()


@pytest.mark.usefixtures("ines")
def test_a_list_that_windows_refused_is_tried_again(home: Path) -> None:
    home.mkdir()
    assert tighten(home, lambda _: False) == 0
    assert not (home / TOLD).exists()
    assert tighten(home, lambda _: True) == 1


@pytest.mark.usefixtures("ines")
def test_on_windows_too_other_things_in_the_folder_stay_as_they_are(home: Path) -> None:
    (home / "people").mkdir(parents=True)
    (home / "letters.txt").write_text("Dear all")
    (home / RECORDS).write_text("")
    asked: list[tuple[str, ...]] = []
    assert tighten(home, noting(asked)) == 2
    granted = {command[1]: command[4] for command in asked if "/grant:r" in command}
    assert granted == {str(home / "people"): ALONE, str(home / RECORDS): "SCHOOL\\ines:F"}


HUGE = (
    f'{{"closed": 1e999, "at": 1, "{VERSION}|any": [1e308, 0, null],'
    f' "chain": "c", "place": {10**30}}}'
)


@pytest.mark.parametrize("written", ["[" * 200_000, "7", '{"closed": "x", "at": 1}', "\x00", HUGE])
def test_files_of_the_program_that_somebody_wrote_into_say_nothing(
    tmp_path: Path, written: str
) -> None:
    """What is nested deep ended `trainer doctor`, or a window, in a traceback."""
    for name in (TOLD, FILE, DELIVERED):
        (tmp_path / name).write_text(written, encoding="utf-8")
    assert told(tmp_path) == ""
    assert CostBook(tmp_path).get("any") is None
    assert hinted(tmp_path, "c") == 0
