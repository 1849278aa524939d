"""readings.yaml: the questions that a house's document leaves open, and the changes of each
answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from trainer.errors import HouseFileError, InputError, Place
from trainer.library.cases import CASE, Case
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Field,
    Listed,
    Notes,
    Parts,
    Record,
    Schema,
    Shape,
    Text,
    Word,
    Yes,
    near,
    optional,
    shown,
)
from trainer.library.house_files.file_parts import CLAUSE
from trainer.library.ruling_cases import RULING_CASE, RulingCase
from trainer.wording import Phrase, phrase, say_phrase

READINGS_FILE = "readings.yaml"


class HouseFile(StrEnum):
    """The files of a house that an answer may change."""

    RULES = "rules"
    PROCEDURE = "procedure"
    IRREGULARITIES = "irregularities"

    @property
    def name_on_disk(self) -> str:
        return f"{self.value}.yaml"


class ReadingGroup(StrEnum):
    """The subject of a question."""

    PAYMENTS = "payments"
    BETS = "bets"
    ROUND = "round"
    IRREGULARITIES = "irregularities"


class ChangeAct(StrEnum):
    """The act of a change at its place."""

    IS = "is"
    ADD = "add"
    REMOVE = "remove"


Step = str | tuple[tuple[str, str], ...]
"""A key, or of a list the entry that has these values."""


class FileSpot(Struct, frozen=True):
    """A place in one of the house's files."""

    file: HouseFile
    steps: tuple[Step, ...]


class ReadingChange(Struct, frozen=True):
    """One change of an answer: the value at ``at`` becomes ``value``, gets it as a further entry,
    or is removed. A new key stands ``before`` another, where the order of keys matters."""

    at: FileSpot
    act: ChangeAct
    value: Any = None
    before: str = ""


Worked = Case | RulingCase | str
"""The proof of an answer; a text is the title of one of the house's worked rounds."""


class ReadingAnswer(Struct, frozen=True):
    """One way to read the document. The one that the house's files follow changes nothing."""

    id: str
    says: str
    why: str
    changes: tuple[ReadingChange, ...] = ()
    worked: tuple[Worked, ...] = ()

    @property
    def words(self) -> str:
        """The answer in the reader's language."""
        return say_phrase(Phrase(self.says))

    @property
    def because(self) -> str:
        """The reason, in the reader's language."""
        return say_phrase(Phrase(self.why))


class ReadingText(Struct, frozen=True):
    """A clause, and what it says or leaves out."""

    clause: str
    says: str

    @property
    def words(self) -> str:
        return say_phrase(Phrase(self.says))


@dataclass(frozen=True, slots=True)
class ReadingQuestion:
    """A point that the document leaves open, its answers, and the school's first choice."""

    id: str
    group: ReadingGroup
    asks: str
    document: tuple[ReadingText, ...]
    decides: tuple[FileSpot, ...]
    taken: str
    answers: tuple[ReadingAnswer, ...]
    place: Place = field(default=(), compare=False)

    @property
    def words(self) -> str:
        """The question in the reader's language."""
        return say_phrase(Phrase(self.asks))

    def answer(self, id_: str) -> ReadingAnswer:
        """The answer of that id. Raises KeyError."""
        for each in self.answers:
            if each.id == id_:
                return each
        raise KeyError(id_)


@dataclass(frozen=True, slots=True)
class OneAnswer:
    """A reading without a reasonable alternative, and why."""

    at: FileSpot
    why: str
    place: Place = field(default=(), compare=False)


class Readings(Struct, frozen=True):
    """The content of the file: the questions, and the readings with one answer."""

    questions: tuple[ReadingQuestion, ...]
    one_answer: tuple[OneAnswer, ...] = ()


# ------------------------------------------------------------- the file's form


class _Spot(Shape[FileSpot]):
    """``[rules, ante_bonus, due, lower]``; an entry of a list by what tells it from the others."""

    def read(self, value: object, where: Place, notes: Notes) -> FileSpot | None:
        steps = value if isinstance(value, list) else []
        if len(steps) < 2 or steps[0] not in list(HouseFile) or not all(map(_is_step, steps[1:])):
            right = "write a place like [rules, bets, {code: ante_amount}, one_of]"
            notes.wrong(where, f"{shown(value)} is not allowed here; {right}")
            return None
        return FileSpot(HouseFile(steps[0]), tuple(map(_step, steps[1:])))

    def schema(self) -> Schema:
        step = {"type": ["string", "object"]}
        return {"type": "array", "prefixItems": [{"enum": list(HouseFile)}], "items": step}


