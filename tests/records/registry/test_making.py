"""A school's registry made where it is going to be: all of it, or nothing, and the same again."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tests.records.registry.busy import contents
from tests.records.registry.desks import STATION, Desk, finish_round, marked
from tests.records.registry.prepared import OnServer, clock, owner_of
from tests.records.registry.server import Server, of_ones_own, why_not
from trainer.network_share import REMOTE, kind_at, share_on_windows
from trainer.records.event import Event
from trainer.records.faults import RecordsFault
from trainer.records.log import Log
from trainer.records.registry.care.looking import looking
from trainer.records.registry.delivery import Answers
from trainer.records.registry.faults import NO_ENTRY, RegistryDown, RegistryRefused
from trainer.records.registry.making import make
from trainer.records.registry.migrate import FIRST
from trainer.records.registry.postgres.engine import _why_refused
from trainer.records.registry.postgres.making import ROLES, closed_to_all, make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import Marks, RoundRow
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import File, where
from trainer.records.registry.where import Server as At
from trainer.school.records_care.school_doctor import examine_school, mend_school


def test_making_again_changes_nothing(busy_desk: Desk, place: Path | str) -> None:
    before = contents(busy_desk.registry, ALL)
    made = make(place, clock())
    assert (made.before, made.is_new) == (made.now, False)
    assert made.roles == (ROLES if made.is_on_server else ())
    assert contents(busy_desk.registry, ALL) == before


def test_a_database_with_anything_else_in_it_is_left_as_it_is(
    server: Server, on_server: OnServer
) -> None:
    with owner_of(server) as db:
        db.execute("CREATE DATABASE elsewhere_" + on_server.worker)
    at = where(server.url("elsewhere_" + on_server.worker))
    assert isinstance(at, At)
    with owner_of(server, str(at.url.database)) as db:
        db.execute("CREATE TABLE accounts_of_others (id int)")
    with pytest.raises(RegistryRefused, match="accounts_of_others") as refused:
        make_school(at)
    assert refused.value.code == "foreign"
    with owner_of(server, str(at.url.database)) as db:
        assert db.execute("SELECT to_regnamespace('school')").fetchone() == (None,)


@pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server")
def test_a_server_on_which_any_login_leaves_transactions_behind_is_refused_and_found_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A station's login that signs in and prepares that for two phases would hold that account's
    rows, and keep the server from clearing up, until a superuser comes: no connection is left that
    the marker could end."""
    with of_ones_own("fsync=off", "max_prepared_transactions=2") as server:
        at = where(server.url("postgres"))
        assert isinstance(at, At)
        with pytest.raises(RegistryRefused, match="max_prepared_transactions = 0") as refused:
            make_school(at)
        assert refused.value.code == "leaves_behind"
        with owner_of(server) as db:
            assert db.execute("SELECT to_regnamespace('school')").fetchone() == (None,)
        # Somebody raised the setting after the school had been made.
        monkeypatch.setattr("trainer.records.registry.postgres.making._server", lambda *_: "")
        make_school(at)
        with owner_of(server) as db:
            db.execute("BEGIN")
            db.execute("SELECT * FROM school.settings FOR UPDATE")
            db.execute("PREPARE TRANSACTION 'left'")
        (found,) = [e for e in examine_school(at, clock()).findings if e.invariant == "prepared"]
        ends, stops = found.some
        assert "ROLLBACK PREPARED" in ends
        assert "max_prepared_transactions is 2: set it to 0" in stops
        with owner_of(server) as db:
            db.execute("ROLLBACK PREPARED 'left'")
        examined = examine_school(at, clock())
        (found,) = [e for e in examined.findings if e.invariant == "prepared"]
        assert found.some == (stops,)
        assert not examined.unlooked, "nothing is held, so all is looked at"


def test_an_owner_without_advisory_locks_makes_a_school(
    server: Server, on_server: OnServer
) -> None:
    """A superuser may take them away, as docs/administrator.md says, before it is made."""
    owner = f"unlocked_{on_server.worker}"
    on_server.database()  # the roles are there, as where a school is made for a restore
    with owner_of(server) as db:
        db.execute(f"CREATE ROLE {owner} LOGIN CREATEROLE")
        db.execute(f"CREATE DATABASE {owner} OWNER {owner}")
    with owner_of(server, owner) as db:
        db.execute(closed_to_all())
    at = where(server.url(owner, owner))
    assert isinstance(at, At)
    assert make_school(at).is_new


