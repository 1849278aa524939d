"""The procedure in the workshop: steps, their order and its marks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.ui.test_whole_rounds import the
from tests.ui.test_workshop import begun, focused_name, looked_over, pick, press
from tests.ui.windows import Opened
from trainer.dealing.procedure import StepKind
from trainer.school.workshop.forms import WorkshopTab
from trainer.shots.workshop import DOCUMENT
from trainer.ui.workshop.part import WorkshopPart
from trainer.ui.workshop.sentence_tag import Tie
from trainer.ui.workshop.timeline import StepShown


def test_an_order_of_wagers_that_is_added_is_open_under_procedure(opened: Opened) -> None:
    """The list of the wagers closed, and nothing told where the order went."""
    app, part = begun(opened, of="Prime")
    press(app, "workshop.section.wagers")
    pick(app, "workshop.wagers.order", "Take losing bets")
    assert part.page.tab is WorkshopTab.PROCEDURE
    section = part.page.form.section
    assert section is not None
    assert section.key == "wager_order.0"
    head = the(app, "workshop.section.wager_order.0")
    assert head.height() <= 44, "its wagers stand on one line, not one below another"


def shown_step(part: WorkshopPart, key: str) -> StepShown:
    """The step of that key as the timeline shows it."""
    return next(each for each in part.page.timeline.steps if each.key == key)


def test_a_click_on_the_timeline_chooses_the_step_and_its_sentence(opened: Opened) -> None:
    app, part = begun(opened, of="Six Card Bonus")
    part.documents.put(DOCUMENT)
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    QApplication.processEvents()
    press(app, "workshop.timeline.step.collect")
    section = part.page.form.section
    assert section is not None
    assert section.key == "step.collect"
    assert shown_step(part, "step.collect").tie is Tie.OPEN
    part.page.document.show_clause("RIVERSIDE 11")
    QTest.keyClick(part.page.document.list, Qt.Key.Key_Return)
    assert shown_step(part, "step.collect").tie is Tie.RULE
    assert shown_step(part, "step.collect").sentence == "11"


def test_the_procedure_is_answered_by_keys_alone(opened: Opened) -> None:
    """Down chooses, Right answers, S loosens the order: the timeline shows it at once."""
    app, part = begun(opened, of="Six Card Bonus")
    draft = part.draft
    assert draft is not None
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    QApplication.processEvents()
    QTest.mouseClick(the(app, "workshop.tabs.procedure"), Qt.MouseButton.LeftButton)
    for _ in range(4):
        QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Down)
    assert focused_name(app) == "workshop.section.step.deal"
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Right)
    assert draft.at("procedure.yaml", ("deal", "by")) == "hand"
    assert focused_name(app) == "workshop.section.step.deal"
    assert shown_step(part, "step.deal").strict
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_S)
    assert not shown_step(part, "step.deal").strict
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_S)
    assert shown_step(part, "step.deal").strict
    assert QApplication.focusWidget() is app.window.focusWidget()
    step = the(app, "workshop.timeline.step.deal")
    step.setFocus()
    QTest.keyClick(step, Qt.Key.Key_Right)
    assert part.page.form.section is not None
    assert part.page.form.section.key == "step.rack_stub"
    assert focused_name(app) == "workshop.timeline.step.rack_stub"


def test_a_step_is_put_in_and_left_out(opened: Opened) -> None:
    app, part = begun(opened, of="Six Card Bonus")
    draft = part.draft
    assert draft is not None
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    QApplication.processEvents()
    press(app, "workshop.step.no_more_bets.due.yes")
    looked_over(app)
    assert StepKind.NO_MORE_BETS in draft.house().procedure.steps
    assert shown_step(part, "step.no_more_bets").tie is Tie.OPEN
    press(app, "workshop.step.rack_stub.due.no")
    looked_over(app)
    assert StepKind.RACK_STUB not in draft.house().procedure.steps
    assert draft.problems() == ()


def test_a_sentence_of_a_step_is_cited_by_its_rows_and_replaced_aloud(opened: Opened) -> None:
    """Each of a step's rows wanted a citation of its own, and a sentence cited to a wrong rule took
    the place of the right one without a word."""
    app, part = begun(opened, of="Six Card Bonus")
    part.documents.put(DOCUMENT)
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    QApplication.processEvents()
    draft, form = part.draft, part.page.form
    assert draft is not None
    press(app, "workshop.timeline.step.pay")
    assert form.section is not None
    rows = form.section.rows
    assert len(rows) > 1
    part.page.document.show_clause("RIVERSIDE 11")
    QTest.keyClick(part.page.document.list, Qt.Key.Key_Return)
    assert {draft.at("procedure.yaml", (*each, "rule")) for each in rows} == {"RIVERSIDE 11"}
    assert not form.notice.text()
    press(app, "workshop.timeline.step.pay")
    part.page.document.show_clause("RIVERSIDE 12")
    QTest.keyClick(part.page.document.list, Qt.Key.Key_Return)
    assert form.notice.text() == (
        "Pay winning bets: This sentence takes the place of RIVERSIDE 11. "
        "To keep both, undo it and press Cite too."
    )
    assert {draft.at("procedure.yaml", (*each, "rule")) for each in rows} == {"RIVERSIDE 12"}


def test_each_answer_of_the_procedure_has_a_name_of_its_own(opened: Opened) -> None:
    """Several were "Around the table: Left to right" and "Order: Strict"."""
    _, part = begun(opened, of="Six Card Bonus")
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    QApplication.processEvents()
    answers = part.page.form.findChildren(QAbstractButton)
    names = [each.accessibleName() for each in answers if each.isCheckable()]
    assert "Deal the cards, around the table: Left to right" in names
    assert len(names) == len(set(names))
