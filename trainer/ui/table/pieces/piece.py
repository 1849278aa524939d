"""The things on the table that a hand can touch: buttons that draw in the table's own measures.

Also the wheel of the mouse, in whole notches.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from trainer.game.money import Money
from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.screen_reader import AccessibleActions
from trainer.ui.kit.theme import HERE, Palette, tint
from trainer.ui.kit.widgets import BY_MOUSE
from trainer.ui.table.drawing.outlines import EMPTY_SEAT
from trainer.ui.table.drawing.pixmap_cache import bake
from trainer.ui.table.drawing.words import FeltWords
from trainer.ui.table.geometry import Box, TableGeometry

MOST_KEPT = 6


class Look(Struct, frozen=True, eq=False):
    """All that a piece needs to draw itself: places, words, chips, theme, screen, deck, and the
    strength of an empty seat's ink."""

    places: TableGeometry
    words: FeltWords
    values: tuple[Money, ...]
    theme: Palette
    dpr: float
    four_colours: bool = False
    empty_ink: float = EMPTY_SEAT


class Piece(QAbstractButton):
    """A thing of the table: it can be pressed, pulled, or pressed with the other button. ``pulled``
    has the point at which the hand pressed it."""

    pulled = Signal(QPointF)
    moved = Signal(QPointF)
    dropped = Signal(QPointF)
    pressed_aside = Signal()
    focused = Signal()
    shows_focus = False
    shows_hover = True
    rings_focus = False
    pressed_by_keys = False
    accessible_role = QAccessible.Role.Button

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.accessible_actions: Callable[[], AccessibleActions] = dict
        self.look: Look | None = None
        self._still: QPixmap | None = None
        self._kept: dict[Hashable, QPixmap] = {}
        self.can_be_pulled = False
        self._start: QPoint | None = None
        self.pulling = False

    def stand(self, look: Look, box: Box) -> None:
        self.look = look
        left, top = int(box.x), int(box.y)
        self.setGeometry(left, top, int(box.right) - left, int(box.bottom) - top)
        self._kept.clear()
        self.changed()

    def changed(self, *_: object) -> None:
        self._still = None
        self.update()

    def say(self, words: str) -> None:
        if words != self.accessibleName():
            self.setAccessibleName(words)

    def keep_focus_by_tab(self) -> None:
        """Leave the keyboard where the trainee is when the piece is pressed."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def state(self) -> Hashable:
        """The values that its looks depend on besides its place: pictures of a few states are kept.
        None if they are too many: then it is drawn anew whenever it changed."""
        return None

    def draw(self, painter: QPainter, look: Look) -> None:
        """Draw in the table's own measures."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        if self._still is None:
            self._still = self._pictured(self.look)
        if self._still.isNull() and not self._ringed:
            return
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._still)
        if self._ringed:
            draw_focus(painter, QRectF(self.rect()), self.look.places.u)
        painter.end()

    @property
    def _ringed(self) -> bool:
        return self.rings_focus and self.hasFocus()

    def _pictured(self, look: Look) -> QPixmap:
        state = self.state()
        if state is None:
            return self.drawn(look)
        if state not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[state] = self.drawn(look)
        return self._kept[state]

    def drawn(self, look: Look) -> QPixmap:
        """The piece as a picture: what lies above or below it may be repainted without it. A null
        picture if there is nothing to see."""

        def draw(painter: QPainter) -> None:
            painter.translate(-self.x(), -self.y())
            self.draw(painter, look)

        return bake(self.width(), self.height(), look.dpr, draw).pixmap

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressing = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        reached = self.pressed_by_keys and not self.property(BY_MOUSE)
        if pressing and reached and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus()

    def _show_focus(self) -> None:
        if self.shows_focus:
            self.changed()
        elif self.rings_focus:
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.shows_hover:
            self.changed()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.shows_hover:
            self.changed()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.pressed_aside.emit()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._start = event.position().toPoint()
        self.setDown(True)  # as a button does, but for painting at once what is painted soon
        self.pressed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is None or not self.can_be_pulled:
            return
        far = (event.position().toPoint() - self._start).manhattanLength()
        if not self.pulling and far >= QApplication.startDragDistance():
            self.pulling = True
            self.setDown(False)
            self.pulled.emit(QPointF(self._start + self.pos()))
        if self.pulling:
            self.moved.emit(self._on_table(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._start is None:
            return
        self.mouseMoveEvent(event)  # a busy window may have been told of no move before
        was_down, self._start = self.isDown(), None
        self.setDown(False)
        if self.pulling:
            self.pulling = False
            self.dropped.emit(self._on_table(event))
        elif was_down and self.rect().contains(event.position().toPoint()):
            self.released.emit()
            self.clicked.emit()

    def _on_table(self, event: QMouseEvent) -> QPointF:
        return event.position() + QPointF(self.pos())


def draw_focus(painter: QPainter, room: QRectF, u: float) -> None:
    """Draw a brass ring on a dark one: the keyboard is here."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = max(4.0, 0.1 * u)
    box = room.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    for colour, width in ((tint(DEEP, 0.85), wide), (QColor(HERE), wide / 2)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(box, 0.14 * u, 0.14 * u)


# Qt tells a wheel's turn in eighths of a degree, and a notch has 15 degrees.
NOTCH = 120


class Wheel:
    """Counts the whole notches of one wheel over one thing."""

    def __init__(self) -> None:
        self._over = 0

    def turned(self, event: QWheelEvent) -> int:
        """The number of notches since the last call: above zero away from the hand."""
        delta = event.angleDelta().y()
        if delta * self._over < 0:
            self._over = 0
        self._over += delta
        notches = int(self._over / NOTCH)
        self._over -= notches * NOTCH
        return notches
