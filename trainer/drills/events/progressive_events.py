"""Events of the Progressive, and of the Envy Bonus that is paid with it."""

from __future__ import annotations

from trainer.drills.events.compared_events import beaten_and_paid
from trainer.drills.events.event import RoundEvent
from trainer.drills.events.event_context import (
    CannotShow,
    Ground,
    at_a_seat,
    joined,
    rows_of,
)
from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.scene import Player, Scene
from trainer.game.rules import EnvyBonus
from trainer.game.settle import three_card_combinations
from trainer.game.wagers import Wager

_PROGRESSIVE = Wager.PROGRESSIVE


def _progressive_wins(ground: Ground, *more: Spot) -> list[Sight]:
    return at_a_seat(
        *(
            joined(joined(live, ground.wins(_PROGRESSIVE)), spot)
            for live in ground.in_action(_PROGRESSIVE)
            for spot in more or (Spot(),)
        )
    )


def _envy(ground: Ground) -> EnvyBonus:
    if ground.rules.envy is None:
        raise CannotShow("it pays no Envy Bonus")
    return ground.rules.envy


def _envies(ground: Ground, holder: Spot) -> list[Sight]:
    """Such a hand that others may be paid for, and another player who may be paid for it."""
    envy = _envy(ground)
    held = joined(holder, Spot(hands=ground.paid_by(envy.table)))
    return [Sight(spots=(held, Spot(staked=frozenset({envy.paid_with}))), strangers=True)]


def _holder(ground: Ground) -> Spot:
    """A seat whose hand others are paid for."""
    return Spot(staked=frozenset({_envy(ground).holder_needs}))


def _with_progressive(ground: Ground) -> Spot:
    return joined(_holder(ground), Spot(staked=frozenset({_PROGRESSIVE})))


def _without_progressive(ground: Ground) -> Spot:
    return joined(_holder(ground), Spot(unstaked=frozenset({_PROGRESSIVE})))


def _envied(scene: Scene, player: Player) -> bool:
    """True if some other player is paid for this hand."""
    envy = scene.rules.envy
    if envy is None or not player.staked(envy.holder_needs):
        return False
    return _is_envied(scene, player) and bool(_others_with(scene, player, envy.paid_with))


def _is_envied(scene: Scene, player: Player) -> bool:
    envy = scene.rules.envy
    shown = three_card_combinations(scene.rules.ranking, player.cards)
    return envy is not None and bool(rows_of(envy.table).intersection(shown))


def _others_with(scene: Scene, player: Player, wager: Wager) -> list[Player]:
    others = [each for each in scene.players if each.seat.owner != player.seat.owner]
    return [each for each in others if each.staked(wager)]


def _no_envy(scene: Scene) -> bool:
    envy = scene.rules.envy
    return envy is not None and any(
        _is_envied(scene, player)
        and not player.staked(envy.holder_needs)
        and bool(_others_with(scene, player, envy.paid_with))
        for player in scene.players
    )


def _no_envies(ground: Ground) -> list[Sight]:
    return _envies(ground, Spot(unstaked=frozenset({_envy(ground).holder_needs})))


PROGRESSIVE_EVENTS = (
    RoundEvent(
        "progressive_win",
        "A Progressive wager wins.",
        seen=lambda scene: scene.any_seat(lambda player: player.wins(_PROGRESSIVE)),
        sights=_progressive_wins,
    ),
    beaten_and_paid(
        "progressive_beaten",
        _PROGRESSIVE,
        "A hand that played loses and is paid its Progressive.",
    ),
    RoundEvent(
        "envy",
        "An Envy Bonus is paid.",
        seen=lambda scene: scene.any_seat(lambda player: player.wins(Wager.ENVY_BONUS)),
        sights=lambda ground: _envies(ground, _holder(ground)),
    ),
    RoundEvent(
        "envy_with_progressive",
        "An Envy Bonus is paid for a hand with its own Progressive.",
        seen=lambda scene: scene.any_seat(
            lambda player: _envied(scene, player) and player.staked(_PROGRESSIVE)
        ),
        sights=lambda ground: _envies(ground, _with_progressive(ground)),
    ),
    RoundEvent(
        "envy_without_progressive",
        "An Envy Bonus is paid for a hand without its own Progressive.",
        seen=lambda scene: scene.any_seat(
            lambda player: _envied(scene, player) and not player.staked(_PROGRESSIVE)
        ),
        sights=lambda ground: _envies(ground, _without_progressive(ground)),
    ),
    RoundEvent(
        "no_envy_for_pair_plus",
        "A hand with Pair Plus alone is A-K-Q of one suit; no Envy Bonus.",
        seen=_no_envy,
        sights=_no_envies,
    ),
)
