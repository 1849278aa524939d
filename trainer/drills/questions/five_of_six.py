"""The best five of six cards, at a house with a wager on them: naming them, and finding them.

Six cards can be drawn whose best five are of any wanted category.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from trainer.drills.questions.question import (
    AnswerKind,
    Choice,
    Question,
    QuestionHand,
    Skills,
    Trap,
)
from trainer.drills.stream import Stream
from trainer.game.best_five import (
    FiveCategory,
    Six,
    best_five,
    best_five_ace_high,
    best_fives,
    five_category,
)
from trainer.game.cards import DECK, Card, Rank, Suit, card
from trainer.game.pay import JudgedOn, Source
from trainer.game.rules import NO_SOURCE, HouseRules, SideWager
from trainer.game.settle import ace_of_six
from trainer.wording import say


def six_of(category: FiveCategory, stream: Stream, *, ace_low: bool = True) -> Six:
    """Six cards, in chance order, whose best five are of the category."""
    while True:
        five = _MADE[category](stream)
        sixth = stream.choice([each for each in DECK if each not in five])
        a, b, c, d, e, f = stream.shuffle([*five, sixth])
        six = (a, b, c, d, e, f)
        best = best_five(six) if ace_low else best_five_ace_high(six)
        # The sixth card may make a better five.
        if five_category(best) is category:
            return six


def _royal(stream: Stream) -> list[Card]:
    return _run(Rank.ACE, [stream.choice(list(Suit))] * 5)


def _straight_flush(stream: Stream) -> list[Card]:
    return _run(_any_top(stream), [stream.choice(list(Suit))] * 5)


def _straight(stream: Stream) -> list[Card]:
    return _run(_any_top(stream), [stream.choice(list(Suit)) for _ in range(5)])


def _any_top(stream: Stream) -> Rank:
    return Rank(5 + stream.below(10))


def _run(top: Rank, suits: list[Suit]) -> list[Card]:
    ranks = [top - n for n in range(5)]
    return [
        card(Rank(rank if rank > 1 else 14), suit) for rank, suit in zip(ranks, suits, strict=True)
    ]


def _flush(stream: Stream) -> list[Card]:
    suit = stream.choice(list(Suit))
    return stream.sample([each for each in DECK if each.suit is suit], 5)


def _grouped(*counts: int) -> Callable[[Stream], list[Card]]:
    """Cards of as many ranks as there are counts, so many of each."""

    def made(stream: Stream) -> list[Card]:
        ranks = stream.sample(list(Rank), len(counts))
        suits = [stream.sample(list(Suit), count) for count in counts]
        return [card(rank, suit) for rank, each in zip(ranks, suits, strict=True) for suit in each]

    return made


_MADE: Mapping[FiveCategory, Callable[[Stream], list[Card]]] = {
    FiveCategory.ROYAL_FLUSH: _royal,
    FiveCategory.STRAIGHT_FLUSH: _straight_flush,
    FiveCategory.FOUR_OF_A_KIND: _grouped(4, 1),
    FiveCategory.FULL_HOUSE: _grouped(3, 2),
    FiveCategory.FLUSH: _flush,
    FiveCategory.STRAIGHT: _straight,
    FiveCategory.THREE_OF_A_KIND: _grouped(3, 1, 1),
    FiveCategory.TWO_PAIR: _grouped(2, 2, 1),
    FiveCategory.PAIR: _grouped(2, 1, 1, 1),
    FiveCategory.HIGH_CARD: _grouped(1, 1, 1, 1, 1),
}


_WHEEL = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}
_TRAPS: dict[FiveCategory, tuple[tuple[FiveCategory, str], ...]] = {
    FiveCategory.ROYAL_FLUSH: ((FiveCategory.STRAIGHT_FLUSH, "SC05"),),
    FiveCategory.FULL_HOUSE: ((FiveCategory.THREE_OF_A_KIND, "SC09"),),
    FiveCategory.FLUSH: ((FiveCategory.STRAIGHT, "SC04"),),
    FiveCategory.STRAIGHT: ((FiveCategory.FLUSH, "SC04"),),
    FiveCategory.TWO_PAIR: ((FiveCategory.THREE_OF_A_KIND, "SC07"),),
}


LESS = (FiveCategory.TWO_PAIR, FiveCategory.PAIR, FiveCategory.HIGH_CARD)
LESS_THAN_TRIPS = "five.less"
"""Six cards of which the best five are two pairs or less."""
WHEEL = "five.straight.wheel"


def five_of(cards: Six, *, ace_low: bool) -> str:
    """The skill of finding the best five of these six."""
    category = five_category(best_five(cards) if ace_low else best_five_ace_high(cards))
    ranks = {each.rank for each in cards}
    # With a six the best straight is 6-5-4-3-2.
    if category is FiveCategory.STRAIGHT and ranks >= _WHEEL and Rank.SIX not in ranks:
        return WHEEL
    return naming(category)


def naming(category: FiveCategory) -> str:
    """The skill of telling that these are the best five."""
    return LESS_THAN_TRIPS if category in LESS else f"five.{category}"


def five_skills(rules: HouseRules) -> Skills:
    """Every category to name and to find; none if no wager uses six cards."""
    side = next((s for s in rules.sides if s.judged_on is JudgedOn.BEST_FIVE_OF_SIX), None)
    if side is None:
        return {}
    named = {f"five.{each}": partial(_name, rules, side, each) for each in FiveCategory}
    finding = {f"five.cards.{each}": partial(_find, rules, side, each) for each in FiveCategory}
    return {**named, **finding, "five.straight.wheel": partial(_name_wheel, rules, side)}


def _name(rules: HouseRules, side: SideWager, category: FiveCategory, stream: Stream) -> Question:
    return _named(rules, side, category, six_of(category, stream, ace_low=side.ace_low))


def _named(
    rules: HouseRules, side: SideWager, category: FiveCategory, six: Six, skill: str = ""
) -> Question:
    best = best_fives(six, ace_low=side.ace_low)[0]
    return Question(
        skill=skill or f"five.{category}",
        ask=say("What are the best five of these six cards?"),
        kind=AnswerKind.CHOICE,
        rights=(category.value,),
        why=say("{hand}: {cards}.", hand=category.words, cards=_listed(best)),
        source=_cited(side, six),
        hands=_shown(rules, six),
        choices=tuple(Choice(each.value, each.words) for each in FiveCategory),
        traps=tuple(Trap(taken.value, belief) for taken, belief in _TRAPS.get(category, ())),
    )


def _name_wheel(rules: HouseRules, side: SideWager, stream: Stream) -> Question:
    """5-4-3-2-A, named by this house's rule."""
    six = _with_wheel(stream)
    category = FiveCategory.STRAIGHT if side.ace_low else _without_straight(six)
    question = _named(rules, side, category, six, "five.straight.wheel")
    trap = Trap(_without_straight(six).value, "SC10")
    read = side.readings[0] if side.readings else side.table.source
    return replace(question, traps=(trap,) if side.ace_low else (), source=read)


