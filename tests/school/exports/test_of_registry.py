"""Bundles and tables out of a school's registry: whole, of the right people, and verifiable."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.school.exports.xapi_model import problems
from tests.school.privacy.one_school import LOGIN, NAME, NOTE, WORDS, OneSchool, copied
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.school.demo_mark import demo_note
from trainer.school.exports.bundle.contents import (
    SEAL,
    BundleEvidence,
    ChainOwner,
    bundle_of,
    bundle_text,
    seal_of,
)
from trainer.school.exports.bundle.re_marking import Remarking
from trainer.school.exports.bundle.reader import bundle_in
from trainer.school.exports.bundle.registry_evidence import (
    NotThere,
    evidence_of_class,
    evidence_of_sitting,
    evidence_of_trainee,
)
from trainer.school.exports.bundle.verification import BundleVerified, verify_bundle
from trainer.school.exports.school_exports import SchoolExports, Which
from trainer.school.exports.xapi.statements import School, statements
from trainer.school.exports.xapi.vocabulary import AdlVerb
from trainer.school.new_school import first_admin


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneSchool]:
    with copied(tmp_path_factory.mktemp("one") / "school") as made:
        yield made


@pytest.fixture(scope="module")
def marks() -> Remarking:
    shelf = load_houses()
    return Remarking(shelf, sound_recipes()[0])


def _verified(evidence: BundleEvidence, marks: Remarking) -> BundleVerified:
    text = bundle_text(bundle_of(evidence, made_at_ms=0, program="1"))
    return verify_bundle(bundle_in(json.loads(text)), marks)


def test_an_exam_is_a_bundle_of_its_own(school: OneSchool, marks: Remarking) -> None:
    found = _verified(evidence_of_sitting(school.registry, school.sitting), marks)
    assert (found.faults, found.marks, found.remarked) == ((), 1, 1)
    trainees, desk = found.read.evidence.stretches
    assert {event.attempt for event in trainees.events} > {school.sitting}
    kinds = [act.kind for act in desk.events]
    assert ActKind.EXAM_SIGNED in kinds
    assert ActKind.BLIND_MARKED in kinds


def test_a_trainee_is_one_with_every_chain_whole(school: OneSchool, marks: Remarking) -> None:
    found = _verified(evidence_of_trainee(school.registry, school.trainee.id), marks)
    assert (found.faults, found.marks, found.remarked) == ((), 5, 5)
    trainees, desk = found.read.evidence.stretches
    assert trainees.whole
    assert ActKind.COMMENTED in [act.kind for act in desk.events]


def test_a_class_is_one_of_all_who_are_in_it(school: OneSchool, marks: Remarking) -> None:
    found = _verified(evidence_of_class(school.registry, school.class_), marks)
    assert (found.faults, found.marks) == ((), 5)
    assert school.other.id in found.read.evidence.about.accounts


def test_nothing_of_another_is_in_it(school: OneSchool) -> None:
    evidence = evidence_of_trainee(school.registry, school.trainee.id)
    told = json.dumps(bundle_of(evidence, made_at_ms=0, program="1"))
    assert school.other.id not in told


def test_no_name_is_in_a_bundle(school: OneSchool) -> None:
    """Names stand with the people alone; what was typed as a note or a comment is evidence."""
    evidence = evidence_of_sitting(school.registry, school.sitting)
    told = json.dumps(bundle_of(evidence, made_at_ms=0, program="1"), ensure_ascii=False)
    assert LOGIN not in told
    assert school.trainee.name not in told
    assert NOTE in told
    assert WORDS in told


def test_what_was_signed_must_be_in_it(school: OneSchool, marks: Remarking) -> None:
    """The exam's log made anew, all hashes fitting: the signature no longer does."""
    evidence = evidence_of_sitting(school.registry, school.sitting)
    document = bundle_of(evidence, made_at_ms=0, program="1")
    desk = next(each for each in document["chains"] if each["of"] == ChainOwner.SCHOOL)
    signed = next(each for each in desk["events"] if each["kind"] == "exam_signed")
    head = json.loads(signed["body"])["head"]
    sat = next(each for each in document["chains"] if each["of"] == ChainOwner.TRAINEE)
    assert head == sat["events"][-1]["hash"] == sat["head"]["hash"]
    del sat["events"][-1]
    sat["runs"][-1][1] -= 1
    sat["head"] = {"place": sat["events"][-1]["place"], "hash": sat["events"][-1]["hash"]}
    document[SEAL] = seal_of(document)
    found = verify_bundle(bundle_in(document), marks)
    assert "signed_head_not_found" in [fault.wrong for fault in found.faults]


def test_what_is_not_there_is_said(school: OneSchool) -> None:
    with pytest.raises(NotThere, match="no sitting"):
        evidence_of_sitting(school.registry, "none")
    with pytest.raises(NotThere, match="no class"):
        evidence_of_class(school.registry, "none")


def test_the_statements_of_a_school_are_valid(school: OneSchool) -> None:
    evidence = evidence_of_class(school.registry, school.class_)
    told = list(statements(evidence, School("https://school.example", "1")))
    assert [problem for each in told for problem in problems(each)] == []
    assert AdlVerb.FAILED.address in {each["verb"]["id"] for each in told}
    assert NAME not in json.dumps(told)
    assert {each["actor"]["account"]["name"] for each in told} == {school.trainee.id}


def test_verify_reads_it_offline(school: OneSchool, tmp_path: Path) -> None:
    from trainer.__main__ import main
    from trainer.school.exports.bundle.contents import write_bundle

    out = tmp_path / "exam.json"
    evidence = evidence_of_sitting(school.registry, school.sitting)
    write_bundle(evidence, out, made_at_ms=0, program="1")
    assert main(["verify", str(out)]) == 0
    assert main(["verify", str(out), "--head", evidence.stretches[0].head.hash]) == 0
    assert main(["verify", str(out), "--head", "0" * 64]) == 1
    told = out.read_text(encoding="utf-8")
    out.write_text(told.replace("exam_left", "exam_lost"), encoding="utf-8")
    assert main(["verify", str(out), "--json"]) == 1


def test_what_a_demo_school_did_says_so_in_every_form(school: OneSchool, tmp_path: Path) -> None:
    registry = Registry.open(tmp_path / "demo.sqlite3", lambda: 0, make=True)
    registry.act("demo", ActKind.DEMO_SCHOOL, {"seed": 1, "rounds": 0})
    first_admin(registry, "Ada", "ada", "long enough", lambda: 0)
    sheet = SchoolExports(registry).people(Which())
    registry.close()
    assert sheet.columns[-1].name == "note"
    assert [row[-1] for row in sheet.rows] == [demo_note()]
    assert demo_note() in sheet.notes
    evidence = replace(evidence_of_sitting(school.registry, school.sitting), demo=True)
    document = bundle_of(evidence, made_at_ms=0, program="1")
    assert document["demo"]
    assert bundle_in(document).evidence.demo
    told = next(statements(evidence, School()))
    assert "simulated" in told["context"]["platform"]
    assert problems(told) == []