def _is_step(value: object) -> bool:
    if isinstance(value, Mapping):
        return bool(value) and all(isinstance(each, str | int | list) for each in value.values())
    return isinstance(value, str) and bool(value)


def _step(value: Any) -> Step:
    if isinstance(value, str):
        return value
    return tuple((str(key), as_words(each)) for key, each in value.items())


def as_words(value: object) -> str:
    """The text that tells an entry from others, in one spelling: ``take, pay`` for a list."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


class _Anything(Shape[Any]):
    """Any value; the reader of the house's file decides whether it fits there."""

    def read(self, value: object, where: Place, notes: Notes) -> Any:
        if value is None:
            notes.wrong(where, "is empty; write remove: true to take it out")
        return value

    def schema(self) -> Schema:
        return {}


def _one_act(parts: Parts, where: Place, notes: Notes) -> None:
    given = [act for act in ChangeAct if act in parts or notes.under((*where, act.value))]
    if len(given) != 1:
        notes.wrong(where, "does not say one thing; write is:, add: or remove: true")


def _change(parts: Parts) -> ReadingChange:
    act = next(act for act in ChangeAct if act in parts)
    value = None if act is ChangeAct.REMOVE else parts[act]
    return ReadingChange(parts["at"], act, value, parts.get("before", ""))


_SPOT = _Spot()
_CHANGE: Record[ReadingChange] = Record(
    "change",
    {
        "at": Field(_SPOT, about="where: the file, then the keys down to the place"),
        "is": optional(_Anything(), "the new value"),
        "before": optional(Text(), "with is: the key before which it stands"),
        "add": optional(_Anything(), "one entry more of the list there"),
        "remove": optional(Yes(), "true, where it goes"),
    },
    _change,
    _one_act,
)


def read_change(value: object) -> ReadingChange | None:
    """The change in a file's value; None if it has another form."""
    return _CHANGE.read(value, (), Notes())


class _WorkedShape(Shape[Worked]):
    """A round, an irregularity, or the title of a round in cases.yaml."""

    def read(self, value: object, where: Place, notes: Notes) -> Worked | None:
        if isinstance(value, str):
            return _TITLE.read(value, where, notes)
        scene = isinstance(value, Mapping) and "event" in value
        read = (RULING_CASE if scene else CASE).read(value, where, notes)
        return None if read is None else structs.replace(read, place=where)

    def schema(self) -> Schema:
        return {"anyOf": [_TITLE.schema(), CASE.schema(), RULING_CASE.schema()]}


_TITLE = Text(phrase("write the title of one of the house's worked rounds"))
_NAME = Text(phrase("write a name like tie_only"), "[a-z][a-z0-9_]*")
_ANSWER: Record[ReadingAnswer] = Record(
    "answer",
    {
        "answer": Field(_NAME, about="a short name, its own in this question"),
        "says": Field(Text(), about="the answer, in a few words"),
        "why": Field(Text(), about="what speaks for it"),
        "changes": optional(
            Listed(_CHANGE, phrase("write changes like [{at: [...], remove: true}]")),
            "what it changes in the house's files; nothing for the answer that is taken",
        ),
        "cases": Field(
            Listed(_WorkedShape(), phrase("write the worked rounds that prove it")),
            about="what proves it",
        ),
    },
    lambda parts: ReadingAnswer(
        parts["answer"], parts["says"], parts["why"], parts.get("changes", ()), parts["cases"]
    ),
)
_SAID: Record[ReadingText] = Record(
    "clause",
    {
        "clause": Field(CLAUSE, about="the clause of the house's document"),
        "says": Field(Text(), about="what it says on this or leaves out, in words of our own"),
    },
    lambda parts: ReadingText(parts["clause"], parts["says"]),
)


