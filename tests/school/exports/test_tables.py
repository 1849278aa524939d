"""Tables as CSV and XLSX: what is a text stays that text, what is a number stays a number."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.school.exports.full_disk import nothing_half
from tests.school.exports.texts import ALL, AWKWARD, HARMLESS, RUN_BY_SPREADSHEETS
from trainer.paper.sheet import Cell, Cells, Column, Sheet, in_words, speakable
from trainer.paper.text_files import csv_cell, neutral, plain_text, put_csv, write_csv
from trainer.paper.xlsx_file import MOST_LETTERS, write_xlsx
from trainer.records.faults import RecordsFault

Write = Callable[[Sheet, Path], None]


def _texts(texts: tuple[str, ...]) -> Sheet:
    columns = (Column("number", "No.", Cells.WHOLE), Column("name", "Name"))
    return Sheet("names", "Names", columns, tuple(enumerate(texts)))


def _csv(sheet: Sheet) -> list[list[str]]:
    out = io.StringIO(newline="")
    put_csv(sheet, out)
    return list(csv.reader(io.StringIO(out.getvalue(), newline="")))


def _xlsx(path: Path) -> Any:
    return import_module("openpyxl").load_workbook(path)


# ------------------------------------------------------------------------------------------ CSV


@pytest.mark.parametrize("text", RUN_BY_SPREADSHEETS)
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(text: str) -> None:
    assert neutral(text).startswith(f"'{text[0]}")


@pytest.mark.parametrize("text", HARMLESS[:5])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert neutral(text) == text


@pytest.mark.parametrize("text", ["x;=1+1;y", 'x;"=1+1;y', "x\n=1+1;", "\n@SUM(A1);"])
def test_a_spreadsheet_that_parts_cells_by_semicolons_runs_nothing(text: str) -> None:
    """As in Russia: it takes the comma for a letter, and quotes in a cell for nothing."""
    out = io.StringIO(newline="")
    put_csv(_texts((text,)), out)
    cells = csv.reader(io.StringIO(out.getvalue(), newline=""), delimiter=";")
    assert not [cell for row in cells for cell in row if re.match("[=+\\-@]", cell)]
    assert plain_text(neutral(text)) == text


@given(st.text() | st.text("';\"=\r\n\t-a"))
def test_no_text_begins_with_a_sign_that_runs_and_each_can_be_had_back(text: str) -> None:
    assert not re.match("[=+\\-@\t\r\n]", neutral(text))
    assert plain_text(neutral(text)) == text


@given(st.lists(st.lists(st.text(), min_size=2, max_size=2)))
def test_every_text_comes_back_from_the_file(rows: list[list[str]]) -> None:
    columns = (Column("a", "A"), Column("b", "B"))
    read = _csv(Sheet("t", "T", columns, [tuple(row) for row in rows]))
    assert read[0] == ["a", "b"]
    assert [[plain_text(cell) for cell in row] for row in read[1:]] == [
        [speakable(text) for text in row] for row in rows
    ]


def test_all_that_people_type_comes_back_from_the_file(tmp_path: Path) -> None:
    out = tmp_path / "names.csv"
    write_csv(_texts(ALL), out)
    with out.open(encoding="utf-8", newline="") as file:
        _, *rows = csv.reader(file)
    assert [plain_text(name) for _, name in rows] == list(ALL)


@pytest.mark.parametrize(
    ("cells", "cell", "written"),
    [
        (Cells.WHOLE, -3, "-3"),
        (Cells.NUMBER, -2.5, "-2.5"),
        (Cells.NUMBER, float("nan"), ""),
        (Cells.MONEY, -1250, "-12.50"),
        (Cells.MONEY, 5, "0.05"),
        (Cells.MONEY, 10**17 + 1, "1000000000000000.01"),
        (Cells.SHARE, 0.9375, "0.9375"),
        (Cells.DAY, 20_000, "2024-10-04"),
        (Cells.MOMENT, 1_790_000_000_123, "2026-09-21T14:13:20.123Z"),
        (Cells.MOMENT, -1, "1969-12-31T23:59:59.999Z"),
        (Cells.SPAN, 1250, "1.250"),
        (Cells.YES, True, "yes"),
        (Cells.YES, 0, "no"),
        (Cells.TEXT, None, ""),
    ],
)
def test_numbers_stay_numbers(cells: Cells, cell: Cell, written: str) -> None:
    assert csv_cell(cells, cell) == written == in_words(cells, cell)


# ----------------------------------------------------------------------------------------- XLSX

_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")


def _unescaped(text: str | None) -> str:
    """Openpyxl leaves ``_x000D_`` as the file has it; Excel reads it as the letter."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text or "")


def test_all_that_people_type_is_text_in_the_workbook(tmp_path: Path) -> None:
    out = tmp_path / "names.xlsx"
    write_xlsx([_texts(ALL)], out)
    (page,) = _xlsx(out).worksheets
    cells = [row[1] for row in page.iter_rows(min_row=2)]
    assert {cell.data_type for cell in cells if cell.value is not None} == {"s"}
    assert [_unescaped(cell.value) for cell in cells] == list(ALL)


def test_no_formula_and_no_link_stands_in_the_workbook(tmp_path: Path) -> None:
    out = tmp_path / "names.xlsx"
    numbers = Column("x", "X", Cells.NUMBER)
    write_xlsx([_texts(ALL), Sheet("n", "N", (numbers,), [(float("nan"),), (1e308,)])], out)
    with ZipFile(out) as packed:
        pages = [packed.read(name).decode() for name in packed.namelist() if name.endswith("xml")]
        assert not [name for name in packed.namelist() if "externalLink" in name]
    assert not [page for page in pages if re.search(r"<f[ >]|<hyperlink", page)]


