"""One house from the files of its folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.dealing.procedure import Procedure
from trainer.errors import HouseFileError, InputError, Place, Problem
from trainer.game.house_words import SpokenWords
from trainer.game.rules import HouseRules
from trainer.game.wagers import STAKED
from trainer.library.formats import reader, source
from trainer.library.formats.reader import FileDocument
from trainer.library.formats.shape import Notes, Record, T, near
from trainer.library.formats.source import ReadOnce
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, irregularities_of
from trainer.library.house_files.placards import PlacardFile, hang, read_placard
from trainer.library.house_files.procedure_file import PROCEDURE
from trainer.library.house_files.rules_file import RULES
from trainer.wording import say

RULES_FILE = "rules.yaml"
PROCEDURE_FILE = "procedure.yaml"
CASES_FILE = "cases.yaml"
PLACARDS = "placards"
CHOICES = "choices.yaml"
EDITIONS = "editions"


# A draft is read in its own folder, and in copies of it that are settled and counted beside the
# window.
_HOUSES: ReadOnce[House] = ReadOnce(most=32, anywhere=True)


def load_house(folder: Path, placards: tuple[Path, ...] = ()) -> House:
    """The house of one folder, with the given placard files if it posts its pay tables; the same
    object while its files stay the same. Raises HouseFileError with every problem of all its
    files."""
    files = [folder / RULES_FILE, folder / PROCEDURE_FILE, *placards]
    files += [file for file in (folder / IRREGULARITIES_FILE,) if file.is_file()]
    return _HOUSES.of(tuple(files), lambda: _read_house(folder, placards))


def _read_house(folder: Path, placards: tuple[Path, ...]) -> House:
    problems: list[Problem] = []
    rules_file = _open(folder / RULES_FILE, problems)
    procedure_file = _open(folder / PROCEDURE_FILE, problems)
    house = house_of(folder, rules_file, procedure_file, placards, problems)
    return replace(house, listed=cache(_listed(folder, house.rules.spoken)))


def _listed(folder: Path, words: SpokenWords) -> Callable[[], Irregularities | None]:
    """Tells the house's rulings; None if its list is missing or faulty, which `lint` reports."""
    # The text is read at once: the folder may be gone when the rulings are asked for.
    path = folder / IRREGULARITIES_FILE
    try:
        # Read now, with the house's other files; the list is made of it only where it is asked for.
        text = source.text_of(path) if path.is_file() else ""
    except InputError:
        text = ""

    def listed() -> Irregularities | None:
        try:
            return irregularities_of(text, path, words) if text else None
        except InputError:
            return None

    return listed


def house_of(
    folder: Path,
    rules_file: FileDocument | None,
    procedure_file: FileDocument | None,
    placards: tuple[Path, ...],
    found: Iterable[Problem] = (),
) -> House:
    """The house in these documents, as if they were in that folder. Raises HouseFileError with
    every problem, those ``found`` before among them."""
    problems = list(found)
    cite = _cite(rules_file)
    rules = _read(rules_file, RULES, cite, problems)
    procedure = _read(procedure_file, PROCEDURE, cite, problems)
    hung = placards if rules is not None and rules.posts_pay_tables else ()
    read = _read_placards(hung, problems)
    if rules is not None and rules_file is not None:
        problems += _misplaced(folder, rules, hung, rules_file)
    if rules is not None and procedure is not None and procedure_file is not None:
        problems += _not_offered(procedure_file, rules, procedure)
    if rules is None or procedure is None or problems:
        raise HouseFileError(problems)
    files = (folder / RULES_FILE, folder / PROCEDURE_FILE, *hung)
    return House(hang(rules, read), procedure, fingerprint(files))


def fingerprint(files: tuple[Path, ...]) -> str:
    """A hash over the names and bytes of these files: rules.yaml, procedure.yaml, then the placards
    by name."""
    # Names are hashed with the bytes, so that two files cannot swap their contents unnoticed.
    digest = blake2b(digest_size=16)
    for file in files:
        data = source.bytes_of(file)
        digest.update(f"{file.name} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


def beside_print(folder: Path) -> str:
    """A hash over the files of that folder beside the rules from which questions are asked."""
    beside = (folder / each for each in (IRREGULARITIES_FILE, CLAUSES_FILE))
    there = tuple(file for file in beside if file.is_file())
    return fingerprint(there) if there else ""


def own_print(folder: Path, placards: tuple[Path, ...]) -> str:
    """A short hash over all files of that folder's house, and its placards."""
    there = sorted(each for each in folder.glob("*.yaml") if each.is_file())
    return fingerprint((*there, *placards))[:12]


def _open(path: Path, problems: list[Problem]) -> FileDocument | None:
    try:
        return reader.read_file(path)
    except InputError as error:
        problems += error.problems
        return None


def _read(
    document: FileDocument | None, shape: Record[T], cite: str | None, problems: list[Problem]
) -> T | None:
    """The value of the file; its problems are added to the list."""
    if document is None:
        return None
    notes = Notes()
    value = shape.read(document.value, (), notes)
    if cite is not None:
        _foreign_citations(document.value, (), cite, notes)
    problems += document.located(notes.problems)
    return value


def _cite(rules: FileDocument | None) -> str | None:
    """The prefix of the house's citations, if it can be read."""
    value = rules.value if rules is not None else None
    cite = value.get("cite") if isinstance(value, dict) else None
    return cite if isinstance(cite, str) and cite.strip() else None


def _foreign_citations(value: object, where: Place, cite: str, notes: Notes) -> None:
    """Note each citation that is of no clause of this house's document."""
    inner = value.items() if isinstance(value, dict) else ()
    listed = enumerate(value) if isinstance(value, list) else ()
    for step, each in [*inner, *listed]:
        cited = step in ("rule", "table", "beside") and isinstance(each, str) and each.strip()
        if cited and not str(each).startswith(f"{cite} "):
            message = say(
                "{value} is not a clause of this house; write it like {cite} 1",
                value=repr(each),
                cite=cite,
            )
            notes.wrong((*where, step), message)
        _foreign_citations(each, (*where, step), cite, notes)


def _read_placards(files: tuple[Path, ...], problems: list[Problem]) -> list[PlacardFile]:
    read = []
    for file in files:
        try:
            read.append(read_placard(file))
        except InputError as error:
            problems += error.problems
    return read


def _misplaced(
    folder: Path, rules: HouseRules, hung: tuple[Path, ...], document: FileDocument
) -> Iterator[Problem]:
    if rules.house != folder.resolve().name:
        message = say(
            "{value} is not the folder's name; rename the folder or the house",
            value=repr(rules.house),
        )
        problem = Problem(("house",), "bad_shape", message)
        yield problem.located(document.file, document.lines)
    if rules.posts_pay_tables and not hung:
        message = "posts its pay tables and there is no placard; write one in procedures/placards"
        yield Problem((), "bad_shape", message).located(document.file, document.lines)


def _not_offered(
    document: FileDocument, rules: HouseRules, procedure: Procedure
) -> Iterator[Problem]:
    """Note wagers that the procedure orders and this house does not offer."""
    for at, order in enumerate(procedure.wager_order):
        for n, wager in enumerate(order.wagers):
            if wager in STAKED and wager not in rules.wagers:
                message = f"{wager} is not offered here; {near(wager, rules.wagers)}"
                problem = Problem(("wager_order", at, "wagers", n), "bad_shape", message)
                yield problem.located(document.file, document.lines)
