"""A debrief that names the wrong rule behind a mistake, where what was done tells which it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from trainer.dealing.action import Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.game.wagers import Wager
from trainer.marking.conduct import conduct
from trainer.marking.done import Cell, spot_of
from trainer.marking.evidence import Evidence, Seen, evidence_of
from trainer.marking.mark import Marking, mark_round
from trainer.marking.predict import Misread
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.beliefs.held import BeliefHeld
from trainer.school.debrief import Debrief, MistakeShown

AT_MOST = 2
"""Where more wrong rules than these fit a single round, none is named for it."""


def believed(debrief: Debrief, house: House, beliefs: Beliefs) -> Debrief:
    """The debrief whose mistakes have the wrong rules that explain them.

    What all rounds together tell comes before what this one tells by itself. Of a round alone a
    wrong rule is named only where nothing else of it speaks against it.
    """
    if not debrief.mistakes:
        return debrief
    marking = _marked(debrief, house)
    known = beliefs.explaining(house.id, debrief.attempt_id)
    by_cell = {**_of_round(marking, house, beliefs), **_of_money(known)}
    by_rule = _of_conduct(marking, house, beliefs, known)
    told = (_told(each, by_cell, by_rule) for each in debrief.mistakes)
    return replace(debrief, mistakes=tuple(told))


def _marked(debrief: Debrief, house: House) -> Marking:
    replay = debrief.replay
    whole = any(act.verb is Verb.OFFER for act in replay.faultless)
    part = Part.WHOLE if whole else Part.SETTLEMENT
    return mark_round(house, replay.round_, [act.text for act in replay.done], part)


def _of_money(known: Mapping[str, BeliefHeld]) -> dict[Cell, tuple[BeliefHeld, ...]]:
    """What all rounds tell, by wager."""
    cells = ((cell.partition(" "), held) for cell, held in known.items())
    return {
        (int(seat), Wager(wager)): (held,)
        for (seat, _, wager), held in cells
        if wager in list(Wager)
    }


def _of_round(
    marking: Marking, house: House, beliefs: Beliefs
) -> dict[Cell, tuple[BeliefHeld, ...]]:
    """What this round tells, by wager."""
    fitting = named(beliefs.misread(house.id), marking)
    return {cell: (beliefs.fits(house.id, ids),) for cell, ids in fitting.items() if ids}


def _of_conduct(
    marking: Marking, house: House, beliefs: Beliefs, known: Mapping[str, BeliefHeld]
) -> dict[str, tuple[BeliefHeld, ...]]:
    """The habits that this round shows, by the clause that they break."""
    found: dict[str, tuple[BeliefHeld, ...]] = {}
    for kept in conduct(marking.verdict):
        if kept.seen is Seen.HIT:
            held = known.get(kept.habit) or beliefs.fits(house.id, (kept.habit,))
            found[str(kept.source.cite)] = (*found.get(str(kept.source.cite), ()), held)
    return found


def named(misread: Misread, marking: Marking) -> dict[Cell, tuple[str, ...]]:
    """For each wager that came out wrong, the wrong rules that lead there and nowhere else wrong;
    of several, those that explain the most of the round."""
    evidence = evidence_of(misread, marking)
    offered = misread.offered(marking.verdict.script.round_.placard)
    hits = {each.id: len(evidence.of(each.id)) for each in offered if _fits(evidence, each.id)}
    led = {exposure.cell: set[str]() for exposure in evidence.exposures}
    for exposure in evidence.exposures:
        if exposure.misreading in hits:
            led[exposure.cell].add(exposure.misreading)
    widest = {cell: _widest(names, hits) for cell, names in led.items()}
    return {cell: names for cell, names in widest.items() if len(names) <= AT_MOST}


def _widest(names: set[str], hits: Mapping[str, int]) -> tuple[str, ...]:
    most = max((hits[name] for name in names), default=0)
    return tuple(sorted(name for name in names if hits[name] == most))


def _fits(evidence: Evidence, misreading: str) -> bool:
    """Whether every wager on which the rule would show was done as it has it."""
    return all(exposure.seen is Seen.HIT for exposure in evidence.of(misreading))


def _told(
    mistake: MistakeShown,
    by_cell: Mapping[Cell, Sequence[BeliefHeld]],
    by_rule: Mapping[str, Sequence[BeliefHeld]],
) -> MistakeShown:
    if mistake.money and mistake.seat is not None and mistake.wager is not None:
        beliefs = by_cell.get((mistake.seat, spot_of(mistake.wager)), ())
    else:
        beliefs = () if mistake.money else by_rule.get(mistake.rule, ())
    return replace(mistake, beliefs=tuple(beliefs))
