"""A trainee who sees nothing: acts are done by what is heard, a name and an action, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from trainer.dealing.action import Action, Verb
from trainer.dealing.house import House
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.calls import SAID
from trainer.ui.table.felt_words import felt_words

PRESS = "Press"


class Ears(Protocol):
    """Finds what can be heard."""

    def do(self, name: str, action: str = PRESS) -> None:
        """Do that with the thing in sight that is called so, or whose name begins so."""


class Reader:
    """Does acts through names and actions alone."""

    def __init__(self, house: House, ears: Ears) -> None:
        self._rules, self._ears = house.rules, ears
        self._labels = {spot.wager: spot.label for spot in felt_words(house.rules, None).spots}
        self._dealing = False

    def work(self, actions: Iterator[Action] | tuple[Action, ...]) -> None:
        """The acts, one after another."""
        for action in actions:
            self.do(action)

    def do(self, action: Action) -> None:
        if (action.verb is Verb.DEAL) != self._dealing:
            self._dealing = action.verb is Verb.DEAL
            self.press("Shuffler")
        match action.verb:
            case Verb.DEAL:
                self.press(self._hand(action))
            case Verb.REVEAL:
                self._ears.do(self._hand(action), "Reveal")
            case Verb.CLEAR:
                self._ears.do(self._hand(action), "Clear")
            case Verb.COLLECT:
                self._ears.do(self._hand(action), "Collect the fold")
            case Verb.TUCK:
                self._ears.do(self._hand(action), "Tuck")
            case Verb.OFFER:
                self._ears.do(self._place(action), "Offer Play")
            case Verb.TAKE:
                self._ears.do(self._spot(action), "Take")
            case Verb.PAY:
                self._pay(action)
            case Verb.CALL | Verb.ANNOUNCE:
                self._say(action)
            case Verb.CHECK | Verb.RELEASE:
                self._ears.do("Table", _ON_THE_TABLE[action.verb])
            case _:
                self.press(_ON_THE_TABLE[action.verb])

    def press(self, name: str) -> None:
        self._ears.do(name)

    def _say(self, action: Action) -> None:
        if action.verb is Verb.CALL:
            self._ears.do(self._hand(action), "Go there")
        self._ears.do("Table", "Say or call")
        self.press(next(str(word.words) for word in SAID if word.word == action.word))

    def _pay(self, action: Action) -> None:
        assert action.amount is not None
        left = action.amount.cents
        for value in sorted(self._rules.chips, reverse=True):
            count, left = divmod(left, value.cents)
            for _ in range(count):
                self.press(f"{self._money(value)} chip")
        self._ears.do(self._spot(action), "Pay what is cut")

    def _money(self, amount: Money) -> str:
        return f"{self._rules.currency}{amount.grouped}"

    def _spot(self, action: Action) -> str:
        assert action.wager is not None
        label = self._labels[self._lies_with(action.wager)]
        return f"{self._place(action)}, {label}"

    def _place(self, action: Action) -> str:
        return self._rules.words.place.headed(action.place)

    def _hand(self, action: Action) -> str:
        return f"{self._place(action)}, hand" if action.place else "Dealer's hand"

    def _lies_with(self, wager: Wager) -> Wager:
        """A bonus is paid beside the wager that it belongs to."""
        if wager is Wager.ANTE_BONUS:
            return Wager.ANTE
        envy = self._rules.envy
        return envy.paid_with if wager is Wager.ENVY_BONUS and envy is not None else wager


_ON_THE_TABLE = {
    Verb.CHECK: "Check the bets",
    Verb.RELEASE: "Release the cards",
    Verb.RACK: "Discard rack",
    Verb.COVER: "Cut card",
}
