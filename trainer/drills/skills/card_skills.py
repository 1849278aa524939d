"""The skills of the cards alone: read a hand, compare two, tell whether the dealer plays, find the
best five.

They, and their ids, are the same at every house of the usual game. A house that ranks hands
differently, or whose dealer plays with other hands, has its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from trainer.drills.comparing import PLAIN_COMPARISON, comparing_skills
from trainer.drills.five_of_six import LESS_THAN_TRIPS, five_skills
from trainer.drills.naming import naming_skills
from trainer.drills.qualifying import PLAIN_DEALER, qualifying_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.card_events import BEST_FIVE, COMPARING, QUALIFYING, READING, CardsAsked
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, Skill, own
from trainer.game.best_five import FiveCategory
from trainer.game.cards import Rank
from trainer.game.hands import Category, Ranking
from trainer.game.rules import HouseRules
from trainer.wording import say_phrase

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


def _anywhere(skill: str, rules: HouseRules) -> str:
    return skill


@lru_cache(maxsize=64)
def _ranks_as_usual(ranking: Ranking) -> bool:
    runs = tuple(map(frozenset, ranking.straights))
    return ranking.order == tuple(Category) and runs == _USUAL_RUNS


# ------------------------------------------------------------------------------ what there is


@dataclass(frozen=True, slots=True)
class _Kind:
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
                by=(*by_question, ByRound(asked.events)),
                needs=tuple(kind_of(need).at(need, rules) for need in asked.needs),
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
    alike = _LESS if name == LESS_THAN_TRIPS else (name.removeprefix("five."),)
    asked = [each for one in alike for each in (f"five.{one}", f"five.cards.{one}")]
    return (*asked, *_ORDERS_OF_FIVE.get(name, ()))


_LESS = (FiveCategory.TWO_PAIR, FiveCategory.PAIR, FiveCategory.HIGH_CARD)
_ORDERS_OF_FIVE = {
    "five.flush": ("order.five.straight_v_flush", "order.five.flush_v_three_of_a_kind"),
    "five.straight": ("order.five.straight_v_three_of_a_kind",),
}

_READING = _Kind(Area.READING, 1500, READING, ranked, _itself)
_COMPARING = _Kind(Area.COMPARING, 2500, COMPARING, ranked, _side_by_side)
_QUALIFYING = _Kind(Area.QUALIFYING, 1500, QUALIFYING, qualified, _itself)
_BEST_FIVE = _Kind(Area.BEST_FIVE, 5000, BEST_FIVE, _anywhere, _named_and_found)
_KINDS = {"read": _READING, "cmp": _COMPARING, "qual": _QUALIFYING, "five": _BEST_FIVE}
