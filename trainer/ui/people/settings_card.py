"""The school in the settings: set one up; the lock of the window; practice without an account."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.widgets import Button, column, hairline, label, setting_line, wrapped
from trainer.wording import say

MINUTES = (5, 10, 20, 30, 0)


class SchoolShown(Struct, frozen=True):
    """``joined``: the machine belongs to a school. ``sets``: the person may change how the station
    is used."""

    joined: bool
    sets: bool
    lock_minutes: int
    without_account: bool


class SettingsCard(Ground):
    """Shows how the school uses this machine. Emits what was changed, or that a school is to be set
    up."""

    set_up = Signal()
    demo_asked = Signal()
    lock_chosen = Signal(object)
    without_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__("card")
        self.begin = Button(say("Set up a school"), "settings.set_up_school")
        self.lock = Segments(
            "settings.lock_minutes",
            say("Lock the window after"),
            [(n, say("{minutes} min", minutes=n) if n else say("Never")) for n in MINUTES],
        )
        self.without = Segments(
            "settings.without_account",
            say("Practise without an account"),
            [(True, say("Allowed")), (False, say("Not allowed"))],
        )
        self.demo = Button(say("Look at a demo school"), "settings.demo_school")
        self.begin.clicked.connect(lambda _: self.set_up.emit())
        self.demo.clicked.connect(lambda _: self.demo_asked.emit())
        self.lock.chosen.connect(self.lock_chosen)
        self.without.chosen.connect(self.without_chosen)
        self._alone = _layer(
            setting_line(
                say("Several people, exams, reports"),
                say("Everybody has an account. Supervisors set exams and see results."),
                self.begin,
            )
        )
        self._joined = _layer(
            setting_line(
                say("Lock the window after"),
                say("After this time without input. Exams are never locked."),
                self.lock,
            ),
            hairline(),
            setting_line(
                say("Practise without an account"),
                say("Anybody may practise here. The school does not see it."),
                self.without,
            ),
        )
        self._not_yours = wrapped(
            say("An administrator of the school changes this."), "caption", name="settings.whose"
        )
        demo = _layer(
            setting_line(
                say("A demo school"),
                say("Simulated trainees, to try the reports. Your data is not touched."),
                self.demo,
            )
        )
        head = (label(say("School"), "section"), hairline())
        pieces = (*head, self._alone, self._joined, self._not_yours, hairline(), demo)
        self.setLayout(column(*pieces, gap=12, around=(20, 16, 20, 18)))

    def present(self, shown: SchoolShown) -> None:
        self._alone.setVisible(not shown.joined)
        self._joined.setVisible(shown.joined)
        self._not_yours.setVisible(shown.joined and not shown.sets)
        self.lock.show_chosen(shown.lock_minutes)
        self.without.show_chosen(shown.without_account)
        for control in (self.lock, self.without):
            control.setEnabled(shown.sets)


def _layer(*pieces: QWidget | QVBoxLayout) -> QWidget:
    made = QWidget()
    made.setLayout(column(*pieces, gap=12))
    return made
