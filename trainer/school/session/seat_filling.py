"""Fills a table: around the seat that a round is dealt for, the seats of most worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, cycle, islice

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.generate import with_plays
from trainer.drills.plan import Planner, Setting
from trainer.drills.questions.naming import hands_by_reading
from trainer.drills.ranked_hands import Book, Hands, bits_of
from trainer.drills.skills.decisions import touched_by_settling
from trainer.drills.stream import Stream
from trainer.drills.table_draw import meter
from trainer.game.money import Money
from trainer.game.round import Decision, Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.settle import settle

Worths = Mapping[str, float]
"""What one more exposure is worth, by the skill."""

OFFERED = 35
"""Seats to choose from."""
_TABLEFUL = 7
# Some other seats stay as chance dealt them, because the floor asks for more than the skills tell.
AS_DEALT = 1

AGAIN = 0.3
"""The next time that a round asks for a skill is worth so much of the time before."""


def worth(worths: Worths, asked: Mapping[str, int]) -> float:
    """The worth of a round that asks for each skill that many times."""
    return sum(
        worths.get(skill, 0.0) * (1 - AGAIN**often) / (1 - AGAIN) for skill, often in asked.items()
    )


class _Offer(Struct, frozen=True):
    """A seat, its cards as bits, and the skills that settling it asks for; apart from them, those
    of the dealer's hand, which a table asks for once."""

    seat: Seat
    cards: int
    asks: tuple[str, ...]
    of_dealer: tuple[str, ...]

    def adds(self, worths: Worths, asked: Mapping[str, int]) -> float:
        """The worth that it adds beside seats that ask for these."""
        own = sum(worths.get(skill, 0.0) * AGAIN ** asked.get(skill, 0) for skill in self.asks)
        return own + sum(worths.get(skill, 0.0) for skill in self.of_dealer if skill not in asked)


class Filled(Struct, frozen=True):
    """A table, and the worth of settling it."""

    round_: Round
    worth: float


Asks = Callable[[Round], Mapping[int | None, Sequence[str]]]
"""What each seat of a table asks for; under None what the dealer's hand does."""


def skills_asked(rules: HouseRules) -> Asks:
    """The skills that settling asks for."""

    def asks(round_: Round) -> Mapping[int | None, Sequence[str]]:
        found: dict[int | None, list[str]] = {}
        for each in touched_by_settling(rules, round_, settle(rules, round_)):
            found.setdefault(each.seat, []).append(each.skill)
        return found

    return asks


def filled(
    planner: Planner,
    dealt: Round,
    kept: Seat | None,
    worths: Worths,
    seed: str,
    asks: Asks | None = None,
    more: Sequence[Seat] = (),
) -> Filled | None:
    """A table with the same dealer's hand and that seat; each other seat, from ``more`` too, is
    chosen for the worth that it adds to those before it. None if too few fit beside one another."""
    stream, asked = Stream(seed), asks or skills_asked(planner.rules)
    table = with_meter(planner, dealt, stream)
    stay = [] if kept is None else [kept]
    stay += [each for each in dealt.seats if each is not kept][:AS_DEALT]
    chosen = [*_offers(asked, table, map(_alone, stay))]
    apart = [each for each in more if not bits_of(each.cards) & bits_of(table.dealer)]
    seats = chain(map(_alone, apart), seats_offered(planner, table, stream))
    offers = [*_offers(asked, table, islice(seats, OFFERED))]
    while len(chosen) < len(dealt.seats):
        best = _best(offers, chosen, worths)
        if best is None:
            return None
        chosen.append(best)
    seated = with_plays(planner.rules, _seated(table, stay, chosen), stream)
    return Filled(seated, worth(worths, _asked(chosen)))


def _alone(seat: Seat) -> Seat:
    return replace(seat, player=None, closed=False)


def _offers(asked: Asks, table: Round, seats: Iterable[Seat]) -> Iterator[_Offer]:
    """The seats with what each asks for, looked at by the tableful."""
    waiting = iter(seats)
    while few := [*islice(waiting, _TABLEFUL)]:
        placed = [replace(seat, number=number) for number, seat in enumerate(few, 1)]
        asks = asked(replace(table, seats=tuple(placed)))
        for seat in placed:
            dealers = asks.get(None, ()) if seat.played else ()
            yield _Offer(
                seat, bits_of(seat.cards), tuple(asks.get(seat.number, ())), tuple(dealers)
            )


def _best(offers: Sequence[_Offer], chosen: Sequence[_Offer], worths: Worths) -> _Offer | None:
    """The offer that adds most and holds no card of those chosen."""
    used, asked = 0, _asked(chosen)
    for each in chosen:
        used |= each.cards
    free = (each for each in offers if not used & each.cards)
    return max(free, key=lambda each: each.adds(worths, asked), default=None)


def _asked(chosen: Sequence[_Offer]) -> Counter[str]:
    """The skills that settling these seats asks for, and how often."""
    asked = Counter(skill for each in chosen for skill in each.asks)
    asked.update({skill: 1 for each in chosen for skill in each.of_dealer})
    return asked


def _seated(table: Round, stay: Sequence[Seat], chosen: Sequence[_Offer]) -> Round:
    """All seats at the table's numbers; those that stay keep their places."""
    numbers = [each.number for each in stay]
    numbers += [each.number for each in table.seats if each.number not in numbers]
    seats = (
        replace(each.seat, number=number) for each, number in zip(chosen, numbers, strict=True)
    )
    return replace(table, seats=tuple(sorted(seats, key=lambda seat: seat.number)))


FOLDED = 50
"""In per cent: a hand below Q-6-4."""
# So many places in the book above and below the dealer's hand are near: about the same ranks.
_NEAR = 60


def seats_offered(planner: Planner, round_: Round, stream: Stream) -> Iterator[Seat]:
    """An endless series of seats, numbered 1, with cards that the dealer does not hold."""
    book, setting = planner.book, _setting(planner, round_)
    kinds, used = _kinds(book, book.place(bits_of(round_.dealer))), bits_of(round_.dealer)
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
