"""Drills from scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer import assets
from trainer.dealing.procedure import Part
from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import DrillClock, Recipe, Seats, WeighedEvents
from trainer.errors import InputError
from trainer.library.scenarios.recipes import load_recipes, read_recipe, sound_recipes

SCENARIO = """\
drill: ties
title: Ties
teaches: Equal hands push.
seats: {from: 3, to: 5}
level: 3
houses: [mbs, prime]
part: whole
rounds: 12
clock: 90
feedback: at_the_end
wagers: {ante: 80}
several_hands: 0
at_once: 2
events:
  plain: 3
  tie: 4
  tie + ace_low_straight: 1
"""


def read(text: str, folder: Path) -> Recipe:
    (folder / "ties.yaml").write_text(text, encoding="utf-8")
    return read_recipe(folder / "ties.yaml")


def test_a_scenario_is_read_as_it_is_written(tmp_path: Path) -> None:
    recipe = read(SCENARIO, tmp_path)
    assert recipe.name == "ties"
    assert recipe.seats == Seats(3, 5)
    assert recipe.houses == ("mbs", "prime")
    assert recipe.part is Part.WHOLE
    assert recipe.clock == DrillClock(shown=True, limit=90)
    assert recipe.feedback is Feedback.AT_THE_END
    assert (recipe.wagers.ante, recipe.wagers.pair_plus) == (80, 70)
    assert recipe.events == (
        WeighedEvents((), 3),
        WeighedEvents(("tie",), 4),
        WeighedEvents(("tie", "ace_low_straight"), 1),
    )


def test_what_is_not_written_is_the_recipe_s_own_default(tmp_path: Path) -> None:
    text = "drill: ties\ntitle: T\nteaches: T\nseats: [1, 4, 7]\nevents: {plain: 1}\n"
    assert read(text, tmp_path) == Recipe(
        "ties", "T", "T", Seats.just(1, 4, 7), (WeighedEvents((), 1),)
    )


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("drill: ties", "drill: tie", "1: drill: 'tie' is not the file's name"),
        ("{from: 3, to: 5}", "{from: 5, to: 3}", "4: seats: from is higher than to"),
        (
            "{from: 3, to: 5}",
            "[1, 8]",
            "4: seats[1]: '8' is not allowed here; write a whole number",
        ),
        ("{from: 3, to: 5}", "[1, 1]", "4: seats[1]: '1' appears twice"),
        ("{from: 3, to: 5}", "three", "4: seats: 'three' is given for the range of seats"),
        ("level: 3", "level: 6", "5: level: '6' is not allowed here"),
        (
            "houses: [mbs, prime]",
            "houses: some",
            "6: houses: 'some' is not allowed here; write all",
        ),
        ("part: whole", "part: hole", "7: part: no part 'hole'; did you mean whole?"),
        ("rounds: 12", "rounds: 2.5", "8: rounds: '2.5' is not allowed here"),
        ("clock: 90", "clock: fast", "9: clock: 'fast' is no clock setting"),
        ("clock: 90", "clock: true", "9: clock: 'True' is not allowed here"),
        ("{ante: 80}", "{ante: 101}", "11: wagers.ante: '101' is not allowed here"),
        ("  tie: 4", "  ties: 4", "16: events.ties: no event 'ties'; did you mean tie?"),
        ("  tie: 4", "  tie: -1", "16: events.tie: '-1' is not allowed here"),
        ("tie + ace_low_straight", "tie + tie", "17: events.tie + tie: names an event twice"),
        ("title: Ties\n", "", "title: is missing"),
    ],
)
def test_a_slip_in_a_scenario_is_named_with_its_line(
    old: str, new: str, says: str, tmp_path: Path
) -> None:
    assert SCENARIO.count(old) == 1
    with pytest.raises(InputError) as caught:
        read(SCENARIO.replace(old, new), tmp_path)
    assert says in str(caught.value)


def test_events_that_weigh_nothing_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="weigh nothing"):
        read(SCENARIO.replace(": 3\n  tie: 4", ": 0\n  tie: 0").replace("ht: 1", "ht: 0"), tmp_path)


def test_a_faulty_scenario_does_not_take_the_others_down(tmp_path: Path) -> None:
    read(SCENARIO, tmp_path)
    (tmp_path / "broken.yaml").write_text("drill: [", encoding="utf-8")
    recipes, problems = sound_recipes(tmp_path)
    assert list(recipes) == ["ties"]
    assert len(problems) == 1
    with pytest.raises(InputError):
        load_recipes(tmp_path)


def test_the_bundled_drills_are_sound() -> None:
    assert len(load_recipes()) == len(list(assets.folder("scenarios").glob("*.yaml")))


def test_drills_are_listed_by_level() -> None:
    levels = [recipe.level for recipe in load_recipes().values()]
    assert levels == sorted(levels)
