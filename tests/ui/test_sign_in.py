"""Signing in and the lock in the real window: nobody sees a page that is not for them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.at_school import (
    WORDS,
    Opened,
    bar,
    door,
    hear,
    in_dialog,
    people,
    press,
    set_up,
    sign_in_as,
    type_,
)
from tests.ui.test_whole_rounds import the
from trainer.drills.drill_options import Feedback
from trainer.records.registry.acts import Role
from trainer.records.registry.rows.people import BadgeRow
from trainer.school.people.sign_in import SignedIn
from trainer.shots.people import signed_in
from trainer.ui import door_part, people_controller
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.kit.form_dialog import KeepAsked
from trainer.ui.people.station_school import SchoolHere
from trainer.ui.people_controller import away_note, elsewhere_note
from trainer.ui.routes import ACCOUNT

# --- a machine without a school


def test_a_single_machine_asks_nothing(open_app: Opened, home: Path) -> None:
    app = open_app()
    assert app.window.page == "today"
    assert app.practice is not None
    assert app.people.account is None
    assert ACCOUNT not in bar(app)
    assert "sign-in" not in bar(app)
    assert not list(home.glob("school*"))


UNUSED = """
import sys
from pathlib import Path
import trainer.ui.app
heavy = ("trainer.school", "sqlalchemy", "argon2", "openpyxl", "trainer.ui.people", "trainer.ui.pl")
print([each for each in sys.modules if each.startswith(heavy)])
from PySide6.QtWidgets import QApplication
qt = QApplication([])
from trainer.ui.application import Application
from trainer.settings import Settings
app = Application(Path(sys.argv[1]), Settings())
app.open()
heavy = ("argon2", "openpyxl", "psycopg", "trainer.records.registry.registry")
print([each for each in sys.modules if each.startswith(heavy)])
"""


def test_without_a_school_nothing_of_one_is_read(tmp_path: Path) -> None:
    """Before the window is painted nothing at all, and afterwards nothing that costs time."""
    call = [sys.executable, "-c", UNUSED, str(tmp_path)]
    done = subprocess.run(call, capture_output=True, text=True)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"], done.stderr


# --- the whole way, by keys alone


def test_a_school_from_nothing_to_a_round_of_its_trainee_by_keys_alone(
    open_app: Opened, home: Path
) -> None:
    app = open_app()
    set_up(app)
    assert app.window.page == "people"
    start = add(app, "Ines Moreau")
    press(Qt.Key.Key_Escape)
    app.turn_to(ACCOUNT)
    press(Qt.Key.Key_O)
    assert (app.window.page, app.practice) == ("sign-in", None)
    sign_in_as(app, "ines.moreau", start)
    assert app.window.page == "own-password"
    type_(WORDS)
    type_(WORDS, Qt.Key.Key_Return)
    assert app.window.page == "first-start"
    account = app.people.account
    assert account is not None
    assert (account.name, account.role) == ("Ines Moreau", Role.TRAINEE)
    assert (home / "people" / account.id / "records.sqlite3").is_file()
    app.rounds.deal(RoundAsked("mbs", "settle-the-table", 3, Feedback.AT_THE_END))
    assert app.window.page == "table"
    lock_and_unlock(app)


def test_a_supervisor_is_there_from_the_first_day_on_where_one_is_named(open_app: Opened) -> None:
    app = open_app()
    app.turn_to("set-up-school")
    for text in (
        "Olga Brandt",
        "olga",
        WORDS,
        WORDS,
        "Olga Brandt",
        "olga.teaches",
        "exam words 5",
    ):
        type_(text)
    type_("exam words 5", Qt.Key.Key_Return)
    assert app.window.page == "people"
    app.people.sign_out()
    sign_in_as(app, "olga.teaches", "exam words 5")
    account = app.people.account
    assert account is not None
    assert (account.name, account.role) == ("Olga Brandt", Role.SUPERVISOR)


def test_a_school_half_set_up_is_not_left_unasked(
    open_app: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look at the settings emptied the form."""
    app, asked = open_app(), list[str]()
    monkeypatch.setattr(KeepAsked, "exec", lambda self: asked.append(self.objectName()))
    app.turn_to("set-up-school")
    type_("Olga Brandt")
    app.turn_to("settings")
    assert asked == ["unsent"]
    assert app.window.page == "set-up-school"
    assert door(app).set_up.admin.name.text == "Olga Brandt"
    door(app).set_up.leave.click()
    assert (asked, app.window.page) == (["unsent"], "settings")


