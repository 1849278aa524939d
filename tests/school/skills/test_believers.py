"""Who holds a wrong rule never masters the skill that it is about, and masters the others."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.marking.some_trainees import misread
from tests.school.beliefs.holder import trace_of
from tests.some_houses import house, ruled
from trainer.drills.skills.registry import round_for, skills_of
from trainer.marking.mark import mark_round
from trainer.school.skills.judgement import judged

ROUNDS = 12

HELD = [
    ("mbs", "HR01", "read.straight.a23"),
    ("mbs", "HR15", "cmp.pair.first"),
    ("mbs", "HR06", "cmp.straight_v_flush"),
    ("boxes", "QL03", "qual.q_low"),
    ("prime", "QL06", "qual.low_pair"),
    ("mbs", "PP07", "pay.pair_plus.flush@mbs"),
    ("six-card-bonus", "AB02", "pay.ante_bonus.straight@six-card-bonus"),
    ("mbs", "AB01", "due.ante_bonus.lower@mbs"),
    ("mbs", "AB02", "due.ante_bonus.not_qualified@mbs"),
    ("mbs", "AB07", "due.ante_bonus.tie@mbs"),
    ("mbs", "PP03", "due.pair_plus.folded@mbs"),
    ("posted", "AP04", "game.tie@posted"),
    ("boxes", "AR01", "mul.x20"),
    ("six-card-bonus", "SC04", "pay.six_card_bonus.flush@six-card-bonus"),
    ("mbs", "PG11", "pay.progressive.mini_royal@mbs"),
]


@pytest.mark.parametrize(("name", "belief", "skill"), HELD)
def test_a_wrong_rule_shows_in_the_skill_that_it_is_about(
    name: str, belief: str, skill: str
) -> None:
    """In rounds that ask for the skill: wrong wherever the rule led astray, and most of what else
    was touched is right."""
    at, book = house(name), skills_of(house(name), ruled(name))
    seen: dict[str, list[bool]] = defaultdict(list)
    for seed in range(ROUNDS):
        round_ = round_for(at, book[skill], f"believer {seed}", seats=5)
        trace = trace_of(misread(name), round_, (belief,))
        for each in judged(mark_round(at, round_, trace).verdict):
            seen[each.touch.skill].append(each.right)
    own = seen.pop(skill)
    others = [right for rights in seen.values() for right in rights]
    print(f"\n{belief}: {skill} right {sum(own)} of {len(own)}, others {sum(others)}/{len(others)}")
    assert sum(own) < 0.75 * len(own)
    assert sum(others) > 0.6 * len(others)
