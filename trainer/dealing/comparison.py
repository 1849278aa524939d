"""A trace beside its script: the readable acts, the step that each of them does, and the findings
so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

from msgspec import Struct, field

from trainer.dealing.action import DEALER, Action, BadAction, Verb
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.follow_up import GAME, RULING, deed_in
from trainer.dealing.irregularity import Deed, Event, Fact, Ruling
from trainer.dealing.order import Order
from trainer.dealing.procedure import Part, Step, StepKind
from trainer.dealing.script import Script
from trainer.dealing.undue_acts import undue_source
from trainer.errors import quoted
from trainer.game.hands import Category
from trainer.game.money import NOTHING, Money, total
from trainer.game.pay import Source, Teaching
from trainer.game.round import Seat
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line
from trainer.wording import phrase, say

# Ten acts that look alike could stand for ten of twenty steps in 184,756 ways.
_CHOICES_AT_MOST = 64


class Claim(Struct, frozen=True):
    """Acts of one identity, in the order done, and the steps of that identity, in the order due.

    Either list may be longer: surplus steps are missing, surplus acts needless. An act that was the
    opposite of its step did it wrongly, and says nothing about order.
    """

    steps: tuple[int, ...]
    acts: tuple[Act, ...]
    opposite: bool = False

    @property
    def pairs(self) -> int:
        return min(len(self.steps), len(self.acts))

    @property
    def certain(self) -> bool:
        return len(self.steps) == len(self.acts)

    def choices(self) -> list[dict[int, int]]:
        """Every way to pair steps with acts that keeps both orders; a bounded number of them."""
        if comb(max(len(self.steps), len(self.acts)), self.pairs) > _CHOICES_AT_MOST:
            return [self.first_choice()]
        return [
            {step: act.at for step, act in zip(steps, acts, strict=True)}
            for steps in combinations(self.steps, self.pairs)
            for acts in combinations(self.acts, self.pairs)
        ]

    def first_choice(self) -> dict[int, int]:
        return {step: act.at for step, act in zip(self.steps, self.acts, strict=False)}


def settle_claims(order: Order, claims: Sequence[Claim]) -> dict[int, int]:
    """The act of each step that was done; uncertain pairs are chosen so that the least is out of
    order."""
    done: dict[int, int] = {}
    for claim in claims:
        done |= claim.first_choice()
    for claim in claims:
        if not claim.certain:
            others = {step: at for step, at in done.items() if step not in claim.steps}
            best = min(claim.choices(), key=lambda choice: _slips(order, choice, others))
            done = others | best
    return done


def _slips(order: Order, choice: Mapping[int, int], others: Mapping[int, int]) -> int:
    """Count the pairs that are reversed if these acts did these steps."""
    count = 0
    for step, at in choice.items():
        for other, other_at in others.items():
            earlier, later = (other, step) if other_at < at else (step, other)
            count += order.after[later] >> earlier & 1
    return count


GRAMMAR = Source(reading=phrase("the school says which acts can be recorded"))
NOT_ASKED = Source(reading=phrase("the house's document does not ask for it"))
NEVER_WRONG = Source(
    reading=phrase("No clause orders it; the school teaches it as a good habit."),
    taught=Teaching.ADVICE,
)
CALL_SUPERVISOR = Action(Verb.RULE, word="call_supervisor")

_DEALERS_KINDS = {
    Verb.REVEAL: StepKind.REVEAL_DEALER,
    Verb.CALL: StepKind.CALL_DEALER,
    Verb.DEAL: StepKind.DEAL_DEALER,
}
_OTHER_KINDS = {
    Verb.ANNOUNCE: StepKind.PLACE_YOUR_BETS,
    Verb.RACK: StepKind.RACK_STUB,
    Verb.COVER: StepKind.COVER_DEALER,
    Verb.RELEASE: StepKind.RELEASE_CARDS,
    Verb.DEAL: StepKind.DEAL,
    Verb.OFFER: StepKind.OFFER,
    Verb.COLLECT: StepKind.COLLECT,
    Verb.TUCK: StepKind.TUCK,
    Verb.REVEAL: StepKind.REVEAL,
    Verb.CALL: StepKind.CALL_STAND_OFF,
    Verb.TAKE: StepKind.TAKE,
    Verb.PAY: StepKind.PAY,
    Verb.CLEAR: StepKind.CLEAR,
}


class Comparison(Struct):
    """Grows while a trace is checked: ``claims`` are the acts that may have done certain steps,
    ``joined`` the bonuses that are paid by an Ante's act."""

    script: Script
    trace: tuple[str, ...]
    acts: list[Act] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    joined: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, script: Script, trace: Sequence[str]) -> Comparison:
        """The trace read; each line outside the grammar becomes a finding."""
        comparison = cls(script, tuple(trace))
        for at, text in enumerate(comparison.trace):
            comparison.read(at, text)
        return comparison

    def read(self, at: int, text: str) -> None:
        try:
            self.acts.append(Act(at, text, Action.parse(text)))
        except BadAction as reason:
            if is_optional_deed(self.script, self.trace[:at], text) or self.goes_with_call(text):
                return
            problem = _not_ruled(text) or str(reason)
            self.findings.append(Finding(Code.BAD_ACTION, GRAMMAR, at=at, got=text, reason=problem))

    def goes_with_call(self, text: str) -> bool:
        """True for what goes with a call for the supervisor, which is never wrong: to stop the
        game, to explain, to announce the ruling, to resume."""
        deed = deed_in(text)
        if deed is None or str(CALL_SUPERVISOR) not in self.trace:
            return False
        return deed.word in (GAME, RULING) or deed.deed in (Deed.EXPLAIN, Deed.RESUME)

    def done_by(self, *verbs: Verb) -> list[Act]:
        return [act for act in self.acts if act.action.verb in verbs]

    def missing(self, step: Step) -> Finding:
        money = self.uncollected(step) if step.kind is StepKind.COLLECT else None
        return Finding(
            code=Code.MISSING,
            source=step.source,
            seat=step.seat,
            wager=step.wager,
            expected=str(step.action),
            money=money,
            due=step,
        )

    def uncollected(self, step: Step) -> Money:
        """The forfeited stakes of a fold that nobody took."""
        settled = self.script.settlement.seat(step.seat)
        assert settled is not None, "only seats of the round are collected"
        taken = {act.action.wager for act in self.acts if _takes(act.action, settled.seat)}
        left = [line for line in settled.lines if line.forfeited and line.wager not in taken]
        return total(line.stake or NOTHING for line in left)

    def not_due(self, act: Act) -> Finding:
        """A finding for an act that nothing asks for. A ruling on a sound round is a wrong one; a
        call for the supervisor is only needless."""
        ruling = act.action.verb is Verb.RULE and act.action != CALL_SUPERVISOR
        live = self.live_lines(act) if act.action.verb is Verb.COLLECT else []
        kept = [line for line in live if line.result is not Result.LOSE]
        return Finding(
            code=Code.WRONG_CALL if ruling else Code.UNEXPECTED,
            source=self.source_of(None, act.action),
            seat=act.action.place or None,
            wager=act.action.wager,
            at=act.at,
            got=act.text,
            # Below zero is what the player is short.
            money=-total(line.stake or NOTHING for line in kept) if kept else act.action.amount,
            grave=bool(live) and not kept,
        )

    def live_lines(self, act: Act) -> list[Line]:
        """The wagers that a hand still in play loses with its cards where it is collected as a
        fold before anything else is done with them."""
        settled = self.script.settlement.seat(act.action.place or 0)
        if settled is None or settled.situation is Situation.FOLDED:
            return []
        moved = self.done_by(Verb.TAKE, Verb.PAY, Verb.COLLECT)
        if any(each.at < act.at and each.action.place == settled.seat for each in moved):
            return []
        taken = self.script.house.rules.forfeited_by_folding
        return [line for line in settled.lines if line.wager in taken]

    def source_of(self, step: Step | None, action: Action) -> Source:
        """The rule nearest to an act that was not due: that of the step of its kind."""
        if step is not None:
            return step.source
        if action == CALL_SUPERVISOR:
            return NEVER_WRONG
        decided = undue_source(self.script, action)
        if decided is not None:
            return decided
        kinds = _DEALERS_KINDS if action.place == DEALER else _OTHER_KINDS
        kind = kinds.get(action.verb)
        found = self.script.house.procedure.steps.get(kind) if kind else None
        return found or NOT_ASKED


