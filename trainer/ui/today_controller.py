"""The page of today: shown how things are now, and what it asks for done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from trainer.school.rounds.shared_round import RoundCode
from trainer.ui.debrief_controller import DebriefController
from trainer.ui.goal_controller import GoalController
from trainer.ui.home.goal_words import goal_line
from trainer.ui.home.next_card import WIDE
from trainer.ui.home.plans import plan_shown
from trainer.ui.home.today_content import LATEST, today_shown
from trainer.ui.home.today_page import TodayPage
from trainer.ui.page_stack import made_by
from trainer.ui.pages import TODAY
from trainer.ui.rounds import Rounds
from trainer.ui.session_controller import SessionController
from trainer.ui.shell import Shell
from trainer.wording import say


class TodayController:
    """Brings the page of today up to date, and leads from it."""

    def __init__(
        self,
        shell: Shell,
        rounds: Rounds,
        sessions: SessionController,
        debriefs: DebriefController,
        goals: GoalController,
    ) -> None:
        self._shell, self._rounds, self._goals = shell, rounds, goals
        self._sessions, self._debriefs = sessions, debriefs
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(TODAY, self._build),))

    def refresh(self) -> None:
        """The page shows how things are now, and a little later the plan and the picture of the
        table."""
        shell, practice = self._shell, self._shell.practice
        if practice is None:
            return
        with shell.told(say("The records cannot be read")):
            attempts, now = practice.done(LATEST), shell.now()
            shown = today_shown(practice, shell.settings, attempts)
            if shell.fetching:  # what seems to be left off may have been ended since
                shown = replace(shown, left_off=())
            goal = goal_line(self._goals.plan, now.date())
            shell.pages.today.present(replace(shown, notice=shell.notice, goal=goal))
            self._goals.look_for_exam(self._show_goal)
            self._debriefs.show_assigned(now)
            # Each in an event of its own: the page is painted with its figures before these are
            # worked out. Timers, which a wait for the school holds.
            QTimer.singleShot(1, shell.window, self._show_picture)
            QTimer.singleShot(1, shell.window, lambda: self._show_plan(shell.pages.today.house))

    def _show_goal(self) -> None:
        """The school set an exam, or none is ahead any more: the plan has another end."""
        today = self._shell.pages.today
        today.show_goal(goal_line(self._goals.plan, self._shell.now().date()))
        self._show_plan(today.house)

    def _show_plan(self, house: str) -> None:
        shell, practice = self._shell, self._shell.practice
        if practice is None:
            return  # the window was closed meanwhile
        with shell.told(say("The records cannot be read")):
            target, now = shell.settings.target_minutes, shell.now()
            plan = plan_shown(practice, house, target, now, self._goals.plan)
            if plan is not None:
                shell.pages.today.show_plan(plan)
                self._sessions.warm_soon(house)

    def _show_picture(self) -> None:
        """Show the table that was left, or the felt of the chosen house."""
        # Late: the felt's 59 modules take 45 ms, and the figures of the page stand without them.
        from trainer.ui.felt_picture import picture_of

        shell, practice = self._shell, self._shell.practice
        if practice is None:
            return  # the window was closed meanwhile
        quick = practice.quick.left_off()
        left_off = practice.left_off() if quick is None else None
        if left_off is not None and (shell.fetching or not left_off.pressing):
            left_off = None
        house = left_off.house if left_off is not None else shell.pages.today.house
        at = next((each for each in practice.houses() if each.id == house), None)
        if at is not None:
            picture = picture_of(at, left_off, WIDE, shell.window.devicePixelRatioF())
            shell.pages.today.show_picture(picture)

    def _deal_of_the_day(self, code: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            self._shell.sit(lambda: practice.share(RoundCode.parse(code)))

    def _build(self) -> TodayPage:
        page, rounds = TodayPage(), self._rounds
        page.go_on.connect(rounds.go_on)
        page.start_over.connect(rounds.start_over)
        page.wanted.connect(rounds.deal)
        page.changed.connect(self._shell.remember)
        page.practise.connect(self._sessions.begin)
        page.day.wanted.connect(self._deal_of_the_day)
        page.test_out.connect(self._sessions.test_out)
        page.asked.connect(rounds.practise)
        page.planned.connect(self._show_plan)
        page.planned.connect(self._show_picture)
        page.go_on_with.connect(rounds.go_on_with)
        page.practise_skills.connect(rounds.practise_skills)
        page.goal_asked.connect(lambda: self._shell.turn_to("first-start"))
        page.progress_asked.connect(lambda: self._shell.turn_to("progress"))
        page.assigned_worked.connect(self._debriefs.work)
        page.problems_asked.connect(self._shell.tell_house)
        page.retry.connect(self._shell.open_school)
        return page
