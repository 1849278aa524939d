"""Trainees who hold a rule that is in no list, and what they do in a round.

Written from what new dealers do at a table, not from the program's traits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trainer.game.hands import Category
from trainer.game.money import Money
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import AtSeat
from trainer.marking.predict import Dealt
from trainer.marking.wager_handling import PUSH, TAKE, Cell, Done, pay

Habit = Callable[[AtSeat, Wager, Done], Done | None]
QUEEN, KING, ACE = 12, 13, 14


def _high_card(at: AtSeat, rank: int) -> bool:
    return at.dealer.category is Category.HIGH_CARD and at.dealers_ranks[0] == rank


def _played(at: AtSeat) -> bool:
    return at.situation not in (None, Situation.FOLDED)


def pushes_all_at_queen_high(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    plays = wager in (Wager.ANTE, Wager.PLAY) and _played(at)
    return PUSH if plays and _high_card(at, QUEEN) else None


def leaves_play_at_king_high(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return PUSH if wager is Wager.PLAY and _played(at) and _high_card(at, KING) else None


def caps_at_a_hundred(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return Done(due.taken, Money(10_000)) if due.paid > Money(10_000) else None


def doubles_play_for_a_pair(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    wins = wager is Wager.PLAY and at.situation is Situation.HIGHER
    return pay(Money(2 * due.paid.cents)) if wins and at.category is Category.PAIR else None


def takes_pair_plus_at_a_dealers_pair(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    pair = at.dealer.category is Category.PAIR
    return TAKE if pair and wager is Wager.PAIR_PLUS else None


def pays_flushes_two_to_one(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    flush = wager is Wager.PAIR_PLUS and at.category is Category.FLUSH
    return pay(Money(2 * at.stake(wager).cents)) if flush and due.paid else None


def skips_pair_plus_at_the_last_seats(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return PUSH if wager is Wager.PAIR_PLUS and at.seat.number >= 6 else None


def lets_ace_high_win(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    ace = at.category is Category.HIGH_CARD and at.ranks[0] == ACE
    beaten = ace and at.situation is Situation.LOWER and wager in (Wager.ANTE, Wager.PLAY)
    return pay(at.stake(wager)) if beaten else None


def pays_trips_twenty_five(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    trips = wager is Wager.PAIR_PLUS and at.category is Category.THREE_OF_A_KIND and due.paid
    return pay(Money(25 * at.stake(wager).cents)) if trips else None


def leaves_a_lone_pair_plus(at: AtSeat, wager: Wager, due: Done) -> Done | None:
    return PUSH if wager is Wager.PAIR_PLUS and at.situation is None else None


HABITS: Mapping[str, Habit] = {
    each.__name__: each
    for each in (
        pushes_all_at_queen_high,
        leaves_play_at_king_high,
        caps_at_a_hundred,
        doubles_play_for_a_pair,
        takes_pair_plus_at_a_dealers_pair,
        pays_flushes_two_to_one,
        skips_pair_plus_at_the_last_seats,
        lets_ace_high_win,
        pays_trips_twenty_five,
        leaves_a_lone_pair_plus,
    )
}


def done_by(habit: Habit, dealt: Dealt) -> dict[Cell, Done]:
    """What the habit does in a round, where that is wrong."""
    return {
        (at.seat.number, wager): did
        for at in dealt.seats
        for wager, due in at.due.items()
        for did in (habit(at, wager, due),)
        if did is not None and did != due
    }
