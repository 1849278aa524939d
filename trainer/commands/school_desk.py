"""The person who works at the terminal for a school: signed in as in the window, by a password."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from getpass import getpass
from typing import TYPE_CHECKING

from trainer import settings
from trainer.commands.words import misused
from trainer.school.clock import SYSTEM
from trainer.school.people.rights import Account
from trainer.school.people.sign_in import SchoolDoor
from trainer.school.people.station_people import KnownPeople
from trainer.school.station.joined import read_joined

# For types alone: at the top of the file it would load some 60 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry


@dataclass(frozen=True, slots=True)
class AtDesk:
    """A school's records, and the account that works with them."""

    registry: Registry
    account: Account


def add_who(parser: argparse.ArgumentParser) -> None:
    """The option --as, an account. The password is asked for, or read from standard input."""
    parser.add_argument(
        "--as",
        dest="login",
        required=True,
        metavar="LOGIN",
        help="your sign-in name; the password is asked for, or read from standard input",
    )


@contextmanager
def at_desk(login: str) -> Iterator[AtDesk]:
    """The school that this machine belongs to, as that account. Raises InputError."""
    # Late: SQLAlchemy takes 170 ms, and the caller may do without records.
    from trainer.records.registry.registry import Registry

    home = settings.home()
    joined = read_joined(home)
    if joined is None:
        raise misused("this machine belongs to no school; set one up in the window's settings")
    with closing(Registry.open(joined.where(home), SYSTEM.wall)) as registry:
        registry.station = joined.name
        let_in = SchoolDoor(registry, KnownPeople(home), SYSTEM.wall).let_in(login, _password())
        if let_in.by_start:
            raise misused("this is a start password; choose one of your own in the window first")
        yield AtDesk(registry, let_in.account)


def _password() -> str:
    if sys.stdin.isatty():
        return getpass("Password: ")
    return sys.stdin.readline().rstrip("\r\n")
