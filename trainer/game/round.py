"""A dealt round: the cards, the wagers, the decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from trainer.game.cards import Three
from trainer.game.money import Money
from trainer.game.wagers import Wager


class Decision(StrEnum):
    """The decision of a player with an Ante after looking."""

    PLAY = "play"
    FOLD = "fold"


class Tender(StrEnum):
    """The form of a wager: chips, cash or another."""

    CHIPS = "chips"
    CASH = "cash"
    CREDIT = "credit"


class Seat(Struct, frozen=True):
    """One betting place of the round. Seat 1 is the first on the dealer's left."""

    number: int
    cards: Three
    stakes: Mapping[Wager, Money]
    decision: Decision | None = None
    player: str | None = None
    closed: bool = False
    tender: Tender = Tender.CHIPS
    side_bet: bool = False
    play: Money | None = None

    @property
    def owner(self) -> tuple[str, str]:
        """The owner of the seat: the named player, else a player with this seat alone."""
        return ("player", self.player) if self.player else ("seat", str(self.number))

    @property
    def folded(self) -> bool:
        return self.decision is Decision.FOLD

    @property
    def played(self) -> bool:
        return self.decision is Decision.PLAY

    def stake(self, wager: Wager) -> Money | None:
        """The stake on the wager before settling; the Play wager equals the Ante, unless ``play``
        is set."""
        if wager is Wager.PLAY:
            return (self.play or self.stakes.get(Wager.ANTE)) if self.played else None
        return self.stakes.get(wager)


class Round(Struct, frozen=True):
    """Everything that is dealt and staked at one table. ``redeal`` is the same table with the cards
    of a redeal."""

    house: str
    dealer: Three
    seats: tuple[Seat, ...]
    jackpot: Money | None = None
    placard: str | None = None
    redeal: Round | None = None

    def seat(self, number: int | None) -> Seat | None:
        for seat in self.seats:
            if seat.number == number:
                return seat
        return None

    def dealt_again(self, times: int) -> Round:
        """The table after that many redeals: with the given cards, and after the last of them each
        hand one place on. Without given cards the same ones come again."""
        rounds = tuple(self._with_redeals())
        if times < len(rounds) or len(rounds) == 1:
            return rounds[min(times, len(rounds) - 1)]
        return rounds[-1]._moved_on(times - len(rounds) + 1)

    def _with_redeals(self) -> Iterator[Round]:
        round_: Round | None = self
        while round_ is not None:
            yield round_
            round_ = round_.redeal

    def _moved_on(self, places: int) -> Round:
        hands = (*(seat.cards for seat in self.seats), self.dealer)
        start = places % len(hands)
        *seats, dealer = (*hands[start:], *hands[:start])
        moved = (replace(seat, cards=cards) for seat, cards in zip(self.seats, seats, strict=True))
        return replace(self, dealer=dealer, seats=tuple(moved))
