"""Whatever a station sends, the records of everybody else stay sound, and no mark is its own."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from msgspec import structs

from tests.records.registry.desks import (
    STATION,
    Desk,
    as_another,
    finish_round,
    mark,
    marks_of,
    round_events,
)
from tests.records.registry.prepared import clock
from tests.records.rounds import dealt
from trainer.dealing.procedure import Part
from trainer.drills.live.wishes import WishStep
from trainer.errors import InputError
from trainer.records import event_shape
from trainer.records.event import Event, Kind, written
from trainer.records.event_shape import DAY_MS, OPTIONAL, PLAIN, SHAPES, WORDS, misfit
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.rows.log import RefusedRow
from trainer.records.registry.rows.marks import Marks
from trainer.records.registry.tables import LOG
from trainer.records.registry.where import where
from trainer.records.uuid7 import Uuid7
from trainer.school.records_care.school_doctor import examine_school

FAR_MS = 4_000_000_000_000
DEEP = "[" * 5000 + "]" * 5000
JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**70,
    1e308,
    "",
    "x" * 100_000,
    "\x00",
    [],
    {},
    [[]],
    DEEP,
)

Chain = list[Event]
Attack = Callable[[Desk, int, int], int]


def _changed(told: Chain, at: int, **other: Any) -> Chain:
    """With that event another, and all after it linked to it."""
    found: Chain = []
    for number, event in enumerate(told):
        before = found[-1].hash if found else event.before
        found.append(as_another(event, before=before, **(other if number == at else {})))
    return found


def _body(told: Chain, at: int, chance: random.Random) -> Chain:
    facts = json.loads(told[at].body)
    name = chance.choice([*facts, "more"])
    facts[name] = chance.choice(JUNK)
    return _changed(told, at, body=written(facts))


HOSTILE: tuple[Callable[[Chain, int, random.Random], Chain], ...] = (
    _body,
    lambda told, at, _: _changed(told, at, body=DEEP),
    lambda told, at, _: _changed(told, at, body='{"a":' * 900 + "1" + "}" * 900),
    lambda told, at, _: _changed(told, at, body=""),
    lambda told, at, _: _changed(told, at, body="NaN"),
    lambda told, at, _: _changed(told, at, body="{" + '"elapsed_ms":1,' * 9 + '"elapsed_ms":2}'),
    lambda told, at, _: _changed(told, at, body='{"elapsed_ms":' + "9" * 5000 + "}"),
    lambda told, at, chance: _changed(told, at, kind=chance.choice([*Kind])),
    lambda told, at, _: _changed(told, at, kind="exam_signed"),
    lambda told, at, _: _changed(told, at, at_ms=FAR_MS),
    lambda told, at, _: _changed(told, at, at_ms=-(2**62)),
    lambda told, at, _: _changed(told, at, id=Uuid7(lambda: FAR_MS)()),
    lambda told, at, _: _changed(told, at, id="00000000-0000-7000-8000-000000000000"),
    lambda told, at, _: _changed(told, at, id="'; DROP TABLE events; --"),
    lambda told, at, _: _changed(told, at, attempt=told[0].id),
    lambda told, at, _: _changed(told, at, attempt="school"),
    lambda told, at, _: [*told[: at + 1], structs.replace(told[at], place=at + 2)],
    lambda told, at, _: _changed([*told, structs.replace(told[-1], place=len(told) + 1)], 0),
    lambda told, at, _: [structs.replace(each, hash=bytes(32)) for each in told],
    lambda told, at, _: _changed(told[at:], 0),
    lambda told, at, _: told * 3,
)


def _attack(desk: Desk, count: int, seed: int, done: Callable[[], object] = bool) -> int:
    """So many hostile deliveries in the name of the stranger, each told when it is over; how many
    were not taken whole."""
    chance, wall = random.Random(seed), clock()
    new_id, refused = Uuid7(wall), 0
    for number in range(count):
        told = round_events(new_id, wall())
        bad = HOSTILE[number % len(HOSTILE)](told, chance.randrange(len(told)), chance)
        try:
            answers = desk.registry.submit(bad[0].id, STATION, desk.stranger, bad)
            refused += not answers.all_kept
        except (InputError, UnicodeError, OverflowError):
            refused += 1
        done()
    return refused


def _after(
    desk: Desk, log: Log, place: Path | str, count: int, attack: Attack = _attack, seed: int = 0
) -> None:
    attempt = finish_round(log)
    desk.submit(log, marks_of(attempt))
    assert attack(desk, count, seed) > count * 3 // 5
    mark(desk.registry, Marks())
    second = finish_round(log, 2)
    assert desk.submit(log, marks_of(second)).all_kept, "nobody else is kept from delivering"
    assert examine_school(where(place), clock()).findings == ()
    told = desk.registry.rows(RefusedRow)
    assert {each.account for each in told} == {desk.stranger}
    assert {each.reason for each in told} >= {"bad_body", "bad_id", "bad_story", "wrong_clock"}


def test_hundreds_of_hostile_deliveries_leave_everybody_sound(
    desk: Desk, log: Log, place: Path | str
) -> None:
    _after(desk, log, place, 300)


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(4))
def test_ten_thousand_hostile_deliveries_leave_everybody_sound(
    desk: Desk, log: Log, place: Path | str, tmp_path: Path, piece: int
) -> None:
    """In four pieces, while somebody else delivers a round now and then, and waits for nothing."""

    def beside(desk: Desk, count: int, seed: int) -> int:
        over, hostile = threading.Event(), list[None]()
        with ThreadPoolExecutor(1) as others:
            waits = others.submit(_delivering, desk, tmp_path / "other.sqlite3", over, hostile)
            try:
                refused = _attack(desk, count, seed, lambda: hostile.append(None))
            finally:
                over.set()
            waited = waits.result()
        most, longest = (max(each) for each in zip(*waited, strict=True))
        print(f"\n{len(waited)} deliveries beside {count}: at most {most} went before, {longest} s")
        assert most < MOST_BEFORE
        return refused

    _after(desk, log, place, 2_500, beside, piece)


MOST_BEFORE = 250
"""So many hostile deliveries, a tenth of them, may be over while one of somebody else's waits: a
busy machine delays both alike."""


def _delivering(
    desk: Desk, path: Path, over: threading.Event, hostile: list[None]
) -> list[tuple[int, float]]:
    """Deliver a round of the trainee's again and again; how many hostile ones went before each,
    and how many seconds it took."""
    log = Log.open(path, clock())
    waited: list[tuple[int, float]] = []
    while not waited or not over.wait(0.2):
        last = log.own_last()
        finish_round(log, len(waited) + 1)
        told = [each for each in log.events() if last is None or each.place > last.place]
        before, begun = len(hostile), perf_counter()
        chain = next(iter(log.events())).id
        assert desk.registry.submit(chain, STATION, desk.trainee, told).all_kept
        waited.append((len(hostile) - before, perf_counter() - begun))
    log.close()
    return waited


REASONED = {"seat": 3, "wager": "ante", "said": 0, "right": True, "sure": 2}
TIMED: Sequence[tuple[Kind, dict[str, Any]]] = ((Kind.FINISHED, {}), (Kind.REASONED, REASONED))
AT = (0, -1, 31 * DAY_MS, 31 * DAY_MS + 1, 10**18 - 1)


def test_every_kind_of_event_is_taken_and_no_time_beyond_all_sums() -> None:
    assert set(SHAPES) == set(Kind)
    taken = [
        not misfit(kind, written({**told, "elapsed_ms": at})) for kind, told in TIMED for at in AT
    ]
    assert taken == [True, False, True, False, False] * 2


STACKS: Sequence[list[Any]] = (
    [],
    [[]],
    [["5", "x"]],
    [5],
    ["5"],
    [None],
    [["5"], 5],
    [[5]],
    [[["5"]]],
    [[None]],
)


def test_chips_are_laid_in_stacks_of_texts() -> None:
    """A round with a number for a stack could not be read, nor marked whatever its account
    delivered after it: and a station may deliver for all who signed in there."""
    taken = [not misfit(Kind.ACTED, _paid(each)) for each in STACKS]
    assert taken == [True] * 3 + [False] * 7


OF_FEW_WORDS = ("feedback", "teaching", "chip_marks", "part")


def test_a_field_of_few_words_says_one_of_them() -> None:
    """With another, whoever looked at the round was stopped, and so was the first page of the
    trainee where it was left open."""
    assert (WORDS["part"], WORDS["step"]) == (tuple(Part), tuple(WishStep))
    assert misfit(Kind.DEALT, _dealt({})) == ""
    assert {misfit(Kind.DEALT, _dealt({name: "x"})) for name in OF_FEW_WORDS} == {"bad_body"}


def _dealt(other: dict[str, Any]) -> str:
    return written({**asdict(dealt()), **other})


def _paid(chips: object) -> str:
    return written({"action": "pay 3 ante 5", "elapsed_ms": 9, "chips": chips})


def test_both_databases_refuse_the_same_bodies(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the program itself reads them field by field, which the server's function repeats; a body
    that a pattern knows at a glance is no other."""
    chance = random.Random(5)
    bodies = [
        (each.kind.value, each.body)
        for told in (round_events(Uuid7(clock()), 1) for _ in range(40))
        for at in range(4)
        for each in _body(told, at, chance)
    ]
    bodies += [
        (kind.value, written({**told, "elapsed_ms": at})) for kind, told in TIMED for at in AT
    ]
    bodies += [(Kind.ACTED.value, _paid(each)) for each in STACKS]
    bodies += [(Kind.DEALT.value, _dealt({name: word})) for name in WORDS for word in ("", "off")]
    bodies += [(kind.value, body) for kind in SHAPES for body in ("{}", "[]", "1", '{"a":1}', DEEP)]
    bodies += [(kind.value, body) for kind in PLAIN for body in _at_a_glance(kind)]
    at_a_glance = [misfit(*each) for each in bodies]
    assert at_a_glance.count("") > 3 * len(PLAIN)
    monkeypatch.setattr(event_shape, "PLAIN", {})
    assert at_a_glance == [misfit(*each) for each in bodies]
    with desk.registry.reading() as db:
        if db.dialect.name != "postgresql":
            return
        driver: Any = db.connection.dbapi_connection
        for kind, body in bodies:
            row = driver.execute("SELECT school.misfit(%s, %s)", (kind, body)).fetchone()
            assert (row[0] or "") == misfit(kind, body), (kind, body[:200])


