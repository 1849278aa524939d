"""Deciding: who may, over whom, what is recorded, and what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.records.registry.desks import Desk, ask_for_review, finish_round, marks_of, refused
from trainer.records.event import BEFORE_ALL, link
from trainer.records.log import Log
from trainer.records.registry.acts import SCHOOL, THROUGH_OTHER_DOORS, ActKind, Role
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SheetSeenRow, SittingRow
from trainer.records.registry.rows.people import MemberRow
from trainer.records.registry.rows.review import HousePublishedRow
from trainer.records.registry.said import CommentRow, OverrideRow, RemedialRow, RequestRow

KINDS = [kind for kind in ActKind if kind not in THROUGH_OTHER_DOORS]


def facts_of(kind: ActKind, desk: Desk, attempt: str) -> dict[str, Any]:
    """Facts that would do, were it not for who decides."""
    whole = {"due_ms", "seed", "number", "rounds", "seat"}
    named = {"account": desk.trainee, "class": desk.class_, "attempt": attempt}
    return {
        name: named.get(name, 7 if name in whole else f"some {name}") for name in kind.terms.facts
    }


def test_nobody_decides_what_his_role_does_not_let_him(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    desk.submit(log, marks_of(attempt))
    people = {
        Role.ADMIN: desk.admin,
        Role.SUPERVISOR: desk.supervisor,
        Role.AUTHOR: desk.author,
        Role.TRAINEE: desk.trainee,
    }
    before = len(desk.registry.events_in(SCHOOL))
    for kind in KINDS:
        for role, account in people.items():
            if role not in kind.terms.roles:
                code = refused(desk, account, kind, facts_of(kind, desk, attempt))
                assert code == ("not_empty" if kind is ActKind.DEMO_SCHOOL else "not_permitted")
    assert len(desk.registry.events_in(SCHOOL)) == before


def test_an_account_that_is_closed_decides_nothing(desk: Desk) -> None:
    closed = {"account": desk.supervisor, "reason": "left"}
    desk.registry.act(desk.admin, ActKind.ACCOUNT_CLOSED, closed)
    facts = {"class": "c", "title": "C", "house": "", "account": desk.supervisor}
    assert refused(desk, desk.supervisor, ActKind.CLASS_OPENED, facts) == "not_permitted"
    desk.registry.act(desk.admin, ActKind.ACCOUNT_REOPENED, {"account": desk.supervisor})
    desk.registry.act(desk.supervisor, ActKind.CLASS_OPENED, facts)


def test_a_supervisor_decides_over_those_of_his_open_classes_alone(desk: Desk) -> None:
    act = desk.registry.act
    theirs = {"exam": "e", "account": desk.trainee, "due_ms": 1}
    act(desk.supervisor, ActKind.EXAM_ASSIGNED, theirs)
    other = {**theirs, "account": desk.stranger}
    assert refused(desk, desk.supervisor, ActKind.EXAM_ASSIGNED, other) == "not_their_class"
    nobody = {**theirs, "account": desk.registry.new_id()}
    assert refused(desk, desk.supervisor, ActKind.EXAM_ASSIGNED, nobody) == "not_there"
    act(desk.admin, ActKind.LEFT_CLASS, {"class": desk.class_, "account": desk.trainee})
    assert refused(desk, desk.supervisor, ActKind.EXAM_ASSIGNED, theirs) == "not_their_class"
    act(desk.admin, ActKind.JOINED_CLASS, {"class": desk.class_, "account": desk.trainee})
    act(desk.supervisor, ActKind.EXAM_ASSIGNED, {**theirs, "due_ms": 2})
    act(desk.admin, ActKind.CLASS_CLOSED, {"class": desk.class_})
    assert refused(desk, desk.supervisor, ActKind.EXAM_ASSIGNED, theirs) == "not_their_class"


def test_an_act_says_who_what_and_when_and_is_chained(desk: Desk) -> None:
    desk.registry.act(desk.supervisor, ActKind.HOUSE_PUBLISHED, PUBLISHED)
    before, last_id = BEFORE_ALL, ""
    for place, event in enumerate(desk.registry.events_in(SCHOOL), 1):
        assert (event.place, event.before) == (place, before)
        hashed = link(before, event.id, event.attempt, event.kind, event.at_ms, event.body)
        assert event.hash == hashed
        assert event.id > last_id
        before, last_id = event.hash, event.id
    assert event.facts == {"by": desk.supervisor, **PUBLISHED}
    assert desk.registry.count(HousePublishedRow, **PUBLISHED) == 1


PUBLISHED = {"house": "mbs", "edition": "2", "fingerprint": "f2"}


def test_an_act_that_leaves_out_what_it_has_to_state_is_refused(desk: Desk) -> None:
    some = {"house": "mbs", "edition": "2"}
    assert refused(desk, desk.supervisor, ActKind.HOUSE_PUBLISHED, some) == "incomplete"


def test_the_same_thing_is_not_made_twice(desk: Desk) -> None:
    facts = {"class": desk.class_, "title": "Again", "house": ""}
    assert refused(desk, desk.admin, ActKind.CLASS_OPENED, facts) == "there_already"
    with pytest.raises(ActRefused, match="there already"):
        desk.open_account(desk.registry.new_id(), Role.TRAINEE, "tim")


def test_a_school_goes_back_to_an_answer_that_it_published_before(desk: Desk) -> None:
    """A reading's older answer has the fingerprint of the edition that it had then."""
    for _ in range(2):
        desk.registry.act(desk.supervisor, ActKind.HOUSE_PUBLISHED, PUBLISHED)
    assert desk.registry.count(HousePublishedRow) == 1


