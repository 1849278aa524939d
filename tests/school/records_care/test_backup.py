"""Copies are made of sound records, whole, and put back whole; or nothing is changed."""

from __future__ import annotations

import errno
import os
import random
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn

import pytest

from tests.records.tampering import sql, tamper
from tests.school.exports.full_disk import room_for
from tests.school.records_care.failing_disk import each_call_failing, files_of
from trainer.records.copies import UnsoundCopy
from trainer.records.faults import RecordsFault
from trainer.records.verified import verify
from trainer.school.practice import RECORDS, Practice
from trainer.school.records_care.backup import BACKUPS, back_up, restore

NOW = datetime(2026, 11, 21, 4, 30, 5, tzinfo=UTC)


def test_a_copy_has_every_event_and_its_own_name(records: Path, home: Path) -> None:
    before = records.read_bytes()
    made = back_up(home, None, NOW)
    assert made.path == home / BACKUPS / "records-20261121T043005Z.sqlite3"
    assert made.verified.head == verify(records).head == verify(made.path).head
    assert records.read_bytes() == before
    assert [each.name for each in made.path.parent.iterdir()] == [made.path.name]


def test_a_copy_is_made_while_the_window_is_open(records: Path, home: Path) -> None:
    practice = Practice.open(home)
    practice.start("mbs", "as-it-comes", seed=5)
    made = back_up(home, home / "copy", NOW)
    assert made.verified.head == verify(records).head
    practice.start("mbs", "as-it-comes", seed=6)
    assert verify(made.path).events < verify(records).events
    practice.close()


def test_a_file_that_is_there_is_left_unless_it_is_said(records: Path, home: Path) -> None:
    out = home / "mine"
    out.write_text("mine")
    with pytest.raises(RecordsFault, match="--force"):
        back_up(home, out, NOW)
    assert out.read_text() == "mine"
    assert verify(back_up(home, out, NOW, force=True).path).sound


def test_nothing_is_copied_over_the_records_themselves(records: Path, home: Path) -> None:
    before = files_of(home)
    for copied in (
        lambda: back_up(home, records, NOW, force=True),
        lambda: restore(home, records, NOW),
    ):
        with pytest.raises(RecordsFault, match="itself"):
            copied()
    assert files_of(home) == before


def test_records_that_are_not_sound_are_not_copied(records: Path, home: Path) -> None:
    tamper(records, sql("UPDATE events SET at_ms = 0 WHERE place = 3"))
    before = files_of(home)
    with pytest.raises(UnsoundCopy) as caught:
        back_up(home, home / "copy", NOW)
    first = caught.value.verified.first_bad
    assert first is not None
    assert first.place == 3
    assert caught.value.file == records
    assert files_of(home) == before


def test_a_copy_is_put_back_and_what_was_there_is_kept(records: Path, home: Path) -> None:
    made = back_up(home, None, NOW)
    practice = Practice.open(home)
    practice.start("mbs", "as-it-comes", seed=5)
    practice.close()
    later = verify(records).head
    done = restore(home, made.path, NOW)
    assert verify(records).head == made.verified.head
    assert done.aside == home / "records.before-restore-20261121T043005Z.sqlite3"
    assert verify(done.aside).head == later
    again = Practice.open(home)
    assert len(again.done()) == 3
    again.close()


def test_what_a_killed_program_left_in_its_journal_is_kept_too(records: Path, home: Path) -> None:
    made = back_up(home, None, NOW)
    practice = Practice.open(home)
    practice.start("mbs", "as-it-comes", seed=5)
    left = {end: Path(f"{records}{end}").read_bytes() for end in ("", "-wal")}
    practice.close()
    for end, kept in left.items():
        Path(f"{records}{end}").write_bytes(kept)
    later = verify(records)
    done = restore(home, made.path, NOW)
    assert done.aside is not None
    assert verify(done.aside).head == later.head
    assert later.events > verify(records).events
    assert not Path(f"{records}-wal").exists()


def test_nothing_is_put_back_while_the_window_is_open(records: Path, home: Path) -> None:
    made = back_up(home, None, NOW)
    practice = Practice.open(home)
    with pytest.raises(RecordsFault) as caught:
        restore(home, made.path, NOW)
    assert caught.value.code == "in_use"
    practice.start("mbs", "as-it-comes", seed=5)
    practice.close()
    assert verify(records).sound


def test_a_copy_that_is_not_sound_is_not_put_back(records: Path, home: Path) -> None:
    made = back_up(home, None, NOW)
    tamper(made.path, sql("DELETE FROM events WHERE place = 3"))
    before = files_of(home)
    with pytest.raises(UnsoundCopy):
        restore(home, made.path, NOW)
    assert files_of(home) == before


