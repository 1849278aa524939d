"""Stacks of chips on the felt: each chip shows one band, so a stack can be counted."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trainer.game.money import Money
from trainer.ui.table.chip_styles import chip_text, style_of
from trainer.ui.table.chips import STEP, chip_face, chip_shadow, chip_side

TALLEST = 8


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips as they are drawn: the values in sight, a radius, and the screen's sharpness."""

    chips: tuple[Money, ...]
    values: tuple[Money, ...]
    radius: float
    dpr: float


def stack_box(pile: Pile, centre: QPointF) -> QRectF:
    """The room that one stack takes about a centre."""
    high = 2 * pile.radius + len(pile.chips) * STEP * pile.radius
    wide = 2 * pile.radius
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def draw_stack(painter: QPainter, pile: Pile, centre: QPointF, lift: float = 0.0) -> None:
    """One stack about a centre, dearest chip at the bottom; ``lift`` raises it off the felt."""
    if not pile.chips:
        return
    r, step = pile.radius, STEP * pile.radius
    top = centre.y() - len(pile.chips) * step / 2
    foot = top + len(pile.chips) * step
    widest = r * max(style_of(value, pile.values).size for value in pile.chips)
    chip_shadow(widest, pile.dpr).draw_about(painter, centre.x(), foot + 0.12 * r + lift)
    for k, value in enumerate(sorted(pile.chips, reverse=True)):
        style = style_of(value, pile.values)
        side = chip_side(style, r * style.size, pile.dpr)
        side.draw_about(painter, centre.x(), foot - k * step - lift)
        if k == len(pile.chips) - 1:
            top_face = chip_face(style, chip_text(value), r * style.size, pile.dpr)
            top_face.draw_about(painter, centre.x(), top - lift)


def draw_pile(painter: QPainter, pile: Pile, room: QRectF, lift: float = 0.0) -> None:
    """All the chips of a wager or payout within a room, in as many stacks as they need."""
    stacks = split(pile.chips)
    if not stacks:
        return
    wide = 2 + 1.1 * (len(stacks) - 1)
    radius = min(pile.radius, (room.width() - 2) / wide)
    tall = max(len(stack) for stack in stacks)
    radius = min(radius, (room.height() - 2) / (2 + STEP * tall))
    first = room.center().x() - 1.1 * radius * (len(stacks) - 1) / 2
    for k, stack in enumerate(stacks):
        part = Pile(stack, pile.values, radius, pile.dpr)
        centre = QPointF(first + 1.1 * radius * k, room.center().y())
        draw_stack(painter, part, centre, lift)


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
