"""``trainer school people import``: looked at, taken in, refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.commands.calls import Call, caller
from trainer.records.registry.acts import Role
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.new_school import set_up
from trainer.school.people.classes import Classes
from trainer.school.people.people import People

WORDS = "my own words 7"
LIST = "Name,Login\nPriya Shah,priya\n=1+1,sum\n"


@pytest.fixture(scope="module")
def a_made_school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("machine")
    _, registry, admin = set_up(folder, "Olga", "olga", WORDS, SYSTEM.wall)
    Classes(registry, admin, SYSTEM.wall).open("Evening")
    People(registry, admin, SYSTEM.wall).open("Karin", Role.SUPERVISOR, "karin", WORDS)
    registry.close()
    return folder


@pytest.fixture
def call(
    home: Path,
    a_made_school: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Call:
    shutil.copytree(a_made_school, home)
    return caller(monkeypatch, capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "list.csv"
    made.write_text(LIST, encoding="utf-8")
    return made


def logins(home: Path) -> set[str]:
    registry = Registry.open(home / "school.sqlite3", SYSTEM.wall)
    try:
        return {each.login or "" for each in registry.people()}
    finally:
        registry.close()


def test_a_list_is_looked_at_and_nothing_happens(call: Call, home: Path, file: Path) -> None:
    told = call(
        *("school", "people", "import", file, "--class", "Evening", "--as", "olga", "--dry-run"),
        stdin=[WORDS],
    )
    assert told.status == 0, told.err
    assert "+    2  Priya Shah  (priya)  new account, joins the class" in told.out
    assert told.out.endswith("2 new\n")
    assert logins(home) == {"olga", "karin"}


def test_a_list_is_taken_in_and_its_start_passwords_told_once(
    call: Call, home: Path, file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "starts.csv"
    told = call(
        *("school", "people", "import", file, "--class", "Evening", "--as", "olga"),
        *("--passwords", out),
        stdin=[WORDS],
    )
    assert told.status == 0, told.err
    assert logins(home) == {"olga", "karin", "priya", "sum"}
    written = out.read_text(encoding="utf-8")
    assert "'=1+1,sum," in written
    assert written.splitlines()[1].startswith("Priya Shah,priya,")


@pytest.mark.parametrize(
    ("arguments", "password", "says"),
    [
        (("--as", "olga"), "not this one", "4 tries are left"),
        (("--as", "karin"), WORDS, "is signed in as: supervisor"),
        (("--as", "olga", "--class", "Morning"), WORDS, "there is 'Evening'"),
        (("--as", "olga", "--passwords", "starts.txt"), WORDS, ".csv or .pdf"),
        (("--as", "olga", "--encoding", "cp-none"), WORDS, "encoding cp-none"),
    ],
)
def test_what_cannot_be_done_is_told_and_nothing_was(
    call: Call,
    home: Path,
    file: Path,
    arguments: tuple[str, ...],
    password: str,
    says: str,
) -> None:
    told = call("school", "people", "import", file, *arguments, stdin=[password])
    assert (told.status, says in told.err) == (2, True), told.err
    assert logins(home) == {"olga", "karin"}


def test_a_list_with_a_problem_is_not_taken_in_at_all(call: Call, home: Path, file: Path) -> None:
    file.write_text(f"{LIST},nobody\n", encoding="utf-8")
    looked = call("school", "people", "import", file, "--as", "olga", "--dry-run", stdin=[WORDS])
    assert looked.status == 1
    told = call("school", "people", "import", file, "--as", "olga", stdin=[WORDS])
    assert told.status == 2
    assert f"{file}:4: Enter a name" in told.err
    assert logins(home) == {"olga", "karin"}


def test_a_machine_without_a_school_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = caller(monkeypatch, capsys)
    told = call("school", "people", "import", file, "--as", "olga", stdin=[WORDS])
    assert (told.status, "belongs to no school" in told.err) == (2, True)


def test_a_list_that_is_there_already_is_refused_and_prints_nothing_but_why(
    call: Call, file: Path
) -> None:
    importing = ("school", "people", "import", file, "--as", "olga")
    assert call(*importing, stdin=[WORDS]).status == 0
    again = call(*importing, stdin=[WORDS])
    assert (again.status, again.out) == (2, "")
    assert "Priya Shah  (priya)" in again.err
