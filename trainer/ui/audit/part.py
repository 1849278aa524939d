"""The page of acts and backups, and what it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QWidget

from trainer.records.registry.acts import ActKind
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.delivered import waiting as waiting_deliveries
from trainer.records.registry.reads.event_rows import count_of_acts
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import MismatchRow, RoundRow
from trainer.records.registry.where import Where, where
from trainer.records.uuid7 import is_uuid7
from trainer.school.audit import (
    AT_ONCE,
    WORDS,
    AuditAct,
    AuditFilter,
    acts,
    acts_sheet,
    marks_words,
    refusals,
    shown,
    sign_ins,
)
from trainer.school.people.rights import Right
from trainer.school.records_care.daily_backups import Taken
from trainer.school.records_care.retention import expired
from trainer.school.records_care.school_backup import fault_words, restore_school
from trainer.school.words.date_words import at, brief, in_ms, moment, zone
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.audit.forms import ScheduleForm, restore_asked
from trainer.ui.audit.page import AuditPage, AuditShown
from trainer.ui.confirm import EraseAsked
from trainer.ui.kit.text_rows import TextRow
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.printing.export_button import Exporting, Format, waiting
from trainer.wording import Phrase, phrase, say, say_count, say_figure, say_phrase

AUDIT: PageName[AuditPage] = PageName(routes.AUDIT)

MOST_UNLIKE = 50


DAYS: Mapping[int, Phrase] = {
    0: phrase("Today"),
    7: phrase("The last 7 days"),
    30: phrase("The last 30 days"),
    -1: phrase("All time"),
}
GROUPS: Mapping[str, tuple[str, Phrase]] = {
    "all": ("", phrase("All acts")),
    "accounts": ("account_ role_ secret_", phrase("Accounts")),
    "classes": ("class_ joined_ left_ live_", phrase("Classes")),
    "exams": ("exam_ sheet_ blind_ table_", phrase("Exams")),
    "reviews": ("commented overridden remedial_ re_marked", phrase("Reviews")),
    "data": ("exported erased demo_ house_", phrase("Data and rules")),
}
"""Acts that belong together, by how the names of their kinds begin."""


BESIDE: Mapping[str, tuple[Phrase, Callable[[Registry, AuditFilter], tuple[AuditAct, ...]]]] = {
    "sign-ins": (phrase("Sign-ins"), sign_ins),
    "refused": (phrase("Refused deliveries"), refusals),
}
"""What is no act, and can be looked at in its place."""


class AuditPart:
    """Brings the page up to date and does what it asks for. ``ask_restore`` can take the place of
    the dialog."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._shown: tuple[AuditAct, ...] = ()
        self._before: int | None = None
        self.exporting = Exporting(app.window, app.tell)
        self.ask_restore: Callable[[], Taken | None] = self._ask_restore
        self.ask_to_erase: Callable[[int], bool] = self._ask_to_erase
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(AUDIT, self._build),))
        app.backups.made.connect(self._made)

    @property
    def page(self) -> AuditPage:
        return self._app.window.pages.page(AUDIT)

    def open(self, page: str) -> None:
        """Show the last acts, and the state of the backups."""
        self._before = None
        self.show()

    def show(self) -> None:
        """Bring the page up to date."""
        registry = self._app.people.registry
        if registry is None:
            self._app.tell(say("The school's records cannot be reached just now."), ())
            return
        with self._app.told(say("The school's records cannot be read")):
            people = [(each.account, each.name) for each in registry.people() if each.name]
            self.page.offer(
                [("", say("Everybody")), *sorted(people, key=lambda each: each[1].casefold())],
                [
                    *((name, say_phrase(words)) for name, (_, words) in GROUPS.items()),
                    *((name, say_phrase(words)) for name, (words, _) in BESIDE.items()),
                ],
                [(days, say_phrase(words)) for days, words in DAYS.items()],
            )
            beside = BESIDE.get(str(self.page.kind.currentData()))
            self._shown = (beside[1] if beside else acts)(registry, self._asked)
            self.page.present(self._looked_up(registry))

    # ------------------------------------------------------------------ shown

    @property
    def _asked(self) -> AuditFilter:
        page = self.page
        days = page.since.currentData()
        today = self._app.now().replace(hour=0, minute=0, second=0, microsecond=0)
        since = 0 if days in (None, -1) else in_ms(today - timedelta(days=days))
        return AuditFilter(
            by=str(page.who.currentData() or ""),
            kinds=_kinds(str(page.kind.currentData() or "all")),
            since_ms=since,
            before=self._before,
        )

    def _looked_up(self, registry: Registry) -> AuditShown:
        at_school, backups = self._app.people, self._app.backups
        daily = backups.daily if backups.makes_them else None
        may_copy = at_school.may(Right.BACK_UP) and backups.daily is not None
        with registry.reading() as db:
            count, first = count_of_acts(db)
            waits = waiting_deliveries(db)
        may_see = at_school.may(Right.SEE_RESULTS)
        unlike = shown(registry, MismatchRow, order="-at_ms")[:MOST_UNLIKE]
        told = self._told(registry, unlike) if may_see else frozenset[str]()
        names = {each.account: each.name for each in registry.people()}
        counted = say_count("{count} act", "{count} acts", count=count)
        if first is not None:
            counted = say("{acts} in all, since {when}", acts=counted, when=moment(first))
        months = daily.schedule.erase_months if daily is not None else 0
        now = self._app.now()
        over = expired(registry, months, at_school.wall_ms())
        return AuditShown(
            acts=[_act_row(each, now) for each in self._shown],
            counted=counted,
            zone=say("Server time, {zone}", zone=zone(now)),
            copies=[_copy_row(each, now) for each in (daily.taken if daily is not None else ())],
            schedule=self._plan(),
            retention=_retention(months, len(over)),
            marker=_marker_words(waits),
            unlike=[_unlike_row(e, names, now, marks=e.attempt in told) for e in unlike],
            alarm=backups.alarm,
            may_copy=may_copy,
            can_restore=at_school.joined is not None
            and at_school.joined.is_here
            and daily is not None
            and bool(daily.there),
            expired=len(over),
            more=len(self._shown) == AT_ONCE and self._shown[-1].place > 0,
        )

    def _told(self, registry: Registry, unlike: Sequence[MismatchRow]) -> frozenset[str]:
        """The attempts whose marks may be told here: none of an exam that the person here may still
        mark blind, nor of its rounds."""
        account = self._app.people.account
        exam_of = {each.attempt: each.attempt for each in unlike}
        of_exams = registry.rows(RoundRow, attempt=[*exam_of])
        exam_of |= {each.attempt: each.exam for each in of_exams if each.exam}
        with registry.reading() as db:
            kept = kept_from(db, account.id if account else "", {*exam_of.values()})
        return frozenset(attempt for attempt, exam in exam_of.items() if exam not in kept)

    def _plan(self) -> str:
        backups = self._app.backups
        daily = backups.daily
        if daily is None:
            return say("A demo school is not backed up.")
        if not backups.makes_them:
            return say("No backups are made here. Set a schedule, or make them on the server.")
        if backups.busy:
            return say("A backup is being made and checked.")
        plan, next_ = daily.schedule, daily.next_due(at(self._app.people.wall_ms()))
        days = say_count("{count} day", "{count} days", count=plan.keep_days)
        return say(
            "Every day at {hour}:00, kept for {days}. Next: {when}. A trial restore each Sunday.",
            hour=plan.hour,
            days=days,
            when=moment(in_ms(next_)),
        )

    # ------------------------------------------------------------------- done

    def _copy(self) -> None:
        self._app.backups.take()
        self.show()

    def _made(self, taken: Taken) -> None:
        """A backup was made, here or elsewhere: show it on the pages that tell of it."""
        if self._app.window.page == AUDIT:
            self.show()

    def _schedule(self) -> None:
        daily = self._app.backups.daily
        if daily is not None and ScheduleForm(self._app.window, daily).asked():
            self.show()

    def _earlier(self) -> None:
        self._before = self._shown[-1].place if self._shown else None
        self.show()

    def _verify(self) -> None:
        """Read all of it, beside the window."""
        joined = self._app.people.joined
        if joined is None:
            return
        of = where(joined.where(self._app.home))
        self.page.show_verifying(running=True)
        self._app.background.run(
            lambda: verify(of), self._tell_verified, failed=self._not_read, owner=self.page
        )

    def _tell_verified(self, found: Verified) -> None:
        self.page.show_verifying(running=False)
        if found.sound:
            words = say_count(
                "{count} event, intact.", "{count} events, intact.", count=found.events
            )
            self._app.tell(say("The school's records are intact"), (words,))
        else:
            wrong = [str(each) for each in found.flaws]
            self._app.tell(say("The school's records were changed"), wrong)

    def _not_read(self, error: Exception) -> None:
        self.page.show_verifying(running=False)
        self._app.tell(say("The school's records cannot be read"), (str(error),))

    def _restore(self) -> None:
        """Put a backup in the place of the records; everybody signs in anew."""
        app, chosen = self._app, self.ask_restore()
        joined = app.people.joined
        if chosen is None or joined is None or not joined.is_here:
            return
        of = where(joined.where(app.home))
        app.people.school.close()
        app.station.end(lambda: self._put_in_place(Path(chosen.file), of))

    def _put_in_place(self, file: Path, of: Where) -> None:
        app = self._app
        with app.told(say("The backup was not restored")), waiting():
            self._put_back(file, of)
        app.people.sign_out()
        app.station.begin()

    def _put_back(self, file: Path, of: Where) -> None:
        app = self._app
        done = restore_school(file, of, app.now().astimezone(UTC), app.people.wall_ms)
        events = say_count("{count} event", "{count} events", count=done.verified.events)
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
        with self._app.told(say("Not everything was erased")):
            for each in over:
                registry.erase(account.id, each.account)
        self.show()

    def _export(self, format_: Format) -> None:
        self.exporting.put((acts_sheet(self._shown),), format_, "acts")

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

    def _build(self) -> AuditPage:
        page = AuditPage()
        page.asked.connect(lambda: self.open(AUDIT))
        page.copied.connect(self._copy)
        page.restored.connect(self._restore)
        page.scheduled.connect(self._schedule)
        page.verified.connect(self._verify)
        page.erased.connect(self._erase)
        page.earlier.connect(self._earlier)
        page.export.asked.connect(self._export)
        return page


