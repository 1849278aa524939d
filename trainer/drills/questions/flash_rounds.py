"""Rounds with one wager and nothing else, and hands for one row of its pay table or for none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from trainer.drills.generate import with_plays
from trainer.drills.irregularities.incident_stage import usual_stakes
from trainer.drills.questions.five_of_six import six_of
from trainer.drills.ranked_hands import Book, book_of
from trainer.drills.stream import Stream
from trainer.game.best_five import FiveCategory
from trainer.game.cards import DECK, Three
from trainer.game.hands import Ranking, strength_of_ranks
from trainer.game.money import Money
from trainer.game.pay import Combination, JackpotShare, JudgedOn, PayTable
from trainer.game.round import Decision, Round, Seat
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.settle import Line, combinations, settle, three_card_combinations
from trainer.game.wagers import Wager

Rows = tuple[Combination, ...]
Hands = tuple[Three, Three]
"""The player's three cards and the dealer's."""


def hands_for_row(
    rules: HouseRules, side: SideWager, rows: Rows, row: Combination | None, stream: Stream
) -> Hands:
    """A player's and a dealer's hand on which the wager is paid by that row (None: by none)."""
    match side.judged_on:
        case JudgedOn.THREE_CARDS:
            return three_for_row(rules, rows, row, stream)
        case JudgedOn.BEST_FIVE_OF_SIX:
            return _six_for_row(side, rows, row, stream)
        case JudgedOn.COLOURS:
            return _coloured_for_row(rules, side, rows, row, stream)


def three_for_row(rules: HouseRules, rows: Rows, row: Combination | None, stream: Stream) -> Hands:
    """A hand of that row against any dealer's hand."""
    book = book_of(rules.ranking)
    player = book.cards[stream.choice(_pool(rules.ranking, rows, row))]
    return _shuffled(player, stream), _any_three(stream, player)


# 19 ms a row, against a question that has to follow the last answer at once.
@lru_cache(maxsize=256)
def _pool(ranking: Ranking, rows: Rows, row: Combination | None) -> Sequence[int]:
    """The hands that the row pays: those for which it is the first fitting row."""
    book = book_of(ranking)

    def paid_by(cards: Three) -> bool:
        held = three_card_combinations(ranking, cards)
        return next((each for each in rows if each in held), None) is row

    return book.where(paid_by)


def _any_three(stream: Stream, taken: Three) -> Three:
    first, second, third = stream.sample([each for each in DECK if each not in taken], 3)
    return first, second, third


def _shuffled(cards: Three, stream: Stream) -> Three:
    first, second, third = stream.shuffle(cards)
    return first, second, third


def _six_for_row(side: SideWager, rows: Rows, row: Combination | None, stream: Stream) -> Hands:
    if row is not None:
        category = FiveCategory(row.value)
    else:
        paid = {each.value for each in rows}
        category = stream.choice([each for each in FiveCategory if each.value not in paid])
    six = six_of(category, stream, ace_low=side.ace_low)
    return six[:3], six[3:]


def _coloured_for_row(
    rules: HouseRules, side: SideWager, rows: Rows, row: Combination | None, stream: Stream
) -> Hands:
    while True:
        a, b, c, d, e, f = stream.sample(DECK, 6)
        held = combinations(rules.ranking, side, (a, b, c), (d, e, f))
        if next((each for each in rows if each in held), None) is row:
            return (a, b, c), (d, e, f)


# ------------------------------------------------------------------------ against the dealer


def hands_for_situation(rules: HouseRules, situation: Situation, stream: Stream) -> Hands:
    """Two hands in that situation, the player having played."""
    book = book_of(rules.ranking)
    bits = book.bits  # read 22,100 times
    while True:
        dealer = stream.choice(_dealers(rules, book, situation))
        against, taken = _against(book, situation, dealer), bits[dealer]
        fitting = [hand for hand in against if not bits[hand] & taken]
        if fitting:
            player = book.cards[stream.choice(fitting)]
            return _shuffled(player, stream), _shuffled(book.cards[dealer], stream)


def _dealers(rules: HouseRules, book: Book, situation: Situation) -> range:
    playing = book.at_least(strength_of_ranks(rules.ranking, rules.qualifying.at_least))
    return range(playing.start) if situation is Situation.NOT_QUALIFIED else playing


def _against(book: Book, situation: Situation, dealer: int) -> range:
    strength = book.strengths[dealer]
    match situation:
        case Situation.HIGHER:
            return book.at_least(strength + 1)
        case Situation.LOWER:
            return book.between(0, strength)
        case Situation.TIE:
            return book.between(strength, strength + 1)
        case _:
            return book.all


