"""A whole exam at a house made in the workshop: signed, then marked again by edition 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.exam.days import Day
from tests.school.exam.delivering import mark_all
from tests.school.exam.schools import School
from tests.school.tables import Ticking
from tests.school.workshop.made import confirmed, made, write_all
from tests.some_houses import shelf
from trainer.document import TableBlock, every_block
from trainer.library.house import RULES_FILE
from trainer.records.exam import ExamOutcome
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.clock import Clock
from trainer.school.exam.default_exam import floor_test
from trainer.school.practice import Practice
from trainer.school.re_marking.re_marking import ReMarker
from trainer.school.re_marking.re_marking_page import (
    ReMarkingFigures,
    ReMarkingRoute,
    ReMarkingTitles,
    tell_re_marking,
)
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.publishing import publishing

TITLES = ReMarkingTitles(str, str, str)


@pytest.mark.slow
def test_an_exam_at_a_made_house_is_signed_and_marked_again_by_edition_2(
    school: School, clock: Ticking, home: Path
) -> None:
    workshop = Workshop(home, shelf())
    workshop.publish(made(home, "lakeside"))
    times = Clock(running=clock.running, wall=clock.wall)
    practice = Practice.open(home, times)
    blueprint = floor_test(practice.curriculum.shelf, "lakeside")
    assert blueprint is not None
    day = Day(school, practice, clock, home, blueprint)
    sitting = day.open()
    result = day.sit()
    assert (result.outcome, result.errors) == (ExamOutcome.PASSED, 0)
    assert result.decisions >= blueprint.decisions > 100
    assert day.office.sheet(sitting) is not None
    day.office.sign(sitting, "A calm hand.")
    draft = workshop.reopen("lakeside")
    write_all(draft, (("pays:pair_plus.pair", "2:1"),))
    confirmed(draft)
    known = publishing(draft.id, draft.files, practice.curriculum.shelf, None)
    assert (known.edition, known.proposed, known.points) == ("1", "2", ())
    draft.put(RULES_FILE, ("edition",), known.proposed)
    workshop.publish(draft)
    practice.close()
    practice = Practice.open(home, times)
    again = ReMarker(school.registry, school.supervisor, practice.curriculum)
    changes = again.look("lakeside")
    assert 0 < len(changes.differing) < len(changes.changes) == blueprint.rounds
    document = tell_re_marking(
        ReMarkingFigures(again.waiting(), changes), ReMarkingRoute("lakeside"), TITLES
    )
    (*_, table) = [each for each in every_block(document.blocks) if isinstance(each, TableBlock)]
    assert len(table.rows) == len(changes.differing) + len(changes.exams) > 1
    again.apply(changes, "A pair pays 2 to 1.", with_exams=True)
    mark_all(school.registry, practice.curriculum)
    assert again.waiting() == {}
    row = school.registry.rows(SittingRow)[0]
    assert row.outcome == "failed"
    assert row.failed_areas is not None
    assert "pair_plus" in row.failed_areas
    practice.close()
