"""Quick drills from scenario files: what they may say, and what is wrong with the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.drills.recipe import DrillClock, Exercise, Recipe
from trainer.errors import InputError
from trainer.library.lint import lint
from trainer.library.scenarios.recipes import load_recipes, read_recipe

SCENARIO = """\
drill: low
title: Low
teaches: Poor hands.
exercise: reading
items: 12
clock: 6
skills: [qual.*, read.pair]
"""


def read(text: str, folder: Path) -> Recipe:
    (folder / "low.yaml").write_text(text, encoding="utf-8")
    return read_recipe(folder / "low.yaml")


def test_a_quick_drill_needs_neither_seats_nor_events(tmp_path: Path) -> None:
    recipe = read(SCENARIO, tmp_path)
    assert recipe.exercise is Exercise.READING
    assert (recipe.items, recipe.clock) == (12, DrillClock(shown=True, limit=6))
    assert recipe.skills == ("qual.*", "read.pair")
    assert recipe.events == ()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("exercise: reading", "exercise: readin", "4: exercise: no exercise 'readin'; did you"),
        ("items: 12", "items: 0", "5: items: '0' is not allowed here"),
        ("items: 12", "rounds: 12", "5: rounds: cannot be used with exercise: reading"),
        ("exercise: reading\n", "", "skills: cannot be used with exercise: settle"),
        ("exercise: reading\n", "", "seats: is missing; write seats"),
        ("exercise: reading\n", "", "events: is missing; write events"),
        ("[qual.*, read.pair]", "[]", "7: skills: an empty list is not allowed here"),
        ("read.pair", "qual.*", "7: skills[1]: 'qual.*' appears twice"),
    ],
)
def test_a_slip_is_named_with_its_line(old: str, new: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read(SCENARIO.replace(old, new), tmp_path)
    assert says in str(caught.value)


def test_lint_knows_the_skills_of_every_house(tmp_path: Path) -> None:
    read(SCENARIO.replace("read.pair", "read.pears"), tmp_path)
    told = [str(problem) for problem in lint([tmp_path]).problems]
    assert len(told) == 1
    assert "low.yaml:7: skills[1]: no skill 'read.pears'" in told[0]


def test_lint_tells_a_house_that_could_ask_nothing(tmp_path: Path) -> None:
    """Five of six cards are looked at by one house alone."""
    read(SCENARIO.replace("[qual.*, read.pair]", "[five.*]"), tmp_path)
    told = [str(problem) for problem in lint([tmp_path]).problems]
    assert len(told) == 4
    assert all("name nothing that" in each for each in told)


def test_there_are_quick_drills_of_every_exercise() -> None:
    quick = [recipe for recipe in load_recipes().values() if not recipe.exercise.at_table]
    kinds = {recipe.exercise for recipe in quick}
    assert kinds >= {Exercise.READING, Exercise.FLASH, Exercise.ORDER, Exercise.BETS}
    assert len(quick) >= 20
