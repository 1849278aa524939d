"""The areas of an exam's scored decisions, and the worth of a dealt round by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from trainer.drills.events.events import EVENTS
from trainer.drills.scene import Scene
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Situation
from trainer.game.settle import Line, SeatSettlement
from trainer.game.wagers import Wager
from trainer.wording import Worded, phrase


class ExamArea(Worded):
    """In the order of a result sheet. Conduct has no decisions of its own: it is what went wrong
    beside them, in the order, the calls, the handling of the cards."""

    ANTE_AND_PLAY = "ante_and_play", phrase("Ante and Play against a dealer who plays")
    NO_GAME = "no_game", phrase("The dealer does not qualify")
    TIES = "ties", phrase("Ties")
    FOLDS = "folds", phrase("Folded hands")
    ANTE_BONUS = "ante_bonus", phrase("Ante Bonus")
    PAIR_PLUS = "pair_plus", phrase("Pair Plus")
    OWN_WAGERS = "own_wagers", phrase("The house's own wagers")
    RULINGS = "rulings", phrase("Irregularities")
    CONDUCT = "conduct", phrase("Order, calls and cards")


WITH_DECISIONS = tuple(area for area in ExamArea if area is not ExamArea.CONDUCT)
"""The areas of which a blueprint may ask so many decisions."""

_AGAINST_DEALER = (Wager.ANTE, Wager.PLAY)
_BY_SITUATION = {Situation.NOT_QUALIFIED: ExamArea.NO_GAME, Situation.TIE: ExamArea.TIES}


def area_of(seat: SeatSettlement, line: Line) -> ExamArea:
    """The area of one settled wager: a folded hand's wagers are all of them folds."""
    if seat.situation is Situation.FOLDED:
        return ExamArea.FOLDS
    if line.wager in _AGAINST_DEALER and seat.situation is not None:
        return _BY_SITUATION.get(seat.situation, ExamArea.ANTE_AND_PLAY)
    if line.wager is Wager.ANTE_BONUS:
        return ExamArea.ANTE_BONUS
    return ExamArea.PAIR_PLUS if line.wager is Wager.PAIR_PLUS else ExamArea.OWN_WAGERS


class Counted(Struct, frozen=True):
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
