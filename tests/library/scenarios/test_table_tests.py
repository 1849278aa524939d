"""scenarios/table-tests: the bundled forms can be read, and of a bad one everything is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.dealing.procedure import Part
from trainer.drills.recipe import Seats
from trainer.errors import InputError
from trainer.library.scenarios.recipes import sound_recipes
from trainer.library.scenarios.table_tests import (
    FORM,
    form_to_plain,
    read_form,
    sound_forms,
)

BAD = """
table_test: other
title: ""
rounds:
  - {drill: every-trap, events: [tie]}
  - {events: [tye]}
  - {seats: {from: 5, to: 3}, drill: folds}
criteria:
  calls:
    title: Calls
    asks: How are they?
    anchors: [bad, poor, good]
    weight: 3
passes: {critical: -1, lowest: 5}
"""


def test_the_bundled_forms_are_sound_and_their_drills_are_there() -> None:
    forms, problems = sound_forms()
    assert not problems
    drills, _ = sound_recipes()
    for name, form in forms.items():
        assert form.name == name
        assert FORM.whole(form_to_plain(form)) == form
        for wanted in form.rounds:
            assert wanted.events or wanted.drill in drills
            assert wanted.drill == "" or drills[wanted.drill].part is form.part or wanted.seats
    assert forms["whole-round"].part is Part.WHOLE
    assert forms["settling"].rounds[0].seats == Seats.just(1, 2, 4, 6, 7)


def test_of_a_bad_file_every_problem_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(BAD, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_form(path)
    told = [(each.line, each.path, each.message.split(";")[0]) for each in caught.value.problems]
    assert told == [
        (2, "about", "is missing"),
        (3, "title", "an empty value is not allowed here"),
        (5, "rounds[0]", "does not say what is dealt"),
        (6, "rounds[1].events[0]", "no event 'tye'"),
        (7, "rounds[2].seats", "from is higher than to"),
        (13, "criteria.calls.weight", "no such key in a criterion"),
        (12, "criteria.calls.anchors", "a list is not allowed here"),
        (14, "passes.critical", "'-1' is not allowed here"),
        (14, "passes.lowest", "'5' is not allowed here"),
    ]
    forms, problems = sound_forms(tmp_path)
    assert (forms, len(problems)) == ({}, len(told))


def test_the_name_is_that_of_the_file(tmp_path: Path) -> None:
    forms, _ = sound_forms()
    bundled = Path(__file__).resolve().parents[3] / "scenarios/table-tests/settling.yaml"
    path = tmp_path / "elsewhere.yaml"
    path.write_text(bundled.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(InputError, match="write elsewhere"):
        read_form(path)
    assert forms
