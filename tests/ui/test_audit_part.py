"""The page of acts and backups in the real window: by keys alone, by whoever may."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace as replaced
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot
from sqlalchemy import insert

from tests.records.registry.million import blank_row
from tests.ui.at_school import as_admin, in_dialog, people, press, type_
from trainer.records.registry.acts import SCHOOL, ActKind, Role
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import exam_sittings, sheets_seen
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import mismatches, rounds
from trainer.school.audit_page import GROUPS, AuditRoute, station_words
from trainer.school.people.station_people import person_folder
from trainer.school.records_care.daily_backups import DailyBackups, Taken
from trainer.shots.people import signed_in
from trainer.ui.application import Application
from trainer.ui.audit_part import AuditPart, restore_asked
from trainer.ui.document.page import DocumentPage
from trainer.ui.routes import AUDIT


def part(app: Application) -> AuditPart:
    found = app.parts.of(AUDIT)
    assert isinstance(found, AuditPart)
    return found


def opened(app: Application, role: Role = Role.ADMIN) -> DocumentPage:
    signed_in(app, role)
    app.turn_to(AUDIT)
    return part(app).page(AUDIT)


def table(page: DocumentPage, name: str) -> QTableView | None:
    """The table of that name, if it is there."""
    return page.findChild(QTableView, name)


def button(page: DocumentPage, name: str) -> QPushButton | None:
    """The button of that name, if it is there."""
    return page.findChild(QPushButton, name)


def daily(app: Application) -> DailyBackups:
    found = app.backups.daily
    assert found is not None
    return found


def broken(app: Application) -> None:
    """The last copy failed."""
    now_ms = app.people.wall_ms()
    daily(app).record(daily(app).schedule, (Taken(now_ms, "", fault="3 pages differ"),))


def backed_up(app: Application, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not app.backups.busy and bool(daily(app).there))
    QApplication.processEvents()


def headings(app: Application) -> list[str]:
    """What is told from now on."""
    told: list[str] = []

    def tell(heading: str, lines: Iterable[object] = ()) -> None:
        told.extend((heading, *map(str, lines)))

    app.tell = tell  # type: ignore[assignment, method-assign]
    return told


def cells(page: DocumentPage, name: str = "audit.acts", column: int = 2) -> list[str]:
    found = table(page, name)
    assert found is not None
    model = found.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_a_station_without_a_name_is_told_by_the_end_of_its_id() -> None:
    assert station_words("01a223aa-a785-76d1-950b-b3e22cb1532c") == "Station b1532c"
    assert station_words("exam-room") == "exam-room"


def test_a_backup_is_made_by_a_key_and_stands_in_the_list(
    at_school: Application, qtbot: QtBot
) -> None:
    page = opened(at_school)
    press(Qt.Key.Key_B)
    backed_up(at_school, qtbot)
    assert cells(page, "audit.copies", 1)[0] in ("✓ checked", "✓ restored")
    assert page.findChild(QFrame, "audit.alarm") is None
    made, back = button(page, "audit.copy"), button(page, "audit.restore")
    assert made is not None
    assert back is not None
    assert made.y() == back.y(), "one line of buttons"


def test_a_copy_by_hand_of_a_school_on_a_server_makes_no_daily_ones(
    at_school: Application,
) -> None:
    joined = at_school.people.joined
    assert joined is not None

    def makes_them() -> bool:
        return at_school.backups.makes_them

    daily(at_school).take()
    assert makes_them()
    at_school.people.school.joined = replaced(joined, registry="postgresql://of@server/school")
    assert not makes_them()
    opened(at_school)
    shown = part(at_school).page(AUDIT)
    assert cells(shown, "audit.copies", 1), "it is in the list all the same"
    told = shown.findChild(QLabel, "audit.plan")
    assert told is not None
    assert told.text().startswith("No daily backups are made here.")
    at_school.backups.busy = True
    part(at_school).show()
    told = shown.findChild(QLabel, "audit.plan")
    assert told is not None
    assert told.text() == "A backup is being made and checked."
    at_school.backups.busy = False
    daily(at_school).set(daily(at_school).schedule)
    assert makes_them()


def test_a_copy_whose_file_is_gone_is_not_called_checked(at_school: Application) -> None:
    copy = daily(at_school).take()
    Path(copy.file).unlink()
    page = opened(at_school)
    assert cells(page, "audit.copies", 1)[0] == "■ missing or changed"


def test_a_copy_that_is_due_is_made_by_itself(at_school: Application, qtbot: QtBot) -> None:
    at_school.backups.look()
    backed_up(at_school, qtbot)
    assert len(daily(at_school).taken) == 1
    at_school.backups.look()
    assert not at_school.backups.busy


def test_whether_a_copy_is_due_is_not_asked_of_a_server_that_fell_silent(
    at_school: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window looks every minute, and a station works on without its server."""

    def silent(_: Registry) -> bool:
        raise RegistryDown("server", "code", "the server does not answer")

    signed_in(at_school, Role.TRAINEE)
    monkeypatch.setattr(Registry, "is_demo", property(silent))
    at_school.backups.look()
    assert not at_school.people.school.is_demo


