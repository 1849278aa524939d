"""The rounds that prove a house's rulings: one for each line of its list, with the irregularity at
the border to one that is ruled otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.dealing.house import House
from trainer.dealing.irregularity import (
    WORDS,
    Fact,
    Facts,
    Irregularities,
    Irregularity,
    every_facts,
)
from trainer.drills.irregularities.irregular import incident_of
from trainer.library.ruling_cases import RulingCase, ruling_failures
from trainer.library.workshop_file import UNRULED

ANEW = "begun_anew"
"""The key of what follows a round that does not count."""
# The rounds that are tried for one set of facts before others are: 400 take half a second.
_FEW = 60


def ruling_key(name: str) -> str:
    """The key of the line of that id: ``irregularities.foreign_card``."""
    return f"irregularities.{name}"


def ruling_keys(house: House) -> frozenset[str]:
    ruled = house.irregularities
    if ruled is None:
        return frozenset()
    lines = [*_said(ruled)]
    anew = any(_begins_anew(ruled, each) for each in lines)
    return frozenset([*(ruling_key(each.id) for each in lines), *([ANEW] if anew else [])])


def _said(ruled: Irregularities) -> Iterator[Irregularity]:
    """The lines whose ruling the author gave."""
    yield from (each for each in ruled.lines if each.source.reading != UNRULED)


def proved_by_ruling(house: House, case: RulingCase) -> frozenset[str]:
    """The keys that this case proves; none where the house rules otherwise."""
    ruled = house.irregularities
    if ruled is None or case.follows is None or [*ruling_failures(ruled, (case,))]:
        return frozenset()
    line = ruled.resolve(case.event, case.facts)
    return frozenset() if line is None else _proved(ruled, line)


def ruling_rounds(house: House) -> Iterator[tuple[RulingCase, frozenset[str]]]:
    """A case for each line that a round can show, with what it proves."""
    ruled = house.irregularities
    for line in _said(ruled) if ruled is not None else ():
        assert ruled is not None, "it has lines"
        near = _at_the_border(ruled, line)
        shown = (each for each in near if incident_of(house, line, each, _FEW))
        facts = next(shown, None) or next(
            (each for each in near if incident_of(house, line, each)), None
        )
        if facts is not None:
            deeds, cites = ruled.deeds_after(line), filter(None, (line.source.cite,))
            case = RulingCase(line.title, line.event, facts, line.ruling, deeds, tuple(cites))
            yield case, _proved(ruled, line)


def _proved(ruled: Irregularities, line: Irregularity) -> frozenset[str]:
    anew = [ANEW] if _begins_anew(ruled, line) else []
    return frozenset([ruling_key(line.id), *anew])


def _begins_anew(ruled: Irregularities, line: Irregularity) -> bool:
    return ruled.deeds_after(line) != line.follows


def _at_the_border(ruled: Irregularities, line: Irregularity) -> list[Facts]:
    """The facts to which the line applies, those first that are nearest to others which are ruled
    otherwise: two exposed cards rather than five, where one does not stop the round."""
    others = [
        facts
        for facts in every_facts(line.event)
        if ruled.decides(line.event, facts).ruling is not line.ruling
    ]
    return sorted(line.examples(), key=lambda facts: _distance(facts, others))


def _distance(facts: Facts, others: Iterable[Facts]) -> int:
    return min((_apart(facts, each) for each in others), default=0)


def _apart(one: Facts, other: Facts) -> int:
    counts = WORDS[Fact.CARDS]
    return sum(
        abs(counts.index(word) - counts.index(other[fact])) if fact is Fact.CARDS else 1
        for fact, word in one.items()
        if word != other[fact]
    )
