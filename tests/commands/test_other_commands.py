"""trainer deal, events, houses, house, lint and schema."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.commands.calls import ROUND, Call, caller
from tests.library.copies import copied, edit
from tests.some_houses import shelf
from trainer import assets
from trainer.drills.events.events import EVENTS
from trainer.wording import Phrase

FIVE = ("boxes", "mbs", "posted", "prime", "six-card-bonus")


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


# -------------------------------------------------------------------------- deal


@pytest.mark.parametrize("house", FIVE)
def test_what_deal_prints_settle_reads(house: str, call: Call, tmp_path: Path) -> None:
    for seed in range(8):
        dealt = call("deal", "--house", house, "--seed", seed)
        assert dealt.status == 0
        file = tmp_path / "r.yaml"
        file.write_text(dealt.out, encoding="utf-8")
        as_json = call("deal", "--house", house, "--seed", seed, "--jsonl").out
        by_yaml = call("settle", file, "--json")
        assert by_yaml.status == 0, dealt.out
        assert by_yaml.document == call("settle", "--jsonl", stdin=as_json).documents[0]


def test_the_same_arguments_deal_the_same_rounds(call: Call) -> None:
    asked = ("deal", "--house", "mbs", "--seed", 5, "--count", 4, "--want", "tie", "--jsonl")
    assert call(*asked).out == call(*asked).out
    assert len(call(*asked).documents) == 4
    assert call(*asked[:-1]).out.count("---\n") == 3


def test_every_wanted_event_and_every_wanted_seat_is_there(call: Call) -> None:
    asked = ("--want", "tie", "--want", "pair_plus_only", "--seats", 3, "--count", 5, "--jsonl")
    rounds = call("deal", "--house", "prime", "--seed", 1, *asked).documents
    assert all(len(round_["seats"]) == 3 for round_ in rounds)
    settled = call("settle", "--jsonl", stdin=[json.dumps(round_) for round_ in rounds]).documents
    for each in settled:
        lines = [(line["wager"], line["result"]) for s in each["seats"] for line in s["lines"]]
        assert ("play", "push") in lines


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--house", "mbs"], "--seed"),
        (["--seed", "1"], "--house"),
        (["--house", "x", "--seed", "1"], "no house 'x'; write one of boxes, mbs"),
        (["--house", "mbs", "--seed", "one"], "--seed"),
        (["--house", "mbs", "--seed", "1", "--seats", "8"], "from 1 to 7"),
        (["--house", "mbs", "--seed", "1", "--seats", "0"], "from 1 to 7"),
        (["--house", "mbs", "--seed", "1", "--count", "-1"], "--count"),
        (["--house", "mbs", "--seed", "1", "--want", "luck"], "trainer events lists them"),
        (["--house", "mbs", "--seed", "1", "--want", "prime_both"], "mbs cannot show prime_both"),
    ],
)
def test_a_deal_that_cannot_be_is_one_line(arguments: list[str], says: str, call: Call) -> None:
    done = call("deal", *arguments)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_events_are_listed_with_a_sentence_each(call: Call) -> None:
    listed = dict(line.split(maxsplit=1) for line in call("events").out.splitlines())
    assert listed == call("events", "--json").document
    assert set(listed) == set(EVENTS)
    assert all(sentence.endswith(".") for sentence in listed.values())


# ----------------------------------------------------------------- houses, house


def test_the_houses_are_listed(call: Call) -> None:
    lines = call("houses").out.splitlines()
    assert [line.split()[0] for line in lines] == list(FIVE)
    assert [each["house"] for each in call("houses", "--json").document] == list(FIVE)


def test_a_faulty_house_is_named_beside_the_sound_ones(call: Call, home: Path) -> None:
    edit(copied("mbs", home / "houses") / "rules.yaml", "at_least: Q-3-2", "at_least: Q")
    done = call("houses")
    assert done.status == 1
    assert [line.split()[0] for line in done.out.splitlines()] == [f for f in FIVE if f != "mbs"]
    assert "rules.yaml:" in done.err
    assert call("house", "mbs").status == 2
    assert call("settle", "-", "--json", stdin=json.dumps(ROUND)).status == 0


@pytest.mark.parametrize("house", FIVE)
def test_a_house_is_told_with_its_tables_its_order_and_its_readings(house: str, call: Call) -> None:
    done = call("house", house)
    assert (done.status, done.err) == (0, "")
    for chapter in ("PAY TABLES", "WAGERS", "ROUND", "IRREGULARITIES", "READINGS"):
        assert f"\n{chapter}\n" in done.out
    for title in (
        "Pair Plus",
        "ANTE bonus" if house == "boxes" else "Ante Bonus",
        "Allowed wagers",
        "Hands",
        "A fold",
        "Step by step",
        "What calls for a ruling",
    ):
        assert f"\n{title}\n" in done.out
    assert max(map(len, done.out.splitlines())) <= 140


def test_every_reading_is_told_with_its_reason(call: Call) -> None:
    for house in FIVE:
        told, rules = " ".join(call("house", house).out.split()), shelf()[house].rules
        for reading in call("house", house, "--json").document["readings"]:
            in_its_words = rules.say(Phrase(reading["reading"]))
            assert " ".join(in_its_words.split()) in told


def test_the_placards_are_told_to_programs(call: Call) -> None:
    placards = call("house", "posted", "--json").document["placards"]
    mbs = placards["mbs"]
    assert mbs["pair_plus"] == {
        "straight_flush": "40:1",
        "three_of_a_kind": "30:1",
        "straight": "5:1",
        "flush": "4:1",
        "pair": "1:1",
    }
    assert mbs["ante_bonus"] == {
        "straight_flush": "5:1",
        "three_of_a_kind": "4:1",
        "straight": "1:1",
    }
    assert mbs["limits"] == {"ante": ["5", "500"], "pair_plus": ["5", "500"]}
    assert "placards" not in call("house", "mbs", "--json").document


def test_an_unknown_house_is_one_line(call: Call) -> None:
    done = call("house", "six-card")
    assert (done.status, done.out) == (2, "")
    assert "six-card-bonus" in done.err


# -------------------------------------------------------------------------- lint


def test_what_comes_with_the_program_is_sound(call: Call) -> None:
    done = call("lint")
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith("files are sound\n")
    assert int(done.out.split()[0]) >= 21


def test_files_and_folders_of_every_kind_are_linted(call: Call, tmp_path: Path) -> None:
    folder = copied("posted", tmp_path)
    round_file = tmp_path / "round.json"
    round_file.write_text(json.dumps(ROUND), encoding="utf-8")
    assert call("lint", folder).out == f"{len(list(folder.glob('*.yaml')))} files are sound\n"
    assert call("lint", tmp_path / "placards", folder / "rules.yaml", round_file).out == (
        "8 files are sound\n"
    )
    assert call("lint", round_file).out == "1 file is sound\n"


def test_every_problem_of_every_file_is_printed_with_status_1(call: Call, tmp_path: Path) -> None:
    folder = copied("posted", tmp_path)
    hand = edit(folder / "rules.yaml", "at_least: Q-3-2", "at_least: Q")
    deal = edit(folder / "procedure.yaml", "deal: {by: either}", "deal: {by: foot}")
    pair = edit(tmp_path / "placards" / "mbs.yaml", 'pair: "1:1"', "pair: 1")
    (tmp_path / "round.yaml").write_text("house: mbs\nseats: []\n", encoding="utf-8")
    (tmp_path / "drill.yaml").write_text("drill: drill\nseats: [9]\n", encoding="utf-8")
    done = call("lint", tmp_path)
    assert (done.status, done.err) == (1, "")
    for says in (
        f"posted/rules.yaml:{hand}: dealer_qualifies.at_least",
        f"posted/procedure.yaml:{deal}: deal.by",
        f"placards/mbs.yaml:{pair}: pair_plus.pair",
        "round.yaml:1: dealer: dealer is missing",
        "round.yaml:2: seats: no seats",
        "drill.yaml:2: seats[0]",
        "drill.yaml:1: events: is missing",
    ):
        assert says in done.out
    lines = done.out.splitlines()
    assert len(lines) == len(set(lines))


def test_a_path_that_is_not_there_is_status_2(call: Call, tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        done = call("lint", path)
        assert (done.status, done.out) == (2, "")
        assert str(path) in done.err


def test_a_folder_that_cannot_be_looked_into_is_not_called_sound(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sound.json").write_text(json.dumps(ROUND), encoding="utf-8")
    closed, listed = tmp_path / "closed", os.scandir
    closed.mkdir()

    def scandir(path: str) -> Any:
        if Path(path) == closed:
            raise PermissionError(13, "Permission denied", path)
        return listed(path)

    assert call("lint", tmp_path).out == "1 file is sound\n"
    monkeypatch.setattr("os.scandir", scandir)
    done = call("lint", tmp_path)
    assert (done.status, done.out) == (2, "")
    assert done.err == f"{closed}: cannot be read (Permission denied); allow reading it\n"


@pytest.mark.posix
def test_a_pipe_among_the_files_is_not_waited_for(call: Call, tmp_path: Path) -> None:
    (tmp_path / "sound.json").write_text(json.dumps(ROUND), encoding="utf-8")
    os.mkfifo(tmp_path / "pipe.json")
    assert call("lint", tmp_path).out == "1 file is sound\n"


# ------------------------------------------------------------------------ schema


def test_schemas_are_printed_or_written(call: Call, tmp_path: Path) -> None:
    every = call("schema").document
    assert set(every) >= {"rules", "procedure", "cases", "placard", "scenario", "round"}
    assert call("schema", "rules").document == every["rules"]
    done = call("schema", "--out", tmp_path / "new" / "folder")
    assert len(done.out.splitlines()) == len(every)
    written = json.loads((tmp_path / "new" / "folder" / "round.schema.json").read_text("utf-8"))
    assert written == every["round"]


def test_a_schema_that_cannot_be_is_status_2(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert call("schema", "rule").status == 2
    done = call("schema", "--out", tmp_path / "file")
    assert (done.status, done.out) == (2, "")
    assert "cannot be written" in done.err


# ------------------------------------------------------------------- end to end


def trainer(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "trainer", *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        cwd=assets.folder("procedures").parent,
    )


def test_the_program_itself_deals_settles_performs_and_checks() -> None:
    dealt = trainer("deal", "--house", "six-card-bonus", "--seed", "9", "--jsonl")
    settled = trainer("settle", "-", "--json", stdin=dealt.stdout)
    performed = trainer("perform", "--jsonl", stdin=dealt.stdout)
    asked = {"round": json.loads(dealt.stdout), **json.loads(performed.stdout)}
    checked = trainer("check", "--jsonl", stdin=json.dumps(asked).encode())
    for done in (dealt, settled, performed, checked):
        assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(checked.stdout) == {"score": 100.0, "passed": True, "mistakes": []}


def test_bytes_that_are_no_text_are_a_problem_of_their_line() -> None:
    good = json.dumps(ROUND).encode()
    done = trainer("settle", "--jsonl", stdin=b"\xff\xfe\x00\n" + good + b"\n{\xc3\n" + good)
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in answer for answer in answers] == [True, False, True, False]


def test_answers_come_line_by_line() -> None:
    """A program may ask one round, read the answer, and ask the next."""
    with subprocess.Popen(
        [sys.executable, "-m", "trainer", "settle", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=assets.folder("procedures").parent,
    ) as program:
        assert program.stdin
        assert program.stdout
        for _ in range(3):
            program.stdin.write(json.dumps(ROUND) + "\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["house"] == "six-card-bonus"
        program.stdin.close()
        assert program.wait() == 0


@pytest.mark.parametrize("command", ["settle", "perform", "check", "deal", "lint", "house"])
def test_no_command_imports_the_window(command: str) -> None:
    code = (
        "import sys, trainer.commands." + command + " as c; "
        "assert not [m for m in sys.modules if m.startswith(('PySide6', 'sqlalchemy'))]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