def test_numbers_times_and_money_are_numbers_in_the_workbook(tmp_path: Path) -> None:
    kinds = (Cells.MONEY, Cells.SHARE, Cells.MOMENT, Cells.DAY, Cells.SPAN, Cells.YES, Cells.WHOLE)
    columns = tuple(Column(str(number), kind.name, kind) for number, kind in enumerate(kinds))
    row = (-1250, 0.5, 1_790_000_000_000, 20_000, 1250, True, None)
    out = tmp_path / "numbers.xlsx"
    write_xlsx([Sheet("n", "N", columns, [row])], out)
    (page,) = _xlsx(out).worksheets
    cells = next(iter(page.iter_rows(min_row=2)))
    assert [cell.data_type for cell in cells] == ["n", "n", "d", "d", "n", "b", "n"]
    assert [str(cell.value) for cell in cells] == [
        "-12.5",
        "0.5",
        "2026-09-21 14:13:20",
        "2024-10-04 00:00:00",
        "1.25",
        "True",
        "None",
    ]


def test_money_too_large_for_a_number_is_written_out(tmp_path: Path) -> None:
    out = tmp_path / "money.xlsx"
    write_xlsx([Sheet("m", "M", (Column("m", "M", Cells.MONEY),), [(10**16 + 1,)])], out)
    (page,) = _xlsx(out).worksheets
    assert page["A2"].value == "100000000000000.01"


@pytest.mark.parametrize("long", ["y" * 32_768, "🂡" * 20_000])
def test_a_text_too_long_for_a_cell_is_cut_and_that_is_said(long: str, tmp_path: Path) -> None:
    out = tmp_path / "long.xlsx"
    write_xlsx([_texts((long,))], out)
    page, notes = _xlsx(out).worksheets
    told = page["B2"].value
    assert len(told.encode("utf-16-le")) <= 2 * MOST_LETTERS
    assert told.endswith("…")
    assert long.startswith(told[:-1])
    assert "cut. The CSV has it whole" in notes["A1"].value


@pytest.mark.parametrize(
    "title", ["a" * 40, "Class [1]: A/B?*\\", "", "'", "\ud800", "a\x01\uffff", "🂡" * 31]
)
def test_every_title_names_a_sheet_and_none_twice(title: str, tmp_path: Path) -> None:
    out = tmp_path / "titled.xlsx"
    columns = (Column("a", "A"),)
    write_xlsx([Sheet("t", title, columns, []), Sheet("t", title, columns, [])], out)
    names = _xlsx(out).sheetnames
    assert len({name.casefold() for name in names}) == 2
    assert all(0 < len(name.encode("utf-16-le")) <= 62 for name in names), "as Excel counts"


def test_a_table_too_long_for_a_sheet_goes_on_on_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.paper.xlsx_file.MOST_ROWS", 10)
    out = tmp_path / "long.xlsx"
    write_xlsx([_texts(tuple(map(str, range(25))))], out)
    pages = _xlsx(out).worksheets
    assert [page.max_row for page in pages] == [11, 11, 6]
    found = [row[1].value for page in pages for row in page.iter_rows(min_row=2)]
    assert found == [str(number) for number in range(25)]


def test_notes_stand_on_a_sheet_of_their_own(tmp_path: Path) -> None:
    out = tmp_path / "noted.xlsx"
    sheet = Sheet("t", "T", (Column("a", "A"),), [("x",)], notes=("=not a formula",))
    write_xlsx([sheet], out)
    page = _xlsx(out).worksheets[1]
    assert (page["A1"].value, page["A1"].data_type) == ("=not a formula", "s")


# ------------------------------------------------------------------------- whole or not at all


def _one_xlsx(sheet: Sheet, out: Path) -> None:
    write_xlsx([sheet], out)


@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(("write", "ending"), [(write_csv, "csv"), (_one_xlsx, "xlsx")])
def test_a_full_disk_at_any_write_leaves_nothing(write: Write, ending: str, tmp_path: Path) -> None:
    out, sheet = tmp_path / f"names.{ending}", _texts(AWKWARD)
    write(sheet, out)
    whole = out.stat().st_size
    out.unlink()
    sizes = [0, 1, whole // 3, whole - 1]
    assert all(less < more for less, more in pairwise(sizes))
    nothing_half(lambda: write(sheet, out), out, sizes)


@pytest.mark.parametrize(("write", "ending"), [(write_csv, "csv"), (_one_xlsx, "xlsx")])
def test_nothing_is_put_over_a_file_that_is_there(
    write: Write, ending: str, tmp_path: Path
) -> None:
    out = tmp_path / f"names.{ending}"
    out.write_text("mine")
    with pytest.raises(RecordsFault, match=r"is there already; .* --force"):
        write(_texts(HARMLESS), out)
    assert out.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [out]


def test_with_force_it_is_and_even_then_at_once(tmp_path: Path) -> None:
    out = tmp_path / "names.csv"
    out.write_text("mine")
    write_csv(_texts(HARMLESS), out, force=True)
    assert out.read_text(encoding="utf-8").startswith("number,name")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(RecordsFault, match="is a folder"):
        write_csv(_texts(HARMLESS), tmp_path, force=True)


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path) -> None:
    beside = tmp_path / "file"
    beside.write_text("")
    with pytest.raises(RecordsFault, match="is a file; nothing was put here; name another place"):
        write_csv(_texts(HARMLESS), beside / "names.csv")