def test_an_alarm_stands_on_the_pages_until_a_copy_is_sound(
    at_school: Application, qtbot: QtBot
) -> None:
    broken(at_school)
    page = opened(at_school)
    alarm = page.findChild(QFrame, "audit.alarm")
    assert alarm is not None
    assert alarm.isVisible()
    assert "3 pages differ" in alarm.accessibleName()
    assert button(page, "audit.alarm.now") is not None
    assert button(page, "audit.alarm.more") is None, "it would lead here"
    at_school.turn_to("people")
    page_of_people = people(at_school).page("people")
    now = page_of_people.findChild(QPushButton, "people.alarm.now")
    assert now is not None
    now.click()
    backed_up(at_school, qtbot)
    qtbot.waitUntil(lambda: page_of_people.findChild(QPushButton, "people.alarm.now") is None)


@pytest.mark.parametrize(
    ("page", "role"), [(AUDIT, Role.ADMIN), ("people", Role.ADMIN), ("class", Role.SUPERVISOR)]
)
def test_a_backup_that_fails_behind_the_lock_is_told_where_the_lock_opens(
    at_school: Application, qtbot: QtBot, tmp_path: Path, page: str, role: Role
) -> None:
    """Backups are made at night, and a window locks long before."""
    signed_in(at_school, role)
    at_school.turn_to(page)
    shown = at_school.window.pages.page(page)
    (no_folder := tmp_path / "a file").touch()
    daily(at_school).record(replace(daily(at_school).schedule, folder=str(no_folder)), ())
    at_school.people.lock()
    at_school.backups.look()
    qtbot.waitUntil(lambda: not at_school.backups.busy)
    assert at_school.window.page == "locked"
    at_school.people.window_lock.open_it()
    qtbot.waitUntil(lambda: shown.findChild(QFrame, f"{page}.alarm") is not None)


def test_a_supervisor_sees_the_alarm_and_is_led_to_the_page(
    at_school: Application, qtbot: QtBot
) -> None:
    broken(at_school)
    signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("class")
    page = at_school.window.pages.page("class")
    qtbot.waitUntil(lambda: page.findChild(QPushButton, "class.alarm.more") is not None)
    more = page.findChild(QPushButton, "class.alarm.more")
    assert page.findChild(QPushButton, "class.alarm.now") is None
    assert more is not None
    assert more.isVisible()
    more.click()
    assert at_school.window.page == AUDIT
    audit = part(at_school).page(AUDIT)
    assert cells(audit)
    assert button(audit, "audit.copy") is None
    assert button(audit, "audit.restore") is None


def test_every_act_is_in_one_group() -> None:
    groups = [begins.split() for begins, _ in GROUPS.values() if begins]
    for kind in ActKind:
        assert sum(kind.startswith(tuple(begins)) for begins in groups) == 1, kind


def test_acts_say_names_as_they_are(at_school: Application) -> None:
    name = "<b>x</b> &amp; %1 {0}"
    as_admin(at_school).open(name, Role.TRAINEE)
    page = opened(at_school)
    assert f"Opened the account of {name}: trainee" in cells(page)
    part(at_school).go(AuditRoute(group="exams"))
    assert not any("account" in each for each in cells(page))


def test_all_of_it_is_verified_by_a_key(at_school: Application, qtbot: QtBot) -> None:
    heard = headings(at_school)
    page = opened(at_school)
    press(Qt.Key.Key_V)

    def verifying() -> tuple[str, bool]:
        verify = button(page, "audit.verify")
        assert verify is not None
        return verify.text(), verify.isEnabled()

    assert verifying() == ("Verifying…", False)
    qtbot.waitUntil(lambda: verifying() == ("Verify all", True))
    assert heard[0] == "The school's records are intact"


def test_a_schedule_is_set_in_the_window(at_school: Application) -> None:
    opened(at_school)
    in_dialog(lambda dialog: press(Qt.Key.Key_Return))
    press(Qt.Key.Key_S)
    assert daily(at_school).schedule.hour == 2
    assert (at_school.home / "backups.json").exists()
    changed = "Changed the settings of backups and retention"
    assert changed not in cells(part(at_school).page(AUDIT)), "nothing was"

    def an_hour_later(_: QDialog) -> None:
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Return)

    in_dialog(an_hour_later)
    press(Qt.Key.Key_S)
    assert daily(at_school).schedule.hour == 3
    assert cells(part(at_school).page(AUDIT))[0] == changed


