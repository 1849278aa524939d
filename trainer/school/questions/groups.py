"""Skills put together as a trainee knows them: naming hands, qualifying, each wager's payout."""

from __future__ import annotations

from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.wording import phrase, say, say_phrase

_WORDS = {
    "read": phrase("Name the hand"),
    "cmp": phrase("Which hand is higher"),
    "order.three": phrase("The ranking of three cards"),
    "order.five": phrase("The ranking of five cards"),
    "qual": phrase("Does the dealer play"),
    "five": phrase("Name the best five of six"),
    "five.cards": phrase("Point to the best five"),
    "ord": phrase("The order of a round"),
    "bets": phrase("Allowed bets"),
    "manner": phrase("Manner"),
    "irr": phrase("Rulings"),
}


def group_of(skill: str) -> str:
    """``read`` for ``read.straight.a23``, ``pay.ante`` for ``pay.ante.tie``."""
    first, *rest = skill.split(".")
    if first == "pay" or (first == "order" and rest) or (first == "five" and rest[:1] == ["cards"]):
        return f"{first}.{rest[0]}"
    return first


def group_words(rules: HouseRules | None, group: str) -> str:
    """The group in words; a wager in the house's own word."""
    first, _, wager = group.partition(".")
    if first == "pay" and wager in tuple(Wager):
        known = Wager(wager)
        name = spot(rules, known) if rules is not None else known.words
        return say("Pay {wager}", wager=name)
    return say_phrase(_WORDS[group]) if group in _WORDS else group
