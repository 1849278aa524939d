"""A quiz on paper as a PDF file."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFont, QGuiApplication, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from trainer.school.quiz.paper import Paper
from trainer.school.quiz.paper_html import as_html
from trainer.ui.theme import load_fonts

DOTS_PER_INCH = 300
MARGIN_MM = 16.0


def write_pdf(paper: Paper, out: Path) -> bool:
    """The paper is in the file, A4. False where it could not be written."""
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QGuiApplication(["trainer"]))
    if not _can_be_written(out):
        return False
    load_fonts()
    writer = QPdfWriter(str(out))
    writer.setTitle(paper.title)
    writer.setCreator("Dealer School")
    writer.setResolution(DOTS_PER_INCH)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    document = QTextDocument()
    document.setDefaultFont(QFont("Liberation Sans", 10))
    document.setHtml(as_html(paper))
    document.print_(writer)
    return out.stat().st_size > 0


_kept: list[QGuiApplication] = []
"""The application that a paper without a window needs; it lives as long as the program."""


def _can_be_written(out: Path) -> bool:
    try:
        with out.open("wb"):
            return True
    except OSError:
        return False
