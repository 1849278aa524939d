"""The steps of a round in words: what is done, and what has been done before it."""

from __future__ import annotations

from trainer.dealing.procedure import DealBy, Procedure, StepKind, Within
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.school.house_book.amounts import any_of

_DO = {
    StepKind.PLACE_YOUR_BETS: "Announce “Place your bets”",
    StepKind.CHECK_BETS: "Check the bets",
    StepKind.NO_MORE_BETS: "Announce “No more bets”",
    StepKind.DEAL_DEALER: "Deal the dealer's cards",
    StepKind.RACK_STUB: "Put the stub in the discard rack",
    StepKind.COVER_DEALER: "Cover the dealer's hand with the cut card",
    StepKind.RELEASE_CARDS: "Let the players touch their cards",
    StepKind.COLLECT: "Collect what the folds forfeit",
    StepKind.REVEAL_DEALER: "Turn the dealer's hand",
    StepKind.CALL_DEALER: "Call the dealer's hand",
    StepKind.REVEAL: "Turn the players' hands",
    StepKind.CALL_STAND_OFF: "Declare a stand-off where hands are equal",
    StepKind.TAKE: "Take the losing wagers",
    StepKind.PAY: "Pay the winning wagers",
    StepKind.CLEAR: "Pick up the cards",
}
_DONE = {
    StepKind.PLACE_YOUR_BETS: "“Place your bets” has been announced",
    StepKind.CHECK_BETS: "the bets are checked",
    StepKind.NO_MORE_BETS: "“No more bets” has been announced",
    StepKind.DEAL: "all cards are dealt",
    StepKind.DEAL_DEALER: "the dealer's cards are dealt",
    StepKind.RACK_STUB: "the stub is racked",
    StepKind.COVER_DEALER: "the dealer's hand is covered",
    StepKind.RELEASE_CARDS: "the players may touch their cards",
    StepKind.OFFER: "the decision is made",
    StepKind.COLLECT: "the fold is collected",
    StepKind.TUCK: "the cards are tucked",
    StepKind.REVEAL_DEALER: "the dealer's hand is turned",
    StepKind.CALL_DEALER: "the dealer's hand is called",
    StepKind.REVEAL: "the hand is turned",
    StepKind.CALL_STAND_OFF: "the stand-off is declared",
    StepKind.TAKE: "the losing wagers are taken",
    StepKind.PAY: "the winning wagers are paid",
    StepKind.CLEAR: "the cards are picked up",
}
_AT_EVERY_SEAT = {
    StepKind.OFFER: "every decision is made",
    StepKind.COLLECT: "every fold is collected",
    StepKind.TUCK: "every fold that stays is tucked",
    StepKind.REVEAL: "every hand is turned",
    StepKind.TAKE: "every losing wager is taken",
    StepKind.PAY: "every winning wager is paid",
    StepKind.CLEAR: "all cards are picked up",
}


def step_words(rules: HouseRules, procedure: Procedure, kind: StepKind) -> str:
    """What is done: ``Check the bets``, ``Deal, one card at a time``."""
    match kind:
        case StepKind.DEAL:
            one = procedure.deal_by is DealBy.CARD
            return "Deal, one card at a time" if one else "Deal, three cards to a hand"
        case StepKind.OFFER:
            return f"Offer {spot(rules, Wager.PLAY)} to each hand with {spot(rules, Wager.ANTE)}"
        case StepKind.TUCK:
            staying = [side.wager for side in rules.sides if not side.folded.forfeits]
            return f"Tuck a folded hand under its {any_of(rules, staying)}"
        case _:
            return _DO[kind]


def done_words(kind: StepKind, within: Within) -> str:
    """What has been done then: ``the stub is racked``; over the whole table, or at one seat."""
    everywhere = _AT_EVERY_SEAT.get(kind) if within is Within.TABLE else None
    return everywhere or _DONE[kind]
