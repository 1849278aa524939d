"""clauses.yaml: a short text of every clause of a house's document."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from trainer.dealing.clause import Clause, ClauseAsked, ClauseKind
from trainer.errors import HouseFileError, InputError, Place
from trainer.library.formats import reader, source
from trainer.library.formats.shape import (
    Field,
    Listed,
    Made,
    Notes,
    Parts,
    Record,
    Shape,
    Text,
    Word,
    near,
    optional,
    shown,
)
from trainer.library.house_files.file_parts import CLAUSE
from trainer.wording import phrase, say

CLAUSES_FILE = "clauses.yaml"

_ASKED: Record[ClauseAsked] = Record(
    "question",
    {
        "ask": Field(Text(), about="what is asked"),
        "right": Field(Text(), about="the right answer"),
        "wrong": Field(
            Listed(Text(), phrase("write a list of wrong answers")), about="wrong answers"
        ),
    },
    lambda parts: ClauseAsked(parts["ask"], parts["right"], parts["wrong"]),
)


def _clause(parts: Parts) -> Clause:
    return Clause(
        cite=parts["clause"],
        says=parts["says"],
        kind=parts.get("kind", ClauseKind.RULE),
        used_by=parts.get("used_by", ()),
        asks=parts.get("asks", ()),
    )


def _fits_its_kind(parts: Parts, where: Place, notes: Notes) -> None:
    kind = parts.get("kind", ClauseKind.RULE)
    if kind is ClauseKind.MEANING and "used_by" not in parts:
        notes.wrong(where, say("is a meaning that nothing uses; add used_by: [...]"))
    if kind is ClauseKind.MANNER and "asks" not in parts:
        notes.wrong(where, say("is a manner without a question; add asks: [...]"))


_CLAUSE: Record[Clause] = Record(
    "clause",
    {
        "clause": Field(CLAUSE, about="how it is cited"),
        "says": Field(Text(), about="what it says, in short words of our own"),
        "kind": optional(Word(tuple(ClauseKind), "kind"), "rule where not said"),
        "used_by": optional(
            Listed(CLAUSE, phrase("write a list of clauses")), "who uses a meaning"
        ),
        "asks": optional(Listed(_ASKED, phrase("write a list of questions")), "asked in words"),
    },
    _clause,
    _fits_its_kind,
)


def _known(parts: Parts, where: Place, notes: Notes) -> None:
    clauses: tuple[Clause, ...] = parts.get("clauses", ())
    cites = [clause.cite for clause in clauses]
    for at, clause in enumerate(clauses):
        if clause.cite in cites[:at]:
            notes.wrong(
                ("clauses", at), say("{value} appears twice; keep one", value=shown(clause.cite))
            )
        for n, user in enumerate(clause.used_by):
            if user not in cites:
                notes.wrong(
                    ("clauses", at, "used_by", n),
                    say("no clause {value}; {words}", value=shown(user), words=near(user, cites)),
                )


CLAUSES: Shape[Any] = Made(
    Record(
        "clauses file",
        {
            "clauses": Field(
                Listed(_CLAUSE, phrase("write a list of clauses")), about="each clause once"
            )
        },
        lambda parts: parts["clauses"],
        _known,
    ),
    tuple,
)


def load_clauses(folder: Path) -> tuple[Clause, ...]:
    """The clauses of that folder's house, in the document's order. Raises HouseFileError."""
    path = folder / CLAUSES_FILE
    try:
        return _read(source.text_of(path), source.name_of(path))
    except InputError as error:
        raise HouseFileError(error.problems) from None


# 2 ms with its YAML; 312 rounds of a demo school ask for it 728 times.
@lru_cache(maxsize=16)
def _read(text: str, file: str) -> tuple[Clause, ...]:
    return reader.read_text(text, file).shaped(CLAUSES, HouseFileError)
