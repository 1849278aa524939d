"""What may stand on the layout."""

from __future__ import annotations

from dataclasses import replace

from tests.some_houses import house
from trainer.game.bets import breaches
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Decision, Seat, Tender
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
