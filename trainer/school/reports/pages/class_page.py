"""The page of a class: the readiness of its trainees, their mistakes, and waiting work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace
from msgspec.structs import replace as with_

from trainer.document import (
    Block,
    CellKind,
    Command,
    CommandRow,
    Document,
    EntryLine,
    EntryList,
    Hairline,
    HeatCell,
    HeatChance,
    HeatLegend,
    HeatMap,
    HeatRow,
    Medium,
    Paragraph,
    Section,
    Selector,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    Value,
    selector,
)
from trainer.drills.skills.skill import Area
from trainer.marking.words import paragraph
from trainer.records.registry.reads.report_rows import Requested, Unsigned
from trainer.school.progress.readiness import (
    LOW,
    READY_AT,
    AreaCell,
    Readiness,
    badge_words,
    rule_words,
)
from trainer.school.reports.board import Board, BoardRow
from trainer.school.reports.control import Relapse
from trainer.school.reports.pages.mistakes import by_words, pareto_bars, pareto_table, short_words
from trainer.school.reports.pages.report import ALL, ScopedRoute, ScopeOffers, document, offered
from trainer.school.reports.pages.trainee_page import TraineeRoute
from trainer.school.reports.pareto import By, Pareto
from trainer.school.reports.reports import Reports, Waiting
from trainer.school.routes import AttemptRoute, AttemptsRoute, ExamSheetRoute, backup_notices
from trainer.school.words.date_words import at as moment_at
from trainer.school.words.date_words import date_words, in_ms, lately_at, moment, zoned
from trainer.school.words.figure_words import NONE, bare_per_cent, count_words
from trainer.wording import Phrase, say, say_count, say_list, say_phrase

LOWEST, HIGHEST = 60, 98
# Per cent: what has no colour, and what has all of it; on paper fewer have one.
PALEST, FULLEST = 86, 100
BARS, WAITING_SHOWN = 8, 5
NOT_READY = "not_ready"


class ClassRoute(ScopedRoute, frozen=True):
    """A class; ``by`` is the measure of its mistakes, ``show`` filters its trainees."""

    by: str = By.MONEY
    show: str = ALL

    @property
    def asked(self) -> object:
        return self.scope, self.by


class Backups(Struct, frozen=True):
    """The alarm about the backups of the school's records (empty for none)."""

    alarm: str = ""
    may_back_up: bool = False


class ClassFigures(Struct, frozen=True):
    """The figures of a class; without one, only the choices."""

    offered: ScopeOffers
    board: Board | None = None
    pareto: Pareto | None = None
    waiting: Waiting | None = None
    relapsed: tuple[Relapse, ...] = ()


def choose_class(reports: Reports, at: ClassRoute) -> ClassRoute:
    """That class; if none was chosen, the first with waiting work, else the first of all, at the
    house it is taught."""
    classes = reports.classes()
    if not classes or at.class_ in {each.class_ for each in classes}:
        return at
    waits = (each for each in classes if len(reports.waiting(each.class_)))
    first = next(waits, classes[0])
    return with_(at, class_=first.class_, house=first.house or "")


def load_class(reports: Reports, at: ClassRoute) -> ClassFigures:
    """The class of that route."""
    classes = reports.classes()
    of = replace(
        offered(reports, at),
        classes=tuple((each.class_, each.title) for each in classes),
        taught={each.class_: each.house for each in classes},
    )
    if at.class_ not in of.taught:
        return ClassFigures(of)
    return ClassFigures(
        of,
        reports.board(at.scope),
        reports.pareto(at.scope, By(at.by)),
        reports.waiting(at.class_),
        tuple(each for each in reports.relapses(at.scope) if each.control.relapsed),
    )


def tell_class(figures: ClassFigures, at: ClassRoute, backups: Backups) -> Document:
    """The class board, with mistakes and waiting work below."""
    of, may = figures.offered, backups.may_back_up
    notices = backup_notices("class", backups.alarm, may_back_up=may)
    board, pareto, waiting = figures.board, figures.pareto, figures.waiting
    if board is None or pareto is None or waiting is None:
        words = say(
            "You are in no class yet. Open one under People, or ask an administrator to enrol you."
        )
        none = Paragraph(words, key="class.empty")
        return document("class-board", say("Class"), at, of, *notices, none, exports=False)
    title = dict(of.classes)[at.class_]
    page = document(
        "class-board",
        title,
        at,
        of,
        *notices,
        _board_section(board, at, figures.relapsed),
        _below(pareto, waiting, of, at),
        board_table(board, title),
        pareto_table("pareto", pareto, of.currency, Medium.FILE),
        tally=tuple((count_words(board.count(each)), each.words) for each in Readiness),
        landscape=True,
    )
    return with_(page, notes=(*page.notes, *_as_of(board, of)))


