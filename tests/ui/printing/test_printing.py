"""Printouts on paper: as PDF, by a printer, and where neither can be had."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.school.printout import Printout, line, table
from trainer.ui.printing import printing
from trainer.ui.printing.printing import Printing, Way, WayAsked
from trainer.ui.printing.whole_pdf import write_pdf

SHORT = Printout("Short", ((line("One sheet"),),), foot="a foot")


def sheets(out: Path) -> int:
    return out.read_bytes().count(b"/Type /Page\n")


class Teller:
    def __init__(self) -> None:
        self.headings: list[str] = []

    def __call__(self, heading: str, sentences: Iterable[str]) -> None:
        assert all(sentences)
        self.headings.append(heading)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_each_part_has_a_sheet_of_its_own_and_long_blocks_go_on(
    tmp_path: Path, qapp: object
) -> None:
    tall = "".join(line(f"line {number}") for number in range(150))
    long = Printout("Long", ((line("a"),), (line("b"), tall), (line("c"),)))
    assert write_pdf(SHORT, tmp_path / "short.pdf")
    assert write_pdf(long, tmp_path / "long.pdf")
    assert sheets(tmp_path / "short.pdf") == 1
    assert sheets(tmp_path / "long.pdf") == 6  # b, its 150 lines on three sheets more, and a and c


def test_what_people_write_is_never_markup() -> None:
    assert line("<b>1 & 2</b>") == "<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>"
    assert "<i>" not in table([["<i>"], ["two\nlines"]], [100])
    assert "two<br>lines" in table([["<i>"], ["two\nlines"]], [100])


def test_the_file_gets_its_ending_and_what_came_of_it_is_told(
    window: QWidget, tmp_path: Path
) -> None:
    tell = Teller()
    asked = Printing(window, tell)
    asked.ask_way = lambda: Way.FILE
    asked.ask_file = lambda name: str(tmp_path / name)
    assert asked.put(SHORT, "mine")
    assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF-")
    asked.ask_file = lambda name: str(tmp_path / "mine.pdf" / name)  # no folder
    assert not asked.put(SHORT, "mine")
    asked.ask_file = lambda name: ""
    assert not asked.put(SHORT, "mine")
    assert tell.headings == ["Saved as PDF", "This cannot be saved"]


def test_every_file_is_proposed_with_one_ending() -> None:
    """A result sheet was proposed as exam.pdf.pdf."""
    texts = [
        each.read_text(encoding="utf-8")
        for each in Path(printing.__file__).parent.parent.rglob("*.py")
    ]
    proposed = [name for text in texts for name in re.findall(r"put\(.*, \"([\w.-]+)\"\)", text)]
    assert {"exam", "start-passwords"} <= set(proposed)
    assert not [name for name in proposed if "." in name]


def test_a_printer_gets_every_sheet(window: QWidget, tmp_path: Path) -> None:
    """A printer that prints into a file stands for one of metal."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    asked = Printing(window, Teller())
    asked.ask_way = lambda: Way.PRINTER
    asked.ask_printer = lambda: printer
    two = Printout("Two", ((line("a"),), (line("b"),)))
    assert asked.put(two, "mine")
    assert sheets(tmp_path / "printed.pdf") == 2


def test_without_a_printer_nobody_is_asked_for_one(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "_has_printer", lambda: False)
    assert Printing(window, Teller()).ask_way() is Way.FILE


def test_the_way_is_chosen_or_not(window: QWidget, qtbot: QtBot) -> None:
    for name, way in (("printing.printer", Way.PRINTER), ("printing.file", Way.FILE)):
        asked = WayAsked(window)
        button = asked.findChild(QPushButton, name)
        assert button is not None
        button.click()
        assert asked._way is way
    left = WayAsked(window)
    left.reject()
    assert left._way is None
