"""Where each wrong rule can be told from the right one, as its definition says and nothing else.

Written apart from the program: hands are read here once more, in the plainest way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from trainer.game.cards import Three
from trainer.game.round import Round, Seat
from trainer.game.wagers import Wager

HI, PR, FL, ST, TK, SF = range(6)
ROYAL, LOWEST, CORNER = (14, 13, 12), (14, 3, 2), (14, 13, 2)
ORDER = (14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)


def ranks(cards: Three) -> tuple[int, ...]:
    return tuple(sorted((int(card.rank) for card in cards), reverse=True))


def suited(cards: Three) -> bool:
    return len({card.suit for card in cards}) == 1


def one_colour(cards: Three) -> bool:
    return len({card.suit.red for card in cards}) == 1


def run(high: tuple[int, ...]) -> bool:
    return high == LOWEST or (high[0] - high[1] == 1 and high[1] - high[2] == 1)


def kind(cards: Three) -> int:
    high = ranks(cards)
    if run(high):
        return SF if suited(cards) else ST
    if len(set(high)) < 3:
        return TK if len(set(high)) == 1 else PR
    return FL if suited(cards) else HI


def worth(cards: Three) -> tuple[int, ...]:
    """Comparable: the kind, then what decides inside it."""
    high = ranks(cards)
    if kind(cards) == PR:
        pair = high[1]
        return (PR, pair, sum(high) - 2 * pair)
    if kind(cards) in (ST, SF) and high == LOWEST:
        return (kind(cards), 3, 2, 1)
    return (kind(cards), *high)


@dataclass(frozen=True)
class At:
    """A seat beside the dealer's hand, in the letters of the definitions."""

    round_: Round
    seat: Seat

    @property
    def p(self) -> Three:
        return self.seat.cards

    @property
    def d(self) -> Three:
        return self.round_.dealer

    @property
    def cp(self) -> int:
        return kind(self.p)

    @property
    def cd(self) -> int:
        return kind(self.d)

    @property
    def rp(self) -> tuple[int, ...]:
        return ranks(self.p)

    @property
    def rd(self) -> tuple[int, ...]:
        return ranks(self.d)

    @property
    def q(self) -> bool:
        return self.cd > HI or self.rd[0] >= 12

    @property
    def f(self) -> bool:
        return self.seat.folded

    @property
    def cmp(self) -> int:
        mine, dealers = worth(self.p), worth(self.d)
        return (mine > dealers) - (mine < dealers)

    @property
    def played(self) -> bool:
        return Wager.ANTE in self.seat.stakes and not self.f

    @property
    def bonus(self) -> bool:
        """Whether the hand has an Ante Bonus, at any house."""
        return self.cp in (ST, TK, SF)

    def has(self, wager: Wager) -> bool:
        return wager in self.seat.stakes

    def stake(self, wager: Wager) -> int:
        stake = self.seat.stakes.get(wager)
        return stake.cents if stake is not None else 0

    @property
    def pp(self) -> bool:
        """A Pair Plus that no fold has forfeited."""
        forfeited = self.round_.house == "six-card-bonus" and self.f
        return self.has(Wager.PAIR_PLUS) and not forfeited

    def either(self, high: tuple[int, ...]) -> bool:
        return high in (self.rp, self.rd)

    @property
    def royals(self) -> list[Seat]:
        """Suited A-K-Q at seats with an Ante: what an Envy Bonus is paid for."""
        return [
            seat
            for seat in self.round_.seats
            if ranks(seat.cards) == ROYAL and suited(seat.cards) and Wager.ANTE in seat.stakes
        ]

    @property
    def envies(self) -> bool:
        """Another's such hand."""
        return any(seat.owner != self.seat.owner for seat in self.royals)

    @property
    def own_royal(self) -> bool:
        """Such a hand of the same player, who may hold several."""
        return any(seat.owner == self.seat.owner for seat in self.royals)

    @property
    def award(self) -> bool:
        return self.has(Wager.PROGRESSIVE) and self.cp in (ST, TK, SF)

    @property
    def even_money(self) -> bool:
        """Ante or Play is paid."""
        return self.played and (not self.q or self.cmp > 0)

    @property
    def odds(self) -> bool:
        """Something is paid by odds."""
        own = Wager.SIX_CARD_BONUS, Wager.PRIME
        bonus = self.played and self.bonus
        return self.even_money or bonus or (self.pp and self.cp > HI) or any(map(self.has, own))

    @property
    def six(self) -> Counter[int]:
        return Counter((*self.rp, *self.rd))


