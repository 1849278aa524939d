"""The form of a table test: judged, decided, signed, recorded and printed."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.marking.words import money
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.table_test.form_sheets import MarkedTest, minutes
from trainer.school.table_test.record import CriterionJudged, TableTestOutcome
from trainer.school.table_test.table_tests import Office
from trainer.ui.table_test.board_controller import BoardController
from trainer.ui.table_test.form_page import FormPage, FormShown
from trainer.ui.table_test.open_test import FORM, LIST, SETUP, OpenTest
from trainer.wording import say, say_list


class FormController:
    """Keeps the form up to date, and does what it asks for."""

    def __init__(self, at: OpenTest, board: BoardController) -> None:
        self.at, self._board = at, board

    def show(self) -> None:
        """Show the form of the test, as far as it is."""
        self.page.present(form_shown(self.at.marked(self.at.held), self.at.office))

    def judge(self, criterion: str, judged: CriterionJudged) -> None:
        """Judge that criterion."""
        with self.at.app.told(say("This could not be saved")):
            self.at.test = self.at.tests.judge(self.at.held, criterion, judged)
        self.page.refresh(form_shown(self.at.marked(self.at.held), self.at.office))

    def decide(self, outcome: TableTestOutcome, examiner: str, reason: str, comment: str) -> None:
        """Sign the outcome; record it if the dealer has an account."""
        with self.at.app.told(say("That could not be signed")):
            self.at.test = self.at.tests.decide(self.at.held, outcome, examiner, reason, comment)
            self.show()
            if self.at.held.dealer.account:
                self.record()

    def record(self) -> None:
        """Put the signed test into the school's records."""
        office = self.at.office
        heading = say("Signed, but not recorded yet")
        if office is None:
            why = say("The school's records cannot be reached. Open the test later to record it.")
            self.at.app.tell(heading, (why,))
            return
        with self.at.app.told(heading):
            self.at.test = self.at.tests.record(self.at.held, office)
            self.at.tests.throw_away(self.at.held.id)
        self.show()

    def print_form(self) -> None:
        """Print the form with all that is known so far."""
        self.at.print_filled(self.at.held)

    def build(self) -> FormPage:
        page = FormPage()
        page.judged.connect(self.judge)
        page.decided.connect(self.decide)
        page.recorded.connect(self.record)
        page.printed.connect(self.print_form)
        page.left.connect(self.leave)
        return page

    def leave(self) -> None:
        """Go back to the board, to the layout, or from a recorded test to the list."""
        meanwhile, self._board.meanwhile = self._board.meanwhile, False
        decided = self.at.held.decided
        if decided is not None and decided.recorded:
            self.at.app.turn_to(LIST)
        elif meanwhile and decided is None:
            self._board.come_back()
        else:
            self.at.app.turn_to(SETUP)

    @property
    def page(self) -> FormPage:
        return self.at.page(FORM)


def form_shown(held: MarkedTest, office: Office | None) -> FormShown:
    """The content of the form for that test."""
    test = held.test
    words = [held.house.title, test.form.heading]
    decided = test.decided
    return FormShown(
        title=test.dealer.name or say("No name yet"),
        under=say_list(words, ""),
        criteria=tuple((each, test.judged.get(each.name)) for each in test.form.criteria),
        figures=tuple(_figures(held)),
        mistakes=tuple(_mistakes(held)),
        proposal=held.proposal,
        decided=decided,
        examiner=decided.examiner if decided else office.examiner if office else "",
        records=bool(test.dealer.account),
    )


def _figures(held: MarkedTest) -> Iterator[tuple[str, str]]:
    made, rules = held.tally, held.house.rules
    yield say("Rounds over"), f"{len(held.rounds)} / {len(held.test.rounds)}"
    yield say("Wagers right"), f"{made.right} / {made.lines}"
    yield say("Critical"), str(made.critical)
    yield say("Serious"), str(made.serious)
    yield say("Minor"), str(made.minor)
    yield say("Players short"), money(rules, made.players_short)
    yield say("House short"), money(rules, made.house_short)
    yield say("Time"), minutes(sum(each.elapsed_ms for each in held.rounds))
    if made.hands_per_hour is not None:
        yield say("Hands an hour"), str(made.hands_per_hour)


def _mistakes(held: MarkedTest) -> Iterator[tuple[int, MistakeShown]]:
    for debrief in held.rounds:
        for mistake in debrief.mistakes:
            yield debrief.number, mistake
