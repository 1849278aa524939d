"""One table of a replay: the table widget itself, out of reach of every hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.dealing.action import DEALER
from trainer.school.replay.replay import LateBet, TableDifference
from trainer.ui.kit.colours import METER, WHITE
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_CARD, tint
from trainer.ui.kit.widgets import worn
from trainer.ui.table.drawing.chip_stacks import Pile, draw_stack
from trainer.ui.table.geometry import Box, SeatPlace, TableGeometry, fit
from trainer.ui.table.pieces.people import LIFT, beside
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table.table import TableWidget

PAN_MS = 200


class ReplayTable(QWidget):
    """Shows a table, and what lies otherwise on the other one. Nothing on it can be touched."""

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setMinimumSize(320, 200)
        self.table = TableWidget(parent=self)
        self.table.setObjectName(f"{name}.table")
        self.table.setAccessibleName(spoken)
        self.table.setMinimumSize(1, 1)
        self.table.setEnabled(False)
        self._glass = Glass(self)
        self._near = False
        self._looks_at: Place = None
        self._unlike: tuple[TableDifference, ...] = ()
        self._late: tuple[LateBet, ...] = ()
        slowing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._pan = QVariantAnimation(self, duration=PAN_MS, easingCurve=slowing)
        self._pan.valueChanged.connect(self._stand)

    def present(
        self, shown: TableShown, unlike: tuple[TableDifference, ...], *, moving: bool
    ) -> None:
        """Show this table; at once unless it is ``moving``."""
        self._unlike = unlike
        self.table.present(shown)
        if not moving:
            self.table.finish_motion()
        self._outline()

    def come(self, *, near: bool) -> None:
        if near != self._near:
            self._near = near
            self._fit()

    def lay_late(self, late: Sequence[LateBet]) -> None:
        """Hold these late chips over their wagers, or lay them there."""
        self._late = tuple(late)
        self._outline()

    def look_at(self, place: Place, *, moving: bool) -> None:
        """Bring that seat, or the dealer, into view."""
        self._looks_at = place
        target = self._target()
        self._pan.stop()
        if not (moving and self.table.moves and self.isVisible()):
            self._stand(target)
        elif target != self.table.pos():
            self._pan.setStartValue(self.table.pos())
            self._pan.setEndValue(target)
            self._pan.start()

    def _target(self) -> QPoint:
        places = self._places()
        if places is None:
            return QPoint()
        x, y = corner(places, self.width(), self.height(), self._looks_at)
        return QPoint(-x, -y)

    def _places(self) -> TableGeometry | None:
        """The layout of the table at this size, even before it is drawn."""
        shown, table = self.table.shown, self.table
        if shown is None:
            return None
        spots, values = len(shown.words.spots), len(shown.values)
        return fit(table.width(), table.height(), len(shown.seats), spots, values)

    def _outline(self) -> None:
        places, shown = self._places(), self.table.shown
        if places is not None and shown is not None:
            order = tuple(words.wager for words in shown.words.spots)
            boxes = [_box(places, each, order) for each in self._unlike]
            late = [each for each in self._late if each.wager in order]
            at = [beside(places, each.seat, order.index(each.wager)) for each in late]
            lifts = [0.0 if each.lies else LIFT * places.u for each in late]
            dpr = self.table.devicePixelRatioF()
            pile = Pile(shown.values[:2][-1:], shown.values, places.chip_radius, dpr)
            self._glass.outline(boxes)
            self._glass.lay(pile, tuple(zip(at, lifts, strict=True)))

    def _stand(self, at: QPoint) -> None:
        self.table.move(at)
        self._glass.shift(at)

    def _fit(self) -> None:
        self._pan.stop()
        self.table.resize(*size_of_table(self.width(), self.height(), near=self._near))
        self._glass.setGeometry(self.rect())
        self._stand(self._target())
        self._outline()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class Glass(Painted, QWidget):
    """Lies over the table: its round corners, and dashes about what differs over there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._boxes: list[Box] = []
        self._pile: Pile | None = None
        self._late: tuple[tuple[QPointF, float], ...] = ()
        self._shift = QPoint()

    def outline(self, boxes: list[Box]) -> None:
        """Draw dashes about these places of the table."""
        self._boxes = boxes
        self.update()

    def lay(self, pile: Pile, late: tuple[tuple[QPointF, float], ...]) -> None:
        """Lay a late chip at each of these places, or hold it that high over it."""
        self._pile, self._late = pile, late
        self.update()

    def shift(self, by: QPoint) -> None:
        """Move with the table, which lies that far from the view's corner."""
        self._shift = by
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._pile is not None:
            for at, lift in self._late:
                draw_stack(painter, self._pile, at + QPointF(self._shift), lift)
        for box in self._boxes:
            _dashes(painter, QRectF(box.x, box.y, box.w, box.h).translated(self._shift))
        _corners(painter, QRectF(self.rect()))


