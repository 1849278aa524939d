"""``trainer backup``: a verified copy of the records, made while they are in use."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from pathlib import Path

from trainer.commands.flaw_text import verified_plain
from trainer.commands.lines import print_json
from trainer.commands.registry_backup import back_up_registry, unless_unsound
from trainer.commands.registry_named import named_registry
from trainer.commands.words import DONE, add_formats
from trainer.school.records_care.backup import back_up
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "out",
        metavar="OUT",
        nargs="?",
        type=_file_or_folder,
        help="the copy's file, or a folder for it (default: backups, beside the records)",
    )
    parser.add_argument(
        "--of",
        metavar="REGISTRY",
        help="copy a school's registry: its URL, its file, or `here`",
    )
    parser.add_argument("--force", action="store_true", help="put it over a file that is there")
    add_formats(parser, lines=False)


def _file_or_folder(text: str) -> Path:
    """The path as written: a name with a slash at its end is an existing folder's."""
    if text.endswith(("/", os.sep)) and not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text} is no folder; make it, or name a file")
    return Path(text)


def run(args: argparse.Namespace) -> int:
    """Print the copy's path and head; status 1 if the records are not sound, and then nothing is
    copied. Raises InputError if something cannot be read or written."""
    if args.of is not None:
        return back_up_registry(named_registry(args.of), args)
    return unless_unsound(lambda: _back_up(args))


def _back_up(args: argparse.Namespace) -> int:
    made = back_up(home(), args.out, datetime.now(UTC), force=args.force)
    if args.json:
        print_json({**verified_plain(made.verified), "file": str(made.path)})
    else:
        print(
            f"{made.path}\n  events  {made.verified.events}\n  head    {made.verified.head.hex()}"
        )
    return DONE
