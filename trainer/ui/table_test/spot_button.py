"""One act that can be tapped while a round is watched: what is due, and what was seen of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.dealing.action import DEALER
from trainer.school.debrief.phrases import severity_word
from trainer.school.table_test.board import BoardSpot, SpotJudgement
from trainer.ui.debrief.marks import draw_mark
from trainer.ui.kit.hold_timer import HoldTimer
from trainer.ui.kit.icons import draw_icon
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import Palette, font, scaled
from trainer.ui.kit.widgets import tip, worn
from trainer.wording import say, say_list

HIGH, HIGHEST, NARROW = 46, 76, 76
ROOMY = QSize(124, 54)
"""The least size at which the words are larger, to be read at a glance."""
HOLD_MS = 450
EDGE, SIGN = 8, 14
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class Tappable(Painted, QAbstractButton):
    """Emits ``clicked`` for a tap, and ``held`` for one that lasts, or for a right click."""

    held = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._pressed_at = 0
        self._holding = HoldTimer(self)
        self._holding.passed.connect(self._hold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.timestamp()
            self._holding.start(HOLD_MS)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._holding.stop()
        # By the hand's clock: a busy window hears of both at once.
        if event.timestamp() - self._pressed_at >= HOLD_MS:
            self._hold()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # the board leads from place to place
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self.held.emit()

    def _hold(self) -> None:
        """Note that this tap lasts, and is no click."""
        if self.isDown():
            self.setDown(False)
            self.held.emit()


class SpotButton(Tappable):
    """One spot of the board."""

    def __init__(self, spot: BoardSpot) -> None:
        super().__init__()
        self.spot = spot
        self._lit: bool | None = None
        self._tell()
        self.setObjectName(f"watch.{spot.name.replace(' ', '.')}")
        self.setMinimumSize(QSize(NARROW, scaled(HIGH)))

    def present(self, spot: BoardSpot) -> None:
        if spot != self.spot:
            self.spot = spot
            self._tell()
            self.update()

    def light(self, *, lit: bool | None) -> None:
        """Show the spot as the one at hand, or not; None: if it is the likely next one."""
        self._lit = lit
        self.update()

    def _tell(self) -> None:
        self.setAccessibleName(heard(self.spot))
        self.setToolTip(tip(f"{self.spot.title} {self.spot.due}".strip()))

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(HIGH))

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        ground(
            painter,
            self,
            theme,
            here=self.spot.next if self._lit is None else self._lit,
            quiet=self.spot.done is not SpotJudgement.OPEN,
        )
        self._write(painter, theme)
        self._sign(painter, theme)

    def _write(self, painter: QPainter, theme: Palette) -> None:
        spot, open_ = self.spot, self.spot.done is SpotJudgement.OPEN
        below = spot.told or spot.due
        room = QRectF(self.rect()).adjusted(EDGE, 3, -EDGE - (0 if open_ else SIGN + 2), -3)
        painter.setPen(QColor(theme.text if open_ else theme.text_2))
        roomy = self.width() >= ROOMY.width() and self.height() >= scaled(ROOMY.height())
        painter.setFont(font(14 if roomy else 12, bold=open_))
        both = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if not below:
            flags = int(both) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(room, flags, spot.title)
            return
        half = room.height() / 2
        upper, lower = room.adjusted(0, 0, 0, -half), room.adjusted(0, half, 0, 0)
        painter.drawText(upper, both, self._cut(painter, spot.title, upper))
        painter.setFont(font(15 if roomy else 13))
        painter.drawText(lower, both, self._cut(painter, below, lower))

    def _cut(self, painter: QPainter, text: str, room: QRectF) -> str:
        elide = Qt.TextElideMode.ElideRight
        return painter.fontMetrics().elidedText(text, elide, round(room.width()))

    def _sign(self, painter: QPainter, theme: Palette) -> None:
        room = QRectF(self.rect())
        centre = QRectF(0, 0, SIGN, SIGN)
        centre.moveCenter(room.center())
        centre.moveRight(room.right() - EDGE + 2)
        if self.spot.weight is not None:
            draw_mark(painter, self.spot.weight, centre.center(), SIGN - 3)
        elif self.spot.done is not SpotJudgement.OPEN:
            draw_icon(painter, "tick", centre, theme.accent)


def heard(spot: BoardSpot) -> str:
    """The words for a screen reader: ``Seat 5, Pair Plus, Take $10, not yet``."""
    place = spot.place
    where = [say("Dealer") if place == DEALER else spot.places.headed(place)]
    words = [*(where if place is not None else []), spot.title]
    words += [each for each in (spot.due, spot.told) if each]
    match spot.done:
        case SpotJudgement.AS_DUE:
            words.append(say("done as due"))
        case SpotJudgement.OTHERWISE:
            words.append(say("done differently"))
        case SpotJudgement.OPEN:
            words.append(say("not yet"))
    if spot.weight is not None:
        words.append(severity_word(spot.weight))
    return say_list(words, "")


def ground(painter: QPainter, button: QWidget, theme: Palette, *, here: bool, quiet: bool) -> None:
    """The button's box: brass for the likely next act, quiet once all is done."""
    down = isinstance(button, QAbstractButton) and button.isDown()
    fill = theme.here_wash if here else theme.well if quiet or down else theme.surface
    edge, wide = (theme.here_edge, 2.0) if here else (theme.line if quiet else theme.outline, 1.0)
    if button.hasFocus():
        edge, wide = theme.here_edge, 3.0
    inset = wide / 2
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(edge), wide))
    box = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, 7, 7)
