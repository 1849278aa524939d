"""The last act in words, for the panel: ``Paid Ante, seat 7, $20``."""

from __future__ import annotations

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.table import TableView
from trainer.game.money import NOTHING
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_DONE = {
    Verb.COLLECT: "Collected",
    Verb.TUCK: "Tucked",
    Verb.CLEAR: "Cleared",
    Verb.OFFER: "Offered Play to",
    Verb.DEAL: "Dealt to",
}

_WHOLE_TABLE = {
    Verb.CHECK: "Checked the bets",
    Verb.RACK: "Racked the stub",
    Verb.COVER: "Covered the dealer’s hand",
    Verb.RELEASE: "Released the cards",
}


def last_act(rules: HouseRules, action: Action) -> str:
    """What was done, in the house's words for its wagers."""
    where = "the dealer" if action.place == DEALER else f"seat {action.place}"
    match action.verb:
        case Verb.TAKE:
            return f"Took {_wager(rules, action.wager)}, {where}"
        case Verb.PAY:
            paid = (action.amount or NOTHING).grouped
            return f"Paid {_wager(rules, action.wager)}, {where}, {rules.currency}{paid}"
        case Verb.REVEAL:
            return f"Turned {where}’s hand"
        case Verb.CALL:
            return f"Called {where}: {(action.word or '').replace('_', ' ')}"
        case Verb.ANNOUNCE | Verb.RULE:
            return f"Said: {(action.word or '').replace('_', ' ')}"
        case Verb.CHECK | Verb.RACK | Verb.COVER | Verb.RELEASE:
            return _WHOLE_TABLE[action.verb]
        case _:
            return f"{_DONE[action.verb]} {where}"


def answer(view: TableView, action: Action, rules: HouseRules) -> str:
    """What the player at that seat answers to an offer: ``; it folds``. Empty for other acts."""
    seat = view.seat(action.place or DEALER) if action.verb is Verb.OFFER else None
    if seat is None:
        return ""
    play = seat.stakes.get(Wager.PLAY)
    if play is not None:
        return f": {rules.currency}{play.grouped}"
    return ": folded" if seat.folded else ""


def _wager(rules: HouseRules, wager: Wager | None) -> str:
    assert wager is not None, "takes and payments name their wager"
    return rules.spots.get(wager, wager.words)
