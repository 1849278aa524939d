"""cases.yaml: worked rounds that prove a house's rules, and the check that they still hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.finding import Code
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.errors import Place, Problem, RoundError
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import Result
from trainer.game.settle import DealerHand, Line, Settlement, settle
from trainer.game.wagers import Wager
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Field,
    Listed,
    Mapped,
    Notes,
    Parts,
    Record,
    Shape,
    Text,
    Word,
    Written,
    optional,
    shown,
)
from trainer.library.house import CASES_FILE
from trainer.library.round_files import ROUND_OF_A_CASE
from trainer.library.ruling_cases import RULING_CASE, RulingCase, ruling_failures
from trainer.marking.mark import mark_round
from trainer.marking.mistake import Mistake
from trainer.wording import in_english


class Case(Struct, frozen=True):
    """One round and its expected result; ``place`` is its place in the file."""

    title: str
    proves: tuple[str, ...]
    round_: Mapping[str, Any]
    dealer: str | None
    settles: Mapping[int, tuple[str, ...]] | None
    refused: frozenset[str] | None
    does: tuple[str, ...] | None
    mistakes: tuple[str, ...]
    part: Part
    place: Place = ()


class CaseFile(Struct, frozen=True):
    """The cases of one house, with their lines, and its worked irregularities."""

    document: reader.FileDocument
    cases: tuple[Case, ...]
    rulings: tuple[RulingCase, ...] = ()

    def failures(self, house: House) -> list[Problem]:
        """The cases that no longer hold under the house's rules, each with its line."""
        found = [
            *failures(house, self.cases), *ruling_failures(house.irregularities, self.rulings)
        ]  # fmt: skip
        return self.document.located(found)


def load_cases(folder: Path) -> tuple[Case, ...]:
    """The cases of the house in that folder. Raises InputError with every problem."""
    return read_case_file(folder / CASES_FILE).cases


def read_case_file(path: Path) -> CaseFile:
    """The cases in the file. Raises InputError with every problem."""
    document = reader.read_file(path, reader.as_value)
    return CaseFile(document, *document.shaped(CASES))


def failures(house: House, cases: tuple[Case, ...]) -> list[Problem]:
    """Every case with another result than it says, and that result."""
    return [problem for case in cases for problem in differences(house, case)]


def differences(house: House, case: Case) -> Iterator[Problem]:
    """The differences between its result and the stated one."""
    # Of the money first, for marking takes longest.
    try:
        round_ = read_round({"house": house.id, **case.round_}, {house.id: house.rules})
    except RoundError as error:
        yield from _refusals(case, error)
        return
    if case.refused is not None:
        yield _failure(case, "refused", "the round is not refused")
        return
    with in_english():  # worked rounds are written in English, whoever looks them over
        settlement = settle(house.rules, round_)
    yield from _dealer(case, settlement.dealer)
    yield from _settlement(case, settlement)
    yield from _marks(case, house, round_)


def _failure(case: Case, *where_and_message: str) -> Problem:
    *where, message = where_and_message
    return Problem((*case.place, *where), "case", f"{message} ({case.title})")


def _refusals(case: Case, error: RoundError) -> Iterator[Problem]:
    if case.refused is None:
        yield from (each.under(*case.place, "round") for each in error.problems)
    elif {each.code for each in error.problems} != case.refused:
        codes = ", ".join(sorted({each.code for each in error.problems}))
        yield _failure(case, "refused", f"the round is refused with {codes}")


def _dealer(case: Case, dealer: DealerHand) -> Iterator[Problem]:
    came = f"{dealer.name}, {'qualifies' if dealer.qualifies else 'does not qualify'}"
    if case.dealer is not None and case.dealer != came:
        yield _failure(case, "dealer", f"comes out as {came}")


def _settlement(case: Case, settlement: Settlement) -> Iterator[Problem]:
    if case.settles is None:
        return
    came = {seat.seat: tuple(_line(line) for line in seat.lines) for seat in settlement.seats}
    for number in sorted(came.keys() | case.settles.keys()):
        lines = came.get(number, ())
        if lines != case.settles.get(number, ()):
            message = f"seat {number} comes out as {', '.join(lines) or 'nothing'}"
            yield _failure(case, "settles", str(number), message)


def _line(line: Line) -> str:
    return f"{line.wager} {line.result}" + (f" {line.pays}" if line.result is Result.WIN else "")


def _marks(case: Case, house: House, round_: Round) -> Iterator[Problem]:
    if case.does is None:
        return
    came = mistakes_told(house, round_, case.does, case.part)
    if came != sorted(case.mistakes):
        found = ", ".join(came) or "no mistake"
        yield _failure(case, "mistakes" if case.mistakes else "does", f"is marked with {found}")


def mistakes_told(house: House, round_: Round, does: Sequence[str], part: Part) -> list[str]:
    """The mistakes of these acts, as worked rounds write them."""
    return sorted(_mistake(each) for each in mark_round(house, round_, does, part).mistakes)


def _mistake(mistake: Mistake) -> str:
    parts = (mistake.code, mistake.seat, mistake.wager)
    return " ".join(str(part) for part in parts if part is not None)


# ------------------------------------------------------------- the file's form


