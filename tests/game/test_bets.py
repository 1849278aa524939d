"""What may stand on the layout."""

from __future__ import annotations

from dataclasses import replace

from tests.some_houses import house
from trainer.game.bets import breaches
from trainer.game.notation import read_round
from trainer.game.round import Tender


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
