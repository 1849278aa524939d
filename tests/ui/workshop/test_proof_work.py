"""The proof of a house in the window: its list, its lines, what is confirmed and what is wrong."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.test_workshop import begun, looked_over, pick, press, write
from tests.ui.windows import Opened
from trainer.dealing.irregularity import Ruling
from trainer.school.workshop.drafts import needs_of
from trainer.school.workshop.forms import WorkshopTab
from trainer.settings import Language
from trainer.shots.workshop import DOCUMENT
from trainer.ui.application import Application
from trainer.ui.kit.theme import font
from trainer.ui.routes import WORKSHOP
from trainer.ui.workshop.part import WorkshopPart
from trainer.ui.workshop.proof_hands import HandLine
from trainer.ui.workshop.proof_rounds import RoundsList, broken

THREE = "workshop.pair_plus.pays.three_of_a_kind"


def changed(opened: Opened) -> tuple[Application, WorkshopPart]:
    """Three of a kind pays 3 to 1 now: the rounds that it decides wait."""
    app, part = begun(opened, of="Six Card Bonus")
    press(app, "workshop.section.pair_plus")
    write(app, THREE, "3")
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    return app, part


def proof_tab(app: Application) -> QAbstractButton:
    found = app.window.findChild(QAbstractButton, "workshop.tabs.proof")
    assert found is not None
    return found


def told(app: Application, name: str) -> str:
    found = app.window.findChild(QLabel, f"workshop.proof.{name}")
    assert found is not None
    return found.text()


def test_the_first_round_that_waits_is_looked_at_with_the_line_that_changed(
    opened: Opened,
) -> None:
    app, part = changed(opened)
    proof = part.page.proof
    assert proof.counted.text().endswith(f"{len(part.rounds)} to confirm")
    assert proof.list.count() > 90, "those confirmed already are listed too"
    assert told(app, "line") == "Pair Plus: pays $6"
    assert "3 to 1" in told(app, "why")
    texts = [each.text() for each in proof.findChildren(QLabel)]
    assert "Seat 4, Pair Plus: $60, not $6" in texts, "as the house it was copied from pays"


def test_arrows_lead_through_rounds_and_lines(opened: Opened) -> None:
    app, part = changed(opened)
    proof, first = part.page.proof, part.page.proof.at
    QTest.keyClick(part.page, Qt.Key.Key_Up)
    assert told(app, "line") == "Ante Bonus: pays $30"
    QTest.keyClick(part.page, Qt.Key.Key_Right)
    assert proof.at == first + 1
    QTest.keyClick(proof.confirm, Qt.Key.Key_Left)
    assert proof.at == first


def test_the_chosen_line_is_in_sight_where_there_is_little_room(
    opened: Opened,
    qtbot: QtBot,
) -> None:
    app, part = changed(opened)
    app.keep(replace(app.settings, language=Language.RUSSIAN, text_scale=130))
    app.reword()
    app.window.resize(1280, 720)
    part = app.parts.of(WORKSHOP)  # type: ignore[assignment]
    press(app, "workshop.tabs.proof")
    looked_over(app)

    def is_seen_whole() -> bool:
        line = part.page.proof.hands.chosen_line
        return line is not None and line.visibleRegion().boundingRect().height() == line.height()

    qtbot.waitUntil(is_seen_whole)


def test_wrong_marks_the_chosen_line_and_opens_its_rule(opened: Opened) -> None:
    app, part = changed(opened)
    left = len(part.rounds)
    QTest.keyClick(part.page, Qt.Key.Key_N)
    assert part.page.tab is WorkshopTab.RULES
    section = part.page.form.section
    assert section is not None
    assert section.key == "pair_plus"
    assert app.window.focusWidget().objectName() == THREE
    assert "Pair Plus: pays $6" in part.page.form.notice.text()
    looked_over(app)
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    assert len(part.rounds) == left


def test_a_changed_ruling_waits_with_its_irregularity_on_the_felt(
    opened: Opened,
) -> None:
    app, part = begun(opened, of="Posted")
    part.page.turned.emit(WorkshopTab.IRREGULARITIES)
    press(app, "workshop.section.irregularities.0")
    pick(app, "workshop.irregularities.0", "the round is void")
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    proof = part.page.proof
    assert [each.ruled.ruling for each in part.rounds if each.ruled] == [Ruling.VOID]
    assert proof.felt.isVisibleTo(part.page)
    assert told(app, "told").startswith("Seat ")
    part.page.turned.emit(WorkshopTab.IRREGULARITIES)
    press(app, "workshop.section.irregularities.2")
    seen = app.window.findChild(QLabel, "workshop.told.seen")
    assert seen is not None
    assert re.match("[2-9TJQKA10]+[♠♥♦♣] lies face up", seen.text())
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    texts = [each.text() for each in proof.findChildren(QLabel)]
    assert "The round is void: return every wager" in texts
    assert "not allowed: stop it" in texts, "as the house it was copied from rules"
    QTest.keyClick(part.page, Qt.Key.Key_N)
    section = part.page.form.section
    assert section is not None
    assert (part.page.tab, section.key) == (WorkshopTab.IRREGULARITIES, "irregularities.0")
    looked_over(app)
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    press(app, "workshop.confirm")
    assert not [each for each in part.rounds if each.ruled]
    assert part.draft is not None
    assert not needs_of(part.draft).waiting


def test_wrong_opens_the_rule_of_a_reading(opened: Opened) -> None:
    app, part = changed(opened)
    proof = part.page.proof
    proof.look_at(proof.list.count() - 1)
    name = told(app, "title")
    seen = [each.text() for each in proof.findChildren(QLabel) if each.isVisibleTo(proof)]
    assert not [each for each in seen if "otherwise" in each or "every other answer" in each]
    QTest.keyClick(part.page, Qt.Key.Key_N)
    assert part.page.form.section is not None or part.page.tab is not WorkshopTab.PROOF
    assert name in part.page.form.notice.text()
    assert [each.words for each in part.readings] == [name]


def test_a_confirmation_is_given_and_taken_back(opened: Opened) -> None:
    """The part's own count was of the rounds that wait, without those that are searched for, and
    followed a confirmation late."""
    app, part = changed(opened)
    proof, first, left = part.page.proof, part.page.proof.at, len(part.rounds)
    assert proof.counted.text().endswith(f", {left} to confirm")
    assert proof_tab(app).text() == f"Proof {left}"
    QTest.keyClick(part.page, Qt.Key.Key_Return)
    assert len(part.rounds) == left - 1
    assert proof_tab(app).text() == f"Proof {left - 1}"
    assert proof.at != first, "the next one that waits"
    proof.look_at(first)
    assert not proof.confirm.isVisible()
    QTest.keyClick(part.page, Qt.Key.Key_Backspace)
    assert len(part.rounds) == left
    assert proof.confirm.isVisible()


@pytest.mark.usefixtures("qapp")
def test_a_long_name_ends_with_a_whole_word() -> None:
    name = (
        "The higher hand wins even money on Ante and Play, the lower loses both of them, "
        "and an equal hand leaves both where they lie"
    )
    lines = broken(name, font(13), 150)
    assert len(lines) == 4
    assert lines[-1].endswith(" …")
    assert all(word in name.split() for word in " ".join(lines).split()[:-1])
    assert all(QFontMetricsF(font(13)).horizontalAdvance(line) <= 150 for line in lines)


def test_a_rule_without_a_sentence_is_open_and_names_the_copied_clause(opened: Opened) -> None:
    """Letters of both houses stood there, RIVERSIDE 6CB, as if the document had the clause."""
    app, part = changed(opened)
    part.documents.put(DOCUMENT)
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    proof = part.page.proof
    lines = [each.accessibleName() for each in proof.hands.findChildren(HandLine)]
    assert all(each.endswith("still open") for each in lines)
    assert told(app, "rests_on").startswith("No sentence is cited yet; the rule is copied. 6CB ")
    assert not [each for each in proof.findChildren(QLabel) if "RIVERSIDE 6CB" in each.text()]


def test_rounds_that_came_with_the_house_are_named_in_the_readers_language(qapp: object) -> None:
    """Their names in the files of houses are English."""
    with played("workshop-proof", language=Language.CHINESE) as app:
        rounds = app.window.findChild(RoundsList)
        assert rounds is not None
        rows = [rounds.item(at).data(Qt.ItemDataRole.UserRole) for at in range(rounds.count())]
        assert len(rows) > 100
        assert not [row.told for row in rows if row.told.isascii()]
