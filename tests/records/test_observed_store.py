"""What is kept of skills beside the results: found quickly, replaced whole, folded in order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, get_args

import pytest

from trainer.marking.exposures import Seen, WagerAct
from trainer.records.faults import RecordsFault, named
from trainer.records.log import Log
from trainer.records.observed_store import ObservedStore, Word, exposures_in
from trainer.records.results import ExposureSeen, Observation, Observed, SkillDay
from trainer.records.tables import quick_results
from trainer.school.skills.standing import standing_of

SKILLS = ("read.pair", "cmp.tie", "pay.pair_plus.flush@mbs")


def observation(event: int, number: int, skill: str, **others: Any) -> Observation:
    facts: dict[str, Any] = {
        "attempt": f"attempt {event:05}",
        "house": "mbs",
        "right": True,
        "latency_ms": 1500,
        "hinted": False,
        "undone": False,
        "at_ms": 1000 * event,
        "day": event // 10,
        "place": str(number),
    }
    return Observation(event=event, number=number, skill=skill, **facts | others)


def round_of(event: int, *skills: str, **others: Any) -> Observed:
    """What one attempt shows: these skills, one after the other."""
    found = [observation(event, n, skill, **others) for n, skill in enumerate(skills, 1)]
    return Observed(tuple(found))


def put(store: ObservedStore, event: int, *skills: str, **others: Any) -> None:
    store.put(f"attempt {event:05}", round_of(event, *skills, **others))


def fold(state: str | None, observed: Sequence[Observation]) -> str | None:
    """Not how a trainee stands; enough to see in which order it is folded."""
    if observed[0].skill == "gone":
        return None
    before = json.loads(state)["events"] if state is not None else []
    return json.dumps({"events": [*before, *(each.event for each in observed)]})


@pytest.fixture
def store(log: Log) -> ObservedStore:
    return ObservedStore(log, fold)


def test_observations_come_back_as_they_were_put(store: ObservedStore) -> None:
    given = round_of(3, "read.pair", "cmp.tie", right=False, latency_ms=None, hinted=True)
    store.put("attempt 00003", given)
    assert store.observations() == given.observations


def test_observations_are_found_by_skill_house_place_in_the_log_and_attempt(
    store: ObservedStore,
) -> None:
    put(store, 1, *SKILLS)
    put(store, 2, "read.pair", house="boxes")
    put(store, 3, "read.pair")
    read = ("read.pair",)
    assert [each.event for each in store.observations(read)] == [1, 2, 3]
    assert [each.event for each in store.observations(read, house="mbs")] == [1, 3]
    assert [each.event for each in store.observations(latest=2)] == [2, 3]
    assert [each.skill for each in store.observations(attempt="attempt 00001")] == list(SKILLS)


def test_what_was_asked_of_two_houses_at_once_comes_back_in_the_order_of_its_numbers(
    store: ObservedStore,
) -> None:
    houses = ("prime", "mbs", "prime", "boxes")
    given = tuple(observation(4, n, "cmp.tie", house=each) for n, each in enumerate(houses, 1))
    store.put("attempt 00004", Observed(given))
    assert store.observations() == given
    assert store.observations(house="prime") == given[::2]
    assert len(store.observations()) == 4


def exposures(store: ObservedStore, house: str = "mbs") -> tuple[ExposureSeen, ...]:
    """The exposures of all attempts there, as they are read for a trainee's beliefs."""
    shown = store.latest_exposures(house, MANY)
    return tuple(each for id_ in shown for each in exposures_in(id_, house, *shown[id_]))


def test_exposures_are_found_by_house(store: ObservedStore) -> None:
    here = (
        ExposureSeen("a", "PP07", "3 pair_plus", "hit", "mbs", 5),
        ExposureSeen("a", "SQ01", "0", "clean", "mbs", 5),
    )
    there = (ExposureSeen("a", "PP07", "4", "other", "prime", 5),)
    later = (ExposureSeen("b", "SQ01", "0", "hit", "mbs", 9),)
    store.put("b", Observed((), later))
    store.put("a", Observed((), there + here))
    assert exposures(store) == here + later
    assert exposures(store, "prime") == there
    store.put("a", Observed())
    assert (exposures(store), exposures(store, "prime")) == (later, ())


def test_the_latest_evidence_changes_with_anything_that_was_shown(store: ObservedStore) -> None:
    def show(attempt: str, *seen: str) -> None:
        shown = (
            ExposureSeen(attempt, "PP07", str(at), each, "mbs", 5) for at, each in enumerate(seen)
        )
        store.put(attempt, Observed((), tuple(shown)))

    for attempt in ("a", "b", "c"):
        show(attempt, "hit", "clean")
    before = store.latest_exposures("mbs", 2)
    assert list(before) == ["b", "c"]
    assert store.latest_exposures("prime", 2) == {}
    show("c", "hit", "other")
    after = store.latest_exposures("mbs", 2)
    assert after["b"] == before["b"]
    assert after["c"] != before["c"]


def test_an_attempt_is_put_again_in_place_of_what_it_showed(store: ObservedStore) -> None:
    put(store, 1, "read.pair", "cmp.tie")
    put(store, 2, "read.pair")
    put(store, 1, "read.pair")
    assert [(each.event, each.skill) for each in store.observations()] == [
        (1, "read.pair"),
        (2, "read.pair"),
    ]
    assert store.states(json.loads) == {"read.pair": {"events": [1, 2]}}


