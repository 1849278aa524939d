"""The layout of the table, in plain numbers: one unit ``u``, no widgets."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from msgspec import Struct


class Point(NamedTuple):
    """A place on the table, in pixels from its top left."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle on the table, in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def grown(self, by: float) -> Box:
        """The same centre, ``by`` more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def touches(self, other: Box) -> bool:
        """True if the two share more than an edge."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: Box) -> bool:
        """True if the other lies inside or on the edge."""
        across = self.x <= other.x and other.right <= self.right
        return across and self.y <= other.y and other.bottom <= self.bottom


def around(centre: Point, w: float, h: float) -> Box:
    return Box(centre.x - w / 2, centre.y - h / 2, w, h)


class SpotPlace(Struct, frozen=True):
    """A betting spot: its outline, the room of its print, and the place of its payout."""

    centre: Point
    outline: Box
    label: Box
    payout: Box


class SeatPlace(Struct, frozen=True):
    """One seat's column, the player's end first. ``offer`` is the place of the dealer's
    question."""

    number: int
    plaque: Point
    offer: Point
    spots: tuple[SpotPlace, ...]
    hand: Box
    tucked: Box
    in_play: Box
    light: Box


class Rail(Struct, frozen=True):
    """The superellipse that the table's edge follows."""

    centre: Point
    across: float
    down: float
    exponent: float = 2.5


class TableGeometry(Struct, frozen=True, eq=False):
    """Every place of one table. ``fit`` gives the same one for the same size."""

    width: float
    height: float
    u: float
    seats: tuple[SeatPlace, ...]
    rail: Rail
    title: Point
    dealer: Box
    dealer_cards: tuple[Box, Box, Box]
    printed: tuple[Box, Box, Box, Box]
    meter: Box
    cut: Box
    tools: tuple[Box, Box, Box]
    tray: Box
    wells: tuple[Box, ...]
    shuffler: Box
    rack: Box
    cut_card: Box

    @property
    def card_width(self) -> float:
        return 1.22 * self.u

    @property
    def chip_radius(self) -> float:
        """The radius of all chips on and beside spots: two stacks fit as a payout, except in nearly
        square windows."""
        two_stacks = (self.seats[0].spots[0].payout.w - 2) / (2 + ASIDE)
        return min(0.335 * self.u, max(0.27 * self.u, two_stacks))

    @property
    def cut_radius(self) -> float:
        return 0.43 * self.u

    def seat(self, number: int) -> SeatPlace:
        """The place of that seat; seats are numbered from 1."""
        return self.seats[number - 1]


SPOT_SIZE = 0.98
PITCH = 1.15
# How far the next stack of a row stands to the right, in radii: its neighbour's edge shows.
ASIDE = 1.1
# As large as a finger needs (WCAG 2.5.5).
SMALLEST_TOOL = 44
SHORTEST_LABEL = 39
"""The longest word beside a spot, in the smallest print."""
CARD_SHAPE = 7 / 5
PANEL_NARROW, PANEL_WIDE, PANEL_SHARE = 236, 400, 0.1775


def panel_width(window: float) -> int:
    """The panel's share of the window's width."""
    return round(min(max(PANEL_NARROW, window * PANEL_SHARE), PANEL_WIDE))


