"""The page of progress: figures, charts, wrong rules, skills, kinds of mistakes, another house."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from trainer.document import (
    Block,
    CellKind,
    Chart,
    Command,
    CommandRow,
    Deed,
    Document,
    EntryLine,
    EntryList,
    FigureRow,
    Hairline,
    MapTile,
    Medium,
    Paragraph,
    Route,
    Section,
    Selector,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    TileLegend,
    TileLook,
    TileMap,
    TileRow,
    selector,
)
from trainer.drills.skills.skill import Area
from trainer.game.money import Money
from trainer.marking.words import paragraph
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.pages.log_pages import MistakesRoute
from trainer.school.practice import Practice
from trainer.school.progress.daily_figures import learning_curve, pace_against_accuracy
from trainer.school.progress.progress import Figures, Learned, ProgressShown, SkillRow, Tile, tiles
from trainer.school.progress.readiness import ReadinessJudged, per_cent_of_chance
from trainer.school.progress.transfer import SkillChange, TransferSkill, changed
from trainer.school.words.figure_words import pace_words
from trainer.wording import say, say_count, say_figure, say_list

NAME = "progress"
PERIODS = (7, 30, 90, 0)
"""The periods in days; 0 is all of them."""
PACE, NOBODY = "", ""
MOST_KINDS = 8
LOOKS = {
    Learned.MASTERED: TileLook.FULL,
    Learned.DUE: TileLook.MARKED,
    Learned.LEARNING: TileLook.PART,
    Learned.NOT_SEEN: TileLook.DASHED,
}


class ProgressRoute(Route, frozen=True):
    """The progress at one house over so many days (0: all), with the curve of an area, one skill in
    full, and the changes at the house ``to``; empty for none."""

    house: str = ""
    days: int = PERIODS[1]
    chart: str = PACE
    skill: str = ""
    to: str = NOBODY

    @property
    def asked(self) -> object:
        return self.house, self.days, self.to


class PractiseSkills(Deed, frozen=True):
    """Deal rounds that ask for these skills."""

    house: str
    skills: tuple[str, ...]


class BeliefTest(Deed, frozen=True):
    """Deal rounds that show whether these wrong rules are held."""

    house: str
    ids: tuple[str, ...]


class CompareHouses(Deed, frozen=True):
    """Open the books of the two houses beside each other."""

    house: str
    other: str


class ProgressFigures(Struct, frozen=True):
    """The houses by id and title, the progress at one, and the skills of another."""

    houses: tuple[tuple[str, str], ...]
    currency: str
    shown: ProgressShown
    transfer: tuple[TransferSkill, ...]


def load_progress(
    practice: Practice, at: ProgressRoute, last: str
) -> tuple[ProgressRoute, ProgressFigures | None]:
    """The progress at that house, else at the one dealt last; None where there is no house."""
    houses = tuple((each.id, each.title) for each in practice.houses())
    ids = [house for house, _ in houses]
    if not ids:
        return at, None
    house = next((each for each in (at.house, last) if each in ids), ids[0])
    to = at.to if at.to in ids and at.to != house else NOBODY
    return replace(at, house=house, to=to), ProgressFigures(
        houses,
        practice.house(house).rules.currency,
        practice.progress.at(house, at.days or None),
        practice.progress.transfer(house, to) if to else (),
    )


def tell_progress(figures: ProgressFigures | None, at: ProgressRoute) -> Document:
    """The page; its files have the skills and the kinds of mistakes."""
    title = say("Progress")
    if figures is None:
        return Document(NAME, title, (), exports=False)
    shown = figures.shown
    house, period = _house(figures, at), _period(at)
    above = ((_charts(shown, at),), tuple(_beliefs_and_chance(shown)))
    below = ((_kinds(shown, figures.currency),), (_transfer(figures, at),))
    return Document(
        NAME,
        title,
        (
            FigureRow(f"{NAME}.figures", tuple(_pairs(shown.figures, shown.judged)), cards=True),
            SideBySide(f"{NAME}.above", above, (50, 50)),
            _skills(shown, at),
            SideBySide(f"{NAME}.below", below, (56, 44)),
            _skills_written(shown),
        ),
        filters=(house, period),
        notes=(title, house.option.words, period.option.words),
    )


def _house(figures: ProgressFigures, at: ProgressRoute) -> Selector:
    return selector(f"{NAME}.house", say("House"), at, "house", figures.houses, skill="")


def _period(at: ProgressRoute) -> Selector:
    periods = ((each, _period_words(each)) for each in PERIODS)
    return selector(f"{NAME}.period", say("Time"), at, "days", periods)


def _period_words(days: int) -> str:
    match days:
        case 7:
            return say("Last 7 days")
        case 30:
            return say("Last 30 days")
        case 90:
            return say("Last 90 days")
        case _:
            return say("All days")


# -------------------------------------------------------------------------------------- figures


def _pairs(figures: Figures, judged: ReadinessJudged) -> Iterator[tuple[str, str]]:
    share = "–" if judged.per_cent is None else per_cent_of_chance(judged.per_cent)
    yield say("Chance of passing"), share
    yield (
        say("Skills mastered"),
        say("{mastered} of {skills}", mastered=figures.mastered, skills=figures.skills),
    )
    yield _accuracy_of(figures.lines), _per_cent(figures.accuracy)
    yield say("Pace, last five rounds"), pace_words(figures.hands_per_hour)
    yield say("Open wrong rules"), str(figures.open_beliefs)
    yield say("Due today"), str(figures.due)


def _accuracy_of(lines: int) -> str:
    if not lines:
        return say("Accuracy")
    return say_count("Accuracy, last wager", "Accuracy, last {count} wagers", count=lines)


def _per_cent(share: float | None) -> str:
    return "–" if share is None else say("{share}%", share=say_figure(f"{share * 100:.1f}"))


def _charts(shown: ProgressShown, at: ProgressRoute) -> Section:
    """The chart that is chosen; an area without a day left in the period has none."""
    names = [(PACE, say("Pace against accuracy")), *((e.value, e.words) for e in shown.curves)]
    which = selector(f"{NAME}.chart.which", say("Chart"), at, "chart", names)
    chart = _chart(shown, which.option.value)
    says = Paragraph(chart.says, "secondary", key=f"{NAME}.chart.says")
    return Section(f"{NAME}.charts", say("Day by day"), (says, chart), aside=(which,))


def _chart(shown: ProgressShown, area: str) -> Chart:
    if area == PACE:
        return pace_against_accuracy(shown.days, shown.today)
    return learning_curve(shown.curves[Area(area)], shown.today)


def _beliefs_and_chance(shown: ProgressShown) -> Iterator[Section]:
    why = [Paragraph(e, key=f"{NAME}.why.{n}") for n, e in enumerate(shown.judged.why)]
    if why:
        yield Section(f"{NAME}.ready", say("Chance of passing the exam"), tuple(why))
    says = Paragraph(
        say("Wrong rules that explain your mistakes"), "secondary", key=f"{NAME}.beliefs.says"
    )
    entries = tuple(_belief(each, number) for number, each in enumerate(shown.beliefs, 1))
    none = say("None: no mistake fits a wrong rule.")
    lines = EntryList(f"{NAME}.belief", entries, none, medium=Medium.SEEN)
    yield Section(f"{NAME}.beliefs", say("Open wrong rules"), (says, lines))


def _belief(held: BeliefHeld, number: int) -> EntryLine:
    words = say_list(held.words, "or")
    key = f"{NAME}.belief.{number}.test"
    spoken = say("{name}: {value}", name=say("Test it"), value=words)
    test = Command(key, say("Test it"), BeliefTest(held.house, held.ids), spoken)
    return EntryLine(
        name=words,
        under=f"{held.how_sure}\n{held.since_text}",
        command=test if held.can_be_tested else None,
        state=held.sureness.words,
        share=held.probability,
        is_bad=held.sureness is Sureness.CONFIRMED,
    )


# --------------------------------------------------------------------------------------- skills


def _skills(shown: ProgressShown, at: ProgressRoute) -> Section:
    signs = tuple((LOOKS[each], each.words) for each in reversed(Learned))
    rows = tuple(_tile_row(each, at) for each in shown.rows)
    return Section(
        f"{NAME}.skills",
        say("Skills map"),
        (_in_full(shown, at), TileMap(f"{NAME}.map", rows, at.skill)),
        aside=(TileLegend(f"{NAME}.legend", signs),),
        medium=Medium.SCREEN,
    )


def _tile_row(row: SkillRow, at: ProgressRoute) -> TileRow:
    made = (
        MapTile(
            each.skill.id,
            each.skill.words,
            LOOKS[each.learned],
            each.share,
            state_words(each),
            replace(at, skill=each.skill.id),
        )
        for each in row.tiles
    )
    return TileRow(row.area.words, tuple(made))


def _in_full(shown: ProgressShown, at: ProgressRoute) -> EntryList:
    """The chosen skill; without one, how to choose one."""
    tile = next((each for each in tiles(shown.rows) if each.skill.id == at.skill), None)
    if tile is None:
        says = say("Each skill is one decision, right or wrong.")
        line = EntryLine(say("Choose a skill for details."), says)
        return EntryList(f"{NAME}.skill", (line,), in_well=True)
    practise = Command(
        f"{NAME}.skill.practise",
        say("Practise this"),
        PractiseSkills(shown.house, (tile.skill.id,)),
        say("{name}: {value}", name=say("Practise this"), value=tile.skill.words),
    )
    name = say("{skill}: {state}", skill=tile.skill.words, state=state_words(tile))
    line = EntryLine(name, paragraph(*told(tile, shown.today)), command=practise)
    return EntryList(f"{NAME}.skill", (line,), in_well=True)


def told(tile: Tile, today: int) -> list[str]:
    """All that is known about a skill, in sentences."""
    if not tile.seen:
        return [say("Not asked yet.")]
    sentences = [
        say_count("Seen once.", "Seen {count} times.", count=tile.seen),
        say_count("On one day.", "On {count} days.", count=tile.days),
        say("{right} of {seen} right.", right=tile.right, seen=tile.seen),
    ]
    if tile.tempo is not None:
        share = round(tile.tempo * 100)
        sentences.append(say("You take {share}% of a dealer's time.", share=share))
    if tile.due_day is not None:
        sentences.append(_due(tile.due_day - today))
    return sentences


def _due(days: int) -> str:
    if days <= 0:
        return say("Due today.")
    return say_count("Due tomorrow.", "Due in {count} days.", count=days)


def state_words(tile: Tile) -> str:
    """The state, and how much of the way is done."""
    if tile.learned is not Learned.LEARNING:
        return tile.learned.words
    return say("{state}, {share}%", state=say("Learning"), share=round(tile.share * 100))


def _skills_written(shown: ProgressShown) -> TableBlock:
    columns = (
        TableColumn("area", say("Area"), share=2),
        TableColumn("skill", say("Skill"), share=4),
        TableColumn("state", say("State"), share=2),
        TableColumn("right", say("Right"), CellKind.COUNT),
        TableColumn("seen", say("Seen"), CellKind.COUNT),
    )
    rows = tuple(
        TableRow(e.skill.id, (r.area.words, e.skill.words, state_words(e), e.right, e.seen))
        for r in shown.rows
        for e in r.tiles
    )
    return TableBlock(f"{NAME}.written", "skills", say("Skills"), columns, rows, Medium.WRITTEN)


# -------------------------------------------------------------------- mistakes, another house


def _kinds(shown: ProgressShown, currency: str) -> Section:
    """The most frequent kinds, each of which leads to the mistakes themselves."""
    title = say("Mistakes by kind")
    if not shown.kinds:
        none = Paragraph(say("No mistakes in this period."), tone="quiet", key=f"{NAME}.kinds.none")
        return Section(f"{NAME}.kinds", title, (none,))
    columns = (
        TableColumn("mistake", say("Mistake"), share=5),
        TableColumn("times", say("Times"), CellKind.COUNT),
        TableColumn("players_short", say("Players short"), CellKind.MONEY, 2, unit=currency),
        TableColumn("house_short", say("House short"), CellKind.MONEY, 2, unit=currency),
    )
    rows = tuple(
        TableRow(
            each.words,
            (each.words, each.times, _cents(each.players_short), _cents(each.house_short)),
            MistakesRoute(),
        )
        for each in shown.kinds
    )
    in_sight = min(MOST_KINDS, len(rows))
    table = TableBlock(f"{NAME}.kind", "mistakes", title, columns, rows, rows_in_sight=in_sight)
    return Section(f"{NAME}.kinds", title, (table,), title_on=Medium.SCREEN)


def _cents(amount: Money) -> int | None:
    return amount.cents or None


def _transfer(figures: ProgressFigures, at: ProgressRoute) -> Section:
    others = [(NOBODY, say("Choose a house")), *(e for e in figures.houses if e[0] != at.house)]
    key = f"{NAME}.transfer"
    other = selector(f"{key}.house", say("The other house"), at, "to", others)
    blocks = tuple(_changes(key, figures.transfer, at))
    medium = Medium.SEEN if figures.transfer else Medium.SCREEN
    return Section(key, say("At another house"), blocks, aside=(other,), medium=medium)


def _changes(key: str, skills: Sequence[TransferSkill], at: ProgressRoute) -> Iterator[Block]:
    yield Paragraph(_summed(skills), "secondary", key=f"{key}.sum")
    asked = [each for each in skills if each.change is not SkillChange.SAME]
    for area, among in groupby(asked, key=lambda each: each.skill.area):
        here = f"{key}.{area.value}"
        yield Hairline(f"{here}.rule")
        yield Paragraph(area.words, "strong", key=here)
        each_way = list(among)
        for change, words in ((SkillChange.OTHER, say("Different")), (SkillChange.NEW, say("New"))):
            named = [each.skill.words for each in each_way if each.change is change]
            if named:
                yield Paragraph(words, "secondary", key=f"{here}.{change.value}")
                yield Paragraph("\n".join(named), "dense", key=f"{here}.{change.value}.skills")
    if skills:
        compare = Command(
            f"{key}.compare", say("Compare the two houses"), CompareHouses(at.house, at.to)
        )
        drilled = PractiseSkills(at.to, tuple(each.id for each in changed(skills)))
        drill = Command(f"{key}.drill", say("Practise exactly this"), drilled)
        commands = (drill, compare) if asked else (compare,)
        yield CommandRow(f"{key}.commands", commands, at_left=True)


def _summed(skills: Sequence[TransferSkill]) -> str:
    if not skills:
        return say("Which skills change at another house, and what is new.")
    counted = {kind: sum(each.change is kind for each in skills) for kind in SkillChange}
    return say(
        "{same} stay as they are, {other} change, {new} are new.",
        same=say_count("{count} skill", "{count} skills", count=counted[SkillChange.SAME]),
        other=counted[SkillChange.OTHER],
        new=counted[SkillChange.NEW],
    )
