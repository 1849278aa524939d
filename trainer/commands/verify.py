"""``trainer verify``: whether records are as they were written, read offline and left alone."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from trainer.commands.flaw_text import flaw_text, verified_plain
from trainer.commands.lines import print_json
from trainer.commands.registry_named import registry_named
from trainer.commands.verify_bundle import run_bundle
from trainer.commands.verify_registry import run_registry
from trainer.commands.words import DONE, FOUND_WRONG, add_formats, misused
from trainer.records.verified import LogVerified, verify
from trainer.school.exports.bundle.reader import looks_like_one
from trainer.school.practice import RECORDS
from trainer.settings import home

_TOLD = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a file of records or a copy of one, a bundle of evidence, or a school's registry by "
        "its file, its URL, or `here` (default: the records of this program)",
    )
    parser.add_argument(
        "--head",
        metavar="HASH",
        help="the head that was noted before: it must still be among the events",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the result, and the head; status 1 if the records are not sound. Raises InputError if
    they cannot be read."""
    head = _hash(args.head)
    registry = registry_named(args.file)
    if registry is not None:
        return run_registry(registry, head, json=args.json)
    file = Path(args.file) if args.file else home() / RECORDS
    if looks_like_one(file):
        return run_bundle(file, head, json=args.json)
    verified = verify(file, head)
    if args.json:
        print_json(verified_plain(verified))
    else:
        print(_text(verified))
    return DONE if verified.sound else FOUND_WRONG


def _hash(text: str | None) -> bytes | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise misused(f"--head: {text!r} is no head; write the 64 digits that verify printed")
    return bytes.fromhex(text)


def _text(verified: LogVerified) -> str:
    lines = [f"{verified.path}", f"  events  {verified.events}", f"  head    {verified.head.hex()}"]
    if verified.since is not None:
        lines.append(f"  the head that was noted is there, {verified.since} events before the end")
    if verified.sound:
        return "\n".join([*lines, "  sound"])
    lines += [f"  {flaw_text(flaw)}" for flaw in verified.flaws[:_TOLD]]
    if more := len(verified.flaws) - _TOLD:
        lines += [f"  and {more} more; --json lists them"] if more > 0 else []
    return "\n".join([*lines, "  NOT SOUND"])
