"""The questions about backups: their schedule, and which one is restored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.school.records_care.daily_backups import HOURS, KEPT_DAYS, DailyBackups, Taken
from trainer.school.records_care.retention import MONTHS
from trainer.school.words.date_words import moment
from trainer.ui.kit.form_dialog import FormAsked
from trainer.ui.kit.form_fields import FieldChoice, NamedField
from trainer.ui.kit.widgets import Button, row
from trainer.wording import say, say_count


class ScheduleForm:
    """Asks when backups are made, where they lie, and how long they and closed accounts are
    kept."""

    def __init__(self, window: QWidget, daily: DailyBackups) -> None:
        self._window, self._daily = window, daily
        now = daily.schedule
        hours = [(hour, f"{hour}:00") for hour in HOURS]
        self._hour = FieldChoice("asked.hour", say("Every day at"), hours)
        self._days = FieldChoice(
            "asked.days", say("Backups are kept for"), [(each, _days(each)) for each in KEPT_DAYS]
        )
        self._folder = NamedField(
            "asked.folder", say("Folder"), says=say("Empty: in the folder of the records.")
        )
        self._months = FieldChoice(
            "asked.months",
            say("Data of closed accounts is kept for"),
            [(each, _months(each)) for each in MONTHS],
        )
        self._hour.choose(now.hour)
        self._days.choose(now.keep_days if now.keep_days in KEPT_DAYS else KEPT_DAYS[0])
        self._months.choose(now.erase_months if now.erase_months in MONTHS else MONTHS[0])
        self._folder.write(now.folder)

    def asked(self) -> bool:
        """Show the form; True if the schedule was set."""
        browse = Button(say("Choose a folder"), "asked.browse")
        browse.clicked.connect(lambda _: self._browse())
        beside = QWidget()
        beside.setLayout(row(browse, None))
        controls = (self._hour, self._days, self._folder, beside, self._months)
        heading, button = say("Backups and retention"), say("Save")
        return FormAsked(self._window, heading, controls, self._set, button=button).asked()

    def _browse(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self._window, say("Folder"), self._folder.text)
        if chosen:
            self._folder.write(chosen)

    def _set(self) -> None:
        hour, days, months = self._hour.value, self._days.value, self._months.value
        assert isinstance(hour, int), "hours are offered"
        assert isinstance(days, int), "days are offered"
        assert isinstance(months, int), "months are offered"
        folder = self._folder.text.strip()
        self._daily.set(
            replace(
                self._daily.schedule,
                hour=hour,
                keep_days=days,
                folder=folder,
                erase_months=months,
            )
        )


def restore_asked(window: QWidget, copies: Sequence[Taken]) -> Taken | None:
    """Ask which backup is to be restored; None if the person cancels."""
    which = FieldChoice("asked.copy", say("Backup"), [(each, copy_words(each)) for each in copies])
    says = say(
        "The school's records go back to that day. Later work is kept in a file beside them. "
        "Stations deliver their rounds again. Erased accounts are erased again. Everybody "
        "signs in again."
    )
    heading, button = say("Restore a backup"), say("Restore it")
    dialog = FormAsked(window, heading, (which,), button=button, says=says)
    done, chosen = dialog.asked(), which.value  # which goes with its dialog
    return chosen if done and isinstance(chosen, Taken) else None


def copy_words(each: Taken) -> str:
    """``20 Nov 2026, 2:00 · 41,206 events``."""
    events = say_count("{count} event", "{count} events", count=each.events)
    return f"{moment(each.at_ms)} · {events}"


def _days(count: int) -> str:
    return say_count("{count} day", "{count} days", count=count)


def _months(count: int) -> str:
    if not count:
        return say("for ever")
    return say_count("{count} month", "{count} months", count=count)
