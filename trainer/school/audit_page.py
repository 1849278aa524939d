"""The page of acts and backups, and what can be asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from trainer.document import (
    Block,
    CellKind,
    Command,
    CommandRow,
    Deed,
    Document,
    Medium,
    Paragraph,
    Route,
    Section,
    Selector,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    Target,
    selector,
)
from trainer.records.registry.acts import ActKind
from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.delivered import MOST_UNLIKE, waiting
from trainer.records.registry.reads.event_rows import count_of_acts
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import MismatchRow, RoundRow
from trainer.records.uuid7 import is_uuid7
from trainer.school.audit import (
    AT_ONCE,
    WORDS,
    AuditAct,
    AuditFilter,
    acts,
    marks_words,
    refusals,
    shown,
    sign_ins,
)
from trainer.school.records_care.daily_backups import Alarm, DailyBackups, Taken, alarm_words
from trainer.school.records_care.school_backup import fault_words
from trainer.school.routes import ACTS, backup_notices
from trainer.school.words.date_words import brief, in_ms, moment, zone
from trainer.school.words.figure_words import bytes_words
from trainer.wording import Phrase, phrase, say, say_count, say_figure, say_phrase

ROWS_BESIDE = 4
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
    "data": ("exported erased demo_ house_ backups_ restored", phrase("Data and rules")),
}
"""Acts that belong together, by how the names of their kinds begin."""
BESIDE: Mapping[str, tuple[Phrase, Callable[[Registry, AuditFilter], tuple[AuditAct, ...]]]] = {
    "sign-ins": (phrase("Sign-ins"), sign_ins),
    "refused": (phrase("Refused deliveries"), refusals),
}
"""What is no act, and can be looked at in its place."""


class AuditRoute(Route, frozen=True):
    """The acts by that account, of that group, of so many days, before that place in the log; and
    the mismatch that is looked at."""

    by: str = ""
    group: str = "all"
    # A week: what was done before midnight is not gone after it.
    days: int = 7
    before: int | None = None
    unlike: str = ""

    @property
    def asked(self) -> object:
        return replace(self, unlike="")


class AuditDeed(Deed, frozen=True):
    """Do that: ``verify``, ``copy``, ``restore``, ``schedule`` or ``erase``."""

    what: str


class BackupsSeen(Struct, frozen=True):
    """The backups, as the person here may see them. ``daily`` is None for a demo; ``made_here``:
    this machine makes them; ``may_copy``: the person keeps them."""

    daily: DailyBackups | None
    made_here: bool
    busy: bool
    alarm: Alarm | None
    may_copy: bool
    can_restore: bool
    next_ms: int = 0
    erase_months: int = 0
    expired: int = 0

    @property
    def taken(self) -> Sequence[Taken]:
        return self.daily.taken if self.daily is not None else ()


class AuditFigures(Struct, frozen=True):
    """The figures of the page. ``told`` are the attempts whose marks may be told here."""

    acts: tuple[AuditAct, ...]
    names: Mapping[str, str]
    count: int
    first_ms: int | None
    waits: int
    unlike: Sequence[MismatchRow]
    told: frozenset[str]
    backups: BackupsSeen
    now: datetime
    verifying: bool


def load_audit(
    registry: Registry,
    at: AuditRoute,
    backups: BackupsSeen,
    now: datetime,
    house: Callable[[str], str],
    *,
    sees_results: str | None,
    verifying: bool,
) -> tuple[AuditRoute, AuditFigures]:
    """The acts that are asked for; ``sees_results`` is the account here, if it may see results.
    ``house`` gives a house's title."""
    read = BESIDE[at.group][1] if at.group in BESIDE else partial(acts, house=house)
    with registry.reading() as db:
        count, first_ms = count_of_acts(db)
        waits = waiting(db)
    unlike = shown(registry, MismatchRow, order="-at_ms", limit=MOST_UNLIKE)
    told = frozenset[str]() if sees_results is None else _told(registry, unlike, sees_results)
    names = {each.account: each.name for each in registry.people() if each.name}
    found = read(registry, _filter(at, now))
    return at, AuditFigures(
        found, names, count, first_ms, waits, unlike, told, backups, now, verifying
    )


def _filter(at: AuditRoute, now: datetime) -> AuditFilter:
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    since = 0 if at.days == -1 else in_ms(today - timedelta(days=at.days))
    begins = tuple(GROUPS[at.group][0].split()) if at.group in GROUPS else ()
    kinds = frozenset[ActKind](each for each in WORDS if begins and each.startswith(begins))
    return AuditFilter(at.by, kinds, since, at.before)


