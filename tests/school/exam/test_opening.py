"""An exam is held against what was opened: the seed, the exam and the blueprint as it was set."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from tests.school.exam.sat import SMALL
from trainer.library.scenarios.blueprints import text_of
from trainer.records.exam import ExamBegun
from trainer.records.registry.rows.exams import ExamRow, SittingRow
from trainer.school.exam.opening import OpeningDifference, Tasks, opening_differences

TEXT = text_of(SMALL)
BEGUN = ExamBegun("s", "e", TEXT, 11, "mbs", "1", "f", program="1", by="kl")
OPENED = SittingRow("s", "e", "ines", "st", 11, 0, "kl", "open", None, None, None, None, None, None)
SET = ExamRow("e", "Small", "mbs", TEXT, 0, "kl", "set")


def test_what_was_sat_as_it_was_opened_is_alike() -> None:
    assert opening_differences(BEGUN, OPENED, SET, Tasks()) == ()


@pytest.mark.parametrize(
    ("begun", "found"),
    [
        (replace(BEGUN, seed=12), (OpeningDifference.SEED,)),
        (replace(BEGUN, exam="another"), (OpeningDifference.EXAM,)),
        (
            replace(BEGUN, blueprint=text_of(structs.replace(SMALL, decisions=9))),
            (OpeningDifference.BLUEPRINT,),
        ),
        (replace(BEGUN, blueprint="{}"), (OpeningDifference.BLUEPRINT,)),
        (
            replace(BEGUN, seed=12, blueprint="{}"),
            (OpeningDifference.SEED, OpeningDifference.BLUEPRINT),
        ),
    ],
)
def test_what_its_station_made_of_it_is_told(
    begun: ExamBegun, found: tuple[OpeningDifference, ...]
) -> None:
    assert opening_differences(begun, OPENED, SET, Tasks()) == found


def test_a_blueprint_may_be_written_otherwise() -> None:
    """Another version of the program leaves out, or spaces, what asks for the same."""
    spaced = TEXT.replace(",", ", ")
    assert opening_differences(replace(BEGUN, blueprint=spaced), OPENED, SET, Tasks()) == ()


def test_an_exam_that_was_never_set_is_another() -> None:
    assert opening_differences(BEGUN, OPENED, None, Tasks()) == (OpeningDifference.EXAM,)


def test_each_is_told_in_a_sentence() -> None:
    assert len({each.words for each in OpeningDifference}) == len(OpeningDifference)
