"""placards/NAME.yaml: the pay tables and limits posted at one table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from trainer.errors import InputError, Place
from trainer.game.demands import WithinLimits
from trainer.game.money import Money
from trainer.game.pay import Combination, JudgedOn, Posted, Source
from trainer.game.rules import HouseRules, Placard
from trainer.game.wagers import Wager
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Checked,
    Field,
    Mapped,
    Notes,
    Parts,
    Record,
    Text,
    optional,
)
from trainer.library.house_files.file_parts import AMOUNTS, PLACED_WAGER, Paid, pay_rows, pay_table
from trainer.wording import phrase, say

Rows = Mapping[Combination, Paid]


class PlacardFile(Struct, frozen=True):
    """A placard as written, before a house says by which of its clauses it is posted."""

    name: str
    title: str
    pair_plus: Rows
    ante_bonus: Rows
    limits: tuple[WithinLimits, ...]
    note: str

    def posted_by(self, rules: HouseRules) -> Placard:
        """The placard as posted at that house: every row cites the clause that posts it."""
        side = rules.side(Wager.PAIR_PLUS)
        return Placard(
            name=self.name,
            title=self.title,
            pair_plus=pay_table(self.pair_plus, _source(side.table if side else None)),
            ante_bonus=pay_table(self.ante_bonus, _source(rules.ante_bonus.table)),
            limits=self.limits,
            note=self.note,
        )


def _source(table: object) -> Source:
    return table.source if isinstance(table, Posted) else Source()


def read_placard(path: Path) -> PlacardFile:
    """The placard in the file. Raises InputError with every problem."""
    document = reader.read_file(path)
    notes = Notes()
    placard = PLACARD.read(document.value, (), notes)
    if placard is not None and placard.name != path.stem:
        message = say(
            "{value} is not the file's name; write {name}",
            value=repr(placard.name),
            name=f"placard: {path.stem}",
        )
        notes.wrong(("placard",), message)
    if placard is None or notes.problems:
        raise InputError(document.located(notes.problems))
    return placard


def hang(rules: HouseRules, placards: Iterable[PlacardFile]) -> HouseRules:
    """The rules with the placards of their tables; unchanged if the house posts nothing."""
    if not rules.posts_pay_tables:
        return rules
    return replace(rules, placards={each.name: each.posted_by(rules) for each in placards})


def _low_to_high(limits: dict[Wager, tuple[Money, ...]], where: Place, notes: Notes) -> None:
    for wager, amounts in limits.items():
        if len(amounts) != 2 or amounts[0] > amounts[1]:
            message = say('are not from low to high; write two amounts like ["5", "500"]')
            notes.wrong((*where, wager.value), message)


_LIMITS = Mapped(PLACED_WAGER, AMOUNTS, phrase('write limits like ante: ["5", "500"]'))


def _placard(parts: Parts) -> PlacardFile:
    limits = tuple(WithinLimits(wager, *amounts) for wager, amounts in parts["limits"].items())
    return PlacardFile(
        name=parts["placard"],
        title=parts["title"],
        pair_plus=parts["pair_plus"],
        ante_bonus=parts["ante_bonus"],
        limits=limits,
        note=parts.get("note", ""),
    )


PLACARD: Record[PlacardFile] = Record(
    phrase("placard"),
    {
        "placard": Field(Text(), about=phrase("the placard's name, the same as its file's")),
        "title": Field(Text(), about=phrase("what it says, in a few words")),
        "pair_plus": Field(pay_rows(JudgedOn.THREE_CARDS), about=phrase("the Pair Plus pay table")),
        "ante_bonus": Field(
            pay_rows(JudgedOn.THREE_CARDS), about=phrase("the Ante Bonus pay table")
        ),
        "limits": Field(Checked(_LIMITS, _low_to_high), about=phrase("lowest and highest stakes")),
        "note": optional(Text(), "where this placard is met"),
    },
    _placard,
)
