"""An event: something worth seeing at the table, defined for dealing and for recognition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trainer.drills.events.event_context import Ground
from trainer.drills.events.event_patterns import Sight
from trainer.drills.scene import Scene


@dataclass(frozen=True, slots=True)
class RoundEvent:
    """``seen`` tells it from a settled round; ``sights`` say where to deal it. They agree, and a
    test holds them to it. ``sights`` raise CannotShow where the house has no such wager."""

    name: str
    sentence: str
    seen: Callable[[Scene], bool]
    sights: Callable[[Ground], list[Sight]]
