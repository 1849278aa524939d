"""The weight of a round in an exam: its settled wagers, its events, and the wrong rules that would
answer otherwise in it. Two forms of equal weight are equally hard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.drills.exam.areas import ExamArea, area_of
from trainer.drills.exam.stars import spots_in
from trainer.drills.scene import Scene
from trainer.game.round import Round
from trainer.game.rules import Result
from trainer.game.wagers import Wager
from trainer.marking.misreadings.offered import Offered
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Cell

Kind = tuple[ExamArea, Wager, Result]
"""What a settled wager counts as."""


@dataclass(frozen=True, slots=True)
class Weight:
    """``settled``: so many wagers of each kind; ``shown``: so many spots at which each event shows;
    ``exposed``: so many answers in which each wrong rule differs from the right one."""

    settled: Counter[Kind]
    shown: Counter[str]
    exposed: Counter[str]

    @classmethod
    def nothing(cls) -> Weight:
        return cls(Counter(), Counter(), Counter())

    def __add__(self, other: Weight) -> Weight:
        return Weight(
            self.settled + other.settled,
            self.shown + other.shown,
            self.exposed + other.exposed,
        )

    @property
    def decisions(self) -> int:
        return sum(self.settled.values())


class Scales:
    """Weighs the rounds of one house with regard to these events."""

    def __init__(self, misread: Misread, events: Iterable[str]) -> None:
        self._misread, self._events = misread, tuple(events)

    def offered(self, placard: str | None) -> tuple[Offered, ...]:
        return self._misread.offered(placard)

    def weigh(self, round_: Round) -> Weight:
        """The round as it lies."""
        exposed = {name: len(cells) for name, cells in self.exposed(round_).items()}
        return self._weight(round_, Counter(exposed))

    def exposed(self, round_: Round) -> Mapping[str, frozenset[Cell]]:
        """The answers in which each wrong rule differs from the right one, by its id."""
        dealt = self._misread.look(round_)
        offered = self._misread.offered(round_.placard)
        predicted = {each.id: frozenset(dealt.predicted(each)) for each in offered}
        return {name: cells for name, cells in predicted.items() if cells}

    def _weight(self, round_: Round, exposed: Counter[str]) -> Weight:
        scene = Scene.of(self._misread.rules, round_)
        settled = Counter(
            (area_of(seat, line), line.wager, line.result)
            for seat in scene.settlement.seats
            for line in seat.lines
        )
        shown = Counter({event: len(spots_in(scene, event)) for event in self._events})
        return Weight(settled, +shown, exposed)
