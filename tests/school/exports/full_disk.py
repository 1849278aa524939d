"""A disk that is full after so many bytes of a file."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trainer.records.faults import RecordsFault


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file can grow beyond that."""
    import resource  # late: Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def nothing_half(write: Callable[[], object], out: Path, sizes: list[int]) -> None:
    """With so little room the file is not written, that is said, and nothing is left behind."""
    beside = sorted(out.parent.iterdir())
    for size in sizes:
        with room_for(size), pytest.raises(RecordsFault) as caught:
            write()
        assert caught.value.code == "disk_full"
        assert "nothing was put here" in caught.value.message
        assert sorted(out.parent.iterdir()) == beside
    gc.collect(1)  # what a library left open is closed here, where its complaints are expected
