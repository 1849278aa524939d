"""The sentence on the felt of a draft: it follows the rules until the author writes another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trainer.game.hands import Category, hand_name
from trainer.game.rules import HouseRules, Result, Situation
from trainer.library.draft import Draft, inside
from trainer.library.formats import reader
from trainer.library.house import RULES_FILE
from trainer.school.workshop.notes import copied_folder
from trainer.wording import say

_SENTENCE = ("felt", "sentence")


@contextmanager
def printed_anew(draft: Draft) -> Iterator[None]:
    """Change the dealer's lowest hand, or equal hands. What the house that was copied prints about
    them, and what was printed by the rules before, is printed by the new ones. Raises InputError
    and OSError."""
    now = draft.at(RULES_FILE, _SENTENCE)
    follows = now in (_copied(draft), printed(draft.house().rules))
    yield
    if follows:
        draft.put(RULES_FILE, _SENTENCE, printed(draft.house().rules))


def printed(rules: HouseRules) -> str:
    """``Dealer plays with Jack high or better · Equal hands lose``."""
    least = rules.qualifying.at_least
    if rules.qualifying.met_by_all(rules.ranking):
        words = say("Dealer plays with any hand")
    else:
        ranks = "-".join(map(str, least))
        hand = hand_name(Category.HIGH_CARD, least[0])
        hand = ranks if rules.qualifying.is_within_a_rank else hand
        words = say("Dealer plays with {hand} or better", hand=hand)
    if rules.ante[Situation.TIE].result is Result.LOSE:
        words += " · " + say("Equal hands lose")
    return words


def _copied(draft: Draft) -> str:
    """The sentence of the house that was copied; empty where that house is not there."""
    copied = copied_folder(draft)
    there = reader.read_file(copied / RULES_FILE, reader.as_value).value if copied else None
    return str(inside(there, _SENTENCE) or "")
