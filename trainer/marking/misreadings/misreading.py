"""A wrong rule that a trainee may hold, in words and as an executable change of what one seat and
the dealer's hand ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from trainer.game.cards import Three
from trainer.game.hands import Category, Strength
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, PayTable, Row, Source
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Situation
from trainer.game.settle import DealerHand, Line, SeatSettlement, three_card_combinations
from trainer.game.wagers import Wager
from trainer.marking.misreadings.words import words_of
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay


class AtSeat(Struct, frozen=True):
    """A seat, what the house really owes it (``due``), and the dealer. ``rules`` are those of the
    table, its placard's pay tables in place; ``shown`` is the hand by them."""

    rules: HouseRules
    round_: Round
    dealer: DealerHand
    seat: Seat
    settled: SeatSettlement
    strength: Strength
    due: Mapping[Wager, Done]
    ranks: tuple[int, int, int]
    dealers_ranks: tuple[int, int, int]
    shown: tuple[Combination, ...]

    @property
    def situation(self) -> Situation | None:
        return self.settled.situation

    @property
    def category(self) -> Category:
        return self.settled.category

    @property
    def lower(self) -> bool:
        """True if the dealer qualifies with a higher hand, whatever was decided at the seat."""
        return self.dealer.qualifies and self.strength < self.dealer.strength

    @property
    def suited(self) -> bool:
        return len({card.suit for card in self.seat.cards}) == 1

    @property
    def bonus(self) -> Line | None:
        return self.settled.line(Wager.ANTE_BONUS)

    def in_action(self, wager: Wager) -> bool:
        """True if the wager is settled there, and no fold has forfeited it."""
        if wager not in self.due:
            return False
        side = self.rules.side(wager) if self.seat.folded else None
        return side is None or not side.folded.forfeits

    @property
    def pays_odds(self) -> bool:
        """True if anything there is paid by odds."""
        return any(line.odds is not None for line in self.settled.lines)

    def stake(self, wager: Wager) -> Money:
        return self.seat.stakes.get(wager, NOTHING)

    def with_bonus(self, bonus: Money) -> Done:
        """The Ante as it is due, with another bonus paid on it."""
        due, line = self.due.get(Wager.ANTE, PUSH), self.bonus
        return Done(due.taken, due.paid - (line.pays if line else NOTHING) + bonus)

    def row(self, wager: Wager, cards: Three) -> Row | None:
        """The row of a side wager's pay table that three cards are paid by."""
        side = self.rules.side(wager)
        shown = three_card_combinations(self.rules.ranking, cards)
        table = side.table if side else None
        assert isinstance(table, PayTable), "the wager's pay table hangs at this table"
        return row_of(table, *shown)


def row_of(table: PayTable, *shown: Combination) -> Row | None:
    """The first row that one of the combinations is paid by."""
    for row in table.rows:
        if row.hand in shown:
            return row
    return None


def falling(cards: Three) -> tuple[int, int, int]:
    """The ranks of three cards from the highest."""
    a, b, c = cards
    low, middle, high = sorted((a.number, b.number, c.number))
    return high // 4 + 2, middle // 4 + 2, low // 4 + 2


def awarded(at: AtSeat, award: Award, stake: Money) -> Money:
    """The amount of an award at this seat's table."""
    match award:
        case Odds():
            return award.pays(stake)
        case Money():
            return award
        case JackpotShare(percent):
            assert at.round_.jackpot is not None, "a round with a Progressive has a jackpot"
            return Odds(percent, 100).pays(at.round_.jackpot)


def pays_as(at: AtSeat, wager: Wager, *hands: Combination) -> Done | None:
    """The wager paid as one of these hands; None if its table has no such row."""
    side = at.rules.side(wager)
    row = row_of(side.table, *hands) if side and isinstance(side.table, PayTable) else None
    return pay(awarded(at, row.award, at.stake(wager))) if row else None


def taken_if(wager: Wager, condition: Callable[[AtSeat], bool]) -> Callable[[AtSeat], Done | None]:
    """The wager taken although it wins."""
    return lambda at: TAKE if at.due[wager].paid and condition(at) else None


Answer = tuple[Wager, Done]


def always(rules: HouseRules) -> bool:
    return True


class Rules(Struct, frozen=True):
    """A belief in other rules. Not offered if they are the house's own."""

    believed: Callable[[HouseRules], HouseRules]


class Stands(Struct, frozen=True):
    """A belief about the standing of a hand that played against a dealer who qualifies; None leaves
    it as it is."""

    believed: Callable[[AtSeat], Situation | None]


class OnWager(Struct, frozen=True):
    """A belief about the payment due on one side wager that a fold has not forfeited; None leaves
    it as it is."""

    wager: Wager
    believed: Callable[[AtSeat], Done | None]
    offered: Callable[[HouseRules], bool] = always


class AtTheSeat(Struct, frozen=True):
    """A belief about the acts due at a seat, as far as they differ. ``of_odds``: only about what
    odds pay."""

    believed: Callable[[AtSeat], Iterator[Answer]]
    offered: Callable[[HouseRules], bool] = always
    of_odds: bool = False


Change = Rules | Stands | OnWager | AtTheSeat
Clause = Callable[[HouseRules], Source]


class Held(Struct, frozen=True):
    """A wrong rule without words: the change, the clause of the right rule, and the events of dealt
    rounds that show it best. ``or_left``: some leave the wager where others pay it."""

    change: Change
    clause: Clause
    shows: tuple[str, ...] = ()
    or_left: bool = False


class Misreading(Struct, frozen=True):
    """One wrong rule: ``belief`` in words, ``truth`` the right rule, ``clause`` its place.
    ``shows`` names the events of dealt rounds that show it best; ``title`` is the house whose table
    is believed in, if one is."""

    id: str
    change: Change
    clause: Clause
    shows: tuple[str, ...] = ()
    title: str = ""
    or_left: bool = False

    @property
    def belief(self) -> str:
        return words_of(self.id, self.title)[0]

    @property
    def truth(self) -> str:
        return words_of(self.id, self.title)[1]
