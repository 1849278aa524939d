"""Checks the acts of a trace against a script: steps are matched by identity, calls by their truth,
order by precedence."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.comparison import CALL_SUPERVISOR, Comparison
from trainer.dealing.finding import Act, Code, Finding, Verdict
from trainer.dealing.misdeals import find_misdeals
from trainer.dealing.order_check import find_slips
from trainer.dealing.script import Script, as_dealt
from trainer.dealing.step_check import compare_steps, find_left_over, join_duties
from trainer.dealing.step_matching import Claim, settle_claims
from trainer.dealing.wager_check import compare_wagers
from trainer.game.hand_call import SpokenHand
from trainer.game.hands import Ranking, Strength
from trainer.game.rules import Situation
from trainer.game.settle import Settlement


def check(script: Script, trace: Sequence[str]) -> Verdict:
    """Every departure of the trace from the script, one finding a cause."""
    script = as_dealt(script, trace)
    comparison = Comparison.of(script, trace)
    compare_wagers(comparison)
    compare_calls(comparison)
    compare_steps(comparison)
    done = settle_claims(script.order, comparison.claims)
    find_left_over(comparison, done)
    done = find_slips(comparison, done)
    done |= {bonus: done[ante] for bonus, ante in comparison.joined.items() if ante in done}
    find_misdeals(comparison)
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
