"""presets.yaml: the usual pay tables of Three Card Poker, as a start for a house's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from trainer import assets
from trainer.errors import HouseFileError, Place
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, JudgedOn, PayTable, Row, Source
from trainer.game.wagers import Wager
from trainer.library.formats import reader
from trainer.library.formats.shape import Field, Listed, Notes, Parts, Record, Shape, Word
from trainer.library.house_files.file_parts import ANY_WAGER, pay_rows

PRESETS_FILE = "presets.yaml"


class Preset(Struct, frozen=True):
    """A usual pay table: its rows from the top."""

    wager: Wager
    judged_on: JudgedOn
    rows: Mapping[Combination, Award]

    @property
    def name(self) -> str:
        """The trade's name of it: ``40-30-6-4-1``."""
        return "-".join(_short(award) for award in self.rows.values())

    @property
    def table(self) -> PayTable:
        """The pay table, without a source."""
        rows = tuple(Row(hand, award, Source()) for hand, award in self.rows.items())
        return PayTable(rows, Source())

    @property
    def written(self) -> dict[str, Any]:
        """The rows as a rules file has them."""
        return {hand.value: written_award(award) for hand, award in self.rows.items()}


def written_award(award: Award) -> Any:
    """The odds of a row, as a rules file has them: ``40:1``, ``{fixed: "150"}``."""
    match award:
        case Odds(num, den):
            return f"{num}:{den}"
        case Money():
            return {"fixed": str(award)}
        case JackpotShare(percent):
            return {"jackpot": f"{percent}%"}


def _short(award: Award) -> str:
    match award:
        case Odds(num, den):
            return str(num) if den == 1 else f"{num}:{den}"
        case Money():
            return str(award)
        case JackpotShare(percent):
            return f"{percent}%"


_AWARDS = ("pays", "fixed", "jackpot")


def _tables(judged_on: JudgedOn) -> Record[tuple[Preset, ...]]:
    return Record(
        "wager's presets",
        {
            "wager": Field(ANY_WAGER),
            "judged_on": Field(Word((judged_on,), "thing to judge on")),
            "tables": Field(
                Listed(pay_rows(judged_on, awards=_AWARDS), "write a list of pay tables")
            ),
        },
        _presets,
    )


def _presets(parts: Parts) -> tuple[Preset, ...]:
    return tuple(
        Preset(parts["wager"], parts["judged_on"], {hand: paid[0] for hand, paid in rows.items()})
        for rows in parts["tables"]
    )


class _OfAWager(Shape[tuple[Preset, ...]]):
    """The presets of one wager; the cards that decide it determine its rows."""

    forms: ClassVar = {judged.value: _tables(judged) for judged in JudgedOn}

    def read(self, value: object, where: Place, notes: Notes) -> tuple[Preset, ...] | None:
        asked = value.get("judged_on") if isinstance(value, Mapping) else None
        form = self.forms.get(str(asked), self.forms[JudgedOn.THREE_CARDS.value])
        return form.read(value, where, notes)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [form.schema() for form in self.forms.values()]}


PRESETS: Record[tuple[Preset, ...]] = Record(
    "file of presets",
    {"presets": Field(Listed(_OfAWager(), "write a list of wagers with their tables"))},
    lambda parts: tuple(preset for of_wager in parts["presets"] for preset in of_wager),
)


def read_presets(path: Path) -> tuple[Preset, ...]:
    """The presets of the file. Raises HouseFileError with every problem."""
    return reader.read_file(path).shaped(PRESETS, HouseFileError)


@cache
def bundled_presets() -> tuple[Preset, ...]:
    """The presets that come with the program."""
    return read_presets(assets.folder("procedures") / PRESETS_FILE)
