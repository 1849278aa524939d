"""The page of acts and backups, and the doing of what it asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.document import Route
from trainer.records.registry.acts import ActKind
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import where
from trainer.school.audit import acts_sheet
from trainer.school.audit_page import (
    AuditDeed,
    AuditFigures,
    AuditRoute,
    BackupsSeen,
    load_audit,
    tell_audit,
)
from trainer.school.people.rights import Right
from trainer.school.privacy.account_data import MONTHS, AccountData, expired
from trainer.school.records_care.daily_backups import HOURS, KEPT_DAYS, DailyBackups, Taken
from trainer.school.records_care.school_backup import restore_school
from trainer.school.routes import BackUp
from trainer.school.station.joined import Joined
from trainer.school.words.date_words import at, in_ms, moment
from trainer.ui.application import Application
from trainer.ui.confirm import EraseAsked
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.kit.form_dialog import FieldChoice, FormAsked, NamedField
from trainer.ui.kit.widgets import Button, row
from trainer.ui.printing.export_button import Format, waiting
from trainer.ui.routes import AUDIT
from trainer.wording import phrase, say, say_count


class AuditPart(DocumentPart):
    """Shows the page and does what it asks for. ``ask_restore`` and ``ask_to_erase`` can take the
    place of the dialogs."""

    out_of_reach = phrase("The school's records cannot be reached just now.")

    def __init__(self, app: Application) -> None:
        self._verifying = False
        self.ask_restore: Callable[[], Taken | None] = self._ask_restore
        self.ask_to_erase: Callable[[int], bool] = self._ask_to_erase
        title, save = phrase("Audit and backups"), self._save
        page = PageSpec(title, (AuditRoute,), AuditRoute, self._load, tell_audit, save)
        super().__init__(
            app,
            {AUDIT: page},
            lambda: app.people.registry,
            {AuditDeed: self._do, BackUp: lambda _: self._copy()},
        )
        app.backups.made.connect(self._made)

    def open(self, name: str) -> None:
        """Show the last acts, and the state of the backups."""
        at = self.route(AUDIT)
        assert isinstance(at, AuditRoute), "the page has one kind of route"
        self._read(AUDIT, AuditRoute(at.by, at.group, at.days))

    def show(self) -> None:
        """Bring the page up to date."""
        self._read(AUDIT, self.route(AUDIT))

    def _read(self, name: str, route: Route) -> None:
        with self._app.told(say("The school's records cannot be read")):
            super()._read(name, route)

    def _load(self, registry: Registry, route: AuditRoute) -> tuple[Route, AuditFigures]:
        here = self._app.people
        sees = here.account.id if here.account and here.may(Right.SEE_RESULTS) else None
        practice = self._app.practice
        house = practice.curriculum.shelf.title_of if practice is not None else str
        seen = route, self._backups(registry), self._app.now(), house
        return load_audit(registry, *seen, sees_results=sees, verifying=self._verifying)

    def _backups(self, registry: Registry) -> BackupsSeen:
        here, backups = self._app.people, self._app.backups
        daily, made_here, now_ms = backups.daily, backups.makes_them, here.wall_ms()
        months = daily.schedule.erase_months if daily is not None and made_here else 0
        return BackupsSeen(
            daily=daily,
            made_here=made_here,
            busy=backups.busy,
            alarm=backups.alarm,
            may_copy=here.may(Right.BACK_UP) and daily is not None,
            can_restore=here.joined is not None
            and here.joined.is_here
            and daily is not None
            and made_here
            and bool(daily.there),
            next_ms=in_ms(daily.next_due(at(now_ms))) if daily is not None else 0,
            erase_months=months,
            expired=len(expired(registry, months, now_ms)),
        )

    # ------------------------------------------------------------------- done

    def _do(self, deed: AuditDeed) -> None:
        doing = {
            "verify": self._verify,
            "copy": self._copy,
            "restore": self._restore,
            "schedule": self._schedule,
            "erase": self._erase,
        }
        doing[deed.what]()

    def _copy(self) -> None:
        self._app.backups.take()
        self.show()

    def _made(self, taken: Taken) -> None:
        """Show that a backup was made or failed, also behind a lock: it is made at night."""
        if self._app.people.window_lock.page == AUDIT:
            self.show()

    def _schedule(self) -> None:
        daily, here = self._app.backups.daily, self._app.people
        # The first schedule of a machine has it make backups, even if it is the one that was shown.
        before = daily.schedule if daily is not None and self._app.backups.makes_them else None
        if daily is None or not ScheduleForm(self._app.window, daily).asked():
            return
        now = daily.schedule
        facts = {"hour": now.hour, "keep_days": now.keep_days, "erase_months": now.erase_months}
        if now != before and here.registry is not None and here.account is not None:
            with self._app.told(say("The change is not in the list of acts")):
                here.registry.act(here.account.id, ActKind.BACKUPS_PLANNED, facts)
        self.show()

    def _verify(self) -> None:
        """Read all of it, beside the window."""
        joined = self._app.people.joined
        if joined is None:
            return
        of = where(joined.where(self._app.home))
        self._show_verifying(running=True)
        self._app.background.run(
            lambda: verify(of), self._tell_verified, failed=self._not_read, owner=self.page(AUDIT)
        )

    def _show_verifying(self, *, running: bool) -> None:
        """While everything is read, the button says so and takes no press."""
        self._verifying = running
        self.show()

    def _tell_verified(self, found: Verified) -> None:
        self._show_verifying(running=False)
        if found.sound:
            words = say_count(
                "{count} event, intact.", "{count} events, intact.", count=found.events
            )
            self._app.tell(say("The school's records are intact"), (words,))
        else:
            wrong = [str(each) for each in found.flaws]
            self._app.tell(say("The school's records were changed"), wrong)

    def _not_read(self, error: Exception) -> None:
        self._show_verifying(running=False)
        self._app.tell(say("The school's records cannot be read"), (str(error),))

    def _restore(self) -> None:
        """Put a backup in the place of the records; everybody signs in anew."""
        app, chosen = self._app, self.ask_restore()
        joined = app.people.joined
        if chosen is None or joined is None or not joined.is_here:
            return
        by = app.people.account
        app.people.school.close()
        app.station.end(lambda: self._put_in_place(chosen, joined, by.id if by else ""))

    def _put_in_place(self, chosen: Taken, joined: Joined, by: str) -> None:
        app = self._app
        with app.told(say("The backup was not restored")), waiting():
            self._put_back(chosen, joined, by)
        app.people.sign_out()
        app.station.begin()

    def _put_back(self, chosen: Taken, joined: Joined, by: str) -> None:
        app, of = self._app, where(joined.where(self._app.home))
        now, wall_ms = app.now().astimezone(UTC), app.people.wall_ms
        done = restore_school(Path(chosen.file), of, now, wall_ms, by, joined.name)
        # As it was chosen: that it was restored is an event too, and not one of the backup's.
        events = say_count("{count} event", "{count} events", count=chosen.events)
        aside = say("What was there before is kept: {file}", file=str(done.aside))
        app.tell(say("The backup was restored"), (events, aside))

    def _erase(self) -> None:
        """Erase the accounts whose time is over, each by an act of its own."""
        at_school, daily = self._app.people, self._app.backups.daily
        registry, account = at_school.registry, at_school.account
        if registry is None or account is None or daily is None:
            return
        over = expired(registry, daily.schedule.erase_months, at_school.wall_ms())
        if not over or not self.ask_to_erase(len(over)):
            return
        data = AccountData(registry, account, self._app.home)
        with self._app.told(say("Not everything was erased")):
            data.erase_closed(over)
        self.show()

    def _save(self, format_: Format) -> None:
        figures: AuditFigures = self._shown[AUDIT].figures
        self._exporting.put((acts_sheet(figures.acts),), format_, "acts")

    def _ask_restore(self) -> Taken | None:
        daily = self._app.backups.daily
        return restore_asked(self._app.window, daily.there) if daily is not None else None

    def _ask_to_erase(self, count: int) -> bool:
        sentences = (
            say_count(
                "The data of {count} closed account is erased for good.",
                "The data of {count} closed accounts is erased for good.",
                count=count,
            ),
            say("There is no undo."),
        )
        heading = say("Erase closed accounts?")
        return EraseAsked(self._app.window, heading, sentences, say("erase")).asked()


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
            "asked.folder", say("Folder"), says=say("If empty: in the folder of the records.")
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
                self._daily.schedule, hour=hour, keep_days=days, folder=folder, erase_months=months
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
