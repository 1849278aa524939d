"""Offline verification of a bundle: its chains, the membership of its events, and its marks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from trainer.records.chain import Chain, Row
from trainer.records.event import Kind
from trainer.school.exports.bundle.contents import (
    SEAL,
    BundleMark,
    ChainOwner,
    Plain,
    Stretch,
    facts_of,
    houses_in,
    in_runs,
    outsiders,
    programs_in,
    seal_of,
)
from trainer.school.exports.bundle.reader import BundleRead


class BundleVerified(Struct, frozen=True):
    """The result of a check. ``remarked`` of ``marks`` marks were made again and agree;
    ``other_rules`` come from rules that this program does not have."""

    read: BundleRead
    marks: int
    remarked: int
    other_rules: int
    faults: tuple[Fault, ...]

    @property
    def sound(self) -> bool:
        return not self.faults

    @property
    def events(self) -> int:
        return sum(len(each.events) for each in self.read.evidence.stretches)

    @property
    def first_bad(self) -> Fault | None:
        """The flaw of the first damaged event."""
        return next((fault for fault in self.faults if fault.place is not None), None)


def verify_bundle(read: BundleRead, marks: MarksMade, head: str = "") -> BundleVerified:
    """Check the whole bundle; ``head`` is the hash of an event that must be in it."""
    attempts = attempts_in(read.evidence.stretches)
    chains = [*_chain_faults(read)]
    unsound = {fault.chain for fault in chains}
    seen = Remarks(read, marks, attempts, unsound)
    faults = [*chains, *_belonging(read), *seen.faults()]
    order = {each.chain: at for at, each in enumerate(read.evidence.stretches)}
    faults.sort(
        key=lambda fault: (fault.place is None, order.get(fault.chain, 0), fault.place or 0)
    )
    faults += _whole_faults(read, head)
    count = len(read.evidence.marks)
    return BundleVerified(read, count, seen.same, seen.other_rules, tuple(faults))


# ------------------------------------------------------------------------------------ the chains


def _chain_faults(read: BundleRead) -> Iterator[Fault]:
    seen: set[str] = set()
    for stretch, runs in zip(read.evidence.stretches, read.runs, strict=True):
        if stretch.chain in seen:
            yield Fault(Amiss.TWICE, chain=stretch.chain)
        seen.add(stretch.chain)
        yield from _run_faults(stretch, runs)
        yield from _event_faults(stretch)
        yield from _head_faults(stretch)


def _run_faults(stretch: Stretch, runs: Sequence[tuple[int, int]]) -> Iterator[Fault]:
    """The differences between the events and the bundle's own list of places."""
    there = [(run[0].place, run[-1].place) for run in stretch.runs()]
    due = [(1, stretch.head.place)] if stretch.whole and stretch.head.place else list(runs)
    if there == due:
        return
    missing = next((place for place in _places(due) if place not in set(_places(there))), None)
    detail = f"said {_spans(due)}, found {_spans(there)}"
    yield Fault(Amiss.RUNS, detail, stretch.chain, missing)


def _places(runs: Iterable[tuple[int, int]]) -> Iterator[int]:
    for first, last in runs:
        yield from range(first, min(last, first + 1_000_000) + 1)


