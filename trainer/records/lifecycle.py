"""The check that events tell of rounds and sittings that can have been: begun, done, ended, in that
order."""

from __future__ import annotations

import json
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

from trainer.records.event import AFTERWARDS, KINDS, OF_EXAMS, OF_QUICK, OF_ROUNDS, Kind
from trainer.records.event_shape import misfit
from trainer.records.flaw import Wrong

BEGINS = {Kind.DEALT: OF_ROUNDS, Kind.QUICK_BEGUN: OF_QUICK, Kind.EXAM_BEGUN: OF_EXAMS}
ENDS = (Kind.FINISHED, Kind.ABANDONED, Kind.QUICK_FINISHED, Kind.EXAM_ENDED)
MARKED_AT = (Kind.FINISHED, Kind.QUICK_FINISHED)
"""The ends of rounds and sittings, which are looked back at from any station."""
WHILE_AWAY = (Kind.EXAM_RESUMED, Kind.EXAM_ENDED, Kind.ABANDONED)
"""What may come of an exam that was left and has not been gone on with."""
OF_EXAM_STATE = (Kind.EXAM_BEGUN, Kind.EXAM_LEFT, Kind.EXAM_RESUMED, Kind.EXAM_ENDED)
"""What says whether an exam is under way."""


@dataclass(slots=True)
class _Story:
    """An attempt so far: what may come, how many acts stand, how many items are to be answered, the
    exam that it belongs to; ``elsewhere``: some of it was done at another station."""

    kinds: tuple[Kind, ...]
    items: int = 0
    done: int = field(default=0)
    exam: str | None = None
    elsewhere: bool = False


class Stories:
    """Every attempt of a log, told event by event. ``others``: attempts in other logs that nothing
    may be said of afterwards: another person's, or not finished."""

    def __init__(self, others: Container[str] = ()) -> None:
        self._others = others
        self._open: dict[str, _Story] = {}
        self._ended: set[str] = set()
        self._exams = _Exams()

    def wrong(self, attempt: Any, kind: Any, body: Any) -> Wrong | None:
        """The flaw of the next event; None for none."""
        if kind not in list(Kind):
            return Wrong.UNKNOWN_KIND
        if not isinstance(body, str) or misfit(kind, body):
            return Wrong.BAD_BODY
        return self.told(attempt, KINDS[kind], json.loads(body))

    def told(self, attempt: str, kind: Kind, facts: dict[str, Any]) -> Wrong | None:
        """The same of facts that are in shape."""
        if kind in BEGINS:
            return self._begin(attempt, kind, facts)
        if kind in AFTERWARDS:
            return self._look_back(attempt)
        if attempt in self._ended:
            return Wrong.AFTER_END
        if kind is Kind.EXAM_RESUMED and facts.get("elsewhere") is True:
            self._come_from_elsewhere(attempt)
        story = self._open.get(attempt)
        if story is None:
            return Wrong.NOT_BEGUN
        return self._go_on(attempt, story, kind, facts)

    def _look_back(self, attempt: str) -> Wrong | None:
        """A review is asked for, and a wager answered again, when all is done, as often as one
        likes. An attempt of which nothing is known was finished in a log that is gone."""
        if attempt in self._open:
            return Wrong.OTHER_KIND
        if attempt in self._others:
            return Wrong.NOT_BEGUN
        self._ended.add(attempt)
        return None

    def _come_from_elsewhere(self, exam: str) -> None:
        """An exam goes on that was sat at another station before."""
        if exam not in self._open:
            self._open[exam] = _Story(OF_EXAMS, exam=exam)
            self._exams.wrong(exam, Kind.EXAM_BEGUN)
        self._open[exam].elsewhere = True

    def _begin(self, attempt: str, kind: Kind, facts: dict[str, Any]) -> Wrong | None:
        if attempt in self._open or attempt in self._ended:
            return Wrong.BEGUN_TWICE
        exam = attempt if kind is Kind.EXAM_BEGUN else facts.get("exam")
        self._open[attempt] = _Story(BEGINS[kind], len(facts.get("items", ())), exam=exam)
        return self._exams.wrong(exam, kind)

    def _go_on(
        self, attempt: str, story: _Story, kind: Kind, facts: dict[str, Any]
    ) -> Wrong | None:
        if kind not in story.kinds:
            return Wrong.OTHER_KIND
        wrong = _due(story, kind, facts) or self._exams.wrong(story.exam, kind)
        story.done += COUNTED.get(kind, 0)
        if kind in ENDS:
            del self._open[attempt]
            self._ended.add(attempt)
        return wrong


COUNTED = {Kind.ACTED: 1, Kind.ANSWERED: 1, Kind.EXAM_RULED: 1, Kind.UNDONE: -1}


class _Exams:
    """The exams that are under way, and whether each was left."""

    def __init__(self) -> None:
        self._away: dict[str, bool] = {}

    def wrong(self, exam: str | None, kind: Kind) -> Wrong | None:
        """The reason why that cannot happen in the exam now; None if it can."""
        if kind is Kind.EXAM_BEGUN:
            self._away[exam or ""] = False
        if exam is None:
            return None
        if exam not in self._away or (self._away[exam] and kind not in WHILE_AWAY):
            return Wrong.OUTSIDE_EXAM
        self._follow(exam, kind)
        return None

    def _follow(self, exam: str, kind: Kind) -> None:
        if kind is Kind.EXAM_ENDED:
            del self._away[exam]
        elif kind in (Kind.EXAM_LEFT, Kind.EXAM_RESUMED):
            self._away[exam] = kind is Kind.EXAM_LEFT


def _due(story: _Story, kind: Kind, facts: dict[str, Any]) -> Wrong | None:
    """The reason why it cannot come now; None if it can: an act stands that is taken back, the next
    item is answered, the next irregularity is ruled."""
    match kind:
        case Kind.EXAM_RULED if not story.elsewhere and facts["number"] != story.done + 1:
            return Wrong.BAD_ANSWER
        case Kind.EXAM_RULED if facts["number"] <= story.done:
            return Wrong.BAD_ANSWER
        case Kind.UNDONE if story.done <= 0:
            return Wrong.NOTHING_UNDONE
        case Kind.ANSWERED if facts["number"] != story.done + 1 or story.done >= story.items:
            return Wrong.BAD_ANSWER
        case _:
            return None
