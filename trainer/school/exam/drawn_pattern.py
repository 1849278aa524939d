"""Draws the pattern of a house for which no file has one: rounds that meet the blueprint and
together show each wrong rule that the house can show at least twice, as far as they have room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import itemgetter

from msgspec.structs import replace

from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.generate import Shoe
from trainer.drills.stream import Stream
from trainer.game.bets import breaches
from trainer.game.cards import Three
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import Misreading
from trainer.school.exam.pattern import Scales, Weight, by_category

# A whole round takes twenty times as long to draw as one hand, so most changes are one hand.
_TRIES, _WHOLE_EVERY = 2400, 15
# So many events are asked of one round at most.
_AT_ONCE = 3
# So many decisions fewer or more than asked for are as good. With fewer, more of those who often
# err would pass.
_FEWER, _MORE = 2, 4
# An event that the blueprint asks for weighs more than a wrong rule, and this than a decision.
_OF_EVENT, _OF_RULE, _OF_DECISION = 3.0, 1.0, 0.5
_OF_THE_GAME = (Wager.ANTE, Wager.PLAY)


def drawn_pattern(
    rules: HouseRules, scales: Scales, blueprint: Blueprint, listed: Sequence[Misreading]
) -> list[Round]:
    """The pattern of that blueprint, the same everywhere: the one found that comes nearest."""
    return _Draw(rules, scales, blueprint, listed).pattern()


class _Draw:
    """Rounds drawn for what lacks, then changed as long as others lack less."""

    def __init__(
        self,
        rules: HouseRules,
        scales: Scales,
        blueprint: Blueprint,
        listed: Sequence[Misreading],
    ) -> None:
        self._rules, self._scales, self._blueprint = rules, scales, blueprint
        self._listed = listed
        self._shoe = Shoe(rules, blueprint.recipe)
        self._stream = Stream(f"pattern|{rules.house}")
        self._hands = [*by_category(rules.ranking).values()]
        self._vain = set[tuple[str, ...]]()
        self._rounds: list[Round] = []
        self._weights: list[Weight] = []
        self._whole = Weight.nothing()

    def pattern(self) -> list[Round]:
        while len(self._rounds) < self._blueprint.rounds:
            self._add(self._directed())
        for number in range(_TRIES):
            if not self._lacks(self._whole):
                break
            if number % _WHOLE_EVERY:
                self._try_hand()
            else:
                self._try_round()
        self._trim()
        return self._rounds

    # --- rounds

    def _add(self, round_: Round) -> None:
        weight = self._scales.weigh(round_)
        self._rounds.append(round_)
        self._weights.append(weight)
        self._whole = self._whole + weight

    def _try_round(self) -> None:
        """Put another round in the place where it helps most."""
        other = self._directed()
        weight = self._scales.weigh(other)
        places = range(len(self._rounds))
        _, at = min((self._lacks(self._instead(at, weight)), at) for at in places)
        self._put(at, other, weight)

    def _try_hand(self) -> None:
        """Give a seat, or the dealer, another hand."""
        at = self._stream.below(len(self._rounds))
        place = self._stream.below(len(self._rounds[at].seats) + 1)
        cards = self._stream.choice(self._stream.choice(self._hands))
        other = _with_hand(self._rounds[at], place, cards)
        if other is not None:
            self._put(at, other, self._scales.weigh(other))

    def _trim(self) -> None:
        """Leave out wagers that are too many and show nothing needed."""
        for at, round_ in enumerate([*self._rounds]):
            for number, wager in [
                (seat.number, each) for seat in round_.seats for each in seat.stakes
            ]:
                if not self._lacks(self._whole):
                    return
                less = _leaving_out(self._rounds[at], number, wager)
                if wager not in _OF_THE_GAME and not breaches(self._rules, less):
                    self._put(at, less, self._scales.weigh(less), better=True)

    def _put(self, at: int, other: Round, weight: Weight, *, better: bool = False) -> None:
        """Take the other round if no more lacks then, or, if it has to be ``better``, less."""
        # One that is as good is taken too: from there a better one may be near.
        whole = self._instead(at, weight)
        least, lacks = self._lacks(whole), self._lacks(self._whole)
        if least < lacks or (least == lacks and not better):
            self._rounds[at], self._weights[at], self._whole = other, weight, whole

    def _instead(self, at: int, weight: Weight) -> Weight:
        """The weight of all rounds with one of that weight in that place."""
        whole, part = self._whole, self._weights[at]
        rest = Weight(
            whole.settled - part.settled, whole.shown - part.shown, whole.exposed - part.exposed
        )
        return rest + weight

    # --- what lacks

    def _directed(self) -> Round:
        """Another round that shows some of what lacks."""
        wish: tuple[str, ...] = ()
        for event in dict.fromkeys([*self._events(), *self._events_of_rules()]):
            more = (*wish, event)
            if len(wish) < _AT_ONCE and more not in self._vain and self._shoe.goes_together(more):
                wish = more
        # Some that seem to go together are never dealt so.
        while (found := self._shoe.showing(wish, f"{self._stream.below(1 << 30)}")) is None:
            assert wish, "a round of which nothing is asked can always be dealt"
            self._vain.add(wish)
            wish = wish[:-1]
        return found

    def _events(self) -> Iterator[str]:
        # By name: blueprints that ask for the same in another order are equal.
        for event, wanted in sorted(self._blueprint.shows.items(), key=itemgetter(0)):
            if self._whole.shown[event] < wanted.count:
                yield event

    def _events_of_rules(self) -> Iterator[str]:
        """The events that show the wrong rules which show too seldom, in any order."""
        least = self._blueprint.exposes
        for rule in self._stream.shuffle([*self._listed]):
            if self._whole.exposed[rule.id] < least:
                yield from rule.shows

    def _lacks(self, whole: Weight) -> float:
        """How far these rounds are from what is asked for."""
        blueprint, areas = self._blueprint, areas_of(whole)
        rules = sum(max(0, blueprint.exposes - whole.exposed[each.id]) for each in self._listed)
        events = sum(max(0, w.count - whole.shown[name]) for name, w in blueprint.shows.items())
        few = sum(
            max(0, wanted.count - areas[area])
            for area, wanted in blueprint.areas.items()
            if area is not ExamArea.RULINGS
        )
        asked = blueprint.decisions - blueprint.rulings
        decisions = max(0, asked - _FEWER - whole.decisions, whole.decisions - asked - _MORE)
        return _OF_EVENT * (events + few) + _OF_RULE * rules + _OF_DECISION * decisions


def areas_of(weight: Weight) -> Counter[ExamArea]:
    """The settled wagers by area."""
    areas = Counter[ExamArea]()
    for (area, _, _), count in weight.settled.items():
        areas[area] += count
    return areas


def _with_hand(round_: Round, at: int, cards: Three) -> Round | None:
    """The round with these cards at that seat, the dealer's after all; None where one of them lies
    elsewhere."""
    hands = [*(seat.cards for seat in round_.seats), round_.dealer]
    hands[at] = cards
    if len({*chain.from_iterable(hands)}) < 3 * len(hands):
        return None
    seats = (replace(seat, cards=hand) for seat, hand in zip(round_.seats, hands, strict=False))
    return replace(round_, seats=tuple(seats), dealer=hands[-1])


def _leaving_out(round_: Round, number: int, wager: Wager) -> Round:
    """The round without that wager at that seat."""
    seats = (
        replace(seat, stakes={name: each for name, each in seat.stakes.items() if name != wager})
        if seat.number == number
        else seat
        for seat in round_.seats
    )
    return replace(round_, seats=tuple(seats))