Where = Callable[[At], bool]


def _hand(*kinds: int) -> Where:
    return lambda at: at.cp in kinds or at.cd in kinds


def _both(at: At, *kinds: int) -> bool:
    return {at.cp, at.cd} == set(kinds)


def _top_alike(at: At, kind_: int, count: int) -> bool:
    same = at.cp == at.cd == kind_ and at.rp[:count] == at.rd[:count]
    return same and at.rp != at.rd


WHERE: dict[str, Where] = {
    "HR01": lambda at: at.either(LOWEST),
    "HR02": lambda at: at.either(CORNER),
    "HR03": lambda at: at.either(ROYAL),
    "HR04": lambda at: at.either(LOWEST) and at.cp == at.cd and at.rp != at.rd,
    "HR05": lambda at: at.either(LOWEST) and at.cp == at.cd and at.rp != at.rd,
    "HR06": lambda at: _both(at, FL, ST),
    "HR07": lambda at: _both(at, TK, SF),
    "HR08": lambda at: at.cp != at.cd and {at.cp, at.cd} <= {TK, ST, FL},
    "HR09": _hand(SF),
    "HR10": _hand(SF),
    "HR11": lambda at: at.pp and at.cp == SF and at.rp == ROYAL,
    "HR12": lambda at: at.pp and at.rp == ROYAL and not suited(at.p),
    "HR13": lambda at: at.pp and at.cp == SF and at.rp == ROYAL and str(at.p[0])[1] != "s",
    "HR14": lambda at: at.pp and at.cp == SF and at.rp == (13, 12, 11),
    "HR15": lambda at: at.cp == at.cd == PR,
    "HR16": lambda at: at.cp == at.cd == PR and at.rp[1] == at.rd[1] and at.rp != at.rd,
    "HR17": lambda at: _top_alike(at, HI, 1),
    "HR18": lambda at: _top_alike(at, HI, 2),
    "HR19": lambda at: _top_alike(at, FL, 1),
    "HR20": lambda at: at.cp == at.cd and at.cmp != 0,
    "HR21": lambda at: at.cmp == 0,
    "HR22": lambda at: HI in (at.cp, at.cd) and 14 in (at.rp[0], at.rd[0]),
    "HR23": lambda at: any(one_colour(each) and not suited(each) for each in (at.p, at.d)),
    "HR24": lambda at: any(
        len(set(each)) == 3 and each[0] - each[2] == 3 for each in (at.rp, at.rd)
    ),
    "QL01": lambda at: at.cd == HI and at.rd[0] >= 12,
    "QL02": lambda at: at.cd == HI and at.rd[0] >= 12 and at.rd[:2] != (14, 13),
    "QL03": lambda at: at.cd == HI and at.rd[0] == 12,
    "QL04": lambda at: at.cd == HI and at.rd[0] == 11,
    "QL05": lambda at: not at.q,
    "QL06": lambda at: at.cd >= PR and at.rd[0] < 12,
    "QL07": lambda at: not at.q and at.played,
    "QL08": lambda at: not at.q and at.played,
    "QL09": lambda at: not at.q and at.played,
    "QL10": lambda at: not at.q and at.played,
    "QL11": lambda at: not at.q and at.played and at.cmp <= 0,
    "QL12": lambda at: not at.q and at.f,
    "AP01": lambda at: at.q and at.played and at.cmp > 0,
    "AP02": lambda at: at.q and at.played and at.cmp > 0,
    "AP03": lambda at: at.q and at.played and at.cmp == 0,
    "AP04": lambda at: at.q and at.played and at.cmp == 0,
    "AP05": lambda at: at.q and at.played and at.cmp == 0,
    "AP06": lambda at: at.q and at.played and at.cmp < 0,
    "AP07": lambda at: at.q and at.played and at.cmp < 0,
    "AP08": lambda at: at.even_money and at.bonus,
    "AP09": lambda at: at.q and at.cmp > 0 and at.played and at.cp in (TK, SF),
    "AP10": lambda at: at.q and at.played and at.cmp > 0,
    "FD01": lambda at: at.f,
    "AB01": lambda at: at.played and at.bonus and at.q and at.cmp < 0,
    "AB02": lambda at: at.played and at.bonus and not at.q,
    "AB03": lambda at: at.played and at.bonus,
    "AB04": lambda at: at.f and at.bonus,
    "AB05": lambda at: at.played and at.cp > HI,
    "AB06": lambda at: at.played and at.cp == FL,
    "AB07": lambda at: at.played and at.bonus and at.q and at.cmp == 0,
    "AB08": lambda at: at.played and at.bonus and not at.pp,
    "AB09": lambda at: at.played and at.bonus,
    "AB10": lambda at: at.played and at.cp == ST,
    "AB11": lambda at: (
        at.played and at.bonus and at.pp and at.stake(Wager.ANTE) != at.stake(Wager.PAIR_PLUS)
    ),
    "AB12": lambda at: at.played and at.cp in (TK, SF),
    "AB13": lambda at: at.played and at.bonus,
    "AB14": lambda at: at.played and at.cp in (TK, SF),
    "PP01": lambda at: at.pp and at.cp > PR,
    "PP02": lambda at: at.pp and at.q and at.cmp < 0 and at.cp >= PR,
    "PP03": lambda at: at.pp and at.f and at.cp >= PR,
    "PP04": lambda at: at.has(Wager.PAIR_PLUS) and at.f and at.cp >= PR,
    "PP05": lambda at: at.pp and not at.q,
    "PP06": lambda at: at.pp and at.cp in (ST, TK, SF),
    "PP07": lambda at: at.pp and at.cp in (FL, ST),
    "PP08": lambda at: at.pp and at.cp in (TK, SF),
    "PP09": lambda at: at.pp and (at.cp, at.rp == ROYAL) != (at.cd, at.rd == ROYAL),
    "PP10": lambda at: at.pp and at.cp == HI,
    "PP11": lambda at: at.pp and at.cp == PR,
    "PP12": lambda at: at.pp and at.cp == PR and at.rp[1] < 11,
    "PP13": lambda at: (
        at.pp
        and at.cp >= PR
        and at.has(Wager.ANTE)
        and at.stake(Wager.ANTE) != at.stake(Wager.PAIR_PLUS)
    ),
    "PP14": lambda at: at.pp and at.cp in (PR, TK),
    "PP15": lambda at: at.pp and at.q and at.cmp == 0 and not at.f,
    "PP16": lambda at: at.pp and not at.has(Wager.ANTE) and at.cp >= PR and at.cmp < 0,
    "AR01": lambda at: at.odds,
    "AR02": lambda at: at.odds,
    "AR03": lambda at: at.odds,
    "AR04": lambda at: at.odds,
    "AR05": lambda at: at.odds,
    "AR06": lambda at: (
        at.even_money and at.pp and at.stake(Wager.ANTE) != at.stake(Wager.PAIR_PLUS)
    ),
    "AR07": lambda at: at.even_money and _another_ante(at),
    "AR08": lambda at: at.odds,
    "SC01": lambda at: at.has(Wager.SIX_CARD_BONUS),
    "SC02": lambda at: at.has(Wager.SIX_CARD_BONUS),
    "SC03": lambda at: at.has(Wager.SIX_CARD_BONUS) and at.f,
    "SC04": lambda at: at.has(Wager.SIX_CARD_BONUS) and (_six_run(at) or _six_flush(at)),
    "SC05": lambda at: at.has(Wager.SIX_CARD_BONUS) and {10, 11, 12, 13, 14} <= set(at.six),
    "SC06": lambda at: at.has(Wager.SIX_CARD_BONUS),
    "SC07": lambda at: (
        at.has(Wager.SIX_CARD_BONUS)
        and sum(count == 2 for count in at.six.values()) >= 2
        and max(at.six.values()) == 2
    ),
    "SC08": lambda at: at.has(Wager.SIX_CARD_BONUS) and not at.q,
    "SC09": lambda at: at.has(Wager.SIX_CARD_BONUS) and max(at.six.values()) == 3,
    "SC10": lambda at: at.has(Wager.SIX_CARD_BONUS) and {14, 2, 3, 4, 5} <= set(at.six),
    "SC11": lambda at: at.has(Wager.SIX_CARD_BONUS) and at.q and at.cmp < 0,
    "PM01": lambda at: at.has(Wager.PRIME) and one_colour(at.p) and not suited(at.p),
    "PM02": lambda at: at.has(Wager.PRIME) and one_colour(at.p) and not _six_of_a_colour(at),
    "PM03": lambda at: at.has(Wager.PRIME) and _six_of_a_colour(at),
    "PM04": lambda at: at.has(Wager.PRIME) and _six_of_a_colour(at),
    "PM05": lambda at: (
        at.has(Wager.PRIME) and one_colour(at.p) and one_colour(at.d) and not _six_of_a_colour(at)
    ),
    "PM06": lambda at: at.has(Wager.PRIME) and at.f and one_colour(at.p),
    "PM07": lambda at: at.has(Wager.PRIME) and at.q and at.cmp < 0 and one_colour(at.p),
    "PM08": lambda at: at.has(Wager.PRIME) and not one_colour(at.p) and one_colour(at.d),
    "PG01": lambda at: at.award and at.q and at.cmp < 0,
    "PG02": lambda at: at.award and at.f,
    "PG03": lambda at: at.award and at.cp == SF and at.rp == ROYAL and str(at.p[0])[1] != "s",
    "PG04": lambda at: at.has(Wager.PROGRESSIVE) and at.own_royal,
    "PG05": lambda at: at.envies and not at.has(Wager.PROGRESSIVE),
    "PG06": lambda at: at.envies and at.has(Wager.PROGRESSIVE),
    "PG07": lambda at: at.has(Wager.PROGRESSIVE) and _royal_alone(at),
    "PG08": lambda at: at.envies and at.has(Wager.PROGRESSIVE),
    "PG09": lambda at: at.award and at.stake(Wager.PROGRESSIVE) != 100,
    "PG10": lambda at: at.award,
    "PG11": lambda at: at.award and at.cp == SF and at.rp == ROYAL and str(at.p[0])[1] != "s",
    "PG12": lambda at: at.envies and at.has(Wager.PROGRESSIVE),
    "PG13": lambda at: at.award and at.cp == ST and at.rp == ROYAL,
    "PG14": lambda at: at.has(Wager.PROGRESSIVE) and _another_run(at),
    "PG15": lambda at: at.envies and at.has(Wager.PROGRESSIVE),
    "PG16": lambda at: at.has(Wager.PROGRESSIVE) and not at.award,
}
"""By id: whether a seat is one at which the wrong rule may show."""

