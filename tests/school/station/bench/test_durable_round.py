"""A round recorded durably, with all that is derived of it, against a bare fdatasync."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

from tests.records.rounds import dealt
from tests.school.station.bench.bare import Bare, Turns, written
from tests.school.station.bench.prepared import Worked, of_another, worked
from trainer.library.houses import HouseShelf
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.store import Store
from trainer.school.clock import SYSTEM
from trainer.school.skills.house_skills import Books
from trainer.school.skills.skill_store import Skills

pytestmark = pytest.mark.bench

ROUNDS, WARM = 120, 20
MOST_TIMES = 3
"""Of a bare fdatasync of the same bytes, by the medians of the same run."""


@pytest.fixture(scope="module")
def rounds(shelf: HouseShelf, tmp_path_factory: pytest.TempPathFactory) -> tuple[Worked, ...]:
    return worked(shelf, tmp_path_factory.mktemp("worked"), ROUNDS)


def test_a_round_at_the_station(
    shelf: HouseShelf, rounds: tuple[Worked, ...], tmp_path: Path
) -> None:
    """Its end, its result, its mistakes, what it shows of skills and wrong rules, and the states of
    the skills: one transaction."""
    log = Log.open(tmp_path / "records.sqlite3", SYSTEM.wall)
    store = Store(log, Skills(Books(shelf), log).fold)
    bare, turns = Bare(tmp_path / "bare"), Turns()
    for each in rounds:
        attempt = log.dealt(dealt())
        last = log.last_event()
        assert last is not None
        derived = of_another(each.derived, attempt, last.place + 1)
        before, begun = written(), perf_counter()
        with log.transaction():
            log.finished(attempt, 9)
            store.put(derived)
        turns.ours.append(perf_counter() - begun)
        turns.sizes.append(written() - before)
        turns.bare.append(bare.sync(turns.sizes[-1]))
    assert len(store.results()) == ROUNDS
    log.close()
    bare.close()
    _judge(turns, "a durable round at the station")


def test_a_delivery_in_the_schools_records(rounds: tuple[Worked, ...], tmp_path: Path) -> None:
    """Its events, and the note that they are to be marked: one transaction."""
    path = tmp_path / "school.sqlite3"
    registry = Registry.open(path, SYSTEM.wall, make=True)
    account = _somebody(registry)
    bare, turns = Bare(tmp_path / "bare"), Turns()
    chain = rounds[0].events[0].id
    for each in rounds:
        before, begun = written(), perf_counter()
        answers = registry.submit(chain, "station", account, each.events)
        turns.ours.append(perf_counter() - begun)
        assert answers.all_kept
        turns.sizes.append(written() - before)
        turns.bare.append(bare.sync(turns.sizes[-1]))
    assert registry.count(DeliveryRow) == ROUNDS
    registry.close()
    bare.close()
    _judge(turns, "a durable delivery in the school's records")


def _somebody(registry: Registry) -> str:
    account = registry.new_id()
    private = {"login": "somebody", "name": "Somebody", "language": ""}
    facts = {"account": account, "role": "admin"}
    registry.act(account, ActKind.ACCOUNT_OPENED, facts, private)
    return account


def _judge(turns: Turns, what: str) -> None:
    for each in (turns.ours, turns.bare, turns.sizes):
        del each[:WARM]
    turns.tell(what)
    calm = turns.calmest()
    calm.tell(f"{what}, in the calmest fifth")
    assert calm.ours_s < MOST_TIMES * calm.sync_s
