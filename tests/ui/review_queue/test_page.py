"""The list of attempts loads as one scrolls, and says what is to be done about each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.records.registry.reads.review_filter import Outcome, Sort, What
from trainer.records.registry.reads.review_marks import Line
from trainer.school.review.reviews import QueueChoices
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.ui.review_queue.page import PAGE, QueuePage
from trainer.ui.review_queue.snapshot import COLUMNS, AttemptRow, QueueShown, attempt_row
from trainer.ui.review_queue.work import SidePanel
from trainer.wording import speak

NOW = datetime(2026, 11, 20, 18, 45, tzinfo=UTC)
NOBODY = QueueChoices((), (), (), ())
CLASSES = (("c-1", "Evening class"), ("c-2", "Evening class"))


class Lines:
    """So many lines, and which of them were asked for."""

    def __init__(self, exams: Sequence[int] = ()) -> None:
        self.asked: list[tuple[int, int]] = []
        self._exams = exams

    def __call__(self, offset: int, limit: int) -> list[AttemptRow]:
        self.asked.append((offset, limit))
        blank = ("",) * len(COLUMNS)
        numbers = range(offset, offset + limit)
        return [AttemptRow(f"a-{at}", blank, is_exam=at in self._exams) for at in numbers]


def _page(qtbot: QtBot, count: int, lines: Lines, choices: QueueChoices = NOBODY) -> QueuePage:
    page = QueuePage()
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.present(QueueShown(count, False, 0, choices), lines)
    page.show()
    return page


def test_a_page_is_loaded_at_a_time_and_what_is_gone_to_is_loaded_too(qtbot: QtBot) -> None:
    lines = Lines()
    page = _page(qtbot, 3 * PAGE, lines)
    assert lines.asked == [(0, PAGE)]
    assert page.place("a-5") == (6, 3 * PAGE)
    last = f"a-{PAGE - 1}"
    assert page.beside(last, 1) == f"a-{PAGE}"
    assert lines.asked == [(0, PAGE), (PAGE, PAGE)]
    assert page.beside("a-0", -1) == ""
    assert page.beside("not in the list", 1) == ""


def test_next_and_before_pass_over_exams_which_are_signed_elsewhere(qtbot: QtBot) -> None:
    page = _page(qtbot, PAGE, Lines(exams=(1, 2)))
    assert page.beside("a-0", 1) == "a-3"


def test_enter_opens_the_line_and_an_exam_where_it_is_signed(qtbot: QtBot) -> None:
    page = _page(qtbot, PAGE, Lines(exams=(1,)))
    opened: list[str] = []
    exams: list[str] = []
    page.opened.connect(opened.append)
    page.exam_opened.connect(exams.append)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert (opened, exams) == (["a-0"], ["a-1"])


def test_filters_say_what_is_wanted_and_are_cleared_by_a_key(qtbot: QtBot) -> None:
    page = _page(qtbot, PAGE, Lines(), QueueChoices(CLASSES, (), (), ()))
    filters = page.filters
    assert filters.classes.itemText(1) != filters.classes.itemText(2)
    filters.classes.setCurrentIndex(2)
    filters.what.setCurrentIndex(filters.what.findData("quiz"))
    filters.outcomes.setCurrentIndex(filters.outcomes.findData("asked"))
    filters.sort.setCurrentIndex(filters.sort.findData("mistakes"))
    filters.period.setCurrentIndex(filters.period.findData(7))
    wanted = filters.wanted(lambda days: 1000 * days)
    assert (wanted.class_, wanted.what, wanted.outcome) == ("c-2", What.QUIZ, Outcome.ASKED)
    assert (wanted.sort, wanted.since_ms) == (Sort.MISTAKES, 7000)
    QTest.keyClick(page.table, Qt.Key.Key_X)
    wanted = filters.wanted(lambda days: 1000 * days)
    assert (wanted.class_, wanted.what, wanted.since_ms) == ("", None, 30_000)
    assert not filters.clear.isEnabled()


def test_where_nothing_passes_it_is_said(qtbot: QtBot) -> None:
    page = _page(qtbot, 0, Lines())
    assert not page.open_.isEnabled()
    assert page.chosen is None


LINE = Line(
    what=What.ROUND, attempt="a", account="x", name="Ines", house="mbs", drill="settle", at_ms=0,
    right=13, lines=15, mistakes=2, critical=1, passed=False, state="", signed=False, right_now=13,
    passed_now=False,
)  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "column", "words"),
    [
        ({}, 5, "13 of 15"),
        ({"right_now": 14}, 5, "14 of 15, marked 13"),
        ({}, 6, "■ 1 / 2"),
        ({}, 7, "Not passed"),
        ({"passed_now": True}, 7, "Passed, marked: not passed"),
        ({"void": True, "passed_now": None}, 7, "Void"),
        ({"passed": None, "passed_now": None, "state": "discontinued"}, 7, "Discontinued"),
        ({"asked": "Please look."}, 0, "▸ Asked for"),
        ({"what": What.EXAM, "waits": True}, 0, "▸ To be signed"),
        ({"what": What.EXAM, "right": -1, "right_now": -1}, 5, "–"),
        ({"what": What.EXAM, "blind": True}, 5, "–"),
        ({"what": What.EXAM, "blind": True}, 6, "–"),
        ({"what": What.EXAM, "passed": None, "passed_now": None, "state": "ended"}, 7, "Ended"),
        ({"overridden": True, "comments": 2}, 0, "overridden, 2 comments"),
        ({"name": ""}, 2, "Erased"),
    ],
)
def test_a_line_says_both_figures_and_what_waits(
    changed: dict[str, object], column: int, words: str
) -> None:
    shown = attempt_row(replace(LINE, **changed), NOW, str, str)  # type: ignore[arg-type]
    assert shown.cells[column] == words


def test_an_exam_of_the_program_is_listed_by_its_title_in_the_language() -> None:
    exam = replace(LINE, what=What.EXAM, drill="The floor test")
    speak(catalogue(Language.RUSSIAN))
    try:
        assert "Экзамен за столом" in attempt_row(exam, NOW, str, str).cells[3]
    finally:
        speak(None)


def test_one_button_is_filled_while_a_form_asks(qtbot: QtBot) -> None:
    panel, form = SidePanel(), QWidget()
    qtbot.addWidget(panel)
    panel.put_form(form)
    assert panel.comment.property("kind") == "primary"
    form.show()
    assert not panel.comment.property("kind")
    form.hide()
    assert panel.comment.property("kind") == "primary"
