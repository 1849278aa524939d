"""The long run of a house's wagers: exact probabilities and edges, as fractions."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from msgspec import Struct

from trainer.game.ante_chances import AnteAndPlay, ante_and_play
from trainer.game.hands import Category
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, PayTable, Posted
from trainer.game.row_chances import Rows, hands_of_each, side_rows, three_card_rows
from trainer.game.rules import HouseRules, SideWager
from trainer.game.wagers import Wager


class RowChance(Struct, frozen=True):
    """The chance that a row of a pay table is the one that pays, and its award."""

    hand: Combination
    award: Award
    chance: Fraction


class SideChances(Struct, frozen=True):
    """One side wager. Fixed amounts make its edge depend on the stake, a jackpot on the meter.
    ``in_award``: the stake of a win is part of what the rows name."""

    wager: Wager
    rows: tuple[RowChance, ...]
    smallest_stake: Money | None = None
    in_award: bool = False

    @property
    def wins(self) -> Fraction:
        return sum((row.chance for row in self.rows), Fraction(0))

    @property
    def loses(self) -> Fraction:
        return 1 - self.wins

    @property
    def edge(self) -> Fraction | None:
        """The house's share of each unit staked; None if the table does not say."""
        if not all(isinstance(row.award, Odds) for row in self.rows):
            return None
        return self.edge_at(stake=Money(1), jackpot=Money(0))

    def edge_at(self, *, stake: Money, jackpot: Money) -> Fraction:
        """The house's share of each unit of that stake while the meter shows that jackpot."""
        paid = sum(
            (row.chance * _pays(row.award, stake, jackpot) for row in self.rows), Fraction(0)
        )
        return self.loses - paid + (self.wins if self.in_award else 0)

    def fair_jackpot(self, stake: Money) -> Fraction | None:
        """The meter, in whole units of the currency, at which the house keeps nothing of that
        stake; None if nothing is paid from a meter."""
        per_cent = sum(
            (row.chance * row.award.percent for row in self.rows
             if isinstance(row.award, JackpotShare)), Fraction(0)
        )  # fmt: skip
        if not per_cent:
            return None
        kept = self.edge_at(stake=stake, jackpot=Money(0)) * Fraction(stake.cents, 100)
        return kept / (per_cent / 100)


def _pays(award: Award, stake: Money, jackpot: Money) -> Fraction:
    """The award for each unit of the stake."""
    match award:
        case Odds():
            return award.ratio
        case Money():
            return Fraction(award.cents, stake.cents)
        case JackpotShare(percent):
            return Fraction(jackpot.cents * percent, 100 * stake.cents)


def _row_chances(table: PayTable | Posted, rows: Rows) -> tuple[RowChance, ...]:
    assert isinstance(table, PayTable), "the placard hangs"
    return tuple(RowChance(row.hand, row.award, rows[row.hand]) for row in table.rows)


class Chances(Struct, frozen=True):
    """A house at one table: the hands, Ante and Play together, the Ante Bonus, each side wager."""

    house: str
    placard: str | None
    hands: Mapping[Category, int]
    ante: AnteAndPlay
    ante_bonus: tuple[RowChance, ...]
    sides: tuple[SideChances, ...]

    def side(self, wager: Wager) -> SideChances | None:
        return next((side for side in self.sides if side.wager is wager), None)


def chances(rules: HouseRules, placard: str | None = None) -> Chances:
    """Everything exact about a house, under the placard where its pay tables are posted.

    Ante and Play are per Ante, under best play. Raises KeyError for a placard that it does not
    have; a house that posts its pay tables needs one.
    """
    hung = rules.at_table(placard)
    return Chances(
        house=rules.house,
        placard=placard if rules.posts_pay_tables else None,
        hands=hands_of_each(hung.ranking),
        ante=ante_and_play(hung),
        ante_bonus=_ante_bonus(hung),
        sides=tuple(side_chances(hung, side) for side in hung.sides),
    )


