"""A robot that waits as long as a busy machine needs: a limit that is met tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

LONG_MS = 60_000


class PatientBot(QtBot):
    """Waits a minute for what comes at once on a machine that has nothing else to do."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = LONG_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: object, *, timeout: int = LONG_MS, **how: Any):  # type: ignore[no-untyped-def]
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitExposed(self, widget: QWidget, *, timeout: int = LONG_MS):  # type: ignore[no-untyped-def]
        return super().waitExposed(widget, timeout=timeout)
