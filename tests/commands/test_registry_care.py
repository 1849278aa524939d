"""``trainer school init``, ``verify``, ``backup``, ``restore`` and ``doctor`` of a school's
registry: in a file, and in a database."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.commands.calls import Call, caller
from tests.records.registry.server import Server, of_all_workers
from tests.school.privacy.one_school import LOGIN, NAME, OneSchool, template
from trainer.__main__ import parser
from trainer.commands import school_init
from trainer.errors import InputError
from trainer.records.registry.acts import ActKind
from trainer.records.registry.migrate import HEAD
from trainer.records.registry.postgres.making import ROLES
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.records_care import school_doctor
from trainer.school.records_care.school_doctor import SchoolInvariant
from trainer.school.station.joined import SCHOOL_FILE


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


@pytest.fixture
def school(home: Path) -> OneSchool:
    """One on this machine, that was worked with."""
    shutil.copytree(template().home, home)
    return template()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with of_all_workers(tmp_path_factory) as running:
        yield running


@pytest.fixture
def database(server: Server) -> str:
    """The URL of an empty database, with a password that the server does not ask for."""
    return server.new_database("care").replace(f"//{server.owner}@", f"//{server.owner}:hunter2@")


def _rename(at: Path | str, school: OneSchool, title: str) -> None:
    """One more act."""
    registry = Registry.open(at, SYSTEM.wall)
    facts = {"class": school.class_, "title": title}
    registry.act(school.admin.id, ActKind.CLASS_RENAMED, facts)
    registry.close()


def _do(path: Path, *statements: str) -> None:
    """As whoever owns the file."""
    with closing(sqlite3.connect(path)) as db, db:
        for each in statements:
            db.execute(each)


# ------------------------------------------------------------------------------------ a file


def test_a_registry_is_made_with_its_first_administrator_and_once(call: Call, home: Path) -> None:
    home.mkdir()
    named = ("--admin", "ada", "--name", "Ada Admin")
    made = call("school", "init", "here", *named, stdin="long enough\n")
    assert (made.status, made.err) == (0, "")
    assert f"{home / SCHOOL_FILE}\n" in made.out
    assert f"made: tables of version {HEAD}, guards" in made.out
    assert "the account ada is its first administrator's" in made.out
    again = call("school", "init", "here", "--json")
    assert (again.status, again.document["before"]) == (0, again.document["now"])
    assert again.document["roles"] == []
    assert call("verify", "here", "--json").document["events"] == 1


def test_nothing_is_made_before_the_administrators_password_is_sound(
    call: Call, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    named = ("school", "init", "here", "--admin", "ada", "--name", "Ada Admin")
    short = call(*named, stdin="short\n")
    assert (short.status, short.err) == (2, "A password has 8 to 200 characters.\n")
    typed = iter(("long enough", "long enouhg"))
    monkeypatch.setattr(school_init, "getpass", lambda _: next(typed))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    with pytest.raises(InputError, match="the two passwords differ; nothing was made"):
        school_init.run(parser().parse_args(named))
    assert not (home / SCHOOL_FILE).exists()


def test_what_is_no_place_for_a_registry_is_one_line(
    call: Call, home: Path, tmp_path: Path
) -> None:
    _do(tmp_path / "other.sqlite3", "CREATE TABLE mine (x)")
    for arguments, said in (
        (("school", "init", "here", "--admin", "ada"), "--admin and --name belong together"),
        (("school", "init", tmp_path / "other.sqlite3"), "other.sqlite3"),
        (("school", "init", "mysql://u:hunter2@h/d"), "mysql://"),
        (("verify", "here"), SCHOOL_FILE),
        (("doctor", tmp_path / "other.sqlite3"), "is no school's registry"),
        (("backup", "--of", "nowhere"), "is no school's registry"),
    ):
        called = call(*arguments)
        assert (called.status, called.out) == (2, ""), arguments
        assert said in called.err
        assert called.err.count("\n") == 1
        assert "hunter2" not in called.err
    assert not (home / SCHOOL_FILE).exists()


def test_the_head_that_was_noted_has_to_be_there(call: Call, school: OneSchool, home: Path) -> None:
    found = call("verify", "here", "--json")
    assert (found.status, found.document["sound"]) == (0, True)
    head = found.document["head"]
    told = call("verify", home / SCHOOL_FILE, "--head", head)
    assert (told.status, told.out.splitlines()[-1]) == (0, "  sound")
    assert "the head that was noted is there, 0 events before the end" in told.out
    _rename(home / SCHOOL_FILE, school, "Day class")
    assert call("verify", "here", "--head", head, "--json").document["since_head"] == 1
    forged = call("verify", "here", "--head", "0" * 64)
    assert (forged.status, forged.out.splitlines()[-1]) == (1, "  NOT SOUND")
    assert call("verify", "here", "--head", "abc").status == 2


def test_the_first_bad_event_of_any_chain_is_named(
    call: Call, school: OneSchool, home: Path
) -> None:
    guard = _guard(home / SCHOOL_FILE, "events_no_update")
    changed = "UPDATE events SET at_ms = 5 WHERE chain <> 'school' AND place = 2"
    _do(home / SCHOOL_FILE, "DROP TRIGGER events_no_update", changed, guard)
    found = call("verify", "here", "--json")
    first = found.document["first_bad"]
    assert (found.status, first["wrong"], first["place"]) == (1, "event_altered", 2)
    assert first["chain"] != "school"
    assert "NOT SOUND" in call("verify", "here").out
    kept = call("backup", "--of", "here")
    assert (kept.status, kept.out) == (1, "")
    assert "was altered" in kept.err
    assert not list(home.glob("backups/*"))


def _guard(path: Path, name: str) -> str:
    with closing(sqlite3.connect(path)) as db:
        (text,) = db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return str(text)


def test_a_copy_is_made_and_put_back_and_what_was_there_is_kept(
    call: Call, school: OneSchool, home: Path, tmp_path: Path
) -> None:
    made = call("backup", tmp_path / "copy.sqlite3", "--of", "here", "--json")
    assert (made.status, made.document["sound"]) == (0, True)
    assert call("backup", tmp_path / "copy.sqlite3", "--of", "here").status == 2
    assert call("backup", tmp_path / "copy.sqlite3", "--of", "here", "--force").status == 0
    assert call("backup", "--of", "here").status == 0
    assert len(list((home / "backups").glob("school-*.sqlite3"))) == 1
    _rename(home / SCHOOL_FILE, school, "Day class")
    later = call("verify", "here", "--json").document["head"]
    back = call("restore", tmp_path / "copy.sqlite3", "--to", "here")
    assert back.status == 0
    (aside,) = re.findall("the registry from before is kept in (.*)", back.out)
    assert call("verify", "here", "--json").document["head"] == made.document["head"]
    assert call("verify", aside, "--json").document["head"] == later


def test_whoever_was_erased_since_an_older_copy_stays_erased_when_it_is_put_back(
    call: Call, school: OneSchool, home: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert call("backup", copy, "--of", "here").status == 0
    assert NAME.encode() in copy.read_bytes()
    registry = Registry.open(home / SCHOOL_FILE, SYSTEM.wall)
    registry.erase(school.admin.id, school.trainee.id)
    registry.close()
    back = call("restore", copy, "--to", "here")
    assert (back.status, back.err) == (0, "")
    assert "accounts that had been erased since are erased again: 1" in back.out
    assert NAME.encode() not in (home / SCHOOL_FILE).read_bytes()
    told = call("verify", "here", "--json").document
    assert (told["sound"], told["erased"] > 0) == (True, True)


def test_who_comes_back_and_cannot_be_erased_again_is_named(
    call: Call, school: OneSchool, home: Path, tmp_path: Path
) -> None:
    """Whoever erased him keeps no accounts in the copy."""
    copy = tmp_path / "copy.sqlite3"
    assert call("backup", copy, "--of", "here").status == 0
    registry = Registry.open(home / SCHOOL_FILE, SYSTEM.wall)
    sue = school.supervisor.id
    registry.act(school.admin.id, ActKind.ROLE_GIVEN, {"account": sue, "role": "admin"})
    registry.erase(sue, school.trainee.id)
    registry.close()
    back = call("restore", copy, "--to", "here", "--json")
    assert back.document["erased_again"] == 0
    assert back.document["still_there"] == [LOGIN]


def test_the_doctor_says_every_invariant_and_mends_what_events_give(
    call: Call, school: OneSchool, home: Path
) -> None:
    well = call("doctor", "here")
    assert (well.status, well.err) == (0, "")
    assert all(f"holds  {each.value} " in well.out for each in SchoolInvariant)
    _do(home / SCHOOL_FILE, "DELETE FROM overrides", "UPDATE tallies SET lines = lines + 1")
    sick = call("doctor", "here")
    assert sick.status == 1
    assert re.search("BROKEN +projections", sick.out)
    assert "write --mend" in sick.out
    mended = call("doctor", "here", "--mend", "--json")
    assert (mended.status, mended.document["findings"]) == (0, [])
    assert set(mended.document["mended"]) == {"projections", "sums"}
    _do(home / SCHOOL_FILE, "DROP TRIGGER events_no_delete")
    assert re.search("BROKEN +guards", call("doctor", "here").out)
    assert "mended  guards" in call("doctor", "here", "--mend").out
    assert "nothing to mend" in call("doctor", "here", "--mend").out


def test_the_doctor_says_what_was_not_mended_to_its_end(
    call: Call, school: OneSchool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _do(home / SCHOOL_FILE, "DELETE FROM overrides", "UPDATE tallies SET lines = lines + 1")
    monkeypatch.setattr(school_doctor, "put_right", lambda _: iter(()))
    left = call("doctor", "here", "--mend")
    assert left.status == 1
    assert "nothing mended in full" in left.out
    assert "write --mend again to mend what can be mended" in left.out


def test_the_doctor_says_how_marks_come_right_that_no_chain_tells_the_end_of(
    call: Call, school: OneSchool, home: Path
) -> None:
    """As of exams that went on at another station while the school kept the first one's chain."""
    other = "(SELECT chain FROM chains WHERE chain NOT IN (SELECT chain FROM rounds) LIMIT 1)"
    _do(home / SCHOOL_FILE, f"UPDATE rounds SET chain = {other}")
    sick = call("doctor", "here")
    assert re.search("BROKEN +marks", sick.out)
    assert "`trainer school marker REGISTRY --anew` marks everything again" in sick.out
    assert "trainer restore" not in sick.out
    anew = ("school", "marker", home / SCHOOL_FILE, "--anew", "--once")
    assert call(*anew, "--folder", home / "marking").status == 0
    assert re.search("holds +marks", call("doctor", "here").out)


