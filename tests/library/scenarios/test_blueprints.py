"""Exams from blueprint files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from trainer import assets
from trainer.dealing.procedure import Part
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint, ExamClock, ItemWanted, PassRule, Retake
from trainer.errors import InputError
from trainer.library.lint import lint
from trainer.library.scenarios.blueprints import (
    blueprint_of,
    read_blueprint,
    sound_blueprints,
    text_of,
)

EXAM = """\
exam: small
title: A small exam
house: mbs
part: whole
rounds: 4
seats: 3
decisions: 30
rulings: 1
areas:
  ties: {count: 2, starred: true}
shows:
  tie: 1
  low_queen_qualifies: {count: 1, starred: true}
pass: {errors: 2, critical: 1}
clock: {exam: 30, round: 5}
retake: {tries: 2, days: 14}
key_guide: true
"""


def path_of(text: str, folder: Path) -> Path:
    (folder / "small.yaml").write_text(text, encoding="utf-8")
    return folder / "small.yaml"


def test_some_of_an_item_may_be_starred(tmp_path: Path) -> None:
    text = EXAM.replace("{count: 2, starred: true}", "{count: 6, starred: 2}")
    blueprint = read_blueprint(path_of(text, tmp_path))
    ties = blueprint.areas[ExamArea.TIES]
    assert (ties.count, ties.stars, blueprint.starred) == (6, 2, 3)
    assert ties.to_plain() == {"count": 6, "starred": 2}


def test_a_blueprint_is_read_as_it_is_written(tmp_path: Path) -> None:
    blueprint = read_blueprint(path_of(EXAM, tmp_path))
    assert (blueprint.name, blueprint.house, blueprint.part) == ("small", "mbs", Part.WHOLE)
    assert (blueprint.rounds, blueprint.seats, blueprint.decisions) == (4, 3, 30)
    assert blueprint.areas == {ExamArea.TIES: ItemWanted(2, starred=True)}
    assert blueprint.shows == {
        "tie": ItemWanted(1),
        "low_queen_qualifies": ItemWanted(1, starred=True),
    }
    assert blueprint.passing == PassRule(2, 1)
    assert blueprint.clock == ExamClock(30, 5)
    assert blueprint.retake == Retake(2, 14)
    assert blueprint.key_guide


def test_what_is_not_written_is_the_exam_of_the_book(tmp_path: Path) -> None:
    """About 150 decisions in ten rounds of five seats, three irregularities, at most 3 errors."""
    path = path_of("exam: small\ntitle: T\nhouse: prime\n", tmp_path)
    blueprint = read_blueprint(path)
    assert blueprint == Blueprint("small", "T", "prime", {}, {})
    assert (blueprint.rounds, blueprint.seats, blueprint.decisions) == (10, 5, 150)
    assert (blueprint.rulings, blueprint.passing) == (3, PassRule(3, 0))
    assert blueprint.clock == ExamClock()


def test_every_problem_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    text = EXAM.replace("rounds: 4", "rounds: many").replace("tie: 1", "tye: 1")
    text = text.replace("ties:", "tiles:").replace("exam: 30", "exam: 0").replace("2, days", "0, d")
    with pytest.raises(InputError) as told:
        read_blueprint(path_of(text, tmp_path))
    found = {(each.path, each.line) for each in told.value.problems}
    assert found == {
        ("rounds", 5),
        ("areas.tiles", 10),
        ("shows.tye", 12),
        ("clock.exam", 15),
        ("retake.tries", 16),
        ("retake.d", 16),
    }


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("shows: {tie: 11}", "write 10 at most"),
        ("shows: {}", "write events like tie: 1"),
        ("clock: soon", "write none, or minutes like {exam: 60, round: 6}"),
        ("areas: {conduct: 1}", "no area 'conduct'"),
        ("starred: true", "no such key in a blueprint"),
    ],
)
def test_a_problem_says_what_would_be_right(wrong: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as told:
        read_blueprint(path_of(f"exam: small\ntitle: T\nhouse: mbs\n{wrong}\n", tmp_path))
    assert says in str(told.value)
    assert ":4:" in str(told.value)


def test_the_records_keep_a_blueprint_as_it_is(tmp_path: Path) -> None:
    for blueprint in (*sound_blueprints()[0].values(), read_blueprint(path_of(EXAM, tmp_path))):
        assert blueprint_of(text_of(blueprint)) == blueprint
        assert json.loads(text_of(blueprint)) == blueprint.to_plain()


def test_a_blueprint_is_told_by_its_own_name(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not the file's name; write small"):
        read_blueprint(path_of(EXAM.replace("exam: small", "exam: large"), tmp_path))


def test_lint_tells_what_a_house_cannot_meet(tmp_path: Path) -> None:
    path = path_of(EXAM.replace("shows:", "shows:\n  prime_both: 1\n  six_card_royal: 1"), tmp_path)
    told = [(each.path, each.line) for each in lint([path]).problems]
    assert told == [("shows.prime_both", 12), ("shows.six_card_royal", 13)]
    gone = path_of(EXAM.replace("house: mbs", "house: gone"), tmp_path)
    assert [(each.path, each.line) for each in lint([gone]).problems] == [("house", 3)]


@pytest.mark.slow
def test_the_bundled_exams_are_sound() -> None:
    linted = lint([assets.folder("scenarios") / "exams"])
    assert (linted.files, linted.problems) == (5, ())


def test_no_record_makes_a_blueprint_of_nonsense() -> None:
    for text in ("", "[]", "[" * 60_000, '{"exam": "a"}', text_of(replace(_any(), rounds=0))):
        with pytest.raises(InputError):
            blueprint_of(text)


def _any() -> Blueprint:
    return next(iter(sound_blueprints()[0].values()))
