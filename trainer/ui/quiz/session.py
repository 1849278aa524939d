"""The runner of a quiz: an answer waits for its certainty, then both are recorded."""

from __future__ import annotations

from trainer.errors import InputError
from trainer.game.money import Money
from trainer.school.one_question.screens import Answer, QuestionShown
from trainer.school.questions.certainty import Certainty
from trainer.ui.quick_session import QuickSession
from trainer.ui.quiz.page import QuizPage
from trainer.wording import say_figure


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
        sitting = self._sitting
        if answer is None or sitting is None or sitting.is_answered:
            super()._answered(None)
            return
        self._given, self._spent_ms = answer, sitting.watch.elapsed_ms
        self._quiz.ask_certainty(given_words(sitting.shown, answer))

    def _sure(self, certainty: Certainty) -> None:
        sitting, given = self._sitting, self._given
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
