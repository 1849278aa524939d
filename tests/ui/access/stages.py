"""Every screen of the program, one after another, in light or in dark."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QWidget,
)

from trainer.settings import Language, Theme
from trainer.shots.scenes import Drawing, SceneStage
from trainer.ui.application import Application

SIZE = (1280, 720)
COVERS = ("find", "spotlight", "asked")
ACTED_ON = (QAbstractButton, QLineEdit, QComboBox, QAbstractItemView, QAbstractSpinBox)


@contextmanager
def played(
    scene: str,
    size: tuple[int, int] = SIZE,
    language: Language = Language.ENGLISH,
    *,
    text_scale: int = 100,
) -> Iterator[Application]:
    """The window with that scene in sight; it is wholly gone afterwards."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    drawing = Drawing(scene, size, language=language, text_scale=text_scale)
    with TemporaryDirectory() as folder:
        stage = SceneStage(Path(folder), drawing)
        try:
            stage.play(scene)
            stage.app.window.activateWindow()
            app.processEvents()
            yield stage.app
        finally:
            stage.end()


def wear(app: Application, theme: Theme) -> None:
    """The window wears that theme, as when it is chosen in the settings."""
    app.keep(replace(app.settings, theme=theme))
    QApplication.processEvents()


def controls(window: QWidget) -> list[QWidget]:
    """Everything in sight that a person acts on, and that can be acted on now."""
    there = in_front(window).findChildren(QWidget)
    return [each for each in there if each.isVisible() and each.isEnabled() and _is_control(each)]


def in_front(window: QWidget) -> QWidget:
    """What can be acted on: the whole window, or what lies over it until it is answered."""
    covers = [cover for name in COVERS for cover in window.findChildren(QWidget, name)]
    return next((cover for cover in covers if cover.isVisible()), window)


def _is_control(widget: QWidget) -> bool:
    parent = widget.parent()
    inside = isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
    if (
        inside
        or isinstance(widget, QHeaderView)
        or isinstance(parent, QComboBox | QAbstractSpinBox)
    ):
        return False  # a part of another control
    if getattr(widget, "only_says", False) or getattr(widget, "repeats", False):
        return False
    stops = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    return isinstance(widget, ACTED_ON) or stops
