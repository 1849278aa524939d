"""The courier: every event once and in order, whatever happens on the way."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from tests.records.rounds import dealt
from tests.school.station.fake_school import FakeSchool, down, locked_out
from tests.school.tables import Ticking
from trainer.records import reading as reading_file
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Event, Kind
from trainer.records.log import Log
from trainer.records.reading import reading
from trainer.records.registry.said import Comment, Said
from trainer.school.clock import Clock
from trainer.school.own_reviews import SAID_FILE
from trainer.school.station.courier import (
    FIRST_MS,
    LONGEST_MS,
    LOOKS_IN_MS,
    SETTLES_IN_MS,
    Address,
    Courier,
)
from trainer.school.station.delivery_status import ALL_DELIVERED, DELIVERING, State, Status


class Bench:
    """A log, a school, and a courier between them."""

    def __init__(self, home: Path) -> None:
        self.time = Ticking()
        self.clock = Clock(running=self.time.running, wall=self.time.wall)
        self.log = Log.open(home / "records.sqlite3", self.time.wall)
        self.school = FakeSchool()
        self.courier = self.another()

    def another(self) -> Courier:
        address = Address("station", "account", self.school.open)
        return Courier(self.log.file.path, address, self.clock, lambda: 0.5)

    def round(self, acts: int = 3) -> str:
        self.time.now_ms += 1
        attempt = self.log.dealt(dealt())
        for number in range(acts):
            self.log.acted(attempt, "pay 3 ante 5", number)
        self.log.finished(attempt, 9)
        return attempt

    def deliver(self) -> None:
        for _ in self.courier.deliver():
            pass

    def told(self) -> Status:
        assert self.courier.status is not None, "it was on its way"
        return self.courier.status

    @property
    def kept(self) -> list[Event]:
        return next(iter(self.school.chains.values()), [])

    def assert_all_delivered(self) -> None:
        assert self.kept == list(self.log.events())
        self.time.now_ms += SETTLES_IN_MS
        self.deliver()
        assert self.told() == ALL_DELIVERED


@pytest.fixture
def bench(home: Path) -> Iterator[Bench]:
    made = Bench(home)
    yield made
    made.log.close()


def test_what_was_finished_is_delivered_in_parcels(bench: Bench) -> None:
    rounds = [bench.round() for _ in range(50)]
    bench.deliver()
    bench.assert_all_delivered()
    assert [e.attempt for e in bench.kept if e.kind is Kind.FINISHED] == rounds
    assert len(bench.school.given) > 1
    assert bench.school.opened == 1


def test_an_empty_log_is_delivered_and_an_absent_one_too(bench: Bench, home: Path) -> None:
    bench.deliver()
    assert bench.told() == DELIVERING
    elsewhere = Courier(home / "none.sqlite3", Address("s", "a", down), bench.clock, lambda: 0.5)
    for _ in elsewhere.deliver():
        pass
    assert elsewhere.status == DELIVERING


def test_a_round_on_the_table_waits_for_its_end(bench: Bench) -> None:
    bench.round()
    attempt = bench.log.dealt(dealt())
    bench.deliver()
    assert len(bench.kept) == 5
    assert bench.told() == DELIVERING
    bench.log.finished(attempt, 1)
    bench.deliver()
    bench.assert_all_delivered()


def test_delivering_again_delivers_nothing(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    bench.deliver()
    assert len(bench.school.given) == 1


def test_a_courier_that_knows_nothing_asks_the_school(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    bench.round()
    bench.courier = bench.another()
    bench.deliver()
    bench.assert_all_delivered()
    assert bench.school.given == [(1, 5), (6, 10)]


def test_an_answer_that_was_lost_loses_and_doubles_nothing(bench: Bench) -> None:
    bench.round()
    bench.school.after = down
    bench.deliver()
    told = bench.told()
    assert told.state is State.WAITING
    bench.school.after = None
    bench.round()
    bench.deliver()
    bench.assert_all_delivered()
    assert bench.school.given == [(1, 5), (6, 10)]


def test_two_couriers_of_one_log_deliver_each_event_once(bench: Bench) -> None:
    """Two windows on one file: the other delivered while this one made its marks."""
    bench.round()
    other = bench.another()
    walk = bench.courier.deliver()
    next(walk)
    for _ in other.deliver():
        pass
    for _ in walk:
        pass
    assert other.status == DELIVERING
    bench.assert_all_delivered()


def test_a_server_that_is_down_is_asked_again_after_a_pause_that_grows(bench: Bench) -> None:
    bench.round()
    bench.school.at_the_gate = down
    pauses = []
    for _ in range(12):
        assert bench.courier.is_due()
        bench.deliver()
        begun = bench.time.now_ms
        while not bench.courier.is_due():
            bench.time.now_ms += 500
        pauses.append(bench.time.now_ms - begun)
        bench.log.dealt(dealt())  # whatever is recorded meanwhile, the pause is kept
        assert bench.told().waiting == 1
    assert pauses[:3] == [FIRST_MS, 2 * FIRST_MS, 4 * FIRST_MS]
    assert pauses[-1] == LONGEST_MS
    assert bench.told().since_ms == 1_790_000_000_001
    bench.school.at_the_gate = None
    bench.deliver()
    assert bench.told() == DELIVERING


def test_it_is_due_when_something_was_recorded_and_now_and_then(bench: Bench) -> None:
    bench.round()
    assert bench.courier.is_due()
    bench.deliver()
    assert not bench.courier.is_due()
    bench.round()
    assert bench.courier.is_due()
    bench.deliver()
    bench.time.now_ms += SETTLES_IN_MS
    assert bench.courier.is_due()
    bench.deliver()
    bench.time.now_ms += LOOKS_IN_MS - 1
    assert not bench.courier.is_due()
    bench.time.now_ms += 1
    assert bench.courier.is_due()


def test_what_became_visible_after_its_stamp_is_delivered_two_seconds_later(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite writes a commit before readers see it: the stamp taken in between is the final one."""
    bench.round()
    bench.deliver()
    path = bench.log.file.path
    before = path.parent / "before" / path.name
    before.parent.mkdir()
    with closing(sqlite3.connect(path)) as there, closing(sqlite3.connect(before)) as copy:
        there.backup(copy)
    bench.round()
    with monkeypatch.context() as gap:
        gap.setattr(reading_file, "reading", lambda _: reading(before))
        bench.deliver()
    assert bench.told() == DELIVERING, "so it looks from within the gap"
    assert len(bench.kept) == 5
    bench.time.now_ms += SETTLES_IN_MS
    assert bench.courier.is_due()
    bench.deliver()
    bench.assert_all_delivered()
    assert bench.school.given == [(1, 5), (6, 10)]


