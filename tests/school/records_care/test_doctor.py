"""What should hold of records and settings is looked at, named, and mended without the log."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.records.tampering import made_anew, sql, tamper
from tests.school.exports.full_disk import room_for
from tests.school.records_care.failing_disk import each_call_failing, files_of
from trainer import settings
from trainer.atomic_file import UNFINISHED
from trainer.library.houses import ADDED_HOUSES
from trainer.records.faults import RecordsFault
from trainer.records.verified import verify
from trainer.school.practice import Practice
from trainer.school.records_care.doctor import examine, mend
from trainer.school.records_care.invariants import BY_THE_LOG, OF_THE_LOG, Invariant

NOW = datetime(2026, 11, 21, 4, 30, 5, tzinfo=UTC)

Break = Callable[[Path], None]


def _bare(script: str) -> Break:
    def do(records: Path) -> None:
        with closing(sqlite3.connect(records)) as db, db:
            db.executescript(script)

    return do


def _older(records: Path) -> None:
    _bare(
        "DROP TABLE observations; DROP TABLE exposures; DROP TABLE skill_states;"
        "PRAGMA user_version = 2"
    )(records)


def _left_over(records: Path) -> None:
    left = records.parent / ".records-abc"
    left.mkdir()
    (left / "copy.sqlite3").write_bytes(b"half")
    os.utime(left, (0, 0))


def _half_a_house(records: Path) -> None:
    left = records.parent / ADDED_HOUSES / f"{UNFINISHED}abc"
    (left / "riverside").mkdir(parents=True)
    os.utime(left, (0, 0))


def _broken_settings(records: Path) -> None:
    (records.parent / "settings.json").write_text('{"last_seats": 99}')


# What is broken, and what the doctor calls it. All of it can be mended.
MENDABLE: dict[str, tuple[Break, set[Invariant]]] = {
    "a result changed": (
        _bare("UPDATE results SET tenths = 7, passed = 1"),
        {Invariant.RESULTS},
    ),
    "a mistake deleted": (_bare("DELETE FROM mistakes"), {Invariant.MISTAKES}),
    "a quick result changed": (
        _bare('UPDATE quick_results SET "right" = 99'),
        {Invariant.QUICK_RESULTS},
    ),
    "a quick answer changed": (
        _bare("UPDATE quick_answers SET elapsed_ms = 1"),
        {Invariant.QUICK_ANSWERS},
    ),
    "observations changed": (
        _bare("UPDATE observations SET seen = replace(seen, 'false', 'true')"),
        {Invariant.OBSERVATIONS},
    ),
    "exposures changed": (
        _bare("UPDATE exposures SET seen = replace(seen, 'clean', 'hit')"),
        {Invariant.EXPOSURES},
    ),
    "a skill made mastered": (
        _bare("UPDATE skill_states SET state = '[]'"),
        {Invariant.SKILL_STATES},
    ),
    "a result without a round": (
        _bare(
            "INSERT INTO results SELECT '0199ffff-0000-7000-8000-000000000000', marked_by, 1,"
            " house, drill, mode, 'x', 2, 3, tenths, 1, 0, 0, 1, 1, 1 FROM results LIMIT 1"
        ),
        {Invariant.ORPHANS},
    ),
    "a mistake without a result": (
        _bare("PRAGMA foreign_keys=OFF; UPDATE mistakes SET attempt = attempt || 'x'"),
        {Invariant.REFERENCES, Invariant.ORPHANS, Invariant.MISTAKES},
    ),
    "marked by other rules": (
        _bare("UPDATE results SET marked_by = '1:' || house"),
        {Invariant.MARKS},
    ),
    "a table missing": (
        _bare("DROP TABLE exposures"),
        {Invariant.TABLES, Invariant.EXPOSURES},
    ),
    "a column missing": (
        _bare("ALTER TABLE exposures DROP COLUMN at_ms"),
        {Invariant.TABLES, Invariant.EXPOSURES},
    ),
    "an index missing": (_bare("DROP INDEX observations_by_attempt"), {Invariant.TABLES}),
    "a guard gone": (_bare("DROP TRIGGER events_no_delete"), {Invariant.GUARDS}),
    "an older version's": (
        _older,
        {
            Invariant.SCHEMA,
            Invariant.OBSERVATIONS,
            Invariant.EXPOSURES,
            Invariant.SKILL_STATES,
        },
    ),
    "settings": (_broken_settings, {Invariant.SETTINGS}),
    "open to others": (lambda records: records.chmod(0o644), {Invariant.OWNER}),
    "something unfinished": (_left_over, {Invariant.DRAFTS}),
    "a house half put into use": (_half_a_house, {Invariant.DRAFTS}),
}


def test_nothing_is_found_where_all_holds(records: Path, home: Path) -> None:
    before = files_of(home)
    examined = examine(home)
    assert examined.findings == ()
    assert examined.unlooked == ()
    assert files_of(home) == before


def test_every_invariant_is_mended_or_known_to_be_none_that_is() -> None:
    """README: thirty-three things that should hold."""
    mended = set().union(*(named for _, named in MENDABLE.values())) | {Invariant.PAGES}
    told = {Invariant.HOUSES, Invariant.FINGERPRINTS, Invariant.FOLDER, Invariant.SPACE}
    told |= {Invariant.CLOSED}
    assert mended | told | set(OF_THE_LOG) == set(Invariant)
    assert len(Invariant) == 33


def test_a_folder_without_records_is_well(home: Path) -> None:
    examined = examine(home)
    assert examined.findings == ()
    assert examined.verified is None
    assert not home.exists()


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(each, marks=pytest.mark.posix if each == "open to others" else ())
        for each in MENDABLE
    ],
)
def test_what_can_be_mended_is_found_named_and_mended_once(
    broken: str, records: Path, home: Path
) -> None:
    break_, named = MENDABLE[broken]
    head = verify(records).head
    break_(records)
    mended = mend(home, NOW)
    assert {each.invariant for each in mended.mended} == named
    assert verify(records).head == head
    after = files_of(home)
    again = mend(home, NOW)
    assert (again.mended, again.aside) == ((), None)
    assert files_of(home) == after


def test_looking_changes_nothing(records: Path, home: Path) -> None:
    for break_, _ in (MENDABLE["a result changed"], MENDABLE["settings"]):
        break_(records)
    before = files_of(home)
    faults = examine(home).faults
    assert [each.invariant for each in faults] == [Invariant.RESULTS, Invariant.SETTINGS]
    assert all(each.mendable for each in faults)
    assert files_of(home) == before


def test_what_was_mended_is_kept_as_it_was(records: Path, home: Path) -> None:
    _bare("UPDATE results SET tenths = 7")(records)
    mended = mend(home, NOW)
    assert mended.aside == home / "records.before-mending-20261121T043005Z.sqlite3"
    with closing(sqlite3.connect(mended.aside)) as db:
        assert db.execute("SELECT DISTINCT tenths FROM results").fetchall() == [(7,)]
    practice = Practice.open(home)
    assert len(practice.done()) == 3
    practice.close()


def test_a_log_that_is_not_sound_is_named_and_never_touched(records: Path, home: Path) -> None:
    tamper(records, sql("UPDATE events SET at_ms = 0 WHERE place = 3"))
    _bare("UPDATE results SET tenths = 7")(records)
    _broken_settings(records)
    kept = records.read_bytes()
    mended = mend(home, NOW)
    assert {each.invariant for each in mended.mended} == {Invariant.SETTINGS}
    now = examine(home)
    (left,) = now.faults
    assert left.invariant in OF_THE_LOG
    assert left.some[0].startswith("event 3 ")
    assert now.unlooked == BY_THE_LOG
    assert records.read_bytes() == kept


def test_a_log_made_anew_that_nobody_can_mark_is_told(records: Path, home: Path) -> None:
    """Its hashes hold, and yet no program has laid such chips."""
    laid = 'replace(body, \'"elapsed\', \'"chips":[["x"]],"elapsed\')'
    change = f"UPDATE events SET body = {laid} WHERE kind = 'acted'"
    tamper(records, made_anew(sql(change)))
    assert verify(records).sound
    examined = examine(home)
    assert [each.invariant for each in examined.faults] == [Invariant.FACTS]
    assert examined.unlooked == BY_THE_LOG
    _bare("DROP TRIGGER events_no_delete")(records)
    kept = records.read_bytes()
    assert mend(home, NOW).mended == ()
    assert records.read_bytes() == kept


def test_a_damaged_page_of_what_is_derived_is_made_again(records: Path, home: Path) -> None:
    head = verify(records).head
    with closing(sqlite3.connect(records)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name='exposures'").fetchone()
    with records.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)
    found = {each.invariant for each in examine(home).faults}
    assert found == {Invariant.PAGES, Invariant.EXPOSURES}
    assert {each.invariant for each in mend(home, NOW).mended} == found
    assert examine(home).findings == ()
    assert verify(records).head == head


def test_broken_settings_are_kept_beside_their_place(records: Path, home: Path) -> None:
    _broken_settings(records)
    mend(home, NOW)
    assert (home / "settings.broken.json").read_text() == '{"last_seats": 99}'
    assert settings.load(home) == settings.Loaded(settings.Settings())


def test_a_disk_with_little_room_is_told(
    records: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 5_000_000))
    (found,) = examine(home).faults
    assert (found.invariant, found.some, found.mendable) == (Invariant.SPACE, ("4 MB",), False)


def test_a_full_disk_is_told_before_the_folder_is_made(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(10**9, 10**9, 0))
    (found,) = examine(home / "not" / "there").faults
    assert (found.invariant, found.some) == (Invariant.SPACE, ("0 MB",))


def test_a_folder_that_cannot_be_written_is_told(
    records: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.access
    monkeypatch.setattr(
        os, "access", lambda path, mode: mode != os.W_OK | os.X_OK and real(path, mode)
    )
    (found,) = examine(home).faults
    assert (found.invariant, found.mendable) == (Invariant.FOLDER, False)
    assert found.some == (f"{home}; allow writing to it, or set TRAINER_HOME to another folder",)
    deep = home / "not" / "there"
    told = [each.some for each in examine(deep).faults if each.invariant is Invariant.FOLDER]
    assert told == [
        (
            f"{deep} cannot be made; make it and allow writing to it, "
            "or set TRAINER_HOME to another folder",
        )
    ]


@pytest.mark.parametrize("below", ["", "dealer-school", "deep/dealer-school"])
def test_a_file_where_the_folder_or_one_above_it_should_be_is_told(
    tmp_path: Path, below: str
) -> None:
    there = tmp_path / "taken"
    there.write_text("a file")
    found = examine(there / below).faults
    told = [each.some for each in found if each.invariant is Invariant.FOLDER]
    assert told == [(f"{there} is a file; move it away",)]


def test_a_house_that_is_gone_keeps_its_results(home: Path, practised: Path) -> None:
    """Its rounds cannot be marked today; what they were marked is kept until it is back."""
    home.mkdir()
    house = home / "houses" / "club"
    shutil.copytree(Path("procedures/mbs"), house)
    rules = house / "rules.yaml"
    rules.write_text(rules.read_text().replace("house: mbs", "house: club", 1))
    practice = Practice.open(home)
    sitting = practice.start("club", "as-it-comes", seed=1)
    sitting.finish(1000)
    assert practice.results.attempts()
    practice.close()
    shutil.rmtree(house.parent)
    with closing(sqlite3.connect(home / "records.sqlite3")) as db, db:
        kept = db.execute("SELECT * FROM results").fetchall()
        db.execute("DROP INDEX observations_by_attempt")
    mend(home, NOW)
    now = examine(home)
    assert [each.invariant for each in now.findings] == [Invariant.HOUSES]
    assert now.faults == ()
    with closing(sqlite3.connect(home / "records.sqlite3")) as db:
        assert db.execute("SELECT * FROM results").fetchall() == kept


def test_nothing_is_mended_while_the_window_is_open(records: Path, home: Path) -> None:
    practice = Practice.open(home)
    assert examine(home).findings == ()
    with pytest.raises(RecordsFault) as caught:
        mend(home, NOW)
    assert caught.value.code == "in_use"
    practice.close()


def test_whatever_call_fails_in_mending_nothing_is_half(
    records: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _bare("UPDATE results SET tenths = 7; PRAGMA journal_mode=DELETE")(records)
    faults = each_call_failing(
        monkeypatch, errno.ENOSPC, lambda: mend(home, NOW), lambda: files_of(home)
    )
    assert len(faults) >= 5
    assert all("the disk is full" in str(fault) for fault in faults)
    assert examine(home).findings == ()


def test_a_disk_that_fails_in_mid_mending_leaves_all_as_it_was(records: Path, home: Path) -> None:
    _bare("UPDATE results SET tenths = 7")(records)
    before = files_of(home)
    for size in (0, 8192, 60_000):
        with room_for(size), pytest.raises(RecordsFault):
            mend(home, NOW)
        with room_for(size), pytest.raises(RecordsFault):
            examine(home)
    assert files_of(home) == before


def test_the_log_of_an_older_version_is_read_as_it_is(records: Path, home: Path) -> None:
    _older(records)
    verified = verify(records)
    assert verified.sound
    assert verified.schema == 2
