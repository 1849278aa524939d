"""What two houses rule on the same thing seen at the table."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.irregularity import (
    WORDS,
    Event,
    Fact,
    Facts,
    Irregularities,
    Irregularity,
    every_facts,
)
from trainer.school.house_book.amounts import listed
from trainer.school.house_book.rulings import SILENT, ruling_words
from trainer.school.house_book.side_by_side import Line, Side

_Lines = tuple[Irregularity | None, Irregularity | None]


def rulings_compared(one: Irregularities, other: Irregularities) -> Iterator[Line]:
    """Everything on which at least one of them makes a ruling."""
    for event in Event:
        met: dict[tuple[str, str], tuple[_Lines, list[Facts]]] = {}
        for facts in every_facts(event):
            lines = (one.resolve(event, facts), other.resolve(event, facts))
            ids = tuple("" if line is None else line.id for line in lines)
            met.setdefault((ids[0], ids[1]), (lines, []))[1].append(facts)
        for lines, facts_met in met.values():
            if any(line is not None and not line.harmless for line in lines):
                yield _line(lines, facts_met)


def _line(lines: _Lines, met: list[Facts]) -> Line:
    ruled = [line for line in lines if line is not None and not line.harmless]
    told = min(ruled, key=lambda line: sum(1 for _ in line.examples()))
    return Line(told.title + _which(told, met), *(_side(line) for line in lines))


def _side(line: Irregularity | None) -> Side:
    return Side(SILENT) if line is None else Side(ruling_words(line), line.source)


def _which(told: Irregularity, met: list[Facts]) -> str:
    """What is special about these facts, where the line is met by others too."""
    narrowed = []
    for fact, allowed in told.when.items():
        here = {facts[fact] for facts in met}
        if here < allowed:
            narrowed.append(_fact_words(fact, sorted(here)))
    return f" ({', '.join(narrowed)})" if narrowed else ""


def _fact_words(fact: Fact, words: list[str]) -> str:
    either = listed([word.replace("_", " ") for word in words], "or")
    match fact:
        case Fact.WHOSE:
            return f"the {either}'s"
        case Fact.CARDS:
            return _cards(words)
        case _:
            return f"{fact.value.replace('_', ' ')}: {either}"


def _cards(words: list[str]) -> str:
    """``1 card``; as many as there can be, and fewer down to the first, are ``2 or more cards``."""
    most = WORDS[Fact.CARDS][-1]
    if len(words) > 1 and words[-1] == most:
        return f"{words[0]} or more cards"
    return "1 card" if words == ["1"] else f"{listed(words, 'or')} cards"
