"""A short book answers as the whole one whether there are hands to be asked about."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from trainer.drills.questions import naming, qualifying
from trainer.drills.ranked_hands import book_of, sample_of
from trainer.game.hands import Category, Ranking, parse_straight
from trainer.library.houses import load_houses

SHELF = load_houses()
USUAL = SHELF["mbs"].rules.ranking
OTHERS = (
    replace(USUAL, straights=USUAL.straights[1:]),
    replace(USUAL, straights=(*USUAL.straights, parse_straight("K-A-2"))),
    replace(USUAL, order=tuple(reversed(Category))),
)
"""Without 3-2-A, with one that goes round the corner, and with the order of kinds turned about."""


@pytest.mark.parametrize("house", list(SHELF))
def test_every_reading_that_has_hands_is_asked_and_no_other(house: str) -> None:
    rules = SHELF[house].rules
    asked = naming.naming_skills(rules).keys() | qualifying.qualifying_skills(rules).keys()
    assert asked == _with_hands(rules.ranking)


@pytest.mark.parametrize("ranking", OTHERS)
def test_the_same_where_hands_are_ranked_otherwise(ranking: Ranking) -> None:
    rules = structs.replace(SHELF["mbs"].rules, ranking=ranking)
    asked = naming.naming_skills(rules).keys() | qualifying.qualifying_skills(rules).keys()
    assert asked == _with_hands(ranking)
    assert ("read.straight.a23" in asked) == (parse_straight("3-2-A") in ranking.straights)


@pytest.mark.parametrize("ranking", [USUAL, *OTHERS])
def test_a_hand_of_it_is_worth_what_it_is_in_the_whole_book(ranking: Ranking) -> None:
    short = sample_of(ranking)
    assert [*short.strengths] == [*map(ranking.strength, short.cards)]
    assert set(short.strengths) == set(book_of(ranking).strengths)


def _with_hands(ranking: Ranking) -> set[str]:
    """By all 22,100 hands."""
    read = {each.skill for each in naming._READINGS if naming.pool(ranking, each)}
    return read | {skill for skill in qualifying._POOLS if qualifying._hands(ranking, skill)}
