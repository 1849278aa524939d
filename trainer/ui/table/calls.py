"""Words that a dealer says, each with the letter that says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from trainer.wording import Phrase, phrase, say_phrase


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the contract, its letter, and how it reads."""

    letter: str
    word: str
    label: Phrase
    seat: int = 0

    @property
    def words(self) -> str:
        """The label, in the reader's language."""
        return say_phrase(self.label, seat=self.seat)


CALLS = (
    Word("H", "high_card", phrase("High card")),
    Word("P", "pair", phrase("Pair")),
    Word("F", "flush", phrase("Flush")),
    Word("S", "straight", phrase("Straight")),
    Word("T", "three_of_a_kind", phrase("Three of a kind")),
    Word("R", "straight_flush", phrase("Straight flush")),
    Word("O", "stand_off", phrase("Stand-off")),
)
ANNOUNCEMENTS = (
    Word("B", "place_your_bets", phrase("Place your bets")),
    Word("N", "no_more_bets", phrase("No more bets")),
)
SAID = (*CALLS, *ANNOUNCEMENTS)
"""All that is called and announced in a whole round."""
RULINGS = (
    Word("P", "play_on", phrase("Play on")),
    Word("V", "void", phrase("Void round")),
    Word("H", "reconstruct", phrase("Put hands right")),
    Word("B", "back_up", phrase("Back card up")),
    Word("D", "redeal", phrase("Redeal")),
    Word("R", "refuse", phrase("Refuse it")),
    Word("S", "stands", phrase("It stands")),
    Word("N", "not_allowed", phrase("Not allowed")),
    Word("O", "pays_nothing", phrase("Nothing is paid")),
    Word("F", "players_favour", phrase("Player’s favour")),
    Word("T", "put_right", phrase("Have it put right")),
    Word("C", "call_supervisor", phrase("Call supervisor")),
)
"""Every ruling that any house makes: the list never tells which one is due."""

MOVE, EXPLAIN = "move", "explain"
FOLLOWS = (
    Word("A", "return_all", phrase("Return every wager")),
    Word("R", "return", phrase("Return this wager")),
    Word("F", "refuse", phrase("Refuse this wager")),
    Word("K", "keep", phrase("Keep this wager in")),
    Word("M", MOVE, phrase("Move these cards to …")),
    Word("B", "back_up", phrase("Back this card up")),
    Word("D", "deal_again", phrase("Take up, deal again")),
    Word("S", "stop", phrase("Stop this player")),
    Word("V", "favour", phrase("For this player")),
    Word("L", "place", phrase("Into the Play area")),
    Word("C", "change_decks", phrase("Take the other deck")),
    Word("X", "rack", phrase("Cards to the rack")),
    Word("N", "announce_bets", phrase("“Place your bets”")),
    Word("G", "stop_game", phrase("Stop the game")),
    Word("E", EXPLAIN, phrase("Explain the clause …")),
    Word("T", "announce_ruling", phrase("Announce the ruling")),
    Word("U", "resume", phrase("Resume the game")),
    Word("P", "play_on", phrase("Play on")),
)
"""What can be done before and after a ruling, at the place where one is."""


def clause_words(clauses: Sequence[str]) -> tuple[Word, ...]:
    """The clauses that can be explained, each with a letter."""
    return tuple(
        Word(letter, clause, Phrase(clause))
        for letter, clause in zip(ascii_uppercase, clauses, strict=False)
    )


PLACES = (
    *(Word(str(n), str(n), phrase("Seat {seat}"), n) for n in range(1, 8)),
    Word("0", "0", phrase("The dealer")),
)
"""Where cards can be moved to."""
