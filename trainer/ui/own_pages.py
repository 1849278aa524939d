"""The pages of a trainee's own records: results, mistakes, progress, a shift, a session."""

from __future__ import annotations

from trainer.school.pages import log_pages, progress_page
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
from trainer.school.pages.progress_page import (
    BeliefTest,
    CompareHouses,
    PractiseSkills,
    ProgressRoute,
)
from trainer.school.pages.session_end import (
    PractiseOn,
    SessionEndRoute,
    load_session_end,
    tell_session_end,
)
from trainer.school.privacy.own_records import own_sheets
from trainer.ui.application import Application
from trainer.ui.document.part import OWN_RECORDS, DocumentPart, PageSpec
from trainer.ui.printing.export_button import Exporting, Format
from trainer.ui.routes import LIVE_REPORT, SESSION_END
from trainer.wording import phrase, say

RESULTS, MISTAKES, PROGRESS = "results", "mistakes", "progress"


class OwnPages(DocumentPart):
    """Shows what was done and what it gained; opens rounds, and deals what is to be done next."""

    unreadable = OWN_RECORDS

    def __init__(self, app: Application) -> None:
        self._at = app
        pages = {
            RESULTS: PageSpec(
                phrase("Results"),
                (ResultsRoute,),
                ResultsRoute,
                lambda practice, at: (at, log_pages.load_results(practice, app.now())),
                log_pages.tell_results,
                lambda format_: export_list(app, RESULTS, format_),
            ),
            MISTAKES: PageSpec(
                phrase("My mistakes"),
                (MistakesRoute,),
                MistakesRoute,
                lambda practice, at: (at, log_pages.load_mistakes(practice, app.now())),
                log_pages.tell_mistakes,
                lambda format_: export_list(app, MISTAKES, format_),
            ),
            PROGRESS: PageSpec(
                phrase("Progress"),
                (ProgressRoute,),
                ProgressRoute,
                lambda practice, at: progress_page.load_progress(
                    practice, at, app.settings.last_house
                ),
                progress_page.tell_progress,
            ),
            LIVE_REPORT: PageSpec(
                phrase("Report of a shift"),
                (LiveReportRoute,),
                LiveReportRoute,
                lambda practice, at: load_live_report(practice, at, app.now()),
                tell_live_report,
            ),
            SESSION_END: PageSpec(
                phrase("What the session gained"),
                (SessionEndRoute,),
                SessionEndRoute,
                load_session_end,
                tell_session_end,
            ),
        }
        super().__init__(
            app,
            pages,
            lambda: app.practice,
            {
                TodayRoute: lambda _: app.turn_to("today"),
                OpenRound: lambda deed: app.rounds.open_round(deed.attempt),
                DealAgain: lambda deed: app.rounds.again(deed.attempt),
                WatchRound: lambda deed: app.debriefs.watch_round(
                    deed.attempt, deed.number, deed.met
                ),
                DealTrap: lambda deed: app.debriefs.deal_trap_of(deed.attempt, deed.number),
                PractiseSkills: lambda deed: app.rounds.practise_skills(deed.house, deed.skills),
                BeliefTest: self._test,
                CompareHouses: self._compare,
                LeaveReport: lambda deed: app.turn_to(MISTAKES if deed.to_mistakes else RESULTS),
                NextShift: lambda deed: app.practise(deed.house, deed.drill),
                PractiseOn: lambda deed: app.sessions.begin(deed.house),
            },
        )

    def open(self, name: str) -> None:
        """The latest shift and the session that ended last are shown first; after a round of
        another shift, that one again."""
        sitting, ended = self._at.rounds.sitting, self._at.sessions.ended
        is_over = sitting is not None and sitting.live is not None and sitting.is_over
        if name == LIVE_REPORT and sitting is not None and is_over:
            self._at.rounds.sitting = None
            self._read(name, LiveReportRoute(sitting.sitting_id))
        elif name != SESSION_END:
            super().open(name)
        elif ended is not None:
            self._read(name, SessionEndRoute(ended.sitting_id, ended.house.id))

    def _test(self, deed: BeliefTest) -> None:
        practice = self._at.practice
        if practice is not None:
            self._at.sit(lambda: practice.test_belief(deed.house, deed.ids))

    def _compare(self, deed: CompareHouses) -> None:
        practice = self._at.practice
        if practice is not None:
            self._at.turn_to("houses")
            self._at.pages.houses.present(practice.books, deed.house, deed.other)


def export_list(app: Application, page: str, format_: Format) -> None:
    """Write all that the records have for that list into a file, whatever is shown of it."""
    with app.told(say("The records cannot be read")):
        rounds, mistakes, quick, answers = own_sheets(app.folder)
        sheets = (mistakes, answers) if page == MISTAKES else (rounds, quick)
        Exporting(app.window, app.tell).put(sheets, format_, page)
