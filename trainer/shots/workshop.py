"""The scenes of the workshop: a house in the making, as far as each picture wants it."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from trainer.game.pay import Combination
from trainer.school.workshop.form_pieces import PaidTable
from trainer.school.workshop.forms import WorkshopTab
from trainer.ui.desk import Desk
from trainer.ui.routes import WORKSHOP_START
from trainer.ui.workshop.part import WorkshopPart
from trainer.ui.workshop.work_page import WorkshopPage

DOCUMENT = """House rules
1. Each player places an Ante, a Pair Plus, or both.
2. The dealer plays with a Queen high or better.
3. Pair Plus pays by the player's three cards alone.
4. A hand without a pair loses its Pair Plus.
5. Equal hands stand off.
6. Guests may not smoke at the table.
"""
TABS = {
    "workshop-rules": WorkshopTab.RULES,
    "workshop-reading": WorkshopTab.RULES,
    "workshop-procedure": WorkshopTab.PROCEDURE,
    "workshop-proof": WorkshopTab.PROOF,
    "workshop-publish": WorkshopTab.PUBLISH,
}


def play(desk: Desk, scene: str) -> None:
    """That scene is in sight."""
    part = desk.parts.of(WORKSHOP_START)
    assert isinstance(part, WorkshopPart), "it makes the pages of the workshop"
    desk.turn_to(WORKSHOP_START)
    if scene == WORKSHOP_START:
        return
    part.start.begun.emit("six-card-bonus", "riverside", "Riverside", "RIVER")
    page = part.page
    part.put_document(DOCUMENT)
    page.form.open("pair_plus")
    section = page.form.section
    assert section is not None, "the house has a Pair Plus"
    table = section.pieces[0]
    assert isinstance(table, PaidTable), "its first piece is its pay table"
    row = next(each for each in table.rows if each.hand is Combination.THREE_OF_A_KIND)
    page.form.row_written.emit(row, "3")
    if TABS[scene] is not WorkshopTab.RULES:
        page.turned.emit(TABS[scene])
    if scene == "workshop-reading":
        _begin_reading(page)
    while desk.background.busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)


def _begin_reading(page: WorkshopPage) -> None:
    """A sentence that can be read in two ways: the other answer is chosen already."""
    page.form.open("folds")
    page.document.show_clause("RIVER 3")
    page.document.reading.click()
    page.form.reading.question.setText("Does the Pair Plus of a folded hand stay in play?")
    page.form.reading.house_why.setText("The fold gives up all that lies before the hand.")
    section = page.form.section
    assert section is not None, "the section of the folds is open"
    pair_plus = next(each for each in section.pieces if each.key == "pair_plus.folded")
    page.form.written.emit(pair_plus, "stays")
    page.form.reading.other_why.setText("By its three cards alone: a fold does not touch it.")
