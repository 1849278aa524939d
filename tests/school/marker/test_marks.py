"""The marker marks a round as the station did that showed it to its trainee."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.school.beliefs.holder import works
from tests.school.slipping import work_quick, work_round
from tests.school.tables import Ticking
from trainer.drills.stream import Stream
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.marking.predict import Misread
from trainer.records.log import Log
from trainer.records.observed_store import ObservedStore
from trainer.records.quick_store import QuickStore
from trainer.records.reading import LookedAt
from trainer.records.registry.rows.marks import Marks
from trainer.records.store import Store
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.marker.copy import LEARNING, SEEN, Copy
from trainer.school.practice import RECORDS, Practice
from trainer.school.reports.counts import KINDS

ZONE_MIN = 8 * 60


class Station:
    """Practice as it is, and marks made of its records while they are in use."""

    def __init__(self, shelf: HouseShelf, home: Path) -> None:
        self.time = Ticking()
        clock = Clock(self.time.running, self.time.wall, lambda: ZONE_MIN)
        log = Log.open(home / RECORDS, clock.wall)
        self.practice = Practice(shelf, sound_recipes()[0], log, clock)
        self.looked = LookedAt(home / RECORDS)
        self.chance = Stream("station")

    def round(self, house: str, seed: int) -> None:
        self.time.now_ms += 60_000
        work_round(self.practice.start(house, "as-it-comes", seed=seed), self.chance)

    def copied(self, curriculum: Curriculum | None = None) -> Marks:
        """What the marker makes of all that is in the log."""
        at = curriculum or self.practice.curriculum
        with TemporaryDirectory() as folder:
            copy = Copy(Path(folder) / RECORDS, at)
            marks = copy.marks(copy.take(tuple(self.log.events())))
            self.beliefs = tuple(row for at in marks.beliefs_of for row in copy.beliefs(at))
            copy.close()
        return marks

    def marks(self) -> Marks:
        return self.copied()

    @property
    def log(self) -> Log:
        return Log(self.looked, wall_ms=int)

    @property
    def finished(self) -> list[str]:
        return [each.id for each in self.log.finished_attempts()]


@pytest.fixture
def station(shelf: HouseShelf, home: Path) -> Iterator[Station]:
    made = Station(shelf, home)
    yield made
    made.practice.close()


def test_rounds_and_mistakes_are_those_of_the_records(station: Station) -> None:
    for seed, house in enumerate(("mbs", "six-card-bonus", "prime"), 1):
        station.round(house, seed)
    marks = station.marks()
    results = station.practice.results
    kept = Store(station.log)
    assert [each.attempt for each in marks.rounds] == station.finished
    for marked, result in zip(marks.rounds, reversed(kept.results()), strict=True):
        same = [name for name in result.__slots__ if hasattr(marked, name)]
        assert [getattr(marked, name) for name in same] == [getattr(result, name) for name in same]
        assert len(same) == len(result.__slots__) - 1  # all but its number in the sitting
        assert marked.day == (marked.dealt_at_ms // 60_000 + ZONE_MIN) // 1440
        assert (marked.exam, marked.remedial, marked.clean) == (None, None, None)
    made = results.made(station.finished)
    assert made
    assert [(each.attempt, each.number, each.code) for each in marks.mistakes] == [
        (each.attempt, each.number, each.code) for each in made
    ]
    assert {f"{each.wager or 'table'}.{each.code}" for each in marks.mistakes} <= set(KINDS)


def test_opportunities_and_areas_are_counted(station: Station) -> None:
    station.round("mbs", 1)
    (marked,) = station.marks().rounds
    counts = marked.counts
    assert sum(counts[name] for name in counts if name.startswith("asked_")) > marked.lines
    assert (
        sum(counts[name] for name in counts if name.startswith("asked_") and "table" not in name)
        == marked.lines
    )
    observed = ObservedStore(station.log).observations(attempt=marked.attempt)
    seen = sum(counts[name] for name in counts if name.startswith("seen_"))
    right = sum(counts[name] for name in counts if name.startswith("right_"))
    assert (seen, right) == (len(observed), sum(each.right for each in observed))


def test_a_quick_sitting_has_its_marks(station: Station) -> None:
    work_quick(station.practice.quick.start("mbs", "check-the-bets", seed=1), station.chance)
    marks = station.marks()
    (marked,) = marks.quick
    (result,) = QuickStore(station.log).results()
    assert (marked.attempt, marked.right, marked.items) == (
        result.attempt,
        result.right,
        result.items,
    )
    assert marked.at_ms == result.begun_at_ms
    assert sum(n for name, n in marked.counts.items() if name.startswith("seen_")) >= marked.items
    assert marks.rounds == ()


def test_every_skill_that_was_touched_has_its_standing(station: Station) -> None:
    for seed in range(4):
        station.round("mbs", seed)
    marks = station.marks()
    standings = station.practice.sessions.standings("mbs")
    assert {each.skill for each in marks.standings} == set(standings)
    for each in marks.standings:
        now = standings[each.skill]
        share = now.right / now.seen
        assert (each.ema, each.observations, each.last_at_ms) == (share, now.seen, now.last_ms)
        assert each.level == (LEARNING if now.seen >= 12 else SEEN)
        assert each.due_at_ms > each.last_at_ms
        assert (each.due_at_ms // 60_000 + ZONE_MIN) % 1440 == 0


def test_a_confirmed_belief_stands_beside_the_mistakes_that_it_explains(
    station: Station, shelf: HouseShelf
) -> None:
    misread = Misread(shelf["mbs"].rules, shelf.rules)
    first = station.practice.test_belief("mbs", ["PP11"], seed=1)
    works(misread, first, ["PP11"])
    marks = station.marks()
    assert not station.beliefs, "one round may be one coincidence"
    assert {each.misreading for each in marks.mistakes} == {None}
    for seed in (2, 3, 4):
        works(misread, station.practice.test_belief("mbs", ["PP11"], seed=seed), ["PP11"])
    marks = station.marks()
    (belief,) = (each for each in station.beliefs if not each.misreading.startswith("SQ"))
    assert (belief.house, belief.misreading, belief.verdict) == ("mbs", "PP11", "confirmed")
    assert belief.since_ms == station.practice.results.attempts()[-1].when.timestamp() * 1000
    assert marks.beliefs_of == ("mbs",)
    of_money = [each for each in marks.mistakes if each.money_cents]
    assert of_money
    assert {each.misreading for each in of_money} == {"PP11"}


def test_a_house_that_is_gone_delivers_its_events_without_marks(station: Station) -> None:
    station.round("mbs", 1)
    nowhere = Curriculum(HouseShelf(), station.practice.curriculum.recipes)
    assert station.copied(nowhere) == Marks()
