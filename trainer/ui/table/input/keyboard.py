"""Keys become touches, just as presses of the mouse do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trainer.game.money import BadMoney, Money
from trainer.game.wagers import Wager
from trainer.ui.table.calls import ANNOUNCEMENTS, EXPLAIN, MOVE, PLACES, CallWord
from trainer.ui.table.input.place_steps import step, to_seat
from trainer.ui.table.keys import Bound, KeyAct, bound_to, digit
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table.touches import (
    AmountTyped,
    Announced,
    Answered,
    Asked,
    BonusPaid,
    Called,
    ChangedDown,
    ChangedUp,
    ChipAdded,
    ChipRemoved,
    Cleared,
    Collected,
    CutEmptied,
    Dealt,
    Did,
    Followed,
    Moved,
    Offered,
    Paid,
    Ruled,
    SizedAndPaid,
    SizedInto,
    Swept,
    Took,
    Touch,
    Tucked,
    Turned,
    Undone,
)

_ON_THE_TABLE: dict[KeyAct, Touch] = {
    KeyAct.EMPTY: CutEmptied(),
    KeyAct.CHANGE_DOWN: ChangedDown(),
    KeyAct.CHANGE_UP: ChangedUp(),
    KeyAct.UNDO: Undone(),
    KeyAct.CHECK_BETS: Did("check bets"),
    KeyAct.RACK_STUB: Did("rack stub"),
    KeyAct.COVER: Did("cover dealer"),
    KeyAct.RELEASE: Did("release cards"),
    KeyAct.HINTS: Asked("hints"),
    KeyAct.KEYS: Asked("keys"),
    KeyAct.GUIDE: Asked("guide"),
    KeyAct.PAUSE: Asked("pause"),
    KeyAct.FINISH: Asked("finish"),
}
_ON_A_SEAT: dict[KeyAct, Callable[[int], Touch]] = {
    KeyAct.COLLECT: Collected,
    KeyAct.TUCK: Tucked,
    KeyAct.OFFER: Offered,
    KeyAct.CLEAR: Cleared,
}
_ON_A_WAGER: dict[KeyAct, Callable[[int, Wager], Touch]] = {
    KeyAct.TAKE: Took,
    KeyAct.PAY: Paid,
    KeyAct.PAY_ON: partial(Paid, on=True),
    KeyAct.SIZE_IN: SizedInto,
    KeyAct.SIZE_AND_PAY: SizedAndPaid,
}
ANSWERS: dict[KeyAct, str] = {
    KeyAct.TAKE: "stop",
    KeyAct.PAY: "wait",
    KeyAct.CLEAR: "explain",
    KeyAct.COLLECT: "show_again",
    KeyAct.TUCK: "call_supervisor",
}
"""The keys of the right hand, while a player is addressed."""
_ARROWS = (KeyAct.LEFT, KeyAct.RIGHT, KeyAct.UP, KeyAct.DOWN)
# Who looks around, undoes or asks for help goes on dealing afterwards.
_KEEPS_DEALING = (KeyAct.SEAT, KeyAct.TURN, *_ARROWS, KeyAct.UNDO, KeyAct.HINTS, KeyAct.GUIDE)


class Keyboard:
    """Reads keys one by one.

    It remembers a half-typed amount, a word about to be chosen, or that cards are being dealt: then
    a place's digit deals there, until something else is done.
    """

    def __init__(self) -> None:
        self.typed: str | None = None
        self.choosing: tuple[CallWord, ...] = ()
        self._clauses: tuple[CallWord, ...] = ()
        self._places = PLACES
        self.dealing = False
        self.addressed: int | None = None
        self._asked = KeyAct.CALL

    def forget(self) -> None:
        """Forget what is half typed or about to be chosen."""
        self.typed, self.choosing = None, ()

    def read(self, event: QKeyEvent, shown: TableShown, here: Here) -> Touch | None:
        """The touch that this key makes, if any; the event is ignored if the key is not the
        table's."""
        event.accept()
        if self.typed is not None:
            return self._amount(event)
        if self.choosing:
            return self._choice(event, here)
        bound = bound_to(event)
        if self.addressed is not None:
            answered = self._answered(bound)
            if answered is not None or bound == Bound(KeyAct.PAUSE):
                return answered
        if bound is None:
            event.ignore()
            return None
        return self.do(bound, shown, here, shift=_shifted(event))

    def do(
        self, bound: Bound, shown: TableShown, here: Here, *, shift: bool = False
    ) -> Touch | None:
        """The touch that an act means at this place. It may open a choice or an amount first."""
        act = bound.act
        if self._addresses(bound, shown):
            return None
        self.addressed = None
        if act is KeyAct.DEAL or self.dealing:
            return self._deal(bound, shown, here, shift=shift)
        return self._other(bound, shown, here, shift=shift)

    def _addresses(self, bound: Bound, shown: TableShown) -> bool:
        """True if the key chooses who is answered: the next who asks, or that seat."""
        asking, now = shown.asking, self.addressed
        if bound.act is KeyAct.ADDRESS:
            place = asking.index(now) + 1 if now in asking else 0
            self.addressed = asking[place % len(asking)] if asking else None
            return True
        if now is not None and bound.act is KeyAct.SEAT and bound.number in asking:
            self.addressed = bound.number
            return True
        return False

    def _answered(self, bound: Bound | None) -> Touch | None:
        """The answer of that key; any other key leads back to the felt."""
        word = ANSWERS.get(bound.act) if bound is not None else None
        seat = self.addressed
        if bound == Bound(KeyAct.PAUSE) or word is not None:
            self.addressed = None
        return None if word is None or seat is None else Answered(seat, word)

    def _deal(self, bound: Bound, shown: TableShown, here: Here, *, shift: bool) -> Touch | None:
        """Begin dealing, deal to a place, or end it with any other act."""
        if bound.act is KeyAct.DEAL:
            self.dealing = shown.deals and not self.dealing
            return None
        if bound.act is KeyAct.SEAT:
            return Dealt(bound.number or None)
        if bound.act is KeyAct.TURN:
            return Dealt(here.seat)
        if bound.act is KeyAct.PAUSE:
            self.dealing = False
            return None
        self.dealing = bound.act in _KEEPS_DEALING
        return self._other(bound, shown, here, shift=shift)

    def _other(self, bound: Bound, shown: TableShown, here: Here, *, shift: bool) -> Touch | None:
        act = bound.act
        if act is KeyAct.CHIP:
            return _chip(shown, bound.number, shift=shift)
        if act is KeyAct.SEAT:
            return _moved(here, to_seat(shown, here, bound.number))
        if act in _ARROWS:
            return _moved(here, step(shown, here, act))
        if act in (KeyAct.AMOUNT, KeyAct.CALL, KeyAct.RULING, KeyAct.FOLLOW):
            self._begin(act, shown)
            return None
        if act is KeyAct.WORD:
            self._begin(KeyAct.CALL, shown)
            return self.choose(shown.calls[bound.number].word, here)
        if act in (KeyAct.PAY, KeyAct.PAY_ON) and shift:
            return _bonus(here, on=act is KeyAct.PAY_ON)
        if act is KeyAct.SWEEP:
            return _swept(shown, here)
        return _ON_THE_TABLE.get(act) or _at(act, here)

    def choose(self, word: str, here: Here) -> Touch | None:
        """The touch of a chosen word, which ends the choice."""
        offered, self.choosing = self.choosing, ()
        if self._asked is KeyAct.RULING:
            return Ruled(word)
        if self._asked is KeyAct.FOLLOW:
            return self._follow(word, here, offered)
        if word in {each.word for each in ANNOUNCEMENTS}:
            return Announced(word)
        return Called(here.seat, word)

    def _follow(self, word: str, here: Here, offered: tuple[CallWord, ...]) -> Touch | None:
        """The act at this place; moved cards wait for their place, and an explanation for its
        clause."""
        if offered == self._places:
            return Followed(MOVE, here.seat, to=int(word))
        if offered == self._clauses:
            return Followed(EXPLAIN, here.seat, clause=word)
        if word in (MOVE, EXPLAIN):
            self.choosing = self._places if word == MOVE else self._clauses
            return None
        return Followed(word, here.seat, here.wager)

    def _begin(self, act: KeyAct, shown: TableShown) -> None:
        if act is KeyAct.AMOUNT:
            self.typed = ""
        else:
            words = {
                KeyAct.CALL: shown.calls,
                KeyAct.RULING: shown.rulings,
                KeyAct.FOLLOW: shown.follows,
            }
            self.choosing, self._asked = words[act], act
            self._clauses = shown.clauses
            self._places = (*PLACES[: len(shown.seats)], PLACES[-1])

    def _amount(self, event: QKeyEvent) -> Touch | None:
        typed = self.typed or ""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.typed = None
                return _money(typed)
            case Qt.Key.Key_Escape:
                self.typed = None
            case Qt.Key.Key_Backspace:
                self.typed = typed[:-1]
            case _:
                self.typed = (typed + digit(event))[:9]
        return None

    def _choice(self, event: QKeyEvent, here: Here) -> Touch | None:
        letter = event.text().upper()
        for word in self.choosing:
            if letter == word.letter:
                return self.choose(word.word, here)
        if event.key() == Qt.Key.Key_Escape:
            self.choosing = ()
        return None


