"""Steps that are done once each, matched by identity; and steps and acts without a partner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.step import Step
from trainer.dealing.step_matching import Claim
from trainer.game.pay import Source, SourceKind

Identity = tuple[Verb, int | None, str | None]

# Verbs whose acts are matched by wager or by word.
_ELSEWHERE = (Verb.TAKE, Verb.PAY, Verb.CALL)


def compare_steps(comparison: Comparison) -> None:
    """Match deals, offers, reveals and the like; find the missing and the unasked ones."""
    steps: dict[Identity, list[int]] = defaultdict(list)
    for place, step in enumerate(comparison.script.steps):
        if step.action.verb not in _ELSEWHERE:
            steps[_identity(step.action)].append(place)
    done: dict[Identity, list[Act]] = defaultdict(list)
    for act in comparison.acts:
        if act.action.verb not in _ELSEWHERE:
            done[_identity(act.action)].append(act)
    for identity in dict.fromkeys((*steps, *done)):
        _match(comparison, steps.get(identity, []), done.get(identity, []))


def _match(comparison: Comparison, places: Sequence[int], acts: Sequence[Act]) -> None:
    if places and acts:
        comparison.claims.append(Claim(tuple(places), tuple(acts)))
    elif places:
        steps = comparison.script.steps
        comparison.findings += [comparison.missing(steps[place]) for place in places]
    else:
        undue = [act for act in acts if not is_harmless(comparison, act)]
        comparison.findings += [comparison.not_due(act) for act in undue]


def find_left_over(comparison: Comparison, done: Mapping[int, int]) -> None:
    """Steps and acts of one identity that found no partner."""
    taken = set(done.values())
    for claim in comparison.claims:
        steps = {place: comparison.script.steps[place] for place in claim.steps}
        comparison.findings += [
            comparison.missing(step) for place, step in steps.items() if place not in done
        ]
        first = steps[claim.steps[0]]
        if first.action.verb is not Verb.CALL:
            spare = [act for act in claim.acts if act.at not in taken]
            again = [act for act in spare if not is_harmless(comparison, act)]
            comparison.findings += [_done_again(act, first) for act in again]


def _done_again(act: Act, step: Step) -> Finding:
    return Finding(
        code=Code.UNEXPECTED,
        source=step.line.source if step.line else step.source,
        seat=act.action.place or None,
        wager=act.action.wager,
        at=act.at,
        got=act.text,
        money=act.action.amount,
        due=step,
        line=step.line,
        again=True,
    )


def _identity(action: Action) -> Identity:
    return action.verb, action.place, action.word


_OPENS = "place_your_bets"
_PLAY_ON = Action(Verb.RULE, word="play_on")


def is_harmless(comparison: Comparison, act: Act) -> bool:
    """True if an act that is not due, or is repeated, is no mistake at any house: a true
    announcement, another look at the bets, and the ruling to play on a sound round."""
    if act.action.verb is Verb.CHECK or act.action == _PLAY_ON:
        return True
    if act.action.verb is not Verb.ANNOUNCE:
        return False
    return act.action.word != _OPENS or _bets_are_open(comparison, act)


def _bets_are_open(comparison: Comparison, act: Act) -> bool:
    """True before bets are closed or a card is dealt, and again once the round is over."""
    closes = [each.at for each in comparison.acts if _closes(each)]
    before = comparison.script.part is Part.WHOLE and act.at < min(closes, default=act.at)
    rest = [each for each in comparison.acts if each.action.verb is not Verb.ANNOUNCE]
    return before or act.at > max((each.at for each in rest), default=act.at)


def _closes(act: Act) -> bool:
    action = act.action
    announced = action.verb is Verb.ANNOUNCE and action.word != _OPENS
    return announced or action.verb not in (Verb.ANNOUNCE, Verb.CHECK)


# Each wager is a mistake of its own.
_BY_THEIR_MONEY = (StepKind.TAKE, StepKind.PAY, StepKind.COLLECT)
# A duty as a whole only where the document orders it; by a reading each seat is a mistake.
_SEAT_BY_SEAT = (StepKind.TUCK, StepKind.REVEAL, StepKind.CALL_STAND_OFF, StepKind.CLEAR)


def join_duties(comparison: Comparison) -> None:
    """Join the missing steps of one kind into one finding, if none of that kind was done."""
    found = comparison.findings
    for kind in dict.fromkeys(step.kind for step in comparison.script.steps):
        places = {step.action for step in comparison.script.steps if step.kind is kind}
        missing = [each for each in found if _is_missing(each, kind)]
        left_out = {each.due.action for each in missing if each.due is not None}
        if missing and left_out == places and _is_duty(kind, missing[0].source):
            found[:] = [each for each in found if each not in missing] + [_joined(missing)]


def _is_duty(kind: StepKind, source: Source | None) -> bool:
    if kind in _BY_THEIR_MONEY:
        return False
    ordered = source is not None and source.kind is SourceKind.DOCUMENT
    return ordered or kind not in _SEAT_BY_SEAT


def _is_missing(finding: Finding, kind: StepKind) -> bool:
    return finding.code is Code.MISSING and finding.due is not None and finding.due.kind is kind


def _joined(missing: list[Finding]) -> Finding:
    seats = tuple(sorted({each.seat for each in missing if each.seat is not None}))
    one_seat = missing[0].seat if len(seats) == 1 else None
    return replace(missing[0], seat=one_seat, seats=seats, whole_duty=True)
