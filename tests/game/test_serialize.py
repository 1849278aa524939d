"""A round written as plain values and read again."""

from __future__ import annotations

from dataclasses import replace

from tests.some_houses import house
from trainer.game.hands import lowest
from trainer.game.notation import read_round
from trainer.game.pay import Source
from trainer.game.round import Tender
from trainer.game.rules import Qualifying
from trainer.game.serialize import round_to_plain


def test_what_is_told_of_a_seat_is_written_and_nothing_else() -> None:
    seats = [
        {
            "seat": 2,
            "cards": ["9h", "9c", "4d"],
            "wagers": {"ante": "5"},
            "decision": "play",
            "player": "A",
            "closed": True,
        },
        {"seat": 4, "cards": ["8h", "8c", "4s"], "wagers": {"ante": "5"}, "decision": "fold"},
    ]
    plain = {"house": "boxes", "dealer": ["Kh", "6s", "2d"], "seats": seats}
    round_ = read_round(plain, {"boxes": house("boxes").rules})
    assert round_to_plain(round_)["seats"] == seats
    assert round_.seats[0].closed
    beside = replace(round_.seats[1], side_bet=True, tender=Tender.CASH)
    (written,) = round_to_plain(replace(round_, seats=(beside,)))["seats"]
    assert written == {**seats[1], "side_bet": True, "tender": "cash"}
    assert round_.seats[0].tender is Tender.CHIPS


def test_only_the_lowest_line_is_met_by_every_hand() -> None:
    ranking = house("mbs").rules.ranking
    told = {text: Qualifying(lowest(text), Source()).met_by_all(ranking) for text in LINES}
    assert told == LINES


LINES = {"5-3-2": True, "6-3-2": False, "Q-3-2": False}