def _shifted(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _chip(shown: TableShown, number: int, *, shift: bool) -> Touch | None:
    if number >= len(shown.values):
        return None
    value = shown.values[number]
    return ChipRemoved(value) if shift else ChipAdded(value)


def _bonus(here: Here, *, on: bool) -> Touch | None:
    if here.seat is None or here.wager is None:
        return None
    return BonusPaid(here.seat, here.wager, on)


def _moved(old: Here, new: Here) -> Touch | None:
    return Moved(new) if new != old else None


def _at(act: KeyAct, here: Here) -> Touch | None:
    """An act on the seat or wager where the trainee is; nothing if it cannot be meant."""
    if act is KeyAct.TURN:
        return Turned(here.seat)
    if here.seat is None:
        return None
    if act in _ON_A_SEAT:
        return _ON_A_SEAT[act](here.seat)
    act_on = _ON_A_WAGER.get(act)
    return act_on(here.seat, here.wager) if act_on and here.wager else None


def _money(typed: str) -> Touch | None:
    try:
        amount = Money.parse(typed)
    except BadMoney:
        return None
    return AmountTyped(amount) if amount else None


def _swept(shown: TableShown, here: Here) -> Touch | None:
    if here.seat is None:
        return None
    lying = shown.seat(here.seat).down_from(here.wager)
    return Swept(here.seat, lying) if lying else None
