"""What decided a wager, in the words of a mark."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from tests.some_houses import house
from trainer.dealing.check import check
from trainer.dealing.house import House
from trainer.dealing.script import script_for
from trainer.game.cards import Card
from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import Combination, PayTable, Row, Source
from trainer.game.rules import Situation
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
        ("Ah Kc 2d", "A♥ K♣ 2♦ is not a straight. The ace does not join king and two."),
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
    table = structs.replace(mbs.rules.envy.table, rows=(*mbs.rules.envy.table.rows, row))
    rules = structs.replace(mbs.rules, envy=structs.replace(mbs.rules.envy, table=table))
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


HELD = {"ante": 10, "pair_plus": 10, "progressive": 5}


def told_of(wager: Wager, cards: str, dealer: str = "Kc 8d 3s", **changed: Any) -> str:
    """The reason for that line at the MBS, whose side wager is changed so."""
    mbs = house("mbs")
    sides = [structs.replace(e, **changed) if e.wager is wager else e for e in mbs.rules.sides]
    return _told(
        replace(mbs, rules=structs.replace(mbs.rules, sides=tuple(sides))), wager, cards, dealer
    )


def _told(known: House, wager: Wager, cards: str, dealer: str) -> str:
    seat = {"seat": 1, "cards": cards.split(), "wagers": HELD, "decision": "play"}
    dealt = {"house": "mbs", "jackpot": 25000, "dealer": dealer.split(), "seats": [seat]}
    round_ = read_round(dealt, {"mbs": known.rules})
    verdict = check(script_for(known, round_, settle(known.rules, round_)), [])
    settled = verdict.script.settlement.seat(1)
    assert settled is not None
    line = settled.line(wager)
    assert line is not None
    return reason(verdict, settled, line)


def test_an_amount_that_holds_the_stake_says_so() -> None:
    """A pair was left alone with "A pair of fours pays 1 to 1 on $10.", and no word of why."""
    pair, straight = "4c 4d 9h", "9c 8h 7h"
    assert told_of(Wager.PAIR_PLUS, pair, in_award=True) == (
        "A pair of fours pays 1 to 1 on $10. The stake is in that amount."
    )
    assert told_of(Wager.PROGRESSIVE, straight, in_award=True) == (
        "A Nine-high straight pays $15. The stake is in that amount."
    )
    assert told_of(Wager.PROGRESSIVE, straight) == "A Nine-high straight pays $15."


def test_a_hand_that_no_row_names_is_told_so() -> None:
    """A Progressive that pays for A-K-Q alone ended the debrief in an error."""
    mbs = house("mbs")
    side = mbs.rules.side(Wager.PROGRESSIVE)
    assert side is not None
    assert isinstance(side.table, PayTable)
    royals, trips = structs.replace(side.table, rows=side.table.rows[:2]), side.table.rows[3]
    unnamed = "An Eight-high straight flush is in no row of the pay table."
    hand = "8c 7c 6c"
    assert told_of(Wager.PROGRESSIVE, hand, table=royals) == unnamed
    without = structs.replace(royals, rows=(*royals.rows, trips))
    assert told_of(Wager.PROGRESSIVE, hand, table=without) == unnamed
    assert told_of(Wager.PROGRESSIVE, "Kd 7c 6c", table=without) == (
        "King high pays nothing: three of a kind is the least."
    )


def test_equal_hands_that_lose_are_no_stand_off() -> None:
    mbs = house("mbs")
    lost = {**mbs.rules.ante, Situation.TIE: mbs.rules.ante[Situation.LOWER]}
    loses = replace(mbs, rules=structs.replace(mbs.rules, ante=lost))
    cards, dealer = "Kd 8c 3h", "Kc 8d 3s"
    assert _told(loses, Wager.ANTE, cards, dealer) == "Both hands are K-8-3: a tie."
    assert _told(mbs, Wager.ANTE, cards, dealer) == "Both hands are K-8-3: a stand-off."
