"""Checks the acts of a trace against a script: steps are matched by identity, calls by their truth,
order by precedence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.comparison import CALL_SUPERVISOR, Claim, Comparison, settle_claims
from trainer.dealing.finding import Act, Code, Finding, Verdict
from trainer.dealing.misdeals import find_misdeals
from trainer.dealing.order_check import find_slips, tell_early
from trainer.dealing.procedure import Part, Step, StepKind
from trainer.dealing.script import Script, as_worked
from trainer.dealing.wager_check import compare_wagers
from trainer.game.hand_call import SpokenHand
from trainer.game.hands import Ranking, Strength
from trainer.game.pay import Source, SourceKind
from trainer.game.rules import Situation
from trainer.game.settle import Settlement, envied_hands


def check(script: Script, trace: Sequence[str]) -> Verdict:
    """Every departure of the trace from the script, one finding a cause."""
    script = as_worked(script, trace)
    comparison = Comparison.of(script, trace)
    compare_wagers(comparison)
    compare_calls(comparison)
    compare_steps(comparison)
    done = settle_claims(script.order, comparison.claims)
    find_left_over(comparison, done)
    done = find_slips(comparison, done)
    done |= {bonus: done[ante] for bonus, ante in comparison.joined.items() if ante in done}
    find_misdeals(comparison)
    tell_early(comparison, done)
    join_repeats(comparison)
    join_duties(comparison)
    found = sorted(_without_reports(comparison), key=lambda each: _turn(script, each))
    return Verdict(script, comparison.trace, tuple(found), done)


def _without_reports(comparison: Comparison) -> list[Finding]:
    """The findings without calls for the supervisor that are no rulings on a sound round: to a
    large payment, or where an error was corrected or cards were shown or dealt wrongly."""
    found = comparison.findings
    wrong = any(each.put_right or each.grave or each.stopped is not None for each in found)
    if not (wrong or _is_supervised(comparison.script)):
        return found
    return [each for each in found if each.got != _SUPERVISOR]


def _is_supervised(script: Script) -> bool:
    """True if some payment of the round waits for the supervisor."""
    policy = script.house.procedure.supervised
    amounts = (step.action.amount for step in script.steps)
    return policy is not None and any(each and each >= policy.amount for each in amounts)


_SUPERVISOR = str(CALL_SUPERVISOR)


def _turn(script: Script, finding: Finding) -> tuple[bool, int]:
    """The sort key of a finding: by its act; omissions come last, in the order of the script."""
    if finding.at is not None:
        return False, finding.at
    steps = script.steps
    return True, steps.index(finding.due) if finding.due in steps else len(steps)


def compare_calls(comparison: Comparison) -> None:
    """Find every call that was due and not made, and every false one."""
    calls = comparison.done_by(Verb.CALL)
    false = [act for act in calls if not is_true(comparison.script, act.action)]
    for place, step in enumerate(comparison.script.steps):
        if step.action.verb is Verb.CALL:
            said = [
                act for act in calls if act not in false and _same_call(act.action, step.action)
            ]
            wrong = [act for act in false if act.action.place == step.action.place]
            if said or wrong:
                comparison.claims.append(Claim((place,), tuple(said or wrong[:1])))
            else:
                comparison.findings.append(comparison.missing(step))
    comparison.findings += [_false_call(comparison, act) for act in false]


def _same_call(said: Action, due: Action) -> bool:
    """True if both call the hand of one place, or both call it a stand-off."""
    return said.place == due.place and (said.word == STAND_OFF) is (due.word == STAND_OFF)


def is_true(script: Script, action: Action) -> bool:
    """True if the call is right: the hand by its category, or by its rank as well."""
    settlement, ranking = script.settlement, script.house.rules.ranking
    if action.place == DEALER:
        return action.word != STAND_OFF and _names(ranking, settlement.dealer.strength, action)
    settled = settlement.seat(action.place)
    if settled is None:
        return False
    if action.word == STAND_OFF:
        return settled.situation is Situation.TIE
    return _names(ranking, settled.strength, action)


def _names(ranking: Ranking, strength: Strength, action: Action) -> bool:
    return SpokenHand.parse(action.word or "").fits(ranking, strength)


def _false_call(comparison: Comparison, act: Act) -> Finding:
    action = act.action
    if action.place != DEALER and comparison.script.settlement.seat(action.place) is None:
        return comparison.not_due(act)
    due = (step for step in comparison.script.steps if step.action.verb is Verb.CALL)
    step = next((each for each in due if each.action.place == action.place), None)
    return Finding(
        code=Code.WRONG_CALL,
        source=comparison.source_of(step, action),
        seat=action.place or None,
        at=act.at,
        expected=_true_call(comparison.script.settlement, action),
        got=act.text,
        due=step,
    )


def _true_call(settlement: Settlement, action: Action) -> str | None:
    """The right call of that hand; None if it is no stand-off."""
    if action.place == DEALER:
        return str(Action(Verb.CALL, DEALER, word=settlement.dealer.category.value))
    settled = settlement.seat(action.place)
    if settled is None or action.word == STAND_OFF:
        return None
    return str(Action(Verb.CALL, action.place, word=settled.category.value))


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
    announcement, another look at the bets, the ruling to play on a sound round, and a fold opened
    for which others are paid."""
    if act.action.verb is Verb.CHECK or act.action == _PLAY_ON:
        return True
    if act.action.verb is Verb.REVEAL:
        return _shows_whom_others_envy(comparison, act)
    if act.action.verb is not Verb.ANNOUNCE:
        return False
    return act.action.word != _OPENS or _bets_are_open(comparison, act)


def _shows_whom_others_envy(comparison: Comparison, act: Act) -> bool:
    """True for a folded hand that gives an Envy Bonus, opened once the dealer's hand lies open."""
    rules, round_ = comparison.script.house.rules, comparison.script.round_
    shown, opened = round_.seat(act.action.place), Action(Verb.REVEAL, DEALER)
    later = any(each.action == opened and each.at < act.at for each in comparison.acts)
    if rules.envy is None or shown is None or not shown.folded or not later:
        return False
    paid = [seat for seat in round_.seats if rules.envy.paid_with in seat.stakes]
    envied = (each for seat in paid for each in envied_hands(rules, rules.envy, seat, round_))
    # The payment rests on it.
    return any(hand == shown for hand, _ in envied)


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


def join_repeats(comparison: Comparison) -> None:
    """Leave one finding about a fold that was collected several times, the first or a slip of its
    order."""
    told: set[int | None] = set()
    for slip in (each for each in comparison.findings if each.code is Code.OUT_OF_ORDER):
        steps = (slip.due, slip.rival, *slip.moved)
        told |= {step.seat for step in steps if step and step.kind is StepKind.COLLECT}
    kept: list[Finding] = []
    for finding in comparison.findings:
        kind = finding.due.kind if finding.due is not None else None
        if finding.again and kind is StepKind.COLLECT:
            if finding.seat in told:
                continue
            told.add(finding.seat)
        kept.append(finding)
    comparison.findings[:] = kept


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
