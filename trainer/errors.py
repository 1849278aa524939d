"""Faults that a person can mend: the problems of an input, each with its place and its remedy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

Place = tuple[str | int, ...]

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What breaks a line, steers a terminal or turns the direction of writing."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in an input: where, a code of the contract, and what would be right."""

    where: Place
    code: str
    message: str
    file: str = ""
    line: int | None = None

    @property
    def path(self) -> str:
        """The place inside the document as people write it: ``seats[1].cards[0]``."""
        text = ""
        for part in self.where:
            text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
        return text

    def under(self, *outer: str | int) -> Problem:
        """The same problem, seen from a document that holds this one at ``outer``."""
        return replace(self, where=(*outer, *self.where))

    def located(self, file: str, lines: Mapping[Place, int]) -> Problem:
        """The same problem with its file, and the line of the nearest place that is written."""
        place = self.where
        while place and place not in lines:
            place = place[:-1]
        return replace(self, file=file, line=lines.get(place))

    def __str__(self) -> str:
        spot = [part for part in (self.file, str(self.line) if self.line else "") if part]
        head = ":".join(spot)
        line = ": ".join(part for part in (head, self.path, self.message) if part)
        return _UNSEEN.sub(lambda found: repr(found[0])[1:-1], line)


# A value may be a whole file on one line.
_TOLD_AT_MOST = 60


def quoted(value: object) -> str:
    """The value as problems quote it: whole, or its beginning and its length where it is long;
    ``null``, ``true`` and ``false`` as JSON and YAML write them."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = str(value)
    written = repr if isinstance(value, str) else str
    if len(text) <= _TOLD_AT_MOST:
        return written(text)
    return f"{written(text[:_TOLD_AT_MOST])}... ({len(text)} characters)"


class InputError(Exception):
    """An input that cannot be used, with all its problems at once."""

    detail = ""
    """What another program said of it, for whoever looks after the machine; no message has it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class HouseFileError(InputError):
    """A house's file that cannot be used."""


class RoundError(InputError):
    """A round that may not be settled as it stands."""
