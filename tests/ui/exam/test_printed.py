"""The result sheet on paper says what stands in the window."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from pathlib import Path

from tests.school.exam.sat import SITTING, opening, sit_all
from tests.school.tables import Ticking, open_practice
from trainer.drills.exam.areas import Area
from trainer.library.houses import load_houses
from trainer.records.registry.rows.exams import SignatureRow, SittingRow
from trainer.school.exam.re_marked import CameTo, ExamReMarked, as_it_stands
from trainer.school.exam.signing import Signing
from trainer.ui.exam.printed import printed_sheet
from trainer.ui.exam.sheet_shown import (
    SheetShown,
    headline,
    mistake_head,
    mistake_rule,
    signature_lines,
)


def test_every_mistake_is_on_paper_with_its_rule(home: Path) -> None:
    practice = open_practice(load_houses(), home, Ticking())
    result = sit_all(practice.exams.begin(opening()), pays_left_out=3)
    sheet = practice.exams.sheet(SITTING)
    practice.close()
    assert sheet is not None
    printout = printed_sheet(SheetShown(sheet, "Robert'); DROP TABLE <b>"))
    paper = unescape("".join(block for part in printout.parts for block in part))
    assert headline(sheet) in paper
    assert paper.count("MBS") > result.errors
    for mistake in sheet.grade.mistakes:
        assert mistake_head(mistake) in paper
        assert mistake_rule(mistake) in paper
    written = "".join(block for part in printout.parts for block in part)
    assert "DROP TABLE &lt;b&gt;" in written


def test_what_was_marked_again_is_told_by_whom_why_and_what_it_was(home: Path) -> None:
    practice = open_practice(load_houses(), home, Ticking())
    sit_all(practice.exams.begin(opening()), pays_left_out=3)
    sheet = practice.exams.sheet(SITTING)
    practice.close()
    assert sheet is not None
    row = SittingRow(
        *(SITTING, "e", "tim", "st", 7, 1, "sue", "ended"),
        *("passed", 24, 1, 0, "[]", 2),
    )
    told = ExamReMarked(
        *("sue", 2_000, "MBS 3.14.1 was read wrongly"),
        was=CameTo("failed", 3, 3, (Area.TIES.value,)),
        now=CameTo("passed", 1, 0, ()),
    )
    signed = SignatureRow(SITTING, "sue", "first", "failed", "", "00", 1_000)
    later = replace(signed, by="kim", role="second", at_ms=3_000)
    signing = Signing(row, "00", (signed, later), (), {"sue": "Sue", "kim": "Kim"}, (told,))
    shown = SheetShown(as_it_stands(sheet, row), signing=signing)
    printout = printed_sheet(shown)
    paper = unescape("".join(block for part in printout.parts for block in part))
    assert headline(shown.sheet) == "Passed"
    assert (
        "by Sue: MBS 3.14.1 was read wrongly. It was: failed in Ties (errors: 3, critical: 3). "
        "It is: passed (errors: 1, critical: 0)."
    ) in paper
    first, second = signature_lines(shown)
    assert "signed before it was marked again" in first
    assert "signed before it was marked again" not in second
