"""Words on the felt: fitted to their room, straight, along a gentle arc, or on a small tag."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, sin

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.theme import INK, felt_font, tint

LEAST_PX = 10.0
"""No word on the felt is smaller."""


class Fitted(Struct, frozen=True):
    """Words as they will be printed: their lines and the type that fits."""

    lines: tuple[str, ...]
    type: QFont


def fit_label(label: str, short: str, px: float, wide: float) -> Fitted:
    """Fit a spot's label into at most two lines: tighter first, then broken, then the short form,
    then the smallest type."""
    tries = [(lines, px, track) for track in (0.04 * px, 0.0) for lines in _breaks(label)]
    tries += [(lines, px, 0.0) for lines in _breaks(short or label)]
    tries += [(lines, LEAST_PX, 0.0) for words in (label, short) for lines in _breaks(words)]
    for lines, size, tracking in tries:
        face = felt_font(size, bold=True, tracking=tracking)
        if lines[0] and _widest(lines, face) <= wide:
            return Fitted(lines, face)
    face = felt_font(LEAST_PX, bold=True)
    lines = next(_breaks(short or label))
    for parts in _hyphenated(lines):
        if _widest(parts, face) <= wide:
            return Fitted(parts, face)
    return Fitted(tuple(_abbreviated(line, face, wide) for line in lines), face)


def fit_line(text: str, px: float, least: float, tracking: float, wide: float) -> Fitted:
    """Fit one line: its tracking is tightened first, then its size, never below the least."""
    size = px
    while True:
        spare = wide - _widest((text,), felt_font(size, bold=True))
        room = spare / max(len(text) - 1, 1)
        if room >= tracking / 3 or size <= least:
            track = min(tracking, max(room, 0.0)) * size / px
            return Fitted((text,), felt_font(size, bold=True, tracking=track))
        size = max(size - 1, least)


def _breaks(text: str) -> Iterator[tuple[str, ...]]:
    """The text in one line, or broken between words, the evenest break first."""
    words = text.split()
    if len(words) == 1:
        yield (text,)
        return
    cuts = range(1, len(words))
    parts = [(" ".join(words[:k]), " ".join(words[k:])) for k in cuts]
    yield from sorted(parts, key=lambda pair: max(map(len, pair)))


def _hyphenated(lines: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """One word broken between two consonants, nearest to its end first: ``JACK-`` and ``POT``."""
    word = lines[0]
    if len(lines) > 1 or " " in word:
        return
    for k in range(len(word) - 3, 2, -1):
        if not set(word[k - 1 : k + 1].upper()) & set("AEIOUY "):
            yield f"{word[:k]}-", word[k:]


def _abbreviated(line: str, face: QFont, wide: float) -> str:
    """The line, or if it has no room its beginning up to two consonants: ``PROG.``"""
    if _widest((line,), face) <= wide:
        return line
    ends = [k for k in range(3, len(line)) if not set(line[k - 1 : k + 1].upper()) & set("AEIOU ")]
    shorter = [f"{line[:k]}." for k in (*ends, 3, 2) if _widest((f"{line[:k]}.",), face) <= wide]
    return shorter[0] if shorter else line


def lines_width(fitted: Fitted) -> float:
    """The width of the widest line."""
    return _widest(fitted.lines, fitted.type)


def _widest(lines: tuple[str, ...], face: QFont) -> float:
    metrics = QFontMetricsF(face)
    extra = face.letterSpacing()
    return max(metrics.horizontalAdvance(line) - extra for line in lines)


def draw_lines(painter: QPainter, fitted: Fitted, box: QRectF, ink: QColor) -> None:
    """Write the lines, right-aligned and centred in height."""
    painter.setFont(fitted.type)
    painter.setPen(ink)
    pitch = QFontMetricsF(fitted.type).height() * 0.98
    top = box.center().y() - pitch * len(fitted.lines) / 2
    extra = fitted.type.letterSpacing()
    for k, line in enumerate(fitted.lines):
        where = QRectF(box.x() - 20, top + k * pitch, box.width() + 20 + extra, pitch)
        painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line)


def draw_arched(
    painter: QPainter, fitted: Fitted, middle: QPointF, radius: float, ink: QColor
) -> None:
    """Write one line on the top of a circle of that radius, its middle at a point."""
    text, face = fitted.lines[0], fitted.type
    metrics = QFontMetricsF(face)
    hub = QPointF(middle.x(), middle.y() + radius)
    start = -(metrics.horizontalAdvance(text) - face.letterSpacing()) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for k, letter in enumerate(text):
        wide = metrics.horizontalAdvance(letter) - face.letterSpacing()
        turn = (start + metrics.horizontalAdvance(text[:k]) + wide / 2) / radius
        shape = QPainterPath()
        shape.addText(QPointF(-wide / 2, 0), face, letter)
        place = QTransform.fromTranslate(hub.x() + radius * sin(turn), hub.y() - radius * cos(turn))
        painter.drawPath(place.rotateRadians(turn).map(shape))


def draw_tag(painter: QPainter, words: str, at: QPointF, u: float) -> None:
    """Draw the tag with its middle there."""
    fitted = fit_line(words, max(0.2 * u, 10.2), 10, 0.0, 1.5 * u)
    width = max(0.36 * u, QFontMetricsF(fitted.type).horizontalAdvance(fitted.lines[0]) + 0.22 * u)
    tag = QRectF(at.x() - width / 2, at.y() - 0.17 * u, width, 0.34 * u)
    painter.setPen(QPen(tint(INK, 0.7), max(1.0, 0.02 * u)))
    painter.setBrush(tint(DEEP, 0.86))
    painter.drawRoundedRect(tag, 0.17 * u, 0.17 * u)
    painter.setPen(tint(INK, 0.95))
    painter.setFont(fitted.type)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, fitted.lines[0])
