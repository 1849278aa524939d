"""An attempt's evidence, as rows: one for each house, and in it a line of JSON with everything that
was shown there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from operator import attrgetter
from typing import Any, Literal, TypeVar

from msgspec.json import Decoder, Encoder

from trainer.records.results import ExposureSeen, Observation

Row = tuple[Any, ...]
Shown = TypeVar("Shown", Observation, ExposureSeen)

Answer = tuple[int, str, bool, int | None, bool, bool, int, int, str]
"""An observation but for its event, its attempt and its house."""
Word = Literal["hit", "clean", "other", "right", "left", "taken", "paid", "overpaid", "underpaid"]
Place = tuple[str, str, Word]
"""An exposure's misreading, cell, and what was seen there: no reader knows another word."""

_WRITE = Encoder()
_ANSWERS, _PLACES = Decoder(list[Answer]), Decoder(list[Place])

_ANSWER = attrgetter(
    *("number", "skill", "right", "latency_ms", "hinted", "undone", "at_ms", "day", "place")
)
_PLACE = attrgetter("misreading", "cell", "seen")


def observation_rows(shown: Iterable[Observation]) -> list[Row]:
    """Rows of the table ``observations``, of one attempt."""
    return [
        (of_house[0].event, of_house[0].attempt, house, _line(map(_ANSWER, of_house)))
        for house, of_house in _by_house(shown).items()
    ]


def exposure_rows(shown: Iterable[ExposureSeen]) -> list[Row]:
    """Rows of the table ``exposures``, of one attempt."""
    return [
        (of_house[0].attempt, house, of_house[0].at_ms, _line(map(_PLACE, of_house)))
        for house, of_house in _by_house(shown).items()
    ]


def _by_house(shown: Iterable[Shown]) -> Mapping[str, list[Shown]]:
    found: dict[str, list[Shown]] = defaultdict(list)
    for each in shown:
        found[each.house].append(each)
    return found


def _line(rows: Iterable[Row]) -> str:
    # One line for all: with a row for each thing, a round would take twice as long.
    return _WRITE.encode(sorted(rows)).decode()


def answers(seen: str) -> Sequence[Answer]:
    """The answers in the column ``seen`` of ``observations``."""
    return _ANSWERS.decode(seen)


def observations_in(
    event: int, attempt: str, house: str, seen: str, skills: Set[str] | None = None
) -> Iterator[Observation]:
    """The observations of a row; those of these skills."""
    for number, skill, right, latency_ms, hinted, undone, at_ms, day, place in answers(seen):
        if skills is None or skill in skills:
            columns = right, latency_ms, hinted, undone, at_ms, day, place
            yield Observation(event, number, attempt, skill, house, *columns)


def exposures_in(attempt: str, house: str, at_ms: int, seen: str) -> Iterator[ExposureSeen]:
    """The exposures of a row."""
    for misreading, cell, how in _PLACES.decode(seen):
        yield ExposureSeen(attempt, misreading, cell, how, house, at_ms)
