"""A registry copied from either database into a file, and put back into either."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.records.registry.busy import contents
from tests.records.registry.desks import Desk
from tests.records.registry.server import Server
from tests.records.registry.tampering import tamper
from trainer.errors import InputError
from trainer.records.registry.care.copied import Unsound
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.care.verified import verify
from trainer.records.registry.migrate import SCHEMA
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import settings
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import File, where
from trainer.school.records_care.school_backup import back_up_school, restore_school, tell_school

NOW = datetime(2026, 10, 1, 8, 30, tzinfo=UTC)
TABLES = tuple(table for table in ALL if table is not settings)


def clock() -> int:
    return 1_790_000_000_000


@pytest.fixture
def copy(busy_desk: Desk, place: Path | str, tmp_path: Path) -> Path:
    """A copy of a busy school with somebody erased."""
    desk = busy_desk
    desk.registry.erase(desk.admin, desk.stranger)
    made = back_up_school(where(place), tmp_path, None, NOW, clock)
    assert isinstance(made.where, File)
    return made.where.path


def test_a_school_on_a_server_tells_every_machine_of_its_copies(
    busy_desk: Desk, copy: Path, place: Path | str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    registry = busy_desk.registry
    told = registry.backed_up()
    if isinstance(registry.where, File):
        assert told is None, "its own machine makes them, and knows"
        return
    assert told is not None
    assert told.sound_ms == told.at_ms
    tell_school(where(place), clock, "the disk is full")
    failed = registry.backed_up()
    assert failed is not None
    assert (failed.fault, failed.sound_ms) == ("the disk is full", told.sound_ms)
    monkeypatch.setattr("trainer.records.registry.care.copied.SCHEMA", SCHEMA + 1)
    with pytest.raises(InputError, match="an older version of the program made"):
        back_up_school(where(place), tmp_path / "later", None, NOW, clock)
    later = registry.backed_up()
    assert later is not None
    assert "older version" in later.fault, "also where nobody sees what the command says"
    with pytest.raises(InputError):
        back_up_school(where(place), tmp_path, copy, NOW, clock)
    latest = registry.backed_up()
    assert latest is not None
    assert latest.fault == "exists"


def test_a_copy_holds_the_very_same_and_stands_alone(
    busy_desk: Desk, copy: Path, place: Path | str, tmp_path: Path
) -> None:
    assert copy == tmp_path / "backups" / "school-20261001T083000Z.sqlite3"
    assert not [each for each in copy.parent.iterdir() if each != copy]
    found = verify(File(copy))
    assert found.sound
    assert (found.heads, found.erased) == (verify(where(place)).heads, 0)
    copied = Registry.open(copy, clock)
    assert contents(copied, TABLES) == contents(busy_desk.registry, TABLES)
    copied.close()


def test_what_one_database_projects_and_sums_up_the_other_does_too(copy: Path) -> None:
    """The copy is a file: if it came from a server, its rows were made by the server."""
    copied = Registry.open(copy, clock)
    assert unlike(copied.where) == {}
    copied.close()


def test_a_copy_is_put_back_and_what_was_there_is_kept(copy: Path, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "school.sqlite3"
    Registry.open(target, clock, make=True).close()
    done = restore_school(copy, File(target), NOW, clock)
    assert done.aside == target.with_name("school.before-restore-20261001T083000Z.sqlite3")
    back = Registry.open(target, clock)
    assert len(back.people()) == 5
    assert unlike(back.where) == {}
    back.close()


def test_no_copy_is_put_over_another_school(copy: Path, tmp_path: Path) -> None:
    """Whoever runs it could not sign in there any more, and its stations' work would be refused."""
    target = tmp_path / "another.sqlite3"
    with closing(Registry.open(target, clock, make=True)) as another:
        desk = Desk.opened(another)
    with pytest.raises(InputError, match="a copy of another school"):
        restore_school(copy, File(target), NOW, clock)
    with closing(Registry.open(target, clock)) as another:
        assert another.person(desk.admin) is not None


def test_a_copy_is_put_into_an_empty_database_and_no_other(
    copy: Path, server: Server, database: str, place: Path | str
) -> None:
    url = server.url(database)
    if place == url:
        with pytest.raises(InputError, match="a school is in this database already"):
            restore_school(copy, where(url), NOW, clock)
        return
    done = restore_school(copy, where(url), NOW, clock)
    assert done.verified.sound
    back = Registry.open(url, clock)
    assert unlike(back.where) == {}
    assert back.challenge("nobody", "pin") == _challenge(copy)
    back.close()


def _challenge(copy: Path) -> str:
    copied = Registry.open(copy, clock)
    try:
        return copied.challenge("nobody", "pin")
    finally:
        copied.close()


def test_what_is_not_sound_is_not_copied(
    busy_desk: Desk, place: Path | str, tmp_path: Path
) -> None:
    tamper(busy_desk.registry, "UPDATE events SET at_ms = 1 WHERE chain <> 'school' AND place = 2")
    with pytest.raises(Unsound) as unsound:
        back_up_school(where(place), tmp_path, None, NOW, clock)
    assert unsound.value.verified.first_bad is not None
    assert not list((tmp_path / "backups").glob("school-*"))
