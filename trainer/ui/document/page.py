"""A Document as a page: its title, its choices, its export menu and its blocks."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.document import Document
from trainer.ui.document.control_views import command_button
from trainer.ui.document.stack import Stack
from trainer.ui.document.view import Go
from trainer.ui.exporting import ExportMenu
from trainer.ui.widgets import column, emptied, label, row

WIDEST = 1420


class DocumentPage(QScrollArea):
    """Shows a Document, and the next in its place. Emits the format in which it shall be saved."""

    exported = Signal(object)

    def __init__(self, name: str, spoken: str, go: Go) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._go = go
        self.document: Document | None = None
        self._back, self._title = row(), label("", "title", name=f"{name}.title")
        self._filters, self._blocks = Stack(go, 8, across=True), Stack(go, 14)
        self.export = ExportMenu(f"{name}.export")
        self.export.asked.connect(self.exported)
        self.export.hide()
        self._put_together()

    def present(self, document: Document) -> None:
        """Show that Document."""
        if self.document is None or self.document.back != document.back:
            emptied(self._back)
            if document.back is not None:
                self._back.addWidget(command_button(document.back, self._go))
        self.document = document
        self._title.setText(document.title)
        self._filters.present(document.filters)
        self._blocks.present(document.blocks)
        self.export.setVisible(document.exports)

    def _put_together(self) -> None:
        head = row(self._back, self._title, None, self._filters, self.export, gap=8)
        inside, page = QWidget(), QWidget()
        inside.setLayout(column(head, self._blocks, None, gap=14))
        inside.setMaximumWidth(WIDEST)
        page.setProperty("kind", "page")
        around = row(inside, None, around=(36, 24, 36, 24))
        around.setStretch(0, 100)
        page.setLayout(around)
        self.setWidget(page)
