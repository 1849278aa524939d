"""The guided round: the next act, its reason and its rule, act by act."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action
from trainer.dealing.check import check
from trainer.dealing.house import House
from trainer.dealing.procedure import Part, Step, StepKind
from trainer.dealing.script import Script, script_for
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import settle
from trainer.marking.deciding_reasons import reason
from trainer.school.debrief.feedback import rest
from trainer.school.debrief.phrases import in_column
from trainer.wording import phrase, say_phrase


class Coaching(Struct, frozen=True):
    """The next act: its words, its reason, and its rule as it is cited."""

    action: Action
    what: str
    why: str
    rule: str
    left: int = 0
    """The number of acts that are due until the end, this one with them."""


class Guide:
    """Finds the way through one round, from wherever the trainee stands."""

    def __init__(self, house: House, round_: Round, part: Part = Part.SETTLEMENT) -> None:
        self._script = script_for(house, round_, settle(house.rules, round_), part)

    def after(self, trace: Sequence[str]) -> Coaching | None:
        """The advice for the next act after these; None if nothing is left to do."""
        due = rest(self._script, trace)
        step = next((each for each in self._script.steps if str(each.action) in due[:1]), None)
        if step is None:
            return None
        return replace(self._coaching(step, trace), left=len(due))

    def _coaching(self, step: Step, trace: Sequence[str]) -> Coaching:
        rules, round_ = self._script.house.rules, self._script.round_
        what = in_column(rules, round_, step.action, "")
        why = _why(self._script, step, trace)
        return Coaching(step.action, what, why, str(step.source))


_WHY = {
    StepKind.PLACE_YOUR_BETS: phrase("The players are asked for their wagers."),
    StepKind.CHECK_BETS: phrase("Deal no card until every wager is in order."),
    StepKind.NO_MORE_BETS: phrase("From now on nobody may add, change or withdraw a wager."),
    StepKind.DEAL: phrase("Every hand gets its cards in the order of this house."),
    StepKind.DEAL_DEALER: phrase("Your own hand is dealt in its turn."),
    StepKind.RACK_STUB: phrase("The cards left over must stay out of play."),
    StepKind.COVER_DEALER: phrase("The cut card keeps your hand closed."),
    StepKind.RELEASE_CARDS: phrase("Only now may the players look."),
    StepKind.OFFER: phrase("The player puts up Play, or folds."),
    StepKind.COLLECT: phrase("A fold is collected with what it forfeits."),
    StepKind.TUCK: phrase("A folded hand stays while one of its wagers is alive."),
    StepKind.REVEAL_DEALER: phrase("Your hand decides who wins."),
    StepKind.CALL_DEALER: phrase("The players hear what they have to beat."),
    StepKind.REVEAL: phrase("Compare this hand with yours."),
    StepKind.CALL_STAND_OFF: phrase("Equal hands: the player hears that nobody wins."),
    StepKind.CLEAR: phrase("The hand is settled: its cards go."),
}


def _why(script: Script, step: Step, trace: Sequence[str]) -> str:
    line, seat = step.line, script.settlement.seat(step.seat or 0)
    if line is None or seat is None:
        return say_phrase(_WHY[step.kind])
    return reason(check(script, trace), seat, line)


def first_seed(rules: HouseRules, recipe: Recipe) -> int:
    """The first seed whose round has a seat that is paid and one whose wagers are taken."""
    return next(seed for seed in count(1) if _teaches(rules, generate(rules, recipe, seed)))


def _teaches(rules: HouseRules, round_: Round) -> bool:
    seats = settle(rules, round_).seats
    wins = [all(line.result is Result.WIN for line in seat.lines) for seat in seats]
    loses = [all(line.result is Result.LOSE for line in seat.lines) for seat in seats]
    return any(wins) and any(loses)
