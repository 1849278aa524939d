"""Ante and Play under best play, exact over all 407,170,400 deals of a hand and the dealer's.

Nothing is dealt twice and nothing is drawn: the hands are taken up from the weakest, and how many
of those so far share no card with a given hand follows from how many hold each card and each two.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import comb, lcm
from operator import itemgetter

from msgspec import Struct

from trainer.game.cards import Rank, Three
from trainer.game.hands import Ranking, Strength, all_hands, strength_of_ranks
from trainer.game.money import Odds
from trainer.game.pay import PayTable, Row
from trainer.game.rules import HouseRules, Outcome, Result, Situation
from trainer.game.settle import three_card_combinations

_HANDS = comb(52, 3)
_DEALERS = comb(49, 3)


class AnteAndPlay(Struct, frozen=True):
    """The value of one unit of Ante to a player who plays perfectly. ``best_line`` is the lowest
    hand to play, if every better one is played too; ``results`` the frequency of each situation;
    ``edge`` the house's share of the Ante, bonus included; ``staked`` the mean stake, Play
    included."""

    best_line: tuple[Rank, Rank, Rank] | None
    edge: Fraction
    results: Mapping[Situation, Fraction]
    staked: Fraction

    @property
    def risk(self) -> Fraction:
        """The house's share of all that is staked."""
        return self.edge / self.staked

    @property
    def best_line_text(self) -> str | None:
        """The line in the players' notation: ``Q-6-4``."""
        return None if self.best_line is None else "-".join(str(rank) for rank in self.best_line)


class _HandKind(Struct):
    """Hands that differ only in suits: one of them, their number, and how many of the dealer's
    hands beside it do not qualify, are lower, and are not higher."""

    cards: Three
    strength: Strength
    ways: int = 0
    not_qualified: int = 0
    below: int = 0
    not_above: int = 0


def ante_and_play(rules: HouseRules) -> AnteAndPlay:
    """Ante and Play at a table whose Ante Bonus table is known."""
    gains = _Gains.of(rules)
    kinds = _counted(rules.ranking, gains.lowest)
    return _summed([gains.best(kind) for kind in kinds], gains.parts)


# ------------------------------------------------------------------------------------ counting


# 70 ms, and the workshop tells the edges anew with every change of a pay table.
@lru_cache(maxsize=8)
def _counted(ranking: Ranking, lowest: Strength) -> tuple[_HandKind, ...]:
    """All kinds of hands, with the dealer's possible hands beside each."""
    hands = sorted(((ranking.strength(each), each) for each in all_hands()), key=itemgetter(0))
    kinds = _kinds(hands)
    _count(hands, kinds, lowest)
    return tuple(kinds)


def _kinds(hands: Iterable[tuple[Strength, Three]]) -> list[_HandKind]:
    """All hands, by strength; whichever suits are alike tells them apart beyond it."""
    kinds: dict[tuple[Strength, bool, bool, bool], _HandKind] = {}
    for strength, cards in hands:
        a, b, c = cards
        key = strength, a.suit is b.suit, b.suit is c.suit, a.suit is c.suit
        if key not in kinds:
            kinds[key] = _HandKind(cards, strength)
        kinds[key].ways += 1
    return [*kinds.values()]


class _Counted:
    """Hands counted so far: their number, the number with each card, and with each two cards."""

    def __init__(self) -> None:
        self.all = 0
        self.with_card = [0] * 52
        self.with_two = [[0] * 52 for _ in range(52)]

    def take(self, cards: Three) -> None:
        """Count one more hand; ``cards`` come from the highest number down."""
        a, b, c = cards[0].number, cards[1].number, cards[2].number
        self.all += 1
        one, two = self.with_card, self.with_two
        one[a] += 1
        one[b] += 1
        one[c] += 1
        two[a][b] += 1
        two[a][c] += 1
        two[b][c] += 1

    def beside(self, cards: Three, *, itself: bool) -> int:
        """Count the hands that share no card with these; with ``itself`` these are among them."""
        a, b, c = cards[0].number, cards[1].number, cards[2].number
        one, two = self.with_card, self.with_two
        sharing = one[a] + one[b] + one[c] - two[a][b] - two[a][c] - two[b][c]
        return self.all - sharing - itself


def _count(
    hands: Iterable[tuple[Strength, Three]], kinds: list[_HandKind], lowest: Strength
) -> None:
    """Fill in the dealer's hands of each kind. Hands and kinds come from the weakest up."""
    counted = _Counted()
    by_strength = {s: [*alike] for s, alike in groupby(kinds, key=lambda kind: kind.strength)}
    qualifying = False
    for strength, equals in groupby(hands, key=itemgetter(0)):
        if strength >= lowest and not qualifying:
            qualifying = True
            _note_not_qualified(counted, kinds, lowest)
        for kind in by_strength[strength]:
            kind.below = counted.beside(kind.cards, itself=False)
        for _, cards in equals:
            counted.take(cards)
        for kind in by_strength[strength]:
            kind.not_above = counted.beside(kind.cards, itself=True)


