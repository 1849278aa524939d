"""The question before a round is ended with work left, which it names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.game.rules import HouseRules
from trainer.school.resume import LeftOff
from trainer.ui.form_dialog import FormAsked
from trainer.wording import say, say_count


def left_words(rules: HouseRules, seats: Sequence[int]) -> str:
    """``Seats 3 and 5 are not finished.``"""
    return say_count(
        "{places} is not finished.",
        "{places} are not finished.",
        count=len(seats),
        places=rules.words.place.headed(*seats),
    )


def end_anyway(window: QWidget, left: str) -> bool:
    """Ask if the round is to end with that left; True if so."""
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
