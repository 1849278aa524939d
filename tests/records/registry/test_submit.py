"""Delivering: each event once and in order, whatever comes twice, in between or damaged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from msgspec import structs

from tests.records.exams import begun
from tests.records.registry.desks import (
    PROOF,
    STATION,
    Desk,
    as_another,
    ask_for_review,
    finish_round,
    mark,
    marked,
    marks_of,
)
from tests.records.registry.prepared import clock
from tests.records.rounds import dealt
from trainer.records.event import BEFORE_ALL, Event, Kind, link, written
from trainer.records.event_shape import MOST_MARKED
from trainer.records.exam import ExamLog
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.care.verified import verify
from trainer.records.registry.delivery import Answer, Answers
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.reads.delivered import Share, held_requests
from trainer.records.registry.reads.report_rows import requested
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow, ClaimRow, DeliveryRow, RefusedRow
from trainer.records.registry.rows.marks import (
    BeliefNow,
    BeliefRow,
    ItemRow,
    Marks,
    MistakeRow,
    RoundRow,
)
from trainer.records.registry.said import RequestRow
from trainer.records.registry.where import where
from trainer.school.review.review_book import ReviewBook

NOT_STORED = ("conflict", "refused")
BEGAN = 1_790_000_000_000
RESUMED = {"by": "sam", "elapsed_ms": 1, "since_ms": BEGAN, "elsewhere": True}


@pytest.fixture
def told(log: Log) -> tuple[Event, ...]:
    finish_round(log)
    finish_round(log, 2)
    return tuple(log.events())


def send(desk: Desk, events: Sequence[Event], chain: str = "", account: str = "") -> Answers:
    of = account or desk.trainee
    return desk.registry.submit(chain or events[0].id, STATION, of, events)


def answers(answered: Answers) -> list[str]:
    return [each.answer.value for each in answered.events]


def test_what_is_new_is_stored_and_what_is_known_is_a_duplicate(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    assert answers(send(desk, told[:6])) == ["stored"] * 6
    again = send(desk, told)
    assert answers(again) == ["duplicate"] * 6 + ["stored"] * 4
    assert (again.head, again.all_kept) == (10, True)
    kept = desk.registry.events_in(told[0].id)
    assert [(each.place, each.body, each.hash) for each in kept] == [
        (each.place, each.body, each.hash) for each in told
    ]


def test_the_evidence_of_an_attempt_is_what_its_station_has(
    desk: Desk, log: Log, told: tuple[Event, ...]
) -> None:
    send(desk, told)
    attempt = told[0].attempt
    assert desk.registry.attempt(attempt) == log.attempt(attempt)
    assert desk.registry.events_of(attempt) == told[:5]


def test_another_event_in_a_known_place_is_a_conflict_and_nothing_after_it_is_looked_at(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    send(desk, told[:4])
    other = as_another(told[2], body='{"action":"take 3 ante","elapsed_ms":1}')
    answered = send(desk, (*told[:2], other, *told[3:]))
    assert answers(answered) == ["duplicate", "duplicate", "conflict"]
    (refused,) = desk.registry.rows(RefusedRow)
    assert (refused.account, refused.reason, refused.times) == (desk.trainee, "conflict", 1)
    assert answered.head == 4


def test_a_chain_that_went_on_from_another_event_is_a_conflict(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    send(desk, told[:4])
    other = as_another(told[4], before=told[1].hash)
    assert answers(send(desk, [other], told[0].id)) == ["conflict"]


def test_an_id_or_an_attempt_of_another_chain_is_a_conflict(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    send(desk, told)
    again = as_another(told[0], id=desk.registry.new_id())
    assert answers(send(desk, [again])) == ["conflict"], "the attempt is told of elsewhere"
    alone = as_another(told[0], attempt=desk.registry.new_id())
    assert answers(send(desk, [alone], chain=told[0].id)) == ["conflict"]


@pytest.mark.parametrize("of", ["another chain", "its own"])
def test_an_id_that_is_taken_is_not_stored_and_what_came_before_it_is(
    desk: Desk, told: tuple[Event, ...], of: str
) -> None:
    send(desk, told)
    attempt, ids = desk.registry.new_id(), [desk.registry.new_id() for _ in range(4)]
    ids[2] = told[3].id if of == "another chain" else ids[0]
    chain = _chained(attempt, ids)
    if of == "its own":
        assert answers(send(desk, chain[:1])) == ["stored"]
    answered = send(desk, chain, chain[0].id)
    stored, not_stored = answers(answered)[1:]
    assert (stored, not_stored in NOT_STORED) == ("stored", True)
    assert answered.head == 2
    assert [each.id for each in desk.registry.events_in(chain[0].id)] == ids[:2]
    (again,) = answers(send(desk, chain[2:], chain[0].id))
    assert again in NOT_STORED
    assert desk.registry.count(ChainRow, chain=chain[0].id) == 1


def test_a_chain_whose_first_id_is_taken_is_not_begun(desk: Desk, told: tuple[Event, ...]) -> None:
    send(desk, told)
    first = _chained(desk.registry.new_id(), [told[3].id])
    (answer,) = answers(send(desk, first))
    assert answer in NOT_STORED
    assert desk.registry.head(first[0].id) is None
    assert desk.registry.count(ChainRow, chain=first[0].id) == 0


def test_another_event_in_the_place_of_one_of_the_same_delivery_is_a_conflict(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    other = as_another(told[4], body="{}")
    assert answers(send(desk, (*told[:5], other))) == ["stored"] * 5 + ["conflict"]


def _chained(attempt: str, ids: Sequence[str]) -> tuple[Event, ...]:
    """Events of these ids, one after another from the first."""
    made: list[Event] = []
    for place, id_ in enumerate(ids, 1):
        before = made[-1].hash if made else BEFORE_ALL
        kind = Kind.ACTED if made else Kind.DEALT
        body = written({"action": "reveal dealer", "elapsed_ms": 1} if made else asdict(dealt()))
        hash_ = link(before, id_, attempt, kind, BEGAN, body)
        made.append(Event(place, id_, attempt, kind, BEGAN, body, before, hash_))
    return tuple(made)


def test_events_that_are_missing_in_between_are_a_gap(desk: Desk, told: tuple[Event, ...]) -> None:
    send(desk, told[:2])
    answered = send(desk, told[3:], told[0].id)
    assert (answers(answered), answered.head) == (["gap"], 2)
    assert answers(send(desk, told[1:], "01a0c450-ffff-7000-8000-000000000000")) == ["gap"]


def test_an_event_that_is_not_what_its_hash_says_is_told_so(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    altered = structs.replace(told[1], body='{"action":"pay 3 ante 500","elapsed_ms":900}')
    assert answers(send(desk, (told[0], altered, told[2]))) == ["stored", "bad_hash"]
    assert desk.registry.head(told[0].id).place == 1  # type: ignore[union-attr]


def test_a_chain_is_named_after_its_first_event(desk: Desk, told: tuple[Event, ...]) -> None:
    assert answers(send(desk, told[:1], chain=desk.registry.new_id())) == ["conflict"]


def test_a_chain_stays_its_accounts(desk: Desk, told: tuple[Event, ...]) -> None:
    send(desk, told[:1])
    with pytest.raises(ActRefused) as refused:
        send(desk, told, account=desk.stranger)
    assert refused.value.code == "other_account"


def test_nothing_is_taken_of_an_account_that_nobody_has(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    with pytest.raises(ActRefused) as refused:
        send(desk, told, account=desk.registry.new_id())
    assert refused.value.code == "unknown_account"
    assert desk.registry.head(told[0].id) is None


def test_nobody_delivers_into_the_schools_own_chain(desk: Desk, told: tuple[Event, ...]) -> None:
    with pytest.raises(ActRefused):
        send(desk, told, chain="school")


def test_a_head_is_the_last_event_that_is_there(desk: Desk, told: tuple[Event, ...]) -> None:
    assert desk.registry.head(told[0].id) is None
    send(desk, told[:7])
    head = desk.registry.head(told[0].id)
    assert head is not None
    assert (head.place, head.hash, head.erased) == (7, told[6].hash, False)
    (chain,) = desk.registry.rows(ChainRow, chain=told[0].id)
    assert (chain.account, chain.station) == (desk.trainee, STATION)


def test_bodies_of_any_letters_come_through(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    ask_for_review(log, attempt, 'Ünïcode 中文 \\ "quoted" \u2028 emoji 🂡, % and :names')
    events = tuple(log.events())
    assert send(desk, events).all_kept
    kept = desk.registry.events_in(events[0].id)
    assert [each.body for each in kept] == [each.body for each in events]


def test_what_is_over_is_looked_back_at_from_any_station_of_its_account_and_from_no_other(
    desk: Desk, log: Log, told: tuple[Event, ...], place: Path | str, tmp_path: Path
) -> None:
    """Once the school has its end; and nothing else of it comes from there."""
    first, second = told[0].attempt, told[-1].attempt
    desk.registry.submit(told[0].id, STATION, desk.trainee, told[:5], {first: "shown"})
    whole = _looked_back_at(desk, desk.trainee, first, tmp_path / "second.sqlite3")
    assert answers(whole) == ["stored", "stored", "conflict"]
    theirs = tmp_path / "stranger.sqlite3"
    assert answers(_looked_back_at(desk, desk.stranger, first, theirs)) == ["refused"]
    send(desk, told[:7])
    open_ = tmp_path / "open.sqlite3"
    assert answers(_looked_back_at(desk, desk.trainee, second, open_)) == ["refused"]
    ask_for_review(log, first, "And I ask here.")
    assert answers(send(desk, tuple(log.events()))) == ["duplicate"] * 7 + ["stored"] * 4
    mark(desk.registry, Marks())
    asked = desk.registry.rows(RequestRow)
    assert [(each.attempt, each.account) for each in asked] == [(first, desk.trainee)] * 2
    assert [each.body for each in desk.registry.rows(ClaimRow)] == ["shown"]
    assert desk.registry.events_of(first) == told[:5]
    assert desk.registry.attempt(first) == log.attempt(first)
    assert verify(where(place)).sound


def test_what_is_said_of_a_round_that_the_school_has_not_is_kept_and_shown_when_it_comes(
    desk: Desk, log: Log, told: tuple[Event, ...], place: Path | str, tmp_path: Path
) -> None:
    """The rest of the log is delivered: the station that has the round may be dead. Of two who ask
    of it, the one whose round it turns out to be is heard."""
    registry, attempt = desk.registry, told[0].attempt
    for account in (desk.stranger, desk.trainee):
        path = tmp_path / f"{account}.sqlite3"
        whole = _looked_back_at(desk, account, attempt, path)
        assert answers(whole) == ["stored", "stored", "refused"], "no act of it"
        other = Log.open(path, clock())
        chain = tuple(other.events())[:2]
        begun = as_another(told[0], before=chain[1].hash, id=other.new_id(), place=3)
        assert answers(send(desk, [begun], chain[0].id, account)) == ["refused"], "after the word"
        other.close()
    mark(registry, Marks())
    asked = sorted(registry.rows(RequestRow), key=lambda each: each.account == desk.trainee)
    assert [each.account for each in asked] == [desk.stranger, desk.trainee]
    book = ReviewBook(registry, desk.supervisor)
    assert (book.waiting(), _heard(registry), _held(registry)) == (0, (), 2)
    assert _seen(desk) == [False], "and whoever asked is told so"
    desk.submit(log, marks_of(attempt))
    assert (book.waiting(), _heard(registry), _held(registry)) == (1, (asked[1].event,), 0)
    assert _seen(desk) == [True]
    delivered = book.delivered(attempt)
    assert delivered is not None
    assert [each.event for each in delivered.said.requests] == [asked[1].event]
    assert unlike(registry.where) == {}
    assert registry.count(RequestRow) == 2
    assert verify(where(place)).sound


def _seen(desk: Desk) -> list[bool]:
    """Of the trainee's requests, as the trainee is told of them."""
    desk.registry.sign_in("tim", "password", PROOF)
    return [bool(each.seen) for each in desk.registry.said_to(desk.trainee).requests]


