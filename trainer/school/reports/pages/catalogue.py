"""Every report: a new one is a module beside this and a line in this table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from trainer.document import Document, Option, Selector
from trainer.school.reports.pages import (
    after_exam,
    items,
    learning,
    mistakes,
    pace,
    session_minutes,
    shared_rounds,
    transfer,
)
from trainer.school.reports.pages.scope_choices import ScopedRoute
from trainer.school.reports.reports import Reports
from trainer.wording import Phrase, say, say_phrase


@dataclass(frozen=True, slots=True)
class ListedReport:
    """A report by its route: ``load`` reads its figures, ``tell`` makes its page."""

    route: type[ScopedRoute]
    title: Phrase
    load: Callable[[Reports, Any], Any]
    tell: Callable[[Any, Any], Document]


REPORTS = (
    ListedReport(
        mistakes.MistakesReport, mistakes.TITLE, mistakes.load_mistakes, mistakes.tell_mistakes
    ),
    ListedReport(
        learning.LearningReport, learning.TITLE, learning.load_learning, learning.tell_learning
    ),
    ListedReport(
        after_exam.AfterExamReport,
        after_exam.TITLE,
        after_exam.load_after_exam,
        after_exam.tell_after_exam,
    ),
    ListedReport(
        transfer.TransferReport, transfer.TITLE, transfer.load_transfer, transfer.tell_transfer
    ),
    ListedReport(items.ItemsReport, items.TITLE, items.load_items, items.tell_items),
    ListedReport(pace.PaceReport, pace.TITLE, pace.load_pace, pace.tell_pace),
    ListedReport(
        session_minutes.SessionMinutesReport,
        session_minutes.TITLE,
        session_minutes.load_session_minutes,
        session_minutes.tell_session_minutes,
    ),
    ListedReport(
        shared_rounds.SharedRoundsReport,
        shared_rounds.TITLE,
        shared_rounds.load_shared_rounds,
        shared_rounds.tell_shared_rounds,
    ),
)
_BY_ROUTE = {each.route: each for each in REPORTS}


def load_report(reports: Reports, at: ScopedRoute) -> tuple[ScopedRoute, Any]:
    """The route, and the figures of the report there."""
    return at, _BY_ROUTE[type(at)].load(reports, at)


def tell_report(figures: Any, at: ScopedRoute) -> Document:
    """The report at that route, below the filters of all reports."""
    told = _BY_ROUTE[type(at)].tell(figures, at)
    return replace(told, blocks=(_choice(at), *told.blocks))


def _choice(at: ScopedRoute) -> Selector:
    options = tuple(
        Option(each.route.__name__, say_phrase(each.title), each.route(**at.shared))
        for each in REPORTS
    )
    return Selector("reports.which", say("Report"), options, type(at).__name__)
