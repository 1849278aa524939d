"""Rounds and settlements written as plain values: what JSON and YAML hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trainer.game.money import Money
from trainer.game.round import Round, Seat, Tender
from trainer.game.settle import Line, SeatSettlement, Settlement
from trainer.game.wagers import Wager


def round_to_plain(round_: Round) -> dict[str, Any]:
    """The round as JSON and YAML hold it; ``read_round`` undoes this."""
    plain: dict[str, Any] = {
        "house": round_.house,
        "dealer": [str(each) for each in round_.dealer],
        "seats": [_seat_to_plain(seat) for seat in round_.seats],
    }
    if round_.jackpot is not None:
        plain["jackpot"] = str(round_.jackpot)
    if round_.placard is not None:
        plain["placard"] = round_.placard
    if round_.redeal is not None:
        plain["redeal"] = round_to_plain(round_.redeal)
    return plain


def _placed(seat: Seat) -> Iterator[tuple[Wager, Money]]:
    """The stakes; the Play wager is written only if it is not the Ante."""
    if seat.play is not None and seat.played:
        yield Wager.PLAY, seat.play
    yield from seat.stakes.items()


def _seat_to_plain(seat: Seat) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "seat": seat.number,
        "cards": [str(each) for each in seat.cards],
        "wagers": {wager.value: str(stake) for wager, stake in _placed(seat)},
    }
    if seat.decision is not None:
        plain["decision"] = seat.decision.value
    if seat.player is not None:
        plain["player"] = seat.player
    if seat.closed:
        plain["closed"] = True
    if seat.tender is not Tender.CHIPS:
        plain["tender"] = seat.tender.value
    if seat.side_bet:
        plain["side_bet"] = True
    return plain


def settlement_to_plain(house: str, settlement: Settlement) -> dict[str, Any]:
    """The settlement as ``trainer settle --json`` prints it."""
    dealer = settlement.dealer
    return {
        "house": house,
        "dealer": {
            "hand": dealer.category.value,
            "name": dealer.name,
            "qualifies": dealer.qualifies,
        },
        "seats": [_settled_to_plain(seat) for seat in settlement.seats],
    }


def _settled_to_plain(seat: SeatSettlement) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "hand": seat.category.value,
        "name": seat.name,
        "lines": [_line_to_plain(line) for line in seat.lines],
    }


def _line_to_plain(line: Line) -> dict[str, Any]:
    return {
        "wager": line.wager.value,
        "result": line.result.value,
        "stake": None if line.stake is None else str(line.stake),
        "pays": str(line.pays),
        "odds": None if line.odds is None else str(line.odds),
        "rule": str(line.rule),
    }