def _settles_line(text: str) -> str:
    """``ante win 5`` in its plainest form. Raises ValueError."""
    words = text.split()
    known = len(words) >= 2 and words[0] in list(Wager) and words[1] in list(Result)
    if not known or len(words) != (3 if words[1] == Result.WIN else 2):
        raise ValueError(f"'{text}' is no line; write it like: ante win 5, play push, prime lose")
    return " ".join(words)


def _mistake_text(text: str) -> str:
    """``wrong_amount 7 pair_plus`` in its plainest form. Raises ValueError."""
    words = text.split()
    rest = words[1:]
    if rest and rest[0] in "1234567":
        rest = rest[1:]
    if not words or words[0] not in list(Code) or len(rest) > 1 or set(rest) - set(Wager):
        raise ValueError(f"'{text}' is no mistake; write it like: wrong_amount 7 pair_plus")
    return " ".join(words)


class _CaseRound(Shape[Mapping[str, Any]]):
    """A round without its house, whose own faults are left to the case."""

    def read(self, value: object, where: Place, notes: Notes) -> Mapping[str, Any] | None:
        if isinstance(value, Mapping) and "house" not in value:
            return value
        notes.wrong(where, "no round without house:; write a mapping with dealer and seats")
        return None

    def schema(self) -> dict[str, Any]:
        return ROUND_OF_A_CASE


def _one_outcome(parts: Parts, where: Place, notes: Notes) -> None:
    outcomes = [name for name in ("settles", "does", "refused") if name in parts]
    broken = any(notes.under((*where, name)) for name in ("settles", "does", "refused"))
    if not outcomes and not broken:
        notes.wrong(where, "proves nothing; write settles:, does: or refused:")
    if "refused" in outcomes and len(outcomes) > 1:
        notes.wrong((*where, "refused"), "a refused round settles nothing; leave the others out")
    if "mistakes" in parts and "does" not in parts:
        notes.wrong((*where, "mistakes"), "of which trace? write does:")


def _no_title_twice(parts: Parts, where: Place, notes: Notes) -> None:
    titles: set[str] = set()
    for key in ("cases", "rulings"):
        for at, case in enumerate(parts.get(key, ())):
            if case.title in titles:
                message = "appears twice; give each case its own sentence"
                notes.wrong((key, at, "case"), message)
            titles.add(case.title)


def _seat_number(text: str) -> int:
    if re.fullmatch("[1-7]", text) is None:
        raise ValueError(f"{shown(text)} is not a seat; write its number, 1 to 7")
    return int(text)


_LINE: Shape[str] = Written(
    _settles_line,
    f"({'|'.join(Wager)}) (win [0-9.]+|lose|push)",
    "write a line like: ante win 5",
)
_MISTAKE: Shape[str] = Written(
    _mistake_text,
    f"({'|'.join(Code)})( [1-7])?( ({'|'.join(Wager)}))?",
    "write a mistake like: wrong_amount 7 pair_plus",
)
_SEAT: Shape[int] = Written(_seat_number, "[1-7]", "write a seat from 1 to 7")
_LINES = Listed(_LINE, "write lines like [play push, ante win 5]")
_ACTIONS = Listed(Text(), "write actions like [reveal dealer]", repeats=True)
_MISTAKES = Listed(_MISTAKE, "write mistakes like [missing 3 ante]", repeats=True)
_CODE = Text("write a code like ante_amount", "[a-z_]+")


def _case(parts: Parts) -> Case:
    refused = parts.get("refused")
    return Case(
        title=parts["case"],
        proves=parts["proves"],
        round_=parts["round"],
        dealer=parts.get("dealer"),
        settles=parts.get("settles"),
        refused=None if refused is None else frozenset(refused),
        does=parts.get("does"),
        mistakes=parts.get("mistakes", ()),
        part=parts.get("part", Part.SETTLEMENT),
    )


CASE: Record[Case] = Record(
    "case",
    {
        "case": Field(Text(), about="a sentence that says what the case shows"),
        "proves": Field(
            Listed(Text(), "write the clauses like [MBS 3.14.1]"), about="clauses and readings"
        ),
        "round": Field(_CaseRound(), about="a round without house:"),
        "dealer": optional(Text(), "like: Queen high, qualifies"),
        "settles": optional(Mapped(_SEAT, _LINES, "write lines by seat like 3: [play push]")),
        "refused": optional(Listed(_CODE, "write codes like [ante_amount]")),
        "does": optional(_ACTIONS, "a trace of actions"),
        "mistakes": optional(_MISTAKES, "what the trace is marked with"),
        "part": optional(Word(tuple(Part), "part")),
    },
    _case,
    _one_outcome,
)


_Worked = tuple[tuple[Case, ...], tuple[RulingCase, ...]]


def _placed(parts: Parts) -> _Worked:
    cases = (replace(case, place=("cases", at)) for at, case in enumerate(parts.get("cases", ())))
    ruled = enumerate(parts.get("rulings", ()))
    return tuple(cases), tuple(replace(case, place=("rulings", at)) for at, case in ruled)


CASES: Record[_Worked] = Record(
    "cases file",
    {
        "cases": optional(Listed(CASE, "write a list of cases"), "worked rounds"),
        "rulings": optional(
            Listed(RULING_CASE, "write a list of worked irregularities"), "worked irregularities"
        ),
    },
    _placed,
    _no_title_twice,
)
