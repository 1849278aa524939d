"""The sums that rules owe a seat, spot by spot: the engine's without its reasons.

Wrong rules are tried by the hundred for every round, most of them on one wager. This reckons that
wager alone and writes no settlement lines; a test holds it to ``settle`` under the real rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.game.cards import Three
from trainer.game.hands import Strength
from trainer.game.money import NOTHING, Money, Odds, total
from trainer.game.pay import Combination, JudgedOn, PayTable
from trainer.game.rules import HouseRules, Outcome, Result, SideWager, Situation
from trainer.game.settle import combinations, three_card_combinations
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import Answer, AtSeat, awarded, row_of
from trainer.marking.misreadings.rule_changes import hanging
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

Shown = tuple[Combination, ...]


class Dealers(Struct, frozen=True):
    """The dealer's hand under believed rules."""

    strength: Strength
    plays: bool

    @classmethod
    def of(cls, rules: HouseRules, cards: Three) -> Dealers:
        strength = rules.ranking.strength(cards)
        return cls(strength, rules.qualifying.met(rules.ranking, strength))


def situation(rules: HouseRules, at: AtSeat, dealers: Dealers) -> Situation | None:
    """The standing of the seat's hand under these rules."""
    if at.situation in (None, Situation.FOLDED):
        return at.situation
    if not dealers.plays:
        return Situation.NOT_QUALIFIED
    mine = rules.ranking.strength(at.seat.cards)
    if mine > dealers.strength:
        return Situation.HIGHER
    return Situation.TIE if mine == dealers.strength else Situation.LOWER


def against_dealer(rules: HouseRules, at: AtSeat, stands: Situation | None) -> list[Answer]:
    """Play, and the Ante with its bonus."""
    # The engine's ``settle`` would do, but hundreds of wrong rules are tried for every round,
    # most of them on one wager: settlement lines with their reasons would cost more than the
    # sums.
    if stands is None:
        return []
    stake = at.stake(Wager.ANTE)
    ante = _decided(rules.ante[stands], stake)
    paid = ante.paid + _bonus(rules, at, stands, stake)
    owed = [(Wager.ANTE, Done(ante.taken, paid))]
    if stands is not Situation.FOLDED:
        owed.append((Wager.PLAY, _decided(rules.play[stands], at.seat.play or stake)))
    return owed


def _decided(outcome: Outcome, stake: Money) -> Done:
    if outcome.result is Result.LOSE:
        return TAKE
    return pay(outcome.odds.pays(stake)) if outcome.odds else PUSH


def _bonus(rules: HouseRules, at: AtSeat, stands: Situation, stake: Money) -> Money:
    if stands not in rules.ante_bonus.due:
        return NOTHING
    alike = rules.ranking is at.rules.ranking
    shown = at.shown if alike else three_card_combinations(rules.ranking, at.seat.cards)
    row = row_of(hanging(rules.ante_bonus.table), *shown) if shown else None
    return row.award.pays(stake) if row and isinstance(row.award, Odds) else NOTHING


def side(rules: HouseRules, at: AtSeat, wager: SideWager) -> Done:
    """One side wager, staked at the seat."""
    if at.seat.folded and wager.folded.forfeits:
        return TAKE
    shown = combinations(rules.ranking, wager, at.seat.cards, at.dealer.cards)
    table = hanging(wager.table)
    if rules.ranking is not at.rules.ranking and wager.judged_on is JudgedOn.THREE_CARDS:
        # A table may print a royal's cards: who takes A-K-Q for no straight pays it all the same.
        shown = (*_printed(table, at.shown), *shown)
    row = row_of(table, *shown)
    return pay(awarded(at, row.award, at.stake(wager.wager))) if row else TAKE


def _printed(table: PayTable, shown: Shown) -> Iterator[Combination]:
    """The royals that the table names by their cards: whoever ranks them wrongly finds them all the
    same."""
    royals = (row for row in table.rows if row.words and row.hand in _ROYALS)
    return (row.hand for row in royals if row.hand in shown)


_ROYALS = (Combination.MINI_ROYAL_SPADES, Combination.MINI_ROYAL)


def envy(rules: HouseRules, at: AtSeat) -> Done:
    """The sum of the seat's Envy Bonuses."""
    known = rules.envy
    if known is None or known.paid_with not in at.seat.stakes:
        return PUSH
    holders = (
        seat
        for seat in at.round_.seats
        if seat.owner != at.seat.owner and known.holder_needs in seat.stakes
    )
    ranking, right = rules.ranking, at.rules.ranking
    shown = (
        (
            *_printed(known.table, three_card_combinations(right, seat.cards)),
            *three_card_combinations(ranking, seat.cards),
        )
        for seat in holders
    )
    rows = (row_of(known.table, *each) for each in shown)
    return pay(total(awarded(at, row.award, NOTHING) for row in rows if row))
