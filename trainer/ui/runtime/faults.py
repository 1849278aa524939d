"""The window's words for a fault: plain words, its place, and the remedy."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from trainer.errors import Problem
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.wording import say


class FaultTold(Dialog):
    """A few sentences with a heading and one button; ``beside`` it another one."""

    def __init__(
        self,
        parent: QWidget | None,
        heading: str,
        sentences: Iterable[str],
        beside: Button | None = None,
    ) -> None:
        super().__init__(parent, "told", heading)
        texts = [wrapped(each) for each in sentences]
        for text in texts:
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            text.setFixedWidth(520)
        close = Button(say("Close"), "told.close", kind="primary", key="Enter", does=self.accept)
        close.setDefault(True)
        foot = row(None, *([beside] if beside else ()), close, gap=12)
        head = label(heading, "panel")
        self.setLayout(column(head, *texts, 4, foot, gap=12, around=(28, 24, 28, 20)))
        close.setFocus(Qt.FocusReason.OtherFocusReason)


def tell(parent: QWidget | None, heading: str, sentences: Iterable[str]) -> None:
    """Show the fault, and wait until the person has read it."""
    FaultTold(parent, heading, sentences).exec()


def tell_problems(parent: QWidget | None, heading: str, problems: Iterable[Problem | str]) -> None:
    """Put each problem into its own line: where, what is wrong, what would be right."""
    tell(parent, heading, [str(problem) for problem in problems])
