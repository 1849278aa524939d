"""Skills put together as a trainee knows them: naming hands, qualifying, each wager's payout."""

from __future__ import annotations

from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import spot

_WORDS = {
    "read": "Name the hand",
    "cmp": "Which hand is higher",
    "order.three": "The ranking of three cards",
    "order.five": "The ranking of five cards",
    "qual": "Does the dealer play",
    "five": "Name the best five of six",
    "five.cards": "Point to the best five",
    "ord": "The order of a round",
    "bets": "Bets that may stand",
    "manner": "Manner",
    "irr": "Rulings",
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
        return f"Pay {spot(rules, known) if rules is not None else known.words}"
    return _WORDS.get(group, group)
