"""A form in front of the window loses nothing that was typed in it unasked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.form_dialog import FormAsked, KeepAsked, NamedField


@pytest.mark.parametrize(
    "leave", [lambda form: QTest.keyClick(form, Qt.Key.Key_Escape), QWidget.close]
)
@pytest.mark.parametrize(("typed", "asks"), [("", 0), ("The wrong deck", 1)])
def test_a_form_that_is_left_asks_only_where_something_was_typed(
    typed: str,
    asks: int,
    leave: Callable[[QWidget], object],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By Esc as by the cross of its window."""
    asked: list[str] = []
    monkeypatch.setattr(KeepAsked, "exec", lambda self: asked.append(self.windowTitle()))
    window = QWidget()
    qtbot.addWidget(window)
    reason, secret = (
        NamedField("asked.reason", "Reason"),
        NamedField("asked.pin", "PIN", hidden=True),
    )
    form = FormAsked(window, "Void it", (reason, secret), button="Void it")
    form.show()
    QTest.keyClicks(reason.line, typed)
    QTest.keyClicks(secret.line, "123456")
    leave(form)
    assert len(asked) == asks
    assert form.isVisible() == bool(asks)
