"""Printing: as a PDF file, or by a printer that the machine knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path

from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from trainer.errors import InputError
from trainer.school.printout import Printout
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.widgets import Button, column, label, row
from trainer.ui.printing.file_dialogs import ask_save
from trainer.ui.printing.whole_pdf import DOTS_PER_INCH, Drawn, layout_of, paint, write_whole_pdf
from trainer.wording import say

PDF = ".pdf"
Tell = Callable[[str, Iterable[str]], None]


class Way(Enum):
    """A way onto paper."""

    FILE = "file"
    PRINTER = "printer"


class Printing:
    """Asks how to print, does it, and says how that went.

    ``ask_way``, ``ask_file`` and ``ask_printer`` can be replaced; each gives nothing if the person
    cancelled.
    """

    def __init__(self, window: QWidget, tell: Tell) -> None:
        self._window, self._tell = window, tell
        self.ask_way: Callable[[], Way | None] = self._ask_way
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_printer: Callable[[], QPrinter | None] = self._ask_printer

    def put(self, printout: Printout | Drawn, name: str) -> bool:
        """Print or save it; ``name`` is proposed for the file. True if that was done."""
        match self.ask_way():
            case Way.FILE:
                return self._to_file(printout, name)
            case Way.PRINTER:
                return self._to_printer(printout)
            case _:
                return False

    def _to_file(self, printout: Printout | Drawn, name: str) -> bool:
        chosen = self.ask_file(name)
        if not chosen:
            return False
        out = Path(chosen if chosen.lower().endswith(PDF) else chosen + PDF)
        try:
            write_whole_pdf(printout, out, force=True)
        except InputError as error:
            self._tell(say("This cannot be saved"), map(str, error.problems))
            return False
        self._tell(say("Saved as PDF"), (str(out),))
        return True

    def _to_printer(self, printout: Printout | Drawn) -> bool:
        printer = self.ask_printer()
        if printer is None:
            return False
        printer.setPageLayout(layout_of(printout))
        done = paint(printout, printer)
        if not done:
            name = printer.printerName()
            said = say("{printer} is not ready. Save as PDF instead.", printer=name)
            self._tell(say("This cannot be printed"), (said,))
        return done

    def _ask_way(self) -> Way | None:
        return WayAsked(self._window).asked() if _has_printer() else Way.FILE

    def _ask_file(self, name: str) -> str:
        return ask_save(self._window, say("Save as PDF"), name, PDF)

    def _ask_printer(self) -> QPrinter | None:
        printer = _printer()
        dialog = QPrintDialog(printer, self._window)
        return printer if dialog.exec() == QDialog.DialogCode.Accepted else None


class WayAsked(Dialog):
    """Asks whether to print or to save."""

    def __init__(self, window: QWidget) -> None:
        heading = say("Print or save as PDF")
        super().__init__(window, "printing.way", heading)
        self._way: Way | None = None
        printer = Button(say("Choose a printer"), "printing.printer", kind="primary")
        file = Button(say("Save as PDF"), "printing.file")
        for button, way in ((printer, Way.PRINTER), (file, Way.FILE)):
            button.setMinimumHeight(46)
            button.clicked.connect(lambda _=False, way=way: self._chosen(way))
        line = row(printer, file, gap=12)
        self.setLayout(column(label(heading, "panel"), line, gap=16, around=(28, 24, 28, 24)))

    def asked(self) -> Way | None:
        self.exec()
        return self._way

    def _chosen(self, way: Way) -> None:
        self._way = way
        self.accept()


def _has_printer() -> bool:
    return bool(QPrinterInfo.availablePrinterNames())


def _printer() -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setResolution(DOTS_PER_INCH)
    return printer
