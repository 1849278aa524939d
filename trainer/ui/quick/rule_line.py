"""The rule of an answer, with a badge that says who made it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trainer.school.one_question.screens import MarkReason
from trainer.ui.debrief.sources import RuleChip, SourceTold
from trainer.ui.widgets import row
from trainer.wording import say


def rule_line(reason: MarkReason, name: str) -> QWidget:
    """The citation and its badge in one line."""
    made = QWidget()
    chip = RuleChip(f"{name}.rule", reason.rule, reason.clause)
    made.setLayout(row(chip, badge(reason, f"{name}.source"), None, gap=8))
    return made


def badge(reason: MarkReason, name: str) -> SourceTold:
    """The badge of a rule: the house's own, or the school's reading with its reason."""
    if not reason.is_reading:
        return SourceTold(say("house rule"), name, "house", "")
    silent = say("The document is silent here. This is the school's reading.")
    return SourceTold(say("school's reading"), name, "reading", reason.reading_reason or silent)