def _at_a_glance(kind: Kind) -> Iterator[str]:
    """Bodies of the needed fields in their order: with one value after another in all that may be
    it, and with something before, between or behind."""
    fields = {name: of for name, of in SHAPES[kind].fields.items() if not of.endswith(OPTIONAL)}
    for value in ("0", "-1", "01", "999999999", "1e3", "1.0", "9" * 19, '""', '"a "', '"\\""'):
        of = "string" if '"' in value else "number"
        told = {"string": '"pay 1"', "number": "7", "boolean": "true"} | {of: value}
        yield "{" + ",".join(f'"{name}":{told[each]}' for name, each in fields.items()) + "}"
    body = "{" + ",".join(f'"{name}":{told[each]}' for name, each in fields.items()) + "}"
    yield from (body + "\n", " " + body, body * 2, body.replace(":", ": "), body[:-1] + ',"a":1}')


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_server_takes_nothing_from_before_the_account_was_made(desk: Desk) -> None:
    """Who was not there yet has not practised for years."""
    wall = clock()
    for days, kept in ((400, False), (2, False), (0, True)):
        at_ms = wall() - days * DAY_MS
        account = desk.registry.new_id()
        opened = {"account": account, "role": "trainee"}
        desk.registry.act(desk.admin, ActKind.ACCOUNT_OPENED, opened, {"login": account})
        told = round_events(Uuid7(lambda at_ms=at_ms: at_ms), at_ms)  # type: ignore[misc]
        answers = desk.registry.submit(told[0].id, STATION, account, told)
        assert (answers.all_kept, answers.why) == (kept, "" if kept else "wrong_clock"), days


def test_the_log_is_evidence_alone() -> None:
    """No table that a delivery fills has a column for a mark."""
    names = {column.name for table in LOG for column in table.columns}
    assert names == {
        *("chain", "account", "station", "begun_at_ms", "place", "id", "attempt", "kind", "at_ms"),
        *("body", "before", "hash", "received_at_ms", "number", "first", "last", "taught", "waits"),
    }
