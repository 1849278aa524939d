"""The check that every event belongs to the subject of a bundle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trainer.records.chain import Row
from trainer.records.event import Kind
from trainer.school.exports.bundle.contents import (
    BundleEvidence,
    BundleSubject,
    ChainOwner,
    Stretch,
    facts_of,
)


def outsiders(evidence: BundleEvidence) -> Iterator[tuple[Stretch, Row]]:
    """The events of another sitting, another trainee, or of nobody here."""
    for stretch in evidence.stretches:
        if stretch.of is ChainOwner.SCHOOL:
            yield from _acts_of_others(evidence, stretch)
        elif stretch.account not in evidence.about.accounts and _named(evidence):
            yield from ((stretch, event) for event in stretch.events[:1])
        elif evidence.about.what is BundleSubject.SITTING:
            yield from _of_other_sittings(stretch, evidence.about.id)


def _named(evidence: BundleEvidence) -> bool:
    """True if the bundle names the owners of its chains; a machine without accounts has none."""
    return evidence.about.what is not BundleSubject.RECORDS


def _of_other_sittings(stretch: Stretch, sitting: str) -> Iterator[tuple[Stretch, Row]]:
    inside = attempts_of(stretch.events, sitting)
    for event in stretch.events:
        if event.attempt not in inside and facts_of(event).get("sitting") != sitting:
            yield stretch, event


def attempts_of(events: tuple[Row, ...], sitting: str) -> frozenset[str]:
    """The attempts of that sitting among these events: its rounds, its questions, and itself."""
    begun = [event for event in events if event.kind in (Kind.DEALT, Kind.QUICK_BEGUN)]
    dealt = {
        str(event.attempt)
        for event in begun
        if sitting in (facts_of(event).get("exam"), facts_of(event).get("sitting"))
    }
    return frozenset({*dealt, sitting})


def _acts_of_others(evidence: BundleEvidence, stretch: Stretch) -> Iterator[tuple[Stretch, Row]]:
    known = ids_in(evidence)
    for act in stretch.events:
        if not known & named_in(facts_of(act)):
            yield stretch, act


def ids_in(evidence: BundleEvidence) -> frozenset[str]:
    """Every id that the bundle is about: its subject, accounts, attempts and sittings."""
    events = [
        e for each in evidence.stretches if each.of is ChainOwner.TRAINEE for e in each.events
    ]
    attempts = {str(event.attempt) for event in events}
    facts = [facts_of(event) for event in events]
    sittings = {str(each[name]) for each in facts for name in ("sitting", "exam") if each.get(name)}
    return frozenset({evidence.about.id, *evidence.about.accounts, *attempts, *sittings} - {""})


def named_in(facts: dict[str, Any]) -> frozenset[str]:
    """The ids that an act names as its subject."""
    names = ("account", "attempt", "sitting", "exam", "class", "test", "remedial")
    return frozenset(str(facts[name]) for name in names if facts.get(name))
