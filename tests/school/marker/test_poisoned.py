"""Whatever somebody records, the marker goes on: what cannot be marked is listed, once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.records.registry.desks import STATION, put
from tests.school.review.classroom import DRILL, HOUSE, Classroom, due
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.event import Event
from trainer.records.log import Log
from trainer.records.quick import ItemPlanned, QuickAnswered, QuickBegun, QuickLog
from trainer.records.registry.rows.log import DeliveryRow, RefusedRow
from trainer.records.registry.rows.marks import MismatchRow, QuickRow, RoundRow
from trainer.school.marker.copy import Copy
from trainer.school.marker.marker import Marker
from trainer.school.practice import RECORDS, Practice

HUGE = "9" * 40

Poison = Callable[[Log, str], object]


def _pays(amount: str, seat: str = "3") -> Poison:
    return lambda log, attempt: log.acted(attempt, f"pay {seat} ante {amount}", 900)


POISONS: dict[str, Poison] = {
    "a payment": _pays(HUGE),
    "a payment that fits": _pays("9" * 17),
    "a seat": _pays("5", HUGE),
    "no act": lambda log, attempt: log.acted(attempt, "'; DROP TABLE rounds; --", 900),
    "chips": lambda log, attempt: log.acted(attempt, "pay 3 ante 5", 900, [[HUGE], ["-1"], ["x"]]),
    "more acts than anybody does": lambda log, attempt: _acts(log, attempt, 1000),
}


def _acts(log: Log, attempt: str, count: int) -> None:
    with log.transaction():
        for number in range(count):
            log.acted(attempt, f"pay {number % 7 + 1} ante 5", 900 + number)


@pytest.mark.parametrize("name", POISONS)
def test_a_poisoned_round_stops_nobody(room: Classroom, tmp_path: Path, name: str) -> None:
    told = _told(room, tmp_path / "poison", POISONS[name])
    for at in range(0, len(told), 1000):
        part = told[at : at + 1000]
        assert room.registry.submit(told[0].id, STATION, room.desk.stranger, part).all_kept
    attempt = room.round()
    room.deliver()
    assert room.registry.count(RoundRow, attempt=attempt) == 1
    assert room.registry.count(DeliveryRow, waits=True) == 0
    of_stranger = room.registry.rows(RoundRow, account=room.desk.stranger)
    listed = room.registry.rows(MismatchRow)
    assert len(of_stranger) + len(listed) == 1
    assert {each.account for each in listed} <= {room.desk.stranger}


def test_a_sitting_of_more_questions_than_anybody_is_asked_is_not_marked(
    room: Classroom, tmp_path: Path
) -> None:
    """Each question is drawn anew, and everybody behind such a delivery waits for it."""
    log = Log.open(tmp_path / "poison" / RECORDS, room.clock.wall)
    quick, items = QuickLog(log), tuple(ItemPlanned(seed, "irr.a") for seed in range(500))
    said = dict.fromkeys(("skill", "given", "due", "why", "rule", "reading", "caught"))
    said |= {"right": True, "skill": "irr.a"}
    asked = *(HOUSE, "1", "f", "one-card-or-two", "irregularities", 1, "at_once"), items, "0.1.0"
    with log.transaction():
        attempt = quick.begun(QuickBegun(*asked))
        for number in range(1, 501):
            quick.answered(attempt, QuickAnswered(number, {}, None, said, 900))
        quick.finished(attempt)
    told = tuple(log.events())
    log.close()
    assert room.registry.submit(told[0].id, STATION, room.desk.stranger, told).all_kept
    room.mark()
    assert room.registry.count(QuickRow) == 0
    assert [each.attempt for each in room.registry.rows(MismatchRow)] == [attempt]


def test_a_clock_beyond_all_sums_is_refused(room: Classroom, tmp_path: Path) -> None:
    told = _told(room, tmp_path / "poison", lambda log, attempt: log.acted(attempt, "x", 10**17))
    answers = room.registry.submit(told[0].id, STATION, room.desk.stranger, told)
    assert not answers.all_kept
    (refused,) = room.registry.rows(RefusedRow)
    assert (refused.reason, refused.account) == ("bad_body", room.desk.stranger)


def test_what_fails_in_the_marker_itself_costs_one_delivery(
    room: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if there were a bug in it that one round brings to light."""
    told = _told(room, tmp_path / "poison", _pays("5"))
    room.registry.submit(told[0].id, STATION, room.desk.stranger, told)
    take = Copy.take

    def fails(copy: Copy, events: tuple[Event, ...]) -> object:
        if events[0].id == told[0].id:
            raise RuntimeError("a bug")
        return take(copy, events)

    monkeypatch.setattr(Copy, "take", fails)
    attempt = room.round()
    room.deliver()
    assert [each.attempt for each in room.registry.rows(RoundRow)] == [attempt]
    (listed,) = room.registry.rows(MismatchRow)
    assert (listed.attempt, listed.found) == (told[0].attempt, "")


def test_a_round_that_cannot_be_read_costs_its_account_no_other(
    room: Classroom, tmp_path: Path
) -> None:
    """The copy of the account's records was read anew for each later delivery, and fell over it."""
    unread = _told(room, tmp_path / "poison", _laid([5]))
    put(room.registry, room.desk.stranger, unread)
    read = _told(room, tmp_path / "later", _pays("5"))
    assert room.registry.submit(read[0].id, STATION, room.desk.stranger, read).all_kept
    room.mark()
    assert [each.attempt for each in room.registry.rows(RoundRow)] == [read[0].attempt]
    assert [each.attempt for each in room.registry.rows(MismatchRow)] == [unread[0].attempt]


def test_between_deliveries_that_take_long_those_of_others_are_marked(
    room: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.school.marker.marker.LONGEST_S", 0)
    for name in ("one", "two", "three"):
        told = _told(room, tmp_path / name, _pays("5"))
        room.registry.submit(told[0].id, STATION, room.desk.stranger, told)
    told = _told(room, tmp_path / "mine", _pays("5"))
    room.registry.submit(told[0].id, STATION, room.desk.trainee, told)
    marker = Marker(room.registry, lambda: room.practice.curriculum, tmp_path / "marking")
    steps = marker.work()
    assert (next(steps), next(steps)) == (1, 1)
    assert room.registry.count(RoundRow, account=room.desk.trainee) == 1
    assert sum(steps) == 2
    marker.close()


def _laid(chips: Any) -> Poison:
    return lambda log, attempt: log.acted(attempt, "pay 3 ante 5", 900, chips)


def _told(room: Classroom, folder: Path, poison: Poison) -> tuple[Event, ...]:
    """The events of a round of practice with that in it, and with acts that are right."""
    log = Log.open(folder / RECORDS, room.clock.wall)
    practice = Practice(room.practice.curriculum.shelf, sound_recipes()[0], log, room.clock)
    sitting = practice.start(HOUSE, DRILL, seed=5)
    for action in due(sitting)[:3]:
        sitting.act(action)
    poison(log, sitting.attempt_id)
    log.finished(sitting.attempt_id, 60_000)
    told = tuple(log.events())
    practice.close()
    return told
