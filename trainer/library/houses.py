"""Houses from their files: each by itself, each once, and the faulty ones with their problems."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path

from trainer import assets, settings
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.dealing.procedure import Procedure
from trainer.errors import HouseFileError, InputError, Place, Problem
from trainer.game.rules import HouseRules
from trainer.game.wagers import STAKED
from trainer.library import reader, source
from trainer.library.irregularities_file import IRREGULARITIES_FILE as IRREGULARITIES_FILE
from trainer.library.irregularities_file import load_irregularities
from trainer.library.placards import PlacardFile, hang, read_placard
from trainer.library.procedure_file import PROCEDURE
from trainer.library.read_once import ReadOnce
from trainer.library.reader import Document
from trainer.library.rules_file import RULES
from trainer.library.shape import Notes, Record, T, near

RULES_FILE = "rules.yaml"
PROCEDURE_FILE = "procedure.yaml"
CASES_FILE = "cases.yaml"
PLACARDS = "placards"
CHOICES = "choices.yaml"
EDITIONS = "editions"


_HOUSES: ReadOnce[House] = ReadOnce(most=32)


def load_house(folder: Path, placards: tuple[Path, ...] = ()) -> House:
    """The house of one folder, with the placard files given where it posts its pay tables; the same
    one as long as its files stay the same.

    Raises HouseFileError with every problem of all its files.
    """
    files = [folder / RULES_FILE, folder / PROCEDURE_FILE, *placards]
    files += [file for file in (folder / IRREGULARITIES_FILE,) if file.is_file()]
    return _HOUSES.of(tuple(files), lambda: _read_house(folder, placards))


def _read_house(folder: Path, placards: tuple[Path, ...]) -> House:
    problems: list[Problem] = []
    rules_file = _open(folder / RULES_FILE, problems)
    procedure_file = _open(folder / PROCEDURE_FILE, problems)
    house = house_of(folder, rules_file, procedure_file, placards, problems)
    return replace(house, listed=cache(partial(_ruled, folder)))


def _ruled(folder: Path) -> Irregularities | None:
    """What the house rules on; None where its list is missing or faulty, which `lint` tells."""
    try:
        return load_irregularities(folder)
    except HouseFileError:
        return None


def house_of(
    folder: Path,
    rules_file: Document | None,
    procedure_file: Document | None,
    placards: tuple[Path, ...],
    found: Iterable[Problem] = (),
) -> House:
    """The house that these documents describe, as though they lay in that folder. Raises
    HouseFileError with every problem, those ``found`` before among them."""
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
    """A hash over these files, for a house rules.yaml, procedure.yaml and then the placards by
    name: names and bytes."""
    digest = blake2b(digest_size=16)
    for file in files:
        data = source.bytes_of(file)
        digest.update(f"{file.name} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


def beside_print(folder: Path) -> str:
    """A hash over what questions are asked from in that folder beside the house's rules."""
    from trainer.library.clauses_file import CLAUSES_FILE

    beside = (folder / each for each in (IRREGULARITIES_FILE, CLAUSES_FILE))
    there = tuple(file for file in beside if file.is_file())
    return fingerprint(there) if there else ""


def own_print(folder: Path, placards: tuple[Path, ...]) -> str:
    """A short hash over all files of that folder's house, and its placards."""
    there = sorted(each for each in folder.glob("*.yaml") if each.is_file())
    return fingerprint((*there, *placards))[:12]


def _open(path: Path, problems: list[Problem]) -> Document | None:
    try:
        return reader.read_file(path)
    except InputError as error:
        problems += error.problems
        return None


def _read(
    document: Document | None, shape: Record[T], cite: str | None, problems: list[Problem]
) -> T | None:
    """What the file says; its problems are added to the others'."""
    if document is None:
        return None
    notes = Notes()
    value = shape.read(document.value, (), notes)
    if cite is not None:
        _foreign_citations(document.value, (), cite, notes)
    problems += [each.located(document.file, document.lines) for each in notes.problems]
    return value


def _cite(rules: Document | None) -> str | None:
    """What the house's citations begin with, where that can be read."""
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
            message = f"'{each}' is no clause of this house; write it like {cite} 1"
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
    folder: Path, rules: HouseRules, hung: tuple[Path, ...], document: Document
) -> Iterator[Problem]:
    if rules.house != folder.resolve().name:
        message = f"'{rules.house}' is not the folder's name; rename the folder or the house"
        problem = Problem(("house",), "bad_shape", message)
        yield problem.located(document.file, document.lines)
    if rules.posts_pay_tables and not hung:
        message = "posts its pay tables and there is no placard; write one in procedures/placards"
        yield Problem((), "bad_shape", message).located(document.file, document.lines)


def _not_offered(document: Document, rules: HouseRules, procedure: Procedure) -> Iterator[Problem]:
    """Wagers that the procedure orders and this house does not offer."""
    for at, order in enumerate(procedure.wager_order):
        for n, wager in enumerate(order.wagers):
            if wager in STAKED and wager not in rules.wagers:
                message = f"{wager} is not offered here; {near(wager, rules.wagers)}"
                problem = Problem(("wager_order", at, "wagers", n), "bad_shape", message)
                yield problem.located(document.file, document.lines)