def _told(registry: Registry, unlike: Sequence[MismatchRow], account: str) -> frozenset[str]:
    """The attempts whose marks may be told here: none of an exam that the person here may still
    mark blind, nor of its rounds."""
    exam_of = {each.attempt: each.attempt for each in unlike}
    of_exams = registry.rows(RoundRow, attempt=[*exam_of])
    exam_of |= {each.attempt: each.exam for each in of_exams if each.exam}
    kept = registry.ask(kept_from, account, {*exam_of.values()})
    return frozenset(attempt for attempt, exam in exam_of.items() if exam not in kept)


def tell_audit(figures: AuditFigures, at: AuditRoute) -> Document:
    """The acts, and beside them the marker, the backups and what is kept."""
    backups = figures.backups
    alarm = alarm_words(backups.alarm) if backups.alarm is not None else ""
    notices = backup_notices(ACTS, alarm, may_back_up=backups.may_copy)
    unlike = (_unlike(figures, at),) if figures.unlike else ()
    marker = Section("audit.marks", say("Marking"), (_marker(figures.waits),))
    beside = (marker, *unlike, _copies(backups, figures.now), _retention(backups))
    both = SideBySide("audit.both", ((_acts(figures, at),), beside), (60, 40))
    names = sorted(figures.names.items(), key=lambda each: each[1].casefold())
    groups = [(name, say_phrase(words)) for name, (_, words) in GROUPS.items()]
    groups += [(name, say_phrase(words)) for name, (words, _) in BESIDE.items()]
    filters = (
        _choice(at, "by", say("Who"), [("", say("Everybody")), *names]),
        _choice(at, "group", say("Which acts"), groups),
        _choice(at, "days", say("Period"), [(n, say_phrase(words)) for n, words in DAYS.items()]),
    )
    return Document(ACTS, say("Audit and backups"), (*notices, both), filters)


def _acts(figures: AuditFigures, at: AuditRoute) -> Section:
    found, now = figures.acts, figures.now
    counted = say_count("{count} act", "{count} acts", count=figures.count)
    if figures.first_ms is not None:
        counted = say("{acts} in all, since {when}", acts=counted, when=moment(figures.first_ms))
    columns = (
        TableColumn("when", say("When"), share=16),
        TableColumn("who", say("Who"), share=20),
        TableColumn("what", say("What"), share=46, toned=True),
        TableColumn("where", say("Where"), share=18),
    )
    rows = tuple(
        TableRow(
            str(place),
            (brief(e.at_ms, now), e.who, e.what, station_words(e.where) or "–"),
            tone="critical" if e.wrong else "",
        )
        for place, e in enumerate(found)
    )
    table = TableBlock(
        "audit.acts", "acts", say("Acts"), columns, rows, Medium.SCREEN, rows_in_sight=0
    )
    words = say("Verifying…") if figures.verifying else say("Verify all")
    deed = None if figures.verifying else AuditDeed("verify")
    commands = [Command("audit.verify", words, deed, shortcut="V")]
    if len(found) == AT_ONCE and found[-1].place > 0:
        before = replace(at, before=found[-1].place)
        commands.insert(0, Command("audit.earlier", say("Earlier"), before, shortcut="L"))
    zoned = Paragraph(say("Server time, {zone}", zone=zone(now)), "caption", "quiet", "audit.zone")
    return Section(
        "audit.done",
        say("Acts"),
        (table, zoned),
        caption=counted,
        aside=(CommandRow("audit.commands", tuple(commands)),),
    )


def station_words(station: str) -> str:
    """The station's name; of one without a name, the end of its id, which no other has."""
    return say("Station {id}", id=station[-6:]) if is_uuid7(station) else station


def _marker(waits: int) -> Paragraph:
    words = say("Everything that was delivered is marked.")
    if waits:
        words = say_count(
            "{count} delivery is being marked.", "{count} deliveries are being marked.", count=waits
        )
    return Paragraph(words, key="audit.marker")


