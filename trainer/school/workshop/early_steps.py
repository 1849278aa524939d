"""The mark of a step that comes too soon, as a draft's dealers will be told it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.script import script_for
from trainer.drills.generate import deal
from trainer.errors import InputError
from trainer.game.notation import read_round
from trainer.game.pay import SourceKind
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.library.cases import Case
from trainer.marking.mark import mark_round

_MOST_SEATS = 3
_DEALT = 12
"""The number of rounds that are dealt to show a fold beside a hand that plays."""


class EarlyStepMark(Struct, frozen=True):
    """The words of the mark, the clause behind them, and if that is a reading."""

    why: str
    clause: str
    reading: bool


def early_step_marks(house: House, cases: Iterable[Case]) -> Mapping[StepKind, EarlyStepMark]:
    """For each step what is told where it comes before the one before it, in one of these rounds;
    nothing for a step that may come at any time."""
    round_ = _telling(house, cases)
    if round_ is None:
        return {}
    try:
        script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
    except InputError:  # the orders of the draft contradict one another
        return {}
    kinds, acts = [each.kind for each in script.steps], [str(each.action) for each in script.steps]
    found: dict[StepKind, EarlyStepMark] = {}
    for kind in dict.fromkeys(kinds):
        at = kinds.index(kind)
        before = next((each for each in reversed(kinds[:at]) if each is not kind), None)
        if before is not None:
            words = _told(house, round_, _too_soon(acts, at, kinds.index(before)))
            found |= {kind: words} if words is not None else {}
    return found


def _too_soon(acts: list[str], at: int, to: int) -> list[str]:
    """The acts with that one moved to the front of others."""
    return [*acts[:to], acts[at], *acts[to:at], *acts[at + 1 :]]


def _told(house: House, round_: Round, acts: list[str]) -> EarlyStepMark | None:
    mistakes = mark_round(house, round_, acts, Part.WHOLE).mistakes
    if not mistakes:
        return None
    source = mistakes[0].source
    return EarlyStepMark(mistakes[0].why, source.cite, source.kind is SourceKind.READING)


def _telling(house: House, cases: Iterable[Case]) -> Round | None:
    """A round of few seats in which one plays and another folds, as far as there is one: one of the
    cases, or else one that is dealt."""
    best: tuple[int, Round] | None = None
    for round_ in (*_rounds(house, cases), *deal(house.rules, 1, _DEALT, 2, ())):
        seats = round_.seats
        worth = any(each.folded for each in seats) + any(not each.folded for each in seats)
        worth += len({each.number for each in seats}) > 1
        if len(seats) <= _MOST_SEATS and (best is None or worth > best[0]):
            best = worth, round_
    return best[1] if best is not None else None


def _rounds(house: House, cases: Iterable[Case]) -> Iterator[Round]:
    for case in cases:
        if case.round_ and not case.refused:
            with suppress(InputError):
                yield read_round({"house": house.id, **case.round_}, {house.id: house.rules})
