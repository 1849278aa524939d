"""A school on this machine: its records in a file, and in them the first administrator and, where
one is named, the first supervisor."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from trainer.errors import InputError, Problem
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.uuid7 import Uuid7
from trainer.school.people.names import clean_login, clean_name, wrong_with_login, wrong_with_name
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.secrets import COST, Cost, Verifier, check_password
from trainer.school.people.station_people import KnownHere, KnownPeople
from trainer.school.station.joined import HERE, SCHOOL_FILE, Joined, write_joined
from trainer.wording import say


class Founder(Struct, frozen=True):
    """Somebody who is there when a school begins."""

    name: str
    login: str
    password: str


def set_up(
    home: Path,
    name: str,
    login: str,
    password: str,
    wall_ms: Callable[[], int],
    cost: Cost = COST,
    supervisor: Founder | None = None,
) -> tuple[Joined, Registry, Account]:
    """The machine keeps a school's records and belongs to that school, whose first administrator
    this is. ``supervisor``: who has an account from the first day on beside him. Raises InputError;
    then nothing was set up."""
    new_id = Uuid7(wall_ms)
    account = Account(new_id(), clean_login(login), clean_name(name), Role.ADMIN)
    _check(account, password)
    if supervisor is not None:
        _check_beside(account, supervisor)
    verifier = Verifier.of(password, cost)
    joined = Joined(HERE, new_id(), "This machine")
    file = home / SCHOOL_FILE
    was_there = file.exists()
    registry = Registry.open(file, wall_ms, make=True)
    registry.station = joined.name
    with ExitStack() as undone:
        if not was_there:
            undone.callback(_remove, file)
        undone.callback(registry.close)
        open_first(registry, account, verifier)
        if supervisor is not None:
            people = People(registry, account, wall_ms, cost)
            people.open(supervisor.name, Role.SUPERVISOR, supervisor.login, supervisor.password)
        write_joined(home, joined)
        KnownPeople(home).remember(KnownHere(account, str(verifier), last_ms=wall_ms()))
        undone.pop_all()
    return joined, registry, account


def first_admin(
    registry: Registry,
    name: str,
    login: str,
    password: str,
    wall_ms: Callable[[], int],
    cost: Cost = COST,
) -> Account:
    """The first administrator of a school that has nobody yet. Raises InputError."""
    account = Account(Uuid7(wall_ms)(), clean_login(login), clean_name(name), Role.ADMIN)
    _check(account, password)
    open_first(registry, account, Verifier.of(password, cost))
    return account


def check_founder(founder: Founder) -> None:
    """That can be somebody's account. Raises InputError where not."""
    account = Account("", clean_login(founder.login), clean_name(founder.name), Role.ADMIN)
    _check(account, founder.password)


def open_first(registry: Registry, account: Account, verifier: Verifier) -> None:
    """The first account of a school, which opens itself. Raises InputError where the school has
    people already."""
    if registry.people():
        there = say(
            "This machine already has a school's records. To use them, run: trainer school join "
            "here"
        )
        raise InputError([Problem((), "school_there", there)])
    registry.act(
        account.id,
        ActKind.ACCOUNT_OPENED,
        {"account": account.id, "role": account.role.value},
        private={
            "login": account.login,
            "name": account.name,
            "language": account.language,
            "password_hash": str(verifier),
        },
    )


def _check(account: Account, password: str) -> None:
    """Raises InputError for a name or a password that cannot be."""
    wrong = wrong_with_name(account.name) or wrong_with_login(account.login)
    if wrong:
        raise InputError([Problem((), "bad_name", wrong)])
    check_password(password, account.login)


def _check_beside(admin: Account, supervisor: Founder) -> None:
    """Raises InputError where that cannot be an account beside the administrator's."""
    check_founder(supervisor)
    login = clean_login(supervisor.login)
    if login == admin.login:
        wrong = say(
            "The two accounts need different sign-in names. {login} is in use.", login=login
        )
        raise InputError([Problem((), "bad_name", wrong)])


def _remove(file: Path) -> None:
    """Remove the files of a school that came to nothing."""
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink(missing_ok=True)
