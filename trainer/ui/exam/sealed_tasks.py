"""The tasks of an exam: the pages of practice without anything that tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from trainer.dealing.procedure import Part
from trainer.school.exam.sitting import ExamSitting
from trainer.school.words.figure_words import clock
from trainer.settings import Settings
from trainer.ui.incident.page import IncidentPage
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.keys import INCIDENT_KEYS, RULING_KEYS, SAID_IN_WHOLE, SAID_KEYS
from trainer.ui.table.panel.panel_shown import PanelShown
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_page import TICK_MS, TablePage
from trainer.wording import phrase, say, speak_of


def clock_of(exam: ExamSitting) -> str:
    """The rest of the nearest limit; the time spent, if there is none."""
    left = [each for each in (exam.exam_left_ms, exam.task_left_ms) if each is not None]
    return clock(max(0, min(left))) if left else clock(exam.elapsed_ms)


def task_words(exam: ExamSitting) -> str:
    """The exam and how far it has come, in two lines."""
    place = say("task {number} of {all}", number=exam.number, all=exam.of)
    return f"{exam.blueprint.heading}\n{place}"


BARRED = ("hints", "keys", "why")
"""What a table of practice tells, and one of an exam does not."""

HAND_IN = phrase("Submit the round")


class SealedTable(TablePage):
    """Works one round of an exam. Emits, beside what the table emits, that a time is up."""

    time_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam.table")
        self._exam: ExamSitting | None = None

    def sit_exam(self, exam: ExamSitting) -> None:
        """Put the present round of that exam on the table, and let its time run."""
        assert exam.round is not None, "a round is at hand"
        self._exam = exam
        allowed = exam.blueprint.key_guide
        self.screen_.guide_allowed = self._shows_keys = allowed
        self.screen_.pin_guide(pinned=False)
        self._show_total = False
        self.sit_down(exam.round)

    def wear(self, settings: Settings, *, motion: bool) -> None:
        """Look as the settings say, without anything that would tell."""
        super().wear(replace(settings, show_cut_total=False, key_guide=False), motion=motion)

    def _asked(self, what: str) -> None:
        """Offer the end of the round, and leaving with a note, and nothing else."""
        allowed: dict[str, Callable[[], None]] = {
            "finish": self._finish,
            "rack dealer": self._finish,
            "pause": self._leave,
            "leave": self._leave,
        }
        if self._exam is not None and self._exam.blueprint.key_guide:
            allowed |= {"hints": self._hints, "keys": self._all_keys}
        if what in allowed:
            allowed[what]()
        else:
            assert what in BARRED, f"the table of an exam knows no {what!r}"

    def _finish(self) -> None:
        """Ask before the round is handed in."""
        # Its time runs on until it is.
        self.done.emit()

    def _leave(self) -> None:
        self.left.emit()

    def _come_back(self) -> None:
        """Go on at once when the page is in sight again."""
        # An exam is not paused.
        self._go_on()

    def _panel_of_round(self, shown: TableShown) -> PanelShown:
        assert self._exam is not None, "an exam is sat"
        panel, allowed = super()._panel_of_round(shown), self._exam.blueprint.key_guide
        said = SAID_IN_WHOLE if self._at_table.part is Part.WHOLE else SAID_KEYS
        return structs.replace(
            panel,
            drill=task_words(self._exam),
            finish=HAND_IN,
            can_tell_why=False,
            aids=allowed,
            can_pause=False,
            legends=panel.legends if allowed else said,
            keys=panel.keys or not allowed,
        )

    def _clock(self) -> str:
        return clock_of(self._exam) if self._exam is not None else ""

    def _show_time(self) -> None:
        super()._show_time()
        exam = self._exam
        if exam is not None and (exam.time_is_up or exam.task_time_is_up):
            self.time_up.emit()


class SealedRuling(IncidentPage):
    """Shows the present scene. Emits, beside what a scene emits, that the time is up."""

    time_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam.ruling")
        self._exam: ExamSitting | None = None
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._show_time)

    def sit_exam(self, exam: ExamSitting) -> None:
        """Show the present irregularity of that exam, and let its time run."""
        assert exam.scene is not None, "an irregularity is at hand"
        self._exam = exam
        self._keys = self.screen_.guide_allowed = exam.blueprint.key_guide
        self.screen_.pin_guide(pinned=False)
        rules = exam.at.house.rules
        speak_of(rules.spoken)
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
            )
        )
        exam.watch.go_on()
        self._tick.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._exam is not None:
            self._tick.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._tick.stop()
        super().hideEvent(event)

    def _asked(self, what: str) -> None:
        """Offer its end, and leaving with a note, and nothing else."""
        allowed = self._exam is not None and self._exam.blueprint.key_guide
        if allowed or what in ("finish", "pause", "leave"):
            super()._asked(what)

    def _panel(self, table: TableShown) -> PanelShown:
        assert self._exam is not None, "an exam is sat"
        allowed = self._exam.blueprint.key_guide
        return structs.replace(
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
