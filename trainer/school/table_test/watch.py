"""A round of a table test in progress: the acts seen, and those still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from trainer.dealing.check import check
from trainer.dealing.finding import Verdict
from trainer.dealing.house import House
from trainer.dealing.order import Mask
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.script import Script, script_for
from trainer.dealing.step import SEAT_SETTLING, Step
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.causes import leaders
from trainer.marking.mark import mark
from trainer.school.debrief.briefing import mistakes_in
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.feedback import still_due
from trainer.school.debrief.line_matching import LineHeading
from trainer.school.debrief.phrases import in_column
from trainer.wording import say_count

Trace = tuple[str, ...]


@dataclass(frozen=True)
class Watching:
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
        return mistakes_in(marking, leaders(marking.verdict))

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
        after = self.script.order.after[self._place(step)]
        return any(after >> place & 1 for place in self.verdict.done)

    @cached_property
    def _waiting(self) -> Mask:
        """The steps that must follow a missing one."""
        waiting = 0
        for step in self.missing:
            waiting |= self.script.order.after[self._place(step)]
        return waiting

    def _goes_on(self, step: Step) -> bool:
        """True if it settles the seat of the last act."""
        last = self.trace[-1].split() if self.trace else []
        return step.kind in SEAT_SETTLING and len(last) > 1 and last[1] == str(step.seat)

    def _place(self, step: Step) -> int:
        return self._places[id(step)]

    @cached_property
    def _places(self) -> dict[int, int]:
        return {id(step): at for at, step in enumerate(self.script.steps)}

    # --------------------------------------------------------- what was done but not tapped

    def put_in(self, steps: Sequence[Step]) -> tuple[tuple[int, Step], ...]:
        """The places of acts that were done but not tapped: each with the index in the trace before
        which it stands, so that it breaks no order."""
        return tuple((self._room(step), step) for step in self.script.steps if step in steps)

    def _room(self, step: Step) -> int:
        at, done = self._place(step), self.verdict.done
        after = self.script.order.after
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
