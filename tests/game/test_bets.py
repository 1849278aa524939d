"""What may stand on the layout."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.some_houses import house
from trainer.game.bets import breaches
from trainer.game.cards import Card
from trainer.game.demands import Times
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Decision, Seat, Tender
from trainer.game.rules import BetRule
from trainer.game.wagers import Wager


def test_what_is_no_chip_is_named() -> None:
    """BOX •9."""
    seat = {"seat": 4, "cards": ["8h", "8c", "4s"], "wagers": {"ante": "5"}, "decision": "fold"}
    plain = {"house": "boxes", "dealer": ["Kh", "6s", "2d"], "seats": [seat]}
    rules = house("boxes").rules
    round_ = read_round(plain, {"boxes": rules})
    told = {}
    for tender in Tender:
        laid = replace(round_, seats=(replace(round_.seats[0], tender=tender),))
        told[tender] = [each.message for each in breaches(rules, laid)]
    assert told == {
        Tender.CHIPS: [],
        Tender.CASH: ["cash is not accepted; bet in chips"],
        Tender.CREDIT: ["credit is not accepted; bet in chips"],
    }


def test_play_equals_the_ante_unless_another_sum_stands_there() -> None:
    a, b, c = map(Card.parse, ("8h", "8c", "4s"))
    played = Seat(4, (a, b, c), {Wager.ANTE: Money(500)}, Decision.PLAY)
    folded = replace(played, decision=Decision.FOLD)
    several = replace(played, play=Money(1500))
    assert [each.stake(Wager.PLAY) for each in (played, several, folded)] == [
        Money(500),
        Money(1500),
        None,
    ]


@pytest.mark.parametrize(
    ("wagers", "decision", "play"),
    [
        ({"ante": 5, "play": 15}, "play", 1500),
        ({"ante": 5, "play": 10}, "play", 1000),
        ({"ante": 5}, "play", 1000),
        ({"ante": 5}, "fold", None),
    ],
)
def test_play_may_be_told_as_two_or_three_antes(
    wagers: dict[str, int], decision: str, play: int | None
) -> None:
    """If it is not told, it is the least."""
    rules = house("mbs").rules
    times = Times(Wager.PLAY, Wager.ANTE, 2, 3)
    rules = replace(rules, bets=(BetRule("play", times, rules.ranking_source),))
    seat = {"seat": 4, "cards": ["8h", "8c", "4s"], "wagers": wagers, "decision": decision}
    plain = {"house": "mbs", "dealer": ["Kh", "6s", "2d"], "seats": [seat]}
    (read,) = read_round(plain, {"mbs": rules}).seats
    assert read.stake(Wager.PLAY) == (None if play is None else Money(play))
