"""A new skill is met beside those that it is easily taken for; later they are mixed."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.school.session.floor_learners import observed
from tests.some_houses import shelf
from trainer.drills.skills.decisions import Asks, Touch
from trainer.school.choice_reason import Aim, Reason, Why
from trainer.school.session.best_table import Tables, choose, with_look_alikes
from trainer.school.session.needs import Need, needs
from trainer.school.session.next_round import Course, Planned, turns
from trainer.school.session.repeat_queue import EMPTY
from trainer.school.skills.house_skills import book_at
from trainer.school.skills.standing import NEVER, Standing

HOUSE = "mbs"


@pytest.mark.parametrize(
    ("skill", "beside"),
    [
        ("read.straight.a23", "read.straight.akq"),
        ("read.not_straight.gap", "read.not_straight.ka2"),
        ("cmp.pair.kicker", "cmp.pair.first"),
        ("pay.pair_plus.straight_flush@mbs", "pay.pair_plus.straight@mbs"),
    ],
)
def test_new_look_alikes_come_together_first(skill: str, beside: str) -> None:
    house = shelf()[HOUSE]
    book = book_at(shelf(), HOUSE)
    wanted, tables = needs(book, {}, 0, EMPTY), Tables(house, 5)
    need = Need(book[skill], (Aim.NEW,), 1.0)
    found = choose(tables, Aim.NEW, [need], wanted.every, wanted.worths, "s")
    assert found is not None
    assert {skill, beside} <= tables.asked(found.round_, found.part).keys()


def test_a_new_dealers_hand_is_followed_by_one_that_is_easily_taken_for_it() -> None:
    """A table shows one hand of the dealer."""
    planned = Planned(Tables(shelf()[HOUSE], 5), book_at(shelf(), HOUSE))
    seen = answered([*READ] * 20) | answered(["qual.a_high"])
    last = Why(Reason(Aim.NEW, ("qual.a_high",)))
    turn = turns().index(Aim.NEW) + 1
    after = planned.next(Course(seen, EMPTY, turn, last), 0, "s")
    assert after.why.first.aim is Aim.NEW
    assert after.why.first.about[0] in {"qual.k_high", "qual.ten_or_lower"}


READ = ("read.high_card", "read.pair")


def answered(skills: Iterable[str]) -> dict[str, Standing]:
    """The standings after a right answer to each of them."""
    found: dict[str, Standing] = {}
    for number, skill in enumerate(skills):
        seen = observed([Touch(skill, Asks.READ)], {}, 0, str(number))
        found[skill] = found.get(skill, NEVER).after(seen[0], 1500)
    return found


def test_what_is_alike_differs_in_the_last_word_alone() -> None:
    book = book_at(shelf(), HOUSE)
    flush = book["pay.pair_plus.flush@mbs"]
    alike = {each.id for each in book if flush.looks_like(each.id)}
    assert "pay.pair_plus.straight@mbs" in alike
    assert flush.id not in alike
    assert "pay.ante_bonus.straight@mbs" not in alike


def test_only_look_alikes_are_worth_more() -> None:
    book = book_at(shelf(), HOUSE)
    need = Need(book["read.straight.a23"], (Aim.NEW,), 1.0)
    worths = {"read.straight.a23": 2.0, "read.straight.akq": 1.0, "cmp.tie": 3.0}
    assert with_look_alikes(worths, need) == {**worths, "read.straight.akq": 4.0}
