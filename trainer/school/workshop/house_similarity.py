"""The words of a document that a house has too: what tells which one is nearest to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from trainer.game.money import Odds
from trainer.game.pay import PayTable
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_TO_ONE = re.compile(
    r"(?<![\d.,])(\d{1,3}[., ]\d{3}|\d{1,4})\s*(?:to|:|-|/|к|比|赔)\s*1(?!\d)", re.IGNORECASE
)
_LEAST_ROWS = 3
_ALSO_NAMED = {
    Wager.PROGRESSIVE: ("Progressive",),
    Wager.SIX_CARD_BONUS: ("6 Card", "6-Card", "Six Card", "Six-Card"),
}
"""What other houses print for the same wager."""


class Nearest(Struct, frozen=True):
    """The words that were found, those of each house, and the house with the most, empty where
    none has any."""

    found: tuple[str, ...]
    of: Mapping[str, tuple[str, ...]]
    house: str


def nearest(text: str, houses: Mapping[str, HouseRules]) -> Nearest:
    """The houses against that document, by the names of their wagers and by their pay tables."""
    of = {name: tuple(_found(text, rules)) for name, rules in houses.items()}
    found = {word.casefold(): word for words in of.values() for word in words}
    has_table = sum(map(bool, _paid_in(text))) >= _LEAST_ROWS
    best = max(of, key=lambda name: _score(of[name], houses[name], has_table=has_table), default="")
    return Nearest(tuple(found.values()), of, best if of.get(best) else "")


def _score(found: tuple[str, ...], rules: HouseRules, *, has_table: bool) -> int:
    """The things shared, less the wagers that the house has beside. A pay table counts least: a
    usual one is taken by one choice, a wager takes many. A house that posts its pay tables has no
    place for those of the document."""
    tables = sum(each[-1].isdigit() for each in found)
    beside = {*rules.spots.values(), *([Wager.ENVY_BONUS.words] if rules.envy else [])} - {*found}
    is_other = has_table and rules.posts_pay_tables
    return 2 * (len(found) - tables) + tables - len(beside) - len(rules.spots) * is_other


def _found(text: str, rules: HouseRules) -> Iterator[str]:
    for wager, printed in rules.spots.items():
        named = (printed, *_ALSO_NAMED.get(wager, ()))
        if any(_names(text, each) for each in named):
            yield printed
    if rules.envy is not None and re.search(r"\benvy\b", text, re.IGNORECASE):
        yield Wager.ENVY_BONUS.words
    paid = [*_paid_in(text)]
    tables = [(rules.spots[side.wager], side.table) for side in rules.sides]
    for printed, table in (*tables, ("Ante Bonus", rules.ante_bonus.table)):
        odds = _odds(table) if isinstance(table, PayTable) else []
        if len(odds) >= _LEAST_ROWS and _stands_in(odds, paid):
            yield f"{printed} {'-'.join(map(str, odds))}"


def _names(text: str, name: str) -> bool:
    """True if the text has the name; one in capitals only so: BET is a wager, a bet is any. A
    dealer who does not play is no wager either."""
    flags = re.NOFLAG if name.isupper() else re.IGNORECASE
    names = rf"(?<!\w){re.escape(name)}(?!\w)"
    if name == Wager.PLAY.usual:
        names, flags = r"\b(?:Play|PLAY|play(?= (?:bet|wager|stake)s?\b))\b", re.NOFLAG
    return re.search(names, text, flags) is not None


def _odds(table: PayTable) -> list[int]:
    awards = [row.award for row in table.rows]
    whole = [
        each.ratio for each in awards if isinstance(each, Odds) and each.ratio.denominator == 1
    ]
    return [int(each) for each in whole] if len(whole) == len(awards) else []


def _paid_in(text: str) -> Iterator[int]:
    """The odds in their order, with a 0 where another table begins."""
    end = 0
    for found in _TO_ONE.finditer(text):
        between = text[end : found.start()]
        if between.count("\n") > 1 or _OTHER_TABLE.search(between):
            yield 0
        yield int(re.sub(r"\D", "", found[1]))
        end = found.end()


_OTHER_TABLE = re.compile(r"\b(?:plus|bonus|bets?|wagers?)\b", re.IGNORECASE)


def _stands_in(odds: list[int], paid: list[int]) -> bool:
    """The last rows of a longer table are not that table."""
    return any(
        paid[at : at + len(odds)] == odds and (at == 0 or paid[at - 1] <= odds[0])
        for at in range(len(paid))
    )
