"""The pattern of an exam: rounds that together meet a blueprint, and show every wrong rule of their
house at least twice.

A form is the pattern with other cards at other seats and the very same weight, so that all forms
are equally hard. Each round of a form comes from its own seed alone: seeds given one by one give
tasks one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.exam.areas import ExamArea, area_of
from trainer.drills.exam.stars import spots_in
from trainer.drills.scene import Scene
from trainer.drills.stream import Stream
from trainer.game.bets import breaches
from trainer.game.cards import DECK, Card, Rank, Suit, Three, card
from trainer.game.hands import Category, Ranking, all_hands
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result
from trainer.game.wagers import Wager
from trainer.marking.misreadings.catalogue import Offered
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Cell

Kind = tuple[ExamArea, Wager, Result]
"""The area, wager and result of a settled wager."""


class Weight(Struct, frozen=True):
    """The weight of rounds: ``settled`` counts the wagers of each kind, ``shown`` the spots at
    which each event shows, ``exposed`` the answers in which each wrong rule differs from the right
    one. Forms of equal weight are equally hard."""

    settled: Counter[Kind]
    shown: Counter[str]
    exposed: Counter[str]

    @classmethod
    def nothing(cls) -> Weight:
        return cls(Counter(), Counter(), Counter())

    def __add__(self, other: Weight) -> Weight:
        return Weight(
            self.settled + other.settled,
            self.shown + other.shown,
            self.exposed + other.exposed,
        )

    @property
    def decisions(self) -> int:
        return sum(self.settled.values())


class Scales:
    """Weighs the rounds of one house with regard to these events."""

    def __init__(self, misread: Misread, events: Iterable[str]) -> None:
        self._misread, self._events = misread, tuple(events)

    def offered(self, placard: str | None) -> tuple[Offered, ...]:
        return self._misread.offered(placard)

    def weigh(self, round_: Round) -> Weight:
        """The weight of the round."""
        scene = Scene.of(self._misread.rules, round_)
        return Weight(self._settled(scene), self._shown(scene), self._exposed(scene))

    def weighs(self, round_: Round, weight: Weight) -> bool:
        """True if that is the weight of the round; what is counted fastest is compared first."""
        scene = Scene.of(self._misread.rules, round_)
        return (
            self._settled(scene) == weight.settled
            and self._shown(scene) == weight.shown
            and self._exposed(scene) == weight.exposed
        )

    def exposed(self, round_: Round) -> Mapping[str, frozenset[Cell]]:
        """The answers in which each wrong rule differs from the right one, by its id."""
        return self._answers(Scene.of(self._misread.rules, round_))

    def _answers(self, scene: Scene) -> dict[str, frozenset[Cell]]:
        predicted = self._misread.look(scene.round_, scene.settlement).predicted_by_all()
        return {name: frozenset(acts) for name, acts in predicted.items() if acts}

    @staticmethod
    def _settled(scene: Scene) -> Counter[Kind]:
        return Counter(
            (area_of(seat, line), line.wager, line.result)
            for seat in scene.settlement.seats
            for line in seat.lines
        )

    def _shown(self, scene: Scene) -> Counter[str]:
        return +Counter({event: len(spots_in(scene, event)) for event in self._events})

    def _exposed(self, scene: Scene) -> Counter[str]:
        return Counter({name: len(cells) for name, cells in self._answers(scene).items()})


# How far a round is changed, in the order in which it is tried: how many pairs of neighbouring
# ranks change places, and whether the hands go to other seats.
_ATTEMPTS = (
    (4, True), (3, True), (2, True), (2, True), (1, True), (1, False),
    *[(0, True)] * 8, *[(0, False)] * 24,
)  # fmt: skip
# So many other hands are tried at a seat.
_OTHER_HANDS = 3
# Ranks that may change places with the next higher one.
_MIDDLE = range(Rank.THREE, Rank.JACK)


class FormPattern(Struct, frozen=True):
    """Rounds of one house with the weight of each."""

    rules: HouseRules
    scales: Scales
    rounds: tuple[Round, ...]
    weights: tuple[Weight, ...]

    @classmethod
    def of(cls, rules: HouseRules, scales: Scales, rounds: Sequence[Round]) -> FormPattern:
        return cls(rules, scales, tuple(rounds), tuple(map(scales.weigh, rounds)))

    @property
    def weight(self) -> Weight:
        """The weight of the rounds together."""
        whole = Weight.nothing()
        for each in self.weights:
            whole = whole + each
        return whole

    def dealt(self, at: int, seed: str) -> Round:
        """Round ``at`` with other cards at other seats, of the same weight."""
        stream = Stream(seed)
        turned = self._turned(at, stream)
        other = self._with_other_hands(turned, stream)
        return other if self._weighs_as(other, at) else turned

    def _turned(self, at: int, stream: Stream) -> Round:
        """The round with suits, ranks and seats changed as far as its weight allows."""
        for swaps, moved in _ATTEMPTS:
            turned = _changed(self.rounds[at], _deck(stream, swaps))
            turned = _moved(turned, stream) if moved else turned
            # The pattern itself may lie on a candidate's disk.
            if turned != self.rounds[at] and self._weighs_as(turned, at):
                return turned
        return self.rounds[at]

    def _weighs_as(self, round_: Round, at: int) -> bool:
        if breaches(self.rules, round_):
            return False
        return self.scales.weighs(round_, self.weights[at])

    def _with_other_hands(self, round_: Round, stream: Stream) -> Round:
        for seat in round_.seats:
            other = self._other_hand(round_, seat, stream)
            seats = tuple(other if each is seat else each for each in round_.seats)
            round_ = replace(round_, seats=seats)
        return round_

    def _other_hand(self, round_: Round, seat: Seat, stream: Stream) -> Seat:
        """The seat with another hand of its category and weight, if one is found."""
        ranking = self.rules.ranking
        hands = by_category(ranking)[ranking.category(ranking.strength(seat.cards))]
        lying = {*round_.dealer, *(each for other in round_.seats for each in other.cards)}
        weight = self.scales.weigh(_alone(round_, seat))
        for _ in range(_OTHER_HANDS):
            cards = stream.choice(hands)
            other = replace(seat, cards=cards)
            if lying.isdisjoint(cards) and self.scales.weighs(_alone(round_, other), weight):
                return other
        return seat


def _alone(round_: Round, seat: Seat) -> Round:
    return replace(round_, seats=(seat,))


@cache
def by_category(ranking: Ranking) -> Mapping[Category, tuple[Three, ...]]:
    found: dict[Category, list[Three]] = {}
    for hand in all_hands():
        found.setdefault(ranking.category(ranking.strength(hand)), []).append(hand)
    return {category: tuple(hands) for category, hands in found.items()}


def _deck(stream: Stream, swaps: int) -> Mapping[Card, Card]:
    """The replacement of each card: suits are permuted, some ranks swapped."""
    suits = dict(zip(Suit, stream.shuffle([*Suit]), strict=True))
    ranks = {rank: rank for rank in Rank}
    for _ in range(swaps):
        low = Rank(stream.choice(_MIDDLE))
        high = Rank(low + 1)
        ranks[low], ranks[high] = ranks[high], ranks[low]
    return {each: card(ranks[each.rank], suits[each.suit]) for each in DECK}


def _changed(round_: Round, deck: Mapping[Card, Card]) -> Round:
    seats = tuple(replace(seat, cards=_hand(seat.cards, deck)) for seat in round_.seats)
    return replace(round_, dealer=_hand(round_.dealer, deck), seats=seats)


def _hand(cards: Three, deck: Mapping[Card, Card]) -> Three:
    one, two, three = cards
    return deck[one], deck[two], deck[three]


def _moved(round_: Round, stream: Stream) -> Round:
    """The same hands at other seats of those in play."""
    numbers = stream.shuffle([seat.number for seat in round_.seats])
    seats = (
        replace(seat, number=number) for seat, number in zip(round_.seats, numbers, strict=True)
    )
    return replace(round_, seats=tuple(sorted(seats, key=lambda seat: seat.number)))