# -------------------------------------------------------------------------------- a database


def test_a_registry_in_a_database_is_made_filled_looked_at_mended_and_copied(
    call: Call, school: OneSchool, home: Path, database: str, tmp_path: Path
) -> None:
    made = call("school", "init", database)
    assert (made.status, made.err) == (0, "")
    assert all(f"LIMIT 20 PASSWORD '...' IN ROLE {role};" in made.out for role in ROLES)
    assert "this command again, with --admin" in made.out
    assert call("school", "init", database, "--json").document["before"] == HEAD
    head = call("verify", "here", "--json").document["head"]
    filled = call("restore", home / SCHOOL_FILE, "--to", database)
    assert (filled.status, filled.err) == (0, "")
    told = call("verify", database, "--head", head, "--json")
    assert (told.status, told.document["since_head"], told.document["sound"]) == (0, 0, True)
    full = call("restore", home / SCHOOL_FILE, "--to", database)
    assert (full.status, full.out) == (2, "")
    _rename(database, school, "Day class")
    _on_server(database, "DELETE FROM school.overrides")
    sick = call("doctor", database)
    assert sick.status == 1
    assert re.search("BROKEN +projections", sick.out)
    mended = call("doctor", database, "--mend", "--json")
    assert (mended.status, mended.document["mended"]) == (0, ["projections"])
    copied = call("backup", tmp_path / "copy.sqlite3", "--of", database)
    assert copied.status == 0
    away = call("verify", tmp_path / "copy.sqlite3", "--head", head, "--json")
    assert (away.status, away.document["since_head"]) == (0, 1)
    for each in (made, filled, sick, copied):
        assert "hunter2" not in each.out + each.err


