"""The desk's part for quick drills: begin one, go on, tell how it went, ask again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.drills.recipe import Exercise
from trainer.school.quick.drills import QuickDrills
from trainer.school.quick.result_shown import QuickSummary
from trainer.school.quick.sitting import QuickSitting
from trainer.ui.desk import Desk
from trainer.wording import phrase, say, say_phrase

if TYPE_CHECKING:
    from trainer.ui.incident.page import IncidentPage
    from trainer.ui.quick.page import QuickPage
    from trainer.ui.quick.result_page import QuickResultPage
    from trainer.ui.quick.session import QuickSession
    from trainer.ui.quiz.page import QuizPage

PAGE, INCIDENT, RESULT, QUIZ = "quick", "incident", "quick-result", "quiz-items"
ASKING = frozenset({PAGE, INCIDENT, QUIZ})
NOT_GIVEN = phrase("That could not be recorded, so it was not answered")


class QuickDesk:
    """Leads from a quick drill to its result and on. Its methods answer whether it was theirs."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sessions: dict[str, QuickSession] = {}
        self._at = PAGE
        self._result: QuickSummary | None = None
        self._came_from = "today"
        self.builders: dict[str, Callable[[], QWidget]] = {
            PAGE: self._build_page,
            INCIDENT: self._build_incident,
            QUIZ: self._build_quiz,
            RESULT: self._build_result,
        }

    @property
    def asking(self) -> frozenset[str]:
        """The pages on which something is asked."""
        return ASKING

    @property
    def sitting(self) -> QuickSitting | None:
        """The sitting at hand, if there is one."""
        session = self._sessions.get(self._at)
        return session.sitting if session is not None else None

    @property
    def page(self) -> QuickPage:
        page: QuickPage = self._desk.window.pages.page(PAGE)  # type: ignore[assignment]
        return page

    @property
    def result(self) -> QuickResultPage:
        page: QuickResultPage = self._desk.window.pages.page(RESULT)  # type: ignore[assignment]
        return page

    @property
    def quiz(self) -> QuizPage:
        page: QuizPage = self._desk.window.pages.page(QUIZ)  # type: ignore[assignment]
        return page

    @property
    def session(self) -> QuickSession:
        """The runner of the sitting on its page."""
        self._desk.window.pages.page(self._at)
        return self._sessions[self._at]

    @property
    def incident(self) -> IncidentPage:
        page: IncidentPage = self._desk.window.pages.page(INCIDENT)  # type: ignore[assignment]
        return page

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
        self._came_from = self._desk.window.page
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
        """Ask anew what one answer of that sitting got wrong, if it was a quick one."""
        drills, practice = self._drills, self._desk.practice
        if drills is None or practice is None or drills.result(attempt) is None:
            return False
        settled = drills.skill_of(attempt, number)
        if settled is None:
            self.sit(lambda: drills.asked_anew(attempt, number))
        else:
            house, skill = settled
            self._desk.sit(lambda: practice.on_skills(house, (skill,)))
        return True

    def stop(self) -> None:
        """No time runs any more: the records are about to be given back."""
        for session in self._sessions.values():
            session.stop()

    def forget(self) -> None:
        """The pages are about to be built anew; what was begun waits in the log."""
        self.stop()
        self._sessions.clear()

    def restyle(self) -> None:
        """The deck of today, from the next item on; the theme of today at once."""
        if self._desk.window.pages.built(INCIDENT) is not None:
            self.incident.restyle()
        for session in self._sessions.values():
            session.four_colour = self._desk.settings.four_colour_deck

    @property
    def _drills(self) -> QuickDrills | None:
        practice = self._desk.practice
        return practice.quick if practice is not None else None

    def sit(self, sitting: Callable[[], QuickSitting | None]) -> None:
        """That sitting is on its page."""
        with self._desk.told(say("This drill cannot begin")):
            begun = sitting()
            if begun is None:
                return
            self._came_from = "today"
            ruling = begun.drill.exercise is Exercise.IRREGULARITIES and not begun.is_quiz
            self._at = QUIZ if begun.is_quiz else INCIDENT if ruling else PAGE
            self.session.four_colour = self._desk.settings.four_colour_deck
            self._desk.window.turn_to(self._at)
            if ruling:
                self.incident.screen_.pin_guide(pinned=self._desk.settings.key_guide)
            self.session.sit_down(begun)

    def _over(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        with self._desk.told(say("The records cannot be read")):
            self._show(sitting.result())

    def _show(self, result: QuickSummary) -> None:
        self._result = result
        four_colour = self._desk.settings.four_colour_deck
        if result.sheet is not None:
            self._desk.quiz.show(result, self._came_from, four_colour=four_colour)
            return
        self._desk.window.turn_to(RESULT)
        self.result.present(result, four_colour=four_colour)
        self._desk.review.show_on(self.result.review, result)

    def _only_wrong(self) -> None:
        drills, result = self._drills, self._result
        if drills is not None and result is not None:
            self.sit(lambda: drills.only_wrong(result.attempt_id))

    def _once_more(self) -> None:
        if self._result is not None:
            self.again(self._result.attempt_id)

    # ------------------------------------------------------------------ built

    def _build_page(self) -> QWidget:
        # Late: the page of today is painted without it.
        from trainer.ui.quick.page import QuickPage

        return self._run(PAGE, QuickPage())

    def _build_incident(self) -> QWidget:
        # Late: the page of today is painted without it.
        from trainer.ui.incident.page import IncidentPage

        page = IncidentPage()
        page.motion = self._desk.wardrobe.motion
        page.screen_.guided.connect(self._desk.keep_guide)
        return self._run(INCIDENT, page)

    def _build_quiz(self) -> QWidget:
        # Late: the page of today is painted without it.
        from trainer.ui.quiz.page import QuizPage
        from trainer.ui.quiz.session import QuizSession

        page = QuizPage()
        return self._lead(QUIZ, page, QuizSession(page))

    def _run(self, name: str, page: QuickPage | IncidentPage) -> QWidget:
        # Late: the page of today is painted without it.
        from trainer.ui.quick.session import QuickSession

        return self._lead(name, page, QuickSession(page))

    def _lead(self, name: str, page: QWidget, session: QuickSession) -> QWidget:
        self._sessions[name] = session
        session.over.connect(self._over)
        session.left.connect(lambda: self._desk.turn_to("today"))
        session.troubled.connect(lambda problems: self._desk.tell(say_phrase(NOT_GIVEN), problems))
        return page

    def _build_result(self) -> QWidget:
        # Late: the page of today is painted without it.
        from trainer.ui.quick.result_page import QuickResultPage

        page = QuickResultPage()
        page.home.connect(lambda: self._desk.turn_to(self._came_from))
        page.again.connect(self._once_more)
        page.only_wrong.connect(self._only_wrong)
        page.review.asked.connect(
            lambda number, words: self._desk.review.ask_on(page.review, self._result, number, words)
        )
        return page
