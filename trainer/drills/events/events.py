"""Every event that a round may be asked to show, the most telling first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from trainer.drills.events.category_events import CATEGORY_EVENTS, FOLD_EVENTS
from trainer.drills.events.compared_events import COMPARED_EVENTS
from trainer.drills.events.event_context import (
    CannotShow,
    Ground,
    RoundEvent,
    anywhere,
    at_dealer,
    is_one_colour,
    one_suit,
)
from trainer.drills.events.event_patterns import Sight
from trainer.drills.events.side_wager_events import (
    PRIME_EVENTS,
    PROGRESSIVE_EVENTS,
    SIX_CARD_EVENTS,
)
from trainer.drills.ranked_hands import Book, Hands, both
from trainer.drills.scene import Scene
from trainer.game.cards import Rank, Suit, Three
from trainer.game.hands import Category
from trainer.wording import Phrase, say_phrase

_STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_A23 = (Rank.ACE, Rank.TWO, Rank.THREE)
_AKQ = (Rank.ACE, Rank.KING, Rank.QUEEN)
_KQJ = (Rank.KING, Rank.QUEEN, Rank.JACK)
_KA2 = (Rank.KING, Rank.ACE, Rank.TWO)


def _ranks(cards: Three) -> set[Rank]:
    return {each.rank for each in cards}


def _straight(ranks: tuple[Rank, ...]) -> Callable[[Three, Category], bool]:
    return lambda cards, category: category in _STRAIGHTS and _ranks(cards) == {*ranks}


def _is_mini_royal(cards: Three, category: Category) -> bool:
    return category is Category.STRAIGHT_FLUSH and _ranks(cards) == {*_AKQ}


def _category(name: str, category: Category, sentence: str) -> RoundEvent:
    return RoundEvent(
        name,
        sentence,
        seen=lambda scene: scene.any_hand(lambda _, held: held is category),
        sights=lambda ground: anywhere(ground.category(category)),
    )


def _is_one_gap_run(cards: Three, category: Category) -> bool:
    ranks = _ranks(cards)
    return len(ranks) == 3 and max(ranks) - min(ranks) == 3 and category not in _STRAIGHTS


@lru_cache(maxsize=16)
def _one_gap_runs(book: Book) -> Hands:
    straights = [set(straight) for straight in book.ranking.straights]
    return book.where(
        lambda cards: _is_one_gap_run(cards, Category.HIGH_CARD) and _ranks(cards) not in straights
    )


def _is_one_colour_no_flush(cards: Three, category: Category) -> bool:
    low = category in (Category.HIGH_CARD, Category.PAIR)
    return low and is_one_colour(cards) and not one_suit(cards)


@lru_cache(maxsize=16)
def _one_colour_no_flush(book: Book) -> Hands:
    return book.where(
        lambda cards: _is_one_colour_no_flush(
            cards, book.ranking.category(book.ranking.strength(cards))
        )
    )


_ANY_HAND = (
    _category("three_of_a_kind", Category.THREE_OF_A_KIND, "A hand is three of a kind."),
    _category("straight_flush", Category.STRAIGHT_FLUSH, "A hand is a straight flush."),
    RoundEvent(
        "ace_low_straight",
        "A hand is 3-2-A, suited or not: the lowest straight.",
        seen=lambda scene: scene.any_hand(_straight(_A23)),
        sights=lambda ground: anywhere(ground.straight(*_A23)),
    ),
    RoundEvent(
        "ace_high_straight",
        "A hand is A-K-Q, suited or not: the highest straight.",
        seen=lambda scene: scene.any_hand(_straight(_AKQ)),
        sights=lambda ground: anywhere(ground.straight(*_AKQ)),
    ),
    RoundEvent(
        "ace_high_straight_mixed",
        "A hand is A-K-Q of several suits: a straight, no Mini Royal.",
        seen=lambda scene: scene.any_hand(
            lambda cards, category: _straight(_AKQ)(cards, category) and not one_suit(cards)
        ),
        sights=lambda ground: anywhere(
            ground.book.where(lambda cards: not one_suit(cards), ground.straight(*_AKQ))
        ),
    ),
    RoundEvent(
        "mini_royal",
        "A hand is A-K-Q of one suit.",
        seen=lambda scene: scene.any_hand(_is_mini_royal),
        sights=lambda ground: anywhere(ground.mini_royal()),
    ),
    RoundEvent(
        "mini_royal_spades",
        "A hand is A-K-Q of spades.",
        seen=lambda scene: scene.any_hand(
            lambda cards, category: _is_mini_royal(cards, category) and cards[0].suit is Suit.SPADES
        ),
        sights=lambda ground: anywhere(ground.mini_royal(Suit.SPADES)),
    ),
    RoundEvent(
        "suited_king_queen_jack",
        "A hand is K-Q-J of one suit: straight flush, no Mini Royal.",
        seen=lambda scene: scene.any_hand(
            lambda cards, category: _straight(_KQJ)(cards, category) and one_suit(cards)
        ),
        sights=lambda ground: anywhere(ground.book.where(one_suit, ground.straight(*_KQJ))),
    ),
    RoundEvent(
        "king_ace_two",
        "A hand is K-A-2: no straight. The ace does not turn the corner.",
        seen=lambda scene: scene.any_hand(
            lambda cards, category: _ranks(cards) == {*_KA2} and category not in _STRAIGHTS
        ),
        sights=lambda ground: anywhere(() if ground.is_straight(*_KA2) else ground.of_ranks(*_KA2)),
    ),
    RoundEvent(
        "one_gap_run",
        "A hand is one card short of a straight, like J-T-8.",
        seen=lambda scene: scene.any_hand(_is_one_gap_run),
        sights=lambda ground: anywhere(_one_gap_runs(ground.book)),
    ),
    RoundEvent(
        "one_colour_no_flush",
        "A hand is of one colour, not of one suit: no flush.",
        seen=lambda scene: scene.any_hand(_is_one_colour_no_flush),
        sights=lambda ground: anywhere(_one_colour_no_flush(ground.book)),
    ),
)


def _dealer(scene: Scene) -> tuple[Category, list[int]]:
    """The dealer's category, and the ranks from the highest."""
    dealer = scene.settlement.dealer
    return dealer.category, sorted((int(each.rank) for each in dealer.cards), reverse=True)


