"""Tables for the tests: one round that can go wrong in many ways, and how it is settled."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trainer.dealing.house import House
from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.library.houses import HouseShelf
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.practice import RECORDS, Practice
from trainer.school.rounds.round_sources import Deal

DRILL = Recipe(
    name="settle-the-table",
    title="Settle the table",
    teaches="The main drill.",
    seats=Seats(3, 5),
    events=(WeighedEvents((), 1),),
    rounds=3,
    feedback=Feedback.AT_THE_END,
)

SIX_CARD: dict[str, Any] = {
    "house": "six-card-bonus",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [
        {
            "seat": 7,
            "cards": ["Ah", "Kh", "Qs"],
            "wagers": {"ante": "10", "pair_plus": "10", "six_card_bonus": "10"},
            "decision": "play",
        },
        {
            "seat": 6,
            "cards": ["9c", "9d", "4s"],
            "wagers": {"ante": "5", "pair_plus": "5", "six_card_bonus": "5"},
            "decision": "play",
        },
        {
            "seat": 4,
            "cards": ["5c", "6d", "Ts"],
            "wagers": {"ante": "5", "pair_plus": "5", "six_card_bonus": "5"},
            "decision": "fold",
        },
        {
            "seat": 1,
            "cards": ["Qc", "5d", "3h"],
            "wagers": {"ante": "2", "pair_plus": "5", "six_card_bonus": "5"},
            "decision": "play",
        },
    ],
}

FAULTLESS = (
    "collect 4",
    "tuck 4",
    "reveal dealer",
    "reveal 7",
    "take 7 six_card_bonus",
    "pay 7 play 10",
    "pay 7 ante 20",
    "pay 7 pair_plus 60",
    "clear 7",
    "reveal 6",
    "take 6 six_card_bonus",
    "pay 6 play 5",
    "pay 6 ante 5",
    "pay 6 pair_plus 5",
    "clear 6",
    "reveal 4",
    "take 4 six_card_bonus",
    "clear 4",
    "reveal 1",
    "take 1 play",
    "take 1 ante",
    "take 1 pair_plus",
    "take 1 six_card_bonus",
    "clear 1",
)

MBS: dict[str, Any] = {
    "house": "mbs",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [
        {
            "seat": 5,
            "cards": ["Kh", "8h", "3s"],
            "wagers": {"ante": "10", "pair_plus": "5"},
            "decision": "play",
        },
        {"seat": 2, "cards": ["9c", "9d", "4s"], "wagers": {"ante": "10"}, "decision": "play"},
    ],
}


def round_at(house: House, plain: Mapping[str, Any]) -> Round:
    return read_round(plain, {house.id: house.rules})


def dealer_of(houses: Mapping[str, House]) -> Deal:
    """Deals the known round of the house, whatever is asked."""
    known = {"six-card-bonus": SIX_CARD, "mbs": MBS}

    def deal(rules: HouseRules, recipe: Recipe, seed: int) -> Round:
        return round_at(houses[rules.house], known[rules.house])

    return deal


class Ticking:
    """A clock that stands still until it is told to move."""

    def __init__(self) -> None:
        self.now_ms = 0

    def running(self) -> int:
        return self.now_ms

    def wall(self) -> int:
        return 1_790_000_000_000 + self.now_ms


def open_practice(shelf: HouseShelf, home: Path, clock: Ticking) -> Practice:
    """Practice on rounds that the tests know by heart."""
    times = Clock(running=clock.running, wall=clock.wall)
    log = Log.open(home / RECORDS, times.wall)
    return Practice(shelf, {DRILL.name: DRILL}, log, times, dealer_of(shelf))


def open_school(home: Path, clock: Ticking) -> Practice:
    """Practice with the bundled houses and drills."""
    return Practice.open(home, Clock(running=clock.running, wall=clock.wall))