def test_a_newer_registry_is_left_as_it_is(server: Server, database: str) -> None:
    with owner_of(server, database) as db:
        db.execute("UPDATE school.alembic_version SET version_num = '0999'")
    for use in (lambda: make(server.url(database), clock()), lambda: _open(server.url(database))):
        with pytest.raises(RegistryRefused) as refused:
            use()
        assert refused.value.code == "newer"


def test_a_school_without_what_today_asks_is_told_of_until_it_is_made_again(
    server: Server, database: str
) -> None:
    with owner_of(server, database) as db:
        db.execute(f"UPDATE school.alembic_version SET version_num = '{FIRST:04}'")
        db.execute("DROP FUNCTION school.account_now")
    with pytest.raises(RegistryRefused, match="their owner must run `trainer school init`") as old:
        _open(server.url(database))
    assert old.value.code == "older"
    make(server.url(database), clock())
    _open(server.url(database))
    with owner_of(server, database) as db:
        assert db.execute("SELECT to_regproc('school.account_now') IS NULL").fetchone() == (False,)


def _open(url: str) -> None:
    Registry.open(url, clock()).close()


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "school.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE mine (x)")
    with pytest.raises(RegistryRefused) as refused:
        make(path, clock())
    assert refused.value.code == "not_registry"
    with pytest.raises(RegistryRefused) as refused:
        Registry.open(tmp_path / "none.sqlite3", clock())
    assert refused.value.code == "absent"
    assert not (tmp_path / "none.sqlite3").exists()


@pytest.mark.parametrize(
    "url", ["mysql://u:hunter2@h/d", "postgresql://u:hunter2@h", "x://hunter2"]
)
def test_what_names_no_registry_is_told_so_without_its_password(url: str) -> None:
    with pytest.raises(RegistryRefused) as refused:
        where(url)
    assert "hunter2" not in str(refused.value)


def test_no_text_of_a_server_holds_its_password() -> None:
    at = where("postgresql://sam:hunter2@db.example:5433/school?sslmode=require")
    assert str(at) == "postgresql://sam@db.example:5433/school"


def test_a_registry_that_was_cut_off_is_no_new_one(tmp_path: Path) -> None:
    """An empty file in the registry's place: a new school would begin in silence."""
    path = tmp_path / "school.sqlite3"
    path.touch()
    with pytest.raises(RegistryRefused) as refused:
        Registry.open(path, lambda: 0)
    assert refused.value.code == "empty"
    assert "trainer restore" in refused.value.message
    with pytest.raises(RegistryRefused) as looked, looking(File(path)):
        pass
    assert looked.value.code == "empty"
    assert path.stat().st_size == 0


def test_a_server_that_is_not_there_may_be_there_later(tmp_path: Path) -> None:
    with pytest.raises(RegistryDown) as down:
        Registry.open(f"postgresql://sam:hunter2@/school?host={tmp_path}", clock())
    assert down.value.code == "unreachable"
    assert "hunter2" not in str(down.value) + down.value.detail
    assert "connection" in down.value.detail
    assert down.value.detail not in down.value.message


def test_a_server_that_is_short_of_memory_may_let_somebody_in_later() -> None:
    """A login that filled the table of locks kept a station from asking again: it was told that
    its password is refused."""
    said = "connection to server on socket failed: FATAL:  "
    assert _why_refused(f"{said}out of shared memory") is None
    assert _why_refused(f"{said}role sam does not exist") == NO_ENTRY


def test_a_database_that_is_not_there_is_refused(server: Server) -> None:
    with pytest.raises(RegistryRefused) as refused:
        Registry.open(server.url("no_such_school"), clock())
    assert refused.value.code == "no_entry"


