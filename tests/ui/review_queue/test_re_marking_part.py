"""What older rules marked is looked at, and marked again for a reason, by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.access.stages import played
from tests.ui.dealing_hands import press
from trainer.records.registry.reads.review_filter import COUNTED_TO
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.review import ReMarkingRow
from trainer.ui.application import Application
from trainer.ui.review_queue.controller import ReviewController
from trainer.ui.review_queue.re_marking_page import ReMarkingPage
from trainer.ui.review_queue.re_marking_part import house_row, waiting_words

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def app(qapp: object) -> Iterator[Application]:
    """A rule was corrected; a supervisor has looked at what that changes."""
    with played("re-marking") as app:
        yield app


def _page(app: Application) -> ReMarkingPage:
    part = app.parts.of("re-marking")
    assert isinstance(part, ReviewController)
    return part.re_marking.page


def _registry(app: Application) -> Registry:
    registry = app.people.registry
    assert registry is not None
    return registry


def _say_why(words: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, words)
    QTest.keyClick(focused, Qt.Key.Key_Return, CTRL)
    QApplication.processEvents()


def test_nothing_else_closes_the_form_with_the_reason(app: Application) -> None:
    page = _page(app)
    page.mark.click()
    page.form.words.setPlainText("A pay table was corrected")
    page.look.click()
    page.mark.click()
    assert page.form.is_begun
    assert not page.houses.isEnabled()
    page.form.cancel.click()
    assert page.houses.isEnabled()
    assert QApplication.focusWidget() is page.mark


@pytest.mark.parametrize(
    ("rounds", "quick", "said", "sentence"),
    [
        (1, 0, "1", "1 round was marked by older rules of its house."),
        (7, 2, "7", "7 rounds were marked by older rules of their house. So were 2 quick drills"),
        (
            COUNTED_TO + 1,
            COUNTED_TO + 1,
            "more than 10,000",
            "More than 10,000 rounds were marked by older rules of their house. "
            "So were more than 10,000 quick drills.",
        ),
    ],
)
def test_so_many_as_were_not_counted_are_said_to_be_more(
    rounds: int, quick: int, said: str, sentence: str
) -> None:
    assert house_row("mbs", (rounds, quick), "MBS").cells[1] == said
    assert waiting_words({"mbs": (rounds, quick)}).startswith(sentence)


def test_what_changes_is_seen_before_and_put_in_force_with_a_reason(app: Application) -> None:
    page, registry = _page(app), _registry(app)
    assert "2 of 2 rounds, 0 of 1 quick drills" in page.told.text()
    told = [page.changes.model().index(row, 4).data() for row in range(2)]
    assert any(each.startswith("▲ failed: 87 points") for each in told)
    assert registry.count(ReMarkingRow) == 0
    passed = registry.count(RoundRow, house="mbs", passed=True)

    press(Qt.Key.Key_M)
    _say_why("  ")
    assert page.form.isVisible()
    assert registry.count(ReMarkingRow) == 0
    _say_why("An Ante that wins is paid 2 to 1.")
    listed = registry.rows(ReMarkingRow)
    assert [each.reason for each in listed] == ["An Ante that wins is paid 2 to 1."] * 2
    assert registry.count(RoundRow, house="mbs", passed=True) < passed
    assert "2 acts are on record" in page.told.text()
    assert "Everything is marked by today's rules." in page.told.text()
    assert not page.look.isEnabled()
    assert not page.mark.isEnabled()


def test_to_look_and_to_leave_changes_nothing(app: Application) -> None:
    press(Qt.Key.Key_M)
    press(Qt.Key.Key_Escape)
    assert not _page(app).form.isVisible()
    press(Qt.Key.Key_Escape)
    assert app.window.page == "attempts"
    assert _registry(app).count(ReMarkingRow) == 0
    press(Qt.Key.Key_O)
    assert app.window.page == "re-marking"
    assert _page(app).house == "mbs"


def test_without_a_house_to_mark_again_no_empty_card_is_left(app: Application) -> None:
    page = _page(app)
    page.present((), "Everything is marked by today's rules.")
    card = page.houses.parentWidget()
    assert card is not None
    assert card is not page
    assert not card.isVisibleTo(page)
