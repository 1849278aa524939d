"""The building blocks of wrong rules: rules with one thing changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from trainer.game.hands import Category, lowest
from trainer.game.money import Odds
from trainer.game.pay import Award, Combination, PayTable, Posted, Row, Source
from trainer.game.rules import HouseRules, Outcome, Result, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import Clause, Rules

EVEN = Odds(1, 1)
Awards = Callable[[Row, PayTable], Award | None]
"""The believed award of a row, given the whole table; None: the row is forgotten."""


# ------------------------------------------------------------------ clauses


def ranking(rules: HouseRules) -> Source:
    return rules.ranking_source


def high_card(rules: HouseRules) -> Source:
    return rules.meaning(Category.HIGH_CARD)


def qualifying(rules: HouseRules) -> Source:
    return rules.qualifying.source


def outcome(wager: Wager, situation: Situation) -> Clause:
    """The clause of the result of an Ante or Play in that situation."""
    return lambda rules: _outcomes(rules, wager)[situation].source


def bonus_due(situation: Situation) -> Clause:
    return lambda rules: rules.ante_bonus.due.get(situation, rules.ante_bonus.table.source)


def bonus_table(rules: HouseRules) -> Source:
    return rules.ante_bonus.table.source


def pays(wager: Wager) -> Clause:
    """The clause of a side wager's pay table."""
    return lambda rules: _known(rules, wager).table.source


def loses(wager: Wager) -> Clause:
    return lambda rules: _known(rules, wager).loses


def folded(wager: Wager) -> Clause:
    return lambda rules: _known(rules, wager).folded.source


def envy(rules: HouseRules) -> Source:
    assert rules.envy is not None, "offered only where an Envy Bonus is paid"
    return rules.envy.table.source


# ------------------------------------------------------------ outcomes, due


def decided(
    situation: Situation, *, ante: Result | None = None, play: Result | None = None
) -> Rules:
    """Another result of the Ante, the Play or both in one situation."""

    def believed(rules: HouseRules) -> HouseRules:
        if ante is not None:
            rules = replace(rules, ante=_other(rules.ante, situation, ante))
        if play is not None:
            rules = replace(rules, play=_other(rules.play, situation, play))
        return rules

    return Rules(believed)


def _other(
    outcomes: Mapping[Situation, Outcome], situation: Situation, result: Result
) -> Mapping[Situation, Outcome]:
    odds = EVEN if result is Result.WIN else None
    if outcomes[situation].result is result and outcomes[situation].odds == odds:
        return outcomes
    return {**outcomes, situation: Outcome(result, outcomes[situation].source, odds)}


def _outcomes(rules: HouseRules, wager: Wager) -> Mapping[Situation, Outcome]:
    return rules.play if wager is Wager.PLAY else rules.ante


def not_due(*situations: Situation) -> Rules:
    """No Ante Bonus in these situations."""

    def believed(rules: HouseRules) -> HouseRules:
        due = {each: why for each, why in rules.ante_bonus.due.items() if each not in situations}
        return replace(rules, ante_bonus=replace(rules.ante_bonus, due=due))

    return Rules(believed)


def due_to_folded(rules: HouseRules) -> HouseRules:
    due = {Situation.FOLDED: rules.ante_bonus.table.source, **rules.ante_bonus.due}
    return replace(rules, ante_bonus=replace(rules.ante_bonus, due=due))


def at_least(rules: HouseRules, hand: str) -> HouseRules:
    """The dealer qualifies with this hand or better."""
    return replace(rules, qualifying=replace(rules.qualifying, at_least=lowest(hand)))


# -------------------------------------------------------------- pay tables


def bonus_paid(awards: Awards) -> Rules:
    """Rules in which each row of the Ante Bonus pays something else."""

    def believed(rules: HouseRules) -> HouseRules:
        table = rewritten(hanging(rules.ante_bonus.table), awards)
        return replace(rules, ante_bonus=replace(rules.ante_bonus, table=table))

    return Rules(believed)


def paid(wager: Wager, awards: Awards) -> Rules:
    """Rules in which each row of a side wager pays something else."""
    return side(wager, lambda each: replace(each, table=rewritten(hanging(each.table), awards)))


