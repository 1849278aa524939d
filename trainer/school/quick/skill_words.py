"""One skill in a few words: what was to be read, compared or paid."""

from __future__ import annotations

from trainer.game.pay import Combination

_WORDS = {
    "read.straight.a23": "A-2-3",
    "read.straight.akq": "A-K-Q",
    "read.straight_flush.akq": "A-K-Q of one suit",
    "read.not_straight.ka2": "K-A-2",
    "read.not_straight.gap": "A run with a gap",
    "read.not_flush.colour": "One colour, not one suit",
    "cmp.tie": "Equal high cards",
    "cmp.tie.pair": "Equal pairs",
    "cmp.tie.flush": "Equal flushes",
    "cmp.high_card.second": "The second card decides",
    "cmp.high_card.third": "The third card decides",
    "cmp.high_card.ace": "An ace against none",
    "cmp.pair.first": "The pair decides, not the highest card",
    "cmp.pair.kicker": "The odd card decides",
    "cmp.flush.lower_card": "A lower card of the flush decides",
    "cmp.straight.a23": "A-2-3 against a higher run",
    "qual.q_low": "Q-3-2 to Q-6-3",
    "qual.q_high": "Queen high",
    "qual.k_high": "King high",
    "qual.a_high": "Ace high",
    "qual.j_high": "Jack high",
    "qual.ten_or_lower": "Ten high or lower",
    "qual.low_pair": "A pair without a queen",
    "qual.low_flush": "A flush without a queen",
    "qual.low_straight": "A straight without a queen",
    "five.straight.wheel": "A-2-3-4-5",
}
_LAST = {
    "not_qualified": "The dealer does not play",
    "higher": "The player's hand is higher",
    "lower": "The dealer's hand is higher",
    "tie": "Equal hands",
    "nothing": "A hand in no row",
}
_AGAINST = "_v_"


def skill_words(skill: str) -> str:
    """``Q-3-2 to Q-6-3`` for ``qual.q_low``, ``Straight`` for ``pay.pair_plus.straight``."""
    if skill in _WORDS:
        return _WORDS[skill]
    last = skill.rpartition(".")[2]
    if last in _LAST:
        return _LAST[last]
    if skill.startswith("pay.") and last in tuple(Combination):
        return Combination(last).words
    return last.replace(_AGAINST, " against ").replace("_", " ").capitalize()
