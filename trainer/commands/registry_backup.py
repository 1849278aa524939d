"""``trainer backup`` and ``trainer restore`` of a school's registry."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from trainer.commands.flaw_text import flaw_text
from trainer.commands.lines import print_json
from trainer.commands.verify_registry import counts, registry_plain
from trainer.commands.words import DONE, FOUND_WRONG
from trainer.records.copies import UnsoundCopy
from trainer.records.registry.care.copied import Unsound
from trainer.records.registry.where import Where
from trainer.school.clock import SYSTEM
from trainer.school.records_care.school_backup import (
    CameBack,
    SchoolCopied,
    back_up_school,
    restore_school,
)
from trainer.settings import home

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
