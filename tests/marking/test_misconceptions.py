"""Every wrong rule about money held against its definition, over rounds in which it may show."""

from __future__ import annotations

import pytest

from tests.marking.naive_misconceptions import EXACTLY, WHERE, At
from tests.marking.some_trainees import Dealer, misread
from tests.sampled import sampled
from tests.some_houses import HOUSES
from trainer.game.round import Round
from trainer.game.wagers import Wager


def _rounds(dealer: Dealer, shows: tuple[str, ...], belief: str, count: int) -> list[Round]:
    """Rounds with the events in which the belief shows most easily, and as they come."""
    wishes = [*((event,) for event in shows[:2]), ()]
    dealt = (dealer(wants, f"{belief}:{turn}") for wants in wishes for turn in range(count))
    return [each for each in dealt if each is not None]


@sampled(2, 12)
@pytest.mark.parametrize("name", HOUSES)
def test_a_wrong_rule_shows_where_its_definition_says_and_nowhere_else(
    name: str, count: int
) -> None:
    dealer, seen = Dealer(name), misread(name)
    wrong = []
    for misreading in seen.listed(_offered(name)):
        where = WHERE[misreading.id.partition(".")[0]]
        for round_ in _rounds(dealer, misreading.shows, misreading.id, count):
            offered = {each.id: each for each in seen.offered(round_.placard)}
            if misreading.id not in offered:
                continue
            predicted = seen.look(round_).predicted(offered[misreading.id])
            own = misreading.id.startswith("PG")
            told = {seat for seat, wager in predicted if own or wager is not Wager.ENVY_BONUS}
            may = {seat.number for seat in round_.seats if where(At(round_, seat))}
            if told - may or (misreading.id in EXACTLY and told != may):
                wrong.append((misreading.id, sorted(told), sorted(may), round_.dealer))
    assert wrong == []


def _offered(name: str) -> list[str]:
    tables = misread(name).rules.placards or (None,)
    return [each.id for table in tables for each in misread(name).offered(table)]


def test_every_wrong_rule_has_its_definition() -> None:
    every = {each.partition(".")[0] for name in HOUSES for each in _offered(name)}
    assert every == set(WHERE)
