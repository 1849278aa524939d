"""A registry that somebody changed is found out: which chain, which event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.records.registry.desks import Desk
from tests.records.registry.tampering import tamper
from trainer.records.event import link
from trainer.records.flaw import Wrong
from trainer.records.log import Log
from trainer.records.registry.care.rebuilt_tables import COUNTED, ORPHANS, counted, unlike
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.making import make_again
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.where import where


@dataclass(frozen=True, slots=True)
class Busy:
    desk: Desk
    chain: str
    at: Path | str

    def verified(self) -> Verified:
        return verify(where(self.at))

    def of_chain(self, rest: str) -> str:
        return f"{rest} WHERE chain = '{self.chain}'"


@pytest.fixture
def busy(busy_desk: Desk, log: Log, place: Path | str) -> Busy:
    return Busy(busy_desk, next(log.events()).id, place)


def test_a_busy_school_is_sound(busy: Busy) -> None:
    found = busy.verified()
    assert found.sound, found.flaws
    assert (found.chains, found.erased) == (2, 0)
    (_, place, head) = next(each for each in found.heads if each[0] == "school")
    assert (place, head) == (len(busy.desk.registry.events_in("school")), found.head)


# Each: what is done to the chain of the trainee, what is found first, and in which place.
CHANGES: dict[str, tuple[str, Wrong, int]] = {
    "a body": (
        """UPDATE events SET body = replace(body, '"elapsed_ms":900', '"elapsed_ms":9')
        {at} 2""",
        Wrong.ALTERED,
        2,
    ),
    "a time": ("UPDATE events SET at_ms = at_ms - 1 {at} 3", Wrong.ALTERED, 3),
    "a kind": ("UPDATE events SET kind = 'round_abandoned' {at} 5", Wrong.ALTERED, 5),
    "an attempt": ("UPDATE events SET attempt = id {at} 4", Wrong.ALTERED, 4),
    "an id": ("UPDATE events SET id = replace(id, '-7', '-8') {at} 4", Wrong.ALTERED, 4),
    "a hash": ("UPDATE events SET hash = before {at} 6", Wrong.ALTERED, 6),
    "a link": ("UPDATE events SET before = hash {at} 6", Wrong.ALTERED, 6),
    "an emptied body": ("UPDATE events SET body = '' {at} 7", Wrong.ALTERED, 7),
    "one taken out": ("DELETE FROM events {at} 8", Wrong.GAP, 9),
    "the first taken out": ("DELETE FROM events {at} 1", Wrong.MISNAMED, 2),
    "counted otherwise": ("UPDATE events SET place = place + 100 {at} 20", Wrong.GAP, 120),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_to_an_event_is_found_where_it_is(busy: Busy, change: str) -> None:
    sql, wrong, place = CHANGES[change]
    tamper(busy.desk.registry, sql.format(at=f"WHERE chain = '{busy.chain}' AND place ="))
    first = busy.verified().first_bad
    assert first is not None
    assert (first.wrong, first.chain, first.place) == (wrong, busy.chain, place)


def test_an_event_hashed_anew_breaks_the_link_of_the_next(busy: Busy) -> None:
    (row,) = busy.desk.registry.rows(EventRow, chain=busy.chain, place=3)
    body = row.body.replace("1500", "1400")
    hash_ = link(row.before, row.id, row.attempt, row.kind, row.at_ms, body).hex()
    value = f"X'{hash_}'" if isinstance(busy.at, Path) else f"'\\x{hash_}'::bytea"
    of = f"WHERE chain = '{busy.chain}' AND place = 3"
    tamper(busy.desk.registry, f"UPDATE events SET hash = {value}, body = '{body}' {of}")
    first = busy.verified().first_bad
    assert first is not None
    assert (first.wrong, first.place) == (Wrong.UNLINKED, 4)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("UPDATE events SET body = '' WHERE chain = 'school' AND place = 3", Wrong.ALTERED),
        ("DELETE FROM events WHERE chain = 'school' AND place = 4", Wrong.GAP),
        (
            "UPDATE events SET body = replace(body, 'admin', 'trainee') WHERE chain = 'school' "
            "AND place = 1",
            Wrong.ALTERED,
        ),
    ],
)
def test_a_change_to_what_was_decided_is_found(busy: Busy, change: str, wrong: Wrong) -> None:
    tamper(busy.desk.registry, change)
    first = busy.verified().first_bad
    assert first is not None
    assert (first.wrong, first.chain) == (wrong, "school")


def test_a_chain_that_is_nobodys_or_nothing_is_found(busy: Busy) -> None:
    tamper(busy.desk.registry, busy.of_chain("UPDATE chains SET account = 'who'"))
    assert [each.wrong for each in busy.verified().flaws] == [Wrong.NOBODYS]
    tamper(busy.desk.registry, busy.of_chain("DELETE FROM events"))
    assert Wrong.EMPTY in {each.wrong for each in busy.verified().flaws}


@pytest.mark.parametrize(
    "hide",
    [
        "UPDATE events SET body = '{{}}' WHERE chain = '{chain}' AND place = 2",
        "DELETE FROM events WHERE chain = '{chain}' AND place = 9",
        "DELETE FROM events WHERE chain = '{chain}' AND place > 14",
        "UPDATE events SET at_ms = 1 WHERE kind = 'erased'",
    ],
)
def test_an_erasure_covers_what_it_lists_and_no_more(busy: Busy, hide: str) -> None:
    busy.desk.registry.erase(busy.desk.admin, busy.desk.trainee)
    found = busy.verified()
    assert found.sound, found.flaws
    assert found.erased > 15
    tamper(busy.desk.registry, hide.format(chain=busy.chain))
    assert not busy.verified().sound


def test_a_guard_that_is_gone_is_found_and_put_back(busy: Busy) -> None:
    on = "" if isinstance(busy.at, Path) else " ON events"
    with busy.desk.registry.transaction() as db:
        db.execute(text(f"DROP TRIGGER events_no_update{on}"))
    try:
        assert [(each.wrong, each.detail) for each in busy.verified().flaws] == [
            (Wrong.UNGUARDED, "events_no_update")
        ]
    finally:
        make_again(where(busy.at))
    assert busy.verified().sound


# --- what is made of events


ROWS: dict[str, tuple[str, Callable[[Busy], bool]]] = {
    "a role": (
        "UPDATE people SET role = 'admin' WHERE login = 'tim'",
        lambda busy: unlike(busy.desk.registry.where) == {"people": 2},
    ),
    "an override taken away": (
        "DELETE FROM overrides",
        lambda busy: "overrides" in unlike(busy.desk.registry.where),
    ),
    "an outcome": (
        "UPDATE exam_sittings SET outcome = 'passed'",
        lambda busy: unlike(busy.desk.registry.where) == {"exam_sittings": 4},
    ),
    "a sum": (
        "UPDATE tallies SET rounds = rounds + 1",
        lambda busy: set(unlike(busy.desk.registry.where)) == {"tallies"},
    ),
    "a mistake taken away": (
        "DELETE FROM round_mistakes WHERE severity = 'critical'",
        lambda busy: _count(busy, {"rounds": COUNTED}) == {"rounds": 1},
    ),
    "a round that nobody worked": (
        "UPDATE rounds SET attempt = 'made-up' WHERE house = 'prime'",
        lambda busy: _count(busy, ORPHANS) == {"round_mistakes": 1, "round_items": 1, "rounds": 1},
    ),
}


@pytest.mark.parametrize("change", ROWS)
def test_a_change_to_what_is_made_of_events_is_found(busy: Busy, change: str) -> None:
    sql, is_found = ROWS[change]
    assert unlike(busy.desk.registry.where) == {}
    tamper(busy.desk.registry, sql)
    assert is_found(busy)


def _count(busy: Busy, queries: object) -> dict[str, int]:
    assert isinstance(queries, dict)
    with busy.desk.registry.reading() as db:
        return dict(counted(db, queries))
