"""scenarios/table-tests/NAME.yaml: table tests as forms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import structs

from trainer import assets
from trainer.dealing.procedure import Part
from trainer.drills.events.events import EVENTS
from trainer.drills.table_form import (
    Criterion,
    CriterionGrade,
    FormPassRule,
    RoundWanted,
    TableForm,
)
from trainer.errors import Place, Problem
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Field,
    Flag,
    Listed,
    Made,
    Mapped,
    Notes,
    Parts,
    Record,
    Shape,
    Text,
    Whole,
    Word,
    optional,
)
from trainer.library.house_files.rules_file import HOUSE_ID
from trainer.library.scenarios.recipes import HOUSES, SeatsShape

FOLDER = "table-tests"
MOST_ROUNDS = 12
STEPS = len(CriterionGrade)


def _one_source(parts: Parts, where: Place, notes: Notes) -> None:
    given = [name for name in ("drill", "events") if name in parts or notes.under((*where, name))]
    if len(given) != 1:
        notes.wrong(where, "does not say what is dealt; write either drill: or events:")


ROUND: Record[RoundWanted] = Record(
    "round of a table test",
    {
        "drill": optional(HOUSE_ID, "the drill whose rounds are dealt"),
        "events": optional(
            Listed(Word(EVENTS, "event"), "write events like [tie, low_queen_qualifies]"),
            "what the round shows",
        ),
        "seats": optional(SeatsShape(), "{from: 3, to: 5}, or [1, 4, 7]"),
    },
    lambda parts: RoundWanted(**parts),
    _one_source,
)
_CRITERION: Record[Parts] = Record(
    "criterion",
    {
        "title": Field(Text(), about="what it is called"),
        "asks": Field(Text(), about="what is looked at, in a sentence"),
        "anchors": Field(
            Listed(Text(), "write four sentences, the lowest step first", STEPS, STEPS),
            about="what each of the four steps looks like, the lowest first",
        ),
        "needed": optional(Flag(), "not passed while nobody saw it"),
    },
    lambda parts: parts,
)
CRITERIA: Shape[tuple[Criterion, ...]] = Made(
    Mapped(HOUSE_ID, _CRITERION, "write criteria, each under its name"),
    lambda named: tuple(Criterion(name, **parts) for name, parts in named.items()),
)
_COUNT = optional(Whole(0, 500), "at most so many, over all rounds")
_PASSES: Record[FormPassRule] = Record(
    "pass rule",
    {
        "critical": _COUNT,
        "serious": _COUNT,
        "minor": _COUNT,
        "lowest": optional(Made(Whole(1, STEPS), CriterionGrade), "no criterion below this step"),
        "weak": optional(Whole(0, 50), "so many criteria may be at step 2"),
    },
    lambda parts: FormPassRule(**parts),
)


def _form(parts: Parts) -> TableForm:
    houses = parts.pop("houses", "all")
    name = parts.pop("table_test")
    return TableForm(name=name, houses=() if houses == "all" else houses, **parts)


FORM: Record[TableForm] = Record(
    "table test",
    {
        "table_test": Field(HOUSE_ID, about="the test's name, the same as its file's"),
        "title": Field(Text(), about="what it is called"),
        "about": Field(Text(), about="what it is about, in a sentence"),
        "houses": optional(HOUSES, "all, or a list of house ids"),
        "part": optional(Word(tuple(Part), "part")),
        "rounds": Field(
            Listed(ROUND, "write rounds like - {drill: every-trap}", 1, MOST_ROUNDS, repeats=True),
            about="what is laid out, round by round",
        ),
        "criteria": Field(CRITERIA, about="what people judge"),
        "passes": optional(_PASSES, "when it is passed"),
    },
    _form,
)


def read_form(path: Path) -> TableForm:
    """The form in the file. Raises InputError with every problem."""
    return reader.read_named(path, FORM, "table_test")


def sound_forms(folder: Path | None = None) -> tuple[dict[str, TableForm], list[Problem]]:
    """The forms of the folder that can be read, by name, and what is wrong with the others; the
    bundled ones by default."""
    sound, problems = reader.sound_files(folder or assets.folder("scenarios") / FOLDER, read_form)
    return {each.name: each for each in sound}, problems


# ------------------------------------------------------------- as JSON holds it, whole


def form_to_plain(form: TableForm) -> dict[str, Any]:
    """The form as a file of it would have it."""
    return {
        "table_test": form.name,
        "title": form.title,
        "about": form.about,
        "houses": list(form.houses) or "all",
        "part": form.part.value,
        "rounds": [wanted_to_plain(each) for each in form.rounds],
        "criteria": {each.name: _criterion_to_plain(each) for each in form.criteria},
        "passes": {**structs.asdict(form.passes), "lowest": int(form.passes.lowest)},
    }


def wanted_to_plain(wanted: RoundWanted) -> dict[str, Any]:
    of = {"drill": wanted.drill} if wanted.drill else {"events": list(wanted.events)}
    if wanted.seats is None:
        return of
    seats = wanted.seats
    which = list(seats.which) if seats.which else {"from": seats.least, "to": seats.most}
    return {**of, "seats": which}


def _criterion_to_plain(criterion: Criterion) -> dict[str, Any]:
    named = {**structs.asdict(criterion), "anchors": list(criterion.anchors)}
    return {key: value for key, value in named.items() if key != "name"}
