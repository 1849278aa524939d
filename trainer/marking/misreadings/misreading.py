"""A wrong rule that a trainee may hold, in words and as an executable change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.game.pay import Source
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.words import words_of
from trainer.marking.wager_handling import Done

Answer = tuple[Wager, Done]


def always(rules: HouseRules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Rules:
    """A belief in other rules. Not offered if they are the house's own."""

    believed: Callable[[HouseRules], HouseRules]


@dataclass(frozen=True, slots=True)
class Stands:
    """A belief about the standing of a hand that played against a dealer who qualifies; None leaves
    it as it is."""

    believed: Callable[[AtSeat], Situation | None]


@dataclass(frozen=True, slots=True)
class OnWager:
    """A belief about the payment due on one side wager that a fold has not forfeited; None leaves
    it as it is."""

    wager: Wager
    believed: Callable[[AtSeat], Done | None]
    offered: Callable[[HouseRules], bool] = always


@dataclass(frozen=True, slots=True)
class AtTheSeat:
    """A belief about the acts due at a seat, as far as they differ. ``of_odds``: only about what
    odds pay."""

    believed: Callable[[AtSeat], Iterator[Answer]]
    offered: Callable[[HouseRules], bool] = always
    of_odds: bool = False


Change = Rules | Stands | OnWager | AtTheSeat
Clause = Callable[[HouseRules], Source]


@dataclass(frozen=True, slots=True)
class Held:
    """A wrong rule without words: the change, the clause of the right rule, and the events of dealt
    rounds that show it best. ``or_left``: some leave the wager where others pay it."""

    change: Change
    clause: Clause
    shows: tuple[str, ...] = ()
    or_left: bool = False


@dataclass(frozen=True, slots=True)
class Misreading:
    """One wrong rule: ``belief`` in words, ``truth`` the right rule, ``clause`` its place.
    ``shows`` names the events of dealt rounds that show it best; ``title`` is the house whose table
    is believed in, if one is."""

    id: str
    change: Change
    clause: Clause
    shows: tuple[str, ...] = ()
    title: str = ""
    or_left: bool = False

    @property
    def belief(self) -> str:
        return words_of(self.id, self.title)[0]

    @property
    def truth(self) -> str:
        return words_of(self.id, self.title)[1]
