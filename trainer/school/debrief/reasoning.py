"""The reason for a settlement, asked of the trainee before the program tells it: one of three, and
the certainty. It is recorded, and is no evidence about any skill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from trainer.dealing.house import House
from trainer.drills.stream import Stream
from trainer.game.house_words import PlaceWord
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.look_alikes import Reasons, reasons
from trainer.marking.words import spot


class WhyAsked(Struct, frozen=True):
    """One wager at a seat, in the house's word, with the reasons to choose from."""

    seat: int
    wager: Wager
    spot: str
    reasons: Reasons
    choices: tuple[str, ...]
    place: PlaceWord = PlaceWord.SEAT


class Reasoned(Struct, frozen=True):
    """The reason that a trainee gave, and the certainty, from 1 to 3. ``said`` is the place of the
    reason among ``Reasons.all``, whatever its language: 0 is right."""

    seat: int
    wager: Wager
    said: int
    sure: int

    @property
    def right(self) -> bool:
        return self.said == 0

    @classmethod
    def of_plain(cls, facts: Mapping[str, Any]) -> Reasoned:
        """The value in the log."""
        wager = Wager(facts["wager"])
        return cls(facts["seat"], wager, facts["said"], facts["sure"])

    def to_plain(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "wager": self.wager.value,
            "said": self.said,
            "right": self.right,
            "sure": self.sure,
        }


def reasons_at(house: House, round_: Round, seat: int, wager: Wager) -> Reasons | None:
    """The reasons for that wager of a dealt round."""
    settled = settle(house.rules, round_).seat(seat)
    return (
        None if settled is None else reasons(house.rules.at_table(round_.placard), settled, wager)
    )


def mixed(of: Reasons, seed: str) -> tuple[str, ...]:
    """All three reasons, in an order that gives nothing away."""
    return tuple(Stream(f"reasons|{seed}").shuffle(of.all))


def why_asked(house: House, round_: Round, seat: int, seed: str) -> WhyAsked | None:
    """One wager of that seat to ask the reason of, the same for the same seed; None if there is
    none."""
    rules, settled = house.rules.at_table(round_.placard), settle(house.rules, round_).seat(seat)
    lines = settled.lines if settled is not None else ()
    stream = Stream(f"why|{seed}|{seat}")
    for line in stream.shuffle(lines):
        found = reasons_at(house, round_, seat, line.wager)
        if found is not None:
            choices = mixed(found, f"{seed}|{seat}")
            name = spot(rules, line.wager)
            return WhyAsked(seat, line.wager, name, found, choices, rules.words.place)
    return None
