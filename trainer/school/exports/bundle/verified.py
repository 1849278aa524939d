"""A bundle verified offline: its chains, what belongs to it, and its marks made again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from trainer.records.run import Runs
from trainer.school.exports.bundle.belongs import outsiders
from trainer.school.exports.bundle.evidence import ChainOwner, Stretch, in_runs
from trainer.school.exports.bundle.faults import Amiss, Fault, hashes, of_event
from trainer.school.exports.bundle.marks_checked import MarksMade, Remarks, attempts_in
from trainer.school.exports.bundle.read import BundleRead
from trainer.school.exports.bundle.written import (
    SEAL,
    houses_in,
    programs_in,
    seal_of,
)


@dataclass(frozen=True, slots=True)
class BundleVerified:
    """The result of a check. ``remarked`` of ``marks`` marks were made again and are the same;
    ``other_rules`` were given by rules that this program does not have."""

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
        """The flaw of the first event that is not as it was written."""
        return next((fault for fault in self.faults if fault.place is not None), None)


def verify_bundle(read: BundleRead, marks: MarksMade, head: str = "") -> BundleVerified:
    """Look at everything in the bundle; ``head`` is the hash of an event that must be in it."""
    told = attempts_in(read.evidence.stretches)
    chains = [*_chain_faults(read)]
    unsound = {fault.chain for fault in chains}
    seen = Remarks(read, marks, told, unsound)
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
    """The events are those that the bundle says it has."""
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
    following = Runs(acts=stretch.of is ChainOwner.SCHOOL)
    for run in in_runs(stretch.events):
        for flaw in following.flaws(run):
            yield Fault(
                flaw.wrong.value, flaw.detail, stretch.chain, flaw.place, flaw.id, flaw.kind
            )


def _head_faults(stretch: Stretch) -> Iterator[Fault]:
    """No event stands behind the head, and the one that stands there has its hash."""
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