def test_several_acts_are_recorded_all_or_none(desk: Desk) -> None:
    registry, before = desk.registry, len(desk.registry.events_in(SCHOOL))
    facts = {"class": "c", "title": "C", "house": ""}

    def twice() -> None:
        with registry.transaction():
            registry.act(desk.admin, ActKind.CLASS_OPENED, facts)
            registry.act(desk.admin, ActKind.CLASS_OPENED, facts)

    with pytest.raises(ActRefused):
        twice()
    assert len(registry.events_in(SCHOOL)) == before
    assert {each.class_ for each in registry.classes()} == {desk.class_}


def test_what_is_refused_among_others_leaves_nothing_half(desk: Desk) -> None:
    registry = desk.registry
    with registry.transaction():
        with pytest.raises(ActRefused):
            desk.open_account(desk.trainee, Role.TRAINEE, "twin")
        registry.act(desk.supervisor, ActKind.HOUSE_PUBLISHED, PUBLISHED)
    assert registry.count(HousePublishedRow) == 1


def test_a_school_begins_with_its_first_administrator(registry: Registry) -> None:
    admin, other = registry.new_id(), registry.new_id()
    opened = {"account": admin, "role": "admin"}
    with pytest.raises(ActRefused):
        registry.act(other, ActKind.ACCOUNT_OPENED, opened, {"login": "ada"})
    with pytest.raises(ActRefused):
        registry.act(admin, ActKind.ACCOUNT_OPENED, {**opened, "role": "trainee"})
    registry.act(admin, ActKind.ACCOUNT_OPENED, opened, {"login": "ada"})
    with pytest.raises(ActRefused):
        registry.act(other, ActKind.ACCOUNT_OPENED, {"account": other, "role": "admin"})


def test_a_demo_is_told_from_a_school_by_its_first_act(registry: Registry) -> None:
    admin = registry.new_id()
    before = registry.is_demo
    registry.act(admin, ActKind.DEMO_SCHOOL, {"seed": 1, "rounds": 10})
    assert (before, registry.is_demo) == (False, True)
    registry.act(admin, ActKind.ACCOUNT_OPENED, {"account": admin, "role": "admin"})


def test_no_event_holds_personal_data(desk: Desk) -> None:
    bodies = " ".join(event.body for event in desk.registry.events_in(SCHOOL))
    assert not [each for each in ("tim", "Tim", "sam", "argon2id") if each in bodies]
    person = desk.registry.person(desk.trainee)
    assert person is not None
    assert (person.login, person.name, person.has_password, person.has_pin) == (
        *("tim", "Tim", True, False),
    )


def test_what_is_private_is_handed_in_where_it_belongs(desk: Desk) -> None:
    with pytest.raises(ActRefused):
        desk.registry.act(
            desk.admin, ActKind.CLASS_CLOSED, {"class": desk.class_}, {"login": "ada"}
        )
    renamed = {"account": desk.trainee}
    desk.registry.act(desk.admin, ActKind.ACCOUNT_RENAMED, renamed, {"login": "t", "name": "T"})
    person = desk.registry.person(desk.trainee)
    assert person is not None
    assert (person.login, person.name, person.language) == ("t", "T", "en")


def test_who_left_a_class_and_comes_back_is_in_it(desk: Desk) -> None:
    facts = {"class": desk.class_, "account": desk.trainee}
    desk.registry.act(desk.admin, ActKind.LEFT_CLASS, facts)
    (left,) = desk.registry.rows(MemberRow, account=desk.trainee)
    assert left.until_ms is not None
    desk.registry.act(desk.admin, ActKind.JOINED_CLASS, facts)
    (back,) = desk.registry.rows(MemberRow, account=desk.trainee)
    assert (back.until_ms, back.since_ms > left.since_ms) == (None, True)


