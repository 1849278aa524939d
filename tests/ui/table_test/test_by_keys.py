"""A whole test by keys alone, from the list to the paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.dealing_hands import press
from tests.ui.table_test.hands import begun, named, part_of, signed, trace, type_, watch_page
from trainer.records.exam import ExamOutcome
from trainer.ui.application import Application
from trainer.ui.printing.printing import Way
from trainer.ui.routes import TABLE_TEST
from trainer.ui.table_test.list_page import TableTestsPage
from trainer.ui.table_test.open_test import FORM, SETUP, WATCH


def test_a_whole_test_is_held_by_keys_alone(
    app: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "tell", lambda *_: None)
    part = part_of(app)
    app.turn_to(TABLE_TEST)
    page = app.window.pages.page(TABLE_TEST)
    assert isinstance(page, TableTestsPage)
    assert page.wanted is None, "nobody is named yet"
    assert page.name.line.hasFocus()
    type_("A guest")
    press(Qt.Key.Key_Return)
    assert app.window.page == SETUP
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_A):  # act by act, then seat by seat
        press(Qt.Key.Key_Return)
        assert app.window.page == WATCH
        while watch_page(app).panel.next.isEnabled():
            one_left = len(part.at.watched.board.next.stretch) == 1  # type: ignore[union-attr]
            press(Qt.Key.Key_Space if one_left else key)
        done = trace(part)
        press(Qt.Key.Key_Space)
        assert trace(part) == done, "one Space too many takes nothing back"
        press(Qt.Key.Key_E)
        press(Qt.Key.Key_E)
    assert app.window.page == FORM
    assert part.at.test is not None
    for criterion in part.at.test.form.criteria:
        steps = named(app, f"criterion.{criterion.name}.3")
        steps.setFocus()
        press(Qt.Key.Key_Space)
    assert part.at.tests.proposal(part.at.test).outcome is ExamOutcome.PASSED
    named(app, "form.sign").setFocus()
    press(Qt.Key.Key_Return)
    assert not signed(part), "nobody has signed"
    type_("K. Lindqvist")
    named(app, "form.sign").setFocus()
    press(Qt.Key.Key_Return)
    assert signed(part) == (ExamOutcome.PASSED, "K. Lindqvist")
    told = app.window.pages.page(FORM)._told.text()
    assert "nothing is recorded" in told, "a guest has no account"
    part.at.printing.ask_way = lambda: Way.FILE
    part.at.printing.ask_file = lambda name: str(tmp_path / name)
    press(Qt.Key.Key_P)
    assert (tmp_path / "table-test.pdf").read_bytes().startswith(b"%PDF-")


def test_keys_lead_over_the_board(app: Application) -> None:
    part = begun(app)
    part.board.watch(0)
    page = watch_page(app)
    seats = [column.seat for column in part.at.watched.board.columns]
    press(getattr(Qt.Key, f"Key_{seats[1]}"))
    here = page.board.here
    assert here is not None
    assert here.spot.place == seats[1]
    press(Qt.Key.Key_Down)
    assert page.board.here is not here
    press(Qt.Key.Key_Right)
    assert page.board.here is not None
    assert page.board.here.spot.place == seats[2]
    due = page.board.here.spot
    press(Qt.Key.Key_Space)
    assert trace(part) == tuple(map(str, due.acts))
    press(Qt.Key.Key_U)
    assert trace(part) == ()
    press(Qt.Key.Key_Escape)
    assert page.panel.next.hasFocus()
    press(Qt.Key.Key_T)
    assert page.other_act.isVisible()
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_A)
    assert trace(part)
    press(Qt.Key.Key_Escape)
    assert app.window.page == SETUP