def test_a_clock_set_back_changes_nothing(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    wall = bench.time.wall
    bench.log._wall_ms = lambda: wall() - 86_400_000
    bench.round()
    bench.deliver()
    bench.assert_all_delivered()
    assert bench.kept[-1].at_ms < bench.kept[0].at_ms


def test_a_refusal_is_told_at_once_with_its_remedy_and_asked_again(bench: Bench) -> None:
    bench.round()
    bench.school.at_the_gate = locked_out
    bench.deliver()
    told = bench.told()
    assert (told.state, told.waiting) == (State.REFUSED, 1)
    assert "lets nobody in" in told.why
    bench.school.at_the_gate = None
    bench.time.now_ms += FIRST_MS
    assert bench.courier.is_due()
    bench.deliver()
    bench.assert_all_delivered()


def _stopped(bench: Bench) -> str:
    bench.deliver()
    told = bench.told()
    assert told.state is State.STOPPED
    return told.why


def test_records_that_parted_stop_and_say_what_to_do(bench: Bench) -> None:
    """Put back from an older copy and worked on: the school has other events in these places."""
    bench.round()
    bench.deliver()
    chain, theirs = next(iter(bench.school.chains.items()))
    bench.school.chains[chain] = [*theirs[:-1], structs.replace(theirs[-1], hash=b"other")]
    bench.round()
    why = _stopped(bench)
    assert "differ from event 5 on" in why
    assert "Nothing is lost" in why
    assert "trainer school deliver --new-log" in why
    assert len(list(bench.log.events())) == 10


def test_a_school_that_has_more_than_the_station_stops(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    chain, theirs = next(iter(bench.school.chains.items()))
    bench.school.chains[chain] = [*theirs, structs.replace(theirs[-1], place=6)]
    assert "differ from event 6 on" in _stopped(bench)


def test_a_conflict_in_the_answer_stops(bench: Bench) -> None:
    bench.round()
    walk = bench.courier.deliver()
    next(walk)
    events = list(bench.log.events())
    bench.school.chains[events[0].id] = [structs.replace(events[0], at_ms=1)]
    for _ in walk:
        pass
    assert "differ from event 1 on" in bench.told().why


def test_a_gap_goes_back_to_where_the_school_stands(bench: Bench) -> None:
    """The school was put back from a copy between two parcels."""
    for _ in range(40):
        bench.round()
    walk = bench.courier.deliver()
    while len(bench.school.given) < 1:
        next(walk)
    chain = next(iter(bench.school.chains))
    del bench.school.chains[chain][35:]
    for _ in walk:
        pass
    bench.assert_all_delivered()


def test_a_school_that_forgets_what_it_is_given_is_not_asked_for_ever(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    bench.round()
    chain, theirs = next(iter(bench.school.chains.items()))
    bench.school.before = lambda: bench.school.chains.update({chain: theirs[:2]})
    bench.school.after = lambda: bench.school.chains.update({chain: theirs[:5]})
    assert "keeps asking for event 6" in _stopped(bench)


def test_a_hash_that_is_read_otherwise_stops(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    from trainer.records.registry.delivery import Answer

    bench.round()
    monkeypatch.setattr(FakeSchool, "_keep", lambda *_: Answer.BAD_HASH)
    assert "reads event 1 differently" in _stopped(bench)


def test_a_tampered_row_is_named_and_not_delivered(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    bench.round()
    with sqlite3.connect(bench.log.file.path) as db:
        db.execute("DROP TRIGGER events_no_update")
        db.execute("UPDATE events SET body = replace(body, 'ante 5', 'ante 50') WHERE place = 8")
    db.close()
    assert "event 8 (acted) was changed after it was written" in _stopped(bench)
    assert bench.told().waiting == 1
    assert len(bench.kept) == 5


def test_a_file_that_holds_nothing_is_looked_at_again_soon(bench: Bench, home: Path) -> None:
    made = home / "made.sqlite3"
    made.touch()
    address = Address("s", "a", bench.school.open)
    bench.courier = Courier(made, address, bench.clock, lambda: 0.5)
    bench.deliver()
    assert bench.told().state is State.REFUSED
    made.unlink()
    Log.open(made, bench.time.wall).close()
    bench.time.now_ms += FIRST_MS
    assert bench.courier.is_due()
    bench.deliver()
    assert bench.told() == DELIVERING


def test_erased_records_are_not_sent_again(bench: Bench) -> None:
    bench.round()
    bench.deliver()
    bench.school.erased.add(next(iter(bench.school.chains)))
    bench.round()
    bench.deliver()
    assert bench.told().state is State.ERASED
    assert len(bench.kept) == 5


@pytest.mark.parametrize("trouble", [down, locked_out])
def test_a_door_that_failed_is_opened_anew(bench: Bench, trouble: Callable[[], None]) -> None:
    bench.round()
    bench.school.before = trouble
    bench.deliver()
    assert (bench.school.opened, bench.school.closed) == (1, 1)
    bench.school.before = None
    bench.deliver()
    bench.assert_all_delivered()
    assert bench.school.opened == 2


def test_a_school_that_tells_the_same_again_or_leaves_something_out_is_told_of(
    bench: Bench, home: Path, tmp_path: Path
) -> None:
    """What was taken in twice ended the window's work in an error."""
    other = Log.open(tmp_path / "other.sqlite3", bench.time.wall)
    other.finished(other.dealt(dealt()), 9)
    told = [FromElsewhere("other", each) for each in other.events()]
    other.close()
    bench.round()
    for pages in ([told, told], [told[1:]], [[told[0], told[0]]]):
        bench.school.told = list(pages)
        fetched = [each for each in bench.courier.deliver() if each is not None]
        assert len(fetched) == len(pages) - 1
        assert bench.told().state is State.REFUSED
        assert "does not answer like a school" in bench.told().why


def test_what_was_said_is_kept_beside_the_records_and_is_news_once(bench: Bench) -> None:
    bench.deliver()
    bench.courier.news()
    bench.deliver()
    assert not bench.courier.news()
    said = Said(comments=(Comment("e", "a", 0, "s", "Well done.", None, 1, by_name="Sam"),))
    bench.school.said = said
    bench.deliver()
    assert bench.courier.news()
    assert not bench.courier.news()
    kept = json.loads((bench.log.file.path.parent / SAID_FILE).read_text(encoding="utf-8"))
    assert Said.from_plain(kept) == said


DAY_MS = 86_400_000


def test_a_server_that_is_down_for_a_day_gets_every_event_once_and_in_order(bench: Bench) -> None:
    """A simulated day of a round every ten minutes; then everything is there within one pause."""
    bench.round()
    bench.deliver()
    bench.school.at_the_gate = down
    begun, tries = bench.time.now_ms, 0
    for minute in range(24 * 60):
        bench.time.now_ms = begun + minute * 60_000
        if minute % 10 == 0:
            bench.round()
        if bench.courier.is_due():
            tries += 1
            bench.deliver()
    told = bench.told()
    assert (told.state, told.waiting) == (State.WAITING, 144)
    assert told.since_ms == 1_790_000_000_000 + begun + 1
    assert tries < 24 * 60 * 60_000 / LONGEST_MS + 20
    bench.school.at_the_gate = None
    bench.time.now_ms += round(1.25 * LONGEST_MS)
    assert bench.courier.is_due()
    bench.deliver()
    bench.assert_all_delivered()
    delivered = [place for first, last in bench.school.given for place in range(first, last + 1)]
    assert delivered == list(range(1, len(bench.kept) + 1))
    assert len({each.attempt for each in bench.kept}) == 145
