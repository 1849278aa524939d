"""Statements of the Experience API: valid, and each resting on the event that it is named by."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.school.exports.xapi_model import problems
from trainer.errors import InputError
from trainer.marking.belief_words import belief_words
from trainer.records.chain import Row
from trainer.school.exports.bundle.contents import (
    BundleAbout,
    BundleEvidence,
    BundleSubject,
    ChainOwner,
    Link,
    Plain,
    Stretch,
)
from trainer.school.exports.xapi.statements import (
    School,
    duration,
    home_page,
    statements,
    write_statements,
)
from trainer.school.exports.xapi.vocabulary import ADL, AdlVerb, Extension

SCHOOL = School("https://school.example", "0.2.0")
SITTING, TRAINEE, EXAMINER = (f"01a0c450-6c00-7322-8abb-7cbc18e4ba9{n}" for n in range(3))


@pytest.fixture(scope="module")
def told(evidence: BundleEvidence) -> list[Plain]:
    return list(statements(evidence, SCHOOL))


def test_every_statement_is_valid(told: list[Plain]) -> None:
    assert [problem for each in told for problem in problems(each)] == []
    assert len({each["id"] for each in told}) == len(told) > 10


def test_a_statement_is_known_by_its_event_and_tells_where_it_stands(
    evidence: BundleEvidence, told: list[Plain]
) -> None:
    events = {event.id: event for event in evidence.stretches[0].events}
    for each in told:
        event, said = events[each["id"]], each["context"]["extensions"]
        assert said[Extension.HASH.address] == event.hash.hex()
        assert said[Extension.PLACE.address] == event.place


def test_a_finished_round_says_how_it_went(evidence: BundleEvidence, told: list[Plain]) -> None:
    done = [each for each in told if each["verb"]["id"] == f"{ADL}/verbs/completed"]
    assert len(done) == 4
    marks = {mark.attempt: mark for mark in evidence.marks}
    ends = {e.id: marks[e.attempt] for e in evidence.stretches[0].events if e.attempt in marks}
    for each in done:
        result, mark = each["result"], ends[each["id"]].result
        assert result["score"]["raw"] == mark["right"]
        assert result["duration"] == duration(mark["elapsed_ms"])


def test_an_actor_is_an_account_and_never_a_name(told: list[Plain]) -> None:
    for each in told:
        page = {"homePage": "https://school.example", "name": "nobody"}
        assert each["actor"] == {"objectType": "Agent", "account": page}


def _event(number: int, kind: str, attempt: str = SITTING, **facts: Any) -> Row:
    id_ = f"01a0c450-6c00-7322-8abb-00000000000{number}"
    return Row(number, id_, attempt, kind, 1_790_000_000_000, json.dumps(facts), b"", bytes(32))


def _exam(outcome: str, *acts: Row) -> BundleEvidence:
    events = (
        _event(1, "exam_begun", sitting=SITTING, exam="first", title="First exam"),
        _event(2, "exam_left", note="fire alarm", elapsed_ms=5),
        _event(3, "exam_resumed", elapsed_ms=5),
        _event(
            4,
            "exam_ended",
            outcome=outcome,
            decisions=20,
            errors=2,
            failed_areas=["folds"],
            starred=1,
            wrong_rules=["PP02"],
        ),
    )
    about = BundleAbout(BundleSubject.SITTING, SITTING, (TRAINEE,))
    head = Link(4, "00")
    sat = Stretch("c", ChainOwner.TRAINEE, TRAINEE, head, whole=False, events=events)
    desk = Stretch("school", ChainOwner.SCHOOL, "", head, whole=False, events=acts)
    return BundleEvidence(about, (sat, desk), ())


@pytest.mark.parametrize(
    ("outcome", "verb"),
    [
        ("passed", AdlVerb.PASSED),
        ("failed", AdlVerb.FAILED),
        ("discontinued", AdlVerb.TERMINATED),
        ("", AdlVerb.COMPLETED),
    ],
)
def test_an_exam_is_begun_left_resumed_and_ends_with_its_outcome(
    outcome: str, verb: AdlVerb
) -> None:
    told = list(statements(_exam(outcome), SCHOOL))
    assert [problem for each in told for problem in problems(each)] == []
    verbs = [each["verb"]["id"] for each in told]
    begun = [AdlVerb.INITIALIZED, AdlVerb.SUSPENDED, AdlVerb.RESUMED, verb]
    assert verbs == [each.address for each in begun]
    assert {each["actor"]["account"]["name"] for each in told} == {TRAINEE}
    if outcome in ("passed", "failed"):
        assert told[-1]["result"]["score"] == {"scaled": 0.9, "raw": 18, "min": 0, "max": 20}
        beyond = told[-1]["result"]["extensions"]
        assert beyond[Extension.STARRED.address] == 1
        (rule,) = beyond[Extension.WRONG_RULES.address]
        assert rule == {"id": "PP02", "belief": belief_words("PP02")}


def test_a_voided_exam_takes_its_last_statement_back() -> None:
    void = _event(5, "exam_voided", "5", by=EXAMINER, sitting=SITTING, reason="power cut")
    *_, ended, voided = statements(_exam("failed", void), SCHOOL)
    assert problems(voided) == []
    assert voided["object"] == {"objectType": "StatementRef", "id": ended["id"]}


def test_the_model_finds_what_is_wrong(told: list[Plain]) -> None:
    """The check itself is no rubber stamp."""
    sound = next(each for each in told if "score" in each.get("result", {}))

    def with_(**says: Any) -> Plain:
        return {**deepcopy(sound), **says}

    wrong = [
        with_(id="1"),
        with_(verb={"id": "passed"}),
        with_(timestamp="2026-01-01T00:00:00"),
        with_(timestamp="yesterday"),
        with_(actor={"objectType": "Agent", "name": "Ann"}),
        with_(object={"objectType": "Activity", "id": "no address"}),
        with_(result={"score": {"scaled": 1.5}}),
        with_(result={"score": {"raw": 7, "min": 0, "max": 5}}),
        with_(result={"duration": "5 seconds"}),
        with_(result={"success": None}),
        with_(context={"registration": "one"}),
        with_(context={"extensions": {"mode": "exam"}}),
        with_(more=1),
        with_(version="2.0"),
    ]
    assert all(problems(each) for each in wrong)


def test_they_stand_in_a_file_as_one_list(told: list[Plain], tmp_path: Path) -> None:
    out = tmp_path / "statements.json"
    assert write_statements(told, out) == len(told)
    assert json.loads(out.read_text(encoding="utf-8")) == told


def test_a_home_page_is_an_address() -> None:
    assert home_page("https://school.example/lrs/") == "https://school.example/lrs"
    for no in ("school.example", "ftp://school.example", "https://a b", ""):
        with pytest.raises(InputError, match="is not an address"):
            home_page(no)
