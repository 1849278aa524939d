"""The deliveries of simulated stations, and the process that marks them.

A day of one trainee is marked while the next one works, which on two processors takes little more
than half the time.
"""

from __future__ import annotations

import gc
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.marker.marker import Marker
from trainer.school.station.courier import Address, Courier

_FRESH = get_context("spawn")


class MarkedHere:
    """The same in this process, for a school of a few rounds."""

    def __init__(self, registry: Registry, curriculum: Curriculum, folder: Path) -> None:
        self._marker = Marker(registry, lambda: curriculum, folder)

    def delivered(self) -> None:
        """Nothing to do: everything is marked in ``finish``."""

    def finish(self) -> None:
        for _ in self._marker.work():
            pass

    def close(self) -> None:
        self._marker.close()


class MarkedBeside:
    """Marks the deliveries to that registry, with copies of records in the folder."""

    def __init__(self, where: str, folder: Path) -> None:
        self._ours, theirs = _FRESH.Pipe()
        at = where, folder, theirs
        self._process = _FRESH.Process(target=_mark, args=at, daemon=True)
        self._process.start()
        theirs.close()

    def delivered(self) -> None:
        """Tell the process that something waits to be marked."""
        with suppress(OSError):  # ``finish`` tells why nobody hears it
            self._ours.send(_MORE)

    def finish(self) -> None:
        """Return when all is marked. Raises InputError with the reason if the process could not."""
        try:
            self._ours.send(_ALL)
            problems = self._ours.recv()
        # The pipe ends where the other process was killed or ran out of memory.
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
    """Mark until the other side closes the pipe."""
    with suppress(EOFError, OSError):
        try:
            with closing(Registry.open(where, SYSTEM.wall, as_owner=True)) as registry:
                _mark_all(registry, folder, theirs)
        except InputError as fault:
            theirs.send(fault.problems)


def _houses() -> Curriculum:
    curriculum = Curriculum(load_houses(), sound_recipes()[0])
    gc.freeze()  # as in the marker of a school: the collector would go through all houses again
    return curriculum


def _mark_all(registry: Registry, folder: Path, theirs: Connection) -> None:
    with closing(Marker(registry, _houses, folder)) as marker:
        while True:
            asked = theirs.recv()
            for _ in marker.work():
                pass
            if asked == _ALL:
                theirs.send(())


class DemoPost:
    """Delivers one log to a registry that stays open."""

    def __init__(self, registry: Registry, station: str, account: str, path: Path) -> None:
        address = Address(station, account, lambda: registry)
        self._courier = Courier(path, address, SYSTEM, lambda: 0.0)

    def deliver(self) -> None:
        """Deliver everything that was finished. Raises InputError if it could not."""
        for _ in self._courier.deliver():
            pass
        state = self._courier.status
        if state is None or not state.well:
            why = state.why if state is not None else ""
            raise InputError([Problem((), "not_delivered", why)])
