"""A table that is filled seat by seat is one that the house could deal, and worth more than it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.some_houses import HOUSES, house
from trainer.drills.skills.decisions import touched_by_settling
from trainer.game.bets import breaches
from trainer.game.cards import Card
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.school.session.best_table import Tables, true_random
from trainer.school.session.seat_filling import filled

SEATS, WORTHS = 5, {"read.flush": 1.0, "cmp.plain": 0.5}


def asked(round_: Round, tables: Tables) -> list[str]:
    rules = tables.house.rules
    return [each.skill for each in touched_by_settling(rules, round_, settle(rules, round_))]


def pairs(tables: Tables) -> Iterator[tuple[Round, Round]]:
    """Tables as they were dealt, and filled around their first seat."""
    for number in range(12):
        dealt = true_random(tables, f"filling|{number}").round_
        found = filled(tables.shoe.planner, dealt, dealt.seats[0], WORTHS, str(number))
        assert found is not None
        yield dealt, found.round_


def cards_of(round_: Round) -> list[Card]:
    return [*round_.dealer, *(card for seat in round_.seats for card in seat.cards)]


@pytest.mark.parametrize("name", HOUSES)
def test_what_is_filled_could_have_been_dealt(name: str) -> None:
    tables = Tables(house(name), SEATS)
    for dealt, round_ in pairs(tables):
        assert not breaches(tables.house.rules, round_)
        assert len(set(cards_of(round_))) == len(cards_of(round_)) == 3 * SEATS + 3
        assert round_.dealer == dealt.dealer
        assert [seat.number for seat in round_.seats] == [seat.number for seat in dealt.seats]
        assert round_.seats[0].cards == dealt.seats[0].cards


@pytest.mark.parametrize("name", HOUSES)
def test_the_seats_are_chosen_for_what_they_are_worth(name: str) -> None:
    tables = Tables(house(name), SEATS)
    before = sum(asked(dealt, tables).count("read.flush") for dealt, _ in pairs(tables))
    after = sum(asked(chosen, tables).count("read.flush") for _, chosen in pairs(tables))
    assert after >= 12 > before


def test_the_same_seed_fills_the_same_table() -> None:
    tables = Tables(house("mbs"), SEATS)
    assert [*pairs(tables)] == [*pairs(tables)]
