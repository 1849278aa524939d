"""``trainer school re-mark``: what would change is shown; with a reason it is changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.commands.calls import Call, Called, caller
from tests.school.privacy.one_school import LOGIN, OneSchool, template
from tests.school.re_marking.corrected import correct
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.review import ReMarkingRow
from trainer.school.practice import ADDED_HOUSES
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
        "mbs: today's rules are 2:",
        "with other figures: 3 rounds",
        "passed 1 -> 0, points 91.7 -> ",
        "of exams: 1 round; what their sittings came to stays as told",
        ": passed -> failed, points 100.0 -> 75.0",
        "nothing was changed",
    ):
        assert line in looked.out
    assert "prime" not in looked.out
    assert _kept(home) == (0, 1)
    done = _asked(call, "--house", "mbs", "--reason", WHY)
    assert (done.status, done.err) == (0, "")
    assert "marked again: 3 rounds, 1 act" in done.out
    assert _kept(home) == (1, 0)
    again = _asked(call, "--reason", WHY)
    assert (again.status, again.out) == (0, "every round is marked by today's rules\n")


@pytest.mark.parametrize(
    ("arguments", "who", "said"),
    [
        ([], "sue", "say why with --reason"),
        (["--reason", "  "], "sue", "say why with --reason"),
        (["--house", "nowhere", "--dry-run"], "sue", "no house 'nowhere'"),
        (["--reason", WHY], "ada", "Marking rounds anew is for: supervisor"),
        (["--reason", WHY], LOGIN, "Marking rounds anew is for: supervisor"),
    ],
)
def test_what_may_not_be_done_is_one_line_and_changes_nothing(
    call: Call, school: OneSchool, home: Path, arguments: list[str], who: str, said: str
) -> None:
    refused = _asked(call, *arguments, who=who)
    assert (refused.status, refused.out) == (2, "")
    assert said in refused.err
    assert _kept(home) == (0, 1)
