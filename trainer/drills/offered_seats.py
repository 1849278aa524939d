"""Possible seats beside a dealer's hand: hands of every kind, with stakes and decisions.

Each could have come by chance at that table. Strong hands and hands near the dealer's come more
often than by chance, so that there is a choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle

from trainer.drills.plan import Planner, Setting
from trainer.drills.questions.naming import hands_by_reading
from trainer.drills.ranked_hands import Book, Hands, bits_of
from trainer.drills.stream import Stream
from trainer.drills.table_draw import meter
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat

FOLDED = 50
"""In per cent: a hand below Q-6-4."""
# So many places in the book above and below the dealer's hand are near: about the same ranks.
_NEAR = 60


def seats_offered(planner: Planner, round_: Round, stream: Stream) -> Iterator[Seat]:
    """An endless series of seats, numbered 1, with cards that the dealer does not hold."""
    book, setting = planner.book, _setting(planner, round_)
    kinds, used = _kinds(book, book.place[bits_of(round_.dealer)]), bits_of(round_.dealer)
    begun = stream.below(len(kinds))
    for hands in cycle((*kinds[begun:], *kinds[:begun])):
        hand = hands[stream.below(len(hands))]
        if not used & book.bits[hand]:
            stakes = setting.menu.draw(stream)
            weak = hand < planner.dealing.good_from
            folds = weak and stream.below(100) < FOLDED
            decision = (Decision.FOLD if folds else Decision.PLAY) if stakes.has_ante else None
            yield Seat(1, book.cards[hand], stakes.stakes, decision)


def with_meter(planner: Planner, round_: Round, stream: Stream) -> Round:
    """The same table with a jackpot's meter, if the house has one."""
    jackpot: Money | None = round_.jackpot
    if jackpot is None and _setting(planner, round_).from_meter:
        jackpot = meter(stream)
    return Round(round_.house, round_.dealer, round_.seats, jackpot, round_.placard)


def _kinds(book: Book, dealer: int) -> Sequence[Hands]:
    """Hands near the dealer's, the hands of each reading, and any."""
    near = range(max(0, dealer - _NEAR), min(len(book.cards), dealer + _NEAR))
    return [near, *hands_by_reading(book.ranking), book.all]


def _setting(planner: Planner, round_: Round) -> Setting:
    return next(each for each in planner.settings if each.placard == round_.placard)
