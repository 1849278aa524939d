"""What is made of events and marks can be made again at any time, and is the same."""

from __future__ import annotations

from tests.records.registry.busy import contents, keep_busy
from tests.records.registry.desks import PROOF, Desk
from trainer.records.log import Log
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.people import people
from trainer.records.registry.said import RemedialRow
from trainer.records.registry.tables import ACTED, ROLLED_UP

MADE = (*ACTED, *ROLLED_UP, people)


def test_everything_that_is_made_is_the_same_when_it_is_made_again(desk: Desk, log: Log) -> None:
    keep_busy(desk, log)
    before = contents(desk.registry, MADE)
    assert [name for name, rows in before.items() if not rows] == ["erasures", "re_markings"]
    with desk.registry.transaction() as db:
        for table in (*ROLLED_UP, *ACTED):
            db.execute(table.delete())
        db.execute(people.update().values(role="nobody", state="gone"))
    desk.registry.rebuild()
    assert contents(desk.registry, MADE) == before


def test_a_busy_school_stands_as_it_should(desk: Desk, log: Log) -> None:
    _, second, _ = keep_busy(desk, log)
    (remedial,) = desk.registry.rows(RemedialRow)
    assert (remedial.state, remedial.cleared_by) == ("cleared", second)
    voided, ended = desk.registry.rows(SittingRow, order="-sitting")
    assert (ended.state, voided.state) == ("ended", "voided")
    assert (voided.outcome, voided.errors) == ("failed", 9)
    desk.registry.sign_in("tim", "password", PROOF)
    said = desk.registry.said_to(desk.trainee)
    assert [len(each) for each in (said.comments, said.overrides, said.requests)] == [1, 2, 1]
    assert said.comments[0].by_name == "Sam"
    ((sitting, _), (_, signed)) = desk.registry.sittings_of(desk.trainee)
    assert (sitting.sitting, [each.outcome for each in signed]) == (voided.sitting, ["failed"])
    ((assigned, exam),) = desk.registry.assignments_of(desk.trainee)
    assert (assigned.due_ms, exam.title, exam.blueprint) == (99, "Final", '{"areas":["pay",1.5]}')
