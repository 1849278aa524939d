"""The program called in this process: its status, what it printed, what it complained of."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pytest

from trainer.__main__ import main


@dataclass(frozen=True)
class Called:
    """What a call gave."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)

    @property
    def documents(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Call = Callable[..., Called]


def caller(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """A function that calls ``trainer`` with arguments and the text of its standard input."""

    def call(*arguments: object, stdin: str | Iterable[str] = "") -> Called:
        text = stdin if isinstance(stdin, str) else "".join(f"{line}\n" for line in stdin)
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        capsys.readouterr()
        try:
            status = main([str(each) for each in arguments])
        except SystemExit as ended:
            status = int(ended.code or 0)
        out, err = capsys.readouterr()
        return Called(status, out, err)

    return call


ROUND: dict[str, Any] = {
    "house": "six-card-bonus",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [
        {
            "seat": 7,
            "cards": ["Ah", "Kh", "Qs"],
            "wagers": {"ante": 5, "pair_plus": 5, "six_card_bonus": 5},
            "decision": "play",
        }
    ],
}
"""The contract's own example."""


def changed(**fields: Any) -> dict[str, Any]:
    """The example with some of its fields otherwise."""
    return {**ROUND, **fields}


def seat(**fields: Any) -> dict[str, Any]:
    """The example with some fields of its seat otherwise."""
    return {**ROUND, "seats": [{**ROUND["seats"][0], **fields}]}
