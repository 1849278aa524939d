"""``trainer school COMMAND``: everything about a school of many stations, from the terminal."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

COMMANDS = {
    "init": "make a school's registry in a database, or bring it up to date",
    "join": "make this machine a station of a school",
    "status": "show this machine's school, and what is not delivered yet",
    "deliver": "deliver what is not delivered yet, and end",
    "marker": "mark what stations deliver to a school's database, until it is ended",
    "people": "take in a class list",
    "export": "write tables, evidence, exams or one trainee's data to a file",
    "re-mark": "mark rounds again after a rule was corrected, openly",
    "erase": "erase an account for good, by a recorded act",
    "demo": "make a school of simulated trainees, to learn the reports with",
}
"""Each is a module of trainer.commands, ``school_`` before its name, imported when it is asked."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The names of all commands, and the arguments of the one that is asked for."""
    commands: Any = parser.add_subparsers(
        dest="school_command",
        metavar="COMMAND",
        required=True,
        parser_class=type("_OfSchool", (_Late, type(parser)), {}),
    )
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"school {name}: {purpose}")
        module = f"trainer.commands.school_{name.replace('-', '_')}"
        command.set_defaults(school_module=module)


class _Late(argparse.ArgumentParser):
    """A parser that adds its arguments only when it is used."""

    def parse_known_args(self, *args: Any, **named: Any) -> Any:
        module = self.get_default("school_module")
        if module is not None:  # else a command below one of these
            import_module(module).add_arguments(self)
        return super().parse_known_args(*args, **named)


def run(args: argparse.Namespace) -> int:
    """Run the command. Raises InputError as it does."""
    status: int = import_module(args.school_module).run(args)
    return status