def _heard(registry: Registry) -> tuple[str, ...]:
    with registry.reading() as db:
        return tuple(each.event for each in requested(db, None))


def _held(registry: Registry) -> int:
    with registry.reading() as db:
        return len(held_requests(db, 9))


def test_all_begins_once_wherever_it_is_delivered_from(
    desk: Desk, log: Log, tmp_path: Path
) -> None:
    """The very event that begins again is a conflict, an exam or a round under its id; what goes
    on is stored before it."""
    sitting = desk.registry.new_id()
    ExamLog(log).begun(begun(sitting))
    assert send(desk, tuple(log.events())).all_kept
    for kind, facts in ((Kind.EXAM_BEGUN, asdict(begun(sitting))), (Kind.DEALT, asdict(dealt()))):
        other = Log.open(tmp_path / f"{kind}.sqlite3", clock())
        finish_round(other)
        other.append(sitting, Kind.EXAM_RESUMED, RESUMED | {"sitting": sitting})
        other.append(sitting, kind, facts)
        answered = answers(send(desk, tuple(other.events())))
        assert answered == [*["stored"] * 6, "conflict"], kind
        other.close()


def _looked_back_at(desk: Desk, account: str, attempt: str, path: Path) -> Answers:
    """Delivered from another station: a review is asked for, a wager answered again, an act."""
    other = Log.open(path, clock())
    ask_for_review(other, attempt, "Look at this.")
    facts = {"number": 1, "seat": 2, "acts": ["take ante"], "right": True}
    other.append(attempt, Kind.ANSWERED_AGAIN, facts)
    other.acted(attempt, "reveal dealer", 3)
    made = tuple(other.events())
    other.close()
    return desk.registry.submit(made[0].id, STATION, account, made, {attempt: "otherwise"})


