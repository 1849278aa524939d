"""One wager of one table, and a round that holds nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.drills.flash_hands import (
    Hands,
    Rows,
    hands_for_row,
    hands_for_situation,
    three_for_row,
)
from trainer.drills.sound_round import usual_stakes
from trainer.drills.stream import Stream
from trainer.game.money import Money
from trainer.game.pay import Combination, JackpotShare, JudgedOn, PayTable
from trainer.game.round import Decision, Round, Seat
from trainer.game.rules import HouseRules, Situation
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager

SEAT, OTHER = 1, 2
_JACKPOTS = tuple(Money(100 * amount) for amount in range(20_000, 60_001, 250))


@dataclass(frozen=True, slots=True)
class Flash:
    """A wager, and what decides it: how it stands against the dealer, or a row of its pay table
    (None: a hand in no row). ``rules`` are those of the table, its placard hung."""

    rules: HouseRules
    placard: str | None
    wager: Wager
    row: Combination | None = None
    situation: Situation | None = None

    @property
    def skill(self) -> str:
        decided = self.situation or self.row
        return f"pay.{self.wager}.{decided.value if decided else 'nothing'}"

    @property
    def table(self) -> PayTable | None:
        """The pay table of the wager; none where it plays against the dealer."""
        side = self.rules.side(self.wager)
        if self.wager is Wager.ANTE_BONUS:
            return _hanging(self.rules.ante_bonus.table)
        if self.wager is Wager.ENVY_BONUS and self.rules.envy:
            return self.rules.envy.table
        return _hanging(side.table) if side else None

    @property
    def rows(self) -> Rows:
        return tuple(row.hand for row in self.table.rows) if self.table else ()

    @property
    def looks_at_dealer(self) -> bool:
        """True if the dealer's cards matter."""
        side = self.rules.side(self.wager)
        return bool(self.situation) or (
            side is not None and side.judged_on is not JudgedOn.THREE_CARDS
        )

    @property
    def from_jackpot(self) -> bool:
        rows = self.table.rows if self.table else ()
        return any(isinstance(row.award, JackpotShare) for row in rows)


def _hanging(table: object) -> PayTable:
    assert isinstance(table, PayTable), "a posted table hangs here"
    return table


def round_for(flash: Flash, stream: Stream) -> Round:
    """A round in which seat 1 has this wager, so decided."""
    hands = _hands(flash, stream)
    if flash.wager is Wager.ENVY_BONUS:
        return _envied(flash, hands, stream)
    stakes = _stakes(flash, stream)
    decision = Decision.PLAY if Wager.ANTE in stakes else None
    seat = Seat(SEAT, hands[0], stakes, decision)
    jackpot = stream.choice(_JACKPOTS)
    return Round(flash.rules.house, hands[1], (seat,), jackpot, flash.placard)


def _hands(flash: Flash, stream: Stream) -> Hands:
    if flash.situation is not None:
        return hands_for_situation(flash.rules, flash.situation, stream)
    side = flash.rules.side(flash.wager)
    if side is not None:
        return hands_for_row(flash.rules, side, flash.rows, flash.row, stream)
    return three_for_row(flash.rules, flash.rows, flash.row, stream)


def _stakes(flash: Flash, stream: Stream) -> dict[Wager, Money]:
    staked = flash.wager if flash.rules.side(flash.wager) else Wager.ANTE
    return {staked: stream.choice(usual_stakes(flash.rules, staked))}


def _envied(flash: Flash, hands: Hands, stream: Stream) -> Round:
    """Seat 2 holds the hand; seat 1 has the wager with which an Envy Bonus is paid."""
    envy = flash.rules.envy
    assert envy is not None, "asked only where there is an Envy Bonus"
    own = hands[0]
    while {*own} & {*hands[0], *hands[1]}:
        own, _ = three_for_row(flash.rules, flash.rows, None, stream)
    stake = usual_stakes(flash.rules, envy.paid_with)[0]
    held = usual_stakes(flash.rules, envy.holder_needs)[0]
    seats = (
        Seat(SEAT, own, {envy.paid_with: stake}),
        Seat(OTHER, hands[0], {envy.holder_needs: held}, Decision.PLAY),
    )
    jackpot = stream.choice(_JACKPOTS)
    return Round(flash.rules.house, hands[1], seats, jackpot, flash.placard)


def line_of(flash: Flash, round_: Round) -> Line | None:
    """The house's settlement of the wager; None for a bonus that is not due."""
    settled = settle(flash.rules, round_).seat(SEAT)
    assert settled is not None, "seat 1 is in the round"
    return settled.line(flash.wager)


def stake_of(flash: Flash, round_: Round) -> Money | None:
    """The stake on the wager; the Ante for its bonus; none for an Envy Bonus."""
    seat = round_.seats[0]
    if flash.wager is Wager.ENVY_BONUS:
        return None
    return seat.stake(Wager.ANTE if flash.wager is Wager.ANTE_BONUS else flash.wager)
