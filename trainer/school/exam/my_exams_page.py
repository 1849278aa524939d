"""The page of a trainee's exams: the one under way, those to be sat, those that were sat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime

from msgspec import Struct

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
    RowCommand,
    Section,
    TableBlock,
    TableColumn,
    TableRow,
)
from trainer.errors import InputError
from trainer.library.scenarios.blueprints import blueprint_of
from trainer.records.exam import ExamResult, ExamSat
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.exam.entrance import Assigned, Entrance
from trainer.school.exam.exam_words import about, due_words
from trainer.school.exam.room import ExamRoom, ExamWaiting
from trainer.school.exam.sheet import as_sentence, outcome_words, result_now
from trainer.school.words.date_words import at, day, moment
from trainer.wording import say, say_count

NAME = "my-exams"
MOST_ROWS = 4


class MyExamsRoute(Route, frozen=True):
    """A trainee's exams; that one is looked at."""

    exam: str = ""

    @property
    def asked(self) -> object:
        return ()


class OpenExam(Deed, frozen=True):
    """Have a supervisor open that exam."""

    exam: str


class ResumeExam(Deed, frozen=True):
    """Have a supervisor let the exam under way go on."""


class DiscontinueExam(Deed, frozen=True):
    """Have a supervisor end the exam under way."""


class ShowSheet(Deed, frozen=True):
    """Show the result sheet of that sitting."""

    sitting: str


class SatListed(Struct, frozen=True):
    """An exam that was sat: its result as it was told, and as it stands."""

    sat: ExamSat
    told: ExamResult
    now: ExamResult


class MyExamsFigures(Struct, frozen=True):
    """A trainee's exams. ``trouble`` says why those to be sat are not known; ``unread`` more need a
    newer program; ``houses`` are titles by id."""

    waiting: ExamWaiting | None
    to_sit: tuple[Assigned, ...]
    sat: tuple[SatListed, ...]
    houses: Mapping[str, str]
    now: datetime
    trouble: tuple[str, ...] | None = None
    unread: int = 0


def load_my_exams(
    room: ExamRoom, entrance: Entrance | None, houses: Mapping[str, str], now: datetime
) -> MyExamsFigures:
    """The exams as they are now; ``entrance`` is None while the school cannot be reached."""
    to_sit: tuple[Assigned, ...] = ()
    trouble: tuple[str, ...] | None = () if entrance is None else None
    unread, by_now = 0, dict[str, SittingRow]()
    if entrance is not None:
        try:
            to_sit = tuple(each for each in entrance.assigned() if not each.passed)
            unread = entrance.unread
        except InputError as error:
            trouble = tuple(map(str, error.problems))
        # The results stand without it, as they were told at the time.
        with suppress(InputError):
            by_now = {row.sitting: row for row, _ in entrance.sittings()}
    sat = tuple(_sat(room, each, by_now.get(each.id)) for each in room.sat())
    return MyExamsFigures(room.waiting(), to_sit, sat, houses, now, trouble, unread)


def _sat(room: ExamRoom, sat: ExamSat, row: SittingRow | None) -> SatListed:
    assert sat.result is not None, "what has ended has its result"
    result = sat.result if row is None else result_now(sat.result, row)
    return SatListed(sat, sat.result, room.stands(sat) if result == sat.result else result)


def tell_my_exams(figures: MyExamsFigures, at: MyExamsRoute) -> Document:
    """The exams, with what the chosen one is like."""
    waiting = figures.waiting
    sections = (
        *([_under_way(waiting)] if waiting is not None else []),
        Section(f"{NAME}.card", say("Exams to sit"), tuple(_to_sit(figures, at))),
        *([_sat_card(figures)] if figures.sat else []),
    )
    return Document(NAME, say("Exams"), sections, exports=False)


def _under_way(waiting: ExamWaiting) -> Section:
    title = say("{what}, {house}", what=waiting.title, house=waiting.house_title)
    resume = Command(f"{NAME}.go-on", say("Resume"), ResumeExam(), kind="primary", shortcut="G")
    commands = (
        *([] if waiting.stuck else [resume]),
        Command(f"{NAME}.discontinue", say("Discontinue"), DiscontinueExam(), shortcut="D"),
    )
    blocks = (
        Paragraph(waiting.stuck or waiting_words(waiting), "body", "quiet", f"{NAME}.told"),
        CommandRow(f"{NAME}.commands", commands, at_left=True),
    )
    return Section(f"{NAME}.under-way", title, blocks, caption=say("Under way"), here=True)


