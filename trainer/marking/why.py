"""The explanation of each finding: the act, the right one, and the reason."""

from __future__ import annotations

from typing import assert_never

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.game.hand_call import SpokenHand
from trainer.game.rules import Situation
from trainer.game.settle import SeatSettlement
from trainer.game.wagers import Wager
from trainer.marking.deciding import compared, not_qualified
from trainer.marking.why_duties import left_out
from trainer.marking.why_needless import needless
from trainer.marking.why_order import out_of_order
from trainer.marking.why_stops import stopped
from trainer.marking.why_wagers import not_settled, wrong_amount, wrong_result
from trainer.marking.words import (
    at_seat,
    capital,
    category_words,
    equal_hands,
    hand_words,
    paragraph,
    spot,
    strength_words,
)
from trainer.wording import say


def why(verdict: Verdict, finding: Finding) -> str:
    """The lesson of this mistake, in the reader's language."""
    if finding.stopped is not None:
        return stopped(verdict, finding)
    match finding.code:
        case Code.MISSING:
            settled = finding.line is not None
            return not_settled(verdict, finding) if settled else left_out(verdict, finding)
        case Code.UNEXPECTED:
            return needless(verdict, finding)
        case Code.WRONG_AMOUNT:
            return wrong_amount(verdict, finding)
        case Code.WRONG_RESULT:
            return wrong_result(verdict, finding)
        case Code.WRONG_CALL:
            return _wrong_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return out_of_order(verdict, finding)
        case Code.BAD_ACTION:
            return say("This line cannot be read as an act: {reason}.", reason=finding.reason)
        case _ as never:
            assert_never(never)


def _wrong_call(verdict: Verdict, finding: Finding) -> str:
    action = Action.parse(finding.got or "")
    if action.verb is Verb.RULE:
        return say("You made a ruling. Nothing is wrong with this round: play on.")
    if action.place != DEALER and action.word == STAND_OFF:
        return _false_stand_off(verdict, action)
    return _misnamed(verdict, action)


def _misnamed(verdict: Verdict, action: Action) -> str:
    rules, settlement = verdict.script.house.rules, verdict.script.settlement
    held = settlement.dealer if action.place == DEALER else settlement.seat(action.place or 0)
    assert held is not None, "only hands of the round can be called wrongly"
    known = {
        "called": called_words(action.word),
        "hand": strength_words(rules.ranking, held.strength),
        "place": at_seat(rules, action.place),
    }
    if action.place == DEALER:
        return say("You declared {called}. The dealer has {hand}.", **known)
    return say("You declared {called}. The hand at {place} is {hand}.", **known)


def called_words(word: str | None) -> str:
    """The call, inside a sentence: ``a pair``, ``Queen high``, ``a stand-off``."""
    if word == STAND_OFF:
        return say("a stand-off")
    spoken = SpokenHand.parse(word or "")
    if spoken.rank is None:
        return category_words(spoken.category)
    return hand_words(spoken.category, spoken.rank)


def _false_stand_off(verdict: Verdict, action: Action) -> str:
    rules = verdict.script.house.rules
    settled = verdict.script.settlement.seat(action.place or 0)
    assert settled is not None, "only hands of the round can be called wrongly"
    done = say(
        "You declared {equal} at {place}.",
        equal=equal_hands(rules),
        place=at_seat(rules, action.place),
    )
    return paragraph(done, _no_stand_off(verdict, settled))


def _no_stand_off(verdict: Verdict, settled: SeatSettlement) -> str:
    rules, dealer = verdict.script.house.rules, verdict.script.settlement.dealer
    place = capital(at_seat(rules, settled.seat))
    match settled.situation:
        case None:
            return say("{place} has no {ante}.", place=place, ante=spot(rules, Wager.ANTE))
        case Situation.FOLDED:
            return say("{place} folded.", place=place)
        case Situation.NOT_QUALIFIED:
            return not_qualified(rules, dealer)
        case situation:
            return compared(verdict, settled, situation)
