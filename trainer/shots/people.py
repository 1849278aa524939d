"""The scenes of a school's people, and a small school for other scenes with any role at the
window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from msgspec import structs
from PySide6.QtWidgets import QApplication

from trainer.goal import Goal
from trainer.records.registry.acts import Role
from trainer.records.registry.registry import Registry
from trainer.school.clock import Clock
from trainer.school.new_school import set_up
from trainer.school.people.classes import Classes
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.secrets import START_COST
from trainer.school.people.sign_in import account_of
from trainer.school.people.station_people import KnownHere, KnownPeople
from trainer.school.post_office import post_of
from trainer.school.practice import Practice
from trainer.school.records_care.school_backup import EVENTS_LOST
from trainer.school.station.delivery_status import State, Status
from trainer.school.station.home import StationHome
from trainer.school.station.joined import Joined
from trainer.school.station.understood import parted
from trainer.shots.names import STATIONS
from trainer.ui.application import Application
from trainer.ui.door_part import DoorPart
from trainer.ui.people_part import PeoplePart
from trainer.ui.routes import ACCOUNT, AUDIT, CLASS_LIST, LOCKED, SET_UP, SIGN_IN

CLASS = "Evening class, May"
ADMIN, SUPERVISOR, AUTHOR = "Olga Brandt", "Karin Lindqvist", "Samuel Hart"
TRAINEES = (
    "Ines Moreau",
    "Tomasz Zielinski",
    "Aisha Rahman",
    "Luc Bernard",
    "Mei Tan",
    "Jonas Weber",
    "Sofia Rossi",
    "Daniel Okafor",
    "Hana Novak",
    "Ravi Menon",
)
LIST = "Name,Login\nPriya Shah,\nInes Moreau,ines.moreau\nRobert'); DROP TABLE,\n=1+1,sum\n"
PROBLEMS = LIST + "Anna\u200b Berg,\nOtto Lang,otto\nOtilia Lang,otto\n,nobody\nEva Holm,e h\n"


def play(app: Application, scene: str, wall_ms: Callable[[], int]) -> None:
    if scene == SET_UP:
        app.turn_to(SET_UP)
        return
    admin = a_school(app, wall_ms)
    if scene.startswith(SIGN_IN):
        _sign_in(app, refused=scene != SIGN_IN)
        return
    app.people.seat(admin)
    if scene == LOCKED:
        app.people.lock()
    elif scene.startswith(CLASS_LIST):
        _list(app, scene)
    elif scene.startswith(AUDIT):
        _audit(app, broken=scene != AUDIT)
    elif scene == ACCOUNT:
        signed_in(app, Role.SUPERVISOR)
        app.turn_to(ACCOUNT)
    else:
        app.turn_to(scene)


def a_school(app: Application, wall_ms: Callable[[], int]) -> Account:
    """Give the machine of that window a school with a class of ten; its administrator. Nobody is
    signed in yet."""
    app.people.wall_ms = wall_ms
    joined, registry, admin = make_school(app.home, wall_ms)
    app.people.belong(joined, registry)
    return admin


def make_school(home: Path, wall_ms: Callable[[], int]) -> tuple[Joined, Registry, Account]:
    """The same in that folder, without a window."""
    joined, registry, admin = set_up(
        home, ADMIN, "brandt", "only for pictures", wall_ms, START_COST
    )
    people, classes = People(registry, admin, wall_ms), Classes(registry, admin, wall_ms)
    with registry.transaction():
        staff = people.open(SUPERVISOR, Role.SUPERVISOR).account
        people.open(AUTHOR, Role.AUTHOR)
        there = [people.open(name, Role.TRAINEE).account for name in TRAINEES]
        class_ = classes.open(CLASS, "six-card-bonus")
        classes.enrol(class_, [staff.id, *(each.id for each in there)])
    return joined, registry, admin


def registry_of(app: Application) -> Registry:
    """The registry of that window's school, once there is one."""
    registry = app.people.registry
    assert registry is not None, "a school comes before what is done in it"
    return registry