def test_states_go_on_in_the_order_of_the_log_whatever_the_clock_says(
    store: ObservedStore,
) -> None:
    put(store, 2, "cmp.tie", at_ms=9)
    put(store, 5, "cmp.tie", at_ms=3)
    put(store, 4, "cmp.tie", at_ms=6)
    assert store.states(json.loads) == {"cmp.tie": {"events": [2, 4, 5]}}


def test_a_skill_that_is_gone_has_no_state(store: ObservedStore) -> None:
    put(store, 1, "gone", "read.pair")
    assert set(store.states(str)) == {"read.pair"}


def test_many_attempts_are_folded_once_at_their_end(log: Log) -> None:
    told: list[int] = []

    def counted(state: str | None, observed: Sequence[Observation]) -> str | None:
        told.extend(each.event for each in observed)
        return fold(state, observed)

    store = ObservedStore(log, counted)
    with store.at_once():
        for event in (3, 1, 2):
            put(store, event, "read.pair")
        assert told == []
    assert told == [1, 2, 3]
    assert store.states(json.loads) == {"read.pair": {"events": [1, 2, 3]}}


def test_what_fails_while_many_are_put_leaves_all_as_it_was(store: ObservedStore) -> None:
    put(store, 1, "read.pair")
    with pytest.raises(AssertionError, match="power cut"):
        _put_and_fail(store)
    assert len(store.observations()) == 1
    put(store, 3, "read.pair")
    assert store.states(json.loads) == {"read.pair": {"events": [1, 3]}}


def _put_and_fail(store: ObservedStore) -> None:
    with store.at_once():
        put(store, 2, "read.pair")
        raise AssertionError("power cut")


def test_what_attempts_showed_is_taken_out_with_their_results(store: ObservedStore) -> None:
    put(store, 1, "read.pair")
    put(store, 2, "cmp.tie")
    store.take_out("attempt 00001")
    assert set(store.states(str)) == {"cmp.tie"}
    store.take_out_all(quick_results)
    assert len(store.observations()) == 1
    store.take_out_all(quick_results, other=True)
    assert (len(store.observations()), store.states(str)) == (0, {})


READS: tuple[tuple[str, Callable[[ObservedStore], object]], ...] = (
    ("observations", lambda store: store.observations()),
    ("observations", lambda store: store.days("mbs")),
    ("observations", lambda store: store.take_out("attempt 00001")),
    ("exposures", exposures),
)


@pytest.mark.parametrize(("table", "read"), READS)
@pytest.mark.parametrize("seen", ["x", "[1]", "{}"])
def test_what_was_shown_and_cannot_be_read_is_told_with_its_remedy(
    log: Log, table: str, read: Callable[[ObservedStore], object], seen: str
) -> None:
    store = ObservedStore(log)
    shown = (ExposureSeen("attempt 00001", "PP07", "3", "hit", "mbs", 5),)
    store.put("attempt 00001", Observed(round_of(1, "read.pair").observations, shown))
    with log.transaction() as db:
        db.exec_driver_sql(f"UPDATE {table} SET seen = ?", (seen,))
    with pytest.raises(RecordsFault, match="doctor --mend") as raised, named(log.file.path):
        read(store)
    assert raised.value.code == "derived"


def test_a_state_that_cannot_be_read_is_told_with_its_remedy(store: ObservedStore) -> None:
    put(store, 1, "read.pair")
    with pytest.raises(RecordsFault, match="doctor --mend"):
        store.states(standing_of)


def test_a_store_that_cannot_fold_keeps_no_states(log: Log) -> None:
    put(ObservedStore(log), 1, "read.pair")
    assert ObservedStore(log).states(str) == {}


# -------------------------------------------------------------------------- a hundred thousand

MANY, A_ROUND = 100_000, 40


def _a_career() -> Iterator[tuple[str, Observed]]:
    for event in range(1, MANY // A_ROUND + 1):
        skills = [f"skill {(event * 7 + n * 3) % 90}" for n in range(A_ROUND)]
        yield f"attempt {event:05}", round_of(event, *skills)


@pytest.mark.bench
def test_a_skill_is_found_among_a_hundred_thousand_observations(store: ObservedStore) -> None:
    """Against reading them all: one skill of ninety, the last rounds', and all states."""
    with store.at_once():
        for attempt, observed in _a_career():
            store.put(attempt, observed)
    assert len(store.observations()) == MANY
    took = {
        "all": _took(lambda: store.observations()),
        "one skill": _took(lambda: store.observations(skills=("skill 7",))),
        "the last 10 rounds": _took(lambda: store.observations(latest=10)),
        "all states": _took(lambda: store.states(str)),
    }
    print("\n" + ", ".join(f"{name} {ms:.1f} ms" for name, ms in took.items()))
    assert took["one skill"] < took["all"]
    assert took["the last 10 rounds"] < took["all"] / 50


def _took(asked: Any) -> float:
    best = 1e9
    for _ in range(3):
        begun = perf_counter()
        assert asked()
        best = min(best, perf_counter() - begun)
    return best * 1000


def test_days_count_what_was_right_unaided(store: ObservedStore) -> None:
    put(store, 11, "read.pair", "cmp.tie")
    put(store, 12, "read.pair", hinted=True)
    put(store, 13, "read.pair", right=False)
    put(store, 21, "read.pair")
    put(store, 22, "read.pair", house="prime")
    expected = (SkillDay("cmp.tie", 1, 1, 1), SkillDay("read.pair", 1, 1, 3))
    assert store.days("mbs") == (*expected, SkillDay("read.pair", 2, 1, 1))
    assert store.days("mbs", since_ms=20_000) == (SkillDay("read.pair", 2, 1, 1),)


def test_readers_know_the_words_of_what_was_seen() -> None:
    assert set(get_args(Word)) == {*Seen, *WagerAct}
