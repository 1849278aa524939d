"""The scenes of the workshop: a house in the making, each as far as its picture."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from trainer.game.pay import Combination
from trainer.school.workshop.form_pieces import PaidTable
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.section_sources import cite
from trainer.ui.application import Application
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
7. The dealer checks all bets before the first card is dealt.
8. Cards are dealt one at a time, from the dealer's left.
9. The stub goes to the discard rack.
10. Play is offered to each player in turn, from the dealer's left.
11. Folded Antes and hands are collected before the dealer's hand is revealed.
12. The dealer's hand is turned when all players have decided.
13. Hands are opened and settled one by one, from right to left.
14. Losing bets of a hand are taken before winning bets are paid.
"""
RULES = {"qualifies": 2, "outcome.tie": 5}
STEPS = {
    "step.check_bets": 7,
    "step.deal": 8,
    "step.rack_stub": 9,
    "step.offer": 10,
    "step.collect": 11,
    "step.reveal_dealer": 12,
    "step.reveal": 13,
    "step.take": 14,
    "step.pay": 14,
}
"""The sentences that are cited already."""
TABS = {
    "workshop-rules": WorkshopTab.RULES,
    "workshop-reading": WorkshopTab.RULES,
    "workshop-procedure": WorkshopTab.PROCEDURE,
    "workshop-proof": WorkshopTab.PROOF,
    "workshop-publish": WorkshopTab.PUBLISH,
}


def play(app: Application, scene: str) -> None:
    part = app.parts.one(WORKSHOP_START, WorkshopPart)
    app.turn_to(WORKSHOP_START)
    if scene == WORKSHOP_START:
        part.start.document.given.emit(DOCUMENT)
        part.start.name.write("Riverside")
        part.start.name.line.textEdited.emit("Riverside")
        # Waiting for events leaves the processor to the worker that is waited for.
        while app.background.busy:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return
    part.start.begun.emit("six-card-bonus", "riverside", "Riverside", "RIVER", "")
    page = part.page
    part.documents.put(DOCUMENT)
    page.form.open("pair_plus")
    section = page.form.section
    assert section is not None, "the house has a Pair Plus"
    table = section.pieces[0]
    assert isinstance(table, PaidTable), "its first piece is its pay table"
    page.document.cited.emit("RIVER 3")
    _cite(part, RULES)
    page.form.open("pair_plus")
    row = next(each for each in table.rows if each.hand is Combination.THREE_OF_A_KIND)
    page.form.row_written.emit(row, "3")
    if TABS[scene] is not WorkshopTab.RULES:
        page.turned.emit(TABS[scene])
    if TABS[scene] is WorkshopTab.PROCEDURE:
        _cite(part, STEPS)
        page.form.open_row("step.collect")
    if scene == "workshop-reading":
        _begin_reading(page)
    while app.background.busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _cite(part: WorkshopPart, cited: Mapping[str, int]) -> None:
    """Cite these sentences in these sections, as one change; the last of them is open then."""
    draft = part.draft
    assert draft is not None, "the house is begun"
    there = {each.key: each for each in sections(draft, part.page.tab)}
    with draft.together():
        for key, sentence in cited.items():
            cite(draft, there[key], f"RIVER {sentence}")
    part.show()
    part.page.form.choose([*cited][-1])


def _begin_reading(page: WorkshopPage) -> None:
    """Open a sentence that can be read in two ways, with the other answer chosen."""
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
