"""The daily backups of a school's registry: made when due, verified, kept for a while, with an
alarm if one is late or broken."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from trainer.errors import InputError
from trainer.marking.words import paragraph
from trainer.paper.whole_file import write_text
from trainer.records.copies import drafts, nothing_done
from trainer.records.faults import RecordsFault
from trainer.records.registry.objections import FAR_MS
from trainer.records.registry.rows.log import BackedUp
from trainer.records.registry.where import File, Where
from trainer.school.records_care.backup import BACKUPS
from trainer.school.records_care.school_backup import (
    EVENTS_LOST,
    back_up_school,
    fault_of,
    fault_words,
    restore_school,
    tell_school,
)
from trainer.school.words.date_words import at, in_ms, moment
from trainer.wording import say

NAME = "backups.json"
HOURS = range(24)
KEPT_DAYS = (7, 14, 30, 90, 365)
# The nights of a year, and a month more.
MOST_KNOWN = 400
LATE, AGAIN = timedelta(hours=25), timedelta(hours=1)
"""After so long a copy is late; after so long one that failed is tried again."""
TRIAL_WEEKDAY = 6
"""On Sundays a copy is put back on trial."""


class Schedule(Struct, frozen=True):
    """The hour of the backup by local time, the days that a copy is kept, and the folder:
    ``backups`` beside the records if none is given. ``erase_months``: an account should be erased
    so long after it was closed; never for 0."""

    hour: Annotated[int, Meta(ge=0, le=23)] = 2
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 30
    folder: str = ""
    erase_months: Annotated[int, Meta(ge=0, le=1200)] = 0


class Taken(Struct, frozen=True):
    """One attempted copy: its file, its size, its events; ``fault`` is what ``fault_words`` reads,
    ``restored`` that a trial restore worked too."""

    at_ms: Annotated[int, Meta(ge=0, le=FAR_MS)]
    file: str
    size: int = 0
    events: int = 0
    fault: str = ""
    restored: bool = False

    @property
    def sound(self) -> bool:
        return not self.fault


class _Kept(Struct, frozen=True):
    """The content of the file of backups; ``planned``: somebody set its schedule. An older program
    did not say."""

    schedule: Schedule = Schedule()
    taken: tuple[Taken, ...] = ()
    planned: bool = True


class BackupTrouble(Enum):
    """The reason for an alarm."""

    LATE = "late"
    BROKEN = "broken"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Alarm:
    """A fault of the backups; ``since_ms`` is the time of the last sound one."""

    why: BackupTrouble
    since_ms: int | None
    fault: str = ""


def alarm_elsewhere(saved: BackedUp | None, now: datetime, begun_ms: int) -> Alarm | None:
    """The alarm about backups that another machine makes of a school begun then."""
    since = saved.sound_ms if saved is not None else None
    if saved is not None and saved.fault:
        return Alarm(BackupTrouble.BROKEN, since, saved.fault)
    return Alarm(BackupTrouble.LATE, since) if _is_late(since, now, begun_ms) else None


def _is_late(since: int | None, now: datetime, begun_ms: int) -> bool:
    """True also of one that a clock made which was ahead: it says nothing of today."""
    return abs(now - at(since if since is not None else begun_ms)) > LATE


class DailyBackups:
    """The backups of the registry at ``where``, made by a machine with that home folder."""

    def __init__(self, home: Path, where: Where, wall_ms: Callable[[], int]) -> None:
        self._home, self._where, self._wall_ms = home, where, wall_ms
        self._file = home / NAME

    # --- what is known

    @property
    def schedule(self) -> Schedule:
        """The schedule that was set; else every night at two."""
        return self._read().schedule

    @property
    def planned(self) -> bool:
        """True if somebody set the schedule; a copy that is made by hand sets none."""
        return self._read().planned

    @property
    def taken(self) -> tuple[Taken, ...]:
        """Every known attempt, the latest first."""
        return self._read().taken

    @property
    def there(self) -> tuple[Taken, ...]:
        """The sound copies whose file exists, the latest first."""
        return tuple(each for each in self.taken if each.sound and _is_as_it_was(each))

    def set(self, schedule: Schedule) -> None:
        """Set the schedule. Raises RecordsFault if it cannot be kept, or a new folder takes no
        copy."""
        folder = Path(schedule.folder)
        if schedule.folder and not folder.is_absolute():
            # Else it is another folder for each place that the program is started from.
            whole = say("write the whole path of this folder, or use the button")
            raise RecordsFault(folder, "not_whole", whole)
        if schedule.folder and schedule.folder != self.schedule.folder:
            # Else the first night would tell.
            with nothing_done(folder), drafts(folder):
                pass
        self._record(_Kept(schedule, self.taken))

    # --- when

    def last_due(self, now: datetime) -> datetime:
        """The moment when the last copy was due."""
        today = now.replace(hour=self.schedule.hour, minute=0, second=0, microsecond=0)
        return today if today <= now else today - timedelta(days=1)

    def next_due(self, now: datetime) -> datetime:
        return self.last_due(now) + timedelta(days=1)

    def is_due(self, now: datetime) -> bool:
        """True if a copy should be made now; a failed one is tried again an hour later. One that a
        clock made which was ahead is none."""
        last = next(iter(self.taken), None)
        if last is None or not self.last_due(now) <= at(last.at_ms) <= now:
            return True
        return not last.sound and now - at(last.at_ms) >= AGAIN

    def alarm(self, now: datetime, begun_ms: int) -> Alarm | None:
        """The alarm about the backups of a school begun then; None if all is well."""
        taken = self.taken
        last = next(iter(taken), None)
        sound = next((each for each in taken if each.sound), None)
        since = self.there[0].at_ms if self.there else None
        if last is not None and not last.sound:
            return Alarm(BackupTrouble.BROKEN, since, last.fault)
        if sound is not None and not _is_as_it_was(sound):
            return Alarm(BackupTrouble.GONE, sound.at_ms)
        if _is_late(since, now, begun_ms):
            return Alarm(BackupTrouble.LATE, since)
        return None

    # --- done

    def take(self) -> Taken:
        """Make, verify and record a copy; on Sundays restore it on trial too. A failure is recorded
        as such. Old copies are deleted, but never the last sound one."""
        now = at(self._wall_ms())
        made = self._made(now)
        if not made.sound:
            tell_school(self._where, self._wall_ms, made.fault)
        self.record(self.schedule, self._kept((made, *self.taken), now))
        return made

    def _made(self, now: datetime) -> Taken:
        moment = in_ms(now)
        try:
            with nothing_done(Path(self.schedule.folder or self._home / BACKUPS)):
                out = self._out()
                copied = back_up_school(
                    self._where, self._home, out, now.astimezone(UTC), self._wall_ms
                )
                assert isinstance(copied.where, File), "a copy is a file"
                path = copied.where.path
                made = Taken(moment, str(path), path.stat().st_size, copied.verified.events)
                return self._tried(made, now) if now.weekday() == TRIAL_WEEKDAY else made
        except InputError as error:
            return Taken(moment, "", fault=fault_of(error.problems[0]))

    def _tried(self, made: Taken, now: datetime) -> Taken:
        """The copy after a trial restore to an empty place, verified again there."""
        path = Path(made.file)
        with drafts(path.parent) as trial:
            place = File(trial / "school.sqlite3")
            back = restore_school(path, place, now.astimezone(UTC), self._wall_ms)
        if back.verified.events != made.events:
            return replace(made, fault=EVENTS_LOST)
        return replace(made, restored=True)

    def _out(self) -> Path | None:
        folder = self.schedule.folder
        if not folder:
            (self._home / BACKUPS).mkdir(exist_ok=True)
            return None
        Path(folder).mkdir(parents=True, exist_ok=True)
        return Path(folder)

    def _kept(self, taken: tuple[Taken, ...], now: datetime) -> tuple[Taken, ...]:
        """The copies that the schedule still keeps; the files of the others are deleted."""
        # Kept however old: where backups have failed for long, it is all that there is.
        newest = next((each for each in taken if each.sound), None)
        oldest = in_ms(now - timedelta(days=self.schedule.keep_days))
        kept = tuple(each for each in taken if each.at_ms >= oldest or each is newest)
        for each in set(taken) - set(kept):
            # Somebody may have deleted or opened it; a copy too many does no harm.
            with suppress(OSError):
                Path(each.file).unlink() if each.file else None
        return kept[:MOST_KNOWN]

    def _read(self) -> _Kept:
        """The content of the file; nothing if it is missing or unreadable."""
        try:
            return json.decode(self._file.read_bytes(), type=_Kept)
        except FileNotFoundError:
            return _Kept(planned=False)
        except (OSError, ValueError, RecursionError):
            return _Kept()

    def record(self, schedule: Schedule, taken: tuple[Taken, ...]) -> None:
        """Write the schedule and the known copies to the file."""
        self._record(_Kept(schedule, taken, self.planned))

    def _record(self, kept: _Kept) -> None:
        saved = json.format(json.encode(kept), indent=1)
        write_text(self._file, saved.decode(), force=True)


def _is_as_it_was(taken: Taken) -> bool:
    """True if its file exists with its recorded size."""
    # Only a restore reads the whole file.
    try:
        return Path(taken.file).stat().st_size == taken.size
    except OSError:
        return False


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
