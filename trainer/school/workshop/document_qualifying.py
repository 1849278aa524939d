"""The lowest hand with which the dealer plays, as a document says it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_vocabulary import patterns_of
from trainer.school.workshop.document_wagers import Figure

_WORDS = patterns_of("qualifying")

PLAYS = "plays"
_RANKS = "nine", "ten", "jack", "queen", "king", "ace"
_RANK = rf"(?P<rank>{'|'.join(_RANKS)})"
_LOWEST = _WORDS["lowest"]
"""The lowest hand that plays, or with "or less" the highest that does not."""
_PLAYS = _WORDS["plays"]
# The lowest card of a dealer who always plays: no hand but a straight is below 5-3-2.
ANY_HAND = "FIVE"
_ALWAYS = _WORDS["always"]
# As in "If the dealer's hand is lower than a queen high, the Ante is paid".
_PAID_BELOW = _WORDS["paid_below"]
# "Higher than Jack high" is a Queen at least, or a better Jack: nobody knows.
_ABOVE = re.compile(r"\b(?:(?:higher|better|greater|more) than|above)\s(?:an?\s)?\Z", re.IGNORECASE)
_OTHER_HAND = re.compile(r"\b(?:player|better)\b|;", re.IGNORECASE)


def plays(each: Sentence) -> Iterator[Figure]:
    for part in re.split(r"(?<=[.;])\s|\n", each.says):
        ranks = {
            found.lower() for found in re.findall(rf"\b(?:{'|'.join(_RANKS)})s?\b", part, re.I)
        }
        dealer = re.search(
            r"\bdealer\b|\bqualifying hand\b|\bnot qualify\b(?! for)", part, re.IGNORECASE
        )
        hands = [*_LOWEST.finditer(part)]
        if _ALWAYS.search(part):
            yield Figure(Wager.PLAY, PLAYS, ANY_HAND, each.clause)
        elif below := _PAID_BELOW.search(part):
            yield Figure(Wager.PLAY, PLAYS, below["rank"].upper(), each.clause)
        elif dealer and len(ranks) == len(hands) == 1 and (lowest := _lowest(part, hands[0])):
            yield Figure(Wager.PLAY, PLAYS, lowest, each.clause)


def _lowest(part: str, hand: re.Match[str]) -> str:
    """The rank of the lowest card of the dealer who plays; empty where the part does not say."""
    verbs = {_gap(part, each, hand): each for each in _PLAYS.finditer(part)}
    gap = min(verbs, key=len, default=_OTHER_GAP)
    if _ABOVE.search(part, 0, hand.start()) or re.search(r"\bwhether\b", part, re.IGNORECASE):
        return ""
    if _OTHER_HAND.search(gap) or not (hand["high"] or hand["up"] or hand["down"] or hand["least"]):
        return ""
    rank = hand["rank"].lower()
    below = re.match("lower|less|worse|below|under|without", hand["least"] or "", re.IGNORECASE)
    if verbs[gap]["not"]:
        above = _RANKS.index(rank) + 1
        if hand["down"] and above < len(_RANKS):
            return _RANKS[above].upper()
        return rank.upper() if below or hand["least"] else ""
    return "" if below or hand["down"] else rank.upper()


_OTHER_GAP = ";"


def _gap(part: str, one: re.Match[str], other: re.Match[str]) -> str:
    first, second = sorted((one.span(), other.span()))
    return part[first[1] : second[0]]
