"""Calls of hands: a true one is never a mistake, due or not; a false one always is."""

from __future__ import annotations

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.script import Script
from trainer.dealing.step_matching import Claim
from trainer.game.hand_call import SpokenHand
from trainer.game.hands import Ranking, Strength
from trainer.game.rules import Situation
from trainer.game.settle import Settlement


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
