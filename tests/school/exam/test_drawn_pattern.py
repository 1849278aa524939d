"""Patterns drawn for houses of a school's own, which no file has."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from msgspec.structs import replace

from tests.school.exam import dealers
from tests.school.exam.soon import draw_soon
from tests.school.workshop.made import made
from trainer.commands.exam import graded_traces
from trainer.drills.exam.blueprint import Blueprint
from trainer.errors import InputError
from trainer.library.house import load_house
from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.marking.predict import Misread
from trainer.school.exam import forms
from trainer.school.exam.default_exam import floor_test
from trainer.school.exam.drawn_pattern import drawn_pattern
from trainer.school.exam.exam_evidence import ExamHouse, exam_at
from trainer.school.exam.forms import WeighedForms, weight_of
from trainer.school.exam.pattern import Scales, Weight

EVERY = 4
"""Of so many wrong rules one is tried."""
FEW = 20
"""Of so many wrong rules one may be shown too seldom, or pass: TEACHING's 5%."""


@pytest.fixture
def lakeside(home: Path) -> tuple[ExamHouse, Blueprint]:
    copytree(made(home, "lakeside").folder, home / ADDED_HOUSES / "lakeside")
    houses = load_houses(home / ADDED_HOUSES)
    blueprint = floor_test(houses, "lakeside")
    assert blueprint is not None
    return exam_at(houses, "lakeside"), blueprint


def test_the_wrong_rules_of_a_changed_house_show_twice_in_every_form(
    lakeside: tuple[ExamHouse, Blueprint],
) -> None:
    at, blueprint = lakeside
    weight = weight_of(at, blueprint)
    assert weight is not None
    assert blueprint.exposes == 2
    short = [each.id for each in weight.rules if each.times < blueprint.exposes]
    assert len(short) <= len(weight.rules) / FEW
    assert abs(weight.decisions - blueprint.decisions) <= 5


def test_no_wrong_rule_counts_that_its_house_cannot_show(home: Path) -> None:
    """Hilltop's dealer always plays, it has no Pair Plus, and pays nothing ten to one."""
    rules = load_house(made(home, "hilltop").folder).rules
    ids = {*Misread(rules, load_houses().rules).ids}
    assert not ids & {"QL12", "AB02", "AB11", "AR06", "AR08"}
    assert {"AB01", "AB13", "AR02", "AR07"} <= ids


def test_its_pattern_is_the_same_everywhere(lakeside: tuple[ExamHouse, Blueprint]) -> None:
    at, blueprint = lakeside
    misread = Misread(at.house.rules, at.others)
    scales = Scales(misread, tuple(blueprint.shows))
    listed = misread.listed(misread.ids)
    once = drawn_pattern(at.house.rules, scales, blueprint, listed)
    assert once == [*WeighedForms(at, blueprint).pattern.rounds]
    assert {len(each.seats) for each in once} == {blueprint.seats}


def test_a_house_that_the_school_adds_later_changes_no_pattern(
    lakeside: tuple[ExamHouse, Blueprint], home: Path
) -> None:
    at, blueprint = lakeside
    before = WeighedForms(at, blueprint).pattern.rounds
    forms._known.clear()
    added = load_house(made(home, "marina").folder).rules
    later = replace(at, others={"marina": added, **at.others})
    rules = at.house.rules
    assert set(Misread(rules, later.others).ids) > set(Misread(rules, at.others).ids)
    assert WeighedForms(later, blueprint).pattern.rounds == before


def test_the_order_in_which_a_page_asks_for_events_changes_no_pattern(
    lakeside: tuple[ExamHouse, Blueprint],
) -> None:
    """The page of the exam sorts them by their stars."""
    at, blueprint = lakeside
    before = WeighedForms(at, blueprint).pattern.rounds
    by_stars = sorted(blueprint.shows.items(), key=lambda each: not each[1].starred)
    asked = replace(blueprint, shows=dict(by_stars))
    assert list(asked.shows) != list(blueprint.shows)
    forms._known.clear()
    assert WeighedForms(at, asked).pattern.rounds == before


@pytest.mark.parametrize("seats", [1, 2])
def test_events_that_no_deal_shows_together_are_no_crash(
    lakeside: tuple[ExamHouse, Blueprint], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of a kind and a tie seem to go together at one seat, and are never dealt so."""
    at, blueprint = lakeside
    draw_soon(monkeypatch, tries=300)
    with pytest.raises(InputError, match=r"equal weight|of this size"):
        WeighedForms(at, replace(blueprint, seats=seats, decisions=30 * seats))


def test_two_forms_weigh_the_same_with_other_cards(lakeside: tuple[ExamHouse, Blueprint]) -> None:
    at, blueprint = lakeside
    found = WeighedForms(at, blueprint)
    weights = []
    for seed in (7, 8):
        whole = Weight.nothing()
        for task in found.form(seed).rounds:
            whole = whole + found.pattern.scales.weigh(task.round_)
        weights.append(whole)
    assert weights[0] == weights[1]
    hands = [{s.cards for t in found.form(seed).rounds for s in t.round_.seats} for seed in (7, 8)]
    assert hands[0] != hands[1]


def test_who_holds_one_wrong_rule_for_good_fails_there_too(
    lakeside: tuple[ExamHouse, Blueprint],
) -> None:
    """Forms drawn anew let 37 of 85 such dealers pass."""
    at, blueprint = lakeside
    form = WeighedForms(at, blueprint).form(5)
    misread = Misread(at.house.rules, at.others)
    tried = misread.offered(None)[::EVERY]
    passed = []
    for wrong in tried:
        told = graded_traces(
            form, at, dealers.worked(form, at, dealers.believing(at, misread, wrong))
        )
        named = [name for rule in told.wrong_rules for name in rule.ids]
        if told.passed or wrong.id not in named:
            passed.append(wrong.id)
    assert len(tried) > 20
    assert len(passed) <= len(tried) / FEW
