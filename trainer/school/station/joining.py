"""A machine joins a school: it is looked at first, and nothing is written that could not work."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

from trainer.records.uuid7 import Uuid7
from trainer.school.station.joined import (
    NAME,
    Joined,
    JoinFault,
    read_joined,
    sound_registry,
    write_joined,
)
from trainer.wording import say


def join(
    home: Path, registry: str, name: str, wall_ms: Callable[[], int], *, leave: bool = False
) -> Joined:
    """From now on the machine of that folder belongs to that school. It keeps its id where it did
    before; ``leave`` another school for it. Raises JoinFault, and what the registry does."""
    before = read_joined(home)
    file, wanted = home / NAME, sound_registry(home / NAME, registry)
    if before is not None and before.registry != wanted and not leave:
        raise JoinFault(file, "joined", _elsewhere(before))
    station = before.station if before is not None and before.registry == wanted else None
    called = name or (before.name if before is not None else "") or socket.gethostname()
    joined = Joined(wanted, station or Uuid7(wall_ms)(), called)
    _look(home, joined, wall_ms)
    write_joined(home, joined)
    return joined


def _look(home: Path, joined: Joined, wall_ms: Callable[[], int]) -> None:
    """The school's records answer, and are no school of simulated trainees."""
    # Late: the registry is 73 modules, and a wrong address is told without them.
    from trainer.records.registry.registry import Registry

    registry = Registry.open(joined.where(home), wall_ms)
    try:
        if registry.is_demo:
            why = say("is a demo school of simulated trainees; nobody's rounds belong there")
            raise JoinFault(Path(joined.shown), "demo", why)
    finally:
        registry.close()


def _elsewhere(before: Joined) -> str:
    return say(
        "this machine belongs to the school {school} already; write --leave to leave it. What was "
        "not delivered stays here. The new school gets it where its people have accounts",
        school=before.shown,
    )
