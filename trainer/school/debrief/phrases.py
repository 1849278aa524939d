"""Short phrases of the debrief: a mistake in a word or two, acts in its columns, and what was due
and done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.finding import Code
from trainer.game.money import NOTHING, Money, total
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.marking.words import at_seat, called, money, spot
from trainer.wording import Phrase, phrase, say, say_phrase

SIGNS: Mapping[str, str] = {
    Severity.CRITICAL.value: "■",
    Severity.SERIOUS.value: "▲",
    Severity.MINOR.value: "○",
    Severity.ADVICE.value: "◇",
}


SEVERITIES: Mapping[str, Phrase] = {
    Severity.CRITICAL.value: phrase("Critical"),
    Severity.SERIOUS.value: phrase("Serious"),
    Severity.MINOR.value: phrase("Minor"),
    Severity.ADVICE.value: phrase("Advice"),
}


def severity_word(severity: Severity | None) -> str:
    """As it is read: ``Critical``; None is what a supervisor said is no mistake."""
    return say("No mistake") if severity is None else say_phrase(SEVERITIES[severity])


_CODES: Mapping[Code, Phrase] = {
    Code.WRONG_AMOUNT: phrase("Wrong amount paid"),
    Code.WRONG_RESULT: phrase("Paid for taken, or taken for paid"),
    Code.MISSING: phrase("Left out"),
    Code.UNEXPECTED: phrase("Done, but not due"),
    Code.WRONG_CALL: phrase("Wrong call or ruling"),
    Code.OUT_OF_ORDER: phrase("Out of order"),
    Code.BAD_ACTION: phrase("Not an action"),
}


def code_words(code: Code) -> str:
    """As it is read: ``Left out``."""
    return say_phrase(_CODES[code])


def in_column(
    rules: HouseRules, round_: Round, action: Action, group: str, *, with_bonus: bool = False
) -> str:
    """An act in a column: ``Take 6 Card Bonus, $10``; with the seat if the heading has another."""
    text = _short(rules, round_, action, with_bonus=with_bonus)
    place = rules.words.place.headed(action.place)
    if action.verb in NAMES_ITS_SEAT or not action.place or group == place:
        return text
    return say("{place}: {act}", place=place, act=f"{text[:1].lower()}{text[1:]}")


NAMES_ITS_SEAT = {Verb.COLLECT, Verb.TUCK, Verb.OFFER, Verb.DEAL}


def _short(rules: HouseRules, round_: Round, action: Action, *, with_bonus: bool) -> str:
    match action.verb:
        case Verb.TAKE:
            return _taken(rules, round_, action)
        case Verb.PAY:
            paid, wager = money(rules, action.amount or NOTHING), named_wager(rules, action.wager)
            if with_bonus:
                return say("Pay {wager} and bonus, {amount}", wager=wager, amount=paid)
            return say("Pay {wager}, {amount}", wager=wager, amount=paid)
        case Verb.CALL:
            return _call(rules, action)
        case Verb.REVEAL:
            return say("Reveal the dealer") if action.place == DEALER else say("Reveal")
        case Verb.CLEAR:
            return say("Clear")
        case Verb.COLLECT:
            return say("Collect {place}", place=at_seat(rules, action.place))
        case Verb.OFFER:
            return say("Offer {place}", place=at_seat(rules, action.place))
        case Verb.TUCK:
            return say("Tuck {place}", place=at_seat(rules, action.place))
        case Verb.DEAL:
            return _dealt(rules, action)
        case _:
            known = _FIXED.get(str(action))
            if known is None:
                return str(action).replace("_", " ").capitalize()
            return rules.say(known)


def _taken(rules: HouseRules, round_: Round, action: Action) -> str:
    seat, wager = round_.seat(action.place or DEALER), named_wager(rules, action.wager)
    stake = seat.stake(action.wager) if seat is not None and action.wager is not None else None
    if stake is None:
        return say("Take {wager}", wager=wager)
    return say("Take {wager}, {amount}", wager=wager, amount=money(rules, stake))


def _dealt(rules: HouseRules, action: Action) -> str:
    if action.place == DEALER:
        return say("Deal to the dealer")
    return say("Deal to {place}", place=at_seat(rules, action.place))


_FIXED = {
    "announce place_your_bets": phrase('Announce "place your bets"'),
    "announce no_more_bets": phrase('Announce "no more bets"'),
    "check bets": phrase("Check the bets"),
    "rack stub": phrase("Rack the stub"),
    "cover dealer": phrase("Cover the dealer's hand"),
    "release cards": phrase("Let the players look"),
}


def _call(rules: HouseRules, action: Action) -> str:
    said = called(rules, action)
    if action.place == DEALER:
        return say("Call the hand: {hand}", hand=said)
    return say("Call {hand}", hand=said)


def named_wager(rules: HouseRules, wager: Wager | None) -> str:
    """The wager in the house's own words."""
    assert wager is not None, "takes and payments name their wager"
    return spot(rules, wager)


def both_short(rules: HouseRules, amounts: Iterable[Money]) -> str:
    """Everyone short by all of one mistake, each with the sum, never netted: ``Player short $15,
    house short $5``."""
    short = tuple(amounts)
    over = total(each for each in short if each > NOTHING)
    under = total(each for each in short if each < NOTHING)
    if not over or not under:
        return money_told(rules, over or under)
    return say(
        "Player short {player}, house short {house}",
        player=money(rules, under),
        house=money(rules, over),
    )


def money_told(rules: HouseRules, amount: Money | None) -> str:
    """The loser of a mistake, and the sum: ``Player short $10``, ``House short $4``, ``None``."""
    if not amount:
        return say("None")
    if amount > NOTHING:
        return say("House short {amount}", amount=money(rules, amount))
    return say("Player short {amount}", amount=money(rules, amount))
