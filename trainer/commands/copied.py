"""The words that ``backup`` and ``restore`` share."""

from __future__ import annotations

import sys
from collections.abc import Callable

from trainer.commands.flaw_text import flaw_text
from trainer.commands.words import FOUND_WRONG
from trainer.records.copies import UnsoundCopy

_TOLD = 5


def unless_unsound(do: Callable[[], int]) -> int:
    """Do it; where the records turn out not to be sound, say what is wrong with them, status 1."""
    try:
        return do()
    except UnsoundCopy as unsound:
        print(unsound, file=sys.stderr)
        for flaw in unsound.verified.flaws[:_TOLD]:
            print(f"  {flaw_text(flaw)}", file=sys.stderr)
        return FOUND_WRONG
