"""The goal at the desk: asked at the first start, kept, and told on the page of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.goal import Goal, GoalPlan, plan_of
from trainer.settings import Language
from trainer.ui.home.snapshot import FIRST_ROUND

if TYPE_CHECKING:
    from trainer.school.practice import Practice
    from trainer.ui.desk import Desk
    from trainer.ui.home.first_start_page import FirstStartPage, GoalChosen

PAGE = "first-start"


class GoalDesk:
    """Knows what somebody trains for, and whether it is still to be asked."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.builders: Mapping[str, Callable[[], QWidget]] = {PAGE: self._build}

    @property
    def page(self) -> FirstStartPage:
        page: FirstStartPage = self._desk.window.pages.page(PAGE)  # type: ignore[assignment]
        return page

    @property
    def plan(self) -> GoalPlan | None:
        """The plan that is followed; none for somebody who looks around."""
        kept = self._desk.settings
        return plan_of(kept.goal, kept.goal_since, kept.goal_end)

    @property
    def is_asked(self) -> bool:
        """True if the goal is to be asked before anything else: nothing was chosen on this
        machine, nothing was dealt, and no school decides."""
        practice = self._desk.practice
        unasked = self._desk.settings.goal is Goal.ASK and self._desk.people.joined is None
        return unasked and practice is not None and not practice.done(1)

    def open(self) -> None:
        """The page shows what can be chosen now."""
        practice = self._desk.practice
        if practice is None:
            return
        # Late: the page of today is painted without it.
        from trainer.ui.home.first_start_page import FirstStartShown
        from trainer.ui.home.todays import houses_offered

        houses, kept, plan = houses_offered(practice), self._desk.settings, self.plan
        sound = [each.id for each in houses if not each.problems]
        house = kept.last_house if kept.last_house in sound else next(iter(sound), "")
        self.page.present(
            FirstStartShown(
                houses=houses,
                house=house,
                skills={each: _skills(practice, each) for each in sound},
                today=self._desk.now().date(),
                goal=plan.goal if plan is not None else Goal.AUDITION,
                end=plan.end if plan is not None and plan.goal is Goal.AUDITION else None,
                minutes=kept.target_minutes,
                fresh=not practice.done(1),
            )
        )

    def _choose(self, chosen: GoalChosen) -> None:
        practice, plan = self._desk.practice, chosen.plan
        self._desk.keep(
            replace(
                self._desk.settings,
                goal=plan.goal,
                goal_since=plan.since.isoformat(),
                goal_end=plan.end.isoformat(),
                last_house=chosen.house,
                target_minutes=chosen.minutes,
            )
        )
        self._desk.turn_to("today")
        if practice is not None and not practice.done(1):
            self._desk.practise(chosen.house, FIRST_ROUND)

    def _look_around(self) -> None:
        if self._desk.settings.goal is Goal.ASK:
            self._desk.keep(replace(self._desk.settings, goal=Goal.LATER))
        self._desk.turn_to("today")

    def _speak(self, language: str) -> None:
        self._desk.keep(replace(self._desk.settings, language=Language(language)))
        self._desk.reword()

    def _build(self) -> QWidget:
        # Late: the page of today is painted without it.
        from trainer.ui.home.first_start_page import FirstStartPage

        page = FirstStartPage()
        page.chosen.connect(self._choose)
        page.later.connect(self._look_around)
        page.language_asked.connect(self._speak)
        return page


def _skills(practice: Practice, house: str) -> int:
    return sum(1 for _ in practice.skills.book(house))
