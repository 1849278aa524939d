"""The class board on paper: one sheet across for a class of thirty, names first, nothing cut."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from tests.ui.pdf_text import sheets_of
from trainer.paper.sheet import sheet_of
from trainer.school.printout import printout_of_sheets
from trainer.school.reports.board import Board
from trainer.school.reports.pages import class_page
from trainer.school.reports.pages.class_page import Backups, ClassRoute, board_table
from trainer.school.reports.reports import Reports
from trainer.settings import Language
from trainer.shots import reports as samples
from trainer.ui.document.pdf import DocumentPaper
from trainer.ui.language import speak
from trainer.ui.printing.whole_pdf import write_whole_pdf

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}")
LONG = "Maria del Carmen Fernandez Rodriguez-Villalobos"


def class_of(count: int) -> Board:
    """So many trainees, whose accounts are ids as real ones are."""
    some = samples.board()
    rows = [some.rows[at % len(some.rows)] for at in range(count)]
    named = (
        replace(row, name=f"Trainee {at:02}", account=f"019b0000-0000-7000-8000-{at:012}")
        for at, row in enumerate(rows)
    )
    return replace(some, rows=tuple(named))


def printed(board: Board, out: Path) -> list[str]:
    at = ClassRoute("evening", "six-card-bonus")
    figures = class_page.load_class(cast("Reports", samples.SampleReports()), at)
    document = class_page.tell_class(replace(figures, board=board), at, Backups())
    write_whole_pdf(DocumentPaper(document, "Printed by Karin"), out)
    return sheets_of(out)


def test_a_class_of_thirty_stands_on_one_sheet(qapp: QApplication, tmp_path: Path) -> None:
    board = class_of(30)
    (sheet,) = printed(board, tmp_path / "board.pdf")
    assert all(row.name in sheet for row in board.rows)
    assert "Page 1 of 1" in sheet
    assert "edition 1 · 30 trainees · to 21 May 2026, 17:46 (" in sheet
    assert not UUID.search(sheet)
    lines = [line.strip() for line in sheet.splitlines()]
    assert lines.index("Trainee") < lines.index("Trainee 00") < lines.index("Trainee 29")
    figures = [str(cell.per_cent) for row in board.rows for cell in row.cells.values() if cell.seen]
    assert sorted(set(figures) - set(lines)) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            Language.RUSSIAN,
            "MaySix Card Bonus, Все упражнения, Последние 4 недели · редакция 1 · 1 ученик · ",
        ),
        (Language.CHINESE, "MaySix Card Bonus、全部练习、最近 4 周 · 第 1 版 · 1 名学员 · "),
    ],
)
def test_the_line_below_the_title_is_in_the_readers_language(
    qapp: QApplication, tmp_path: Path, language: Language, line: str
) -> None:
    speak(language)
    try:
        (sheet,) = printed(class_of(1), tmp_path / "board.pdf")
    finally:
        speak(Language.ENGLISH)
    told = sheet.replace("\n", "")  # a line ends with its font
    assert line in told


def test_the_next_goes_on_a_second_sheet_with_the_heads(qapp: QApplication, tmp_path: Path) -> None:
    first, second = printed(class_of(45), tmp_path / "board.pdf")
    assert "Trainee 29" in first
    assert "Trainee 44" in second
    assert "Compare" in first
    assert "Compare" in second
    assert "Class\n" in second
    assert "Class\n" not in first


def test_a_long_name_keeps_its_last(qapp: QApplication, tmp_path: Path) -> None:
    board = class_of(1)
    long = replace(board, rows=(replace(board.rows[0], name=LONG),))
    (sheet,) = printed(long, tmp_path / "board.pdf")
    assert "Rodriguez-Villalobos" in sheet
    assert "M. d. C. F." in sheet


@pytest.mark.parametrize("count", [1, 40])
def test_a_table_on_paper_has_no_ids_and_breaks_no_figure(
    qapp: QApplication, tmp_path: Path, count: int
) -> None:
    printout = printout_of_sheets([sheet_of(board_table(class_of(count)))])
    assert printout.landscape
    write_whole_pdf(printout, tmp_path / "table.pdf")
    told = "\n".join(sheets_of(tmp_path / "table.pdf"))
    assert not UUID.search(told)
    assert "158" in told.splitlines()
