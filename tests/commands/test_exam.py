"""``trainer exam``: the chance of passing, practice forms, and their sheets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.commands.calls import Call, caller
from trainer import assets

SEED = ("--seed", 3)


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def right(call: Call, house: str) -> Iterator[dict[str, Any]]:
    """What a faultless dealer does, task by task, found with the public commands alone."""
    for task in call("exam", "form", house, *SEED, "--jsonl").documents:
        if task["kind"] == "round":
            asked = json.dumps({"round": task["round"], "part": task["part"]})
            trace = call("perform", "--jsonl", stdin=[asked]).document["trace"]
        else:
            trace = ["rule call_supervisor"]
        yield {"task": task["task"], "trace": trace}


def test_the_chance_is_that_of_the_contract(call: Call) -> None:
    assert call("exam", "chance", "mbs", "--json").document == {
        "decisions": 150,
        "starred": 12,
        "errors_allowed": 3,
        "starred_allowed": 1,
        "tries": 1,
        "chance": {
            "0.005": 0.99155,
            "0.01": 0.931685,
            "0.02": 0.642083,
            "0.05": 0.054067,
            "0.1": 0.000123,
        },
    }
    assert "93.2 of 100 pass" in call("exam", "chance", "mbs").out


def test_a_form_is_a_task_a_line(call: Call) -> None:
    tasks = call("exam", "form", "six-card-bonus", *SEED, "--jsonl").documents
    assert [task["task"] for task in tasks] == [*range(1, 14)]
    rounds = [task for task in tasks if task["kind"] == "round"]
    assert len(rounds) == 10
    assert sum(len(task["starred"]) for task in rounds) == 12
    for task in rounds:
        assert set(task) == {"task", "kind", "round", "part", "starred"}
        staked = {seat["seat"]: seat["wagers"] for seat in task["round"]["seats"]}
        assert all(seat in staked for seat, _ in task["starred"])
    assert all("scene" in task for task in tasks if task["kind"] == "scene")
    again = call("exam", "form", "six-card-bonus", *SEED, "--jsonl").documents
    assert tasks == again
    assert tasks != call("exam", "form", "six-card-bonus", "--seed", 4).documents


def test_a_form_is_graded(call: Call) -> None:
    done = [*right(call, "prime")]
    sheet = call("exam", "grade", "prime", *SEED, stdin=map(json.dumps, done)).document
    assert set(sheet) == {
        "outcome", "decisions", "errors", "starred_errors",
        "failed_areas", "wrong_rules", "not_examined",
    }  # fmt: skip
    assert sheet["decisions"] == 150
    assert sheet["errors"] <= 3
    assert sheet["wrong_rules"] == []
    assert "manner" in sheet["not_examined"]


def test_what_has_no_trace_counts_as_errors(call: Call) -> None:
    done = call("exam", "grade", "prime", *SEED)
    assert (done.status, done.document["outcome"], done.document["errors"]) == (0, "failed", 150)


def test_a_starred_decision_that_was_not_reached_is_a_starred_error(call: Call) -> None:
    """A star asks for a right answer, and stays where the form has it whatever else is left out."""
    form = call("exam", "form", "prime", *SEED, "--jsonl").documents
    first = next(task for task in form if task.get("starred"))
    done = [each for each in right(call, "prime") if each["task"] != first["task"]]
    sheet = call("exam", "grade", "prime", *SEED, stdin=map(json.dumps, done)).document
    assert sheet["starred_errors"] == len(first["starred"])
    assert call("exam", "grade", "prime", *SEED).document["starred_errors"] == 12


def test_all_problems_of_the_input_are_told_at_once(call: Call) -> None:
    lines = ["{", '{"task": 99, "trace": []}', '{"task": 1, "trace": "pay"}', '{"task": 1, "x": 2}']
    done = call("exam", "grade", "prime", *SEED, stdin=lines)
    told = done.err.splitlines()
    assert (done.status, done.out) == (2, "")
    assert [each.split(": ")[0].rsplit(":", 1)[1] for each in told] == ["1", "2", "3", "4", "4"]
    assert "Traceback" not in done.err


def test_a_blueprint_of_ones_own(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "floor-test-prime.yaml"
    given = assets.folder("scenarios") / "exams" / "floor-test-prime.yaml"
    text = given.read_text(encoding="utf-8")
    file.write_text(text.replace("tries: 1", "tries: 2"), encoding="utf-8")
    told = call("exam", "chance", "prime", "--blueprint", file, "--json").document
    assert (told["tries"], told["chance"]["0.02"]) == (2, 0.871895)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("house: mbs", "house: 'mbs' is another house; write prime"),
        ("house: prime\ndecisions: 400", "decisions: A form of this size"),
        ("house: prime\nwhat: 4", "what"),
    ],
)
def test_a_blueprint_that_cannot_be_used_is_told(
    call: Call, tmp_path: Path, changed: str, told: str
) -> None:
    file = tmp_path / "floor-test-prime.yaml"
    file.write_text(f"exam: floor-test-prime\ntitle: x\nexposes: 2\n{changed}\n", encoding="utf-8")
    done = call("exam", "chance", "prime", "--blueprint", file)
    assert done.status == 2
    assert told in done.err
    assert f"{file}:4: " in done.err or f"{file}:5: " in done.err


def test_a_folder_is_no_blueprint(call: Call, tmp_path: Path) -> None:
    done = call("exam", "chance", "prime", "--blueprint", tmp_path)
    assert done.err == f"{tmp_path}: is a folder; write the path of a file in it\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("chance", "nowhere"),
        ("chance", "prime", "--blueprint", "nowhere.yaml"),
        ("form", "prime"),
        ("form", "prime", "--seed", "x"),
        ("grade",),
        (),
    ],
)
def test_a_call_that_cannot_be_used(call: Call, arguments: tuple[str, ...]) -> None:
    done = call("exam", *arguments)
    assert done.status == 2
    assert done.err
    assert "Traceback" not in done.err
