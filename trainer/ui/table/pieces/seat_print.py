"""The prints and lights of a seat: labels, the present seat's light, and brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import groupby, pairwise
from math import hypot

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF, QRadialGradient

from trainer.ui.kit.colours import METER, SPEECH
from trainer.ui.kit.theme import INK, felt_font, tint
from trainer.ui.table.drawing.chip_stacks import Pile, draw_pile
from trainer.ui.table.drawing.felt import superellipse
from trainer.ui.table.drawing.lettering import draw_lines, draw_tag, fit_label, fit_line
from trainer.ui.table.drawing.outlines import IDLE, LIT
from trainer.ui.table.drawing.pixmap_cache import CachedPicture, bake
from trainer.ui.table.geometry import Box, TableGeometry
from trainer.ui.table.pieces.piece import Look
from trainer.ui.table.pieces.spot import draw_paper
from trainer.ui.table.snapshot import SeatShown, TableShown
from trainer.wording import say


def draw_seat(painter: QPainter, look: Look, seat: SeatShown, *, lit: bool) -> None:
    """Draw the seat's light and its labels."""
    place = look.places.seat(seat.number)
    if lit:
        picture = _light(look.places, seat.number, look.dpr, _light_of(look.words.colours[0]))
        picture.draw(painter, place.light.x, place.light.y)
    ink = (LIT if lit else IDLE) if seat.occupied else look.empty_ink
    box = labels_box(look.places, seat.number)
    _labels(look, seat.number, ink).draw(painter, box.x, box.y)
    if seat.says:
        _speech(painter, QPointF(*place.plaque), look.places.u)
    if seat.paper:
        draw_paper(painter, QPointF(*place.offer), seat.paper, look.places.u)
    if seat.aside:
        _aside(painter, look, seat)


def _aside(painter: QPainter, look: Look, seat: SeatShown) -> None:
    """Draw chips beside a spot: a bet with another player, or one taken back."""
    room = aside_room(look.places, seat)
    draw_pile(painter, Pile(seat.aside, look.values, look.places.chip_radius, look.dpr), room)


def aside_room(places: TableGeometry, seat: SeatShown) -> QRectF:
    """The room of chips that lie aside: beside their own spot, or the first."""
    order = [spot.wager for spot in seat.spots]
    spot = order.index(seat.aside_at) if seat.aside_at in order else 0
    u, centre = places.u, places.seat(seat.number).spots[spot].centre
    return QRectF(centre.x + 0.45 * u, centre.y - 0.6 * u, u, 1.2 * u)


def ahead(look: Look, number: int) -> Iterator[Callable[[], object]]:
    """The pictures that will be wanted when the trainee comes to that seat: its light, its lit
    labels."""
    colour = _light_of(look.words.colours[0])
    yield partial(_light, look.places, number, look.dpr, colour)
    yield partial(_labels, look, number, LIT)


def _speech(painter: QPainter, plaque: QPointF, u: float) -> None:
    """A small speech bubble beside the plaque: words are heard from this seat."""
    box = QRectF(plaque.x() + 0.36 * u, plaque.y() - 0.30 * u, 0.74 * u, 0.46 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(INK, 0.95))
    painter.drawRoundedRect(box, 0.16 * u, 0.16 * u)
    left, low = box.left(), box.bottom()
    tip = QPointF(left + 0.06 * u, low + 0.12 * u)
    tail = [QPointF(left + 0.10 * u, low - 0.10 * u), tip, QPointF(left + 0.30 * u, low - 1)]
    painter.drawPolygon(tail)
    painter.setBrush(QColor(SPEECH))
    for k in (-1, 0, 1):
        painter.drawEllipse(box.center() + QPointF(0.18 * u * k, 0), 0.055 * u, 0.055 * u)


@lru_cache(maxsize=16)
def labels_box(places: TableGeometry, number: int) -> Box:
    labels = [spot.label for spot in places.seat(number).spots]
    left = min(box.x for box in labels) - 2
    top = min(box.y for box in labels)
    right = max(box.right for box in labels) + 2
    return Box(left, top, right - left, max(box.bottom for box in labels) - top)


# 0.6 ms a seat.
@lru_cache(maxsize=28)
def _labels(look: Look, number: int, ink: float) -> CachedPicture:
    whole = labels_box(look.places, number)
    px = max(0.175 * look.places.u, 10.0)

    def draw(painter: QPainter) -> None:
        painter.translate(-whole.x, -whole.y)
        for spot, words in zip(look.places.seat(number).spots, look.words.spots, strict=True):
            box = QRectF(spot.label.x, spot.label.y, spot.label.w, spot.label.h)
            fitted = fit_label(words.label.upper(), words.short.upper(), px, box.width())
            draw_lines(painter, fitted, box, tint(INK, ink))

    return bake(whole.w, whole.h, look.dpr, draw)


