"""The pages: each is built when it is first needed, and speaks to the desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from trainer.school.people.rights import Right
from trainer.ui.appearance import Wardrobe
from trainer.wording import phrase, say, say_phrase

if TYPE_CHECKING:
    from datetime import datetime

    from trainer.school.debrief import Debrief
    from trainer.school.practice import Practice
    from trainer.school.replay import Tape
    from trainer.school.results import AttemptDone
    from trainer.settings import Settings
    from trainer.ui.debrief.page import DebriefPage
    from trainer.ui.desk import Desk
    from trainer.ui.home.today_page import TodayPage
    from trainer.ui.house_book.page import HousesPage
    from trainer.ui.main_window import MainWindow
    from trainer.ui.replay.page import ReplayPage
    from trainer.ui.settings_page import SettingsPage
    from trainer.ui.table_page import TablePage


NOT_DONE = phrase("That could not be recorded, so it was not done")


class Pages:
    """Builds pages, connects them, and puts what the school answered on them."""

    window: MainWindow

    def __init__(self, desk: Desk, wardrobe: Wardrobe) -> None:
        self._desk, self._wardrobe = desk, wardrobe
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            "today": self._build_today,
            "table": self._build_table,
            "debrief": self._build_debrief,
            "replay": self._build_replay,
            "houses": self._build_houses,
            "settings": self._build_settings,
            **desk.quick.builders,
            **desk.quiz.builders,
            **desk.sessions.builders,
            **desk.help.builders,
            **desk.progress.builders,
            **desk.parts.builders,
        }

    @property
    def today(self) -> TodayPage:
        page: TodayPage = self.window.pages.page("today")  # type: ignore[assignment]
        return page

    @property
    def table(self) -> TablePage:
        page: TablePage = self.window.pages.page("table")  # type: ignore[assignment]
        return page

    @property
    def debrief(self) -> DebriefPage:
        page: DebriefPage = self.window.pages.page("debrief")  # type: ignore[assignment]
        return page

    @property
    def replay(self) -> ReplayPage:
        page: ReplayPage = self.window.pages.page("replay")  # type: ignore[assignment]
        return page

    @property
    def settings(self) -> SettingsPage:
        page: SettingsPage = self.window.pages.page("settings")  # type: ignore[assignment]
        return page

    @property
    def houses(self) -> HousesPage:
        page: HousesPage = self.window.pages.page("houses")  # type: ignore[assignment]
        return page

    # ------------------------------------------------------------------- shown

    def show_today(
        self, practice: Practice, attempts: tuple[AttemptDone, ...], now: datetime, notice: str
    ) -> None:
        """The page of today, and a little later the plan and the picture of the table."""
        from trainer.ui.home.todays import today_shown

        shown = today_shown(practice, self._wardrobe.settings, attempts, now)
        self.today.present(replace(shown, notice=notice))
        self._desk.review.show_assigned(now)
        QTimer.singleShot(0, self.window, lambda: self._show_picture(practice))
        QTimer.singleShot(0, self.window, lambda: self.show_plan(self.today.house))

    def show_plan(self, house: str) -> None:
        """Today's plan at that house."""
        practice = self._desk.practice
        if practice is None:
            return  # the window was closed meanwhile
        from trainer.ui.home.plans import plan_shown

        with self._desk.told(say("The records cannot be read")):
            plan = plan_shown(practice, house, self._wardrobe.settings.target_minutes)
            if plan is not None:
                self.today.show_plan(plan)
                self._desk.sessions.warm_soon(house)

    def _show_picture(self, practice: Practice) -> None:
        if self._desk.practice is not practice:
            return  # the window was closed meanwhile
        from trainer.ui.home.picture import picture_of

        quick = practice.quick.left_off()
        left_off = practice.left_off() if quick is None else None
        house = left_off.house if left_off is not None else self.today.house
        at = next((each for each in practice.houses() if each.id == house), None)
        if at is not None:
            worn, dpr = self._wardrobe, self.window.devicePixelRatioF()
            four = worn.settings.four_colour_deck
            self.today.show_picture(picture_of(at, left_off, worn.theme, four_colour=four, dpr=dpr))

    def show_debrief(self, debrief: Debrief, onward: str) -> None:
        """The debrief of a round."""
        from trainer.ui.house_words import felt_words

        chosen, practice = self._wardrobe.settings, self._desk.practice
        rules = practice.house(debrief.house).rules if practice is not None else None
        self.debrief.present(
            debrief,
            onward=onward,
            four_colour=chosen.four_colour_deck,
            words=felt_words(rules, debrief.replay.round_.placard) if rules else None,
            ask_first=chosen.ask_first or chosen.say_why,
            why=chosen.say_why,
        )
        self._desk.review.cost_beliefs(debrief)

    def show_replay(self, tape: Tape, step: int) -> None:
        """The replay of a round, at that step."""
        self._wear_replay(self.replay)
        self.replay.present(tape, step)

    def explain_debrief(self) -> None:
        """Explain the debrief, one thing after another."""
        from trainer.ui.guide.spotlight import Spotlight
        from trainer.ui.guide.stations import after_the_round

        Spotlight(self.debrief, after_the_round())

    def show_houses(self, practice: Practice, house: str) -> None:
        """The book of the house that was open, else of this one."""
        self.houses.may_choose = self._desk.people.may(Right.CHOOSE_READINGS)
        self.houses.present(practice.books, self.houses.house or house)

    def restyle(self) -> None:
        """Give the theme and the deck to every widget that paints by itself."""
        table = self.window.pages.built("table")
        if table is not None:
            self._wear_table(self.table)
        if self.window.pages.built("replay") is not None:
            self._wear_replay(self.replay)
        self._desk.quick.restyle()
        self._desk.parts.restyle()

    def _wear_table(self, page: TablePage) -> None:
        worn = self._wardrobe
        page.wear(worn.theme, worn.settings, motion=worn.motion)

    def _wear_replay(self, page: ReplayPage) -> None:
        worn = self._wardrobe
        page.wear(worn.theme, worn.settings, motion=worn.motion)

    # ------------------------------------------------------------------- built

    def _build_today(self) -> QWidget:
        from trainer.ui.home.today_page import TodayPage

        page, desk = TodayPage(), self._desk
        page.go_on.connect(desk.go_on)
        page.start_over.connect(desk.rounds.start_over)
        page.wanted.connect(desk.deal)
        page.changed.connect(desk.remember)
        page.practise.connect(desk.sessions.begin)
        page.test_out.connect(desk.sessions.test_out)
        page.asked.connect(desk.practise)
        page.planned.connect(self.show_plan)
        page.opened.connect(desk.rounds.open_round)
        page.assigned_worked.connect(desk.review.work)
        page.problems_asked.connect(desk.tell_house)
        page.retry.connect(desk.open_school)
        return page

    def _build_table(self) -> QWidget:
        from trainer.ui.table_page import TablePage

        page = TablePage()
        self._wear_table(page)
        page.done.connect(self._desk.finish)
        page.guided.connect(self._desk.keep_guide)
        page.troubled.connect(lambda problems: self._desk.tell(say_phrase(NOT_DONE), problems))
        page.left.connect(lambda: self._desk.turn_to("today"))
        page.helped.connect(lambda: self._desk.turn_to("help"))
        return page

    def _build_debrief(self) -> QWidget:
        from trainer.ui.debrief.page import DebriefPage

        page = DebriefPage()
        page.home.connect(self._desk.rounds.leave_debrief)
        page.next_round.connect(self._desk.rounds.next_round)
        page.same_traps.connect(self._desk.rounds.same_traps)
        page.watch.connect(self._desk.review.watch)
        page.clause.connect(self._desk.review.show_clause)
        page.trap.connect(self._desk.review.deal_trap)
        page.tested.connect(self._desk.review.test_belief)
        page.asked.connect(self._desk.review.ask)
        page.answered.connect(self._desk.review.answer_again)
        page.ask_first.connect(self._desk.keep_ask_first)
        page.in_sight.connect(lambda seen: self._desk.review.look(looking=seen))
        return page

    def _build_replay(self) -> QWidget:
        from trainer.ui.replay.page import ReplayPage

        page, review = ReplayPage(), self._desk.review
        page.left.connect(review.leave_replay)
        page.trap.connect(review.deal_trap)
        page.clause.connect(review.show_clause)
        return page

    def _build_houses(self) -> QWidget:
        from trainer.ui.house_book.page import HousesPage

        page = HousesPage(self._desk.background)
        page.practise.connect(self._desk.practise)
        page.back.connect(self._desk.review.leave_clause)
        page.problems_asked.connect(self._desk.tell_house)
        page.reading_taken.connect(self._desk.take_reading)
        return page

    def _build_settings(self) -> QWidget:
        from trainer.ui.settings_page import SettingsPage

        page = SettingsPage()
        page.changed.connect(self._changed)
        page.data_asked.connect(lambda: self._desk.turn_to("my-data"))
        self._desk.people.connect_settings(page.school)
        return page

    def _changed(self, settings: Settings) -> None:
        before = self._desk.tongue.shown(self._desk.settings)
        self._desk.keep(self._desk.tongue.kept(settings))
        self.restyle()
        if settings.language is not before.language:
            self._desk.reword()
            self.settings.language.focus_chosen()
        elif settings.text_scale != before.text_scale:
            self._desk.reword()
            self.settings.text_scale.focus_chosen()
