"""The choice of hands that a round shall show, from everything that a drill can ask for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

from trainer.drills.events import EVENTS
from trainer.ui.quiz.checks import Check
from trainer.ui.table_test.fingers import for_fingers, lined
from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import Phrase, say, say_phrase

SIZE = (760, 560)


class EventsAsked(QDialog):
    """Shows every event, each in a sentence."""

    def __init__(self, window: QWidget, chosen: Sequence[str]) -> None:
        super().__init__(window)
        heading = say("What should the round show?")
        self.setObjectName("events")
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self.resize(*SIZE)
        order = sorted(EVENTS, key=lambda name: name not in chosen)
        self.checks = {name: _check(name, name in chosen) for name in order}
        lined(*self.checks.values())
        self.done_ = Button(say("Deal it"), "events.deal", kind="primary")
        back = Button(say("Back"), "events.back", key="Esc")
        for_fingers(self.done_, back, *self.checks.values())
        back.clicked.connect(self.reject)
        self.done_.clicked.connect(self.accept)
        for check in self.checks.values():
            check.toggled.connect(self._count)
        self._count()
        told = wrapped(say("Events that are impossible here, or exclude each other, are left out."))
        line = row(None, back, self.done_, gap=12)
        body = column(label(heading, "panel"), told, gap=10, around=(24, 20, 24, 20))
        body.addWidget(self._list(), 1)
        body.addLayout(line)
        self.setLayout(body)

    def asked(self) -> tuple[str, ...] | None:
        """Show the dialog and return the choice; None for none."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        return self.chosen if accepted and self.chosen else None

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(name for name, check in self.checks.items() if check.isChecked())

    def _count(self, *_: object) -> None:
        self.done_.setEnabled(bool(self.chosen))

    def _list(self) -> QScrollArea:
        inner = QWidget()
        inner.setProperty("kind", "page")
        inner.setLayout(column(*self.checks.values(), None, gap=6, around=(0, 0, 10, 0)))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        return scroll


def _check(name: str, chosen: bool) -> Check:
    words = say_phrase(Phrase(EVENTS[name].sentence))
    made = Check(f"events.{name}", words, say("Shows"))
    made.setChecked(chosen)
    return made
