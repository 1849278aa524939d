"""trainer verify, backup, restore, doctor."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.commands.calls import Call, caller
from tests.records.rounds import dealt
from tests.records.tampering import sql, tamper
from trainer.records.log import Log
from trainer.school.records_care.invariants import Invariant


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


@pytest.fixture
def records(home: Path) -> Path:
    log = Log.open(home / "records.sqlite3", lambda: 1_790_000_000_000)
    attempt = log.dealt(dealt())
    log.acted(attempt, "reveal dealer", 900)
    log.close()
    return home / "records.sqlite3"


def test_sound_records_give_their_head_which_can_be_noted(call: Call, records: Path) -> None:
    found = call("verify", "--json")
    assert (found.status, found.err) == (0, "")
    assert found.document["sound"]
    assert found.document["events"] == 2
    head = found.document["head"]
    assert head in call("verify", records).out
    noted = call("verify", "--head", head, "--json")
    assert (noted.status, noted.document["since_head"]) == (0, 0)


def test_the_first_bad_event_is_named(call: Call, records: Path) -> None:
    tamper(records, sql("UPDATE events SET at_ms = 5 WHERE place = 2"))
    found = call("verify")
    assert found.status == 1
    assert "event 2 (" in found.out
    assert " acted): it was altered" in found.out
    first = call("verify", "--json").document["first_bad"]
    assert (first["wrong"], first["place"], first["kind"]) == ("event_altered", 2, "acted")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["verify", "none.sqlite3"], "there are no records here"),
        (["verify", "--head", "abc"], "--head: 'abc' is not a head"),
        (["verify", __file__], "is not a file of this program's records"),
        (["restore", "none.sqlite3"], "there are no records here"),
        (["restore", __file__], "is not a file of this program's records"),
        (
            ["backup", "/dev/null/copy"],
            "or one above it, is a file; nothing was put here; name another place",
        ),
        (["backup", "/proc/copy"], "/proc/copy: "),
    ],
)
def test_what_cannot_be_used_is_one_line(
    arguments: list[str], said: str, call: Call, records: Path
) -> None:
    called = call(*arguments)
    assert (called.status, called.out) == (2, "")
    assert said in called.err
    assert called.err.count("\n") == 1


@pytest.mark.posix
def test_a_pipe_that_nobody_writes_is_not_waited_for(call: Call, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    called = call("verify", tmp_path / "pipe")
    assert (called.status, called.out) == (2, "")
    assert "is a folder or a device" in called.err


def test_a_copy_is_made_and_put_back(call: Call, records: Path, tmp_path: Path) -> None:
    made = call("backup", tmp_path / "copy", "--json")
    assert made.status == 0
    assert made.document["file"] == str(tmp_path / "copy")
    again = call("backup", tmp_path / "copy")
    assert (again.status, "--force" in again.err) == (2, True)
    assert call("backup", tmp_path / "copy", "--force").status == 0
    assert "copy-" not in call("backup", tmp_path).out
    back = call("restore", tmp_path / "copy")
    assert back.status == 0
    assert "the records from before are kept in" in back.out
    assert call("verify", "--head", made.document["head"]).status == 0


def test_a_copy_that_is_not_sound_is_named_and_nothing_is_done(
    call: Call, records: Path, tmp_path: Path
) -> None:
    shutil.copy(records, tmp_path / "copy")
    tamper(tmp_path / "copy", sql("DELETE FROM events WHERE place = 1"))
    before = records.read_bytes()
    called = call("restore", tmp_path / "copy")
    assert (called.status, called.out) == (1, "")
    assert "not sound, so nothing was changed" in called.err
    assert "event 2 (" in called.err
    assert records.read_bytes() == before


def test_the_doctor_says_every_invariant_and_mends(call: Call, records: Path, home: Path) -> None:
    well = call("doctor")
    assert (well.status, well.err) == (0, "")
    assert all(each.value in well.out for each in Invariant)
    (home / "settings.json").write_text("{")
    sick = call("doctor")
    assert sick.status == 1
    assert "BROKEN  settings" in sick.out
    mended = call("doctor", "--mend")
    assert mended.status == 0
    assert "mended  settings" in mended.out
    second = call("doctor", "--mend", "--json")
    assert (second.status, second.document["mended"], second.document["kept"]) == (0, [], None)


def test_without_records_there_is_nothing_to_verify_and_nothing_sick(call: Call) -> None:
    assert call("verify").status == 2
    assert call("backup").status == 2
    assert call("doctor").status == 0
