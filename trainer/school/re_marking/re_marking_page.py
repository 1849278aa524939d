"""The page of attempts that older rules marked, and of what today's rules change at a house."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

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
from trainer.marking.words import paragraph
from trainer.records.registry.reads.review_filter import COUNTED_TO
from trainer.school.exam.sheet import present_result, result_by_marks
from trainer.school.re_marking.re_marking import (
    ExamChange,
    HouseChanges,
    QuickChange,
    ReMarker,
    RoundChange,
)
from trainer.school.routes import AttemptsRoute
from trainer.wording import say, say_count, say_figure, say_list

NAME = "re-marking"
# So many houses are in sight above the changes; without these they have the whole page.
MOST_HOUSES = 4


class ReMarkingRoute(Route, frozen=True):
    """The houses at which older rules marked something; the changes at ``house`` are previewed.
    ``done`` tells the work done just now."""

    house: str = ""
    done: str = ""


class MarkAgain(Deed, frozen=True):
    """Ask for the reason, and put these changes in force."""

    changes: HouseChanges


class ReMarkingFigures(Struct, frozen=True):
    """The rounds and the sittings of questions that older rules marked, by house; the changes at
    one of them, if they were asked for."""

    waiting: Mapping[str, tuple[int, int]]
    changes: HouseChanges | None


class ReMarkingTitles(Struct, frozen=True):
    """The title of a house and of a drill, and the name of a person, by id."""

    house: Callable[[str], str]
    drill: Callable[[str], str]
    person: Callable[[str], str]


def load_re_marking(
    marking: ReMarker, at: ReMarkingRoute
) -> tuple[ReMarkingRoute, ReMarkingFigures]:
    """The attempts that wait; to work out the changes at a house may take long."""
    changes = marking.look(at.house) if at.house else None
    return at, ReMarkingFigures(marking.waiting(), changes)


def tell_re_marking(
    figures: ReMarkingFigures, at: ReMarkingRoute, titles: ReMarkingTitles
) -> Document:
    """The houses, above what changes at the one that is previewed."""
    changes = figures.changes
    words = changes_words(changes) if changes is not None else waiting_words(figures.waiting)
    rows = tuple(_change_rows(changes, titles)) if changes is not None else ()
    notes: tuple[str, ...] = ()
    blocks: list[Block] = [Paragraph(f"{at.done} {words}".strip(), "secondary", key=f"{NAME}.told")]
    if figures.waiting:
        houses = _houses(figures, at, titles, MOST_HOUSES if rows else 0)
        card = Section(f"{NAME}.card", say("Houses"), (houses,), title_on=Medium.SCREEN)
        blocks.append(card)
    if rows:
        sign, title = say("▲ another outcome"), say("What changes")
        key = f"{NAME}.changes"
        table = TableBlock(key, key, title, _change_columns(), rows, rows_in_sight=0)
        what = Section(f"{NAME}.what", title, (table,), caption=sign, title_on=Medium.SCREEN)
        blocks.append(what)
        notes = titles.house(at.house), sign
    again = MarkAgain(changes) if changes is not None else None
    mark = Command(f"{NAME}.mark", say("Mark again"), again, kind="primary", shortcut="M")
    attempts, key = AttemptsRoute(), f"{NAME}.back"
    back = Command(key, "←", attempts, say("Attempts"), kind="square", shortcut="Esc")
    return Document(
        NAME,
        say("Marked by older rules"),
        tuple(blocks),
        back=back,
        notes=notes,
        landscape=True,
        exports=bool(rows),
        beside=(CommandRow(f"{NAME}.commands", (mark,)),),
    )


def _houses(
    figures: ReMarkingFigures, at: ReMarkingRoute, titles: ReMarkingTitles, in_sight: int
) -> TableBlock:
    columns = (
        TableColumn("house", say("House"), share=60),
        TableColumn("rounds", say("Rounds"), CellKind.FIGURES, share=20),
        TableColumn("quick", say("Quick drills"), CellKind.FIGURES, share=20),
    )
    rows = tuple(
        house_row(house, waiting, titles.house(house), at)
        for house, waiting in figures.waiting.items()
    )
    key, look = f"{NAME}.houses", RowCommand(f"{NAME}.look", say("Preview"), "Enter")
    table = (key, key, say("Houses"), columns, rows, Medium.SCREEN, in_sight, (look,))
    return TableBlock(*table, chosen=at.house)


def house_row(house: str, waiting: tuple[int, int], title: str, at: ReMarkingRoute) -> TableRow:
    """A house, with its rounds and sittings of questions that older rules marked. The changes at
    another house leave when it is chosen."""
    rounds, quick = waiting
    look = ReMarkingRoute(house)
    left = ReMarkingRoute() if at.house not in ("", house) else None
    cells = (title, _figure(rounds), _figure(quick))
    return TableRow(house, cells, look, targets=(look,), chosen=left)


def _figure(count: int) -> str:
    """A count, as far as it was counted."""
    if count > COUNTED_TO:
        return say("more than {count}", count=say_figure(f"{COUNTED_TO:,}"))
    return say_figure(str(count))


def waiting_words(waiting: Mapping[str, tuple[int, int]]) -> str:
    """The sentence about the attempts to be looked at."""
    if not waiting:
        return say("Everything is marked by today's rules.")
    rounds = sum(each for each, _ in waiting.values())
    quick = sum(each for _, each in waiting.values())
    return paragraph(_rounds_words(rounds), _quick_words(quick) if quick else "")


def _rounds_words(count: int) -> str:
    if count > COUNTED_TO:
        return say(
            "More than {count} rounds were marked by older rules of their house.",
            count=say_figure(f"{COUNTED_TO:,}"),
        )
    return say_count(
        "{count} round was marked by older rules of its house.",
        "{count} rounds were marked by older rules of their house.",
        count=count,
    )


def _quick_words(count: int) -> str:
    if count > COUNTED_TO:
        return say("So were more than {count} quick drills.", count=say_figure(f"{COUNTED_TO:,}"))
    return say_count("So was {count} quick drill.", "So were {count} quick drills.", count=count)


def changes_words(changes: HouseChanges) -> str:
    """The changes by marking again, in a few sentences."""
    what = say_list([*_changed(changes)], "")
    lines = [say("Today's rules change {what}.", what=what)] if what else []
    if changes.exams:
        lines.append(
            say_count(
                "{count} exam gets another outcome. It changes only if you choose so.",
                "{count} exams get another outcome. They change only if you choose so.",
                count=len(changes.exams),
            )
        )
    unread = len(changes.unread) + len(changes.unread_quick)
    if unread:
        lines.append(
            say_count(
                "{count} cannot be read today or was erased. It stays as it was.",
                "{count} cannot be read today or were erased. They stay as they were.",
                count=unread,
            )
        )
    return paragraph(*lines)


def _changed(changes: HouseChanges) -> Iterator[str]:
    """The rounds that change, of all that were marked by older rules; so the quick drills."""
    if changes.changes:
        yield say_count(
            "{changed} of {count} round",
            "{changed} of {count} rounds",
            count=len(changes.changes),
            changed=len(changes.differing),
        )
    if changes.quick:
        yield say_count(
            "{changed} of {count} quick drill",
            "{changed} of {count} quick drills",
            count=len(changes.quick),
            changed=len(changes.quick_differing),
        )


def _change_columns() -> tuple[TableColumn, ...]:
    return (
        TableColumn("when", say("When"), CellKind.MOMENT, share=16),
        TableColumn("trainee", say("Trainee"), share=16),
        TableColumn("what", say("What"), share=20),
        TableColumn("was", say("As it is marked"), share=24),
        TableColumn("now", say("By today's rules"), share=24, toned=True),
    )


def _change_rows(changes: HouseChanges, titles: ReMarkingTitles) -> Iterator[TableRow]:
    """Everything that gets other figures: exams, then rounds, then questions."""
    yield from (_of_exam(each, titles) for each in changes.exams)
    yield from (_of_round(each, titles) for each in changes.differing)
    yield from (_of_quick(each, titles) for each in changes.quick_differing)


def _of_exam(each: ExamChange, titles: ReMarkingTitles) -> TableRow:
    was, now = present_result(each.was).words, result_by_marks(each.now).words
    sat = each.was
    about = sat.ended_at_ms or 0, titles.person(sat.account), each.title
    return _row(sat.sitting, about, was, now, wrong=each.outcome_differs)


def _of_round(each: RoundChange, titles: ReMarkingTitles) -> TableRow:
    was, now = each.was, each.now
    about = was.dealt_at_ms, titles.person(was.account), titles.drill(was.drill)
    before = _round_words(len(each.stood), was.tenths, passed=was.passed)
    after = _round_words(len(each.marks.mistakes), now.tenths, passed=now.passed)
    return _row(was.attempt, about, before, after, wrong=each.outcome_differs)


def _of_quick(each: QuickChange, titles: ReMarkingTitles) -> TableRow:
    was, now = each.was, each.now
    about = was.at_ms, titles.person(was.account), titles.drill(was.drill)
    before = say("{right} of {items} right", right=was.right, items=was.items)
    after = say("{right} of {items} right", right=now.right, items=now.items)
    return _row(was.attempt, about, before, after, wrong=False)


def _row(key: str, about: tuple[int, str, str], was: str, now: str, *, wrong: bool) -> TableRow:
    words, tone = (f"▲ {now}", "critical") if wrong else (now, "")
    return TableRow(key, (*about, was, words), tone=tone)


def _round_words(mistakes: int, tenths: int, *, passed: bool) -> str:
    points = say_figure(f"{tenths / 10:.0f}")
    words = say_count(
        "{points} points, {count} mistake",
        "{points} points, {count} mistakes",
        count=mistakes,
        points=points,
    )
    return say("passed: {told}", told=words) if passed else say("failed: {told}", told=words)
