"""The page of one trainee: readiness, learning, mistakes, and lasting success."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.document import (
    Block,
    CellKind,
    Command,
    Document,
    FigureRow,
    Hairline,
    Medium,
    Paragraph,
    Section,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    Value,
)
from trainer.drills.skills.skill import Area
from trainer.marking.words import paragraph
from trainer.records.exam import ExamOutcome
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import BeliefRow, BeliefsDueRow, RoundRow
from trainer.school.clock import DAY_MS, day_of
from trainer.school.progress.readiness import badge_words
from trainer.school.reports.control import control_chart, control_words
from trainer.school.reports.pages.learning import learning_chart, points_table
from trainer.school.reports.pages.mistakes import pareto_bars, pareto_table
from trainer.school.reports.pages.report import ScopedRoute, ScopeOffers, document, offered
from trainer.school.reports.pareto import belief_words
from trainer.school.reports.reports import Reports
from trainer.school.reports.trainee import Level, SkillLine, SkillSheet, TraineePage
from trainer.school.routes import AttemptRoute
from trainer.school.words.date_words import date_words, day_words, moment
from trainer.school.words.figure_words import NONE, count_words, money_words, one_decimal
from trainer.wording import phrase, say, say_phrase

BARS = 7
VOIDED = "voided"


class TraineeRoute(ScopedRoute, frozen=True):
    """The page of one trainee; ``came_from`` is the page for Back."""

    account: str = ""
    came_from: ScopedRoute | None = None


class TraineeFigures(Struct, frozen=True):
    """``sheets`` has the skills of the chosen house, or of every house; ``due`` are the houses at
    which the beliefs do not know the last rounds."""

    offered: ScopeOffers
    told: TraineePage
    sheets: tuple[SkillSheet, ...]
    beliefs: tuple[BeliefRow, ...]
    due: tuple[BeliefsDueRow, ...] = ()


def load_trainee(reports: Reports, at: TraineeRoute) -> tuple[TraineeRoute, TraineeFigures]:
    """The route, and the figures of one trainee in that scope."""
    houses = (at.house,) if at.house else tuple(reports.titles)
    return at, TraineeFigures(
        offered=replace(offered(reports, at), classes=()),
        told=reports.trainee(at.account, at.scope),
        sheets=tuple(reports.skill_sheet(at.account, house) for house in houses),
        beliefs=reports.beliefs(at.account),
        due=reports.beliefs_due(at.account),
    )


def tell_trainee(figures: TraineeFigures, at: TraineeRoute) -> Document:
    """The trainee's page. Its files have the skills, the curves and the mistakes."""
    of, told = figures.offered, figures.told
    return document(
        "trainee",
        told.row.name,
        at,
        of,
        Paragraph(_in_the_way(told), key="trainee.why"),
        FigureRow("trainee.figures", tuple(_figures(told, of.currency))),
        SideBySide(
            "trainee.columns", (tuple(_left(figures)), tuple(_right(figures, at))), (52, 48)
        ),
        _skills_written(told.row.name, figures.sheets),
        points_table(told.curves),
        pareto_table("pareto", told.pareto, of.currency, Medium.WRITTEN),
        back=Command("trainee.back", "←", at.came_from, kind="square", spoken=say("Class")),
    )


def _figures(page: TraineePage, currency: str) -> Iterator[tuple[str, str]]:
    done, paced = page.done, page.paced
    accuracy = NONE
    if paced.accuracy is not None:
        accuracy = say("{share}%", share=one_decimal(paced.accuracy))
    pace = NONE if paced.hands_per_hour is None else count_words(paced.hands_per_hour)
    yield say("Readiness"), badge_words(page.row.judged)
    yield say("Days"), count_words(done.days)
    yield say("Rounds"), count_words(done.rounds)
    yield say("Wagers right"), accuracy
    yield say("Hands an hour"), pace
    yield say("Critical mistakes"), count_words(done.critical)
    yield say("Players short"), money_words(done.players_short, currency)
    yield say("House short"), money_words(done.house_short, currency)


