"""Thousands of odd lines: each has an answer in its place, a problem says what would be right."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest

from tests.commands import odd_inputs
from tests.commands.calls import Call, caller
from tests.sampled import sampled

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
TOLD_AT_MOST = 700


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


@sampled(120, 400)
@pytest.mark.parametrize("command", ["settle", "perform", "check", "scene check"])
def test_every_odd_line_has_an_answer_in_its_place(command: str, call: Call, count: int) -> None:
    draw = random.Random(f"odd inputs|{command}")
    sound = [*_sound(command, call)]
    lines = [
        odd_inputs.line(odd_inputs.changed(draw.choice(sound), draw), draw) for _ in range(count)
    ]
    done = call(*command.split(), "--jsonl", stdin=lines)
    answers = [json.loads(each, parse_constant=_no_number) for each in done.out.splitlines()]
    assert (done.status, done.err, len(answers)) == (0, "", count)
    problems = [each for answer in answers for each in answer.get("error", {}).get("problems", ())]
    assert len(problems) > count / 2, "too few of the lines are odd"
    assert sum("error" not in answer for answer in answers) > 0, "none of the lines is sound"
    for each in problems:
        assert set(each) == {"path", "code", "message"}
        assert len(each["message"]) < TOLD_AT_MOST, each["message"]
        assert any(mark in each["message"] for mark in (";", ": ", "needs")), each["message"]


def _no_number(text: str) -> NoReturn:
    raise AssertionError(f"{text} is no JSON")


def _sound(command: str, call: Call) -> Iterator[Any]:
    """Inputs of that command that it answers without a problem."""
    for house in HOUSES:
        if command == "scene check":
            dealt = call("scene", "deal", "--house", house, "--seed", 9, "--count", 20).documents
            yield from ({**each, "acts": ["rule call_supervisor", "rule void"]} for each in dealt)
            continue
        rounds = call("deal", "--house", house, "--seed", 5, "--count", 4, "--jsonl").documents
        if command == "settle":
            yield from rounds
        elif command == "perform":
            yield from ({"round": each, "part": "whole"} for each in rounds)
        else:
            lines = (json.dumps(each) for each in rounds)
            for round_, trace in zip(
                rounds, call("perform", "--jsonl", stdin=lines).documents, strict=True
            ):
                yield {"round": round_, **trace, "part": "settlement"}


def test_a_name_of_odd_characters_stays_on_one_line_and_steers_no_terminal(call: Call) -> None:
    done = call("settle", "-", stdin='{"house": "mbs", "a\\nb\\u001b[31m\\u202e": 1}')
    lines = done.err.splitlines()
    assert (done.status, len(lines)) == (2, 3)
    assert all(each.startswith("standard input:1: ") and each.isprintable() for each in lines)
    assert "a\\nb\\x1b[31m\\u202e: no such field" in lines[0]
