"""The daily backups of the school's records, made beside the window while it is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.records.registry.faults import RegistryFault
from trainer.records.registry.reads.event_rows import count_of_acts
from trainer.records.registry.where import where
from trainer.school.records_care.daily_backups import (
    Alarm,
    DailyBackups,
    Taken,
    alarm_elsewhere,
)
from trainer.school.words.date_words import at
from trainer.ui.people_controller import PeopleController
from trainer.ui.shell import Shell

EVERY_MS = 60_000


class BackupTimer(QObject):
    """Looks every minute whether a backup is due, and makes it.

    A machine that keeps the school's records always makes them, another one only by a schedule.
    Emits that one was made.
    """

    made = Signal(object)

    def __init__(self, shell: Shell, people: PeopleController) -> None:
        super().__init__(shell.window)
        self._shell, self._people, self.busy = shell, people, False
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        self._timer.start()

    @property
    def daily(self) -> DailyBackups | None:
        """The maker of the backups; None if there is nothing to back up, or it is a demo."""
        at_school = self._people
        if at_school.joined is None or at_school.registry is None or at_school.school.is_demo:
            return None
        of = where(at_school.joined.where(self._shell.home))
        return DailyBackups(self._shell.home, of, at_school.wall_ms)

    @property
    def makes_them(self) -> bool:
        """True if this machine makes the backups."""
        joined, daily = self._people.joined, self.daily
        if joined is None or joined.is_here:
            return joined is not None
        return daily is not None and daily.planned

    @property
    def alarm(self) -> Alarm | None:
        """The alarm about the backups; None while one is being made."""
        daily, now = self.daily, at(self._people.wall_ms())
        if daily is None or self.busy:
            return None
        if self.makes_them:
            return daily.alarm(now, self._begun_ms())
        registry = self._people.registry
        assert registry is not None, "there are backups of what is there"
        try:
            return alarm_elsewhere(registry.backed_up(), now, self._begun_ms())
        # A server out of reach is told on its own; it says nothing about the backups.
        except RegistryFault:
            return None

    def look(self) -> None:
        """Make a backup if one is due."""
        daily = self.daily
        if daily is None or not self.makes_them or self.busy:
            return
        if daily.is_due(at(self._people.wall_ms())):
            self.take()

    def take(self) -> None:
        """Make a backup now, beside the window."""
        daily = self.daily
        if daily is None or self.busy:
            return
        self.busy = True

        def done(taken: Taken) -> None:
            self.busy = False
            self.made.emit(taken)

        self._shell.background.run(daily.take, done, failed=lambda _: self._forget(), owner=self)

    def _forget(self) -> None:
        self.busy = False

    def _begun_ms(self) -> int:
        """The time at which the school was founded."""
        registry = self._people.registry
        assert registry is not None, "there are backups of what is there"
        with registry.reading() as db:
            _, first = count_of_acts(db)
        return first if first is not None else self._people.wall_ms()
