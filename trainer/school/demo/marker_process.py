"""The demo school's marker as a process of its own: it marks one trainee's day while the next one
works, on a machine with two processors in little more than half the time."""

from __future__ import annotations

from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.library.houses import load_houses
from trainer.library.recipes import sound_recipes
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.marker.marker import Marker

_FRESH = get_context("spawn")


class MarkedHere:
    """The same in this process, for a school of some rounds."""

    def __init__(self, registry: Registry, curriculum: Curriculum, folder: Path) -> None:
        self._marker = Marker(registry, lambda: curriculum, folder)

    def delivered(self) -> None:
        """It is marked with the others."""

    def finish(self) -> None:
        for _ in self._marker.work():
            pass

    def close(self) -> None:
        self._marker.close()


class MarkedBeside:
    """Marks what is delivered to that registry, with copies of records in the folder."""

    def __init__(self, where: str, folder: Path) -> None:
        self._ours, theirs = _FRESH.Pipe()
        told = where, folder, theirs
        self._process = _FRESH.Process(target=_mark, args=told, daemon=True)
        self._process.start()
        theirs.close()

    def delivered(self) -> None:
        """Something waits to be marked."""
        with suppress(OSError):  # ``finish`` tells why nobody hears it
            self._ours.send(_MORE)

    def finish(self) -> None:
        """Come back when all is marked. Raises InputError with what kept the other process from
        it."""
        try:
            self._ours.send(_ALL)
            problems = self._ours.recv()
        except (EOFError, OSError):
            problems = (_ENDED,)
        if problems:
            raise InputError(problems)

    def close(self) -> None:
        self._ours.close()
        self._process.join()


_MORE, _ALL = "more", "all"
_ENDED = Problem((), "marker_ended", "the process that marks it was ended; make it again")


def _mark(where: str, folder: Path, theirs: Connection) -> None:
    """Until the other side is gone."""
    with suppress(EOFError, OSError):
        try:
            with closing(Registry.open(where, SYSTEM.wall, as_owner=True)) as registry:
                _mark_all(registry, folder, theirs)
        except InputError as fault:
            theirs.send(fault.problems)


def _mark_all(registry: Registry, folder: Path, theirs: Connection) -> None:
    made = Marker(registry, lambda: Curriculum(load_houses(), sound_recipes()[0]), folder)
    with closing(made) as marker:
        while True:
            asked = theirs.recv()
            for _ in marker.work():
                pass
            if asked == _ALL:
                theirs.send(())
