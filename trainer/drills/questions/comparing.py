"""Pairs of hands whose order is easily mistaken; and the ranking itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import combinations

from msgspec import Struct

from trainer.drills.questions.question import (
    AnswerKind,
    Choice,
    Question,
    QuestionHand,
    Skills,
    Trap,
)
from trainer.drills.ranked_hands import Book, Hands, book_of
from trainer.drills.stream import Stream
from trainer.game.best_five import FiveCategory
from trainer.game.cards import Rank
from trainer.game.hands import Category, Ranking, Strength, hand_words
from trainer.game.pay import JudgedOn, Source
from trainer.game.rules import HouseRules
from trainer.wording import phrase, say, say_phrase

PLAYER, DEALER, EQUAL = "player", "dealer", "equal"
# Hands of which the higher is seen at once; no question asks for it.
PLAIN_COMPARISON = "cmp.plain"

_Pair = Callable[[tuple[int, ...], tuple[int, ...]], bool]


class HandComparison(Struct, frozen=True):
    """Two hands of these categories whose deciding ranks stand in some relation."""

    skill: str
    one: Category
    other: Category
    related: _Pair
    belief: str
    taken_for: str = "other"


def comparing_skills(rules: HouseRules) -> Skills:
    """Every comparison, and every two categories side by side."""
    compared = {each.skill: partial(_question, rules, each) for each in _COMPARISONS}
    return {**compared, **_order_skills(rules)}


def comparison_of(ranking: Ranking, mine: Strength, theirs: Strength) -> str:
    """The skill of telling these two hands apart."""
    kinds = ranking.category(mine), ranking.category(theirs)
    first, second = deciding_in(mine), deciding_in(theirs)
    for each in _COMPARISONS:
        if kinds == (each.one, each.other) and each.related(first, second):
            return each.skill
        if kinds == (each.other, each.one) and each.related(second, first):
            return each.skill
    return _less_common(kinds, first, second)


def _less_common(
    kinds: tuple[Category, Category], first: tuple[int, ...], second: tuple[int, ...]
) -> str:
    """Comparisons that are asked by the name of one that is like them."""
    if kinds[0] is not kinds[1]:
        return PLAIN_COMPARISON
    if first == second:
        return "cmp.tie"
    if kinds[0] is Category.FLUSH and first[0] == second[0]:
        return "cmp.flush.lower_card"
    runs = kinds[0] is Category.STRAIGHT_FLUSH and 0 in (first[0], second[0])
    return "cmp.straight.a23" if runs else PLAIN_COMPARISON


def _question(rules: HouseRules, comparison: HandComparison, stream: Stream) -> Question:
    book = book_of(rules.ranking)
    first, second = _two_hands(book, comparison, stream)
    player, dealer = (first, second) if stream.below(2) else (second, first)
    ours, theirs = book.strengths[player], book.strengths[dealer]
    right = EQUAL if ours == theirs else PLAYER if ours > theirs else DEALER
    return Question(
        skill=comparison.skill,
        ask=say("Which hand is higher?"),
        kind=AnswerKind.CHOICE,
        rights=(right,),
        why=_why(book, player, dealer),
        source=_source(rules, comparison),
        hands=(
            QuestionHand(rules.words.player.caption, tuple(stream.shuffle(book.cards[player]))),
            QuestionHand(say("Dealer"), tuple(stream.shuffle(book.cards[dealer]))),
        ),
        choices=_choices(),
        traps=tuple(Trap(each, comparison.belief) for each in _trapped(comparison, right)),
    )


def _source(rules: HouseRules, comparison: HandComparison) -> Source:
    """The clause that decides; between hands without a pair that of the high card."""
    odd = comparison.one is comparison.other is Category.HIGH_CARD
    return rules.meaning(Category.HIGH_CARD) if odd else rules.ranking_source


def _choices() -> tuple[Choice, ...]:
    return (
        Choice(PLAYER, say("The player's hand")),
        Choice(DEALER, say("The dealer's hand")),
        Choice(EQUAL, say("Neither: they are equal")),
    )


def _two_hands(book: Book, comparison: HandComparison, stream: Stream) -> tuple[int, int]:
    while True:
        first = stream.choice(book.category(comparison.one))
        fitting = _fitting(book, comparison, first)
        if fitting:
            return first, stream.choice(fitting)


def _fitting(book: Book, comparison: HandComparison, first: int) -> Hands:
    mine, taken = deciding(book, first), book.bits[first]
    related = (
        equals
        for equals in _equals(book, comparison.other)
        if comparison.related(mine, deciding(book, equals[0]))
    )
    return tuple(hand for equals in related for hand in equals if not book.bits[hand] & taken)


# A millisecond for hands without a pair, at every question.
@lru_cache(maxsize=64)
def _equals(book: Book, category: Category) -> tuple[range, ...]:
    """The hands of a category, those that are equal together."""
    strengths = sorted({book.strengths[hand] for hand in book.category(category)})
    return tuple(book.between(each, each + 1) for each in strengths)


def deciding(book: Book, hand: int) -> tuple[int, int, int]:
    """The ranks that decide inside the category, the weightiest first."""
    return deciding_in(book.strengths[hand])


def deciding_in(strength: Strength) -> tuple[int, int, int]:
    """The ranks that decide inside the category of a hand of that strength."""
    return strength >> 8 & 15, strength >> 4 & 15, strength & 15


def _trapped(comparison: HandComparison, right: str) -> tuple[str, ...]:
    """The answers of the wrong rule: no difference, some difference, or the other hand."""
    if comparison.taken_for == EQUAL:
        return (EQUAL,)
    return {PLAYER: (DEALER,), DEALER: (PLAYER,), EQUAL: (PLAYER, DEALER)}[right]


def _why(book: Book, player: int, dealer: int) -> str:
    ranking = book.ranking
    mine, theirs = book.strengths[player], book.strengths[dealer]
    other = hand_words(ranking.category(theirs), ranking.rank(theirs))
    names = say("{hand} against {other}", hand=ranking.name(mine), other=other)
    if mine == theirs:
        return say("{hands}: every rank is equal, and suits never decide.", hands=names)
    if ranking.category(mine) is not ranking.category(theirs):
        high, low = (mine, theirs) if mine > theirs else (theirs, mine)
        won, lost = ranking.category(high).words, ranking.category(low).words
        return say("{hands}: {higher} beats {lower} here.", hands=names, higher=won, lower=lost)
    what = _deciding_words(book, player, dealer)
    return say("{hands}: {what} decides.", hands=names, what=what)


def _deciding_words(book: Book, player: int, dealer: int) -> str:
    places = zip(deciding(book, player), deciding(book, dealer), strict=True)
    at = next(n for n, (mine, theirs) in enumerate(places) if mine != theirs)
    category = book.ranking.category(book.strengths[player])
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return say("the higher run")
    if category is Category.PAIR:
        return say("the odd card") if at == 2 else say("the higher pair")
    return (say("the highest card"), say("the second card"), say("the third card"))[at]


def _equal(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return mine == other


def _differs_at(place: int) -> _Pair:
    return lambda mine, other: mine[:place] == other[:place] and mine[place] != other[place]


def _any(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return True


def _lower_pair_higher_card(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """The higher pair with the lower highest card."""
    return mine[0] > other[0] and max(mine) < max(other)


def _low_ace_against_another(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """The lowest straight, which holds the ace, against a higher one."""
    return mine[0] == 0 and other[0] > 0


def _ace_against_lower(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return mine[0] == Rank.ACE and other[0] < Rank.ACE


_HI, _PR, _FL, _ST, _TK, _SF = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.FLUSH,
    Category.STRAIGHT,
    Category.THREE_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
)
_COMPARISONS = (
    HandComparison("cmp.tie", _HI, _HI, _equal, "HR21"),
    HandComparison("cmp.tie.pair", _PR, _PR, _equal, "HR21"),
    HandComparison("cmp.tie.flush", _FL, _FL, _equal, "HR21"),
    HandComparison("cmp.high_card.second", _HI, _HI, _differs_at(1), "HR17", EQUAL),
    HandComparison("cmp.high_card.third", _HI, _HI, _differs_at(2), "HR18", EQUAL),
    HandComparison("cmp.high_card.ace", _HI, _HI, _ace_against_lower, "HR22"),
    HandComparison("cmp.pair.first", _PR, _PR, _lower_pair_higher_card, "HR15"),
    HandComparison("cmp.pair.kicker", _PR, _PR, _differs_at(2), "HR16", EQUAL),
    HandComparison("cmp.flush.lower_card", _FL, _FL, _differs_at(1), "HR19", EQUAL),
    HandComparison("cmp.straight.a23", _ST, _ST, _low_ace_against_another, "HR04"),
    HandComparison("cmp.straight_v_flush", _ST, _FL, _any, "HR06"),
    HandComparison("cmp.three_of_a_kind_v_straight_flush", _TK, _SF, _any, "HR07"),
    HandComparison("cmp.three_of_a_kind_v_straight", _TK, _ST, _any, "HR08"),
    HandComparison("cmp.three_of_a_kind_v_flush", _TK, _FL, _any, "HR08"),
)


# ------------------------------------------------------------------- the rankings side by side


def _order_skills(rules: HouseRules) -> Skills:
    """Straight, flush and three of a kind beside one another: among three cards, and among five."""
    names = ("straight", "flush", "three_of_a_kind")
    three = tuple(category.value for category in rules.ranking.order)
    skills = {
        f"order.three.{one}_v_{other}": partial(
            _order_question, "three", three, (one, other), rules.ranking_source
        )
        for one, other in combinations(names, 2)
    }
    side = next((s for s in rules.sides if s.judged_on is JudgedOn.BEST_FIVE_OF_SIX), None)
    if side is None:
        return skills
    five = tuple(category.value for category in FiveCategory)
    return skills | {
        f"order.five.{one}_v_{other}": partial(
            _order_question, "five", five, (one, other), side.table.source
        )
        for one, other in combinations(names, 2)
    }


# Where the order of the other number of cards leads astray.
_TAKEN_OVER = {
    ("three", "straight", "flush"): "HR06",
    ("three", "three_of_a_kind", "straight"): "HR08",
    ("three", "three_of_a_kind", "flush"): "HR08",
    ("five", "flush", "straight"): "SC04",
}


_ASKED = {
    "three": phrase("Among hands of three cards, which is higher?"),
    "five": phrase("Among hands of five cards, which is higher?"),
}
_TRUE = {
    "three": phrase("Among three cards, {higher} beats {lower}."),
    "five": phrase("Among five cards, {higher} beats {lower}."),
}


def _in_words(category: str) -> str:
    return Category(category).words


def _order_question(
    cards: str,
    order: tuple[str, ...],
    pair: tuple[str, str],
    source: Source,
    stream: Stream,
) -> Question:
    shown = stream.shuffle(pair)
    right, wrong = sorted(pair, key=order.index)
    belief = _TAKEN_OVER.get((cards, right, wrong))
    return Question(
        skill=f"order.{cards}.{pair[0]}_v_{pair[1]}",
        ask=say_phrase(_ASKED[cards]),
        kind=AnswerKind.CHOICE,
        rights=(right,),
        why=say_phrase(_TRUE[cards], higher=_in_words(right), lower=_in_words(wrong)),
        source=source,
        choices=tuple(Choice(each, Category(each).heading) for each in shown),
        traps=(Trap(wrong, belief),) if belief else (),
    )
