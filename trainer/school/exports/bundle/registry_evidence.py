"""The evidence of a sitting, a trainee or a class, from the school's registry."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from trainer.errors import InputError, Problem
from trainer.records.chain import Row
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.log import ChainRow, EventRow
from trainer.records.registry.rows.marks import MistakeRow, QuickRow, RoundRow
from trainer.records.registry.rows.people import MemberRow
from trainer.school.exports.bundle.contents import (
    BundleAbout,
    BundleEvidence,
    BundleMark,
    BundleSubject,
    ChainOwner,
    Link,
    Stretch,
    attempts_of,
    facts_of,
    ids_in,
    named_in,
)
from trainer.school.exports.bundle.re_marking import OF_A_MISTAKE, OF_A_QUICK, OF_A_ROUND, picked
from trainer.wording import say

MOST_IN_ONE_GO = 500
"""The number of attempts that are asked for at once."""


class NotThere(InputError):
    """Nothing in the school has that id."""

    def __init__(self, message: str) -> None:
        super().__init__([Problem((), "not_there", message)])


def evidence_of_sitting(registry: Registry, sitting: str) -> BundleEvidence:
    """An exam: its events, its rounds, and what was done about it at the desk. Raises NotThere."""
    sat = registry.row(SittingRow, sitting=sitting)
    if sat is None:
        raise NotThere(say("no sitting has the id {id}", id=sitting))
    stretches = [
        part
        for whole in _chains_of(registry, sat.account)
        if (part := _of_sitting(whole, sitting)).events
    ]
    about = BundleAbout(BundleSubject.SITTING, sitting, (sat.account,))
    return _with_the_desk(registry, about, stretches)


def evidence_of_trainee(registry: Registry, account: str) -> BundleEvidence:
    """Everything of one trainee, each chain whole."""
    about = BundleAbout(BundleSubject.TRAINEE, account, (account,))
    return _with_the_desk(registry, about, list(_chains_of(registry, account)))


def evidence_of_class(registry: Registry, class_: str) -> BundleEvidence:
    """Everything of all who are in that class. Raises NotThere where nobody ever was."""
    members = registry.rows(MemberRow, class_=class_)
    accounts = tuple(sorted({each.account for each in members if each.until_ms is None}))
    if not accounts:
        raise NotThere(say("no class has the id {id}", id=class_))
    stretches = [each for account in accounts for each in _chains_of(registry, account)]
    return _with_the_desk(registry, BundleAbout(BundleSubject.CLASS, class_, accounts), stretches)


def _chains_of(registry: Registry, account: str) -> Iterator[Stretch]:
    """Every log of the account, whole; none of an erased one."""
    for chain in registry.rows(ChainRow, account=account, order="begun_at_ms"):
        events = tuple(
            Row.of(each) for each in registry.rows(EventRow, chain=chain.chain, order="place")
        )
        if events and all(event.body for event in events):
            yield _stretch(chain.chain, ChainOwner.TRAINEE, account, events)


def _stretch(chain: str, of: ChainOwner, account: str, events: tuple[Row, ...]) -> Stretch:
    last = events[-1]
    head = Link(last.place, last.hash.hex())
    return Stretch(chain, of, account, head, whole=True, events=events)


def _of_sitting(whole: Stretch, sitting: str) -> Stretch:
    inside = attempts_of(whole.events, sitting)
    events = tuple(event for event in whole.events if event.attempt in inside)
    every = len(events) == len(whole.events)
    return Stretch(whole.chain, whole.of, whole.account, whole.head, whole=every, events=events)


def _with_the_desk(
    registry: Registry, about: BundleAbout, stretches: list[Stretch]
) -> BundleEvidence:
    """The evidence with the acts about it, and the marks of its attempts."""
    found = BundleEvidence(about, tuple(stretches), ())
    desk = _desk(registry, found)
    attempts = sorted({str(event.attempt) for each in stretches for event in each.events})
    marks = tuple(_marks(registry, attempts))
    return BundleEvidence(about, (*stretches, *desk), marks, registry.is_demo)


def _desk(registry: Registry, evidence: BundleEvidence) -> Iterator[Stretch]:
    """The acts that name anything of it, from the chain of all acts."""
    known = ids_in(evidence)
    all_acts = [Row.of(each) for each in registry.rows(EventRow, chain=SCHOOL, order="place")]
    acts = tuple(act for act in all_acts if act.body and known & named_in(facts_of(act)))
    if acts:
        last = all_acts[-1]
        head = Link(last.place, last.hash.hex())
        yield Stretch(SCHOOL, ChainOwner.SCHOOL, "", head, whole=False, events=acts)


def _marks(registry: Registry, attempts: Sequence[str]) -> Iterator[BundleMark]:
    for some in _in_parts(attempts):
        made: dict[str, list[MistakeRow]] = defaultdict(list)
        for each in registry.rows(MistakeRow, attempt=some, order="number"):
            made[each.attempt].append(each)
        for round_ in registry.rows(RoundRow, attempt=some, order="dealt_at_ms"):
            mistakes = tuple(picked(each, OF_A_MISTAKE) for each in made[round_.attempt])
            result = picked(round_, OF_A_ROUND)
            yield BundleMark(round_.attempt, round_.marked_by, result, mistakes)
        for quick in registry.rows(QuickRow, attempt=some, order="at_ms"):
            yield BundleMark(quick.attempt, quick.marked_by, picked(quick, OF_A_QUICK))


def _in_parts(ids: Sequence[str]) -> Iterable[tuple[str, ...]]:
    for first in range(0, len(ids), MOST_IN_ONE_GO):
        yield tuple(ids[first : first + MOST_IN_ONE_GO])
