"""The evidence of one finished round or quick sitting about wrong rules, as the records keep it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.dealing.action import Action, Verb
from trainer.drills.recipe import ChipMarks
from trainer.marking.conduct import Kept, conduct, cut_out
from trainer.marking.exposures import Seen, evidence_of
from trainer.marking.mark import Marking
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Cell
from trainer.records.attempt import Attempt
from trainer.records.results import ExposureSeen
from trainer.school.one_question.screens import ItemDone

TABLE = "0"
"""The cell of a habit, which is one of the whole round."""
ANSWER = "="
"""Stands before the traits of an answer."""


def shown_by_round(
    misread: Misread, marking: Marking, attempt: Attempt
) -> tuple[ExposureSeen, ...]:
    """The evidence of the round: by wager about money, once for the round about order."""
    evidence = evidence_of(misread, marking)
    shown: list[tuple[str, str, str]] = [
        (each.misreading, _cell(each.cell), each.seen) for each in evidence.exposures
    ]
    shown += [(f"{ANSWER}{each.traits:x}", _cell(each.cell), each.act) for each in evidence.answers]
    shown += [(each.habit, TABLE, each.seen) for each in _kept(marking, attempt)]
    assert attempt.ended is not None, "only a finished round shows anything"
    return _exposures(attempt.id, attempt.dealt.house, attempt.ended.at_ms, shown)


def _cell(cell: Cell) -> str:
    return f"{cell[0]} {cell[1]}"


def _kept(marking: Marking, attempt: Attempt) -> Iterator[Kept]:
    yield from conduct(marking.verdict)
    if attempt.dealt.chip_marks != ChipMarks.OFF:
        chips = cut_out([bool(act.chips) for act in attempt.acts if _pays(act.action)])
        if chips is not None:
            yield chips


def _pays(text: str) -> bool:
    return Action.parse(text).verb is Verb.PAY


def shown_by_items(
    attempt: str, house: str, at_ms: int, items: Iterable[ItemDone]
) -> tuple[ExposureSeen, ...]:
    """The evidence of each item; if one wrong rule has two traps in it, the hit counts."""
    shown = (
        (belief, str(item.marked.number), seen)
        for item in items
        for belief, seen in _once(item.marked.shown)
    )
    return _exposures(attempt, house, at_ms, shown)


def _exposures(
    attempt: str, house: str, at_ms: int, shown: Iterable[tuple[str, str, str]]
) -> tuple[ExposureSeen, ...]:
    return tuple([ExposureSeen(attempt, *each, house, at_ms) for each in sorted(shown)])


def _once(seen: Iterable[tuple[str, Seen]]) -> Iterator[tuple[str, Seen]]:
    best: dict[str, Seen] = {}
    for belief, how in seen:
        best[belief] = min(best.get(belief, how), how, key=_WEIGHT.index)
    yield from best.items()


_WEIGHT = (Seen.HIT, Seen.OTHER, Seen.CLEAN)