def _note_not_qualified(counted: _Counted, kinds: list[_HandKind], lowest: Strength) -> None:
    for kind in kinds:
        kind.not_qualified = counted.beside(kind.cards, itself=kind.strength < lowest)


# ------------------------------------------------------------------------------------- playing


class _Choice(Struct, frozen=True):
    """The best choice with a kind of hand, the number of deals by situation, and the gain in
    each."""

    kind: _HandKind
    plays: bool
    met: Mapping[Situation, int]
    gain: int
    times: int = 0


class _Gains(Struct, frozen=True):
    """The gains of Ante and Play in each situation, in ``parts`` of the Ante; a bonus is added in
    those that are ``due``. The dealer plays with ``lowest`` or better."""

    rules: HouseRules
    parts: int
    lowest: Strength
    ante: Mapping[Situation, int]
    play: Mapping[Situation, int]
    folding: int
    due: frozenset[Situation]
    times: tuple[int, ...]

    @classmethod
    def of(cls, rules: HouseRules) -> _Gains:
        outcomes = [*rules.ante.values(), *rules.play.values()]
        odds = [outcome.odds for outcome in outcomes if outcome.odds is not None]
        odds += [row.award for row in _rows(rules) if isinstance(row.award, Odds)]
        parts, times = lcm(*(each.den for each in odds)), rules.play_times
        return cls(
            rules=rules,
            parts=parts,
            lowest=strength_of_ranks(rules.ranking, rules.qualifying.at_least),
            ante={situation: _gain(each, parts) for situation, each in rules.ante.items()},
            play={situation: _gain(each, parts) for situation, each in rules.play.items()},
            folding=_gain(rules.ante[Situation.FOLDED], parts),
            due=frozenset(rules.ante_bonus.due),
            times=(times.least, times.most) if times is not None else (1,),
        )

    def best(self, kind: _HandKind) -> _Choice:
        met = self._met(kind)
        bonus = self._bonus(kind.cards)
        ante = sum(
            count * (self.ante[situation] + (bonus if situation in self.due else 0))
            for situation, count in met.items()
        )
        play = sum(count * self.play[situation] for situation, count in met.items())
        times = max(self.times, key=lambda each: each * play)
        playing, folding = ante + times * play, _DEALERS * self.folding
        if playing > folding:
            return _Choice(kind, plays=True, met=met, gain=playing, times=times)
        return _Choice(kind, plays=False, met={Situation.FOLDED: _DEALERS}, gain=folding)

    def _met(self, kind: _HandKind) -> dict[Situation, int]:
        """Count the dealer's hands that bring about each situation, if the hand is played."""
        qualifies = kind.strength >= self.lowest
        met = {
            Situation.NOT_QUALIFIED: kind.not_qualified,
            Situation.HIGHER: kind.below - kind.not_qualified if qualifies else 0,
            Situation.TIE: kind.not_above - kind.below if qualifies else 0,
        }
        met[Situation.LOWER] = _DEALERS - sum(met.values())
        return met

    def _bonus(self, cards: Three) -> int:
        shown = three_card_combinations(self.rules.ranking, cards)
        row = next((row for row in _rows(self.rules) if row.hand in shown), None)
        return _paid(row.award, self.parts) if row and isinstance(row.award, Odds) else 0


def _gain(outcome: Outcome, parts: int) -> int:
    if outcome.odds is not None:
        return _paid(outcome.odds, parts)
    return -parts if outcome.result is Result.LOSE else 0


def _paid(odds: Odds, parts: int) -> int:
    return parts * odds.num // odds.den


def _rows(rules: HouseRules) -> tuple[Row, ...]:
    assert isinstance(rules.ante_bonus.table, PayTable), "the placard hangs"
    return rules.ante_bonus.table.rows


def _summed(choices: list[_Choice], parts: int) -> AnteAndPlay:
    deals = _HANDS * _DEALERS
    led = dict.fromkeys(Situation, 0)
    for choice in choices:
        for situation, count in choice.met.items():
            led[situation] += choice.kind.ways * count
    return AnteAndPlay(
        best_line=_line(choices),
        edge=-Fraction(sum(each.kind.ways * each.gain for each in choices), parts * deals),
        results={situation: Fraction(count, deals) for situation, count in led.items()},
        staked=1 + Fraction(sum(c.kind.ways * c.times for c in choices), _HANDS),
    )


def _line(choices: list[_Choice]) -> tuple[Rank, Rank, Rank] | None:
    """The lowest hand that is played, if no hand of its strength or better is folded."""
    lowest = min((each.kind.strength for each in choices if each.plays), default=None)
    if lowest is None or any(each.kind.strength >= lowest for each in choices if not each.plays):
        return None
    cards = next(each.kind.cards for each in choices if each.kind.strength == lowest)
    high, middle, low = sorted((each.rank for each in cards), reverse=True)
    return high, middle, low
