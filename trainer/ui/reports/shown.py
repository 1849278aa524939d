"""A report as a page shows it: a chart, a table of the same figures, and what is to be known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from trainer.paper.sheet import Sheet
from trainer.school.reports.crossing import Crossings
from trainer.school.reports.pareto import Pareto
from trainer.ui.plot import Plot
from trainer.ui.text_rows import Column, TextRow
from trainer.wording import Phrase, phrase, say_phrase


class Report(StrEnum):
    """What can be looked at."""

    MISTAKES = "mistakes"
    LEARNING = "learning"
    RELAPSE = "relapse"
    TRANSFER = "transfer"
    ITEMS = "items"
    PACE = "pace"

    @property
    def words(self) -> str:
        return say_phrase(_WORDS[self])


_WORDS: Mapping[Report, Phrase] = MappingProxyType(
    {
        Report.MISTAKES: phrase("Mistakes"),
        Report.LEARNING: phrase("Learning curves"),
        Report.RELAPSE: phrase("After the exam"),
        Report.TRANSFER: phrase("House transfer"),
        Report.ITEMS: phrase("Items"),
        Report.PACE: phrase("Pace"),
    }
)


@dataclass(frozen=True, slots=True)
class ReportShown:
    """``choices`` are further things to choose from, with the one chosen: an area, a trainee, a
    chart. ``method`` says how the figures come about and what they cannot say."""

    says: str
    method: str
    columns: tuple[Column, ...]
    rows: tuple[TextRow, ...]
    sheet: Sheet
    plot: Plot | None = None
    pareto: Pareto | None = None
    crossings: Crossings | None = None
    titles: Mapping[str, str] = field(default_factory=dict)
    currency: str = "$"
    choices: tuple[tuple[str, str], ...] = ()
    chosen: str = ""
    hint: str = ""
