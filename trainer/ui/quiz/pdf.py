"""A quiz on paper: sheet after sheet, no question torn apart, the key on sheets of its own."""

from __future__ import annotations

from pathlib import Path

from trainer.school.printout import Printout
from trainer.school.questions.printed_quiz import Paper
from trainer.school.questions.quiz_html import STYLE, asked_in, due_in
from trainer.ui.printing import whole_pdf


def printout(paper: Paper) -> Printout:
    """The quiz to be printed."""
    return Printout(paper.title, (tuple(asked_in(paper)), tuple(due_in(paper))), style=STYLE)


def write_pdf(paper: Paper, out: Path) -> bool:
    """Write the quiz into the file, A4. False if it could not be written."""
    return whole_pdf.write_pdf(printout(paper), out)
