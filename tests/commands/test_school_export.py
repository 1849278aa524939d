"""trainer school export and erase: what a supervisor and an administrator get out of a school."""

from __future__ import annotations

import argparse
import csv
import io
import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.school.privacy.one_school import LOGIN, NAME, OneSchool, template
from trainer.commands import school_erase, school_export
from trainer.commands.school_desk import AtDesk
from trainer.errors import InputError
from trainer.paper.text_files import plain_text
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.people.rights import NotAllowed
from trainer.school.station.joined import SCHOOL_FILE

SUE, ADA = ("--as", "sue"), ("--as", "ada")
PASSWORDS = {"sue": "long enough too", "ada": "long enough"}

Export = Callable[..., Path]


@pytest.fixture
def school(home: Path) -> OneSchool:
    shutil.copytree(template().home, home)
    return template()


def _asked(module: Any, monkeypatch: pytest.MonkeyPatch, *arguments: object, more: str = "") -> int:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    args = parser.parse_args([str(each) for each in arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{PASSWORDS[args.login]}\n{more}"))
    status: int = module.run(args)
    return status


@pytest.fixture
def signed_in(school: OneSchool, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is named is let in without the work that a password makes."""

    @contextmanager
    def at_desk(login: str) -> Iterator[AtDesk]:
        registry = Registry.open(home / SCHOOL_FILE, SYSTEM.wall)
        try:
            yield AtDesk(registry, {"sue": school.supervisor, "ada": school.admin}[login])
        finally:
            registry.close()

    monkeypatch.setattr(school_export, "at_desk", at_desk)


@pytest.fixture
def export(signed_in: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Export:
    """Exports that into a file, and names it."""

    def exported(what: str, ending: str, *more: object, who: tuple[str, ...] = SUE) -> Path:
        out = tmp_path / f"out{ending}"
        assert _asked(school_export, monkeypatch, what, "--out", out, *more, *who) == 0
        return out

    return exported


def _rows(out: Path) -> list[dict[str, str]]:
    with out.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_it_asks_for_a_password(
    school: OneSchool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "rounds.csv"
    assert _asked(school_export, monkeypatch, "rounds", "--out", out, *SUE) == 0
    assert len(_rows(out)) == 4
    monkeypatch.setitem(PASSWORDS, "sue", "wrong")
    with pytest.raises(InputError, match="Wrong name or"):
        _asked(school_export, monkeypatch, "rounds", "--out", out, "--force", *SUE)


def test_rounds_of_a_class_as_csv(export: Export) -> None:
    rows = _rows(export("rounds", ".csv", "--class", "Evening class"))
    assert len(rows) == 4
    assert {plain_text(each["trainee"]) for each in rows} == {NAME}
    assert {each["login"] for each in rows} == {LOGIN}


def test_of_a_house_and_since_a_day(export: Export) -> None:
    assert len(_rows(export("rounds", ".csv", "--house", "prime"))) == 1
    assert _rows(export("rounds", ".csv", "--since", "2031-01-01", "--force")) == []


def test_mistakes_say_what_they_were_taken_for(export: Export) -> None:
    rows = _rows(export("mistakes", ".csv", "--trainee", LOGIN))
    assert [each["taken_for"] for each in rows].count("advice") == 1


def test_an_exam_with_its_signature(export: Export) -> None:
    (row,) = _rows(export("exams", ".csv"))
    assert (row["outcome"], row["signed_by"], row["title"]) == (
        "failed",
        "Sue Supervisor",
        "Floor test",
    )


def test_every_table_can_be_had(export: Export) -> None:
    of = ("--class", "Evening class", "--force")
    for what in school_export.TABLES:
        assert export(what, ".csv", *of).stat().st_size > 20, what


def test_for_excel_and_on_paper_too(export: Export) -> None:
    of = ("--class", "Evening class")
    book = import_module("openpyxl").load_workbook(export("class-board", ".xlsx", *of))
    assert book.worksheets[0].max_row == 3
    assert export("class-board", ".pdf", *of).read_bytes().startswith(b"%PDF-")


def test_evidence_and_statements_of_an_exam(
    export: Export, school: OneSchool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer.__main__ import main

    out = export("evidence", ".json", "--sitting", school.sitting)
    assert main(["verify", str(out)]) == 0
    page = ("--home-page", "https://school.example", "--force")
    told = json.loads(export("xapi", ".json", "--trainee", LOGIN, *page).read_text("utf-8"))
    assert {each["actor"]["account"]["homePage"] for each in told} == {"https://school.example"}


def test_the_record_of_an_exam(export: Export, school: OneSchool) -> None:
    out = export("exam-record", ".pdf", "--sitting", school.sitting)
    assert out.read_bytes().startswith(b"%PDF-")


def test_everything_of_a_trainee_for_an_administrator_alone(export: Export) -> None:
    with pytest.raises(NotAllowed, match="administrator"):
        export("trainee", ".zip", "--trainee", LOGIN)
    out = export("trainee", ".zip", "--trainee", LOGIN, who=ADA)
    with ZipFile(out) as packed:
        assert "evidence.json" in packed.namelist()


def test_an_administrator_sees_no_results(export: Export) -> None:
    with pytest.raises(NotAllowed, match="supervisor"):
        export("rounds", ".csv", who=ADA)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rounds", ".txt"), r"ends in \.csv, \.xlsx, \.pdf"),
        (("evidence", ".csv"), r"ends in \.json"),
        (("evidence", ".json"), "name one of --class, --trainee, --sitting"),
        (("exam-record", ".pdf"), "say which with --sitting"),
        (("rounds", ".csv", "--class", "Morning"), "no class 'Morning' of yours; there is 'Even"),
        (("rounds", ".csv", "--trainee", "nobody"), "nobody in your classes"),
        (("class-board", ".csv"), "name a --class"),
        (("xapi", ".json", "--trainee", LOGIN, "--home-page", "x"), "is not an address"),
        (("exam-record", ".pdf", "--sitting", "1"), "no sitting"),
    ],
)
def test_what_cannot_be_exported_is_said(
    arguments: tuple[str, ...], said: str, export: Export, tmp_path: Path
) -> None:
    what, ending, *more = arguments
    with pytest.raises(InputError, match=said):
        export(what, ending, *more)
    assert not [each for each in tmp_path.iterdir() if each.name.startswith("out")]


def test_a_file_that_is_there_stays(export: Export, tmp_path: Path) -> None:
    (tmp_path / "out.csv").write_text("mine")
    with pytest.raises(InputError, match="is there already"):
        export("rounds", ".csv")
    assert (tmp_path / "out.csv").read_text() == "mine"


def test_an_account_is_erased_when_its_name_is_typed_once_more(
    school: OneSchool,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(InputError, match="is not the sign-in name"):
        _asked(school_erase, monkeypatch, LOGIN, *ADA, more="bobby\n")
    assert _asked(school_erase, monkeypatch, LOGIN, *ADA, more=f"{LOGIN}\n") == 0
    assert "not erased: Backups that were made before" in capsys.readouterr().out
    told = b"".join(each.read_bytes() for each in home.rglob("*") if each.is_file())
    assert NAME.encode() not in told
