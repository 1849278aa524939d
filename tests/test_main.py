from __future__ import annotations

import argparse
import errno
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trainer import __main__ as front
from trainer.errors import InputError, Problem

Run = Callable[[argparse.Namespace], int]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Run], None]:
    """Put a command of our own in a real one's place."""

    def put(name: str, run: Run) -> None:
        module = ModuleType(f"trainer.commands.{name}")
        module.__dict__.update(run=run, add_arguments=lambda parser: None)
        monkeypatch.setitem(sys.modules, module.__name__, module)

    return put


def test_the_status_of_a_command_is_the_status_of_the_program(
    command: Callable[[str, Run], None],
) -> None:
    command("lint", lambda args: 1)
    assert front.main(["lint"]) == 1


def test_each_problem_of_a_bad_input_is_one_line(
    command: Callable[[str, Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise InputError(
            [
                Problem(
                    ("seats", 0, "seat"), "bad_seat", "9 is not a seat; write 1 to 7", "r.yaml", 4
                ),
                Problem((), "bad_shape", "no dealer; write three cards", "r.yaml"),
            ]
        )

    command("settle", run)
    assert front.main(["settle"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "r.yaml:4: seats[0].seat: 9 is not a seat; write 1 to 7",
        "r.yaml: no dealer; write three cards",
    ]


def test_a_place_that_may_not_be_looked_at_is_one_line(
    command: Callable[[str, Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise PermissionError(13, "Permission denied", "/home/other/records.sqlite3")

    command("drill", run)
    assert front.main(["drill"]) == 2
    assert capsys.readouterr().err == (
        "/home/other/records.sqlite3: may not be looked at; allow reading and writing there, "
        "or set TRAINER_HOME to another folder (Permission denied)\n"
    )


@pytest.mark.parametrize("ended", [KeyboardInterrupt, EOFError])
def test_an_interrupted_command_ends_quietly(
    ended: type[BaseException], command: Callable[[str, Run], None]
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise ended

    command("drill", run)
    assert front.main(["drill"]) == 130


@pytest.mark.parametrize("argv", [["nonsense"], ["--nonsense"], ["schema", "--nonsense"]])
def test_a_call_that_cannot_be_used_is_one_line(
    argv: list[str], command: Callable[[str, Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    command("schema", lambda args: 0)
    with pytest.raises(SystemExit) as ended:
        front.main(argv)
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        front.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(name in said for name in front.COMMANDS)


@pytest.mark.parametrize(
    ("display", "terminal", "opened"),
    [
        (True, True, "window"),
        (True, False, "window"),
        (False, True, "drill"),
        (False, False, "demo"),
    ],
)
def test_trainer_alone_opens_the_best_that_can_be_had(
    display: bool,
    terminal: bool,
    opened: str,
    command: Callable[[str, Run], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[str] = []

    def run(args: argparse.Namespace) -> int:
        ran.append(args.command)
        return 0

    for name in ("window", "drill", "demo"):
        command(name, run)
    monkeypatch.setattr("trainer.display.available", lambda env: display)
    monkeypatch.setattr("sys.stdin.isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal, raising=False)
    assert front.main([]) == 0
    assert ran == [opened]
    assert ("xvfb-run" in capsys.readouterr().out) == (opened == "demo")


TALKATIVE = """
import sys, types
module = types.ModuleType("trainer.commands.events")
module.add_arguments = lambda parser: None
module.run = lambda args: print("tie: an Ante and Play are pushed") or 0
sys.modules[module.__name__] = module
from trainer.__main__ import main
sys.exit(main(["events"]))
"""


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_leaves_gets_no_traceback(unbuffered: str) -> None:
    """``trainer events | true``."""
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [sys.executable, "-c", TALKATIVE],
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    assert ended.returncode == front.PIPE_CLOSED
    assert not ended.stderr


def test_the_front_door_imports_nothing_that_it_does_not_need() -> None:
    heavy = ("PySide6", "yaml", "sqlalchemy", "alembic", "platformdirs")
    asked = f"import sys, trainer.__main__; print([m for m in {heavy} if m in sys.modules])"
    said = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout
    assert said.strip() == "[]"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
@pytest.mark.parametrize("call", [["houses"], ["deal", "--house", "mbs", "--seed", "1"]])
def test_a_full_disk_behind_the_output_is_one_line(call: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = _called(call, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("output: cannot be written; free some room")


def test_an_error_that_no_person_can_answer_is_shown_whole(
    command: Callable[[str, Run], None],
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise OSError(errno.ENOTTY, "our own fault")

    command("drill", run)
    with pytest.raises(OSError, match="our own fault"):
        front.main(["drill"])


@pytest.mark.skipif(os.name != "posix", reason="a shell closes the stream")
@pytest.mark.parametrize(
    ("closed", "call", "status"),
    [
        (">&-", "houses", 2),
        (">&-", "--version", 2),
        ("<&-", "settle -", 2),
        ("2>&-", "settle /nowhere", 2),
    ],
)
def test_a_stream_that_was_closed_is_no_fault_of_ours(closed: str, call: str, status: int) -> None:
    program = f"{shlex.quote(sys.executable)} -m trainer {call} {closed}"
    done = _called(["sh", "-c", program], program=[], stderr=subprocess.PIPE)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    lost = "output: is closed; leave it open, or write to a file\n"
    assert done.stderr == lost or closed != ">&-"


BAD = b"house: mbs\nplayer: caf\xe9\n"


@pytest.mark.parametrize("call", [["settle", "-"], ["perform", "-"]])
def test_standard_input_that_is_no_utf_8_is_refused_as_a_file_is(
    call: list[str], tmp_path: Path
) -> None:
    """Two players whose names differ in such a letter only would be one."""
    path = tmp_path / "round.yaml"
    path.write_bytes(BAD)
    read = _called([*call[:-1], str(path)], stderr=subprocess.PIPE)
    with path.open("rb") as file:
        done = _called(call, stdin=file, stderr=subprocess.PIPE)
    assert (done.returncode, read.returncode) == (2, 2)
    assert read.stderr == f"{path}:2: is not text in UTF-8; save the file as UTF-8\n"
    assert done.stderr == "standard input:2: is not text in UTF-8; save the file as UTF-8\n"


def test_a_line_that_is_no_utf_8_is_an_error_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b'\xef\xbb\xbf[1,2\n"caf\xe9"\n{}')
    with path.open("rb") as file:
        done = _called(["settle", "--jsonl"], stdin=file, stdout=subprocess.PIPE)
    told = [json.loads(each)["error"]["problems"] for each in done.stdout.splitlines()]
    assert (done.returncode, len(told)) == (0, 3)
    assert "at column 5" in told[0][0]["message"]
    assert told[1][0]["message"] == "is not text in UTF-8; save the file as UTF-8"
    assert {each["path"] for each in told[2]} == {"house", "dealer", "seats"}


def test_a_number_that_is_none_is_told_what_would_be_right() -> None:
    done = _called(["deal", "--house", "mbs", "--seed", "1e9"], stderr=subprocess.PIPE)
    assert "argument --seed: write a whole number; see" in done.stderr


@pytest.mark.parametrize(
    "call",
    [
        "house new --from mbs own",
        "deal --hou mbs --seed 1",
        "school join --leav postgresql://a@b/c",
    ],
)
def test_no_option_is_guessed_from_its_beginning(
    call: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--from mbs`` would begin a house from nothing, with mbs as its currency."""
    with pytest.raises(SystemExit) as ended:
        front.parser().parse_args(call.split())
    assert ended.value.code == front.UNUSABLE
    assert "see `trainer" in capsys.readouterr().err


def _called(
    call: list[str],
    *,
    program: Sequence[str] = (sys.executable, "-m", "trainer"),
    **streams: Any,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*program, *call], text=True, check=False, **streams)