MOUNTS = """/dev/sda1 / ext4 rw 0 0
fileserver:/export /srv/school\\040files nfs4 rw 0 0
//nas/records /mnt/nas cifs rw 0 0
/dev/sdb1 /mnt/nas/disk ext4 rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/sam/school.sqlite3", "ext4"),
        ("/srv/school files/school.sqlite3", "nfs4"),
        ("/srv/school filesystem/school.sqlite3", "ext4"),
        ("/mnt/nas/school.sqlite3", "cifs"),
        ("/mnt/nas/disk/school.sqlite3", "ext4"),
    ],
)
def test_a_share_is_known_by_what_is_mounted_above(path: str, kind: str) -> None:
    assert kind_at(path, MOUNTS) == kind


MOUNTS_OF_MACOS = """/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
devfs on /dev (devfs, local, nobrowse)
/dev/disk3s5 on /System/Volumes/Data (apfs, local, journaled, nobrowse)
map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)
//ann@nas/school on /Volumes/school files (smbfs, nodev, nosuid, mounted by ann)
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/Users/ann/school.sqlite3", "apfs"),
        ("/Volumes/school files/school.sqlite3", "smbfs"),
        ("/Volumes/school/school.sqlite3", "apfs"),
    ],
)
def test_a_share_is_known_by_what_macos_tells_of_its_mounts(path: str, kind: str) -> None:
    assert kind_at(path, MOUNTS_OF_MACOS) == kind


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (r"C:\Users\ann\school.sqlite3", ""),
        (r"\\?\C:\Users\ann\school.sqlite3", ""),
        (r"S:\school.sqlite3", "SMB"),
        (r"\\nas\school\school.sqlite3", "SMB"),
        (r"\\?\UNC\nas\school\school.sqlite3", "SMB"),
    ],
)
def test_a_share_is_known_on_windows_by_its_server_or_its_letter(path: str, kind: str) -> None:
    drives = {"C:\\": 3, "S:\\": REMOTE}
    assert share_on_windows(path, drives.__getitem__) == kind


def test_no_registry_is_kept_on_a_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from trainer.records.registry.lite import door

    monkeypatch.setattr(door, "share_of", lambda _: "nfs4")
    with pytest.raises(RegistryRefused, match="network share") as refused:
        make(tmp_path / "school.sqlite3", clock())
    assert refused.value.code == "network_share"
    assert not (tmp_path / "school.sqlite3").exists()


def test_no_station_keeps_its_records_on_a_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer.records import file

    monkeypatch.setattr(file, "share_of", lambda _: "cifs")
    with pytest.raises(RecordsFault, match="network share") as fault:
        Log.open(tmp_path / "records.sqlite3", clock())
    assert fault.value.code == "network_share"
    assert not (tmp_path / "records.sqlite3").exists()


def test_the_doctor_mends_what_events_give_and_then_finds_nothing(
    busy_desk: Desk, place: Path | str
) -> None:
    at = where(place)
    assert examine_school(at, clock()).findings == ()
    with busy_desk.registry.transaction() as db:
        db.exec_driver_sql("DELETE FROM overrides")
        db.exec_driver_sql("UPDATE people SET role = 'admin' WHERE login = 'tim'")
        on = "" if isinstance(at, File) else " ON events"
        db.exec_driver_sql(f"DROP TRIGGER events_no_delete{on}")
    found = [each.invariant.value for each in examine_school(at, clock()).findings]
    assert found == ["guards"], "the rest is looked at when the guards stand again"
    assert [each.invariant.value for each in mend_school(at, clock()).mended] == ["guards"]
    done = mend_school(at, clock())
    assert {each.invariant.value for each in done.mended} == {"projections", "people"}
    assert done.examined.findings == ()
    assert mend_school(at, clock()).mended == ()


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_many_stations_deliver_at_once_and_all_of_it_is_there(
    desk: Desk, place: str, tmp_path: Path
) -> None:
    answers: list[Answers] = []
    logs = [Log.open(tmp_path / f"station-{number}.sqlite3", clock()) for number in range(6)]
    told = [[finish_round(log, number) for number in (1, 2, 3)] for log in logs]
    chains = [tuple(log.events()) for log in logs]
    for log in logs:
        log.close()

    def deliver(events: tuple[Event, ...], attempts: list[str]) -> None:
        registry = Registry.open(place, clock())
        for _ in attempts:
            answers.append(registry.submit(events[0].id, STATION, desk.trainee, events))
        registry.close()

    stations = [
        threading.Thread(target=deliver, args=each) for each in zip(chains, told, strict=True)
    ]
    for each in stations:
        each.start()
    for each in stations:
        each.join()
    assert [each.all_kept for each in answers] == [True] * 18
    of = {each[0].id: attempts for each, attempts in zip(chains, told, strict=True)}
    while waiting := desk.registry.to_mark(7):
        found = [(each, Marks(rounds=tuple(map(marked, of[each.chain])))) for each in waiting]
        assert desk.registry.mark(found)
    assert desk.registry.count(RoundRow) == 18
    assert examine_school(where(place), clock()).findings == ()
