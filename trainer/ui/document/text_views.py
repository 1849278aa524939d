"""Words and figures as widgets."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from trainer.document import FigureRow, Hairline, Paragraph
from trainer.ui.document.view import Page
from trainer.ui.flow import Flow
from trainer.ui.page_head import Figure
from trainer.ui.widgets import column, emptied, wrapped


class ParagraphView(QWidget):
    """Words that break into lines."""

    names_its_control = True

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._line = column()
        self.setLayout(self._line)
        self._look = ("", "")

    def present(self, block: Paragraph) -> None:
        if self._look != (block.role, block.tone):
            self._look = (block.role, block.tone)
            emptied(self._line)
            self._words = wrapped("", block.role, tone=block.tone, name=block.key)
            self._line.addWidget(self._words)
        self._words.setText(block.words)


class HairlineView(QFrame):
    """One decorative line."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setProperty("kind", "rule")
        self.setFixedHeight(1)

    def present(self, block: Hairline) -> None: ...


class FigureRowView(QWidget):
    """Values, each with its name above it."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._line = Flow(8)
        self.setLayout(self._line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._figures: dict[str, Figure] = {}

    def present(self, block: FigureRow) -> None:
        names = [name for name, _ in block.pairs]
        if list(self._figures) != names:
            emptied(self._line)
            named = (Figure(name, f"{block.key}.{at}") for at, name in enumerate(names))
            self._figures = dict(zip(names, named, strict=True))
            for figure in self._figures.values():
                self._line.addWidget(figure)
        for name, value in block.pairs:
            self._figures[name].tell(value)
