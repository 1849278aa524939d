"""Houses from their files, each read once, and the problems of the faulty ones."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from trainer import assets, settings
from trainer.dealing.house import House
from trainer.errors import HouseFileError, Problem
from trainer.game.rules import HouseRules
from trainer.library.house import (
    CHOICES,
    EDITIONS,
    PLACARDS,
    RULES_FILE,
    beside_print,
    load_house,
    own_print,
)

ADDED_HOUSES = "houses"
"""The folder, in somebody's home, of houses that do not come with the program."""
READY = ".next-"
"""Begins the names of folders in it, each with a finished house that is about to be put into
use."""
# Names the folders of editions that were published here: those of a choice have a hyphen.
PUBLISHED = "[!-]" * 18
WITHDRAWN = "withdrawn"
"""The folder beside it, of houses that were dealt there once."""
DRAFTED = "workshop"
"""The folder beside it, of houses in the making."""


class HouseShelf(Mapping[str, House]):
    """The houses by id, each read at its first request.

    Iterating yields the sound ones in use, and ``problems`` has the faults of the others; asking
    for a faulty one raises its HouseFileError. A withdrawn house is found by its name alone, so
    that earlier work can be read.
    """

    def __init__(self, *folders: Path, home: Path | None = None) -> None:
        """A house in a later folder replaces one of the same name in an earlier one. A folder that
        is missing or unreadable has none. ``home`` has the school's choices among the readings of
        houses, if it made any."""
        folders = tuple(filter(os.path.isdir, folders))
        self._folders = {
            file.parent.name: file.parent
            for folder in folders
            for file in sorted(folder.glob(f"*/{RULES_FILE}"))
        }
        aside = sorted(home.glob(f"{WITHDRAWN}/*/{RULES_FILE}")) if home is not None else []
        self._withdrawn = {
            file.parent.name: file.parent for file in aside if file.parent.name not in self._folders
        }
        self._folders |= self._withdrawn
        self._placards = {
            file.stem: file
            for folder in folders
            for file in sorted(folder.glob(f"{PLACARDS}/*.yaml"))
        }
        self._home = home
        self._made_at = self._ruled_at()
        self._read: dict[str, House | HouseFileError] = {}
        self._asked: dict[str, str] = {}
        self._chosen: dict[str, Path] = {}

    @property
    def home(self) -> Path | None:
        """The folder of the school's choices; None if none are asked."""
        return self._home

    @property
    def outdated(self) -> bool:
        """True if the school chose among readings, or published a house, since this shelf was
        made."""
        return self._ruled_at() != self._made_at

    def _ruled_at(self) -> tuple[int, ...]:
        """The times of the last changes to the school's choices and houses here."""
        there = () if self._home is None else (self._home / CHOICES, self._home / ADDED_HOUSES)
        return tuple(each.stat().st_mtime_ns for each in there if each.exists())

    @property
    def names(self) -> tuple[str, ...]:
        """Every house in use, sound or not, without reading any."""
        return tuple(sorted(self._folders.keys() - self._withdrawn))

    @property
    def withdrawn(self) -> tuple[str, ...]:
        """The houses that are no longer dealt."""
        return tuple(sorted(self._withdrawn))

    @property
    def problems(self) -> dict[str, tuple[Problem, ...]]:
        """The problems of each faulty house, by the name of its folder."""
        read = ((name, self._house(name)) for name in self.names)
        return {name: found.problems for name, found in read if isinstance(found, HouseFileError)}

    @property
    def rules(self) -> Mapping[str, HouseRules]:
        """The rules of the houses, each read at its first request."""
        return _RulesOf(self)

    def title_of(self, name: str) -> str:
        """The title of that house; its id if no sound house of that id is here."""
        return self[name].title if name in self else name

    def folder(self, name: str) -> Path:
        """The folder of the house's files: its own, or that of its edition if the school chose
        among its readings. Raises KeyError."""
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
        have it today, and by each edition that was published here before; by fingerprint, with the
        folder."""
        if self._home is None or not (self._home / EDITIONS).is_dir():
            return {self[name].fingerprint: (self[name], self._folders[name])}
        return {
            **self._made(name, PUBLISHED),
            **self._made(name, f"{own_print(*self.own(name))}-*"),
        }

    def kept(self, name: str, print_: str) -> tuple[House, Path] | None:
        """The house in the edition of that fingerprint, if its files are still here."""
        return self._made(name, "*").get(print_) if name in self._folders else None

    def _made(self, name: str, pattern: str) -> dict[str, tuple[House, Path]]:
        own, placards = self.own(name)
        found = sorted(self._home.glob(f"{EDITIONS}/{pattern}/{name}")) if self._home else []
        read: dict[str, tuple[House, Path]] = {}
        for folder in (own, *found):
            # A broken edition costs itself alone.
            with suppress(HouseFileError):
                house = load_house(folder, placards)
                read[house.fingerprint] = house, folder
        return read

    def _edition(self, name: str) -> Path:
        folder = self._folders[name]
        if self._home is None or not (self._home / CHOICES).is_file():
            return folder
        # Late: it reads worked rounds with the marking, and most machines never choose.
        from trainer.library.chosen_houses import edition_folder

        if name not in self._chosen:
            self._chosen[name] = edition_folder(self._home, *self.own(name))
        return self._chosen[name]

    def asked_print(self, name: str) -> str:
        """A hash over the files beside the house's rules from which questions are asked: its
        rulings, and the clauses of its document. Empty if it has neither. Raises KeyError."""
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
    """A shelf's houses as their rules alone; ``besides`` one of them."""

    def __init__(self, shelf: HouseShelf, besides: str = "") -> None:
        self._shelf, self._besides = shelf, besides

    def __getitem__(self, name: str) -> HouseRules:
        return self._shelf[name].rules

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._shelf if name != self._besides)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def load_houses(added: Path | None = None) -> HouseShelf:
    """The bundled houses, and those added by somebody: by default in the trainee's folder, with the
    school's choices among the readings."""
    there = added or settings.home() / ADDED_HOUSES
    return HouseShelf(assets.folder("procedures"), there, home=there.parent)
