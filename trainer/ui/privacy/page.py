"""The page of my data: how much there is, what is kept and why, export and erasing."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from trainer.school.privacy.inventory import NOT_ERASED, DataKept, Where
from trainer.school.privacy.inventory_names import plain_names
from trainer.ui.privacy.snapshot import DataShown
from trainer.ui.scroll_area import ScrollArea
from trainer.ui.widgets import (
    Button,
    centred,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    wrapped,
)
from trainer.wording import say, say_phrase

WIDEST = 1420


class DataPage(ScrollArea):
    """Shows what is kept. Emits that it is to be exported or erased, or that the page is left."""

    exported = Signal()
    erased = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("my-data", say("My data"), sideways=True)
        self._whose = wrapped("", "secondary", name="my-data.whose")
        self._holds = wrapped("", "strong", name="my-data.holds")
        self._why_not = wrapped("", "secondary", name="my-data.why_not")
        self.export = Button(say("Export everything"), "my-data.export", kind="primary")
        self.erase = Button(say("Erase everything"), "my-data.erase")
        self.back = Button(say("Back to the settings"), "my-data.back")
        self.export.clicked.connect(self.exported)
        self.erase.clicked.connect(self.erased)
        self.back.clicked.connect(self.left)
        self._list: QVBoxLayout = column(gap=16)
        self._put_together()

    def present(self, shown: DataShown) -> None:
        self._whose.setText(shown.whose)
        self._holds.setText(shown.holds)
        self._why_not.setText(shown.why_not)
        self._why_not.setVisible(bool(shown.why_not))
        self.export.setEnabled(shown.can_export)
        self.erase.setEnabled(shown.can_erase)
        self.erase.setVisible(not shown.why_not)
        emptied(self._list)
        for where in Where:
            listed = [each for each in shown.kept if each.where is where]
            if listed:
                self._list.addWidget(_card(where.words, [_told(each) for each in listed]))

    def _put_together(self) -> None:
        content = QWidget()
        content.setMaximumWidth(WIDEST)
        body = column(
            row(label(say("My data"), "title"), None, self.back),
            self._about(),
            self._list,
            _card(say("What cannot be erased any more"), [_gone()]),
            None,
            gap=16,
        )
        content.setLayout(body)
        self.hold(centred(content, (36, 28, 36, 28)))

    def _about(self) -> QFrame:
        made = frame("card")
        words = column(self._holds, self._whose, self._why_not, gap=6)
        line = row(gap=10, around=(20, 16, 20, 16))
        line.addLayout(words, 1)
        line.addLayout(row(self.export, self.erase, gap=10))
        made.setLayout(line)
        return made


def _card(title: str, parts: Iterable[QLayout]) -> QFrame:
    made = frame("card")
    body = column(label(title, "section"), gap=12, around=(20, 16, 20, 18))
    for part in parts:
        body.addWidget(hairline())
        body.addLayout(part)
    made.setLayout(body)
    return made


def _told(kept: DataKept) -> QLayout:
    """One kind of data and its personal part; the reason and for how long; its parts by name."""
    personal = say_phrase(kept.personal) if kept.personal else say("Nothing about a person.")
    left = column(wrapped(say_phrase(kept.what), "strong"), wrapped(personal), None, gap=4)
    right = column(
        wrapped(say_phrase(kept.why), "secondary"),
        wrapped(say_phrase(kept.until), "secondary"),
        None,
        gap=4,
    )
    both = row(gap=24)
    both.addLayout(left, 1)
    both.addLayout(right, 1)
    return column(both, wrapped("\u00a0· ".join(plain_names(kept.names)), "caption"), gap=6)


def _gone() -> QLayout:
    return column(*(wrapped(say_phrase(each)) for each in NOT_ERASED), gap=6)
