"""What is printed on the felt."""

from __future__ import annotations

from msgspec.structs import replace

from tests.some_houses import house
from trainer.game.demands import Times, WithinLimits
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.rules import BetRule
from trainer.game.wagers import Wager
from trainer.school.house_book.tables import pay_tables
from trainer.ui.table.felt_words import felt_words


def test_a_placard_is_called_by_its_odds_not_by_the_name_of_its_file() -> None:
    """The felt said "Placard prime"."""
    rules = house("posted").rules
    called = {name: felt_words(rules, name).placard for name in rules.placards}
    assert called["prime"] == "Placard 35-33-6-4-1"
    assert len(set(called.values())) == len(called), "each by a name of its own"


def test_the_sign_is_called_by_the_table_that_hangs_there() -> None:
    """It said the odds of a Pair Plus that the felt printed otherwise."""
    rules = house("posted").rules
    (side,) = rules.sides
    own = replace(rules, sides=(replace(side, table=rules.placards["prime"].pair_plus),))
    assert felt_words(own, "six-card-bonus").placard == "Placard 4-3-1"
    heads = {each.title for each in pay_tables(own) if each.title.startswith("Placard 50-40")}
    assert heads == {"Placard 50-40-30-6-3-1: Ante Bonus", "Placard 50-40-30-6-3-1: limits"}


def test_a_wager_that_house_and_table_limit_is_printed_once() -> None:
    """It stood there twice, with either limit."""
    rules = house("posted").rules
    limit = WithinLimits(Wager.ANTE, *map(Money.parse, ("5", "100", "5")))
    times = Times(Wager.PLAY, Wager.ANTE, 1, 3)
    bets = (
        *(replace(each, demand=times) if each.is_on_play else each for each in rules.bets),
        BetRule("limits", limit, Source("POSTED 3")),
    )
    printed = felt_words(replace(rules, bets=bets), "six-card-bonus").printed
    (rows,) = [each.rows for each in printed if each.heading == "Limits"]
    assert [(each.text, each.value) for each in rows] == [
        ("Ante", "$5 – $10"),
        ("in increments of", "$5"),
        ("Play", "1–3 × Ante"),
        ("Pair Plus", "$2 – $10"),
    ]
