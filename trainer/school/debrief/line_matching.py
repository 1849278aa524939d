"""Required and done acts side by side, line by line: matched by the kind of step, not by time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb, act_in
from trainer.dealing.finding import Code, Verdict
from trainer.dealing.procedure import SEAT_SETTLING, Step, StepKind
from trainer.game.money import Money
from trainer.game.wagers import Wager


class Phase(Enum):
    """A stretch of the round, with the heading of its lines."""

    BETS = "bets"
    DEAL = "deal"
    DEALT = "dealt"
    OFFERS = "offers"
    FOLDS = "folds"
    DEALER = "dealer"
    SEAT = "seat"


_PHASES = {
    StepKind.PLACE_YOUR_BETS: Phase.BETS,
    StepKind.CHECK_BETS: Phase.BETS,
    StepKind.NO_MORE_BETS: Phase.BETS,
    StepKind.DEAL: Phase.DEAL,
    StepKind.DEAL_DEALER: Phase.DEAL,
    StepKind.RACK_STUB: Phase.DEALT,
    StepKind.COVER_DEALER: Phase.DEALT,
    StepKind.RELEASE_CARDS: Phase.DEALT,
    StepKind.OFFER: Phase.OFFERS,
    StepKind.COLLECT: Phase.FOLDS,
    StepKind.TUCK: Phase.FOLDS,
}
_ALONE = {
    Verb.ANNOUNCE: Phase.BETS,
    Verb.CHECK: Phase.BETS,
    Verb.DEAL: Phase.DEAL,
    Verb.RACK: Phase.DEALT,
    Verb.COVER: Phase.DEALT,
    Verb.RELEASE: Phase.DEALT,
    Verb.OFFER: Phase.OFFERS,
    Verb.COLLECT: Phase.FOLDS,
    Verb.TUCK: Phase.FOLDS,
}


class LineHeading(Struct, frozen=True):
    """The heading of a line: a phase of the round, or one seat's settlement."""

    phase: Phase
    seat: int | None = None

    @classmethod
    def of(cls, step: Step) -> LineHeading:
        if step.kind in SEAT_SETTLING and step.seat:
            return cls(Phase.SEAT, step.seat)
        return cls(_PHASES.get(step.kind, Phase.DEALER))

    @classmethod
    def alone(cls, action: Action | None) -> LineHeading:
        """The heading of an act that nothing asks for, if it comes first of all."""
        if action is None:
            return cls(Phase.DEALER)
        phase = _ALONE.get(action.verb)
        if phase is None and action.place:
            return cls(Phase.SEAT, action.place)
        return cls(phase or Phase.DEALER)


class LineDue(Struct, frozen=True):
    """One required line: a step by its place in the script, or the Ante and its bonus together."""

    steps: tuple[int, ...]
    action: Action
    group: LineHeading
    with_bonus: bool = False


class MatchedLine(Struct):
    """A required line, and the index in the trace of the act beside it."""

    due: LineDue | None
    at: int | None

    @property
    def matched(self) -> bool:
        return self.due is not None and self.at is not None

    @property
    def steps(self) -> set[int]:
        return set() if self.due is None else set(self.due.steps)


