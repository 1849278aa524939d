"""One skill in a few words: what was to be read, compared or paid."""

from __future__ import annotations

from trainer.game.best_five import FiveCategory
from trainer.game.pay import Combination
from trainer.wording import phrase, say, say_phrase

_WORDS = {
    "read.straight.a23": phrase("A-2-3"),
    "read.straight.akq": phrase("A-K-Q"),
    "read.straight_flush.akq": phrase("A-K-Q of one suit"),
    "read.not_straight.ka2": phrase("K-A-2"),
    "read.not_straight.gap": phrase("A run with a gap"),
    "read.not_flush.colour": phrase("One colour, not one suit"),
    "cmp.tie": phrase("Equal high cards"),
    "cmp.tie.pair": phrase("Equal pairs"),
    "cmp.tie.flush": phrase("Equal flushes"),
    "cmp.high_card.second": phrase("The second card decides"),
    "cmp.high_card.third": phrase("The third card decides"),
    "cmp.high_card.ace": phrase("An ace against none"),
    "cmp.pair.first": phrase("The pair decides, not the highest card"),
    "cmp.pair.kicker": phrase("The odd card decides"),
    "cmp.flush.lower_card": phrase("A lower card of the flush decides"),
    "cmp.straight.a23": phrase("A-2-3 against a higher run"),
    "qual.q_low": phrase("Q-3-2 to Q-6-3"),
    "qual.q_high": phrase("Queen high"),
    "qual.k_high": phrase("King high"),
    "qual.a_high": phrase("Ace high"),
    "qual.j_high": phrase("Jack high"),
    "qual.ten_or_lower": phrase("Ten high or lower"),
    "qual.low_pair": phrase("A pair without a queen"),
    "qual.low_flush": phrase("A flush without a queen"),
    "qual.low_straight": phrase("A straight without a queen"),
    "five.straight.wheel": phrase("A-2-3-4-5"),
    "ord.round": phrase("The order of a round"),
}
_LAST = {
    "not_qualified": phrase("The dealer does not play"),
    "higher": phrase("The player's hand is higher"),
    "lower": phrase("The dealer's hand is higher"),
    "tie": phrase("Equal hands"),
    "nothing": phrase("A hand in no row"),
}
_AGAINST = "_v_"


def skill_words(skill: str) -> str:
    """``Q-3-2 to Q-6-3`` for ``qual.q_low``, ``Straight`` for ``pay.pair_plus.straight``."""
    if skill in _WORDS:
        return say_phrase(_WORDS[skill])
    last = skill.rpartition(".")[2]
    if last in _LAST:
        return say_phrase(_LAST[last])
    if skill.startswith("pay.") and last in tuple(Combination):
        return Combination(last).words
    if _AGAINST in last:
        first, _, second = last.partition(_AGAINST)
        return say("{one} against {other}", one=_hand(first), other=_hand(second).lower())
    return _hand(last)


def _hand(name: str) -> str:
    if name in tuple(FiveCategory):
        return FiveCategory(name).words
    return name.replace("_", " ").capitalize()