SEAT, OTHER = 1, 2
_JACKPOTS = tuple(Money(100 * amount) for amount in range(20_000, 60_001, 250))


class Flash(Struct, frozen=True):
    """A wager, and what decides it: its situation against the dealer, or a row of its pay table
    (None: no row). ``rules`` have the table's placard."""

    rules: HouseRules
    placard: str | None
    wager: Wager
    row: Combination | None = None
    situation: Situation | None = None

    @property
    def skill(self) -> str:
        decided = self.situation or self.row
        return f"pay.{self.wager}.{decided.value if decided else 'nothing'}"

    @property
    def table(self) -> PayTable | None:
        """The pay table of the wager; None if it plays against the dealer."""
        side = self.rules.side(self.wager)
        if self.wager is Wager.ANTE_BONUS:
            return _hanging(self.rules.ante_bonus.table)
        if self.wager is Wager.ENVY_BONUS and self.rules.envy:
            return self.rules.envy.table
        return _hanging(side.table) if side else None

    @property
    def rows(self) -> Rows:
        return tuple(row.hand for row in self.table.rows) if self.table else ()

    @property
    def looks_at_dealer(self) -> bool:
        """True if the dealer's cards matter."""
        side = self.rules.side(self.wager)
        return bool(self.situation) or (
            side is not None and side.judged_on is not JudgedOn.THREE_CARDS
        )

    @property
    def from_jackpot(self) -> bool:
        rows = self.table.rows if self.table else ()
        return any(isinstance(row.award, JackpotShare) for row in rows)


def _hanging(table: object) -> PayTable:
    assert isinstance(table, PayTable), "a posted table hangs here"
    return table


def round_for(flash: Flash, stream: Stream) -> Round:
    """A round in which seat 1 has this wager, decided that way."""
    hands = _hands(flash, stream)
    if flash.wager is Wager.ENVY_BONUS:
        return _envied(flash, hands, stream)
    stakes = _stakes(flash, stream)
    decision = Decision.PLAY if Wager.ANTE in stakes else None
    seat = Seat(SEAT, hands[0], stakes, decision)
    jackpot = stream.choice(_JACKPOTS)
    round_ = Round(flash.rules.house, hands[1], (seat,), jackpot, flash.placard)
    return with_plays(flash.rules, round_, stream)


def _hands(flash: Flash, stream: Stream) -> Hands:
    if flash.situation is not None:
        return hands_for_situation(flash.rules, flash.situation, stream)
    side = flash.rules.side(flash.wager)
    if side is not None:
        return hands_for_row(flash.rules, side, flash.rows, flash.row, stream)
    return three_for_row(flash.rules, flash.rows, flash.row, stream)


def _stakes(flash: Flash, stream: Stream) -> dict[Wager, Money]:
    staked = flash.wager if flash.rules.side(flash.wager) else Wager.ANTE
    return {staked: stream.choice(usual_stakes(flash.rules, staked))}


def _envied(flash: Flash, hands: Hands, stream: Stream) -> Round:
    """Seat 2 holds the hand; seat 1 has the wager with which an Envy Bonus is paid."""
    envy = flash.rules.envy
    assert envy is not None, "asked only where there is an Envy Bonus"
    own = hands[0]
    while {*own} & {*hands[0], *hands[1]}:
        own, _ = three_for_row(flash.rules, flash.rows, None, stream)
    stake = usual_stakes(flash.rules, envy.paid_with)[0]
    held = usual_stakes(flash.rules, envy.holder_needs)[0]
    seats = (
        Seat(SEAT, own, {envy.paid_with: stake}),
        Seat(OTHER, hands[0], {envy.holder_needs: held}, Decision.PLAY),
    )
    jackpot = stream.choice(_JACKPOTS)
    round_ = Round(flash.rules.house, hands[1], seats, jackpot, flash.placard)
    return with_plays(flash.rules, round_, stream)


def line_of(flash: Flash, round_: Round) -> Line | None:
    """The house's settlement of the wager; None for a bonus that is not due."""
    settled = settle(flash.rules, round_).seat(SEAT)
    assert settled is not None, "seat 1 is in the round"
    return settled.line(flash.wager)


def stake_of(flash: Flash, round_: Round) -> Money | None:
    """The stake on the wager; the Ante for its bonus; none for an Envy Bonus."""
    seat = round_.seats[0]
    if flash.wager is Wager.ENVY_BONUS:
        return None
    return seat.stake(Wager.ANTE if flash.wager is Wager.ANTE_BONUS else flash.wager)
