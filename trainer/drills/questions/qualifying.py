"""Does the dealer play? Hands around the line, and those that are often put on its wrong side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from trainer.drills.questions.question import (
    AnswerKind,
    Choice,
    Question,
    QuestionHand,
    Skills,
    Trap,
)
from trainer.drills.ranked_hands import Book, Hands, book_of, both, sample_of
from trainer.drills.stream import Stream
from trainer.game.cards import Rank, Three
from trainer.game.hands import Category, Ranking, strength_of_ranks
from trainer.game.rules import HouseRules
from trainer.game.settle import read_dealer
from trainer.wording import phrase, say, say_phrase

PLAYS, STAYS_OUT = "plays", "does_not_play"
# A dealer's hand that plays at first sight; no question asks for it.
PLAIN_DEALER = "qual.better"

_LOW_QUEEN_UP_TO = (Rank.QUEEN, Rank.SIX, Rank.THREE)
_Pool = Callable[[Book], Hands]


def qualifying_skills(rules: HouseRules) -> Skills:
    """Nothing is asked where any hand plays."""
    if rules.qualifying.met_by_all(rules.ranking):
        return {}
    return {
        skill: partial(_question, rules, skill, belief)
        for skill, (_, belief) in _POOLS.items()
        if skill in _with_hands(rules.ranking)
    }


# Asked of the sample: the book of all 22,100 hands takes 50 ms to make.
@lru_cache(maxsize=64)
def _with_hands(ranking: Ranking) -> frozenset[str]:
    return frozenset(skill for skill, (pool, _) in _POOLS.items() if pool(sample_of(ranking)))


@lru_cache(maxsize=64)
def _hands(ranking: Ranking, skill: str) -> Hands:
    return _POOLS[skill][0](book_of(ranking))


def dealer_of(rules: HouseRules, cards: Three) -> str:
    """The skill of telling if this dealer plays."""
    ranking, strength = rules.ranking, rules.ranking.strength(cards)
    category = ranking.category(strength)
    top = max(each.rank for each in cards)
    if category is not Category.HIGH_CARD:
        return _WITHOUT_QUEEN.get(category, PLAIN_DEALER) if top < Rank.QUEEN else PLAIN_DEALER
    if top is Rank.QUEEN:
        low = strength <= strength_of_ranks(ranking, _LOW_QUEEN_UP_TO)
        return "qual.q_low" if low else "qual.q_high"
    return _BY_TOP.get(top, "qual.ten_or_lower")


_BY_TOP = {Rank.ACE: "qual.a_high", Rank.KING: "qual.k_high", Rank.JACK: "qual.j_high"}
_WITHOUT_QUEEN = {
    Category.PAIR: "qual.low_pair",
    Category.FLUSH: "qual.low_flush",
    Category.STRAIGHT: "qual.low_straight",
}


def _question(rules: HouseRules, skill: str, belief: str, stream: Stream) -> Question:
    book = book_of(rules.ranking)
    dealer = read_dealer(rules, book.cards[stream.choice(_hands(rules.ranking, skill))])
    right, wrong = (PLAYS, STAYS_OUT) if dealer.qualifies else (STAYS_OUT, PLAYS)
    lowest = "-".join(str(rank) for rank in rules.qualifying.at_least)
    words = _REACHES if dealer.qualifies else _FALLS_SHORT
    return Question(
        skill=skill,
        ask=say("Does the dealer play?"),
        kind=AnswerKind.CHOICE,
        rights=(right,),
        why=say_phrase(words, hand=dealer.name, lowest=lowest),
        source=rules.qualifying.source,
        hands=(QuestionHand(say("Dealer"), dealer.cards),),
        choices=_choices(),
        traps=(Trap(wrong, _held(belief, plays=dealer.qualifies)),),
    )


def _held(belief: str, *, plays: bool) -> str:
    """The belief that puts such a hand on the wrong side of this house's line."""
    if (belief in _NEEDS_LESS) is not plays:
        return belief
    return "QL03" if plays else "QL05"


_NEEDS_LESS = ("QL04", "QL05")
_REACHES = phrase("{hand} reaches the lowest hand that plays, {lowest}.")
_FALLS_SHORT = phrase("{hand} falls short of the lowest hand that plays, {lowest}.")


def _choices() -> tuple[Choice, ...]:
    plays = Choice(PLAYS, say("The dealer plays"))
    return plays, Choice(STAYS_OUT, say("The dealer does not play"))


def _high_card(least: Rank, most: Rank) -> _Pool:
    """Hands without a pair whose highest card lies between the two."""

    def pool(book: Book) -> Hands:
        held = book.category(Category.HIGH_CARD)
        worth = book.strengths[held.start] >> 12 << 12
        return both(held, book.between(worth | least << 8, worth | (most + 1) << 8))

    return pool


def _low_queen(book: Book) -> Hands:
    """Q-3-2 to Q-6-3: a Queen high that looks too poor to play."""
    upto = strength_of_ranks(book.ranking, _LOW_QUEEN_UP_TO)
    return both(_high_card(Rank.QUEEN, Rank.QUEEN)(book), book.between(0, upto + 1))


def _without_queen(category: Category) -> _Pool:
    """Hands of the category in which no card reaches a Queen."""
    return lambda book: book.where(
        lambda cards: all(each.rank < Rank.QUEEN for each in cards), book.category(category)
    )


# Which hands, and the belief that puts them on the wrong side.
_POOLS: Mapping[str, tuple[_Pool, str]] = {
    "qual.q_low": (_low_queen, "QL03"),
    "qual.q_high": (_high_card(Rank.QUEEN, Rank.QUEEN), "QL03"),
    "qual.k_high": (_high_card(Rank.KING, Rank.KING), "QL02"),
    "qual.a_high": (_high_card(Rank.ACE, Rank.ACE), "QL01"),
    "qual.j_high": (_high_card(Rank.JACK, Rank.JACK), "QL04"),
    "qual.ten_or_lower": (_high_card(Rank.FIVE, Rank.TEN), "QL05"),
    "qual.low_pair": (_without_queen(Category.PAIR), "QL06"),
    "qual.low_flush": (_without_queen(Category.FLUSH), "QL06"),
    "qual.low_straight": (_without_queen(Category.STRAIGHT), "QL06"),
}

# These come more often, because with a turn for each kind of hand the dealer would play in seven
# questions of nine, and "Queen or better" would be right in six.
TURNS: Mapping[str, int] = {
    "qual.j_high": 3,
    "qual.ten_or_lower": 3,
    "qual.low_pair": 2,
    "qual.low_flush": 2,
    "qual.low_straight": 2,
}
