"""Table tests that are not recorded yet: as plain values, each in a file of its own, written
atomically."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from trainer.atomic_file import replace_text
from trainer.dealing.house import House
from trainer.errors import InputError, Problem
from trainer.game.notation import read_round
from trainer.game.serialize import round_to_plain
from trainer.library.scenarios.table_tests import (
    FORM,
    ROUND,
    form_to_plain,
    wanted_to_plain,
)
from trainer.school.table_test.record import (
    CriterionJudged,
    Dealer,
    LaidRound,
    RoundSeen,
    RoundWatched,
    TableTest,
    TableTestDecision,
)

FOLDER = "table-tests"
ENDING = ".json"


class DraftFault(InputError):
    """A table test could not be saved, or not be deleted: nothing has changed."""


class Broken(Struct, frozen=True):
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
    except (
        InputError,
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        RecursionError,
    ) as error:
        return Broken(path.name, str(error))


def _fault(path: Path, error: OSError) -> DraftFault:
    why = error.strerror or str(error)
    message = f"cannot be written ({why}); make room, or give the folder back its rights"
    return DraftFault([Problem((), "not_kept", message, str(path))])


VERSION = 1
UNREADABLE = (InputError, KeyError, TypeError, ValueError, AttributeError, ValidationError)


def to_plain(test: TableTest) -> dict[str, Any]:
    """The whole test, with names; ``of_plain`` undoes this."""
    return {
        "version": VERSION,
        "id": test.id,
        "form": form_to_plain(test.form),
        "house": test.house,
        "edition": test.edition,
        "fingerprint": test.fingerprint,
        "dealer": asdict(test.dealer),
        "seed": test.seed,
        "made_at_ms": test.made_at_ms,
        "rounds": [_watched_to_plain(each) for each in test.rounds],
        "judged": {name: asdict(each) for name, each in test.judged.items()},
        "decided": None if test.decided is None else asdict(test.decided),
    }


def without_names(plain: dict[str, Any]) -> dict[str, Any]:
    """The same without the names of people, whose accounts stand for them."""
    decided = plain["decided"]
    signed = None if decided is None else {k: v for k, v in decided.items() if k != "examiner"}
    return {**plain, "dealer": {"account": plain["dealer"]["account"]}, "decided": signed}


def of_plain(plain: Mapping[str, Any], houses: Mapping[str, House]) -> TableTest:
    """The test as ``to_plain`` wrote it, names or not. Raises one of ``UNREADABLE`` for anything
    else."""
    if plain["version"] != VERSION:
        raise ValueError(f"version {plain['version']!r} is not {VERSION}")
    rules = {name: house.rules for name, house in houses.items()}
    return TableTest(
        id=str(plain["id"]),
        form=FORM.whole(plain["form"]),
        house=str(plain["house"]),
        edition=str(plain["edition"]),
        fingerprint=str(plain["fingerprint"]),
        dealer=Dealer(plain["dealer"].get("name", ""), plain["dealer"].get("account", "")),
        seed=str(plain["seed"]),
        made_at_ms=int(plain["made_at_ms"]),
        rounds=tuple(_watched(each, rules) for each in plain["rounds"]),
        judged=convert(plain["judged"], dict[str, CriterionJudged]),
        decided=convert(plain["decided"], TableTestDecision | None),
    )


def _watched_to_plain(watched: RoundWatched) -> dict[str, Any]:
    return {
        "wanted": wanted_to_plain(watched.laid.wanted),
        "seed": watched.laid.seed,
        "round": round_to_plain(watched.round_),
        "seen": [[each.text, each.elapsed_ms, each.tap] for each in watched.seen],
        "begun_at_ms": watched.begun_at_ms,
        "elapsed_ms": watched.elapsed_ms,
    }


def _watched(plain: Mapping[str, Any], rules: Mapping[str, Any]) -> RoundWatched:
    laid = LaidRound(
        ROUND.whole(plain["wanted"]), str(plain["seed"]), read_round(plain["round"], rules)
    )
    return RoundWatched(
        laid,
        tuple(RoundSeen(str(text), int(at), int(tap)) for text, at, tap in plain["seen"]),
        plain["begun_at_ms"],
        plain["elapsed_ms"],
    )
