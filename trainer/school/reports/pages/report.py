"""The frame of a report: its chart in a card, notes on the method, and its figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trainer.document import (
    Block,
    Command,
    CommandRow,
    Deed,
    Document,
    Drawing,
    Medium,
    Paragraph,
    Section,
    Selector,
    TableBlock,
)
from trainer.school.reports.pages.scope_choices import ScopedRoute, ScopeOffers, document
from trainer.school.reports.reports import Reports
from trainer.wording import Phrase, say

PICTURE_FORMATS = (".png", ".svg")


@dataclass(frozen=True, slots=True)
class ListedReport:
    """A report by its route: ``load`` reads its figures, ``tell`` makes its page; ``help`` says in
    the help of the reports what it shows."""

    route: type[ScopedRoute]
    title: Phrase
    help: Phrase
    load: Callable[[Reports, Any], Any]
    tell: Callable[[Any, Any], Document]


class SavePicture(Deed, frozen=True):
    """Save the drawing with this key as a picture."""

    key: str
    ending: str


@dataclass(frozen=True, slots=True)
class ReportTold:
    """The content of a report: ``says`` is the result in a sentence, ``method`` how the figures are
    made and their limits. ``choice`` offers one more: an area, a trainee, a chart."""

    name: str
    title: str
    says: str
    method: str
    tables: tuple[TableBlock, ...]
    drawing: Drawing | None = None
    choice: Selector | None = None


def report(at: ScopedRoute, of: ScopeOffers, page: ReportTold) -> Document:
    """The report as a page, in the look of all reports."""
    tables = (_in_a_card(each) for each in page.tables)
    return document(page.name, say("Reports"), at, of, _card(page), *tables)


def _card(page: ReportTold) -> Section:
    drawing: tuple[Block, ...] = () if page.drawing is None else (page.drawing,)
    choice: tuple[Block, ...] = () if page.choice is None else (page.choice,)
    return Section(
        key="reports.card",
        title=page.title,
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
