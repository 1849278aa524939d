"""The players of a live table: plates beyond the rail, speech above them, hands that reach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.game.wagers import Wager
from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import RADIUS_CARD, font, scaled
from trainer.ui.kit.widgets import tip, worn
from trainer.ui.table.drawing.chip_stacks import Pile, draw_stack
from trainer.ui.table.geometry import TableGeometry
from trainer.ui.table.panel.panel_shown import LiveShown, PersonShown

BAND_LEAST, BAND_SHARE, BAND_MOST = 84, 0.088, 96
EDGE, ABOVE_RAIL, PADDING, DISC = 8, 8, 10, 24
SPEECHES, SPEECH_HIGH, TIP = 2, 30, 5
LIFT = 0.06


def band(height: int) -> int:
    """The height of the strip above the table in which players stand."""
    return round(min(max(BAND_LEAST, height * BAND_SHARE), BAND_MOST))


class Plate(Painted, QAbstractButton):
    """One player: number, name, and wish. A press chooses whom to answer."""

    def __init__(self, person: PersonShown, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"live.person{person.seat}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.person, self.chosen, self.low = person, False, False
        self.show()

    def present(self, person: PersonShown, *, chosen: bool, low: bool) -> None:
        """Show the player; on a ``low`` plate the mood of a player at rest is left out."""
        if (person, chosen, low) != (self.person, self.chosen, self.low) or not self.toolTip():
            self.person, self.chosen, self.low = person, chosen, low
            self.setAccessibleName(person.words)
            self.setToolTip(tip(person.words))
            self.update()

    @property
    def second(self) -> str:
        return self.person.seen or ("" if self.low else self.person.mood)

    def wanted(self) -> tuple[int, int]:
        name = QFontMetrics(font(14, bold=True)).horizontalAdvance(self.person.name)
        second = QFontMetrics(font(12)).horizontalAdvance(self.second)
        high = 36 if self.low and not self.second else 42
        return max(name, second) + DISC + 3 * PADDING, scaled(high)

    def paint(self, painter: QPainter) -> None:
        theme, asks = worn(), self.person.asks
        ground, ink = (theme.text, theme.surface) if asks else (theme.surface, theme.text)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.chosen or self.hasFocus():
            painter.setPen(QPen(QColor(theme.text if self.chosen else theme.here_edge), 2))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), RADIUS_CARD + 3, RADIUS_CARD + 3)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, RADIUS_CARD, RADIUS_CARD)
        self._write(painter, box, QColor(ink), QColor(theme.well))

    def _write(self, painter: QPainter, box: QRectF, ink: QColor, well: QColor) -> None:
        disc = QRectF(box.x() + 7, box.center().y() - DISC / 2, DISC, DISC)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(well)
        painter.drawEllipse(disc)
        painter.setPen(QColor(worn().text))
        painter.setFont(font(13, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.person.seat))
        words = box.adjusted(DISC + 14, 0, -6, 0)
        painter.setPen(ink)
        painter.setFont(font(14, bold=True))
        if not self.second:
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.person.name)
            return
        half = words.height() / 2
        upper, lower = words.adjusted(0, 2, 0, -half), words.adjusted(0, half - 1, 0, -2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self.person.name)
        painter.setFont(font(12))
        short = QFontMetrics(font(12)).elidedText(
            self.second, Qt.TextElideMode.ElideRight, round(lower.width())
        )
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, short)


class Speech(Painted, QWidget):
    """Words that are heard, with a tip at the plate of the player who says them."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.words, self.tip = words, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        wide = QFontMetrics(font(14)).horizontalAdvance(words) + 28
        self.resize(wide, scaled(SPEECH_HIGH) + TIP)
        self.show()

    def paint(self, painter: QPainter) -> None:
        high = self.height() - TIP
        path = QPainterPath()
        path.addRoundedRect(QRectF(0.5, 0.5, self.width() - 1, high - 1), 7, 7)
        at = min(max(self.tip, 16), self.width() - 16)
        tip = QPainterPath(QPointF(at - 8, high - 1))
        tip.lineTo(QPointF(at, self.height()))
        tip.lineTo(QPointF(at + 8, high - 1))
        painter.setPen(QPen(QColor(worn().text), 1))
        painter.setBrush(QColor(worn().surface))
        painter.drawPath(path.united(tip))
        painter.setFont(font(14))
        box = QRectF(0, 0, self.width(), high)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)


