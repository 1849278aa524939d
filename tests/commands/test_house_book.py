"""trainer house --against and --drills."""

from __future__ import annotations

import pytest

from tests.commands.calls import Call, caller
from trainer.commands.text import wrapped_rows


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def test_what_changes_at_another_house_is_told_side_by_side(call: Call) -> None:
    """6CB and MBS 4.3 pay a straight differently, three of a kind alike."""
    done = call("house", "six-card-bonus", "--against", "mbs")
    assert (done.status, done.err) == (0, "")
    lines = [line.split() for line in done.out.splitlines()]
    assert ["Straight", "6", "to", "1", "5", "to", "1"] in lines
    assert "30 to 1" not in done.out
    assert max(map(len, done.out.splitlines())) <= 140


def test_differences_are_told_to_programs(call: Call) -> None:
    document = call("house", "six-card-bonus", "--against", "mbs", "--json").document
    assert (document["house"], document["against"]) == ("six-card-bonus", "mbs")
    straight = next(each for each in document["differences"] if each["what"] == "Straight")
    assert (straight["chapter"], straight["under"]) == ("pay_tables", "Pair Plus")
    assert straight["here"] == {"says": "6 to 1", "rule": "6CB Pay Tables, Pair Plus"}
    assert straight["there"] == {"says": "5 to 1", "rule": "MBS 4.3"}


def test_a_house_is_told_with_every_clause(call: Call) -> None:
    """6CB Dealing procedures ¶3."""
    assert "6CB Dealing procedures ¶3" in call("house", "six-card-bonus").out
    clauses = call("house", "six-card-bonus", "--json").document["clauses"]
    stub = next(each for each in clauses if each["clause"] == "6CB Dealing procedures ¶3")
    assert "stub" in stub["says"]
    assert any("Put the stub in the discard rack" in each for each in stub["decides"])


@pytest.mark.slow
def test_the_drills_of_each_clause_are_told(call: Call) -> None:
    clauses = call("house", "posted", "--drills", "--json").document["clauses"]
    assert all(isinstance(each["drills"], list) for each in clauses)
    assert any(each["drills"] for each in clauses)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["mbs", "--against", "nobody"], "no house 'nobody'; write one of boxes, mbs"),
        (["mbs", "--against", "boxes", "--drills"], "--drills"),
    ],
)
def test_a_call_that_cannot_be_is_one_line(arguments: list[str], says: str, call: Call) -> None:
    done = call("house", *arguments)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_each_row_of_a_pay_table_in_a_clause_has_a_line() -> None:
    (lines,) = wrapped_rows([("R 2", "It pays:\nFlush\t3 to 1\nPair\t1 to 1")], (10, 40))
    assert [line.split() for line in lines] == [
        ["R", "2", "It", "pays:"], ["Flush", "3", "to", "1"], ["Pair", "1", "to", "1"],
    ]  # fmt: skip
