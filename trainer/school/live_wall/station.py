"""A station's part of the live wall: it shows its table while somebody watches, and receives
orders.

Nothing shown here counts for anything; the evidence is delivered as ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from typing import Protocol

from trainer.errors import InputError
from trainer.game.serialize import round_to_plain
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.rows.live import MOST_FELT, LiveAnswer
from trainer.school.live_wall.table_now import SoFar, TableNow, counted
from trainer.school.live_wall.tile import MOST_ACTS, MOST_PACES, TileKind, WallFelt, WallTile
from trainer.school.sitting import Sitting

NOT_SIGNED_IN = "not_signed_in"
ELSEWHERE = WallTile()
HOUR_MS = 3_600_000
WITHOUT_CONTACT_MS = 30_000
"""A table that was paused goes on after so long without contact."""


class LiveRegistry(Protocol):
    """The school's records, as far as the wall needs them at a station."""

    def begin_live(self, account: str) -> None: ...

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class AtTable:
    """A round on the table at one moment. ``sitting`` is the series that it belongs to."""

    table: TableNow
    sitting: str
    drill: str
    number: int
    of: int
    fingerprint: str
    teaching: str
    elapsed_ms: int


@dataclass(frozen=True)
class Moment:
    """One moment of a station: its ``tile`` without a table, or the round on its table."""

    account: str
    tile: WallTile = ELSEWHERE
    at_table: AtTable | None = None


@dataclass(frozen=True, slots=True)
class _Series:
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