def _with_wheel(stream: Stream) -> Six:
    while True:
        six = six_of(FiveCategory.STRAIGHT, stream)
        ranks = {each.rank for each in six}
        if ranks >= _WHEEL and Rank.SIX not in ranks:
            return six


def _without_straight(six: Six) -> FiveCategory:
    """The category of six cards if straights did not count: one rank twice, or none."""
    ranks = {each.rank for each in six}
    return FiveCategory.PAIR if len(ranks) == 5 else FiveCategory.HIGH_CARD


def _find(rules: HouseRules, side: SideWager, category: FiveCategory, stream: Stream) -> Question:
    six = six_of(category, stream, ace_low=side.ace_low)
    fives = best_fives(six, ace_low=side.ace_low)
    return Question(
        skill=f"five.cards.{category}",
        ask=say("Point to the best five of these six cards."),
        kind=AnswerKind.CARDS,
        rights=fives,
        why=say("{hand}: {cards}.", hand=category.words, cards=_listed(fives[0])),
        source=_cited(side, six),
        hands=_shown(rules, six),
    )


def _cited(side: SideWager, six: Six) -> Source:
    """The pay table; the reading of an ace that counts low, if the best five are a straight by
    it."""
    by_ace = ace_of_six(side, six)
    return side.table.source if by_ace is NO_SOURCE else by_ace


def _shown(rules: HouseRules, six: Six) -> tuple[QuestionHand, ...]:
    return QuestionHand(rules.words.player.caption, six[:3]), QuestionHand(say("Dealer"), six[3:])


def _listed(cards: frozenset[Card]) -> str:
    return " ".join(str(card) for card in sorted(cards, key=lambda card: -card.number))
