"""A round of a table test in progress: the acts seen, and those still to come; at one spot its
duty, the act there, and the gravity of the error."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec import Struct

from trainer.dealing.action import Action, Verb
from trainer.dealing.check import check
from trainer.dealing.finding import Verdict
from trainer.dealing.house import House
from trainer.dealing.order import Mask
from trainer.dealing.procedure import SEAT_SETTLING, Part, Step, StepKind
from trainer.dealing.script import Script, in_action, script_for
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.marking.causes import leaders
from trainer.marking.mark import mark
from trainer.marking.mistake import Severity
from trainer.marking.words import act_done, money
from trainer.school.debrief.briefing import mistakes_in
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.feedback import still_due
from trainer.school.debrief.line_matching import LineHeading
from trainer.school.debrief.mistake_words import read_by_supervisor
from trainer.school.debrief.phrases import in_column
from trainer.wording import phrase, say, say_count

Trace = tuple[str, ...]


class Watching(Struct, frozen=True, dict=True):
    """One round after some acts, checked by the same engine as any other."""

    script: Script
    trace: Trace

    @classmethod
    def of(cls, house: House, round_: Round, part: Part, trace: Trace = ()) -> Watching:
        """The round with the house's script, and these acts."""
        return cls(script_for(house, round_, settle(house.rules, round_), part), trace)

    def after(self, trace: Trace) -> Watching:
        """The same round with these acts done."""
        return Watching(self.script, trace)

    @cached_property
    def verdict(self) -> Verdict:
        """The verdict on the trace so far."""
        return check(self.script, self.trace)

    @cached_property
    def missing(self) -> tuple[Step, ...]:
        """The steps not seen done yet, in their usual order."""
        return tuple(still_due(self.verdict))

    @cached_property
    def mistakes(self) -> tuple[MistakeShown, ...]:
        """The mistakes that remain even if all the rest is done without fault."""
        rest = [str(step.action) for step in self.missing]
        marking = mark(self.script, [*self.trace, *rest])
        return read_by_supervisor(mistakes_in(marking, leaders(marking.verdict)))

    # ------------------------------------------------------------- what comes next

    @cached_property
    def next(self) -> Step | None:
        """The dealer's likely next step: at the same seat, as far as the house's order allows;
        steps that were passed over come last. None if nothing is left."""
        allowed = [step for step in self.missing if self._may_come(step)]
        ahead = [step for step in allowed if not self._passed_over(step)]
        here = [step for step in ahead if self._goes_on(step)]
        return next(iter((*here, *ahead, *allowed, *self.missing)), None)

    def stretch(self, step: Step) -> tuple[Step, ...]:
        """The steps left under the same heading as that one: the offers, the folds, one seat."""
        group = LineHeading.of(step)
        return tuple(each for each in self.missing if LineHeading.of(each) == group)

    def at_seat(self, seat: int) -> tuple[Step, ...]:
        """The remaining steps of the next stretch at that seat; none if all are done."""
        mine = [step for step in self.missing if step.seat == seat]
        first = next(iter((*filter(self._may_come, mine), *mine)), None)
        return () if first is None else tuple(e for e in self.stretch(first) if e.seat == seat)

    def _may_come(self, step: Step) -> bool:
        """True if everything that must come before it is done."""
        return not self._waiting >> self._place(step) & 1

    def _passed_over(self, step: Step) -> bool:
        """True if a later step is already done."""
        after = self.verdict.script.order.after[self._place(step)]
        return any(after >> place & 1 for place in self.verdict.done)

    @cached_property
    def _waiting(self) -> Mask:
        """The steps that must follow a missing one."""
        waiting = 0
        for step in self.missing:
            waiting |= self.verdict.script.order.after[self._place(step)]
        return waiting

    def _goes_on(self, step: Step) -> bool:
        """True if it settles the seat of the last act."""
        last = self.trace[-1].split() if self.trace else []
        return step.kind in SEAT_SETTLING and len(last) > 1 and last[1] == str(step.seat)

    def _place(self, step: Step) -> int:
        return self._places[id(step)]

    @cached_property
    def _places(self) -> dict[int, int]:
        return {id(step): at for at, step in enumerate(self.verdict.script.steps)}

    # --------------------------------------------------------- what was done but not tapped

    def put_in(self, steps: Sequence[Step]) -> tuple[tuple[int, Step], ...]:
        """The places of acts that were done but not tapped: each with the index in the trace before
        which it stands."""
        # The check's own steps: counted with a dealer's hand that stayed closed, each act stood one
        # too late.
        steps_due = self.verdict.script.steps
        # Before all that has to follow it: nobody saw that it broke an order.
        return tuple((self._room(step), step) for step in steps_due if step in steps)

    def _room(self, step: Step) -> int:
        at, done = self._place(step), self.verdict.done
        after = self.verdict.script.order.after
        followers = [done[each] for each in done if after[at] >> each & 1]
        return min(followers, default=len(self.trace))