def _kinds(group: str) -> frozenset[ActKind]:
    begins = tuple(GROUPS[group][0].split()) if group in GROUPS else ()
    return frozenset(each for each in WORDS if each.startswith(begins)) if begins else frozenset()


def _act_row(act: AuditAct, now: datetime) -> TextRow:
    cells = (brief(act.at_ms, now), act.who, act.what, station_words(act.where) or "–")
    return TextRow(str(act.place), cells, wrong=(2,) if act.wrong else ())


def station_words(station: str) -> str:
    """The station's name; of one without a name, the end of its id, which no other has."""
    return say("Station {id}", id=station[-6:]) if is_uuid7(station) else station


def _copy_row(each: Taken, now: datetime) -> TextRow:
    when = brief(each.at_ms, now)
    if not each.sound:
        return TextRow(str(each.at_ms), (when, f"■ {fault_words(each.fault)}", "–"), wrong=(1,))
    check = say("✓ restored") if each.restored else say("✓ checked")
    return TextRow(str(each.at_ms), (when, check, size_words(each.size)))


def _marker_words(waits: int) -> str:
    if not waits:
        return say("Everything that was delivered is marked.")
    return say_count(
        "{count} delivery is being marked.", "{count} deliveries are being marked.", count=waits
    )


def _unlike_row(
    each: MismatchRow, names: Mapping[str, str], now: datetime, *, marks: bool
) -> TextRow:
    name = names.get(each.account) or say("Erased")
    words = (marks_words(each.claimed), marks_words(each.found)) if marks else ()
    return TextRow(
        each.attempt, (name, station_words(each.station), brief(each.at_ms, now), *words)
    )


def size_words(size: int) -> str:
    """``1.8 GB``."""
    whole, unit = float(size), "B"
    for larger in ("kB", "MB", "GB"):
        if whole < 1000:
            break
        whole, unit = whole / 1000, larger
    return f"{say_figure(f'{whole:.1f}' if unit in ('MB', 'GB') else f'{whole:.0f}')} {unit}"


def _retention(months: int, over: int) -> str:
    if not months:
        return say("Data of closed accounts is kept until an administrator erases it.")
    kept = say_count(
        "Data of closed accounts is kept for {count} month.",
        "Data of closed accounts is kept for {count} months.",
        count=months,
    )
    waits = say_count(
        "{count} account is past that time.", "{count} accounts are past that time.", count=over
    )
    return f"{kept} {waits}"
