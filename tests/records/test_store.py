from __future__ import annotations

from dataclasses import asdict, replace
from itertools import count
from pathlib import Path

import pytest

from tests.records.broken import broken_at
from tests.records.rounds import dealt, derive
from trainer.records.attempt import Attempt
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.records.results import Derived
from trainer.records.store import Store


def _finish(log: Log, store: Store, number: int, acts: int) -> str:
    attempt = log.dealt(dealt(number))
    for act in range(acts):
        log.acted(attempt, f"pay 3 ante {act + 1}", act)
    with log.transaction():
        log.finished(attempt, 1000)
        evidence = log.attempt(attempt)
        assert evidence is not None
        store.put(derive(evidence))
    return attempt


def test_the_tables_are_what_a_replay_of_the_log_makes(log: Log) -> None:
    store = Store(log)
    for number in range(1, 6):
        _finish(log, store, number, acts=number % 3)
    log.dealt(dealt(6))
    kept = store.results(), store.mistakes()
    store.rebuild(derive)
    assert (store.results(), store.mistakes()) == kept
    assert len(kept[0]) == 5


def test_the_last_round_comes_first(log: Log) -> None:
    store = Store(log)
    made = [_finish(log, store, number, acts=1) for number in (1, 2, 3)]
    assert [result.attempt for result in store.results()] == made[::-1]
    assert [result.attempt for result in store.results(limit=1)] == made[-1:]


def test_a_round_that_cannot_be_put_is_not_finished(log: Log) -> None:
    """The end of a round and its result are recorded together or not at all."""
    attempt = log.dealt(dealt())
    evidence = log.attempt(attempt)
    assert evidence is not None
    derived = derive(evidence)
    with pytest.raises(AssertionError, match="power cut"):
        _finish_and_fail(log, derived)
    assert log.attempt(attempt) == evidence
    assert Store(log).results() == ()
    log.finished(attempt, 1000)
    assert broken_at(log.events()) == ()


def test_only_rounds_marked_by_other_rules_are_marked_again(log: Log) -> None:
    store = Store(log)
    _finish(log, store, 1, acts=1)
    marked: list[str] = []

    def derive_again(attempt: Attempt) -> Derived:
        marked.append(attempt.id)
        return derive(attempt)

    store.refresh({"mbs": {"f1"}, "boxes": {"f9"}}, derive_again, at_most=9)
    assert marked == []
    store.refresh({"mbs": {"f2"}}, derive_again, at_most=9)
    assert marked == [result.attempt for result in store.results()]


def test_the_latest_rounds_are_marked_again_first(log: Log) -> None:
    store = Store(log)
    made = [_finish(log, store, number, acts=1) for number in (1, 2, 3)]
    store.refresh({"mbs": {"f2"}}, lambda attempt: None, at_most=2)
    assert [result.attempt for result in store.results()] == made[:1]


def test_a_round_that_todays_rules_cannot_read_has_no_result(log: Log) -> None:
    store = Store(log)
    _finish(log, store, 1, acts=1)
    store.refresh({"mbs": {"f2"}}, lambda attempt: None, at_most=9)
    assert (store.results(), store.mistakes()) == ((), ())
    store.rebuild(derive)
    assert len(store.results()) == 1


def test_mistakes_are_found_by_round(log: Log) -> None:
    store = Store(log)
    first, second = _finish(log, store, 1, acts=0), _finish(log, store, 2, acts=2)
    found = store.mistakes_of([first, second])
    assert [len(found[each]) for each in (first, second)] == [0, 2]


def _finish_and_fail(log: Log, derived: Derived) -> None:
    with log.transaction():
        log.finished(derived.result.attempt, 1000)
        Store(log).put(derived)
        raise AssertionError("power cut")


def test_an_end_at_another_station_counts_first_whatever_knew_of_moving(
    log: Log, tmp_path: Path
) -> None:
    """The round was dealt by a program that moved none, and so says nothing of it."""
    ticks = count(1_789_000_000_000)
    begun = Log.open(tmp_path / "begun.sqlite3", lambda: next(ticks))
    attempt = begun.new_id()
    unknowing = {name: told for name, told in asdict(dealt()).items() if name != "moved_from"}
    begun.append(attempt, Kind.DEALT, unknowing)
    log.take_in([FromElsewhere("other", each) for each in begun.events()])
    store, moved = Store(log), log.dealt(replace(dealt(), moved_from=attempt))
    assert log.of_same_deal(moved) == {attempt}
    assert log.of_same_deal(attempt) == {moved}
    begun.finished(attempt, 1000)
    log.finished(moved, 1000)
    *_, end = begun.events()
    log.take_in([FromElsewhere("other", end)])
    for each, counts in ((moved, True), (attempt, True), (moved, False)):
        evidence = log.attempt(each)
        assert evidence is not None
        assert store.put(derive(evidence)) is counts
    assert [each.attempt for each in store.results()] == [attempt]
    begun.close()
