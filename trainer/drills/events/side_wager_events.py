"""Events of the other side wagers: the Progressive and its Envy Bonus, Prime, the 6 Card Bonus."""

from __future__ import annotations

from msgspec.structs import replace

from trainer.drills.events.compared_events import played_and_paid
from trainer.drills.events.event_context import (
    CannotShow,
    Ground,
    RoundEvent,
    at_a_seat,
    at_any_seat,
    colours,
    is_one_colour,
    joined,
    one_suit,
    rows_of,
)
from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.ranked_hands import passing
from trainer.drills.scene import Player, Scene
from trainer.drills.views import one_colour, wheels
from trainer.game.best_five import FiveCategory, best_five, best_five_ace_high, five_category
from trainer.game.cards import Rank, Three
from trainer.game.pay import Combination
from trainer.game.rules import EnvyBonus, Situation
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
    # Strangers: nobody is paid for a hand of their own.
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
    at_any_seat(
        "progressive_win",
        "A Progressive wager wins.",
        seen=lambda player: player.wins(_PROGRESSIVE),
        sights=_progressive_wins,
    ),
    played_and_paid(
        "progressive_beaten",
        Situation.LOWER,
        _PROGRESSIVE,
        "A hand that played loses and is paid its Progressive.",
    ),
    at_any_seat(
        "envy",
        "An Envy Bonus is paid.",
        seen=lambda player: player.wins(Wager.ENVY_BONUS),
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
        "A hand with Pair Plus alone is A-K-Q of one suit. No Envy Bonus.",
        seen=_no_envy,
        sights=_no_envies,
    ),
)


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
    return not is_one_colour(cards)


def _dealer_only(ground: Ground) -> list[Sight]:
    spots = _primes(ground, Spot(hands=passing(ground.book, _mixed)))
    return [replace(sight, dealer=ground.one_colour) for sight in spots]


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
    at_any_seat(
        "prime_two_suits",
        "A Prime hand is of one colour but of two suits.",
        seen=lambda player: player.live(Wager.PRIME) and _of_several_suits(player.cards),
        sights=lambda ground: _primes(ground, Spot(hands=passing(ground.book, _of_several_suits))),
    ),
    RoundEvent(
        "prime_dealer_only",
        "The dealer's cards are of one colour; a Prime hand's are not.",
        seen=lambda scene: (
            len(colours(scene.settlement.dealer.cards)) == 1 and _prime(scene, 2, six=2)
        ),
        sights=_dealer_only,
    ),
    played_and_paid(
        "prime_beaten",
        Situation.LOWER,
        Wager.PRIME,
        "A hand that played loses and is paid its Prime.",
    ),
)


_SIX = Wager.SIX_CARD_BONUS


def _best(scene: Scene, player: Player) -> FiveCategory:
    side = scene.rules.side(_SIX)
    best = best_five if side is None or side.ace_low else best_five_ace_high
    return five_category(best((*player.cards, *scene.settlement.dealer.cards)))


def _six_card(name: str, row: Combination, made: str) -> RoundEvent:
    kind = FiveCategory(row.value)
    return RoundEvent(
        f"six_card_{name}",
        f"The best five of a 6 Card Bonus: {made}.",
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
        raise CannotShow("5-4-3-2-A is not a straight there")
    straight = ground.best_five(_SIX, Combination.STRAIGHT)
    wheel = replace(straight, views=(wheels(ground.book),))
    return at_a_seat(*(joined(spot, wheel) for spot in ground.in_action(_SIX)))


SIX_CARD_EVENTS = (
    _six_card("royal", Combination.ROYAL_FLUSH, "a royal flush"),
    _six_card("straight_flush", Combination.STRAIGHT_FLUSH, "a straight flush"),
    _six_card("four_of_a_kind", Combination.FOUR_OF_A_KIND, "four of a kind"),
    _six_card("full_house", Combination.FULL_HOUSE, "a full house"),
    _six_card("flush", Combination.FLUSH, "a flush"),
    _six_card("straight", Combination.STRAIGHT, "a straight"),
    RoundEvent(
        "six_card_ace_low_straight",
        "The best five of a 6 Card Bonus: 5-4-3-2-A.",
        seen=lambda scene: scene.any_seat(
            lambda player: (
                player.live(_SIX)
                and _best(scene, player) is FiveCategory.STRAIGHT
                and _is_wheel(player.cards, scene.settlement.dealer.cards)
            )
        ),
        sights=_wheels,
    ),
    _six_card("three_of_a_kind", Combination.THREE_OF_A_KIND, "three of a kind"),
    _six_card("two_pair", Combination.TWO_PAIR, "two pairs, not enough"),
    played_and_paid(
        "six_card_beaten",
        Situation.LOWER,
        _SIX,
        "A hand that played loses and is paid its 6 Card Bonus.",
    ),
)
