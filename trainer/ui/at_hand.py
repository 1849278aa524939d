"""Where the trainee is, in words: ``At hand: seat 7, Pair Plus, $10. $60 cut out.``"""

from __future__ import annotations

from trainer.ui.table.snapshot import Here, TableShown


def at_hand(shown: TableShown, here: Here) -> str:
    """The place, its stake, and what is cut where that may be shown."""
    return f"At hand: {_place(shown, here)}.{_cut(shown)}"


def _place(shown: TableShown, here: Here) -> str:
    if here.seat is None:
        return "the dealer’s hand"
    seat = shown.seat(here.seat)
    if here.wager is None:
        return f"seat {here.seat}, the hand"
    spot = next((spot for spot in seat.spots if spot.wager is here.wager), None)
    where = f"seat {here.seat}, {shown.label(here.wager)}"
    if spot is None or not spot.stake:
        return f"{where}, no wager"
    taken = ", taken" if spot.taken else ""
    return f"{where}, {shown.money(spot.stake)}{taken}"


def _cut(shown: TableShown) -> str:
    if not shown.cut.chips and not shown.cut.total:
        return ""
    return f" {shown.cut.total or 'Chips'} cut out."
