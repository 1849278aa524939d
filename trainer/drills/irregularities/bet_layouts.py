"""Bets that break one rule of the house, or that just do not; and bets that are changed while the
dealer checks the table, in time or too late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.incident import WagerSeen
from trainer.dealing.irregularity import Event, Fact, Irregularities, Irregularity
from trainer.dealing.procedure import StepKind
from trainer.drills.irregularities.incident_stage import usual_stakes
from trainer.drills.stream import Stream
from trainer.game.bets import Breach
from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
    Demand,
    Equals,
    EqualStakes,
    HandsPerPlayer,
    Needs,
    NoSideBets,
    OneOf,
    OpenPerPlayer,
    PostedLimits,
    Times,
    WithinLimits,
)
from trainer.game.money import NOTHING, Money
from trainer.game.round import Seat, Tender
from trainer.game.rules import HouseRules
from trainer.game.wagers import STAKED, Wager

Stakes = dict[Wager, Money]
_UNIT = Money(100)


class NoRoom(Exception):
    """Too few seats are left for these bets, or the house has no such bets to lay."""


class Layout(Struct, frozen=True):
    """The rules at the table, the seats that may still be changed, and chance."""

    rules: HouseRules
    free: tuple[Seat, ...]
    stream: Stream

    def seats(self, count: int) -> list[Seat]:
        if len(self.free) < count:
            raise NoRoom
        return self.stream.sample(self.free, count)

    def usual(self, wager: Wager) -> Money:
        """A usual stake; on Play, which nobody stakes beforehand, that of an Ante."""
        return self.stream.choice(self.all_usual(wager))

    def all_usual(self, wager: Wager) -> tuple[Money, ...]:
        return usual_stakes(self.rules, Wager.ANTE if wager is Wager.PLAY else wager)

    def name(self) -> str:
        """A player's name that nobody at the table has."""
        taken = {seat.player for seat in self.free}
        return self.stream.choice([each for each in "KLMNPQRSTUVW" if each not in taken])

    def choice(self, things: Sequence[Money]) -> Money:
        if not things:
            raise NoRoom
        return self.stream.choice(things)


def staked(seat: Seat, stakes: Stakes) -> Seat:
    return replace(seat, stakes=stakes, decision=None)


def with_stake(seat: Seat, wager: Wager, stake: Money) -> Seat:
    return staked(seat, {**seat.stakes, wager: stake})


# ----------------------------------------------------------------------------- that break a rule


def breaking(demand: Demand, layout: Layout) -> list[Seat]:
    """Seats of the table, changed so that they break the demand. Raises NoRoom."""
    match demand:
        case HandsPerPlayer(most):
            return _of_one_player(layout, most + 1)
        case OpenPerPlayer(most):
            return [replace(seat, closed=False) for seat in _of_one_player(layout, most + 1)]
        case EqualStakes(wager):
            return _unequal(layout, wager)
        case NoSideBets():
            return [replace(seat, side_bet=True) for seat in layout.seats(2)]
        case _:
            return [_broken(demand, layout, layout.seats(1)[0])]