def test_a_comment_answers_the_review_that_was_asked_for(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    asked = ask_for_review(log, attempt, "I paid it.")
    desk.submit(log, marks_of(attempt))
    (request,) = desk.registry.rows(RequestRow)
    assert (request.event, request.attempt, request.account) == (asked, attempt, desk.trainee)
    said = {"attempt": attempt, "number": 1, "text": "You did.", "answers": asked}
    event = desk.registry.act(desk.supervisor, ActKind.COMMENTED, said)
    (request,) = desk.registry.rows(RequestRow)
    assert request.answered_by == event.id
    (comment,) = desk.registry.rows(CommentRow)
    assert (comment.event, comment.text, comment.number) == (event.id, "You did.", 1)
    other = {**said, "answers": desk.registry.new_id()}
    assert refused(desk, desk.supervisor, ActKind.COMMENTED, other) == "not_there"


def test_an_override_names_a_mistake_that_was_marked(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    desk.submit(log, marks_of(attempt))
    said = {
        "attempt": attempt,
        "number": 1,
        "code": "wrong_amount",
        "seat": 3,
        "wager": "ante",
        "was": "critical",
        "to": "none",
        "reason": "seen on the camera",
    }
    desk.registry.act(desk.supervisor, ActKind.OVERRIDDEN, said)
    for wrong in ({"number": 9}, {"code": "missing"}, {"seat": 4}, {"wager": "play"}):
        code = refused(desk, desk.supervisor, ActKind.OVERRIDDEN, {**said, **wrong})
        assert code == "not_there"
    (row,) = desk.registry.rows(OverrideRow)
    assert (row.to_, row.was) == ("none", "critical")


def test_only_an_open_remedial_is_withdrawn(desk: Desk) -> None:
    said = {
        "remedial": "r",
        "account": desk.trainee,
        "house": "mbs",
        "drill": "settle",
        "skills": ["pay.ante"],
        "due_ms": 9,
        "in_a_row": 2,
    }
    desk.registry.act(desk.supervisor, ActKind.REMEDIAL_SET, said)
    gone = {"remedial": "r", "reason": "by mistake"}
    desk.registry.act(desk.supervisor, ActKind.REMEDIAL_WITHDRAWN, gone)
    assert refused(desk, desk.supervisor, ActKind.REMEDIAL_WITHDRAWN, gone) == "not_there"
    (row,) = desk.registry.rows(RemedialRow)
    assert (row.state, row.reason, row.skills) == ("withdrawn", "by mistake", '["pay.ante"]')


def test_who_has_seen_a_sheet_or_signed_it_marks_it_blind_no_more(busy_desk: Desk) -> None:
    """Wherever it was opened: the records know, and refuse whichever window asks."""
    registry, sam = busy_desk.registry, busy_desk.supervisor
    signed, other = (each.sitting for each in registry.rows(SittingRow, order="sitting"))
    (seen,) = registry.rows(SheetSeenRow)
    assert (seen.sitting, seen.by) == (signed, sam)
    blind = {"sitting": signed, "marks": "{}"}
    assert refused(busy_desk, sam, ActKind.BLIND_MARKED, blind) == "knows_marks"
    shown = {"sitting": other, "exam": "e", "account": busy_desk.trainee}
    for wrong in ({"account": sam}, {"exam": "f"}, {"sitting": registry.new_id()}):
        assert refused(busy_desk, sam, ActKind.SHEET_SEEN, shown | wrong) == "not_there"
    registry.act(sam, ActKind.SHEET_SEEN, shown)
    blind = {"sitting": other, "marks": "{}"}
    assert refused(busy_desk, sam, ActKind.BLIND_MARKED, blind) == "knows_marks"


def test_an_exam_is_opened_at_a_station_by_a_pin_that_was_proved_just_before(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.records.registry.desks import OTHER_PROOF, PROOF, STATION

    registry, sam = desk.registry, desk.supervisor
    for exam in ("e", "f"):
        facts = {"exam": exam, "title": "Final", "house": "mbs", "blueprint": "{}"}
        registry.act(sam, ActKind.EXAM_SET, facts)
        assigned = {"exam": exam, "account": desk.trainee, "due_ms": 9}
        registry.act(sam, ActKind.EXAM_ASSIGNED, assigned)
    call = (sam, "s1", "e", desk.trainee, STATION)
    with pytest.raises(ActRefused):
        registry.open_exam(*call)
    registry.sign_in("sam", "pin", OTHER_PROOF)
    with pytest.raises(ActRefused):
        registry.open_exam(*call)
    registry.sign_in("sam", "pin", PROOF)
    monkeypatch.setattr(registry, "station", "Table 4")  # several tests share the registry
    assert registry.open_exam(*call).facts["where"] == "Table 4"
    registry.sign_in("sam", "pin", PROOF)
    (sitting,) = registry.rows(SittingRow)
    assert (sitting.state, sitting.by) == ("open", desk.supervisor)
    assert 0 <= sitting.seed < 2**48
    with pytest.raises(ActRefused):
        registry.open_exam(desk.supervisor, "s2", "e", desk.stranger, STATION)
