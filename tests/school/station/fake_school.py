"""A school in memory that keeps what it is given by the rules of ``submit``, and can be broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import BEFORE_ALL, Event
from trainer.records.registry.delivery import Answer, Answered, Answers, Claims, Head
from trainer.records.registry.faults import UNREACHABLE, RegistryDown, RegistryRefused
from trainer.records.registry.said import Said

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
        self.given: list[tuple[int, int]] = []
        self.opened = self.closed = 0
        self.erased: set[str] = set()
        self.said = Said()
        self.told: list[Sequence[FromElsewhere]] = []
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

    def own_events(
        self, account: str, known: Mapping[str, int], at_most: int
    ) -> Sequence[FromElsewhere]:
        _do(self.at_the_gate)
        return self.told.pop(0) if self.told else ()

    def head(self, chain: str) -> Head | None:
        _do(self.at_the_gate)
        kept = self.chains.get(chain)
        if not kept:
            return None
        return Head(kept[-1].place, kept[-1].hash, chain in self.erased)

    def submit(
        self, chain: str, station: str, account: str, events: Sequence[Event], claims: Claims
    ) -> Answers:
        _do(self.before)
        self.given.append((events[0].place, events[-1].place))
        kept = self.chains.setdefault(chain, [])
        answers: list[Answered] = []
        for event in events:
            answers.append(Answered(event.place, self._keep(kept, event)))
            if not answers[-1].answer.kept:
                break
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
