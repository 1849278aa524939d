"""The skills of the cards alone, and the events of a round that show each: read a hand, compare
two, tell whether the dealer plays, find the best five.

They, and their ids, are the same at every house of the usual game. A house that ranks hands
differently, or whose dealer plays with other hands, has its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial

from msgspec import Struct

from trainer.drills.questions.comparing import PLAIN_COMPARISON, comparing_skills
from trainer.drills.questions.five_of_six import LESS, LESS_THAN_TRIPS, five_skills
from trainer.drills.questions.naming import naming_skills
from trainer.drills.questions.qualifying import PLAIN_DEALER, qualifying_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, Skill, own
from trainer.game.cards import Rank
from trainer.game.hands import Category, Ranking
from trainer.game.rules import HouseRules
from trainer.wording import Phrase, phrase, say_phrase


class CardsAsked(Struct, frozen=True):
    """One skill in words, the event that shows it, and the skills that it needs. No event: it is so
    common that ordinary rounds show it."""

    words: Phrase
    event: str = ""
    needs: str = ""


READING: Mapping[str, CardsAsked] = {
    "read.pair": CardsAsked(phrase("A pair")),
    "read.high_card": CardsAsked(phrase("A high card")),
    "read.straight": CardsAsked(phrase("A straight")),
    "read.flush": CardsAsked(phrase("A flush")),
    "read.three_of_a_kind": CardsAsked(phrase("Three of a kind"), "three_of_a_kind"),
    "read.straight_flush": CardsAsked(
        phrase("A straight flush"), "straight_flush", "read.straight read.flush"
    ),
    "read.straight.a23": CardsAsked(
        phrase("3-2-A is a straight"), "ace_low_straight", "read.straight"
    ),
    "read.straight.akq": CardsAsked(
        phrase("A-K-Q is a straight"), "ace_high_straight_mixed", "read.straight"
    ),
    "read.straight_flush.akq": CardsAsked(
        phrase("A-K-Q of one suit"), "mini_royal", "read.straight_flush"
    ),
    "read.not_straight.ka2": CardsAsked(
        phrase("2-A-K is not a straight"), "king_ace_two", "read.straight.a23"
    ),
    "read.not_straight.gap": CardsAsked(
        phrase("A run with a gap is not a straight"), "one_gap_run", "read.straight"
    ),
    "read.not_flush.colour": CardsAsked(
        phrase("One colour is not one suit"), "one_colour_no_flush", "read.flush"
    ),
}
COMPARING: Mapping[str, CardsAsked] = {
    "cmp.plain": CardsAsked(
        phrase("The higher hand, without a trap"), "", "read.high_card read.pair"
    ),
    "cmp.high_card.ace": CardsAsked(phrase("Ace against no ace"), "", "read.high_card"),
    "cmp.high_card.second": CardsAsked(
        phrase("The second card decides"), "same_category_kicker", "cmp.high_card.ace"
    ),
    "cmp.high_card.third": CardsAsked(
        phrase("The third card decides"), "top_two_equal", "cmp.high_card.second"
    ),
    "cmp.pair.first": CardsAsked(
        phrase("The higher pair wins, whatever is beside it"), "pairs_that_mislead", "read.pair"
    ),
    "cmp.pair.kicker": CardsAsked(
        phrase("Equal pairs: the odd card decides"), "pair_kicker", "cmp.pair.first"
    ),
    "cmp.flush.lower_card": CardsAsked(
        phrase("Two flushes: a lower card decides"), "flush_kicker", "read.flush"
    ),
    "cmp.straight.a23": CardsAsked(
        phrase("3-2-A against a higher run"), "ace_low_against_straight", "read.straight.a23"
    ),
    "cmp.straight_v_flush": CardsAsked(
        phrase("A straight beats a flush"), "straight_against_flush", "read.straight read.flush"
    ),
    "cmp.three_of_a_kind_v_straight": CardsAsked(
        phrase("Three of a kind beats a straight"),
        "trips_against_straight",
        "read.three_of_a_kind read.straight",
    ),
    "cmp.three_of_a_kind_v_flush": CardsAsked(
        phrase("Three of a kind beats a flush"),
        "three_of_a_kind",
        "read.three_of_a_kind read.flush",
    ),
    "cmp.three_of_a_kind_v_straight_flush": CardsAsked(
        phrase("A straight flush beats three of a kind"),
        "trips_against_straight_flush",
        "read.three_of_a_kind read.straight_flush",
    ),
    "cmp.tie": CardsAsked(phrase("Equal hands"), "tie", "cmp.high_card.third"),
    "cmp.tie.pair": CardsAsked(
        phrase("Equal pairs with equal odd cards"), "tie_with_pair_plus", "cmp.tie cmp.pair.kicker"
    ),
    "cmp.tie.flush": CardsAsked(
        phrase("Equal flushes"), "tie_with_pair_plus", "cmp.tie cmp.flush.lower_card"
    ),
}
QUALIFYING: Mapping[str, CardsAsked] = {
    "qual.better": CardsAsked(phrase("The dealer plays with a good hand"), "", "read.pair"),
    "qual.a_high": CardsAsked(phrase("The dealer has Ace high"), "", "read.high_card"),
    "qual.k_high": CardsAsked(phrase("The dealer has King high"), "", "read.high_card"),
    "qual.ten_or_lower": CardsAsked(
        phrase("The dealer has Ten high or lower"), "dealer_not_qualified", "read.high_card"
    ),
    "qual.q_high": CardsAsked(
        phrase("The dealer has Queen high"), "dealer_queen_high", "qual.k_high"
    ),
    "qual.j_high": CardsAsked(
        phrase("The dealer has Jack high"), "dealer_jack_high", "qual.ten_or_lower"
    ),
    "qual.q_low": CardsAsked(
        phrase("The dealer has Q-3-2 to Q-6-3"), "low_queen_qualifies", "qual.q_high"
    ),
    "qual.low_pair": CardsAsked(
        phrase("The dealer has a low pair"), "low_pair_qualifies", "qual.better"
    ),
    "qual.low_flush": CardsAsked(
        phrase("The dealer has a low flush"), "", "qual.better read.flush"
    ),
    "qual.low_straight": CardsAsked(
        phrase("The dealer has a low straight"), "", "qual.better read.straight"
    ),
}
BEST_FIVE: Mapping[str, CardsAsked] = {
    "five.less": CardsAsked(
        phrase("Best five of six: two pairs or less"), "six_card_two_pair", "read.pair"
    ),
    "five.three_of_a_kind": CardsAsked(
        phrase("Best five of six: three of a kind"), "six_card_three_of_a_kind", "five.less"
    ),
    "five.straight": CardsAsked(
        phrase("Best five of six: a straight"), "six_card_straight", "read.straight"
    ),
    "five.straight.wheel": CardsAsked(
        phrase("Best five of six: 5-4-3-2-A"), "six_card_ace_low_straight", "five.straight"
    ),
    "five.flush": CardsAsked(phrase("Best five of six: a flush"), "six_card_flush", "read.flush"),
    "five.full_house": CardsAsked(
        phrase("Best five of six: a full house"), "six_card_full_house", "five.three_of_a_kind"
    ),
    "five.four_of_a_kind": CardsAsked(
        phrase("Best five of six: four of a kind"),
        "six_card_four_of_a_kind",
        "five.three_of_a_kind",
    ),
    "five.straight_flush": CardsAsked(
        phrase("Best five of six: a straight flush"),
        "six_card_straight_flush",
        "five.straight five.flush",
    ),
    "five.royal_flush": CardsAsked(
        phrase("Best five of six: a royal flush"), "six_card_royal", "five.straight_flush"
    ),
}


_USUAL_LOWEST = (Rank.QUEEN, Rank.THREE, Rank.TWO)
_USUAL_RUNS = (
    frozenset({Rank.ACE, Rank.TWO, Rank.THREE}),
    *(frozenset({Rank(low), Rank(low + 1), Rank(low + 2)}) for low in range(2, 13)),
)


def ranked(skill: str, rules: HouseRules) -> str:
    """The id of a skill about hands at this house."""
    return skill if _ranks_as_usual(rules.ranking) else own(skill, rules.house)


def qualified(skill: str, rules: HouseRules) -> str:
    """The id of a skill about the dealer's playing at this house."""
    usual = _ranks_as_usual(rules.ranking) and rules.qualifying.at_least == _USUAL_LOWEST
    return skill if usual else own(skill, rules.house)


