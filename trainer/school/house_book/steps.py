"""The steps of a round in words: what is done, and what has been done before it."""

from __future__ import annotations

from trainer.dealing.procedure import DealBy, Procedure, StepKind, Within
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.school.house_book.amounts import any_of
from trainer.wording import phrase, say, say_phrase

_DO = {
    StepKind.PLACE_YOUR_BETS: phrase('Announce "Place your bets"'),
    StepKind.CHECK_BETS: phrase("Check the bets"),
    StepKind.NO_MORE_BETS: phrase('Announce "No more bets"'),
    StepKind.DEAL_DEALER: phrase("Deal the dealer's cards"),
    StepKind.RACK_STUB: phrase("Put the stub in the discard rack"),
    StepKind.COVER_DEALER: phrase("Cover the dealer's hand with the cut card"),
    StepKind.RELEASE_CARDS: phrase("Let the players touch their cards"),
    StepKind.COLLECT: phrase("Collect what the folds forfeit"),
    StepKind.REVEAL_DEALER: phrase("Turn the dealer's hand"),
    StepKind.CALL_DEALER: phrase("Call the dealer's hand"),
    StepKind.REVEAL: phrase("Turn the players' hands"),
    StepKind.CALL_STAND_OFF: phrase("Declare a stand-off where hands are equal"),
    StepKind.TAKE: phrase("Take the losing wagers"),
    StepKind.PAY: phrase("Pay the winning wagers"),
    StepKind.CLEAR: phrase("Pick up the cards"),
}
_DONE = {
    StepKind.PLACE_YOUR_BETS: phrase('"Place your bets" has been announced'),
    StepKind.CHECK_BETS: phrase("the bets are checked"),
    StepKind.NO_MORE_BETS: phrase('"No more bets" has been announced'),
    StepKind.DEAL: phrase("all cards are dealt"),
    StepKind.DEAL_DEALER: phrase("the dealer's cards are dealt"),
    StepKind.RACK_STUB: phrase("the stub is racked"),
    StepKind.COVER_DEALER: phrase("the dealer's hand is covered"),
    StepKind.RELEASE_CARDS: phrase("the players may touch their cards"),
    StepKind.OFFER: phrase("the decision is made"),
    StepKind.COLLECT: phrase("the fold is collected"),
    StepKind.TUCK: phrase("the cards are tucked"),
    StepKind.REVEAL_DEALER: phrase("the dealer's hand is turned"),
    StepKind.CALL_DEALER: phrase("the dealer's hand is called"),
    StepKind.REVEAL: phrase("the hand is turned"),
    StepKind.CALL_STAND_OFF: phrase("the stand-off is declared"),
    StepKind.TAKE: phrase("the losing wagers are taken"),
    StepKind.PAY: phrase("the winning wagers are paid"),
    StepKind.CLEAR: phrase("the cards are picked up"),
}
_AT_EVERY_SEAT = {
    StepKind.OFFER: phrase("every decision is made"),
    StepKind.COLLECT: phrase("every fold is collected"),
    StepKind.TUCK: phrase("every fold that stays is tucked"),
    StepKind.REVEAL: phrase("every hand is turned"),
    StepKind.TAKE: phrase("every losing wager is taken"),
    StepKind.PAY: phrase("every winning wager is paid"),
    StepKind.CLEAR: phrase("all cards are picked up"),
}


_AT_ONCE = phrase("Deal, three cards to a hand")
_DEAL = {
    DealBy.CARD: phrase("Deal, one card at a time"),
    DealBy.EITHER: phrase("Deal, three cards to a hand or one at a time around"),
}


def step_words(rules: HouseRules, procedure: Procedure, kind: StepKind) -> str:
    """The step in words: ``Check the bets``, ``Deal, one card at a time``."""
    match kind:
        case StepKind.DEAL:
            return say_phrase(_DEAL.get(procedure.deal_by, _AT_ONCE))
        case StepKind.OFFER:
            play, ante = spot(rules, Wager.PLAY), spot(rules, Wager.ANTE)
            return say("Offer {play} to each hand with {ante}", play=play, ante=ante)
        case StepKind.TUCK:
            staying = [side.wager for side in rules.sides if not side.folded.forfeits]
            return say("Tuck a folded hand under its {wagers}", wagers=any_of(rules, staying))
        case _:
            return say_phrase(_DO[kind])


def done_words(kind: StepKind, within: Within) -> str:
    """The finished step in words: ``the stub is racked``; over the whole table, or at one seat."""
    everywhere = _AT_EVERY_SEAT.get(kind) if within is Within.TABLE else None
    return say_phrase(everywhere or _DONE[kind])


_AFTER = {
    Within.TABLE: phrase("after {done}"),
    Within.SEAT: phrase("after {done}, at that seat"),
    Within.GAMBLER: phrase("after {done}, at that gambler's boxes"),
}


def after_words(kind: StepKind, within: Within) -> str:
    """The time at which a step may come: ``after the stub is racked``."""
    return say_phrase(_AFTER[within], done=done_words(kind, within))
