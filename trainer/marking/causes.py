"""Findings of one cause, joined into one mistake: a fold left lying and paid, Play and Ante lost
together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from trainer.dealing.action import Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import SEAT_SETTLING, StepKind
from trainer.game.money import total
from trainer.game.rules import Result
from trainer.game.wagers import Wager
from trainer.marking.mark import Marking
from trainer.marking.mistake import Mistake, Severity
from trainer.marking.why_wagers import besides
from trainer.marking.words import at_seat, paragraph
from trainer.wording import say

_PICKED_UP = (Verb.REVEAL, Verb.CLEAR, Verb.TUCK)
_AT_A_SEAT = (StepKind.COLLECT, StepKind.TUCK, *SEAT_SETTLING)
_SETTLING = (Verb.COLLECT, Verb.TUCK, Verb.REVEAL, Verb.CALL, Verb.TAKE, Verb.PAY, Verb.CLEAR)
_OF_CARDS = (StepKind.TUCK, StepKind.REVEAL, StepKind.CLEAR)


def entries(marking: Marking) -> tuple[Mistake, ...]:
    """The round's mistakes, one a cause; those about the dealer's own misdeal come last."""
    led = led_by(marking.verdict)
    found = (entry(marking, at, led) for at in leaders(marking.verdict))
    return (*found, *marking.rulings)


def leaders(verdict: Verdict) -> tuple[int, ...]:
    """The places of the findings that no other finding explains."""
    led = led_by(verdict)
    return tuple(at for at in range(len(verdict.findings)) if at not in led)


def entry(marking: Marking, at: int, led: Mapping[int, int]) -> Mistake:
    """The mistake there with the others of its cause, and the money of them all."""
    others = sorted(each for each, leader in led.items() if leader == at)
    mistakes = [marking.mistakes[each] for each in (at, *others)]
    found = marking.verdict.findings
    more = [besides(marking.verdict, found[at], found[each]) for each in others]
    if not others:
        return mistakes[0]
    joined = _joined(mistakes, more)
    passed = passed_over(marking.verdict, at)
    return replace(joined, why=paragraph(passed, joined.why)) if passed else joined


def passed_over(verdict: Verdict, at: int) -> str:
    """The sentence that a seat was passed over, where the finding there leads all of it."""
    if at not in _passed_over(verdict).values():
        return ""
    at_place = at_seat(verdict.script.house.rules, verdict.findings[at].seat)
    return say("You passed over {place}.", place=at_place)


def _joined(mistakes: Sequence[Mistake], words: Sequence[str]) -> Mistake:
    costs = [mistake.money for mistake in mistakes if mistake.money is not None]
    return replace(
        mistakes[0],
        severity=min((mistake.severity for mistake in mistakes), key=list(Severity).index),
        money=total(costs) if costs else None,
        why=paragraph(mistakes[0].why, *words),
        covers=tuple(dict.fromkeys(each.wager for each in mistakes if each.wager is not None)),
    )


def led_by(verdict: Verdict) -> Mapping[int, int]:
    """Each finding that another one explains, by the places of both."""
    return dict(_led(verdict))


def _led(verdict: Verdict) -> Iterator[tuple[int, int]]:
    findings = tuple(enumerate(verdict.findings))
    given_up = _given_up(verdict)
    passed_over = _passed_over(verdict)
    yield from _of_ties(verdict)
    for leader, first in findings:
        if _may_lead(first):
            for follower, then in findings:
                if leader != follower and (_of_fold(first, then) or _of_hand(first, then)):
                    yield follower, leader
    for seat, leader in given_up.items():
        first = verdict.findings[leader]
        for follower, then in findings:
            if leader != follower and _of_given_up(first, then, seat):
                yield follower, leader
    for seat, leader in _put_away(verdict).items():
        for follower, then in findings:
            if _left(then, seat) or (then.seat == seat and _verb(then) is Verb.TUCK):
                yield follower, leader
    for seat, leader in passed_over.items():
        yield from ((at, leader) for at, each in findings if at != leader and _left(each, seat))


def _of_ties(verdict: Verdict) -> Iterator[tuple[int, int]]:
    """A tie settled as another result was not declared either: the call goes with Play, which the
    Ante may go with too, else with the Ante."""
    found = verdict.findings
    for call, then in enumerate(found):
        if _left_out(then) is StepKind.CALL_STAND_OFF:
            settled = [at for at, each in enumerate(found) if _as_no_tie(each, then)]
            settled.sort(key=lambda at: found[at].wager is not Wager.PLAY)
            yield from ((call, at) for at in settled[:1])


def _as_no_tie(first: Finding, then: Finding) -> bool:
    wagers = (Wager.PLAY, Wager.ANTE)
    settled = first.code is Code.WRONG_RESULT and first.wager in wagers and not first.put_right
    return settled and first.seat == then.seat


def _put_away(verdict: Verdict) -> Mapping[int, int]:
    """The seats that play and were collected as folds, each with that finding."""
    found: dict[int, int] = {}
    for at, each in enumerate(verdict.findings):
        seat = verdict.script.round_.seat(each.seat)
        collected = each.code is Code.UNEXPECTED and _verb(each) is Verb.COLLECT
        if collected and seat is not None and not seat.folded:
            found.setdefault(seat.number, at)
    # What was left undone there follows from it.
    return found


def _given_up(verdict: Verdict) -> Mapping[int, int]:
    """The folded seats whose hand was never opened though a wager lived on it, each with the first
    finding about such a wager."""
    unopened = {each.seat for each in verdict.findings if _left_out(each) is StepKind.REVEAL}
    found: dict[int, int] = {}
    for at, each in enumerate(verdict.findings):
        seat = verdict.script.round_.seat(each.seat)
        if each.seat in unopened and seat is not None and seat.folded and _about_live(each):
            found.setdefault(seat.number, at)
    # The whole hand was given up.
    return found


def _passed_over(verdict: Verdict) -> Mapping[int, int]:
    """The seats in action without any settlement, each with its gravest finding: money, else a tie
    that was not declared."""
    touched = _touched(verdict)
    found: dict[int, int] = {}
    for seat in verdict.script.round_.seats:
        left = [at for at, each in enumerate(verdict.findings) if _left(each, seat.number)]
        kinds = {_left_out(verdict.findings[at]) for at in left}
        fold_left = StepKind.COLLECT in kinds or not seat.folded
        if len(left) > 1 and fold_left and seat.number not in touched:
            found[seat.number] = min(left, key=lambda at: _weight(verdict.findings[at]))
    return found


def _left(finding: Finding, seat: int) -> bool:
    return finding.seat == seat and _left_out(finding) in _AT_A_SEAT


def _touched(verdict: Verdict) -> set[int | None]:
    """The seats at which anything was settled, due or not."""
    acted = (act_in(text) for text in verdict.trace)
    return {act.place for act in acted if act is not None and act.verb in _SETTLING}


def _weight(finding: Finding) -> tuple[bool, bool]:
    return finding.money is None, _left_out(finding) is not StepKind.CALL_STAND_OFF


def _left_out(finding: Finding) -> StepKind | None:
    due = finding.due if finding.code is Code.MISSING else None
    return None if due is None else due.kind


def _about_live(finding: Finding) -> bool:
    """True if a wager that outlives the fold was left, was taken, or was taken too soon."""
    if finding.wager is None or finding.again:
        return False
    if finding.code is Code.OUT_OF_ORDER:
        return _verb(finding) is Verb.TAKE
    live = finding.line is not None and not finding.line.forfeited
    left = finding.code is Code.MISSING
    return live and (left or (finding.code is Code.WRONG_RESULT and _verb(finding) is Verb.TAKE))


def _of_given_up(first: Finding, then: Finding, seat: int) -> bool:
    """True if this is another part of that hand's omission, or of a wager of it that went the same
    way."""
    if then.seat == seat and (_left_out(then) in _OF_CARDS or _alike(first, then)):
        return True
    steps = (then.due, then.rival) if then.code is Code.OUT_OF_ORDER else ()
    return any(step and (step.kind, step.seat) == (StepKind.CLEAR, seat) for step in steps)


def _alike(first: Finding, then: Finding) -> bool:
    return _about_live(then) and _verb(first) is _verb(then)


def _may_lead(finding: Finding) -> bool:
    """True for the few findings that can explain others."""
    # A trace of ten thousand lines has as many findings, so only a few may be compared with
    # all others.
    left = _left_out(finding) is not None
    return left or (finding.wager is Wager.PLAY and finding.code is Code.WRONG_RESULT)


def _of_fold(first: Finding, then: Finding) -> bool:
    """True for a fold that was left, and the later acts on its wagers and cards."""
    if _left_out(first) is not StepKind.COLLECT or first.seat != then.seat:
        return False
    if then.line is not None:
        return then.line.forfeited
    if then.wager in _AS_PLAYED:
        return then.code is Code.UNEXPECTED
    if then.code is Code.MISSING:
        return _left_out(then) is StepKind.TUCK
    return then.code is Code.UNEXPECTED and _verb(then) in _PICKED_UP


def _of_hand(first: Finding, then: Finding) -> bool:
    """True for Play and Ante of one hand with the same wrong result, or as if the dealer were
    out."""
    if _as_if_won(first, then):
        return True
    if (first.wager, then.wager) != (Wager.PLAY, Wager.ANTE) or first.seat != then.seat:
        return False
    if first.again or then.again or {first.code, then.code} - _SETTLED_WRONG:
        return False
    alike = first.code is then.code and _verb(first) is _verb(then)
    return alike or _as_if_dealer_out(first, then)


def _as_if_won(play: Finding, then: Finding) -> bool:
    """True if a tie was paid as a win: Play, and the Ante together with its bonus."""
    if then.wager is not Wager.ANTE_BONUS or then.seat != play.seat or play.line is None:
        return False
    tied = play.code is Code.WRONG_RESULT and play.line.result is Result.PUSH
    paid = tied and _verb(play) is Verb.PAY
    return paid and then.code is Code.WRONG_AMOUNT and then.money == play.line.stake


# What a folded hand does not have: paid or taken, it went as one that plays.
_AS_PLAYED = (Wager.PLAY, Wager.ANTE_BONUS)
_SETTLED_WRONG = {Code.MISSING, Code.WRONG_RESULT}


def _as_if_dealer_out(play: Finding, ante: Finding) -> bool:
    """True if both are lost, Play was left and the Ante paid."""
    lines = (play.line, ante.line)
    lost = all(line is not None and line.result is Result.LOSE for line in lines)
    return lost and play.code is Code.MISSING and _verb(ante) is Verb.PAY


def _verb(finding: Finding) -> Verb | None:
    action = act_in(finding.got)
    return None if action is None else action.verb
