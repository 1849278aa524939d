"""What decided a wager, in the words of a mark."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.some_houses import house
from trainer.dealing.check import check
from trainer.dealing.house import House
from trainer.dealing.script import script_for
from trainer.game.cards import Card
from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import Combination, Row, Source
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.deciding_reasons import like, reason

ROYAL = {"seat": 1, "cards": ["Ad", "Kd", "Qd"], "wagers": {"ante": 10}, "decision": "play"}
ENVIES = {"seat": 4, "cards": ["Jh", "7c", "2s"], "wagers": {"ante": 5, "progressive": 5}}


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Kh Qc Td", "K♥ Q♣ 10♦ is not a straight."),
        ("Kh Qc 9d", None),
        ("Kh Qh Td", "K♥ Q♥ 10♦ is not a flush."),
        ("Ah Kc 2d", "A♥ K♣ 2♦ is not a straight: the ace does not join king and two."),
        ("Kh Qc Jd", None),
    ],
)
def test_a_worthless_hand_is_told_from_the_one_that_it_looks_like(
    cards: str, said: str | None
) -> None:
    a, b, c = map(Card.parse, cards.split())
    assert like(house("mbs").rules.ranking, (a, b, c), list(Category)) == said


def test_an_envy_bonus_for_another_row_tells_whose_hand_pays_it() -> None:
    """A house's Envy table may pay more than A-K-Q of one suit, and ask for no play."""
    mbs = house("mbs")
    assert mbs.rules.envy is not None
    row = Row(Combination.THREE_OF_A_KIND, Money(1000), Source(""))
    table = replace(mbs.rules.envy.table, rows=(*mbs.rules.envy.table.rows, row))
    rules = replace(mbs.rules, envy=replace(mbs.rules.envy, table=table))
    trips = {**ROYAL, "cards": ["9d", "9c", "9h"]}
    assert told_of_envy(replace(mbs, rules=rules), trips).startswith("Seat 1 holds three nines.")


def test_an_envy_bonus_tells_whose_hand_pays_it() -> None:
    told = told_of_envy(house("mbs"), ROYAL)
    assert told.startswith("Seat 1 holds A-K-Q of diamonds.")
    assert "Every other player with a Progressive Jackpot wager is paid." in told
    assert "Seat 4" not in told


def told_of_envy(known: House, envied: dict[str, Any]) -> str:
    seats = [envied, {**ENVIES, "decision": "fold"}]
    dealt = {"house": "mbs", "jackpot": 25000, "dealer": ["Kc", "8d", "3s"], "seats": seats}
    round_ = read_round(dealt, {"mbs": known.rules})
    verdict = check(script_for(known, round_, settle(known.rules, round_)), [])
    settled = verdict.script.settlement.seat(4)
    assert settled is not None
    line = settled.line(Wager.ENVY_BONUS)
    assert line is not None
    return reason(verdict, settled, line)
