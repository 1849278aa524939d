"""How fast the engine is, beside well-known programs on the same machine: ``make bench``."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import cycle, starmap
from statistics import median
from time import perf_counter
from typing import cast

import pytest
from phevaluator import Card as TheirCard  # type: ignore[import-untyped]
from phevaluator import evaluate_cards
from pokerkit import Card as PokerkitCard
from pokerkit.lookups import RhodeIslandHoldemLookup

from tests.bench.ratios import Ratio, compare
from tests.some_houses import house
from trainer.drills.events.events import EVENTS
from trainer.drills.generate import generate, wish
from trainer.drills.plan import Planner
from trainer.drills.stream import Stream
from trainer.drills.table_draw import deal_hands
from trainer.game.ante_chances import ante_and_play
from trainer.game.best_five import Six, best_five
from trainer.game.cards import DECK, Three
from trainer.game.hands import text_of

pytestmark = pytest.mark.bench

_HANDS = 2000
_DRAW = random.Random(3)


def test_three_cards() -> None:
    """Against pokerkit's own lookup for three-card hands, both given cards that are read."""
    hands = [cast("Three", tuple(_DRAW.sample(DECK, 3))) for _ in range(_HANDS)]
    theirs = [list(PokerkitCard.parse(text_of(cards))) for cards in hands]
    strength = house("mbs").rules.ranking.strength
    entry = RhodeIslandHoldemLookup().get_entry
    ratio = _each(
        compare(
            lambda: _through(map(strength, hands)),
            lambda: _through(map(entry, theirs)),
            3,
        )
    )
    ratio.tell("three cards, of pokerkit's get_entry", at_most=0.06)
    assert ratio.ratio <= 0.06


def test_best_five_of_six() -> None:
    """Against phevaluator's public call, as its pages show it; and, told only, with its numbers."""
    hands = [cast("Six", tuple(_DRAW.sample(DECK, 6))) for _ in range(_HANDS)]
    texts = [[str(card) for card in cards] for cards in hands]
    numbers = [[TheirCard.to_id(text) for text in cards] for cards in texts]
    by_text, by_number = _six(hands, texts), _six(hands, numbers)
    by_text.tell("best five of six, of phevaluator's evaluate_cards", at_most=0.5)
    by_number.tell("the same, of evaluate_cards given its own card numbers")
    assert by_text.ratio <= 0.5


def _six(hands: Sequence[Six], theirs: Sequence[Sequence[object]]) -> Ratio:
    ratio = compare(
        lambda: _through(map(best_five, hands)),
        lambda: _through(starmap(evaluate_cards, theirs)),
        3,
    )
    return _each(ratio)


def _through(results: Iterable[object]) -> None:
    """Takes every result and keeps none."""
    deque(results, maxlen=0)


def _each(ratio: Ratio) -> Ratio:
    """For one hand."""
    return Ratio(ratio.ours / _HANDS, ratio.theirs / _HANDS, ratio.ratio)


def test_ante_and_play() -> None:
    rules = house("mbs").rules
    seconds = []
    for _ in range(9):
        begun = perf_counter()
        ante_and_play(rules)
        seconds.append(perf_counter() - begun)
    print(f"\nexact Ante and Play: {median(seconds):.3f} s, at most 0.2 s", end="")
    assert median(seconds) <= 0.2


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("mbs", "tie"),
        ("six-card-bonus", "beaten_with_ante_bonus"),
        ("prime", "three_of_a_kind"),
        ("posted", "low_pair_qualifies"),
        ("boxes", "same_category_kicker"),
    ],
)
def test_a_directed_deal_of_seven_seats(name: str, event: str) -> None:
    """Its twenty-four cards against as many cards drawn blindly; and, told only, the whole round
    with its players, stakes and decisions."""
    rules, recipe = house(name).rules, wish(7, [event])
    planner = Planner.of(rules, recipe)
    plan = planner.plan([EVENTS[event]])
    stream, seeds = Stream(name), cycle(range(100_000))

    def cards() -> None:
        while deal_hands(planner.book, plan, stream) is None:
            pass

    def blindly() -> list[int]:
        return random.sample(range(52), 24)

    ratio = compare(cards, blindly, 300)
    ratio.tell(f"seven seats with {event}, of random.sample", at_most=4)
    whole = compare(lambda: generate(rules, recipe, next(seeds)), blindly, 300)
    whole.tell("  the whole round from its seed")
    assert ratio.ratio <= 4


def test_a_drill_that_changes_its_seats() -> None:
    """Three to seven seats in turn, each with a recipe of its own, against five every time."""
    rules, seeds, seats = house("mbs").rules, cycle(range(200)), cycle(range(3, 8))
    five = wish(5, ["tie"])

    def changing() -> None:
        generate(rules, wish(next(seats), ["tie"]), next(seeds))

    def the_same() -> None:
        generate(rules, five, next(seeds))

    ratio = compare(changing, the_same, 50)
    ratio.tell("rounds of three to seven seats, of those of five", at_most=1.5)
    assert ratio.ratio <= 1.5
