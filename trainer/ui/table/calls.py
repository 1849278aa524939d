"""The words that a dealer says, each with its letter."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from msgspec import Struct
from msgspec.structs import replace

from trainer.game.house_words import HouseWords
from trainer.wording import Phrase, phrase, say_phrase


class CallWord(Struct, frozen=True):
    """A word of the contract, its letter, and its label."""

    letter: str
    word: str
    label: Phrase
    seat: int = 0

    @property
    def words(self) -> str:
        """The label, in the reader's language."""
        return say_phrase(self.label, number=self.seat)


CALLS = (
    CallWord("H", "high_card", phrase("High card")),
    CallWord("P", "pair", phrase("Pair")),
    CallWord("F", "flush", phrase("Flush")),
    CallWord("S", "straight", phrase("Straight")),
    CallWord("T", "three_of_a_kind", phrase("Three of a kind")),
    CallWord("R", "straight_flush", phrase("Straight flush")),
    CallWord("O", "stand_off", phrase("Stand-off")),
)
ANNOUNCEMENTS = (
    CallWord("B", "place_your_bets", phrase("Place your bets")),
    CallWord("N", "no_more_bets", phrase("No more bets")),
)
SAID = (*CALLS, *ANNOUNCEMENTS)
"""All that is called and announced in a whole round."""
# Every ruling that any house makes: the list never tells which one is due.
RULINGS = (
    CallWord("P", "play_on", phrase("Play on")),
    CallWord("V", "void", phrase("Void round")),
    CallWord("H", "reconstruct", phrase("Put hands right")),
    CallWord("B", "back_up", phrase("Back card up")),
    CallWord("D", "redeal", phrase("Redeal")),
    CallWord("K", "dead_hand", phrase("Hand dead: return")),
    CallWord("L", "forfeit", phrase("Hand dead: take")),
    CallWord("R", "refuse", phrase("Refuse it")),
    CallWord("S", "stands", phrase("It stands")),
    CallWord("N", "not_allowed", phrase("Not allowed")),
    CallWord("O", "pays_nothing", phrase("Nothing is paid")),
    CallWord("F", "players_favour", phrase("Player's favour")),
    CallWord("T", "put_right", phrase("Have it put right")),
    CallWord("C", "call_supervisor", phrase("Call supervisor")),
)

MOVE, EXPLAIN = "move", "explain"
FOLLOWS = (
    CallWord("A", "return_all", phrase("Return every wager")),
    CallWord("R", "return", phrase("Return this wager")),
    CallWord("F", "refuse", phrase("Refuse this wager")),
    CallWord("K", "keep", phrase("Keep this wager in")),
    CallWord("M", MOVE, phrase("Move these cards to …")),
    CallWord("B", "back_up", phrase("Back this card up")),
    CallWord("D", "deal_again", phrase("Take up, deal again")),
    CallWord("S", "stop", phrase("Stop this player")),
    CallWord("V", "favour", phrase("For this player")),
    CallWord("L", "place", phrase("Into the Play area")),
    CallWord("C", "change_decks", phrase("Take the other deck")),
    CallWord("X", "rack", phrase("Cards to the rack")),
    CallWord("N", "announce_bets", phrase('"Place your bets"')),
    CallWord("G", "stop_game", phrase("Stop the game")),
    CallWord("E", EXPLAIN, phrase("Explain the clause …")),
    CallWord("T", "announce_ruling", phrase("Announce the ruling")),
    CallWord("U", "resume", phrase("Resume the game")),
    CallWord("P", "play_on", phrase("Play on")),
)
"""What can be done before and after a ruling, at the place where one is."""


def in_house_words(calls: tuple[CallWord, ...], words: HouseWords) -> tuple[CallWord, ...]:
    own = ((each, words.said(each.word)) for each in calls)
    return tuple(replace(each, label=Phrase(said)) if said else each for each, said in own)


def clause_words(clauses: Sequence[str]) -> tuple[CallWord, ...]:
    """The clauses that can be explained, each with a letter."""
    return tuple(
        CallWord(letter, clause, Phrase(clause))
        for letter, clause in zip(ascii_uppercase, clauses, strict=False)
    )


PLACES = (
    *(CallWord(str(n), str(n), phrase("Place {number}"), n) for n in range(1, 8)),
    CallWord("0", "0", phrase("The dealer")),
)
"""Where cards can be moved to."""