@lru_cache(maxsize=64)
def _ranks_as_usual(ranking: Ranking) -> bool:
    runs = tuple(map(frozenset, ranking.straights))
    return ranking.order == tuple(Category) and runs == _USUAL_RUNS


# ------------------------------------------------------------------------------ what there is


class _Kind(Struct, frozen=True):
    """Skills of one area, their ids at a house, and the quick drills' names that stand for each."""

    area: Area
    reference_ms: int
    asked: Mapping[str, CardsAsked]
    at: Callable[[str, HouseRules], str]
    questions: Callable[[str], tuple[str, ...]]


def card_skills(rules: HouseRules) -> Iterator[Skill]:
    """The skills that this house's cards ask for, the easier first."""
    yield from _of_kind(rules, _READING, set(naming_skills(rules)))
    yield from _of_kind(rules, _COMPARING, set(comparing_skills(rules)))
    if not rules.qualifying.met_by_all(rules.ranking):
        yield from _of_kind(rules, _QUALIFYING, set(qualifying_skills(rules)))
    yield from _of_kind(rules, _BEST_FIVE, set(five_skills(rules)))


def _of_kind(rules: HouseRules, kind: _Kind, askable: set[str]) -> Iterator[Skill]:
    for name, asked in kind.asked.items():
        questions = tuple(each for each in kind.questions(name) if each in askable)
        if questions or name in _NEVER_ASKED:
            by_question = (ByQuestion(Exercise.READING, questions),) if questions else ()
            yield Skill(
                id=kind.at(name, rules),
                area=kind.area,
                reference_ms=kind.reference_ms,
                by=(*by_question, ByRound(tuple(asked.event.split()))),
                needs=tuple(kind_of(need).at(need, rules) for need in asked.needs.split()),
                told=partial(say_phrase, asked.words),
            )


