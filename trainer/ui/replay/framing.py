"""The frame of a replay: the whole table, or near enough to read one seat with ease."""

from __future__ import annotations

from trainer.dealing.action import DEALER
from trainer.ui.table.geometry import Box, TableGeometry

ACROSS, DOWN = 21.0, 16.1
"""The table's size, in its own units."""
LOW_EDGE = 11.95
"""The dealer's hand ends above this; below lie the tray and the racks, which no replay needs."""
NEAR_DOWN, NEAR_LEAST = 9.6, 36.5
"""From near so many units are seen down the window, and none smaller than that."""
READABLE = 34.0
"""With fewer pixels to a unit than this, the words beside the wagers no longer stand whole."""

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
    x, y = _middle(places, place)
    right = max(0.0, places.width - width)
    low = max(0.0, min(places.height, LOW_EDGE * places.u + _spare(places)) - height)
    return round(min(max(0.0, x - width / 2), right)), round(min(max(0.0, y), low))


def _middle(places: TableGeometry, place: Place) -> tuple[float, float]:
    """The middle across, and the upper edge, of what is to be seen."""
    if place is None:
        return places.width / 2, 0.0
    if place == DEALER:
        return places.width / 2, places.height
    seat = places.seat(place)
    column = _around(seat.hand, seat.spots[0].outline)
    return column.centre.x, seat.plaque.y - 0.6 * places.u


def _spare(places: TableGeometry) -> float:
    """The extra depth of a high table's lower half."""
    return max(0.0, places.height - DOWN * places.u)


def _around(one: Box, other: Box) -> Box:
    left, top = min(one.x, other.x), min(one.y, other.y)
    right, bottom = max(one.right, other.right), max(one.bottom, other.bottom)
    return Box(left, top, right - left, bottom - top)