# Half a millisecond, asked for by every piece that finds its place.
@lru_cache(maxsize=16)
def fit(width: float, height: float, seats: int, spots: int, chips: int = 5) -> TableGeometry:
    """The table of that many seats, spots a seat and chip values, filling a rectangle."""
    u = min(width / 21, height / 16.1)
    spare = max(0.0, height - 16.1 * u)
    layout = _Layout(width, height, u, seats, spots)
    tray = _tray(layout, chips)
    cut = around(Point(width / 2, 12.74 * u + spare), 3.9 * u, 1.2 * u)
    return TableGeometry(
        width=width,
        height=height,
        u=u,
        seats=tuple(_seat(layout, number, spare * 0.35) for number in range(1, seats + 1)),
        rail=_rail(layout),
        title=Point(width / 2, 8.55 * u + spare * 0.6),
        dealer=_dealer(layout, spare * 0.7),
        dealer_cards=_dealer_cards(layout, spare * 0.7),
        printed=_printed(layout, spare * 0.7),
        meter=Box(4.45 * u, 12.88 * u + spare, 2.9 * u, 0.52 * u),
        cut=cut,
        tools=_tools(layout, cut, 11.97 * u + spare * 0.7),
        tray=tray,
        wells=_wells(layout, tray, chips),
        shuffler=Box(0.74 * u, 14.15 * u + spare, 3.5 * u, 1.78 * u),
        rack=Box(width - 4.24 * u, 14.15 * u + spare, 3.5 * u, 1.78 * u),
        cut_card=_cut_card(layout, tray, spare),
    )


class _Layout(NamedTuple):
    width: float
    height: float
    u: float
    seats: int
    spots: int

    @property
    def column(self) -> float:
        """The distance between neighbouring columns."""
        return min((self.width - 4.1 * self.u) / max(self.seats - 1, 6), 3.9 * self.u)

    @property
    def payout(self) -> float:
        """The width of a payout: the room left by the next seat's labels and hand, and the edge."""
        beside = max(SHORTEST_LABEL + 1.32 * self.u, 1.97 * self.u)
        edge = (self.width - (self.seats - 1) * self.column) / 2
        return min(1.05 * self.u, self.column - beside, edge - 1.03 * self.u)


def _seat(table: _Layout, number: int, lower: float) -> SeatPlace:
    u, column = table.u, table.column
    offset = number - (table.seats + 1) / 2
    turn = offset / 3
    foot = Point(
        table.width / 2 + offset * column,
        lower + 1.92 * u + 5.4 * u * (1 - cos(radians(60 * turn))) + 3 * PITCH * u,
    )
    places = tuple(_on_column(foot, turn, 3 - k, u) for k in range(table.spots))
    last = places[-1]
    hand = Box(last.x - 1.36 * u, last.y + 0.66 * u, 2.3 * u, 1.22 * u * CARD_SHAPE + 0.08 * u)
    plaque = Point(places[0].x, places[0].y - 0.87 * u)
    middle = Point((places[0].x + last.x) / 2, (plaque.y + hand.bottom) / 2)
    return SeatPlace(
        number=number,
        plaque=plaque,
        offer=Point(places[0].x + 0.95 * u, places[0].y),
        spots=tuple(
            _spot(place, u, column, table.payout, _payout(table, number, place)) for place in places
        ),
        hand=hand,
        tucked=_under(last, u),
        in_play=_under(Point(places[0].x, places[0].y - 0.55 * u), u),
        light=around(middle, 5.2 * u, hand.bottom - plaque.y + 2.2 * u),
    )


def _under(spot: Point, u: float) -> Box:
    """The box of cards under the wager of a spot."""
    return Box(spot.x - 0.5 * u, spot.y + 0.02 * u, 1.48 * u, 1.22 * u * CARD_SHAPE + 0.12 * u)


def _on_column(foot: Point, turn: float, up: int, u: float) -> Point:
    """The place that many spots above the column's foot, along its outward lean."""
    lean = radians(7 * turn)
    length = up * PITCH * u
    return Point(foot.x + sin(lean) * length, foot.y - cos(lean) * length)


def _payout(table: _Layout, number: int, spot: Point) -> float:
    """The width of a payout at that seat: beside the last one lies free felt, up to the edge."""
    if number < table.seats or number == 1:
        return table.payout
    free = table.width - 0.06 * table.u - (spot.x + 0.6 * table.u)
    return max(table.payout, min(1.8 * table.u, free))


