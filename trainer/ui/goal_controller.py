"""The trainee's goal: asked at the first start, kept, and told on the page of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from msgspec import structs
from PySide6.QtWidgets import QWidget

from trainer.errors import InputError
from trainer.goal import ExamAhead, Goal, GoalPlan, plan_of
from trainer.records.registry.acts import Role
from trainer.school.practice import Practice
from trainer.settings import Language
from trainer.ui.home.first_start_page import FirstStartPage, FirstStartShown, GoalChosen
from trainer.ui.home.snapshot import FIRST_ROUND
from trainer.ui.home.today_content import houses_offered
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.people_controller import PeopleController
from trainer.ui.shell import Shell

PAGE: PageName[FirstStartPage] = PageName("first-start")


class GoalController:
    """Knows the goal, and if it is still to be asked."""

    def __init__(self, shell: Shell, people: PeopleController, reword: Callable[[], None]) -> None:
        self._shell, self._people, self._reword = shell, people, reword
        self._exam: tuple[str, ExamAhead] | None = None
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(PAGE, self._build),))

    @property
    def page(self) -> FirstStartPage:
        return self._shell.window.pages.page(PAGE)

    @property
    def plan(self) -> GoalPlan | None:
        """The plan to follow: to the school's exam if one is set, else to the chosen goal; none for
        somebody who looks around."""
        exam, own = self.exam, self._own
        return own if exam is None else exam.ending(own)

    @property
    def exam(self) -> ExamAhead | None:
        """The exam ahead of whoever is signed in, as the school told it last."""
        account = self._people.account
        known = self._exam
        return known[1] if known and account is not None and known[0] == account.id else None

    def look_for_exam(self, changed: Callable[[], None]) -> None:
        """Ask the school, beside the window, for the exam ahead."""
        people, practice = self._people, self._shell.practice
        account, registry = people.account, people.registry
        if account is None or registry is None or practice is None:
            return
        before = self.exam

        def ask() -> ExamAhead | None:
            # Late: the exams' modules take 175 ms, and the page stands without them.
            from trainer.school.exam.entrance import Entrance

            return Entrance(registry, account.id, practice.curriculum, practice.clock).ahead()

        def told(exam: ExamAhead | None) -> None:
            self._exam = (account.id, exam) if exam is not None else None
            if self.exam != before:
                changed()

        # A school out of reach leaves the plan as it was.
        run = self._shell.background.run
        run(ask, told, failed=lambda _: None, owner=self._shell.window)

    @property
    def _own(self) -> GoalPlan | None:
        kept = self._shell.settings
        return plan_of(kept.goal, kept.goal_since, kept.goal_end)

    @property
    def is_asked(self) -> bool:
        """True if the goal is to be asked before anything else: the person chose nothing and dealt
        nothing. At a school, trainees who signed in are asked."""
        practice = self._shell.practice
        return self.may_be_asked and practice is not None and not practice.done(1)

    @property
    def may_be_asked(self) -> bool:
        """True if the person chose nothing; the records, which tell if anything was dealt, may not
        be open yet."""
        account = self._people.account
        trains = self._people.joined is None or (
            account is not None and account.role is Role.TRAINEE
        )
        return self._shell.settings.goal is Goal.ASK and trains

    def open(self) -> None:
        """Show what can be chosen now, and the house of the exam ahead once the school has named
        it."""
        practice = self._shell.practice
        if practice is None:
            return
        self.look_for_exam(self._offer_exam)
        self.page.present(self._offered(practice))

    def _offered(self, practice: Practice) -> FirstStartShown:
        houses, kept, plan = houses_offered(practice), self._shell.settings, self._own
        sound = [each.id for each in houses if not each.problems]
        wanted = self.exam.house if self.exam is not None else self._house_of_class
        wanted = wanted or kept.last_house
        house = wanted if wanted in sound else next(iter(sound), "")
        return FirstStartShown(
            houses=houses,
            house=house,
            skills={each: sum(1 for _ in practice.skills.book(each)) for each in sound},
            today=self._shell.now().date(),
            goal=plan.goal if plan is not None else Goal.AUDITION,
            end=plan.end if plan is not None and plan.goal is Goal.AUDITION else None,
            minutes=kept.target_minutes,
            fresh=not practice.done(1),
        )

    @property
    def _house_of_class(self) -> str:
        """The house that is taught in the class of a person who is asked for the first time."""
        people = self._people
        if self._shell.settings.goal is not Goal.ASK or people.account is None:
            return ""
        registry = people.registry
        with suppress(InputError):  # else the school is out of reach
            return registry.house_taught(people.account.id) if registry is not None else ""
        return ""

    def _offer_exam(self) -> None:
        if self._shell.window.page == "first-start":
            self.open()

    def _choose(self, chosen: GoalChosen) -> None:
        practice, plan = self._shell.practice, chosen.plan
        self._shell.choose_plan(
            replace(
                self._shell.settings,
                goal=plan.goal,
                goal_since=plan.since.isoformat(),
                goal_end=plan.end.isoformat(),
                last_house=chosen.house,
                target_minutes=chosen.minutes,
            )
        )
        self._shell.turn_to("today")
        if practice is not None and not practice.done(1):
            self._shell.practise(chosen.house, FIRST_ROUND)

    def _look_around(self) -> None:
        if self._shell.settings.goal is Goal.ASK:
            answers, kept = self.page.answers, self._shell.settings
            if answers is not None:
                kept = replace(kept, last_house=answers.house, target_minutes=answers.minutes)
            self._shell.choose_plan(replace(kept, goal=Goal.LATER))
        self._shell.turn_to("today")

    def _speak(self, language: str) -> None:
        """Speak that language. What was answered already stays."""
        answers, practice = self.page.answers, self._shell.practice
        self._shell.keep(replace(self._shell.settings, language=Language(language)))
        self._reword()
        if answers is not None and practice is not None:
            shown, plan = self._offered(practice), answers.plan
            end = plan.end if plan.goal is Goal.AUDITION else None
            minutes = answers.minutes
            self.page.present(
                structs.replace(
                    shown, house=answers.house, goal=plan.goal, end=end, minutes=minutes
                )
            )

    def _build(self) -> FirstStartPage:
        page = FirstStartPage()
        page.chosen.connect(self._choose)
        page.later.connect(self._look_around)
        page.language_asked.connect(self._speak)
        return page
