"""Naming a hand of three cards: the categories, and the hands that are often misread."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from msgspec import Struct

from trainer.drills.events.event_context import is_one_colour
from trainer.drills.questions.question import (
    AnswerKind,
    Question,
    QuestionHand,
    Skills,
    Trap,
    category_choices,
)
from trainer.drills.ranked_hands import Book, Hands, book_of, packed, sample_of
from trainer.drills.stream import Stream
from trainer.game.cards import Rank, Three
from trainer.game.hands import Category, Ranking
from trainer.game.rules import HouseRules
from trainer.wording import phrase, say, say_phrase

_A23 = {Rank.ACE, Rank.TWO, Rank.THREE}
_AKQ = {Rank.ACE, Rank.KING, Rank.QUEEN}
_KA2 = {Rank.KING, Rank.ACE, Rank.TWO}


class HandReading(Struct, frozen=True):
    """Hands of one category that pass a test, and the category they are often taken for."""

    skill: str
    category: Category
    test: Callable[[Three], bool]
    traps: tuple[tuple[Category, str], ...] = ()


def naming_skills(rules: HouseRules) -> Skills:
    """Every reading of which this house's ranking has hands."""
    return {
        reading.skill: partial(_question, rules, reading) for reading in _with_hands(rules.ranking)
    }


# 16 ms, most of it for the sample.
@lru_cache(maxsize=64)
def _with_hands(ranking: Ranking) -> tuple[HandReading, ...]:
    return tuple(each for each in _READINGS if _of(sample_of(ranking), each))


def reading_of(ranking: Ranking, cards: Three) -> str:
    """The reading that this hand exercises: the misleading one, if there is one."""
    category = ranking.category(ranking.strength(cards))
    fitting = [each.skill for each in _READINGS if each.category is category and each.test(cards)]
    return fitting[min(1, len(fitting) - 1)]


@lru_cache(maxsize=256)
def pool(ranking: Ranking, reading: HandReading) -> Hands:
    """The hands of the reading, as places in the book."""
    return packed(_of(book_of(ranking), reading))


# 50 ms: the whole book of 22,100 hands is made for it.
@lru_cache(maxsize=16)
def hands_by_reading(ranking: Ranking) -> tuple[Hands, ...]:
    """For each reading that some hand asks for, its hands as places in the book."""
    return tuple(pool(ranking, reading) for reading in _with_hands(ranking))


def _of(book: Book, reading: HandReading) -> Hands:
    return book.where(reading.test, book.category(reading.category))


def _question(rules: HouseRules, reading: HandReading, stream: Stream) -> Question:
    book = book_of(rules.ranking)
    hand = stream.choice(pool(rules.ranking, reading))
    cards = _dealt(book, hand, stream)
    name = rules.ranking.name(book.strengths[hand])
    return Question(
        skill=reading.skill,
        ask=say("What is this hand?"),
        kind=AnswerKind.CHOICE,
        rights=(reading.category.value,),
        why=say("{hand}: {why}.", hand=name, why=_why(reading, cards)),
        source=rules.meaning(reading.category),
        hands=(QuestionHand(say("Hand"), cards),),
        choices=category_choices(rules),
        traps=tuple(Trap(taken.value, belief) for taken, belief in reading.traps),
    )


def _dealt(book: Book, hand: int, stream: Stream) -> Three:
    first, second, third = stream.shuffle(book.cards[hand])
    return first, second, third


def _why(reading: HandReading, cards: Three) -> str:
    match reading.skill:
        case "read.straight.a23":
            return say("the ace counts low in 3-2-A, which is a straight")
        case "read.straight.akq" | "read.straight_flush.akq":
            return say("A-K-Q is the highest run")
        case "read.not_straight.ka2":
            return say("an ace does not join king and two: no straight")
        case "read.not_straight.gap":
            return say("one rank is missing, so this is not a straight")
        case "read.not_flush.colour":
            return say("one colour is not one suit, so this is not a flush")
        case _:
            return say_phrase(_MEANT[reading.category])


_MEANT = {
    Category.STRAIGHT_FLUSH: phrase("three cards in a row, all of one suit"),
    Category.THREE_OF_A_KIND: phrase("three cards of one rank"),
    Category.STRAIGHT: phrase("three cards in a row, of more than one suit"),
    Category.FLUSH: phrase("three cards of one suit, not in a row"),
    Category.PAIR: phrase("two cards of one rank"),
    Category.HIGH_CARD: phrase("no pair, no straight, no flush"),
}


def ranks_of(cards: Three) -> set[Rank]:
    return {each.rank for each in cards}


def _one_gap(cards: Three) -> bool:
    ranks = ranks_of(cards)
    return max(ranks) - min(ranks) == 3


def _any(cards: Three) -> bool:
    return True


_ST, _SF, _FL, _HI = (
    Category.STRAIGHT,
    Category.STRAIGHT_FLUSH,
    Category.FLUSH,
    Category.HIGH_CARD,
)
_READINGS = (
    HandReading("read.straight_flush", _SF, _any, ((_ST, "HR09"), (_FL, "HR10"))),
    HandReading("read.three_of_a_kind", Category.THREE_OF_A_KIND, _any),
    HandReading("read.straight", _ST, _any),
    HandReading("read.flush", _FL, _any),
    HandReading("read.pair", Category.PAIR, _any),
    HandReading("read.high_card", _HI, _any),
    HandReading("read.straight.a23", _ST, lambda cards: ranks_of(cards) == _A23, ((_HI, "HR01"),)),
    HandReading("read.straight.akq", _ST, lambda cards: ranks_of(cards) == _AKQ, ((_HI, "HR03"),)),
    HandReading(
        "read.straight_flush.akq", _SF, lambda cards: ranks_of(cards) == _AKQ, ((_FL, "HR10"),)
    ),
    HandReading(
        "read.not_straight.ka2", _HI, lambda cards: ranks_of(cards) == _KA2, ((_ST, "HR02"),)
    ),
    HandReading("read.not_straight.gap", _HI, _one_gap, ((_ST, "HR24"),)),
    HandReading("read.not_flush.colour", _HI, is_one_colour, ((_FL, "HR23"),)),
)
