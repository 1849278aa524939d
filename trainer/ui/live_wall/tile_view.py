"""One station of the live wall as a tile: painted in one go, pressed to be opened."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from trainer.marking.mistake import Severity
from trainer.school.live_wall.tile import SeatDone, TileKind
from trainer.school.live_wall.wall import Contact, StationShown
from trainer.ui.debrief.marks import draw_mark
from trainer.ui.kit.icons import draw_icon
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_CARD, Palette, font, scaled
from trainer.ui.kit.widgets import tip, worn, write_fitted
from trainer.ui.live_wall import words
from trainer.wording import say, say_figure

WIDE, HIGH = 212, 209
PAD = 14
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
COUNTED = (Severity.CRITICAL, Severity.SERIOUS, Severity.MINOR)


def size() -> QSize:
    """A tile's size with the type that is chosen."""
    return QSize(scaled(WIDE), scaled(HIGH))


class TileView(Painted, QAbstractButton):
    """Shows a station at a glance. An arrow key emits the way to another tile."""

    moved = Signal(int, int)

    def __init__(self, account: str) -> None:
        super().__init__()
        self.account = account
        self.setObjectName(f"live.tile.{account}")
        self.setFixedSize(size())
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._shown: tuple[StationShown, str] | None = None

    def present(self, station: StationShown, now_ms: int) -> None:
        """Show the station as it is; nothing is painted if nothing is new."""
        shown = (station, words.state(station, now_ms))
        before = self._shown
        if before is not None and before[1] == shown[1] and _alike(before[0], station):
            return
        self._shown = shown
        self.setAccessibleName(words.spoken(station, now_ms))
        self.setToolTip(tip(_tip(station)))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = ARROWS.get(Qt.Key(event.key()))
        if way is not None:
            self.moved.emit(*way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        if self._shown is None:
            return
        station, state = self._shown
        painter.scale(self.width() / WIDE, self.height() / HIGH)
        theme = worn()
        self._card(painter, theme, station.contact)
        _head(painter, theme, station)
        if station.tile.exam:
            _sealed(painter, theme)
        elif station.tile.kind is TileKind.TABLE:
            _seats(painter, theme, station.tile.seats)
            _mistakes(painter, theme, station.tile.mistakes)
        _foot(painter, theme, station, state)

    def _card(self, painter: QPainter, theme: Palette, contact: Contact) -> None:
        chosen, focused = self.isChecked(), self.hasFocus()
        pen = QPen(QColor(theme.accent if chosen else theme.outline), 2 if chosen else 1)
        if contact is not Contact.HERE:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(theme.surface if contact is Contact.HERE else theme.panel))
        box = QRectF(1.5, 1.5, WIDE - 3, HIGH - 3)
        painter.drawRoundedRect(box, RADIUS_CARD, RADIUS_CARD)
        if focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.here), 2))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), RADIUS_CARD - 3, RADIUS_CARD - 3)


def _alike(one: StationShown, other: StationShown) -> bool:
    """True if both look the same."""
    # The time of the last contact shows only once contact is lost.
    same = (one.tile, one.drill, one.contact, one.paused_by, one.name, one.number)
    return same == (
        *(other.tile, other.drill, other.contact),
        *(other.paused_by, other.name, other.number),
    )


def _tip(station: StationShown) -> str:
    counted = say("Mistakes as the station counts them; the marker's marks stand.")
    return f"{station.name}\n{counted}" if station.tile.kind is TileKind.TABLE else station.name


def _head(painter: QPainter, theme: Palette, station: StationShown) -> None:
    badge = QRectF(PAD, PAD, 24, 24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.well))
    painter.drawRoundedRect(badge, 5, 5)
    _write(painter, theme.text, 12, badge, str(station.number), bold=True, middle=True)
    name = QRectF(PAD + 33, PAD, WIDE - 2 * PAD - 33, 24)
    _write(painter, theme.text, 14, name, station.name, bold=True)
    across = WIDE - 2 * PAD
    doing = QRectF(PAD, 46, across, 20)
    away = station.contact is not Contact.HERE
    _write(painter, theme.text_2 if away else theme.text, 13, doing, words.activity(station))
    under = QRectF(PAD, 65, across, 18)
    _write(painter, theme.text_2, 12, under, words.progress(station))


