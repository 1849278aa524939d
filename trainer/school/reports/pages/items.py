"""The report of items: every skill as an item of a test, the hardest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.document import CellKind, Medium, TableBlock, TableColumn, TableRow
from trainer.school.reports.items import LEAST, ItemStatistics
from trainer.school.reports.pages.report import ListedReport, ReportTold, ScopedRoute, ScopeOffers
from trainer.wording import phrase, say, say_count, say_phrase

TITLE = phrase("Items")


class ItemsReport(ScopedRoute, frozen=True):
    """The report of items."""


ItemFigures = tuple[Sequence[ItemStatistics], Mapping[str, str]]
"""The items, and the words of their skills."""


def _tell(figures: ItemFigures, at: ItemsReport, of: ScopeOffers) -> ReportTold:
    """A table of the items."""
    return ReportTold(
        name="items",
        says=_says(*figures),
        method=say(
            "Answers from exams and true random rounds count. An item needs {least} answers. "
            "Tells apart: per cent right in otherwise faultless rounds, minus that in the others.",
            least=LEAST,
        ),
        tables=(_items_table(*figures),),
    )


def _says(items: Sequence[ItemStatistics], words: Mapping[str, str]) -> str:
    answered = [each for each in items if each.right is not None]
    if not answered:
        return say("No item has {least} answers yet.", least=LEAST)
    return say_count(
        'One item has enough answers; the hardest is "{item}"',
        '{count} items have enough answers; the hardest is "{item}"',
        count=len(answered),
        item=words.get(answered[0].skill, answered[0].skill),
    )


def _items_table(items: Sequence[ItemStatistics], words: Mapping[str, str]) -> TableBlock:
    """The table of items; a withheld figure is empty."""
    columns = (
        TableColumn("skill", say("Skill"), medium=Medium.FILE),
        TableColumn("item", say("Item"), share=5, medium=Medium.SEEN),
        TableColumn("answers", say("Answers"), CellKind.COUNT),
        TableColumn(
            "share_right", say("Right, per cent"), CellKind.BARE_PER_CENT, none=say("too few")
        ),
        TableColumn("tells_apart", say("Tells apart"), CellKind.POINTS),
    )
    rows = tuple(
        TableRow(
            each.skill,
            (
                each.skill,
                words.get(each.skill, each.skill),
                each.answers,
                each.right,
                each.tells_apart,
            ),
            tone="quiet" if each.right is None else "",
        )
        for each in items
    )
    return TableBlock("reports.table", "items", say_phrase(TITLE), columns, rows)


REPORT = ListedReport(
    ItemsReport,
    TITLE,
    phrase(
        "which questions are hard, and which tell strong trainees from weak ones. Only exams and "
        "true random rounds count, and only items with at least 30 answers."
    ),
    lambda reports, at: (reports.items(at.scope), reports.skill_words),
    _tell,
)
