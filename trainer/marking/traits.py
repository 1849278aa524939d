"""Traits of a wager's situation that unexplained mistakes may have in common.

A trait is a bit of an int, so that a thousand wagers are compared in microseconds. Records keep the
bits: append, never reorder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from trainer.game.cards import Card, Suit
from trainer.game.hands import Category
from trainer.game.money import NOTHING, Money
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import AtSeat
from trainer.marking.wager_handling import Done
from trainer.wording import Phrase, phrase

TEN, JACK, QUEEN, KING, ACE = 10, 11, 12, 13, 14
HUNDRED, FIVE, TWENTY_FIVE = Money(10_000), Money(500), Money(2_500)
FIFTY, MONEY_TEN = Money(5_000), Money(1_000)


class TraitSpot(Struct, frozen=True):
    """One wager as its traits are read from it."""

    at: AtSeat
    wager: Wager
    due: Done

    @property
    def pair(self) -> int:
        """The rank of the player's pair; 0 without one."""
        ranks = self.at.ranks
        return ranks[1] if self.at.category is Category.PAIR else 0

    @property
    def odds(self) -> int:
        """The whole odds that are due; 0 where nothing is paid or the money is fixed."""
        stake = self.at.stake(self.wager)
        return self.due.paid.cents // stake.cents if stake.cents else 0


Holds = Callable[[TraitSpot], bool]


class Trait(Struct, frozen=True):
    """A situation in words, as they end ``Often wrong: ...``, and when it holds. ``signs`` are all
    that it is read from."""

    words: Phrase
    holds: Holds
    signs: Callable[[TraitSpot], Signs]

    @property
    def of_seat(self) -> bool:
        """True if it holds for all wagers of a seat alike."""
        return self.signs is not _wager_signs


def traits_of(spots: Iterable[TraitSpot]) -> Iterator[int]:
    """The traits of each of a seat's wagers, a bit each, in the order of ``TRAITS``."""
    of_seat = None
    for spot in spots:
        if of_seat is None:
            of_seat = sum(each.bits(spot) for each in _OF_SEAT)
        yield of_seat | _OF_WAGER.bits(spot)


class _AlikeTraits:
    """The traits that are read from the same signs. Few signs come again and again: to look them
    up is ten times as fast as to ask sixty traits."""

    def __init__(self, signs: Callable[[TraitSpot], Signs]) -> None:
        self._signs = signs
        self._traits = [
            (1 << place, trait.holds) for place, trait in enumerate(TRAITS) if trait.signs is signs
        ]
        self._known: dict[Signs, int] = {}

    def bits(self, spot: TraitSpot) -> int:
        """The traits that hold, a bit each."""
        signs = self._signs(spot)
        bits = self._known.get(signs)
        if bits is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            bits = self._known[signs] = sum(bit for bit, holds in self._traits if holds(spot))
        return bits


Signs = tuple[object, ...]
_MOST_KNOWN = 10_000


def _dealer_signs(spot: TraitSpot) -> Signs:
    dealer = spot.at.dealer
    return dealer.category, spot.at.dealers_ranks[0], dealer.qualifies


def _hand_signs(spot: TraitSpot) -> Signs:
    a, b, c = spot.at.seat.cards
    # The traits ask which suits are there, never of which card: so few signs stand for all hands.
    suits = 1 << a.number % 4 | 1 << b.number % 4 | 1 << c.number % 4
    return spot.at.category, spot.at.ranks, suits


def _seat_signs(spot: TraitSpot) -> Signs:
    at, pair_plus = spot.at, Wager.PAIR_PLUS in spot.at.seat.stakes
    alike = at.category is at.dealer.category
    return at.situation, at.seat.number, at.bonus is not None, pair_plus, alike


def _wager_signs(spot: TraitSpot) -> Signs:
    at, due, wager = spot.at, spot.due, spot.wager
    stakes = at.stake(wager).cents, at.stake(Wager.ANTE).cents
    return wager, due.taken, due.paid.cents, *stakes, at.situation


def of_bits(bits: int) -> Iterator[Trait]:
    """The traits of these bits; bits of a later version are passed over."""
    return (trait for place, trait in enumerate(TRAITS) if bits >> place & 1)


def _dealers_high_card(rank: int) -> Holds:
    return lambda spot: (
        spot.at.dealer.category is Category.HIGH_CARD and spot.at.dealers_ranks[0] == rank
    )


def _dealer(category: Category) -> Holds:
    return lambda spot: spot.at.dealer.category is category


def _player(category: Category) -> Holds:
    return lambda spot: spot.at.category is category


def _stands(situation: Situation) -> Holds:
    return lambda spot: spot.at.situation is situation


def _on(wager: Wager) -> Holds:
    return lambda spot: spot.wager is wager


def _dealers_high(spot: TraitSpot) -> int:
    """The rank of a dealer's hand without a pair; above all ranks where it holds more."""
    at = spot.at
    return at.dealers_ranks[0] if at.dealer.category is Category.HIGH_CARD else ACE + 1