@lru_cache(maxsize=8)
def _light(places: TableGeometry, number: int, dpr: float, colour: str) -> CachedPicture:
    box = places.seat(number).light

    def draw(painter: QPainter) -> None:
        painter.setClipPath(superellipse(places.rail, 0.5 * places.u).translated(-box.x, -box.y))
        pool = QRadialGradient(QPointF(0, 0), 1.0)
        for at, strength in ((0.0, 0.24), (0.5, 0.17), (0.8, 0.06), (1.0, 0.0)):
            pool.setColorAt(at, tint(colour, strength))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(box.w / 2, box.h / 2)
        painter.scale(box.w / 2, box.h / 2)
        painter.setBrush(QBrush(pool))
        painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)

    return bake(box.w, box.h, dpr, draw)


def _light_of(felt: str) -> str:
    # Its own hue, pale, so that ink keeps its contrast.
    return QColor.fromHsvF(QColor(felt).hueF(), 0.42, 0.87).name()


class Print(Struct, frozen=True):
    """A picture in a room of the table, on whole pixels."""

    picture: CachedPicture
    room: QRect

    def draw(self, painter: QPainter) -> None:
        self.picture.draw(painter, self.room.x(), self.room.y())


def bracket_prints(look: Look, shown: TableShown) -> tuple[Print, ...]:
    """A line from seat to seat, and the name, for each player who holds several."""
    return tuple(_bracket(look, player, numbers) for player, numbers in brackets(shown))


def brackets(shown: TableShown) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each player with several seats, and the runs of neighbouring seats that are theirs."""
    owned = [seat.player for seat in shown.seats if seat.player]
    for player, run in groupby(shown.seats, key=lambda seat: seat.player):
        numbers = tuple(seat.number for seat in run)
        if player and owned.count(player) > 1:
            yield player, numbers


@lru_cache(maxsize=8)
def _bracket(look: Look, player: str, numbers: tuple[int, ...]) -> Print:
    u = look.places.u
    plaques = [QPointF(*look.places.seat(number).plaque) for number in numbers]
    about = QPolygonF(plaques).boundingRect().adjusted(-1.6 * u, -u, 1.6 * u, u)
    return _printed(look, about, lambda painter: _draw_bracket(painter, plaques, player, u))


def _printed(look: Look, about: QRectF, draw: Callable[[QPainter], None]) -> Print:
    """A drawing in the table's own measures within that room, as a picture."""
    room = about.toAlignedRect()

    def draw_there(painter: QPainter) -> None:
        painter.translate(-room.x(), -room.y())
        draw(painter)

    return Print(bake(room.width(), room.height(), look.dpr, draw_there), room)


def _draw_bracket(painter: QPainter, plaques: list[QPointF], player: str, u: float) -> None:
    painter.setPen(QPen(tint(INK, 0.7), max(1.0, 0.024 * u)))
    for one, other in pairwise(plaques):
        aside = (other - one) * (0.34 * u / hypot(other.x() - one.x(), other.y() - one.y()))
        painter.drawLine(one + aside, other - aside)
    draw_tag(painter, player, tag_place(plaques, u), u)


def tag_place(plaques: list[QPointF], u: float) -> QPointF:
    """The middle of the line; beside the plaque of a seat that has no neighbour of its player.

    If the line rises to the right it is nearer to the left: the labels of the seat at its right lie
    below that end.
    """
    if len(plaques) == 1:
        return plaques[0] + QPointF(0.72 * u, 0)
    middle = (len(plaques) - 1) // 2
    one, other = plaques[middle], plaques[middle + 1]
    return one + (other - one) * (0.36 if other.y() < one.y() else 0.5)


def meter_print(look: Look, shown: TableShown) -> Print | None:
    """The jackpot meter, or the name of the placard that is posted."""
    return _meter(look, shown.jackpot) if shown.jackpot or look.words.placard else None


@lru_cache(maxsize=4)
def _meter(look: Look, jackpot: str) -> Print:
    place = look.places.meter
    box = QRectF(place.x, place.y, place.w, place.h)
    about = box.adjusted(-2, -2, 2, 2)
    return _printed(look, about, lambda painter: _draw_meter(painter, look, box, jackpot))


def _draw_meter(painter: QPainter, look: Look, box: QRectF, jackpot: str) -> None:
    u, words = look.places.u, jackpot or look.words.placard
    painter.setPen(QPen(tint(INK, 0.35), 1))
    painter.setBrush(tint(METER, 0.78))
    painter.drawRoundedRect(box, 0.1 * u, 0.1 * u)
    inner = box.adjusted(0.16 * u, 0, -0.16 * u, 0)
    side = Qt.AlignmentFlag.AlignHCenter
    if jackpot:
        painter.setPen(tint(INK, 0.8))
        painter.setFont(felt_font(max(0.19 * u, 10.2)))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, say("Jackpot"))
        side = Qt.AlignmentFlag.AlignRight
    least, most = 10, (0.32 if jackpot else 0.21) * u
    room = inner.width() * (0.66 if jackpot else 1.0)
    painter.setPen(tint(INK, 0.97))
    painter.setFont(fit_line(words, max(most, 11), least, 0.0, room).type)
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | side, words)
