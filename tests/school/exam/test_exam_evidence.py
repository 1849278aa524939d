"""The evidence of exams that stations with wrong clocks delivered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.records.registry.desks import STATION
from tests.records.registry.prepared import BEGAN
from trainer.records.declared import plain
from trainer.records.event import Kind, written
from trainer.records.exam import ExamBegun, ExamSat
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.log import (
    ChainRow,
    DeliveryRow,
    EventRow,
    chains,
    deliveries,
    events,
)
from trainer.school.clock import DAY_MS, HOUR_MS, MINUTE_MS
from trainer.school.exam.exam_evidence import delivered

LEFT: dict[str, Any] = {"note": "Fire alarm", "elapsed_ms": 1}


@dataclass
class Delivering:
    """Delivers events of the sitting "exam", and of other attempts, one by one."""

    registry: Registry
    places: dict[str, int]

    def __call__(
        self, chain: str, kind: Kind, at_ms: int, heard_ms: int, facts: dict[str, Any] | None = None
    ) -> None:
        place = self.places[chain] = self.places.get(chain, 0) + 1
        attempt = "exam" if kind.name.startswith("EXAM") else "round"
        told = (f"{chain} {place}", attempt, kind.value, at_ms, written(facts or {}))
        hash_ = f"{chain} {place}".encode().ljust(32)
        delivery = DeliveryRow(0, chain, place, place, "tim", STATION, "", heard_ms, waits=None)
        with self.registry.transaction() as db:
            if place == 1:
                db.execute(chains.insert(), plain(ChainRow(chain, "tim", STATION, at_ms)))
            db.execute(events.insert(), plain(EventRow(chain, place, *told, b"", hash_, heard_ms)))
            values = {k: v for k, v in plain(delivery).items() if k != "number"}
            db.execute(deliveries.insert(), values)

    def begin(self, chain: str, at_ms: int, heard_ms: int) -> None:
        begun = ExamBegun("exam", "e", "{}", 1, "mbs", "2", "f", program="1", by="sam")
        self(chain, Kind.EXAM_BEGUN, at_ms, heard_ms, asdict(begun))

    def sat(self) -> ExamSat:
        none = (None,) * 6
        row = SittingRow("exam", "e", "tim", STATION, 1, BEGAN, "sam", "open", *none)
        evidence = delivered(self.registry, row)
        assert evidence is not None
        return evidence.sat


@pytest.fixture
def deliver(tmp_path: Path) -> Iterator[Delivering]:
    path = tmp_path / "school.sqlite3"
    registry = Registry.open(path, lambda: BEGAN, make=True, as_owner=True)
    yield Delivering(registry, {})
    registry.close()


@pytest.mark.parametrize("late_ms", [1200, 5 * MINUTE_MS])
def test_a_clock_that_was_ahead_once_moves_no_exam_after_it_was_set_right(
    deliver: Delivering, late_ms: int
) -> None:
    month_ago = BEGAN - 30 * DAY_MS
    deliver("a", Kind.DEALT, month_ago + 3 * HOUR_MS, month_ago + 1000)
    deliver("a", Kind.FINISHED, BEGAN - HOUR_MS, BEGAN - HOUR_MS + 500)
    deliver.begin("a", BEGAN, BEGAN + late_ms)
    deliver("a", Kind.EXAM_LEFT, BEGAN + HOUR_MS, BEGAN + HOUR_MS + late_ms, LEFT)
    sat = deliver.sat()
    assert sat.begun_at_ms == BEGAN
    assert [each.since_ms for each in sat.breaks] == [BEGAN + HOUR_MS]


def test_a_clock_that_was_right_long_before_an_exam_may_be_behind_at_it(
    deliver: Delivering, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.records.registry.reads.event_rows._NEAR", 2)
    deliver("a", Kind.DEALT, BEGAN - DAY_MS, BEGAN - DAY_MS + 500)
    for at_ms in (BEGAN - 50, BEGAN - 40):
        deliver("a", Kind.ACTED, at_ms - HOUR_MS, at_ms)
    deliver.begin("a", BEGAN - HOUR_MS, BEGAN)
    assert deliver.sat().begun_at_ms == BEGAN


@pytest.mark.parametrize(("first", "second"), [("a", "b"), ("b", "a")])
def test_when_a_killed_exam_was_left_is_told_by_the_clock_of_the_station_it_was_at(
    deliver: Delivering, first: str, second: str
) -> None:
    """Ten minutes ahead, and away since 40 minutes after it began: both clocks would fit."""
    deliver.begin(first, BEGAN + 10 * MINUTE_MS, BEGAN)
    since = {"since_ms": BEGAN + 50 * MINUTE_MS, "sitting": "exam", "by": "kl", "elapsed_ms": 1}
    went_on = BEGAN + 60 * MINUTE_MS
    deliver(second, Kind.EXAM_RESUMED, went_on, went_on + 500, since)
    (away,) = deliver.sat().breaks
    assert (away.since_ms, away.until_ms) == (BEGAN + 40 * MINUTE_MS, went_on)
