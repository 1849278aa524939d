"""An event: a thing worth seeing at the table, known from both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trainer.drills.ground import Ground
from trainer.drills.scene import Scene
from trainer.drills.sights import Sight


@dataclass(frozen=True, slots=True)
class Event:
    """``seen`` tells it from a settled round; ``sights`` say where to deal it. They agree, and a
    test holds them to it. ``sights`` raise CannotShow where the house has no such wager."""

    name: str
    sentence: str
    seen: Callable[[Scene], bool]
    sights: Callable[[Ground], list[Sight]]
