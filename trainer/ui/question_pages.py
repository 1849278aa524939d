"""The pages of quick drills and of a quiz's questions, each with the runner of its sitting."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.errors import InputError
from trainer.game.money import Money
from trainer.school.one_question.screens import Answer, QuestionShown
from trainer.school.questions.certainty import Certainty
from trainer.ui.application import Application
from trainer.ui.incident.page import IncidentPage
from trainer.ui.page_stack import made_by
from trainer.ui.quick.page import QuickPage
from trainer.ui.quick.result_page import QuickResultPage
from trainer.ui.quick_controller import INCIDENT, PAGE, QUIZ, RESULT
from trainer.ui.quick_session import QuickSession
from trainer.ui.quiz.page import QuizPage
from trainer.wording import say_figure


class QuestionPages:
    """Builds the pages, and passes on what they ask for."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(PAGE, self._build_page),
                made_by(INCIDENT, self._build_incident),
                made_by(QUIZ, self._build_quiz),
                made_by(RESULT, self._build_result),
            )
        )

    def open(self, page: str) -> None:
        """Show the sitting on its page."""

    def _build_page(self) -> QuickPage:
        page = QuickPage()
        self._app.quick.run(PAGE, QuickSession(page))
        return page

    def _build_incident(self) -> IncidentPage:
        page = IncidentPage()
        page.motion = self._app.appearance.motion
        page.screen_.guided.connect(self._app.keep_guide)
        self._app.quick.run(INCIDENT, QuickSession(page))
        return page

    def _build_quiz(self) -> QuizPage:
        page = QuizPage()
        self._app.quick.run(QUIZ, QuizSession(page))
        return page

    def _build_result(self) -> QuickResultPage:
        page, quick = QuickResultPage(), self._app.quick
        page.home.connect(quick.leave)
        page.again.connect(quick.once_more)
        page.only_wrong.connect(quick.only_wrong)
        page.review.asked.connect(
            lambda number, words: quick.ask_review(page.review, number, words)
        )
        return page


class QuizSession(QuickSession):
    """Runs one quiz. An answer's time ends when it is given, not when its certainty is."""

    def __init__(self, page: QuizPage) -> None:
        super().__init__(page)
        self._quiz = page
        self._given: Answer | None = None
        self._spent_ms = 0
        page.sure.connect(self._sure)
        page.changed_mind.connect(self._changed_mind)

    def _answered(self, answer: Answer | None) -> None:
        sitting = self.sitting
        if answer is None or sitting is None or sitting.is_answered:
            super()._answered(None)
            return
        self._given, self._spent_ms = answer, sitting.watch.elapsed_ms
        self._quiz.ask_certainty(given_words(sitting.shown, answer))

    def _sure(self, certainty: Certainty) -> None:
        sitting, given = self.sitting, self._given
        if sitting is None or given is None or sitting.is_answered:
            return
        try:
            sitting.answer(given, self._spent_ms, certainty)
        except InputError as error:
            self._show(sitting)
            self.troubled.emit(error.problems)
            return
        finally:
            self._given = None
        self._go_on()

    def _changed_mind(self) -> None:
        self._given = None

    def _time_goes(self) -> None:
        if self._given is None:
            super()._time_goes()


def given_words(shown: object, answer: Answer) -> str:
    """A short answer in words; nothing for one that stands on the board anyway."""
    if not isinstance(shown, QuestionShown):
        return ""
    if isinstance(answer, Money):
        return f"{shown.currency}{say_figure(answer.grouped)}"
    return next((each.words for each in shown.choices if each.id == answer), "")
