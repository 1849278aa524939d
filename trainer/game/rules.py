"""A house's rules as values: everything about money that houses decide differently."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.game.cards import Rank
from trainer.game.demands import Demand, Equals, PostedLimits, Times, WithinLimits
from trainer.game.hands import Category, Ranking, Strength, all_hands, strength_of_ranks
from trainer.game.house_words import HouseWords, SpokenWords, spoken_words
from trainer.game.money import Money, Odds
from trainer.game.pay import JackpotShare, JudgedOn, PayTable, Posted, Source
from trainer.game.wagers import Wager
from trainer.wording import Phrase, say_phrase, speaking_of


class Situation(StrEnum):
    """The situation of a hand with an Ante once the dealer's hand is known."""

    FOLDED = "folded"
    NOT_QUALIFIED = "not_qualified"
    HIGHER = "higher"
    LOWER = "lower"
    TIE = "tie"


class Result(StrEnum):
    """The result of a wager: paid, taken, or left."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"


class Outcome(Struct, frozen=True):
    """The result of an Ante or Play wager in one situation. ``odds`` if it wins."""

    result: Result
    source: Source
    odds: Odds | None = None
    table: Source | None = None


NO_SOURCE = Source()
PLACES_AT_MOST = 7
"""The betting places of the largest table, and of a house that says nothing about it."""


class AnteBonus(Struct, frozen=True):
    """Paid on the Ante; ``due`` names the situations in which it is. ``without`` is the clause by
    which a hand without an Ante earns none."""

    table: PayTable | Posted
    due: Mapping[Situation, Source]
    without: Source = NO_SOURCE


class Fold(Struct, frozen=True):
    """The effect of a fold on a side wager; ``unasked`` is the reading by which no player is
    asked."""

    forfeits: bool
    source: Source
    unasked: Source | None = None


class Wins(Struct, frozen=True):
    """The clauses by which a wager is paid, with a qualifying dealer and without."""

    qualified: Source
    not_qualified: Source


class SideWager(Struct, frozen=True):
    """A wager that does not play against the dealer's hand.

    ``ace_low`` says whether 5-4-3-2-A is a straight among the best five; ``in_award``: the stake of
    a win is part of what the table names. ``readings`` are the school's that no other field holds,
    ``wins`` the clauses by which it is paid, if its pay table only says how much.
    """

    wager: Wager
    judged_on: JudgedOn
    table: PayTable | Posted
    loses: Source
    folded: Fold
    ace_low: bool = True
    in_award: bool = False
    readings: tuple[Source, ...] = ()
    wins: Wins | None = None


class Counts(Struct, frozen=True):
    """A yes or no of the house, with its clause or reading."""

    yes: bool
    source: Source = NO_SOURCE


class EnvyBonus(Struct, frozen=True):
    """A bonus paid with one wager for the hand of another player who has staked another.
    ``without`` is the clause by which a hand without that wager gives none. The other fields are
    points on which the document is silent, each with its reading."""

    table: PayTable
    holder_needs: Wager
    paid_with: Wager
    without: Source = NO_SOURCE
    own_hand: Counts = Counts(yes=False)
    several: Counts = Counts(yes=True)
    folded: Counts = Counts(yes=True)


_LOW = 6


# 3 ms for all 22,100 hands.
@lru_cache(maxsize=64)
def _lowest_hand(ranking: Ranking) -> Strength:
    return min(map(ranking.strength, all_hands()))


class Qualifying(Struct, frozen=True):
    """The dealer plays with this hand or a better one."""

    at_least: tuple[Rank, Rank, Rank]
    source: Source

    @property
    def is_within_a_rank(self) -> bool:
        """True of Q-6-4: some Queen highs are enough, and some are not."""
        return self.at_least[1:] != (3, 2) and self.at_least != (14, 4, 2)

    def met(self, ranking: Ranking, strength: Strength) -> bool:
        return strength >= strength_of_ranks(ranking, self.at_least)

    def met_by_all(self, ranking: Ranking) -> bool:
        """True if every hand plays."""
        # Only low lines are tested: looking at all hands takes time.
        low = self.at_least[0].value <= _LOW
        return low and strength_of_ranks(ranking, self.at_least) <= _lowest_hand(ranking)


class BetRule(Struct, frozen=True):
    """A check that the dealer makes before dealing, and the code of a breach."""

    code: str
    demand: Demand
    source: Source

    @property
    def is_on_play(self) -> bool:
        """True if it is about the Play wager, which is placed after the deal."""
        return isinstance(self.demand, Equals | Times) and self.demand.wager is Wager.PLAY


class Placard(Struct, frozen=True):
    """The pay tables and limits that hang at one table."""

    name: str
    title: str
    pair_plus: PayTable
    ante_bonus: PayTable
    limits: tuple[WithinLimits, ...]
    note: str = ""

    @property
    def odds(self) -> str:
        """The odds of its Pair Plus, by which people tell placards apart: ``40-30-6-3-1``."""
        return odds_of(self.pair_plus)


def odds_of(table: PayTable) -> str:
    """The odds of a pay table from the top: ``40-30-6-3-1``."""
    awards = [row.award for row in table.rows]
    return "-".join(str(each.num) for each in awards if isinstance(each, Odds))


class Felt(Struct, frozen=True):
    """The print of the layout, and its colours: centre, middle, edge."""

    title: str
    sentence: str
    colours: tuple[str, str, str]


class HouseRules(Struct, frozen=True):
    """Everything a house decides about what is staked, won and lost."""

    house: str
    title: str
    summary: str
    edition: str
    document: str
    cite: str
    currency: str
    felt: Felt
    spots: Mapping[Wager, str]
    words: HouseWords
    chips: tuple[Money, ...]
    chips_source: Source
    stakes: Mapping[Wager, tuple[Money, ...]]
    ranking: Ranking
    ranking_source: Source
    qualifying: Qualifying
    ante: Mapping[Situation, Outcome]
    play: Mapping[Situation, Outcome]
    ante_bonus: AnteBonus
    sides: tuple[SideWager, ...]
    envy: EnvyBonus | None
    bets: tuple[BetRule, ...]
    closed_hands: bool
    placards: Mapping[str, Placard]
    offers: Source = NO_SOURCE
    places: int = PLACES_AT_MOST
    places_source: Source = NO_SOURCE
    meanings: Mapping[Category, Source] = field(default_factory=dict)

    @property
    def about(self) -> str:
        """The house in a line, in the reader's language."""
        return self.say(Phrase(self.summary))

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """The wagers that may be staked, from the player towards the dealer."""
        return tuple(self.spots)

    def spot_name(self, wager: Wager) -> str:
        """The name on the layout of the wager's spot, or its usual one."""
        return self.spots.get(wager, wager.words)

    @property
    def spoken(self) -> SpokenWords:
        """The house's words, to be put into sentences."""
        return spoken_words(self.spots, self.words)

    def say(self, text: Phrase, /, **values: object) -> str:
        """``say_phrase`` in the house's words."""
        with speaking_of(self.spoken):
            return say_phrase(text, **values)

    def meaning(self, category: Category) -> Source:
        """The clause that defines the hand; that of the ranking if it has none."""
        return self.meanings.get(category, self.ranking_source)

    def side(self, wager: Wager) -> SideWager | None:
        for side in self.sides:
            if side.wager is wager:
                return side
        return None

    @property
    def jackpot_shares(self) -> tuple[JackpotShare, ...]:
        """The parts of a meter that its tables pay."""
        tables = [side.table for side in self.sides] + ([self.envy.table] if self.envy else [])
        rows = (row for table in tables if isinstance(table, PayTable) for row in table.rows)
        return tuple(row.award for row in rows if isinstance(row.award, JackpotShare))

    @property
    def forfeited_by_folding(self) -> frozenset[Wager]:
        """The wagers that go with a fold."""
        sides = (side.wager for side in self.sides if side.folded.forfeits)
        return frozenset({Wager.ANTE, Wager.PLAY, *sides})

    @property
    def equal_to(self) -> dict[Wager, Wager]:
        """By wager whose stake must equal another's, that other."""
        found = (rule.demand for rule in self.bets)
        return {each.wager: each.other for each in found if isinstance(each, Equals)}

    @property
    def play_times(self) -> Times | None:
        """The rule by which the Play wager may be several times the Ante, if there is one."""
        found = (rule.demand for rule in self.bets if isinstance(rule.demand, Times))
        return next(found, None)

    @property
    def situations(self) -> tuple[Situation, ...]:
        """The possible situations of a hand that was played."""
        never = Situation.NOT_QUALIFIED if self.qualifying.met_by_all(self.ranking) else None
        # Where every hand of the dealer plays, there is no other.
        return tuple(each for each in self.play if each is not never)

    @property
    def posts_pay_tables(self) -> bool:
        """True if a round needs a placard before it can be settled."""
        tables = (self.ante_bonus.table, *(side.table for side in self.sides))
        return any(isinstance(table, Posted) for table in tables)

    def at_table(self, placard: str | None) -> HouseRules:
        """The rules with the placard's pay tables and limits in place. Raises KeyError for a name
        that this house does not have."""
        if not self.posts_pay_tables or placard is None:
            return self
        return self._posting(self.placards[placard])

    def _posting(self, placard: Placard) -> HouseRules:
        sides = tuple(
            replace(side, table=placard.pair_plus) if isinstance(side.table, Posted) else side
            for side in self.sides
        )
        bonus = self.ante_bonus
        if isinstance(bonus.table, Posted):
            bonus = replace(bonus, table=placard.ante_bonus)
        return replace(self, sides=sides, ante_bonus=bonus, bets=tuple(self._limits(placard)))

    def _limits(self, placard: Placard) -> list[BetRule]:
        """The betting rules with the limits that hang there; those of a wager that the house limits
        too are one rule, and it cites the house's."""
        if not any(isinstance(rule.demand, PostedLimits) for rule in self.bets):
            return [*self.bets]
        posted = {limit.wager for limit in placard.limits}
        own: dict[Wager, BetRule] = {}
        for rule in self.bets:
            if isinstance(limit := rule.demand, WithinLimits):
                own[limit.wager] = _both(own.get(limit.wager), rule, limit)
        rules: list[BetRule] = []
        for rule in self.bets:
            match rule.demand:
                case PostedLimits():
                    rules += [_both(own.get(each.wager), rule, each) for each in placard.limits]
                case WithinLimits(wager) if wager in posted:
                    pass
                case _:
                    rules.append(rule)
        return rules


def _both(own: BetRule | None, posted: BetRule, limit: WithinLimits) -> BetRule:
    """The limit as it hangs, or as another for that wager leaves it."""
    if own is None or not isinstance(own.demand, WithinLimits):
        return replace(posted, demand=limit)
    return replace(own, demand=own.demand.also(limit))