_EXACTLY = """
    HR11 HR12 HR13 HR14 QL07 QL08 QL09 QL10 QL11 QL12 AP01 AP02 AP03 AP04 AP05 AP06 AP07 AP08
    AP09 AP10 FD01 AB01 AB02 AB03 AB04 AB06 AB07 AB08 AB09 AB10 AB11 AB12 AB13 AB14 PP02 PP03
    PP04 PP06 PP11 PP12 PP14 PP15 PP16 AR06 PM01 PM02 PM03 PM04 PM05 PM06 PM07 PM08 PG01 PG02
    PG03 PG04 PG05 PG07 PG08 PG10 PG11 PG12 PG13 PG14 PG16
"""
EXACTLY = frozenset(_EXACTLY.split())
"""Those that show at each such seat; the others only where the change leads elsewhere."""


def _another_ante(at: At) -> bool:
    others = [seat for seat in at.round_.seats if seat.number != at.seat.number]
    return any(seat.stakes.get(Wager.ANTE) != at.seat.stakes[Wager.ANTE] for seat in others)


def _six_run(at: At) -> bool:
    held = set(at.six) | ({1} if 14 in at.six else set())
    return any(set(range(low, low + 5)) <= held for low in range(1, 11))


def _six_flush(at: At) -> bool:
    return max(Counter(card.suit for card in (*at.p, *at.d)).values()) >= 5


def _six_of_a_colour(at: At) -> bool:
    return len({card.suit.red for card in (*at.p, *at.d)}) == 1


def _royal_alone(at: At) -> bool:
    return any(
        ranks(seat.cards) == ROYAL and suited(seat.cards) and Wager.ANTE not in seat.stakes
        for seat in at.round_.seats
        if seat.owner != at.seat.owner
    )


def _another_run(at: At) -> bool:
    return any(
        kind(seat.cards) == SF and ranks(seat.cards) != ROYAL and Wager.ANTE in seat.stakes
        for seat in at.round_.seats
        if seat.owner != at.seat.owner
    )
