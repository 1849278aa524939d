"""Quizzes: set up, results, gone on with from an error, printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from PySide6.QtWidgets import QWidget

from trainer.school.curriculum import fresh_seed
from trainer.school.people.rights import Right
from trainer.school.questions.printed_quiz import printout
from trainer.school.questions.quiz_blueprint import QuizBlueprint
from trainer.school.questions.result import QuickSummary
from trainer.ui.application import Application
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.printing.printing import Printing
from trainer.ui.quick_controller import ResultReviews
from trainer.ui.quiz.result_page import QuizResultPage
from trainer.ui.quiz.setup_page import LISTED, QuizSetupPage
from trainer.ui.routes import TABLE_TEST
from trainer.wording import say

SETUP: PageName[QuizSetupPage] = PageName("quiz")
RESULT: PageName[QuizResultPage] = PageName("quiz-result")


class QuizController:
    """Leads from the page that sets a quiz up to its result and on.

    One seed serves a quiz and its paper, until the quiz is begun.
    """

    def __init__(self, app: Application) -> None:
        self._shell, self._people, self._quick = app, app.people, app.quick
        self._debriefs, self._reviews = app.debriefs, ResultReviews(app, app.people)
        self._seed = fresh_seed()
        self._result: QuickSummary | None = None
        self._came_from = "today"
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (made_by(SETUP, self._build_setup), made_by(RESULT, self._build_result))
        )

    @property
    def setup(self) -> QuizSetupPage:
        return self._shell.window.pages.page(SETUP)

    @property
    def result(self) -> QuizResultPage:
        return self._shell.window.pages.page(RESULT)

    def open(self, page: str) -> None:
        """Bring the page that sets a quiz up to date."""
        practice = self._shell.practice
        if practice is None or page != SETUP:
            return
        houses = [(house.id, house.title) for house in practice.houses()]
        chosen = self._shell.settings.last_house
        known = [each for each, _ in houses]
        first = [chosen] if chosen in known else known[:1]
        self.setup.present(houses, practice.quick.quizzes.areas, first)
        self.setup.show_last(practice.quick.quizzes_done(LISTED), self._shell.now())
        self.setup.table.setVisible(self._people.may(Right.TEST_AT_TABLE))

    def begin(self, blueprint: QuizBlueprint) -> None:
        practice, seed = self._shell.practice, self._seed
        if practice is not None:
            self._quick.sit(lambda: practice.quick.start_quiz(blueprint, seed))
            self._seed = fresh_seed()

    def show(self, result: QuickSummary, came_from: str) -> None:
        self._result, self._came_from = result, came_from
        self._shell.speak_of(result.house)
        self._shell.window.turn_to(RESULT)
        self.result.present(result)
        self._reviews.show_on(self.result.review, result)

    # ------------------------------------------------------------------- paper

    def print(self, blueprint: QuizBlueprint) -> None:
        self._print(blueprint, self._seed)

    def print_again(self) -> None:
        practice, result = self._shell.practice, self._result
        if practice is None or result is None:
            return
        with self._shell.told(say("The records cannot be read")):
            found = practice.quick.blueprint_of(result.attempt_id)
            if found is not None:
                self._print(*found)

    def _print(self, blueprint: QuizBlueprint, seed: int) -> None:
        practice = self._shell.practice
        if practice is None:
            return
        with self._shell.told(say("The quiz cannot be printed")):
            self.printing.put(printout(practice.quick.quizzes.paper(blueprint, seed)), "quiz")

    @cached_property
    def printing(self) -> Printing:
        return Printing(self._shell.window, lambda *told: self._shell.tell(*told))

    # ------------------------------------------------------------------ result

    def _again(self) -> None:
        if self._result is not None:
            self._quick.again(self._result.attempt_id)

    def _show_clause(self, number: int) -> None:
        found = self._result.sheet if self._result is not None else None
        graded = next((e for e in found.graded if e.number == number), None) if found else None
        if graded is not None:
            self._debriefs.open_clause(graded.house, graded.item.marked.reason.rule)

    def _practise(self, number: int) -> None:
        if self._result is not None:
            self._quick.asked_anew(self._result.attempt_id, number)

    # ------------------------------------------------------------------- built

    def _build_setup(self) -> QuizSetupPage:
        page = QuizSetupPage()
        page.begun.connect(self.begin)
        page.printed.connect(self.print)
        page.opened.connect(self._quick.open)
        page.at_table.connect(lambda: self._shell.turn_to(TABLE_TEST))
        return page

    def _build_result(self) -> QuizResultPage:
        page = QuizResultPage()
        page.home.connect(lambda: self._shell.turn_to(self._came_from))
        page.again.connect(self._again)
        page.printed.connect(self.print_again)
        page.clause.connect(self._show_clause)
        page.drill.connect(self._practise)
        page.review.asked.connect(
            lambda number, words: self._reviews.ask_on(page.review, self._result, number, words)
        )
        return page
