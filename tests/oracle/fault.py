"""A fault in a trace, and the table into whose trace it is put."""

import random
from dataclasses import dataclass, field

from tests.oracle.naive_check import SeatWork, perfect, reordered, work
from tests.oracle.naive_settle import Json, Placards

Where = set[tuple[int | None, str | None]]


@dataclass
class Fault:
    """A trace with one fault and the mistake due. `at` empty: null; `money` None: not compared.
    `lines`: how many wagers it leaves wrong where it is about money."""

    kind: str
    trace: list[str]
    code: str
    where: Where
    at: set[int] = field(default_factory=set)
    money: str | None = None
    lines: int = 1


@dataclass
class Table:
    """A round with a faultless trace, and what each seat requires."""

    round_: Json
    trace: list[str]
    seats: list[SeatWork]
    placards: Placards
    joined: bool

    @property
    def house(self) -> str:
        return str(self.round_["house"])

    def seat(self, number: int) -> SeatWork:
        return next(seat for seat in self.seats if seat.number == number)

    def steps(self, *verbs: str) -> list[int]:
        return [index for index, step in enumerate(self.trace) if step.split()[0] in verbs]


def table(rng: random.Random, round_: Json, placards: Placards, *, moves: int = 25) -> Table:
    """The round with a faultless trace in a random permitted order, joined or not by chance."""
    joined = rng.random() < 0.4
    trace = perfect(round_, placards, joined=joined)
    if moves:
        trace = reordered(rng, round_, trace, moves)
    return Table(round_, trace, work(round_, placards), placards, joined)


def place(step: str) -> tuple[int | None, str | None]:
    """The seat and the wager that a line names."""
    words = step.split()
    seat = int(words[1]) if len(words) > 1 and words[1].isdigit() else None
    return seat, words[2] if words[0] in ("take", "pay") else None


def with_step(trace: list[str], index: int, step: str) -> list[str]:
    return [*trace[:index], step, *trace[index:]]


def without_step(trace: list[str], index: int) -> list[str]:
    return trace[:index] + trace[index + 1 :]


def is_at(step: str, spot: tuple[int | None, str | None]) -> bool:
    seat, wager = place(step)
    return seat == spot[0] and (wager == spot[1] or spot[1] is None)
