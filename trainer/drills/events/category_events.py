"""Events about categories of hands, folded hands, and hands without an Ante to fold."""

from __future__ import annotations

from collections.abc import Callable

from trainer.drills.events.event_context import (
    FOLDED,
    CannotShow,
    Ground,
    RoundEvent,
    at_a_seat,
    at_any_seat,
    compared,
    joined,
    rows_of,
)
from trainer.drills.events.event_patterns import Sight, Spot
from trainer.drills.scene import Player, Scene
from trainer.drills.views import crossed, kickers, lower, pairs_that_mislead
from trainer.game.cards import Rank, Three
from trainer.game.hands import Category
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line, three_card_combinations
from trainer.game.wagers import Wager


def _deciding(cards: Three, category: Category) -> list[int]:
    """The ranks in the order in which they decide; a straight's only by its highest."""
    ranks = sorted((int(each.rank) for each in cards), reverse=True)
    if category is not Category.PAIR:
        return ranks
    # Of three ranks in order, the middle one is always of the pair.
    pair = ranks[1]
    return [pair, pair, ranks[2] if ranks[0] == pair else ranks[0]]


def _kicker(scene: Scene, category: Category, *, equal_ranks: int) -> bool:
    dealer = scene.settlement.dealer
    first = _deciding(dealer.cards, category)[:equal_ranks]

    def decides(player: Player) -> bool:
        alike = player.compared and player.category is category is dealer.category
        unequal = player.strength != dealer.strength
        return alike and unequal and _deciding(player.cards, category)[:equal_ranks] == first

    return scene.any_seat(decides)


def _kicker_event(name: str, category: Category, equal_ranks: int, sentence: str) -> RoundEvent:
    return RoundEvent(
        name,
        sentence,
        seen=lambda scene: _kicker(scene, category, equal_ranks=equal_ranks),
        sights=lambda ground: compared(
            ground, kickers(ground.book, category, equal_ranks=equal_ranks)
        ),
    )


_BY_LOWER_CARDS = (Category.HIGH_CARD, Category.PAIR, Category.FLUSH)


def _misleads(scene: Scene) -> bool:
    dealer = scene.settlement.dealer
    top = sorted((int(each.rank) for each in dealer.cards), reverse=True)

    def misled(player: Player) -> bool:
        pairs = player.compared and player.category is Category.PAIR is dealer.category
        by_top = sorted((int(each.rank) for each in player.cards), reverse=True)
        unequal = player.strength != dealer.strength
        return pairs and unequal and (player.strength > dealer.strength) is (by_top < top)

    return scene.any_seat(misled)


def _against(name: str, one: Category, other: Category, sentence: str) -> RoundEvent:
    """One hand of one category, the other of the other, either way round."""
    return RoundEvent(
        name,
        sentence,
        seen=lambda scene: scene.any_seat(
            lambda player: (
                player.compared
                and {player.category, scene.settlement.dealer.category} == {one, other}
            )
        ),
        sights=lambda ground: compared(
            ground, crossed(ground.book, (ground.category(one), ground.category(other)))
        ),
    )


_A23 = {Rank.ACE, Rank.TWO, Rank.THREE}


def _ace_low(cards: Three) -> bool:
    return {each.rank for each in cards} == _A23


_AKQ = {Rank.ACE, Rank.KING, Rank.QUEEN}


def _ace_high(cards: Three) -> bool:
    return {each.rank for each in cards} == _AKQ


_STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)


def _ace_low_event(name: str, other: Callable[[Three], bool], sentence: str) -> RoundEvent:
    """3-2-A meets such another straight."""

    def meets(scene: Scene) -> bool:
        dealer = scene.settlement.dealer
        if dealer.category not in _STRAIGHTS:
            return False
        return scene.any_seat(
            lambda player: (
                player.compared
                and player.category is dealer.category
                and (
                    (_ace_low(player.cards) and other(dealer.cards))
                    or (_ace_low(dealer.cards) and other(player.cards))
                )
            )
        )

    def sights(ground: Ground) -> list[Sight]:
        hands = [ground.category(each) for each in _STRAIGHTS]
        book = ground.book
        kinds = [(book.where(_ace_low, each), book.where(other, each)) for each in hands]
        return compared(ground, crossed(book, *kinds))

    return RoundEvent(name, sentence, meets, sights)


CATEGORY_EVENTS = (
    RoundEvent(
        "same_category_kicker",
        "A hand that played ties the dealer's category. Only a lower card decides.",
        seen=lambda scene: any(_kicker(scene, kind, equal_ranks=1) for kind in _BY_LOWER_CARDS),
        sights=lambda ground: compared(
            ground, kickers(ground.book, *_BY_LOWER_CARDS, equal_ranks=1)
        ),
    ),
    _kicker_event(
        "pair_kicker",
        Category.PAIR,
        1,
        "A hand that played has the dealer's pair; the odd card decides.",
    ),
    _kicker_event(
        "top_two_equal",
        Category.HIGH_CARD,
        2,
        "A hand that played has the dealer's top two cards, no pair. The third decides.",
    ),
    _kicker_event(
        "flush_kicker",
        Category.FLUSH,
        1,
        "Two flushes with one highest card; a lower card decides.",
    ),
    RoundEvent(
        "pairs_that_mislead",
        "Two pairs of which the lower has the higher card beside it.",
        seen=_misleads,
        sights=lambda ground: compared(ground, pairs_that_mislead(ground.book)),
    ),
    _against(
        "straight_against_flush",
        Category.STRAIGHT,
        Category.FLUSH,
        "A straight meets a flush; here the straight is the higher.",
    ),
    _against(
        "trips_against_straight",
        Category.THREE_OF_A_KIND,
        Category.STRAIGHT,
        "Three of a kind meets a straight.",
    ),
    _against(
        "trips_against_straight_flush",
        Category.THREE_OF_A_KIND,
        Category.STRAIGHT_FLUSH,
        "Three of a kind meets a straight flush.",
    ),
    _ace_low_event(
        "ace_low_against_straight",
        lambda cards: not _ace_low(cards),
        "3-2-A meets another straight, both suited or both not. It is the lowest.",
    ),
    _ace_low_event(
        "ace_low_against_ace_high",
        _ace_high,
        "3-2-A meets A-K-Q, both suited or both not. Lowest meets highest.",
    ),
)


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
    at_any_seat(
        "fold_with_live_wager",
        "A hand is folded while another of its wagers stays in action.",
        seen=lambda player: bool(_live(player)),
        sights=lambda ground: at_a_seat(
            joined(FOLDED, Spot(one_of=(frozenset(_staying(ground)),))),
        ),
    ),
    at_any_seat(
        "fold_with_winning_wager",
        "A hand is folded, and a wager that stays in action wins.",
        seen=lambda player: any(line.result is Result.WIN for line in _live(player)),
        sights=_folded_and_paid,
    ),
    at_any_seat(
        "fold_with_pair_or_better",
        "A pair or better with a Pair Plus is folded. The house decides whether it is paid.",
        seen=lambda player: (
            _folded(player) and player.staked(Wager.PAIR_PLUS) and _pair_or_better(player)
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
        "A hand is folded, and then the dealer does not qualify. The Ante is lost all the same.",
        seen=lambda scene: not scene.settlement.dealer.qualifies and scene.any_seat(_folded),
        sights=lambda ground: [Sight(dealer=ground.not_qualifying, spots=(FOLDED,))],
    ),
    at_any_seat(
        "pair_plus_only",
        "A hand has a Pair Plus and no other wager.",
        seen=lambda player: {*player.seat.stakes} == {Wager.PAIR_PLUS},
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
