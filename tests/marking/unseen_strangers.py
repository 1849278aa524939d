"""Fifteen more rules in no list, which the diagnosis was not tuned on."""

from __future__ import annotations

from collections.abc import Mapping

from tests.marking.strangers import Habit
from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import AtSeat
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

_GAME = (Wager.ANTE, Wager.PLAY)
_DECIDED = (Situation.HIGHER, Situation.LOWER)
TEN, QUEEN, KING, ACE = 10, 12, 13, 14


def _stake(at: AtSeat, wager: Wager) -> Money:
    """Play is as high as the Ante."""
    return at.stake(Wager.ANTE if wager is Wager.PLAY else wager)


def _pays(at: AtSeat, wager: Wager, times: int) -> Done:
    return pay(Money(times * _stake(at, wager).cents))


def _side(at: AtSeat, category: Category, wager: Wager, due: Done) -> bool:
    return wager is Wager.PAIR_PLUS and at.category is category and bool(due.paid)


def _high(at: AtSeat, rank: int) -> bool:
    return at.category is Category.HIGH_CARD and at.ranks[0] == rank


def pays_flushes_five(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return _pays(at, wager, 5) if _side(at, Category.FLUSH, wager, due) else None


def takes_low_straights(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    low = _side(at, Category.STRAIGHT, wager, due) and at.ranks[0] < TEN
    return TAKE if low else None


def leaves_play_decided_at_king_high(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    king = at.dealer.category is Category.HIGH_CARD and at.dealers_ranks[0] == KING
    return PUSH if king and wager is Wager.PLAY and at.situation in _DECIDED else None


def pays_play_twice_for_ace_high(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    wins = wager is Wager.PLAY and at.situation is Situation.HIGHER
    return _pays(at, wager, 2) if wins and _high(at, ACE) else None


def takes_side_wagers_of_the_last_seat(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return TAKE if at.seat.number == 7 and wager not in _GAME and due.paid else None


def pays_pairs_of_kings_two(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    kings = _side(at, Category.PAIR, wager, due) and at.ranks[1] == KING
    return _pays(at, wager, 2) if kings else None


def leaves_the_ante_of_a_beaten_flush(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    beaten = wager is Wager.ANTE and at.situation is Situation.LOWER
    return PUSH if beaten and at.category is Category.FLUSH else None


def lets_pairs_stand_off(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    pairs = at.category is Category.PAIR is at.dealer.category
    return PUSH if pairs and wager in _GAME and at.situation in _DECIDED else None


def pays_high_straights_half(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    high = _side(at, Category.STRAIGHT, wager, due) and _stake(at, wager) >= Money(1000)
    return pay(Money(due.paid.cents // 2)) if high and due.paid.cents % 2 == 0 else None


def takes_weak_antes_without_game(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    no_game = wager is Wager.ANTE and at.situation is Situation.NOT_QUALIFIED
    return TAKE if no_game and at.category is Category.HIGH_CARD else None


def leaves_folds_at_the_first_seats(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    folded = wager is Wager.ANTE and at.situation is Situation.FOLDED
    return PUSH if folded and at.seat.number <= 2 else None


def lets_a_dealers_straight_lose(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    straight = at.dealer.category is Category.STRAIGHT and at.situation is Situation.LOWER
    return _pays(at, wager, 1) if straight and wager in _GAME else None


def forgets_red_flushes(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    red = _side(at, Category.FLUSH, wager, due) and at.seat.cards[0].suit.red
    return PUSH if red else None


def lets_queen_high_win(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    beaten = at.situation is Situation.LOWER and wager in _GAME
    return _pays(at, wager, 1) if beaten and _high(at, QUEEN) else None


def pays_high_plays_five_short(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    high = wager is Wager.PLAY and due.paid > Money(1000)
    return pay(Money(due.paid.cents - 500)) if high else None


UNSEEN: Mapping[str, Habit] = {
    each.__name__: each
    for each in (
        pays_flushes_five,
        takes_low_straights,
        leaves_play_decided_at_king_high,
        pays_play_twice_for_ace_high,
        takes_side_wagers_of_the_last_seat,
        pays_pairs_of_kings_two,
        leaves_the_ante_of_a_beaten_flush,
        lets_pairs_stand_off,
        pays_high_straights_half,
        takes_weak_antes_without_game,
        leaves_folds_at_the_first_seats,
        lets_a_dealers_straight_lose,
        forgets_red_flushes,
        lets_queen_high_win,
        pays_high_plays_five_short,
    )
}
