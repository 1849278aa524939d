"""What is tapped, judged and signed in the window is kept, recorded, or told to be neither."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tests.school.table_test.settings import Books
from tests.ui.dealing_hands import press
from tests.ui.table_test.hands import (
    begun,
    click,
    held,
    named,
    named_or_none,
    open_at,
    part_of,
    patch,
    trace,
    type_,
    watch_page,
)
from trainer.dealing.action import Verb
from trainer.drills.table_form import CriterionGrade, RoundWanted
from trainer.records.exam import ExamOutcome
from trainer.school.people.rights import Right
from trainer.school.printout import Printout
from trainer.school.table_test.record import CriterionJudged, Dealer
from trainer.ui.application import Application
from trainer.ui.kit.form_dialog import KeepAsked
from trainer.ui.routes import TABLE_TEST
from trainer.ui.table_test.open_test import FORM, SETUP, WATCH


def test_criteria_are_judged_while_the_round_goes_on(app: Application) -> None:
    part = begun(app)
    part.board.watch(0)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_J)
    assert app.window.page == FORM
    part.form.judge("control", CriterionJudged(CriterionGrade.WEAK, "Cards out of sight."))
    press(Qt.Key.Key_Escape)
    assert app.window.page == WATCH
    press(Qt.Key.Key_Space)
    assert len(trace(part)) == 2
    assert part.at.test is not None
    assert part.at.test.judged["control"] == CriterionJudged(
        CriterionGrade.WEAK, "Cards out of sight."
    )
    ((kept,), _) = part.at.tests.every()
    assert kept == part.at.test


def test_a_note_without_a_grade_is_there_when_the_form_is_opened_again(app: Application) -> None:
    part = begun(app)
    part.board.watch(0)
    press(Qt.Key.Key_J)
    note = "criterion.control.note"
    named(app, note).setFocus()
    type_("Cards out of sight.")
    press(Qt.Key.Key_Escape)
    assert app.window.page == WATCH
    press(Qt.Key.Key_J)
    assert app.window.page == FORM
    field = named(app, note)
    assert isinstance(field, QLineEdit)
    assert field.text() == "Cards out of sight."


@pytest.mark.parametrize("field", ["criterion.control.note", "form.comment"])
def test_words_on_a_form_that_is_not_signed_are_asked_about_when_the_window_closes(
    app: Application, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(app)
    part.board.watch(0)
    press(Qt.Key.Key_J)
    asked: list[str] = []
    monkeypatch.setattr(KeepAsked, "exec", lambda self: asked.append(self.objectName()))
    assert app.window.may_close()
    named(app, field).setFocus()
    type_("Cards out of sight.")
    assert app.may_turn(), "it waits while other pages are looked up"
    assert not app.window.close()
    assert asked == ["unsent"]
    assert named(app, field).hasFocus()


@pytest.mark.slow
def test_what_was_not_tapped_is_asked_about(app: Application) -> None:
    part = begun(app)
    part.board.watch(0)
    page = watch_page(app)
    clears = 0
    while (likely := part.at.watched.board.next) is not None and likely.act.verb is not Verb.CLEAR:
        page.panel.next.click()
    while part.at.watched.board.next is not None:
        act = part.at.watched.board.next.act
        if act.verb is Verb.CLEAR:
            clears += 1
            missing = part.at.watched.watching.missing
            left = [step.action for step in missing if step.action.verb is not Verb.CLEAR]
            if not left:
                break
            part.board.tap(tuple(left[:1]))
        else:
            page.panel.next.click()
    missing = part.at.watched.watching.missing
    assert {step.action.verb for step in missing} == {Verb.CLEAR}
    click(app, "watch.end")
    assert len(page.finish._checks) == len(missing)
    click(app, "ending.all")
    click(app, "ending.end")
    assert part.at.test is not None
    assert part.at.tests.debriefs(part.at.test)[0].mistakes == ()


@pytest.mark.slow
def test_opened_again_the_board_is_as_it_was(qapp: object, tmp_path: Path) -> None:
    app = open_at(tmp_path)
    part = begun(app)
    part.board.watch(0)
    for _ in range(4):
        watch_page(app).panel.next.click()
    before = part.at.watched.board
    assert part.at.test is not None
    (draft,) = tmp_path.rglob(f"{part.at.test.id}.json")
    kept = draft.read_bytes()
    app.window.close()
    assert draft.read_bytes() == kept, "closing writes nothing that the taps had not"
    again = open_at(tmp_path)
    fresh = part_of(again)
    again.turn_to(TABLE_TEST)
    click(again, f"table-test.open.{part.at.test.id}")
    assert again.window.page == SETUP
    fresh.board.watch(0)
    assert fresh.at.watched.board == before
    again.window.close()


def test_a_tap_that_cannot_be_kept_is_told_and_has_not_happened(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(app)
    part.board.watch(0)
    told: list[str] = []
    monkeypatch.setattr(app, "tell", lambda heading, _: told.append(heading))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    watch_page(app).panel.next.click()
    assert told == ["It could not be saved, so it was not recorded"]
    assert trace(part) == ()


def test_more_than_one_test_is_open_and_one_is_thrown_away(app: Application) -> None:
    part = begun(app)
    first = part.at.test
    part = begun(app, "whole-round", Dealer("Luc Bernard"))
    second = part.at.test
    assert first is not None
    assert second is not None
    app.turn_to(TABLE_TEST)
    named(app, f"table-test.open.{first.id}")
    part.list.sure = lambda test: False
    click(app, f"table-test.throw.{second.id}")
    named(app, f"table-test.open.{second.id}")
    part.list.sure = lambda test: test.id == second.id
    click(app, f"table-test.throw.{second.id}")
    assert [each.id for each in part.at.tests.every()[0]] == [first.id]


def test_a_dealer_with_an_account_is_recorded_and_the_draft_is_gone(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(app)
    office = Books()
    patch(part, office)
    held(part)
    part.form.decide(ExamOutcome.FAILED, "K. Lindqvist", "Spoke to nobody.", "")
    assert part.at.test is not None
    assert part.at.test.decided is not None
    assert part.at.test.decided.head
    assert [*office.books] == [part.at.test.id]
    assert part.at.tests.every() == ((), ())
    assert "Recorded" in app.window.pages.page(FORM)._told.text()


@pytest.mark.slow
def test_out_of_reach_it_stays_signed_and_is_recorded_later(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(app)
    told: list[str] = []
    monkeypatch.setattr(app, "tell", lambda heading, _: told.append(heading))
    held(part)
    part.form.decide(ExamOutcome.PASSED, "K. Lindqvist", "It was.", "")
    assert told == ["Signed, but not recorded yet"]
    ((kept,), _) = part.at.tests.every()
    assert kept.decided is not None
    assert not kept.decided.recorded
    app.turn_to(SETUP)
    for name in ("setup.deal", "setup.add", "setup.remove", "setup.go"):
        assert not named(app, name).isEnabled(), "what is signed stays"
    office = Books()
    patch(part, office)
    part.list.go_on(kept.id)
    assert app.window.page == FORM
    click(app, "form.record")
    assert [*office.books] == [kept.id]


def test_rounds_are_edited_on_the_page(app: Application) -> None:
    part = begun(app)
    assert part.at.test is not None
    before = part.at.test.rounds
    click(app, "setup.deal")
    assert part.at.test.rounds[0].round_ != before[0].round_
    assert part.at.test.rounds[1:] == before[1:]
    counts = []
    for name in ("setup.add", "setup.remove"):
        click(app, name)
        counts.append(len(part.at.test.rounds))
    assert counts == [4, 3]
    part.setup.ask_events = lambda wanted: ("tie",)
    part.setup.choose_events(1)
    assert part.at.test.rounds[1].laid.wanted == RoundWanted(
        events=("tie",), seats=before[1].laid.wanted.seats
    )


@pytest.mark.slow
def test_sheets_and_forms_are_printed(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    part = begun(app, "whole-round", house="six-card-bonus")
    put: list[Printout] = []
    monkeypatch.setattr(part.at.printing, "put", lambda printout, name: put.append(printout))
    press(Qt.Key.Key_P)
    press(Qt.Key.Key_F)
    sheets, empty = put
    assert part.at.test is not None
    assert len(sheets.parts) == 3
    text = "".join(block for each in sheets.parts for block in each)
    for watched in part.at.test.rounds:
        for seat in watched.round_.seats:
            assert f"Seat {seat.number}" in text
    form = "".join(block for each in empty.parts for block in each)
    assert form.count("□ as due") > 60
    for criterion in part.at.test.form.criteria:
        for grade in CriterionGrade:
            assert criterion.anchor(grade) in form.replace("&#x27;", "'")
    assert part.at.test.id in empty.foot


def test_without_a_school_anybody_may_in_a_school_only_who_has_the_right(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert app.people.may(Right.TEST_AT_TABLE)
    app.turn_to("quiz")
    click(app, "quiz.table")
    seen: list[str] = [app.window.page]
    refused: list[str] = []
    monkeypatch.setattr(app.people.school, "joined", object())
    monkeypatch.setattr(app, "tell", lambda heading, _: refused.append(heading))
    app.turn_to("quiz")
    assert not named_or_none(app, "quiz.table")
    app.turn_to(TABLE_TEST)
    assert refused
    assert [*seen, app.window.page] == [TABLE_TEST, "quiz"]
