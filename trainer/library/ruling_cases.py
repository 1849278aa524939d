"""Worked irregularities: what is seen, and what the house rules on it and does."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from trainer.dealing.irregularity import (
    FACTS,
    WORDS,
    Deed,
    Event,
    Fact,
    Facts,
    Irregularities,
    Ruling,
)
from trainer.errors import Place, Problem
from trainer.library.formats.shape import (
    Field,
    Listed,
    Mapped,
    Notes,
    Parts,
    Record,
    Text,
    Word,
    near,
    optional,
)


class RulingCase(Struct, frozen=True):
    """A worked irregularity: the facts, the ruling, and the deeds after it, None where they do not
    matter."""

    title: str
    event: Event
    facts: Facts
    ruling: Ruling
    follows: tuple[Deed, ...] | None = None
    proves: tuple[str, ...] = ()
    place: Place = ()


def ruling_on(ruled: Irregularities | None, event: Event, facts: Facts) -> Ruling:
    """The house's ruling; if it has no rule for that, a call for the supervisor."""
    line = ruled.resolve(event, facts) if ruled is not None else None
    return line.ruling if line is not None else Ruling.CALL_SUPERVISOR


def ruling_failures(ruled: Irregularities | None, cases: Iterable[RulingCase]) -> Iterator[Problem]:
    """Every case that the house rules otherwise, or after which it does something else."""
    for case in cases:
        came = ruling_on(ruled, case.event, case.facts)
        line = ruled.resolve(case.event, case.facts) if ruled is not None else None
        if came is not case.ruling:
            message = f"is ruled {came} ({case.title})"
            yield Problem((*case.place, "ruling"), "case", message)
        elif case.follows is not None and ruled is not None and line is not None:
            deeds = ruled.deeds_after(line)
            if deeds != case.follows:
                message = f"is followed by {', '.join(deeds) or 'nothing'} ({case.title})"
                yield Problem((*case.place, "follows"), "case", message)


def must_be_facts(
    event: Event | None, given: Mapping[Fact, Collection[str]], where: Place, notes: Notes
) -> None:
    """Note facts that do not belong to the event, and words that such a fact cannot have."""
    for fact, words in given.items():
        if event is not None and fact not in FACTS[event]:
            message = f"does not belong to {event}; {near(fact, FACTS[event])}"
            notes.wrong((*where, fact.value), message)
        for word in sorted(set(words) - set(WORDS[fact])):
            notes.wrong((*where, fact.value), f"no '{word}'; {near(word, WORDS[fact])}")


def _known_facts(parts: Parts, where: Place, notes: Notes) -> None:
    given = {fact: (word,) for fact, word in parts.get("facts", {}).items()}
    must_be_facts(parts.get("event"), given, (*where, "facts"), notes)


def _case(parts: Parts) -> RulingCase:
    given = parts.get("facts", {})
    facts = {fact: given.get(fact, WORDS[fact][0]) for fact in FACTS[parts["event"]]}
    return RulingCase(
        parts["case"], parts["event"], facts, parts["ruling"], parts.get("follows"),
        parts.get("proves", ()),
    )  # fmt: skip


_FACT_WORDS = Mapped(Word(tuple(Fact), "fact"), Text(), "write facts like handled: no")
RULING_CASE: Record[RulingCase] = Record(
    "worked irregularity",
    {
        "case": Field(Text(), about="a sentence that says what it shows"),
        "proves": optional(Listed(Text(), "write the clauses like [MBS 5.3]"), "clauses"),
        "event": Field(Word(tuple(Event), "event"), about="what is seen"),
        "facts": optional(_FACT_WORDS, "the facts; what is not said is usual"),
        "ruling": Field(Word(tuple(Ruling), "ruling"), about="what is ruled"),
        "follows": optional(
            Listed(Word(tuple(Deed), "deed"), "write a list of deeds like [return]", least=0),
            "what is done after it",
        ),
    },
    _case,
    _known_facts,
)
