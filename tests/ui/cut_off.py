"""What a window writes that has no room: words of labels and buttons that do not fit or yield."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from tests.ui.access.painted import painted_texts
from trainer.ui.kit.row_table import RowTable
from trainer.ui.kit.widgets import Elided

SLACK = 1


def cut_off(window: QWidget) -> list[str]:
    """Every text in sight that is not seen whole. A title may give way in a narrow head, and a cell
    in a list, where the whole of it stands in the tooltip."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    labels = (each for each in window.findChildren(QLabel) if _in_sight(each))
    buttons = (each for each in window.findChildren(QPushButton) if _in_sight(each))
    return [*_labels(labels), *_buttons(buttons), *_elided(window)]


def _in_sight(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def _labels(labels: Iterator[QLabel]) -> Iterator[str]:
    for label in labels:
        if isinstance(label, Elided) or not label.text():
            continue
        room = label.contentsRect()
        if label.wordWrap():
            fits = label.heightForWidth(label.width()) <= label.height() + SLACK
        else:
            lines = label.text().splitlines()
            wide = max(label.fontMetrics().horizontalAdvance(line) for line in lines)
            fits = wide <= room.width() + SLACK
        if not fits:
            yield f"{label.objectName() or 'label'}: {label.text()}"


def _buttons(buttons: Iterator[QAbstractButton]) -> Iterator[str]:
    for button in buttons:
        lines = button.text().split("\n")
        wide = max(button.fontMetrics().horizontalAdvance(line) for line in lines)
        if wide > button.width() - SLACK:
            yield f"{button.objectName()}: {button.text()}"


def _elided(window: QWidget) -> Iterator[str]:
    whole = {each.text() for each in window.findChildren(QAbstractButton)}
    giving_way = [each.text() for each in window.findChildren(Elided)]
    told = [tip for view in window.findChildren(RowTable) for tip in _tooltips(view)]
    for text in painted_texts(window):
        words = text.words.strip()
        shown = words.removesuffix("…")
        if shown == words or words in whole or words.endswith((" …", "……")):
            continue
        if not any(shown in title for title in (*giving_way, *told)):
            yield f"painted: {words}"


def _tooltips(view: RowTable) -> Iterator[str]:
    """The cells of a list whose whole text is told under the mouse."""
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            yield str(model.data(model.index(row, column), Qt.ItemDataRole.ToolTipRole))