def side(wager: Wager, change: Callable[[SideWager], SideWager]) -> Rules:
    """Rules with a changed side wager, if the house has it."""

    def believed(rules: HouseRules) -> HouseRules:
        sides = tuple(change(each) if each.wager is wager else each for each in rules.sides)
        return replace(rules, sides=sides)

    return Rules(believed)


def forfeited(wager: Wager) -> Rules:
    return side(wager, lambda each: replace(each, folded=replace(each.folded, forfeits=True)))


def kept(wager: Wager) -> Rules:
    return side(wager, lambda each: replace(each, folded=replace(each.folded, forfeits=False)))


def rewritten(table: PayTable, awards: Awards) -> PayTable:
    believed = [(row, awards(row, table)) for row in table.rows]
    return replace(
        table, rows=tuple(replace(row, award=award) for row, award in believed if award is not None)
    )


def hanging(table: PayTable | Posted) -> PayTable:
    assert isinstance(table, PayTable), "wrong rules change the rules of a table with its placard"
    return table


def award(table: PayTable, *hands: Combination) -> Award | None:
    """The award of the first row for one of these hands; None without such a row."""
    return next((row.award for row in table.rows if row.hand in hands), None)


def swapped(one: Combination, other: Combination) -> Awards:
    """Rules with two rows swapped, if the table has both."""
    places = {one: other, other: one}

    def awards(row: Row, table: PayTable) -> Award:
        return award(table, places.get(row.hand, row.hand)) or row.award

    return awards


def as_row(hand: Combination, taken_for: Combination) -> Awards:
    """Rules in which one row is paid as another, if the table has it."""
    return lambda row, table: (
        award(table, taken_for) or row.award if row.hand is hand else row.award
    )


def by_odds(change: Callable[[Odds], Odds]) -> Awards:
    """Rules in which rows that pay odds pay others."""
    return lambda row, _: change(row.award) if isinstance(row.award, Odds) else row.award


def without(hand: Combination) -> Awards:
    return lambda row, _: None if row.hand is hand else row.award


def renamed(wager: Wager, hand: Combination, other: Combination) -> Rules:
    """Rules in which a row of a side wager stands for another hand."""

    def believed(each: SideWager) -> SideWager:
        table = hanging(each.table)
        rows = (replace(row, hand=other) if row.hand is hand else row for row in table.rows)
        return replace(each, table=replace(table, rows=tuple(rows)))

    return side(wager, believed)


def extra_row(table: PayTable, hand: Combination, pays: Award) -> PayTable:
    """The table with one more row, above all others."""
    return replace(table, rows=(Row(hand, pays, table.source), *table.rows))


def effect(table: PayTable) -> tuple[Award | None, ...]:
    """The award of each three-card hand, whatever the rows' order and sources."""
    run, royal = Combination.STRAIGHT_FLUSH, Combination.MINI_ROYAL
    chains = [(Combination.MINI_ROYAL_SPADES, royal, run), (royal, run), (run,)]
    chains += [(hand,) for hand in PLAIN]
    return tuple(_first(table, chain) for chain in chains)


def _first(table: PayTable, chain: tuple[Combination, ...]) -> Award | None:
    return next((row.award for row in table.rows if row.hand in chain), None)


PLAIN = (
    Combination.THREE_OF_A_KIND,
    Combination.STRAIGHT,
    Combination.FLUSH,
    Combination.PAIR,
)


def _known(rules: HouseRules, wager: Wager) -> SideWager:
    known = rules.side(wager)
    assert known is not None, "offered only where the wager is"
    return known


def has_side(wager: Wager) -> Callable[[HouseRules], bool]:
    return lambda rules: rules.side(wager) is not None


def pays_mini_royal(rules: HouseRules) -> bool:
    """True if Pair Plus has a row of its own for A-K-Q of one suit."""
    pair_plus = rules.side(Wager.PAIR_PLUS)
    return (
        pair_plus is not None
        and award(hanging(pair_plus.table), Combination.MINI_ROYAL) is not None
    )


def has_envy(rules: HouseRules) -> bool:
    return rules.envy is not None
