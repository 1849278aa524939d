"""``trainer backup``: a verified copy of the records, or of a school's registry, made while they
are in use."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from trainer.commands.flaw_text import counts, flaw_text, registry_plain, verified_plain
from trainer.commands.lines import print_json
from trainer.commands.registry_named import named_registry
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.records.copies import UnsoundCopy
from trainer.records.registry.care.copied import Unsound
from trainer.records.registry.where import Where
from trainer.school.clock import SYSTEM
from trainer.school.records_care.backup import back_up
from trainer.school.records_care.school_backup import (
    CameBack,
    SchoolCopied,
    back_up_school,
    restore_school,
)
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
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    add_formats(parser, lines=False)


def _file_or_folder(text: str) -> Path:
    """The path as written: a name with a slash at its end is an existing folder's."""
    if text.endswith(("/", os.sep)) and not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text} is not a folder; make it, or name a file")
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


_TOLD = 5


def back_up_registry(at: Where, args: argparse.Namespace) -> int:
    """Copy that registry into a file, and print its path."""
    now = datetime.now(UTC)
    return unless_unsound(
        lambda: _tell(
            back_up_school(at, home(), args.out, now, SYSTEM.wall, force=args.force), json=args.json
        )
    )


def restore_registry(copy: Path, at: Where, args: argparse.Namespace) -> int:
    """Put a copy in that registry's place, and print where the registry before it is kept."""
    now = datetime.now(UTC)
    return unless_unsound(lambda: _tell(restore_school(copy, at, now, SYSTEM.wall), json=args.json))


def unless_unsound(do: Callable[[], int]) -> int:
    """Do it; if records or registry are not sound, print the first flaws and return status 1."""
    try:
        return do()
    except (Unsound, UnsoundCopy) as unsound:
        print(unsound, file=sys.stderr)
        for flaw in unsound.verified.flaws[:_TOLD]:
            print(f"  {flaw_text(flaw)}", file=sys.stderr)
        return FOUND_WRONG


def _tell(done: SchoolCopied, *, json: bool) -> int:
    kept = None if done.aside is None else str(done.aside)
    if json:
        back = {"erased_again": done.back.erased_again, "still_there": done.back.still_there}
        plain = {**registry_plain(done.verified), "registry": str(done.where), "kept": kept}
        print_json({**plain, **back})
        return DONE
    print("\n".join([str(done.where), *counts(done.verified)]))
    if kept:
        print(f"  the registry from before is kept in {kept}")
    print("".join(f"  {line}\n" for line in _brought_back(done.back)), end="")
    return DONE


def _brought_back(back: CameBack) -> Iterator[str]:
    """The erased accounts that an older copy brought back."""
    if back.erased_again:
        yield f"accounts that had been erased since are erased again: {back.erased_again}"
    if back.still_there:
        yield f"erased since, and back: {', '.join(back.still_there)}; erase them again"
