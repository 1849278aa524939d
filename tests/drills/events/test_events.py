"""Every event, from both sides: what the generator deals is what an onlooker sees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from tests.drills.onlooker import laid
from tests.drills.shown import shows
from tests.sampled import sampled
from tests.some_houses import HOUSES, house
from trainer.drills.events.event_context import CannotShow, Ground, RoundEvent
from trainer.drills.events.event_patterns import Sight
from trainer.drills.events.events import EVENTS
from trainer.drills.generate import deal, generate, wish
from trainer.drills.ranked_hands import book_of
from trainer.drills.recipe import FoldChances, Recipe, Seats, WagerChances, WeighedEvents
from trainer.drills.scene import Scene
from trainer.errors import InputError
from trainer.game.bets import breaches
from trainer.game.cards import Rank
from trainer.game.hands import Category
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Situation

NAMED_BY_THE_CONTRACT = {
    "dealer_not_qualified", "dealer_queen_high", "tie", "beaten_with_ante_bonus",
    "fold_with_live_wager", "ace_low_straight", "ace_high_straight", "mini_royal",
    "three_of_a_kind", "straight_flush", "pair_plus_only", "same_category_kicker",
    "six_card_royal", "six_card_full_house", "prime_both", "prime_colours_differ", "envy",
    "progressive_win",
}  # fmt: skip

OWN = {
    "six-card-bonus": {name for name in EVENTS if name.startswith("six_card_")},
    "prime": {name for name in EVENTS if name.startswith("prime_")},
    "mbs": {
        "progressive_win", "progressive_beaten", "envy", "envy_with_progressive",
        "envy_without_progressive", "no_envy_for_pair_plus",
    },
}  # fmt: skip
NO_ANTE = {"pair_plus_only", "pair_plus_below_dealer"}
"""Not at boxes, where every box has an Ante (BOX 2)."""


ELSEWHERE = {"low_hand_qualifies"}
"""At none of the five houses: each has a Queen for it."""


def _not_shown(name: str) -> set[str]:
    others = {event for owner, events in OWN.items() if owner != name for event in events}
    return others | ELSEWHERE | (NO_ANTE if name == "boxes" else set())


SHOWN = [(name, event) for name in HOUSES for event in EVENTS if event not in _not_shown(name)]
NOT_SHOWN = [(name, event) for name in HOUSES for event in sorted(_not_shown(name))]


def test_every_event_of_the_contract_is_there() -> None:
    assert EVENTS.keys() >= NAMED_BY_THE_CONTRACT


def test_every_event_has_words_of_its_own() -> None:
    told = [event.sentence for event in EVENTS.values()]
    assert len({*told}) == len(told)
    assert all(each.endswith(".") for each in told)


@pytest.mark.parametrize(("name", "event"), SHOWN)
def test_every_round_shows_what_is_wanted_and_may_stand(name: str, event: str) -> None:
    rules = house(name).rules
    for round_ in deal(rules, "shown", 5, None, [event]):
        assert shows(rules, round_, event)
        assert not breaches(rules, round_)


@pytest.mark.parametrize(("name", "event"), NOT_SHOWN)
def test_a_house_that_cannot_show_an_event_says_so(name: str, event: str) -> None:
    with pytest.raises(InputError) as error:
        deal(house(name).rules, 1, 1, None, [event])
    assert [problem.code for problem in error.value.problems] == ["cannot_show"]
    assert f"{name} cannot show {event}" in str(error.value)


MIXED = Recipe(
    name="mixed",
    title="Mixed",
    teaches="Everything, good hands folded as well.",
    seats=Seats(1, 7),
    events=(WeighedEvents((), 1),),
    wagers=WagerChances(ante=80, pair_plus=60, own=50),
    folds=FoldChances(weak=50, good=30),
    several_hands=40,
)


@sampled(60, 600)
@pytest.mark.parametrize("name", HOUSES)
def test_sights_are_there_exactly_where_an_onlooker_sees_the_event(name: str, count: int) -> None:
    """On true random deals, so that no event is missed where the generator does not look."""
    rules = house(name).rules
    book = book_of(rules.ranking)
    sights: dict[tuple[str | None, str], list[Sight]] = {}
    for number in range(count):
        round_ = generate(rules, MIXED, number)
        scene, table = Scene.of(rules, round_), laid(book, round_)
        for event in EVENTS.values():
            key = round_.placard, event.name
            if key not in sights:
                sights[key] = _sights(event, Ground(scene.rules, book))
            assert table.shows(sights[key]) == event.seen(scene), (event.name, number)


MBS, SIX, PRIME = (house(name).rules for name in ("mbs", "six-card-bonus", "prime"))


def _folding(rules: HouseRules, *, forfeits: bool) -> HouseRules:
    sides = (
        structs.replace(each, folded=structs.replace(each.folded, forfeits=forfeits))
        for each in rules.sides
    )
    return structs.replace(rules, sides=tuple(sides))


def _ranked(rules: HouseRules, **changes: Any) -> HouseRules:
    return structs.replace(rules, ranking=replace(rules.ranking, **changes))


def _bonus_only_for_a_win(rules: HouseRules) -> HouseRules:
    wins = (Situation.HIGHER, Situation.NOT_QUALIFIED)
    due = {situation: rules.ante_bonus.due[situation] for situation in wins}
    return structs.replace(rules, ante_bonus=structs.replace(rules.ante_bonus, due=due))


OTHERS = {
    "a flush over a straight": _ranked(
        MBS,
        order=(
            Category.STRAIGHT_FLUSH,
            Category.THREE_OF_A_KIND,
            Category.FLUSH,
            Category.STRAIGHT,
            Category.PAIR,
            Category.HIGH_CARD,
        ),
    ),
    "no straight of 3-2-A": _ranked(MBS, straights=MBS.ranking.straights[1:]),
    "King high qualifies": structs.replace(
        SIX, qualifying=structs.replace(SIX.qualifying, at_least=(Rank.KING, Rank.THREE, Rank.TWO))
    ),
    "an Ante Bonus only for a win": _bonus_only_for_a_win(MBS),
    "a fold ends every wager": _folding(SIX, forfeits=True),
    "a fold ends none": _folding(SIX, forfeits=False),
    "a fold ends a Prime": _folding(PRIME, forfeits=True),
    "equal hands lose": structs.replace(
        MBS,
        ante={**MBS.ante, Situation.TIE: MBS.ante[Situation.LOWER]},
        play={**MBS.play, Situation.TIE: MBS.play[Situation.LOWER]},
    ),
}


@sampled(12, 120)
@pytest.mark.parametrize("changed", OTHERS)
def test_a_house_with_other_rules_shows_its_own_events(changed: str, count: int) -> None:
    """What an event is follows from the house's files alone."""
    rules = OTHERS[changed]
    book, ground = book_of(rules.ranking), Ground(rules, book_of(rules.ranking))
    sights = {name: _sights(event, ground) for name, event in EVENTS.items()}
    for number in range(count):
        round_ = generate(rules, MIXED, number)
        scene, table = Scene.of(rules, round_), laid(book, round_)
        for name, event in EVENTS.items():
            assert table.shows(sights[name]) == event.seen(scene), (name, number)
    for name in EVENTS:
        assert all(shows(rules, round_, name) for round_ in _dealt(rules, name))


