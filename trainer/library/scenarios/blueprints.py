"""scenarios/exams/NAME.yaml: exams as blueprints."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trainer import assets
from trainer.dealing.procedure import Part
from trainer.drills.events.events import EVENTS
from trainer.drills.exam.areas import WITH_DECISIONS
from trainer.drills.exam.blueprint import (
    MOST_DECISIONS,
    MOST_ROUNDS,
    MOST_RULINGS,
    MOST_SEATS,
    ROUNDS,
    Blueprint,
    ExamClock,
    ItemWanted,
    KeptPattern,
    PassRule,
    Retake,
)
from trainer.errors import InputError, Place, Problem
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Either,
    Field,
    Flag,
    Listed,
    Made,
    Mapped,
    Notes,
    Parts,
    Record,
    SaidShape,
    Schema,
    Shape,
    Text,
    Whole,
    Word,
    not_here,
    optional,
    shown,
)
from trainer.library.house_files.rules_file import HOUSE_ID
from trainer.library.scenarios.recipes import FOLDS, PER_CENT, WAGERS

EXAMS = "exams"
"""The folder of the scenarios in which blueprints lie."""


def _wanted(count: int = 1, starred: int = 0) -> ItemWanted:
    if starred is True or not starred:
        return ItemWanted(count, starred=bool(starred))
    return ItemWanted(count, starred=True, only=starred)


_AT_LENGTH = Record(
    "wish",
    {
        "count": optional(Whole(1, MOST_DECISIONS), "so often at least"),
        "starred": optional(
            Either(Flag(), Whole(1, MOST_DECISIONS), bool), "all of them, or how many"
        ),
    },
    lambda parts: _wanted(**parts),
)


# ``{count: 2, starred: true}``, or ``2``.
_WANTED: Shape[ItemWanted] = Either(_AT_LENGTH, Made(Whole(1, MOST_DECISIONS), ItemWanted), Mapping)


_LIMITS = Record(
    "clock",
    {
        "exam": optional(Whole(1, 600), "minutes for all of it"),
        "round": optional(Whole(1, 60), "minutes for each round"),
    },
    lambda parts: ExamClock(parts.get("exam"), parts.get("round")),
)


class _ClockShape(Shape[ExamClock]):
    """``none``, or limits in minutes: ``{exam: 60, round: 6}``."""

    def read(self, value: object, where: Place, notes: Notes) -> ExamClock | None:
        if value == "none":
            return ExamClock()
        if isinstance(value, Mapping):
            return _LIMITS.read(value, where, notes)
        right = "write none, or minutes like {exam: 60, round: 6}"
        notes.wrong(where, f"{shown(value)} is no clock setting; {right}")
        return None

    def schema(self) -> Schema:
        return {"anyOf": [SaidShape("none").schema(), _LIMITS.schema()]}


_PASS = Record(
    "pass rule",
    {
        "errors": optional(Whole(0, 100), "so many errors at most"),
        "critical": optional(Whole(0, 100), "errors on starred decisions"),
    },
    lambda parts: PassRule(**parts),
)
_RETAKE = Record(
    "rule for retakes",
    {
        "tries": optional(Whole(1, 100), "so many tries in all"),
        "days": optional(Whole(0, 365), "days before the next one"),
    },
    lambda parts: Retake(**parts),
)
_AREA, _EVENT = Word(WITH_DECISIONS, "area", "unknown_area"), Word(EVENTS, "event", "unknown_event")
_AREAS = Mapped(_AREA, _WANTED, "write areas like ties: 2")
_SHOWS = Mapped(_EVENT, _WANTED, "write events like tie: 1")


class _RoundShape(Shape[Mapping[str, Any]]):
    """A round as plain values, which its house reads where it is dealt."""

    def read(self, value: object, where: Place, notes: Notes) -> Mapping[str, Any] | None:
        if isinstance(value, Mapping):
            return value
        notes.wrong(where, not_here(value, "write it as trainer rounds does"))
        return None

    def schema(self) -> Schema:
        return {"type": "object"}


_PATTERN = Record(
    "pattern",
    {
        "fingerprint": Field(Text(), about="the print of the house's rules that it was made for"),
        "rounds": Field(
            Listed(_RoundShape(), "write a list of rounds", most=MOST_ROUNDS, repeats=True),
            about="what every form deals with other cards",
        ),
    },
    lambda parts: KeptPattern(**parts),
)


def _blueprint(parts: Parts) -> Blueprint:
    renamed = {"name": parts.pop("exam")}
    if "pass" in parts:
        renamed["passing"] = parts.pop("pass")
    return Blueprint(**{"areas": {}, "shows": {}, **parts, **renamed})


def _fits(parts: Parts, where: Place, notes: Notes) -> None:
    """Note events that are wanted in more rounds than there are."""
    rounds = parts.get("rounds", ROUNDS)
    for event, wanted in parts.get("shows", {}).items():
        if wanted.count > rounds:
            message = f"is wanted in {wanted.count} rounds of {rounds}; write {rounds} at most"
            notes.wrong((*where, "shows", event), message)


BLUEPRINT: Record[Blueprint] = Record(
    "blueprint",
    {
        "exam": Field(HOUSE_ID, about="the exam's name, the same as its file's"),
        "title": Field(Text(), about="what it is called"),
        "house": Field(HOUSE_ID, about="the house whose rules it is about"),
        "part": optional(Word(tuple(Part), "part")),
        "rounds": optional(Whole(1, MOST_ROUNDS)),
        "seats": optional(Whole(1, MOST_SEATS), "in every round"),
        "exposes": optional(Whole(0, 2), "so often each wrong rule would answer otherwise"),
        "decisions": optional(Whole(1, MOST_DECISIONS), "all that is scored, or so many at least"),
        "rulings": optional(Whole(0, MOST_RULINGS), "irregularities, between the rounds"),
        "wagers": optional(WAGERS, "how often each wager is staked"),
        "folds": optional(FOLDS, "how often a hand is folded"),
        "several_hands": PER_CENT,
        "areas": optional(_AREAS, "so many decisions of each at least"),
        "shows": optional(_SHOWS, "in so many rounds at least"),
        "pass": optional(_PASS, "when it is passed"),
        "clock": optional(_ClockShape(), "none, or minutes"),
        "retake": optional(_RETAKE, "when it may be tried again"),
        "key_guide": optional(Flag(), "whether the keys may be looked at"),
        "pattern": optional(_PATTERN, "put in when the exam is set; leave it out"),
    },
    _blueprint,
    _fits,
)


def read_blueprint(path: Path) -> Blueprint:
    """The exam in the file. Raises InputError with every problem."""
    return reader.read_named(path, BLUEPRINT, "exam")


def blueprint_of(text: str) -> Blueprint:
    """The exam in a record: one line of JSON. Raises InputError for anything else."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError([Problem((), "bad_json", f"is no JSON: {error}")]) from None
    return BLUEPRINT.whole(value)


def text_of(blueprint: Blueprint) -> str:
    """The exam as records keep it: ``blueprint_of`` reads it."""
    return json.dumps(blueprint.to_plain(), ensure_ascii=False, separators=(",", ":"))


def sound_blueprints() -> tuple[dict[str, Blueprint], list[Problem]]:
    """The readable exams of the program, by name, and the problems of the others."""
    sound, problems = reader.sound_files(assets.folder("scenarios") / EXAMS, read_blueprint)
    return {each.name: each for each in sound}, problems
