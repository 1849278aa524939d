"""A school in memory that keeps what it is given by the rules of ``submit``, and can be broken."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import NoReturn

from trainer.records.event import BEFORE_ALL, Event
from trainer.records.registry.faults import UNREACHABLE, RegistryDown, RegistryRefused
from trainer.records.registry.marks import Marks, RoundMarked
from trainer.records.registry.said import Said
from trainer.records.registry.submit import Answer, Answered, Answers, Head
from trainer.school.station.outbox import Parcel

WHERE = "postgresql://school"
Trouble = Callable[[], None]


def down() -> NoReturn:
    """The server gives no answer."""
    code, said = UNREACHABLE
    raise RegistryDown(WHERE, code, said.format(said="connection refused"))


def locked_out() -> NoReturn:
    """The server lets nobody in by that password."""
    raise RegistryRefused(WHERE, "no_entry", "the server lets nobody in by that password")


class FakeSchool:
    """Keeps chains. ``before`` and ``after`` are done around each submit, and may raise: before
    means that nothing was kept, after that all was and the answer is lost."""

    def __init__(self) -> None:
        self.chains: dict[str, list[Event]] = {}
        self.marked: list[Marks] = []
        self.given: list[tuple[int, int]] = []
        self.opened = self.closed = 0
        self.erased: set[str] = set()
        self.said = Said()
        self.before: Trouble | None = None
        self.after: Trouble | None = None
        self.at_the_gate: Trouble | None = None

    def open(self) -> FakeSchool:
        _do(self.at_the_gate)
        self.opened += 1
        return self

    def close(self) -> None:
        self.closed += 1

    def said_to(self, account: str) -> Said:
        _do(self.at_the_gate)
        return self.said

    def head(self, chain: str) -> Head | None:
        _do(self.at_the_gate)
        kept = self.chains.get(chain)
        if not kept:
            return None
        return Head(kept[-1].place, kept[-1].hash, chain in self.erased)

    def submit(
        self, chain: str, station: str, account: str, events: Sequence[Event], marks: Marks
    ) -> Answers:
        _do(self.before)
        self.given.append((events[0].place, events[-1].place))
        kept = self.chains.setdefault(chain, [])
        answers: list[Answered] = []
        for event in events:
            answers.append(Answered(event.place, self._keep(kept, event)))
            if not answers[-1].answer.kept:
                break
        self.marked.append(marks)
        _do(self.after)
        return Answers(tuple(answers), len(kept))

    def _keep(self, kept: list[Event], event: Event) -> Answer:
        if event.place <= len(kept):
            return Answer.DUPLICATE if kept[event.place - 1] == event else Answer.CONFLICT
        if event.place != len(kept) + 1:
            return Answer.GAP
        if event.before != (kept[-1].hash if kept else BEFORE_ALL):
            return Answer.CONFLICT
        if not event.sound:
            return Answer.BAD_HASH
        kept.append(event)
        return Answer.STORED


def _do(trouble: Trouble | None) -> None:
    if trouble is not None:
        trouble()


def rounds_only(parcel: Parcel) -> Generator[None, None, Marks]:
    """Marks that name the rounds of the parcel, as the houses whose beliefs are told."""
    for _ in parcel.rounds:
        yield
    return replace(Marks(), beliefs_of=parcel.rounds)


def rounds_marked(parcel: Parcel) -> Generator[None, None, Marks]:
    """The rounds of the parcel as if each had been faultless."""
    for _ in parcel.rounds:
        yield
    return Marks(rounds=tuple(map(_faultless, parcel.rounds)))


def _faultless(attempt: str) -> RoundMarked:
    return RoundMarked(
        attempt=attempt,
        marked_by="today",
        dealt_at_ms=1_790_000_000_000,
        day=20_717,
        house="mbs",
        drill="as-it-comes",
        mode="practice",
        sitting="one",
        right=3,
        lines=3,
        tenths=1000,
        passed=True,
        players_short_cents=0,
        house_short_cents=0,
        hands=1,
        elapsed_ms=9000,
    )
