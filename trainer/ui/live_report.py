"""The page of the report of a shift at the live table."""

from __future__ import annotations

from typing import Any

from trainer.document import Route
from trainer.school.pages.live_report import (
    LeaveReport,
    LiveReportRoute,
    NextShift,
    load_live_report,
    tell_live_report,
)
from trainer.school.pages.log_pages import OpenRound, WatchRound
from trainer.school.practice import Practice
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.routes import LIVE_REPORT
from trainer.wording import phrase


class LiveReports(DocumentPart):
    """Shows the report of a shift, and begins the next one."""

    def __init__(self, app: Application) -> None:
        spec = PageSpec(
            phrase("Report of a shift"),
            (LiveReportRoute,),
            LiveReportRoute,
            self._load,
            tell_live_report,
        )
        self._at = app
        super().__init__(
            app,
            {LIVE_REPORT: spec},
            lambda: app.practice,
            {},
            {
                LeaveReport: lambda deed: app.turn_to(
                    "mistakes" if deed.to_mistakes else "results"
                ),
                NextShift: lambda deed: app.practise(deed.house, deed.drill),
                OpenRound: lambda deed: app.rounds.open_round(deed.attempt),
                WatchRound: lambda deed: app.review.watch_round(
                    deed.attempt, deed.number, deed.met
                ),
            },
        )
        self.loading.at_once = True

    def open(self, name: str) -> None:
        """The latest shift is shown first; after a round of another, that one again."""
        sitting = self._at.rounds.sitting
        if sitting is not None and sitting.live is not None and sitting.is_over:
            self._at.rounds.sitting = None
            self._read(name, LiveReportRoute(sitting.sitting_id))
        else:
            super().open(name)

    def _load(self, practice: Practice, at: LiveReportRoute) -> tuple[Route, Any]:
        return load_live_report(practice, at, self._at.now())
