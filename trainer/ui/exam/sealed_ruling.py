"""An irregularity in an exam: the scene of practice, with everything that tells taken away."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from trainer.school.exam.sitting import ExamSitting
from trainer.ui.exam.clocks import clock_of, task_words
from trainer.ui.house_words import felt_words
from trainer.ui.incident.page import IncidentPage
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.table.keys import INCIDENT_KEYS, RULING_KEYS
from trainer.ui.table.panel_shown import PanelShown
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_page import TICK_MS


class SealedRuling(IncidentPage):
    """Shows the scene at hand. Emits beside what a scene emits that the time is up."""

    time_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam.ruling")
        self._exam: ExamSitting | None = None
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._show_time)

    def sit_exam(self, exam: ExamSitting, *, four_colour: bool) -> None:
        """The irregularity at hand of that exam is in sight, and its time runs."""
        assert exam.scene is not None, "an irregularity is at hand"
        self._exam = exam
        self._keys = self.screen_.guide_allowed = exam.blueprint.key_guide
        self.screen_.pin_guide(pinned=False)
        rules = exam.at.house.rules
        self.present(
            QuickShown(
                house=exam.at.house.title,
                drill=exam.blueprint.heading,
                number=exam.number,
                of=exam.of,
                item=exam.scene,
                words=felt_words(rules, exam.scene.round_.placard),
                right=None,
                clock=clock_of(exam),
                four_colour=four_colour,
            )
        )
        self.controller.keys(shown=self._keys)
        exam.watch.go_on()
        self._tick.start()

    def stop(self) -> None:
        """Its time stands still."""
        self._tick.stop()
        if self._exam is not None:
            self._exam.watch.pause()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._exam is not None:
            self._tick.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._tick.stop()
        super().hideEvent(event)

    def _asked(self, what: str) -> None:
        """Of all that can be asked for there is the end of it, and leaving with a note."""
        allowed = self._exam is not None and self._exam.blueprint.key_guide
        if allowed or what in ("finish", "pause", "leave"):
            super()._asked(what)

    def _panel(self, table: TableShown) -> PanelShown:
        assert self._exam is not None, "an exam is sat"
        allowed = self._exam.blueprint.key_guide
        return replace(
            super()._panel(table),
            drill=task_words(self._exam),
            aids=allowed,
            legends=INCIDENT_KEYS if allowed else RULING_KEYS,
            keys=self._keys or not allowed,
        )

    def _show_time(self) -> None:
        exam = self._exam
        if exam is None:
            return
        self.tick(clock_of(exam))
        if exam.time_is_up:
            self.time_up.emit()
