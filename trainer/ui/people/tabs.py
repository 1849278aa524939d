"""The tabs of the two pages about people: accounts, and classes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.routes import CLASSES, PEOPLE
from trainer.ui.segments import Segments
from trainer.wording import say


class Tabs(QWidget):
    """Leads from one to the other. Emits the page that is asked for."""

    turned = Signal(str)

    def __init__(self, page: str) -> None:
        super().__init__()
        self._page = page
        self._choice = Segments(
            f"{page}.tabs", say("Shown"), [(PEOPLE, say("Accounts")), (CLASSES, say("Classes"))]
        )
        self._choice.show_chosen(page)
        self._choice.chosen.connect(self._chosen)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._choice)

    def _chosen(self, page: object) -> None:
        self._choice.show_chosen(self._page)
        if page != self._page:
            self.turned.emit(page)