_DEALS = (StepKind.DEAL, StepKind.DEAL_DEALER)


def open_duties(watching: Watching) -> tuple[tuple[str, tuple[Step, ...]], ...]:
    """Each duty in words, with its steps: all missing cards are one duty."""
    rules, round_ = watching.script.house.rules, watching.script.round_
    deals = tuple(step for step in watching.missing if step.kind in _DEALS)
    others = [step for step in watching.missing if step.kind not in _DEALS]
    duties = [(in_column(rules, round_, step.action, ""), (step,)) for step in others]
    if not deals:
        return tuple(duties)
    words = say_count("Deal {count} card", "Deal {count} times", count=len(deals))
    return ((words, deals), *duties)


def both_due(watching: Watching, seat: int) -> Money | None:
    """The sum of the Ante and its bonus; None if not both are to be paid."""
    settled = watching.script.settlement.seat(seat)
    won = {
        line.wager: line.pays
        for line in (in_action(settled) if settled is not None else ())
        if line.result is Result.WIN
    }
    if Wager.ANTE not in won or Wager.ANTE_BONUS not in won:
        return None
    return won[Wager.ANTE] + won[Wager.ANTE_BONUS]


def due_act(seat: int, line: Line) -> Action | None:
    """The act due on the wager; None if it is left."""
    match line.result:
        case Result.WIN:
            return Action(Verb.PAY, seat, line.wager, line.pays)
        case Result.LOSE:
            return Action(Verb.TAKE, seat, line.wager)
        case Result.PUSH:
            return None


def due_words(rules: HouseRules, line: Line) -> str:
    """``Pay $40``, ``Take $10``, ``Leave it``."""
    match line.result:
        case Result.WIN:
            return say("Pay {amount}", amount=money(rules, line.pays))
        case Result.LOSE:
            return say("Take {amount}", amount=money(rules, line.stake or NOTHING))
        case Result.PUSH:
            return say("Leave it")


def deed(rules: HouseRules, action: Action) -> str:
    """The act: ``Paid $30``, ``Took it``."""
    if action.verb is Verb.PAY:
        return say("Paid {amount}", amount=money(rules, action.amount or NOTHING))
    return say("Took it") if action.verb is Verb.TAKE else act_done(rules, action)


TITLES = {
    StepKind.PLACE_YOUR_BETS: phrase('"Place your bets"'),
    StepKind.CHECK_BETS: phrase("Check the bets"),
    StepKind.NO_MORE_BETS: phrase('"No more bets"'),
    StepKind.RACK_STUB: phrase("Rack the stub"),
    StepKind.COVER_DEALER: phrase("Cover the hand"),
    StepKind.RELEASE_CARDS: phrase("Let players look"),
    StepKind.REVEAL_DEALER: phrase("Reveal the dealer"),
    StepKind.CALL_DEALER: phrase("Call"),
    StepKind.OFFER: phrase("Offer"),
    StepKind.COLLECT: phrase("Collect the fold"),
    StepKind.TUCK: phrase("Tuck the cards"),
    StepKind.REVEAL: phrase("Reveal the hand"),
    StepKind.CALL_STAND_OFF: phrase("Call"),
    StepKind.CLEAR: phrase("Clear"),
}
GRADES = tuple(Severity)


def weights_of(mistakes: Iterable[MistakeShown], acts: Sequence[Action]) -> dict[str, Severity]:
    """The gravest mistake at each spot and at each seat, by their names."""
    found: dict[str, Severity] = {}
    for mistake in mistakes:
        names = {str(mistake.seat)} if mistake.seat is not None else set()
        if mistake.seat is not None and mistake.wager is not None:
            names.add(f"{mistake.seat} {mistake.wager}")
        elif mistake.at is not None and mistake.at < len(acts):
            names.add(key_of(acts[mistake.at]))
        for name in names:
            known = found.get(name, mistake.severity)
            found[name] = min(known, mistake.severity, key=GRADES.index)
    return found


def key_of(action: Action) -> str:
    """The name of the spot where such an act is tapped."""
    match action.verb:
        case Verb.DEAL:
            return "deal"
        case Verb.TAKE | Verb.PAY:
            return f"{action.place} {action.wager}"
        case Verb.CALL:
            return f"call {action.place}"
        case _:
            return str(action)
