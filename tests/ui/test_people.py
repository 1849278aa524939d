"""People in the real window: who sees what, accounts, classes and lists, by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event

import psycopg
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.records.registry.desks import PROOF, Desk, verifier
from tests.records.registry.server import of_all_workers
from tests.ui.at_school import as_admin, bar, hear, in_dialog, people, press, sign_in_as, type_
from tests.ui.pdf_text import sheets_of
from tests.ui.test_pages import said
from tests.ui.test_workshop import looked_over
from trainer.drills.drill_options import Feedback
from trainer.goal import Goal
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.faults import NO_RIGHT, RegistryDown, RegistryRefused
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server, where
from trainer.school.clock import SYSTEM
from trainer.school.people.class_list.enrolment import read_sheet
from trainer.school.people.class_list.sheet import ListSheet
from trainer.school.people.classes import Classes
from trainer.school.people.people_page import ActOnAccount
from trainer.school.people.rights import RIGHTS, Account, Right, role_title
from trainer.school.people.secrets import Secret
from trainer.school.people.sign_in import account_of
from trainer.school.people.station_people import person_folder
from trainer.school.reports.reports import Reports
from trainer.school.station.joined import Joined
from trainer.settings import load, with_own
from trainer.shots.people import signed_in
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.kit.form_dialog import Trouble
from trainer.ui.people.account_page import AccountPage
from trainer.ui.report_pages import ReportPages
from trainer.ui.routes import ACCOUNT, PLACES, bar_of, places_for, right_for

# --- who sees what


def test_the_side_bar_leads_where_the_role_may_go(at_school: Application) -> None:
    for role in Role:
        account = signed_in(at_school, role)
        mine = [e for e in PLACES if e.bar is bar_of(account)]
        needed = {place.page: right_for(place.page) for place in mine}
        allowed = [page for page, right in needed.items() if right is None or role in RIGHTS[right]]
        assert bar(at_school) == [*allowed, ACCOUNT]
        assert ("today" in allowed) == (role is Role.TRAINEE)
        first = "first-start" if role is Role.TRAINEE else at_school.people.home
        assert at_school.window.page == first


def test_a_page_without_a_place_of_its_own_lights_the_one_it_belongs_to(
    at_school: Application,
) -> None:
    signed_in(at_school, Role.SUPERVISOR)
    for page, lit in (("classes", "people"), ("re-marking", "attempts"), ("remedials", "attempts")):
        at_school.turn_to(page)
        shown = at_school.window.bar.findChildren(QPushButton)
        assert [e.objectName() for e in shown if e.isChecked()] == [f"nav.{lit}"]


def test_a_page_that_is_not_for_everybody_is_refused_in_words(at_school: Application) -> None:
    signed_in(at_school, Role.TRAINEE)
    heard = said()
    at_school.turn_to("people")
    assert at_school.window.page == "first-start"
    assert any("supervisor or administrator" in text for text in heard)


def test_every_trainee_is_asked_for_a_goal_of_their_own(at_school: Application, home: Path) -> None:
    machine = load(home).settings
    account = signed_in(at_school, Role.TRAINEE)
    assert at_school.window.page == "first-start"
    at_school.goals.page.later.emit()
    assert at_school.window.page == "today"
    assert with_own(machine, person_folder(home, account.id)).goal is Goal.LATER
    assert with_own(machine, person_folder(home, "another")).goal is Goal.ASK
    signed_in(at_school, Role.SUPERVISOR)
    signed_in(at_school, Role.TRAINEE)
    assert at_school.window.page == "today"
    assert load(home).settings == machine


def test_a_supervisor_reads_reports_of_the_classes_that_he_is_in_alone(
    at_school: Application,
) -> None:
    """docs/privacy.md: he sees his trainees, and nobody else's."""
    admin, supervisor = signed_in(at_school, Role.ADMIN), signed_in(at_school, Role.SUPERVISOR)
    registry = at_school.people.registry
    assert registry is not None
    classes = Classes(registry, admin, at_school.people.wall_ms)
    mine, _ = classes.open("Mine"), classes.open("Another's")
    classes.join(mine, supervisor.id)
    pages = at_school.parts.of("class")
    assert isinstance(pages, ReportPages)
    reports = pages.service()
    assert isinstance(reports, Reports)
    assert "Another's" not in {each.title for each in reports.classes()}
    assert "Mine" in {each.title for each in reports.classes()}


