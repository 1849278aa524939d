"""Stacks of chips on the felt: a face, and one band for each chip below it, to be counted."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trainer.game.chips import Stack, Stacks
from trainer.game.money import Money
from trainer.ui.table.drawing.chip_styles import ChipStyle, chip_text, style_of
from trainer.ui.table.drawing.chips import STEP, chip_face, chip_shadow, chip_side
from trainer.ui.table.geometry import ASIDE

TALLEST = 8
# A row closes up and spreads so far, in radii: each band is still seen, each face whole.
CLOSEST, ABREAST = 0.7, 2.1
LONGEST_ROW = 3
"""The most stacks that close up in one row; more of them stand in several rows instead."""
# The least height of a band, so that it is counted at a glance; of small chips, in radii.
BAND, LOWEST_BAND = 4.0, 0.5


class Pile(Struct, frozen=True):
    """Chips as they are drawn: the visible values, a radius, and the screen's sharpness; in
    ``stacks`` if it is known how they were laid."""

    chips: tuple[Money, ...]
    values: tuple[Money, ...]
    radius: float
    dpr: float
    stacks: Stacks = ()


def band(radius: float, dpr: float = 1.0) -> float:
    """The height of the band that a chip shows below the one above it, in whole screen pixels."""
    high = max(STEP * radius, min(BAND, LOWEST_BAND * radius))
    return max(1, round(high * dpr)) / dpr


def stack_height(count: int, radius: float, dpr: float = 1.0) -> float:
    """The drawn height of a stack of so many chips: the face, and a band for each chip below it."""
    return 2 * radius + max(0, count - 1) * band(radius, dpr)


def tallest_radius(count: int, high: float) -> float:
    """The radius at which a stack of so many chips is so high."""
    bands = max(0, count - 1)
    large, small = high / (2 + STEP * bands), high / (2 + LOWEST_BAND * bands)
    return min(large, max((high - BAND * bands) / 2, small))


def drawn_radius(style: ChipStyle, radius: float, dpr: float) -> float:
    """A chip's radius in whole screen pixels."""
    # Its edge is sharp.
    return max(1, floor(radius * style.size * dpr + 1e-6)) / dpr


def draw_stack(painter: QPainter, pile: Pile, centre: QPointF, lift: float = 0.0) -> None:
    """Draw one stack about a centre, the first chip at the bottom; ``lift`` raises it off the
    felt."""
    if not pile.chips:
        return
    *below, top = pile.chips
    r, step = pile.radius, band(pile.radius, pile.dpr)
    foot = centre.y() + len(below) * step / 2
    widest = r * max(style_of(value, pile.values).size for value in pile.chips)
    chip_shadow(widest, pile.dpr).draw_about(painter, centre.x(), foot + 0.12 * r + lift)
    for k, value in enumerate(below):
        style, wide = _drawn(value, pile)
        side = chip_side(style, wide, pile.dpr)
        side.draw_about(painter, centre.x(), foot - k * step - lift)
    style, wide = _drawn(top, pile)
    face = chip_face(style, chip_text(top), wide, pile.dpr)
    face.draw_about(painter, centre.x(), foot - len(below) * step - lift)


def _drawn(value: Money, pile: Pile) -> tuple[ChipStyle, float]:
    style = style_of(value, pile.values)
    return style, drawn_radius(style, pile.radius, pile.dpr)


def draw_pile(painter: QPainter, pile: Pile, room: QRectF, lift: float = 0.0) -> None:
    """Draw all chips of a wager or payout within a room, in as many stacks as they need. The left
    stack stands before its neighbour: the values of both can be read."""
    stacks = pile.stacks or split(pile.chips)
    if not stacks:
        return
    rows, radius = fitted(pile, room)
    shown = replace(pile, radius=radius)
    for stack, centre in _standing(stacks, rows, shown, room):
        draw_stack(painter, replace(shown, chips=stack), centre, lift)


def fitted(pile: Pile, room: QRectF) -> tuple[int, float]:
    """The number of rows in which a pile is drawn in a room, and the radius: its own if that
    fits."""
    stacks = pile.stacks or split(pile.chips)
    fits = {
        rows: min(pile.radius, _largest(stacks, rows, room)) for rows in range(1, len(stacks) + 1)
    }
    rows = max(fits, key=fits.__getitem__)
    return rows, fits[rows]


def pile_width(pile: Pile) -> float:
    """The width of a pile at its own radius, all stacks in one row."""
    stacks = pile.stacks or split(pile.chips)
    return pile.radius * (2 + ABREAST * (len(stacks) - 1)) + 2


def _largest(stacks: Stacks, rows: int, room: QRectF) -> float:
    """The radius at which stacks in so many rows, closed up, fill the room."""
    columns, tall = ceil(len(stacks) / rows), max(map(len, stacks))
    step = CLOSEST if columns <= LONGEST_ROW else ASIDE
    wide = (room.width() - 2) / (2 + step * (columns - 1))
    return min(wide, tallest_radius(tall, (room.height() - 2) / rows))


def apart(columns: int, radius: float, wide: float) -> float:
    """The distance between the stacks of a row with that much room."""
    room = (wide - 2 - 2 * radius) / max(1, columns - 1)
    return min(ABREAST * radius, max(CLOSEST * radius, room))


def _standing(
    stacks: Stacks, rows: int, pile: Pile, room: QRectF
) -> Iterator[tuple[Stack, QPointF]]:
    """Each stack with its centre: row by row, the far one first, from the right."""
    columns, middle = ceil(len(stacks) / rows), room.center()
    deep = stack_height(max(map(len, stacks)), pile.radius, pile.dpr)
    step = apart(columns, pile.radius, room.width())
    left = middle.x() - step * (columns - 1) / 2
    for row in range(rows):
        y = middle.y() + (row - (rows - 1) / 2) * deep
        there = list(enumerate(stacks[row * columns : (row + 1) * columns]))
        yield from ((stack, QPointF(left + step * k, y)) for k, stack in reversed(there))


def split(chips: tuple[Money, ...]) -> tuple[tuple[Money, ...], ...]:
    """Stacks of at most eight chips, dearest first."""
    rising = tuple(sorted(chips, reverse=True))
    return tuple(rising[k : k + TALLEST] for k in range(0, len(rising), TALLEST))


def by_value(chips: tuple[Money, ...]) -> tuple[tuple[Money, ...], ...]:
    """One stack for each value, dearest first, each at most eight high."""
    values = sorted(set(chips), reverse=True)
    return tuple(
        stack for value in values for stack in split(tuple(c for c in chips if c == value))
    )
