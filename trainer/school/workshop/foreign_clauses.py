"""The clauses of the house that was copied, which the draft's own document does not have."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from trainer.errors import Place
from trainer.library.draft import Draft
from trainer.library.formats import reader, yaml_edit
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.workshop_file import COPIED
from trainer.school.workshop.notes import copied_folder
from trainer.school.workshop.readings import take_back
from trainer.school.workshop.wager_set import uncited

RULED = (RULES_FILE, PROCEDURE_FILE, IRREGULARITIES_FILE)
"""The files whose rules rest on the document."""
_CITES = ("rule", "table", "beside")
_MEANINGS: Place = ("hands", "meanings")
SILENT = "The document does not say so. It is dealt as at {house}."


def foreign(draft: Draft, file: str) -> tuple[Place, ...]:
    """The places of the file at which a rule cites what no sentence of the document is; none while
    there is no document. Raises InputError."""
    known = draft.clauses
    return tuple(_foreign(draft.value(file), (), known)) if known else ()


def open_copied_readings(draft: Draft, file: str) -> None:
    """Open again the readings that came with the copied house: this document may say it. Raises
    InputError and OSError."""
    known = {reading for _, reading in _readings(_copied_file(draft, file), ())}
    left = {
        (*place, "reading"): COPIED
        for place, reading in _readings(draft.value(file), ())
        if reading in known
    }
    if left:
        draft.put_all(file, left)


def copied_reasons(draft: Draft, file: str) -> frozenset[str]:
    """The reasons for readings that are no answer to this document: those in the copied house's
    file, and that it is silent, which was said of all the rest at once. Raises InputError."""
    silent = SILENT.partition("{")[0]
    own = (each for each in _reasons(draft.value(file)) if each.startswith(silent))
    return frozenset((*_reasons(_copied_file(draft, file)), *own))


def _reasons(value: Any) -> Iterator[str]:
    if isinstance(value, dict) and "reading" in value:
        yield str(value["reading"])
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from _reasons(each)


def _copied_file(draft: Draft, file: str) -> Any:
    folder = copied_folder(draft)
    there = folder is not None and (folder / file).is_file()
    return reader.read_file(folder / file, reader.as_value).value if folder and there else None


def _readings(value: Any, place: Place) -> Iterator[tuple[Place, str]]:
    """The rules below that place which rest on no clause, each with its reading."""
    if isinstance(value, dict) and "reading" in value and "rule" not in value:
        yield place, str(value["reading"])
    inner = value.items() if isinstance(value, dict) else ()
    for key, each in enumerate(value) if isinstance(value, list) else inner:
        yield from _readings(each, (*place, key))


def copied(draft: Draft, file: str) -> tuple[Place, ...]:
    """The rules of the file that are still those of the copied house: they cite nothing of the
    document, or rest on what was read into the other one. Raises InputError."""
    return (*foreign(draft, file), *_copied_readings(draft, file))


def _copied_readings(draft: Draft, file: str) -> tuple[Place, ...]:
    found = _readings(draft.value(file), ())
    return tuple(place for place, reading in found if reading == COPIED)


def without_sentence(draft: Draft, file: str) -> tuple[Place, ...]:
    """The places of the file at which a rule cites nothing yet, or nothing of the document. Raises
    InputError."""
    return (*uncited(draft, file), *foreign(draft, file))


def read_as_copied(draft: Draft, house: str) -> None:
    """Every rule that cites nothing of the document is the school's reading, as at that house.
    Questions about the other document are gone. Raises InputError and OSError."""
    known = draft.clauses
    for question in draft.base().readings:
        if not {each.clause for each in question.document} & known:
            take_back(draft, question.id)
    for file in RULED:
        draft.write(file, _read(draft, file, known, SILENT.format(house=house)))
    meanings = draft.at(RULES_FILE, _MEANINGS)
    if meanings and not known.issuperset(meanings.values()):
        draft.take(RULES_FILE, _MEANINGS)


def _read(draft: Draft, file: str, known: Collection[str], reason: str) -> str:
    """The file's text with that reason in the place of each foreign clause."""
    text, rules = draft.text(file), {each: draft.at(file, each) for each in foreign(draft, file)}
    read = _copied_readings(draft, file)
    text = yaml_edit.with_values(text, {(*at, "reading"): reason for at in read})
    silent = {at for at, rule in rules.items() if "rule" in rule and rule["rule"] not in known}
    key_of = {at: "reading" if "reading" in rules[at] else "rule" for at in silent}
    text = yaml_edit.with_values(text, {(*at, key): reason for at, key in key_of.items()})
    for written in {yaml_edit.flow(reason), yaml_edit.quoted(reason)}:
        text = text.replace(f"rule: {written}", f"reading: {written}")
    for at, rule in rules.items():
        for key in _CITES:
            is_renamed = key == key_of.get(at)
            if key in rule and rule[key] not in known and not is_renamed:
                text = yaml_edit.without(text, (*at, key))
    return text


def _foreign(value: Any, place: Place, known: Collection[str]) -> Iterator[Place]:
    if isinstance(value, dict):
        if any(key in value and value[key] not in known for key in _CITES):
            yield place
        inner: Iterator[tuple[str | int, Any]] = iter(value.items())
    else:
        inner = enumerate(value) if isinstance(value, list) else iter(())
    for key, each in inner:
        yield from _foreign(each, (*place, key), known)
