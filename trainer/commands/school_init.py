"""``trainer school init URL``: a school's registry made in a database, or brought up to date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from getpass import getpass
from pathlib import Path

from trainer import settings
from trainer.commands.lines import Plain, print_json
from trainer.commands.words import DONE, add_formats, misused
from trainer.records.registry.making import make
from trainer.records.registry.migrate import MadeBeside
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.new_school import Founder, check_founder, first_admin
from trainer.school.station.joined import HERE, SCHOOL_FILE

_OF_ROLE = {
    "school_station": "each station of trainees",
    "school_supervisor": "where supervisors work",
    "school_author": "where house rules are published",
    "school_admin": "where accounts are kept; no result is seen",
    "school_backup": "for whoever copies and looks over the records: reads all, changes nothing",
    "school_marker": "for the marker, `trainer school marker URL`, beside the database",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: the place, and the first administrator."""
    parser.add_argument(
        "url",
        metavar="URL",
        help="postgresql://OWNER@HOST/DATABASE of an empty database, a file, or `here`",
    )
    parser.add_argument("--admin", metavar="LOGIN", help="open the first administrator's account")
    parser.add_argument("--name", metavar="NAME", help="the first administrator's name")
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print what was made, and the next steps. Raises InputError; then nothing was made."""
    if bool(args.admin) != bool(args.name):
        raise misused("--admin and --name belong together")
    at = settings.home() / SCHOOL_FILE if args.url == HERE else args.url
    admin = _asked_founder(args) if args.admin else None
    made = make(at, SYSTEM.wall)
    if admin is not None:
        _open_admin(admin, at)
    if args.json:
        print_json(_plain(made))
    else:
        print("\n".join(_text(made, args.admin)))
    return DONE


def _asked_founder(args: argparse.Namespace) -> Founder:
    """The administrator, with a sound password, before anything is made."""
    founder = Founder(args.name, args.admin, _password())
    check_founder(founder)
    return founder


def _open_admin(admin: Founder, at: Path | str) -> None:
    with closing(Registry.open(at, SYSTEM.wall)) as registry:
        first_admin(registry, admin.name, admin.login, admin.password, SYSTEM.wall)


def _password() -> str:
    """The password, asked for twice at a terminal."""
    # Nobody could correct a slip of the first administrator.
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    password = getpass("The administrator's password: ")
    if getpass("The same password again: ") != password:
        raise misused("the two passwords differ; nothing was made")
    return password


def _text(made: MadeBeside, admin: str | None) -> Iterator[str]:
    yield f"{made.where}"
    yield f"  {made.server}"
    yield f"  {_done(made)}"
    if admin:
        yield f"  the account {admin} is its first administrator's"
        yield "  an administrator keeps accounts and copies and sees no result: whoever teaches,"
        yield "  sets and signs exams needs a supervisor's account, which he opens under People"
    yield from _of_server(made, admin) if made.is_on_server else _of_file(made, admin)


def _done(made: MadeBeside) -> str:
    more = "functions, guards and roles" if made.is_on_server else "guards"
    if made.is_new:
        return f"made: tables of version {made.now}, {more}"
    if made.before == made.now:
        return f"is up to date: tables of version {made.now}, {more}"
    return f"brought from version {made.before} of its tables to {made.now}"


def _of_server(made: MadeBeside, admin: str | None) -> Iterator[str]:
    database = str(made.where).rpartition("/")[2]
    yield ""
    yield "Next, as whoever administers the server, a login for each machine:"
    for role in made.roles:
        yield f"  CREATE ROLE name LOGIN CONNECTION LIMIT 20 PASSWORD '...' IN ROLE {role};"
        yield f"    -- {_OF_ROLE[role]}"
    yield "A machine where both is done gets both roles: IN ROLE school_station, school_supervisor"
    yield "Then at each machine, with its own login:"
    yield f"  trainer school join postgresql://name@host/{database}"
    yield "The password is best kept in that user's ~/.pgpass, and not written into the URL."
    if made.is_new and not admin:
        yield "The first administrator's account: this command again, with --admin and --name."


def _of_file(made: MadeBeside, admin: str | None) -> Iterator[str]:
    if made.is_new and not admin:
        yield "Its first administrator: this command again with --admin and --name, or the window."
    yield "To use it on this machine: trainer school join here"


def _plain(made: MadeBeside) -> Plain:
    return {
        "registry": str(made.where),
        "server": made.server,
        "before": made.before or None,
        "now": made.now,
        "roles": list(made.roles),
    }
