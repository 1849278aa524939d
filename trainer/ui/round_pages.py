"""The pages of a round: its table, its debrief, its replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.ui.application import Application
from trainer.ui.debrief.page import DebriefPage
from trainer.ui.page_stack import made_by
from trainer.ui.pages import DEBRIEF, REPLAY, TABLE
from trainer.ui.replay.page import ReplayPage
from trainer.ui.sounds import Sounds
from trainer.ui.table_page import TablePage


class RoundPages:
    """Builds the pages, and passes on what they ask for."""

    def __init__(self, app: Application) -> None:
        self._app, self._rounds, self._debriefs = app, app.rounds, app.debriefs
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(TABLE, self._build_table),
                made_by(DEBRIEF, self._build_debrief),
                made_by(REPLAY, self._build_replay),
            )
        )

    def open(self, page: str) -> None:
        """Put the round on its page before that comes into sight."""

    def _build_table(self) -> TablePage:
        page, app = TablePage(), self._app
        page.sounds = Sounds(app.home / "sounds", app.background.run)
        page.done.connect(self._rounds.finish)
        page.guided.connect(app.keep_guide)
        page.troubled.connect(self._rounds.tell_not_done)
        page.left.connect(self._rounds.leave)
        page.helped.connect(lambda: app.turn_to("help"))
        return page

    def _build_debrief(self) -> DebriefPage:
        page, review, rounds = DebriefPage(), self._debriefs, self._rounds
        page.watch.connect(review.watch)
        page.watch_met.connect(review.watch_met)
        page.cited.connect(review.show_cited)
        page.clause.connect(review.show_clause)
        page.trap.connect(review.deal_trap)
        page.tested.connect(review.test_belief)
        page.asked.connect(review.ask)
        page.answered.connect(review.answer_again)
        page.ask_first.connect(self._app.keep_ask_first)
        page.in_sight.connect(lambda seen: review.look(looking=seen))
        page.home.connect(rounds.leave)
        page.next_round.connect(rounds.next_round)
        page.same_traps.connect(rounds.same_traps)
        return page

    def _build_replay(self) -> ReplayPage:
        page = ReplayPage()
        page.left.connect(self._debriefs.leave_replay)
        page.trap.connect(self._debriefs.deal_trap)
        page.clause.connect(self._debriefs.show_clause)
        return page
