"""``trainer school marker``: the one marker of a school, which runs beside its database."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread

from trainer.commands.words import DONE
from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.hold import held_in_turn
from trainer.records.registry.faults import RegistryDown, RegistryFault
from trainer.records.registry.reads.delivered import Share
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server, where
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.house_book.reading_choices import bring_choices
from trainer.school.house_book.school_houses import bring_editions, in_force
from trainer.school.marker.marker import MARKING, Marker
from trainer.settings import home

# The database notifies of deliveries only. An act that another process has just carried out comes
# without a notice, so the marker looks by itself after this time.
LOOKS_S = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="postgresql://MARKER@HOST/DATABASE, or a file")
    parser.add_argument("--once", action="store_true", help="mark what waits, and end")
    parser.add_argument(
        "--anew", action="store_true", help="mark everything again from the first delivery"
    )
    parser.add_argument(
        "--processes",
        type=int,
        metavar="N",
        help="so many share the work, trainee by trainee (2 beside a server with two processors)",
    )
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="where copies of records are kept"
    )


def run(args: argparse.Namespace) -> int:
    """Mark deliveries until it is stopped, waiting for a server that is away. Raises
    RegistryRefused if it lets no marker in."""
    signal.signal(signal.SIGTERM, _end)
    if args.anew:
        _anew(args)
    parts = 1 if args.once else max(1, args.processes or _processes(args.url))
    others = [_Other(args, Share(number, parts)) for number in range(1, parts)]
    try:
        _work(args.url, _folder(args), Share(0, parts), others, once=args.once)
    # Ctrl+C is how a marker is ended: no fault.
    except KeyboardInterrupt:
        pass
    finally:
        for each in others:
            each.end()
    return DONE


def _processes(url: str) -> int:
    """The number of marking processes: up to two beside a server, by its processors; one for a
    file."""
    # SQLite has one writer at a time, so a second process would only wait.
    return min(2, os.cpu_count() or 1) if isinstance(where(url), Server) else 1


def _anew(args: argparse.Namespace) -> None:
    with closing(Registry.open(args.url, SYSTEM.wall)) as registry:
        Marker(registry, partial(_houses, registry), _folder(args)).anew()


def _folder(args: argparse.Namespace) -> Path:
    folder: Path = args.folder or home() / MARKING
    return folder


# Spawned, not forked: a fork would share this process's database connection.
_FRESH = get_context("spawn")


class _Other:
    """Another process that marks a share, started again whenever it ended."""

    def __init__(self, args: argparse.Namespace, share: Share) -> None:
        self._args, self._share = args, share
        self._process: BaseProcess | None = None

    def keep(self) -> None:
        """Start the process if it does not run."""
        if self._process is None or not self._process.is_alive():
            given = self._args.url, _folder(self._args), self._share
            self._process = _FRESH.Process(target=_run_share, args=given, daemon=True)
            self._process.start()

    def end(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.join()


def _run_share(url: str, folder: Path, share: Share) -> None:
    """Mark that share for as long as the parent process runs."""
    signal.signal(signal.SIGTERM, _end)
    # A terminal's Ctrl+C goes to this process too, not only to its parent.
    with suppress(KeyboardInterrupt):
        _work(url, folder, share)


def _work(
    url: str, folder: Path, share: Share, others: Sequence[_Other] = (), *, once: bool = False
) -> None:
    with ExitStack() as opened:
        # What is left of a marker that was killed may still be at work on this share.
        waits = f"another marker is at work in {folder}: waiting for its end"
        hold = held_in_turn(folder / f"share-{share.number}", partial(print, waits, flush=True))
        opened.callback(hold.close)
        registry = opened.enter_context(closing(Registry.open(url, SYSTEM.wall)))
        if parent_process() is None and not once:
            opened.enter_context(ending_holders(registry))
        made = Marker(registry, partial(_houses, registry), folder, share)
        _mark(registry, opened.enter_context(closing(made)), others, once=once)


@contextmanager
def ending_holders(registry: Registry, every_s: float = LOOKS_S) -> Iterator[None]:
    """Meanwhile whoever makes others wait is cut off. Beside the marking, which may be what has to
    wait, and which a flood of deliveries keeps at work."""
    over = Event()

    def look() -> None:
        while not over.wait(every_s):
            # A server that is away for a moment is asked again at the next look.
            with suppress(RegistryFault):
                registry.end_holders()

    looking = Thread(target=look, daemon=True)
    looking.start()
    try:
        yield
    finally:
        over.set()
        looking.join()


def _mark(registry: Registry, marker: Marker, others: Sequence[_Other], *, once: bool) -> None:
    done, ruled, parent, more_comes = 0, _ruled(registry), parent_process(), False
    while parent is None or parent.is_alive():
        try:
            for each in others:
                each.keep()
            if ruled != (ruled := _ruled(registry)):
                marker.renew()
            for marked in marker.work(more_comes=more_comes):
                done += marked
                # Who marks reads no notification, and unread ones fill the queue that all share.
                registry.spare_queue()
            if once:
                print(f"deliveries marked: {done}")
                return
            more_comes = registry.await_delivery(LOOKS_S)
        except RegistryDown as down:
            if once:
                raise
            print(down, flush=True)
            time.sleep(AWAY_S)


AWAY_S = 5.0
"""A server that is away is asked again after so long."""


def _ruled(registry: Registry) -> object:
    """The marker's rules that the school may change."""
    return registry.choices_made(), in_force(registry.house_acts())


def _houses(registry: Registry) -> Curriculum:
    """The houses as the school reads them."""
    bring_editions(home(), registry)
    bring_choices(home(), registry)
    curriculum = Curriculum(load_houses(home() / ADDED_HOUSES), sound_recipes()[0])
    gc.freeze()  # the collector would go through all houses again and again: 7% of the time
    return curriculum


def _end(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # told twice: by the system and by the first one
    raise KeyboardInterrupt