def test_no_school_is_made_where_both_accounts_have_one_sign_in_name(
    open_app: Opened, home: Path
) -> None:
    app = open_app()
    app.turn_to("set-up-school")
    for text in ("Olga Brandt", "olga", WORDS, WORDS, "Olga Brandt", "Olga", WORDS):
        type_(text)
    type_(WORDS, Qt.Key.Key_Return)
    assert app.window.page == "set-up-school"
    assert "different sign-in names" in door(app).set_up.trouble.text()
    assert not (home / "school.sqlite3").exists()
    door(app).set_up.leave.click()


def add(app: Application, name: str) -> str:
    """The start password that is told."""
    heard: list[str] = []

    def fill(_: QDialog) -> None:
        in_dialog(partial(hear, heard), "told")
        type_(name, Qt.Key.Key_Return)

    in_dialog(fill)
    press(Qt.Key.Key_N)
    assert f"{name} signs in" in " ".join(heard)
    return heard[2]


def lock_and_unlock(app: Application) -> None:
    sitting = app.rounds.sitting
    assert sitting is not None
    app.people.lock()
    assert app.window.page == "locked"
    assert sitting.watch.paused
    type_("not this one", Qt.Key.Key_Return)
    assert app.window.page == "locked"
    assert door(app).locked.trouble.isVisible()
    type_(WORDS, Qt.Key.Key_Return)
    assert app.window.page == "table"
    assert app.rounds.sitting is sitting
    assert the(app, "paused").isVisible()
    press(Qt.Key.Key_Return)
    assert not sitting.watch.paused


# --- at the door


def test_a_later_start_asks_who_it_is(open_app: Opened, home: Path) -> None:
    first = open_app()
    set_up(first)
    first.window.close()
    again = open_app()
    assert again.window.page == "sign-in"
    assert again.practice is None
    assert door(again).sign_in.login.text == "olga", "whoever was here last is offered first"
    type_(WORDS, Qt.Key.Key_Return)
    assert again.window.page == "people"


def test_a_demo_school_says_how_many_of_its_people_it_offers(
    at_school: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SchoolHere, "is_demo", property(lambda _: True))
    there = len(at_school.people.school.offered())
    for most, told in ((1, f"1 of {there} in this demo school"), (there, "In this demo school")):
        monkeypatch.setattr(door_part, "MOST_OFFERED", most)
        door(at_school).open("sign-in")
        heading = the(at_school, "sign-in.heading")
        assert isinstance(heading, QLabel)
        assert heading.text() == told


def test_nothing_else_can_be_seen_before_somebody_is_let_in(at_school: Application) -> None:
    for page in ("today", "settings", "help", "people", "results", "account"):
        at_school.turn_to(page)
        assert at_school.window.page == "sign-in"
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
        press(key)
        assert at_school.window.page == "sign-in"


def test_who_wants_no_account_practises_without_where_that_is_allowed(
    at_school: Application,
) -> None:
    the(at_school, "sign-in.without").setFocus()
    press(Qt.Key.Key_Return)
    assert at_school.window.page == "today"
    assert at_school.practice is not None
    assert bar(at_school)[-1] == "sign-in"
    the(at_school, "nav.sign-in").setFocus()
    press(Qt.Key.Key_Space)
    assert at_school.window.page == "sign-in"


@pytest.mark.slow
def test_and_not_where_it_is_not(open_app: Opened, home: Path, a_made_school: Path) -> None:
    shutil.copytree(a_made_school, home)
    app = open_app(without_account=False)
    assert not the(app, "sign-in.without").isVisible()


def test_after_five_wrong_passwords_it_says_for_how_long(at_school: Application) -> None:
    for _ in range(5):
        sign_in_as(at_school, "ines.moreau", "not this one")
    assert "15 minutes" in door(at_school).sign_in.trouble.text()
    assert at_school.window.page == "sign-in"


