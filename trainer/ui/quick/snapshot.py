"""The content of the quick screen at one moment, as frozen values."""

from __future__ import annotations

from msgspec import Struct

from trainer.school.one_question.screens import ItemShown
from trainer.ui.table.drawing.words import FeltWords, PrintedTable
from trainer.ui.table.snapshot import TableShown

KEYS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of things that are picked, the first thing first."""


class QuickShown(Struct, frozen=True):
    """One item as it stands. ``right`` is how many were right so far, None if that is not told;
    ``clock`` is empty if it is hidden; ``table`` and ``limits`` are there if bets are to be
    checked."""

    house: str
    drill: str
    number: int
    of: int
    item: ItemShown
    words: FeltWords
    right: int | None = None
    clock: str = ""
    table: TableShown | None = None
    limits: PrintedTable | None = None

    @property
    def begun(self) -> float:
        """The done share of the sitting, 0 to 1."""
        return (self.number - 1) / self.of


def key_of(place: int) -> str:
    """The key of the thing at that place, counted from 0; none if there are too many."""
    return KEYS[place] if place < len(KEYS) else ""


def place_of(text: str) -> int | None:
    """The place of the thing with that key."""
    key = text.upper()
    return KEYS.index(key) if len(key) == 1 and key in KEYS else None