def _as_of(board: Board, of: ScopeOffers) -> Iterator[str]:
    """The house's edition, the number of trainees, and the end of the time, for paper and files."""
    if of.edition:
        yield say("edition {edition}", edition=of.edition)
    yield say_count("{count} trainee", "{count} trainees", count=len(board.rows))
    yield say("to {moment}", moment=zoned(in_ms(of.now)))
    yield from _due_words(board)


def _due_words(board: Board) -> Iterator[str]:
    """The count of trainees whose chances leave out their latest wrong rules, and since when."""
    since = [e.judged.due_since_ms for e in board.rows if e.judged.due_since_ms is not None]
    if since:
        yield say_count(
            "Rounds since {when} are not yet in {count} trainee's wrong rules.",
            "Rounds since {when} are not yet in {count} trainees' wrong rules.",
            count=len(since),
            when=moment(min(since)),
        )


def _due(of: BoardRow) -> Iterator[str]:
    """The same of one trainee."""
    if of.judged.due_since_ms is not None:
        when = moment(of.judged.due_since_ms)
        yield say("Rounds since {when} are not yet in the wrong rules.", when=when)


# ------------------------------------------------------------------------------- the board


def _board_section(board: Board, at: ClassRoute, relapsed: Sequence[Relapse]) -> Section:
    return Section(
        key="board",
        title=say("Readiness by skill area"),
        caption=say("per cent right, recent days weigh most"),
        title_on=Medium.SCREEN,
        aside=(_legend(),),
        blocks=(
            _show(board, at),
            _heat_map(board, at),
            *_relapsed(relapsed),
            *(
                Paragraph(words, "caption", "quiet", "board.beliefs-due", Medium.SCREEN)
                for words in _due_words(board)
            ),
            Hairline("board.line"),
            Paragraph(rule_words(), "caption", "quiet", "board.rule", Medium.SCREEN),
            Paragraph(_print_words(), "caption", "", "board.printed", Medium.PAPER),
        ),
    )


def _print_words() -> str:
    """A legend of the signs on the printed board."""
    signs = say(
        "▲ Below {limit}% right. Dotted: few answers. Recent days weigh most. "
        "The chance lies within the bar nine times out of ten.",
        limit=LOW,
    )
    return f"{rule_words()} {signs}"


def _legend() -> HeatLegend:
    return HeatLegend(
        key="board.legend",
        low=count_words(LOWEST),
        high=count_words(HIGHEST),
        mark=say("below {limit}", limit=LOW),
        says=say(
            "{low} to {high} per cent; a mark where it is below {limit}",
            low=LOWEST,
            high=HIGHEST,
            limit=LOW,
        ),
    )


def _relapsed(relapsed: Sequence[Relapse]) -> Iterator[Block]:
    """Trainees who passed an exam and relapsed."""
    if relapsed:
        lines = [
            say("{name} since {day}", name=each.name, day=date_words(each.control.since or 0))
            for each in relapsed
        ]
        words = say("▲ Relapsed after the exam: {trainees}.", trainees=say_list(lines, ""))
        yield Paragraph(words, "caption", "critical", key="board.relapsed")


def _show(board: Board, at: ClassRoute) -> Selector:
    not_ready = count_words(len(board.rows) - board.count(Readiness.READY))
    offers = (
        (ALL, say_count("{count} trainee", "{count} trainees", count=len(board.rows))),
        (NOT_READY, say("Not ready {count}", count=not_ready)),
        *((each.value, f"{each.words} {count_words(board.count(each))}") for each in Readiness),
    )
    return selector("board.which", say("Show"), at, "show", offers, as_list=False)


def _heat_map(board: Board, at: ClassRoute) -> HeatMap:
    rows = [each for each in board.rows if _is_shown(each, at.show)]
    tells_all = at.show in (NOT_READY, Readiness.NEARLY, Readiness.LEARNING)
    hint = say("Point at a trainee to see what would help most.")
    if tells_all:
        hint = "\n".join(map(_why, rows))
    return HeatMap(
        key="board.rows",
        title=say("Readiness by skill area"),
        columns=tuple(each.head for each in board.areas),
        rows=tuple(_heat_row(each, board.areas, at, tells_all=tells_all) for each in rows),
        heads=(say("Trainee"), say("Hands/h"), say("Standing"), say("Would help most")),
        chance_heads=(say("Chance of passing"), say("Range")),
        chance_at=READY_AT / 100,
        foot=_means(board),
        none=say("Nobody."),
        hint=hint,
    )


