"""Events of the 6 Card Bonus: what the best five of the six cards are."""

from __future__ import annotations

from dataclasses import replace

from trainer.drills.events.compared_events import beaten_and_paid
from trainer.drills.events.event import RoundEvent
from trainer.drills.events.event_context import (
    CannotShow,
    Ground,
    at_a_seat,
    joined,
)
from trainer.drills.events.event_patterns import Sight
from trainer.drills.scene import Player, Scene
from trainer.drills.views import wheels
from trainer.game.best_five import FiveCategory, best_five, best_five_ace_high, five_category
from trainer.game.cards import Rank, Three
from trainer.game.pay import Combination
from trainer.game.wagers import Wager

_SIX = Wager.SIX_CARD_BONUS


def _best(scene: Scene, player: Player) -> FiveCategory:
    side = scene.rules.side(_SIX)
    best = best_five if side is None or side.ace_low else best_five_ace_high
    return five_category(best((*player.cards, *scene.settlement.dealer.cards)))


def _six_card(name: str, row: Combination, sentence: str) -> RoundEvent:
    kind = FiveCategory(row.value)
    return RoundEvent(
        name,
        sentence,
        seen=lambda scene: scene.any_seat(
            lambda player: player.live(_SIX) and _best(scene, player) is kind
        ),
        sights=lambda ground: at_a_seat(
            *(joined(spot, ground.best_five(_SIX, row)) for spot in ground.in_action(_SIX))
        ),
    )


def _is_wheel(player: Three, dealer: Three) -> bool:
    ranks = {each.rank for each in (*player, *dealer)}
    low = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}
    return ranks >= low and Rank.SIX not in ranks


def _wheels(ground: Ground) -> list[Sight]:
    if not ground.side(_SIX).ace_low:
        raise CannotShow("5-4-3-2-A is no straight there")
    straight = ground.best_five(_SIX, Combination.STRAIGHT)
    wheel = replace(straight, views=(wheels(ground.book),))
    return at_a_seat(*(joined(spot, wheel) for spot in ground.in_action(_SIX)))


SIX_CARD_EVENTS = (
    _six_card(
        "six_card_royal",
        Combination.ROYAL_FLUSH,
        "The best five of a 6 Card Bonus make a royal flush.",
    ),
    _six_card(
        "six_card_straight_flush",
        Combination.STRAIGHT_FLUSH,
        "The best five of a 6 Card Bonus make a straight flush.",
    ),
    _six_card(
        "six_card_four_of_a_kind",
        Combination.FOUR_OF_A_KIND,
        "The best five of a 6 Card Bonus make four of a kind.",
    ),
    _six_card(
        "six_card_full_house",
        Combination.FULL_HOUSE,
        "The best five of a 6 Card Bonus make a full house.",
    ),
    _six_card(
        "six_card_flush",
        Combination.FLUSH,
        "The best five of a 6 Card Bonus make a flush.",
    ),
    _six_card(
        "six_card_straight",
        Combination.STRAIGHT,
        "The best five of a 6 Card Bonus make a straight.",
    ),
    RoundEvent(
        "six_card_ace_low_straight",
        "The best five of a 6 Card Bonus make 5-4-3-2-A.",
        seen=lambda scene: scene.any_seat(
            lambda player: (
                player.live(_SIX)
                and _best(scene, player) is FiveCategory.STRAIGHT
                and _is_wheel(player.cards, scene.settlement.dealer.cards)
            )
        ),
        sights=_wheels,
    ),
    _six_card(
        "six_card_three_of_a_kind",
        Combination.THREE_OF_A_KIND,
        "The best five of a 6 Card Bonus make three of a kind.",
    ),
    _six_card(
        "six_card_two_pair",
        Combination.TWO_PAIR,
        "The best five of a 6 Card Bonus make two pairs, which is not enough.",
    ),
    beaten_and_paid(
        "six_card_beaten",
        _SIX,
        "A hand that played loses and is paid its 6 Card Bonus.",
    ),
)