def _dealer_high_card(scene: Scene, top: Rank) -> bool:
    category, ranks = _dealer(scene)
    return category is Category.HIGH_CARD and ranks[0] == top


@lru_cache(maxsize=64)
def _high_cards(book: Book, top: Rank) -> Hands:
    return book.where(lambda cards: max(_ranks(cards)) is top, book.category(Category.HIGH_CARD))


def _low_queen(scene: Scene) -> bool:
    category, ranks = _dealer(scene)
    return category is Category.HIGH_CARD and _is_low(ranks, Rank.QUEEN) and _plays_by_rule(scene)


def _plays_by_rule(scene: Scene) -> bool:
    """True of a dealer who plays where not every hand does."""
    rules = scene.rules
    return scene.settlement.dealer.qualifies and not rules.qualifying.met_by_all(rules.ranking)


def _must_not_play_always(ground: Ground) -> None:
    if ground.rules.qualifying.met_by_all(ground.rules.ranking):
        raise CannotShow("the dealer plays with any hand there")


def _is_low(ranks: list[int], top: Rank) -> bool:
    """True of the lowest hands with that highest card: Q-3-2 to Q-6-3."""
    return ranks[0] == top and ranks < [top, Rank.SIX, Rank.FOUR]


def _low_high_cards(ground: Ground, top: Rank) -> list[Sight]:
    _must_not_play_always(ground)
    low = ground.book.where(
        lambda cards: _is_low(sorted(_ranks(cards), reverse=True), top),
        _high_cards(ground.book, top),
    )
    return at_dealer(both(low, ground.qualifying))