# --- marks


def test_marks_come_in_with_the_event_that_ends_their_round(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    desk.submit(log, marks_of(attempt))
    (row,) = desk.registry.rows(RoundRow)
    assert (row.account, row.station, row.right, row.passed) == (desk.trainee, STATION, 2, False)
    assert (row.mistakes, row.critical, row.serious, row.minor) == (2, 1, 0, 1)
    assert desk.registry.count(MistakeRow, attempt=attempt) == 3
    assert desk.registry.rows(ItemRow) == (ItemRow(attempt, "pay.ante", 2, 1, rest_clean=False),)


def test_a_delivery_is_marked_once(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    events = tuple(log.events())
    desk.registry.submit(events[0].id, STATION, desk.trainee, events)
    (delivery,) = desk.registry.to_mark()
    assert desk.registry.mark([(delivery, marks_of(attempt))])
    assert not desk.registry.mark([(delivery, Marks(rounds=(marked(attempt, right=3),)))])
    (row,) = desk.registry.rows(RoundRow)
    assert row.right == 2


def test_deliveries_are_marked_together_or_not_at_all(
    desk: Desk, log: Log, told: tuple[Event, ...]
) -> None:
    send(desk, told[:5])
    send(desk, told)
    first, second = desk.registry.to_mark(9)
    assert desk.registry.mark([(first, Marks())])
    attempt = told[-1].attempt
    assert not desk.registry.mark([(second, marks_of(attempt)), (first, Marks())])
    assert desk.registry.count(RoundRow) == 0
    assert desk.registry.to_mark(9) == (second,)
    assert desk.registry.mark([(second, marks_of(attempt))])
    assert desk.registry.count(RoundRow) == 1


def test_deliveries_are_marked_in_their_order(
    desk: Desk, log: Log, told: tuple[Event, ...]
) -> None:
    send(desk, told[:5])
    send(desk, told)
    waiting = desk.registry.rows(DeliveryRow, order="number")
    assert [(each.first, each.last, each.taught) for each in waiting] == [
        (1, 5, "mbs"),
        (6, 10, "mbs"),
    ]
    assert desk.registry.to_mark() == waiting[:1]
    assert desk.registry.mark([(waiting[0], Marks())])
    assert desk.registry.to_mark() == waiting[1:]


def test_nobody_waits_for_all_that_another_delivered(
    desk: Desk, log: Log, told: tuple[Event, ...], tmp_path: Path
) -> None:
    other = Log.open(tmp_path / "other.sqlite3", clock())
    finish_round(other)
    send(desk, told[:2])
    send(desk, told[:5])
    send(desk, told)
    theirs = tuple(other.events())
    desk.registry.submit(theirs[0].id, STATION, desk.stranger, theirs)
    first, second, third, last = desk.registry.rows(DeliveryRow, order="number")
    assert desk.registry.to_mark(9) == (first, last, second, third)
    other.close()


def test_a_flood_hides_nobody_who_delivers_behind_it(
    desk: Desk, log: Log, told: tuple[Event, ...], tmp_path: Path
) -> None:
    """However many deliver without end: whose turn was the longest ago comes first. Of 200 accounts
    that did so, 80 were marked again and again, and whoever came behind them never."""
    other = Log.open(tmp_path / "other.sqlite3", clock())
    finish_round(other)
    for count in range(1, len(told) + 1):
        send(desk, told[:count])
    theirs = tuple(other.events())
    desk.registry.submit(theirs[0].id, STATION, desk.stranger, theirs)
    first, *_, last = desk.registry.rows(DeliveryRow, order="number")
    assert desk.registry.to_mark(2) == (first, last)
    assert desk.registry.to_mark(1) == (first,)
    assert desk.registry.to_mark(1, turns={desk.trainee: 1}) == (last,)
    assert desk.registry.to_mark(1, turns={desk.trainee: 1, desk.stranger: 2}) == (first,)
    other.close()


def test_every_other_turn_is_theirs_of_whom_few_wait(
    desk: Desk, log: Log, told: tuple[Event, ...], tmp_path: Path
) -> None:
    """Beside 200 accounts that flooded the school, who delivered a round each 0.3 s waited 8 s."""
    other = Log.open(tmp_path / "other.sqlite3", clock())
    for number in range(3):
        finish_round(log, number + 10)
        finish_round(other, number)
    flood, theirs = tuple(log.events()), tuple(other.events())
    for count in range(1, len(flood) + 1):
        send(desk, flood[:count])
    for count in (5, 10, 15):
        desk.registry.submit(theirs[0].id, STATION, desk.stranger, theirs[:count])
    turns = {desk.stranger: 1}
    few = desk.registry.to_mark(9, turns=turns)
    assert [each.account for each in few] == [desk.stranger] * 3
    assert desk.registry.to_mark(1, turns={desk.stranger: 2})[0].account == desk.trainee
    desk.registry.mark([(each, Marks()) for each in few])
    assert desk.registry.to_mark(1, turns=turns)[0].account == desk.trainee, "nobody else waits"
    other.close()


def test_a_large_delivery_waits_in_parts(desk: Desk, log: Log) -> None:
    """Between two of them others are marked: a thousand events take the marker seconds."""
    attempt = log.dealt(dealt())
    with log.transaction():
        for number in range(2 * MOST_MARKED):
            log.acted(attempt, "fold", number)
    send(desk, tuple(log.events()))
    parts = [(each.first, each.last) for each in desk.registry.rows(DeliveryRow, order="number")]
    most = MOST_MARKED
    assert parts == [(1, most), (most + 1, 2 * most), (2 * most + 1, 2 * most + 1)]
    assert desk.registry.to_mark(1)[0].first == 1


def test_processes_side_by_side_have_accounts_of_their_own(
    desk: Desk, told: tuple[Event, ...], tmp_path: Path
) -> None:
    """Each account is one process's, whatever delivered first; all of them together have all."""
    other = Log.open(tmp_path / "other.sqlite3", clock())
    finish_round(other)
    send(desk, told[:5])
    send(desk, told)
    theirs = tuple(other.events())
    desk.registry.submit(theirs[0].id, STATION, desk.stranger, theirs)
    waiting = desk.registry.rows(DeliveryRow, order="number")
    shares = [desk.registry.to_mark(9, Share(number, 5)) for number in range(5)]
    assert sorted(
        (each for share in shares for each in share), key=lambda each: each.number
    ) == list(waiting)
    for account in (desk.trainee, desk.stranger):
        assert sum(any(each.account == account for each in share) for share in shares) == 1
    (mine,) = (each for each in shares if any(one.account == desk.trainee for one in each))
    assert tuple(each for each in mine if each.account == desk.trainee) == waiting[:2]
    other.close()


def test_an_act_of_the_school_is_the_first_processs_and_waits_for_all_before_it() -> None:
    act = DeliveryRow(1, "school", 1, 1, "", "", "", at_ms=1, waits=True)
    shares = [Share(number, 3) for number in range(3)]
    assert [each.has(act.chain, act.account) for each in shares] == [True, False, False]


def test_an_exam_of_another_account_is_begun_by_nobody_else(desk: Desk, log: Log) -> None:
    """Whoever knew its id could keep the trainee's own from being delivered."""
    registry, sitting = desk.registry, desk.registry.new_id()
    facts = {"exam": "e", "title": "Final", "house": "mbs", "blueprint": "{}"}
    registry.act(desk.supervisor, ActKind.EXAM_SET, facts)
    assigned = {"exam": "e", "account": desk.trainee, "due_ms": 9}
    registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)
    registry.sign_in("sam", "pin", PROOF)
    registry.open_exam(desk.supervisor, sitting, "e", desk.trainee, STATION)
    ExamLog(log).begun(begun(sitting))
    told = tuple(log.events())
    assert answers(send(desk, told, account=desk.stranger)) == ["conflict"]
    assert send(desk, told).all_kept


def test_what_comes_twice_waits_once(desk: Desk, told: tuple[Event, ...]) -> None:
    for _ in range(2):
        send(desk, told)
    assert desk.registry.count(DeliveryRow) == 1


def test_claims_are_kept_of_what_is_delivered_with_them(
    desk: Desk, told: tuple[Event, ...]
) -> None:
    claims = {told[0].attempt: "{}", desk.registry.new_id(): '{"right":9}'}
    desk.registry.submit(told[0].id, STATION, desk.trainee, told, claims)
    assert desk.registry.rows(ClaimRow) == (ClaimRow(told[0].attempt, told[0].id, "{}"),)


def test_beliefs_are_due_and_told_whole_of_a_house(desk: Desk, log: Log) -> None:
    registry = desk.registry
    finish_round(log)
    desk.submit(log, Marks(beliefs_of=("mbs", "prime")))
    mbs, prime = registry.beliefs_due(1)
    registry.tell_beliefs(
        {
            mbs: [BeliefNow("mbs", "a", "confirmed", 1, *range(5))],
            prime: [BeliefNow("prime", "b", "suspected", 2)],
        }
    )
    first, second = registry.rows(BeliefRow, order="misreading")
    assert (first.per_cent, first.hits, first.clean, first.clean_since, first.wagers) == (
        *range(5),
    )
    assert (second.misreading, second.wagers) == ("b", None)
    finish_round(log)
    desk.submit(log, Marks(beliefs_of=("mbs",)))
    (mbs,) = registry.beliefs_due(1)
    registry.tell_beliefs({mbs: []})
    assert {row.misreading for row in registry.rows(BeliefRow)} == {"b"}
    assert not registry.beliefs_due(1)


def test_beliefs_that_do_not_know_the_last_round_stay_due(desk: Desk, log: Log) -> None:
    registry = desk.registry
    finish_round(log)
    desk.submit(log, Marks(beliefs_of=("mbs",)))
    (before,) = registry.beliefs_due(1)
    finish_round(log)
    desk.submit(log, Marks(beliefs_of=("mbs",)))
    registry.tell_beliefs({before: [BeliefNow("mbs", "a", "confirmed", 1)]})
    assert registry.beliefs_due(1) == (replace(before, delivery=before.delivery + 1),)
    assert not registry.rows(BeliefRow)


def test_a_name_that_is_sql_stays_a_name(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    nasty = "Robert'); DROP TABLE rounds; --"
    desk.submit(log, Marks(rounds=(marked(attempt, drill=nasty),)))
    (row,) = desk.registry.rows(RoundRow, drill=nasty)
    assert row.drill == nasty


def test_all_answers_are_known() -> None:
    kept = [each for each in Answer if each.kept]
    assert kept == [Answer.STORED, Answer.DUPLICATE]
