"""Widgets that paint themselves: any, any button, and a row of cells that is pressed as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.ui.kit.theme import ROW_HEIGHT, font, scaled
from trainer.ui.kit.widgets import worn, write_fitted


class Painted:
    """A widget that paints itself with smooth edges. It stands before the widget's own class."""

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        assert isinstance(self, QWidget), "only a widget is painted"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)
        # At once: a traceback would keep it, and Qt warns of a widget that goes while painted.
        painter.end()


class PaintedButton(Painted, QAbstractButton):
    """Painted anew when the pointer comes over it. It takes the whole width of its place."""

    def __init__(self, name: str = "", spoken: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()


class LineCell(Struct, frozen=True):
    """One text of a row. ``wide`` is in pixels, or a share of what is left where below one."""

    text: str
    wide: float
    bold: bool = False
    quiet: bool = False
    right: bool = False


class LineButton(PaintedButton):
    """A row of cells above a hairline."""

    def __init__(self, cells: Sequence[LineCell], name: str, spoken: str) -> None:
        super().__init__(name, spoken)
        self._cells = tuple(cells)
        self.setText(spoken)

    def sizeHint(self) -> QSize:
        return QSize(300, scaled(ROW_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        draw_ground(painter, self)
        for cell, box in laid_out(self._cells, self.width()):
            _draw_text(painter, cell, box.adjusted(0, 0, 0, self.height() - box.height()))


def draw_ground(painter: QPainter, line: QAbstractButton) -> None:
    """Draw a row's ground: washed under the mouse and where chosen, ringed where the keyboard
    is."""
    theme, box = worn(), QRectF(line.rect())
    painter.setPen(Qt.PenStyle.NoPen)
    if line.isChecked() or line.underMouse():
        painter.setBrush(QColor(theme.well))
        painter.drawRoundedRect(box.adjusted(0, 0, 0, -1), 6, 6)
    if line.isChecked():
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(QRectF(0, 7, 3, box.height() - 15), 1.5, 1.5)
    painter.setPen(QPen(QColor(theme.line), 1))
    foot = box.bottom() - 0.5
    painter.drawLine(QPointF(0, foot), QPointF(box.right(), foot))
    if line.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.here_edge), 2))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -2), 6, 6)


GAP, EDGE = 12.0, 10.0


def laid_out(cells: Sequence[LineCell], across: float) -> list[tuple[LineCell, QRectF]]:
    """Place the cells: fixed widths first, the rest shared out."""
    fixed = sum(cell.wide for cell in cells if cell.wide >= 1)
    left = max(0.0, across - 2 * EDGE - fixed - GAP * (len(cells) - 1))
    shares = sum(cell.wide for cell in cells if cell.wide < 1) or 1.0
    placed, x = [], EDGE
    for cell in cells:
        wide = cell.wide if cell.wide >= 1 else left * cell.wide / shares
        placed.append((cell, QRectF(x, 0, wide, 0)))
        x += wide + GAP
    return placed


def _draw_text(painter: QPainter, cell: LineCell, box: QRectF) -> None:
    theme = worn()
    painter.setFont(font(13, bold=cell.bold))
    painter.setPen(QColor(theme.text_2 if cell.quiet else theme.text))
    side = Qt.AlignmentFlag.AlignRight if cell.right else Qt.AlignmentFlag.AlignLeft
    write_fitted(painter, cell.text, box, side)
