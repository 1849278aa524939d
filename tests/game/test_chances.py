"""Exact chances and edges, against the published figures and against plain counting."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb

import pytest
from msgspec.structs import replace

from tests.some_houses import HOUSES, house
from trainer.game.ante_chances import ante_and_play
from trainer.game.cards import DECK, Card, Three
from trainer.game.chances import Chances, RowChance, SideChances, chances, chances_to_plain
from trainer.game.demands import Times
from trainer.game.hands import all_hands, strength_of_ranks
from trainer.game.money import Money, Odds
from trainer.game.pay import Combination, JudgedOn, PayTable
from trainer.game.row_chances import deals_for
from trainer.game.rules import BetRule, HouseRules, Outcome, Situation
from trainer.game.settle import read_dealer
from trainer.game.wagers import Wager

FIVE_FOUR_ONE = Fraction(686689, 20358520)
FOUR_THREE_ONE = Fraction(778809, 20358520)
ANTE = {
    "mbs": FIVE_FOUR_ONE,
    "prime": FIVE_FOUR_ONE,
    "six-card-bonus": FOUR_THREE_ONE,
    "boxes": FOUR_THREE_ONE,
}
PAIR_PLUS = {
    "mbs": Fraction(308, 5525),
    "six-card-bonus": Fraction(392, 5525),
    "prime": Fraction(149, 5525),
    "boxes": Fraction(438, 5525),
}
PLACARDS = tuple(sorted(house("posted").rules.placards))


@lru_cache(maxsize=8)
def _chances(name: str) -> Chances:
    return chances(house(name).rules)


@pytest.mark.parametrize("name", sorted(ANTE))
def test_ante_and_play_under_best_play(name: str) -> None:
    ante = ante_and_play(house(name).rules)
    assert ante.edge == ANTE[name]
    assert ante.best_line_text == "Q-6-4"
    assert sum(ante.results.values()) == 1
    assert ante.staked == 2 - ante.results[Situation.FOLDED]


def test_a_table_that_pays_odds_in_some_rows_alone_has_no_edge_of_its_own() -> None:
    rows = (
        RowChance(Combination.STRAIGHT_FLUSH, Money(1000), Fraction(1, 10)),
        RowChance(Combination.PAIR, Odds(1), Fraction(1, 5)),
    )
    side = SideChances(Wager.PROGRESSIVE, rows)
    assert side.edge is None
    assert side.edge_at(stake=Money(100), jackpot=Money(0)) == Fraction(7, 10) - Fraction(6, 5)


@pytest.mark.parametrize("name", sorted(PAIR_PLUS))
def test_pair_plus(name: str) -> None:
    side = _chances(name).side(Wager.PAIR_PLUS)
    assert side is not None
    assert side.edge == PAIR_PLUS[name]
    assert side.wins == Fraction(22100 - 16440, 22100)


def test_the_houses_own_wagers() -> None:
    six = _chances("six-card-bonus").side(Wager.SIX_CARD_BONUS)
    prime = _chances("prime").side(Wager.PRIME)
    assert six is not None
    assert prime is not None
    assert six.edge == Fraction(70366, 363545)
    assert prime.edge == Fraction(405, 11186)


@pytest.mark.parametrize("name", PLACARDS)
def test_a_placard_with_another_houses_tables_has_its_edges(name: str) -> None:
    """POSTED 9."""
    posted = chances(house("posted").rules, name)
    pair_plus = posted.side(Wager.PAIR_PLUS)
    assert pair_plus is not None
    if name in ANTE:
        assert posted.ante.edge == ANTE[name]
        assert pair_plus.edge == PAIR_PLUS[name]


def test_a_placard_is_needed_even_where_one_table_alone_is_posted() -> None:
    posted = house("posted").rules
    printed = replace(posted, ante_bonus=house("mbs").rules.ante_bonus)
    assert posted.posts_pay_tables
    assert printed.posts_pay_tables
    assert not house("mbs").rules.posts_pay_tables


def test_the_progressive_depends_on_the_meter() -> None:
    """MBS 4.4: the edge falls with the meter and is nothing where it is fair."""
    side = _chances("mbs").side(Wager.PROGRESSIVE)
    stake = Money.parse("5")
    assert side is not None
    assert side.edge is None
    fair = side.fair_jackpot(stake)
    assert fair == 76350
    assert side.edge_at(stake=stake, jackpot=Money(int(fair) * 100)) == 0
    assert side.edge_at(stake=stake, jackpot=Money(0)) > side.edge_at(
        stake=stake, jackpot=Money.parse("10000")
    )


def test_the_chances_of_a_mini_royal() -> None:
    rows = {row.hand: row.chance for row in _chances("six-card-bonus").sides[0].rows}
    assert rows[Combination.MINI_ROYAL] == Fraction(4, 22100)
    assert rows[Combination.STRAIGHT_FLUSH] == Fraction(44, 22100)


@pytest.mark.parametrize("name", HOUSES)
def test_every_wager_is_won_or_lost(name: str) -> None:
    placard = PLACARDS[0] if name == "posted" else None
    for side in chances(house(name).rules, placard).sides:
        assert side.wins + side.loses == 1
        assert 0 < side.wins < 1


def test_the_plain_form_says_what_the_contract_says() -> None:
    plain = chances_to_plain(_chances("mbs"))
    assert plain["hands"]["straight_flush"] == 48
    ante = plain["wagers"]["ante"]
    assert ante["edge"] == "686689/20358520"
    assert ante["edge_percent"] == "3.3730"
    assert ante["best_line"] == "Q-6-4"
    assert ante["risk_percent"].startswith("2.01")
    pair_plus = plain["wagers"]["pair_plus"]
    assert (pair_plus["edge"], pair_plus["edge_percent"]) == ("308/5525", "5.5747")
    assert "edge_at" not in pair_plus
    assert plain["wagers"]["ante_bonus"]["pays"]["straight_flush"] == "5:1"
    progressive = plain["wagers"]["progressive"]
    assert "placard" not in plain
    assert chances_to_plain(chances(house("posted").rules, "mbs"))["placard"] == "mbs"
    assert progressive["edge"] is None
    assert [each["jackpot"] for each in progressive["edge_at"]] == [
        "10000",
        "25000",
        "50000",
        "100000",
    ]
    assert progressive["fair_jackpot"] == {"stake": "5", "jackpot": "76350", "about": "76350.00"}


def test_a_fixed_award_is_weighed_by_the_smallest_stake_that_may_be_placed() -> None:
    rules = house("mbs").rules
    stakes = {**rules.stakes, Wager.PROGRESSIVE: tuple(map(Money.parse, ("10", "5", "20")))}
    side = chances(replace(rules, stakes=stakes)).side(Wager.PROGRESSIVE)
    assert side is not None
    assert side.smallest_stake == Money.parse("5")


# ------------------------------------------------------------------- against plain counting


def _three(text: str) -> Three:
    first, second, third = (Card.parse(each) for each in text.split())
    return first, second, third


def _gain_of_playing(rules: HouseRules, cards: Three) -> Fraction:
    """What Ante and Play gain without a bonus, by dealing the dealer every hand there is."""
    left = [card for card in DECK if card not in cards]
    strength = rules.ranking.strength(cards)
    gained = 0
    for dealers in combinations(left, 3):
        dealer = read_dealer(rules, dealers)
        if not dealer.qualifies:
            gained += 1
        elif strength != dealer.strength:
            gained += 2 if strength > dealer.strength else -2
    return Fraction(gained, comb(49, 3))


@pytest.mark.parametrize(("cards", "plays"), [("Qh 6d 4s", True), ("Qh 6d 3s", False)])
def test_the_best_line_by_dealing_every_hand(cards: str, plays: bool) -> None:
    """A fold gains -1: the lowest hand worth playing, and the highest that is not."""
    assert (_gain_of_playing(house("mbs").rules, _three(cards)) > -1) is plays


def test_the_line_moves_with_the_rules() -> None:
    """Derived, not put in: were a beaten Play wager left alone, every hand would be played."""
    rules = house("mbs").rules
    kinder = replace(rules, play={**rules.play, Situation.LOWER: rules.play[Situation.TIE]})
    ante = ante_and_play(kinder)
    assert ante.best_line_text == "5-3-2"
    assert ante.results[Situation.FOLDED] == 0
    assert ante.results[Situation.TIE] == _ties(rules)


def test_where_nothing_can_be_won_every_hand_is_folded_and_there_is_no_line() -> None:
    rules = house("mbs").rules
    lost = rules.play[Situation.LOWER]
    ante = ante_and_play(
        replace(
            rules,
            play=dict.fromkeys(rules.play, lost),
            ante=_all_lost(rules),
            ante_bonus=replace(rules.ante_bonus, due={}),
        )
    )
    assert ante.best_line is None
    assert ante.edge == ante.staked == 1


def test_where_a_straight_is_played_and_three_of_a_kind_folded_there_is_no_line() -> None:
    """A bonus for a straight alone, and all else is lost."""
    rules = house("mbs").rules
    assert isinstance(rules.ante_bonus.table, PayTable)
    rows = [row for row in rules.ante_bonus.table.rows if row.hand is Combination.STRAIGHT]
    table = replace(rules.ante_bonus.table, rows=(replace(rows[0], award=Odds(9, 1)),))
    lost = rules.play[Situation.LOWER]
    harder = replace(
        rules,
        play=dict.fromkeys(rules.play, lost),
        ante=_all_lost(rules),
        ante_bonus=replace(rules.ante_bonus, table=table),
    )
    ante = ante_and_play(harder)
    assert ante.best_line is None
    assert ante.results[Situation.FOLDED] == 1 - Fraction(720, comb(52, 3))


def _all_lost(rules: HouseRules) -> dict[Situation, Outcome]:
    return dict.fromkeys(rules.ante, rules.ante[Situation.LOWER])


def _ties(rules: HouseRules) -> Fraction:
    """How often two hands are equal and the dealer's plays, by holding them side by side."""
    alike: dict[int, list[int]] = {}
    lowest = strength_of_ranks(rules.ranking, rules.qualifying.at_least)
    for cards in all_hands():
        strength = rules.ranking.strength(cards)
        if strength >= lowest:
            alike.setdefault(strength, []).append(sum(1 << each.number for each in cards))
    deals = sum(not one & other for hands in alike.values() for one in hands for other in hands)
    return Fraction(deals, comb(52, 3) * comb(49, 3))


