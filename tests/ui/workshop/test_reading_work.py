"""Readings made in the workshop: from a sentence to a round that tells the answers apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget

from tests.school.tables import DRILL
from tests.ui.dealing_hands import Keyboard
from tests.ui.dealing_hands import press as keys
from tests.ui.test_whole_rounds import the
from tests.ui.test_workshop import (
    answer_questions,
    begun,
    field,
    focused_name,
    looked_over,
    pick,
    press,
    write,
)
from tests.ui.windows import Opened
from trainer.dealing.script import faultless, script_for
from trainer.drills.drill_options import Feedback
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.cases import Case
from trainer.library.houses import load_houses
from trainer.library.readings_file import ReadingQuestion
from trainer.marking.mark import mark_round
from trainer.school.workshop.drafts import needs_of
from trainer.school.workshop.forms import WorkshopTab
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.kit.form_dialog import KeepAsked
from trainer.ui.workshop.part import WorkshopPart

PASTED = """House rules
1. Pair Plus pays by the player's three cards alone.
2. A player who folds gives up the Ante.
3. Guests may not smoke at the table.
"""


def paste(app: Application, part: WorkshopPart, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    if not part.page.document.isVisible():
        press(app, "workshop.document.show")
    press(app, "workshop.document.paste")
    looked_over(app)


def begin_reading(app: Application, part: WorkshopPart, section: str, clause: str) -> None:
    """By the key R on that sentence, with the rule open."""
    press(app, f"workshop.section.{section}")
    part.page.document.show_clause(clause)
    QTest.keyClick(part.page.document.list, Qt.Key.Key_R)


def is_reading(part: WorkshopPart) -> bool:
    return part.page.form.reading.is_open


def type_reading(app: Application) -> None:
    """The question, and what speaks for each answer, by keys alone."""
    told = {
        "question": "Does the Pair Plus of a folded hand stay in play?",
        "why": "A fold gives up the hand.",
        "other_why": "By its three cards alone.",
    }
    for name, text in told.items():
        QTest.keyClicks(field(app, f"workshop.reading.{name}"), text)


def test_from_a_pasted_document_to_a_marked_round_with_a_reading(opened: Opened) -> None:
    """A copy, its document, a rule cited, a reading made, a sentence without a rule, the proof, the
    edition, and a round by it: all by mouse and keys."""
    app, part = begun(opened, of="Six Card Bonus")
    draft = part.draft
    assert draft is not None
    paste(app, part, PASTED)
    sentences = part.page.document.list
    press(app, "workshop.section.pair_plus")
    part.page.document.show_clause("RIVERSIDE 1")
    QTest.keyClick(sentences, Qt.Key.Key_Return)
    press(app, "workshop.section.pair_plus")
    begin_reading(app, part, "folds", "RIVERSIDE 2")
    assert is_reading(part)
    type_reading(app)
    QApplication.processEvents()  # the fields are in sight, and Tab leads through them
    field(app, "workshop.reading.why").setFocus()
    QTest.keyClick(field(app, "workshop.reading.why"), Qt.Key.Key_Tab)
    assert focused_name(app) == "workshop.pair_plus.folded"
    pick(app, "workshop.pair_plus.folded", "stays in play")
    assert "stays in play" in part.page.form.reading.other.text()
    QTest.keyClick(part.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    looked_over(app)
    assert part.page.form.trouble.text() == ""
    assert not is_reading(part)
    assert focused_name(app) == "workshop.sentences"
    part.page.document.show_clause("RIVERSIDE 3")
    QTest.keyClick(sentences, Qt.Key.Key_X)
    signs = [sentences.item(at).text()[0] for at in range(sentences.count())]
    assert signs == ["●", "◌", "–"]
    answer_questions(app, part)

    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    the(app, "workshop.publish.read").setFocus()
    press(app, "workshop.publish.read")
    looked_over(app)
    assert not the(app, "workshop.publish.read").isVisible()
    assert focused_name(app) == "workshop.publish.missing.0"
    (question,) = draft.base().readings
    assert question.id == "pair_plus_folded", "those of the copied document are gone"
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    assert question in part.readings
    assert needs_of(draft).sentences
    while part.rounds or part.readings:
        left = len(part.rounds) + len(part.readings)
        QTest.keyClick(part.page, Qt.Key.Key_Return)
        looked_over(app)
        assert len(part.rounds) + len(part.readings) < left
    assert needs_of(draft).sentences == ()
    proof = part.page.proof
    assert proof.counted.text() == "Every rule is proved. Continue to Publish."
    assert not proof.confirm.isVisible(), "there is nothing to confirm"
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    press(app, "workshop.publish")
    _is_chosen(app, question)
    _is_marked(app, question)
    _is_dealt(app)


def test_a_reading_keeps_the_places_of_what_is_undone(opened: Opened) -> None:
    """A change under the other answer took the place of a change of the house."""
    app, part = begun(opened, of="Six Card Bonus")
    paste(app, part, PASTED)
    part.page.turned.emit(WorkshopTab.HOUSE)
    press(app, "workshop.section.names")
    write(app, "workshop.summary", "With a side bet")
    part.page.turned.emit(WorkshopTab.RULES)
    begin_reading(app, part, "folds", "RIVERSIDE 2")
    pick(app, "workshop.pair_plus.folded", "stays in play")
    part.page.form.reading.given_up.emit()
    looked_over(app)
    part.page.undone.emit()
    looked_over(app)
    assert part.page.tab is WorkshopTab.HOUSE
    assert focused_name(app) == "workshop.summary"


def test_a_reading_that_is_made_has_a_place_of_its_own(opened: Opened) -> None:
    """Undone, it led to where another change had been made and undone before it."""
    app, part = begun(opened, of="Six Card Bonus")
    paste(app, part, PASTED)
    part.page.turned.emit(WorkshopTab.HOUSE)
    press(app, "workshop.section.names")
    write(app, "workshop.summary", "With a side bet")
    part.page.undone.emit()
    part.page.turned.emit(WorkshopTab.RULES)
    begin_reading(app, part, "folds", "RIVERSIDE 2")
    type_reading(app)
    QApplication.processEvents()
    pick(app, "workshop.pair_plus.folded", "stays in play")
    QTest.keyClick(part.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    looked_over(app)
    assert not is_reading(part)
    part.page.undone.emit()
    looked_over(app)
    assert part.page.tab is WorkshopTab.RULES


def _is_chosen(app: Application, question: ReadingQuestion) -> None:
    """The question stands among the published house's readings, and the other answer is taken."""
    page = app.pages.houses
    page.show_question(question.id)
    looked_over(app)
    answer = the(app, f"answers.{question.id}.other")
    assert isinstance(answer, QRadioButton)
    answer.setFocus()
    answer.click()
    looked_over(app)
    press(app, "answers.take")
    looked_over(app)
    house = load_houses()["riverside"]
    side = house.rules.side(Wager.PAIR_PLUS)
    assert side is not None
    assert house.rules.edition.endswith(".1")
    assert not side.folded.forfeits
    assert side.folded.source.reading == "By its three cards alone."


