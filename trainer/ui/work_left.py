"""The question before a round is ended with work left, which it names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.school.resume import LeftOff
from trainer.ui.form_dialog import FormAsked
from trainer.wording import say, say_count, say_list


def left_words(seats: Sequence[int]) -> str:
    """``Seats 3 and 5 are not finished.``"""
    listed = say_list([str(seat) for seat in seats])
    return say_count(
        "Seat {seats} is not finished.",
        "Seats {seats} are not finished.",
        count=len(seats),
        seats=listed,
    )


def end_anyway(window: QWidget, seats: Sequence[int]) -> bool:
    """Ask if the round is to end with these seats left; True if so."""
    left = left_words(seats)
    told = say("{left} What is left counts as left out.", left=left)
    asked = FormAsked(window, say("End the round now?"), (), button=say("End the round"), says=told)
    return asked.asked()


def leave_anyway(window: QWidget, left: LeftOff) -> bool:
    """Ask if another table is to be dealt in the place of the round that waits; True if so."""
    told = say_count(
        "{drill}, {house}: round {number} has {count} act. You cannot return to it once "
        "another table is dealt.",
        "{drill}, {house}: round {number} has {count} acts. You cannot return to it once "
        "another table is dealt.",
        count=left.acts,
        number=left.number,
        drill=left.drill_title,
        house=left.house_title,
    )
    heading, deal = say("Leave the unfinished round?"), say("Deal another table")
    return FormAsked(window, heading, (), button=deal, says=told).asked()