def _spans(runs: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{first} to {last}" for first, last in runs) or "none"


def _event_faults(stretch: Stretch) -> Iterator[Fault]:
    # The school's acts are no story of rounds.
    chain = Chain((lambda *_: None) if stretch.of is ChainOwner.SCHOOL else None)
    for run in in_runs(stretch.events):
        chain.begin_at(run[0])
        for flaw in (flaw for row in run for flaw in chain.flaws(row)):
            yield Fault(
                flaw.wrong.value, flaw.detail, stretch.chain, flaw.place, flaw.id, flaw.kind
            )


def _head_faults(stretch: Stretch) -> Iterator[Fault]:
    """The events behind the head, and a head with another hash."""
    if not stretch.events:
        return
    last, head = stretch.events[-1], stretch.head
    if last.place > head.place or (last.place == head.place and last.hash.hex() != head.hash):
        yield of_event(Amiss.HEAD, stretch, last)


# ------------------------------------------------------------------------------------- the whole


def _belonging(read: BundleRead) -> Iterator[Fault]:
    for stretch, event in outsiders(read.evidence):
        yield of_event(Amiss.OUTSIDER, stretch, event)


def _whole_faults(read: BundleRead, head: str) -> Iterator[Fault]:
    for where in read.misshapen:
        yield Fault(Amiss.SHAPE, where)
    stretches = read.evidence.stretches
    if read.document.get("houses") != houses_in(stretches):
        yield Fault(Amiss.HOUSES)
    if read.document.get("programs") != programs_in(stretches):
        yield Fault(Amiss.PROGRAMS)
    if read.document.get(SEAL) != seal_of(read.document):
        yield Fault(Amiss.SEAL)
    if head and head not in hashes(stretches):
        yield Fault(Amiss.NOTED, head)


_ENDS = (Kind.FINISHED, Kind.QUICK_FINISHED)


class MarksMade(Protocol):
    """Makes marks from evidence again; None for those that it cannot."""

    def mark(self, rows: Sequence[Row]) -> BundleMark | None:
        """The mark of one attempt's events."""

    def exam(self, rows: Sequence[Row], sitting: str) -> Plain | None:
        """The end that sitting should have, by the events of its chain."""


# The events of each attempt, and the stretch that holds them.
_Told = Mapping[str, tuple[Stretch, list[Row]]]


def attempts_in(stretches: Iterable[Stretch]) -> _Told:
    """The events of every attempt of a trainee."""
    attempts: dict[str, tuple[Stretch, list[Row]]] = {}
    for stretch in (each for each in stretches if each.of is ChainOwner.TRAINEE):
        of: dict[str, list[Row]] = defaultdict(list)
        for event in stretch.events:
            of[str(event.attempt)].append(event)
        attempts.update({attempt: (stretch, events) for attempt, events in of.items()})
    return attempts


class Remarks:
    """Compares every mark of a bundle with its evidence."""

    def __init__(
        self, read: BundleRead, marks: MarksMade, attempts: _Told, unsound: set[str]
    ) -> None:
        self._evidence, self._marks = read.evidence, marks
        self._told, self._unsound = attempts, unsound
        self.same = self.other_rules = 0

    def faults(self) -> Iterator[Fault]:
        seen: set[str] = set()
        for mark in self._evidence.marks:
            found = self._told.get(mark.attempt)
            if found is None or mark.attempt in seen or _end(found[1]) is None:
                yield Fault(Amiss.NO_EVIDENCE, mark.attempt)
            elif found[0].chain not in self._unsound:
                yield from self._held_against(mark, *found)
            seen.add(mark.attempt)
        yield from self._lacking(seen)
        yield from self._exams()
        yield from self._signed()

    def _held_against(
        self, mark: BundleMark, stretch: Stretch, events: list[Row]
    ) -> Iterator[Fault]:
        again = self._marks.mark(events)
        end = _end(events)
        assert end is not None, "a mark is held against what has an end"
        if again is None or again.marked_by not in ("", mark.marked_by):
            self.other_rules += 1
        elif differing := ", ".join(filter(None, _differing(mark, again))):
            yield of_event(Amiss.MARK, stretch, end, differing)
        else:
            self.same += 1

    def _lacking(self, marked: set[str]) -> Iterator[Fault]:
        """The finished attempts that can be marked and have no mark."""
        for attempt, (stretch, events) in self._told.items():
            end = _end(events)
            if attempt in marked or end is None or stretch.chain in self._unsound:
                continue
            if not _sealed(events, stretch) and self._marks.mark(events) is not None:
                yield of_event(Amiss.NO_MARK, stretch, end)

    def _exams(self) -> Iterator[Fault]:
        """The ends of exams that differ from their rounds."""
        for stretch in self._evidence.stretches:
            ends = [each for each in stretch.events if each.kind == Kind.EXAM_ENDED]
            for end in ends if stretch.chain not in self._unsound else ():
                due, said = self._marks.exam(stretch.events, str(end.attempt)), facts_of(end)
                wrong = [_otherwise(n, said.get(n), v) for n, v in (due or {}).items()]
                if differing := ", ".join(filter(None, wrong)):
                    yield of_event(Amiss.EXAM, stretch, end, differing)

    def _signed(self) -> Iterator[Fault]:
        """The signed sittings whose signature does not match the bundle."""
        known = hashes(each for each in self._evidence.stretches if each.of is ChainOwner.TRAINEE)
        for stretch in (each for each in self._evidence.stretches if each.of is ChainOwner.SCHOOL):
            for act in stretch.events:
                head = facts_of(act).get("head")
                if act.kind == "exam_signed" and isinstance(head, str) and head not in known:
                    yield of_event(Amiss.SIGNED, stretch, act, head)


def _sealed(events: Sequence[Row], stretch: Stretch) -> bool:
    """True for a round of an exam that is not over."""
    exam = facts_of(events[0]).get("exam")
    over = {str(event.attempt) for event in stretch.events if event.kind == Kind.EXAM_ENDED}
    # It is marked only then.
    return exam is not None and exam not in over


def _end(events: Sequence[Row]) -> Row | None:
    """The event that ended it."""
    return next((event for event in events if event.kind in _ENDS), None)


def _differing(mark: BundleMark, again: BundleMark) -> Iterator[str]:
    """The fields in which the mark differs from the evidence."""
    for name, value in again.result.items():
        yield _otherwise(name, mark.result.get(name), value)
    if len(mark.mistakes) != len(again.mistakes):
        yield f"{len(mark.mistakes)} mistakes, due {len(again.mistakes)}"
        return
    for said, due in zip(mark.mistakes, again.mistakes, strict=True):
        for name, value in due.items():
            yield _otherwise(f"mistake {due['number']}: {name}", said.get(name), value)


def _otherwise(name: str, said: object, due: object) -> str:
    """The told value beside the due one, if they differ; else empty."""
    return "" if said == due else f"{name} is {said!r}, due {due!r}"


class Amiss(StrEnum):
    """A fault of a bundle other than a damaged event."""

    SHAPE = "bad_shape"
    SEAL = "seal_differs"
    RUNS = "events_left_out"
    HEAD = "head_differs"
    OUTSIDER = "not_of_this_bundle"
    TWICE = "chain_twice"
    HOUSES = "houses_differ"
    PROGRAMS = "programs_differ"
    MARK = "mark_differs"
    EXAM = "exam_differs"
    NO_MARK = "mark_missing"
    NO_EVIDENCE = "mark_without_evidence"
    SIGNED = "signed_head_not_found"
    NOTED = "head_not_found"


class Fault(Struct, frozen=True):
    """One fault of a bundle. ``wrong`` is an Amiss or, for an event, a Wrong; ``chain``, ``place``,
    ``id`` and ``kind`` are the event's, as far as there is one."""

    wrong: str
    detail: str = ""
    chain: str = ""
    place: int | None = None
    id: str = ""
    kind: str = ""


def of_event(wrong: str, stretch: Stretch, event: Row, detail: str = "") -> Fault:
    """The fault of that event."""
    return Fault(wrong, detail, stretch.chain, event.place, str(event.id), str(event.kind))


def hashes(stretches: Iterable[Stretch]) -> set[str]:
    """Every hash that these events vouch for."""
    events = {event.hash.hex() for each in stretches for event in each.events}
    return events | {each.head.hash for each in stretches}
