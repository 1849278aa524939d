"""A shared round, and its code: fifteen letters, one of them a check letter.

A code holds the house's edition, the drill, the number of seats and the seed, so it works without a
server. The alphabet leaves out I, L, O and U; case and hyphens do not matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import reduce
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

from trainer.dealing.house import House
from trainer.drills.recipe import Recipe
from trainer.school.curriculum import Curriculum, NothingToDeal, fresh_seed
from trainer.wording import say

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LONG, GROUP = 15, 5
# Seventy bits are fourteen letters of five bits; the fifteenth letter is their check.
SEED_BITS, SEATS_BITS, DRILL_BITS, EDITION_BITS = 30, 5, 15, 20
MOST_SEATS = 7
_READ_AS = str.maketrans("OIL", "011", " -–—\t")
# x^5 + x^2 + 1 makes a field of 32 elements, one for each sign of a code.
_FIELD, _POLYNOMIAL, _OVER = 32, 0b100101, 5


class BadRoundCode(ValueError):
    """A code that was typed wrong, in words for people."""


class RoundCode(Struct, frozen=True):
    """The edition and the drill in short, the seats (0: as the drill deals), and the seed."""

    edition: int
    drill: int
    seats: int
    seed: int

    @classmethod
    def of(cls, fingerprint: str, drill: str, seats: int | None, seed: int) -> RoundCode:
        """The code of a round at the house of that fingerprint."""
        return cls(edition_of(fingerprint), drill_of(drill), seats or 0, seed % (1 << SEED_BITS))

    @classmethod
    def of_day(cls, fingerprint: str, drill: str, seats: int, day: date) -> RoundCode:
        """The round of the day: the same for everybody who has that edition."""
        seed = _short(f"{fingerprint} {drill} {day.isoformat()}", SEED_BITS)
        return cls.of(fingerprint, drill, seats, seed)

    @classmethod
    def parse(cls, text: str) -> RoundCode:
        """Read a code as somebody typed it. Raises BadRoundCode for a misspelt one."""
        letters = text.upper().translate(_READ_AS)
        strange = sorted({each for each in letters if each not in LETTERS})
        if strange:
            raise BadRoundCode(say("No code contains the letter {letter}.", letter=strange[0]))
        if len(letters) != LONG:
            words = say(
                "A code has {long} characters. This one has {count}.", long=LONG, count=len(letters)
            )
            raise BadRoundCode(words)
        values = [LETTERS.index(each) for each in letters]
        if _check(values):
            raise BadRoundCode(say("The code has a typing error. Check each letter."))
        return cls._read(values[:-1])

    @classmethod
    def _read(cls, values: Sequence[int]) -> RoundCode:
        whole = reduce(lambda number, value: number << _OVER | value, values, 0)
        seed = whole & ((1 << SEED_BITS) - 1)
        seats = whole >> SEED_BITS & ((1 << SEATS_BITS) - 1)
        if seats > MOST_SEATS:
            raise BadRoundCode(say("This is not a round code."))
        drill = whole >> (SEED_BITS + SEATS_BITS) & ((1 << DRILL_BITS) - 1)
        return cls(whole >> (SEED_BITS + SEATS_BITS + DRILL_BITS), drill, seats, seed)

    def __str__(self) -> str:
        whole = self.edition << DRILL_BITS | self.drill
        whole = (whole << SEATS_BITS | self.seats) << SEED_BITS | self.seed
        values = [whole >> _OVER * k & (_FIELD - 1) for k in reversed(range(LONG - 1))]
        letters = "".join(LETTERS[value] for value in (*values, _check([*values, 0])))
        return "-".join(letters[k : k + GROUP] for k in range(0, LONG, GROUP))


def edition_of(fingerprint: str) -> int:
    """The short form of a house's edition."""
    return _short(fingerprint, EDITION_BITS)


def drill_of(name: str) -> int:
    """The short form of a drill's name."""
    return _short(name, DRILL_BITS)


def _short(text: str, bits: int) -> int:
    return int.from_bytes(sha256(text.encode()).digest(), "big") >> (256 - bits)


def _check(values: Sequence[int]) -> int:
    """The check letter: the sum of the letters, each times another power of two in the field of 32,
    which is zero for a sound code. One wrong letter, or two swapped ones, always change it."""
    total, weight = 0, 1
    for value in reversed(values):
        total ^= _times(value, weight)
        weight = _times(weight, 2)
    return total


def _times(one: int, other: int) -> int:
    product = 0
    for bit in range(_OVER):
        if other >> bit & 1:
            product ^= one << bit
    for bit in range(2 * _OVER - 2, _OVER - 1, -1):
        if product >> bit & 1:
            product ^= _POLYNOMIAL << (bit - _OVER)
    return product


DRILL_OF_THE_DAY, _SEATS_OF_THE_DAY = "as-it-comes", 5
SHARED = "shared "
"""The mode of a shared round as it is recorded: this and its code."""
Result = TypeVar("Result")


class SharedRound(Struct, frozen=True):
    """A code with its house and drill."""

    code: RoundCode
    house: House
    drill: Recipe

    @property
    def mode(self) -> str:
        """The mode of its records, by which results at the same round are found."""
        return f"{SHARED}{self.code}"


def shared_round(curriculum: Curriculum, code: RoundCode) -> SharedRound:
    """The round of that code. Raises NothingToDeal for an edition or a drill that is not here."""
    house = next(
        (h for h in curriculum.houses() if edition_of(h.fingerprint) == code.edition), None
    )
    if house is None:
        words = say("This machine does not have the house or edition of this code.")
        raise NothingToDeal(words)
    drills = curriculum.drills(house.id)
    drill = next((each for each in drills if drill_of(each.name) == code.drill), None)
    if drill is None:
        raise NothingToDeal(say("No drill on this machine has this code."))
    return SharedRound(code, house, drill)


def of_the_day(house: House, day: date) -> RoundCode:
    """The code of that house's round of the day."""
    return RoundCode.of_day(house.fingerprint, DRILL_OF_THE_DAY, _usual_seats(house), day)


def fresh_code(house: House, drill: str = DRILL_OF_THE_DAY, seats: int | None = None) -> RoundCode:
    """A new code, to be handed out; with as many seats as the round of the day unless it says."""
    seed = fresh_seed() % (1 << SEED_BITS)
    return RoundCode.of(house.fingerprint, drill, seats or _usual_seats(house), seed)


def _usual_seats(house: House) -> int:
    return min(_SEATS_OF_THE_DAY, house.rules.places)


def code_in(mode: str) -> str:
    """The code in the mode of a record; empty for a round that was not shared."""
    return mode.removeprefix(SHARED) if mode.startswith(SHARED) else ""


def ranked(
    results: Iterable[Result],
    *,
    right: Callable[[Result], int],
    of: Callable[[Result], int],
    elapsed_ms: Callable[[Result], int],
) -> tuple[tuple[int, Result], ...]:
    """Each result at one shared round with its rank: accuracy first, then pace. Equal results share
    a rank."""

    def key(result: Result) -> tuple[float, int]:
        return -(right(result) / max(1, of(result))), elapsed_ms(result)

    ordered = sorted(results, key=key)
    keys = [key(each) for each in ordered]
    return tuple((keys.index(key(each)) + 1, each) for each in ordered)
