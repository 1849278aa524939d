"""The debrief shows what was required and done, and every mistake with its rule."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.school.debrief.test_columns import debrief, rounds, script_of
from tests.some_houses import house
from tests.ui.sample_debrief import DEBRIEF, FAULTLESS, ROWS, cards, with_mistakes
from trainer.dealing.script import faultless
from trainer.game.cards import Card
from trainer.marking.mistake import Severity
from trainer.records.registry.said import Override, Request, Said
from trainer.school.debrief.debrief import Debrief, DebriefRow
from trainer.school.remark import Remark, remarks
from trainer.ui.debrief.card_row import deciding_cards
from trainer.ui.debrief.page import DebriefPage
from trainer.ui.debrief.review_card import SaidBlock
from trainer.ui.debrief.row_painter import Folded, FoldStep, Heading, listed
from trainer.ui.debrief.sources import SourceTold


def shown(qtbot: QtBot, debrief: Debrief) -> DebriefPage:
    page = DebriefPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.present(debrief)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_groups_without_a_difference_fold_into_their_headings() -> None:
    folds = [line for line in listed(ROWS) if isinstance(line, Folded)]
    assert [(fold.text, fold.steps) for fold in folds] == [
        ("Folds", "2 steps, no difference"),
        ("Seat 4", "3 steps, no difference"),
        ("Seat 3", "4 steps, no difference"),
    ]


def test_an_opened_fold_lists_every_step() -> None:
    folds = {line.fold for line in listed(ROWS) if isinstance(line, Folded)}
    lines = listed(ROWS, frozenset(folds))
    assert not any(isinstance(line, Folded) for line in lines)
    assert sum(isinstance(line, FoldStep) for line in lines) == len(ROWS)
    assert {line.fold for line in lines if isinstance(line, Heading) and line.fold} == folds


def test_a_faultless_round_is_listed_whole() -> None:
    assert not any(isinstance(line, Folded) for line in listed(FAULTLESS.rows))


def test_four_mistakes_are_in_sight_at_once_in_two_columns_of_one_width(qtbot: QtBot) -> None:
    """At 1280 x 720, each card of its own height."""
    page = shown(qtbot, DEBRIEF)
    shown_cards = page.mistakes.cards
    qtbot.waitUntil(lambda: shown_cards[-1].width() > 300)
    assert all(card.visibleRegion().boundingRect() == card.rect() for card in shown_cards)
    assert len({card.x() for card in shown_cards}) == 2
    assert len({card.width() for card in shown_cards}) == 1
    assert len({card.height() for card in shown_cards}) > 2
    places = [(card.x(), card.y()) for card in shown_cards]
    assert places == sorted(places), "down the first column, then down the second"


def test_a_long_step_takes_the_room_that_the_other_column_leaves(qtbot: QtBot) -> None:
    long = DebriefRow("Seat 7", "Take Progressive Jackpot, $15", None, (1,), seat=7)
    columns = shown(qtbot, replace(DEBRIEF, rows=(long,))).columns
    needed, _ = columns.lines.widths()
    assert needed > 166, "half of the list at 1280, less the column of marks"
    assert columns.horizontalHeader().sectionSize(0) >= needed


def test_a_press_on_any_part_leaves_the_letters_working(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    places: list[QWidget] = [page.columns, page.header.onward, page.mistakes.cards[1]]
    for place in places:
        place.setFocus()
        with qtbot.waitSignal(page.watch):
            QTest.keyClick(place, Qt.Key.Key_R)
        with qtbot.waitSignal(page.trap):
            QTest.keyClick(place, Qt.Key.Key_N)


def test_the_card_at_which_two_hands_differ_is_found_by_their_kind() -> None:
    high = deciding_cards(cards("Qc 5d 3h"), cards("Qh 7s 2d"))
    assert high == {Card.parse("5d"), Card.parse("7s")}
    pairs = deciding_cards(cards("9c 9d Ks"), cards("9h 9s Ad"))
    assert pairs == {Card.parse("Ks"), Card.parse("Ad")}
    assert deciding_cards(cards("9c 9d Ks"), cards("Ah Ks Qd")) == frozenset()
    assert deciding_cards(cards("Qc 7d 2h"), cards("Qh 7s 2d")) == frozenset()


def test_arrows_go_through_the_mistakes_and_light_one(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    lit: list[int] = []
    page.mistakes.chosen.connect(lit.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        QTest.keyClick(page.mistakes.cards[0], key)
    assert lit == [2, 3, 2]
    assert [card.number for card in page.mistakes.cards if card.property("here")] == [2]


def test_enter_goes_on_and_escape_goes_home(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    with qtbot.waitSignal(page.next_round):
        QTest.keyClick(page.mistakes.cards[0], Qt.Key.Key_Return)
    with qtbot.waitSignal(page.home):
        QTest.keyClick(page.mistakes.cards[0], Qt.Key.Key_Escape)


def test_a_row_leads_to_its_mistake(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    row = page.columns.lines.first_row(3)
    assert row is not None
    page.columns.selectRow(row)
    QTest.keyClick(page.columns, Qt.Key.Key_Space)
    assert [card.number for card in page.mistakes.cards if card.property("here")] == [3]


def test_a_fold_opens_by_the_keyboard(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    lines = page.columns.lines
    fold = next(k for k in range(lines.rowCount()) if isinstance(lines.line(k), Folded))
    before = lines.rowCount()
    page.columns.selectRow(fold)
    QTest.keyClick(page.columns, Qt.Key.Key_Space)
    assert lines.rowCount() > before


@pytest.mark.parametrize("count", [1, 30])
def test_any_number_of_mistakes_has_a_card_each(qtbot: QtBot, count: int) -> None:
    page = shown(qtbot, with_mistakes(count))
    assert len(page.mistakes.cards) == count
    page.mistakes.choose(count)
    last = page.mistakes.cards[-1]
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty())


def test_a_faultless_round_has_its_own_sentence(qtbot: QtBot) -> None:
    page = shown(qtbot, FAULTLESS)
    assert page.findChild(QWidget, "debrief.faultless") is not None
    assert page.header.onward.hasFocus()


def test_a_faultless_round_names_wagers_as_its_house_does(qtbot: QtBot) -> None:
    at = house("boxes")
    (round_,) = rounds(at, 1, 3)
    page = shown(qtbot, debrief(at, round_, [*map(str, faultless(script_of(at, round_)))]))
    words = {each.text() for each in page.mistakes.findChildren(QLabel)}
    assert "BET" in words
    assert "Play" not in words


def test_a_reading_says_why_and_takes_the_keyboard(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    badge = page.findChild(SourceTold, "mistake.3.source")
    assert isinstance(badge, SourceTold)
    assert "read as a pair" in badge.accessibleDescription()
    assert badge.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_every_mistake_is_spoken_whole(qtbot: QtBot) -> None:
    page = shown(qtbot, DEBRIEF)
    name = page.mistakes.cards[1].accessibleName()
    for words in ("Mistake 2, critical", "Straight paid 5 to 1", "Due $60, done $50", "short $10"):
        assert words in name


def overridden(*marks: str) -> tuple[Remark, ...]:
    said = tuple(
        Override(
            f"e{at}",
            "a",
            2,
            "",
            "critical",
            to,
            "Seen.",
            None,
            "k",
            at,
            None,
            None,
            by_name="K. L.",
        )
        for at, to in enumerate(marks)
    )
    return remarks(Said(overrides=said), "a")


@pytest.mark.parametrize(
    ("marks", "severity", "word"),
    [
        (("minor",), Severity.MINOR, "Minor"),
        (("none",), None, "No mistake"),
        (("minor", "marked"), Severity.CRITICAL, "Critical"),
    ],
)
def test_a_changed_mark_is_that_of_the_card_and_of_its_row(
    qtbot: QtBot, marks: tuple[str, ...], severity: Severity | None, word: str
) -> None:
    page = shown(qtbot, DEBRIEF)
    page.tell(overridden(*marks))
    card = page.mistakes.cards[1]
    assert f"Mistake 2, {word.lower()}: " in card.accessibleName()
    assert word in {each.text() for each in card.findChildren(QLabel)}
    assert page.columns.lines.severities[2] is severity
    assert page.columns.lines.severities[3] is Severity.CRITICAL


@pytest.mark.parametrize(
    ("seen", "words"), [(True, "Not answered yet"), (False, "Nobody sees the request yet")]
)
def test_a_request_says_whether_anybody_can_answer_it(qtbot: QtBot, seen: bool, words: str) -> None:
    asked = Request("e", "a", 0, "x", "Seat 4 tied.", 1, seen=seen)
    (remark,) = remarks(Said(requests=(asked,)), "a")
    block = SaidBlock(remark, "said")
    qtbot.addWidget(block)
    assert any(words in each.text() for each in block.findChildren(QLabel))
