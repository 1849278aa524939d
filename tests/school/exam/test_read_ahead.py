"""Nothing of the tasks to come is on the station's disk or in its memory: both are searched."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import pytest

from tests.school.exam.locked_child import DONE
from tests.school.exam.sat import SMALL
from tests.school.exam.schools import PIN
from trainer.drills.exam.form import RoundTask, Task
from trainer.game.serialize import round_to_plain
from trainer.library.houses import load_houses
from trainer.records.event import written
from trainer.school.exam.exam_evidence import exam_at
from trainer.school.exam.forms import forms_of
from trainer.school.exam.release import SEED_BYTES, seed_of
from trainer.school.people.secrets import Verifier

PAGE = 4096
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells a process's memory")


def test_neither_the_disk_nor_the_memory_knows_a_task_to_come(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "tests.school.exam.locked_child", str(tmp_path))
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdin is not None
        lock = Verifier.parse(child.stdout.readline().strip())
        seen = [*_memory(child.pid), *_disk(tmp_path)]
        child.stdin.write("\n")
    key = lock.challenge.prove(PIN)
    assert lock.fits(key)
    traces = [*_traces(key)]
    known = [{each for each in told if _is_in(seen, each)} for told in traces]
    assert all(known[: DONE + 1]), "what was dealt is found, so the search finds what is there"
    assert known[DONE + 1 :] == [set()] * (len(traces) - DONE - 1)


def _traces(key: bytes) -> Iterator[tuple[bytes, ...]]:
    """What each task of the exam looks like: its seed and its cards, as they would be written."""
    drawing = forms_of(exam_at(load_houses(), SMALL.house), SMALL).drawing()
    for number in range(1, drawing.of + 1):
        seed = seed_of(key, number)
        raw = seed.to_bytes(SEED_BYTES, "little"), seed.to_bytes(SEED_BYTES, "big")
        yield (str(seed).encode(), *raw, *_cards(drawing.draw(seed)))


def _cards(task: Task) -> Iterator[bytes]:
    if isinstance(task, RoundTask):
        yield written(round_to_plain(task.round_)).encode()
        yield " ".join(map(str, task.round_.dealer)).encode() + b'"'
    else:
        yield task.seed.encode()


def _memory(pid: int) -> Iterator[bytes]:
    with Path(f"/proc/{pid}/mem").open("rb") as memory:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            where, rights, *_ = line.split()
            first, last = (int(end, 16) for end in where.split("-"))
            if rights.startswith("rw"):
                yield from _parts(memory, first, last)


def _parts(memory: BinaryIO, first: int, last: int) -> Iterator[bytes]:
    """What can be read there: newer C libraries guard the end of a stack by pages that cannot."""
    memory.seek(first)
    try:
        yield memory.read(last - first)
    except OSError:
        if last - first > PAGE:
            middle = first + (last - first) // PAGE // 2 * PAGE
            yield from _parts(memory, first, middle)
            yield from _parts(memory, middle, last)


def _disk(home: Path) -> Iterator[bytes]:
    return (each.read_bytes() for each in home.rglob("*") if each.is_file())


def _is_in(seen: list[bytes], what: bytes) -> bool:
    return any(what in each for each in seen)
