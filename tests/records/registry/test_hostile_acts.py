"""Acts that some reader could not read, or that would break its pages: nobody records one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.records.registry.desks import PROOF, STATION, Desk, verifier
from tests.records.registry.prepared import clock
from trainer.records.event import written
from trainer.records.registry.acts import LARGEST_ACT, ActKind
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.proofs import change_said, proof_of
from trainer.records.registry.where import where
from trainer.school.records_care.school_doctor import examine_school


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_new_secret_is_of_the_form_that_everybodys_has(desk: Desk) -> None:
    """What was changed stands in the chain of acts, and how in what anybody is asked."""
    door = desk.registry._door
    for which, how in (("<b>" * 9000, HOW), ("password", "x" * 9000), ("password", f"{HOW}$")):
        nonce = door.nonce()
        proof = proof_of(PROOF, change_said("tim", "password", which, how, PROOF, nonce))
        with pytest.raises(ActRefused, match="may not do that"):
            door.change_secret("tim", "password", nonce, proof, which, how, PROOF)


HOW = verifier(PROOF).rpartition("$")[0]
BADLY_WRITTEN = (
    '"x":' + "[" * 5000 + "]" * 5000,
    '"x":' + "9" * 5000,
    '"x":1e999',
    '"title":"another title"',
    '"title":"' + "y" * LARGEST_ACT + '"',
)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
@pytest.mark.parametrize("more", BADLY_WRITTEN)
def test_no_login_writes_an_act_that_some_reader_cannot_read(
    desk: Desk, place: Path | str, more: str
) -> None:
    """One such act of an author's machine, and nobody could verify the school again."""
    facts = written({"by": desk.admin, "class": "c", "title": "T", "house": "mbs"})
    with pytest.raises(ActRefused):
        desk.registry._door.act(desk.admin, ActKind.CLASS_OPENED, f"{facts[:-1]},{more}}}", {})
    assert examine_school(where(place), clock()).findings == ()


@pytest.mark.parametrize(
    "more", [{"due_ms": 10**15}, {"due_ms": -1}, {"skills": 5}, {"skills": "["}]
)
def test_no_assignment_breaks_the_pages_of_who_reads_it(desk: Desk, more: dict[str, Any]) -> None:
    """One such act of a supervisor's machine, and no list of assignments of the class opened again;
    nor did the trainee's first page."""
    said: dict[str, Any] = {"remedial": "r", "house": "mbs", "drill": "settle", "skills": []}
    said |= {"account": desk.trainee, "due_ms": 9}
    act = desk.registry.act
    with pytest.raises(ActRefused):
        act(desk.supervisor, ActKind.REMEDIAL_SET, said | more)
    test = {"test": "t", "account": desk.trainee, "house": "mbs", "form": "{}"}
    with pytest.raises(ActRefused):
        act(desk.supervisor, ActKind.TABLE_TEST_RECORDED, {**test, "outcome": "splendid"})
    exam = {"exam": "e", "title": "Final", "house": "mbs", "blueprint": "{}"}
    act(desk.supervisor, ActKind.EXAM_SET, exam)
    if "due_ms" in more:
        assigned = {"exam": "e", "account": desk.trainee, **more}
        with pytest.raises(ActRefused):
            act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
@pytest.mark.parametrize(
    ("account", "role"), [("../../x", "trainee"), ("", "trainee"), (STATION, "king")]
)
def test_an_account_is_named_as_no_folder_is_and_has_a_role_that_there_is(
    desk: Desk, account: str, role: str
) -> None:
    """The marker deletes the folder of an erased account by its id."""
    facts = {"account": account, "role": role}
    with pytest.raises(ActRefused):
        desk.registry.act(desk.admin, ActKind.ACCOUNT_OPENED, facts, {"login": "new"})