def _dashes(painter: QPainter, box: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(METER, 0.8), 4))
    painter.drawRoundedRect(box, 7, 7)
    pen = QPen(QColor(WHITE), 2)
    pen.setDashPattern([3.5, 2.5])
    painter.setPen(pen)
    painter.drawRoundedRect(box, 7, 7)


def _corners(painter: QPainter, whole: QRectF) -> None:
    """The corners in the page's colour, so that the view is round."""
    # Painted over the table: a mask would leave jagged edges.
    beyond = QPainterPath()
    beyond.addRect(whole)
    inside = QPainterPath()
    inside.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_CARD, RADIUS_CARD)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(beyond.subtracted(inside), QColor(worn().ground))


def _box(places: TableGeometry, unlike: TableDifference, order: tuple[object, ...]) -> Box:
    """The box about the spot and its payout, or about the hand."""
    if unlike.place == DEALER:
        return places.dealer.grown(3)
    seat = places.seat(unlike.place)
    if unlike.wager is None:
        return seat.hand.grown(3)
    spot = seat.spots[order.index(unlike.wager)]
    left, right = spot.outline.x, spot.payout.right
    return Box(left, spot.payout.y, right - left, spot.payout.h).grown(2)


ACROSS, DOWN = 21.0, 16.1
"""The table's size, in its own units."""
# The dealer's hand ends above this; below lie the tray and the racks, which no replay needs.
LOW_EDGE = 11.95
NEAR_DOWN, NEAR_LEAST = 9.15, 34.5
"""From near so many units are seen down the window, and none smaller than that."""
# With fewer pixels to a unit than this, the words beside the wagers no longer stand whole.
READABLE = 34.0

ABOVE, RIM = 0.6, 0.08
"""The room above a seat's number in a view from near, and at the dealer's cards."""

Place = int | None


def unit_of_whole(width: float) -> float:
    """The table's unit if all of it is seen in a window of that width."""
    return width / ACROSS


def near_by_itself(width: float) -> bool:
    """True if a window of that width is better for one seat than for the whole table."""
    return unit_of_whole(width) < READABLE


def size_of_table(width: float, height: float, *, near: bool) -> tuple[int, int]:
    """The size of the table that is seen through a window of that size."""
    unit = unit_of_whole(width)
    if near:
        unit = max(unit, height / NEAR_DOWN, NEAR_LEAST)
    return round(max(width, ACROSS * unit)), round(max(height, DOWN * unit))


def corner(places: TableGeometry, width: float, height: float, place: Place) -> tuple[int, int]:
    """The top left of the view: about that seat, and never beyond the felt."""
    x, y = _middle(places, height, place)
    right = max(0.0, places.width - width)
    low = max(0.0, min(places.height, LOW_EDGE * places.u + _spare(places)) - height)
    return round(min(max(0.0, x - width / 2), right)), round(min(max(0.0, y), low))


def _middle(places: TableGeometry, height: float, place: Place) -> tuple[float, float]:
    """The middle across, and the upper edge, of what is to be seen."""
    if place is None:
        return places.width / 2, 0.0
    if place == DEALER:
        return places.width / 2, places.height
    seat = places.seat(place)
    column = _around(seat.hand, seat.spots[0].outline)
    return column.centre.x, _upper_edge(places, height, seat)


def _upper_edge(places: TableGeometry, height: float, seat: SeatPlace) -> float:
    """The upper edge of a view of that seat which shows the dealer's cards whole or not at all,
    if it can."""
    edge, rim = seat.plaque.y - ABOVE * places.u, RIM * places.u
    all_of_them = places.dealer.bottom + rim - height
    none_of_them = places.dealer.y - rim - height
    if not none_of_them < edge < all_of_them:
        return edge
    if all_of_them <= seat.plaque.y:
        return all_of_them
    if none_of_them >= 0.0 and seat.hand.bottom <= none_of_them + height:
        return none_of_them
    return edge


def _spare(places: TableGeometry) -> float:
    """The extra depth of a high table's lower half."""
    return max(0.0, places.height - DOWN * places.u)


def _around(one: Box, other: Box) -> Box:
    left, top = min(one.x, other.x), min(one.y, other.y)
    right, bottom = max(one.right, other.right), max(one.bottom, other.bottom)
    return Box(left, top, right - left, bottom - top)
