"""The prints on a house's felt, as plain data: the painters know no house."""

from __future__ import annotations

from msgspec import Struct

from trainer.game.house_words import PlaceWord
from trainer.game.wagers import Wager
from trainer.ui.kit.theme import Palette, darker
from trainer.wording import say


class PrintedRow(Struct, frozen=True):
    """One printed row; ``reading`` puts the school's dagger beside it."""

    text: str
    value: str
    reading: bool = False


class PrintedTable(Struct, frozen=True):
    """A pay table or the limits, as printed."""

    heading: str
    rows: tuple[PrintedRow, ...]

    @property
    def has_reading(self) -> bool:
        return any(row.reading for row in self.rows)


class SpotWords(Struct, frozen=True):
    """A wager and the house's words for it; ``short`` is used if ``label`` has no room."""

    wager: Wager
    label: str
    short: str = ""


class FeltWords(Struct, frozen=True):
    """Everything that a felt says, and its colours: centre, middle and edge."""

    title: str
    sentence: str
    spots: tuple[SpotWords, ...]
    printed: tuple[PrintedTable, ...]
    colours: tuple[str, str, str]
    placard: str = ""
    currency: str = "$"
    place: PlaceWord = PlaceWord.SEAT

    def colours_in(self, theme: Palette) -> tuple[str, str, str]:
        """The felt's colours, a little darker in the dark theme."""
        if not theme.dark:
            return self.colours
        centre, middle, edge = (darker(colour, 0.12) for colour in self.colours)
        return centre, middle, edge


DAGGER = "†"


def reading_note() -> str:
    """The meaning of the dagger beside a printed row."""
    return say("{sign} school's reading", sign=DAGGER)