def test_a_backup_is_restored_in_the_window(at_school: Application, qtbot: QtBot) -> None:
    page = opened(at_school)
    press(Qt.Key.Key_B)
    backed_up(at_school, qtbot)
    as_admin(at_school).open("Priya Shah", Role.TRAINEE)
    told = headings(at_school)
    assert button(page, "audit.restore") is not None
    in_dialog(lambda dialog: press(Qt.Key.Key_Return))
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: at_school.window.page == "sign-in")
    assert "The backup was restored" in told, told
    registry = at_school.people.registry
    assert registry is not None
    assert "Priya Shah" not in {each.name for each in registry.people()}
    (copy,) = daily(at_school).there
    last = registry.rows(EventRow, order="-place", chain=SCHOOL)[0]
    assert (last.kind, last.facts["backup"]) == (ActKind.RESTORED, Path(copy.file).name)
    assert last.facts["events"] == copy.events
    assert last.facts["where"] == registry.station
    assert f"{copy.events} event" in told[told.index("The backup was restored") + 1], "as chosen"
    kept = [each.name for each in Path(at_school.home).glob("school.before-restore-*")]
    assert len(kept) == 1


def test_closed_accounts_are_erased_when_their_time_is_over(at_school: Application) -> None:
    people_ = as_admin(at_school)
    person = next(each for each in people_.everybody() if each.account.role is Role.TRAINEE)
    people_.close(person.account, "left")
    daily(at_school).set(replace(daily(at_school).schedule, erase_months=6))
    later = at_school.people.wall_ms() + timedelta(days=200) // timedelta(milliseconds=1)
    at_school.people.wall_ms = lambda: later
    page = opened(at_school)
    here = person_folder(at_school.home, person.account.id)
    here.mkdir(parents=True, exist_ok=True)
    assert button(page, "audit.erase") is not None
    in_dialog(lambda _: type_("erase", Qt.Key.Key_Return), "erase")
    press(Qt.Key.Key_E)
    assert button(page, "audit.erase") is None
    assert not here.exists(), "nor does the machine keep anything of that person"
    assert cells(page, column=3)[0] == "This machine"
    assert not any(label.text() == person.account.name for label in page.findChildren(QLabel))


@pytest.mark.parametrize(("key", "chosen"), [(Qt.Key.Key_Escape, False), (Qt.Key.Key_Return, True)])
def test_a_backup_is_put_back_only_where_it_is_meant(
    at_school: Application, key: Qt.Key, chosen: bool
) -> None:
    copy = Taken(at_school.people.wall_ms(), "backup.sqlite3")
    in_dialog(lambda _: press(key))
    assert restore_asked(at_school.window, [copy]) == (copy if chosen else None)


def test_a_mismatch_has_a_card_and_shows_its_marks_to_supervisors(at_school: Application) -> None:
    page = opened(at_school)
    assert table(page, "audit.unlike") is None
    registry = at_school.people.registry
    assert registry is not None
    marks = {"claimed": '{"right": 9, "items": 9}', "found": '{"right": 7, "items": 9}'}
    with registry.transaction() as db:
        db.execute(
            insert(mismatches).values(
                attempt="a-1", account="gone", station="station 4", at_ms=1, **marks
            )
        )
    for role, told in ((Role.ADMIN, False), (Role.SUPERVISOR, True)):
        page = opened(at_school, role)
        stands = page.findChild(QLabel, "audit.stands")
        assert stands is not None
        assert table(page, "audit.unlike") is not None
        assert ("9 of 9 right" in stands.text()) is told


def test_no_mismatch_tells_how_an_exam_went_to_whoever_may_still_mark_it_blind(
    at_school: Application,
) -> None:
    """Neither that of the exam nor that of a round of it."""
    opened(at_school)
    registry, told = at_school.people.registry, list[bool]()
    assert registry is not None
    with registry.transaction() as db:
        sat = {"sitting": "s-1", "state": "ended", "outcome": "failed"}
        db.execute(insert(exam_sittings).values(blank_row(exam_sittings) | sat))
        db.execute(insert(rounds).values(blank_row(rounds) | {"attempt": "a-1", "exam": "s-1"}))
        for attempt in ("a-1", "s-1"):
            marks = {"claimed": '{"right": 9, "items": 9}', "found": '{"right": 7, "items": 9}'}
            row = {"attempt": attempt, "account": "gone", "station": "station 4", "at_ms": 1}
            db.execute(insert(mismatches).values(row | marks))
    for _ in range(2):
        page = opened(at_school, Role.SUPERVISOR)
        for attempt in ("a-1", "s-1"):
            part(at_school).go(AuditRoute(unlike=attempt))
            stands = page.findChild(QLabel, "audit.stands")
            assert stands is not None
            told.append("9 of 9 right" in stands.text())
        account = at_school.people.account
        assert account is not None
        with registry.transaction() as db:
            seen = {"sitting": "s-1", "by": account.id, "at_ms": 1}
            db.execute(insert(sheets_seen).prefix_with("OR IGNORE").values(seen))
    assert told == [False, False, True, True]