def practice_of(app: Application) -> Practice:
    """The practice of whoever sits at that window."""
    assert app.practice is not None, "whoever is signed in can practise"
    return app.practice


def deliver(app: Application, clock: Clock) -> None:
    """Deliver all work of that window's machine to its school."""
    practice, joined = practice_of(app), app.people.joined
    assert joined is not None, "the machine belongs to a school"
    badges = app.people.school.badges
    home = StationHome(app.home)
    post = post_of(home, joined, lambda: practice.curriculum, clock, badges=badges)
    for _ in post.deliver():
        pass
    post.close()


def signed_in(app: Application, role: Role) -> Account:
    """Sign the first account of that role in at the window of ``a_school``."""
    registry = registry_of(app)
    wanted = {Role.ADMIN: ADMIN, Role.SUPERVISOR: SUPERVISOR, Role.AUTHOR: AUTHOR}
    name = wanted.get(role, TRAINEES[0])
    row = next(each for each in registry.people() if each.name == name)
    account = Account(row.account, row.login or "", row.name, role)
    if role is Role.TRAINEE:
        prove(app, account)
    app.people.seat(account)
    return account


def prove(app: Application, account: Account) -> None:
    """Record at the school that this account is signed in at the window of ``a_school``."""
    registry = registry_of(app)
    admin = next(account_of(each) for each in registry.people() if each.role == Role.ADMIN)
    started = People(registry, admin, app.people.wall_ms).reset_password(account)
    app.people.door().let_in(account.login, started.password)


def _audit(app: Application, *, broken: bool) -> None:
    """Copies of three nights, the last of them broken or not."""
    daily = app.backups.daily
    assert daily is not None, "a school has copies"
    now_ms = app.people.wall_ms()
    made = daily.take()
    nights = [structs.replace(made, at_ms=now_ms - night * 86_400_000) for night in range(4)]
    nights[2] = structs.replace(nights[2], restored=True)
    if broken:
        nights[0] = structs.replace(nights[0], fault=EVENTS_LOST)
    daily.record(daily.schedule, tuple(nights))
    app.turn_to(AUDIT)


def _sign_in(app: Application, *, refused: bool) -> None:
    known = KnownPeople(app.home)
    for row in registry_of(app).people()[:4]:
        known.remember(KnownHere(Account(row.account, row.login or "", row.name, Role(row.role))))
    app.people.sign_out()
    if refused:
        door = app.parts.one(SIGN_IN, DoorPart)
        door.sign_in.signed_in.emit("brandt", "not this one")


def _list(app: Application, scene: str) -> None:
    page = app.parts.one(CLASS_LIST, PeoplePart)
    classes = page.classes()
    assert classes is not None, "the school is open"
    page.list_for(classes.mine()[0])
    if scene == CLASS_LIST:
        return
    file = Path(app.home, "list.csv")
    file.write_text(PROBLEMS if scene.endswith("problems") else LIST, encoding="utf-8")
    page.ask_file = lambda: str(file)
    page.list_page.choose.click()
    while app.background.busy:  # the file is read beside the window
        QApplication.processEvents()
    if scene.endswith("done"):
        page.list_page.take.click()


SINCE = datetime(2026, 11, 20, 14, 5)  # noqa: DTZ001 (by the clock on the wall, wherever that is)


def play_station(app: Application, scene: str, wall_ms: Callable[[], int]) -> None:
    a_school(app, wall_ms)
    signed_in(app, Role.TRAINEE)
    app.station.end()
    if scene == STATIONS[0]:
        app.keep(replace(app.settings, goal=Goal.LATER))
        app.turn_to("today")
        app.station.present(Status(State.WAITING, 12, round(SINCE.timestamp() * 1000)))
    else:
        why = parted(214).status.why
        app.station.present(Status(State.STOPPED, 3, why=why, needs_new_log=True))
        app.turn_to("settings")
