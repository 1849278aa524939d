"""Events in which a played hand is compared with the dealer's: who wins, and what is paid
anyway."""

from __future__ import annotations

from trainer.drills.events.event_context import (
    PLAYED,
    Ground,
    RoundEvent,
    at_a_seat,
    at_any_seat,
    joined,
    played,
    played_with_ante_bonus,
    with_ante_bonus,
)
from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.scene import Player
from trainer.drills.views import not_higher
from trainer.game.rules import Situation
from trainer.game.wagers import Wager


def _tied(player: Player) -> bool:
    return player.situation is Situation.TIE


def _beaten(player: Player) -> bool:
    return player.situation is Situation.LOWER


def _paid(ground: Ground, wager: Wager) -> Spot:
    """A seat that is paid a side wager whatever becomes of the Ante."""
    return joined(ground.wins(wager), Spot(staked=frozenset({wager})))


def played_and_paid(name: str, situation: Situation, wager: Wager, sentence: str) -> RoundEvent:
    """A hand that played stands so to the dealer's, and that side wager of its seat is paid."""
    return at_any_seat(
        name,
        sentence,
        seen=lambda player: player.situation is situation and player.wins(wager),
        sights=lambda ground: [played(ground, situation, _paid(ground, wager))],
    )


_RESULTS = (
    at_any_seat(
        "tie",
        "A hand that played equals the dealer's, who qualifies.",
        seen=_tied,
        sights=lambda ground: [played(ground, Situation.TIE, Spot())],
    ),
    at_any_seat(
        "tie_with_ante_bonus",
        "A hand that played ties the dealer. Its Ante Bonus is paid.",
        seen=lambda player: _tied(player) and player.wins(Wager.ANTE_BONUS),
        sights=lambda ground: [
            played(ground, Situation.TIE, with_ante_bonus(ground, Situation.TIE))
        ],
    ),
    played_and_paid(
        "tie_with_pair_plus",
        Situation.TIE,
        Wager.PAIR_PLUS,
        "A hand that played ties the dealer. Its Pair Plus is paid.",
    ),
    at_any_seat(
        "beaten_with_ante_bonus",
        "A hand that played loses and is paid its Ante Bonus.",
        seen=lambda player: _beaten(player) and player.wins(Wager.ANTE_BONUS),
        sights=lambda ground: [played_with_ante_bonus(ground, Situation.LOWER, Spot())],
    ),
    played_and_paid(
        "beaten_with_pair_plus",
        Situation.LOWER,
        Wager.PAIR_PLUS,
        "A hand that played loses and is paid its Pair Plus.",
    ),
)


def _no_game(player: Player) -> bool:
    return player.situation is Situation.NOT_QUALIFIED


_WITHOUT_GAME = (
    RoundEvent(
        "not_qualified_not_beaten",
        "The dealer does not qualify; a hand that played is not higher.",
        seen=lambda scene: scene.any_seat(
            lambda player: _no_game(player) and player.strength <= scene.settlement.dealer.strength
        ),
        sights=lambda ground: [
            played(ground, Situation.NOT_QUALIFIED, Spot(views=(not_higher(ground.book),)))
        ],
    ),
    at_any_seat(
        "not_qualified_with_ante_bonus",
        "The dealer does not qualify. A hand that played is paid its Ante Bonus.",
        seen=lambda player: _no_game(player) and player.wins(Wager.ANTE_BONUS),
        sights=lambda ground: [played_with_ante_bonus(ground, Situation.NOT_QUALIFIED, Spot())],
    ),
    played_and_paid(
        "not_qualified_with_pair_plus",
        Situation.NOT_QUALIFIED,
        Wager.PAIR_PLUS,
        "The dealer does not qualify. A hand that played is paid its Pair Plus.",
    ),
)


def _bonus_without_pair_plus(ground: Ground) -> list[Sight]:
    spot = Spot(unstaked=frozenset({Wager.PAIR_PLUS}))
    due = ground.rules.ante_bonus.due
    # Due in every situation: the dealer may have any hand.
    if due.keys() >= set(Situation) - {Situation.FOLDED}:
        return at_a_seat(joined(joined(PLAYED, spot), Spot(hands=ground.with_ante_bonus)))
    return [played_with_ante_bonus(ground, each, spot) for each in due]


_BONUS = (
    at_any_seat(
        "ante_bonus_without_pair_plus",
        "A hand without a Pair Plus is paid an Ante Bonus.",
        seen=lambda player: player.wins(Wager.ANTE_BONUS) and not player.staked(Wager.PAIR_PLUS),
        sights=_bonus_without_pair_plus,
    ),
)


COMPARED_EVENTS = (*_RESULTS, *_WITHOUT_GAME, *_BONUS)