@pytest.mark.slow
def test_what_was_shown_to_one_is_not_there_for_the_next(at_school: Application) -> None:
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("people")
    before, practice = people(at_school).page("people"), at_school.practice
    signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("people")
    assert people(at_school).page("people") is not before
    assert at_school.practice is not practice


# --- a role that is changed while its person is signed in


def told_when(app: Application, qtbot: QtBot, do: Callable[[], object]) -> list[str]:
    """The texts of the dialog that comes of that."""
    heard: list[str] = []
    in_dialog(partial(hear, heard), "told")
    do()
    qtbot.waitUntil(lambda: bool(heard))
    return heard


def test_a_role_that_was_taken_shows_no_page_more(
    at_school: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    supervisor = signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("people")
    qtbot.waitUntil(lambda: not at_school.background.busy)
    monkeypatch.setattr("trainer.ui.application.PATIENCE_S", 60)
    as_admin(at_school).give_role(supervisor, Role.TRAINEE)
    at_school.turn_to("class")
    assert at_school.window.page == "people", "it never came into sight"
    heard = told_when(at_school, qtbot, lambda: None)
    assert "You are now signed in as: trainee." in heard
    assert at_school.window.page == "first-start"
    assert at_school.window.home == "today"
    assert bar(at_school) == [*(e.page for e in places_for(at_school.people.account)), ACCOUNT]
    assert "people" not in bar(at_school)


def test_a_page_that_stays_in_sight_follows_the_role_too(
    at_school: Application, qtbot: QtBot
) -> None:
    supervisor = signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("live")
    as_admin(at_school).give_role(supervisor, Role.AUTHOR)
    told_when(at_school, qtbot, lambda: at_school.people.looking.setInterval(1))
    assert at_school.window.page == "houses"


def test_an_act_that_is_refused_for_another_role_shows_no_page_more(
    at_school: Application, qtbot: QtBot
) -> None:
    admin, others = signed_in(at_school, Role.ADMIN), as_admin(at_school)
    another = next(each for each in others.accounts() if each.role is Role.SUPERVISOR)
    others.give_role(another, Role.ADMIN)
    at_school.turn_to("people")
    qtbot.waitUntil(lambda: not at_school.background.busy)
    others.give_role(admin, Role.AUTHOR)
    refused = told_when(
        at_school,
        qtbot,
        lambda: people(at_school).go(ActOnAccount(account=another.id, act="unlock")),
    )
    assert any("may not do that" in each for each in refused), refused
    told_when(at_school, qtbot, lambda: None)
    assert at_school.window.page == "houses"


@pytest.mark.parametrize("act", ["unlock", "data"])
def test_an_act_on_an_account_that_was_erased_meanwhile_is_told(
    at_school: Application, qtbot: QtBot, act: str
) -> None:
    admin, others = signed_in(at_school, Role.ADMIN), as_admin(at_school)
    trainee = next(each for each in others.accounts() if each.role is Role.TRAINEE)
    at_school.turn_to("people")
    qtbot.waitUntil(lambda: not at_school.background.busy)
    others.registry.erase(admin.id, trainee.id)
    refused = told_when(
        at_school, qtbot, lambda: people(at_school).go(ActOnAccount(account=trainee.id, act=act))
    )
    assert any("is missing" in each for each in refused), refused
    qtbot.waitUntil(lambda: not at_school.background.busy)
    assert at_school.window.page == "people"


def test_whose_account_is_closed_is_signed_out_and_keeps_the_round(
    at_school: Application, qtbot: QtBot
) -> None:
    trainee, admin = signed_in(at_school, Role.TRAINEE), as_admin(at_school)
    at_school.rounds.deal(RoundAsked("mbs", "settle-the-table", 3, Feedback.AT_THE_END))
    admin.close(trainee, "has left")
    heard = told_when(at_school, qtbot, at_school.people.look)
    assert any(each.startswith("Your account is closed.") for each in heard)
    assert at_school.window.page == "sign-in"
    assert trainee.id not in {each.account.id for each in at_school.people.school.known()}
    admin.reopen(trainee)
    signed_in(at_school, Role.TRAINEE)
    assert at_school.practice is not None
    assert at_school.practice.left_off() is not None


def test_a_dialog_is_put_away_before_the_role_changes(at_school: Application, qtbot: QtBot) -> None:
    admin, others = signed_in(at_school, Role.ADMIN), as_admin(at_school)
    another = next(each for each in others.accounts() if each.role is Role.SUPERVISOR)
    others.give_role(another, Role.ADMIN)
    others.give_role(admin, Role.AUTHOR)

    def follow(dialog: QDialog) -> None:
        at_school.people.look()
        qtbot.waitUntil(lambda: not (isValid(dialog) and dialog.isVisible()))

    in_dialog(follow)
    told_when(at_school, qtbot, people(at_school)._add)
    assert at_school.window.page == "houses"


def test_a_locked_window_opens_in_the_role_of_now(at_school: Application, qtbot: QtBot) -> None:
    sign_in_as(at_school, "brandt", "only for pictures")
    admin, others = at_school.people.account, as_admin(at_school)
    assert admin is not None
    another = next(each for each in others.accounts() if each.role is Role.SUPERVISOR)
    others.give_role(another, Role.ADMIN)
    at_school.turn_to("people")
    at_school.people.lock()
    others.give_role(admin, Role.AUTHOR)
    told_when(at_school, qtbot, lambda: at_school.people.unlock("only for pictures"))
    assert at_school.window.page == "houses"


def test_a_school_that_is_away_takes_no_role(
    at_school: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    supervisor = signed_in(at_school, Role.SUPERVISOR)

    def silent(registry: Registry, account: str) -> None:
        raise RegistryDown("server", "unreachable", "the server does not answer")

    monkeypatch.setattr(Registry, "person", silent)
    at_school.turn_to("people")
    assert at_school.window.page == "people"
    assert at_school.people.account is supervisor


def test_a_login_that_reads_no_accounts_is_refused_once(
    at_school: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A station's at a server: each refusal is a line in the server's log."""
    trainee, asked = signed_in(at_school, Role.TRAINEE), list[str]()

    def refused(registry: Registry, account: str) -> None:
        asked.append(account)
        raise RegistryRefused("server", *NO_RIGHT)

    monkeypatch.setattr(Registry, "person", refused)
    for _ in range(3):
        assert at_school.people.school.somebody(trainee.id) is None
    assert asked == [trainee.id]


@pytest.fixture
def on_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A school on a real server, by its owner."""
    with of_all_workers(tmp_path_factory) as running:
        url = running.new_database("window")
        at = where(url)
        assert isinstance(at, Server)
        make_school(at)
        with closing(Registry.open(url, SYSTEM.wall)) as registry:
            yield Desk.opened(registry)


@pytest.mark.parametrize(
    ("group", "who", "given"),
    [("school_station", "tim", Role.AUTHOR), ("school_author", "ann", Role.TRAINEE)],
)
def test_a_role_takes_effect_too_where_the_login_reads_no_accounts(
    on_server: Desk, at_school: Application, qtbot: QtBot, group: str, who: str, given: Role
) -> None:
    app, act, admin = at_school, on_server.registry.act, on_server.admin
    with seated_at_server(on_server, app, group, who) as seated:
        account = {"account": seated.id}
        act(admin, ActKind.ROLE_GIVEN, {**account, "role": given.value})
        heard = told_when(app, qtbot, lambda: app.people.looking.setInterval(1))
        assert f"You are now signed in as: {role_title(given)}." in heard
        assert app.people.account == replace(seated, role=given)
        act(admin, ActKind.ACCOUNT_CLOSED, {**account, "reason": "has left"})
        heard = told_when(app, qtbot, lambda: None)
        assert any(each.startswith("Your account is closed.") for each in heard)
        assert app.window.page == "sign-in"


@pytest.mark.parametrize(("group", "who"), [("school_station", "tim"), ("school_author", "ann")])
def test_whose_account_is_erased_is_signed_out_where_the_login_reads_no_accounts(
    on_server: Desk, at_school: Application, qtbot: QtBot, group: str, who: str
) -> None:
    app = at_school
    with seated_at_server(on_server, app, group, who) as seated:
        on_server.registry.erase(on_server.admin, seated.id)
        heard = told_when(app, qtbot, lambda: app.people.looking.setInterval(1))
        assert any(each.startswith("Your account is erased") for each in heard)
        assert app.window.page == "sign-in"
        assert seated.id not in {each.account.id for each in app.people.school.known()}


@contextmanager
def seated_at_server(desk: Desk, app: Application, group: str, who: str) -> Iterator[Account]:
    """That person signs in at the window of a machine whose login is in that group."""
    act, admin = desk.registry.act, desk.admin
    row = next(each for each in desk.registry.people() if each.login == who)
    account = {"account": row.account}
    secret = {"password_hash": verifier(PROOF)}
    act(admin, ActKind.SECRET_SET, {**account, "which": "password"}, secret)
    at = desk.registry.where
    assert isinstance(at, Server)
    login = f"window_{group}"
    with psycopg.connect(at.url.set(drivername="postgresql").render_as_string()) as db:
        db.execute(
            f"DO $$ BEGIN CREATE ROLE {login} LOGIN IN ROLE {group}; "
            "EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$"
        )
    url = at.url.set(drivername="postgresql", username=login).render_as_string()
    joined = Joined(url, desk.registry.new_id(), "Table 4")
    with closing(Registry.open(url, SYSTEM.wall)) as registry:
        app.people.belong(joined, registry)
        registry.sign_in(who, "password", PROOF)
        app.people.seat(account_of(row))
        assert app.people.look(60)
        yield account_of(row)


# --- a supervisor at a trainee's window


def test_a_pin_is_asked_for_at_a_trainees_window(at_school: Application) -> None:
    registry = at_school.people.registry
    assert registry is not None
    admin = as_admin(at_school)
    supervisor = next(e for e in admin.accounts() if e.role is Role.SUPERVISOR)
    admin.set_pin(supervisor, "314159")
    signed_in(at_school, Role.TRAINEE)

    def give(pin: str, then: Qt.Key) -> Callable[[QDialog], None]:
        def fill(dialog: QDialog) -> None:
            said = {each.text() for each in dialog.findChildren(QLabel)}
            # The name in the side bar is the trainee's.
            assert "To set a PIN, sign in. Then click your name at the left." in said
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


def test_a_signer_who_has_a_pin_is_not_told_to_set_one(at_school: Application) -> None:
    supervisor, admin = signed_in(at_school, Role.SUPERVISOR), as_admin(at_school)

    def told_to_set_one() -> bool:
        said: list[str] = []

        def read(dialog: QDialog) -> None:
            said.extend(each.text() for each in dialog.findChildren(QLabel))
            press(Qt.Key.Key_Escape)

        in_dialog(read)
        at_school.people.ask_pin(Right.SIGN_EXAMS, "Sign the exam", by=supervisor)
        return any(each.startswith("Set your PIN") for each in said)

    assert told_to_set_one()
    admin.set_pin(supervisor, "314159")
    assert not told_to_set_one()


# --- accounts, classes, lists


def test_enter_changes_a_pin_and_locks_nothing(qtbot: QtBot) -> None:
    """A field lets Enter through, and the page's own button is *Lock the window*."""
    page = AccountPage()
    qtbot.addWidget(page)
    locked: list[bool] = []
    changed: list[tuple[object, ...]] = []
    page.locked.connect(lambda: locked.append(True))
    page.changed.connect(lambda *asked: changed.append(asked))
    page.changed.connect(lambda *_: page.lock.setFocus())
    page.show()
    page.activateWindow()
    form = page.forms[Secret.PIN]
    form.now.write("the password")
    for field in (form.new, form.again):
        field.write("482913")
    form.again.take_keyboard()
    QTest.keyClick(form.again.line, Qt.Key.Key_Return)
    assert (changed, locked) == ([(Secret.PIN, "the password", "482913")], [])


def find(app: Application, name: str) -> QWidget | None:
    """The widget of that name on the page in sight."""
    page = app.window.pages.currentWidget()
    assert page is not None
    found = page.findChildren(QWidget, name)
    return next((each for each in found if isValid(each)), None)


def table(app: Application, name: str) -> QTableView:
    found = find(app, name)
    assert isinstance(found, QTableView)
    return found


def cells(app: Application, name: str) -> list[list[str]]:
    """What the rows of a table say."""
    model = table(app, name).model()
    across = range(model.columnCount())
    return [[model.index(y, x).data() for x in across] for y in range(model.rowCount())]


def shows(app: Application, button: str) -> bool:
    found = find(app, button)
    return found is not None and found.isVisible()


def look_for(app: Application, name: str) -> None:
    press(Qt.Key.Key_F)
    type_(name)
    table(app, "people.list").setFocus()


def test_accounts_are_found_and_changed_by_keys(at_school: Application) -> None:
    signed_in(at_school, Role.ADMIN)
    look_for(at_school, "mei")
    assert len(cells(at_school, "people.list")) == 1
    in_dialog(lambda _: type_("Mei Tan-Lee", Qt.Key.Key_Return))
    press(Qt.Key.Key_R)
    assert cells(at_school, "people.list")[0][0] == "Mei Tan-Lee"
    in_dialog(lambda _: type_("has left", Qt.Key.Key_Return))
    press(Qt.Key.Key_C)
    assert not shows(at_school, "people.close")
    press(Qt.Key.Key_O)
    assert shows(at_school, "people.close")


def test_a_role_is_given_by_keys(at_school: Application) -> None:
    signed_in(at_school, Role.ADMIN)
    look_for(at_school, "hana")

    def one_further(_: QDialog) -> None:
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Return)

    in_dialog(one_further)
    press(Qt.Key.Key_L)
    assert cells(at_school, "people.list")[0][2] == "Supervisor"
    assert shows(at_school, "people.pin")


def test_a_form_that_cannot_be_done_stays_and_says_why(at_school: Application) -> None:
    signed_in(at_school, Role.ADMIN)
    heard: list[str] = []

    def take_a_name_that_is_taken(dialog: QDialog) -> None:
        type_("Another Ines")
        type_("ines.moreau", Qt.Key.Key_Return)
        heard.extend(e.text() for e in dialog.findChildren(QLabel) if e.isVisible())
        in_dialog(lambda _: press(Qt.Key.Key_Escape), "unsent")
        press(Qt.Key.Key_Escape)
        assert dialog.isVisible(), "what was entered is kept"
        dialog.reject()

    in_dialog(take_a_name_that_is_taken)
    press(Qt.Key.Key_N)
    assert any("is in use" in text for text in heard)


def test_a_supervisor_unlocks_and_changes_no_account(at_school: Application) -> None:
    for _ in range(5):
        sign_in_as(at_school, "mei.tan", "not this one")
    signed_in(at_school, Role.SUPERVISOR)
    at_school.turn_to("people")
    assert not shows(at_school, "people.add")
    assert not shows(at_school, "people.password")
    look_for(at_school, "mei")
    assert shows(at_school, "people.unlock")
    press(Qt.Key.Key_U)
    assert not shows(at_school, "people.unlock")


def test_a_class_is_opened_filled_and_closed_by_keys(at_school: Application) -> None:
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("classes")
    in_dialog(lambda _: type_("Morning", Qt.Key.Key_Return))
    press(Qt.Key.Key_N)
    classes = table(at_school, "classes.list")
    assert classes.currentIndex().siblingAtColumn(0).data() == "Morning"
    assert classes.currentIndex().siblingAtColumn(1).data() == "Several houses"
    for count in (1, 2):
        press(Qt.Key.Key_E)
        assert len(cells(at_school, "classes.members")) == count
    in_dialog(lambda _: press(Qt.Key.Key_Return))
    press(Qt.Key.Key_T)
    assert len(cells(at_school, "classes.members")) == 1
    in_dialog(lambda _: press(Qt.Key.Key_Return))
    press(Qt.Key.Key_C)
    assert classes.currentIndex().siblingAtColumn(0).data() == "Morning (closed)"
    assert not shows(at_school, "classes.enrol"), "nobody joins a class that is closed"


def test_the_members_are_those_of_the_class_that_is_chosen(at_school: Application) -> None:
    signed_in(at_school, Role.ADMIN)
    at_school.turn_to("classes")
    before = cells(at_school, "classes.members")
    in_dialog(lambda _: type_("Zero", Qt.Key.Key_Return))
    press(Qt.Key.Key_N)
    assert (cells(at_school, "classes.members"), bool(before)) == ([], True)
    table(at_school, "classes.list").setFocus()
    press(Qt.Key.Key_Up)
    assert cells(at_school, "classes.members") == before


def test_a_list_is_chosen_looked_at_taken_in_and_printed_by_keys(
    at_school: Application, tmp_path: Path
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
    looked_over(at_school)
    assert not page.take.isEnabled()
    file.write_text("Name\nPriya Shah\n=1+1\n", encoding="utf-8")
    press(Qt.Key.Key_F)
    looked_over(at_school)
    assert page.take.isEnabled()
    press(Qt.Key.Key_Return)
    shown, heard = page.starts.model(), list[str]()
    assert [shown.index(at, 0).data() for at in range(shown.rowCount())] == ["Priya Shah", "=1+1"]
    part.leave_anyway = lambda: False
    press(Qt.Key.Key_Escape)
    at_school.turn_to("people")
    assert at_school.window.page == "class-list", "nobody has the passwords yet"
    elsewhere = at_school.window.bar.findChild(QPushButton, "nav.audit")
    assert elsewhere is not None
    QTest.mouseClick(elsewhere, Qt.MouseButton.LeftButton)
    assert at_school.window.page == "class-list"
    assert not elsewhere.isChecked(), "the page in sight is lit alone"
    assert not at_school.window.close(), "they would be lost with the window too"
    for key, name in ((Qt.Key.Key_P, "start-passwords.pdf"), *[(Qt.Key.Key_S, "starts.csv")] * 2):
        in_dialog(partial(hear, heard), "told")
        press(key)
        assert any(name in text for text in heard), heard
        assert (tmp_path / name).stat().st_size > 50
    assert not any("--force" in text for text in heard), "the dialog asked before"
    (sheet,) = sheets_of(tmp_path / "start-passwords.pdf")
    password = shown.index(1, 2).data()
    assert at_school.window.may_close(), "they are kept now"
    assert all(text in sheet for text in ("Start passwords", "Priya Shah", "=1+1", password))
    press(Qt.Key.Key_Escape)
    assert at_school.window.page == "classes"
    assert table(at_school, "classes.list").currentIndex().isValid()


def test_the_window_answers_while_a_list_is_read(
    at_school: Application, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A sheet of 5,000 rows and 60 columns took 4.8 s of processor in which no key was heard."""
    gate, file = Event(), tmp_path / "list.csv"
    file.write_text("Name\nPriya Shah\n", encoding="utf-8")

    def slow(path: Path) -> ListSheet:
        assert gate.wait(20)
        return read_sheet(path)

    monkeypatch.setattr("trainer.ui.people_part.read_sheet", slow)
    signed_in(at_school, Role.ADMIN)
    part = people(at_school)
    part.ask_file = lambda: str(file)
    at_school.turn_to("class-list")
    press(Qt.Key.Key_F)
    page = part.list_page
    assert (page.choose.isEnabled(), page.take.isVisible()) == (False, False)
    gate.set()
    looked_over(at_school)
    assert (page.choose.isEnabled(), page.take.isVisible()) == (True, True)


@pytest.mark.slow
def test_a_name_is_never_markup(at_school: Application) -> None:
    """Not in a list, not under the mouse, not on a button."""
    name = "<b>Bold</b> & <img src=x>"
    account = as_admin(at_school).open(name, Role.TRAINEE).account
    signed_in(at_school, Role.ADMIN)
    look_for(at_school, "bold")
    cell = table(at_school, "people.list").model().index(0, 0)
    assert cell.data() == name
    tip = str(cell.data(Qt.ItemDataRole.ToolTipRole))
    assert "<img" not in tip
    assert "&lt;img" in tip
    at_school.people.seat(account)
    button = at_school.window.bar.findChild(QWidget, f"nav.{ACCOUNT}")
    assert isinstance(button, QPushButton)
    assert "&&" in button.text() or "&" not in button.text()
    assert button.accessibleName() == name


def test_a_connection_that_others_can_read_is_told_above_every_page(
    at_school: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(at_school.people.school), "is_plain", property(lambda _: True))
    at_school.people.mark()
    told = at_school.window.findChild(QLabel, "window.mark")
    assert told is not None
    assert "not encrypted" in told.text()
    assert told.isVisible()


def test_a_supervisor_is_told_that_their_records_are_open_in_another_window(
    at_school: Application,
) -> None:
    """Every page that needs them said that the school was out of reach; the way to the houses and
    the challenges was shut without a word."""
    signed_in(at_school, Role.SUPERVISOR)
    practice = at_school.practice
    assert practice is not None
    file = practice.file
    at_school.close_practice()
    with closing(Log.open(file, at_school.people.wall_ms)):
        signed_in(at_school, Role.SUPERVISOR)
        for page in ("today", "class", "reports", "houses"):
            at_school.turn_to(page)
            assert at_school.window.page == "today"
            told = at_school.window.findChild(QLabel, "today.notice")
            assert told is not None
            assert "another window" in told.text()
    at_school.open_school()
    assert at_school.window.page == "class"


def test_a_fault_of_a_form_begins_as_a_sentence(qtbot: QtBot) -> None:
    trouble = Trouble("trouble")
    qtbot.addWidget(trouble)
    trouble.tell(["the server does not answer"])
    assert trouble.text() == "■ The server does not answer"
