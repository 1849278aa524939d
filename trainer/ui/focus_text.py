"""The trainee's place in words: ``Selected: seat 7, Pair Plus, $10. $60 cut out.``"""

from __future__ import annotations

from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import say


def place_words(shown: TableShown, here: Here) -> str:
    """The place, its stake, and what is cut where that may be shown."""
    return say("Selected: {place}.", place=_place(shown, here)) + _cut(shown)


def _place(shown: TableShown, here: Here) -> str:
    if here.seat is None:
        return say("the dealer's hand")
    seat = shown.seat(here.seat)
    if here.wager is None:
        return say("seat {seat}, the hand", seat=here.seat)
    spot = next((spot for spot in seat.spots if spot.wager is here.wager), None)
    name = shown.label(here.wager)
    if spot is None or not spot.stake:
        return say("seat {seat}, {wager}, no wager", seat=here.seat, wager=name)
    stake = shown.money(spot.stake)
    if spot.taken:
        return say(
            "seat {seat}, {wager}, {amount}, taken", seat=here.seat, wager=name, amount=stake
        )
    return say("seat {seat}, {wager}, {amount}", seat=here.seat, wager=name, amount=stake)


def _cut(shown: TableShown) -> str:
    if shown.cut.largest:
        return " " + say("No payout here is larger than {amount}.", amount=shown.cut.largest)
    if not shown.cut.chips and not shown.cut.total:
        return ""
    if shown.cut.back:
        return " " + say("Taken back: the next chip begins a new payout.")
    if not shown.cut.total:
        return " " + say("Chips cut out.")
    return " " + say("{amount} cut out.", amount=shown.cut.total)