def _left(figures: TraineeFigures) -> Iterator[Section]:
    of, told = figures.offered, figures.told
    curve = learning_chart(
        "trainee.curve",
        told.curves.together,
        of.today,
        weekly=told.curves.weekly,
        name=say("All areas"),
    )
    says = Paragraph(curve.says, "caption", "quiet", key="trainee.curve.says")
    bars = pareto_bars("trainee.bars", told.pareto, BARS, of.currency)
    yield Section("trainee.learning", say("Learning curves"), (curve, says))
    yield Section("trainee.mistakes", say("Mistakes by count"), (bars,))
    yield Section("trainee.last", say("Last rounds"), (_rounds_table(told.last, of),))


def _right(figures: TraineeFigures, at: TraineeRoute) -> Iterator[Section]:
    yield Section("trainee.exams", say("After the exam"), tuple(_exams(figures.told)))
    yield Section("trainee.beliefs", say("Wrong rules"), tuple(_beliefs(figures, at.house)))
    yield Section("trainee.standing", say("Skills"), tuple(_skills(figures, at.house)))


def _in_the_way(page: TraineePage) -> str:
    why = page.row.judged.why
    if page.control is not None and page.control.since is not None:
        day = date_words(page.control.since)
        why = (say("Relapsed after the exam, since {day}.", day=day), *why)
    if not why:
        return say("Choose a house to see the chance of passing its exam.")
    return say("{of}: {reasons}", of=page.row.name, reasons=paragraph(*why))


def _exams(page: TraineePage) -> Iterator[Block]:
    control = page.control
    if control is not None and control.watched:
        yield control_chart("trainee.control", control, page.row.name)
    says = say("No exam has been passed yet.")
    if control is not None:
        says = control_words(control, page.row.name)
    yield Paragraph(says, "caption", "quiet", key="trainee.control.says")
    yield Hairline("trainee.exams.rule")
    for each in reversed(page.exams):
        yield Paragraph(_exam_words(each, page), key=f"trainee.exam.{each.sitting}")
    if not page.exams:
        yield Paragraph(say("No exam yet."), tone="quiet", key="trainee.no-exam")


def _exam_words(of: SittingRow, page: TraineePage) -> str:
    """The outcome of an exam. A voided one did not count, however it ended."""
    day = date_words(day_of(of.ended_at_ms or 0, page.zones.get(of.sitting, 0)))
    if of.sitting in page.blind and of.state != VOIDED:
        return say("{name}: {value}", name=day, value=say("Ended"))
    return say(
        "{day}: {outcome} (errors: {errors}, decisions: {decisions})",
        day=day,
        outcome=outcome_words(of.state if of.state == VOIDED else of.outcome or ""),
        errors=of.errors or 0,
        decisions=of.decisions or 0,
    )


_HELD = {
    "confirmed": phrase("{belief}: held since {day}"),
    "suspected": phrase("{belief}: suspected since {day}"),
}


