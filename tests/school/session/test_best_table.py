"""Rounds for chosen skills: each asks for one of them, all come in turn, and a kill loses none."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.dealing.script import script_for
from trainer.drills.skills.decisions import skills_touched
from trainer.game.settle import settle
from trainer.school.choice_reason import about
from trainer.school.curriculum import NothingToDeal
from trainer.school.practice import Practice
from trainer.school.progress.transfer import changed
from trainer.school.rounds.round_sources import ROUNDS
from trainer.school.session.best_table import dealable
from trainer.school.sitting import Sitting

HOUSE = "six-card-bonus"


@pytest.fixture
def practice(tmp_path: Path) -> Practice:
    return Practice.open(tmp_path)


def asked(sitting: Sitting) -> frozenset[str]:
    settlement = settle(sitting.house.rules, sitting.round_)
    return skills_touched(script_for(sitting.house, sitting.round_, settlement, sitting.part))


def test_every_round_asks_for_the_skill_of_its_turn(practice: Practice) -> None:
    wanted = [each.id for each in changed(practice.progress.transfer("mbs", HOUSE))]
    turns = dealable(practice.skills.book(HOUSE), wanted)
    sitting = practice.on_skills(HOUSE, wanted, seed=5)
    for turn in range(ROUNDS):
        assert turns[turn % len(turns)] in asked(sitting)
        sitting.finish()
        if turn + 1 < ROUNDS:
            sitting = sitting.next()
    assert sitting.is_last


def test_the_same_seed_deals_the_same_round(practice: Practice) -> None:
    skills = ["pay.pair_plus.straight@six-card-bonus", "read.straight.a23"]
    first, again = (practice.on_skills(HOUSE, skills, seed=9) for _ in range(2))
    assert first.round_ == again.round_


def test_a_killed_sitting_goes_on_with_the_same_skills(tmp_path: Path) -> None:
    before = Practice.open(tmp_path)
    sitting = before.on_skills(HOUSE, ["fold@six-card-bonus"], seed=3)
    sitting.finish()
    before.close()
    after = Practice.open(tmp_path)
    resumed = after.resume()
    assert resumed is not None
    assert resumed.number == 2
    assert "fold@six-card-bonus" in asked(resumed)
    assert resumed.drill_title == "Rounds for chosen skills"


def test_the_debrief_does_not_say_who_chose(practice: Practice) -> None:
    """A supervisor's remedial deals the same rounds."""
    sitting = practice.on_skills(HOUSE, ["fold@six-card-bonus"], seed=3)
    why = practice.explained(sitting.finish()).why
    assert len(why) == 1
    assert why[0].startswith('It practises "')


def test_skills_that_no_round_asks_for_are_refused(practice: Practice) -> None:
    with pytest.raises(NothingToDeal, match="no round of six-card-bonus asks for"):
        practice.on_skills(HOUSE, ["manner@six-card-bonus"])
    assert about(None) == ()


def test_a_round_dealt_again_is_followed_by_rounds_for_the_same_skills(practice: Practice) -> None:
    """What is dealt again is the trainee's wish; the skills are those of the sitting it was of."""
    first = practice.on_skills(HOUSE, ["fold@six-card-bonus"], seed=3)
    first.finish()
    again = practice.again(practice.again(first.attempt_id).attempt_id)
    again.finish()
    following = again.next()
    assert following.number == 1
    assert "fold@six-card-bonus" in asked(following)
