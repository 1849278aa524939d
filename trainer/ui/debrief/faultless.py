"""A round without a mistake: one calm sentence, and every decision with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QGridLayout

from trainer.game.wagers import Wager
from trainer.school.debrief import Debrief, DebriefDecision
from trainer.ui.widgets import column, hairline, label, wrapped
from trainer.wording import say, say_count


class NothingDone(QFrame):
    """Says of a round in which nothing was done that it shows nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        head = wrapped(say("Nothing was done."), "panel", name="debrief.nothing-done")
        says = say("This round counts for nothing. The list shows what it asked.")
        self.setLayout(column(head, wrapped(says, tone="quiet"), gap=6, around=(24, 20, 24, 20)))


class Faultless(QFrame):
    """Shows what was right about the round."""

    def __init__(self, debrief: Debrief) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        pieces = [
            wrapped(say("Settled without a fault."), "panel", name="debrief.faultless"),
            wrapped(_all_right(debrief), tone="quiet"),
        ]
        body = column(*pieces, gap=6, around=(24, 20, 24, 20))
        if debrief.decided:
            body.addSpacing(8)
            body.addWidget(hairline())
            body.addLayout(_decisions(_as_settled(debrief)))
        self.setLayout(body)


def _all_right(debrief: Debrief) -> str:
    return say_count(
        "The decision and every step were right, in an order {house} allows.",
        "All {count} decisions and steps were right, in an order {house} allows.",
        count=debrief.lines,
        house=debrief.house_title,
    )


def _as_settled(debrief: Debrief) -> list[DebriefDecision]:
    """The decisions in the order in which the list beside them has the seats."""
    last = {row.seat: at for at, row in enumerate(debrief.rows)}
    return sorted(debrief.decided, key=lambda each: last.get(each.seat, -1))


def _decisions(decided: Sequence[DebriefDecision]) -> QGridLayout:
    """One line a decision: where, what was due, by which rule."""
    grid = QGridLayout()
    grid.setVerticalSpacing(5)
    grid.setHorizontalSpacing(24)
    seat = None
    for line, each in enumerate(decided):
        where = say("Seat {seat}", seat=each.seat) if each.seat != seat else ""
        seat = each.seat
        grid.addWidget(label(where, "dense", tone="quiet"), line, 0)
        grid.addWidget(label(_words(each.wager), "dense"), line, 1)
        grid.addWidget(label(each.due, "dense"), line, 2)
        grid.addWidget(label(each.rule, "caption"), line, 3)
    grid.setColumnStretch(3, 1)
    return grid


def _words(wager: Wager) -> str:
    return wager.words