def test_a_copy_that_cannot_be_there_is_one_line(call: Call, database: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = call("restore", tmp_path / "file" / "copy.sqlite3", "--to", database)
    assert (refused.status, refused.out, refused.err.count("\n")) == (2, "", 1)


def test_no_folder_is_made_for_what_is_not_there(call: Call, database: str, home: Path) -> None:
    """Neither for a copy that nobody made, nor for one that was to go into a folder."""
    away = home / "NOWHERE"
    for to in (database, str(home / "school.sqlite3")):
        refused = call("restore", f"{away}/x", "--to", to)
        assert refused.status == 2
        assert refused.err.startswith(f"{away}/x: "), refused.err
    refused = call("backup", "--of", database, f"{away}/")
    assert (refused.status, "is not a folder" in refused.err) == (2, True)
    assert not away.exists()


def test_a_database_of_others_is_left_as_it_is(call: Call, database: str) -> None:
    _on_server(database, "CREATE TABLE accounts_of_others (id int)")
    refused = call("school", "init", database)
    assert (refused.status, refused.out) == (2, "")
    assert "accounts_of_others" in refused.err
    assert "hunter2" not in refused.err
    for command in (("verify", database), ("doctor", database), ("backup", "--of", database)):
        assert call(*command).status == 2


def _on_server(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(statement.encode())
