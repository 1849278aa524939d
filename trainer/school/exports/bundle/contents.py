"""The content of a bundle of evidence: stretches of chains, and the marks that were given for them;
written as one JSON document, sealed over its whole content. Every event belongs to its subject."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from trainer.paper.sheet import written_moment
from trainer.paper.whole_file import write_text
from trainer.records.chain import Row
from trainer.records.event import Kind

Plain = dict[str, Any]
"""A JSON object."""


class BundleSubject(StrEnum):
    """The subject of a bundle."""

    RECORDS = "records"
    """One log whole: a machine where nobody signs in."""
    SITTING = "sitting"
    """An exam, or a sitting of practice."""
    TRAINEE = "trainee"
    CLASS = "class"


class ChainOwner(StrEnum):
    """The kind of owner of a chain."""

    TRAINEE = "trainee"
    SCHOOL = "school"
    """What was done at the school's desk, by accounts."""


class Link(Struct, frozen=True):
    """The last event of a chain when the bundle was made."""

    place: int
    hash: str


class Stretch(Struct, frozen=True):
    """Events of one chain, in order; ``head`` is the chain's own. ``whole``: from the first event
    to the head without a gap."""

    chain: str
    of: ChainOwner
    account: str
    head: Link
    whole: bool
    events: tuple[Row, ...]

    def runs(self) -> Iterator[list[Row]]:
        """The events in runs without gaps."""
        yield from in_runs(self.events)


class BundleMark(Struct, frozen=True):
    """The marks of a round or a quick sitting, as plain values, and its mistakes."""

    attempt: str
    marked_by: str
    result: Plain
    mistakes: tuple[Plain, ...] = ()


class BundleAbout(Struct, frozen=True):
    """The subject of the bundle: ``id`` names the sitting, account or class; ``accounts`` are those
    whose chains it holds, by id."""

    what: BundleSubject
    id: str
    accounts: tuple[str, ...] = ()


class BundleEvidence(Struct, frozen=True):
    """Everything that a bundle is made from. ``demo``: by simulated trainees."""

    about: BundleAbout
    stretches: tuple[Stretch, ...]
    marks: tuple[BundleMark, ...]
    demo: bool = False


def in_runs(events: Sequence[Row]) -> Iterator[list[Row]]:
    """The events, split where one does not directly follow the one before it."""
    run: list[Row] = []
    for event in events:
        if run and event.place != run[-1].place + 1:
            yield run
            run = []
        run.append(event)
    if run:
        yield run


FORMAT, VERSION = "dealer-school-evidence", 1
SEAL = "seal"
BEGINS = (Kind.DEALT, Kind.QUICK_BEGUN, Kind.EXAM_BEGUN)
"""The kinds that name the house and the program that they are of."""


def write_bundle(
    evidence: BundleEvidence, path: Path, *, made_at_ms: int, program: str, force: bool = False
) -> None:
    """Write the bundle to that file. Raises RecordsFault."""
    document = bundle_of(evidence, made_at_ms=made_at_ms, program=program)
    write_text(path, bundle_text(document), force=force)


def bundle_of(evidence: BundleEvidence, *, made_at_ms: int, program: str) -> Plain:
    """The document, with its seal."""
    content: Plain = {
        "format": FORMAT,
        "version": VERSION,
        "made_at": written_moment(made_at_ms),
        "program": program,
        "demo": evidence.demo,
        "about": _plain(evidence.about),
        "houses": houses_in(evidence.stretches),
        "programs": programs_in(evidence.stretches),
        "chains": [_stretch(each) for each in evidence.stretches],
        "marks": [_plain(each) for each in evidence.marks],
    }
    return {**content, SEAL: seal_of(content)}


def bundle_text(document: Plain) -> str:
    """The text of the document, laid out so that people can read it too."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def seal_of(document: Plain) -> str:
    """The hash of the document without its seal, independent of its layout."""
    said = {name: value for name, value in document.items() if name != SEAL}
    # Sorted, without spaces and in ASCII: other programs have to come to the same bytes.
    text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()


def houses_in(stretches: tuple[Stretch, ...]) -> list[Plain]:
    """The houses whose rules the events name, each edition with its fingerprint."""
    found = {
        (str(facts["house"]), str(facts["edition"]), str(facts["fingerprint"]))
        for facts in _dealt_in(stretches)
    }
    return [
        {"house": house, "edition": edition, "fingerprint": fingerprint}
        for house, edition, fingerprint in sorted(found)
    ]


def programs_in(stretches: tuple[Stretch, ...]) -> list[str]:
    """The program versions that dealt the rounds."""
    return sorted({str(facts["program"]) for facts in _dealt_in(stretches)})


def _dealt_in(stretches: tuple[Stretch, ...]) -> list[dict[str, Any]]:
    """The facts of each deal, without those that cannot be read."""
    found = []
    for event in (
        event for each in stretches if each.of is ChainOwner.TRAINEE for event in each.events
    ):
        if event.kind in BEGINS:
            facts = facts_of(event)
            if {"house", "edition", "fingerprint", "program"} <= facts.keys():
                found.append(facts)
    return found


def facts_of(event: Row) -> dict[str, Any]:
    """The body of the event; empty if it cannot be read."""
    try:
        facts = json.loads(event.body)
    except (TypeError, ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _stretch(stretch: Stretch) -> Plain:
    return {
        "chain": stretch.chain,
        "of": stretch.of.value,
        "account": stretch.account,
        "whole": stretch.whole,
        "head": _plain(stretch.head),
        "runs": [[run[0].place, run[-1].place] for run in stretch.runs()],
        "events": [_event(each) for each in stretch.events],
    }


def _plain(value: Struct) -> Plain:
    """A value as JSON has it, which knows lists alone."""
    told = structs.asdict(value)
    return {name: list(of) if isinstance(of, tuple) else of for name, of in told.items()}


def _event(event: Row) -> Plain:
    hashes = {"before": event.before.hex(), "hash": event.hash.hex()}
    return {name: getattr(event, name) for name in Row.__slots__} | hashes


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
