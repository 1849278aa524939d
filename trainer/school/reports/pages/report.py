"""The frame of a report: its filters, its chart in a card, notes on the method, and its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.document import (
    Block,
    Command,
    CommandRow,
    Deed,
    Document,
    Drawing,
    Medium,
    Option,
    Paragraph,
    Route,
    Section,
    Selector,
    TableBlock,
    selector,
)
from trainer.school.demo_mark import demo_note
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import MONTH, PERIODS, Scope, period_of
from trainer.wording import Phrase, say, say_list

Offers = tuple[tuple[str, str], ...]
"""Values that can be chosen, each with its words."""
ALL = ""


class ScopedRoute(Route, frozen=True):
    """A page of figures of a class, house, drill and time; empty for any."""

    class_: str = ""
    house: str = ""
    drill: str = ""
    weeks: int | None = MONTH.weeks

    @property
    def scope(self) -> Scope:
        return Scope(self.class_, self.house or None, self.drill or None, period_of(self.weeks))

    @property
    def shared(self) -> Mapping[str, Any]:
        """The filters, to be passed on to another report."""
        return {key: getattr(self, key) for key in ("class_", "house", "drill", "weeks")}


class ScopeOffers(Struct, frozen=True):
    """All that can be chosen, and some facts about the school. ``edition`` is that of the chosen
    house; ``taught`` has the house of each class, which is chosen first."""

    classes: Offers
    houses: Offers
    drills: Offers
    today: int
    now: datetime
    currency: str
    edition: str = ""
    is_demo: bool = False
    taught: Mapping[str, str] = field(default_factory=dict)

    def house_words(self, house: str) -> str:
        """The title of a house; its id if there is none."""
        return dict(self.houses).get(house, house)

    def drill_words(self, drill: str) -> str:
        """The title of a drill; its name if there is none."""
        return dict(self.drills).get(drill, drill)


def offered(reports: Reports, at: ScopedRoute) -> ScopeOffers:
    """The filters of a report: any class, or the school as a whole."""
    classes = ((each.class_, each.title) for each in reports.classes())
    return ScopeOffers(
        classes=((ALL, say("The whole school")), *classes),
        houses=reports.houses(),
        drills=reports.drills(),
        today=reports.today,
        now=reports.now,
        currency=reports.currency(at.house),
        edition=reports.edition(at.house),
        is_demo=reports.is_demo,
    )


def document(
    name: str, title: str, at: ScopedRoute, of: ScopeOffers, *blocks: Block, **others: Any
) -> Document:
    """A page of figures: its filters, and the notes that go with its every export."""
    filters = tuple(_filters(at, of))
    chosen = say_list([each.option.words for each in filters], "")
    demo = (demo_note(),) if of.is_demo else ()
    return Document(
        name=f"demo-{name}" if of.is_demo else name,
        title=title,
        blocks=blocks,
        filters=filters,
        notes=(*demo, chosen),
        mark=demo_note() if of.is_demo else "",
        **others,
    )


def _filters(at: ScopedRoute, of: ScopeOffers) -> Iterable[Selector]:
    if of.classes:
        yield _class_filter(at, of)
    yield selector(
        "filter.house", say("House"), at, "house", ((ALL, say("All houses")), *of.houses)
    )
    yield selector(
        "filter.drill", say("Drill"), at, "drill", ((ALL, say("All drills")), *of.drills)
    )
    times = ((each.weeks, each.title) for each in PERIODS)
    yield selector("filter.time", say("Time"), at, "weeks", times)


def _class_filter(at: ScopedRoute, of: ScopeOffers) -> Selector:
    """The filter by class; another class is shown at the house it is taught."""
    options = tuple(
        Option(class_, words, replace(at, class_=class_, house=of.taught.get(class_, at.house)))
        for class_, words in of.classes
    )
    return Selector("filter.class", say("Class"), options, at.class_, as_list=True)


PICTURE_FORMATS = (".png", ".svg")


class SavePicture(Deed, frozen=True):
    """Save the drawing with this key as a picture."""

    key: str
    ending: str


class ReportTold(Struct, frozen=True):
    """The content of a report: ``says`` is the result in a sentence, ``method`` how the figures are
    made and their limits. ``choice`` offers one more: an area, a trainee, a chart."""

    name: str
    says: str
    method: str
    tables: tuple[TableBlock, ...]
    drawing: Drawing | None = None
    choice: Selector | None = None


class ListedReport(Struct, frozen=True):
    """A report by its route: ``read`` gives its figures, ``tell`` its content, of the figures, the
    route and the filters; ``help`` says in the help of the reports what it shows."""

    route: type[ScopedRoute]
    title: Phrase
    help: Phrase
    read: Callable[[Reports, Any], Any]
    tell: Callable[[Any, Any, ScopeOffers], ReportTold]


def report(title: str, at: ScopedRoute, of: ScopeOffers, page: ReportTold) -> Document:
    """The report as a page, in the look of all reports."""
    tables = (_in_a_card(each) for each in page.tables)
    return document(page.name, say("Reports"), at, of, _card(title, page), *tables)


def _card(title: str, page: ReportTold) -> Section:
    drawing: tuple[Block, ...] = () if page.drawing is None else (page.drawing,)
    choice: tuple[Block, ...] = () if page.choice is None else (page.choice,)
    return Section(
        key="reports.card",
        title=title,
        blocks=(
            Paragraph(page.says, key="reports.says"),
            *drawing,
            Paragraph(page.method, "caption", "quiet", key="reports.method"),
        ),
        aside=(*choice, *((_save(),) if drawing else ())),
    )


def _save() -> CommandRow:
    words: Any = (say("PNG, a picture"), say("SVG, sharp at any size"))
    formats = tuple(
        Command(f"reports.picture{ending}", each, SavePicture("reports.chart", ending))
        for ending, each in zip(PICTURE_FORMATS, words, strict=True)
    )
    save = Command("reports.picture", say("Save the chart"), menu=formats)
    return CommandRow("reports.pictures", (save,))


def _in_a_card(table: TableBlock) -> Block:
    if Medium.SCREEN not in table.medium:
        return table
    return Section(f"{table.key}.card", "", (table,))
