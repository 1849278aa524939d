"""What changes from house to house, against what the houses' documents say."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.some_houses import HOUSES
from trainer.school.practice import Practice
from trainer.school.progress.transfer import SkillChange, changed


@lru_cache(maxsize=1)
def practice() -> Practice:
    return Practice.open(Path(mkdtemp()))


@lru_cache(maxsize=32)
def changes(at: str, to: str) -> dict[str, SkillChange]:
    return {each.skill.id: each.change for each in practice().progress.transfer(at, to)}


NEXT = set(pairwise([*HOUSES, HOUSES[0]]))
PAIRS = [
    pytest.param(*pair, marks=() if pair in NEXT else pytest.mark.slow)
    for pair in permutations(HOUSES, 2)
]


@pytest.mark.parametrize(("at", "to"), PAIRS)
def test_every_skill_of_the_new_house_is_the_same_other_or_new(at: str, to: str) -> None:
    found = changes(at, to)
    assert found.keys() == {skill.id for skill in practice().skills.book(to)}
    assert all(
        found[each.id] is SkillChange.SAME
        for each in practice().skills.book(to)
        if each.shared and each.id in practice().skills.book(at)
    )


def test_a_house_is_the_same_as_itself() -> None:
    for name in HOUSES:
        assert changed(practice().progress.transfer(name, name)) == ()


def test_a_straight_on_pair_plus_pays_otherwise() -> None:
    """MBS 4.3 pays 5 to 1, 6CB Pair Plus Wager ¶2 6 to 1; a pair pays 1 to 1 at both."""
    found = changes("mbs", "six-card-bonus")
    assert found["pay.pair_plus.straight@six-card-bonus"] is SkillChange.OTHER
    assert found["pay.pair_plus.pair@six-card-bonus"] is SkillChange.SAME


def test_an_ante_bonus_pays_otherwise_only_where_its_table_does() -> None:
    """5, 4 and 1 to 1 at MBS, 4, 3 and 1 to 1 at Six Card Bonus."""
    found = changes("mbs", "six-card-bonus")
    assert found["pay.ante_bonus.straight_flush@six-card-bonus"] is SkillChange.OTHER
    assert found["pay.ante_bonus.three_of_a_kind@six-card-bonus"] is SkillChange.OTHER
    assert found["pay.ante_bonus.straight@six-card-bonus"] is SkillChange.SAME


def test_a_wager_that_the_old_house_does_not_offer_is_new() -> None:
    to_six, to_mbs = changes("mbs", "six-card-bonus"), changes("six-card-bonus", "mbs")
    own = [id_ for id_ in to_six if id_.startswith("pay.six_card_bonus.")]
    own += [id_ for id_ in to_mbs if id_.startswith(("pay.progressive.", "pay.envy_bonus."))]
    assert len(own) > 10
    assert all((to_six | to_mbs)[id_] is SkillChange.NEW for id_ in own)


def test_taking_before_paying_is_new_where_the_old_house_leaves_it_open() -> None:
    """6CB Paying Out ¶2 and ¶3; MBS mandates no order within a seat."""
    assert (
        changes("mbs", "six-card-bonus")["ord.takes_before_pays@six-card-bonus"] is SkillChange.NEW
    )


def test_a_wrong_count_is_ruled_otherwise() -> None:
    """All wagers are returned at Six Card Bonus, the hand is dealt anew at Boxes."""
    assert changes("six-card-bonus", "boxes")["irr.wrong_count@boxes"] is SkillChange.OTHER
