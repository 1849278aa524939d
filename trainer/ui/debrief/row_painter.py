"""The drawing of the two columns' rows: steps plain, differences strong, the first one lit."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from trainer.school.debrief import DebriefRow, MistakeShown
from trainer.ui.debrief.folding import Folded, FoldStep, Heading, Listed
from trainer.ui.debrief.marks import draw_hidden, draw_mark
from trainer.ui.theme import Palette, font, scaled
from trainer.ui.widgets import worn, write_fitted

STEP_HEIGHT, LIT_HEIGHT, HEADING_HEIGHT = 21, 26, 27
LEFT, GUTTER, MARKS_WIDE = 16, 14, 40
_REQUIRED, _MARKS, _DONE = range(3)
_VCENTRE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RowPainter(QStyledItemDelegate):
    """Draws what the model lists."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(60, line_height(_line(index)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        line, box = _line(index), _rect(option)
        lit = isinstance(line, FoldStep) and line.row.first_difference
        _ground(painter, box, line, index.column())
        match line:
            case Heading():
                _heading(painter, box, line, index.column())
            case Folded():
                _folded(painter, box, line, index.column())
            case FoldStep(row):
                _step(painter, box, row, index, lit=lit)
        if _state(option) & QStyle.StateFlag.State_Selected:
            _selected(painter, box, index.column())
        painter.restore()


def _rect(option: QStyleOptionViewItem) -> QRect:
    rect: QRect = option.rect
    return rect


def _state(option: QStyleOptionViewItem) -> QStyle.StateFlag:
    state: QStyle.StateFlag = option.state
    return state


def _line(index: QModelIndex | QPersistentModelIndex) -> Listed:
    line: Listed = index.data(Qt.ItemDataRole.UserRole)
    return line


def line_height(line: Listed) -> int:
    """The height of a line, the same in both columns."""
    if isinstance(line, Heading):
        return scaled(HEADING_HEIGHT)
    lit = isinstance(line, FoldStep) and line.row.first_difference
    return scaled(LIT_HEIGHT if lit else STEP_HEIGHT)


def _ground(painter: QPainter, box: QRect, line: Listed, column: int) -> None:
    theme = worn()
    if not isinstance(line, FoldStep) or not line.row.differs:
        return
    if not line.row.first_difference:
        painter.fillRect(box, QColor(theme.critical_wash if line.row.marks else theme.well))
        return
    painter.fillRect(box, QColor(theme.here_wash))
    painter.setPen(QPen(QColor(theme.here_edge), 1))
    painter.drawLine(box.topLeft(), box.topRight())
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    if column == _REQUIRED:
        painter.fillRect(QRect(box.left(), box.top(), 4, box.height()), QColor(theme.here_edge))


def _heading(painter: QPainter, box: QRect, line: Heading, column: int) -> None:
    if column != _REQUIRED:
        return
    painter.setPen(QColor(worn().text_2))
    painter.setFont(font(13, bold=True))
    words = QRectF(box).adjusted(LEFT, 5, 0, 0)
    painter.drawText(words, _VCENTRE, line.text)
    if line.fold:
        wide = painter.fontMetrics().horizontalAdvance(line.text)
        _chevron(painter, QPointF(words.left() + wide + 12, words.center().y()), down=True)


def _folded(painter: QPainter, box: QRect, line: Folded, column: int) -> None:
    if column == _MARKS:
        return
    painter.setPen(QColor(worn().text_2))
    painter.setFont(font(13))
    words = QRectF(box).adjusted(LEFT if column == _REQUIRED else GUTTER, 0, 0, 0)
    painter.drawText(words, _VCENTRE, line.text)
    if column == _REQUIRED:
        wide = painter.fontMetrics().horizontalAdvance(line.text)
        _chevron(painter, QPointF(words.left() + wide + 12, words.center().y()), down=False)


def _chevron(painter: QPainter, centre: QPointF, *, down: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(worn().text_2), 1.5))
    a, b = 3.5, 2.0
    points = [(-a, -b), (0, b), (a, -b)] if down else [(-b, -a), (b, 0), (-b, a)]
    painter.drawPolyline([QPointF(centre.x() + x, centre.y() + y) for x, y in points])


def _step(
    painter: QPainter,
    box: QRect,
    row: DebriefRow,
    index: QModelIndex | QPersistentModelIndex,
    *,
    lit: bool,
) -> None:
    if index.column() == _MARKS:
        _marks(painter, box, row, index.model())
        return
    theme = worn()
    required = index.column() == _REQUIRED
    hidden: frozenset[int] = getattr(index.model(), "hidden", frozenset())
    untold = bool(hidden.intersection(row.marks))  # alike, whether something stands there or not
    absent = untold or (row.required if required else row.done) is None
    painter.setPen(QColor(theme.text_2 if absent else theme.text))
    painter.setFont(font(13, bold=row.differs and not absent))
    beyond = MARKS_WIDE if required and not row.marks else 0
    words = box.adjusted(LEFT if required else GUTTER, 0, beyond - 6, 0)
    text = str(index.data(Qt.ItemDataRole.DisplayRole))
    write_fitted(painter, text, QRectF(words))


def _marks(painter: QPainter, box: QRect, row: DebriefRow, model: QAbstractItemModel) -> None:
    mistakes: dict[int, MistakeShown] = getattr(model, "mistakes", {})
    hidden: frozenset[int] = getattr(model, "hidden", frozenset())
    painter.setFont(font(13, bold=True))
    x = float(box.left() + 10)
    for number in row.marks[:1]:
        mistake = mistakes.get(number)
        if mistake is None:
            continue
        middle = QPointF(x, box.center().y() + 0.5)
        if number in hidden:
            draw_hidden(painter, middle)
        else:
            draw_mark(painter, mistake.severity, middle, 11)
        painter.setPen(QColor(worn().text))
        painter.drawText(QRectF(x + 12, box.top(), 24, box.height()), _VCENTRE, str(number))


def _selected(painter: QPainter, box: QRect, column: int) -> None:
    """A thin line around the row, so that the lit row stays lit."""
    theme: Palette = worn()
    painter.setPen(QPen(QColor(theme.here_edge), 1))
    painter.drawLine(box.topLeft(), box.topRight())
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    if column == _REQUIRED:
        painter.drawLine(box.topLeft(), box.bottomLeft())
    if column == _DONE:
        painter.drawLine(box.topRight(), box.bottomRight())
