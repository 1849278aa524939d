"""People in the real window: a school set up, signing in, the lock, accounts and classes, by keys
alone."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui import dealing_hands
from tests.ui.pdf_text import sheets_of
from tests.ui.test_pages import said
from tests.ui.test_whole_rounds import school, the
from trainer.drills.recipe import Feedback
from trainer.school.clock import SYSTEM
from trainer.school.people.account import Account
from trainer.school.people.people import People
from trainer.school.people.rights import RIGHTS, Right, Role
from trainer.settings import ReducedMotion, Settings
from trainer.ui.desk import Desk
from trainer.ui.home.shown import Wanted
from trainer.ui.people.door_part import DoorPart
from trainer.ui.people.people_part import PeoplePart
from trainer.ui.places import ACCOUNT, PLACES, bar_of, right_for
from trainer.ui.scene_people import make_school, signed_in

Opened = Callable[..., Desk]
WORDS = "my own words 7"


@pytest.fixture
def opened(qtbot: QtBot, home: Path) -> Iterator[Opened]:
    """Opens the window, as often as it is asked to; the folder stays the same."""
    desks: list[Desk] = []

    def open_(**settings: bool) -> Desk:
        chosen = Settings(last_house="mbs", reduced_motion=ReducedMotion.ON, **settings)  # type: ignore[arg-type]
        desk = Desk(home, chosen, school=school)
        desk.open()
        desk.window.resize(1280, 720)
        qtbot.addWidget(desk.window)
        with qtbot.waitExposed(desk.window):
            desk.window.show()
        desk.window.activateWindow()
        desks.append(desk)
        return desk

    yield open_
    for desk in desks:
        desk.window.close()


@pytest.fixture(scope="session")
def a_made_school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a machine with a school, to be copied."""
    folder = tmp_path_factory.mktemp("machine")
    _, registry, _ = make_school(folder, SYSTEM.wall)
    registry.close()
    return folder


@pytest.fixture
def at_school(opened: Opened, home: Path, a_made_school: Path) -> Desk:
    """A window whose machine has a school; nobody is signed in yet."""
    shutil.copytree(a_made_school, home)
    desk = opened()
    assert desk.window.page == "sign-in"
    return desk


def press(key: Qt.Key) -> None:
    """A key, wherever the keyboard is. Without a window manager nobody gives it back to the window
    when a dialog is gone."""
    if QApplication.focusWidget() is None:
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                window.activateWindow()
        QApplication.processEvents()
    dealing_hands.press(key)


