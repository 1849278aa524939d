"""The program as others reach it: its commands, one JSON document a line."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

from tests.oracle.naive_settle import Json, Placards


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command, done."""
    return subprocess.run(
        [sys.executable, "-m", "trainer", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def run_lines(*arguments: str, values: Iterable[Any]) -> list[Json]:
    """One answer for each value, in the same order, from one run of the command."""
    lines = [json.dumps(value) for value in values]
    done = run(*arguments, "--jsonl", stdin="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stderr == ""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    return answers


@cache
def placards() -> Placards:
    """The placards that the program ships, as `trainer house posted --json` tells them."""
    done = run("house", "posted", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)["placards"]
    return {name: _plain(placard) for name, placard in told.items()}


def _plain(placard: Json) -> Json:
    return {
        "pair_plus": {hand: _odds(text) for hand, text in placard["pair_plus"].items()},
        "ante_bonus": {hand: _odds(text) for hand, text in placard["ante_bonus"].items()},
        "limits": placard["limits"],
    }


def _odds(value: Any) -> int:
    """The n of ``n to 1``, ``n:1`` or plain n."""
    found = re.fullmatch(r"([0-9]+)(?:\s*(?:to|:)\s*1)?", str(value))
    assert found, f"odds {value!r}"
    return int(found[1])


def codes(answer: Json) -> set[str]:
    """The codes of an answer that refuses; empty for one that does not."""
    problems = answer.get("error", {}).get("problems", [])
    for problem in problems:
        assert set(problem) == {"path", "code", "message"}
        assert problem["message"]
    return {problem["code"] for problem in problems}


def without_words(settlement: Json) -> Json:
    """The settlement without the names of hands and the texts of rules."""
    return {
        "house": settlement["house"],
        "dealer": {key: settlement["dealer"][key] for key in ("hand", "qualifies")},
        "seats": [
            {
                "seat": seat["seat"],
                "hand": seat["hand"],
                "lines": [
                    {key: line[key] for key in ("wager", "result", "stake", "pays", "odds")}
                    for line in seat["lines"]
                ],
            }
            for seat in settlement["seats"]
        ],
    }
