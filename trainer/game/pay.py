"""Pay tables: rows that pay by odds, a fixed amount or from the jackpot, each with its source."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from trainer.game.money import Money, Odds
from trainer.game.teaching import Teaching as Teaching
from trainer.wording import Phrase, Worded, phrase, say, say_phrase


class SourceKind(StrEnum):
    """The three sources of a duty, never mixed."""

    DOCUMENT = "document"
    READING = "reading"
    CONVENTION = "convention"


class Source(Struct, frozen=True):
    """The origin of a rule: a clause of the document, the school's reading of its silence, or an
    order that the school teaches of its own accord (``taught``). ``beside`` is a second clause that
    speaks to the same point."""

    cite: str = ""
    reading: str | None = None
    taught: Teaching = Teaching.OFF
    beside: str = ""

    @property
    def kind(self) -> SourceKind:
        if self.taught is not Teaching.OFF:
            return SourceKind.CONVENTION
        return SourceKind.DOCUMENT if self.reading is None else SourceKind.READING

    @property
    def reason(self) -> str | None:
        """The reason for the reading, in the reader's language; None if the house says it."""
        return None if self.reading is None else say_phrase(Phrase(self.reading))

    @property
    def clauses(self) -> str:
        """Every clause cited: ``MBS 3.2, MBS 3.4``; empty if the document is silent."""
        return ", ".join(each for each in (self.cite, self.beside) if each)

    def __str__(self) -> str:
        clauses = self.clauses
        match self.kind:
            case SourceKind.DOCUMENT:
                return clauses
            case SourceKind.READING:
                whose = say("School's reading")
            case SourceKind.CONVENTION:
                return say("School's convention")
            case _ as never:
                assert_never(never)
        return f"{whose} ({clauses})" if clauses else whose


class Combination(Worded):
    """The rows that a pay table may have."""

    MINI_ROYAL_SPADES = "mini_royal_spades", phrase("A-K-Q of spades")
    MINI_ROYAL = "mini_royal", phrase("A-K-Q of one suit")
    ROYAL_FLUSH = "royal_flush", phrase("Royal flush")
    STRAIGHT_FLUSH = "straight_flush", phrase("Straight flush")
    FOUR_OF_A_KIND = "four_of_a_kind", phrase("Four of a kind")
    FULL_HOUSE = "full_house", phrase("Full house")
    THREE_OF_A_KIND = "three_of_a_kind", phrase("Three of a kind")
    STRAIGHT = "straight", phrase("Straight")
    FLUSH = "flush", phrase("Flush")
    TWO_PAIR = "two_pair", phrase("Two pair")
    PAIR = "pair", phrase("Pair")
    SIX_ONE_COLOUR = "six_one_colour", phrase("All six of one colour")
    EACH_ONE_COLOUR = "each_one_colour", phrase("Player and dealer each of one colour")
    ONE_COLOUR = "one_colour", phrase("Three of one colour")


class JudgedOn(StrEnum):
    """The cards that decide a side wager."""

    THREE_CARDS = "three_cards"
    BEST_FIVE_OF_SIX = "best_five_of_six"
    COLOURS = "colours"


class JackpotShare(Struct, frozen=True):
    """A part of the jackpot meter, in per cent."""

    percent: int

    def __str__(self) -> str:
        return f"{self.percent}% of the jackpot"


Award = Odds | Money | JackpotShare
"""What a row pays: odds on the stake, a fixed amount, or a share of the jackpot."""


class Row(Struct, frozen=True):
    """One row of a pay table. ``words`` are the house's own for the hand, if it has some;
    ``in_doubt`` is what another reading of an unclear row would pay."""

    hand: Combination
    award: Award
    source: Source
    words: str = ""
    in_doubt: Award | None = None

    @property
    def printed(self) -> str:
        """The row as a pay table prints it."""
        return self.words or self.hand.words


class PayTable(Struct, frozen=True):
    """Rows from the top; the first that fits a hand is paid. Without such a row nothing is paid."""

    rows: tuple[Row, ...]
    source: Source

    def odds(self, hand: Combination) -> Odds | None:
        """The odds of a row; None if the table has no such row or pays other than by odds."""
        awards = (row.award for row in self.rows if row.hand is hand)
        return next((award for award in awards if isinstance(award, Odds)), None)


class Posted(Struct, frozen=True):
    """A pay table that hangs at the table: the round's placard names it."""

    source: Source
