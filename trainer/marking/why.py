"""The explanation of each finding: the act, the right one, and the reason."""

from __future__ import annotations

from typing import assert_never

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import Misdeal, Part
from trainer.game.hand_call import SpokenHand
from trainer.game.hands import hand_words, strength_words
from trainer.game.rules import HouseRules, Situation
from trainer.game.settle import SeatSettlement
from trainer.game.wagers import Wager
from trainer.marking.deciding_reasons import compared, not_qualified
from trainer.marking.why_duties import counted, dealt_to_nobody, left_out
from trainer.marking.why_needless import needless
from trainer.marking.why_order import out_of_order
from trainer.marking.why_wagers import not_settled, wrong_amount, wrong_result
from trainer.marking.words import (
    act_done,
    at_seat,
    capital,
    category_words,
    equal_hands,
    paragraph,
    spot,
)
from trainer.wording import phrase, say, say_phrase, speaking_of


def why(verdict: Verdict, finding: Finding) -> str:
    """The lesson of this mistake, in the reader's language and the house's words."""
    with speaking_of(verdict.script.house.rules.spoken):
        return _why(verdict, finding)


def _why(verdict: Verdict, finding: Finding) -> str:
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
    held = settlement.dealer if action.place == DEALER else settlement.seat(action.place)
    assert held is not None, "only hands of the round can be called wrongly"
    known = {
        "called": called_words(rules, action.word),
        "hand": strength_words(rules.ranking, held.strength),
        "place": at_seat(rules, action.place),
    }
    if action.place == DEALER:
        return say("You declared {called}. The dealer has {hand}.", **known)
    return say("You declared {called}. The hand at {place} is {hand}.", **known)


def called_words(rules: HouseRules, word: str | None) -> str:
    """The call, inside a sentence: ``a pair``, ``Queen high``, ``a stand-off``."""
    if word == STAND_OFF:
        return equal_hands(rules)
    spoken = SpokenHand.parse(word or "")
    if spoken.rank is None:
        return category_words(spoken.category)
    return hand_words(spoken.category, spoken.rank)


def _false_stand_off(verdict: Verdict, action: Action) -> str:
    rules = verdict.script.house.rules
    settled = verdict.script.settlement.seat(action.place)
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


def stopped(verdict: Verdict, finding: Finding) -> str:
    """The misdeal, and its consequence for the round at this house."""
    assert finding.stopped is not None, "it stops the round"
    misdeal = _misdeal(verdict, finding)
    left = say("Left as it lies, the hand is void. All wagers go back.")
    if _could_be_moved(verdict, finding):
        moved = say("Moving the complete hand at once would have put it right.")
        return paragraph(misdeal, moved, left)
    if _could_be_backed_up(verdict, finding):
        return paragraph(dealt_to_nobody(verdict, put_right=True), left)
    return paragraph(misdeal, say_phrase(_FOLLOWS[finding.stopped.ruling]))


def _could_be_moved(verdict: Verdict, finding: Finding) -> bool:
    """True if a hand was dealt astray while another place had none yet, and the clause that voids
    the round lets complete hands be moved."""
    house, dealt = verdict.script.house, verdict.trace[: finding.at]
    if finding.code is not Code.UNEXPECTED or house.procedure.deal_by.deliveries != 1:
        return False
    if finding.stopped is None or finding.stopped.ruling is not Ruling.VOID:
        return False
    if verdict.script.part is not Part.WHOLE:
        return False
    if _by_showing(verdict, finding) or house.irregularities is None:
        return False
    moves = (each for each in house.irregularities.lines if each.ruling is Ruling.RECONSTRUCT)
    places = [*(seat.number for seat in verdict.script.round_.seats), DEALER]
    waiting = any(str(Action(Verb.DEAL, place)) not in dealt for place in places)
    return waiting and any(each.source.cite == finding.source.cite for each in moves)


def _could_be_backed_up(verdict: Verdict, finding: Finding) -> bool:
    """True for the only card that went to a place without a wager, where one card is backed up."""
    house, round_ = verdict.script.house, verdict.script.round_
    if house.irregularities is None or finding.got is None:
        return False
    deals = [act for act in map(act_in, verdict.trace) if act is not None and act.verb is Verb.DEAL]
    astray = [str(act) for act in deals if act.place and round_.seat(act.place) is None]
    backs_up = any(each.ruling is Ruling.BACK_UP for each in house.irregularities.lines)
    return backs_up and astray == [finding.got]


def _misdeal(verdict: Verdict, finding: Finding) -> str:
    rules = verdict.script.house.rules
    if len(finding.seats) > 1:
        short = rules.words.place.numbered(*finding.seats)
        return say("There are too few cards at {places}.", places=short)
    if finding.code is Code.MISSING and finding.due is not None:
        return counted(verdict, finding.due.action, finding.cards)
    action = Action.parse(finding.got or "")
    shown = _shown(finding, action) or _shown_before(verdict, finding)
    if shown is not None:
        turned, seen = _turned(verdict, finding, act_done(rules, shown)), _SEEN.get(finding.cards)
        return paragraph(turned, say_phrase(seen) if seen else "")
    if action.place != DEALER and verdict.script.round_.seat(action.place) is None:
        return dealt_to_nobody(verdict)
    return counted(verdict, action, finding.cards)


def _turned(verdict: Verdict, finding: Finding, done: str) -> str:
    """That hand was turned: during the deal, or after it where one card is enough for a redeal."""
    if any(act.startswith(Verb.DEAL) for act in verdict.trace[finding.at or 0 :]):
        return say("You {done} during the deal.", done=done)
    return say("You {done} before the first decision.", done=done)


def _shown(finding: Finding, action: Action) -> Action | None:
    """The hand that was turned during the deal, whichever of the two acts was moved."""
    steps = [step.action for step in (finding.due, finding.rival) if step is not None]
    return next((each for each in (action, *steps) if each.verb is Verb.REVEAL), None)


def _shown_before(verdict: Verdict, finding: Finding) -> Action | None:
    """The hand that was turned before a card that was dealt too late."""
    if not _by_showing(verdict, finding):
        return None
    others = Misdeal.SHOWN in verdict.script.house.procedure.stops
    turned = (act for act in verdict.trace[: finding.at] if act.startswith(Verb.REVEAL))
    first = next((act for act in turned if others or act.endswith("dealer")), None)
    return Action.parse(first) if first else None


def _by_showing(verdict: Verdict, finding: Finding) -> bool:
    rules = verdict.script.house.procedure.misdeals
    shown = (rules.get(each) for each in (Misdeal.SHOWN, Misdeal.DEALERS_SHOWN))
    return any(finding.stopped is each for each in shown if each is not None)


_SEEN = {
    1: phrase("One card was seen."),
    2: phrase("Two cards were seen."),
    3: phrase("Three cards were seen."),
}


_FOLLOWS = {
    Ruling.VOID: phrase("All wagers go back, and the hand is void."),
    Ruling.REDEAL: phrase("The cards are dealt again to all."),
    Ruling.DEAD_HAND: phrase("That hand is dead. Its wagers go back, and the others play on."),
    Ruling.CALL_SUPERVISOR: phrase("Stop the game and call the supervisor."),
}
