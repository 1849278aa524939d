"""scenarios/NAME.yaml: drills as recipes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trainer import assets
from trainer.dealing.procedure import Part
from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.drills.events.events import EVENTS
from trainer.drills.recipe import (
    PLAIN,
    DrillClock,
    Exercise,
    FoldChances,
    Recipe,
    Seats,
    Stakes,
    WagerChances,
    WeighedEvents,
)
from trainer.errors import InputError, Place, Problem
from trainer.game.pay import Teaching
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Either,
    Field,
    Flag,
    Listed,
    Notes,
    Parts,
    Record,
    SaidShape,
    Schema,
    Shape,
    Text,
    Whole,
    Word,
    near,
    optional,
    shown,
)
from trainer.library.formats.source import ReadOnce
from trainer.library.house_files.rules_file import HOUSE_ID

PER_CENT = optional(Whole(0, 100), "in per cent")
WAGERS = Record(
    "set of wagers",
    {"ante": PER_CENT, "pair_plus": PER_CENT, "own": PER_CENT},
    lambda parts: WagerChances(**parts),
)
FOLDS = Record(
    "set of folds", {"weak": PER_CENT, "good": PER_CENT}, lambda parts: FoldChances(**parts)
)


class SeatsShape(Shape[Seats]):
    """``{from: 3, to: 5}``, or just these: ``[1, 4, 7]``."""

    number = Whole(1, 7)
    just = Listed(number, "write seats like [1, 4, 7]")

    def read(self, value: object, where: Place, notes: Notes) -> Seats | None:
        if isinstance(value, list):
            numbers = self.just.read(value, where, notes)
            return None if numbers is None else Seats.just(*numbers)
        return self.span.read(value, where, notes)

    @property
    def span(self) -> Record[Seats]:
        fields = {"from": Field(self.number), "to": Field(self.number)}
        return Record(
            "range of seats", fields, lambda parts: Seats(parts["from"], parts["to"]), _low_to_high
        )

    def schema(self) -> Schema:
        return {"anyOf": [self.just.schema(), self.span.schema()]}


def _low_to_high(parts: Parts, where: Place, notes: Notes) -> None:
    if "from" in parts and "to" in parts and parts["from"] > parts["to"]:
        notes.wrong(where, "from is higher than to; write the lower number first")


class _DrillClockShape(Shape[DrillClock]):
    """``hidden``, ``shown``, or a limit in seconds a round."""

    limit = Whole(1, 3600)

    def read(self, value: object, where: Place, notes: Notes) -> DrillClock | None:
        if value in ("hidden", "shown"):
            return DrillClock(shown=value == "shown")
        if isinstance(value, str):
            notes.wrong(
                where, f"{shown(value)} is no clock setting; write hidden, shown or seconds like 90"
            )
            return None
        limit = self.limit.read(value, where, notes)
        return None if limit is None else DrillClock(shown=True, limit=limit)

    def schema(self) -> Schema:
        return {"anyOf": [{"enum": ["hidden", "shown"]}, self.limit.schema()]}


class _EventsShape(Shape[tuple[WeighedEvents, ...]]):
    """Events, alone or joined with ``+``, each with its weight."""

    weight = Whole(0, 1000)

    def read(self, value: object, where: Place, notes: Notes) -> tuple[WeighedEvents, ...] | None:
        if not isinstance(value, Mapping) or not value:
            notes.wrong(where, f"{shown(value)} is not allowed here; write events like tie: 2")
            return None
        read = [self._weighed(name, value[name], (*where, name), notes) for name in value]
        weighed = tuple(each for each in read if each is not None)
        if len(weighed) == len(value) and not any(each.weight for each in weighed):
            notes.wrong(where, "weigh nothing; give one of them a weight above 0")
        return weighed if len(weighed) == len(value) else None

    def _weighed(
        self, name: str, value: object, where: Place, notes: Notes
    ) -> WeighedEvents | None:
        events = () if name == PLAIN else tuple(part.strip() for part in name.split("+"))
        unknown = [event for event in events if event not in EVENTS]
        for event in unknown:
            notes.wrong(where, f"no event '{event}'; {near(event, [*EVENTS, PLAIN])}")
        if len(set(events)) < len(events):
            notes.wrong(where, "names an event twice; keep one")
        weight = self.weight.read(value, where, notes)
        return None if unknown or weight is None else WeighedEvents(events, weight)

    def schema(self) -> Schema:
        event = f"({'|'.join(EVENTS)})"
        pattern = rf"^({PLAIN}|{event}(\s*\+\s*{event})*)$"
        return {
            "type": "object",
            "propertyNames": {"pattern": pattern},
            "additionalProperties": self.weight.schema(),
            "minProperties": 1,
        }


HOUSES: Shape[Any] = Either(SaidShape("all"), Listed(HOUSE_ID, "write all, or houses like [mbs]"))
_OPTIONAL: Mapping[str, Field] = {
    "level": optional(Whole(1, 5), "1 easy to 5 everything"),
    "houses": optional(HOUSES, "all, or a list of house ids"),
    "part": optional(Word(tuple(Part), "part")),
    "rounds": optional(Whole(1, 500), "rounds in one sitting"),
    "clock": optional(_DrillClockShape(), "hidden, shown, or seconds a round"),
    "feedback": optional(Word(tuple(Feedback), "feedback")),
    "wagers": optional(WAGERS, "how often each wager is staked"),
    "folds": optional(FOLDS, "how often a hand is folded"),
    "several_hands": PER_CENT,
    "stakes": optional(Word(tuple(Stakes), "stakes setting")),
    "teaching": optional(Word(tuple(Teaching), "teaching setting"), "the school's own order"),
    "chips": optional(Word(tuple(ChipMarks), "chips setting"), "how payments are laid"),
    "why": optional(Flag(), "whether reasons are asked for"),
    "guided": optional(Flag(), "whether each next act is told"),
    "whole_chain": optional(Flag(), "whether irregularities are worked from stop to resumption"),
    "at_once": optional(Whole(1, 7), "events that a round shows together"),
    "exercise": optional(Word(tuple(Exercise), "exercise"), "what is done"),
    "tempo": optional(Text("write a tempo like floor"), "of a live table"),
    "minutes": optional(Whole(1, 240), "of a shift at a live table"),
    "items": optional(Whole(1, 500), "questions in one sitting"),
    "skills": optional(Listed(Text(), "write skills like [qual.*]"), "what is asked; * ends it"),
}
_AT_TABLE = {
    "seats": "{from: 3, to: 5}, or [1, 4, 7]",
    "events": "what rounds show, each with its weight",
}


def _recipe(parts: Parts) -> Recipe:
    houses = parts.pop("houses", "all")
    parts.setdefault("seats", Seats(1, 2))
    parts.setdefault("events", ())
    # A whole round is an exercise and a part of the round: either word says the other.
    if parts.get("exercise") is Exercise.WHOLE:
        parts["part"] = Part.WHOLE
    elif parts.get("part") is Part.WHOLE:
        parts.setdefault("exercise", Exercise.WHOLE)
    return Recipe(name=parts.pop("drill"), houses=() if houses == "all" else houses, **parts)


def _rounds_are_told(parts: Parts, where: Place, notes: Notes) -> None:
    """Note a drill at the table without rounds, and a quick one without questions."""
    exercise = parts.get("exercise", Exercise.SETTLE)
    if exercise.at_table:
        for name, about in _AT_TABLE.items():
            if name not in parts and not notes.under((*where, name)):
                notes.wrong((*where, name), f"is missing; write {name}: {about}")
    if exercise is not Exercise.IRREGULARITIES and "whole_chain" in parts:
        notes.wrong((*where, "whole_chain"), f"cannot be used with exercise: {exercise}")
    live = exercise is Exercise.LIVE
    for name in ("tempo", "minutes"):
        if live and name not in parts and not notes.under((*where, name)):
            notes.wrong((*where, name), f"is missing; write {name}: for a live table")
        elif name in parts and not live:
            notes.wrong((*where, name), f"cannot be used with exercise: {exercise}")
    for name in ("items", "skills") if exercise.at_table else ("rounds",):
        if name in parts:
            notes.wrong((*where, name), f"cannot be used with exercise: {exercise}")


RECIPE: Record[Recipe] = Record(
    "scenario",
    {
        "drill": Field(HOUSE_ID, about="the drill's name, the same as its file's"),
        "title": Field(Text(), about="what it is called"),
        "teaches": Field(Text(), about="what it teaches, in a sentence"),
        "seats": optional(SeatsShape(), _AT_TABLE["seats"]),
        "events": optional(_EventsShape(), _AT_TABLE["events"]),
        **_OPTIONAL,
    },
    _recipe,
    _rounds_are_told,
)


_RECIPES: ReadOnce[Recipe] = ReadOnce(most=128)


def read_recipe(path: Path) -> Recipe:
    """The drill in the file; the same object while the file stays the same. Raises InputError with
    every problem."""
    return _RECIPES.of((path,), lambda: reader.read_named(path, RECIPE, "drill"))


def load_recipes(folder: Path | None = None) -> dict[str, Recipe]:
    """The drills of the folder by name, the easy ones first; the bundled ones by default.

    Raises InputError with every problem of every file.
    """
    recipes, problems = sound_recipes(folder)
    if problems:
        raise InputError(problems)
    return recipes


def sound_recipes(folder: Path | None = None) -> tuple[dict[str, Recipe], list[Problem]]:
    """The readable drills, and the problems of the others."""
    recipes, problems = reader.sound_files(folder or assets.folder("scenarios"), read_recipe)
    recipes.sort(key=lambda recipe: (recipe.level, recipe.name))
    return {recipe.name: recipe for recipe in recipes}, problems
