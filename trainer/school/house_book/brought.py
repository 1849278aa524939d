"""The school's choices among the readings, brought to a station."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from trainer.library.choices import ReadingChoice, read_choices, write_choices
from trainer.library.house import CHOICES
from trainer.records.registry.reads.choices_made import ChoiceMade

EVERY_MS = 60_000


class ReadingsSource(Protocol):
    """A source of the school's readings of its houses."""

    def choices_made(self) -> tuple[ChoiceMade, ...]: ...


def bring_choices(home: Path, school: ReadingsSource) -> bool:
    """The machine of that folder deals and marks by the school's choices from its next round on.
    Whether any was new. A school that chose nothing leaves those of the machine. Raises
    RegistryFault, and InputError where the file cannot be read or written."""
    made = tuple(map(_choice, school.choices_made()))
    if not made or made == read_choices(home / CHOICES).made:
        return False
    write_choices(home / CHOICES, made)
    return True


def now_and_then(bring: Callable[[], object], wall_ms: Callable[[], int]) -> Callable[[], None]:
    """The same, done at most once a minute, however often it is called."""
    last: list[int] = []

    def maybe() -> None:
        if not last or wall_ms() - last[0] >= EVERY_MS:
            last[:] = [wall_ms()]
            bring()

    return maybe


def _choice(made: ChoiceMade) -> ReadingChoice:
    at = datetime.fromtimestamp(made.at_ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return ReadingChoice(made.house, made.reading, made.answer, made.by_name, at, made.why)
