"""``trainer coach``: practice that adapts, for a program that plays the trainee."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any
from unittest.mock import patch

import pytest

from tests.school.exam.dealers import Works, believing, faultless_dealer
from tests.some_houses import HOUSES, shelf
from trainer.__main__ import main
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.marking.predict import Misread
from trainer.school.exam.exam_evidence import exam_at

Plain = Any
Answers = Callable[[Plain], str]
"""The line that a program writes about a round that was printed."""


class Played:
    """Standard input that is written while it is read: each line answers the last one printed."""

    def __init__(self, out: io.StringIO, answers: Sequence[Answers]) -> None:
        self._out, self._answers = out, answers

    def __iter__(self) -> Iterator[str]:
        for answer in self._answers:
            yield answer(json.loads(self._out.getvalue().splitlines()[-1]))


def coached(house: str, answers: Sequence[Answers], seed: int = 1) -> list[Plain]:
    out = io.StringIO()
    with redirect_stdout(out), patch.object(sys, "stdin", Played(out, answers)):
        assert main(["coach", house, "--seed", str(seed)]) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def works(dealer: Works = faultless_dealer, day: int = 0, **more: object) -> Answers:
    def answer(dealt: Plain) -> str:
        houses = shelf()
        round_ = read_round(dealt["round"], houses.rules)
        house = houses[round_.house]
        script = script_for(house, round_, settle(house.rules, round_), Part(dealt["part"]))
        trace = [*dealer(round_, [str(act) for act in faultless(script)])]
        return json.dumps({"trace": trace, "day": day, **more})

    return answer


def reports(lines: list[Plain]) -> list[Plain]:
    return lines[1::2]


@pytest.mark.parametrize("house", HOUSES)
def test_a_round_a_report_a_round_until_the_input_ends(house: str) -> None:
    lines = coached(house, [works()] * 3)
    assert len(lines) == 7
    for dealt in lines[::2]:
        assert [*dealt] == ["round", "part", "why", "skills"]
        assert dealt["round"]["house"] == house
        assert dealt["why"] in ("due", "belief", "new", "back", "random", "test_out")
    for report in reports(lines):
        told = ["mistakes", "beliefs", "patterns", "mastered", "lapsed", "ready"]
        assert [*report] == told
        assert report["mistakes"] == report["beliefs"] == report["patterns"] == []
        ready = report["ready"]
        assert 0 <= ready["low"] <= ready["chance"] <= ready["high"] <= 1


def test_the_same_answers_give_the_same_lines() -> None:
    answers = [works(day=number // 3) for number in range(6)]
    assert coached("prime", answers, seed=4) == coached("prime", answers, seed=4)
    assert coached("prime", answers, seed=4) != coached("prime", answers, seed=5)


@pytest.mark.parametrize(
    ("line", "paths"),
    [
        ("no JSON", [""]),
        ("[]", [""]),
        ('{"day": 3}', ["trace"]),
        ('{"trace": ["reveal dealer", 3], "hour": 2}', ["hour", "trace[1]"]),
        ('{"trace": ["reveal dealer"], "ms": [1, 2]}', ["ms"]),
        ('{"trace": ["reveal dealer", "reveal 1"], "ms": [3, 2]}', ["ms"]),
        ('{"trace": [], "ms": ["soon"], "day": 1.5}', ["ms", "day"]),
        ('{"trace": [], "day": 1}', ["day"]),
        ("", [""]),
    ],
)
def test_a_bad_line_is_answered_and_the_same_round_comes_again(line: str, paths: list[str]) -> None:
    dealt, first, second, error, again = coached("mbs", [works(day=2), lambda _: line])
    assert dealt != second == again
    assert "mistakes" in first
    assert [each["path"] for each in error["error"]["problems"]] == paths


def test_a_bad_line_leaves_no_trace() -> None:
    answers = [works(), works(day=1)]
    disturbed = [answers[0], lambda _: '{"day": 0}', answers[1]]
    assert coached("boxes", disturbed)[-1] == coached("boxes", answers)[-1]


def test_what_a_program_did_is_marked_and_comes_back() -> None:
    def nothing_is_taken(dealt: Plain) -> str:
        line = json.loads(works()(dealt))
        line["trace"] = [act for act in line["trace"] if not act.startswith("take")]
        return json.dumps(line)

    lines = coached("mbs", [nothing_is_taken] * 14)
    assert any(each["code"] == "missing" for each in lines[1]["mistakes"])
    assert "back" in [each["why"] for each in lines[2::2]]
    assert lines[-2]["ready"]["chance"] < 0.1


def test_someone_who_never_errs_is_believed_and_the_claims_lapse_after_a_gap() -> None:
    times = [works()] * 18
    lines = coached("mbs", [*times, works(day=90)])
    before, after = reports(lines)[-2:]
    assert len(before["mastered"]) > 10
    assert before["lapsed"] == []
    assert after["lapsed"]
    assert not set(after["lapsed"]) & set(after["mastered"])


def test_a_wrong_rule_is_named_and_one_who_holds_it_is_not_ready() -> None:
    houses = shelf()
    misread = Misread(houses["mbs"].rules, houses.rules)
    wrong = next(each for each in misread.offered(None) if each.id == "PP02")
    dealer = believing(exam_at(houses, "mbs"), misread, wrong)
    lines = coached("mbs", [works(dealer)] * 16, seed=2)
    held = [each for each in lines[-2]["beliefs"] if each["status"] != "cleared"]
    assert [each["id"] for each in held] == ["PP02"]
    assert 0.5 < held[0]["chance"] <= 1
    assert lines[-2]["ready"]["chance"] < 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("belief", "skill"),
    [("AB01", "due.ante_bonus.lower@mbs"), ("AB07", "due.ante_bonus.tie@mbs")],
)
def test_who_pays_no_bonus_without_a_win_never_masters_that_situation(
    belief: str, skill: str
) -> None:
    """The Ante Bonus of a beaten hand and of a tie are skills of their own."""
    houses = shelf()
    misread = Misread(houses["mbs"].rules, houses.rules)
    wrong = next(each for each in misread.offered(None) if each.id == belief)
    dealer = believing(exam_at(houses, "mbs"), misread, wrong)
    told = reports(coached("mbs", [works(dealer, day=n // 12) for n in range(60)], seed=3))
    assert not any(skill in each["mastered"] for each in told)
    assert len(told[-1]["mastered"]) > 20
    assert belief in [each["id"] for each in told[-1]["beliefs"] if each["status"] == "confirmed"]


def test_times_are_read() -> None:
    def slow(dealt: Plain) -> str:
        line = json.loads(works()(dealt))
        return json.dumps({**line, "ms": [1000 * at for at in range(len(line["trace"]))]})

    assert "mistakes" in coached("posted", [slow])[1]
