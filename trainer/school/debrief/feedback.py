"""The mistakes so far in an unfinished round, without those that a later act can still mend."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from trainer.dealing.check import check
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.house import House
from trainer.dealing.procedure import Part, Step
from trainer.dealing.script import Script, script_for
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.mark import mark
from trainer.marking.mistake import Mistake
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.mistake_words import mistake_shown
from trainer.school.debrief.titles import due_in, paid_in

Trace = tuple[str, ...]
Fault = tuple[Mistake, Verdict, Finding]
Key = tuple[Code, int | None, Wager | None, int | None]


class ActFeedback(Struct, frozen=True):
    """The mistakes that an act has added. ``number`` counts mistakes through the round."""

    mistakes: tuple[MistakeShown, ...]


class _Said(Struct, frozen=True):
    """The mistakes told up to some act, and the number of slips of order among them."""

    keys: frozenset[Key] = frozenset()
    slips: int = 0


class Watcher:
    """Follows one round act by act, and reports a fault as soon as no later act can mend it."""

    def __init__(self, house: House, round_: Round, part: Part = Part.SETTLEMENT) -> None:
        self._script = script_for(house, round_, settle(house.rules, round_), part)
        self.round_ = round_
        self._said: dict[Trace, _Said] = {(): _Said()}

    def after(self, trace: Trace) -> ActFeedback:
        """The mistakes that the last act of the trace has added to those before it."""
        for done in range(1, len(trace)):
            if trace[:done] not in self._said:
                self._follow(trace[:done])
        first = len(self._said[trace[:-1]].keys) + 1
        fresh = self._follow(trace)
        return ActFeedback(
            tuple(_mistake(number, each) for number, each in enumerate(fresh, first))
        )

    def _follow(self, trace: Trace) -> list[Fault]:
        """The faults that are new with the last act."""
        # Slips of order are counted, not compared: a further act may show the same slip in
        # another light.
        before, now = self._said[trace[:-1]], self._faults(trace)
        fresh = [each for each in now if _key(each[0]) not in before.keys]
        slips = [each for each in now if each[0].code is Code.OUT_OF_ORDER]
        more = [each for each in fresh if each in slips][: max(0, len(slips) - before.slips)]
        new = [each for each in fresh if each not in slips or each in more]
        keys = before.keys | {_key(mistake) for mistake, *_ in new}
        self._said[trace] = _Said(keys, max(before.slips, len(slips)))
        return new

    def _faults(self, trace: Trace) -> list[Fault]:
        """The mistakes that remain even if all the rest is done without fault."""
        marking = mark(self._script, [*trace, *rest(self._script, trace)])
        found = zip(marking.mistakes, marking.verdict.findings, strict=True)
        return [(mistake, marking.verdict, finding) for mistake, finding in found]


def rest(script: Script, trace: Sequence[str]) -> list[str]:
    """The acts that a faultless dealer would do after these."""
    return [str(step.action) for step in still_due(check(script, trace))]


def still_due(verdict: Verdict) -> list[Step]:
    """The steps that nobody has done yet, in the order in which they usually come."""
    apart = _bonuses_to_come(verdict)
    steps = enumerate(verdict.script.steps)
    return [step for place, step in steps if place not in verdict.done or place in apart]


def _bonuses_to_come(verdict: Verdict) -> set[int]:
    """The Ante Bonuses that may still be paid separately, because only the Ante was paid."""
    seats = {finding.seat for finding in verdict.findings if _ante_alone(finding)}
    steps = enumerate(verdict.script.steps)
    return {place for place, step in steps if _is_bonus(step) and step.seat in seats}


def _ante_alone(finding: Finding) -> bool:
    """True if a payment lacks nothing but the bonus, which may follow in an act of its own."""
    line = finding.line
    if finding.code is not Code.WRONG_AMOUNT or line is None or line.wager is not Wager.ANTE:
        return False
    return not finding.put_right and paid_in(finding) == line.pays != due_in(finding)


def _is_bonus(step: Step) -> bool:
    return step.wager is Wager.ANTE_BONUS


def _key(mistake: Mistake) -> Key:
    at = None if mistake.code is Code.OUT_OF_ORDER else mistake.at
    return mistake.code, mistake.seat, mistake.wager, at


def _mistake(number: int, fault: Fault) -> MistakeShown:
    mistake, verdict, finding = fault
    return mistake_shown(number, verdict, finding, mistake)