def waiting_words(waiting: ExamWaiting) -> str:
    """The state of an exam that waits, and the step that lets it go on."""
    when = moment(round(waiting.left_at.timestamp() * 1000))
    values = {"number": waiting.number, "all": waiting.of, "when": when}
    if waiting.note:
        return say(
            "Task {number} of {all}. Left on {when}: {note} A supervisor's PIN resumes it.",
            note=as_sentence(waiting.note),
            **values,
        )
    if waiting.elsewhere:
        return say(
            "Task {number} of {all}. This exam runs at another station, which last recorded on "
            "{when}. Continue there. A supervisor's PIN brings it here.",
            **values,
        )
    return say(
        "Task {number} of {all}. The program stopped without a note, last recorded on {when}. "
        "A supervisor's PIN resumes it.",
        **values,
    )


def _to_sit(figures: MyExamsFigures, at: MyExamsRoute) -> Iterator[Block]:
    notice = _notice(figures)
    if notice:
        yield Paragraph(notice, "body", "quiet", f"{NAME}.notice")
    if not figures.to_sit:
        if not notice:
            yield Paragraph(say("No exam is assigned to you."), "body", "quiet", f"{NAME}.none")
        return
    chosen = next((e for e in figures.to_sit if e.exam == at.exam), figures.to_sit[0])
    yield _table(
        f"{NAME}.to-sit",
        say("Exams to sit"),
        (
            TableColumn("exam", say("Exam"), share=40),
            TableColumn("house", say("House"), share=24),
            TableColumn("due", say("Due by"), share=20),
            TableColumn("tries", say("Tries"), CellKind.FIGURES, share=16),
        ),
        tuple(_to_sit_row(each, figures) for each in figures.to_sit),
        chosen=chosen.exam,
    )
    yield Paragraph(about(chosen.blueprint), "body", "quiet", f"{NAME}.about")
    why_not = chosen.why_not or ""
    if not why_not and figures.waiting is not None:
        why_not = say("Finish the exam under way first.")
    if why_not:
        yield Paragraph(why_not, "body", "quiet", f"{NAME}.why-not")
    else:
        words, deed = say("Open by a supervisor's PIN"), OpenExam(chosen.exam)
        open_ = Command(f"{NAME}.open", words, deed, kind="primary", shortcut="Enter")
        yield CommandRow(f"{NAME}.begin", (open_,), at_left=True)


def _notice(figures: MyExamsFigures) -> str:
    """Why exams to be sat are not listed, or not all of them."""
    if figures.trouble is not None:
        away = say("The school cannot be reached. Exams cannot be listed or opened now.")
        return "\n".join(figures.trouble) or away
    if not figures.unread:
        return ""
    return say_count(
        "{count} more exam needs a newer program. Install the school's version.",
        "{count} more exams need a newer program. Install the school's version.",
        count=figures.unread,
    )


def _to_sit_row(each: Assigned, figures: MyExamsFigures) -> TableRow:
    blueprint, tries = each.blueprint, str(each.tries)
    if blueprint.retake.tries is not None:
        tries = say("{tries} of {all}", tries=each.tries, all=blueprint.retake.tries)
    house = figures.houses.get(blueprint.house, blueprint.house)
    due = due_words(each.due_ms, figures.now)
    if each.tries:  # who has sat it is not overdue
        due = day(at(each.due_ms), figures.now)
    cells = (blueprint.heading, house, due, tries)
    tone = "quiet" if each.why_not is not None else ""
    return TableRow(each.exam, cells, tone=tone, chosen=MyExamsRoute(each.exam))


def _sat_card(figures: MyExamsFigures) -> Section:
    table = _table(
        f"{NAME}.sat",
        say("Exams sat"),
        (
            TableColumn("exam", say("Exam"), share=34),
            TableColumn("house", say("House"), share=22),
            TableColumn("ended", say("Ended"), share=24),
            TableColumn("outcome", say("Outcome"), share=20),
        ),
        tuple(_sat_row(each, figures.houses) for each in figures.sat),
        (RowCommand(f"{NAME}.sheet", say("Result sheet"), "R"),),
    )
    return Section(f"{NAME}.done", say("Exams sat"), (table,))


def _sat_row(listed: SatListed, houses: Mapping[str, str]) -> TableRow:
    sat = listed.sat
    assert sat.ended is not None, "what is listed has ended"
    outcome = outcome_words(listed.now)
    if listed.now != listed.told:
        outcome = say("{outcome} (marked again)", outcome=outcome)
    house = houses.get(sat.begun.house, sat.begun.house)
    try:
        title = blueprint_of(sat.begun.blueprint).heading
    except InputError:  # begun at another station, or by another program
        title = say("Exam")
    shown = ShowSheet(sat.id)
    cells = (title, house, moment(sat.ended.at_ms), outcome)
    return TableRow(sat.id, cells, shown, targets=(shown,))


def _table(
    key: str,
    title: str,
    columns: tuple[TableColumn, ...],
    rows: tuple[TableRow, ...],
    commands: tuple[RowCommand, ...] = (),
    chosen: str = "",
) -> TableBlock:
    return TableBlock(
        key, key, title, columns, rows, Medium.SCREEN, MOST_ROWS, commands, chosen=chosen
    )
