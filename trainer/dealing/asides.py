"""Deeds that a house's document asks for only in some rounds: a hand put in the Play area
(MBS 3.10, 3.11), the other deck taken. None is due in every round, nor wrong where it belongs."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.dealing.action import BadAction
from trainer.dealing.follow_up import FollowUp
from trainer.dealing.irregularity import Deed, Event, Fact, Ruling
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script
from trainer.game.hands import Category
from trainer.game.round import Seat


def is_aside(script: Script, before: Sequence[str], text: str) -> bool:
    """True if the line is such a deed, at its place."""
    try:
        deed = FollowUp.parse(text)
    except BadAction:
        return False
    if script.part is not Part.WHOLE:
        return False
    dealt = any(line.startswith("deal ") for line in before)
    match deed.deed:
        case Deed.CHANGE_DECKS:
            return not dealt and _follows(script, Event.DECKS, {Fact.DECK: "same"})
        case Deed.PLACE:
            seat = script.round_.seat(deed.place or 0)
            return dealt and seat is not None and _belongs_in_play_area(script, seat)
        case _:
            return False


def _belongs_in_play_area(script: Script, seat: Seat) -> bool:
    ranking = script.house.rules.ranking
    low = ranking.category(ranking.strength(seat.cards)) is Category.HIGH_CARD
    facts = {
        Fact.ANTE: "yes" if seat.played else "no",
        Fact.HAND: "high_card" if low else "pair_or_better",
        Fact.PLACED: "elsewhere",
    }
    return not seat.folded and _follows(script, Event.HAND_PLACED, facts)


def _follows(script: Script, event: Event, facts: dict[Fact, str]) -> bool:
    """True if the house has it put right once it was left out."""
    listed = script.house.irregularities
    line = listed.resolve(event, facts) if listed is not None else None
    return line is not None and line.ruling is Ruling.PUT_RIGHT