class HouseShelf(Mapping[str, House]):
    """The houses by id, each read when it is asked for.

    Going through the shelf meets the sound ones only, and ``problems`` says what is wrong with the
    others; asking for a faulty one raises its HouseFileError.
    """

    def __init__(self, *folders: Path, home: Path | None = None) -> None:
        """A house in a later folder stands in for one of the same name in an earlier one. A folder
        that is not there, or may not be looked into, has none. ``home`` has the school's choices
        among the readings of houses, where it made any."""
        folders = tuple(filter(os.path.isdir, folders))
        self._folders = {
            file.parent.name: file.parent
            for folder in folders
            for file in sorted(folder.glob(f"*/{RULES_FILE}"))
        }
        self._placards = {
            file.stem: file
            for folder in folders
            for file in sorted(folder.glob(f"{PLACARDS}/*.yaml"))
        }
        self._home = home
        self._read: dict[str, House | HouseFileError] = {}
        self._asked: dict[str, str] = {}
        self._chosen: dict[str, Path] = {}

    @property
    def home(self) -> Path | None:
        """Where the school's choices are kept; None where none are asked."""
        return self._home

    @property
    def names(self) -> tuple[str, ...]:
        """Every house that has a folder, sound or not, without reading any."""
        return tuple(sorted(self._folders))

    @property
    def problems(self) -> dict[str, tuple[Problem, ...]]:
        """What is wrong with each faulty house, by the name of its folder."""
        read = ((name, self._house(name)) for name in self.names)
        return {name: found.problems for name, found in read if isinstance(found, HouseFileError)}

    @property
    def rules(self) -> Mapping[str, HouseRules]:
        """The rules of the houses, read when they are asked for."""
        return _RulesOf(self)

    def folder(self, name: str) -> Path:
        """Where the house's files are: its own, or where the school chose among its readings those
        of its edition. Raises KeyError."""
        try:
            return self._edition(name)
        except HouseFileError:
            return self._folders[name]

    def own(self, name: str) -> tuple[Path, tuple[Path, ...]]:
        """The folder of the house's own files, whatever was chosen, and its placards. Raises
        KeyError."""
        folder = self._folders[name]
        return folder, self._placards_of(folder)

    def editions(self, name: str) -> Mapping[str, tuple[House, Path]]:
        """The house by each choice among its readings that was ever in force here, as its own files
        have it today; by fingerprint, with the folder."""
        if self._home is None or not (self._home / EDITIONS).is_dir():
            return {self[name].fingerprint: (self[name], self._folders[name])}
        return self._made(name, f"{own_print(*self.own(name))}-*")

    def kept(self, name: str, print_: str) -> tuple[House, Path] | None:
        """The house by the edition of that fingerprint, where its files are still here."""
        return self._made(name, "*").get(print_) if name in self._folders else None

    def _made(self, name: str, pattern: str) -> dict[str, tuple[House, Path]]:
        own, placards = self.own(name)
        found = sorted(self._home.glob(f"{EDITIONS}/{pattern}/{name}")) if self._home else []
        read: dict[str, tuple[House, Path]] = {}
        for folder in (own, *found):
            with suppress(HouseFileError):
                house = load_house(folder, placards)
                read[house.fingerprint] = house, folder
        return read

    def _edition(self, name: str) -> Path:
        folder = self._folders[name]
        if self._home is None or not (self._home / CHOICES).is_file():
            return folder
        # read late: most machines never choose, and this reads the worked rounds with the marking
        from trainer.library.chosen import edition_folder

        if name not in self._chosen:
            self._chosen[name] = edition_folder(self._home, *self.own(name))
        return self._chosen[name]

    def asked_print(self, name: str) -> str:
        """A hash over what questions are asked from beside the house's rules: what it rules, and
        the clauses of its document. Empty where it has neither. Raises KeyError."""
        if name not in self._asked:
            self._asked[name] = beside_print(self.folder(name))
        return self._asked[name]

    def __getitem__(self, name: str) -> House:
        found = self._house(name)
        if isinstance(found, HouseFileError):
            raise HouseFileError(found.problems)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._folders and not isinstance(self._house(str(name)), HouseFileError)

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.names if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _house(self, name: str) -> House | HouseFileError:
        if name not in self._read:
            own = self._folders[name]
            try:
                read = load_house(self._edition(name), self._placards_of(own))
                self._read[name] = replace(read, others=_RulesOf(self, besides=name))
            except HouseFileError as error:
                self._read[name] = error
        return self._read[name]

    def _placards_of(self, folder: Path) -> tuple[Path, ...]:
        own = {file.stem: file for file in folder.glob(f"{PLACARDS}/*.yaml")}
        named = {**self._placards, **own}
        return tuple(named[name] for name in sorted(named))


class _RulesOf(Mapping[str, HouseRules]):
    """A shelf's houses, their rules only; ``besides`` one of them."""

    def __init__(self, shelf: HouseShelf, besides: str = "") -> None:
        self._shelf, self._besides = shelf, besides

    def __getitem__(self, name: str) -> HouseRules:
        return self._shelf[name].rules

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._shelf if name != self._besides)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def load_houses(added: Path | None = None) -> HouseShelf:
    """The bundled houses, and those that somebody added: by default in the trainee's folder. Beside
    them are the school's choices among the readings."""
    there = added or settings.home() / "houses"
    return HouseShelf(assets.folder("procedures"), there, home=there.parent)
