"""``trainer restore``: a verified copy put in the records' place; those before are kept."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from trainer.commands.backup import restore_registry, unless_unsound
from trainer.commands.flaw_text import verified_plain
from trainer.commands.lines import print_json
from trainer.commands.registry_named import HERE, registry_named, registry_place
from trainer.commands.words import DONE, add_formats
from trainer.school.records_care.backup import restore
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a copy that `backup` made")
    parser.add_argument(
        "--to",
        metavar="REGISTRY",
        help="of a school's registry: where it is put, a URL, a file or `here` (default: here)",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print where the earlier records are kept; status 1 if the copy is not sound, and then nothing
    is changed. Raises InputError if it cannot be done."""
    if args.to is not None or registry_named(str(args.file)) is not None:
        return restore_registry(args.file, registry_place(args.to or HERE), args)
    return unless_unsound(lambda: _restore(args))


def _restore(args: argparse.Namespace) -> int:
    done = restore(home(), args.file, datetime.now(UTC))
    if args.json:
        aside = None if done.aside is None else str(done.aside)
        print_json({**verified_plain(done.verified), "file": str(done.path), "kept": aside})
        return DONE
    print(f"{done.path}\n  events  {done.verified.events}\n  head    {done.verified.head.hex()}")
    if done.aside is not None:
        print(f"  the records from before are kept in {done.aside}")
    return DONE