def _takes(action: Action, seat: int) -> bool:
    return action.verb is Verb.TAKE and action.place == seat


def _not_ruled(text: str) -> str:
    """Why an act for an irregularity does not belong here; empty for any other line."""
    deed = deed_in(text)
    if deed is None:
        return ""
    return say("{deed} is for irregularities, and there is none here", deed=quoted(str(deed)))


def is_optional_deed(script: Script, before: Sequence[str], text: str) -> bool:
    """True for a deed that a house's document asks for only in some rounds: a hand put in the Play
    area (MBS 3.10, 3.11), the other deck taken. None is due in every round, nor wrong at its
    place."""
    deed = deed_in(text)
    if deed is None or script.part is not Part.WHOLE:
        return False
    dealt = any(line.startswith("deal ") for line in before)
    match deed.deed:
        case Deed.CHANGE_DECKS:
            return not dealt and _follows(script, Event.DECKS, {Fact.DECK: "same"})
        case Deed.PLACE:
            seat = script.round_.seat(deed.place)
            return dealt and seat is not None and _belongs_in_play_area(script, seat)
        case _:
            return False


def _belongs_in_play_area(script: Script, seat: Seat) -> bool:
    ranking = script.house.rules.ranking
    low = ranking.category(ranking.strength(seat.cards)) is Category.HIGH_CARD
    facts = {
        Fact.ANTE: "yes" if seat.played else "no",
        Fact.HAND: "high_card" if low else "pair_or_better",
        Fact.PLACED: "elsewhere",
    }
    return not seat.folded and _follows(script, Event.HAND_PLACED, facts)


def _follows(script: Script, event: Event, facts: dict[Fact, str]) -> bool:
    """True if the house has it corrected once it was left out."""
    listed = script.house.irregularities
    line = listed.resolve(event, facts) if listed is not None else None
    return line is not None and line.ruling is Ruling.PUT_RIGHT
