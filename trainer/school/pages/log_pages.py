"""The lists of rounds and of mistakes: filtered, opened again, dealt again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from msgspec import Struct, field

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
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.marking.mistake import Severity
from trainer.marking.words import capital
from trainer.school.debrief.phrases import SIGNS, severity_word
from trainer.school.practice import Practice
from trainer.school.questions.quick_log import WrongAnswer
from trainer.school.remark import AMistake, mark_words
from trainer.school.results import AttemptDone, MistakeLogged
from trainer.school.words.date_words import lately_at
from trainer.wording import say

MOST_LISTED = 500


class LogRoute(Route, frozen=True):
    """A list of work, at one house and in one drill; empty for any."""

    house: str = ""
    drill: str = ""

    @property
    def asked(self) -> object:
        return ()


class ResultsRoute(LogRoute, frozen=True):
    """The list of rounds."""


class MistakesRoute(LogRoute, frozen=True):
    """The list of mistakes."""


class TodayRoute(Route, frozen=True):
    """The page of today."""


class OpenRound(Deed, frozen=True):
    """Show the debrief of that round."""

    attempt: str


class DealAgain(Deed, frozen=True):
    """Deal the very same round."""

    attempt: str


class WatchRound(Deed, frozen=True):
    """Show that round step by step, from a mistake on, or with ``met`` from an interruption (0:
    from the start)."""

    attempt: str
    number: int = 0
    met: int = 0


class DealTrap(Deed, frozen=True):
    """Deal the trap of that mistake again, or ask its question anew."""

    attempt: str
    number: int


class RoundsDone(Struct, frozen=True):
    """Finished rounds, the latest first; ``said`` are words about supervisors' remarks, by
    attempt."""

    attempts: Sequence[AttemptDone]
    said: Mapping[str, str]
    now: datetime


class MistakesMade(Struct, frozen=True):
    """Mistakes and wrong answers, the latest first; ``marks`` are those that supervisors set, by
    attempt and number."""

    mistakes: Sequence[MistakeLogged | WrongAnswer]
    now: datetime
    marks: Mapping[tuple[str, int], str] = field(default_factory=dict)


def load_results(practice: Practice, now: datetime) -> RoundsDone:
    """The rounds that are listed."""
    return RoundsDone(practice.done(MOST_LISTED), practice.reviews.noted(), now)


def load_mistakes(practice: Practice, now: datetime) -> MistakesMade:
    """The mistakes that are listed."""
    mistakes = practice.mistakes(MOST_LISTED)
    marks = practice.reviews.marks((each.attempt_id, _named(each)) for each in mistakes)
    return MistakesMade(mistakes, now, marks)


def _named(of: MistakeLogged | WrongAnswer) -> AMistake:
    """The mistake as overrides name it; an answer has no kind."""
    if isinstance(of, WrongAnswer):
        return AMistake(of.number, "", None, None)
    made = of.mistake
    return AMistake(made.number, made.code, made.seat or 0, made.wager or "")


# ------------------------------------------------------------------------------------ rounds


def tell_results(done: RoundsDone, at: ResultsRoute) -> Document:
    """The list of rounds."""
    if not done.attempts:
        nothing = say("No rounds yet. Settle a table to see how it went.")
        return _empty("results", say("Results"), nothing)
    columns = (
        TableColumn("when", say("When"), share=14),
        TableColumn("drill", say("Drill"), share=24),
        TableColumn("house", say("House"), share=16),
        TableColumn("score", say("Score"), CellKind.NUMBER, share=8),
        TableColumn("right", say("Right"), CellKind.FIGURES, share=10),
        TableColumn("mistakes", say("Mistakes"), CellKind.FIGURES, share=14),
        TableColumn("hands_per_hour", say("Hands/h"), CellKind.COUNT, share=9),
    )
    listed = [each for each in done.attempts if _passes(at, each.house_title, each.drill_title)]
    rows = tuple(_round_row(each, done) for each in listed)
    titles = ((each.house_title, each.drill_title) for each in done.attempts)
    table = _table("results", say("Results"), columns, rows, _commands("results"))
    return _document("results", say("Results"), table, tuple(_filters("results", at, titles)))


def _round_row(of: AttemptDone, done: RoundsDone) -> TableRow:
    said, mistakes = done.said.get(of.attempt_id, ""), _by_severity(of)
    cells = (
        lately_at(of.when, done.now),
        of.drill_title,
        of.house_title,
        f"{of.points:g}" if of.lines else None,
        say("{some} of {all}", some=of.right, all=of.lines) if of.lines else None,
        say("{mistakes}, {said}", mistakes=mistakes, said=said) if said else mistakes,
        of.hands_per_hour,
    )
    opened = OpenRound(of.attempt_id)
    watched = None if of.quick else WatchRound(of.attempt_id)
    targets = (watched, DealAgain(of.attempt_id), opened)
    return TableRow(of.attempt_id, cells, opened, targets=targets)


def _by_severity(of: AttemptDone) -> str:
    """``■ 1  ○ 2``; a dash where there is none."""
    counts = (
        f"{sign} {of.by_severity[each]}" for each, sign in SIGNS.items() if of.by_severity.get(each)
    )
    return "  ".join(counts) or "–"


# ---------------------------------------------------------------------------------- mistakes


def tell_mistakes(made: MistakesMade, at: MistakesRoute) -> Document:
    """The list of mistakes, and of wrong answers."""
    if not made.mistakes:
        nothing = say("No mistakes yet. Settle a table to find some.")
        return _empty("mistakes", say("My mistakes"), nothing)
    columns = (
        TableColumn("when", say("When"), share=13),
        TableColumn("severity", say("Severity"), share=11, toned=True),
        TableColumn("mistake", say("Mistake"), share=26),
        TableColumn("where", say("Where"), share=19),
        TableColumn("money", say("Money"), share=15),
        TableColumn("house", say("House"), share=13),
        TableColumn("drill", say("Drill"), share=14),
    )
    listed = [each for each in made.mistakes if _passes(at, each.house_title, each.drill_title)]
    rows = tuple(_mistake_row(place, each, made) for place, each in enumerate(listed))
    trap = RowCommand("mistakes.trap", say("Practise this"), "T")
    watch, *others = _commands("mistakes")
    table = _table("mistakes", say("My mistakes"), columns, rows, (watch, trap, *others))
    titles = ((each.house_title, each.drill_title) for each in made.mistakes)
    return _document("mistakes", say("My mistakes"), table, tuple(_filters("mistakes", at, titles)))


def _mistake_row(place: int, of: MistakeLogged | WrongAnswer, made: MistakesMade) -> TableRow:
    is_round = isinstance(of, MistakeLogged)
    number = of.mistake.number if isinstance(of, MistakeLogged) else of.number
    mark = made.marks.get((of.attempt_id, number), "")
    cells = (lately_at(of.when, made.now), *_cells(of, mark), of.house_title, of.drill_title)
    opened, again = OpenRound(of.attempt_id), DealAgain(of.attempt_id)
    watched = WatchRound(of.attempt_id, number) if is_round else None
    trap = DealTrap(of.attempt_id, number) if number else None
    tone = mark or (of.mistake.severity if isinstance(of, MistakeLogged) else "")
    targets = (watched, trap, again, opened)
    return TableRow(
        f"{of.attempt_id} {number} {place}", cells, opened, _TONES.get(tone, tone), targets
    )


_TONES = {Severity.ADVICE.value: Severity.MINOR.value, "none": "quiet", "right": "quiet"}


def _cells(of: MistakeLogged | WrongAnswer, mark: str) -> tuple[str, str, str, str]:
    """Severity, mistake, where and money; the severity is the ``mark`` that was set, if any."""
    if isinstance(of, WrongAnswer):
        told = capital(mark_words(mark)) or say("× Answer")
        return told, of.words, say("Question {number}", number=of.number), "–"
    made = of.mistake
    severity = made.severity if mark == "" else mark
    told = capital(mark_words(severity))
    if severity in SIGNS:
        told = f"{SIGNS[severity]}\N{NO-BREAK SPACE}{severity_word(Severity(severity))}"
    return told, made.title, made.where_, of.money_text


# --------------------------------------------------------------------------- what both have


def _passes(at: LogRoute, house: str, drill: str) -> bool:
    return at.house in ("", house) and at.drill in ("", drill)


def _commands(page: str) -> tuple[RowCommand, ...]:
    return (
        RowCommand(f"{page}.watch", say("Watch it"), "R"),
        RowCommand(f"{page}.again", say("Deal it again"), "A"),
        RowCommand(f"{page}.open", say("Open"), "Enter", "primary"),
    )


def _table(
    page: str,
    title: str,
    columns: tuple[TableColumn, ...],
    rows: tuple[TableRow, ...],
    commands: tuple[RowCommand, ...],
) -> TableBlock:
    """The list, which fills the page. Files have every record of the trainee."""
    seen = Medium.SEEN
    return TableBlock(f"{page}.list", page, title, columns, rows, seen, 0, commands)


def _document(name: str, title: str, table: TableBlock, filters: tuple[Selector, ...]) -> Document:
    return Document(name, title, (Section(f"{name}.card", "", (table,)),), filters)


def _filters(page: str, at: LogRoute, titles: Iterable[tuple[str, str]]) -> Iterator[Selector]:
    """The filters by house and drill."""
    houses, drills = (sorted(set(each)) for each in zip(*titles, strict=True))
    every_house = (("", say("All houses")), *((each, each) for each in houses))
    every_drill = (("", say("All drills")), *((each, each) for each in drills))
    yield selector(f"{page}.house", say("House"), at, "house", every_house)
    yield selector(f"{page}.drill", say("Drill"), at, "drill", every_drill)


def _empty(name: str, title: str, words: str) -> Document:
    settle = Command(f"{name}.settle", say("Settle the table"), TodayRoute(), kind="primary")
    blocks: tuple[Block, ...] = (
        Paragraph(words, "section", key=f"{name}.nothing"),
        CommandRow(f"{name}.begin", (settle,), at_left=True),
    )
    return Document(name, title, (Section(f"{name}.empty", "", blocks),), exports=False)
