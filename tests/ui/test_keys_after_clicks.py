"""Every key that a screen promises does after a click what it does on the freshly opened screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from tests.draws import DRAWS
from tests.ui.access.promised import Stroke, promised
from tests.ui.access.stages import controls, in_front, played
from tests.ui.patient import LONG_MS
from tests.ui.test_every_screen import SCENES
from trainer.ui.application import Application
from trainer.ui.home.drills_card import DrillRow
from trainer.ui.kit.words_form import WordsForm
from trainer.ui.table.pieces.piece import Piece

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ELSEWHERE = QPoint(-4000, -4000)
WRITTEN_IN = QLineEdit | QPlainTextEdit | QAbstractSpinBox
_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f-]{27}")
CLICKED = 1
"""So many controls for each key of a screen, drawn by their names."""


@contextmanager
def told_at_once(heard: list[str]) -> Iterator[None]:
    """A dialog or menu is noted and closed; no file is chosen, no other program is begun."""

    def look() -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None:
            heard.append(front.objectName() or type(front).__name__)
            front.reject() if isinstance(front, QDialog) else front.close()

    looks = QTimer()
    looks.timeout.connect(look)
    looks.start(2)
    dialogs = "PySide6.QtWidgets.QFileDialog"

    def choose(*_: object) -> tuple[str, str]:
        heard.append("a file")
        return "", ""

    with (
        patch(f"{dialogs}.getSaveFileName", choose),
        patch(f"{dialogs}.getOpenFileName", choose),
        patch("PySide6.QtGui.QDesktopServices.openUrl", lambda _: True),
    ):
        yield
    looks.stop()


def clicked(window: QWidget) -> list[QWidget]:
    """What takes the keyboard by a click: not what is written in, nor the pieces of the table and
    the rows of drills, whose keys go to the one that has the keyboard."""
    return [
        each
        for each in controls(window)
        if each.focusPolicy().value & Qt.FocusPolicy.ClickFocus.value
        and isinstance(each, QAbstractButton | QComboBox)
        and not isinstance(each, WRITTEN_IN | Piece | DrillRow)
        and not (isinstance(each, QPushButton) and each.menu() is not None)
        and not _in_a_form(each)
    ]


def _in_a_form(widget: QWidget | None) -> bool:
    return isinstance(widget, WordsForm) or (
        widget is not None and _in_a_form(widget.parentWidget())
    )


def click(control: QWidget) -> None:
    """The button goes down on it and up elsewhere: it has the keyboard, and did nothing."""
    QTest.mousePress(control, LEFT, NONE, control.rect().center())
    if isinstance(control, QComboBox):
        control.hidePopup()
    else:
        QTest.mouseRelease(control, LEFT, NONE, ELSEWHERE)


def seen(app: Application) -> list[tuple[str, ...]]:
    """All that a person sees."""
    named = [each for each in app.window.findChildren(QWidget) if each.objectName()]
    there = [each for each in named if each.isVisible() and "clock" not in each.objectName()]
    return [(app.window.page,), *sorted(_seen(each) for each in there)]


def _seen(widget: QWidget) -> tuple[str, ...]:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    down = isinstance(widget, QAbstractButton) and widget.isChecked()
    state = (type(widget).__name__, _ID.sub("", widget.objectName()), text)
    return (*state, str(down), str(widget.isEnabled()))


def outcome(scene: str, stroke: Stroke, at: int | None) -> tuple[list[str], list[tuple[str, ...]]]:
    """What the key did: the dialogs that it opened, and what is in sight afterwards."""
    heard: list[str] = []
    with DRAWS.seeded(scene), played(scene) as app, told_at_once(heard):
        before = app.window.page
        if at is not None:
            click(clicked(app.window)[at])
        QTest.keyClick(keyboard(app.window), *stroke)
        finished(app)
        return heard, ([(app.window.page,)] if app.window.page != before else seen(app))


def keyboard(window: QWidget) -> QWidget:
    """What hears a key: without a window manager a dialog in front is not given the keyboard."""
    front, focused = in_front(window), QApplication.focusWidget()
    if focused is not None and front.isAncestorOf(focused):
        return focused
    inside: QWidget | None = front.focusWidget()
    return front if inside is None else inside


def finished(app: Application) -> None:
    """What the key began beside the window is done, such as a backup."""
    until = monotonic() + LONG_MS / 1000
    QApplication.processEvents()
    while app.background.busy:
        assert monotonic() < until, "it never ends"
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


@pytest.mark.slow
@pytest.mark.parametrize("scene", [each for each in SCENES if isinstance(each, str)])
def test_a_key_does_the_same_after_a_click(qapp: QApplication, scene: str) -> None:
    with played(scene) as app:
        keys, there = promised(app.window), range(len(clicked(app.window)))
    other = []
    for stroke in keys if there else ():
        fresh = outcome(scene, stroke, None)
        for at in sorted(Random(f"{scene}{stroke[0]}").sample(there, min(CLICKED, len(there)))):
            if outcome(scene, stroke, at) != fresh:
                other.append((stroke[0].name, at))
    assert not other
