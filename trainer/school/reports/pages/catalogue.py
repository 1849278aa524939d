"""Every report: a new one is a module beside this and a line in this table."""

from __future__ import annotations

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
from trainer.school.reports.pages.report import (
    ListedReport,
    ScopedRoute,
    ScopeOffers,
    offered,
    report,
)
from trainer.school.reports.reports import Reports
from trainer.wording import say, say_phrase

REPORTS: tuple[ListedReport, ...] = (
    mistakes.REPORT,
    learning.REPORT,
    after_exam.REPORT,
    transfer.REPORT,
    items.REPORT,
    pace.REPORT,
    session_minutes.REPORT,
    shared_rounds.REPORT,
)
_BY_ROUTE = {each.route: each for each in REPORTS}


Loaded = tuple[ScopeOffers, Any]
"""The filters of a report, and its figures."""


def load_report(reports: Reports, at: ScopedRoute) -> tuple[ScopedRoute, Loaded]:
    """The route, and the figures of the report there."""
    return at, (offered(reports, at), _BY_ROUTE[type(at)].read(reports, at))


def tell_report(loaded: Loaded, at: ScopedRoute) -> Document:
    """The report at that route, below the filters of all reports."""
    (of, figures), listed = loaded, _BY_ROUTE[type(at)]
    page = report(say_phrase(listed.title), at, of, listed.tell(figures, at, of))
    return replace(page, blocks=(_choice(at), *page.blocks))


def _choice(at: ScopedRoute) -> Selector:
    options = tuple(
        Option(each.route.__name__, say_phrase(each.title), each.route(**at.shared))
        for each in REPORTS
    )
    return Selector("reports.which", say("Report"), options, type(at).__name__)
