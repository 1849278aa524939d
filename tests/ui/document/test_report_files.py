"""The same figures on the page, in CSV, in XLSX, in JSON and on paper, for every report."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from openpyxl import load_workbook
from PySide6.QtWidgets import QApplication

from tests.school.reports.filled import Filled
from tests.ui.pdf_text import sheets_of as printed_sheets
from trainer.document import (
    BarList,
    CellKind,
    Document,
    HeatMap,
    Medium,
    TableBlock,
    every_block,
    tables_of,
)
from trainer.library.houses import load_houses
from trainer.paper.sheet import Sheet, sheets_of
from trainer.paper.text_files import write_csv, write_json
from trainer.paper.xlsx_file import write_xlsx
from trainer.school.reports.pages import class_page
from trainer.school.reports.pages.catalogue import REPORTS, load_report, tell_report
from trainer.school.reports.pages.class_page import Backups, ClassRoute
from trainer.school.reports.pages.learning import LearningReport
from trainer.school.reports.pages.mistakes import MistakesReport
from trainer.school.reports.pages.report import ScopedRoute
from trainer.school.reports.pages.shared_rounds import SharedRoundsReport
from trainer.school.reports.pages.trainee_page import TraineeRoute, load_trainee, tell_trainee
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import MONTH, QUARTER
from trainer.school.words.figure_words import cell_words
from trainer.shots.reports import SampleReports
from trainer.ui.document.pdf import DocumentPaper
from trainer.ui.printing.whole_pdf import write_whole_pdf

CLASS, HOUSE, TRAINEE = "class-001", "six-card-bonus", "account-0006"
AT = ScopedRoute(CLASS, "", "", QUARTER.weeks)
PAGES = (*(each.route for each in REPORTS), ClassRoute, TraineeRoute)
FIGURES = (
    CellKind.COUNT,
    CellKind.MONEY,
    CellKind.PER_CENT,
    CellKind.ONE_DECIMAL,
    CellKind.PER_THOUSAND,
    CellKind.SHARE,
)


@pytest.fixture(scope="module")
def reports() -> Reports:
    return Filled.of().reports(load_houses())


def told(reports: Reports, at: ScopedRoute) -> Document:
    match at:
        case ClassRoute():
            return class_page.tell_class(class_page.load_class(reports, at), at, Backups())
        case TraineeRoute():
            return tell_trainee(load_trainee(reports, at)[1], at)
        case SharedRoundsReport():  # the demo's trainees work no round by a code
            return tell_report(load_report(SampleReports(), at)[1], at)  # type: ignore[arg-type]
        case _:
            return tell_report(load_report(reports, at)[1], at)


def page(reports: Reports, kind: type[ScopedRoute]) -> Document:
    at = kind(**AT.shared)
    if isinstance(at, TraineeRoute):
        account = reports.board(AT.scope).rows[0].account
        at = replace(at, account=account, house=HOUSE)
    return told(reports, at)


def in_csv(sheet: Sheet, folder: Path) -> list[dict[str, str]]:
    path = folder / f"{sheet.name}.csv"
    write_csv(sheet, path, force=True)
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def in_xlsx(sheet: Sheet, folder: Path) -> list[list[object]]:
    path = folder / f"{sheet.name}.xlsx"
    write_xlsx([sheet], path, force=True)
    book = load_workbook(path)
    rows: list[list[object]] = [[*row] for row in book.worksheets[0].iter_rows(values_only=True)]
    titles = [column.title for column in sheet.columns]
    head = next(at for at, row in enumerate(rows) if row[: len(titles)] == titles)
    return [row[: len(titles)] for row in rows[head + 1 :] if any(cell is not None for cell in row)]


def same(text: str, cell: object) -> bool:
    """Whether a cell of a workbook or of JSON says what a cell of a CSV says."""
    match cell:
        case None:
            return text == ""
        case bool():
            return text == ("yes" if cell else "no")
        case int() | float():
            return float(text) == pytest.approx(cell, abs=1e-9)
        case datetime() | date():
            return text[:10] == cell.isoformat()[:10]
        case _:
            return text == str(cell)


@pytest.mark.parametrize("kind", PAGES)
def test_a_workbook_and_json_say_what_the_csv_says(
    reports: Reports, tmp_path: Path, kind: type[ScopedRoute]
) -> None:
    sheets = sheets_of(page(reports, kind))
    write_json(sheets, tmp_path / "all.json")
    tables = json.loads((tmp_path / "all.json").read_bytes())["tables"]
    for sheet, table in zip(sheets, tables, strict=True):
        lines, book = in_csv(sheet, tmp_path), in_xlsx(sheet, tmp_path)
        assert lines
        assert len(lines) == len(book) == len(table["rows"]) == len(sheet.rows)
        for line, row, in_json in zip(lines, book, table["rows"], strict=True):
            assert line.keys() == in_json.keys()
            for text, *cells in zip(line.values(), row, in_json.values(), strict=True):
                assert all(same(text, cell) for cell in cells), (text, cells)


def figures_on(document: Document, medium: Medium) -> Iterator[str]:
    """Every figure that the Document shows there."""
    for block in every_block(document.blocks):
        match block:
            case TableBlock() if medium in block.medium:
                for column, cells in columns_of(block, medium):
                    yield from (text for text in cells if column in FIGURES and text != "–")
            case HeatMap():
                rows = (*block.rows, *([block.foot] if block.foot else []))
                yield from (cell.words for row in rows for cell in row.cells if cell.words)
            case BarList() if medium in block.medium:
                yield from (bar.figure for bar in block.bars)


def columns_of(table: TableBlock, medium: Medium) -> Iterator[tuple[CellKind, list[str]]]:
    for at, column in enumerate(table.columns):
        if medium in column.medium:
            yield column.kind, [cell_words(column, row.cells[at]) for row in table.rows]


@pytest.mark.parametrize("kind", [each for each in PAGES if each is not ClassRoute])
def test_paper_has_every_figure_of_the_page(
    reports: Reports, tmp_path: Path, qapp: QApplication, kind: type[ScopedRoute]
) -> None:
    document = page(reports, kind)
    write_whole_pdf(DocumentPaper(document), tmp_path / "page.pdf")
    sheets = printed_sheets(tmp_path / "page.pdf")
    printed = Counter(line.strip() for sheet in sheets for line in sheet.splitlines())
    wanted = Counter(figures_on(document, Medium.PAPER))
    assert wanted
    assert not {text: times for text, times in wanted.items() if printed[text] < times}


@pytest.mark.parametrize("kind", PAGES)
def test_every_column_of_a_page_is_in_its_files(reports: Reports, kind: type[ScopedRoute]) -> None:
    """By its name or, where a page says it in words, in a column of its own."""
    document = page(reports, kind)
    names = {each.name for table in tables_of(document) for each in table.columns}
    for block in every_block(document.blocks):
        if isinstance(block, TableBlock) and Medium.FILE in block.medium:
            assert {e.name for e in block.columns if Medium.SEEN & e.medium} <= names


def figure(text: str) -> str:
    return f"{int(text):,}"


@pytest.mark.parametrize("by", By)
def test_the_page_of_mistakes_shows_the_figures_of_its_csv(
    reports: Reports, tmp_path: Path, by: By
) -> None:
    at = MistakesReport(**AT.shared, by=by)
    document = told(reports, at)
    (table,), (sheet,) = tables_of(document), sheets_of(document)
    lines = in_csv(sheet, tmp_path)
    shown = dict(seen(table))
    assert shown["Mistake"] == [each["words"] for each in lines]
    assert shown["Times"] == [figure(each["mistakes"]) for each in lines]
    assert shown["Chances"] == [figure(each["opportunities"]) for each in lines]
    assert shown["Players short"] == [dollars(each["players_short"]) for each in lines]
    assert shown["House short"] == [dollars(each["house_short"]) for each in lines]
    assert shown["Running total"] == [f"{100 * float(e['share_so_far']):.0f}%" for e in lines]


def seen(table: TableBlock) -> Iterator[tuple[str, list[str]]]:
    for at, column in enumerate(table.columns):
        if Medium.SCREEN in column.medium:
            yield column.title, [cell_words(column, row.cells[at]) for row in table.rows]


def dollars(text: str) -> str:
    return f"${float(text):,.2f}".removesuffix(".00")


def test_the_class_page_counts_the_mistakes_that_the_report_counts(reports: Reports) -> None:
    at = ClassRoute(CLASS, HOUSE, "", MONTH.weeks)
    card = class_page.load_class(reports, at).pareto
    report = load_report(reports, MistakesReport(**at.shared, by=By.COUNT))[1][1]
    assert card is not None
    assert card.mistakes == report.mistakes > 0
    assert {bar.words: bar.mistakes for bar in card.bars} == {
        bar.words: bar.mistakes for bar in report.bars
    }


def test_the_learning_page_shows_the_first_and_the_last_of_its_csv(
    reports: Reports, tmp_path: Path
) -> None:
    document = told(reports, LearningReport(**AT.shared))
    (sheet,) = sheets_of(document)
    lines = in_csv(sheet, tmp_path)
    table = next(e for e in every_block(document.blocks) if e.key == "reports.table")
    assert isinstance(table, TableBlock)
    for row in table.rows:
        mine = [each for each in lines if each["area"] == row.key]
        shares = [float(mine[at]["share_right"]) for at in (0, -1)]
        assert row.cells[1:] == (*shares, sum(int(each["answers"]) for each in mine))
    assert {row.key for row in table.rows} == {each["area"] for each in lines}


def test_the_board_shows_the_shares_of_its_csv(reports: Reports, tmp_path: Path) -> None:
    at = ClassRoute(**AT.shared)
    figures = class_page.load_class(reports, at)
    board_sheet, *_ = sheets_of(class_page.tell_class(figures, at, Backups()))
    board = figures.board
    assert board is not None
    lines = {each["trainee"]: each for each in in_csv(board_sheet, tmp_path)}
    assert set(lines) == {row.name for row in board.rows}
    for row in board.rows:
        for area, cell in row.cells.items():
            text = lines[row.name][f"right_{area.value}"]
            assert cell.per_cent == (int(100 * float(text) + 0.5) if text else None)
            assert lines[row.name][f"seen_{area.value}"] == str(cell.seen)
