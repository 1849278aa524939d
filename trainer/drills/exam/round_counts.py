"""The worth of a dealt round in an exam: its decisions by area, and the events it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.drills.events.events import EVENTS
from trainer.drills.exam.areas import ExamArea, area_of
from trainer.drills.scene import Scene
from trainer.game.round import Round
from trainer.game.rules import HouseRules


@dataclass(frozen=True, slots=True)
class Counted:
    """One round: ``events`` are those of the ones asked about that it shows."""

    areas: Mapping[ExamArea, int]
    events: frozenset[str]

    @property
    def decisions(self) -> int:
        return sum(self.areas.values())


def counted(rules: HouseRules, round_: Round, events: Iterable[str]) -> Counted:
    """The round counted, with regard to these events."""
    scene = Scene.of(rules, round_)
    seats = scene.settlement.seats
    areas = Counter(area_of(seat, line) for seat in seats for line in seat.lines)
    return Counted(areas, frozenset(name for name in events if EVENTS[name].seen(scene)))
