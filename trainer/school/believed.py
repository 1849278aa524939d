"""A debrief that names the wrong rule behind a mistake, where what was done tells which it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trainer.dealing.house import House
from trainer.game.rules import HouseRules
from trainer.marking.done import Cell, spot_of
from trainer.marking.evidence import Evidence, Seen, evidence_of
from trainer.marking.mark import Marking, mark_round
from trainer.marking.predict import Misread
from trainer.school.debrief import Debrief, MistakeShown
from trainer.wording import say

AT_MOST = 2
"""Where more wrong rules than these explain a mistake, none is named."""


def believed(debrief: Debrief, house: House, rules: Mapping[str, HouseRules]) -> Debrief:
    """The debrief whose mistakes about money say which wrong rule leads to just what was done.

    A wrong rule is named only where nothing else of the round speaks against it.
    """
    replay = debrief.replay
    marking = mark_round(house, replay.round_, [act.text for act in replay.done])
    named = _named(Misread(house.rules, rules), marking)
    return replace(debrief, mistakes=tuple(_told(each, named) for each in debrief.mistakes))


def _named(misread: Misread, marking: Marking) -> dict[Cell, tuple[str, ...]]:
    """For each wager that came out wrong, the beliefs that lead there and nowhere else wrong; of
    several, those that explain the most of the round."""
    evidence = evidence_of(misread, marking)
    placard = marking.verdict.script.round_.placard
    words = {each.id: each.misreading.belief for each in misread.offered(placard)}
    hits = {name: len(evidence.of(name)) for name in words if _consistent(evidence, name)}
    led = {exposure.cell: set[str]() for exposure in evidence.exposures}
    for exposure in evidence.exposures:
        if exposure.misreading in hits:
            led[exposure.cell].add(exposure.misreading)
    named = {cell: _widest(names, hits) for cell, names in led.items()}
    return {
        cell: tuple(words[name] for name in names)
        for cell, names in named.items()
        if len(names) <= AT_MOST
    }


def _widest(names: set[str], hits: Mapping[str, int]) -> list[str]:
    most = max((hits[name] for name in names), default=0)
    return sorted(name for name in names if hits[name] == most)


def _consistent(evidence: Evidence, misreading: str) -> bool:
    """Whether every wager on which the rule would show was done as it has it."""
    return all(exposure.seen is Seen.HIT for exposure in evidence.of(misreading))


def _told(mistake: MistakeShown, named: Mapping[Cell, tuple[str, ...]]) -> MistakeShown:
    if mistake.seat is None or mistake.wager is None or not mistake.money:
        return mistake
    beliefs = named.get((mistake.seat, spot_of(mistake.wager)), ())
    if not beliefs:
        return mistake
    told = (
        say("{first}; or: {second}", first=beliefs[0], second=beliefs[1])
        if beliefs[1:]
        else beliefs[0]
    )
    fits = say("It fits a wrong rule: {beliefs}.", beliefs=told)
    return replace(mistake, why=f"{mistake.why} {fits}")