@pytest.mark.slow
def test_a_broken_file_of_the_school_is_told_and_practice_goes_on(
    open_app: Opened, home: Path
) -> None:
    home.mkdir(parents=True, exist_ok=True)
    (home / "school.json").write_text("{", encoding="utf-8")
    app = open_app()
    notice = the(app, "today.notice")
    assert isinstance(notice, QLabel)
    assert "school.json" in notice.text()
    assert app.practice is not None


@pytest.mark.parametrize("text", [None, "Dear diary,\n" * 500], ids=["gone", "none of ours"])
def test_records_of_the_school_that_cannot_be_opened_are_told_at_the_door(
    text: str | None, open_app: Opened, home: Path, a_made_school: Path
) -> None:
    shutil.copytree(a_made_school, home)
    for file in home.glob("school.sqlite3*"):
        file.unlink()
    if text is not None:
        (home / "school.sqlite3").write_text(text, encoding="utf-8")
    app = open_app()
    assert app.window.page == "sign-in"
    says = the(app, "sign-in.says")
    assert isinstance(says, QLabel)
    assert f"{home / 'school.sqlite3'}: " in says.text()
    sign_in_as(app, "ines.moreau", WORDS)
    assert "cannot be reached" in door(app).sign_in.trouble.text()


@pytest.mark.slow
def test_a_school_that_is_away_lets_in_trainees_who_were_here_before_and_says_so(
    open_app: Opened, home: Path
) -> None:
    app = open_app()
    set_up(app)
    start = add(app, "Ines Moreau")
    press(Qt.Key.Key_Escape)
    app.people.sign_out()
    sign_in_as(app, "ines.moreau", start)
    type_(WORDS)
    type_(WORDS, Qt.Key.Key_Return)
    app.window.close()
    joined = (home / "school.json").read_text(encoding="utf-8")
    away = joined.replace('"here"', '"postgresql://trainer@127.0.0.1:1/school"')
    (home / "school.json").write_text(away, encoding="utf-8")
    again = open_app()
    assert again.window.page == "sign-in"
    says = the(again, "sign-in.says")
    assert isinstance(says, QLabel)
    assert "cannot be reached" in says.text()
    for nobody_here in ("somebody.else", "olga"):
        sign_in_as(again, nobody_here, WORDS)
        assert "Only trainees who signed in" in door(again).sign_in.trouble.text()
    sign_in_as(again, "ines.moreau", WORDS)
    assert again.people.away
    assert away_note() in again.notice
    again.turn_to(ACCOUNT)
    told = the(again, "account.told")
    assert isinstance(told, QLabel)
    assert "cannot be reached" in told.text()


