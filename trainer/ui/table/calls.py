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
RULINGS = (
    Word("P", "play_on", "Play on"),
    Word("V", "void", "Void round"),
    Word("H", "reconstruct", "Put hands right"),
    Word("B", "back_up", "Back card up"),
    Word("D", "redeal", "Redeal"),
    Word("R", "refuse", "Refuse it"),
    Word("S", "stands", "It stands"),
    Word("N", "not_allowed", "Not allowed"),
    Word("O", "pays_nothing", "Nothing is paid"),
    Word("F", "players_favour", "Player’s favour"),
    Word("C", "call_supervisor", "Call supervisor"),
)
"""Every ruling that any house makes: the list never tells which one is due."""

MOVE = "move"
FOLLOWS = (
    Word("A", "return_all", "Return every wager"),
    Word("R", "return", "Return this wager"),
    Word("F", "refuse", "Refuse this wager"),
    Word("K", "keep", "Keep this wager in"),
    Word("M", MOVE, "Move these cards to …"),
    Word("B", "back_up", "Back this card up"),
    Word("D", "deal_again", "Take up, deal again"),
    Word("S", "stop", "Stop this player"),
    Word("V", "favour", "For this player"),
    Word("P", "play_on", "Play on"),
)
"""What can be done after a ruling, at the place where one is."""

PLACES = (*(Word(str(n), str(n), f"Seat {n}") for n in range(1, 8)), Word("0", "0", "The dealer"))
"""Where cards can be moved to."""