def _is_shown(row: BoardRow, show: str) -> bool:
    if show == NOT_READY:
        return row.readiness is not Readiness.READY
    return show in (ALL, row.readiness)


_TONES = {Readiness.READY: "good", Readiness.NEARLY: "here", Readiness.LEARNING: "quiet"}


def _heat_row(of: BoardRow, areas: Sequence[Area], at: ClassRoute, *, tells_all: bool) -> HeatRow:
    cells = tuple(_heat_cell(area, of.cells[area]) for area in areas)
    spoken = [of.name, badge_words(of.judged), *(each.says for each in cells)]
    if of.hands_per_hour is not None:
        spoken.append(say("{hands} hands an hour", hands=of.hands_per_hour))
    return HeatRow(
        key=of.account,
        name=of.name,
        cells=cells,
        figure=_pace(of.hands_per_hour),
        badge=badge_words(of.judged),
        tone=_TONES[of.readiness],
        says=say_list(spoken, ""),
        hint="" if tells_all else _why(of),
        note=_most_words(of),
        standing=of.readiness.words,
        chance=_chance(of),
        to=TraineeRoute(**at.shared, account=of.account, came_from=at),
    )


def _most_words(of: BoardRow) -> str:
    """The most useful practice; nothing for a trainee who is ready."""
    return NONE if of.readiness is Readiness.READY else of.judged.most or NONE


def _chance(of: BoardRow) -> HeatChance | None:
    ready = of.judged.ready
    if ready is None:
        return None
    low, high = (count_words(round(100 * each)) for each in (ready.low, ready.high))
    return HeatChance(
        ready.low,
        ready.chance,
        ready.high,
        _chance_words(ready.chance),
        f"{low}–{high}",
        reached=ready.is_ready,
    )


def _chance_words(chance: float) -> str:
    """``84%``; never 100%."""
    if chance < 0.01:
        return say("<1%")
    share = count_words(int(100 * chance))
    return say(">99%") if chance > 0.99 else say("{share}%", share=share)


def _heat_cell(area: Area, of: AreaCell) -> HeatCell:
    if of.per_cent is None:
        return HeatCell(say("not seen"), says=say("{area}: not seen", area=area.words))
    full = _filled(of.per_cent, LOWEST, HIGHEST)
    words = count_words(of.per_cent)
    if of.told:
        says = say("{area}: {share}%", area=area.words, share=of.per_cent)
        printed = _filled(of.per_cent, PALEST, FULLEST)
        return HeatCell(words, full, says, marked=of.low, printed=printed)
    says = say_count(
        "{area}: {share}% of one answer",
        "{area}: {share}% of only {count} answers",
        count=of.seen,
        area=area.words,
        share=of.per_cent,
    )
    return HeatCell(words, full, says, weak=True)


def _filled(per_cent: int, none: int, all_: int) -> float:
    """The strength of the colour, from none to full."""
    return min(1.0, max(0.0, (per_cent - none) / (all_ - none)))


def _means(board: Board) -> HeatRow:
    means = [board.means.get(area) for area in board.areas]
    spoken = (
        say("{area}: {share}%", area=area.words, share=round(100 * mean))
        for area, mean in board.means.items()
    )
    return HeatRow(
        key="board.means",
        name=say("Class"),
        cells=tuple(HeatCell(NONE if each is None else bare_per_cent(each)) for each in means),
        figure=_pace(board.hands_per_hour),
        says=say_list([say("Class"), *spoken], ""),
    )


def _pace(hands_per_hour: int | None) -> str:
    return NONE if hands_per_hour is None else count_words(hands_per_hour)


def _why(of: BoardRow) -> str:
    if not of.judged.why:
        return say("Choose a house to see the chance of passing its exam.")
    return say("{of}: {reasons}", of=of.name, reasons=paragraph(*of.judged.why, *_due(of)))


