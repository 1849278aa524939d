"""The result sheet on paper says what stands in the window."""

from __future__ import annotations

from html import unescape
from pathlib import Path

from tests.school.exam.sat import SITTING, opening, sit_all
from tests.school.tables import Ticking, open_practice
from trainer.library.houses import load_houses
from trainer.ui.exam.printed import printed_sheet
from trainer.ui.exam.sheet_shown import SheetShown, headline, mistake_head, mistake_rule


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
