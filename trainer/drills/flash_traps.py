"""The amounts to which wrong rules lead, for one wager and hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trainer.drills.flash_rounds import Flash, stake_of
from trainer.drills.question import Trap
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, PayTable
from trainer.game.round import Round
from trainer.game.rules import Situation
from trainer.game.wagers import Wager

# Rows that are taken for one another, and the belief behind it.
_SWAPS: Mapping[tuple[Wager, Combination], tuple[Combination, str]] = {
    (Wager.PAIR_PLUS, Combination.MINI_ROYAL): (Combination.STRAIGHT_FLUSH, "HR11"),
    (Wager.PAIR_PLUS, Combination.STRAIGHT_FLUSH): (Combination.THREE_OF_A_KIND, "PP08"),
    (Wager.PAIR_PLUS, Combination.THREE_OF_A_KIND): (Combination.STRAIGHT_FLUSH, "PP08"),
    (Wager.PAIR_PLUS, Combination.STRAIGHT): (Combination.FLUSH, "PP07"),
    (Wager.PAIR_PLUS, Combination.FLUSH): (Combination.STRAIGHT, "PP07"),
    (Wager.ANTE_BONUS, Combination.STRAIGHT_FLUSH): (Combination.THREE_OF_A_KIND, "AB14"),
    (Wager.ANTE_BONUS, Combination.THREE_OF_A_KIND): (Combination.STRAIGHT_FLUSH, "AB14"),
    (Wager.SIX_CARD_BONUS, Combination.ROYAL_FLUSH): (Combination.STRAIGHT_FLUSH, "SC05"),
    (Wager.SIX_CARD_BONUS, Combination.FULL_HOUSE): (Combination.THREE_OF_A_KIND, "SC09"),
    (Wager.SIX_CARD_BONUS, Combination.FLUSH): (Combination.STRAIGHT, "SC04"),
    (Wager.SIX_CARD_BONUS, Combination.STRAIGHT): (Combination.FLUSH, "SC04"),
    (Wager.PRIME, Combination.SIX_ONE_COLOUR): (Combination.ONE_COLOUR, "PM03"),
    (Wager.PRIME, Combination.ONE_COLOUR): (Combination.SIX_ONE_COLOUR, "PM02"),
    (Wager.PRIME, Combination.EACH_ONE_COLOUR): (Combination.SIX_ONE_COLOUR, "PM05"),
    (Wager.PROGRESSIVE, Combination.MINI_ROYAL): (Combination.STRAIGHT_FLUSH, "PG11"),
    (Wager.ENVY_BONUS, Combination.MINI_ROYAL_SPADES): (Combination.MINI_ROYAL, "PG08"),
    (Wager.ENVY_BONUS, Combination.MINI_ROYAL): (Combination.MINI_ROYAL_SPADES, "PG08"),
}

_UNDECIDED = {
    (Wager.PLAY, Situation.NOT_QUALIFIED): "QL07",
    (Wager.PLAY, Situation.TIE): "AP04",
    (Wager.ANTE, Situation.TIE): "AP04",
}
_OVERLOOKED = {
    (Wager.ANTE, Situation.NOT_QUALIFIED): "QL09",
    (Wager.PLAY, Situation.HIGHER): "AP01",
    (Wager.ANTE, Situation.HIGHER): "AP02",
}


def traps(flash: Flash, round_: Round, right: Money) -> tuple[Trap, ...]:
    """The wrong amounts that a belief explains, each once."""
    stake = stake_of(flash, round_)
    found: dict[Money, str] = {}
    for amount, belief in (*_against_dealer(flash, stake), *_by_table(flash, round_, stake)):
        if amount != right:
            found.setdefault(amount, belief)
    return tuple(Trap(amount, belief) for amount, belief in found.items())


def _against_dealer(flash: Flash, stake: Money | None) -> Iterator[tuple[Money, str]]:
    if flash.situation is None or stake is None:
        return
    decided = (flash.wager, flash.situation)
    if decided in _UNDECIDED:
        yield stake, _UNDECIDED[decided]
    if decided in _OVERLOOKED:
        yield NOTHING, _OVERLOOKED[decided]


def _by_table(flash: Flash, round_: Round, stake: Money | None) -> Iterator[tuple[Money, str]]:
    award = _award(flash.table, flash.row)
    if award is None or flash.row is None:
        return
    swapped = _SWAPS.get((flash.wager, flash.row))
    if swapped:
        other = _award(flash.table, swapped[0])
        if other is not None:
            yield _paid(other, stake, round_), swapped[1]
    if isinstance(award, Odds) and stake is not None:
        yield from _odds_traps(flash, award, stake)
    if isinstance(award, Money) and stake is not None:
        yield Odds(stake.cents // 100 or 1).pays(award), "PG09"
        yield award + stake, "PG10"


def _odds_traps(flash: Flash, odds: Odds, stake: Money) -> Iterator[tuple[Money, str]]:
    plus = "AB13" if flash.wager is Wager.ANTE_BONUS else "AR01"
    yield odds.pays(stake) + stake, plus
    if flash.wager is Wager.PAIR_PLUS and flash.row is not None:
        other = _award(flash.rules.ante_bonus.table, flash.row)
        if isinstance(other, Odds):
            yield other.pays(stake), "PP06"
    if flash.wager is Wager.ANTE_BONUS and flash.row is not None:
        side = flash.rules.side(Wager.PAIR_PLUS)
        other = _award(side.table if side else None, flash.row)
        if isinstance(other, Odds):
            yield other.pays(stake), "AB05"
    if odds.ratio > 1:
        yield odds.pays(stake) - stake, "AR02"


def _award(table: object, row: Combination | None) -> Award | None:
    rows = table.rows if isinstance(table, PayTable) else ()
    return next((each.award for each in rows if each.hand is row), None)


def _paid(award: Award, stake: Money | None, round_: Round) -> Money:
    match award:
        case Odds():
            return award.pays(stake or NOTHING)
        case Money():
            return award
        case JackpotShare(percent):
            return Odds(percent, 100).pays(round_.jackpot or NOTHING)
