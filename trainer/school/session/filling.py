"""Fills a table: around the seat that a round is dealt for, the seats that are worth most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from trainer.drills.plan import Planner
from trainer.drills.ranked_hands import bits_of
from trainer.drills.seats_offered import seats_offered, with_meter
from trainer.drills.skills.touched import touched_by_settling
from trainer.drills.stream import Stream
from trainer.game.round import Round, Seat
from trainer.game.settle import settle

Worths = Mapping[str, float]
"""What one more exposure is worth, by the skill."""

OFFERED = 35
"""Seats to choose from."""
_TABLEFUL = 7
AS_DEALT = 1
"""So many other seats stay as chance dealt them: the floor asks for more than the skills tell."""

AGAIN = 0.3
"""The next time that a round asks for a skill is worth so much of the time before."""


def worth(worths: Worths, asked: Mapping[str, int]) -> float:
    """The worth of a round that asks for these skills, so often."""
    return sum(
        worths.get(skill, 0.0) * (1 - AGAIN**often) / (1 - AGAIN) for skill, often in asked.items()
    )


@dataclass(frozen=True, slots=True)
class _Offer:
    """A seat, its cards as bits, and the skills that settling it asks for; those about the dealer's
    hand, which a table asks for once, apart."""

    seat: Seat
    cards: int
    asks: tuple[str, ...]
    of_dealer: tuple[str, ...]

    def adds(self, worths: Worths, asked: Mapping[str, int]) -> float:
        """The added worth beside seats that ask for these."""
        own = sum(worths.get(skill, 0.0) * AGAIN ** asked.get(skill, 0) for skill in self.asks)
        return own + sum(worths.get(skill, 0.0) for skill in self.of_dealer if skill not in asked)


@dataclass(frozen=True, slots=True)
class Filled:
    """A table, and what settling it is worth."""

    round_: Round
    worth: float


def filled(
    planner: Planner, dealt: Round, kept: Seat | None, worths: Worths, seed: str
) -> Filled | None:
    """A table with the same dealer's hand and that seat; each other seat is chosen for what it adds
    to those before it. None where too few can be dealt beside one another."""
    stream = Stream(seed)
    table = with_meter(planner, dealt, stream)
    offers = [*_offers(planner, table, islice(seats_offered(planner, table, stream), OFFERED))]
    stay = [] if kept is None else [kept]
    stay += [each for each in dealt.seats if each is not kept][:AS_DEALT]
    alone = (replace(each, player=None, closed=False) for each in stay)
    chosen = [*_offers(planner, table, alone)]
    while len(chosen) < len(dealt.seats):
        best = _best(offers, chosen, worths)
        if best is None:
            return None
        chosen.append(best)
    return Filled(_seated(table, stay, chosen), worth(worths, _asked(chosen)))


def _offers(planner: Planner, table: Round, seats: Iterable[Seat]) -> Iterator[_Offer]:
    """The seats with what each asks for, looked at by the tableful."""
    waiting = iter(seats)
    while few := [*islice(waiting, _TABLEFUL)]:
        placed = [replace(seat, number=number) for number, seat in enumerate(few, 1)]
        round_ = replace(table, seats=tuple(placed))
        asks: dict[int | None, list[str]] = {}
        for each in touched_by_settling(planner.rules, round_, settle(planner.rules, round_)):
            asks.setdefault(each.seat, []).append(each.skill)
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
    """All of them at the numbers of the table's seats; those that stay keep their places."""
    numbers = [each.number for each in stay]
    numbers += [each.number for each in table.seats if each.number not in numbers]
    seats = (
        replace(each.seat, number=number) for each, number in zip(chosen, numbers, strict=True)
    )
    return replace(table, seats=tuple(sorted(seats, key=lambda seat: seat.number)))
