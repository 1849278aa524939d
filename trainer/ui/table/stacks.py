"""Stacks of chips on the felt: each chip shows one band, so a stack can be counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trainer.game.chips import Stack, Stacks
from trainer.game.money import Money
from trainer.ui.table.chip_styles import chip_text, style_of
from trainer.ui.table.chips import STEP, chip_face, chip_shadow, chip_side

TALLEST = 8


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips as they are drawn: the values in sight, a radius, and the screen's sharpness. They
    stand in ``stacks`` where it is known how they were laid."""

    chips: tuple[Money, ...]
    values: tuple[Money, ...]
    radius: float
    dpr: float
    stacks: Stacks = ()


def stack_box(pile: Pile, centre: QPointF) -> QRectF:
    """The room that one stack takes about a centre."""
    high = 2 * pile.radius + len(pile.chips) * STEP * pile.radius
    wide = 2 * pile.radius
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def draw_stack(painter: QPainter, pile: Pile, centre: QPointF, lift: float = 0.0) -> None:
    """One stack about a centre, the first chip at the bottom; ``lift`` raises it off the felt."""
    if not pile.chips:
        return
    r, step = pile.radius, STEP * pile.radius
    top = centre.y() - len(pile.chips) * step / 2
    foot = top + len(pile.chips) * step
    widest = r * max(style_of(value, pile.values).size for value in pile.chips)
    chip_shadow(widest, pile.dpr).draw_about(painter, centre.x(), foot + 0.12 * r + lift)
    for k, value in enumerate(pile.chips):
        style = style_of(value, pile.values)
        side = chip_side(style, r * style.size, pile.dpr)
        side.draw_about(painter, centre.x(), foot - k * step - lift)
        if k == len(pile.chips) - 1:
            top_face = chip_face(style, chip_text(value), r * style.size, pile.dpr)
            top_face.draw_about(painter, centre.x(), top - lift)


def draw_pile(painter: QPainter, pile: Pile, room: QRectF, lift: float = 0.0) -> None:
    """All the chips of a wager or payout within a room, in as many stacks as they need."""
    stacks = pile.stacks or split(pile.chips)
    if not stacks:
        return
    rows = max(range(1, len(stacks) + 1), key=lambda rows: _largest(stacks, rows, room))
    radius = min(pile.radius, _largest(stacks, rows, room))
    for stack, centre in _standing(stacks, rows, radius, room.center()):
        draw_stack(painter, Pile(stack, pile.values, radius, pile.dpr), centre, lift)


ASIDE = 1.1
"""How far the next stack of a row stands to the right, in radii: its neighbour's edge shows."""


def _largest(stacks: Stacks, rows: int, room: QRectF) -> float:
    """The radius at which stacks in so many rows fill the room."""
    columns, tall = ceil(len(stacks) / rows), max(map(len, stacks))
    wide = (room.width() - 2) / (2 + ASIDE * (columns - 1))
    return min(wide, (room.height() - 2) / (rows * (2 + STEP * tall)))


def _standing(
    stacks: Stacks, rows: int, radius: float, middle: QPointF
) -> Iterator[tuple[Stack, QPointF]]:
    """Each stack with its centre: row by row, the far one first, from the left."""
    columns = ceil(len(stacks) / rows)
    deep = radius * (2 + STEP * max(map(len, stacks)))
    left = middle.x() - ASIDE * radius * (columns - 1) / 2
    for k, stack in enumerate(stacks):
        row, column = divmod(k, columns)
        yield (
            stack,
            QPointF(left + ASIDE * radius * column, middle.y() + (row - (rows - 1) / 2) * deep),
        )


def split(chips: tuple[Money, ...]) -> tuple[tuple[Money, ...], ...]:
    """At most eight to a stack, dearest first."""
    rising = tuple(sorted(chips, reverse=True))
    return tuple(rising[k : k + TALLEST] for k in range(0, len(rising), TALLEST))


def by_value(chips: tuple[Money, ...]) -> tuple[tuple[Money, ...], ...]:
    """One stack a value, dearest first, each at most eight high."""
    values = sorted(set(chips), reverse=True)
    return tuple(
        stack for value in values for stack in split(tuple(c for c in chips if c == value))
    )
