"""A stack is counted as it is drawn: one face, and one band for each chip below it."""

from __future__ import annotations

from itertools import groupby

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.ui.chip_chart import FELT, MOST, VALUES, stack
from trainer.game.money import Money
from trainer.library.houses import load_houses
from trainer.ui.amount_entry import AmountEntry, ChipKey
from trainer.ui.kit.theme import load_fonts
from trainer.ui.table.drawing.chip_stacks import Pile, apart, draw_pile, fitted
from trainer.ui.table.geometry import fit, panel_width
from trainer.ui.table.keys import CHIP_KEYS

TABLE = fit(1280 - panel_width(1280), 720, 7, 4)
RADII = {"on the spots": TABLE.chip_radius, "in the cut": TABLE.cut_radius, "in the debrief": 17.0}
TOLD_APART = 18
"""By so much of 255 a line must be darker than the bands on both its sides to be seen."""


def lines(picture: QImage, face: int) -> int:
    """The dark lines in the middle of the stack from the lower edge of the face on, which is so
    many pixels high: that edge, and the lower edge of each chip below it."""
    sharp = round(picture.devicePixelRatio())
    levels = _levels(picture)
    return sum(_dips([*levels[_top(picture) + face - 1 - sharp :], 255]))


def face_height(one: QImage) -> int:
    """How many pixels high a face is, of a picture of one chip: to its lower edge."""
    levels, top = _levels(one), _top(one)
    falls = [y for y in range(top, len(levels)) if levels[y - 1] - levels[y] > TOLD_APART]
    return falls[-1] + 1 - top


def _levels(picture: QImage) -> list[int]:
    across = picture.width() // 2
    return [QColor(picture.pixel(across, y)).lightness() for y in range(picture.height())]


def _top(picture: QImage) -> int:
    """Where the face begins; the shadow's faint edge is none of it."""
    levels = _levels(picture)
    return next(y for y, level in enumerate(levels) if abs(level - levels[0]) > TOLD_APART)


def _dips(levels: list[int]) -> list[bool]:
    """Each local minimum that stands out from the lighter levels before and after it."""
    turns = [level for level, _ in groupby(levels)]
    found, high, low = [], turns[0], turns[0]
    for level in turns:
        if level < low:
            low = level
        elif level > low + TOLD_APART:
            found.append(high > low + TOLD_APART)
            high = low = level
        high = max(high, level) if level >= low else high
    return found


@pytest.mark.parametrize("sharp", [1.0, 2.0])
@pytest.mark.parametrize("where", RADII)
@pytest.mark.parametrize("value", VALUES, ids=str)
def test_a_stack_has_one_face_and_a_band_for_each_chip_below_it(
    qtbot: QtBot, value: Money, where: str, sharp: float
) -> None:
    load_fonts()
    drawn = [stack(value, count, RADII[where], sharp) for count in range(1, MOST + 1)]
    face = face_height(drawn[0])
    assert [lines(each, face) for each in drawn] == list(range(1, MOST + 1))


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_the_bands_are_clearly_darker_than_the_face(qtbot: QtBot, value: Money) -> None:
    """The mark on the face's own rim was counted as one band more."""
    load_fonts()
    levels = _levels(two := stack(value, 2, TABLE.chip_radius, 1.0))
    edge = _top(two) + face_height(stack(value, 1, TABLE.chip_radius, 1.0))
    assert max(levels[edge : edge + 4]) < 0.8 * max(levels[edge - 6 : edge - 1])


def payouts(*counts: int) -> Pile:
    """So many chips of one value, of the next cheaper and so on, each laid in a stack."""
    stacks = tuple((VALUES[4 - k],) * count for k, count in enumerate(counts))
    return Pile(tuple(chip for stack in stacks for chip in stack), VALUES, 0.0, 1.0, stacks)


@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1600, 1000), (2560, 1440)])
@pytest.mark.parametrize("seats", [1, 5, 7])
def test_a_payout_of_two_values_is_drawn_as_large_as_the_stakes(
    window: tuple[int, int], seats: int
) -> None:
    width, height = window
    places = fit(width - panel_width(width), height, seats, 4)
    box = places.seats[0].spots[2].payout
    room = QRectF(box.x, box.y, box.w, box.h)
    for counts in ((2, 2), (2, 4), (4, 5), (1, 1)):
        pile = replace(payouts(*counts), radius=places.chip_radius)
        assert fitted(pile, room) == (1, places.chip_radius)
    assert places.chip_radius >= 0.27 * places.u


@pytest.mark.parametrize("counts", [(1, 1, 1), (1, 4, 2), (3, 2, 5), (2, 4, 4)], ids=str)
def test_a_payout_of_three_values_is_counted_at_the_smallest_table(
    qtbot: QtBot, counts: tuple[int, ...]
) -> None:
    """The chips keep nine tenths of their size; every band of every stack is seen."""
    load_fonts()
    box = TABLE.seats[0].spots[2].payout
    room = QRectF(0, 0, box.w, box.h)
    pile = replace(payouts(*counts), radius=TABLE.chip_radius)
    rows, radius = fitted(pile, room)
    assert rows == 1
    assert radius >= 0.9 * TABLE.chip_radius
    step = apart(3, radius, room.width())
    picture = drawn_alone(pile, room)
    for at, count in enumerate(counts[1:], start=1):
        across = room.center().x() + (at - 1) * step + radius - step / 2
        assert bands_at(picture, round(across)) >= count - 1


def drawn_alone(pile: Pile, room: QRectF) -> QImage:
    picture = QImage(room.size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(QColor(FELT))
    painter = QPainter(picture)
    draw_pile(painter, pile, room)
    painter.end()
    return picture


def bands_at(picture: QImage, across: int) -> int:
    """The dark lines of one column of a picture."""
    levels = [QColor(picture.pixel(across, y)).lightness() for y in range(picture.height())]
    return sum(_dips([255, *levels, 255]))


@pytest.mark.parametrize("house", ["mbs", "six-card-bonus"])
def test_a_chip_has_one_letter_at_the_table_and_in_a_flash(qtbot: QtBot, house: str) -> None:
    values = tuple(sorted(load_houses()[house].rules.chips))
    entry = AmountEntry()
    qtbot.addWidget(entry)
    entry.present("$", values)
    flash = [each.accessibleName() for each in entry.findChildren(ChipKey)]
    assert [each[-1] for each in flash] == [chr(key.value) for key in CHIP_KEYS[: len(values)]]
    assert entry.add_chip(chr(CHIP_KEYS[len(values) - 1].value))
