"""An exam in a bundle is graded again, round by round and ruling by ruling."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.school.exam.sat import SEEDS, SMALL, opening, sit_all
from trainer.drills.exam.blueprint import ItemWanted
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.event import link
from trainer.records.log import Log
from trainer.records.reading import LookedAt
from trainer.school.exports.bundle.contents import SEAL, Plain, bundle_of, seal_of
from trainer.school.exports.bundle.re_marking import Remarking
from trainer.school.exports.bundle.reader import bundle_in
from trainer.school.exports.bundle.verification import Amiss, verify_bundle
from trainer.school.practice import RECORDS, Practice
from trainer.school.privacy.own_records import evidence_of_log

NO_STARS = replace(SMALL, shows={"dealer_not_qualified": ItemWanted(), "tie": ItemWanted()})


@pytest.fixture
def failed(practice: Practice, home: Path) -> Plain:
    """An exam with three payments left out, one more than it forgives."""
    sit_all(practice.exams.begin(opening(NO_STARS), SEEDS), pays_left_out=3)
    evidence = evidence_of_log(Log(LookedAt(home / RECORDS), lambda: 0))
    return bundle_of(evidence, made_at_ms=0, program="1")


def _found(document: Plain, shelf: HouseShelf) -> list[tuple[str, str]]:
    marks = Remarking(shelf, sound_recipes()[0])
    found = verify_bundle(bundle_in(json.loads(json.dumps(document))), marks)
    assert found.remarked == 3
    return [(fault.wrong, fault.detail) for fault in found.faults]


def _ended(document: Plain, **says: object) -> None:
    """The exam ended otherwise, and every hash, the head and the seal fit."""
    (chain,) = document["chains"]
    last = chain["events"][-1]
    assert last["kind"] == "exam_ended"
    last["body"] = json.dumps(json.loads(last["body"]) | says)
    parts = (last["id"], last["attempt"], last["kind"], last["at_ms"], last["body"])
    last["hash"] = link(bytes.fromhex(last["before"]), *parts).hex()
    chain["head"]["hash"] = last["hash"]
    document[SEAL] = seal_of(document)


def test_an_exam_that_ended_so_is_sound(failed: Plain, shelf: HouseShelf) -> None:
    _ended(failed)
    assert _found(failed, shelf) == []


def test_an_exam_that_did_not_end_so_is_found(failed: Plain, shelf: HouseShelf) -> None:
    _ended(failed, outcome="passed", errors=0, critical=0, failed_areas=[])
    (fault,) = _found(failed, shelf)
    assert fault[0] == Amiss.EXAM
    assert "outcome is 'passed', due 'failed'" in fault[1]
    assert "errors is 0, due 3" in fault[1]