def _players_high(spot: TraitSpot) -> int:
    """The same of the player's hand."""
    return spot.at.ranks[0] if spot.at.category is Category.HIGH_CARD else ACE + 1


def _stake(spot: TraitSpot) -> Money:
    """The stake on the wager; Play is as high as the Ante."""
    return spot.at.stake(Wager.ANTE if spot.wager is Wager.PLAY else spot.wager)


def _all_of(suit: Suit) -> Holds:
    return lambda spot: {card.suit for card in spot.at.seat.cards} == {suit}


def _one_colour(cards: tuple[Card, ...]) -> bool:
    return len({card.suit.red for card in cards}) == 1


_DEALER: Mapping[Category, Phrase] = {
    Category.STRAIGHT_FLUSH: phrase("against a straight flush"),
    Category.THREE_OF_A_KIND: phrase("against three of a kind"),
    Category.STRAIGHT: phrase("against a straight"),
    Category.FLUSH: phrase("against a flush"),
    Category.PAIR: phrase("against a pair"),
}
_PLAYER: Mapping[Category, Phrase] = {
    Category.STRAIGHT_FLUSH: phrase("with a straight flush"),
    Category.THREE_OF_A_KIND: phrase("with three of a kind"),
    Category.STRAIGHT: phrase("with a straight"),
    Category.FLUSH: phrase("with a flush"),
    Category.PAIR: phrase("with a pair"),
    Category.HIGH_CARD: phrase("without a pair"),
}
_STANDS: Mapping[Situation, Phrase] = {
    Situation.FOLDED: phrase("with a folded hand"),
    Situation.NOT_QUALIFIED: phrase("with a hand in play, when the dealer does not qualify"),
    Situation.HIGHER: phrase("when the player's hand is higher"),
    Situation.LOWER: phrase("when the dealer's hand is higher"),
    Situation.TIE: phrase("when the hands tie"),
}
_ON: Mapping[Wager, Phrase] = {
    Wager.PLAY: phrase("on Play"),
    Wager.ANTE: phrase("on the Ante"),
    Wager.PAIR_PLUS: phrase("on Pair Plus"),
    Wager.SIX_CARD_BONUS: phrase("on the 6 Card Bonus"),
    Wager.PRIME: phrase("on Prime"),
    Wager.PROGRESSIVE: phrase("on the Progressive"),
    Wager.ENVY_BONUS: phrase("on the Envy Bonus"),
}
_SUITS: Mapping[Suit, Phrase] = {
    Suit.SPADES: phrase("with spades only"),
    Suit.HEARTS: phrase("with hearts only"),
    Suit.DIAMONDS: phrase("with diamonds only"),
    Suit.CLUBS: phrase("with clubs only"),
}
# What is recorded names a trait by its place here: a new one goes to the end.
TRAITS: tuple[Trait, ...] = (
    Trait(phrase("against Queen high"), _dealers_high_card(QUEEN), _dealer_signs),
    Trait(phrase("against King high"), _dealers_high_card(KING), _dealer_signs),
    Trait(phrase("against Ace high"), _dealers_high_card(ACE), _dealer_signs),
    Trait(phrase("against Jack high"), _dealers_high_card(JACK), _dealer_signs),
    Trait(
        phrase("when the dealer does not qualify"),
        lambda spot: not spot.at.dealer.qualifies,
        _dealer_signs,
    ),
    Trait(
        phrase("when the dealer qualifies"), lambda spot: spot.at.dealer.qualifies, _dealer_signs
    ),
    *(Trait(words, _dealer(category), _dealer_signs) for category, words in _DEALER.items()),
    *(Trait(words, _player(category), _hand_signs) for category, words in _PLAYER.items()),
    *(Trait(words, _stands(situation), _seat_signs) for situation, words in _STANDS.items()),
    *(Trait(words, _on(wager), _wager_signs) for wager, words in _ON.items()),
    Trait(
        phrase("when the wager is to be paid"), lambda spot: bool(spot.due.paid.cents), _wager_signs
    ),
    Trait(phrase("when the wager is to be taken"), lambda spot: spot.due.taken, _wager_signs),
    Trait(
        phrase("when the wager pushes"),
        lambda spot: not spot.due.taken and not spot.due.paid.cents,
        _wager_signs,
    ),
    Trait(phrase("at more than 1 to 1"), lambda spot: spot.odds > 1, _wager_signs),
    Trait(phrase("at 10 to 1 or more"), lambda spot: spot.odds >= 10, _wager_signs),
    Trait(phrase("when more than 100 is due"), lambda spot: spot.due.paid > HUNDRED, _wager_signs),
    Trait(
        phrase("with a stake over 5"), lambda spot: spot.at.stake(spot.wager) > FIVE, _wager_signs
    ),
    Trait(
        phrase("with a stake over 25"),
        lambda spot: spot.at.stake(spot.wager) > TWENTY_FIVE,
        _wager_signs,
    ),
    Trait(
        phrase("with a stake that is not a multiple of 5"),
        lambda spot: spot.at.stake(spot.wager).cents % 500 != 0,
        _wager_signs,
    ),
    Trait(phrase("when an Ante Bonus is due"), lambda spot: spot.at.bonus is not None, _seat_signs),
    Trait(phrase("without an Ante"), lambda spot: spot.at.situation is None, _seat_signs),
    Trait(
        phrase("without Pair Plus"),
        lambda spot: Wager.PAIR_PLUS not in spot.at.seat.stakes,
        _seat_signs,
    ),
    Trait(phrase("with an Ace"), lambda spot: ACE in spot.at.ranks, _hand_signs),
    Trait(phrase("with 3-2-A"), lambda spot: spot.at.ranks == (ACE, 3, 2), _hand_signs),
    Trait(phrase("with A-K-Q"), lambda spot: spot.at.ranks == (ACE, KING, QUEEN), _hand_signs),
    Trait(phrase("with a pair below Jacks"), lambda spot: 0 < spot.pair < JACK, _hand_signs),
    Trait(phrase("with a pair below sixes"), lambda spot: 0 < spot.pair < 6, _hand_signs),
    Trait(phrase("with a pair of Jacks or higher"), lambda spot: spot.pair >= JACK, _hand_signs),
    Trait(
        phrase("with cards of one colour"),
        lambda spot: _one_colour(spot.at.seat.cards),
        _hand_signs,
    ),
    Trait(phrase("with cards of one suit"), lambda spot: spot.at.suited, _hand_signs),
    Trait(
        phrase("when both hands are of one kind"),
        lambda spot: spot.at.category is spot.at.dealer.category,
        _seat_signs,
    ),
    Trait(phrase("at place 1 or 2"), lambda spot: spot.at.seat.number <= 2, _seat_signs),
    Trait(phrase("at place 6 or 7"), lambda spot: spot.at.seat.number >= 6, _seat_signs),
    Trait(
        phrase("against a pair or better"),
        lambda spot: spot.at.dealer.category is not Category.HIGH_CARD,
        _dealer_signs,
    ),
    Trait(
        phrase("with a straight or better"),
        lambda spot: (
            spot.at.category
            in (Category.STRAIGHT, Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH)
        ),
        _hand_signs,
    ),
    Trait(
        phrase("on the Ante or Play of a hand in play"),
        lambda spot: (
            spot.wager in (Wager.ANTE, Wager.PLAY)
            and spot.at.situation not in (None, Situation.FOLDED)
        ),
        _wager_signs,
    ),
    Trait(
        phrase("on a side wager"),
        lambda spot: spot.wager not in (Wager.ANTE, Wager.PLAY),
        _wager_signs,
    ),
    Trait(
        phrase("against ten high or less"), lambda spot: _dealers_high(spot) <= TEN, _dealer_signs
    ),
    Trait(phrase("with Ace high"), lambda spot: _players_high(spot) == ACE, _hand_signs),
    Trait(phrase("with King high"), lambda spot: _players_high(spot) == KING, _hand_signs),
    Trait(phrase("with a pair of Aces"), lambda spot: spot.pair == ACE, _hand_signs),
    Trait(phrase("when more than 50 is due"), lambda spot: spot.due.paid > FIFTY, _wager_signs),
    Trait(phrase("with a stake over 10"), lambda spot: _stake(spot) > MONEY_TEN, _wager_signs),
    Trait(
        phrase("with a stake of 10 or less"),
        lambda spot: NOTHING < _stake(spot) <= MONEY_TEN,
        _wager_signs,
    ),
    Trait(
        phrase("with a stake of 25 or more"), lambda spot: _stake(spot) >= TWENTY_FIVE, _wager_signs
    ),
    Trait(phrase("at place 1"), lambda spot: spot.at.seat.number == 1, _seat_signs),
    Trait(
        phrase("at a place with an even number"),
        lambda spot: spot.at.seat.number % 2 == 0,
        _seat_signs,
    ),
    Trait(
        phrase("at a place with an odd number"),
        lambda spot: spot.at.seat.number % 2 == 1,
        _seat_signs,
    ),
    *(Trait(words, _all_of(suit), _hand_signs) for suit, words in _SUITS.items()),
    Trait(phrase("with Queen high"), lambda spot: _players_high(spot) == QUEEN, _hand_signs),
    Trait(phrase("with Jack high or less"), lambda spot: _players_high(spot) <= JACK, _hand_signs),
    Trait(phrase("with nines or lower only"), lambda spot: spot.at.ranks[0] < TEN, _hand_signs),
)
_OF_SEAT = tuple(map(_AlikeTraits, (_dealer_signs, _hand_signs, _seat_signs)))
_OF_WAGER = _AlikeTraits(_wager_signs)
DUE = tuple(
    next(place for place, trait in enumerate(TRAITS) if trait.words == words)
    for words in (
        "when the wager is to be taken",
        "when the wager is to be paid",
        "when the wager pushes",
    )
)
"""The places of the traits of the due act: taken, paid, left."""
