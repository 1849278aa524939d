"""The worth of a house's rules, and the questions of a floor supervisor about them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from trainer.errors import Place
from trainer.game.ante_chances import ante_and_play
from trainer.game.cards import Rank
from trainer.game.chances import side_chances
from trainer.game.hands import Category, hand_name
from trainer.game.money import Money, Odds
from trainer.game.pay import Combination, PayTable, Row
from trainer.game.row_chances import Rows, side_rows, three_card_rows
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.school.words.figure_words import exact_per_cent
from trainer.wording import phrase, say, say_phrase

# No published table of this game keeps more of a side bet.
MOST_USUAL = Fraction(16, 100)
_JACKPOT = Money.parse("25000")


@dataclass(frozen=True, slots=True)
class Question:
    """Something unusual about a rule: whether it is meant. ``key`` names it as it stands now, so
    that another value asks again. ``take`` does as the document says, if it says one thing."""

    key: str
    place: Place
    asks: str
    take: Callable[[Draft], None] | None = field(default=None, compare=False)


class Edge(Struct, frozen=True):
    """The house's share of a wager, and what it is a share of."""

    wager: Wager
    share: Fraction
    of: str

    @property
    def words(self) -> str:
        return exact_per_cent(self.share)


class RowWorth(Struct, frozen=True):
    """One hand in so many is this row; ``returns`` is its part of each unit staked."""

    hand: Combination
    one_in: Fraction | None
    returns: Fraction | None


_OF_ANTE = phrase("of the Ante, with best play")
_OF_BET = phrase("of the bet")
_AT = phrase("of a bet of {stake}, jackpot {jackpot}")


def edges(rules: HouseRules) -> tuple[Edge, ...]:
    """The house's share of each wager, exact. A posted house's first placard hangs."""
    hung = hung_rules(rules)
    ante = Edge(Wager.ANTE, ante_edge(hung), say_phrase(_OF_ANTE))
    return ante, *(edge_of(hung, side) for side in hung.sides)


def ante_edge(rules: HouseRules) -> Fraction:
    """The house's share of the Ante under best play, the Ante Bonus counted in."""
    bonus = rules.ante_bonus
    assert isinstance(bonus.table, PayTable), "the placard hangs"
    decided = (*rules.ante.items(), *rules.play.items())
    outcomes = tuple((situation, each.result, each.odds) for situation, each in decided)
    pays = tuple((row.hand, row.award) for row in bonus.table.rows)
    # All that the edge rests on, and nothing that is cited for it, which differs from draft to
    # draft. Without Play's size in it, the edge of before was told.
    lowest, times = rules.qualifying.at_least, rules.play_times
    key = rules.ranking, lowest, times, outcomes, tuple(bonus.due), pays
    if key not in _ANTE_EDGES:
        if len(_ANTE_EDGES) >= _KEPT:
            _ANTE_EDGES.clear()
        _ANTE_EDGES[key] = ante_and_play(rules).edge
    return _ANTE_EDGES[key]


# 13 ms each, and every change of a draft asks for that of each usual table of the bonus.
_ANTE_EDGES: dict[object, Fraction] = {}
_KEPT = 64


def edge_of(rules: HouseRules, side: SideWager) -> Edge:
    """The house's share of one side bet; of the smallest usual one where amounts are fixed."""
    found = side_chances(rules, side)
    if found.edge is not None:
        return Edge(side.wager, found.edge, say_phrase(_OF_BET))
    stake = found.smallest_stake or Money.parse("5")
    share = found.edge_at(stake=stake, jackpot=_JACKPOT)
    of = say_phrase(_AT, stake=stake, jackpot=_JACKPOT)
    return Edge(side.wager, share, of)


def hung_rules(rules: HouseRules) -> HouseRules:
    """The rules with the first placard, where pay tables are posted."""
    return rules.at_table(next(iter(rules.placards), None))


def side_worth(rules: HouseRules, side: SideWager) -> tuple[RowWorth, ...]:
    """The worth of each row of a side bet's table, in the order of the table."""
    hung = hung_rules(rules)
    at = next(each for each in hung.sides if each.wager is side.wager)
    assert isinstance(at.table, PayTable), "the placard hangs"
    return _worth(at.table, side_rows(hung.ranking, at))


