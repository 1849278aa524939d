"""A station's part of the live wall: it shows its table while somebody watches, and receives
orders.

Nothing shown here counts for anything; the evidence is delivered as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from threading import Lock
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import act_in
from trainer.dealing.house import House
from trainer.dealing.own_misdeal import played_on
from trainer.dealing.procedure import Part
from trainer.dealing.table import HandState, SeatView, TableView, table_after
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.marking.mistake import Severity
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.live import MOST_FELT, LiveAnswer
from trainer.school.clock import HOUR_MS
from trainer.school.debrief.debrief import DebriefAct, MistakeShown
from trainer.school.debrief.feedback import Trace, Watcher
from trainer.school.live_wall.tile import (
    MOST_ACTS,
    MOST_PACES,
    SeatDone,
    TileKind,
    WallFelt,
    WallTile,
)
from trainer.school.sitting import Sitting

NOT_SIGNED_IN = "not_signed_in"
ELSEWHERE = WallTile()
WITHOUT_CONTACT_MS = 30_000
"""A table that was paused goes on after so long without contact."""


class LiveRegistry(Protocol):
    """The school's records, as far as the wall needs them at a station."""

    def begin_live(self, account: str) -> None: ...

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer: ...

    def close(self) -> None: ...


class AtTable(Struct, frozen=True):
    """A round on the table at one moment. ``sitting`` is the series that it belongs to."""

    table: TableNow
    sitting: str
    drill: str
    number: int
    of: int
    fingerprint: str
    teaching: str
    elapsed_ms: int


class Moment(Struct, frozen=True):
    """One moment of a station: its ``tile`` without a table, or the round on its table."""

    account: str
    tile: WallTile = ELSEWHERE
    at_table: AtTable | None = None


class _Series(Struct, frozen=True):
    """The rounds and mistakes of a series so far."""

    sitting: str = ""
    number: int = 0
    before: tuple[int, int, int] = (0, 0, 0)
    last: tuple[int, int, int] = (0, 0, 0)
    paces: tuple[int, ...] = ()
    pace: int = 0


class LiveStation:
    """Shows the table of the signed-in trainee, from one thread at a time; any thread may end
    it."""

    def __init__(self, open_: Callable[[], LiveRegistry]) -> None:
        self._open = open_
        self._registry: LiveRegistry | None = None
        self._begun = ""
        self._series = _Series()
        self._so_far = SoFar()
        self._at_work, self._is_over = Lock(), False
        self.answer = LiveAnswer(watched=False, opened=False)

    def show(self, moment: Moment) -> LiveAnswer | None:
        """Show it, and receive orders; None if the school gives no answer."""
        try:
            with self._at_work:
                return self._show(moment)
        finally:
            if self._is_over:
                self.end()

    def _show(self, moment: Moment) -> LiveAnswer | None:
        tile, felt = "{}", ""
        try:
            if self.answer.watched:
                tile, felt = (
                    self._tile(moment).text(),
                    felt_of(moment) if self.answer.opened else "",
                )
            self.answer = self._delivered(moment.account, tile, felt)
        except InputError:
            self._leave()
            return None
        return self.answer

    def end(self) -> None:
        """Close the connection, now or after the present show."""
        self._is_over = True
        # Else a table that is being shown as the window closes leaves it open.
        if self._at_work.acquire(blocking=False):
            self._leave()
            self._at_work.release()

    def _leave(self) -> None:
        registry, self._registry, self._begun = self._registry, None, ""
        if registry is not None:
            registry.close()

    def _delivered(self, account: str, tile: str, felt: str) -> LiveAnswer:
        if self._registry is None:
            self._registry = self._open()
        if self._begun == account:
            try:
                return self._registry.show_live(account, tile, felt)
            except ActRefused as refused:
                if refused.code != NOT_SIGNED_IN:
                    raise
        self._registry.begin_live(account)
        self._begun = account
        return self._registry.show_live(account, tile, felt)

    def _tile(self, moment: Moment) -> WallTile:
        at = moment.at_table
        if at is None:
            return moment.tile
        self._follow(at)
        series = self._series
        critical, serious, minor = map(sum, zip(series.before, series.last, strict=True))
        return WallTile(
            kind=TileKind.TABLE,
            # The wall reads no tile with a longer name.
            drill=at.drill[:80],
            number=at.number,
            of=at.of,
            seats="".join(at.table.seats),
            mistakes=(critical, serious, minor),
            paces=(*series.paces, series.pace)[-MOST_PACES:],
        )

    def _follow(self, at: AtTable) -> None:
        """Add the round to the series that it belongs to."""
        before = self._series
        if before.sitting != at.sitting:
            before = _Series(at.sitting, at.number)
        elif before.number != at.number:
            together = tuple(map(sum, zip(before.before, before.last, strict=True)))
            critical, serious, minor = together
            paces = (*before.paces, before.pace)[-MOST_PACES:]
            before = _Series(at.sitting, at.number, (critical, serious, minor), paces=paces)
        last = counted(self._so_far.of(at.table))
        # Nor one with a figure of five digits; and the clock may stand at nought yet.
        pace = min(9_999, at.table.done * HOUR_MS // max(1_000, at.elapsed_ms))
        self._series = replace(before, last=last, pace=pace)


def at_table(sitting: Sitting) -> AtTable:
    """The round of that sitting as it is worked just now."""
    return AtTable(
        table=TableNow(sitting.house, sitting.first_round, sitting.part, tuple(sitting.acts)),
        sitting=sitting.sitting_id,
        drill=sitting.dealt.drill,
        number=sitting.number,
        of=sitting.of,
        fingerprint=sitting.dealt.fingerprint,
        teaching=sitting.dealt.teaching,
        elapsed_ms=sitting.watch.elapsed_ms,
    )


def felt_of(moment: Moment) -> str:
    """The felt of the current round as text; empty if there is none, or it is too long."""
    at = moment.at_table
    if at is None or len(at.table.acts) > MOST_ACTS:
        return ""
    table = at.table
    felt = WallFelt(
        round=round_to_plain(table.round_),
        house=table.house.id,
        fingerprint=at.fingerprint,
        part=table.part.value,
        teaching=at.teaching,
        acts=[
            (act.text, act.elapsed_ms, [[str(chip) for chip in stack] for stack in act.chips])
            for act in table.acts
        ],
        elapsed_ms=at.elapsed_ms,
    ).text()
    return felt if len(felt.encode()) <= MOST_FELT else ""


COUNTED = (Severity.CRITICAL, Severity.SERIOUS, Severity.MINOR)


class TableNow(Struct, frozen=True, dict=True):
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
        done = filter(None, map(act_in, self.on_table))
        return table_after(self.house, self.lying, done, self.part)

    @property
    def at(self) -> int | None:
        """The seat of the last act; None for the dealer, and before the first."""
        places = (act.action.place for act in reversed(self.acts) if act.action is not None)
        return next(places, None) or None

    @property
    def seats(self) -> tuple[SeatDone, ...]:
        """The progress of each seat of the table, from the first."""
        last = max(self.house.rules.places, *(seat.number for seat in self.lying.seats))
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
