"""A disk on which one call fails: the first, the second, until all of them have."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.records.faults import RecordsFault

CALLS = ((os, "link"), (os, "rename"), (os, "replace"), (os, "fsync"), (tempfile, "mkdtemp"))


def each_call_failing(
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    do: Callable[[], object],
    unchanged: Callable[[], object],
) -> list[RecordsFault]:
    """What was said of each failure; nothing was changed by any. In the end ``do`` is done."""
    faults: list[RecordsFault] = []
    while True:
        before = unchanged()
        with monkeypatch.context() as patched:
            left = _fail(patched, code, len(faults))
            try:
                do()
            except RecordsFault as fault:
                faults.append(fault)
                assert unchanged() == before
                continue
        assert left[0] >= 0, "a call failed and nobody was told"
        return faults


def _fail(patched: pytest.MonkeyPatch, code: int, after: int) -> list[int]:
    """So many calls succeed, and the next one fails."""
    left = [after]

    def failing(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            left[0] -= 1
            if left[0] == -1:
                raise OSError(code, os.strerror(code), str(args[0]) if args else None)
            return real(*args, **named)

        return call

    for module, name in CALLS:
        patched.setattr(module, name, failing(getattr(module, name)))
    return left


def files_of(folder: Path) -> dict[str, bytes]:
    """Everything in a folder, but for the empty file that holds the records."""
    return {
        str(each.relative_to(folder)): each.read_bytes()
        for each in sorted(folder.rglob("*"))
        if each.is_file() and each.suffix != ".lock"
    }