def _dealt(rules: HouseRules, event: str) -> list[Round]:
    """Two rounds that are to show the event; none where the house cannot."""
    try:
        return [*deal(rules, "other", 2, None, [event])]
    except InputError:
        return []


def _sights(event: RoundEvent, ground: Ground) -> list[Sight]:
    try:
        return event.sights(ground)
    except CannotShow:
        return []


def _round(name: str, *wants: str) -> str:
    (round_,) = deal(house(name).rules, "both", 1, 4, wants)
    assert all(shows(house(name).rules, round_, want) for want in wants)
    return str(round_)


@pytest.mark.parametrize(
    ("name", "wants"),
    [
        ("mbs", ("tie", "ace_low_straight")),
        ("mbs", ("envy", "progressive_win", "fold_with_live_wager")),
        ("prime", ("prime_both", "tie")),
        ("six-card-bonus", ("six_card_full_house", "dealer_not_qualified")),
        ("six-card-bonus", ("six_card_royal", "fold_with_winning_wager")),
        ("boxes", ("beaten_with_ante_bonus", "beaten_with_pair_plus", "tie")),
        ("posted", ("pair_plus_only", "dealer_queen_high", "same_category_kicker")),
    ],
)
def test_several_events_in_one_round(name: str, wants: tuple[str, ...]) -> None:
    assert _round(name, *wants)


@pytest.mark.parametrize(
    ("name", "seats", "wants"),
    [
        ("mbs", 7, ("tie", "dealer_not_qualified")),
        ("mbs", 1, ("tie", "beaten_with_ante_bonus")),
        ("mbs", 1, ("envy",)),
        ("prime", 7, ("dealer_queen_high", "dealer_ace_low_straight")),
        ("posted", 1, ("pair_plus_only", "fold_with_live_wager")),
        ("six-card-bonus", 1, ("six_card_royal", "tie")),
    ],
)
def test_events_that_exclude_each_other_are_refused(
    name: str, seats: int, wants: tuple[str, ...]
) -> None:
    with pytest.raises(InputError, match="cannot show"):
        next(deal(house(name).rules, 1, 1, seats, wants))


def test_a_name_that_is_no_events_is_refused() -> None:
    with pytest.raises(InputError, match="'flood' is not an event"):
        deal(house("mbs").rules, 1, 1, None, ["tie", "flood"])


def test_a_wish_for_one_event_twice_is_a_wish_for_it() -> None:
    assert wish(3, ["tie", "tie"]).events == (WeighedEvents(("tie",), 1),)
