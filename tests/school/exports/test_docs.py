"""docs/exports.md has every column of every table, and every word of bundles and statements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trainer.drills.skills.skill import Area
from trainer.paper.sheet import Cells, Sheet, sheet_of
from trainer.school.exports.bundle.verification import Amiss
from trainer.school.exports.school_exports import exams_sheet, people_sheet, table_tests_sheet
from trainer.school.exports.work_sheets import (
    answers_sheet,
    mistakes_sheet,
    quick_sheet,
    rounds_sheet,
)
from trainer.school.exports.xapi.vocabulary import AdlVerb, Extension
from trainer.school.reports.board import Board
from trainer.school.reports.pages.class_page import board_table
from trainer.school.reports.pages.mistakes import pareto_table
from trainer.school.reports.pareto import By, Pareto

TOLD = (Path(__file__).parents[3] / "docs" / "exports.md").read_text(encoding="utf-8")
AREA = next(iter(Area))

SHEETS = (
    rounds_sheet([], {}),
    mistakes_sheet([], {}, {}),
    quick_sheet([], {}),
    answers_sheet([], {}),
    exams_sheet([], {}, [], {}, {}),
    table_tests_sheet([], {}),
    people_sheet([], {}),
    sheet_of(board_table(Board((AREA,), (), {}, None))),
    sheet_of(pareto_table("pareto", Pareto(By.COUNT, (), 0, 0, 0))),
)
HOLDS = {
    Cells.TEXT: "text",
    Cells.WHOLE: "whole number",
    Cells.NUMBER: "number",
    Cells.MONEY: "money",
    Cells.SHARE: "share",
    Cells.MOMENT: "time",
    Cells.SPAN: "seconds",
    Cells.YES: "yes/no",
}


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])
def test_the_columns_of_a_table_are_those_of_the_document(sheet: Sheet) -> None:
    (section,) = re.findall(rf"^### {sheet.name}: .*?(?=^##)", TOLD, re.MULTILINE | re.DOTALL)
    told = re.findall(r"^\| `(\w+)` \| ([\w/ ]+) \| \S", section, re.MULTILINE)
    named = [(column.name, HOLDS[column.cells]) for column in sheet.columns]
    assert told == [(name.replace(f"_{AREA.value}", "_AREA"), holds) for name, holds in named]


def test_every_fault_of_a_bundle_is_told() -> None:
    assert [each.value for each in Amiss if f"`{each.value}`" not in TOLD] == []


def test_every_verb_and_extension_is_told() -> None:
    words = [*(each.value for each in AdlVerb), *(each.value for each in Extension)]
    assert [word for word in words if f"`{word}`" not in TOLD] == []
