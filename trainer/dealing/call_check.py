"""Calls of hands: a true one is never a mistake, due or not; a false one always is."""

from __future__ import annotations

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.claims import Claim
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.game.rules import Situation
from trainer.game.settle import Settlement


def compare_calls(comparison: Comparison) -> None:
    """Find every call that was due and not made, and every false one."""
    calls = comparison.done_by(Verb.CALL)
    false = [act for act in calls if not is_true(comparison.script.settlement, act.action)]
    for place, step in enumerate(comparison.script.steps):
        if step.action.verb is Verb.CALL:
            said = [act for act in calls if act.action == step.action]
            wrong = [act for act in false if act.action.place == step.action.place]
            if said or wrong:
                comparison.claims.append(Claim((place,), tuple(said or wrong[:1])))
            else:
                comparison.findings.append(comparison.missing(step))
    comparison.findings += [_false_call(comparison, act) for act in false]


def is_true(settlement: Settlement, action: Action) -> bool:
    """Whether what is called is so."""
    if action.place == DEALER:
        return action.word == settlement.dealer.category.value
    settled = settlement.seat(action.place or 0)
    if settled is None:
        return False
    if action.word == STAND_OFF:
        return settled.situation is Situation.TIE
    return action.word == settled.category.value


def _false_call(comparison: Comparison, act: Act) -> Finding:
    action = act.action
    if action.place != DEALER and comparison.script.settlement.seat(action.place or 0) is None:
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
    """What could truly be said of that hand; nothing where it is no stand-off."""
    if action.place == DEALER:
        return str(Action(Verb.CALL, DEALER, word=settlement.dealer.category.value))
    settled = settlement.seat(action.place or 0)
    if settled is None or action.word == STAND_OFF:
        return None
    return str(Action(Verb.CALL, action.place, word=settled.category.value))
