"""From the rows of the records to what is believed: rounds, items, money and conduct."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby

import pytest

from tests.marking.test_habits import CASES, Trace, _script, performed
from trainer.drills.stream import Stream
from trainer.marking.belief_inference import State
from trainer.marking.conduct import conduct
from trainer.marking.exposures import Seen
from trainer.marking.mark import mark
from trainer.records.results import ExposureSeen
from trainer.school.beliefs.history import (
    History,
    KnownLooks,
    LooksOfOne,
    can_be_sure,
    held_before,
    rule_shown,
)
from trainer.school.skills.round_evidence import TABLE

HIT, CLEAN = Seen.HIT.value, Seen.CLEAN.value


def row(attempt: int, misreading: str, cell: str = TABLE, seen: str = HIT) -> ExposureSeen:
    return ExposureSeen(f"attempt {attempt}", misreading, cell, seen, "mbs", attempt)


def test_a_habit_shown_in_two_rounds_is_confirmed() -> None:
    found = History.of([row(1, "SQ01"), row(2, "SQ01", seen=CLEAN), row(3, "SQ01"), row(4, "SQ01")])
    (held,) = found.about_conduct.explanations
    assert (held.misreading, held.state) == ("SQ01", State.CONFIRMED)
    assert (held.hits, held.clean) == (3, 1)
    assert found.about_money.explanations == ()


def test_of_a_quick_sitting_every_item_is_a_round_of_its_own() -> None:
    once = History.of([row(1, "VL08", "3")])
    twice = History.of([row(1, "VL08", "3"), row(1, "VL08", "11")])
    assert once.about_conduct.explanations == ()
    assert twice.about_conduct.confirmed == ("VL08",)


def test_a_wrong_order_explains_no_wrong_payment() -> None:
    rows = [row(n, "SQ01") for n in (1, 2)] + [row(n, "PP11", "3 pair_plus") for n in (1, 2, 3, 4)]
    found = History.of(rows)
    assert (found.about_conduct.confirmed, found.about_money.confirmed) == (("SQ01",), ("PP11",))


def test_habits_show_each_by_itself_however_many() -> None:
    names = ("SQ01", "SQ05", "SQ08", "SQ14", "IR01", "VL09")
    found = History.of([row(number, name) for number in (1, 2) for name in names])
    assert set(found.about_conduct.confirmed) == set(names)


def test_a_rule_is_counted_by_hands_from_its_first_hit_on() -> None:
    """Ante and Play of a hand are misread together; so are all wagers that it explains."""
    hits = [row(n, "HR06", f"3 {wager}") for n in (2, 3, 5, 6) for wager in ("ante", "play")]
    clean = [row(n, "HR06", "4 ante", CLEAN) for n in (1, 3, 7)]
    found = History.of(sorted([*hits, *clean, row(8, "HR06", "1")], key=lambda each: each.attempt))
    (held,) = found.about_money.explanations
    shown = rule_shown(found.money, held)
    assert (shown.hits, shown.clean, shown.since, shown.wagers) == (5, 2, 0, 8)
    assert shown.until_ms is None
    dropped = History.of([*hits, *(row(9, "HR06", f"{n} ante", CLEAN) for n in range(1, 6))])
    (past,) = held_before(dropped.money, dropped.about_money)
    assert rule_shown(dropped.money, past) == (100, 4, 0, 5, 8, 6)
    assert dropped.shown_of_money == {"HR06": rule_shown(dropped.money, past)}


def test_what_is_confirmed_of_a_round_could_be_seen_at_once() -> None:
    """The marker tells what is behind a round's mistakes only where this sees it."""
    chance, seen = Stream("sure"), [0, 0]
    for _ in range(60):
        names = {"PP11": (HIT,), "AB01": (HIT, CLEAN), "SQ01": (HIT, CLEAN, CLEAN)}
        told = [
            row(at, name, "3 pair_plus" if name != "SQ01" else TABLE, chance.choice(hows))
            for at in range(1, 3 + chance.below(6))
            for name, hows in names.items()
            if chance.below(3)
        ]
        by_attempt = groupby(told, key=lambda each: each.attempt)
        attempts = {attempt: LooksOfOne.of(rows) for attempt, rows in by_attempt}
        history = History.of_attempts(attempts.values())
        sure = {
            looks[number].attempt
            for found, looks in (
                (history.about_money, history.money),
                (history.about_conduct, history.conduct),
            )
            for each in found.explanations
            if each.state is State.CONFIRMED
            for number, _ in each.explains
        }
        for attempt in attempts:
            at_once = can_be_sure([*attempts.values()], attempt)
            assert at_once or attempt not in sure
            seen[at_once] += 1
    assert min(seen) > 20


@pytest.mark.parametrize("case", CASES, ids=[f"{habit} {name}" for habit, name, _ in CASES])
def test_each_habit_is_confirmed_by_two_rounds_and_cleared_by_more(
    case: tuple[str, str, object],
) -> None:
    habit, name, change = case
    assert callable(change)
    wrong: Trace = change(performed(name))
    shown = [_rows(number, name, wrong) for number in (1, 2)]
    found = History.of([each for rows in shown for each in rows])
    assert habit in found.about_conduct.confirmed
    right = [_rows(number, name, performed(name)) for number in range(3, 8)]
    later = History.of([each for rows in (*shown, *right) for each in rows])
    assert later.about_conduct.confirmed == ()
    assert habit in later.about_conduct.cleared


def test_of_what_was_cleared_only_what_was_believed_is_told() -> None:
    """One showed wherever it could, another once and else not; both were right five times since."""
    rows = [row(n, "PP11", "3 pair_plus") for n in (1, 2)]
    rows += [row(1, "QL10", "3 pair_plus"), *(row(1, "QL10", f"{n} ante", CLEAN) for n in (4, 5))]
    rows += [row(n, name, "3 pair_plus", CLEAN) for n in range(3, 8) for name in ("PP11", "QL10")]
    found = History.of(rows)
    told = list(held_before(found.money, found.about_money))
    assert [(each.misreading, each.since) for each in told] == [("PP11", 1)]


def _rows(number: int, name: str, trace: Trace) -> list[ExposureSeen]:
    verdict = mark(_script(name), trace).verdict
    return [row(number, each.habit, seen=each.seen.value) for each in conduct(verdict)]


def test_a_round_more_is_read_alone_and_what_changed_is_read_again() -> None:
    """Kept looks are those of the rows as they are, whichever were read before."""
    rows = {
        f"attempt {number}": [row(number, "VL08"), row(number, "SQ01")] for number in range(1, 5)
    }
    asked: list[list[str]] = []

    def read(attempts: Collection[str]) -> list[ExposureSeen]:
        asked.append(sorted(attempts))
        return [each for attempt in sorted(attempts) for each in rows[attempt]]

    def now() -> History:
        prints = {attempt: repr(shown) for attempt, shown in rows.items()}
        return History.of_attempts(kept.brought_up(prints, read))

    def afresh() -> History:
        return History.of([each for shown in rows.values() for each in shown])

    kept = KnownLooks()
    assert now() == afresh()
    rows["attempt 5"] = [row(5, "VL08", seen=CLEAN)]
    assert now() == afresh()
    rows["attempt 2"] = [row(2, "VL08", seen=CLEAN)]
    del rows["attempt 1"]
    assert now() == afresh()
    assert now() == afresh()
    assert asked == [[f"attempt {n}" for n in range(1, 5)], ["attempt 5"], ["attempt 2"]]
