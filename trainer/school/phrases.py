"""Short phrases of the debrief: acts as its columns have them, and what was due and done."""

from __future__ import annotations

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot


def in_column(
    rules: HouseRules, round_: Round, action: Action, group: str, *, with_bonus: bool = False
) -> str:
    """``Take 6 Card Bonus, $10``; names the seat where the heading does not."""
    text = _short(rules, round_, action, with_bonus=with_bonus)
    named = action.verb in _NAMES_ITS_SEAT or not action.place or group == f"Seat {action.place}"
    return text if named else f"Seat {action.place}: {text[:1].lower()}{text[1:]}"


_NAMES_ITS_SEAT = {Verb.COLLECT, Verb.TUCK, Verb.OFFER, Verb.DEAL}


def _short(rules: HouseRules, round_: Round, action: Action, *, with_bonus: bool) -> str:
    match action.verb:
        case Verb.TAKE:
            return f"Take {named_wager(rules, action.wager)}{_stake(rules, round_, action)}"
        case Verb.PAY:
            bonus = " and bonus" if with_bonus else ""
            paid = money(rules, action.amount or NOTHING)
            return f"Pay {named_wager(rules, action.wager)}{bonus}, {paid}"
        case Verb.CALL:
            return _call(action)
        case Verb.REVEAL:
            return "Reveal the dealer" if action.place == DEALER else "Reveal"
        case Verb.CLEAR:
            return "Clear"
        case Verb.COLLECT | Verb.OFFER:
            return f"{action.verb.value.capitalize()} seat {action.place}"
        case Verb.TUCK:
            under = named_wager(rules, Wager.SIX_CARD_BONUS)
            return f"Tuck seat {action.place} under {under}"
        case Verb.DEAL:
            return f"Deal to {'the dealer' if action.place == DEALER else f'seat {action.place}'}"
        case _:
            return _FIXED.get(str(action), str(action).replace("_", " ").capitalize())


_FIXED = {
    "announce place_your_bets": "Announce “place your bets”",
    "announce no_more_bets": "Announce “no more bets”",
    "check bets": "Check the bets",
    "rack stub": "Rack the stub",
    "cover dealer": "Cover the dealer's hand",
    "release cards": "Let the players look",
}


def _call(action: Action) -> str:
    said = said_hand(action.word)
    return f"Call the dealer: {said}" if action.place == DEALER else f"Call {said}"


def said_hand(word: str | None) -> str:
    """A hand or a tie as it is called: ``stand-off``, ``high card``."""
    return (word or "").replace("_", "-" if word == STAND_OFF else " ")


def _stake(rules: HouseRules, round_: Round, action: Action) -> str:
    seat = round_.seat(action.place or DEALER)
    stake = seat.stake(action.wager) if seat is not None and action.wager is not None else None
    return f", {money(rules, stake)}" if stake is not None else ""


def named_wager(rules: HouseRules, wager: Wager | None) -> str:
    """The wager in the house's own words."""
    assert wager is not None, "takes and payments name their wager"
    return spot(rules, wager)


def money_told(rules: HouseRules, amount: Money | None) -> str:
    """Whom a mistake costs and how much: ``Player short $10``, ``House short $4``, ``None``."""
    if not amount:
        return "None"
    return f"{'House' if amount > NOTHING else 'Player'} short {money(rules, amount)}"
