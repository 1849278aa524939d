"""Pay tables and steps out of a sheet of cells."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from trainer.errors import InputError
from trainer.library.documents.document_file import document_text
from trainer.library.documents.extracted_text import readable
from trainer.library.sentences import sentences

ONE_COLUMN = """Lakeside,,
,,
Table,Hand,Pays
Pair Plus,Straight flush,40 to 1
{again}Flush,4 to 1
Ante Bonus,Straight flush,5:1
{ante}Straight,1:1
,,
Step,Procedure,
1,"The dealer calls ""No more bets""; then three cards are dealt.",
2.,Ties push.,
"""
SAYS = {
    "R Pair Plus": "Pair Plus\nStraight flush\t40 to 1\nFlush\t4 to 1",
    "R Ante Bonus": "Ante Bonus\nStraight flush\t5:1\nStraight\t1:1",
    "R 1": 'The dealer calls "No more bets"; then three cards are dealt.',
    "R 2": "Ties push.",
}


@pytest.mark.parametrize("again", ["Pair Plus,", ","])
@pytest.mark.parametrize("separator", [",", ";"])
def test_a_column_that_names_the_tables_parts_them(
    separator: str, again: str, tmp_path: Path
) -> None:
    """Named in each row, or once as merged cells do. It was one long sentence with commas."""
    file = tmp_path / "tables.csv"
    text = ONE_COLUMN.format(again=again, ante=again.replace("Pair Plus", "Ante Bonus"))
    file.write_text(text.replace(",", separator), encoding="utf-8")
    assert _said(file) == SAYS


def test_a_workbook_has_each_sheet_below_its_name(tmp_path: Path) -> None:
    book, file = Workbook(), tmp_path / "tables.xlsx"
    book.create_sheet("Procedure")
    tables, steps = book.worksheets
    tables.title = "Pay tables"
    for row in (
        ["Pair Plus", None, None, "Ante Bonus"],
        ["Straight flush", 40.0, None, "Straight flush", "5 to 1"],
        ["Flush", 4, None, "Straight", "1 to 1"],
    ):
        tables.append(row)
    steps.append([1, "The dealer has Queen high, or better."])
    book.save(file)
    assert _said(file) == {
        "R Pair Plus": "Pair Plus\nStraight flush\t40\nFlush\t4",
        "R Ante Bonus": "Ante Bonus\nStraight flush\t5 to 1\nStraight\t1 to 1",
        "R 1": "The dealer has Queen high, or better.",
    }


def test_a_table_in_columns_begins_with_an_empty_cell(tmp_path: Path) -> None:
    """It was lost with its tab: every heading stood above the column before its own."""
    book, file = Workbook(), tmp_path / "tables.xlsx"
    for row in (
        [None, "Ante Bonus", "Pair Plus"],
        ["Straight flush", "5 to 1", "40 to 1"],
        ["Flush", None, "3 to 1"],
    ):
        book.worksheets[0].append(row)
    book.save(file)
    assert _said(file) == {
        "R Ante Bonus": "Ante Bonus\nStraight flush\t5 to 1",
        "R Pair Plus": "Pair Plus\nStraight flush\t40 to 1\nFlush\t3 to 1",
    }


@pytest.mark.parametrize("rest", [b" xl/workbook.xml", b" cut off before its list of contents"])
def test_a_damaged_workbook_is_told(rest: bytes, tmp_path: Path) -> None:
    file = tmp_path / "tables.xlsx"
    file.write_bytes(b"PK\3\4" + rest)
    with pytest.raises(InputError, match=r"cannot be read as a spreadsheet .* save it as CSV"):
        document_text(file)


def test_formulas_that_nobody_worked_out_are_told(tmp_path: Path) -> None:
    """Their rows were lost without a word."""
    book, file = Workbook(), tmp_path / "tables.xlsx"
    book.worksheets[0].append(["Flush", "=2*2"])
    book.save(file)
    with pytest.raises(InputError, match=r"\(its formulas have no results\); save it as CSV"):
        document_text(file)


@pytest.mark.parametrize("dots", [" ........ ", "......", " . . . . ", "…", " .. "])
def test_dots_lead_from_a_hand_to_what_it_pays(dots: str) -> None:
    read = sentences(
        readable(f"1. Pair Plus pays:\nFlush{dots}4 to 1\nPair{dots}even money\n"), "R"
    )
    assert [each.says for each in read] == ["Pair Plus pays:\nFlush\t4 to 1\nPair\teven money"]


def _said(file: Path) -> dict[str, str]:
    read = sentences(readable(document_text(file)), "R")
    return {each.clause: each.says for each in read}
