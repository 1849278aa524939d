"""A new skill is met beside those that it is easily taken for; later they are mixed."""

from __future__ import annotations

import pytest

from tests.some_houses import shelf
from trainer.school.session.choosing import Tables, choose, with_look_alikes
from trainer.school.session.coming_back import EMPTY
from trainer.school.session.needs import Need, needs
from trainer.school.session.why import Source
from trainer.school.skills.house_skills import book_at

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
    need = Need(book[skill], (Source.NEW,), 1.0)
    found = choose(tables, Source.NEW, [need], wanted.every, wanted.worths, "s")
    assert found is not None
    assert {skill, beside} <= tables.asked(found.round_, found.part).keys()


def test_what_is_alike_differs_in_the_last_word_alone() -> None:
    book = book_at(shelf(), HOUSE)
    flush = book["pay.pair_plus.flush@mbs"]
    alike = {each.id for each in book if flush.looks_like(each.id)}
    assert "pay.pair_plus.straight@mbs" in alike
    assert flush.id not in alike
    assert "pay.ante_bonus.straight@mbs" not in alike


def test_only_look_alikes_are_worth_more() -> None:
    book = book_at(shelf(), HOUSE)
    need = Need(book["read.straight.a23"], (Source.NEW,), 1.0)
    worths = {"read.straight.a23": 2.0, "read.straight.akq": 1.0, "cmp.tie": 3.0}
    assert with_look_alikes(worths, need) == {**worths, "read.straight.akq": 4.0}