def _answers_fit(parts: Parts, where: Place, notes: Notes) -> None:
    answers: tuple[ReadingAnswer, ...] = parts.get("answers", ())
    names = [each.id for each in answers]
    taken = parts.get("taken")
    if names and taken is not None and taken not in names:
        notes.wrong((*where, "taken"), f"no answer '{taken}'; {near(taken, names)}")
    for at, each in enumerate(answers):
        if each.id in names[:at]:
            notes.wrong((*where, "answers", at, "answer"), "appears twice; name each its own way")
        if bool(each.changes) is (each.id == taken):
            right = (
                "is what the house's files say; leave changes out"
                if each.changes
                else "changes nothing; write changes:, or leave the answer out"
            )
            notes.wrong((*where, "answers", at), right)


def _question(parts: Parts) -> ReadingQuestion:
    return ReadingQuestion(
        id=parts["id"],
        group=parts["group"],
        asks=parts["question"],
        document=parts["document"],
        decides=parts["decides"],
        taken=parts["taken"],
        answers=parts["answers"],
    )


_QUESTION: Record[ReadingQuestion] = Record(
    "reading",
    {
        "id": Field(_NAME, about="a short name, its own in this file"),
        "group": Field(Word(tuple(ReadingGroup), "group"), about="what it is about"),
        "question": Field(Text(), about="the question that the document leaves"),
        "document": Field(
            Listed(_SAID, phrase("write clauses like {clause: MBS 3.9, says: ...}")),
            about="what the document says on it",
        ),
        "decides": Field(
            Listed(_SPOT, phrase("write a list of places")),
            about="where the files follow the answer",
        ),
        "taken": Field(_NAME, about="the answer that the school takes at first"),
        "answers": Field(
            Listed(_ANSWER, phrase("write two answers or more"), 2),
            about="those that stand to reason",
        ),
    },
    _question,
    _answers_fit,
)


_ONE_ANSWER: Record[OneAnswer] = Record(
    "reading with one answer",
    {
        "at": Field(_SPOT, about="where the reading stands"),
        "because": Field(Text(), about="why no other answer stands to reason"),
    },
    lambda parts: OneAnswer(parts["at"], parts["because"]),
)


def _placed(parts: Parts) -> Readings:
    each_once = enumerate(parts.get("readings", ()))
    asked = (replace(each, place=("readings", at)) for at, each in each_once)
    alone = enumerate(parts.get("one_answer", ()))
    settled = (replace(each, place=("one_answer", at)) for at, each in alone)
    return Readings(tuple(asked), tuple(settled))


def _no_id_twice(parts: Parts, where: Place, notes: Notes) -> None:
    names = [each.id for each in parts.get("readings", ())]
    for at, name in enumerate(names):
        if name in names[:at]:
            notes.wrong(("readings", at, "id"), "appears twice; give each reading its own id")


READINGS: Record[Readings] = Record(
    "readings file",
    {
        "readings": Field(
            Listed(_QUESTION, phrase("write a list of readings")),
            # Where the last question is settled, those with one answer stay without this list.
            needed=False,
            about="each question once",
        ),
        "one_answer": optional(
            Listed(_ONE_ANSWER, phrase("write a list of places, each with because:")),
            "readings to which no other answer stands to reason",
        ),
    },
    _placed,
    _no_id_twice,
)


class ReadingsFile(Struct, frozen=True):
    """The questions of one house, with their lines."""

    document: reader.FileDocument
    found: Readings

    @property
    def questions(self) -> tuple[ReadingQuestion, ...]:
        return self.found.questions

    @property
    def one_answer(self) -> tuple[OneAnswer, ...]:
        return self.found.one_answer

    def named(self, id_: str) -> ReadingQuestion:
        """The question of that id. Raises KeyError."""
        for each in self.questions:
            if each.id == id_:
                return each
        raise KeyError(id_)

    def __iter__(self) -> Iterator[ReadingQuestion]:
        return iter(self.questions)


NO_READINGS = ReadingsFile(reader.FileDocument("", None, {}), Readings(()))


def load_readings(folder: Path) -> ReadingsFile:
    """The questions of that folder's house; none if it has no such file. Raises HouseFileError."""
    file = folder / READINGS_FILE
    return read_readings(file) if file.is_file() else NO_READINGS


def read_readings(path: Path) -> ReadingsFile:
    """The questions in the file. Raises HouseFileError with every problem."""
    try:
        document = reader.read_file(path, reader.as_value)
    except InputError as error:
        raise HouseFileError(error.problems) from None
    return ReadingsFile(document, document.shaped(READINGS, HouseFileError))
