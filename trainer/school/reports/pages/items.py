"""The report of items: every skill as an item of a test, the hardest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from trainer.document import CellKind, Medium, TableBlock, TableColumn, TableRow
from trainer.records.registry.reads.report_sums import Db, Sum, item_sums
from trainer.school.reports.pages.report import ListedReport, ReportTold, ScopedRoute, ScopeOffers
from trainer.school.reports.scope import View
from trainer.wording import phrase, say, say_count, say_phrase

# Fewer answers than these tell nothing.
LEAST = 30


class ItemStatistics(Struct, frozen=True):
    """A skill as an item. ``right`` is the share of right answers: the higher, the easier.
    ``tells_apart`` is that share among rounds that were otherwise faultless, less that among all
    others: high for an item that good trainees get right and others do not; near zero or below, it
    tells nothing. None for fewer than 30 answers of either sort."""

    skill: str
    answers: int
    right: float | None
    tells_apart: float | None


def items(db: Db, view: View) -> tuple[ItemStatistics, ...]:
    """The items of that view, the hardest first; those with too few answers last."""
    return ranked(item_sums(db, view.summed(view.scope.period.whole_grain)))


def ranked(figures: Iterable[Sum]) -> tuple[ItemStatistics, ...]:
    """The items of these sums by skill."""
    found = (_item(each) for each in figures if each["answers"])
    return tuple(sorted(found, key=_order))


def _item(of: Sum) -> ItemStatistics:
    answers, right = of["answers"], of["right"]
    clean, clean_right = of["clean_answers"], of["clean_right"]
    return ItemStatistics(
        skill=of.of[0],
        answers=answers,
        right=right / answers if answers >= LEAST else None,
        tells_apart=_apart(clean, clean_right, answers - clean, right - clean_right),
    )


def _apart(clean: int, clean_right: int, others: int, others_right: int) -> float | None:
    if clean < LEAST or others < LEAST:
        return None
    return clean_right / clean - others_right / others


def _order(item: ItemStatistics) -> tuple[bool, float, str]:
    return item.right is None, item.right or 0.0, item.skill


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
            "Tells apart: per cent right in otherwise faultless rounds, minus the others.",
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
        "which questions are hard, and which tell strong trainees from weak ones. Only exams "
        "and true random rounds count. An item needs 30 answers."
    ),
    lambda reports, at: (reports.viewed(at.scope, items), reports.skill_words),
    _tell,
)
