"""Events of the Prime wager: one colour, or all six of one."""

from __future__ import annotations

from dataclasses import replace

from trainer.drills.events.compared_events import beaten_and_paid
from trainer.drills.events.event import RoundEvent
from trainer.drills.events.event_context import (
    Ground,
    at_a_seat,
    colours,
    joined,
    one_suit,
)
from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.scene import Scene
from trainer.drills.views import one_colour
from trainer.game.cards import Three
from trainer.game.wagers import Wager


def _primes(ground: Ground, *spots: Spot) -> list[Sight]:
    return at_a_seat(
        *(joined(live, spot) for live in ground.in_action(Wager.PRIME) for spot in spots)
    )


def _prime(scene: Scene, colours_of_player: int, *, six: int) -> bool:
    """Player and dealer with that many colours; all six cards with that many."""
    dealer = scene.settlement.dealer.cards
    return scene.any_seat(
        lambda player: (
            player.live(Wager.PRIME)
            and len(colours(player.cards)) == colours_of_player
            and len(colours((*player.cards, *dealer))) == six
        )
    )


def _mixed(cards: Three) -> bool:
    return len(colours(cards)) == 2


def _dealer_only(ground: Ground) -> list[Sight]:
    book = ground.book
    alone = book.where(lambda cards: not _mixed(cards))
    spots = _primes(ground, Spot(hands=book.where(_mixed)))
    return [replace(sight, dealer=alone) for sight in spots]


def _of_several_suits(cards: Three) -> bool:
    return not _mixed(cards) and not one_suit(cards)


PRIME_EVENTS = (
    RoundEvent(
        "prime_both",
        "All six cards, a Prime hand's and the dealer's, share a colour.",
        seen=lambda scene: _prime(scene, 1, six=1),
        sights=lambda ground: _primes(ground, Spot(views=(one_colour(ground.book, same=True),))),
    ),
    RoundEvent(
        "prime_colours_differ",
        "A Prime hand is of one colour, the dealer's of the other.",
        seen=lambda scene: (
            len(colours(scene.settlement.dealer.cards)) == 1 and _prime(scene, 1, six=2)
        ),
        sights=lambda ground: _primes(ground, Spot(views=(one_colour(ground.book, same=False),))),
    ),
    RoundEvent(
        "prime_two_suits",
        "A Prime hand is of one colour but of two suits.",
        seen=lambda scene: scene.any_seat(
            lambda player: player.live(Wager.PRIME) and _of_several_suits(player.cards)
        ),
        sights=lambda ground: _primes(ground, Spot(hands=ground.book.where(_of_several_suits))),
    ),
    RoundEvent(
        "prime_dealer_only",
        "The dealer's cards are of one colour; a Prime hand's are not.",
        seen=lambda scene: (
            len(colours(scene.settlement.dealer.cards)) == 1 and _prime(scene, 2, six=2)
        ),
        sights=_dealer_only,
    ),
    beaten_and_paid(
        "prime_beaten",
        Wager.PRIME,
        "A hand that played loses and is paid its Prime.",
    ),
)
