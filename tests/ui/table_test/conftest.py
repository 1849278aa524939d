"""One window for all tests of a file: each begins a test of its own in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.table_test.hands import TICKING, open_at, part_of
from trainer.ui.application import Application


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[Application]:
    """One window for all tests of this file: each begins a test of its own in it."""
    app = open_at(tmp_path_factory.mktemp("home"))
    yield app
    app.window.may_close = lambda: True
    app.window.close()


@pytest.fixture
def app(window: Application) -> Application:
    """That window, with nothing of the test before."""
    TICKING.now_ms = 0
    window.parts.forget()
    window.window.refurnish()
    for kept in part_of(window).at.tests.every()[0]:
        part_of(window).at.tests.throw_away(kept.id)
    window.window.activateWindow()
    QApplication.processEvents()
    return window
