"""The pages of quick drills and of a quiz's questions, each with the runner of its sitting."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.ui.application import Application
from trainer.ui.incident.page import IncidentPage
from trainer.ui.page_stack import made_by
from trainer.ui.quick.page import QuickPage
from trainer.ui.quick.result_page import QuickResultPage
from trainer.ui.quick_controller import INCIDENT, PAGE, QUIZ, RESULT
from trainer.ui.quick_session import QuickSession
from trainer.ui.quiz.page import QuizPage
from trainer.ui.quiz.session import QuizSession


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
