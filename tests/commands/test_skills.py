"""trainer skills."""

from __future__ import annotations

import pytest

from tests.commands.calls import Call, caller
from tests.some_houses import HOUSES


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def test_the_skills_of_a_house_are_listed_by_area(call: Call) -> None:
    done = call("skills", "mbs")
    assert (done.status, done.err) == (0, "")
    lines = [line.split() for line in done.out.splitlines()]
    assert ["read.straight.a23", "3-2-A", "is", "a", "straight", "1.5", "s"] in lines
    assert ["call.stand_off@mbs", "Say", "that", "a", "hand", "is", "equal", "2", "s"] in lines
    assert max(map(len, done.out.splitlines())) <= 140


def test_skills_are_told_to_programs_with_what_asks_for_them(call: Call) -> None:
    listed = {each["skill"]: each for each in call("skills", "mbs", "--json").document}
    forty = listed["pay.pair_plus.straight_flush@mbs"]
    assert (forty["house"], forty["area"], forty["high_stakes"]) == ("mbs", "pay_tables", True)
    assert forty["needs"] == ["read.straight_flush", "mul.x40"]
    assert {"questions": ["pay.pair_plus.straight_flush"], "exercise": "flash"} in forty["asked_by"]
    assert listed["read.straight.a23"]["house"] is None
    assert {"irregularities": ["two_exposed"]} in listed["irr.two_exposed@mbs"]["asked_by"]


def test_every_skill_of_all_houses_is_listed_once(call: Call) -> None:
    listed = call("skills", "--json").document
    ids = [each["skill"] for each in listed]
    assert len(ids) == len(set(ids)) > 200
    assert {each["house"] for each in listed} == {None, *HOUSES}
    for house in HOUSES:
        own = {each["skill"] for each in call("skills", house, "--json").document}
        assert own <= set(ids)


def test_a_house_that_is_not_known_is_one_line(call: Call) -> None:
    done = call("skills", "casino")
    assert (done.status, done.out) == (2, "")
    assert "no house 'casino'" in done.err