def kind_of(name: str) -> _Kind:
    """The kind whose skills begin like that name."""
    return _KINDS[name.partition(".")[0]]


def card_skill_of(question: str, rules: HouseRules) -> str | None:
    """The skill's id that a quick drill's name stands for; None if it is not about cards."""
    for kind in _KINDS.values():
        for name in kind.asked:
            if question in kind.questions(name):
                return kind.at(name, rules)
    return None


# What only rounds show.
_NEVER_ASKED = (PLAIN_COMPARISON, PLAIN_DEALER)


def _itself(name: str) -> tuple[str, ...]:
    return (name,)


def _side_by_side(name: str) -> tuple[str, ...]:
    """The comparison, and the question that compares the two categories without cards."""
    one, _, other = name.removeprefix("cmp.").partition("_v_")
    return (name, f"order.three.{one}_v_{other}", f"order.three.{other}_v_{one}")


def _named_and_found(name: str) -> tuple[str, ...]:
    """The best five named, found among the cards, and held against another category."""
    alike = LESS if name == LESS_THAN_TRIPS else (name.removeprefix("five."),)
    asked = [each for one in alike for each in (f"five.{one}", f"five.cards.{one}")]
    return (*asked, *_ORDERS_OF_FIVE.get(name, ()))


_ORDERS_OF_FIVE = {
    "five.flush": ("order.five.straight_v_flush", "order.five.flush_v_three_of_a_kind"),
    "five.straight": ("order.five.straight_v_three_of_a_kind",),
}

_READING = _Kind(Area.READING, 1500, READING, ranked, _itself)
_COMPARING = _Kind(Area.COMPARING, 2500, COMPARING, ranked, _side_by_side)
_QUALIFYING = _Kind(Area.QUALIFYING, 1500, QUALIFYING, qualified, _itself)
_BEST_FIVE = _Kind(Area.BEST_FIVE, 5000, BEST_FIVE, lambda skill, _: skill, _named_and_found)
_KINDS = {"read": _READING, "cmp": _COMPARING, "qual": _QUALIFYING, "five": _BEST_FIVE}
