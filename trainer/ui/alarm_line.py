"""One line that says what is wrong with the copies, with its remedy beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from trainer.marking.words import paragraph
from trainer.school.records_care.daily_backups import Alarm, BackupTrouble
from trainer.school.records_care.school_backup import fault_words
from trainer.school.words.date_words import moment
from trainer.ui.kit.widgets import Button, row, wrapped
from trainer.wording import say


class AlarmLine(QFrame):
    """Stays until a backup passes its check. Emits that one is to be made now."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("audit.alarm")
        self.setProperty("kind", "card")
        self._words = wrapped("", "strong", tone="critical", name="audit.alarm.words")
        self.now = Button(say("Back up now"), "audit.alarm.now", kind="primary")
        self.now.clicked.connect(lambda _: self.asked.emit())
        self.setLayout(row((self._words, 1), self.now, gap=12, around=(16, 10, 12, 10)))
        self.hide()

    def present(self, alarm: Alarm | None, *, may_copy: bool) -> None:
        """Say what is wrong; hide for None."""
        if alarm is not None:
            self._words.setText(f"■ {alarm_words(alarm)}")
            self.setAccessibleName(alarm_words(alarm))
        self.now.setVisible(may_copy)
        self.setVisible(alarm is not None)


def alarm_words(alarm: Alarm) -> str:
    """``No backup since 19 Nov 2026, 2:00. The last one failed: ...``."""
    since = say("There is no backup of the school's records.")
    if alarm.since_ms is not None:
        since = say("No backup since {when}.", when=moment(alarm.since_ms))
    match alarm.why:
        case BackupTrouble.BROKEN:
            fault = fault_words(alarm.fault)
            return paragraph(since, say("The last one failed: {fault}", fault=fault))
        case BackupTrouble.GONE:
            when = moment(alarm.since_ms or 0)
            return say("The backup of {when} is missing or changed.", when=when)
        case BackupTrouble.LATE:
            return since