def test_six_cards_of_one_colour_by_counting() -> None:
    """PRIME 25: by how many of the six are red."""
    every = sum(comb(26, red) * comb(26, 6 - red) for red in range(7))
    both = 2 * comb(26, 6)
    prime = _chances("prime").side(Wager.PRIME)
    assert prime is not None
    rows = {row.hand: row.chance for row in prime.rows}
    assert rows[Combination.SIX_ONE_COLOUR] == Fraction(both, every)


def test_every_pair_of_colours_is_counted_once() -> None:
    ways = sum(
        comb(26, mine) * comb(26, 3 - mine) * comb(26 - mine, other) * comb(23 + mine, 3 - other)
        for mine, other in product(range(4), repeat=2)
    )
    assert ways == comb(52, 3) * comb(49, 3)


def test_deals_told_apart_by_six_cards_or_by_colour_are_all_deals() -> None:
    judged = {
        each.judged_on: sum(ways for _, _, ways in deals_for(each))
        for name in HOUSES
        for each in house(name).rules.sides
    }
    assert judged[JudgedOn.BEST_FIVE_OF_SIX] == comb(52, 6)
    assert judged[JudgedOn.COLOURS] == comb(52, 3) * comb(49, 3)


def test_a_player_who_may_stake_several_times_the_ante_does_so_where_that_gains() -> None:
    """Up to three times: it gains exactly where Play gains, and loses less than Play alone."""
    rules = house("mbs").rules
    alone = ante_and_play(rules)
    times = Times(Wager.PLAY, Wager.ANTE, 1, 3)
    demand = BetRule("play", times, rules.ranking_source)
    several = ante_and_play(replace(rules, bets=(demand,)))
    assert several.edge < alone.edge
