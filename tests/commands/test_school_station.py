"""``trainer school join``, ``status`` and ``deliver``: a station from the terminal."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from tests.commands.calls import Call, caller
from tests.records.rounds import dealt
from trainer.commands import school_deliver
from trainer.records.log import Log
from trainer.records.reading import LookedAt
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow
from trainer.school.clock import SYSTEM
from trainer.school.people.station_people import person_folder
from trainer.school.practice import RECORDS
from trainer.school.station import courier
from trainer.school.station.joined import NAME

YEAR_MS = 365 * 24 * 60 * 60 * 1000
FAR = "postgresql://station:s3cret@localhost:1/school"


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    for module in (courier, school_deliver):
        monkeypatch.setattr(module, "SETTLES_IN_MS", 20)
    return caller(monkeypatch, capsys)


@pytest.fixture
def school(home: Path) -> Registry:
    home.mkdir()
    return Registry.open(home / "school.sqlite3", SYSTEM.wall, make=True)


def _round_of(registry: Registry, home: Path) -> str:
    """Somebody has finished a round on this machine."""
    account = registry.new_id()
    named = {"login": "ann", "name": "Ann", "language": ""}
    facts = {"account": account, "role": "admin"}
    registry.act(account, ActKind.ACCOUNT_OPENED, facts, named)
    log = Log.open(person_folder(home, account) / RECORDS, SYSTEM.wall)
    log.finished(log.dealt(dealt(house="gone")), 9)
    log.close()
    return account


def test_a_machine_that_belongs_to_no_school_says_how_to_join_one(call: Call, home: Path) -> None:
    for command in ("status", "deliver"):
        called = call("school", command)
        assert (called.status, called.out) == (2, "")
        assert "trainer school join URL" in called.err


def test_what_waits_is_said_and_delivered(call: Call, home: Path, school: Registry) -> None:
    account = _round_of(school, home)
    joined = call("school", "join", "here", "--name", "Table 4", "--json")
    assert joined.status == 0
    assert joined.document["name"] == "Table 4"
    before = call("school", "status", "--json")
    assert (before.status, before.document["waiting"]) == (0, 1)
    assert before.document["outboxes"] == [{"account": account, "waiting": 1, "wrong": ""}]
    delivered = call("school", "deliver", "--json")
    assert delivered.status == 0
    assert delivered.document == [
        {"account": account, "state": "delivered", "waiting": 0, "why": ""}
    ]
    assert "waiting  0" in call("school", "status").out
    assert call("school", "deliver").out == f"{account}: Everything is delivered to the school.\n"
    school.close()


@pytest.mark.parametrize("name", ["T\udcff", "a\x1b[31mb", "\u202ecba", "x" * 121, "-"])
def test_no_station_is_called_what_no_act_can_tell(
    call: Call, home: Path, school: Registry, name: str
) -> None:
    """It stands in every act that is done there. One ended in a traceback, one in a terminal."""
    call("school", "join", "here", "--name", "Table 4")
    named = call("school", "join", "here", "--name", name)
    assert (named.status, named.out) == (2, "")
    assert "name" in named.err
    assert call("school", "status", "--json").document["name"] == "Table 4"
    school.close()


def test_a_url_with_half_a_letter_is_one_line(call: Call, home: Path) -> None:
    home.mkdir()
    named = call("school", "join", "postgresql://a:b\udcff@localhost/school")
    assert (named.status, named.out) == (2, "")
    assert named.err.count("\n") == 1


def test_a_school_that_is_away_is_status_1_and_nothing_is_lost(
    call: Call, home: Path, school: Registry
) -> None:
    _round_of(school, home)
    call("school", "join", "here")
    school.close()
    away = (home / "school.sqlite3").rename(home / "away.sqlite3")
    assert call("school", "status").status == 1
    refused = call("school", "deliver")
    assert refused.status == 1
    assert "1 round waits to be delivered." in refused.out
    away.rename(home / "school.sqlite3")
    assert call("school", "deliver").status == 0


def test_no_password_is_printed(call: Call, home: Path, school: Registry) -> None:
    school.close()
    call("school", "join", "here")
    unjoined = call("school", "join", FAR, "--leave")
    assert unjoined.status == 2
    kept = f'"registry": "{FAR}"'
    text = (home / NAME).read_text().replace('"registry": "here"', kept)
    (home / NAME).write_text(text)
    assert kept in text
    told = [
        call("school", each, *how) for each in ("status", "deliver") for how in ((), ("--json",))
    ]
    for called in (unjoined, *told):
        assert "s3cret" not in called.out + called.err


def test_what_a_killed_window_left_is_delivered_and_said_so(
    call: Call, home: Path, school: Registry, tmp_path: Path
) -> None:
    """Its records lie partly in the write-ahead file, which the first look takes in."""
    account = _round_of(school, home)
    folder = person_folder(home, account)
    log = Log.open(folder / RECORDS, SYSTEM.wall)
    log.finished(log.dealt(dealt(house="gone")), 9)
    killed = shutil.copytree(folder, tmp_path / "killed")
    log.close()
    shutil.rmtree(folder)
    shutil.copytree(killed, folder)
    assert any(folder.glob("*-wal"))
    call("school", "join", "here")
    delivered = call("school", "deliver")
    assert (delivered.status, delivered.out) == (
        0,
        f"{account}: Everything is delivered to the school.\n",
    )
    school.close()


def test_a_delivery_that_ended_is_never_said_to_be_under_way(
    call: Call, home: Path, school: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records that are written all the time, by a window or by what mends them after a kill."""
    account = _round_of(school, home)
    call("school", "join", "here")
    writes = count()
    monkeypatch.setattr(LookedAt, "stamp", lambda _: ((next(writes), 0),))
    delivered = call("school", "deliver")
    assert (delivered.status, delivered.out) == (
        0,
        f"{account}: Everything is delivered to the school.\n",
    )
    assert call("school", "deliver", "--json").document[0]["state"] == "delivered"
    school.close()


def test_records_of_a_clock_that_was_years_off_are_put_aside_and_new_ones_are_delivered(
    call: Call, home: Path, school: Registry
) -> None:
    """What was delivered before stays at the school; new ids follow the clock and none of those."""
    account = _round_of(school, home)
    call("school", "join", "here")
    assert call("school", "deliver").status == 0
    records = person_folder(home, account) / RECORDS
    _one_more(records, lambda: SYSTEM.wall() + 20 * YEAR_MS)
    stopped = call("school", "deliver")
    assert stopped.status == 1
    assert "clock" in stopped.out
    assert "--new-log" in stopped.out
    put_by = call("school", "deliver", "--new-log", "--json")
    (told,) = put_by.document
    assert (put_by.status, told["state"]) == (0, "stopped")
    kept = Path(told["kept"])
    with_them = Log.open(kept, SYSTEM.wall)
    assert len(list(with_them.events())) == 4
    with_them.close()
    assert not records.exists()
    _one_more(records, SYSTEM.wall)
    assert (
        call("school", "deliver", "--new-log").out
        == f"{account}: Everything is delivered to the school.\n"
    )
    assert school.count(ChainRow, account=account) == 2
    school.close()


def _one_more(records: Path, wall_ms: Callable[[], int]) -> None:
    log = Log.open(records, wall_ms)
    log.finished(log.dealt(dealt(house="gone")), 9)
    log.close()