def _is_marked(app: Application, question: ReadingQuestion) -> None:
    """In the round that proves the reading, a Pair Plus that is forgotten is marked by it."""
    case = question.answer("other").worked[0]
    assert isinstance(case, Case)
    house = load_houses()["riverside"]
    round_ = read_round({"house": house.id, **case.round_}, {house.id: house.rules})
    acts = [str(each) for each in faultless(script_for(house, round_, settle(house.rules, round_)))]
    assert mark_round(house, round_, acts).mistakes == ()
    paid = next(each for each in acts if each.startswith("pay 1 pair_plus"))
    mistake = mark_round(house, round_, [each for each in acts if each != paid]).mistakes[0]
    assert mistake.wager is Wager.PAIR_PLUS
    assert "School's reading" in str(house.rules.side(Wager.PAIR_PLUS).folded.source)  # type: ignore[union-attr]


def _is_dealt(app: Application) -> None:
    """A round by the new house is dealt in the window, settled by keys, and marked."""
    app.rounds.deal(RoundAsked("riverside", DRILL.name, 5, Feedback.AT_THE_END))
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.house.id == "riverside"
    app.window.activateWindow()
    QApplication.processEvents()
    hands = Keyboard(app.rounds.sitting.house.rules)
    for action in faultless_of(app.rounds.sitting):
        hands.do(action)
    keys(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert app.window.page == "debrief"
    assert app.pages.debrief.findChild(QWidget, "debrief.faultless") is not None


def test_a_reading_that_is_none_is_refused_in_words(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, part = begun(opened, of="Six Card Bonus")
    draft = part.draft
    assert draft is not None
    paste(app, part, PASTED)
    QTest.keyClick(part.page.document.list, Qt.Key.Key_R)
    assert "Open the rule" in part.page.form.trouble.text()
    begin_reading(app, part, "folds", "RIVERSIDE 2")
    before, make = draft.files, "workshop.reading.make"
    press(app, make)
    looked_over(app)
    assert "Write the question" in part.page.form.trouble.text()
    type_reading(app)
    press(app, make)
    looked_over(app)
    assert "are the same" in part.page.form.trouble.text()
    leaves = [False]
    monkeypatch.setattr(KeepAsked, "exec", lambda self: leaves[-1])
    QTest.keyClick(part.page, Qt.Key.Key_Escape)
    assert is_reading(part), "what was written is kept"
    leaves.append(True)
    QTest.keyClick(part.page, Qt.Key.Key_Escape)
    assert not is_reading(part)
    begin_reading(app, part, "stakes", "RIVERSIDE 2")
    type_reading(app)
    write(app, "workshop.stakes.ante", "2, 5")
    press(app, make)
    looked_over(app)
    assert "No round" in part.page.form.trouble.text()
    assert field(app, "workshop.reading.question").text()
    press(app, "workshop.reading.cancel")
    assert draft.files == before


def test_a_reading_is_not_dropped_unasked_by_a_tab_the_way_back_or_the_window(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, part = begun(opened, of="Six Card Bonus")
    paste(app, part, PASTED)
    begin_reading(app, part, "folds", "RIVERSIDE 2")
    type_reading(app)
    asked: list[str] = []
    monkeypatch.setattr(KeepAsked, "exec", lambda self: asked.append(self.windowTitle()))
    assert app.may_turn(), "it waits while the house book is read"
    tab = part.page.tab
    ways: tuple[Callable[[], object], ...] = (
        partial(press, app, "workshop.tabs.procedure"),
        partial(press, app, "workshop.leave"),
        app.window.close,
    )
    for number, leave in enumerate(ways, 1):
        leave()
        assert len(asked) == number
        assert is_reading(part)
        assert part.page.tab is tab
        assert app.window.isVisible()
    monkeypatch.setattr(KeepAsked, "exec", lambda self: True)
    assert app.window.close()


def test_a_reading_gets_one_more_answer_and_is_taken_back(opened: Opened) -> None:
    app, part = begun(opened, of="Six Card Bonus")
    draft = part.draft
    assert draft is not None
    paste(app, part, PASTED)
    begin_reading(app, part, "folds", "RIVERSIDE 2")
    type_reading(app)
    pick(app, "workshop.pair_plus.folded", "stays in play")
    press(app, "workshop.reading.make")
    looked_over(app)
    QApplication.processEvents()
    press(app, "workshop.reading.pair_plus_folded.more")
    assert field(app, "workshop.reading.question").isReadOnly()
    pick(app, "workshop.six_card_bonus.folded", "is lost")
    QTest.keyClicks(field(app, "workshop.reading.other_why"), "All is given up.")
    press(app, "workshop.reading.make")
    looked_over(app)
    made = draft.text("readings.yaml")
    assert len(draft.base().readings.named("pair_plus_folded").answers) == 3
    QApplication.processEvents()
    press(app, "workshop.reading.pair_plus_folded.back")
    looked_over(app)
    assert "pair_plus_folded" not in draft.text("readings.yaml")
    assert draft.at("rules.yaml", ("pair_plus", "folded")) == {
        "result": "lose",
        "rule": "RIVERSIDE 2",
    }
    assert part.readings == ()
    press(app, "workshop.undo")
    looked_over(app)
    assert draft.text("readings.yaml") == made
