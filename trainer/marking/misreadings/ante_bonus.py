"""Wrong rules about the Ante Bonus: when it is due, on what stake, from which table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from trainer.game.money import NOTHING, Odds
from trainer.game.pay import Combination, PayTable
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Answer, AtTheSeat, Held, Rules
from trainer.marking.misreadings.rule_changes import (
    EVEN,
    award,
    bonus_due,
    bonus_paid,
    bonus_table,
    by_odds,
    due_to_folded,
    effect,
    extra_row,
    hanging,
    not_due,
    outcome,
    swapped,
    without,
)

_LOWER, _NO_GAME, _TIE = Situation.LOWER, Situation.NOT_QUALIFIED, Situation.TIE
_STRAIGHT, _FLUSH = Combination.STRAIGHT, Combination.FLUSH
_TRIPS, _RUN = Combination.THREE_OF_A_KIND, Combination.STRAIGHT_FLUSH


def _with_table(rules: HouseRules, table: PayTable) -> HouseRules:
    if effect(hanging(rules.ante_bonus.table)) == effect(table):
        return rules
    return replace(rules, ante_bonus=replace(rules.ante_bonus, table=table))


def _from_pair_plus(rules: HouseRules) -> HouseRules:
    pair_plus = rules.side(Wager.PAIR_PLUS)
    if pair_plus is None:
        return rules
    real, other = hanging(rules.ante_bonus.table), hanging(pair_plus.table)
    rows = [row for row in other.rows if award(real, row.hand) or row.hand not in _PLAIN]
    return _with_table(rules, replace(real, rows=tuple(rows)))


# Rows that stand for themselves: the others are kinds of straight flush.
_PLAIN = (_TRIPS, _STRAIGHT, _FLUSH, Combination.PAIR)


def _flush_counts(rules: HouseRules) -> HouseRules:
    table = hanging(rules.ante_bonus.table)
    if award(table, _FLUSH) is not None:
        return rules
    return _with_table(rules, extra_row(table, _FLUSH, EVEN))


def _only_with_pair_plus(at: AtSeat) -> Iterator[Answer]:
    if at.bonus and not at.stake(Wager.PAIR_PLUS):
        yield Wager.ANTE, at.with_bonus(NOTHING)


def _on_pair_plus_stake(at: AtSeat) -> Iterator[Answer]:
    if at.bonus and at.bonus.odds and at.stake(Wager.PAIR_PLUS):
        yield Wager.ANTE, at.with_bonus(at.bonus.odds.pays(at.stake(Wager.PAIR_PLUS)))


def other_bonus_table(others: Iterable[HouseRules]) -> Rules:
    """The first Ante Bonus of another house that pays otherwise than this."""
    tables = [each.ante_bonus.table for each in others]
    hung = [table for table in tables if isinstance(table, PayTable)]

    def believed(rules: HouseRules) -> HouseRules:
        real = hanging(rules.ante_bonus.table)
        differing = (each for each in hung if effect(each) != effect(real))
        other = next(differing, None)
        return rules if other is None else _with_table(rules, replace(real, rows=other.rows))

    return Rules(believed)


_EVENTS = ("not_qualified_with_ante_bonus", "straight_flush", "three_of_a_kind")
_HIGH = ("three_of_a_kind", "straight_flush", "beaten_with_ante_bonus")
_NONE = not_due(*Situation)
_DUE = bonus_due(Situation.HIGHER)

ANTE_BONUS = {
    "AB01": Held(not_due(_LOWER), bonus_due(_LOWER), ("beaten_with_ante_bonus",)),
    "AB02": Held(not_due(_NO_GAME), bonus_due(_NO_GAME), ("not_qualified_with_ante_bonus",)),
    "AB03": Held(bonus_paid(by_odds(lambda o: Odds(2 * o.num, o.den))), bonus_table, _EVENTS),
    "AB04": Held(
        Rules(due_to_folded), outcome(Wager.ANTE, Situation.FOLDED), ("fold_of_a_bonus_hand",)
    ),
    "AB05": Held(Rules(_from_pair_plus), bonus_table, _EVENTS),
    "AB06": Held(Rules(_flush_counts), bonus_table, ("flush_kicker", "straight_against_flush")),
    "AB07": Held(not_due(_TIE), bonus_due(_TIE), ("tie_with_ante_bonus",)),
    "AB08": Held(AtTheSeat(_only_with_pair_plus), _DUE, ("ante_bonus_without_pair_plus",)),
    "AB09": Held(_NONE, _DUE, _EVENTS),
    "AB10": Held(bonus_paid(without(_STRAIGHT)), bonus_table, _EVENTS[:1]),
    "AB11": Held(AtTheSeat(_on_pair_plus_stake), bonus_table, _EVENTS),
    "AB13": Held(bonus_paid(by_odds(lambda o: Odds(o.num + o.den, o.den))), bonus_table, _EVENTS),
    "AB14": Held(bonus_paid(swapped(_TRIPS, _RUN)), bonus_table, _HIGH),
}


def held_from_others(others: Iterable[HouseRules]) -> dict[str, Held]:
    """The wrong rule that needs another house's table."""
    return {"AB12": Held(other_bonus_table(others), bonus_table, _HIGH)}