def _spot(centre: Point, u: float, column: float, beside: float, wide: float) -> SpotPlace:
    """``beside`` is left between the spots of two seats for a payout, ``wide`` is taken here."""
    right, payout = centre.x - 0.68 * u, centre.x + 0.6 * u
    left = max(right - min(1.3 * u, column - 1.32 * u - beside), 0.06 * u)
    return SpotPlace(
        centre=centre,
        outline=around(centre, SPOT_SIZE * u, SPOT_SIZE * u),
        label=Box(left, centre.y - 0.3 * u, right - left, 0.6 * u),
        payout=Box(payout, centre.y - 0.565 * u, wide, 1.13 * u),
    )


def _rail(table: _Layout) -> Rail:
    w, h, u = table.width, table.height, table.u
    return Rail(Point(w / 2, 0.6 * h), w / 2 + 3 * u, 0.6 * h - 0.28 * u)


def _dealer(table: _Layout, lower: float) -> Box:
    u = table.u
    return Box(table.width / 2 - 2.68 * u, 9.27 * u + lower, 5.36 * u, 2.56 * u)


def _dealer_cards(table: _Layout, lower: float) -> tuple[Box, Box, Box]:
    u = table.u
    left = table.width / 2 - 2.46 * u
    one, two, three = (
        Box(left + i * 1.68 * u, 9.46 * u + lower, 1.56 * u, 1.56 * u * CARD_SHAPE)
        for i in range(3)
    )
    return one, two, three


def _printed(table: _Layout, lower: float) -> tuple[Box, Box, Box, Box]:
    """The four places for printed tables: outer and inner left, inner and outer right."""
    u, w = table.u, table.width
    top, deep = 10.82 * u + lower, 3.1 * u
    return (
        Box(0.74 * u, top, 3.16 * u, deep),
        Box(4.45 * u, top, 2.9 * u, deep * 0.66),
        Box(w - 7.35 * u, top, 2.9 * u, deep * 0.66),
        Box(w - 3.9 * u, top, 3.16 * u, deep),
    )


def _tray(table: _Layout, chips: int) -> Box:
    u = table.u
    spare = max(0.0, table.height - 16.1 * u)
    wide = (0.33 + 1.614 * min(max(chips, 3), 6)) * u
    top = 13.62 * u + spare
    return Box(table.width / 2 - wide / 2, top, wide, table.height - 0.16 * u - top)


def _tools(table: _Layout, cut: Box, top: float) -> tuple[Box, Box, Box]:
    """The tools about the cut: one to its left, two to its right, side by side if that fits."""
    u, gap = table.u, 0.1 * table.u
    room = cut.x - 7.35 * u - 2 * gap
    abreast = (room - gap) / 2 >= SMALLEST_TOOL
    side = min(max(SMALLEST_TOOL, 0.98 * u), (room - gap) / 2 if abreast else room - gap)
    left = around(Point(cut.x - gap - side / 2, cut.centre.y), side, min(side, cut.h))
    if abreast:
        near = around(Point(cut.right + gap + side / 2, cut.centre.y), side, left.h)
        return left, near, Box(near.right + gap, near.y, side, near.h)
    bottom = cut.bottom + 0.06 * u
    high = min(side, (bottom - top - gap) / 2)
    lower = Box(cut.right + gap, bottom - high, side, high)
    return left, Box(lower.x, lower.y - gap - high, side, high), lower


def _cut_card(table: _Layout, tray: Box, spare: float) -> Box:
    """The box of the cut card: between the shuffler and the tray."""
    u = table.u
    gap = tray.x - 4.24 * u
    wide = min(1.05 * u, gap - 0.24 * u)
    return around(Point(4.24 * u + gap / 2, 15.04 * u + spare), wide, wide * CARD_SHAPE)


def _wells(table: _Layout, tray: Box, chips: int) -> tuple[Box, ...]:
    pitch = (tray.w - 0.33 * table.u) / max(chips, 1)
    left = tray.x + 0.165 * table.u
    return tuple(Box(left + i * pitch, tray.y, pitch, tray.h) for i in range(chips))
