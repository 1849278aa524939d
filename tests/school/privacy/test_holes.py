"""Verifying a school after somebody was erased: exactly the holes that the act names are none."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.school.privacy.one_school import LOGIN, OneSchool, copied
from trainer.records.flaw import Wrong
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.rows.log import ChainRow, ErasureRow
from trainer.records.registry.where import where
from trainer.school.privacy.account_data import AccountData
from trainer.school.station.joined import SCHOOL_FILE

Change = Callable[[sqlite3.Connection], object]


@pytest.fixture
def erased(tmp_path: Path) -> Iterator[OneSchool]:
    """A school whose trainee was erased."""
    with copied(tmp_path / "school") as school:
        AccountData(school.registry, school.admin, school.home).erase(school.trainee.id, LOGIN)
        yield school


def _verified(school: OneSchool) -> Verified:
    return verify(where(school.home / SCHOOL_FILE))


def _tampered(school: OneSchool, change: Change) -> list[tuple[Wrong, int | None]]:
    """What is found after the change, the guards put back as they were."""
    with closing(sqlite3.connect(school.home / SCHOOL_FILE)) as db, db:
        guards = db.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'events'"
        ).fetchall()
        for name, _ in guards:
            db.execute(f"DROP TRIGGER {name}")
        change(db)
        for _, sql in guards:
            db.execute(sql)
    return [(flaw.wrong, flaw.place) for flaw in _verified(school).flaws]


def _chain(school: OneSchool) -> str:
    (row,) = school.registry.rows(ChainRow, account=school.trainee.id)
    return row.chain


def _change(sql: str, *values: object) -> Change:
    return lambda db: db.execute(sql, values)


def test_the_holes_that_the_act_names_are_none(erased: OneSchool) -> None:
    found = _verified(erased)
    assert found.flaws == ()
    listed = erased.registry.rows(ErasureRow)
    acts = [each for each in listed if each.chain == SCHOOL]
    whole = sum(each.place for each in listed if each.chain != SCHOOL)
    assert found.erased == len(acts) + whole


def test_any_other_hole_is_a_flaw(erased: OneSchool) -> None:
    empty = _change("UPDATE events SET body = '' WHERE chain = ? AND place = 2", SCHOOL)
    assert (Wrong.ALTERED, 2) in _tampered(erased, empty)


def test_what_was_erased_and_says_something_is_a_flaw(erased: OneSchool) -> None:
    full = _change("UPDATE events SET body = '{}' WHERE chain = ? AND place = 3", _chain(erased))
    assert (Wrong.NOT_EMPTIED, 3) in _tampered(erased, full)


@pytest.mark.parametrize(
    ("sql", "wrong"),
    [
        ("DELETE FROM events WHERE chain = ? AND place = 4", Wrong.GAP),
        ("UPDATE events SET hash = zeroblob(32) WHERE chain = ? AND place = 4", Wrong.UNLINKED),
        ("UPDATE events SET before = zeroblob(31) WHERE chain = ? AND place = 4", Wrong.UNLINKED),
        ("UPDATE events SET id = 'x' WHERE chain = ? AND place = 4", Wrong.BAD_ID),
    ],
)
def test_around_the_holes_the_chain_is_followed(sql: str, wrong: Wrong, erased: OneSchool) -> None:
    assert wrong in {found for found, _ in _tampered(erased, _change(sql, _chain(erased)))}


def test_without_the_act_the_holes_are_flaws(erased: OneSchool) -> None:
    """Cut off the end of the school's chain, the erasure with it."""
    last = erased.registry.events_in(SCHOOL)[-1]
    cut = _change("DELETE FROM events WHERE chain = ? AND place = ?", SCHOOL, last.place)
    assert (Wrong.ALTERED, 1) in _tampered(erased, cut)
