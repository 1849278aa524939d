"""Acts that do no harm anywhere: a true announcement, another look at the bets, and the ruling that
a sound round is played on."""

from __future__ import annotations

from trainer.dealing.action import Action, Verb
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act
from trainer.dealing.procedure import Part

_OPENS = "place_your_bets"
_PLAY_ON = Action(Verb.RULE, word="play_on")


def is_harmless(comparison: Comparison, act: Act) -> bool:
    """True if an act that is not due, or is done again, is no mistake at any house."""
    if act.action.verb is Verb.CHECK or act.action == _PLAY_ON:
        return True
    if act.action.verb is not Verb.ANNOUNCE:
        return False
    return act.action.word != _OPENS or _bets_are_open(comparison, act)


def _bets_are_open(comparison: Comparison, act: Act) -> bool:
    """Before they are closed or a card is dealt; and again once the round is over."""
    closes = [each.at for each in comparison.acts if _closes(each)]
    before = comparison.script.part is Part.WHOLE and act.at < min(closes, default=act.at)
    rest = [each for each in comparison.acts if each.action.verb is not Verb.ANNOUNCE]
    return before or act.at > max((each.at for each in rest), default=act.at)


def _closes(act: Act) -> bool:
    action = act.action
    announced = action.verb is Verb.ANNOUNCE and action.word != _OPENS
    return announced or action.verb not in (Verb.ANNOUNCE, Verb.CHECK)
