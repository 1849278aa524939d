"""The interruptions of a live round: each with what was due, what was done, and its clause."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.drills.live.due import WishHandled
from trainer.game.pay import SourceKind
from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.severity_words import severity_word
from trainer.school.wishes_met import WishMet
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.debrief.sources import RuleChip, SourceTold
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.widgets import Button, column, hairline, label, row, wrapped
from trainer.ui.table.round_clock import clock
from trainer.wording import say

AROUND, MARK_WIDE = (14, 10, 14, 10), 16


class InterruptionsCard(QFrame):
    """Lists what players wanted, in order. Emits the number of one that is to be watched, or a
    clause that is to be read."""

    watch = Signal(int)
    clause = Signal(str)

    def __init__(self, met: tuple[WishMet, ...]) -> None:
        super().__init__()
        self.setObjectName("debrief.interruptions")
        self.setProperty("kind", "card")
        right = sum(each.handled is WishHandled.RIGHT for each in met)
        words = say("{some} of {all} answered as the floor does", some=right, all=len(met))
        heading = say("Interruptions")
        self.setAccessibleName(paragraph(sentence(heading), words))
        body = column(label(heading, "section"), label(words, "caption"), gap=4, around=AROUND)
        for each in met:
            body.addSpacing(4)
            body.addWidget(hairline())
            body.addSpacing(2)
            body.addLayout(self._line(each))
        self.setLayout(body)

    def way(self, number: int) -> QWidget | None:
        """The button of that interruption."""
        return self.findChild(Button, f"debrief.interruption.{number}.watch")

    def _line(self, met: WishMet) -> QHBoxLayout:
        watch = Button(say("Watch it"), f"debrief.interruption.{met.number}.watch")
        watch.setProperty("small", "true")
        watch.setAccessibleName(f"{watch.text()}: {met.wish.heading}, {met.who}")
        watch.clicked.connect(lambda: self.watch.emit(met.number))
        foot = row(gap=8)
        foot.addWidget(self._sources(met), 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(watch, 0, Qt.AlignmentFlag.AlignBottom)
        words = column(gap=2)
        words.addWidget(wrapped(met.wish.heading, "strong"))
        words.addWidget(wrapped(f"{clock(met.began_ms)} · {met.who} · {met.words}", "secondary"))
        for name, text in ((say("Due"), met.due_words), (say("Done"), done_words(met))):
            words.addWidget(wrapped(say("{name}: {value}", name=name, value=text), "dense"))
        words.addWidget(wrapped(met.outcome, "dense"))
        words.addLayout(foot)
        line = row(gap=10)
        line.addWidget(_mark(met), 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)
        return line

    def _sources(self, met: WishMet) -> QWidget:
        """The clause, or the school's reading with its reason."""
        source, name = met.due.source, f"debrief.interruption.{met.number}"
        made = QWidget()
        flow = Flow(6)
        if source.cite:
            chip = RuleChip(f"{name}.rule", source.cite, "", leads=True)
            chip.asked.connect(lambda: self.clause.emit(source.cite))
            flow.addWidget(chip)
        if source.kind is SourceKind.DOCUMENT:
            badge = SourceTold(say("house rule"), f"{name}.source", "house", "")
        else:
            reason = source.reason or ""
            badge = SourceTold(say("school's reading"), f"{name}.source", "reading", reason)
        flow.addWidget(badge)
        made.setLayout(flow)
        return made


def done_words(met: WishMet) -> str:
    """The answer and the time that it took: ``Call the floor, after 1.1 s``."""
    if met.took_ms is None:
        return met.done_words
    seconds = f"{met.took_ms / 1000:.1f}"
    return say("{answer}, after {seconds} s", answer=met.done_words, seconds=seconds)


def _mark(met: WishMet) -> QWidget:
    if met.severity is None:
        right = label("✓", "strong")
        right.setAccessibleName(say("right"))
        right.setFixedWidth(MARK_WIDE)
        return right
    mark = MarkBadge(met.severity)
    mark.setAccessibleName(severity_word(met.severity))
    return mark
