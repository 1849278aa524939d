"""The evidence of a round about each wrong rule: exposed if it gives another answer than the right
one, and then hit, clean, or other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from trainer.dealing.finding import Verdict
from trainer.marking.mark import Marking
from trainer.marking.misreadings.misreading import AtSeat
from trainer.marking.predict import Dealt, Misread
from trainer.marking.rule_shown import Seen as Seen
from trainer.marking.traits import TraitSpot, traits_of
from trainer.marking.wager_handling import PUSH, Cell, Done, done_in


class Exposure(Struct, frozen=True):
    """One wager on which a wrong rule would have shown, and whether it did."""

    misreading: str
    cell: Cell
    due: Done
    believed: Done
    done: Done

    @property
    def seen(self) -> Seen:
        if self.done == self.believed:
            return Seen.HIT
        return Seen.CLEAN if self.done == self.due else Seen.OTHER


class WagerAct(StrEnum):
    """The act on a wager, compared with the one due."""

    RIGHT = "right"
    LEFT = "left"
    TAKEN = "taken"
    PAID = "paid"
    OVERPAID = "overpaid"
    UNDERPAID = "underpaid"

    @classmethod
    def of(cls, done: Done, due: Done) -> WagerAct:
        if done == due:
            return cls.RIGHT
        if done == PUSH:
            return cls.LEFT
        if not done.paid:
            return cls.TAKEN
        if not due.paid:
            return cls.PAID
        return cls.OVERPAID if done.paid > due.paid else cls.UNDERPAID


class WagerAnswer(Struct, frozen=True):
    """One wager that the trainee worked: the act, and the traits of its situation as bits."""

    cell: Cell
    act: WagerAct
    traits: int


class Evidence(Struct, frozen=True):
    """The evidence of one round: every exposure, the wagers that came out wrong, and every
    answer."""

    exposures: tuple[Exposure, ...]
    wrong: frozenset[Cell]
    answers: tuple[WagerAnswer, ...] = ()

    def of(self, misreading: str) -> tuple[Exposure, ...]:
        return tuple(each for each in self.exposures if each.misreading == misreading)


def evidence_of(misread: Misread, marking: Marking) -> Evidence:
    """The evidence of a marked round about all the wrong rules of its house."""
    return evidence_in(misread, marking.verdict)


def evidence_in(misread: Misread, verdict: Verdict) -> Evidence:
    """The same from the verdict alone."""
    script = verdict.script
    dealt = misread.look(script.round_, script.settlement)
    done = done_in(verdict)
    predicted = dealt.predicted_by_all()
    for each in dealt.table.offered:
        if each.misreading.or_left:
            predicted[each.id] = _or_left(predicted[each.id], done)
    return evidence(dealt.due, predicted, done, answers(dealt, done))


def _or_left(predicted: Mapping[Cell, Done], done: Mapping[Cell, Done]) -> dict[Cell, Done]:
    """The answers by a wrong rule, as some who hold it give them."""
    # What was left was to be left.
    return {cell: PUSH if done.get(cell) == PUSH else each for cell, each in predicted.items()}


def answers(dealt: Dealt, done: Mapping[Cell, Done]) -> tuple[WagerAnswer, ...]:
    """The answers to each wager at a worked seat."""
    return tuple(answer for at in dealt.seats for answer in _answers(at, dealt, done))


def _answers(at: AtSeat, dealt: Dealt, done: Mapping[Cell, Done]) -> Iterator[WagerAnswer]:
    own = [cell for cell in done if cell[0] == at.seat.number]
    spots = [TraitSpot(at, cell[1], dealt.due.get(cell, PUSH)) for cell in own]
    for cell, spot, traits in zip(own, spots, traits_of(spots), strict=True):
        yield WagerAnswer(cell, WagerAct.of(done[cell], spot.due), traits)


def evidence(
    due: Mapping[Cell, Done],
    predicted: Mapping[str, Mapping[Cell, Done]],
    done: Mapping[Cell, Done],
    answered: tuple[WagerAnswer, ...] = (),
) -> Evidence:
    """The acts compared with those due and those that each wrong rule predicts."""
    seats = {seat for seat, _ in done}
    exposures = [
        Exposure(name, cell, due.get(cell, PUSH), believed, done.get(cell, PUSH))
        for name, cells in predicted.items()
        for cell, believed in cells.items()
        if cell[0] in seats
    ]
    wrong = frozenset(cell for cell, act in done.items() if act != due.get(cell, PUSH))
    return Evidence(tuple(exposures), wrong, answered)
