"""In the debrief a mistake's wagers can be answered again, before the answer is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.ui.access.stages import played
from trainer.ui.debrief.columns import DONE, REQUIRED
from trainer.ui.debrief.page import DebriefPage
from trainer.ui.desk import Desk

Key = Qt.Key
PAIR_PLUS = 2
"""The scene's second mistake: a straight paid 5 to 1, $50 for $60."""


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[Desk]:
    with played("debrief") as made:
        yield made


@pytest.fixture
def page(desk: Desk) -> DebriefPage:
    return desk.pages.debrief


def press(*keys: Key) -> None:
    for key in keys:
        there = QApplication.focusWidget()
        assert there is not None, "the keyboard is somewhere"
        QTest.keyClick(there, key)


def words(page: DebriefPage) -> str:
    """All that can be read of the mistake's card and its rows."""
    card = page.mistakes.card(PAIR_PLUS)
    assert card is not None
    told = [each.text() for each in card.findChildren(QLabel) if each.isVisible()]
    lines = page.columns.lines
    row = lines.first_row(PAIR_PLUS)
    assert row is not None
    cells = [str(lines.index(row, at).data()) for at in (REQUIRED, DONE)]
    return " ".join((*told, *cells, card.accessibleName(), card.accessibleDescription()))


def test_by_keys_it_is_answered_before_it_is_read(page: DebriefPage) -> None:
    page.mistakes.choose(PAIR_PLUS)
    assert "$60" in words(page)
    press(Key.Key_T)
    for told in ("$60", "$50", "6 to 1", "Straight", "short $10"):
        assert told not in words(page)
    assert page.findChild(QLabel, "debrief.figure.players_short").text() == "–"  # type: ignore[union-attr]
    press(Key.Key_6, Key.Key_0, Key.Key_Return)
    assert "$60" in words(page)
    assert "Tried again: right now." in words(page)
    assert page.findChild(QLabel, "debrief.figure.players_short").text() == "$20"  # type: ignore[union-attr]


def test_by_mouse_a_second_wrong_answer_is_told_as_that(page: DebriefPage) -> None:
    for name in ("again.ask", "again.pair_plus.take", "again.check"):
        button = page.findChild(QPushButton, f"mistake.{PAIR_PLUS}.{name}")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "Tried again: not yet." in words(page)


def test_escape_shows_the_answer_and_records_nothing(desk: Desk, page: DebriefPage) -> None:
    assert page.debrief is not None
    page.mistakes.choose(PAIR_PLUS)
    press(Key.Key_T, Key.Key_C, Key.Key_Escape)
    assert desk.window.page == "debrief"
    assert "$60" in words(page)
    assert desk.practice is not None
    assert desk.practice.second_tries.of(page.debrief.attempt_id) == ()


def test_ask_me_first_hides_every_answer_and_is_kept(desk: Desk, page: DebriefPage) -> None:
    press(Key.Key_Q)
    assert page.mistakes.hidden == {each.number for each in page.mistakes.cards if each.can_ask}
    assert desk.settings.ask_first
    assert page.debrief is not None
    desk.turn_to("results")
    desk.rounds.open_round(page.debrief.attempt_id)
    QApplication.processEvents()
    assert page.mistakes.hidden
    press(Key.Key_Q)
    assert not page.mistakes.hidden
    assert not desk.settings.ask_first


def test_enter_belongs_to_the_card_that_asks(page: DebriefPage) -> None:
    onward: list[bool] = []
    page.next_round.connect(lambda: onward.append(True))
    page.mistakes.choose(PAIR_PLUS)
    press(Key.Key_T, Key.Key_Return, Key.Key_Return)
    assert onward == []
    assert page.header.onward.property("kind") == ""
    press(Key.Key_Escape)
    assert page.header.onward.property("kind") == "primary"
