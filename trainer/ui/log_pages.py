"""The pages of results, of mistakes, of a shift that is over, and of a session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trainer.document import Deed, Route
from trainer.school.pages import log_pages
from trainer.school.pages.live_report import (
    LeaveReport,
    LiveReportRoute,
    NextShift,
    load_live_report,
    tell_live_report,
)
from trainer.school.pages.log_pages import (
    DealAgain,
    DealTrap,
    MistakesRoute,
    OpenRound,
    ResultsRoute,
    TodayRoute,
    WatchRound,
)
from trainer.school.pages.session_end import (
    PractiseOn,
    SessionEndRoute,
    load_session_end,
    tell_session_end,
)
from trainer.school.practice import Practice
from trainer.school.privacy.own_records import own_sheets
from trainer.ui.application import Application
from trainer.ui.document.part import OWN_RECORDS, DocumentPart, PageSpec
from trainer.ui.printing.export_button import Exporting, Format
from trainer.ui.routes import LIVE_REPORT, SESSION_END
from trainer.wording import phrase, say

RESULTS, MISTAKES = "results", "mistakes"


class LogPages(DocumentPart):
    """Shows what was done, and opens or deals it again.

    Figures are read in the window's own thread, like all records of the trainee.
    """

    unreadable = OWN_RECORDS

    def __init__(self, app: Application) -> None:
        pages = {
            RESULTS: PageSpec(
                phrase("Results"),
                (ResultsRoute,),
                ResultsRoute,
                self._load_results,
                log_pages.tell_results,
                lambda format_: export_list(app, RESULTS, format_),
            ),
            MISTAKES: PageSpec(
                phrase("My mistakes"),
                (MistakesRoute,),
                MistakesRoute,
                self._load_mistakes,
                log_pages.tell_mistakes,
                lambda format_: export_list(app, MISTAKES, format_),
            ),
        }
        elsewhere: dict[type[Route], Callable[[Any], None]] = {
            TodayRoute: lambda _: app.turn_to("today")
        }
        deeds: dict[type[Deed], Callable[[Any], None]] = {
            OpenRound: lambda deed: app.rounds.open_round(deed.attempt),
            DealAgain: lambda deed: app.rounds.again(deed.attempt),
            WatchRound: lambda deed: app.debriefs.watch_round(deed.attempt, deed.number),
            DealTrap: lambda deed: app.debriefs.deal_trap_of(deed.attempt, deed.number),
        }
        self._now = app.now
        super().__init__(app, pages, lambda: app.practice, elsewhere, deeds)
        self.loading.at_once = True

    def _load_results(self, practice: Practice, at: ResultsRoute) -> tuple[Route, Any]:
        return at, log_pages.load_results(practice, self._now())

    def _load_mistakes(self, practice: Practice, at: MistakesRoute) -> tuple[Route, Any]:
        return at, log_pages.load_mistakes(practice, self._now())


def export_list(app: Application, page: str, format_: Format) -> None:
    """Write all that the records have for that list into a file, whatever is shown of it."""
    with app.told(say("The records cannot be read")):
        rounds, mistakes, quick, answers = own_sheets(app.folder)
        sheets = (mistakes, answers) if page == MISTAKES else (rounds, quick)
        Exporting(app.window, app.tell).put(sheets, format_, page)


class LiveReports(DocumentPart):
    """Shows the report of a shift, and begins the next one."""

    unreadable = OWN_RECORDS

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
                WatchRound: lambda deed: app.debriefs.watch_round(
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


class SessionEnds(DocumentPart):
    """Shows the gain of the session that ended last, and begins another."""

    unreadable = OWN_RECORDS

    def __init__(self, app: Application) -> None:
        self._sessions = app.sessions
        spec = PageSpec(
            phrase("What the session gained"),
            (SessionEndRoute,),
            SessionEndRoute,
            load_session_end,
            tell_session_end,
        )
        elsewhere: dict[type[Route], Callable[[Any], None]] = {
            TodayRoute: lambda _: app.turn_to("today")
        }
        deeds: dict[type[Deed], Callable[[Any], None]] = {
            PractiseOn: lambda deed: app.sessions.begin(deed.house)
        }
        super().__init__(app, {SESSION_END: spec}, lambda: app.practice, elsewhere, deeds)
        self.loading.at_once = True

    def open(self, name: str) -> None:
        """Show the session that ended last."""
        ended = self._sessions.ended
        if ended is not None:
            self._read(name, SessionEndRoute(ended.sitting_id, ended.house.id))
