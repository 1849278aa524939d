"""The sign of a mistake: shape, then word, then colour; never the colour alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trainer.marking.mistake import Severity
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import Palette
from trainer.ui.kit.widgets import worn


def severity_colour(severity: Severity, theme: Palette) -> str:
    """The colour that goes with the sign."""
    match severity:
        case Severity.CRITICAL:
            return theme.critical
        case Severity.SERIOUS:
            return theme.serious
        case Severity.MINOR | Severity.ADVICE:
            return theme.minor


def draw_mark(painter: QPainter, severity: Severity, centre: QPointF, side: float) -> None:
    """Draw a filled square, a filled triangle, an open circle or an open diamond about the
    centre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(severity_colour(severity, worn()))
    half = side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    match severity:
        case Severity.CRITICAL:
            box = QRectF(centre.x() - half, centre.y() - half, side, side)
            painter.drawRoundedRect(box, 1.5, 1.5)
        case Severity.SERIOUS:
            painter.drawPolygon(_triangle(centre, half))
        case Severity.MINOR:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, 1.8))
            painter.drawEllipse(centre, half - 0.9, half - 0.9)
        case Severity.ADVICE:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, 1.8))
            painter.drawPolygon(_diamond(centre, half - 0.4))
    painter.restore()


def _diamond(centre: QPointF, half: float) -> QPolygonF:
    x, y = centre.x(), centre.y()
    return QPolygonF(
        [QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)]
    )


def _triangle(centre: QPointF, half: float) -> QPolygonF:
    x, y = centre.x(), centre.y()
    return QPolygonF(
        [QPointF(x, y - half), QPointF(x + half * 1.1, y + half), QPointF(x - half * 1.1, y + half)]
    )


class MarkBadge(Painted, QWidget):
    """The sign on its own; the words beside it name it."""

    def __init__(self, severity: Severity) -> None:
        super().__init__()
        self._severity = severity
        self.setFixedSize(QSize(16, 16))

    def paint(self, painter: QPainter) -> None:
        draw_mark(painter, self._severity, QPointF(self.rect().center()) + QPointF(0.5, 0.5), 12)


def draw_hidden(painter: QPainter, centre: QPointF) -> None:
    """Draw a dashed square: a mistake whose answer is hidden."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(worn().text_2), 1.5, Qt.PenStyle.DashLine))
    painter.drawRect(QRectF(centre.x() - 5, centre.y() - 5, 10, 10))
    painter.restore()


class HiddenMark(Painted, QWidget):
    """The sign of a mistake whose gravity is not told yet."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(16, 16))

    def paint(self, painter: QPainter) -> None:
        draw_hidden(painter, QPointF(self.rect().center()) + QPointF(0.5, 0.5))