def test_signing_in_leaves_what_is_said_of_the_machine(
    at_school: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer version, damaged settings. That one is signed in twice, or misses what was done
    elsewhere, is said to that person."""
    account = signed_in(at_school, Role.TRAINEE)
    let_in = [SignedIn(account, elsewhere=True), SignedIn(account)]
    let_in += [SignedIn(account, away=True), SignedIn(account)]

    class OpenDoor:
        def let_in(self, login: str, password: str, *, named: bool = True) -> SignedIn:
            return let_in.pop(0)

    monkeypatch.setattr(at_school.people, "door", OpenDoor)
    at_school.people.sign_out()
    at_school.warn("Version 9.0 is available.")
    at_school.people.sign_in("ines", WORDS)
    assert at_school.notice == f"Version 9.0 is available.\n{elsewhere_note()}"
    at_school.people.sign_out()
    assert at_school.notice == "Version 9.0 is available."
    at_school.people.sign_in("ines", WORDS)
    assert at_school.notice == "Version 9.0 is available."
    at_school.people.sign_out()
    at_school.people.sign_in("ines", WORDS)
    assert at_school.notice == f"Version 9.0 is available.\n{away_note()}"
    at_school.people.lock()
    at_school.people.unlock(WORDS)
    assert at_school.notice == "Version 9.0 is available."


# --- the lock


def test_the_window_locks_by_itself_and_never_during_an_exam(at_school: Application) -> None:
    now, exam = [0], [False]
    at_school.people.running_ms = lambda: now[0]
    signed_in(at_school, Role.TRAINEE)
    at_school.people.window_lock.never_while(lambda: exam[0])
    idle = at_school.people.window_lock.idle
    assert idle is not None

    def minutes(count: int) -> str:
        now[0] += count * 60_000
        idle.look()
        return at_school.window.page

    assert minutes(9) == "first-start"
    QTest.keyClick(at_school.window.windowHandle(), Qt.Key.Key_Tab)
    assert minutes(9) == "first-start", "a touch begins the wait anew"
    exam[0] = True
    assert minutes(2) == "first-start"
    assert minutes(60) == "first-start"
    exam[0] = False
    assert minutes(10) == "locked"


@pytest.mark.slow
def test_the_school_knows_who_is_signed_in_here_until_he_leaves_or_the_window_locks(
    at_school: Application,
) -> None:
    def signed_in_now() -> list[str]:
        registry = at_school.people.registry
        assert registry is not None
        return [each.account for each in registry.rows(BadgeRow)]

    sign_in_as(at_school, "brandt", "only for pictures")
    account = at_school.people.account
    assert account is not None
    assert signed_in_now() == [account.id]
    at_school.people.lock()
    assert signed_in_now() == []
    at_school.people.unlock("only for pictures")
    assert signed_in_now() == [account.id]
    at_school.people.sign_out()
    assert signed_in_now() == []


def test_a_dialog_is_put_away_by_the_lock_and_comes_back_as_it_was(
    at_school: Application, qtbot: QtBot
) -> None:
    """A reason of three lines was lost while its writer looked something up."""
    signed_in(at_school, Role.ADMIN)
    seen: list[str] = []

    def type_and_lock(dialog: QDialog) -> None:
        type_("Tomoko Ito")
        at_school.people.lock()

    def read_and_leave(dialog: QDialog) -> None:
        seen.append("/".join(each.text() for each in dialog.findChildren(QLineEdit)))
        dialog.reject()

    in_dialog(type_and_lock)
    people(at_school)._add()
    qtbot.waitUntil(lambda: at_school.window.page == "locked")
    assert QApplication.activeModalWidget() is None
    at_school.people.unlock("only for pictures")
    for _ in range(2):
        in_dialog(read_and_leave)
        people(at_school)._add()
    kept, anew = seen
    assert "Tomoko Ito" in kept
    assert "Tomoko Ito" not in anew, "once"


def test_somebody_else_may_sign_in_at_a_locked_window(at_school: Application) -> None:
    signed_in(at_school, Role.TRAINEE)
    at_school.rounds.deal(RoundAsked("mbs", "settle-the-table", 3, Feedback.AT_THE_END))
    at_school.people.lock()
    the(at_school, "locked.leave").setFocus()
    press(Qt.Key.Key_Space)
    assert at_school.window.page == "sign-in"
    signed_in(at_school, Role.TRAINEE)
    practice = at_school.practice
    assert practice is not None
    assert practice.left_off() is not None, "the round waits for its own trainee"


def test_a_locked_window_shows_nothing_and_leads_nowhere(at_school: Application) -> None:
    signed_in(at_school, Role.SUPERVISOR)
    at_school.people.lock()
    for page in ("today", "people", "settings", "sign-in"):
        at_school.turn_to(page)
        assert at_school.window.page == "locked"
    assert not at_school.window.bar.isVisible()


@pytest.mark.slow
def test_how_a_station_is_used_is_set_by_an_administrator(at_school: Application) -> None:
    signed_in(at_school, Role.TRAINEE)
    at_school.turn_to("settings")
    assert not the(at_school, "settings.lock_minutes.20").isEnabled()
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("settings")
    button = the(at_school, "settings.lock_minutes.20")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert at_school.settings.lock_minutes == 20


def test_what_a_first_sign_in_makes_records_with_is_read_while_the_page_waits(
    home: Path,
    a_made_school: Path,
    open_app: Opened,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It took two thirds of the window's time for a first sign-in."""
    read: list[str] = []
    monkeypatch.setattr(people_controller, "import_all", read.extend)
    shutil.copytree(a_made_school, home)
    app = open_app()
    assert app.window.page == "sign-in"
    qtbot.waitUntil(lambda: read == ["trainer.records.migrate"])
