"""Chips in pictures: what is touched once the table is half settled."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.touches import (
    Asked,
    ChangedDown,
    ChipAdded,
    CutEmptied,
    Paid,
    SizedInto,
    Touch,
    Undone,
)

_AT = (7, Wager.PAIR_PLUS)
_SIZED: tuple[Touch, ...] = (CutEmptied(), *[SizedInto(*_AT)] * 4)
_UNTIDY = tuple(ChipAdded(Money.parse(each)) for each in ("1", "1", "1", "1", "1", "5"))
TOUCHED: Mapping[str, tuple[Touch, ...]] = {
    "chips-sized": _SIZED,
    "chips-beside": (*_SIZED, Paid(*_AT), ChipAdded(Money.parse("100")), ChangedDown()),
    "chips-back": (*_SIZED, Paid(*_AT), Undone()),
    "table-guide": (Asked("guide"),),
    "debrief-chips": (CutEmptied(), *_UNTIDY, Paid(*_AT)),
}
