"""Events about folded hands, and about hands without an Ante to fold."""

from __future__ import annotations

from trainer.drills.events.event import RoundEvent
from trainer.drills.events.event_context import (
    FOLDED,
    CannotShow,
    Ground,
    at_a_seat,
    joined,
    rows_of,
)
from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.scene import Player, Scene
from trainer.drills.views import lower
from trainer.game.hands import Category
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line, three_card_combinations
from trainer.game.wagers import Wager


def _folded(player: Player) -> bool:
    return player.situation is Situation.FOLDED


def _live(player: Player) -> list[Line]:
    """The lines of a folded seat that the fold did not end."""
    if not _folded(player):
        return []
    return [line for line in player.settled.lines if line.stake is not None and not line.forfeited]


def _staying(ground: Ground) -> list[Wager]:
    """The wagers that a fold leaves in action."""
    staying = [side.wager for side in ground.rules.sides if not side.folded.forfeits]
    if not staying:
        raise CannotShow("a fold there ends every wager of the seat")
    return staying


def _folded_and_paid(ground: Ground) -> list[Sight]:
    return at_a_seat(*(_folded_with(each, ground.wins(each)) for each in _staying(ground)))


def _folded_with(wager: Wager, spot: Spot) -> Spot:
    return joined(FOLDED, joined(spot, Spot(staked=frozenset({wager}))))


def _pair_or_better(player: Player) -> bool:
    return player.category is not Category.HIGH_CARD


def _bonus_hand(scene: Scene, player: Player) -> bool:
    rows = rows_of(scene.rules.ante_bonus.table)
    return bool(rows.intersection(three_card_combinations(scene.rules.ranking, player.cards)))


def _pair_plus_below_dealer(ground: Ground) -> list[Sight]:
    no_ante = Spot(
        staked=frozenset({Wager.PAIR_PLUS}),
        unstaked=frozenset({Wager.ANTE}),
        views=(lower(ground.book),),
    )
    return at_a_seat(joined(no_ante, ground.wins(Wager.PAIR_PLUS)))


def _below_dealer(player: Player, scene: Scene) -> bool:
    return player.strength < scene.settlement.dealer.strength


def _only_pair_plus(ground: Ground) -> Spot:
    ground.side(Wager.PAIR_PLUS)
    others = frozenset(ground.rules.wagers) - {Wager.PAIR_PLUS}
    return Spot(staked=frozenset({Wager.PAIR_PLUS}), unstaked=others)


FOLD_EVENTS = (
    RoundEvent(
        "fold_with_live_wager",
        "A hand is folded while another of its wagers stays in action.",
        seen=lambda scene: scene.any_seat(lambda player: bool(_live(player))),
        sights=lambda ground: at_a_seat(
            joined(FOLDED, Spot(one_of=(frozenset(_staying(ground)),))),
        ),
    ),
    RoundEvent(
        "fold_with_winning_wager",
        "A hand is folded, and a wager that stays in action wins.",
        seen=lambda scene: scene.any_seat(
            lambda player: any(line.result is Result.WIN for line in _live(player))
        ),
        sights=_folded_and_paid,
    ),
    RoundEvent(
        "fold_with_pair_or_better",
        "A pair or better with a Pair Plus is folded: paid or lost, as the house has it.",
        seen=lambda scene: scene.any_seat(
            lambda player: (
                _folded(player) and player.staked(Wager.PAIR_PLUS) and _pair_or_better(player)
            )
        ),
        sights=lambda ground: at_a_seat(
            _folded_with(Wager.PAIR_PLUS, Spot(hands=ground.at_least(Category.PAIR)))
        ),
    ),
    RoundEvent(
        "fold_of_a_bonus_hand",
        "A hand is folded that would have been paid an Ante Bonus.",
        seen=lambda scene: scene.any_seat(
            lambda player: _folded(player) and _bonus_hand(scene, player)
        ),
        sights=lambda ground: at_a_seat(joined(FOLDED, Spot(hands=ground.with_ante_bonus))),
    ),
    RoundEvent(
        "fold_before_no_game",
        "A hand is folded, and then the dealer does not qualify: the Ante is lost all the same.",
        seen=lambda scene: not scene.settlement.dealer.qualifies and scene.any_seat(_folded),
        sights=lambda ground: [Sight(dealer=ground.not_qualifying, spots=(FOLDED,))],
    ),
    RoundEvent(
        "pair_plus_only",
        "A hand has a Pair Plus and no other wager.",
        seen=lambda scene: scene.any_seat(
            lambda player: {*player.seat.stakes} == {Wager.PAIR_PLUS}
        ),
        sights=lambda ground: at_a_seat(_only_pair_plus(ground)),
    ),
    RoundEvent(
        "pair_plus_below_dealer",
        "A lone Pair Plus is paid though the dealer's hand is higher.",
        seen=lambda scene: scene.any_seat(
            lambda player: (
                player.situation is None
                and player.wins(Wager.PAIR_PLUS)
                and _below_dealer(player, scene)
            )
        ),
        sights=_pair_plus_below_dealer,
    ),
)
