"""The steps of a draft's round as the timeline shows them."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.dealing.procedure import Direction
from trainer.game.pay import SourceKind
from trainer.library.draft import Draft
from trainer.library.workshop_file import OPEN_READINGS
from trainer.school.workshop.step_changes import RoundStep, round_steps
from trainer.ui.workshop.sentence_tag import Tie
from trainer.ui.workshop.timeline import StepShown

_WAYS = {Direction.LEFT_TO_RIGHT: 1, Direction.RIGHT_TO_LEFT: -1, None: 0}


def steps_shown(draft: Draft, house: House) -> tuple[StepShown, ...]:
    """The steps in turn, each with what ties it to the draft's document, as far as it has one."""
    cite, known = draft.cite, draft.clauses
    return tuple(
        StepShown(
            f"step.{each.kind}",
            each.name,
            _tie(each, known),
            each.source.cite.removeprefix(f"{cite} "),
            each.strict,
            _WAYS[each.way],
            each.repeated,
        )
        for each in round_steps(house.rules, house.procedure)
    )


def _tie(step: RoundStep, known: frozenset[str]) -> Tie:
    source = step.source
    is_foreign = bool(known and source.cite) and source.cite not in known
    if source.reading in OPEN_READINGS or is_foreign:
        return Tie.OPEN
    if source.kind is SourceKind.READING:
        return Tie.READING
    return Tie.RULE if source.cite else Tie.OPEN