def _broken(demand: Demand, layout: Layout, seat: Seat) -> Seat:
    match demand:
        case AnyOf(wagers):
            others = [w for w in layout.rules.wagers if w not in (*wagers, Wager.PLAY)]
            lying = layout.stream.choice(others or [Wager.PLAY])
            return staked(seat, {lying: layout.usual(lying)})
        case Needs(wager, others):
            base = _base(layout, [w for w in layout.rules.wagers if w not in (wager, *others)])
            return staked(seat, {**base, wager: layout.usual(wager)})
        case Equals(wager, other):
            beside = seat.stakes.get(other) or layout.usual(other)
            wrong = [s for s in layout.all_usual(wager) if s != beside]
            return staked(seat, {**seat.stakes, other: beside, wager: layout.choice(wrong)})
        case OneOf(wager, amounts):
            between = [Money(100 * n) for n in range(1, max(a.cents for a in amounts) // 50)]
            wrong = [stake for stake in between if stake not in amounts]
            return with_stake(seat, wager, layout.choice(wrong))
        case WithinLimits(wager, low, high, chip):
            wrong = [low - _UNIT, high + _UNIT, Money(2 * high.cents)]
            if chip is not None and chip > _UNIT:
                wrong.append(low + _UNIT)
            return with_stake(seat, wager, layout.choice([s for s in wrong if s > NOTHING]))
        case ChipsOnly():
            return replace(seat, tender=layout.stream.choice((Tender.CASH, Tender.CREDIT)))
        case _:
            raise NoRoom


def _base(layout: Layout, among: Sequence[Wager]) -> Stakes:
    """A wager with which a seat may take part, of those named; nothing where there is none."""
    demands = [rule.demand for rule in layout.rules.bets]
    bases = {w for demand in demands if isinstance(demand, AnyOf) for w in demand.wagers}
    able = [wager for wager in among if wager in bases]
    if not able:
        return {}
    wager = layout.stream.choice(able)
    return {wager: layout.usual(wager)}


def _of_one_player(layout: Layout, count: int) -> list[Seat]:
    """A number of seats of one player, alike in their Antes."""
    name, ante = layout.name(), layout.usual(Wager.ANTE)
    return [
        replace(staked(seat, {**seat.stakes, Wager.ANTE: ante}), player=name)
        for seat in layout.seats(count)
    ]


def _unequal(layout: Layout, wager: Wager) -> list[Seat]:
    first, *rest = _of_one_player(layout, 2)
    wrong = [s for s in layout.all_usual(wager) if s != first.stakes[wager]]
    return [first, *(with_stake(seat, wager, layout.choice(wrong)) for seat in rest)]


# ------------------------------------------------------------------------ that only look like it


def looking_alike(demand: Demand, layout: Layout) -> list[Seat]:
    """Seats whose bets are near to breaking the demand and keep it. Raises NoRoom."""
    match demand:
        case OpenPerPlayer(most):
            *opened, last = _of_one_player(layout, most + 1)
            return [*(replace(seat, closed=False) for seat in opened), replace(last, closed=True)]
        case HandsPerPlayer() | NoSideBets() | ChipsOnly() | PostedLimits() | Times():
            raise NoRoom
        case EqualStakes():
            return _alike_but_for_the_rest(layout)
        case AnyOf() | Needs() | Equals() | OneOf() | WithinLimits():
            return [_near(demand, layout, layout.seats(1)[0])]
        case _ as never:
            assert_never(never)


def _alike_but_for_the_rest(layout: Layout) -> list[Seat]:
    """Two boxes of one gambler with equal Antes and different bets on the cards."""
    seats = _of_one_player(layout, 2)
    beside = next((each for each in _BESIDE if len(layout.rules.stakes.get(each, ())) > 1), None)
    if beside is None:
        raise NoRoom
    stakes = layout.stream.sample(layout.all_usual(beside), 2)
    return [with_stake(seat, beside, stake) for seat, stake in zip(seats, stakes, strict=True)]


_BESIDE = tuple(wager for wager in STAKED if wager not in (Wager.PLAY, Wager.ANTE))


def _near(
    demand: AnyOf | Needs | Equals | OneOf | WithinLimits, layout: Layout, seat: Seat
) -> Seat:
    match demand:
        case AnyOf(wagers):
            alone = layout.stream.choice(wagers)
            return staked(seat, {alone: layout.usual(alone)})
        case Needs(wager, others):
            beside = layout.stream.choice(others)
            stake = layout.usual(beside)
            return staked(seat, {beside: stake, wager: stake} | _keeping(layout, wager, beside))
        case Equals(wager, other):
            stake = layout.choice(sorted(layout.all_usual(other))[-1:])
            return staked(seat, {**seat.stakes, other: stake, wager: stake})
        case OneOf(wager, amounts):
            return with_stake(seat, wager, layout.stream.choice((min(amounts), max(amounts))))
        case WithinLimits(wager, low, high):
            return _at_the_limit(layout, seat, wager, (low, high))


def _keeping(layout: Layout, wager: Wager, beside: Wager) -> Stakes:
    """The wager's own usual stake, where it need not equal the other's."""
    if layout.rules.equal_to.get(wager) is beside:
        return {}
    return {wager: layout.usual(wager)}


def _at_the_limit(layout: Layout, seat: Seat, wager: Wager, limits: tuple[Money, Money]) -> Seat:
    """Exactly the lowest or highest stake; what must equal it goes along."""
    stake = layout.stream.choice(limits)
    stakes = {**seat.stakes, wager: stake}
    equal = [rule.demand for rule in layout.rules.bets if isinstance(rule.demand, Equals)]
    for each in equal:
        if each.wager in stakes and wager in (each.wager, each.other):
            stakes |= {each.wager: stake, each.other: stake}
    return staked(seat, stakes)


CHANGES = ("placed", "raised", "withdrawn")


def late_code(change: str) -> str:
    return f"{change}_late"


class LateBets(Struct, frozen=True):
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
