"""The two cards below the class board: what costs most, and what waits for the supervisor."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.records.registry.reads.report_rows import Requested, Unsigned
from trainer.school.moments import clock
from trainer.school.reports.pareto import By, Pareto
from trainer.school.reports.reports import Waiting
from trainer.ui.paper import Button, Elided, column, emptied, hairline, label, row, wrapped
from trainer.ui.reports.bars import Bars, money_text
from trainer.ui.segments import Segments
from trainer.wording import say, say_count

SHOWN, WAITING_SHOWN = 8, 5
_EPOCH = QDate(1970, 1, 1)


class ParetoCard(QFrame):
    """Mistakes by money or by count. Emits that it is to be told by the other."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pareto")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Mistakes"))
        self.by = Segments(
            "pareto.by",
            say("Mistakes"),
            ((By.MONEY, say("by money")), (By.COUNT, say("by count"))),
        )
        self.by.show_chosen(By.MONEY)
        self.by.chosen.connect(self.chosen)
        self.bars = Bars("pareto.bars")
        self._none = wrapped(say("No mistakes in this time."), tone="quiet")
        self._foot = wrapped("", "caption", tone="quiet", name="pareto.foot")
        head = row(label(say("Mistakes"), "section"), self.by, gap=12)
        pieces = (head, self.bars, self._none, None, self._foot)
        self.setLayout(column(*pieces, gap=8, around=(20, 16, 20, 14)))

    def present(self, pareto: Pareto, currency: str) -> None:
        """Show these mistakes."""
        self.by.show_chosen(pareto.by)
        self.bars.present(pareto, SHOWN, currency)
        self.bars.setVisible(bool(pareto.bars))
        self._none.setVisible(not pareto.bars)
        self._foot.setText(foot(pareto, currency))


def foot(pareto: Pareto, currency: str) -> str:
    """``Players short $1,004 (filled), house short $313 (hatched), never netted.``"""
    return say(
        "Players short {players} (filled), house short {house} (hatched), never netted.",
        players=money_text(pareto.players_short, currency),
        house=money_text(pareto.house_short, currency),
    )


class WaitingCard(QFrame):
    """What waits to be signed or answered. Emits what is to be opened."""

    sign = Signal(str)
    review = Signal(str)
    all_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("waiting")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Awaiting review"))
        self._count = label("", "caption", tone="quiet", name="waiting.count")
        self._lines = column(gap=0)
        self._more = Button(say("All attempts"), "waiting.all")
        self._more.clicked.connect(self.all_asked)
        head = row(label(say("Awaiting review"), "section"), None, self._count)
        pieces = (head, self._lines, None, row(None, self._more))
        self.setLayout(column(*pieces, gap=8, around=(20, 16, 20, 14)))

    def present(self, waiting: Waiting, today: int) -> None:
        """Show what waits, what is to be signed first."""
        emptied(self._lines)
        self._count.setText(say_count("{count} attempt", "{count} attempts", count=len(waiting)))
        exams = waiting.unsigned[:WAITING_SHOWN]
        for exam in exams:
            self._add(_exam_line(exam, today, partial(self.sign.emit, exam.sitting)))
        for asked in waiting.requested[: WAITING_SHOWN - len(exams)]:
            self._add(_request_line(asked, today, partial(self.review.emit, asked.attempt)))
        if not len(waiting):
            self._lines.addWidget(wrapped(say("Nothing waits for you."), tone="quiet"))
        self._level()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._level()  # how wide a button is was not known before

    def _level(self) -> None:
        """All buttons are as wide as the widest, so that the words before them begin at one
        place."""
        acts = [each for each in self.findChildren(Button) if each is not self._more]
        wide = max((each.sizeHint().width() for each in acts), default=0)
        for act in acts:
            act.setMinimumWidth(wide)

    def _add(self, line: QWidget) -> None:
        self._lines.addWidget(hairline())
        self._lines.addWidget(line)


def _exam_line(each: Unsigned, today: int, press: Callable[[], None]) -> QWidget:
    told = say(
        "{outcome}, {errors} of {decisions} wrong",
        outcome=outcome_words(each.outcome),
        errors=each.errors,
        decisions=each.decisions,
    )
    title = say("Exam: {title}", title=each.title)
    return _line(
        each.name,
        when(each.ended_at_ms, today),
        title,
        told,
        say("Open and sign"),
        f"waiting.sign.{each.sitting}",
        press,
    )


def _request_line(each: Requested, today: int, press: Callable[[], None]) -> QWidget:
    title = say("Asks for a review")
    return _line(
        each.name,
        when(each.at_ms, today),
        title,
        each.text,
        say("Review"),
        f"waiting.review.{each.event}",
        press,
    )


def _line(
    name: str, at: str, title: str, told: str, act: str, object_name: str, press: Callable[[], None]
) -> QWidget:
    button = Button(act, object_name)
    button.setAccessibleName(say("{act}: {name}, {title}", act=act, name=name, title=title))
    button.clicked.connect(press)
    who = column(Elided(name, "strong"), label(at, "caption", tone="quiet"), gap=1)
    what = column(Elided(title, "dense"), _quiet(told), gap=1)
    made = QWidget()
    line = row(gap=14, around=(0, 7, 0, 7))
    line.addLayout(who, 30)
    line.addLayout(what, 46)
    line.addWidget(button)
    made.setLayout(line)
    return made


def _quiet(text: str) -> Elided:
    made = Elided(text, "caption")
    made.setProperty("tone", "quiet")
    return made


def outcome_words(outcome: str) -> str:
    """How an exam ended, in a word."""
    match outcome:
        case "passed":
            return say("Passed")
        case "failed":
            return say("Failed")
        case "voided":
            return say("Voided")
        case _:
            return say("Discontinued")


def when(at_ms: int, today: int) -> str:
    """``Today 17:10``, ``Yesterday``, else the day."""
    at = datetime.fromtimestamp(at_ms / 1000).astimezone()
    day = (at.date() - datetime(1970, 1, 1, tzinfo=UTC).date()).days
    if day == today:
        return say("Today {time}", time=clock(at))
    return say("Yesterday") if day == today - 1 else day_text(day)


def day_text(day: int) -> str:
    """``3 May``: a calendar day counted from 1970."""
    return QLocale().toString(_EPOCH.addDays(day), "d MMM")


def dated(day: int) -> str:
    """``3 May 2026``: the same where it may be of another year."""
    return QLocale().toString(_EPOCH.addDays(day), "d MMM yyyy")