class Alignment:
    """``lines`` from the first act to the last. The left side, read down, is a faultless round in
    the order nearest to the trace; the right side is the trace in its own order."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.script = verdict.script
        self.acts = [act_in(text) for text in verdict.trace]
        self._places = {id(step): place for place, step in enumerate(self.script.steps)}
        self._dues = list(_dues(verdict, self.acts))
        self._moved = {
            self.place(step) for finding in verdict.findings for step in finding.moved
        } | {
            self.place(finding.due)
            for finding in verdict.findings
            if finding.code is Code.OUT_OF_ORDER and finding.due is not None
        }
        self.lines = self._merged()

    def place(self, step: Step) -> int:
        """The place of the step in the script."""
        return self._places[id(step)]

    def partner(self, due: LineDue) -> int | None:
        """The act that did the required step, if it was the right kind of act."""
        at = self.verdict.done.get(due.steps[0])
        action = None if at is None else self.acts[at]
        return at if action is not None and action.verb is due.action.verb else None

    def group(self, line: MatchedLine, before: LineHeading | None) -> LineHeading:
        """The heading; an act that stands alone stands where it was done."""
        if line.due is not None:
            return line.due.group
        return before or LineHeading.alone(self.acts[line.at or 0])

    def _kept(self, due: LineDue) -> bool:
        return self.partner(due) is not None and not self._moved & set(due.steps)

    def _required(self) -> list[LineDue]:
        """The required lines, in the permitted order that is nearest to the trace."""
        kept = sorted((due for due in self._dues if self._kept(due)), key=self._done_at)
        for place, due in enumerate(self._dues):
            if not self._kept(due):
                kept.insert(self._between(kept, place), due)
        return kept

    def _done_at(self, due: LineDue) -> tuple[int, int]:
        return self.verdict.done[due.steps[0]], due.steps[0]

    def _between(self, listed: Sequence[LineDue], place: int) -> int:
        """The place of a line without an act: beside its seat's lines, else before the line that
        must follow it, else at a faultless dealer's place; never against a rule."""
        due = self._dues[place]
        after = self.script.order.after
        low = max((at + 1 for at, each in enumerate(listed) if _leads(after, each, due)), default=0)
        high = min(
            (at for at, each in enumerate(listed) if _leads(after, due, each)), default=len(listed)
        )
        for earlier in reversed(self._dues[:place]):
            if earlier.group == due.group and earlier in listed:
                return min(max(listed.index(earlier) + 1, low), high)
        if high < len(listed):
            return max(low, high)
        return max(low, listed.index(self._dues[place - 1]) + 1 if place else 0)

    def _merged(self) -> list[MatchedLine]:
        """Both sides in one list; acts without a line beside them stay in their own order."""
        lines: list[MatchedLine] = []
        beside = {self.partner(due) for due in self._dues if self._kept(due)}
        alone = [at for at in range(len(self.acts)) if at not in beside]
        for due in self._required():
            if not self._kept(due):
                lines.append(MatchedLine(due, None))
                continue
            at = self.partner(due)
            assert at is not None, "what was kept was done"
            while alone and alone[0] < at:
                _place(lines, alone.pop(0), self.acts)
            lines.append(MatchedLine(due, at))
        for at in alone:
            _place(lines, at, self.acts)
        return lines


def _dues(verdict: Verdict, acts: Sequence[Action | None]) -> Iterator[LineDue]:
    """The steps in the house's order; an Ante and a bonus that were paid together are one line."""
    steps = verdict.script.steps
    antes = {step.seat: place for place, step in enumerate(steps) if _pays(step, Wager.ANTE)}
    bonuses = {
        step.seat: place for place, step in enumerate(steps) if _pays(step, Wager.ANTE_BONUS)
    }
    apart = {each.place for each in acts if each and each.wager is Wager.ANTE_BONUS}
    joined = {
        seat
        for seat in antes.keys() & bonuses.keys()
        if seat not in apart and _in_one(verdict, antes[seat], bonuses[seat])
    }
    for place, step in enumerate(steps):
        if step.seat in joined and place == bonuses[step.seat]:
            continue
        if step.seat in joined and place == antes[step.seat]:
            yield _with_bonus(step, place, steps[bonuses[step.seat]], bonuses[step.seat])
        else:
            yield LineDue((place,), step.action, LineHeading.of(step))


def _in_one(verdict: Verdict, ante: int, bonus: int) -> bool:
    """True if no act of its own paid the bonus."""
    paid = verdict.done.get(bonus)
    return paid is None or paid == verdict.done.get(ante)


def _with_bonus(ante: Step, place: int, bonus: Step, bonus_place: int) -> LineDue:
    both = (ante.action.amount or Money(0)) + (bonus.action.amount or Money(0))
    action = replace(ante.action, amount=both)
    return LineDue((place, bonus_place), action, LineHeading.of(ante), with_bonus=True)


def _pays(step: Step, wager: Wager) -> bool:
    return step.action.verb is Verb.PAY and step.wager is wager


def _leads(after: Sequence[int], first: LineDue, then: LineDue) -> bool:
    return any(after[one] >> other & 1 for one in first.steps for other in then.steps)


def _place(lines: list[MatchedLine], at: int, acts: Sequence[Action | None]) -> None:
    """Put an act without a line beside a gap for its wager if one is near, else behind all
    others."""
    action = acts[at]
    for line in reversed(lines):
        if line.at is not None or line.due is None:
            break
        if action is not None and action.wager and _opposes(line.due.action, action):
            line.at = at
            return
    lines.append(MatchedLine(None, at))


def _opposes(due: Action, done: Action) -> bool:
    """True if a wager was taken instead of paid, or paid instead of taken."""
    return (due.place, due.wager) == (done.place, done.wager) and due.verb is not done.verb
