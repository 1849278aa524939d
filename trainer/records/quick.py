"""A sitting of quick questions as the log has it: what was asked, and every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from trainer.records.attempt import AttemptEnded
from trainer.records.event import OF_QUICK, OF_ROUNDS, Event, Kind
from trainer.records.results import TOGETHER

if TYPE_CHECKING:
    # A quiz on paper needs these values and no records: SQLAlchemy would take 170 ms of it.
    from trainer.records.log import Log

LOOKED_AT = 12
"""So many of the latest sittings are looked at for one that waits."""


@dataclass(frozen=True, slots=True)
class ItemPlanned:
    """One item: what it is made from. In a quiz also the ``house`` where it is asked, of what
    ``kind`` it is, and the ``area`` that it stands for."""

    seed: int
    skill: str
    house: str = ""
    kind: str = ""
    area: str = ""


@dataclass(frozen=True, slots=True)
class QuickBegun:
    """The origin of a sitting. ``repeats`` is the one whose mistakes it asks again; ``zone_min``
    how many minutes the trainee's clock on the wall was ahead of UTC. Of a quiz, ``house`` names
    all of its houses, ``seconds`` how many each item has, and ``areas`` what was chosen.
    ``remedial`` is what a supervisor assigned it for."""

    house: str
    edition: str
    fingerprint: str
    drill: str
    exercise: str
    seed: int
    feedback: str
    items: tuple[ItemPlanned, ...]
    program: str
    repeats: str | None = None
    zone_min: int = 0
    seconds: int | None = None
    areas: tuple[str, ...] = ()
    remedial: str | None = None

    @property
    def houses(self) -> tuple[str, ...]:
        """Every house where an item of it is asked."""
        return tuple(self.house.split(TOGETHER))


@dataclass(frozen=True, slots=True)
class QuickAnswered:
    """One answer as plain values. ``asked`` is what was shown, by which the item is known again;
    ``told`` is what the trainee was told of the answer, ``certainty`` how sure of it the trainee
    was, 1 to 3, where that was asked; ``helped``: part of the answer had been told."""

    number: int
    asked: dict[str, Any]
    answer: Any
    told: dict[str, Any]
    elapsed_ms: int
    certainty: int | None = None
    helped: bool = False

    @property
    def right(self) -> bool:
        """True if the answer was called right."""
        return bool(self.told["right"])


@dataclass(frozen=True, slots=True)
class QuickAttempt:
    """The evidence of one sitting. ``answered_at_ms`` are the times of day of its answers;
    ``ended`` is None until the last of them is given."""

    id: str
    begun_at_ms: int
    begun: QuickBegun
    answers: tuple[QuickAnswered, ...]
    finished: bool
    answered_at_ms: tuple[int, ...] = ()
    ended: AttemptEnded | None = None

    def house_of(self, number: int) -> str:
        """The house at which the item of that number, counted from 1, was asked."""
        return self.begun.items[number - 1].house or self.begun.house

    @property
    def elapsed_ms(self) -> int:
        return sum(answer.elapsed_ms for answer in self.answers)


class QuickLog:
    """The quick sittings in a log. Raises RecordsFault as the log does."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def begun(self, begun: QuickBegun) -> str:
        """Record a new sitting; its id is the answer."""
        attempt = self._log.new_id()
        self._log.append(attempt, Kind.QUICK_BEGUN, asdict(begun))
        return attempt

    def answered(self, attempt: str, answered: QuickAnswered) -> None:
        self._log.append(attempt, Kind.ANSWERED, asdict(answered))

    def finished(self, attempt: str) -> None:
        self._log.append(attempt, Kind.QUICK_FINISHED, {})

    def attempt(self, attempt: str) -> QuickAttempt | None:
        """The evidence of that sitting as it stands now."""
        found = self._log.of_attempt(attempt)
        return replayed(found) if found and found[0].kind is Kind.QUICK_BEGUN else None

    def left_open(self) -> QuickAttempt | None:
        """The sitting that is not finished, where nothing came after it."""
        last = self._log.last_of((*OF_ROUNDS, *OF_QUICK))
        if last is None or last.kind not in OF_QUICK:
            return None
        attempt = self.attempt(last.attempt)
        return attempt if attempt is not None and not attempt.finished else None

    def last_of_each(self, kind: Callable[[QuickAttempt], str]) -> tuple[QuickAttempt, ...]:
        """The unfinished last sitting of each kind among the latest begun, the latest first."""
        seen: dict[str, QuickAttempt] = {}
        for begun in self._log.latest_of(Kind.QUICK_BEGUN, LOOKED_AT):
            attempt = self.attempt(begun)
            if attempt is not None:
                seen.setdefault(kind(attempt), attempt)
        return tuple(each for each in seen.values() if not each.finished)

    def finished_attempts(self) -> Iterator[QuickAttempt]:
        """Every finished sitting, from the first begun to the last."""
        for of_one in self._log.of_kinds(OF_QUICK):
            attempt = replayed(of_one)
            if attempt.finished:
                yield attempt


def replayed(events: Iterable[Event]) -> QuickAttempt:
    """The sitting that these events tell of; what was said of it afterwards is no part of it."""
    first, *later = events
    assert first.kind is Kind.QUICK_BEGUN, "a sitting begins before it is answered"
    answered = [event for event in later if event.kind is Kind.ANSWERED]
    last = next((event for event in later if event.kind is Kind.QUICK_FINISHED), None)
    return QuickAttempt(
        id=first.attempt,
        begun_at_ms=first.at_ms,
        begun=begun_from(first.facts),
        answers=tuple(QuickAnswered(**event.facts) for event in answered),
        finished=last is not None,
        answered_at_ms=tuple(event.at_ms for event in answered),
        ended=AttemptEnded(last.moment, last.at_ms) if last is not None else None,
    )


def begun_from(facts: dict[str, Any]) -> QuickBegun:
    """The origin of a sitting, as the log has it."""
    items = tuple(ItemPlanned(**item) for item in facts["items"])
    return QuickBegun(**facts | {"items": items, "areas": tuple(facts.get("areas", ()))})
