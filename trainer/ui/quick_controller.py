"""Quick drills: begun, gone on with, their results, asked again; and the reviews of results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.drills.recipe import Exercise
from trainer.errors import InputError
from trainer.school.questions.drills import QuickDrills
from trainer.school.questions.result import QuickSummary
from trainer.school.questions.sitting import QuickSitting
from trainer.ui.debrief.review_card import ReviewCard, about_sitting
from trainer.ui.page_stack import PageName
from trainer.ui.people_controller import PeopleController
from trainer.ui.routes import place_or
from trainer.ui.shell import Shell
from trainer.wording import phrase, say, say_phrase

# For types alone: at the top of the file it would load some 80 modules more.
if TYPE_CHECKING:
    from trainer.ui.incident.page import IncidentPage
    from trainer.ui.quick.page import QuickPage
    from trainer.ui.quick.result_page import QuickResultPage
    from trainer.ui.quick_session import QuickSession
    from trainer.ui.quiz.page import QuizPage

PAGE: PageName[QuickPage] = PageName("quick")
INCIDENT: PageName[IncidentPage] = PageName("incident")
RESULT: PageName[QuickResultPage] = PageName("quick-result")
QUIZ: PageName[QuizPage] = PageName("quiz-items")
ASKING: frozenset[str] = frozenset({PAGE, INCIDENT, QUIZ})
NOT_GIVEN = phrase("The answer could not be recorded")


class QuickController:
    """Leads from a quick drill to its result and on. Its methods answer if the sitting was theirs.

    ``show_quiz`` is called when a quiz is over: show its result, with the page that it was opened
    from.
    """

    def __init__(
        self, shell: Shell, reviews: ResultReviews, show_quiz: Callable[[QuickSummary, str], None]
    ) -> None:
        self._shell, self._reviews, self._show_quiz = shell, reviews, show_quiz
        self._sessions: dict[str, QuickSession] = {}
        self._at: str = PAGE
        self._result: QuickSummary | None = None
        self._came_from = "today"

    @property
    def asking(self) -> frozenset[str]:
        """The pages that ask questions."""
        return ASKING

    @property
    def sitting(self) -> QuickSitting | None:
        """The sitting under way, if any."""
        session = self._sessions.get(self._at)
        return session.sitting if session is not None else None

    @property
    def page(self) -> QuickPage:
        return self._shell.window.pages.page(PAGE)

    @property
    def result(self) -> QuickResultPage:
        return self._shell.window.pages.page(RESULT)

    @property
    def quiz(self) -> QuizPage:
        return self._shell.window.pages.page(QUIZ)

    @property
    def session(self) -> QuickSession:
        """The runner of the sitting, with its page."""
        self._shell.window.pages.page(self._at)
        return self._sessions[self._at]

    @property
    def incident(self) -> IncidentPage:
        return self._shell.window.pages.page(INCIDENT)

    def begin(self, house: str, drill: str) -> bool:
        """Begin that drill, if it is a quick one."""
        drills = self._drills
        if drills is None or drill not in {each.name for each in drills.drills(house)}:
            return False
        self.sit(lambda: drills.start(house, drill))
        return True

    def go_on(self) -> bool:
        """Go on with the sitting that waits, if there is one."""
        drills = self._drills
        if drills is None or drills.left_off() is None:
            return False
        self.sit(drills.resume)
        return True

    def go_on_with(self, attempt: str) -> None:
        drills = self._drills
        if drills is not None:
            self.sit(lambda: drills.resume(attempt))

    def start_over(self) -> bool:
        """Begin the waiting sitting's drill again."""
        drills = self._drills
        waiting = drills.waiting() if drills is not None else None
        if drills is None or waiting is None:
            return False
        self.sit(lambda: drills.again(waiting))
        return True

    def open(self, attempt: str) -> bool:
        """Show the result of that sitting, if it was a quick one."""
        drills = self._drills
        result = drills.result(attempt) if drills is not None else None
        if result is None:
            return False
        self._came_from = self._shell.window.page
        self._show(result)
        return True

    def again(self, attempt: str) -> bool:
        """Begin the drill of that sitting once more, if it was a quick one."""
        drills = self._drills
        if drills is None or drills.result(attempt) is None:
            return False
        self.sit(lambda: drills.again(attempt))
        return True

    def asked_anew(self, attempt: str, number: int) -> bool:
        """Ask again for what one answer of that sitting got wrong, if it was a quick one."""
        drills, practice = self._drills, self._shell.practice
        if drills is None or practice is None or drills.result(attempt) is None:
            return False
        settled = drills.skill_of(attempt, number)
        if settled is None:
            self.sit(lambda: drills.asked_anew(attempt, number))
        else:
            house, skill = settled
            self._shell.sit(lambda: practice.on_skills(house, (skill,)))
        return True

    def stop(self) -> None:
        """Let no time run any more."""
        # The records are about to be given back.
        for session in self._sessions.values():
            session.stop()

    def forget(self) -> None:
        """Forget the pages, which are about to be built anew; what was begun waits in the log."""
        self.stop()
        self._sessions.clear()
        self._came_from = "today"

    @property
    def _drills(self) -> QuickDrills | None:
        practice = self._shell.practice
        return practice.quick if practice is not None else None

    def sit(self, sitting: Callable[[], QuickSitting | None]) -> None:
        with self._shell.told(say("This drill cannot start")):
            begun = sitting() if self._shell.may_turn() else None
            if begun is None:
                return
            self._came_from = place_or(self._shell.window.page, self._came_from)
            ruling = begun.drill.exercise is Exercise.IRREGULARITIES and not begun.is_quiz
            self._at = QUIZ if begun.is_quiz else INCIDENT if ruling else PAGE
            self._shell.window.turn_to(self._at)
            if ruling:
                self.incident.screen_.pin_guide(pinned=self._shell.settings.key_guide)
            self.session.sit_down(begun)

    def _over(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        with self._shell.told(say("The records cannot be read")):
            self._show(sitting.result())

    def _show(self, result: QuickSummary) -> None:
        self._result = result
        self._shell.speak_of(result.house)
        if result.sheet is not None:
            self._show_quiz(result, self._came_from)
            return
        self._shell.window.turn_to(RESULT)
        self.result.present(result)
        self._reviews.show_on(self.result.review, result)

    def only_wrong(self) -> None:
        """Ask again what was wrong in the sitting in sight."""
        drills, result = self._drills, self._result
        if drills is not None and result is not None:
            self.sit(lambda: drills.only_wrong(result.attempt_id))

    def once_more(self) -> None:
        if self._result is not None:
            self.again(self._result.attempt_id)

    def run(self, name: str, session: QuickSession) -> None:
        """Let that runner serve the page of that name from now on."""
        self._sessions[name] = session
        session.over.connect(self._over)
        session.left.connect(self._leave_quiz if name == QUIZ else self.leave)
        session.troubled.connect(lambda problems: self._shell.tell(say_phrase(NOT_GIVEN), problems))

    def leave(self) -> None:
        """Go back to where the drill was begun or its result opened."""
        self._shell.turn_to(self._came_from)

    def _leave_quiz(self) -> None:
        """Go to Today, which offers to go on with the quiz; the page that set it up does not."""
        self._shell.turn_to("today")

    def ask_review(self, card: ReviewCard, number: int, words: str) -> None:
        """Ask a supervisor to look at that question of the sitting in sight."""
        self._reviews.ask_on(card, self._result, number, words)


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
