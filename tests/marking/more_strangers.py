"""Twenty more rules in no list: caps, confused tables, orders of ranks, qualifiers off by one, and
rules that hang on the seat, a suit or the size of a stake."""

from __future__ import annotations

from collections.abc import Mapping

from tests.marking.strangers import Habit
from trainer.game.cards import Suit
from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import AtSeat
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

_GAME = (Wager.ANTE, Wager.PLAY)
JACK, TEN, KING, ACE = 11, 10, 13, 14


def _played(at: AtSeat) -> bool:
    return at.situation not in (None, Situation.FOLDED)


def _stake(at: AtSeat, wager: Wager) -> Money:
    """Play is as high as the Ante."""
    return at.stake(Wager.ANTE if wager is Wager.PLAY else wager)


def _pays(at: AtSeat, wager: Wager, times: int) -> Done:
    return pay(Money(times * _stake(at, wager).cents))


def _has(at: AtSeat, category: Category, wager: Wager, due: Done) -> bool:
    return wager is Wager.PAIR_PLUS and at.category is category and bool(due.paid)


def caps_pair_plus_at_fifty(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    over = wager is Wager.PAIR_PLUS and due.paid > Money(5000)
    return pay(Money(5000)) if over else None


def pays_straights_seven(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return _pays(at, wager, 7) if _has(at, Category.STRAIGHT, wager, due) else None


def pays_pairs_two(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return _pays(at, wager, 2) if _has(at, Category.PAIR, wager, due) else None


def pays_flushes_as_even_money(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return _pays(at, wager, 1) if _has(at, Category.FLUSH, wager, due) else None


def pays_pairs_of_aces_three(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    aces = at.ranks.count(ACE) == 2
    return _pays(at, wager, 3) if aces and _has(at, Category.PAIR, wager, due) else None


def takes_pairs_of_twos_to_fives(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    low = _has(at, Category.PAIR, wager, due) and sorted(at.ranks)[1] <= 5
    return TAKE if low else None


def leaves_all_at_ten_high_or_less(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    low = at.dealer.category is Category.HIGH_CARD and at.dealers_ranks[0] <= TEN
    return PUSH if low and _played(at) and wager is Wager.ANTE else None


def takes_at_jack_high(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    jack = at.dealer.category is Category.HIGH_CARD and at.dealers_ranks[0] == JACK
    return TAKE if jack and _played(at) and wager is Wager.ANTE else None


def pays_play_twice_at_a_dealers_ace(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    ace = at.dealer.category is Category.HIGH_CARD and at.dealers_ranks[0] == ACE
    wins = wager is Wager.PLAY and at.situation is Situation.HIGHER
    return _pays(at, wager, 2) if ace and wins else None


def lets_king_high_stand_off(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    king = at.category is Category.HIGH_CARD and at.ranks[0] == KING
    return PUSH if king and at.situation is Situation.LOWER and wager in _GAME else None


def lets_a_dealers_flush_win_nothing(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    flush = at.dealer.category is Category.FLUSH
    return PUSH if flush and at.situation is Situation.LOWER and wager in _GAME else None


def lets_any_player_pair_win(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    pair = at.category is Category.PAIR and at.situation is Situation.LOWER
    return _pays(at, wager, 1) if pair and wager in _GAME else None


def skips_the_first_seat(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return PUSH if at.seat.number == 1 and wager in _GAME and due.taken else None


def pays_the_last_seats_play_twice(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    wins = wager is Wager.PLAY and at.situation is Situation.HIGHER
    return _pays(at, wager, 2) if wins and at.seat.number >= 6 else None


def takes_pair_plus_of_even_seats(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    even = at.seat.number % 2 == 0 and wager is Wager.PAIR_PLUS
    return TAKE if even and due.paid else None


def pays_flushes_of_spades_ten(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    spades = {card.suit for card in at.seat.cards} == {Suit.SPADES}
    return _pays(at, wager, 10) if spades and _has(at, Category.FLUSH, wager, due) else None


def leaves_hearts_flushes(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    hearts = {card.suit for card in at.seat.cards} == {Suit.HEARTS}
    return PUSH if hearts and at.category is Category.FLUSH and wager is Wager.PAIR_PLUS else None


def leaves_high_stakes_that_lose(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    high = _stake(at, wager) >= Money(2500)
    return PUSH if high and wager in _GAME and due.taken else None


def pays_small_stakes_twice(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    small = wager is Wager.PLAY and at.situation is Situation.HIGHER
    return _pays(at, wager, 2) if small and _stake(at, wager) <= Money(1000) else None


def takes_ties_of_ace_high(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    ace = at.category is Category.HIGH_CARD and at.ranks[0] == ACE
    lost = ace and at.situation is Situation.HIGHER and at.dealers_ranks[0] == ACE
    return TAKE if lost and wager in _GAME else None


MORE_HABITS: Mapping[str, Habit] = {
    each.__name__: each
    for each in (
        caps_pair_plus_at_fifty,
        pays_straights_seven,
        pays_pairs_two,
        pays_flushes_as_even_money,
        pays_pairs_of_aces_three,
        takes_pairs_of_twos_to_fives,
        leaves_all_at_ten_high_or_less,
        takes_at_jack_high,
        pays_play_twice_at_a_dealers_ace,
        lets_king_high_stand_off,
        lets_a_dealers_flush_win_nothing,
        lets_any_player_pair_win,
        skips_the_first_seat,
        pays_the_last_seats_play_twice,
        takes_pair_plus_of_even_seats,
        pays_flushes_of_spades_ten,
        leaves_hearts_flushes,
        leaves_high_stakes_that_lose,
        pays_small_stakes_twice,
        takes_ties_of_ace_high,
    )
}
