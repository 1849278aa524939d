"""PySide6 6.12 takes a reference from ``None`` at each call that returns it; then Python aborts."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_calls_that_return_none_leave_none_alone() -> None:
    item = QObject()
    before = sys.getrefcount(None)
    for _ in range(200):
        item.setObjectName("seat3.pair_plus")
    assert before - sys.getrefcount(None) <= 50
