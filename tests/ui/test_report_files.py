"""The same figures on the page, in CSV, in XLSX and on paper, for every report."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtWidgets import QApplication

from tests.school.reports.filled import Filled
from tests.ui.pdf_text import sheets_of
from trainer.library.houses import load_houses
from trainer.paper.csv_file import write_csv
from trainer.paper.sheet import Cells, Sheet
from trainer.paper.xlsx_file import write_xlsx
from trainer.school.exports.report_sheets import board_sheet
from trainer.school.exports.table_printout import printout_of_sheets
from trainer.school.reports.pareto import By
from trainer.school.reports.period import MONTH, QUARTER
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import Scope
from trainer.ui.reports.loads import load_class, load_report
from trainer.ui.reports.shown import Report, ReportShown
from trainer.ui.whole_pdf import write_whole_pdf

CLASS = "class-001"
SCOPE = Scope(CLASS, None, None, QUARTER)
CSV = list[dict[str, str]]
NONE = "–"


@pytest.fixture(scope="module")
def reports() -> Reports:
    return Filled.of().reports(load_houses())


def shown(reports: Reports, report: Report, chosen: str = "") -> ReportShown:
    return load_report(reports, SCOPE, report, chosen, "All", "$").shown


def sheets(reports: Reports) -> Iterator[Sheet]:
    for report in Report:
        yield shown(reports, report).sheet
    yield board_sheet(reports.board(SCOPE))


def in_csv(sheet: Sheet, folder: Path) -> CSV:
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
    """Whether a cell of a workbook says what a cell of a CSV says."""
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


@pytest.mark.parametrize("at", range(len(Report) + 1))
def test_a_workbook_says_what_the_csv_says(reports: Reports, tmp_path: Path, at: int) -> None:
    sheet = list(sheets(reports))[at]
    told, book = in_csv(sheet, tmp_path), in_xlsx(sheet, tmp_path)
    assert told
    assert len(told) == len(book) == len(sheet.rows)
    for line, row in zip(told, book, strict=True):
        for text, cell in zip(line.values(), row, strict=True):
            assert same(text, cell), (text, cell)


@pytest.mark.parametrize("at", range(len(Report) + 1))
def test_paper_has_every_figure_of_the_csv(
    reports: Reports, tmp_path: Path, qapp: QApplication, at: int
) -> None:
    sheet = list(sheets(reports))[at]
    out = tmp_path / "table.pdf"
    write_whole_pdf(printout_of_sheets([sheet]), out)
    printed = Counter(line.strip() for page in sheets_of(out) for line in page.splitlines())
    wanted: Counter[str] = Counter()
    for line in in_csv(sheet, tmp_path):
        for column, text in zip(sheet.columns, line.values(), strict=True):
            if text and column.cells in (Cells.WHOLE, Cells.MONEY):
                wanted[text] += 1
            elif text and column.cells is Cells.SHARE:
                wanted[f"{float(text):.1%}"] += 1
    assert not {text: times for text, times in wanted.items() if printed[text] < times}


def cells(told: ReportShown) -> list[tuple[str, ...]]:
    return [row.cells for row in told.rows]


def figure(text: str) -> str:
    return f"{int(text):,}"


def one_decimal(text: str) -> str:
    return NONE if text == "" else f"{100 * float(text):.1f}"


def of_mistakes(told: CSV) -> Sequence[tuple[str, ...]]:
    def thousand(rate: str) -> str:
        if not rate:
            return NONE
        of = 1000 * float(rate)
        return f"{of:.1f}" if of < 10 else f"{of:.0f}"

    return [
        (
            each["words"],
            figure(each["mistakes"]),
            figure(each["opportunities"]),
            thousand(each["rate"]),
            f"${float(each['players_short']):,.2f}".removesuffix(".00"),
            f"${float(each['house_short']):,.2f}".removesuffix(".00"),
            f"{100 * float(each['share_so_far']):.0f} %",
        )
        for each in told
    ]


@pytest.mark.parametrize("by", By)
def test_the_page_of_mistakes_shows_the_figures_of_its_csv(
    reports: Reports, tmp_path: Path, by: By
) -> None:
    told = shown(reports, Report.MISTAKES, by)
    lines = in_csv(told.sheet, tmp_path)
    assert [row[:2] for row in cells(told)] == [row[:2] for row in of_mistakes(lines)]
    for row, wanted in zip(cells(told), of_mistakes(lines), strict=True):
        assert row == wanted
    assert told.pareto is not None
    assert told.pareto.mistakes == sum(int(each["mistakes"]) for each in lines)
    assert told.says.startswith(f"{told.pareto.mistakes:,} mistakes")


def test_the_class_page_counts_the_mistakes_that_the_report_counts(reports: Reports) -> None:
    scope = Scope(CLASS, "six-card-bonus", None, MONTH)
    card = load_class(reports, scope, By.MONEY).pareto
    report = load_report(reports, scope, Report.MISTAKES, By.COUNT, "All", "$").shown.pareto
    assert card is not None
    assert report is not None
    assert card.mistakes == report.mistakes > 0
    assert {bar.words: bar.mistakes for bar in card.bars} == {
        bar.words: bar.mistakes for bar in report.bars
    }


def test_the_learning_page_shows_the_first_and_the_last_of_its_csv(
    reports: Reports, tmp_path: Path
) -> None:
    told = shown(reports, Report.LEARNING)
    lines = in_csv(told.sheet, tmp_path)
    for row in told.rows:
        mine = [each for each in lines if each["area"] == row.key]
        first, last = (f"{100 * float(mine[at]['share_right']):.0f} %" for at in (0, -1))
        answers = sum(int(each["answers"]) for each in mine)
        assert row.cells[1:] == (first, last, f"{answers:,}")
    assert {row.key for row in told.rows} == {each["area"] for each in lines}


def test_the_page_after_the_exam_counts_the_samples_of_its_csv(
    reports: Reports, tmp_path: Path
) -> None:
    told = shown(reports, Report.RELAPSE)
    counted = Counter(each["trainee"] for each in in_csv(told.sheet, tmp_path))
    assert {row[0]: int(row[3]) for row in cells(told) if row[3] != "0"} == dict(counted)
    alarmed = {each["trainee"] for each in in_csv(told.sheet, tmp_path) if each["alarm"] == "yes"}
    assert {row.cells[0] for row in told.rows if row.wrong} <= alarmed


def test_the_transfer_page_shows_the_figures_of_its_csv(reports: Reports, tmp_path: Path) -> None:
    told = shown(reports, Report.TRANSFER)
    lines = {(each["taught_at"], each["at_work_at"]): each for each in in_csv(told.sheet, tmp_path)}
    assert len(lines) == len(told.rows)
    for row in told.rows:
        taught, at = row.key.split()
        each = lines[taught, at]
        explained = NONE if taught == at else figure(each["explained"])
        wanted = (figure(each["decisions"]), figure(each["wrong"]))
        assert row.cells[2:] == (*wanted, one_decimal(each["share_wrong"]), explained)


def test_the_page_of_items_shows_the_figures_of_its_csv(reports: Reports, tmp_path: Path) -> None:
    told = shown(reports, Report.ITEMS)
    lines = in_csv(told.sheet, tmp_path)
    assert [row.key for row in told.rows] == [each["skill"] for each in lines]
    for row, each in zip(told.rows, lines, strict=True):
        right = f"{100 * float(each['share_right']):.0f}" if each["share_right"] else "too few"
        apart = f"{100 * float(each['tells_apart']):+.0f}" if each["tells_apart"] else NONE
        assert row.cells[1:] == (figure(each["answers"]), right, apart)


def test_the_page_of_paces_shows_the_figures_of_its_csv(reports: Reports, tmp_path: Path) -> None:
    told = shown(reports, Report.PACE)
    lines = {each["of"]: each for each in in_csv(told.sheet, tmp_path) if not each["day"]}
    assert set(lines) == {row[0] for row in cells(told)}
    for name, *figures in cells(told):
        each = lines[name]
        pace = figure(each["hands_per_hour"]) if each["hands_per_hour"] else NONE
        assert figures == [figure(each["rounds"]), pace, one_decimal(each["share_right"])]


def test_the_board_shows_the_shares_of_its_csv(reports: Reports, tmp_path: Path) -> None:
    board = reports.board(SCOPE)
    lines = {each["trainee"]: each for each in in_csv(board_sheet(board), tmp_path)}
    assert set(lines) == {row.name for row in board.rows}
    for row in board.rows:
        for area, cell in row.cells.items():
            text = lines[row.name][f"right_{area.value}"]
            wanted = int(100 * float(text) + 0.5) if text else None
            assert cell.per_cent == wanted
            assert lines[row.name][f"seen_{area.value}"] == str(cell.seen)
