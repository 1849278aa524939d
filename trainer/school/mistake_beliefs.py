"""A debrief that names the wrong rule behind a mistake, if the acts tell which it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec import structs

from trainer.dealing.action import Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.game.wagers import Wager
from trainer.marking.conduct import conduct
from trainer.marking.exposures import Seen
from trainer.marking.mark import Marking, mark_round
from trainer.marking.wager_handling import Cell, spot_of
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.held_beliefs import BeliefHeld


def with_beliefs(debrief: Debrief, house: House, beliefs: Beliefs) -> Debrief:
    """The debrief whose mistakes carry the wrong rules that explain them.

    One round alone names none: a single coincidence tells nothing.
    """
    if not debrief.mistakes:
        return debrief
    marking = _marked(debrief, house)
    known = beliefs.explaining(house.id, debrief.attempt_id)
    by_cell = _of_money(known)
    by_rule = _of_conduct(marking, known)
    mistakes = (_with_its_beliefs(each, by_cell, by_rule) for each in debrief.mistakes)
    return replace(debrief, mistakes=tuple(mistakes))


def _marked(debrief: Debrief, house: House) -> Marking:
    replay = debrief.replay
    whole = any(act.verb is Verb.OFFER for act in replay.faultless)
    part = Part.WHOLE if whole else Part.SETTLEMENT
    return mark_round(house, replay.round_, [act.text for act in replay.done], part)


def _of_money(known: Mapping[str, BeliefHeld]) -> dict[Cell, tuple[BeliefHeld, ...]]:
    """The beliefs from all rounds, by wager."""
    cells = ((cell.partition(" "), held) for cell, held in known.items())
    return {
        (int(seat), Wager(wager)): (held,)
        for (seat, _, wager), held in cells
        if wager in list(Wager)
    }


def _of_conduct(
    marking: Marking, known: Mapping[str, BeliefHeld]
) -> dict[str, tuple[BeliefHeld, ...]]:
    """The habits that this round shows and others showed before, by the clause that they break."""
    found: dict[str, tuple[BeliefHeld, ...]] = {}
    for kept in conduct(marking.verdict):
        if kept.seen is Seen.HIT and kept.habit in known:
            cited = str(kept.source.cite)
            found[cited] = (*found.get(cited, ()), known[kept.habit])
    return found


def _with_its_beliefs(
    mistake: MistakeShown,
    by_cell: Mapping[Cell, Sequence[BeliefHeld]],
    by_rule: Mapping[str, Sequence[BeliefHeld]],
) -> MistakeShown:
    if mistake.money and mistake.seat is not None and mistake.wager is not None:
        beliefs = by_cell.get((mistake.seat, spot_of(mistake.wager)), ())
    else:
        beliefs = () if mistake.money else by_rule.get(mistake.rule, ())
    return structs.replace(mistake, beliefs=tuple(beliefs))
