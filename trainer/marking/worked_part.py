"""The part of a round that the trainee reached: only that is evidence of a skill, a rule or a
pace."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from trainer.dealing.action import Action, Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import Step

HANDLING = (Verb.REVEAL, Verb.CLEAR)
SETTLING = (Verb.TAKE, Verb.PAY, Verb.COLLECT, Verb.TUCK, Verb.CALL, *HANDLING)


@lru_cache(maxsize=4)  # marking, evidence and skills read the same verdict one after another
def settled_in(verdict: Verdict) -> tuple[Action, ...]:
    """The acts at the seats once the cards lay there, one by one."""
    found = []
    for text in verdict.trace:
        action = act_in(text)
        if action is not None and action.place and action.verb in SETTLING:
            found.append(action)
    return tuple(found)


@lru_cache(maxsize=4)
def unworked(verdict: Verdict) -> frozenset[int]:
    """The seats with work once the cards lay there, and no act."""
    steps = (step for step in verdict.script.steps if step.action.verb in SETTLING)
    due = {step.action.place for step in steps if step.action.place}
    return frozenset(due - {action.place for action in settled_in(verdict)})


def unfinished(verdict: Verdict) -> frozenset[int]:
    """The seats with visibly unfinished work: without any act, or with cards that the dealer should
    pick up. A wager forgotten under cleared cards does not show."""
    cleared = {action.place for action in settled_in(verdict) if action.verb is Verb.CLEAR}
    lying = {
        step.action.place
        for number, step in enumerate(verdict.script.steps)
        if step.action.verb in (Verb.COLLECT, Verb.CLEAR) and number not in verdict.done
    }
    return unworked(verdict) | frozenset(place for place in lying - cleared if place)


def hands_worked(verdict: Verdict) -> int:
    """The number of hands that the round counts for in a pace: 0 if nothing was done at any
    seat."""
    if not settled_in(verdict):
        return 0
    return len(verdict.script.settlement.seats) - len(unworked(verdict))


class Reached:
    """Tells which steps of the round the trainee reached, done or not.

    A step at a seat was reached if anything was done at that seat, or the seat was passed over; a
    step of the whole table if anything after it was done, or every seat was worked.
    """

    def __init__(self, verdict: Verdict) -> None:
        self._steps = verdict.script.steps
        self._left = unworked(verdict)
        self._done = verdict.done.keys()
        self._last = max(verdict.done, default=-1)

    def __contains__(self, place: int) -> bool:
        if place in self._done:
            return True
        step = self._steps[place]
        if step.action.verb in SETTLING and step.action.place:
            return self.seat(step.action.place)
        return place < self._last or not self._left

    def seat(self, number: int | None) -> bool:
        """True if the seat was worked, or passed over: something at a seat after it was done."""
        if number not in self._left:
            return True
        mine = [place for place, step in enumerate(self._steps) if step.action.place == number]
        return max(mine, default=self._last) < self._last

    def is_evidence(self, finding: Finding) -> bool:
        """True if the finding is about a part that the trainee reached: it was done, or was
        forgotten."""
        if finding.code is not Code.MISSING or finding.due is None:
            return True
        place = last_place(self._steps, finding.due)
        return place is not None and place in self


def last_place(steps: Sequence[Step], wanted: Step) -> int | None:
    """The last of these steps that is that one."""
    # Compared, not looked up: to hash all of them takes ten times as long.
    found = (place for place in reversed(range(len(steps))) if steps[place] == wanted)
    return next(found, None)
