"""The end of a session: its figures, and what each group of skills gained."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.ui.page_head import Figure
from trainer.ui.scroll_area import ScrollArea
from trainer.ui.session.snapshot import GroupShown, SessionShown
from trainer.ui.widgets import Button, column, emptied, enter_presses, frame, label, row, wrapped
from trainer.wording import say

WIDEST, ACROSS = 1100, 2


class SessionEndPage(ScrollArea):
    """Shows the gain of a session. Emits the way on, or the way home."""

    practise_on = Signal()
    home = Signal()

    def __init__(self) -> None:
        super().__init__("session.end", say("What the session gained"))
        self.title = label("", "title", name="session.title")
        self.subtitle = label("", "secondary", name="session.subtitle")
        self.onward = Button(say("Keep practising"), "session.on", kind="primary", key="Enter")
        self.back = Button(say("Finish for now"), "session.home", key="Esc")
        self.onward.clicked.connect(self.practise_on)
        self.back.clicked.connect(self.home)
        self._figures = row(gap=0)
        self._groups = [column(gap=16) for _ in range(ACROSS)]
        self._put_together()

    def present(self, shown: SessionShown) -> None:
        self.title.setText(shown.title)
        self.subtitle.setText(shown.subtitle)
        emptied(self._figures)
        for id_, name, value in shown.figures:
            self._figures.addWidget(Figure(name, f"session.figure.{id_}", value))
        self._figures.addStretch(1)
        for side in self._groups:
            emptied(side)
        for place, group in enumerate(shown.groups):
            self._groups[place % ACROSS].addWidget(_group(group))
        for side in self._groups:
            side.addStretch(1)
        self.verticalScrollBar().setValue(0)
        self.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self.practise_on.emit()
        elif key == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)

    def _put_together(self) -> None:
        page = QWidget()
        page.setProperty("kind", "page")
        groups = row(gap=16)
        for side in self._groups:
            groups.addLayout(side, 1)
        words = column(self.title, self.subtitle, gap=2)
        head = row(words, None, self.back, self.onward, gap=12)
        figures = frame("card")
        figures.setLayout(row(self._figures, around=(8, 14, 8, 14)))
        page.setMaximumWidth(WIDEST)
        page.setLayout(column(head, 4, figures, groups, None, gap=16, around=(36, 28, 36, 28)))
        self.setWidget(page)


def _group(group: GroupShown) -> QFrame:
    made = frame("card")
    made.setObjectName(f"session.group.{group.id}")
    made.setAccessibleName(group.heading)
    skills = column(*(wrapped(skill) for skill in group.skills), gap=6)
    words = wrapped(group.sentence, "secondary")
    heading = label(group.heading, "section")
    made.setLayout(column(heading, words, 4, skills, gap=4, around=20))
    return made