def _ante_bonus(rules: HouseRules) -> tuple[RowChance, ...]:
    table = rules.ante_bonus.table
    assert isinstance(table, PayTable), "the placard hangs"
    return _row_chances(table, three_card_rows(rules.ranking, table))


def side_chances(rules: HouseRules, side: SideWager) -> SideChances:
    """One side wager of the house, whose pay table hangs."""
    smallest = min(rules.stakes.get(side.wager, ()), default=None)
    return SideChances(
        side.wager,
        _row_chances(side.table, side_rows(rules.ranking, side)),
        smallest,
        side.in_award,
    )


# ---------------------------------------------------------------------------------------- plain


def chances_to_plain(chances: Chances) -> dict[str, Any]:
    """The chances as ``trainer odds --json`` prints them: fractions as text."""
    plain: dict[str, Any] = {"house": chances.house}
    if chances.placard is not None:
        plain["placard"] = chances.placard
    plain["hands"] = {str(category): count for category, count in chances.hands.items()}
    plain["wagers"] = {
        str(Wager.ANTE): _ante_to_plain(chances.ante),
        str(Wager.ANTE_BONUS): _rows_to_plain(chances.ante_bonus),
        **{str(side.wager): _side_to_plain(side) for side in chances.sides},
    }
    return plain


def _ante_to_plain(ante: AnteAndPlay) -> dict[str, Any]:
    return {
        **_edge_to_plain(ante.edge),
        "best_line": ante.best_line_text,
        "risk": str(ante.risk),
        "risk_percent": _per_cent(ante.risk),
        "results": {str(situation): str(chance) for situation, chance in ante.results.items()},
    }


def _side_to_plain(side: SideChances) -> dict[str, Any]:
    plain = {
        **_edge_to_plain(side.edge),
        **_rows_to_plain(side.rows),
        "results": {"win": str(side.wins), "lose": str(side.loses)},
    }
    if side.edge is None and side.smallest_stake is not None:
        plain["edge_at"] = [
            _edge_at_to_plain(side, side.smallest_stake, jackpot) for jackpot in _METERS
        ]
        plain["fair_jackpot"] = _fair_to_plain(side, side.smallest_stake)
    return plain


_METERS = tuple(Money.parse(text) for text in ("10000", "25000", "50000", "100000"))


def _edge_at_to_plain(side: SideChances, stake: Money, jackpot: Money) -> dict[str, Any]:
    edge = side.edge_at(stake=stake, jackpot=jackpot)
    return {"stake": str(stake), "jackpot": str(jackpot), **_edge_to_plain(edge)}


def _fair_to_plain(side: SideChances, stake: Money) -> dict[str, Any] | None:
    jackpot = side.fair_jackpot(stake)
    if jackpot is None:
        return None
    return {"stake": str(stake), "jackpot": str(jackpot), "about": _decimal(jackpot, 2)}


def _rows_to_plain(rows: tuple[RowChance, ...]) -> dict[str, Any]:
    return {
        "pays": {str(row.hand): str(row.award).replace(" to ", ":") for row in rows},
        "chances": {str(row.hand): str(row.chance) for row in rows},
    }


def _edge_to_plain(edge: Fraction | None) -> dict[str, Any]:
    if edge is None:
        return {"edge": None, "edge_percent": None}
    return {"edge": str(edge), "edge_percent": _per_cent(edge)}


def _per_cent(share: Fraction) -> str:
    return _decimal(100 * share, 4)


def _decimal(number: Fraction, places: int) -> str:
    """The number with so many decimals, half rounded away from zero: for display, never for
    calculation."""
    size = abs(number) * 10**places
    whole = (2 * size.numerator + size.denominator) // (2 * size.denominator)
    sign = "-" if number < 0 and whole else ""
    return f"{sign}{whole // 10**places}.{whole % 10**places:0{places}}"
