"""The decisions behind a wager that came out wrong, as far as the acts tell.

A flush paid as a straight was misread or paid from the wrong row, and no multiple was
miscalculated; an amount of no row at all was. All decisions that explain the act count as wrong;
about the other touched decisions nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from trainer.drills.skills.decisions import Asks
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.pay import PayTable, Row
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, SeatSettlement
from trainer.game.wagers import Wager
from trainer.marking.wager_handling import PUSH, TAKE, Done, due_at_seat, pay


class Blame(NamedTuple):
    """A kind of decision that explains the act; with the wager, if it is about one."""

    asks: Asks
    wager: Wager | None = None


def blamed(
    rules: HouseRules, settled: SeatSettlement, done: Mapping[Wager, Done]
) -> frozenset[Blame]:
    """The decisions that explain everything wrong at one seat, by the wagers' spots. ``rules`` have
    the table's placard."""
    found: set[Blame] = set()
    if settled.situation is Situation.FOLDED:
        found |= set(_fold(settled, done))
    elif settled.situation is not None:
        found |= set(_game(rules, settled, settled.situation, done))
    due = due_at_seat(settled.lines)
    for line in settled.lines:
        if line.wager not in _AGAINST_DEALER and not line.forfeited:
            did = done.get(line.wager, PUSH)
            if did != due[line.wager]:
                found |= set(_by_table(rules, line, due[line.wager], did))
    if settled.line(Wager.ENVY_BONUS) is None and done.get(Wager.ENVY_BONUS, PUSH).paid:
        found.add(Blame(Asks.PAY, Wager.ENVY_BONUS))
    return frozenset(found)


_AGAINST_DEALER = (Wager.PLAY, Wager.ANTE, Wager.ANTE_BONUS)


# -------------------------------------------------------------------------------------- folds


def _fold(settled: SeatSettlement, done: Mapping[Wager, Done]) -> Iterator[Blame]:
    """The acts of a fold: it takes what it ends and nothing else."""
    kept = [line.wager for line in settled.lines if line.forfeited and done.get(line.wager) != TAKE]
    live = [line for line in settled.lines if not line.forfeited]
    ended = [each for each in live if _ended(each, done.get(each.wager, PUSH))]
    if kept or ended or Wager.PLAY in done:
        yield Blame(Asks.FOLD)


def _ended(line: Line, did: Done) -> bool:
    """True if a wager that was to be paid was taken, as if the fold ended it."""
    return line.result is not Result.LOSE and did.taken


# ------------------------------------------------------------------------------ Ante and Play


def _game(
    rules: HouseRules, settled: SeatSettlement, situation: Situation, done: Mapping[Wager, Done]
) -> Iterator[Blame]:
    """Blame for Ante, Play and the Ante Bonus, which is paid on the Ante's spot."""
    stake, bonus = _stake(settled), _bonus(settled)
    play, ante = done.get(Wager.PLAY, PUSH), done.get(Wager.ANTE, PUSH)
    outcomes = _outcomes(rules, stake)
    fitting = {
        other: due
        for other, due in outcomes.items()
        if due[0] == play and ante in (due[1], _with(due[1], bonus))
    }
    right = outcomes[situation]
    if situation in fitting:
        if ante != _with(right[1], bonus):
            yield from _bonus_blame(rules, settled, NOTHING)
    elif play == right[0] and ante.taken is right[1].taken and ante.paid >= right[1].paid:
        yield from _bonus_blame(rules, settled, ante.paid - right[1].paid)
    else:
        yield from _misjudged(situation, fitting)


def _outcomes(rules: HouseRules, stake: Money) -> Mapping[Situation, tuple[Done, Done]]:
    """The acts on Play and Ante in each situation of a hand that played."""
    return {
        each: (
            _due(rules.play[each].result, rules.play[each].odds, stake),
            _due(rules.ante[each].result, rules.ante[each].odds, stake),
        )
        for each in rules.play
    }


