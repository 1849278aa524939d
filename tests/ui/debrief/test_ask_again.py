"""In the debrief a mistake's wagers can be answered again, before the answer is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.exam.halls import answer
from trainer.dealing.action import Action
from trainer.school.debrief.reasoning import WhyAsked
from trainer.ui.application import Application
from trainer.ui.debrief.columns import DONE, REQUIRED
from trainer.ui.debrief.page import DebriefPage
from trainer.ui.reason_choice import Wrapping, ask_why

Key = Qt.Key
PAIR_PLUS = 2
"""The scene's second mistake: a straight paid 5 to 1, $50 for $60."""


@pytest.fixture
def app(qapp: QApplication) -> Iterator[Application]:
    with played("debrief") as made:
        yield made


@pytest.fixture
def page(app: Application) -> DebriefPage:
    return app.pages.debrief


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
    assert "Tried again: right this time." in words(page)
    assert page.findChild(QLabel, "debrief.figure.players_short").text() == "$20"  # type: ignore[union-attr]


def test_tab_goes_both_ways_past_an_open_amount(page: DebriefPage) -> None:
    page.mistakes.choose(PAIR_PLUS)
    press(Key.Key_T, Key.Key_K)
    QApplication.processEvents()
    passed = []
    for back in (*[True] * 4, *[False] * 6):
        here = QApplication.focusWidget()
        assert here is not None
        passed.append(here.objectName().removeprefix("mistake.2.again."))
        held = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(here, Key.Key_Tab, held)
    there = ["mistake.2", "pair_plus", "pair_plus.take", "pair_plus.leave", "pair_plus.pay"]
    assert passed == [*there[:0:-1], *there, "check"]


def test_by_mouse_a_second_wrong_answer_is_told_as_that(page: DebriefPage) -> None:
    for name in ("again.ask", "again.pair_plus.take", "again.check"):
        button = page.findChild(QPushButton, f"mistake.{PAIR_PLUS}.{name}")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "Tried again: not yet." in words(page)


def test_escape_shows_the_answer_and_records_nothing(app: Application, page: DebriefPage) -> None:
    assert page.debrief is not None
    page.mistakes.choose(PAIR_PLUS)
    press(Key.Key_T, Key.Key_C, Key.Key_Escape)
    assert app.window.page == "debrief"
    assert "$60" in words(page)
    assert app.practice is not None
    assert app.practice.second_tries.of(page.debrief.attempt_id) == ()


def test_ask_me_first_hides_every_answer_and_is_kept(app: Application, page: DebriefPage) -> None:
    press(Key.Key_Q)
    assert page.mistakes.hidden == {each.number for each in page.mistakes.cards if each.can_ask}
    assert app.settings.ask_first
    assert page.debrief is not None
    app.turn_to("results")
    app.rounds.open_round(page.debrief.attempt_id)
    QApplication.processEvents()
    assert page.mistakes.hidden
    press(Key.Key_Q)
    assert not page.mistakes.hidden
    assert not app.settings.ask_first


def test_enter_belongs_to_the_card_that_asks(page: DebriefPage) -> None:
    onward: list[bool] = []
    page.next_round.connect(lambda: onward.append(True))
    page.mistakes.choose(PAIR_PLUS)
    press(Key.Key_T, Key.Key_Return, Key.Key_Return)
    assert onward == []
    assert page.header.onward.property("kind") == ""
    press(Key.Key_Escape)
    assert page.header.onward.property("kind") == "primary"


def test_of_many_cards_that_ask_only_the_lit_one_has_the_filled_button(page: DebriefPage) -> None:
    page.mistakes.choose(PAIR_PLUS)
    press(Key.Key_Q)
    asked = {each.number: each.question for each in page.mistakes.cards if each.question}
    filled = [number for number, each in asked.items() if each.check.property("kind") == "primary"]
    assert len(asked) > 1
    assert filled == [PAIR_PLUS]
    press(Key.Key_Q)


def test_the_reason_is_said_before_it_is_told(qapp: QApplication, qtbot: QtBot) -> None:
    """Where it is asked for, by keys alone: the amount, one reason of three, how sure."""
    with played("debrief-why") as app:
        page = app.pages.debrief
        card = page.mistakes.card(PAIR_PLUS)
        assert card is not None
        assert card.question is not None
        assert card.mistake.reasons is not None
        place = card.question._choices.index(card.mistake.reasons.right)
        press(Key.Key_6, Key.Key_0, Key.Key_Return)
        assert card.question is not None, "the reason is still to be said"
        reasons = card.question.findChildren(Wrapping)
        qtbot.waitUntil(lambda: all(map(_is_whole, reasons)))
        press(Key(Key.Key_1.value + place), Key.Key_6)
        assert "Tried again: right this time. Your reason was right. Certain." in words(page)


def _is_whole(reason: Wrapping) -> bool:
    """No line of it is squeezed."""
    return reason.height() == reason.heightForWidth(reason.width())


def test_the_table_asks_why_once_a_seat_is_settled(qapp: QApplication) -> None:
    with played("table-settling") as app:
        page = app.pages.table
        page.say_why = True
        asked: list[WhyAsked] = []

        def answered(why: WhyAsked, record: Callable[[str, int], object]) -> bool:
            asked.append(why)
            record(why.reasons.others[1], 1)
            return True

        page.ask_why = answered
        sitting = app.rounds.sitting
        assert sitting is not None
        before = sitting.watch.elapsed_ms
        page._act(Action.parse("clear 7"), ())
        QApplication.processEvents()
        assert [each.seat for each in asked] == [7]
        assert sitting.watch.elapsed_ms == before, "the clock stands meanwhile"
        assert app.practice is not None
        (said,) = app.practice.second_tries.reasoned(sitting.attempt_id)
        assert (said.seat, said.said, said.sure) == (7, 2, 1)


def test_the_form_of_the_table_is_answered_by_keys(qapp: QApplication) -> None:
    with played("table-settling") as app:
        assert app.rounds.sitting is not None
        why = app.rounds.sitting.why_asked(7)
        assert why is not None
        told: list[tuple[str, int]] = []

        def say(dialog: QDialog) -> None:
            QTest.keyClick(dialog.focusWidget(), Key.Key_2)
            QTest.keyClick(dialog.focusWidget(), Key.Key_6)
            QTest.keyClick(dialog.focusWidget(), Key.Key_Return)

        answer(lambda: ask_why(app.window, why, lambda *said: told.append(said)), say)
        assert told == [(why.choices[1], 3)]


def test_a_long_reason_takes_a_second_line(qapp: QApplication) -> None:
    """In Russian a reason was cut at both ends."""
    short, long = (Wrapping(text, "why.1", "1") for text in ("Short.", "A long reason. " * 8))
    assert short.heightForWidth(380) == short.heightForWidth(900)
    assert long.heightForWidth(380) > short.heightForWidth(380)
    assert long.heightForWidth(380) > long.heightForWidth(1200)
