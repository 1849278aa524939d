"""The houses at which the right rule beside a wrong one is true.

Its words were written for the usual rules. Where a house deals otherwise they would be false, so
the wrong rule is not told of there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trainer.game.cards import Rank
from trainer.game.hands import Category, Straight
from trainer.game.money import Odds
from trainer.game.pay import Combination, JackpotShare, PayTable, Posted
from trainer.game.rules import HouseRules, Outcome, Result, Situation
from trainer.game.wagers import Wager

Holds = Callable[[HouseRules], bool]
Table = Callable[[HouseRules], Mapping[Combination, object]]
_A32: Straight = (Rank.THREE, Rank.TWO, Rank.ACE)
_AKQ: Straight = (Rank.ACE, Rank.KING, Rank.QUEEN)
_LOWER, _HIGHER, _TIE = Situation.LOWER, Situation.HIGHER, Situation.TIE
_NO_GAME = Situation.NOT_QUALIFIED
_SPADES, _TRIPS, _RUN = (
    Combination.MINI_ROYAL_SPADES,
    Combination.THREE_OF_A_KIND,
    Combination.STRAIGHT_FLUSH,
)


def is_true_at(name: str, rules: HouseRules) -> bool:
    """True if the right rule that is told beside that wrong one is this table's."""
    return all(holds(rules) for holds in _HOLDS.get(name.partition(".")[0], ()))


# ------------------------------------------------------------------------------ hands


def _lowest_run(rules: HouseRules) -> bool:
    return rules.ranking.straights[0] == _A32


def _highest_run(rules: HouseRules) -> bool:
    return rules.ranking.straights[-1] == _AKQ


def _ranked(*order: Category) -> Holds:
    """These hands stand in that order, the highest first."""
    return lambda rules: [e for e in rules.ranking.order if e in order] == [*order]


def _run_is_highest(rules: HouseRules) -> bool:
    return rules.ranking.order[0] is Category.STRAIGHT_FLUSH


# ------------------------------------------------------------------- against the dealer


def _may_not_qualify(rules: HouseRules) -> bool:
    return not rules.qualifying.met_by_all(rules.ranking)


def _ante(result: Result, *situations: Situation) -> Holds:
    return lambda rules: all(rules.ante[each].result is result for each in situations)


def _play(result: Result, *situations: Situation) -> Holds:
    return lambda rules: all(rules.play[each].result is result for each in situations)


def _even(of: Callable[[HouseRules], Outcome]) -> Holds:
    return lambda rules: of(rules).odds == Odds(1, 1)


_ANTE_EVEN = _even(lambda rules: rules.ante[_HIGHER])
_PLAY_EVEN = _even(lambda rules: rules.play[_HIGHER])
_STAND_OFF = (_ante(Result.PUSH, _TIE), _play(Result.PUSH, _TIE))
_GAME_ANTE = (_may_not_qualify, _ante(Result.WIN, _NO_GAME))
_GAME_PLAY = (_may_not_qualify, _play(Result.PUSH, _NO_GAME))


# ------------------------------------------------------------------------- pay tables


def _has_bonus(rules: HouseRules) -> bool:
    return bool(rules.ante_bonus.due)


def _pair_plus_played(rules: HouseRules) -> bool:
    return rules.side(Wager.PAIR_PLUS) is not None


def _bonus_from_straight(rules: HouseRules) -> bool:
    paid = {*_rows(rules.ante_bonus.table)}
    return Combination.STRAIGHT in paid and not paid & {Combination.FLUSH, Combination.PAIR}


def _rows(table: PayTable | Posted | None) -> Mapping[Combination, object]:
    rows = table.rows if isinstance(table, PayTable) else ()
    return {row.hand: row.award for row in rows}


def _side(wager: Wager, rules: HouseRules) -> Mapping[Combination, object]:
    side = rules.side(wager)
    return _rows(side.table if side is not None else None)


def _more(one: Combination, other: Combination, table: Table) -> Holds:
    """The table pays the first more than the second, if it pays both by odds."""

    def holds(rules: HouseRules) -> bool:
        first, second = map(table(rules).get, (one, other))
        if isinstance(first, Odds) and isinstance(second, Odds):
            return first.ratio > second.ratio
        return True

    return holds


def _pays(wager: Wager, *hands: Combination) -> Holds:
    return lambda rules: all(each in _side(wager, rules) for each in hands)


