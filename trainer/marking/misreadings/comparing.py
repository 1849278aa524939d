"""Wrong rules about which of two hands is the higher, and what Ante and Play are then owed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from trainer.game.cards import Card, Suit, Three
from trainer.game.hands import Category
from trainer.game.money import Money, Odds
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import Answer, AtSeat, AtTheSeat, Held, Stands
from trainer.marking.misreadings.rule_changes import (
    bonus_table,
    decided,
    high_card,
    outcome,
    ranking,
)
from trainer.marking.wager_handling import pay

Sign = Callable[[AtSeat], int | None]
"""Above zero if the player's hand is believed to be higher, zero for a tie, None: unchanged."""


def _compared(sign: Sign) -> Stands:
    def stands(at: AtSeat) -> Situation | None:
        found = sign(at)
        if found is None:
            return None
        if found > 0:
            return Situation.HIGHER
        return Situation.TIE if found == 0 else Situation.LOWER

    return Stands(stands)


def _both(at: AtSeat, category: Category) -> bool:
    return at.category is category and at.dealer.category is category


def _order(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return (one > other) - (one < other)


def _by_highest_card(at: AtSeat) -> int | None:
    return _order(at.ranks, at.dealers_ranks) if _both(at, Category.PAIR) else None


def _no_kicker(at: AtSeat) -> int | None:
    same_pair = at.ranks[1] == at.dealers_ranks[1]
    return 0 if _both(at, Category.PAIR) and same_pair else None


def _top_only(category: Category, cards: int) -> Sign:
    """Equal highest cards, so many of them, are taken for a tie."""

    def sign(at: AtSeat) -> int | None:
        same = at.ranks[:cards] == at.dealers_ranks[:cards]
        return 0 if _both(at, category) and same else None

    return sign


def _same_category(at: AtSeat) -> int | None:
    return 0 if at.category is at.dealer.category else None


def _by_suits(at: AtSeat) -> int | None:
    if at.situation is not Situation.TIE:
        return None
    return _order(_suits(at.seat.cards), _suits(at.dealer.cards))


_WORTH = {Suit.SPADES: 3, Suit.HEARTS: 2, Suit.DIAMONDS: 1, Suit.CLUBS: 0}


def _suits(cards: Three) -> tuple[int, ...]:
    """The worth of the suits, from the card that decides first."""
    count = Counter(card.rank for card in cards)

    def place(card: Card) -> tuple[int, int, int]:
        return count[card.rank], card.rank, _WORTH[card.suit]

    return tuple(_WORTH[card.suit] for card in sorted(cards, key=place, reverse=True))


def _ace_low(at: AtSeat) -> int | None:
    if not _both(at, Category.HIGH_CARD):
        return None
    return _order(_aces_as_one(at.ranks), _aces_as_one(at.dealers_ranks))


def _aces_as_one(ranks: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(sorted((1 if rank == 14 else rank for rank in ranks), reverse=True))


_LOWER_CARD = ("same_category_kicker",)

COMPARING = {
    "HR15": Held(_compared(_by_highest_card), ranking, ("pairs_that_mislead",)),
    "HR16": Held(_compared(_no_kicker), ranking, ("pair_kicker",)),
    "HR17": Held(_compared(_top_only(Category.HIGH_CARD, 1)), high_card, _LOWER_CARD),
    "HR18": Held(_compared(_top_only(Category.HIGH_CARD, 2)), high_card, ("top_two_equal",)),
    "HR19": Held(_compared(_top_only(Category.FLUSH, 1)), ranking, ("flush_kicker",)),
    "HR20": Held(_compared(_same_category), ranking, _LOWER_CARD),
    "HR21": Held(_compared(_by_suits), ranking, ("tie",)),
    "HR22": Held(_compared(_ace_low), high_card, ()),
}


_WIN, _LOSE, _PUSH = Result.WIN, Result.LOSE, Result.PUSH
_HIGHER, _LOWER, _TIE = Situation.HIGHER, Situation.LOWER, Situation.TIE
PLAY, ANTE = Wager.PLAY, Wager.ANTE


def _ante_at_bonus_odds(at: AtSeat) -> Iterator[Answer]:
    line = at.settled.line(ANTE)
    if at.bonus and line and line.result is _WIN:
        yield ANTE, pay(at.bonus.pays)


def _play_at_bonus_odds(at: AtSeat) -> Iterator[Answer]:
    if at.bonus and at.bonus.odds and _paid_on_play(at):
        yield PLAY, pay(at.bonus.odds.pays(at.stake(ANTE)))


def _play_on_both(at: AtSeat) -> Iterator[Answer]:
    if _paid_on_play(at):
        yield PLAY, pay(Odds(2).pays(at.due[PLAY].paid))


def _play_as_ante(at: AtSeat) -> Iterator[Answer]:
    line = at.settled.line(PLAY)
    if line and line.odds and _paid_on_play(at):
        yield PLAY, pay(line.odds.pays(at.stake(ANTE)))


def _may_exceed_ante(rules: HouseRules) -> bool:
    return rules.play_times is not None


def _paid_on_play(at: AtSeat) -> bool:
    return PLAY in at.due and at.due[PLAY].paid > Money(0)


_BONUS = ("not_qualified_with_ante_bonus", "straight_flush", "three_of_a_kind")

AGAINST_DEALER = {
    "AP01": Held(decided(_HIGHER, play=_PUSH), outcome(PLAY, _HIGHER)),
    "AP02": Held(decided(_HIGHER, ante=_PUSH), outcome(ANTE, _HIGHER)),
    "AP03": Held(decided(_TIE, ante=_LOSE, play=_LOSE), outcome(ANTE, _TIE), ("tie",)),
    "AP04": Held(decided(_TIE, ante=_WIN, play=_WIN), outcome(ANTE, _TIE), ("tie",)),
    "AP05": Held(decided(_TIE, ante=_WIN, play=_PUSH), outcome(ANTE, _TIE), ("tie",)),
    "AP06": Held(decided(_LOWER, play=_PUSH), outcome(PLAY, _LOWER)),
    "AP07": Held(decided(_LOWER, ante=_PUSH), outcome(ANTE, _LOWER)),
    "AP08": Held(AtTheSeat(_ante_at_bonus_odds), bonus_table, _BONUS),
    "AP09": Held(
        AtTheSeat(_play_at_bonus_odds), outcome(PLAY, _HIGHER), ("three_of_a_kind", *_BONUS[1:])
    ),
    "AP10": Held(AtTheSeat(_play_on_both), outcome(PLAY, _HIGHER)),
    "AP11": Held(AtTheSeat(_play_as_ante, _may_exceed_ante), outcome(PLAY, _HIGHER)),
}

FOLDING = {
    "FD01": Held(
        decided(Situation.FOLDED, ante=_PUSH),
        outcome(ANTE, Situation.FOLDED),
        ("fold_with_live_wager",),
    ),
}
