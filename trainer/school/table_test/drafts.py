"""Table tests that are not recorded yet, each in a file of its own, written atomically."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.atomic_file import replace_text
from trainer.dealing.house import House
from trainer.errors import InputError, Problem
from trainer.school.table_test.record import TableTest
from trainer.school.table_test.serialize import of_plain, to_plain

FOLDER = "table-tests"
ENDING = ".json"


class DraftFault(InputError):
    """A table test could not be saved, or not be deleted: nothing has changed."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that holds no table test, and the reason."""

    file: str
    why: str


Kept = tuple[tuple[TableTest, ...], tuple[Broken, ...]]


class Drafts:
    """The files of a folder, which is made with the first of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def every(self, houses: Mapping[str, House]) -> Kept:
        """The tests, the latest first, and the files that hold none."""
        tests: list[TableTest] = []
        broken: list[Broken] = []
        for path in sorted(self._folder.glob(f"*{ENDING}"), reverse=True):
            read = _read(path, houses)
            if isinstance(read, TableTest):
                tests.append(read)
            else:
                broken.append(read)
        return tuple(tests), tuple(broken)

    def keep(self, test: TableTest) -> None:
        """Save the test. Raises DraftFault."""
        text = json.dumps(to_plain(test), ensure_ascii=False)
        path = self._path(test.id)
        try:
            replace_text(path, text)
        except OSError as error:
            raise _fault(path, error) from error

    def drop(self, test: str) -> None:
        """Delete the test. Raises DraftFault."""
        path = self._path(test)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise _fault(path, error) from error

    def _path(self, test: str) -> Path:
        return self._folder / f"{test}{ENDING}"


def _read(path: Path, houses: Mapping[str, House]) -> TableTest | Broken:
    try:
        return of_plain(json.loads(path.read_text(encoding="utf-8")), houses)
    except OSError as error:
        return Broken(path.name, error.strerror or str(error))
    except (InputError, KeyError, TypeError, ValueError, AttributeError) as error:
        return Broken(path.name, str(error))


def _fault(path: Path, error: OSError) -> DraftFault:
    why = error.strerror or str(error)
    message = f"cannot be written ({why}); make room, or give the folder back its rights"
    return DraftFault([Problem((), "not_kept", message, str(path))])
