"""The deck: ranks, suits, and fifty-two cards that print as people write them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum

from trainer.errors import quoted
from trainer.wording import phrase, say, say_phrase


class BadCard(ValueError):
    """A text that names no card."""


class Rank(IntEnum):
    """Two to ace; the ace counts high except in 3-2-A."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read ``A``, ``T``, ``10``, ``7``. Raises BadCard for anything else."""
        letter = "T" if text == "10" else text
        if len(letter) != 1 or letter not in _LETTERS:
            raise BadCard(
                say(
                    "{value} is not a rank; write one of {ranks}",
                    value=quoted(text),
                    ranks="A K Q J T 9 8 7 6 5 4 3 2",
                )
            )
        return cls(_LETTERS.index(letter) + 2)

    def __str__(self) -> str:
        return _LETTERS[self - 2]

    @property
    def word(self) -> str:
        """The rank as it is said: ``queen``."""
        return say_phrase(_WORDS[self])

    @property
    def title(self) -> str:
        """The rank as it begins a hand's name: ``Queen``."""
        return say_phrase(_TITLES[self])

    @property
    def plural(self) -> str:
        """Several of the rank as they are said: ``sixes``."""
        return say_phrase(_PLURALS[self])


_LETTERS = "23456789TJQKA"
_WORDS = {
    Rank.TWO: phrase("two"),
    Rank.THREE: phrase("three"),
    Rank.FOUR: phrase("four"),
    Rank.FIVE: phrase("five"),
    Rank.SIX: phrase("six"),
    Rank.SEVEN: phrase("seven"),
    Rank.EIGHT: phrase("eight"),
    Rank.NINE: phrase("nine"),
    Rank.TEN: phrase("ten"),
    Rank.JACK: phrase("jack"),
    Rank.QUEEN: phrase("queen"),
    Rank.KING: phrase("king"),
    Rank.ACE: phrase("ace"),
}
_TITLES = {
    Rank.TWO: phrase("Two"),
    Rank.THREE: phrase("Three"),
    Rank.FOUR: phrase("Four"),
    Rank.FIVE: phrase("Five"),
    Rank.SIX: phrase("Six"),
    Rank.SEVEN: phrase("Seven"),
    Rank.EIGHT: phrase("Eight"),
    Rank.NINE: phrase("Nine"),
    Rank.TEN: phrase("Ten"),
    Rank.JACK: phrase("Jack"),
    Rank.QUEEN: phrase("Queen"),
    Rank.KING: phrase("King"),
    Rank.ACE: phrase("Ace"),
}
_PLURALS = {
    Rank.TWO: phrase("twos"),
    Rank.THREE: phrase("threes"),
    Rank.FOUR: phrase("fours"),
    Rank.FIVE: phrase("fives"),
    Rank.SIX: phrase("sixes"),
    Rank.SEVEN: phrase("sevens"),
    Rank.EIGHT: phrase("eights"),
    Rank.NINE: phrase("nines"),
    Rank.TEN: phrase("tens"),
    Rank.JACK: phrase("jacks"),
    Rank.QUEEN: phrase("queens"),
    Rank.KING: phrase("kings"),
    Rank.ACE: phrase("aces"),
}


class Suit(Enum):
    """The four suits. Suits never break a tie."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read ``s`` or ``♠`` and their like. Raises BadCard for anything else."""
        letter = _SIGNS.get(text, text)
        if len(letter) != 1 or letter not in "shdc":
            raise BadCard(f"{quoted(text)} is not a suit; write one of s h d c")
        return cls(letter)

    def __str__(self) -> str:
        return self.value

    @property
    def sign(self) -> str:
        return {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}[self.value]

    @property
    def words(self) -> str:
        """The suit as it is said of a card: ``hearts``."""
        return say_phrase(_SUIT_WORDS[self])

    @property
    def red(self) -> bool:
        return self is Suit.HEARTS or self is Suit.DIAMONDS

    # A suit is equal to itself alone; ``Enum`` hashes the name anew each time.
    __hash__ = object.__hash__


_SIGNS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c"}
_SUIT_NUMBERS = {suit: number for number, suit in enumerate(Suit)}
_SUIT_WORDS = {
    Suit.SPADES: phrase("spades"),
    Suit.HEARTS: phrase("hearts"),
    Suit.DIAMONDS: phrase("diamonds"),
    Suit.CLUBS: phrase("clubs"),
}


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``number`` counts the deck 0 to 51, by rank and then by suit."""

    rank: Rank
    suit: Suit
    number: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", (self.rank - 2) * 4 + _SUIT_NUMBERS[self.suit])

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``Qh``, ``10h`` or ``Q♥``. Raises BadCard for anything else."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            return _parse(text)

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"

    @property
    def words(self) -> str:
        """The card as it is said: ``queen of hearts``."""
        return say("{rank} of {suit}", rank=self.rank.word, suit=self.suit.words)

    def __hash__(self) -> int:
        # A card's number tells all: no pair of rank and suit has to be hashed.
        return self.number


def _parse(text: str) -> Card:
    name = text.replace("\ufe0f", "")
    try:
        return card(Rank.parse(name[:-1]), Suit.parse(name[-1:]))
    except BadCard as reason:
        raise BadCard(f"{quoted(text)} is not a card ({reason}); write it like Qh or Ts") from None


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
_BY_TEXT = {str(each): each for each in DECK}


def card(rank: Rank, suit: Suit) -> Card:
    """The one card of that rank and suit."""
    return DECK[(rank - 2) * 4 + _SUIT_NUMBERS[suit]]


Three = tuple[Card, Card, Card]
