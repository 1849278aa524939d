"""The dealer's furniture: the chip tray's body, the shuffler and the discard rack."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from trainer.ui.kit.colours import (
    BLACK,
    CASE,
    CASE_EDGE,
    LAMP_READY,
    LAMP_STOPPED,
    MOUTH,
    ON_CASE,
    WHITE,
)
from trainer.ui.kit.theme import BRASS, felt_font, tint
from trainer.ui.table.drawing.pixmap_cache import rounded, soft_shadow
from trainer.ui.table.geometry import Box, TableGeometry
from trainer.wording import Phrase, phrase, say, say_phrase


class LampLook(Struct, frozen=True):
    """The shuffler's lamp: a colour, and a word beside it."""

    colour: str
    word: Phrase


READY, STOPPED = LampLook(LAMP_READY, phrase("Ready")), LampLook(LAMP_STOPPED, phrase("Stopped"))

_VCENTRE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


def draw_furniture(painter: QPainter, places: TableGeometry) -> None:
    """Tray, shuffler and rack as they stand empty."""
    u = places.u
    for box, edge in ((places.tray, BRASS), (places.shuffler, CASE_EDGE), (places.rack, CASE_EDGE)):
        _case(painter, box, u, edge)
    draw_mouth(painter, mouth(places.shuffler, u, left=True), u)
    _rack_words(painter, places.rack, u)


def _case(painter: QPainter, box: Box, u: float, edge: str) -> None:
    body = QRectF(box.x, box.y, box.w, box.h)
    soft_shadow(painter, body, 0.17 * u, drop=0.07 * u, blur=0.13 * u, strength=0.5)
    shade = QLinearGradient(body.topLeft(), body.bottomLeft())
    shade.setColorAt(0.0, QColor(CASE[0]))
    shade.setColorAt(1.0, QColor(CASE[1]))
    painter.setBrush(QBrush(shade))
    painter.setPen(QPen(tint(edge, 0.85), max(1.0, 0.022 * u)))
    painter.drawRoundedRect(body, 0.17 * u, 0.17 * u)


def mouth(box: Box, u: float, *, left: bool) -> QRectF:
    """The opening of the shuffler (left) or of the rack."""
    wide, high = 1.75 * u, 1.24 * u
    x = box.x + 0.25 * u if left else box.right - 0.25 * u - wide
    return QRectF(x, box.y + (box.h - high) / 2, wide, high)


def draw_mouth(painter: QPainter, opening: QRectF, u: float) -> None:
    painter.setPen(QPen(tint(BLACK, 0.6), 1))
    painter.setBrush(QColor(MOUTH))
    painter.drawRoundedRect(opening, 0.06 * u, 0.06 * u)


def draw_cards_in(painter: QPainter, opening: QRectF, u: float, layers: int, top: str) -> None:
    """Draw cards from the front, lying in an opening; the topmost edge in its own colour."""
    inner = opening.adjusted(0.08 * u, 0, -0.08 * u, -0.07 * u)
    deep = 0.082 * u
    painter.save()
    painter.setClipPath(rounded(opening, 0.06 * u))
    for k in range(layers):
        y = inner.bottom() - (k + 1) * deep
        light = 150 + round(85 * (k + 1) / max(layers, 1))
        paper = QColor(light, light, light - 6)
        edge = QColor(top) if k == layers - 1 else paper
        painter.fillRect(QRectF(inner.x(), y, inner.width(), deep * 0.68), edge)
    painter.restore()


def draw_shuffler(painter: QPainter, box: Box, u: float, lamp: LampLook, display: str) -> None:
    """Draw the shuffler's words and its lamp, with the lamp's word or the display's."""
    opening = mouth(box, u, left=True)
    left = opening.right() + 0.26 * u
    px = max(0.2 * u, 10.2)
    middle = box.y + box.h / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(lamp.colour))
    painter.drawEllipse(QPointF(left + 0.08 * u, middle - 0.24 * u), 0.085 * u, 0.085 * u)
    painter.setPen(tint(WHITE, 0.72))
    line = QRectF(left + 0.28 * u, middle - 0.44 * u, 1.4 * u, 0.4 * u)
    line.setRight(min(line.right(), box.right - 0.04 * u))
    draw_words(painter, line, display or say_phrase(lamp.word), px)
    painter.setPen(QColor(ON_CASE))
    name = QRectF(left, middle, line.right() - left, 0.4 * u)
    draw_words(painter, name, say("Shuffler"), px, bold=True)


def draw_words(
    painter: QPainter, line: QRectF, words: str, px: float, *, bold: bool = False
) -> None:
    """Write the words in one line, smaller if they do not fit."""
    painter.setFont(felt_font(px, bold=bold))
    wide = painter.fontMetrics().horizontalAdvance(words)
    if wide > line.width():
        painter.setFont(felt_font(px * line.width() / (wide + 1), bold=bold))
    painter.drawText(line, _VCENTRE, words)


def _rack_words(painter: QPainter, box: Box, u: float) -> None:
    draw_mouth(painter, mouth(box, u, left=False), u)
    painter.setPen(QColor(ON_CASE))
    painter.setFont(felt_font(max(0.2 * u, 10.2), bold=True))
    for k, word in enumerate(say("Discard rack").split(maxsplit=1)):
        line = QRectF(box.x + 0.25 * u, box.y + 0.42 * u + k * 0.30 * u, 1.3 * u, 0.3 * u)
        painter.drawText(line, _VCENTRE, word)
