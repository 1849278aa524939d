"""A round in progress: the table as it lies, and its mistakes so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from trainer.dealing.house import House
from trainer.dealing.own_misdeal import played_on
from trainer.dealing.procedure import Part
from trainer.dealing.table import HandState, SeatView, TableView, table_after
from trainer.game.round import Round
from trainer.marking.mistake import Severity
from trainer.school.debrief.debrief import DebriefAct, MistakeShown
from trainer.school.debrief.feedback import Trace, Watcher
from trainer.school.debrief.titles import read
from trainer.school.live_wall.tile import SeatDone

SEATS = 7
COUNTED = (Severity.CRITICAL, Severity.SERIOUS, Severity.MINOR)


@dataclass(frozen=True)
class TableNow:
    """One round at its house, and the acts that stand. ``round_`` is as it was dealt first."""

    house: House
    round_: Round
    part: Part
    acts: tuple[DebriefAct, ...]

    @cached_property
    def lying(self) -> Round:
        """The round as it lies: after a redeal, with other cards."""
        return self._played_on[0]

    @property
    def on_table(self) -> Trace:
        """The acts that made the table as it lies."""
        return self._played_on[1]

    @cached_property
    def view(self) -> TableView:
        done = filter(None, map(read, self.on_table))
        return table_after(self.house, self.lying, done, self.part)

    @property
    def at(self) -> int | None:
        """The seat of the last act; None for the dealer, and before the first."""
        places = (act.action.place for act in reversed(self.acts) if act.action is not None)
        return next(places, None) or None

    @property
    def seats(self) -> tuple[SeatDone, ...]:
        """The progress of each seat of the table, from the first."""
        last = max(SEATS, *(seat.number for seat in self.lying.seats))
        return tuple(self._seat(self.view.seat(number)) for number in range(1, last + 1))

    @property
    def done(self) -> int:
        """The number of seats that are done with."""
        return self.seats.count(SeatDone.DONE)

    def _seat(self, seat: SeatView | None) -> SeatDone:
        if seat is None:
            return SeatDone.EMPTY
        if seat.hand is HandState.RACKED:
            return SeatDone.DONE
        return SeatDone.NOW if seat.number == self.at else SeatDone.TO_DO

    @cached_property
    def _played_on(self) -> tuple[Round, Trace]:
        texts = tuple(act.text for act in self.acts)
        if self.part is not Part.WHOLE or self.house.irregularities is None:
            return self.round_, texts
        found = played_on(self.house, self.round_, texts)
        return found.round_, found.on_table


class SoFar:
    """The mistakes of a round so far, found act by act, without those that can still be mended."""

    def __init__(self) -> None:
        self._watcher: Watcher | None = None
        self._found: dict[Trace, tuple[MistakeShown, ...]] = {}

    def of(self, table: TableNow) -> tuple[MistakeShown, ...]:
        """All mistakes, in the order in which they were made."""
        if self._watcher is None or self._watcher.round_ != table.lying:
            self._watcher = Watcher(table.house, table.lying, table.part)
            self._found = {(): ()}
        return self._after(self._watcher, table.on_table)

    def _after(self, watcher: Watcher, trace: Trace) -> tuple[MistakeShown, ...]:
        for done in range(1, len(trace) + 1):
            if trace[:done] not in self._found:
                fresh = watcher.after(trace[:done]).mistakes
                self._found[trace[:done]] = (*self._found[trace[: done - 1]], *fresh)
        return self._found[trace]


def counted(mistakes: Sequence[MistakeShown]) -> tuple[int, int, int]:
    """The numbers of critical, serious and minor ones."""
    grades = [each.severity for each in mistakes]
    critical, serious, minor = (min(grades.count(each), 9_999) for each in COUNTED)
    return critical, serious, minor
