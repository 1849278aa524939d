"""``trainer demo``: one round in text, from the table to the marks, without a hand on it."""

from __future__ import annotations

import argparse

from trainer import assets
from trainer.commands.text_debrief import cards_text, debrief_text, posted_text, table_text
from trainer.dealing.house import House
from trainer.dealing.table import table_after
from trainer.library.houses import load_houses
from trainer.library.round_files import read_round_file, read_trace
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief

HOUSE = "six-card-bonus"

_SECONDS = 74


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments: there is one round to show."""


def run(args: argparse.Namespace) -> int:
    """Print the table, the house's requirements, a trainee's acts, and the marks."""
    house = load_houses()[HOUSE]
    print(demonstration(house))
    return 0


def demonstration(house: House) -> str:
    """The whole demonstration as text."""
    debrief = _debrief(house)
    round_ = debrief.replay.round_
    required = [str(action) for action in debrief.replay.faultless]
    return "\n\n".join(
        (
            f"{house.title}: one round, settled by a trainee.",
            "THE TABLE, as the dealer sees it when the players have decided",
            table_text(house, round_, table_after(house, round_, ())),
            posted_text(house, round_),
            "The hands under it: " + _hands(debrief),
            "WHAT THE HOUSE REQUIRES",
            _in_lines(required),
            "WHAT THE TRAINEE DID",
            _in_lines([act.text for act in debrief.replay.done]),
            "HOW IT IS MARKED",
            debrief_text(house.rules, debrief),
        )
    )


def _debrief(house: House) -> Debrief:
    trace = read_trace(_text("trace.txt"))
    pace_ms = _SECONDS * 1000 // len(trace)
    acts = tuple((text, pace_ms * place) for place, text in enumerate(trace, 1))
    round_ = read_round_file(_text("round.yaml"), "round.yaml", {house.id: house.rules})
    return debrief_of(PlayedRound("", house, round_, "Demonstration", 1, acts, _SECONDS * 1000))


def _text(name: str) -> str:
    return (assets.folder("resources") / "demo" / name).read_text(encoding="utf-8")


def _hands(debrief: Debrief) -> str:
    round_ = debrief.replay.round_
    hands = [f"dealer {cards_text(round_.dealer)}"]
    hands += [f"seat {seat.number} {cards_text(seat.cards)}" for seat in round_.seats]
    return ", ".join(hands)


def _in_lines(acts: list[str]) -> str:
    """Acts, four to a line."""
    width = max(len(act) for act in acts) + 3
    rows = [acts[at : at + 4] for at in range(0, len(acts), 4)]
    return "\n".join("  " + "".join(act.ljust(width) for act in row).rstrip() for row in rows)
