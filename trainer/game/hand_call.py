"""Hands as a dealer calls them: by category, or by category and rank."""

from __future__ import annotations

from msgspec import Struct

from trainer.errors import quoted
from trainer.game.cards import Rank
from trainer.game.hands import Category, Ranking, Strength, hand_name

_PLURALS = {rank: f"{rank.name.lower()}s" for rank in Rank} | {Rank.SIX: "sixes"}
EXAMPLES = "queen_high, pair_of_fives, ace_high_straight, three_kings"


class BadHand(ValueError):
    """A word that names no hand."""


class SpokenHand(Struct, frozen=True):
    """The words of a call about a hand. Without a rank only the category is called."""

    category: Category
    rank: Rank | None = None

    @classmethod
    def parse(cls, word: str) -> SpokenHand:
        """Read ``pair``, ``pair_of_fives``, ``queen_high`` or ``ace_high_straight``.

        Raises BadHand for anything else.
        """
        known = _SPOKEN.get(word)
        if known is None:
            raise BadHand(f"nothing is called {quoted(word)}")
        return known

    def __str__(self) -> str:
        return self.category.value if self.rank is None else _word(self.category, self.rank)

    @property
    def words(self) -> str:
        """The hand by itself, in the reader's language: ``Queen high``, ``Straight``."""
        return self.category.heading if self.rank is None else hand_name(self.category, self.rank)

    def fits(self, ranking: Ranking, strength: Strength) -> bool:
        """True if the call fits the hand."""
        if self.category is not ranking.category(strength):
            return False
        return self.rank in (None, ranking.rank(strength))


def _word(category: Category, rank: Rank) -> str:
    one, several = rank.name.lower(), _PLURALS[rank]
    match category:
        case Category.PAIR:
            return f"pair_of_{several}"
        case Category.THREE_OF_A_KIND:
            return f"three_{several}"
        case Category.HIGH_CARD:
            return f"{one}_high"
        case Category.STRAIGHT_FLUSH | Category.STRAIGHT | Category.FLUSH:
            return f"{one}_high_{category.value}"


def _spellings(category: Category, rank: Rank) -> tuple[str, ...]:
    """Every accepted word for the hand; the first is the one written."""
    several = _PLURALS[rank]
    written = _word(category, rank)
    match category:
        case Category.THREE_OF_A_KIND:
            return written, f"three_of_a_kind_{several}", f"three_of_a_kind_of_{several}"
        case Category.HIGH_CARD:
            return written, f"{written}_card"
        case _:
            return (written,)


_SPOKEN = {
    **{category.value: SpokenHand(category) for category in Category},
    "three_odd_cards": SpokenHand(Category.HIGH_CARD),
    "mini_royal": SpokenHand(Category.STRAIGHT_FLUSH, Rank.ACE),
    **{
        word: SpokenHand(category, rank)
        for category in Category
        for rank in Rank
        for word in _spellings(category, rank)
    },
}
