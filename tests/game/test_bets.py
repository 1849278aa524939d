"""What may stand on the layout."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.some_houses import house
from trainer.errors import RoundError
from trainer.game.bets import breaches
from trainer.game.cards import Card
from trainer.game.demands import Times, WithinLimits
from trainer.game.money import Money, Odds
from trainer.game.notation import read_round
from trainer.game.pay import JackpotShare, PayTable, Source
from trainer.game.round import Decision, Seat, Tender
from trainer.game.rules import BetRule, HouseRules, Situation
from trainer.game.wagers import Wager


def test_what_is_no_chip_is_named() -> None:
    """BOX •9."""
    seat = {"seat": 4, "cards": ["8h", "8c", "4s"], "wagers": {"ante": "5"}, "decision": "fold"}
    plain = {"house": "boxes", "dealer": ["Kh", "6s", "2d"], "seats": [seat]}
    rules = house("boxes").rules
    round_ = read_round(plain, {"boxes": rules})
    told = {}
    for tender in Tender:
        laid = replace(round_, seats=(replace(round_.seats[0], tender=tender),))
        told[tender] = [each.message for each in breaches(rules, laid)]
    assert told == {
        Tender.CHIPS: [],
        Tender.CASH: ["cash is not accepted; bet in chips"],
        Tender.CREDIT: ["credit is not accepted; bet in chips"],
    }


def test_play_equals_the_ante_unless_another_sum_stands_there() -> None:
    a, b, c = map(Card.parse, ("8h", "8c", "4s"))
    played = Seat(4, (a, b, c), {Wager.ANTE: Money(500)}, Decision.PLAY)
    folded = replace(played, decision=Decision.FOLD)
    several = replace(played, play=Money(1500))
    assert [each.stake(Wager.PLAY) for each in (played, several, folded)] == [
        Money(500),
        Money(1500),
        None,
    ]


@pytest.mark.parametrize(
    ("wagers", "decision", "play"),
    [
        ({"ante": 5, "play": 15}, "play", 1500),
        ({"ante": 5, "play": 10}, "play", 1000),
        ({"ante": 5}, "play", 1000),
        ({"ante": 5}, "fold", None),
    ],
)
def test_play_may_be_told_as_two_or_three_antes(
    wagers: dict[str, int], decision: str, play: int | None
) -> None:
    """If it is not told, it is the least."""
    rules = house("mbs").rules
    times = Times(Wager.PLAY, Wager.ANTE, 2, 3)
    rules = replace(rules, bets=(BetRule("play", times, rules.ranking_source),))
    seat = {"seat": 4, "cards": ["8h", "8c", "4s"], "wagers": wagers, "decision": decision}
    plain = {"house": "mbs", "dealer": ["Kh", "6s", "2d"], "seats": [seat]}
    (read,) = read_round(plain, {"mbs": rules}).seats
    assert read.stake(Wager.PLAY) == (None if play is None else Money(play))


def _refused(rules: HouseRules, **more: str) -> list[tuple[str, str]]:
    seat = {"seat": 4, "cards": ["8h", "8c", "4s"], "decision": "play",
            "wagers": {"ante": more.pop("ante", "5"), "progressive": 5}}  # fmt: skip
    plain = {"house": "mbs", "dealer": ["Kh", "6s", "2d"], "seats": [seat], "jackpot": 9000, **more}
    try:
        read_round(plain, {"mbs": rules})
    except RoundError as refused:
        return [(str(each.where[-1]), each.code) for each in refused.problems]
    return []


def test_a_meter_whose_share_is_no_whole_number_of_cents_is_refused() -> None:
    rules = house("mbs").rules
    (side,) = (each for each in rules.sides if each.wager is Wager.PROGRESSIVE)
    assert isinstance(side.table, PayTable)
    rows = tuple(replace(each, award=JackpotShare(10)) for each in side.table.rows)
    shared = replace(side, table=replace(side.table, rows=rows))
    paid = replace(rules, sides=tuple(shared if each is side else each for each in rules.sides))
    assert _refused(paid, jackpot="12345.60") == []
    assert _refused(paid, jackpot="12345.67") == [("jackpot", "bad_stake")]
    assert _refused(rules, jackpot="12345.67") == []


def test_an_ante_that_its_odds_do_not_pay_exactly_is_refused() -> None:
    """A house may pay less than even money where the dealer does not qualify."""
    rules = house("mbs").rules
    less = replace(rules.ante[Situation.NOT_QUALIFIED], odds=Odds(1, 2))
    halved = replace(rules, ante={**rules.ante, Situation.NOT_QUALIFIED: less})
    assert _refused(halved, ante="0.02") == []
    assert _refused(halved, ante="0.01") == [("ante", "bad_stake")]


@pytest.mark.parametrize(
    ("own", "there"),
    [
        (("5", "100", "5"), ("5", "10", "5")),
        (("1", "7", None), ("2", "7", None)),
        (("25", "100", "25"), ("25", "100", "25")),  # none keeps to both
    ],
)
def test_a_wager_limited_by_the_house_and_at_the_table_keeps_to_both(
    own: tuple[str, str, str | None], there: tuple[str, str, str | None]
) -> None:
    """One rule, so that a wrong stake is one mistake; it cites the house's own."""
    rules = house("posted").rules
    posted = next(each for each in rules.placards.values() if each.limits[0].high == _money("10"))
    limit = BetRule("limits", _limits(*own), Source("POSTED 3"))
    held = replace(rules, bets=(*rules.bets, limit)).at_table(posted.name).bets
    assert _on_ante(held) == [(_limits(*there), "POSTED 3")]


def test_all_limits_of_one_wager_hold() -> None:
    """The last of the house's own alone was kept beside those that hang there."""
    rules = house("posted").rules
    posted = next(each for each in rules.placards.values() if each.limits[0].high == _money("500"))
    more = BetRule("more", _limits("10", "100000", "4"), Source("POSTED 3"))
    less = BetRule("less", _limits("1", "200", "6"), Source("POSTED 4"))
    for own in ((more, less), (less, more)):
        held = replace(rules, bets=(*rules.bets, *own)).at_table(posted.name).bets
        assert _on_ante(held) == [(_limits("12", "192", "12"), own[0].source.cite)]


def _on_ante(held: Sequence[BetRule]) -> list[tuple[WithinLimits, str]]:
    return [
        (each.demand, each.source.cite)
        for each in held
        if isinstance(each.demand, WithinLimits) and each.demand.wager is Wager.ANTE
    ]


def _limits(low: str, high: str, chip: str | None) -> WithinLimits:
    return WithinLimits(Wager.ANTE, _money(low), _money(high), _money(chip) if chip else None)


def _money(text: str) -> Money:
    return Money.parse(text)
