"""A settled round as an onlooker sees it: the plain definition of the events."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from trainer.game.cards import Three
from trainer.game.hands import Category, Strength
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, SeatSettlement, Settlement, settle
from trainer.game.wagers import Wager


class Player(Struct, frozen=True):
    """One seat: its cards, its stakes, and its settlement."""

    seat: Seat
    settled: SeatSettlement
    strength: Strength

    @property
    def cards(self) -> Three:
        return self.seat.cards

    @property
    def category(self) -> Category:
        return self.settled.category

    @property
    def situation(self) -> Situation | None:
        return self.settled.situation

    @property
    def compared(self) -> bool:
        """True if the hand played against a qualifying dealer."""
        return self.situation in (Situation.HIGHER, Situation.LOWER, Situation.TIE)

    def line(self, wager: Wager) -> Line | None:
        return self.settled.line(wager)

    def wins(self, wager: Wager) -> bool:
        line = self.line(wager)
        return line is not None and line.result is Result.WIN

    def live(self, wager: Wager) -> bool:
        """True if the seat has the wager in action when the dealer's hand is shown."""
        line = self.line(wager)
        return line is not None and not line.forfeited

    def staked(self, *wagers: Wager) -> bool:
        return all(wager in self.seat.stakes for wager in wagers)


class Scene(Struct, frozen=True, dict=True):
    """A round and its settlement."""

    rules: HouseRules
    round_: Round
    settlement: Settlement

    @classmethod
    def of(cls, rules: HouseRules, round_: Round) -> Scene:
        return cls(rules.at_table(round_.placard), round_, settle(rules, round_))

    # Both are asked for by some twenty events of every round that is drawn.
    @cached_property
    def players(self) -> tuple[Player, ...]:
        seats = sorted(self.round_.seats, key=lambda seat: seat.number)
        ranking = self.rules.ranking
        return tuple(
            Player(seat, settled, ranking.strength(seat.cards))
            for seat, settled in zip(seats, self.settlement.seats, strict=True)
        )

    @cached_property
    def alone(self) -> tuple[tuple[Player, Scene], ...]:
        """Each player, and the scene with that seat alone."""
        return tuple((each, self._with(each)) for each in self.players)

    def _with(self, player: Player) -> Scene:
        only = replace(self.round_, seats=(player.seat,))
        settled = replace(self.settlement, seats=(player.settled,))
        return Scene(self.rules, only, settled)

    def any_seat(self, is_so: Callable[[Player], bool]) -> bool:
        return any(is_so(player) for player in self.players)

    def any_hand(self, is_so: Callable[[Three, Category], bool]) -> bool:
        """True if the test holds for the dealer's hand or any seat's."""
        dealer = self.settlement.dealer
        return is_so(dealer.cards, dealer.category) or self.any_seat(
            lambda player: is_so(player.cards, player.category)
        )
