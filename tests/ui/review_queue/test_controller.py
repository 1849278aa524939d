"""The list of attempts follows the marker while it is in sight."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.review_queue.test_by_keys import words
from trainer.school.review.review_book import ReviewBook
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.review_queue.controller import ReviewController


def test_the_list_is_read_again_while_the_marker_is_at_work(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    being_marked, known = [1], ReviewBook.doubts

    def doubts(book: ReviewBook) -> Any:
        return with_(known(book), being_marked=being_marked[0])

    monkeypatch.setattr(ReviewBook, "doubts", doubts)
    with played("attempts") as app:
        part = app.parts.of("attempts")
        assert isinstance(part, ReviewController)
        part.looking.setInterval(10)
        part.refresh()
        assert "being marked: 1" in words(part.queue)
        filter_ = part.queue.filters.findChildren(DropDown)[2]
        filter_.setFocus()
        being_marked[0] = 0
        qtbot.waitUntil(lambda: "being marked" not in words(part.queue), timeout=60_000)
        assert QApplication.focusWidget() is filter_, "whoever is at the filters stays there"
        assert not part.looking.isActive()
