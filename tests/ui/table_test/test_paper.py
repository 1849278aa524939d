"""A table test on paper: every sheet is read back from the PDF file itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.table_test.settings import Books, opened_at, set_up
from tests.school.tables import Ticking
from tests.ui.pdf_text import sheets_of
from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.drills.table_form import CriterionGrade
from trainer.library.houses import load_houses
from trainer.records.exam import ExamOutcome
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.printout import Printout
from trainer.school.table_test.form_sheets import MarkedTest, filled_form
from trainer.school.table_test.layout import laying_of
from trainer.school.table_test.record import CriterionJudged, Dealer, TableTest
from trainer.school.table_test.sheets import empty_form, set_up_sheets
from trainer.school.table_test.table_tests import TableTests
from trainer.ui.printing.whole_pdf import write_pdf

SCHOOL = "Riverside <b>Dealer</b> School"
DEALER = Dealer("Robert'); DROP TABLE", "0199-robert")


@pytest.fixture
def tests(home: Path) -> TableTests:
    return opened_at(home, load_houses(), Ticking())


def printed(printout: Printout, tmp_path: Path) -> list[str]:
    out = tmp_path / "printed.pdf"
    assert write_pdf(printout, out)
    return sheets_of(out)


def watched(tests: TableTests) -> tuple[TableTest, tuple[MistakeShown, ...]]:
    """A test with one round; its first payment was not made, but taken."""
    test = set_up(tests, "mbs", dealer=DEALER)
    for _ in range(2):
        test = tests.remove_round(test, 1)
    at = tests.round_at_table(test, 0)
    wrong = False
    while (likely := at.board.next) is not None:
        act = likely.act
        if act.verb is Verb.PAY and not wrong:
            act, wrong = Action(Verb.TAKE, act.place, act.wager), True
        at.tap((act,))
    test = at.end()
    return test, tests.debriefs(test)[0].mistakes


def test_each_round_is_laid_out_on_one_sheet(
    tests: TableTests, tmp_path: Path, qapp: object
) -> None:
    for house, part in (("six-card-bonus", Part.WHOLE), ("posted", Part.SETTLEMENT)):
        test = set_up(tests, house, part)
        at = tests.house(test)
        sheets = printed(set_up_sheets(test, at), tmp_path)
        assert len(sheets) == 3
        for number, (sheet, round_) in enumerate(zip(sheets, test.rounds, strict=True), 1):
            assert f"Round {number} of 3" in sheet
            assert test.id in sheet
            laying = laying_of(at, round_.round_, part)
            for seat in laying.seats:
                assert f"Seat {seat.seat}" in sheet
                for stake in seat.stakes:
                    assert f"{stake.name} {stake.amount}" in sheet
                    assert stake.chips in sheet
            for fact in laying.facts:
                assert fact.split(":")[0] in sheet
            if part is Part.WHOLE:
                order = [
                    f"{card.rank}{card.suit.sign}".replace("T", "10") for _, card in laying.deck
                ]
                there = [line for line in sheet.split("\n") if line in order]
                assert there == order, "the stacked deck from the top"


def test_the_empty_form_has_all_that_is_due_and_room_for_it(
    tests: TableTests, tmp_path: Path, qapp: object
) -> None:
    test = set_up(tests, "mbs", Part.WHOLE, dealer=DEALER)
    text = "\n".join(printed(empty_form(test, tests.house(test), SCHOOL), tmp_path))
    for told in (SCHOOL, DEALER.name, "MBS", "A whole round", "Signed", "Examiner", "Dealer"):
        assert told in text
    spots = sum(
        len(tests.round_at_table(test, number).board.table)
        + sum(len(c.spots) for c in tests.round_at_table(test, number).board.columns)
        for number in range(3)
    )
    assert text.count("□ as due") == spots
    for criterion in test.form.criteria:
        assert criterion.title in text
        for grade in CriterionGrade:
            assert f"□ {grade.words}" in text
    for outcome in ExamOutcome:
        assert f"□ {outcome.words}" in text


def test_the_filled_form_says_what_was_done_and_by_which_rule(
    tests: TableTests, tmp_path: Path, qapp: object
) -> None:
    test, mistakes = watched(tests)
    test = tests.judge(
        test, "announcements", CriterionJudged(CriterionGrade.MODEL, "Clear to the last seat.")
    )
    test = tests.judge(test, "hospitality", CriterionJudged(None))
    test = tests.decide(
        test, ExamOutcome.DISCONTINUED, "K. Lindqvist", "The fire alarm.", "To be held again."
    )
    test = tests.record(test, Books())
    assert test.decided is not None
    at = tests.house(test)
    sheets = printed(filled_form(MarkedTest(test, at, tests.debriefs(test), SCHOOL)), tmp_path)
    text = "\n".join(sheets)
    for told in (
        *(SCHOOL, DEALER.name, at.title, at.rules.edition, test.seed, at.fingerprint[:16]),
        *("Outcome: Discontinued", "The rule gives no outcome yet", "Reason: The fire alarm."),
        *("Comment: To be held again.", "Signed by K. Lindqvist", "Examiner", "Date: ____"),
        *("■ A model", "□ To standard", "■ Not seen", "Note: Clear to the last seat."),
        test.decided.head,
    ):
        assert told in text, told
    assert all(test.id in sheet and test.decided.head in sheet for sheet in sheets)
    assert mistakes
    whole = text.replace("\n", "")
    for mistake in mistakes:
        assert f"{mistake.number}. Critical: {mistake.title}" in text
        assert mistake.rule in whole
        assert mistake.done in text
    assert text.count("as due") > 10


def test_what_is_not_decided_yet_is_left_to_the_pen(
    tests: TableTests, tmp_path: Path, qapp: object
) -> None:
    test, _ = watched(tests)
    at = tests.house(test)
    text = "\n".join(printed(filled_form(MarkedTest(test, at, tests.debriefs(test))), tmp_path))
    assert "The rule gives no outcome yet" in text
    for outcome in ExamOutcome:
        assert f"□ {outcome.words}" in text
    assert "Signed by" not in text
    assert "■" not in text