def _unlike(figures: AuditFigures, at: AuditRoute) -> Section:
    """The marks that a station showed otherwise; both of the chosen line, if they may be seen."""
    chosen = next((e for e in figures.unlike if e.attempt == at.unlike), figures.unlike[0])
    columns = (
        TableColumn("trainee", say("Trainee"), share=45),
        TableColumn("station", say("Station"), share=30),
        TableColumn("when", say("When"), share=25),
    )
    rows = tuple(
        TableRow(
            e.attempt,
            (
                figures.names.get(e.account) or say("Erased"),
                station_words(e.station),
                brief(e.at_ms, figures.now),
            ),
            chosen=replace(at, unlike=e.attempt),
        )
        for e in figures.unlike
    )
    stands = say(
        "These stations showed marks that do not match their evidence. The marker's marks count."
    )
    if chosen.attempt in figures.told:
        claimed, found = marks_words(chosen.claimed), marks_words(chosen.found)
        marks = say("Shown: {shown}. Found: {found}.", shown=claimed, found=found)
        stands = f"{marks}\n{stands}"
    title = say("Does not match its evidence")
    table = TableBlock(
        *("audit.unlike", "unlike", title, columns, rows, Medium.SCREEN),
        rows_in_sight=ROWS_BESIDE,
        chosen=chosen.attempt,
    )
    words = Paragraph(stands, "caption", "quiet", "audit.stands")
    count = say_figure(str(len(rows)))
    return Section("audit.wrong", title, (table, words), caption=count)


def _copies(backups: BackupsSeen, now: datetime) -> Section:
    blocks: list[Block] = [Paragraph(_plan(backups), "caption", "quiet", "audit.plan")]
    if backups.taken:
        columns = (
            TableColumn("when", say("When"), share=40),
            TableColumn("outcome", say("Outcome"), share=40, toned=True),
            TableColumn("size", say("Size"), CellKind.FIGURES, share=20),
        )
        there = backups.daily.there if backups.daily is not None else ()
        rows = tuple(_copy_row(each, now, there=each in there) for each in backups.taken)
        title = say("Backups")
        blocks.append(
            TableBlock(
                *("audit.copies", "backups", title, columns, rows, Medium.SCREEN),
                rows_in_sight=ROWS_BESIDE,
            )
        )
    commands, aside = [_command("copy", say("Back up now"), "B")], tuple[Block, ...]()
    if backups.can_restore:
        commands.append(_command("restore", say("Restore…"), "R"))
    if backups.may_copy:
        blocks.append(CommandRow("audit.copying", tuple(commands), at_left=True))
        schedule = _command("schedule", say("Schedule…"), "S")
        aside = (CommandRow("audit.scheduling", (schedule,)),)
    return Section("audit.backups", say("Backups"), tuple(blocks), aside=aside)


def _copy_row(each: Taken, now: datetime, *, there: bool) -> TableRow:
    when, key = brief(each.at_ms, now), str(each.at_ms)
    if not each.sound:
        return TableRow(key, (when, f"■ {fault_words(each.fault)}", "–"), tone="critical")
    if not there:
        return TableRow(key, (when, say("■ missing or changed"), "–"), tone="critical")
    check = say("✓ restored") if each.restored else say("✓ checked")
    return TableRow(key, (when, check, bytes_words(each.size)))


def _command(what: str, words: str, key: str) -> Command:
    to: Target = AuditDeed(what)
    return Command(f"audit.{what}", words, to, shortcut=key)


def _plan(backups: BackupsSeen) -> str:
    if backups.daily is None:
        return say("A demo school is not backed up.")
    if backups.busy:
        return say("A backup is being made and checked.")
    if not backups.made_here:
        return say("No daily backups are made here. Set a schedule, or make them on the server.")
    plan = backups.daily.schedule
    return say(
        "Every day at {hour}:00, kept for {days}. Next: {when}. A trial restore each Sunday.",
        hour=plan.hour,
        days=say_count("{count} day", "{count} days", count=plan.keep_days),
        when=moment(backups.next_ms),
    )


def _retention(backups: BackupsSeen) -> Section:
    words = say("Data of closed accounts is kept until an administrator erases it.")
    if backups.erase_months:
        kept = say_count(
            "Data of closed accounts is kept for {count} month.",
            "Data of closed accounts is kept for {count} months.",
            count=backups.erase_months,
        )
        over = say_count(
            "{count} account was closed longer ago.",
            "{count} accounts were closed longer ago.",
            count=backups.expired,
        )
        words = f"{kept} {over}"
    blocks: tuple[Block, ...] = (Paragraph(words, key="audit.retention"),)
    if backups.expired and backups.may_copy:
        erase = _command("erase", say("Erase them…"), "E")
        blocks += (CommandRow("audit.erasing", (erase,), at_left=True),)
    return Section("audit.kept", say("Retention"), blocks)


def _choice(
    at: AuditRoute, field: str, name: str, offers: Sequence[tuple[str | int, str]]
) -> Selector:
    return selector(f"audit.{field}", name, at, field, offers, before=None)