def bonus_worth(rules: HouseRules) -> tuple[RowWorth, ...]:
    hung = hung_rules(rules)
    table = hung.ante_bonus.table
    assert isinstance(table, PayTable), "the placard hangs"
    return _worth(table, three_card_rows(hung.ranking, table))


def _worth(table: PayTable, chances: Rows) -> tuple[RowWorth, ...]:
    return tuple(
        RowWorth(
            row.hand,
            1 / chances[row.hand] if chances[row.hand] else None,
            row.award.ratio * chances[row.hand] if isinstance(row.award, Odds) else None,
        )
        for row in table.rows
    )


# -------------------------------------------------------------------------------- questions


def questions(rules: HouseRules) -> tuple[Question, ...]:
    """Everything about what is paid and printed that a supervisor would ask about."""
    hung = hung_rules(rules)
    ante = ante_edge(hung), f"outcome.{Situation.HIGHER}", hung.spots[Wager.ANTE]
    return (
        *_bonus_questions(hung),
        *_edge_question(*ante),
        *_felt_question(rules),
        *(q for side in hung.sides for q in _side_questions(hung, side)),
    )


def _felt_question(rules: HouseRules) -> Iterator[Question]:
    """The felt names another card than the dealer plays with."""
    # It came along with a copied house.
    sentence, plays = rules.felt.sentence, rules.qualifying.at_least[0]
    named = {rank for rank in _COURT if re.search(rf"\b{rank.name}\b", sentence, re.IGNORECASE)}
    if named and plays not in named:
        asks = say("The felt says \"{sentence}\". The dealer plays with {hand}. Is that meant?",
                   sentence=sentence, hand=hand_name(Category.HIGH_CARD, plays))  # fmt: skip
        yield Question(f"felt.{plays}.{sentence}", ("qualifies",), asks)


_COURT = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


def _bonus_questions(rules: HouseRules) -> Iterator[Question]:
    table = rules.ante_bonus.table
    if isinstance(table, PayTable) and table.rows:
        yield from _upside_down("ante_bonus", table, three_card_rows(rules.ranking, table))


def _side_questions(rules: HouseRules, side: SideWager) -> Iterator[Question]:
    assert isinstance(side.table, PayTable), "the placard hangs"
    name = side.wager.value
    yield from _upside_down(name, side.table, side_rows(rules.ranking, side))
    found = side_chances(rules, side)
    if found.edge is not None:
        yield from _edge_question(found.edge, name, rules.spots[side.wager])


def _edge_question(edge: Fraction, name: str, spot: str) -> Iterator[Question]:
    share = exact_per_cent(abs(edge), 2)
    if edge < 0:
        asks = say("The players win {share} of every {wager} bet. Is that meant?",
                   share=share, wager=spot)  # fmt: skip
        yield Question(f"{name}.edge.{share}", (name, "pays"), asks)
    elif edge > MOST_USUAL:
        asks = say("The house keeps {share} of every {wager} bet. Is that meant?",
                   share=share, wager=spot)  # fmt: skip
        yield Question(f"{name}.edge.{share}", (name, "pays"), asks)


def _upside_down(name: str, table: PayTable, chances: Rows) -> Iterator[Question]:
    """A rarer hand that is paid less than a commoner one."""
    rows = [row for row in table.rows if isinstance(row.award, Odds) and chances[row.hand]]
    by_chance = sorted(rows, key=lambda row: chances[row.hand])
    for rarer, commoner in pairwise(by_chance):
        if _ratio(rarer) < _ratio(commoner):
            asks = say("{commoner} pays more than {rarer} here. Is that meant?",
                       commoner=commoner.printed, rarer=_in_sentence(rarer))  # fmt: skip
            key = f"{name}.{rarer.hand.value}.{rarer.award}.{commoner.award}"
            yield Question(key, (name, "pays", rarer.hand.value), asks)


def _ratio(row: Row) -> Fraction:
    assert isinstance(row.award, Odds)
    return row.award.ratio


def _in_sentence(row: Row) -> str:
    printed = row.printed
    return printed if printed[:2].isupper() else printed[:1].lower() + printed[1:]
