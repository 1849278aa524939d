"""By which clause a belief is wrong at a house, whatever it is about."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.marking.bet_marks import BELIEFS as OF_BETS
from trainer.marking.conduct import clause_of
from trainer.marking.predict import Misread


def tables_of(rules: HouseRules) -> tuple[str | None, ...]:
    """The placards of a house that posts its pay tables; one table without any elsewhere."""
    return tuple(rules.placards) if rules.posts_pay_tables else (None,)


def clause(
    misread: Misread, house: House, ruled: Irregularities | None, belief: str
) -> Source | None:
    """The clause of the right rule; None where the house has no word on it."""
    for table in tables_of(house.rules):
        for offered in misread.offered(table):
            if offered.id == belief:
                return offered.misreading.clause(misread.at_table(table))
    return clause_of(house.procedure, belief) or _of_ruling(house, ruled, belief)


def _of_ruling(house: House, ruled: Irregularities | None, belief: str) -> Source | None:
    lines = ruled.lines if ruled is not None else ()
    for line in lines:
        if belief in line.beliefs.values():
            return line.source
    codes = {code for code, known in OF_BETS.items() if known == belief}
    return next((rule.source for rule in house.rules.bets if rule.code in codes), None)
