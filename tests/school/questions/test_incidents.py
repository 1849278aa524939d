"""Irregularities as a trainee works them: the scene, the ruling, what follows, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import Exercise
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.one_question.screens import IncidentShown
from trainer.school.practice import Practice
from trainer.school.questions.incidents import PASSED_OVER, drawn, read_act
from trainer.school.questions.sitting import QuickSitting

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
DRILL = "what-is-ruled"


@pytest.fixture
def practice(home: Path) -> Iterator[Practice]:
    opened = Practice.open(home)
    yield opened
    opened.close()


def right(sitting: QuickSitting) -> tuple[str, ...]:
    """What a faultless dealer answers; it is told only where time runs out."""
    return tuple(map(str, sitting._asked.mark(1, None, 0).due_answer or ()))  # type: ignore[arg-type]


@pytest.mark.parametrize("house", HOUSES)
def test_a_faultless_dealer_rules_right_throughout(practice: Practice, house: str) -> None:
    sitting = practice.quick.start(house, DRILL, seed=4, feedback=Feedback.AT_ONCE)
    while True:
        marked = sitting.answer(right(sitting))
        assert marked is not None
        assert marked.right, marked
        if not sitting.next():
            break
    result = sitting.result()
    assert (result.right, result.of) == (8, 8)
    assert practice.quick.done()[0].right == 8


@pytest.mark.parametrize("house", HOUSES)
def test_letting_everything_pass_is_right_of_look_alikes_only(
    practice: Practice, house: str
) -> None:
    sitting = practice.quick.start(house, DRILL, seed=9)
    while True:
        due = right(sitting)
        marked = sitting.answer(())
        assert marked is not None
        assert marked.right == (due[0] == "rule play_on"), (due, marked)
        assert marked.given == PASSED_OVER[:1].upper() + PASSED_OVER[1:]
        assert marked.reason.rule
        if not sitting.next():
            break


def test_the_scene_says_what_is_seen_and_never_what_it_means(practice: Practice) -> None:
    """Neither the line, its facts nor the ruling is anywhere in what a screen is given."""
    sitting = practice.quick.start("mbs", DRILL, seed=1)
    shown = sitting.shown
    assert isinstance(shown, IncidentShown)
    assert shown.told
    assert not {"line", "facts", "event", "due", "ruling"} & set(IncidentShown.__struct_fields__)


def test_a_sitting_that_was_killed_goes_on_at_the_same_scene(home: Path) -> None:
    first = Practice.open(home)
    sitting = first.quick.start("prime", DRILL, seed=2)
    sitting.answer(right(sitting))
    sitting.next()
    waits = sitting.shown
    first.close()
    again = Practice.open(home)
    resumed = again.quick.resume()
    assert resumed is not None
    assert (resumed.number, resumed.right) == (2, 1)
    assert resumed.shown == waits
    again.close()


def test_what_was_ruled_is_kept_and_told_again(practice: Practice) -> None:
    sitting = practice.quick.start("mbs", DRILL, seed=3)
    while True:
        sitting.answer(("rule void", "return all"))
        if not sitting.next():
            break
    told = practice.quick.result(sitting.attempt_id)
    assert told is not None
    assert all("void" in item.marked.given for item in told.items)
    assert all("return every wager" in item.marked.given for item in told.items)


def test_there_are_drills_of_irregularities_for_every_house() -> None:
    drills = [d for d in load_recipes().values() if d.exercise is Exercise.IRREGULARITIES]
    assert len(drills) >= 5
    for house in HOUSES:
        assert sum(each.serves(house) for each in drills) >= 3


def test_every_line_that_a_drill_names_is_ruled_on_at_each_of_its_houses() -> None:
    shelf = load_houses(None)
    for drill in load_recipes().values():
        if drill.exercise is not Exercise.IRREGULARITIES or not drill.skills:
            continue
        assert drill.houses, drill.name
        ruled = [load_irregularities(shelf.folder(house)) for house in drill.houses]
        for house in ruled:
            assert drawn(house, drill.skills, 1) is not None
        known = {line.skill for house in ruled for line in house.lines}
        for skill in drill.skills:
            stem = skill.removesuffix("*")
            assert any(each.startswith(stem) for each in known), (drill.name, skill)


@pytest.mark.parametrize("line", ["rule void", "return 3 ante", "move 4 3", "take 2 ante"])
def test_acts_are_read_as_they_are_written(line: str) -> None:
    assert str(read_act(line)) == line


CHAIN = "stop-call-resume"


@pytest.mark.parametrize("house", HOUSES)
def test_the_whole_chain_is_worked_from_the_stop_to_the_resumption(
    practice: Practice, house: str
) -> None:
    sitting = practice.quick.start(house, CHAIN, seed=4, feedback=Feedback.AT_ONCE)
    while True:
        due = right(sitting)
        if due[0] != "rule play_on":
            assert due[:2] == ("stop game", "rule call_supervisor")
            assert due[2].startswith("explain ")
            assert due[-2:] == ("announce ruling", "resume")
        marked = sitting.answer(due)
        assert marked is not None
        assert marked.right, (due, marked)
        if not sitting.next():
            break


def test_a_link_left_out_is_told_in_the_drill_of_the_whole_chain(practice: Practice) -> None:
    sitting = practice.quick.start("mbs", CHAIN, seed=4, feedback=Feedback.AT_ONCE)
    while right(sitting)[0] == "rule play_on":
        sitting.answer(right(sitting))
        sitting.next()
    marked = sitting.answer(right(sitting)[1:])
    assert marked is not None
    assert not marked.right
    assert marked.reason.cited == "School's convention"
