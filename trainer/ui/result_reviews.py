"""Reviews of a sitting of questions: what was said of it, and the request for one."""

from __future__ import annotations

from trainer.errors import InputError
from trainer.school.questions.result_shown import QuickSummary
from trainer.ui.debrief.review_card import ReviewCard, about_sitting
from trainer.ui.people_controller import PeopleController
from trainer.ui.shell import Shell


class ResultReviews:
    """Connects the card on a result's page with the school."""

    def __init__(self, shell: Shell, people: PeopleController) -> None:
        self._shell, self._people = shell, people

    def show_on(self, card: ReviewCard, result: QuickSummary) -> None:
        """Show what was said of that sitting; in a school a review can be asked for."""
        practice = self._shell.practice
        if practice is not None:
            said = practice.reviews.of(result.attempt_id)
            card.present(about_sitting(result), said, can_ask=self._people.account is not None)

    def ask_on(
        self, card: ReviewCard, result: QuickSummary | None, number: int, words: str
    ) -> None:
        """Ask a supervisor to look at that question of a sitting; 0 for the whole of it."""
        practice = self._shell.practice
        if practice is None or result is None:
            return
        try:
            practice.reviews.ask(result.attempt_id, number, words)
        except InputError as error:
            card.form.refuse(error.problems)
            return
        self.show_on(card, result)
        card.stop_asking()
