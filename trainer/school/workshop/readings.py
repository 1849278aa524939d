"""A reading made in the workshop: a sentence that can be read in two ways, the way that the house
takes, the other one, and the round that tells them apart. And taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

from msgspec import Struct

from trainer.errors import HouseFileError, Place, Problem
from trainer.library.difference import Differing, changes_between, differing, spot_of
from trainer.library.draft import Draft, aside
from trainer.library.edition import BadChange, Edition, found_step
from trainer.library.formats.yaml_edit import with_block_item
from trainer.library.readings_file import (
    READINGS_FILE,
    ChangeAct,
    FileSpot,
    HouseFile,
    ReadingGroup,
    ReadingQuestion,
    load_readings,
)
from trainer.library.readings_proof import deciding_too, lint_readings, worked_of, wrong_with
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.workshop.distinguishing_rounds import Apart, told_apart
from trainer.school.workshop.notes import put_note
from trainer.school.workshop.rulings import rulings_of
from trainer.wording import say

Plain = dict[str, Any]
NOTED = "unconfirmed_readings"
_OFFERED: list[Any] = [[HouseFile.RULES.value, "spots"]]
"""The place of a question whose other answer only adds to the house: what it offers."""
_BETS = ("bets", "chips", "places", "stakes")


class AnswerWritten(Struct, frozen=True):
    """An answer in words, and what speaks for it."""

    says: str
    why: str


class ReadingWritten(Struct, frozen=True):
    """A reading as its author wrote it: the sentence, the question, the answer that the house's
    files follow, and the other one."""

    clause: str
    sentence: str
    question: str
    house: AnswerWritten
    other: AnswerWritten


def made_aside(
    name: str,
    files: Mapping[str, bytes],
    other: Mapping[str, bytes],
    written: ReadingWritten,
    more_of: str,
) -> dict[str, str]:
    """The texts of the draft's files that a reading changes, or one more answer to the reading
    ``more_of``; ``other`` are the files of the same house by the other answer. Takes up to two
    seconds. Raises HouseFileError, which says why there is none."""
    with aside(name, files) as copy, aside(name, other) as changed:
        before = dict(_texts(copy))
        if more_of:
            make_answer(copy, changed, more_of, written.other)
        else:
            make_reading(copy, changed, written)
        return {file: text for file, text in _texts(copy) if text != before.get(file)}


def _texts(draft: Draft) -> Iterator[tuple[str, str]]:
    names = sorted(each.name for each in draft.folder.iterdir() if each.is_file())
    return ((name, draft.text(name)) for name in names)


def make_reading(draft: Draft, other: Draft, written: ReadingWritten) -> None:
    """The sentence is a question with two answers: the draft's files follow the one, and ``other``
    is the house by the other. Raises HouseFileError, which says why it is none."""
    _refuse_empty(written)
    here, there = _values(draft), _values(other)
    found = _found(here, there)
    apart = _apart(_edition(draft), _edition(other))
    spots = _cite(draft, found, here, there, written)
    question = _question(draft, spots, found, written)
    question["answers"] = _answers(changes_between(_values(draft), there), apart, written)
    draft.write(READINGS_FILE, with_block_item(draft.text(READINGS_FILE), ("readings",), question))
    _must_hold(draft, str(question["id"]))
    ask_again(draft, str(question["id"]))


def make_answer(draft: Draft, other: Draft, id_: str, answer: AnswerWritten) -> None:
    """The question has one more answer: ``other`` is the house by it. Raises HouseFileError, which
    says why it is none."""
    base = draft.base()
    question = base.readings.named(id_)
    house = question.answer(question.taken)
    text = question.document[0]
    written = ReadingWritten(
        text.clause, text.says, question.asks, AnswerWritten(house.says, house.why), answer
    )
    _refuse_empty(written)
    here, there = _values(draft), _values(other)
    found, new = _found(here, there), _edition(other)
    known = [(each, base.under({id_: each.id})) for each in question.answers]
    apart = [(each, edition, _apart(edition, new)) for each, edition in known]
    spots = _cite(draft, found, here, there, written, once=True)
    for spot in (each for each in spots if each not in _spots(draft, question)):
        draft.append(READINGS_FILE, (*question.place, "decides"), spot)
    answers = (*question.place, "answers")
    for at, (each, _, told) in enumerate(apart):
        if not any(any(wrong_with(new, worked)) for worked in worked_of(base, each)):
            case = _case(question.asks, each.says, text.clause, told.one, len(question.answers))
            _add(draft, (*answers, at, "cases"), case)
    rounds = [told.other for _, _, told in apart]
    plain = {
        "answer": _numbered("other", len(question.answers)),
        "says": answer.says,
        "why": answer.why.strip(),
        "changes": changes_between(_values(draft), there),
        "cases": [
            _case(question.asks, answer.says, text.clause, each, number)
            for number, each in enumerate(rounds, start=1)
            if each not in rounds[: number - 1]
        ],
    }
    _add(draft, answers, plain)
    _must_hold(draft, id_)
    ask_again(draft, id_)


def _spots(draft: Draft, question: ReadingQuestion) -> Any:
    return draft.at(READINGS_FILE, (*question.place, "decides"))


def _add(draft: Draft, place: Place, value: Plain) -> None:
    draft.write(READINGS_FILE, with_block_item(draft.text(READINGS_FILE), place, value))


def ask_again(draft: Draft, *ids: str) -> None:
    """The rounds of these readings wait to be confirmed. Raises InputError and OSError."""
    noted = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed_readings
    put_note(draft, NOTED, list(dict.fromkeys([*noted, *ids])))


def _found(here: Mapping[HouseFile, Any], there: Mapping[HouseFile, Any]) -> tuple[Differing, ...]:
    found = differing(here, there)
    if not found:
        _refuse(say("Both answers are the same. Change something for the other answer."))
    return found


def _apart(one: Edition, other: Edition) -> Apart:
    apart = told_apart(one, other)
    if apart is None:
        _refuse(say("No round and no event tells these answers apart. Change something else."))
    return apart


def _refuse(message: str) -> NoReturn:
    raise HouseFileError([Problem((), "reading", message)])


def _refuse_empty(written: ReadingWritten) -> None:
    if not written.question.strip():
        _refuse(say("Write the question that the sentence leaves open."))
    if not written.house.why.strip() or not written.other.why.strip():
        _refuse(say("Write what speaks for each answer."))


def _values(draft: Draft) -> dict[HouseFile, Any]:
    found = {file: draft.value(file.name_on_disk) for file in HouseFile}
    return {file: deepcopy(value) for file, value in found.items() if value is not None}


def _edition(draft: Draft) -> Edition:
    return Edition(draft.house(), rulings_of(draft))


# ------------------------------------------------------------------------------- written


def _cite(
    draft: Draft,
    found: Sequence[Differing],
    here: Mapping[HouseFile, Any],
    there: dict[HouseFile, Any],
    written: ReadingWritten,
    *,
    once: bool = False,
) -> list[Any]:
    """Each rule at which the answers differ is read from the sentence, in the draft for the one
    reason and in ``there`` for the other. The places that the question decides. ``once``: what is
    a reading in the draft already stays as it is there."""
    spots: list[Any] = []
    for each in found:
        one = _rule_around(here[each.file], each.one)
        other = _rule_around(there[each.file], each.other)
        if one is not None and not (once and "reading" in _at(here[each.file], one)):
            value = _read_from(_at(here[each.file], one), written.clause, written.house.why)
            if draft.at(each.file.name_on_disk, one) != value:
                _put(draft, each.file.name_on_disk, one, value)
        if other is not None:
            value = _read_from(_at(there[each.file], other), written.clause, written.other.why)
            if each.file is HouseFile.IRREGULARITIES:
                value["why"] = written.other.why
            _put_in(there[each.file], other, value)
        decided = one or each.one
        spot = each.spot if decided is None else spot_of(each.file, here[each.file], decided)
        spot = spot[:-1] if decided is None and "add" not in each.change else spot
        spots += [spot] if len(spot) > 1 and spot not in spots else []
    return spots or _OFFERED


def _put(draft: Draft, file: str, place: Place, value: Any) -> None:
    """Only what is new in the value is written."""
    # The rest keeps its comments.
    before = draft.at(file, place)
    if not isinstance(before, dict):
        draft.put(file, place, value)
        return
    for key, each in value.items():
        if before.get(key) != each:
            draft.put(file, (*place, key), each)


def _rule_around(value: Any, place: Place | None) -> Place | None:
    """The place of the rule that the place belongs to: the row of a pay table, else the nearest
    mapping that says where it comes from."""
    if place is None:
        return None
    for at in range(len(place), 1, -1):
        if place[at - 2] == "pays":
            return place[:at]
    for at in range(len(place), 0, -1):
        inner = _at(value, place[:at])
        if isinstance(inner, dict) and ("rule" in inner or "reading" in inner):
            return place[:at]
    return None


def _at(value: Any, place: Place) -> Any:
    for step in place:
        value = value[step]
    return value


def _put_in(value: Any, place: Place, new: Any) -> None:
    _at(value, place[:-1])[place[-1]] = new


def _read_from(rule: Any, clause: str, why: str) -> Plain:
    plain = dict(rule) if isinstance(rule, dict) else {"pays": rule}
    return {**plain, "rule": clause, "reading": why.strip()}


def _question(
    draft: Draft, spots: Sequence[Any], found: Sequence[Differing], written: ReadingWritten
) -> Plain:
    return {
        "id": _free_id(draft, spots[0]),
        "group": _group(found).value,
        "question": written.question.strip(),
        "document": [{"clause": written.clause, "says": written.sentence}],
        "decides": list(spots),
        "taken": "house",
    }


def _group(found: Sequence[Differing]) -> ReadingGroup:
    file, *steps = found[0].spot
    if file == HouseFile.RULES:
        return ReadingGroup.BETS if steps[0] in _BETS else ReadingGroup.PAYMENTS
    irregular = file == HouseFile.IRREGULARITIES
    return ReadingGroup.IRREGULARITIES if irregular else ReadingGroup.ROUND


def _free_id(draft: Draft, spot: Sequence[Any]) -> str:
    """A name from the place: ``pair_plus_folded``, or ``pair_plus_folded_2``."""
    words = (" ".join(map(str, each.values())) if isinstance(each, dict) else each for each in spot)
    name = re.sub("[^a-z0-9]+", "_", "_".join([*words][1:]).lower()).strip("_")[:40]
    known = {each.id for each in draft.base().readings}
    number = next(n for n in range(1, len(known) + 2) if _numbered(name, n) not in known)
    return _numbered(name, number)


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name}_{number}"


def _answers(changes: Sequence[Plain], apart: Apart, written: ReadingWritten) -> list[Plain]:
    both: tuple[tuple[str, AnswerWritten, Plain, Plain], ...] = (
        ("house", written.house, {}, apart.one),
        ("other", written.other, {"changes": [*changes]}, apart.other),
    )
    return [
        {
            "answer": id_,
            "says": answer.says,
            "why": answer.why.strip(),
            **changed_by,
            "cases": [_case(written.question, answer.says, written.clause, came)],
        }
        for id_, answer, changed_by, came in both
    ]


def _case(question: str, answer: str, clause: str, came: Plain, number: int = 1) -> Plain:
    """The worked round, with a title of its own."""
    title = f"{question.strip()} {answer}" + (f" ({number})" if number > 1 else "")
    return {"case": title, **({} if "event" in came else {"proves": [clause]}), **came}


def _must_hold(draft: Draft, id_: str) -> None:
    """Raises HouseFileError where another question decides the same, or the proof does not hold."""
    base = draft.base()
    question = base.readings.named(id_)
    for other in deciding_too(question, base.readings):
        _refuse(
            say('Another reading decides this: "{question}" Take it back first.', question=other)
        )
    problems = [each for each in lint_readings(base) if each.where[:2] == question.place]
    if problems:
        raise HouseFileError(problems)


# ----------------------------------------------------------------------------- afterwards


def unconfirmed(draft: Draft) -> tuple[ReadingQuestion, ...]:
    """The readings whose round nobody confirmed yet. Raises InputError."""
    noted = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed_readings
    return tuple(each for each in draft.base().readings if each.id in noted) if noted else ()


def confirm_reading(draft: Draft, id_: str) -> None:
    """The round of that reading comes out so by each answer. Raises InputError and OSError."""
    noted = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed_readings
    put_note(draft, NOTED, [each for each in noted if each != id_])


def take_back(draft: Draft, id_: str) -> None:
    """The question is gone. A rule that it decided stays as it is, cites its sentence without a
    reading, and has no other answer to be in doubt about. Raises InputError and OSError."""
    base = draft.base()
    question = base.readings.named(id_)
    for spot in question.decides:
        place = place_of(base.values.get(spot.file), spot)
        rule = None if place is None else _at(base.values[spot.file], place)
        if place is not None and isinstance(rule, dict) and {"rule", "reading"} <= rule.keys():
            draft.take(spot.file.name_on_disk, (*place, "reading"))
        if place is not None and isinstance(rule, dict) and "in_doubt" in rule:
            draft.take(spot.file.name_on_disk, (*place, "in_doubt"))
    draft.take(READINGS_FILE, question.place)
    if not draft.at(READINGS_FILE, ("readings",)):
        draft.write(READINGS_FILE, "")
    confirm_reading(draft, id_)


def questions_placed(
    draft: Draft,
) -> tuple[tuple[ReadingQuestion, tuple[tuple[str, Place], ...]], ...]:
    """Each question with the places that it decides or an answer changes, each with its file.
    Raises InputError."""
    values = {file: draft.value(file.name_on_disk) for file in HouseFile}
    readings = _questions_in(draft.folder, draft.text(READINGS_FILE))
    return tuple((each, tuple(_decided(values, each))) for each in readings)


@lru_cache(maxsize=4)
def _questions_in(folder: Path, text: str) -> tuple[ReadingQuestion, ...]:
    """The questions of that folder, whose file has this text: 5 ms, asked for at each change."""
    return load_readings(folder).questions if text else ()


def _decided(
    values: Mapping[HouseFile, Any], question: ReadingQuestion
) -> Iterator[tuple[str, Place]]:
    every = (change for answer in question.answers for change in answer.changes)
    changed = (change.at for change in every if change.act is not ChangeAct.ADD)
    for spot in dict.fromkeys((*question.decides, *changed)):
        place = place_of(values[spot.file], spot)
        if place is not None:
            yield spot.file.name_on_disk, place


def place_of(value: Any, spot: FileSpot) -> Place | None:
    """The place of the spot in the file, None where the file has none."""
    place: list[str | int] = []
    for step in spot.steps:
        try:
            place.append(found_step(value, step))
        except BadChange:
            return None
        value = value[place[-1]]
    return tuple(place)
