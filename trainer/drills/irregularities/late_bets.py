"""Bets that are changed while the dealer checks the table: in time, or too late."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.dealing.house import House
from trainer.dealing.incident import WagerSeen
from trainer.dealing.irregularity import Event, Fact, Irregularities, Irregularity
from trainer.dealing.procedure import StepKind
from trainer.drills.irregularities.bet_layouts import Layout, NoRoom, staked
from trainer.game.bets import Breach
from trainer.game.money import Money
from trainer.game.round import Seat
from trainer.game.wagers import Wager

CHANGES = ("placed", "raised", "withdrawn")


def late_code(change: str) -> str:
    return f"{change}_late"


@dataclass(frozen=True, slots=True)
class LateBets:
    """The house's rules on changes, and whether bets are closed at this table."""

    house: House
    irregularities: Irregularities
    closed: bool

    @property
    def moment(self) -> str:
        """The moment of the change: with bets open, closed by the call, or by the first card."""
        if not self.closed:
            return "bets_open"
        called = StepKind.NO_MORE_BETS in self.house.procedure.steps
        return "bets_closed" if called else "cards_dealt"

    def line(self, change: str) -> Irregularity | None:
        """The house's line on such a change; None if it has no rule for it."""
        facts = {Fact.CHANGE: change, Fact.MOMENT: self.moment}
        return self.irregularities.resolve(Event.WAGER_CHANGED, facts)

    def fault(self, seen: WagerSeen) -> Breach | None:
        """The code of the breach, if the change is one."""
        change = change_of(seen)
        line = self.line(change)
        if line is None or line.harmless:
            return None
        return Breach(late_code(change), seen.seat, seen.wager, line.because, line.source)


def change_of(seen: WagerSeen) -> str:
    if seen.was is None:
        return "placed"
    return "withdrawn" if seen.now is None else "raised"


def changed(layout: Layout, change: str) -> tuple[Seat, WagerSeen]:
    """A seat after that change of one of its bets. Raises NoRoom."""
    (seat,) = layout.seats(1)
    wagers = [wager for wager in layout.rules.wagers if wager is not Wager.PLAY]
    wager = layout.stream.choice(wagers)
    was = seat.stakes.get(wager)
    now = _now(layout, change, wager, was)
    stakes = {each: stake for each, stake in seat.stakes.items() if each is not wager}
    if now is not None:
        stakes[wager] = now
    return staked(seat, stakes), WagerSeen(seat.number, wager, was, now)


def _now(layout: Layout, change: str, wager: Wager, was: Money | None) -> Money | None:
    if (was is None) is not (change == "placed"):
        raise NoRoom
    if was is None:
        return layout.usual(wager)
    if change == "withdrawn":
        return None
    return layout.choice([stake for stake in layout.all_usual(wager) if stake > was])
