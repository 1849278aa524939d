"""A silent film of a gesture: the mouse comes, presses, drags and lets go.

It plays for half a minute, first slowly, then as a dealer does it; then it stands, with the path of
what was moved.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trainer.game.money import Money
from trainer.ui.kit.colours import (
    BACK,
    BLACK_SUIT,
    FILM_CARD_EDGE,
    FILM_CASE,
    FILM_FELT,
    FILM_HAND_EDGE,
    FILM_SLOT,
    HERE,
    INK,
    RED_SUIT,
    WHITE,
)
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import felt_font, scaled, tint
from trainer.ui.kit.widgets import worn
from trainer.ui.table.drawing.chip_styles import chip_text, style_of
from trainer.ui.table.drawing.chips import chip_face

WIDE, HIGH, ROUND, CHIP = 222, 116, 10, 13.0
ARRIVED, PRESSED, DRAGGED, LET_GO, OVER = 500, 700, 1600, 1800, 2400
"""The end of each part of the film, in milliseconds."""
SLOWER = (4, 4, 2, 1, 1)
"""Each showing takes so many times as long as the hands do: 28.8 seconds in all."""
GHOSTS = (0.3, 0.55, 1.0)


class Gesture(Enum):
    """A gesture of the hands at the table."""

    TURN = auto()
    TAKE = auto()
    CUT = auto()
    PAY = auto()
    LAY = auto()
    TUCK = auto()
    CLEAR = auto()
    CALL = auto()


class Shot(Struct, frozen=True):
    """The place where the mouse presses, and where it lets go; ``drags``: it takes something
    along."""

    start: QPointF
    end: QPointF
    drags: bool


_SHOTS = {
    Gesture.TURN: Shot(QPointF(111, 60), QPointF(111, 60), drags=False),
    Gesture.TAKE: Shot(QPointF(172, 38), QPointF(52, 86), drags=True),
    Gesture.CUT: Shot(QPointF(52, 86), QPointF(52, 86), drags=False),
    Gesture.PAY: Shot(QPointF(52, 86), QPointF(178, 40), drags=True),
    Gesture.LAY: Shot(QPointF(52, 86), QPointF(178, 40), drags=True),
    Gesture.TUCK: Shot(QPointF(66, 78), QPointF(164, 58), drags=True),
    Gesture.CLEAR: Shot(QPointF(58, 48), QPointF(170, 80), drags=True),
    Gesture.CALL: Shot(QPointF(56, 64), QPointF(56, 64), drags=False),
}
_OUTSIDE = QPointF(206, 110)
_VALUES: tuple[Money, ...] = (Money(100), Money(500), Money(2500), Money(10000))
TUBES, FIRST_TUBE, PITCH = 4, QPointF(29.5, 86), 22
_SPOT = QPointF(172, 38)


class Film(Painted, QWidget):
    """Shows one gesture, silently."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(scaled(WIDE), scaled(HIGH))
        self.felt, self.values = FILM_FELT, _VALUES
        self._gesture, self._chip = Gesture.TURN, _VALUES[1]
        self._ms: int | None = None
        self._showing = 0
        self._run = QVariantAnimation(self, startValue=0, endValue=OVER)
        self._run.valueChanged.connect(self._go_to)
        self._run.finished.connect(self._show_again)

    @property
    def plays(self) -> bool:
        """True while something moves."""
        return self._ms is not None

    def show_gesture(self, gesture: Gesture, chip: Money | None = None, *, still: bool) -> None:
        """Play that gesture with that chip; ``still``: its picture stands."""
        self._gesture, self._chip = gesture, chip or self.values[:2][-1]
        self.skip()
        if not still:
            self._begin(0)

    def skip(self) -> None:
        self._run.stop()
        self._go_to(None)

    def _begin(self, showing: int) -> None:
        self._showing = showing
        self._go_to(0)
        self._run.setDuration(OVER * SLOWER[showing])
        self._run.start()

    def _show_again(self) -> None:
        """Begin the next showing; after the last one the picture stands."""
        if self._showing + 1 < len(SLOWER):
            self._begin(self._showing + 1)
        else:
            self._go_to(None)

    def _go_to(self, ms: int | None) -> None:
        self._ms = ms
        self.update()

    def hideEvent(self, event: object) -> None:
        self._run.stop()

    # ------------------------------------------------------------------- drawn

    @property
    def _tubes(self) -> tuple[Money, ...]:
        """The tubes of the tray that are in the picture, that of the chip among them."""
        at = self.values.index(self._chip) if self._chip in self.values else 0
        first = max(0, at + 1 - TUBES)
        return self.values[first : first + TUBES]

    @property
    def _shot(self) -> Shot:
        """The way of the mouse; what comes out of the tray comes out of the chip's own tube."""
        tubes, shot = self._tubes, _SHOTS[self._gesture]
        at = tubes.index(self._chip) if self._chip in tubes else 0
        tube = FIRST_TUBE + QPointF(PITCH * at, 0)
        match self._gesture:
            case Gesture.CUT:
                return replace(shot, start=tube, end=tube)
            case Gesture.LAY:
                return replace(shot, start=tube)
            case Gesture.TAKE:
                return replace(shot, end=tube)
            case _:
                return shot

    def paint(self, painter: QPainter) -> None:
        felt = QPainterPath()
        painter.scale(self.width() / WIDE, self.height() / HIGH)
        felt.addRoundedRect(QRectF(0, 0, WIDE, HIGH), ROUND, ROUND)
        painter.setClipPath(felt)
        painter.fillPath(felt, QColor(self.felt))
        done = self._ms is None or self._ms >= PRESSED
        self._draw_stage(painter, done=done)
        if self._ms is None:
            self._draw_still(painter)
        else:
            self._draw_moment(painter, self._ms)

    def _draw_stage(self, painter: QPainter, *, done: bool) -> None:
        """Draw what stays in its place; ``done``: after the press."""
        match self._gesture:
            case Gesture.TURN:
                _cards(painter, QPointF(111, 60), faces=done)
            case Gesture.TAKE:
                _spot(painter, _SPOT)
                self._draw_tray(painter)
            case Gesture.CUT:
                self._draw_tray(painter)
                _zone(painter, QPointF(168, 40))
                if done:
                    self._draw_chip(painter, QPointF(168, 40))
            case Gesture.PAY:
                _zone(painter, QPointF(52, 86))
                _spot(painter, QPointF(132, 40))
                self._draw_chip(painter, QPointF(132, 40))
            case Gesture.LAY:
                self._draw_tray(painter)
                _spot(painter, QPointF(132, 40))
                self._draw_chip(painter, QPointF(132, 40))
            case Gesture.TUCK:
                _spot(painter, QPointF(164, 32))
            case Gesture.CLEAR:
                _rack(painter)
            case Gesture.CALL:
                _key(painter, QRectF(38, 46, 24, 24), "M")
                if done:
                    _choices(painter)
            case _:
                assert_never(self._gesture)

    def _draw_moment(self, painter: QPainter, ms: int) -> None:
        shot = self._shot
        at = self._at(ms)
        if shot.drags:
            if PRESSED < ms < LET_GO:
                _way(painter, shot.start, at)
            self._draw_dragged(painter, at if ms >= PRESSED else shot.start)
        if ARRIVED <= ms < PRESSED or DRAGGED <= ms < LET_GO:
            painter.setPen(QPen(QColor(HERE), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 13, 13)
        _mouse(painter, at)

    def _draw_still(self, painter: QPainter) -> None:
        shot = self._shot
        if not shot.drags:
            _mouse(painter, shot.end)
            return
        _way(painter, shot.start, shot.end)
        for part in GHOSTS:
            at = shot.start + (shot.end - shot.start) * part
            painter.setOpacity(part)
            self._draw_dragged(painter, at, words=part == GHOSTS[-1])
            _mouse(painter, at)
        painter.setOpacity(1.0)

    def _at(self, ms: int) -> QPointF:
        """The place of the mouse."""
        shot = self._shot
        if ms < ARRIVED:
            return _between(_OUTSIDE, shot.start, ms / ARRIVED)
        if ms < PRESSED:
            return shot.start
        return _between(shot.start, shot.end, min(1.0, (ms - PRESSED) / (DRAGGED - PRESSED)))

    def _draw_dragged(self, painter: QPainter, at: QPointF, *, words: bool = True) -> None:
        """Draw what is dragged. Without ``words`` nothing is written on it."""
        # It is too faint.
        if self._gesture in (Gesture.TUCK, Gesture.CLEAR):
            faces = self._gesture is Gesture.CLEAR and words
            _cards(painter, at, faces=faces, scale=0.6)
        else:
            self._draw_chip(painter, at, words=words)

    def _draw_chip(self, painter: QPainter, at: QPointF, *, words: bool = True) -> None:
        style = style_of(self._chip, self.values)
        dense = self.devicePixelRatioF() * self.width() / WIDE
        face = chip_face(style, chip_text(self._chip) if words else "", CHIP, dense)
        face.draw_about(painter, at.x(), at.y())

    def _draw_tray(self, painter: QPainter) -> None:
        box = QRectF(14, 62, 96, 60)
        painter.setPen(QPen(QColor(HERE), 1.2))
        painter.setBrush(QColor(FILM_CASE))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        for at, value in enumerate(self._tubes):
            painter.setBrush(QColor(style_of(value, self.values).body))
            painter.drawRoundedRect(QRectF(21 + PITCH * at, 70, 17, 46), 2, 2)


def _between(start: QPointF, end: QPointF, part: float) -> QPointF:
    eased = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(part)
    return start + (end - start) * eased


def _way(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(tint(INK, 0.8), 2, Qt.PenStyle.DotLine))
    painter.drawLine(start, end)


def _spot(painter: QPainter, at: QPointF) -> None:
    painter.setPen(QPen(tint(INK, 0.9), 1.6))
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawEllipse(at, 21, 21)


def _zone(painter: QPainter, at: QPointF) -> None:
    painter.setPen(QPen(tint(INK, 0.7), 1.4, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(at.x() - 34, at.y() - 22, 68, 44), 5, 5)


def _rack(painter: QPainter) -> None:
    painter.setPen(QPen(tint(INK, 0.4), 1.2))
    painter.setBrush(QColor(FILM_CASE))
    painter.drawRoundedRect(QRectF(132, 54, 76, 52), 6, 6)
    painter.setBrush(QColor(FILM_SLOT))
    painter.drawRect(QRectF(142, 62, 56, 36))


_FACES = (("K", BLACK_SUIT), ("9", RED_SUIT), ("4", BLACK_SUIT))


def _cards(painter: QPainter, at: QPointF, *, faces: bool, scale: float = 1.0) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    for number, (rank, colour) in enumerate(_FACES):
        box = QRectF(-50 + 27 * number, -32, 44, 64)
        painter.setPen(QPen(QColor(FILM_CARD_EDGE), 1))
        painter.setBrush(QColor(WHITE))
        painter.drawRoundedRect(box, 4, 4)
        if faces:
            painter.setPen(QColor(colour))
            painter.setFont(felt_font(20, bold=True))
            painter.drawText(box.adjusted(5, 1, 0, 0), Qt.AlignmentFlag.AlignLeft, rank)
        else:
            painter.fillRect(box.adjusted(3, 3, -3, -3), QColor(BACK))
    painter.restore()


def _key(painter: QPainter, box: QRectF, text: str) -> None:
    painter.setPen(QPen(QColor(worn().outline), 1.2))
    painter.setBrush(QColor(worn().surface))
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(QColor(worn().text))
    painter.setFont(felt_font(12))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _choices(painter: QPainter) -> None:
    """The bar of announcements."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(worn().surface))
    painter.drawRoundedRect(QRectF(84, 30, 124, 56), 6, 6)
    for at, key in enumerate("HPFS"):
        x, y = 92 + 58 * (at % 2), 36 + 24 * (at // 2)
        _key(painter, QRectF(x, y, 18, 18), key)
        painter.fillRect(QRectF(x + 23, y + 7, 26, 4), QColor(worn().line))


def _mouse(painter: QPainter, at: QPointF) -> None:
    """Draw the pointer with its tip there."""
    points = ((0, 0), (0, 17), (4.2, 13.2), (7.2, 19.6), (10, 18.3), (7.1, 12.2), (12.6, 12.2))
    shape = QPolygonF([at + QPointF(x, y) for x, y in points])
    painter.setPen(QPen(QColor(FILM_HAND_EDGE), 1.2))
    painter.setBrush(QColor(WHITE))
    painter.drawPolygon(shape)
