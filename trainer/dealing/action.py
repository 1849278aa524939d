"""The dealer's acts, one line of text each: ``pay 3 pair_plus 40``."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from trainer.errors import quoted
from trainer.game.hand_call import EXAMPLES, BadHand, SpokenHand
from trainer.game.hands import Category
from trainer.game.money import BadMoney, Money
from trainer.game.wagers import Wager


class Verb(StrEnum):
    """The kinds of act at the table."""

    ANNOUNCE = "announce"
    CHECK = "check"
    DEAL = "deal"
    RACK = "rack"
    COVER = "cover"
    RELEASE = "release"
    OFFER = "offer"
    COLLECT = "collect"
    TUCK = "tuck"
    REVEAL = "reveal"
    CALL = "call"
    TAKE = "take"
    PAY = "pay"
    CLEAR = "clear"
    RULE = "rule"


STAND_OFF = "stand_off"
DEALER = 0
"""The dealer's place where a seat's number stands."""


class BadAction(ValueError):
    """A line outside the grammar of actions."""


class Action(Struct, frozen=True):
    """One act. ``place`` is a seat's number, or DEALER; ``word`` what is said or touched."""

    verb: Verb
    place: int | None = None
    wager: Wager | None = None
    amount: Money | None = None
    word: str | None = None

    @staticmethod
    @lru_cache(maxsize=4096)  # every check of a round reads the same few hundred lines again
    def parse(text: str) -> Action:
        """Read one line of a trace. Raises BadAction for anything outside the grammar."""
        words = text.split()
        if not words:
            raise BadAction("an empty line is not an action; write one like: take 3 play")
        try:
            verb = Verb(words[0])
        except ValueError:
            known = ", ".join(Verb)
            raise BadAction(f"no action {quoted(words[0])}; known: {known}") from None
        return _READERS[verb](verb, words[1:], text)

    def __str__(self) -> str:
        parts = [self.verb.value]
        if self.place is not None:
            parts.append("dealer" if self.place == DEALER else str(self.place))
        parts += [str(each) for each in (self.wager, self.amount, self.word) if each is not None]
        return " ".join(parts)


_WORDS = {
    Verb.ANNOUNCE: ("place_your_bets", "no_more_bets"),
    Verb.CHECK: ("bets",),
    Verb.RACK: ("stub",),
    Verb.COVER: ("dealer",),
    Verb.RELEASE: ("cards",),
}


def _worded(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 1 or words[0] not in _WORDS[verb]:
        right = " or ".join(f"{verb} {word}" for word in _WORDS[verb])
        raise BadAction(f"{quoted(text)} is not an action; write {right}")
    return Action(verb, word=words[0])


def _ruling(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 1 or not words[0].replace("_", "").isalpha():
        raise BadAction(f"{quoted(text)} is not a ruling; write one like: rule void")
    return Action(verb, word=words[0])


def _seated(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 1:
        raise BadAction(f"{quoted(text)} is not an action; write it like: {verb} 3")
    return Action(verb, _seat(words[0]))


def _placed(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 1:
        raise BadAction(
            f"{quoted(text)} is not an action; write it like: {verb} 3 or {verb} dealer"
        )
    return Action(verb, DEALER if words[0] == "dealer" else _seat(words[0]))


def _call(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 2:
        raise BadAction(f"{quoted(text)} is not a call; write it like: call dealer pair")
    place = DEALER if words[0] == "dealer" else _seat(words[0])
    if words[1] == STAND_OFF:
        return Action(verb, place, word=STAND_OFF)
    try:
        return Action(verb, place, word=str(SpokenHand.parse(words[1])))
    except BadHand as reason:
        known = ", ".join([*Category, STAND_OFF])
        raise BadAction(f"{reason}; known: {known}, or with a rank: {EXAMPLES}") from None


def _take(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 2:
        raise BadAction(f"{quoted(text)} is not an action; write it like: take 3 play")
    return Action(verb, _seat(words[0]), _wager(words[1]))


def _pay(verb: Verb, words: list[str], text: str) -> Action:
    if len(words) != 3:
        raise BadAction(f"{quoted(text)} is not a payment; write it like: pay 3 pair_plus 40")
    try:
        amount = Money.parse(words[2])
    except BadMoney as reason:
        raise BadAction(f"{quoted(text)}: {reason}") from None
    if amount < Money(0):
        raise BadAction(
            f"{quoted(text)}: nobody is paid less than nothing; write it like: pay 3 ante 5"
        )
    return Action(verb, _seat(words[0]), _wager(words[1]), amount)


def _seat(word: str) -> int:
    # int() alone would read 03, +3 and the digits of other scripts too.
    if word not in ("1", "2", "3", "4", "5", "6", "7"):
        raise BadAction(f"no seat {quoted(word)}; seats are 1 to 7")
    return int(word)


def _wager(word: str) -> Wager:
    try:
        return Wager(word)
    except ValueError:
        raise BadAction(f"no wager {quoted(word)}; known: {', '.join(Wager)}") from None


_READERS = {
    Verb.ANNOUNCE: _worded,
    Verb.CHECK: _worded,
    Verb.RACK: _worded,
    Verb.COVER: _worded,
    Verb.RELEASE: _worded,
    Verb.RULE: _ruling,
    Verb.DEAL: _placed,
    Verb.REVEAL: _placed,
    Verb.OFFER: _seated,
    Verb.COLLECT: _seated,
    Verb.TUCK: _seated,
    Verb.CLEAR: _seated,
    Verb.CALL: _call,
    Verb.TAKE: _take,
    Verb.PAY: _pay,
}


def act_in(text: str | None) -> Action | None:
    """The act that a line of a trace names; None outside the grammar."""
    try:
        return Action.parse(text or "")
    except BadAction:
        return None
