"""The schema of a round file, for editors; the game's own notation reads it."""

from __future__ import annotations

from typing import Any

from trainer.game.round import Decision, Tender
from trainer.game.rules import PLACES_AT_MOST
from trainer.game.wagers import STAKED

_CARD = {"type": "string", "pattern": "^([AKQJT2-9]|10)([shdc♠♥♦♣♤♡♢♧]\ufe0f?)$"}
_CARDS = {"type": "array", "items": _CARD, "minItems": 3, "maxItems": 3}
_MONEY = {"type": ["string", "number"], "pattern": r"^[0-9]+(\.[0-9]{1,2})?$"}
_STAKES = {
    "type": "object",
    "properties": {wager.value: _MONEY for wager in STAKED},
    "additionalProperties": False,
}
_SEAT = {
    "type": "object",
    "properties": {
        "seat": {"type": "integer", "minimum": 1, "maximum": PLACES_AT_MOST},
        "cards": _CARDS,
        "wagers": _STAKES,
        "decision": {"enum": [*(each.value for each in Decision), None]},
        "player": {"type": "string"},
        "closed": {"type": "boolean"},
        "tender": {"enum": [each.value for each in Tender]},
        "side_bet": {"type": "boolean"},
    },
    "required": ["seat", "cards", "wagers"],
    "additionalProperties": False,
}
_FIELDS: dict[str, Any] = {
    "dealer": _CARDS,
    "seats": {"type": "array", "items": _SEAT, "minItems": 1},
    "jackpot": _MONEY,
    "placard": {"type": "string"},
}

ROUND: dict[str, Any] = {
    "type": "object",
    "properties": {"house": {"type": "string"}, **_FIELDS},
    "required": ["house", "dealer", "seats"],
    "additionalProperties": False,
}
# A case may hold a round that is refused, so its schema demands little.
ROUND_OF_A_CASE: dict[str, Any] = {"type": "object", "required": ["dealer", "seats"]}