class ReachingHand(QWidget):
    """The shadow of a hand, from the rail to the wager that it reaches for."""

    def __init__(self, start: QPointF, end: QPointF, u: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        room = QRectF(start, end).normalized().adjusted(-u, 0, u, u)
        self.setGeometry(room.toAlignedRect())
        self._start, self._end, self._u = start - self.pos(), end - self.pos(), u
        self._baked = QPixmap()  # a soft path costs 1.4 ms, and whatever stirs below paints it anew
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._baked.isNull():
            self._bake()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._baked)
        painter.end()

    def _bake(self) -> None:
        start, end, u = self._start, self._end, self._u
        self._baked = QPixmap(self.size() * self.devicePixelRatioF())
        self._baked.setDevicePixelRatio(self.devicePixelRatioF())
        self._baked.fill(Qt.GlobalColor.transparent)
        shade = QLinearGradient(start, end)
        for at, alpha in ((0.0, 0.0), (0.35, 0.42), (1.0, 0.56)):
            colour = QColor(DEEP)
            colour.setAlphaF(alpha)
            shade.setColorAt(at, colour)
        painter = QPainter(self._baked)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPath(_arm(start, end, u))
        painter.end()


def _arm(start: QPointF, end: QPointF, u: float) -> QPainterPath:
    path = QPainterPath(start - QPointF(0.42 * u, 0))
    path.quadTo(QPointF(start.x() - 0.3 * u, end.y()), end - QPointF(0.3 * u, 0.1 * u))
    path.quadTo(end + QPointF(0, 0.6 * u), end + QPointF(0.34 * u, 0))
    path.quadTo(QPointF(start.x() + 0.5 * u, end.y()), start + QPointF(0.42 * u, 0))
    path.closeSubpath()
    return path


