"""Words that a dealer says, each with the letter that says it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the contract, its letter, and how it reads."""

    letter: str
    word: str
    label: str


CALLS = (
    Word("H", "high_card", "High card"),
    Word("P", "pair", "Pair"),
    Word("F", "flush", "Flush"),
    Word("S", "straight", "Straight"),
    Word("T", "three_of_a_kind", "Three of a kind"),
    Word("R", "straight_flush", "Straight flush"),
    Word("O", "stand_off", "Stand-off"),
)
ANNOUNCEMENTS = (
    Word("B", "place_your_bets", "Place your bets"),
    Word("N", "no_more_bets", "No more bets"),
)
SAID = (*CALLS, *ANNOUNCEMENTS)
"""All that is called and announced in a whole round."""
RULINGS = (Word("V", "void", "Void round"),)
