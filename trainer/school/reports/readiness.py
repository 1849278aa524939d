"""Who is ready: a rule that can be said in a sentence, and held against the figures beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.drills.skills.skill import Area
from trainer.wording import say, say_count, say_figure

READY_AT, NEARLY_AT, LOW = 90, 80, 75
"""Per cent right: what every area must have to be ready, to be nearly so; below the last it is
marked."""
ENOUGH = 12
"""So many answers tell something of an area."""
ALMOST_ALL = 1
"""So many areas may be unseen for somebody who is nearly ready."""


class Readiness(StrEnum):
    """How near a trainee is to an exam."""

    READY = "ready"
    NEARLY = "nearly"
    LEARNING = "learning"

    @property
    def words(self) -> str:
        match self:
            case Readiness.READY:
                return say("Ready")
            case Readiness.NEARLY:
                return say("Nearly")
            case Readiness.LEARNING:
                return say("Learning")


@dataclass(frozen=True, slots=True)
class Cell:
    """One area of one trainee: how many answers there were, and the share that was right unaided,
    the latest days weighing most. None where there were none."""

    share: float | None = None
    seen: int = 0

    @property
    def per_cent(self) -> int | None:
        """As it is shown; whoever is judged is judged by this."""
        return None if self.share is None else int(100 * self.share + 0.5)

    @property
    def told(self) -> bool:
        """Whether there are answers enough to judge by."""
        return self.seen >= ENOUGH

    @property
    def low(self) -> bool:
        return self.per_cent is not None and self.per_cent < LOW


NOT_SEEN = Cell()


@dataclass(frozen=True, slots=True)
class Judged:
    """How ready somebody is, and all that stands in the way."""

    readiness: Readiness
    why: tuple[str, ...]


def judged(cells: Mapping[Area, Cell], beliefs: int) -> Judged:
    """How ready the trainee of these cells is, who goes by so many wrong rules."""
    return Judged(_readiness(cells, beliefs), tuple(_in_the_way(cells, beliefs)))


def rule_words() -> str:
    """The rule as a supervisor is told it."""
    return say(
        "Ready: {ready} or more in every area that the house teaches, of {enough} answers at "
        "least, and no wrong rule held. Nearly: {nearly} or more wherever there are answers "
        "enough, at most one area without them. Learning: everybody else.",
        ready=READY_AT,
        nearly=NEARLY_AT,
        enough=ENOUGH,
    )


def _readiness(cells: Mapping[Area, Cell], beliefs: int) -> Readiness:
    told = [each for each in cells.values() if each.told]
    untold = len(cells) - len(told)
    if not told or untold > ALMOST_ALL or any(_below(each, NEARLY_AT) for each in told):
        return Readiness.LEARNING
    if untold or beliefs or any(_below(each, READY_AT) for each in told):
        return Readiness.NEARLY
    return Readiness.READY


def _below(cell: Cell, limit: int) -> bool:
    return cell.per_cent is not None and cell.per_cent < limit


def _in_the_way(cells: Mapping[Area, Cell], beliefs: int) -> Iterator[str]:
    yield from _low(cells)
    for area, cell in cells.items():
        if not cell.seen:
            yield say("{area}: not seen", area=area.words)
        elif not cell.told:
            yield say_count(
                "{area}: only one answer",
                "{area}: only {count} answers",
                count=cell.seen,
                area=area.words,
            )
    if beliefs:
        yield say_count("one wrong rule held", "{count} wrong rules held", count=beliefs)


def _low(cells: Mapping[Area, Cell]) -> Iterable[str]:
    """The areas that are not good enough, the poorest first."""
    poor = [
        (cell.per_cent or 0, area)
        for area, cell in cells.items()
        if cell.told and _below(cell, READY_AT)
    ]
    order = list(Area)
    for share, area in sorted(poor, key=lambda each: (each[0], order.index(each[1]))):
        yield say("{area}: {share}", area=area.words, share=say_figure(str(share)))
