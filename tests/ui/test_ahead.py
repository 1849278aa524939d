"""What is read beside the window: what the first page needs, then what comes with other pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from trainer.ui import ahead
from trainer.ui.ahead import LATER, MODULES, Ahead

READY = "ready"


def _read(patch: pytest.MonkeyPatch, *, missing: str = "") -> list[str]:
    """All that is imported, in its order, with when the school is told to open."""
    seen: list[str] = []

    def imported(module: str) -> None:
        if module == missing:
            raise ModuleNotFoundError(module)
        seen.append(module)

    patch.setattr(ahead, "import_module", imported)
    reading = Ahead(later_s=0)
    reading.ready.connect(lambda: seen.append(READY), Qt.ConnectionType.DirectConnection)
    reading._read()
    return seen


def test_charts_are_read_after_all_that_the_first_page_needs(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _read(monkeypatch) == [*MODULES, READY, *LATER]
    assert not set(LATER) & set(MODULES)


def test_a_library_that_is_not_there_is_told_by_the_page_that_needs_it(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _read(monkeypatch, missing=LATER[0])[-1] == READY