def type_(text: str, then: Qt.Key = Qt.Key.Key_Tab) -> None:
    """Where the keyboard is; then that key."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)
    press(then)


def in_dialog(do: Callable[[QDialog], object], name: str = "asked") -> None:
    """Done in the next dialog of that name; one that never comes, or stays, fails the test."""
    waited = [0]

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        waited[0] += 1
        if isinstance(dialog, QDialog) and dialog.objectName() == name and _has_keys(dialog):
            do(dialog)
            QTimer.singleShot(0, lambda: _must_be_gone(dialog))
        elif waited[0] < 200:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


def _has_keys(dialog: QDialog) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and dialog.isAncestorOf(focused)


def _must_be_gone(dialog: QDialog) -> None:
    if isValid(dialog) and dialog.isVisible():
        dialog.reject()
        raise AssertionError(f"{dialog.accessibleName()}: it was not done")


def bar(desk: Desk) -> list[str]:
    """The pages that the side bar leads to."""
    found = desk.window.bar.findChildren(QPushButton)
    return [each.objectName().removeprefix("nav.") for each in found]


def door(desk: Desk) -> DoorPart:
    part = desk.parts.of("sign-in")
    assert isinstance(part, DoorPart)
    return part


def people(desk: Desk) -> PeoplePart:
    part = desk.parts.of("people")
    assert isinstance(part, PeoplePart)
    return part


def as_admin(desk: Desk) -> People:
    """What an administrator does meanwhile at another desk."""
    registry = desk.people.registry
    assert registry is not None
    row = next(each for each in registry.people() if each.role == "admin")
    admin = Account(row.account, row.login or "", row.name, Role.ADMIN)
    return People(registry, admin, desk.people.wall_ms)


# --- a machine without a school


def test_a_single_machine_asks_nothing(opened: Opened, home: Path) -> None:
    desk = opened()
    assert desk.window.page == "today"
    assert desk.practice is not None
    assert desk.people.account is None
    assert ACCOUNT not in bar(desk)
    assert "sign-in" not in bar(desk)
    assert not list(home.glob("school*"))


UNUSED = """
import sys
from pathlib import Path
from tempfile import mkdtemp
import trainer.ui.app
heavy = ("trainer.school", "sqlalchemy", "argon2", "openpyxl", "trainer.ui.people", "trainer.ui.pl")
print([each for each in sys.modules if each.startswith(heavy)])
from PySide6.QtWidgets import QApplication
app = QApplication([])
from trainer.ui.desk import Desk
from trainer.settings import Settings
desk = Desk(Path(mkdtemp()), Settings())
desk.open()
heavy = ("argon2", "openpyxl", "psycopg", "trainer.records.registry.registry")
print([each for each in sys.modules if each.startswith(heavy)])
"""


def test_without_a_school_nothing_of_one_is_read() -> None:
    """Before the window is painted nothing at all, and afterwards nothing that costs time."""
    done = subprocess.run([sys.executable, "-c", UNUSED], capture_output=True, text=True)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"], done.stderr


# --- the whole way, by keys alone


def test_a_school_from_nothing_to_a_round_of_its_trainee_by_keys_alone(
    opened: Opened, home: Path
) -> None:
    desk = opened()
    _set_up(desk)
    assert desk.window.page == "people"
    start = _add(desk, "Ines Moreau")
    press(Qt.Key.Key_Escape)
    desk.turn_to(ACCOUNT)
    press(Qt.Key.Key_O)
    assert (desk.window.page, desk.practice) == ("sign-in", None)
    _sign_in(desk, "ines.moreau", start)
    assert desk.window.page == "own-password"
    type_(WORDS)
    type_(WORDS, Qt.Key.Key_Return)
    assert desk.window.page == "today"
    account = desk.people.account
    assert account is not None
    assert (account.name, account.role) == ("Ines Moreau", Role.TRAINEE)
    assert (home / "people" / account.id / "records.sqlite3").is_file()
    desk.deal(Wanted("mbs", "settle-the-table", 3, Feedback.AT_THE_END))
    assert desk.window.page == "table"
    _lock_and_unlock(desk)


def _set_up(desk: Desk) -> None:
    desk.turn_to("set-up-school")
    type_("Olga Brandt")
    type_("Olga")
    type_(WORDS)
    type_(WORDS, Qt.Key.Key_Return)


def _add(desk: Desk, name: str) -> str:
    """The start password that is told."""
    heard: list[str] = []

    def fill(_: QDialog) -> None:
        in_dialog(partial(_heard, heard), "told")
        type_(name, Qt.Key.Key_Return)

    in_dialog(fill)
    press(Qt.Key.Key_N)
    assert f"{name} signs in" in " ".join(heard)
    return heard[2]


def _sign_in(desk: Desk, login: str, password: str) -> None:
    page = door(desk).sign_in
    page.login.take_keyboard()
    type_(login)
    type_(password, Qt.Key.Key_Return)


def _lock_and_unlock(desk: Desk) -> None:
    sitting = desk.sitting
    assert sitting is not None
    desk.people.lock()
    assert desk.window.page == "locked"
    assert sitting.watch.paused
    type_("not this one", Qt.Key.Key_Return)
    assert desk.window.page == "locked"
    assert door(desk).locked.trouble.isVisible()
    type_(WORDS, Qt.Key.Key_Return)
    assert desk.window.page == "table"
    assert desk.sitting is sitting
    assert the(desk, "paused").isVisible()
    press(Qt.Key.Key_Return)
    assert not sitting.watch.paused


# --- at the door


def test_a_later_start_asks_who_it_is(opened: Opened, home: Path) -> None:
    first = opened()
    _set_up(first)
    first.window.close()
    again = opened()
    assert again.window.page == "sign-in"
    assert again.practice is None
    assert door(again).sign_in.login.text == "olga", "whoever was here last is offered first"
    type_(WORDS, Qt.Key.Key_Return)
    assert again.window.page == "people"


def test_nothing_else_can_be_seen_before_somebody_is_let_in(at_school: Desk) -> None:
    for page in ("today", "settings", "help", "people", "results", "account"):
        at_school.turn_to(page)
        assert at_school.window.page == "sign-in"
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
        press(key)
        assert at_school.window.page == "sign-in"


def test_who_wants_no_account_practises_without_where_that_is_allowed(at_school: Desk) -> None:
    the(at_school, "sign-in.without").setFocus()
    press(Qt.Key.Key_Return)
    assert at_school.window.page == "today"
    assert at_school.practice is not None
    assert bar(at_school)[-1] == "sign-in"
    the(at_school, "nav.sign-in").setFocus()
    press(Qt.Key.Key_Space)
    assert at_school.window.page == "sign-in"


@pytest.mark.slow
def test_and_not_where_it_is_not(opened: Opened, home: Path, a_made_school: Path) -> None:
    shutil.copytree(a_made_school, home)
    desk = opened(without_account=False)
    assert not the(desk, "sign-in.without").isVisible()


def test_after_five_wrong_passwords_it_says_for_how_long(at_school: Desk) -> None:
    for _ in range(5):
        _sign_in(at_school, "ines.moreau", "not this one")
    assert "15 minutes" in door(at_school).sign_in.trouble.text()
    assert at_school.window.page == "sign-in"


@pytest.mark.slow
def test_a_broken_file_of_the_school_is_told_and_practice_goes_on(
    opened: Opened, home: Path
) -> None:
    home.mkdir(parents=True, exist_ok=True)
    (home / "school.json").write_text("{", encoding="utf-8")
    desk = opened()
    notice = the(desk, "today.notice")
    assert isinstance(notice, QLabel)
    assert "school.json" in notice.text()
    assert desk.practice is not None


@pytest.mark.slow
def test_a_school_that_is_away_lets_in_who_was_here_before_and_says_so(
    opened: Opened, home: Path
) -> None:
    desk = opened()
    _set_up(desk)
    desk.window.close()
    joined = (home / "school.json").read_text(encoding="utf-8")
    away = joined.replace('"here"', '"postgresql://trainer@127.0.0.1:1/school"')
    (home / "school.json").write_text(away, encoding="utf-8")
    again = opened()
    assert again.window.page == "sign-in"
    says = the(again, "sign-in.says")
    assert isinstance(says, QLabel)
    assert "out of reach" in says.text()
    _sign_in(again, "somebody.else", WORDS)
    assert "signed in here before" in door(again).sign_in.trouble.text()
    _sign_in(again, "olga", WORDS)
    assert again.people.away
    again.turn_to(ACCOUNT)
    told = the(again, "account.told")
    assert isinstance(told, QLabel)
    assert "out of reach" in told.text()


# --- who sees what


def test_the_side_bar_leads_where_the_role_may_go(at_school: Desk) -> None:
    for role in Role:
        account = signed_in(at_school, role)
        mine = [e for e in PLACES if e.bar is bar_of(account) and e.there(at_school)]
        needed = {place.page: right_for(place.page) for place in mine}
        allowed = [page for page, right in needed.items() if right is None or role in RIGHTS[right]]
        assert bar(at_school) == [*allowed, ACCOUNT]
        assert ("today" in allowed) == (role is Role.TRAINEE)
        assert at_school.window.page == at_school.people.home


def test_a_page_that_is_not_for_everybody_is_refused_in_words(at_school: Desk) -> None:
    signed_in(at_school, Role.TRAINEE)
    heard = said()
    at_school.turn_to("people")
    assert at_school.window.page == "today"
    assert any("supervisor or administrator" in text for text in heard)


@pytest.mark.slow
def test_what_was_shown_to_one_is_not_there_for_the_next(at_school: Desk) -> None:
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("people")
    before, practice = people(at_school).people_page, at_school.practice
    signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("people")
    assert people(at_school).people_page is not before
    assert at_school.practice is not practice


# --- the lock


def test_the_window_locks_by_itself_and_never_during_an_exam(at_school: Desk) -> None:
    now, exam = [0], [False]
    at_school.people.running_ms = lambda: now[0]
    signed_in(at_school, Role.TRAINEE)
    at_school.people.never_lock_while(lambda: exam[0])
    idle = at_school.people._idle
    assert idle is not None

    def minutes(count: int) -> str:
        now[0] += count * 60_000
        idle.look()
        return at_school.window.page

    assert minutes(9) == "today"
    QTest.keyClick(at_school.window.windowHandle(), Qt.Key.Key_Tab)
    assert minutes(9) == "today", "a touch begins the wait anew"
    exam[0] = True
    assert minutes(2) == "today"
    assert minutes(60) == "today"
    exam[0] = False
    assert minutes(10) == "locked"


@pytest.mark.slow
def test_a_dialog_that_is_open_is_put_away_by_the_lock(at_school: Desk, qtbot: QtBot) -> None:
    signed_in(at_school, Role.ADMIN)
    in_dialog(lambda _: at_school.people.lock())
    people(at_school)._add()
    qtbot.waitUntil(lambda: at_school.window.page == "locked")
    assert QApplication.activeModalWidget() is None


def test_somebody_else_may_sign_in_at_a_locked_window(at_school: Desk) -> None:
    signed_in(at_school, Role.TRAINEE)
    at_school.deal(Wanted("mbs", "settle-the-table", 3, Feedback.AT_THE_END))
    at_school.people.lock()
    the(at_school, "locked.leave").setFocus()
    press(Qt.Key.Key_Space)
    assert at_school.window.page == "sign-in"
    signed_in(at_school, Role.TRAINEE)
    practice = at_school.practice
    assert practice is not None
    assert practice.left_off() is not None, "the round waits for its own trainee"


def test_a_locked_window_shows_nothing_and_leads_nowhere(at_school: Desk) -> None:
    signed_in(at_school, Role.SUPERVISOR)
    at_school.people.lock()
    for page in ("today", "people", "settings", "sign-in"):
        at_school.turn_to(page)
        assert at_school.window.page == "locked"
    assert not at_school.window.bar.isVisible()


@pytest.mark.slow
def test_how_a_station_is_used_is_set_by_an_administrator(at_school: Desk) -> None:
    signed_in(at_school, Role.TRAINEE)
    at_school.turn_to("settings")
    assert not the(at_school, "settings.lock_minutes.20").isEnabled()
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("settings")
    button = the(at_school, "settings.lock_minutes.20")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert at_school.settings.lock_minutes == 20


# --- a supervisor at a trainee's window


def test_a_pin_is_asked_for_at_a_trainees_window(at_school: Desk) -> None:
    registry = at_school.people.registry
    assert registry is not None
    admin = as_admin(at_school)
    supervisor = next(e for e in admin.accounts() if e.role is Role.SUPERVISOR)
    admin.set_pin(supervisor, "314159")
    signed_in(at_school, Role.TRAINEE)

    def give(pin: str, then: Qt.Key) -> Callable[[QDialog], None]:
        def fill(_: QDialog) -> None:
            type_(supervisor.login)
            type_(pin, Qt.Key.Key_Return)
            if then is Qt.Key.Key_Escape:
                press(then)

        return fill

    in_dialog(give("271828", Qt.Key.Key_Escape))
    assert at_school.people.ask_pin(Right.OPEN_EXAMS, "Open the exam") is None
    in_dialog(give("314159", Qt.Key.Key_Return))
    assert at_school.people.ask_pin(Right.OPEN_EXAMS, "Open the exam") == supervisor
    account = at_school.people.account
    assert account is not None
    assert account.role is Role.TRAINEE, "nobody was signed out"


# --- accounts, classes, lists


def test_accounts_are_found_and_changed_by_keys(at_school: Desk) -> None:
    signed_in(at_school, Role.ADMIN)
    page = people(at_school).people_page
    press(Qt.Key.Key_F)
    type_("mei")
    assert page.table.model().rowCount() == 1
    page.table.setFocus()
    in_dialog(lambda _: type_("Mei Tan-Lee", Qt.Key.Key_Return))
    press(Qt.Key.Key_R)
    assert page.chosen is not None
    assert page.chosen.account.name == "Mei Tan-Lee"
    in_dialog(lambda _: type_("has left", Qt.Key.Key_Return))
    press(Qt.Key.Key_C)
    assert not page.acts["close"].isVisible()
    press(Qt.Key.Key_O)
    assert page.acts["close"].isVisible()


def test_a_role_is_given_by_keys(at_school: Desk) -> None:
    signed_in(at_school, Role.ADMIN)
    page = people(at_school).people_page
    page.search.setText("hana")
    page.table.setFocus()

    def one_further(_: QDialog) -> None:
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Return)

    in_dialog(one_further)
    press(Qt.Key.Key_L)
    assert page.chosen is not None
    assert page.chosen.account.role is Role.SUPERVISOR
    assert page.acts["pin"].isVisible()


def test_a_form_that_cannot_be_done_stays_and_says_why(at_school: Desk) -> None:
    signed_in(at_school, Role.ADMIN)
    heard: list[str] = []

    def take_a_name_that_is_taken(dialog: QDialog) -> None:
        type_("Another Ines")
        type_("ines.moreau", Qt.Key.Key_Return)
        heard.extend(e.text() for e in dialog.findChildren(QLabel) if e.isVisible())
        press(Qt.Key.Key_Escape)

    in_dialog(take_a_name_that_is_taken)
    press(Qt.Key.Key_N)
    assert any("belongs to somebody already" in text for text in heard)


def test_a_supervisor_unlocks_and_changes_no_account(at_school: Desk) -> None:
    for _ in range(5):
        _sign_in(at_school, "mei.tan", "not this one")
    signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("people")
    page = people(at_school).people_page
    assert not page.add.isVisible()
    assert not page.acts["password"].isVisible()
    page.search.setText("mei")
    assert page.acts["unlock"].isVisible()
    page.table.setFocus()
    press(Qt.Key.Key_U)
    assert not page.acts["unlock"].isVisible()


def test_a_class_is_opened_filled_and_closed_by_keys(at_school: Desk) -> None:
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("classes")
    page = people(at_school).classes_page
    in_dialog(lambda _: type_("Morning", Qt.Key.Key_Return))
    press(Qt.Key.Key_N)
    assert page.chosen is not None
    assert page.chosen.title == "Morning"
    for count in (1, 2):
        press(Qt.Key.Key_E)
        assert len(page.chosen.members) == count
    in_dialog(lambda _: press(Qt.Key.Key_Return))
    press(Qt.Key.Key_T)
    assert len(page.chosen.members) == 1
    in_dialog(lambda _: press(Qt.Key.Key_Return))
    press(Qt.Key.Key_C)
    assert not page.chosen.open


def test_a_list_is_chosen_looked_at_taken_in_and_printed_by_keys(
    at_school: Desk, tmp_path: Path
) -> None:
    signed_in(at_school, Role.ADMIN)
    part, file = people(at_school), tmp_path / "list.csv"
    part.ask_file = lambda: str(file)
    part.printing.ask_file = lambda name: str(tmp_path / name)
    part.ask_save = lambda: str(tmp_path / "starts")
    file.write_text("Name\nPriya Shah\n=1+1\n\u200b\n", encoding="utf-8")
    at_school.turn_to("classes")
    press(Qt.Key.Key_I)
    assert at_school.window.page == "class-list"
    press(Qt.Key.Key_Return)
    page = part.list_page
    assert not page.take.isEnabled()
    file.write_text("Name\nPriya Shah\n=1+1\n", encoding="utf-8")
    press(Qt.Key.Key_F)
    assert page.take.isEnabled()
    press(Qt.Key.Key_Return)
    shown, heard = page.starts.model(), list[str]()
    assert [shown.index(at, 0).data() for at in range(shown.rowCount())] == ["Priya Shah", "=1+1"]
    for key, name in ((Qt.Key.Key_P, "start-passwords.pdf"), (Qt.Key.Key_S, "starts.csv")):
        in_dialog(partial(_heard, heard), "told")
        press(key)
        assert any(name in text for text in heard), heard
        assert (tmp_path / name).stat().st_size > 50
    (sheet,) = sheets_of(tmp_path / "start-passwords.pdf")
    password = shown.index(1, 2).data()
    assert all(text in sheet for text in ("Start passwords", "Priya Shah", "=1+1", password))
    press(Qt.Key.Key_Escape)
    assert at_school.window.page == "classes"
    assert people(at_school).classes_page.chosen is not None


def _heard(heard: list[str], told: QDialog) -> None:
    heard.extend(label.text() for label in told.findChildren(QLabel))
    press(Qt.Key.Key_Return)


@pytest.mark.slow
def test_a_name_is_never_markup(at_school: Desk) -> None:
    """Not in a list, not under the mouse, not on a button."""
    name = "<b>Bold</b> & <img src=x>"
    account = as_admin(at_school).open(name, Role.TRAINEE).account
    signed_in(at_school, Role.ADMIN)
    page = people(at_school).people_page
    page.search.setText("bold")
    table: QTableView = page.table
    cell = table.model().index(0, 0)
    assert cell.data() == name
    tip = str(cell.data(Qt.ItemDataRole.ToolTipRole))
    assert "<img" not in tip
    assert "&lt;img" in tip
    at_school.people.seat(account)
    button = at_school.window.bar.findChild(QWidget, f"nav.{ACCOUNT}")
    assert isinstance(button, QPushButton)
    assert "&&" in button.text() or "&" not in button.text()
    assert button.accessibleName() == name
