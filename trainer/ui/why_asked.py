"""Why a wager of a seat is settled as it is, asked at the table before anything is said of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from trainer.errors import InputError, Problem
from trainer.school.reasoning import WhyAsked
from trainer.ui.form_dialog import FormAsked
from trainer.ui.reason_choice import WhyForm
from trainer.wording import say

EDGE, MIDDLE_SEAT = 16, 4


def ask_why(table: QWidget, asked: WhyAsked, record: Callable[[str, int], object]) -> bool:
    """The reason and how sure, recorded; False where the trainee does not say."""
    form = why_form(table, asked, record)
    form.move(table.mapToGlobal(clear_of_hands(table, form, asked.seat)))
    return form.asked()


def clear_of_hands(table: QWidget, form: FormAsked, seat: int) -> QPoint:
    """The upper corner that is farther from the seat: its hand and the dealer's stay in sight."""
    at_right = table.width() - form.sizeHint().width() - EDGE
    return QPoint(at_right if seat < MIDDLE_SEAT else EDGE, EDGE)


def why_form(parent: QWidget, asked: WhyAsked, record: Callable[[str, int], object]) -> FormAsked:
    """The form that asks; what it is given is recorded."""
    title = say("{wager}: why?", wager=asked.spot)
    form = WhyForm("why", title, asked.choices)
    form.setFocusProxy(form.why.buttons[0])

    def said() -> None:
        if not form.is_whole:
            form.begin()
            raise InputError([Problem((), "open", say("Choose a reason, and say how sure."))])
        record(asked.choices[form.why.place], form.certainty)

    heading = say("{place}: say why", place=asked.place.headed(asked.seat))
    dialog = FormAsked(parent, heading, (form,), said, button=say("Send"))
    form.given.connect(dialog.accept_.setFocus)
    return dialog
