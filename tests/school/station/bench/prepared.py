"""Real rounds worked before the clock runs: what is derived of each, and what is delivered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import structs

from tests.school.slipping import work_round
from tests.school.tables import Ticking
from trainer.drills.stream import Stream
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.event import Event
from trainer.records.log import Log
from trainer.records.reading import LookedAt
from trainer.records.results import Derived, Observed
from trainer.school.clock import Clock
from trainer.school.practice import RECORDS, Practice
from trainer.school.recorded_rounds import derive
from trainer.school.station.outbox import NOTHING, Head, next_parcel

HOUSES = ("mbs", "six-card-bonus", "prime", "boxes")


@dataclass(frozen=True, slots=True)
class Worked:
    """One round: what was derived of it, and its events."""

    derived: Derived
    events: tuple[Event, ...]


def worked(shelf: HouseShelf, folder: Path, count: int, seed: int = 0) -> tuple[Worked, ...]:
    """So many rounds of one trainee, one chain, at four houses, with slips."""
    time, chance = Ticking(), Stream(f"worked {seed}")
    clock = Clock(time.running, time.wall)
    log = Log.open(folder / RECORDS, clock.wall)
    practice = Practice(shelf, sound_recipes()[0], log, clock)
    done = _Done(practice, log)
    for number in range(count):
        time.now_ms += 60_000
        house = HOUSES[number % len(HOUSES)]
        work_round(practice.start(house, "as-it-comes", seed=1000 * seed + number), chance)
        done.look()
    practice.close()
    return tuple(done.rounds)


class _Done:
    """Looks at a log after each round."""

    def __init__(self, practice: Practice, log: Log) -> None:
        self.rounds: list[Worked] = []
        self._practice, self._log = practice, log
        self._looked = LookedAt(log.file.path)
        self._head: Head = NOTHING

    def look(self) -> None:
        with self._looked.look() as reader:
            parcel = next_parcel(reader, self._head)
        assert parcel is not None, "a round was finished"
        self._head = parcel.head
        self.rounds.append(Worked(self._derived(parcel.rounds[0]), parcel.events))

    def _derived(self, attempt: str) -> Derived:
        evidence, at = self._log.attempt(attempt), self._practice.curriculum
        assert evidence is not None, "it is in the log"
        found = derive(evidence, at.shelf, at.recipes, self._practice.skills)
        assert found is not None, "its house is there"
        return found


def of_another(derived: Derived, attempt: str, event: int) -> Derived:
    """The same as if that attempt had shown it, which that event ended."""
    seen = derived.observed
    return Derived(
        replace(derived.result, attempt=attempt),
        tuple(replace(each, attempt=attempt) for each in derived.mistakes),
        Observed(
            tuple(
                structs.replace(each, attempt=attempt, event=event) for each in seen.observations
            ),
            tuple(structs.replace(each, attempt=attempt) for each in seen.exposures),
        ),
    )
