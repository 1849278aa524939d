"""What older rules marked is looked at, and marked again for a reason, by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from tests.ui.access.stages import played
from tests.ui.at_school import in_dialog, press
from trainer.document import TableBlock, every_block
from trainer.paper.sheet import sheets_of
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.review import ReMarkingRow
from trainer.school.re_marking.re_marking_page import ReMarkingRoute
from trainer.ui.application import Application
from trainer.ui.document.page import DocumentPage
from trainer.ui.kit.widgets import Button
from trainer.ui.review_queue.controller import ReviewController


@pytest.fixture
def app(qapp: object) -> Iterator[Application]:
    """A rule was corrected; a supervisor has looked at what that changes."""
    with played("re-marking") as app:
        yield app


def _page(app: Application) -> DocumentPage:
    part = app.parts.of("re-marking")
    assert isinstance(part, ReviewController)
    return part.re_marking.page("re-marking")


def _table(app: Application, name: str) -> TableBlock | None:
    document = _page(app).document
    assert document is not None
    tables = (each for each in every_block(document.blocks) if isinstance(each, TableBlock))
    return next((each for each in tables if each.name == f"re-marking.{name}"), None)


def _told(app: Application) -> str:
    label = _page(app).findChild(QLabel, "re-marking.told")
    assert label is not None
    return label.text()


def _registry(app: Application) -> Registry:
    registry = app.people.registry
    assert registry is not None
    return registry


def _say_why(dialog: QDialog, words: str) -> None:
    focused = dialog.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, words)
    QTest.keyClick(focused, Qt.Key.Key_Return)


def test_what_changes_is_seen_before_and_put_in_force_with_a_reason(app: Application) -> None:
    registry = _registry(app)
    assert "2 of 2 rounds, 0 of 1 quick drill" in _told(app)
    changes = _table(app, "changes")
    assert changes is not None
    assert any(str(row.cells[4]).startswith("▲ failed: 87 points") for row in changes.rows)
    assert registry.count(ReMarkingRow) == 0
    passed = registry.count(RoundRow, house="mbs", passed=True)

    def answer(dialog: QDialog) -> None:
        _say_why(dialog, "  ")
        assert dialog.isVisible()
        assert registry.count(ReMarkingRow) == 0
        _say_why(dialog, "An Ante that wins is paid 2 to 1.")

    in_dialog(answer)
    press(Qt.Key.Key_M)
    listed = registry.rows(ReMarkingRow)
    assert [each.reason.strip() for each in listed] == ["An Ante that wins is paid 2 to 1."] * 2
    assert registry.count(RoundRow, house="mbs", passed=True) < passed
    assert "2 acts are on record" in _told(app)
    assert "Everything is marked by today's rules." in _told(app)
    assert _table(app, "houses") is None
    mark = _page(app).findChild(Button, "re-marking.mark")
    assert mark is not None
    assert not mark.isEnabled()


def test_what_changes_goes_into_files_as_it_is_on_the_page(app: Application) -> None:
    page, changes = _page(app), _table(app, "changes")
    assert page.document is not None
    assert page.export.isVisible()
    assert changes is not None
    (written,) = sheets_of(page.document)
    assert written.rows == tuple(row.cells for row in changes.rows)
    assert written.notes[1:] == ("▲ another outcome",)


def test_to_look_and_to_leave_changes_nothing(app: Application) -> None:
    in_dialog(lambda dialog: dialog.reject())
    press(Qt.Key.Key_M)
    press(Qt.Key.Key_Escape)
    assert app.window.page == "attempts"
    assert _registry(app).count(ReMarkingRow) == 0
    press(Qt.Key.Key_O)
    assert app.window.page == "re-marking"
    houses = _table(app, "houses")
    assert houses is not None
    assert [row.key for row in houses.rows] == ["mbs"]
    assert _table(app, "changes") is None
    press(Qt.Key.Key_Return)
    assert _table(app, "changes") is not None
    part = app.parts.one("re-marking", ReviewController)
    assert part.re_marking.route("re-marking") == ReMarkingRoute("mbs")
