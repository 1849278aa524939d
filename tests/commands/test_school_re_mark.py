"""``trainer school re-mark``: what would change is shown; with a reason it is changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.commands.calls import Call, Called, caller
from tests.school.privacy.one_school import LOGIN, OneSchool, template
from tests.school.re_marking.corrected import correct
from trainer.library.houses import ADDED_HOUSES
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.review import ReMarkingRow
from trainer.school.marks_stamp import MARKING
from trainer.school.station.joined import SCHOOL_FILE

PASSWORDS = {"ada": "long enough"}
WHY = "MBS 3.14.1 was read wrongly"


@pytest.fixture
def school(home: Path) -> OneSchool:
    """The rules of one house were corrected since."""
    shutil.copytree(template().home, home)
    correct(home / ADDED_HOUSES)
    return template()


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def _asked(call: Call, *arguments: str, who: str = "sue") -> Called:
    password = PASSWORDS.get(who, "long enough too")
    return call("school", "re-mark", *arguments, "--as", who, stdin=f"{password}\n")


def _kept(home: Path) -> tuple[int, int]:
    """How many re-markings there are, and how many rounds passed."""
    registry = Registry.open(home / SCHOOL_FILE, lambda: 0)
    try:
        return registry.count(ReMarkingRow), registry.count(RoundRow, passed=True)
    finally:
        registry.close()


def test_what_would_change_is_shown_and_then_changed_for_a_reason(
    call: Call, school: OneSchool, home: Path
) -> None:
    looked = _asked(call, "--dry-run")
    assert (looked.status, looked.err) == (0, "")
    for line in (
        f"mbs: today's rules are {MARKING}:",
        "with other figures: 3 rounds",
        "passed 2 -> 0, points 91.7 -> ",
        "of exams: 1 round",
        ": passed -> failed, points 100.0 -> 75.0",
        "nothing was changed",
    ):
        assert line in looked.out
    assert "prime" not in looked.out
    assert _kept(home) == (0, 3)
    done = _asked(call, "--house", "mbs", "--reason", WHY)
    assert (done.status, done.err) == (0, "")
    assert "marked again: 3 rounds and 1 quick sitting, 2 acts" in done.out
    assert _kept(home) == (2, 1)
    again = _asked(call, "--reason", WHY)
    assert (again.status, again.out) == (0, "everything is marked by today's rules\n")


@pytest.mark.parametrize(
    ("arguments", "who", "said"),
    [
        ([], "sue", "say why with --reason"),
        (["--reason", "  "], "sue", "say why with --reason"),
        (["--house", "nowhere", "--dry-run"], "sue", "no house 'nowhere'"),
        (["--reason", WHY], "ada", "Marking rounds again is for: supervisor"),
        (["--reason", WHY], LOGIN, "Marking rounds again is for: supervisor"),
    ],
)
def test_what_may_not_be_done_is_one_line_and_changes_nothing(
    call: Call, school: OneSchool, home: Path, arguments: list[str], who: str, said: str
) -> None:
    refused = _asked(call, *arguments, who=who)
    assert (refused.status, refused.out) == (2, "")
    assert said in refused.err
    assert _kept(home) == (0, 3)


def test_all_of_it_is_told_as_json_too(call: Call, school: OneSchool, home: Path) -> None:
    looked = _asked(call, "--dry-run", "--json")
    assert (looked.status, looked.err) == (0, "")
    told = json.loads(looked.out)
    (house,) = told["houses"]
    assert (told["changed"], house["house"], house["acts"]) == (False, "mbs", None)
    assert [each["differs"] for each in house["rounds"]] == [True] * 3
    failed = [each for each in house["rounds"] if each["was"]["passed"]]
    tenths = [(each["was"]["tenths"], each["is"]["tenths"]) for each in failed]
    assert tenths == [(1000, 750)] * 2
    assert (len(house["sittings"]), house["exams"], house["unread"]) == (1, [], [])
    assert _kept(home) == (0, 3)
    done = json.loads(_asked(call, "--json", "--reason", WHY).out)
    assert (done["changed"], done["houses"][0]["acts"]) == (True, 2)
    assert json.loads(_asked(call, "--json", "--dry-run").out)["houses"] == []
