"""``trainer school marker``: the one marker of a school, which runs beside its database."""

from __future__ import annotations

import argparse
import gc
import signal
import time
from functools import partial
from pathlib import Path

from trainer.commands.words import DONE
from trainer.library.houses import load_houses
from trainer.library.recipes import sound_recipes
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.house_book.brought import bring_choices
from trainer.school.marker.marker import MARKING, Marker
from trainer.school.practice import ADDED_HOUSES
from trainer.settings import home

LOOKS_S = 5.0
"""So long at most it waits to be told of a delivery before it looks by itself."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="postgresql://MARKER@HOST/DATABASE, or a file")
    parser.add_argument("--once", action="store_true", help="mark what waits, and end")
    parser.add_argument(
        "--anew", action="store_true", help="mark everything again from the first delivery"
    )
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="where copies of records are kept"
    )


def run(args: argparse.Namespace) -> int:
    """Mark what stations deliver until it is ended; a server that is away is waited for. Raises
    RegistryRefused for one that lets no marker in."""
    signal.signal(signal.SIGTERM, _end)
    registry = Registry.open(args.url, SYSTEM.wall)
    marker = Marker(registry, partial(_houses, registry), args.folder or home() / MARKING)
    try:
        if args.anew:
            marker.anew()
        _mark(registry, marker, once=args.once)
    except KeyboardInterrupt:
        pass
    finally:
        marker.close()
        registry.close()
    return DONE


def _mark(registry: Registry, marker: Marker, *, once: bool) -> None:
    done, chosen = 0, registry.choices_made()
    while True:
        try:
            if chosen != (chosen := registry.choices_made()):
                marker.renew()
            done += sum(marker.work())
            if once:
                print(f"deliveries marked: {done}")
                return
            registry.await_delivery(LOOKS_S)
            registry.end_holders()
        except RegistryDown as down:
            if once:
                raise
            print(down, flush=True)
            time.sleep(LOOKS_S)


def _houses(registry: Registry) -> Curriculum:
    """The houses as the school reads them."""
    bring_choices(home(), registry)
    curriculum = Curriculum(load_houses(home() / ADDED_HOUSES), sound_recipes()[0])
    gc.freeze()  # the collector would go through all houses again and again: 7% of the time
    return curriculum


def _end(*_: object) -> None:
    raise KeyboardInterrupt