def _beliefs(figures: TraineeFigures, house: str) -> Iterator[Block]:
    """Wrong rules at that house, or at any, the confirmed first."""
    titles = dict(figures.offered.houses)
    open_ = [e for e in figures.beliefs if e.verdict in _HELD and house in ("", e.house)]
    open_.sort(key=lambda each: (list(_HELD).index(each.verdict), each.since_ms))
    for each in open_:
        words = belief_words(each.misreading, titles)
        day = day_words(each.since_ms // DAY_MS)
        sentence = say_phrase(_HELD[each.verdict], belief=words, day=day)
        yield Paragraph(sentence, key=f"trainee.belief.{each.house}.{each.misreading}")
    if not open_:
        yield Paragraph(say("No wrong rule is known."), tone="quiet", key="trainee.no-belief")
    since = [each.since_ms for each in figures.due if house in ("", each.house)]
    if since:
        words = say("Rounds since {when} are not included yet.", when=moment(min(since)))
        yield Paragraph(words, tone="quiet", key="trainee.beliefs-due")


def _rounds_table(last: Sequence[RoundRow], of: ScopeOffers) -> TableBlock:
    columns = (
        TableColumn("when", say("When"), CellKind.MOMENT, 2),
        TableColumn("house", say("House"), share=2),
        TableColumn("drill", say("Drill"), share=3),
        TableColumn("wagers", say("Wagers"), CellKind.NUMBER),
        TableColumn("result", say("Result"), share=2),
    )
    rows = tuple(_round_row(each, of) for each in last)
    title = say("Last rounds")
    return TableBlock("trainee.rounds", "rounds", title, columns, rows, Medium.SEEN, 12)


def _round_row(of_round: RoundRow, of: ScopeOffers) -> TableRow:
    cells = (
        of_round.dealt_at_ms,
        of.house_words(of_round.house),
        of.drill_words(of_round.drill),
        f"{of_round.right}/{of_round.lines}",
        say("Passed") if of_round.passed else say("Not passed"),
    )
    return TableRow(of_round.attempt, cells, AttemptRoute(of_round.attempt))


def _skills(figures: TraineeFigures, house: str) -> Iterator[Block]:
    """Every skill, if one house is chosen."""
    if not house:
        words = say("Choose a house to see every skill.")
        yield Paragraph(words, tone="quiet", key="trainee.no-house")
        return
    (sheet,) = figures.sheets
    counts = {level: sheet.count(level) for level in Level}
    words = say(
        "{mastered} of {all} skills mastered, {learning} being learned, {unseen} not seen",
        mastered=counts[Level.MASTERED],
        all=sheet.skills,
        learning=counts[Level.LEARNING],
        unseen=counts[Level.NOT_SEEN],
    )
    yield Paragraph(words, key="trainee.skills.count")
    columns = (
        TableColumn("skill", say("Skill"), share=4),
        TableColumn("state", say("State"), share=2),
        TableColumn("right", say("Right"), CellKind.PER_CENT),
    )
    rows = tuple(_skill_row(line) for area in sheet.areas for line in area.lines)
    # Half a page is narrow. Paper has more of each skill, in the table that is written.
    yield TableBlock("trainee.skills", "skills", say("Skills"), columns, rows, Medium.SCREEN)


def _skill_row(line: SkillLine) -> TableRow:
    cells = (line.words, line.level.words, line.right)
    return TableRow(line.skill, cells, tone="quiet" if line.level is Level.NOT_SEEN else "")


def _skills_written(name: str, sheets: Iterable[SkillSheet]) -> TableBlock:
    """Every skill, house by house, and how the trainee stands with it."""
    columns = (
        TableColumn("trainee", say("Trainee"), medium=Medium.FILE),
        TableColumn("house", say("House")),
        TableColumn("area", say("Area"), medium=Medium.FILE),
        TableColumn("skill", say("Skill"), medium=Medium.FILE),
        TableColumn("words", say("In words"), share=4),
        TableColumn("level", say("State"), medium=Medium.FILE),
        TableColumn("level_words", say("State"), medium=Medium.PAPER),
        TableColumn("right", say("Right"), CellKind.SHARE),
        TableColumn("seen", say("Seen"), CellKind.COUNT),
        TableColumn("last_seen", say("Last seen"), CellKind.MOMENT),
    )
    rows = tuple(
        TableRow(f"{sheet.house} {line.skill}", _skill_cells(name, sheet.house, area.area, line))
        for sheet in sheets
        for area in sheet.areas
        for line in area.lines
    )
    return TableBlock("readiness", "readiness", say("Readiness"), columns, rows, Medium.WRITTEN)


def _skill_cells(name: str, house: str, area: Area, line: SkillLine) -> tuple[Value, ...]:
    return (
        name,
        house,
        area.value,
        line.skill,
        line.words,
        line.level.value,
        line.level.words,
        line.right,
        line.seen,
        line.last_at_ms,
    )


def outcome_words(outcome: str) -> str:
    """``Passed``, ``Failed``, ``Voided`` or ``Discontinued``."""
    if outcome == VOIDED:
        return say("Voided")
    known = outcome in list(ExamOutcome)
    return (ExamOutcome(outcome) if known else ExamOutcome.DISCONTINUED).words
