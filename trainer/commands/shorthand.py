"""Actions as a hurried dealer types them: ``p 7 pp 60`` for ``pay 7 pair_plus 60``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trainer.dealing.action import STAND_OFF, Action, BadAction, Verb
from trainer.errors import quoted
from trainer.game.hands import Category
from trainer.game.wagers import Wager

_VERBS: Mapping[str, str] = {
    "t": "take",
    "p": "pay",
    "r": "reveal",
    "x": "clear",
    "c": "collect",
    "u": "tuck",
    "s": "call",
    "o": "offer",
    "d": "deal",
}
_WAGERS: Mapping[str, str] = {
    "bet": "play",
    "pl": "play",
    "b": "ante_bonus",
    "ab": "ante_bonus",
    "pp": "pair_plus",
    "6": "six_card_bonus",
    "6cb": "six_card_bonus",
    "pr": "prime",
    "pg": "progressive",
    "e": "envy_bonus",
}
_HANDS: Mapping[str, str] = {
    "sf": "straight_flush",
    "3": "three_of_a_kind",
    "trips": "three_of_a_kind",
    "s": "straight",
    "h": "high_card",
    "hc": "high_card",
    "so": STAND_OFF,
    "tie": STAND_OFF,
}
_FIXED: Mapping[str, str] = {
    "bets": "check bets",
    "place": "announce place_your_bets",
    "no more": "announce no_more_bets",
    "stub": "rack stub",
    "cover": "cover dealer",
    "release": "release cards",
}

HELP = """\
An act is VERB SEAT [WAGER] [AMOUNT]; a word may be cut short. Several acts: part them with ;
  c 4        collect 4                the fold of seat 4
  u 4        tuck 4                   its cards under the 6 Card Bonus
  r d        reveal dealer            r 7  reveal 7
  s d pair   call dealer pair         s 3 so  call 3 stand_off
  t 7 6cb    take 7 six_card_bonus
  p 7 pp 60  pay 7 pair_plus 60       p 7 ante 20 may stand for the Ante and its bonus
  x 7        clear 7                  pick up the cards
In a whole round, besides: place, bets, no more, stub, cover, release (what is said and done once)
  d 3        deal 3 (d d the dealer)  o 3  offer 3, which the player answers
Wagers: play ante ab (Ante Bonus) pp (Pair Plus) 6cb prime pg (Progressive) envy
Besides: undo (the last act), table, posted (pay tables), done (the debrief), quit (go on later)"""


def spelled(text: str) -> Action:
    """The act in the line. Raises BadAction with the remedy."""
    words = text.lower().replace("$", "").split()
    fixed = " ".join(words)
    if not words or fixed in _FIXED:
        return Action.parse(_FIXED.get(fixed, ""))
    verb = _whole(words[0], Verb, _VERBS)
    rest = [_place(words[1])] if len(words) > 1 else []
    if verb in (Verb.TAKE, Verb.PAY):
        rest += [_whole(word, Wager, _WAGERS) for word in words[2:3]] + words[3:]
    elif verb == Verb.CALL:
        rest += [_whole(word, (*Category, STAND_OFF), _HANDS) for word in words[2:3]] + words[3:]
    else:
        rest = [*rest, *words[2:]]
    return Action.parse(" ".join((verb, *rest)))


def _place(word: str) -> str:
    return "dealer" if word in ("d", "0") or (word and "dealer".startswith(word)) else word


def _whole(word: str, known: Iterable[str], short: Mapping[str, str]) -> str:
    """The one known word that begins so; unchanged if there is none, or several."""
    names = [str(each) for each in known]
    if word in names:
        return word
    if word in short:
        return short[word]
    begun = [name for name in names if name.startswith(word)]
    if len(begun) > 1:
        raise BadAction(f"{quoted(word)} may be {' or '.join(begun)}; write one letter more")
    return begun[0] if begun else word
