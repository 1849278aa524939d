"""The parts of a draft's forms: lines to write on, choices, pay tables, in sections."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial

from msgspec import Struct, field

from trainer.errors import Place
from trainer.game.money import Money
from trainer.game.pay import Combination
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.presets import Preset
from trainer.library.readings_file import ReadingQuestion
from trainer.wording import say

_BETWEEN = re.compile("[,;，；、]")

Write = Callable[[Draft, str], None]
"""Puts a value that was written or chosen into the draft. Raises ValueError where it is none."""


class Line(Struct, frozen=True):
    """A line to write on. ``file`` and ``place`` are where its value stands."""

    key: str
    name: str
    value: str
    file: str
    place: Place
    write: Write
    unit: str = ""


class Choice(Struct, frozen=True):
    """One of a few answers; ``options`` are values with their words."""

    key: str
    name: str
    value: str
    options: tuple[tuple[str, str], ...]
    file: str
    place: Place
    write: Write


class PaidRow(Struct, frozen=True):
    """A row of a pay table: what it pays as written, how rare it is, its part of the return."""

    hand: Combination
    name: str
    pays: str
    unit: str
    one_in: Fraction | None
    returns: Fraction | None
    place: Place


class PaidRest(Struct, frozen=True):
    """The hands that a side bet pays nothing: how rare they are, their part of the return, and the
    edge that all parts leave."""

    one_in: Fraction
    returns: Fraction
    edge: Fraction


class PaidTable(Struct, frozen=True):
    """A pay table: its rows, the hands that it may still have, and the usual tables, before them
    that of the document, with its ``clause``; ``rest`` where every row of a side bet pays by
    odds."""

    key: str
    rows: tuple[PaidRow, ...]
    more: tuple[tuple[Combination, str], ...]
    presets: tuple[Preset, ...]
    place: Place
    edges: Mapping[str, Fraction] = field(default_factory=dict)
    rest: PaidRest | None = None
    of_document: str = ""
    clause: str = ""


def text_line(draft: Draft, key: str, name: str, place: Place, file: str = RULES_FILE) -> Line:
    """A line of words that cannot be empty. Raises InputError."""
    value = draft.at(file, place)
    return Line(key, name, "" if value is None else str(value), file, place,
                partial(_put_text, file, place))  # fmt: skip


def _put_text(file: str, place: Place, draft: Draft, text: str) -> None:
    if not text.strip():
        raise ValueError(say("Write something here."))
    draft.put(file, place, text.strip())


def put_value(file: str, place: Place, draft: Draft, value: str) -> None:
    """Write the value of a choice. Raises OSError."""
    draft.put(file, place, value)


def amount_above_zero(text: str) -> Money:
    """Read ``5`` or ``2.50``. Raises ValueError for anything else, and for nothing."""
    amount = Money.parse(text)
    if amount <= Money(0):
        raise ValueError(say("Write amounts above zero, like 5 or 2.50."))
    return amount


_SIGN = re.compile(r"(?=\S)[^\W\d_]{0,5}[^\w\s:;,#<>{}]?")


def currency_sign(text: str) -> str:
    """Read ``$``, ``A$``, ``kr`` or ``CHF``. Raises ValueError for anything else."""
    if not _SIGN.fullmatch(text.strip()):
        raise ValueError(say("Write the currency sign, like $ or €."))
    return text.strip()


FormPiece = Line | Choice | PaidTable


class Section(Struct, frozen=True):
    """One rule's fields: its name, its value in words, and the pieces to change it by.
    ``cites`` is the place of its clause, if it has one of its own; ``sentence``, the clause as the
    document numbers it; ``tied``, that the document has it. A row of choices has a short ``name``,
    its ``answers`` and its ``order`` among its pieces; one that says more of a step has that
    step's key as ``of``. ``also`` are the places of rules that it tells too, which may have clauses
    of their own, ``rows`` those of the rows below a step. ``assumed``: the program does, until the
    author says so. ``above`` says what the list is about that begins with it."""

    key: str
    title: str
    says: str
    pieces: tuple[FormPiece, ...]
    clause: str = ""
    reading: bool = False
    cites: Place = ()
    file: str = RULES_FILE
    asked: tuple[ReadingQuestion, ...] = ()
    sentence: str = ""
    tied: bool = True
    name: str = ""
    answers: tuple[Choice, ...] = ()
    order: Choice | None = None
    of: str = ""
    also: tuple[Place, ...] = ()
    rows: tuple[Place, ...] = ()
    assumed: bool = False
    above: str = ""

    @property
    def places(self) -> tuple[Place, ...]:
        own = [each.place for each in self.pieces if each.key != f"{self.key}.rule"]
        inner = [each for each in own if len(each) > 1]
        return (*inner, *((self.cites,) if self.cites and len(inner) < len(own) else ()))


def listed(text: str) -> list[str]:
    """The parts of a list as a person writes it, between commas or semicolons of any language."""
    return [part for each in _BETWEEN.split(text) if (part := each.strip())]


def amounts_line(
    key: str,
    name: str,
    place: Place,
    amounts: tuple[Money, ...],
    put: Callable[[Draft, Sequence[Money]], None] | None = None,
) -> Line:
    """A line of amounts, which ``put`` writes, or else the rules' file takes as they are."""

    def write(draft: Draft, text: str) -> None:
        parts = listed(text.replace(" ", ","))
        found = [amount_above_zero(each) for each in parts]
        if put is not None:
            put(draft, found)
        else:
            draft.put(RULES_FILE, place, [str(each) for each in found])

    return Line(key, name, ", ".join(map(str, amounts)), RULES_FILE, place, write)