def test_damaged_records_are_kept_as_they_are(records: Path, home: Path) -> None:
    made = back_up(home, None, NOW)
    records.write_bytes(b"\xa5" * 8192)
    done = restore(home, made.path, NOW)
    assert done.aside is not None
    assert done.aside.read_bytes() == b"\xa5" * 8192
    assert verify(records).sound


def test_a_copy_is_put_where_there_are_no_records(records: Path, home: Path) -> None:
    out = home / "copy"
    back_up(home, out, NOW)
    records.unlink()
    done = restore(home, out, NOW)
    assert done.aside is None
    assert verify(records).sound


def test_two_in_one_second_keep_both(records: Path, home: Path) -> None:
    made = back_up(home, home / "copy", NOW)
    asides = {restore(home, made.path, NOW).aside for _ in range(3)}
    assert len(asides) == 3
    assert all(aside is not None and verify(aside).sound for aside in asides)


# --- a disk that fails


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_whatever_call_fails_nothing_is_half(
    code: int, records: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = home / "copy"
    _without_journal(records)

    def failing(do: Callable[[], object]) -> list[RecordsFault]:
        return each_call_failing(monkeypatch, code, do, lambda: files_of(home))

    new = failing(lambda: back_up(home, out, NOW))
    over = failing(lambda: back_up(home, out, NOW, force=True))
    back = failing(lambda: restore(home, out, NOW))
    of_folder = hasattr(os, "fork")  # Windows opens no folder, and needs none
    assert (len(new), len(over), len(back)) == (3 + of_folder, 4 + of_folder, 4 + of_folder)
    words = {errno.ENOSPC: "the disk is full", errno.EIO: "the disk could not be"}[code]
    for fault in (*new, *over, *back):
        assert words in str(fault)
        assert "nothing was put here" in str(fault)
        assert "\n" not in str(fault)
    assert verify(records).sound
    assert verify(out).sound


def _without_journal(records: Path) -> None:
    """As it is folded before it is kept aside, so that no byte of it changes."""
    with closing(sqlite3.connect(records)) as db:
        db.execute("PRAGMA journal_mode=DELETE")


@pytest.mark.parametrize("size", [0, 4096, 100_000])
def test_a_disk_that_fails_in_mid_copy_leaves_nothing(size: int, records: Path, home: Path) -> None:
    out = home / "copy"
    back_up(home, out, NOW)
    before = files_of(home)
    with room_for(size):
        for copied in (
            lambda: back_up(home, home / "more", NOW),
            lambda: back_up(home, out, NOW, force=True),
            lambda: restore(home, out, NOW),
        ):
            with pytest.raises(RecordsFault) as caught:
                copied()
            assert caught.value.code in ("disk_full", "disk_fault")
    assert files_of(home) == before


@pytest.mark.posix
def test_killed_while_a_copy_is_put_back_the_records_are_whole(records: Path, home: Path) -> None:
    one, other = home / "one", home / "other"
    back_up(home, one, NOW)
    practice = Practice.open(home)
    practice.start("mbs", "as-it-comes", seed=5)
    practice.close()
    back_up(home, other, NOW)
    heads, chance = {verify(one).head, verify(other).head}, random.Random(0)
    for _ in range(10):
        child = os.fork()
        if child == 0:
            _restore_for_ever(home, one, other)
        time.sleep(chance.uniform(0.02, 0.15))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        verified = verify(records)
        assert verified.sound
        assert verified.head in heads


def _restore_for_ever(home: Path, *copies: Path) -> NoReturn:
    try:
        while True:
            for each in copies:
                restore(home, each, NOW)
    finally:
        os._exit(1)


def test_any_name_of_a_folder_will_do(records: Path, tmp_path: Path) -> None:
    odd = tmp_path / f"50% of{'?' * hasattr(os, 'fork')} the #chips; Кости 牌"
    odd.mkdir()
    shutil.copy(records, odd / RECORDS)
    made = back_up(odd, None, NOW)
    assert restore(odd, made.path, NOW).verified.head == verify(odd / RECORDS).head


def test_the_records_are_not_where_the_copy_is(tmp_path: Path, home: Path) -> None:
    with pytest.raises(RecordsFault) as caught:
        back_up(home, tmp_path / "copy", NOW)
    assert caught.value.code == "absent"
    (tmp_path / "there").write_text("mine")
    with pytest.raises(RecordsFault):
        back_up(home, tmp_path / "there", NOW, force=True)
    assert (tmp_path / "there").read_text() == "mine"
    assert not (home / RECORDS).exists()
    shutil.rmtree(home, ignore_errors=True)
    with pytest.raises(RecordsFault):
        restore(home, tmp_path / "none", NOW)
    assert not (home / RECORDS).exists()
