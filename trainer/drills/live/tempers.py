"""Players with tempers, as values: the wishes of each, their words, and their frequency."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainer.dealing.irregularity import Event, Fact
from trainer.wording import Phrase, Worded, phrase, say_phrase

LAPSES_MS = 12_000
"""The time after which nobody waits for an answer any more."""


class WishAnswer(Worded):
    """The dealer's answer to a wish, as it is recorded after ``rule``."""

    STOP = "stop", phrase("Stop, no more bets")
    WAIT = "wait", phrase("One moment, please")
    EXPLAIN = "explain", phrase("Explain the rule")
    SHOW_AGAIN = "show_again", phrase("Show the cards again")
    FLOOR = "call_supervisor", phrase("Call the floor")


class PlayerWish(Struct, frozen=True):
    """One kind of interruption.

    ``event`` and ``facts`` are those on which the house's list of irregularities rules; without an
    event, ``answers`` are the school's reading. ``lands_ms`` is the time to answer it before it has
    happened. ``reaches``: a hand is seen on a wager.
    """

    name: str
    title: str
    seen: str
    said: tuple[str, ...]
    event: Event | None = None
    facts: Mapping[Fact, str] | None = None
    answers: tuple[WishAnswer, ...] = ()
    lands_ms: int | None = None
    reaches: bool = False

    @property
    def heading(self) -> str:
        """The title in the reader's language."""
        return say_phrase(Phrase(self.title))

    @property
    def brings(self) -> bool:
        """True if the hand that reaches holds a chip to bet."""
        return self.reaches and (self.facts or {}).get(Fact.CHANGE) == "placed"


class Temper(Struct, frozen=True):
    """A kind of player: ``weight`` is its share, ``wishes`` the frequency of each."""

    name: str
    title: str
    weight: int
    wishes: Mapping[str, int]

    @property
    def mood(self) -> str:
        """The temper in one or two words, in the reader's language."""
        return say_phrase(Phrase(self.title))


class Tempo(Struct, frozen=True):
    """The pace of the floor: the acts between interruptions, the most open at once, the per cent of
    quiet rounds, and the ms that a hand takes on the floor."""

    name: str
    title: str
    every: int
    at_once: int
    quiet: int
    hand_ms: int


class Tempers(Struct, frozen=True):
    """All data about the players of live tables."""

    tempos: Mapping[str, Tempo]
    wishes: Mapping[str, PlayerWish]
    tempers: tuple[Temper, ...]
    names: tuple[str, ...]
