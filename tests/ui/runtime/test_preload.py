"""What the first page needs is read beside the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from trainer.ui.runtime import preload
from trainer.ui.runtime.background import Background
from trainer.ui.runtime.preload import MODULES, read_ahead

READY = "ready"


def _read(qtbot: QtBot, patch: pytest.MonkeyPatch, *, missing: str = "") -> list[str]:
    """All that is asked for, in its order, and when the school is told to open."""
    seen: list[str] = []

    def imported(module: str) -> None:
        seen.append(module)
        if module == missing:
            raise ModuleNotFoundError(module)

    patch.setattr(preload, "import_module", imported)
    window = QObject()
    read_ahead(Background(), window, lambda: seen.append(READY))
    qtbot.waitUntil(lambda: READY in seen, timeout=60_000)
    return seen


def test_the_school_is_told_once_all_that_it_needs_is_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _read(qtbot, monkeypatch) == [*MODULES, READY]


def test_a_library_that_is_not_there_is_told_by_the_page_that_needs_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert READY in _read(qtbot, monkeypatch, missing=MODULES[-1])