def board_table(board: Board, title: str = "") -> TableBlock:
    """The readiness of each trainee: for each area the share of right answers, and their number."""
    columns = (
        TableColumn("account", say("Account")),
        TableColumn("trainee", say("Trainee")),
        TableColumn("readiness", say("Readiness")),
        TableColumn("chance", say("Chance of passing"), CellKind.SHARE),
        TableColumn("chance_low", say("Chance, at least"), CellKind.SHARE),
        TableColumn("chance_high", say("Chance, at most"), CellKind.SHARE),
        TableColumn("would_help", say("What would help most")),
        TableColumn("rounds", say("Rounds"), CellKind.COUNT),
        TableColumn("hands_per_hour", say("Hands an hour"), CellKind.COUNT),
        *(column for area in board.areas for column in _area_columns(area)),
    )
    rows = tuple(TableRow(each.account, _board_cells(board, each)) for each in board.rows)
    words = title or say("Class board")
    return TableBlock("class-board", "class-board", words, columns, rows, Medium.FILE)


def _area_columns(area: Area) -> tuple[TableColumn, TableColumn]:
    seen = say("{area}: answers", area=area.words)
    return (
        TableColumn(f"right_{area.value}", area.words, CellKind.SHARE),
        TableColumn(f"seen_{area.value}", seen, CellKind.COUNT),
    )


def _board_cells(board: Board, row: BoardRow) -> tuple[Value, ...]:
    ready = row.judged.ready
    cells = (row.cells[area] for area in board.areas)
    return (
        row.account,
        row.name,
        row.readiness.value,
        *((None,) * 3 if ready is None else (ready.chance, ready.low, ready.high)),
        paragraph(*row.judged.why[1:], *_due(row)),
        row.rounds,
        row.hands_per_hour,
        *(value for each in cells for value in (each.share, each.seen)),
    )


# ---------------------------------------------------------------------- the cards below it


def _below(pareto: Pareto, waiting: Waiting, of: ScopeOffers, at: ClassRoute) -> SideBySide:
    columns = ((_mistakes(pareto, of, at),), (_waiting(waiting, of.now),))
    return SideBySide("class.below", columns, (53, 47), Medium.SCREEN)


def _mistakes(pareto: Pareto, of: ScopeOffers, at: ClassRoute) -> Section:
    bars: Block = pareto_bars("pareto.bars", pareto, BARS, of.currency)
    if not pareto.bars:
        bars = Paragraph(say("No mistakes in this period."), tone="quiet", key="pareto.none")
    short = short_words(pareto, of.currency)
    foot = (Paragraph(short, "caption", "quiet", key="pareto.foot"),) if short else ()
    by = selector("pareto.by", say("Mistakes"), at, "by", by_words(), as_list=False)
    return Section("pareto.card", say("Mistakes"), (bars, *foot), beside=(by,))


def _waiting(waiting: Waiting, now: datetime) -> Section:
    exams = waiting.unsigned[:WAITING_SHOWN]
    asked = waiting.requested[: WAITING_SHOWN - len(exams)]
    lines = (*(_exam(each, now) for each in exams), *(_request(each, now) for each in asked))
    many = say_count("{count} attempt", "{count} attempts", count=len(waiting))
    return Section(
        key="waiting",
        title=say("Awaiting review"),
        caption=many,
        blocks=(
            EntryList("waiting.entries", lines, say("Nothing waits for you.")),
            CommandRow(
                "waiting.more", (Command("waiting.all", say("All attempts"), AttemptsRoute()),)
            ),
        ),
    )


def _exam(each: Unsigned, now: datetime) -> EntryLine:
    """An exam without its outcome."""
    # The supervisor may still mark it blind.
    words = say("{state}, to be signed", state=say("Ended"))
    sign = Command(
        f"waiting.sign.{each.sitting}", say("Open and sign"), ExamSheetRoute(each.sitting)
    )
    title = say("Exam: {title}", title=say_phrase(Phrase(each.title)))
    return _entry(each.name, lately_at(moment_at(each.ended_at_ms), now), title, words, sign)


def _request(each: Requested, now: datetime) -> EntryLine:
    review = Command(f"waiting.review.{each.event}", say("Review"), AttemptRoute(each.attempt))
    title = say("Asks for a review")
    return _entry(each.name, lately_at(moment_at(each.at_ms), now), title, each.text, review)


def _entry(name: str, under: str, title: str, words: str, command: Command) -> EntryLine:
    spoken = say("{act}: {name}, {title}", act=command.words, name=name, title=title)
    return EntryLine(name, under, title, words, with_(command, spoken=spoken))