def _due(result: Result, odds: Odds | None, stake: Money) -> Done:
    match result:
        case Result.WIN:
            return pay(odds.pays(stake) if odds is not None else NOTHING)
        case Result.LOSE:
            return TAKE
        case Result.PUSH:
            return PUSH


def _with(ante: Done, bonus: Money) -> Done:
    return Done(ante.taken, ante.paid + bonus)


def _stake(settled: SeatSettlement) -> Money:
    line = settled.line(Wager.ANTE)
    return (line.stake if line is not None else None) or NOTHING


def _bonus(settled: SeatSettlement) -> Money:
    line = settled.line(Wager.ANTE_BONUS)
    return line.pays if line is not None else NOTHING


def _misjudged(
    situation: Situation, fitting: Mapping[Situation, tuple[Done, Done]]
) -> Iterator[Blame]:
    """A wrong situation, or the right one settled by a wrong rule."""
    # Nobody believes that the higher hand loses, so a hand settled like that was compared
    # wrongly.
    met = {Situation.HIGHER, Situation.LOWER}
    if not fitting or situation not in met or not fitting.keys() <= met:
        yield Blame(Asks.GAME)
    for other in fitting:
        if Situation.NOT_QUALIFIED in (situation, other):
            yield Blame(Asks.QUALIFY)
        else:
            yield Blame(Asks.COMPARE)


def _bonus_blame(rules: HouseRules, settled: SeatSettlement, paid: Money) -> Iterator[Blame]:
    """Blame for an amount beside the Ante that is not the due bonus."""
    line = settled.line(Wager.ANTE_BONUS)
    if line is not None:
        yield from _by_table(rules, line, pay(line.pays), pay(paid))
    else:
        yield Blame(Asks.PAY, Wager.ANTE_BONUS)
        yield Blame(Asks.READ, Wager.ANTE_BONUS)


# --------------------------------------------------------------------------------- pay tables


def _by_table(rules: HouseRules, line: Line, due: Done, did: Done) -> Iterator[Blame]:
    """The decisions that explain another result of a wager than its pay table gives."""
    wager = line.wager
    if did == PUSH and due == TAKE:
        yield Blame(Asks.PAY, wager)
    elif did.taken or not did.paid or not due.paid or did.paid in _paid_by_rows(rules, line):
        yield Blame(Asks.PAY, wager)
        yield Blame(Asks.READ, wager)
    else:
        yield from _by_amount(line, did.paid)


def _by_amount(line: Line, paid: Money) -> Iterator[Blame]:
    """Blame for an amount of no row: miscalculated, or from odds that no row here has."""
    times = Fraction(paid.cents, line.stake.cents) if line.stake else None
    if line.odds is None or line.odds.ratio == 1 or times is None:
        yield Blame(Asks.PAY, line.wager)
    elif times.denominator != 1:
        yield Blame(Asks.TIMES, line.wager)
    else:
        yield Blame(Asks.PAY, line.wager)
        if abs(times - line.odds.ratio) == 1:
            yield Blame(Asks.TIMES, line.wager)


def _paid_by_rows(rules: HouseRules, line: Line) -> set[Money]:
    """The payments of the other rows of the wager's table on this stake."""
    stake = line.stake or NOTHING
    awards = {row.award for row in _rows(rules, line.wager)}
    fixed = {each for each in awards if isinstance(each, Money)}
    by_odds = {each.ratio * stake.cents for each in awards if isinstance(each, Odds)}
    whole = {Money(each.numerator) for each in by_odds if each.denominator == 1}
    return (fixed | whole) - {line.pays}


def _rows(rules: HouseRules, wager: Wager) -> tuple[Row, ...]:
    side = rules.side(wager)
    if side is not None:
        return side.table.rows if isinstance(side.table, PayTable) else ()
    if wager is Wager.ENVY_BONUS:
        return rules.envy.table.rows if rules.envy is not None else ()
    table = rules.ante_bonus.table
    return table.rows if isinstance(table, PayTable) else ()
