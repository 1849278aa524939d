"""A round looked at again: its replay, the clauses it rests on, its traps dealt anew, and
the cost of a belief as the debrief tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from trainer.errors import InputError
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.held_beliefs import BeliefCost
from trainer.school.remark import AMistake, held_against
from trainer.school.replay.replay import Tape
from trainer.school.review.assignments import asks_questions, first_question, first_round
from trainer.school.second_try import SecondAnswer
from trainer.ui.debrief.belief_costs import BeliefCosts
from trainer.ui.guide.spotlight import Spotlight, after_the_round
from trainer.ui.home.assigned_card import assigned_shown
from trainer.ui.people_controller import PeopleController
from trainer.ui.quick_controller import QuickController
from trainer.ui.shell import Shell
from trainer.ui.table.felt_words import felt_words
from trainer.wording import say

# For types alone: at the top of the file it would load some 60 modules more.
if TYPE_CHECKING:
    pass


KEPT = ("debrief", "replay", "quiz-result", "attempt")
"""Pages that stand as they were left when one comes back to them."""


class ReviewInSight(Struct, frozen=True):
    """The round that a page is about."""

    attempt: str
    house: str
    mistakes: tuple[MistakeShown, ...]

    def mistake(self, number: int) -> MistakeShown | None:
        return next((each for each in self.mistakes if each.number == number), None)


class DebriefController:
    """Leads from a round to what belongs to it, and back."""

    def __init__(self, shell: Shell, people: PeopleController, quick: QuickController) -> None:
        self._shell, self._people, self._quick = shell, people, quick
        self._replay_from = self._clause_from = "debrief"

    @cached_property
    def costing(self) -> BeliefCosts:
        """The beliefs' costs for the debrief, worked out beside the window."""
        costing = BeliefCosts(self._shell.background)
        costing.found.connect(self._tell_cost)
        return costing

    def ask(self, number: int, words: str) -> None:
        """Ask a supervisor to look at that mistake of the round in sight; 0 for the whole of it."""
        page, practice = self._shell.pages.debrief, self._shell.practice
        if practice is None or page.debrief is None:
            return
        attempt = page.debrief.attempt_id
        try:
            practice.reviews.ask(attempt, number, words)
        except InputError as error:
            page.asking.refuse(error.problems)
            return
        page.stop_asking()
        page.tell(practice.reviews.of(attempt))

    def answer_again(self, number: int, answer: SecondAnswer) -> None:
        """Record and mark second answers to the wagers of that mistake, and show the result."""
        page, practice = self._shell.pages.debrief, self._shell.practice
        sight = self._in_sight()
        mistake = sight.mistake(number) if sight is not None else None
        if practice is None or sight is None or mistake is None or mistake.seat is None:
            return
        with self._shell.told(say("The answer cannot be recorded")):
            page.tell_try(practice.second_tries.answer(sight.attempt, mistake, answer))

    def with_remarks(self, debrief: Debrief) -> Debrief:
        """The debrief with the remarks on it; a person signed in to a school can ask for a
        review."""
        practice = self._shell.practice
        if practice is None:
            return debrief
        said = held_against(practice.reviews.of(debrief.attempt_id), _mistakes_of(debrief))
        return replace(debrief, remarks=said, can_ask=self._people.account is not None)

    def show_assigned(self, now: datetime) -> None:
        """Show on the page of today what a supervisor assigned."""
        practice = self._shell.practice
        if practice is not None:
            self._shell.pages.today.show_assigned(assigned_shown(practice, now))

    def work(self, remedial: str) -> None:
        """Deal, or ask, the assignment of that id."""
        practice = self._shell.practice
        each = practice.reviews.assignment(remedial) if practice is not None else None
        if practice is None or each is None:
            return
        if asks_questions(practice, each):
            self._quick.sit(lambda: first_question(practice, each))
        else:
            self._shell.sit(lambda: first_round(practice, each))

    def heard(self) -> None:
        """Bring the page in sight up to date: something came from the school."""
        shell, practice = self._shell, self._shell.practice
        if practice is None:
            return
        if shell.window.page == "today":
            self.show_assigned(shell.now())
        page = shell.pages.debrief
        if shell.window.page == "debrief" and page.debrief is not None and page.asking.isHidden():
            page.tell(practice.reviews.of(page.debrief.attempt_id))

    def close(self) -> None:
        """Work nothing out any more."""
        if "costing" in self.__dict__:
            self.costing.rest()

    def _tell_cost(self, belief: str, cost: BeliefCost) -> None:
        self._shell.pages.debrief.mistakes.tell_cost(belief, cost)

    def watch(self, mistake: int) -> None:
        """Replay the round in sight from that mistake on; 0 for the whole of it."""
        sight = self._in_sight()
        if sight is not None:
            self.watch_round(sight.attempt, mistake)

    def watch_met(self, number: int) -> None:
        """Replay the round in sight from that interruption on."""
        sight = self._in_sight()
        if sight is not None:
            self.watch_round(sight.attempt, 0, met=number)

    def watch_round(self, attempt: str, mistake: int, met: int = 0) -> None:
        """Replay any round, from that mistake on, or from the interruption ``met``."""
        shell, heading = self._shell, say("This round cannot be shown again")
        if shell.practice is None:
            return
        with shell.told(heading):
            tape = shell.practice.tape(attempt)
            if tape is None:
                why = say("Its house or its cards cannot be read by today's rules.")
                shell.tell(heading, (why,))
                return
            self.watch_tape(tape, mistake, met)

    def watch_tape(self, tape: Tape, mistake: int, met: int = 0) -> None:
        """Replay that tape, from that mistake or that interruption on."""
        shell = self._shell
        self._replay_from = shell.window.page
        shell.pages.replay.animate(motion=shell.appearance.motion)
        shell.pages.replay.present(tape, tape.step_of(mistake) or tape.step_met(met) or 0)
        shell.window.turn_to("replay")

    def leave_replay(self) -> None:
        self._return_to(self._replay_from)

    def deal_trap(self, number: int) -> None:
        """Deal fresh cards that show the trap of that mistake of the round in sight."""
        sight = self._in_sight()
        if sight is not None:
            self.deal_trap_of(sight.attempt, number)

    def deal_trap_of(self, attempt: str, number: int) -> None:
        """Deal fresh cards that show the trap of a mistake of any round."""
        practice = self._shell.practice
        if practice is not None and not self._quick.asked_anew(attempt, number):
            self._shell.sit(lambda: practice.trap_again(attempt, number))

    def show_clause(self, number: int) -> None:
        """Show the clause that a mistake of the round in sight rests on, in the house's own
        book."""
        sight = self._in_sight()
        mistake = sight.mistake(number) if sight is not None else None
        if sight is not None and mistake is not None:
            self.open_clause(sight.house, mistake.rule)

    def show_cited(self, cite: str) -> None:
        """Show that clause of the house of the round in sight."""
        sight = self._in_sight()
        if sight is not None:
            self.open_clause(sight.house, cite)

    def open_clause(self, house: str, cite: str) -> None:
        """Show that clause in the house's own book, with the way back to the page in sight."""
        shell = self._shell
        if shell.practice is None:
            return
        self._clause_from = shell.window.page
        with shell.told(say("The house's book cannot be read")):
            shell.pages.houses.show_clause(shell.practice.books, house, cite)
            shell.window.turn_to("houses")

    def leave_clause(self) -> None:
        self._return_to(self._clause_from)

    def test_belief(self, ids: Sequence[str]) -> None:
        """Deal rounds that tell if these wrong rules are held, at the house in sight."""
        practice, sight = self._shell.practice, self._in_sight()
        if practice is not None and sight is not None:
            self._shell.sit(lambda: practice.test_belief(sight.house, ids))

    def cost_beliefs(self, debrief: Debrief) -> None:
        """Tell on the debrief, a little later, what its beliefs cost."""
        practice = self._shell.practice
        if practice is None:
            return
        house, placard = debrief.house, debrief.replay.round_.placard
        ids = [each.belief.id for each in debrief.mistakes if each.belief is not None]
        known = practice.beliefs
        if ids:
            self.costing.begin(ids, lambda belief: known.cost(house, belief, placard))
        else:
            self.close()

    def look(self, *, looking: bool) -> None:
        """Note that the debrief is in sight, or no longer."""
        if "costing" not in self.__dict__:
            return
        if looking:
            self.costing.go_on()
        else:
            self.costing.rest()

    def show(self, debrief: Debrief, onward: str) -> None:
        """Show the debrief of a round; ``onward`` is the text of the button that leads on."""
        chosen, practice = self._shell.settings, self._shell.practice
        self._shell.speak_of(debrief.house)
        if practice is not None:
            debrief = self.with_remarks(practice.explained(debrief))
        rules = practice.house(debrief.house).rules if practice is not None else None
        self._shell.pages.debrief.present(
            debrief,
            onward=onward,
            words=felt_words(rules, debrief.replay.round_.placard) if rules else None,
            ask_first=chosen.ask_first or chosen.say_why,
            why=chosen.say_why,
        )
        self.cost_beliefs(debrief)

    def explain(self) -> None:
        page = self._shell.pages.debrief
        page.header.lead(here=False)
        Spotlight(page, after_the_round()).over.connect(lambda: page.header.lead(here=True))

    def _in_sight(self) -> ReviewInSight | None:
        shell = self._shell
        tape = shell.pages.replay.tape if shell.window.page == "replay" else None
        if tape is not None:
            return ReviewInSight(tape.attempt_id, tape.house.id, tape.mistakes)
        debrief = shell.pages.debrief.debrief
        if debrief is None:
            return None
        return ReviewInSight(debrief.attempt_id, debrief.house, debrief.mistakes)

    def _return_to(self, page: str) -> None:
        if page in KEPT:
            self._shell.window.turn_to(page)
        else:
            self._shell.turn_to(page)


def _mistakes_of(debrief: Debrief) -> list[AMistake]:
    """The round's mistakes, as overrides name them."""
    return [
        AMistake(each.number, each.code, each.seat or 0, each.wager.value if each.wager else "")
        for each in debrief.mistakes
    ]
