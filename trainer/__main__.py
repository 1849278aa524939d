"""The front door: ``trainer`` opens the window, ``trainer COMMAND`` does one thing and ends."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

from trainer import display
from trainer.errors import InputError, Problem

# Each is a module of trainer.commands by the same name, _ for a space, and imported only when it is
# the one asked for.
COMMANDS = {
    "window": "open the window (what `trainer` alone does where there is a display)",
    "drill": "settle tables as text, in a terminal",
    "demo": "watch one round in text: the table, what is due, a faulty trace, its marks",
    "settle": "compute what each wager of a round is owed, and by which rule",
    "perform": "print a faultless trace for a round",
    "check": "mark a trace: what was wrong, why, by which rule",
    "deal": "deal rounds from a seed",
    "scene": "list, deal and mark irregularities: the ruling and what follows from it",
    "exam": "compute the chance of passing an exam, print practice forms, grade them",
    "coach": "practise round by round with a program that plays the trainee",
    "code": "print the code of a round that several work, or read one",
    "events": "list what a dealt round can be asked to show",
    "skills": "list a dealer's skills, one decision each",
    "quiz": "put a quiz on paper, with its answer key",
    "odds": "print a house's exact chances and edges",
    "lint": "check house, scenario and round files",
    "houses": "list the houses",
    "house": "print one house: rules, pay tables, procedure, readings",
    "house new": "start a house of your own from another",
    "house diff": "compare two houses",
    "house pack": "write a house into one file to hand on",
    "house unpack": "check a .house file and add its house",
    "house print": "print a house: its cheat sheet, or its layout at true size",
    "schema": "write JSON Schema files for editors",
    "school": "set up a school of many stations, join it, look after it",
    "verify": "verify that the records are as they were written",
    "backup": "make a verified copy of the records, in use or not",
    "restore": "replace the records with a copy, and keep the old ones",
    "doctor": "check the records and settings, and repair them",
    "shot": "draw a screen into a PNG file, without a display",
}

WITH_RECORDS = frozenset(
    {"window", "drill", "coach", "school", "backup", "restore", "house new", "house unpack"}
)
"""What begins by closing a folder of records from before to others than its owner."""

_NOT_ALLOWED = (
    "may not be looked at; allow reading and writing there, or set TRAINER_HOME to another folder"
)
OWNER_ONLY = 0o077
"""No file or folder that the program makes is open to others than its owner."""

# What a disk says that a person can answer; every other error of the system is ours.
_NO_ROOM = frozenset(
    {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO, errno.ENAMETOOLONG}
)
_NO_ROOM_TEXT = "cannot be written; free some room, or write elsewhere"

# The last two are 128 and the number of SIGINT and SIGPIPE, as shells tell them.
DONE, UNUSABLE, INTERRUPTED, PIPE_CLOSED = 0, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Bad input ends as lines, never as a traceback."""
    _open_missing_streams()
    _speak_utf8()
    # Before any file is made: records and copies are for their owner alone.
    os.umask(OWNER_ONLY)
    try:
        return _flushed(sys.argv[1:] if argv is None else argv)
    except InputError as error:
        return _refused(*map(str, error.problems), *filter(None, [error.detail]))
    except PermissionError as error:
        return _refused(f"{error.filename}: {_NOT_ALLOWED} ({error.strerror})")
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        _drop_output()
        return _refused(f"{error.filename or 'output'}: {_NO_ROOM_TEXT} ({error.strerror})")


def _flushed(argv: Sequence[str]) -> int:
    try:
        return _run(argv) if argv else _start()
    finally:
        sys.stdout.flush()


def _refused(*lines: str) -> int:
    """Say why, where anything can still be said."""
    with suppress(OSError):
        print(*lines, sep="\n", file=sys.stderr, flush=True)
    return UNUSABLE


def _drop_output() -> None:
    """Send what is still buffered to the null device."""
    # Else the interpreter's own last flush would fail again, with a traceback.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _start() -> int:
    """Open the window; without a display the drill as text; without a terminal a demonstration."""
    if display.available(os.environ):
        return _run(["window"])
    if sys.stdin.isatty() and sys.stdout.isatty():
        return _run(["drill"])
    status = _run(["demo"])
    print(f"\n{display.NONE_HERE}")
    return status


def _run(argv: Sequence[str]) -> int:
    args = parser(asked=_joined(argv)[0]).parse_args(argv)
    if args.command in WITH_RECORDS:
        _close_to_others()
    status: int = _module(args.command).run(args)
    return status


def _joined(argv: Sequence[str]) -> list[str]:
    """The words of a call, those of a command of two words as one."""
    two = " ".join(argv[:2])
    return [two, *argv[2:]] if two in COMMANDS else [*argv]


def _module(command: str) -> ModuleType:
    return import_module(f"trainer.commands.{command.replace(' ', '_')}")


def _close_to_others() -> None:
    # Late: platformdirs takes 4 ms, and most commands keep no records.
    from trainer.school.records_care.owner_only import tighten
    from trainer.settings import home

    tighten(home())


def parser(asked: str = "") -> argparse.ArgumentParser:
    """Knows the asked command alone; all by name if it is none, and with their arguments if nothing
    is asked."""
    reader = _Parser(prog="trainer", description="Train dealers of Three Card Poker.")
    reader.add_argument("--version", action=_Version, nargs=0, help="print the version and end")
    commands = reader.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in [asked] if asked in COMMANDS else COMMANDS:
        purpose = COMMANDS[name]
        command = commands.add_parser(name, help=purpose, description=f"{name}: {purpose}")
        if asked in (name, ""):
            _module(name).add_arguments(command)
    return reader


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with a call in one line, and knows commands of two words."""

    def __init__(self, **given: Any) -> None:
        # Else `house new --from mbs` would begin from nothing, with mbs as the currency.
        super().__init__(allow_abbrev=False, **given)
        self.register("type", int, _whole)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        return super().parse_known_args(None if args is None else _joined(args), namespace)

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}; see `{self.prog} --help`\n")


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError("write a whole number") from None


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any, **__: Any) -> None:
        # Late: importlib.metadata takes 18 ms, and few commands ask for the version.
        from importlib.metadata import PackageNotFoundError, version

        try:
            print("trainer", version("dealer-school"))
        except PackageNotFoundError:
            print("trainer, from a checkout that is not installed")
        parser.exit()


def _open_missing_streams() -> None:
    """A stream that the caller closed is None: read nothing there, and refuse an answer there."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115  # open as long as the program
    # Windows gives a program with a window no output: nobody closed it, and nobody misses it.
    nowhere = _ClosedOutput if os.name == "posix" else lambda: open(os.devnull, "w")  # noqa: SIM115
    sys.stdout = sys.stdout or nowhere()
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115


class _ClosedOutput(io.TextIOBase):
    """The output of a caller who closed it: whatever is written there is lost, and so refused."""

    def write(self, _: str, /) -> int:
        raise InputError([Problem(("output",), "closed", _CLOSED_TEXT)])


_CLOSED_TEXT = "is closed; leave it open, or write to a file"


def _speak_utf8() -> None:
    """Cards have suit signs: read and write them whatever the machine's own encoding is."""
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


if __name__ == "__main__":
    sys.exit(main())