def _pair_plus(rules: HouseRules) -> Mapping[Combination, object]:
    return _side(Wager.PAIR_PLUS, rules)


def _bonus(rules: HouseRules) -> Mapping[Combination, object]:
    return _rows(rules.ante_bonus.table)


def _prime(rules: HouseRules) -> Mapping[Combination, object]:
    return _side(Wager.PRIME, rules)


def _one_jackpot(rules: HouseRules) -> bool:
    rows = _side(Wager.PROGRESSIVE, rules)
    return [hand for hand, award in rows.items() if isinstance(award, JackpotShare)] == [_SPADES]


def _stake_besides(rules: HouseRules) -> bool:
    """The stake of a wager that is paid by odds is in no amount."""
    held = [each for each in rules.sides if each.in_award]
    return not any(isinstance(e, Odds) for side in held for e in _rows(side.table).values())


def _two_digits(rules: HouseRules) -> bool:
    """Some wager is paid ten to one or more. What a placard posts is known at its table alone."""
    tables = (rules.ante_bonus.table, *(each.table for each in rules.sides))
    if any(isinstance(table, Posted) for table in tables):
        return True
    awards = (award for table in tables for award in _rows(table).values())
    return any(isinstance(each, Odds) and each.ratio >= 10 for each in awards)


_STRAIGHT_FIRST = _ranked(Category.STRAIGHT, Category.FLUSH)
_THREE_FIRST = _ranked(Category.THREE_OF_A_KIND, Category.STRAIGHT, Category.FLUSH)
_PAIRS_PAID = _pays(Wager.PAIR_PLUS, Combination.PAIR)
_SIX_MORE = _more(Combination.SIX_ONE_COLOUR, Combination.ONE_COLOUR, _prime)

_HOLDS: Mapping[str, tuple[Holds, ...]] = {
    "HR01": (_lowest_run,),
    "HR03": (_highest_run,),
    "HR04": (_lowest_run,),
    "HR05": (_lowest_run,),
    "HR06": (_STRAIGHT_FIRST,),
    "HR07": (_ranked(Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND),),
    "HR08": (_THREE_FIRST,),
    "HR09": (_run_is_highest,),
    "HR10": (_run_is_highest,),
    "QL07": _GAME_PLAY,
    "QL08": _GAME_PLAY,
    "QL09": _GAME_ANTE,
    "QL10": (*_GAME_ANTE, *_GAME_PLAY),
    "QL11": _GAME_ANTE,
    "QL12": (_may_not_qualify,),
    "AP01": (_play(Result.WIN, _HIGHER),),
    "AP02": (_ante(Result.WIN, _HIGHER),),
    "AP03": _STAND_OFF,
    "AP04": _STAND_OFF,
    "AP05": _STAND_OFF,
    "AP06": (_play(Result.LOSE, _LOWER),),
    "AP07": (_ante(Result.LOSE, _LOWER),),
    "AP08": (_ANTE_EVEN, _has_bonus),
    "AP09": (_PLAY_EVEN, _has_bonus),
    "AP10": (_PLAY_EVEN,),
    **{f"AB{number:02}": (_has_bonus,) for number in (1, 3, 4, 5, 7, 8, 12, 13)},
    "AB06": (_has_bonus, _bonus_from_straight),
    "AB09": (_has_bonus, _bonus_from_straight),
    "AB10": (_has_bonus, _bonus_from_straight),
    "AB14": (_has_bonus, _more(_RUN, _TRIPS, _bonus)),
    "AB02": (_has_bonus, _may_not_qualify),
    "AB11": (_has_bonus, _pair_plus_played),
    "PP07": (_more(Combination.STRAIGHT, Combination.FLUSH, _pair_plus),),
    "PP08": (_more(_RUN, _TRIPS, _pair_plus),),
    "PP10": (_PAIRS_PAID,),
    "PP11": (_PAIRS_PAID,),
    "PP12": (_PAIRS_PAID,),
    "AR01": (_stake_besides,),
    "AR02": (_stake_besides,),
    "AR06": (_pair_plus_played,),
    "AR08": (_two_digits,),
    "PM02": (_SIX_MORE,),
    "PM03": (_SIX_MORE,),
    "PG03": (_one_jackpot,),
}
"""What each right rule says of the rules; of those that are not here, nothing that could differ."""
