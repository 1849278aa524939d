"""The floor test of a school's own house, derived from that of the house it was made from."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from msgspec.structs import replace

from tests.sampled import thinned
from tests.school.workshop.made import made
from tests.some_houses import shelf
from trainer.commands.exam import graded_traces
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import ExamCounts
from trainer.drills.exam.stars import spots_in
from trainer.drills.scene import Scene
from trainer.game.cards import Rank
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.draft import begun_blank
from trainer.library.house import RULES_FILE
from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.school.exam.default_exam import default_exam, floor_test
from trainer.school.exam.exam_evidence import exam_at
from trainer.school.exam.exam_words import aims_met, counts_of
from trainer.school.exam.forms import forms_of, weight_of
from trainer.school.exam.pass_chance import WagersDone, ready
from trainer.school.workshop.drafts import Workshop


def test_it_asks_what_the_house_can_show_and_is_sat_without_fault(home: Path) -> None:
    Workshop(home, shelf()).publish(made(home, "lakeside"))
    houses = load_houses(home / ADDED_HOUSES)
    blueprint, like = floor_test(houses, "lakeside"), floor_test(houses, "prime")
    assert blueprint is not None
    assert like is not None
    assert set(like.areas) - set(blueprint.areas) == {ExamArea.OWN_WAGERS}
    gone = set(like.shows) - set(blueprint.shows)
    assert all(event.startswith("prime") or event == "low_queen_qualifies" for event in gone)
    at = exam_at(houses, "lakeside")
    form = forms_of(at, blueprint).form(5)
    traces = {}
    for number, task in enumerate(form.tasks, 1):
        if task in form.rounds:
            settled = settle(at.house.rules, task.round_)
            script = script_for(at.house, task.round_, settled, Part.SETTLEMENT)
            traces[number] = [str(act) for act in faultless(script)]
    grade = graded_traces(form, at, traces)
    assert grade.errors == len(form.rulings) == 3
    assert grade.wrong_rules == ()
    # Whoever errs in a tenth of the wagers is not ready there either.
    demands = default_exam(houses, "lakeside")
    assert demands.skills
    assert ready([WagersDone(2, 20)] * 10, {}, demands).chance < 0.5


def test_it_stars_the_lowest_hands_with_which_this_dealer_qualifies(home: Path) -> None:
    """Lakeside's dealer plays with Jack high: J-3-2 to J-6-3, not the low Queens of Prime."""
    Workshop(home, shelf()).publish(made(home, "lakeside"))
    houses = load_houses(home / ADDED_HOUSES)
    blueprint, like = floor_test(houses, "lakeside"), floor_test(houses, "prime")
    assert blueprint is not None
    assert like is not None
    assert "low_queen_qualifies" not in blueprint.shows
    wanted = blueprint.shows["low_hand_qualifies"]
    assert wanted == like.shows["low_queen_qualifies"]
    at = exam_at(houses, "lakeside")
    form = forms_of(at, blueprint).form(5)
    dealers = [sorted(each.rank for each in task.round_.dealer) for task in form.rounds]
    low = [each for each in dealers if each[2] is Rank.JACK and each[1] <= Rank.SIX]
    assert low
    scenes = [Scene.of(at.house.rules, task.round_) for task in form.rounds]
    spots = [spot for each in scenes for spot in spots_in(each, "low_hand_qualifies")]
    assert len(spots) >= wanted.count
    assert {wager for _, wager in spots} == {Wager.PLAY}


def test_the_houses_of_the_program_have_their_own() -> None:
    assert all(floor_test(shelf(), each).exposes for each in shelf())  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "name", thinned(("posted", "six-card-bonus", "boxes", "mbs", "prime"), few=2)
)
def test_the_forms_of_a_house_that_pays_as_another_weigh_the_same(name: str, home: Path) -> None:
    """A copy has other words and clauses; with another pay table it gets a pattern of its own."""
    draft = Workshop(home, shelf()).begin(name, "riverside", "Riverside", "RIV")
    draft.put(RULES_FILE, ("spots", "ante"), "Stake")
    copytree(draft.folder, home / ADDED_HOUSES / "riverside")
    houses = load_houses(home / ADDED_HOUSES)
    blueprint, like = floor_test(houses, "riverside"), floor_test(houses, name)
    assert blueprint is not None
    assert like is not None
    assert blueprint == replace(like, name="riverside", house="riverside")
    assert blueprint.exposes == 2
    at = exam_at(houses, "riverside")
    weight = weight_of(at, blueprint)
    assert weight is not None
    assert min(each.times for each in weight.rules) >= blueprint.exposes
    assert {each.round_.house for each in forms_of(at, blueprint).form(3).rounds} == {"riverside"}
    if draft.at(RULES_FILE, ("ante_bonus", "pays")) != "posted":
        bonus = home / ADDED_HOUSES / "riverside" / RULES_FILE
        draft.put(RULES_FILE, ("ante_bonus", "pays", "straight"), "2:1")
        bonus.write_text(draft.text(RULES_FILE), encoding="utf-8")
        changed = floor_test(load_houses(home / ADDED_HOUSES), "riverside")
        assert changed is not None
        assert changed.exposes == 2
        assert weight_of(exam_at(load_houses(home / ADDED_HOUSES), "riverside"), changed) != weight


@pytest.mark.parametrize(
    "name",
    ["riverside", "lakeside", "hilltop", pytest.param("crossroads", marks=pytest.mark.slow)],
)
def test_it_is_as_hard_as_that_of_the_other_houses(name: str, home: Path) -> None:
    """Ten rounds hold fewer decisions where a wager is missing: one in ten of those who err 5
    times in 100 passed."""
    copytree(made(home, name).folder, home / ADDED_HOUSES / name)
    houses = load_houses(home / ADDED_HOUSES)
    at, blueprint = exam_at(houses, name), floor_test(houses, name)
    assert blueprint is not None
    assert aims_met(counts_of(blueprint), blueprint.passing)
    for seed in range(5):
        form = forms_of(at, blueprint).form(seed)
        counts = ExamCounts(form.decisions, len(form.stars(at.house.rules)))
        assert aims_met(counts, blueprint.passing)


def test_a_house_from_nothing_has_that_of_the_house_most_like_it(home: Path) -> None:
    begun_blank(home / ADDED_HOUSES, "harbour", "$")
    blueprint = floor_test(load_houses(home / ADDED_HOUSES), "harbour")
    assert blueprint is not None
    assert blueprint.house == "harbour"
    assert ExamArea.ANTE_AND_PLAY in blueprint.areas
    assert ExamArea.PAIR_PLUS not in blueprint.areas