class LateChip(Painted, QWidget):
    """A chip that a player brings late: held over the wager, or dropped beside what lies there."""

    def __init__(self, pile: Pile, centre: QPointF, lift: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pile, self._lift, room = pile, lift, round(2 * pile.radius)
        at = centre.toPoint()
        self.setGeometry(at.x() - room, at.y() - room, 2 * room, 2 * room)
        self._centre = centre - self.pos()
        self.show()

    @property
    def lies(self) -> bool:
        """True if it was dropped."""
        return not self._lift

    def paint(self, painter: QPainter) -> None:
        draw_stack(painter, self._pile, self._centre, self._lift)


class People:
    """The players around one table widget; all of it lies over ``parent``."""

    def __init__(self, parent: QWidget, table: QWidget, choose: Callable[[int], None]) -> None:
        self._parent, self._table, self._choose = parent, table, choose
        self._plates: dict[int, Plate] = {}
        self._over: list[QWidget] = []
        self._drawn: tuple[object, ...] = ()
        self._shown: LiveShown | None = None

    def present(
        self, shown: LiveShown | None, places: TableGeometry | None, chosen: int | None
    ) -> None:
        """Show these players; the one at the seat ``chosen`` is about to be answered."""
        before, self._shown = self._shown, shown
        if shown is None or places is None:
            self._clear()
            return
        self._seat(shown)
        for person in shown.people:
            low = self._table.y() < BAND_MOST
            self._plates[person.seat].present(person, chosen=person.seat == chosen, low=low)
        drawn = (
            tuple(
                (each.seat, each.seen, each.said, each.reaches, each.late) for each in shown.people
            ),
            self._table.geometry().getRect(),
            (places.width, places.height),
        )
        if drawn != self._drawn:
            self._drawn = drawn
            self._stand(shown, places)
            self._announce(before, shown)

    def _clear(self) -> None:
        for each in (*self._plates.values(), *self._over):
            put_away(each)
        self._plates, self._over, self._drawn = {}, [], ()

    def _seat(self, shown: LiveShown) -> None:
        if {seat: each.person.name for seat, each in self._plates.items()} == {
            each.seat: each.name for each in shown.people
        }:
            return
        self._clear()
        for person in shown.people:
            plate = Plate(person, self._parent)
            plate.clicked.connect(partial(self._pressed, person.seat))
            self._plates[person.seat] = plate

    def _pressed(self, seat: int, _checked: bool = False) -> None:
        self._choose(seat)

    def _stand(self, shown: LiveShown, places: TableGeometry) -> None:
        for each in self._over:
            put_away(each)
        self._over = []
        self._stand_plates(places)
        for person in shown.people:
            if person.reaches is not None:
                self._reach(person, person.reaches, places)
            if person.late is not None:
                self._lay_chip(person.seat, person.late, places, lift=0.0)
        for plate in sorted(self._plates.values(), key=lambda each: each.person.asks):
            plate.raise_()
        self._speak([each for each in shown.asking if each.said][:SPEECHES])

    def _stand_plates(self, places: TableGeometry) -> None:
        """Put each over its seat; wide ones that would meet make room for one another."""
        plates = sorted(self._plates.values(), key=lambda each: each.person.seat)
        sizes = [each.wanted() for each in plates]
        last = self._table.width() - EDGE
        middles = [places.seat(each.person.seat).plaque.x for each in plates]
        lefts = [
            min(max(middle - wide / 2, EDGE), last - wide)
            for middle, (wide, _) in zip(middles, sizes, strict=True)
        ]
        for _ in plates:
            for at in range(len(plates) - 1):
                over = lefts[at] + sizes[at][0] - lefts[at + 1]
                if over > 0:
                    lefts[at] = max(lefts[at] - over / 2, EDGE)
                    lefts[at + 1] = min(lefts[at] + sizes[at][0], last - sizes[at + 1][0])
        for plate, x, (wide, high) in zip(plates, lefts, sizes, strict=True):
            rail = self._table.y() + min(_rail_at(places, x), _rail_at(places, x + wide))
            plate.setGeometry(QRect(round(x), round(rail - ABOVE_RAIL - high), wide, high))

    def _reach(self, person: PersonShown, wager: Wager, places: TableGeometry) -> None:
        end = self._beside(person.seat, wager, places)
        if end is None:
            return
        x = places.seat(person.seat).plaque.x + _side(person.seat, places) * 1.1 * places.u
        start = QPointF(x, max(0.0, _rail_at(places, x))) + QPointF(self._table.pos())
        self._over.append(ReachingHand(start, end, places.u, self._parent))
        if person.brings:
            self._lay_chip(person.seat, wager, places, lift=LIFT * places.u)

    def _lay_chip(self, seat: int, wager: Wager, places: TableGeometry, *, lift: float) -> None:
        centre, shown = self._beside(seat, wager, places), getattr(self._table, "shown", None)
        if centre is None or shown is None:
            return
        dpr = self._table.devicePixelRatioF()
        pile = Pile(shown.values[:2][-1:], shown.values, places.chip_radius, dpr)
        self._over.append(LateChip(pile, centre, lift, self._parent))

    def _beside(self, seat: int, wager: Wager, places: TableGeometry) -> QPointF | None:
        """The place that a hand reaches to: the side of the wager that its labels leave free."""
        order = self._spots
        if wager not in order:
            return None
        return beside(places, seat, order.index(wager)) + QPointF(self._table.pos())

    @property
    def _spots(self) -> list[object]:
        shown = getattr(self._table, "shown", None)
        return [] if shown is None else [words.wager for words in shown.words.spots]

    def _speak(self, people: list[PersonShown]) -> None:
        taken: list[QRect] = []
        for person in people:
            plate = self._plates[person.seat].geometry()
            speech = Speech(person.said, self._parent)
            left = plate.center().x() - speech.width() // 2
            left = min(max(left, EDGE), self._table.width() - speech.width() - EDGE)
            place = QRect(left, max(0, plate.y() - speech.height()), *speech.size().toTuple())
            for other in taken:
                if place.intersects(other):
                    place.moveLeft(
                        other.right() + 6
                        if plate.center().x() > other.center().x()
                        else other.left() - place.width() - 6
                    )
            taken.append(place)
            speech.tip = plate.center().x() - place.x()
            speech.setGeometry(place)
            speech.raise_()
            self._over.append(speech)

    def _announce(self, before: LiveShown | None, shown: LiveShown) -> None:
        known = {each.seat for each in before.asking} if before is not None else set()
        for person in shown.asking:
            if person.seat not in known:
                announce(self._table, person.words)


def beside(places: TableGeometry, seat: int, spot: int) -> QPointF:
    """The side of that spot that its labels leave free."""
    centre = places.seat(seat).spots[spot].centre
    return QPointF(centre.x + _side(seat, places) * 0.3 * places.u, centre.y)


def _side(seat: int, places: TableGeometry) -> int:
    return 1 if seat <= (len(places.seats) + 1) / 2 else -1


def _rail_at(places: TableGeometry, x: float) -> float:
    """The height of the rail's outer edge at that place."""
    rail = places.rail
    off = min(abs(x - rail.centre.x) / rail.across, 1.0)
    up: float = (1 - off**rail.exponent) ** (1 / rail.exponent)
    return rail.centre.y - rail.down * up
