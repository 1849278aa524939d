"""The wagers of the layout, and the two bonuses that are paid without one."""

from __future__ import annotations

from enum import StrEnum

from trainer.wording import own_name


class Wager(StrEnum):
    """In the order of a seat's settlement lines."""

    PLAY = "play"
    ANTE = "ante"
    ANTE_BONUS = "ante_bonus"
    PAIR_PLUS = "pair_plus"
    SIX_CARD_BONUS = "six_card_bonus"
    PRIME = "prime"
    PROGRESSIVE = "progressive"
    ENVY_BONUS = "envy_bonus"

    @property
    def is_bonus(self) -> bool:
        """True for a bonus paid on another wager; nobody stakes it."""
        return self in (Wager.ANTE_BONUS, Wager.ENVY_BONUS)

    @property
    def words(self) -> str:
        """As it is said: ``Pair Plus``, ``6 Card Bonus``, or as the house that is spoken of has
        it."""
        return own_name(self.usual)

    @property
    def usual(self) -> str:
        """As most houses have it, in every language: ``Pair Plus``."""
        return _WORDS[self]


_WORDS = {wager: wager.value.replace("_", " ").title() for wager in Wager}
_WORDS[Wager.SIX_CARD_BONUS] = "6 Card Bonus"

STAKED: tuple[Wager, ...] = tuple(wager for wager in Wager if not wager.is_bonus)
"""The wagers that a player stakes, from the player towards the dealer."""
