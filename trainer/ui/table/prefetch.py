"""Pictures that will soon be wanted, made while nothing else is to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer

from trainer.game.money import Money
from trainer.ui.table.drawing.chip_stacks import drawn_radius
from trainer.ui.table.drawing.chip_styles import chip_text, style_of
from trainer.ui.table.drawing.chips import chip_face, chip_shadow, chip_side
from trainer.ui.table.pieces.piece import Look
from trainer.ui.table.pieces.seat_print import ahead
from trainer.ui.table.snapshot import TableShown

REST_MS = 12
# More than a full table wants; of what nobody waits for any more, the oldest is forgotten.
MOST_STEPS = 96

Step = Callable[[], object]
"""Makes one picture, which is then kept where it is made."""


class Prefetch(QObject):
    """Makes one picture at a time, with a rest after each, so that no act waits for more than
    one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque(maxlen=MOST_STEPS)
        self._timer = QTimer(self, interval=REST_MS)
        self._timer.timeout.connect(self._take_one)

    def plan(self, steps: Iterable[Step]) -> None:
        self._steps.extend(steps)
        if self._steps:
            self._timer.start()

    def forget(self) -> None:
        self._steps.clear()
        self._timer.stop()

    def _take_one(self) -> None:
        self._steps.popleft()()
        if not self._steps:
            self._timer.stop()


def pictures_ahead(look: Look, shown: TableShown) -> Iterator[Step]:
    """The pictures that any round at this table will want: chips of every value, and each seat's
    light."""
    for value in look.values:
        for radius in (look.places.cut_radius, look.places.chip_radius):
            yield partial(_chip, value, look, radius)
    for seat in shown.seats:
        if seat.in_use:
            yield from ahead(look, seat.number)


def _chip(value: Money, look: Look, radius: float) -> None:
    style = style_of(value, look.values)
    drawn = drawn_radius(style, radius, look.dpr)
    chip_face(style, chip_text(value), drawn, look.dpr)
    chip_side(style, drawn, look.dpr)
    chip_shadow(radius * style.size, look.dpr)