def _seats(painter: QPainter, theme: Palette, seats: str) -> None:
    """In the table's own order: filled done, half now, outline to do, dash empty."""
    if not seats:
        return
    step = (WIDE - 2 * PAD) / len(seats)
    for number, seat in enumerate(seats):
        box = QRectF(PAD + number * step, 95, min(18.0, step - 5), 10)
        painter.setPen(QPen(QColor(theme.text_3 if seat == SeatDone.EMPTY else theme.text), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if seat == SeatDone.EMPTY:
            painter.drawLine(QPointF(box.left() + 2, 100), QPointF(box.right() - 2, 100))
            continue
        if seat == SeatDone.DONE:
            painter.setBrush(QColor(theme.text))
        painter.drawRoundedRect(box, 2.5, 2.5)
        if seat == SeatDone.NOW:
            painter.fillRect(box.adjusted(0, 0, -box.width() / 2, 0), QColor(theme.text))


def _mistakes(painter: QPainter, theme: Palette, mistakes: tuple[int, int, int]) -> None:
    for number, (severity, count) in enumerate(zip(COUNTED, mistakes, strict=True)):
        x = PAD + 6 + number * 44
        if count:
            draw_mark(painter, severity, QPointF(x, 128), 10)
        else:
            _outlined(painter, theme, severity, QPointF(x, 128))
        room = QRectF(x + 12, 118, 28, 20)
        colour = theme.text if count else theme.text_2
        _write(painter, colour, 13, room, say_figure(str(count)))


def _outlined(painter: QPainter, theme: Palette, severity: Severity, at: QPointF) -> None:
    """Draw a count that is still nought."""
    painter.setPen(QPen(QColor(theme.text_3), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if severity is Severity.CRITICAL:
        painter.drawRect(QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9))
    elif severity is Severity.SERIOUS:
        corners = (QPointF(0, -5), QPointF(5.5, 4.5), QPointF(-5.5, 4.5))
        painter.drawPolygon(QPolygonF([at + each for each in corners]))
    else:
        painter.drawEllipse(at, 4.5, 4.5)


def _sealed(painter: QPainter, theme: Palette) -> None:
    draw_icon(painter, "lock", QRectF(PAD, 112, 16, 16), theme.text_2)
    room = QRectF(PAD + 24, 110, WIDE - 2 * PAD - 24, 20)
    _write(painter, theme.text_2, 13, room, say("sealed until the end"))


def _foot(painter: QPainter, theme: Palette, station: StationShown, state: str) -> None:
    pace, across = words.pace(station), WIDE - 2 * PAD
    if not state and not pace:
        return
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawLine(QPointF(PAD, 152), QPointF(WIDE - PAD, 152))
    if state:
        _write(painter, theme.text, 13, QRectF(PAD, 160, across, 18), state, bold=True)
        if station.contact is Contact.LOST:
            rest = QRectF(PAD, 179, across, 18)
            _write(painter, theme.text_2, 12, rest, say("Works on, sends later."))
        return
    _write(painter, theme.text, 16, QRectF(PAD, 164, 52, 24), pace, bold=True)
    wide = painter.fontMetrics().horizontalAdvance(pace)
    unit = QRectF(PAD + min(wide + 6, 48), 166, 64, 22)
    _write(painter, theme.text_2, 12, unit, say("hands/h"))
    _line(painter, theme, station.tile.paces)


def _line(painter: QPainter, theme: Palette, paces: tuple[int, ...]) -> None:
    """Draw the pace round by round, from the lowest to the highest of them."""
    if len(paces) < 2:
        return
    low, high = min(paces), max(paces)
    box = QRectF(WIDE - PAD - 66, 168, 62, 18)
    step = box.width() / (len(paces) - 1)
    points = [
        QPointF(
            box.left() + number * step,
            box.bottom() - (each - low) / max(1, high - low) * box.height(),
        )
        for number, each in enumerate(paces)
    ]
    painter.setPen(QPen(QColor(theme.accent), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(points)
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(points[-1], 2, 2)


def _write(
    painter: QPainter,
    colour: str,
    px: float,
    room: QRectF,
    text: str,
    *,
    bold: bool = False,
    middle: bool = False,
) -> None:
    """One line in that room, at a size that the tile's own scale enlarges."""
    if not text:
        return
    type_ = font(px, bold=bold)
    type_.setPixelSize(round(px))
    painter.setFont(type_)
    painter.setPen(QColor(colour))
    side = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft
    write_fitted(painter, text, room, side)