def _lowest(scene: Scene) -> bool:
    category, ranks = _dealer(scene)
    top = scene.rules.qualifying.at_least[0]
    low = category is Category.HIGH_CARD and _is_low(ranks, top)
    return low and top is not Rank.QUEEN and _plays_by_rule(scene)


def _lowest_hands(ground: Ground) -> list[Sight]:
    top = ground.rules.qualifying.at_least[0]
    if top is Rank.QUEEN:
        raise CannotShow("the lowest hand with which the dealer plays has a Queen there")
    return _low_high_cards(ground, top)


def _low_pair(scene: Scene) -> bool:
    category, ranks = _dealer(scene)
    return category is Category.PAIR and ranks[0] < Rank.QUEEN and _plays_by_rule(scene)


def _low_pairs(ground: Ground) -> list[Sight]:
    _must_not_play_always(ground)
    pairs = ground.book.where(
        lambda cards: max(_ranks(cards)) < Rank.QUEEN, ground.category(Category.PAIR)
    )
    return at_dealer(both(pairs, ground.qualifying))


_DEALERS_HAND = (
    RoundEvent(
        "dealer_not_qualified",
        "The dealer does not qualify.",
        seen=lambda scene: not scene.settlement.dealer.qualifies,
        sights=lambda ground: at_dealer(ground.not_qualifying),
    ),
    RoundEvent(
        "dealer_queen_high",
        "The dealer has Queen high and nothing better.",
        seen=lambda scene: _dealer_high_card(scene, Rank.QUEEN),
        sights=lambda ground: at_dealer(_high_cards(ground.book, Rank.QUEEN)),
    ),
    RoundEvent(
        "dealer_jack_high",
        "The dealer has Jack high and nothing better.",
        seen=lambda scene: _dealer_high_card(scene, Rank.JACK),
        sights=lambda ground: at_dealer(_high_cards(ground.book, Rank.JACK)),
    ),
    RoundEvent(
        "low_queen_qualifies",
        "The dealer qualifies with Q-3-2 to Q-6-3, which a player would fold.",
        seen=_low_queen,
        sights=lambda ground: _low_high_cards(ground, Rank.QUEEN),
    ),
    RoundEvent(
        "low_hand_qualifies",
        "The dealer just qualifies, but not with a Queen high.",
        seen=_lowest,
        sights=_lowest_hands,
    ),
    RoundEvent(
        "low_pair_qualifies",
        "The dealer qualifies with a pair, all cards below a Queen.",
        seen=_low_pair,
        sights=_low_pairs,
    ),
    RoundEvent(
        "dealer_ace_low_straight",
        "The dealer has 3-2-A, of one suit or of several.",
        seen=lambda scene: _straight(_A23)(
            scene.settlement.dealer.cards, scene.settlement.dealer.category
        ),
        sights=lambda ground: at_dealer(ground.straight(*_A23)),
    ),
)

HAND_EVENTS = (*_ANY_HAND, *_DEALERS_HAND)

# Most rounds show these, so they tell the least of a round and are named last.
PLAIN_HANDS = (
    _category("high_card", Category.HIGH_CARD, "A hand is a high card and nothing better."),
    _category("pair", Category.PAIR, "A hand is a pair."),
    _category("flush", Category.FLUSH, "A hand is a flush."),
    _category("straight", Category.STRAIGHT, "A hand is a straight of several suits."),
)


EVENTS: Mapping[str, RoundEvent] = {
    event.name: event
    for event in (
        *HAND_EVENTS,
        *COMPARED_EVENTS,
        *CATEGORY_EVENTS,
        *FOLD_EVENTS,
        *SIX_CARD_EVENTS,
        *PRIME_EVENTS,
        *PROGRESSIVE_EVENTS,
        *PLAIN_HANDS,
    )
}


def event_words(name: str) -> str:
    """The event of that name, as a sentence."""
    return say_phrase(Phrase(EVENTS[name].sentence))
