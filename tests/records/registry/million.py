"""A school with as many rounds as one likes, written as rows: what a view costs is measured on it.

Rows come in the order in which they would be delivered, and the roll-ups are grown in that order
too, so that they lie in the file as they would after years of deliveries. Whether such rows come to
the same sums as rounds that were delivered is tested beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Column, Connection, Table, Text

from trainer.records.registry.derived.sums import remake
from trainer.records.registry.rows.exams import exam_sittings, exams, signatures
from trainer.records.registry.rows.marks import (
    open_beliefs,
    quick,
    round_items,
    round_mistakes,
    rounds,
    standings,
)
from trainer.records.registry.rows.people import classes, members, people
from trainer.records.registry.rows.review import review_requests
from trainer.records.registry.tallies import (
    AREAS,
    COUNTED_OF_QUICK,
    COUNTED_OF_ROUND,
    SCOPE,
    TALLIES,
    item_scopes,
    item_tallies,
    kind_tallies,
    tallies,
)

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
DRILLS = ("settle", "adaptive", "whole-round", "every-trap")
QUICK_DRILLS = ("flash", "rulings")
WAGERS = ("play", "ante", "ante_bonus", "pair_plus")
CODES = ("wrong_amount", "wrong_result", "missing")
MISREADINGS = (*(None,) * 12, "PP01.mbs", "HR17", "AP03", "AB12")
SKILLS = tuple(f"skill.{number}" for number in range(90))
SHOWN_AREAS = tuple(AREAS[:11])
DAY_MS, AT_A_TIME = 86_400_000, 5_000
LAST_DAY = 20_700
"""A Friday in September 2026."""


@dataclass(frozen=True)
class Shape:
    """How large the school is. Trainees are in classes of ``a_class``; one round in
    ``rounds_a_sitting`` is followed by a sitting of questions."""

    rounds: int = 1_000_000
    trainees: int = 400
    days: int = 500
    a_class: int = 25
    rounds_a_sitting: int = 10


def fill(db: Connection, shape: Shape, seed: int = 1) -> None:
    """The registry of that connection, empty before, holds such a school."""
    chance = Random(seed)
    accounts = [f"01920000-0000-7000-8000-{number:012x}" for number in range(shape.trainees)]
    _people(db, accounts, shape)
    _standings(db, accounts, chance)
    _exams(db, accounts, chance)
    _in_time(db, accounts, shape, chance)
    remake(db)
    for table in (tallies, kind_tallies):
        _grown_in_time(db, table)
    _items_grown_in_time(db)


def _people(db: Connection, accounts: list[str], shape: Shape) -> None:
    _put(db, people, (_person(account, number) for number, account in enumerate(accounts)))
    count = -(-len(accounts) // shape.a_class)
    _put(
        db,
        classes,
        (
            {
                "class": f"class-{number:03}",
                "title": f"Class {number}",
                "house": HOUSES[number % len(HOUSES)],
                "state": "open",
            }
            for number in range(count)
        ),
    )
    _put(
        db,
        members,
        (
            {
                "class": f"class-{number // shape.a_class:03}",
                "account": account,
                "since_ms": 0,
                "until_ms": None,
            }
            for number, account in enumerate(accounts)
        ),
    )


def _person(account: str, number: int) -> dict[str, Any]:
    return blank_row(people) | {
        "account": account,
        "login": f"trainee-{number}",
        "name": f"Trainee {number:03}",
        "role": "trainee",
        "state": "open",
    }


def _standings(db: Connection, accounts: list[str], chance: Random) -> None:
    _put(
        db,
        standings,
        (
            {
                "account": account,
                "skill": skill,
                "house": HOUSES[0],
                "level": chance.choice(("mastered", "learning")),
                "ema": chance.random(),
                "observations": chance.randrange(1, 200),
                "last_at_ms": LAST_DAY * DAY_MS,
                "due_at_ms": LAST_DAY * DAY_MS,
            }
            for account in accounts
            for skill in SKILLS
        ),
    )
    _put(
        db,
        open_beliefs,
        (
            {
                "account": account,
                "house": HOUSES[number % 5],
                "misreading": "PP01.mbs",
                "verdict": "confirmed",
                "since_ms": 0,
            }
            for number, account in enumerate(accounts)
            if number % 3 == 0
        ),
    )


def _exams(db: Connection, accounts: list[str], chance: Random) -> None:
    blank = blank_row(exams)
    exam = {"exam": "exam", "title": "Exam", "house": "mbs", "blueprint": "{}", "set_at_ms": 0}
    _put(db, exams, [blank | exam | {"by": accounts[0], "state": "set"}])
    _put(db, exam_sittings, (_sitting(each, k, chance) for k, each in enumerate(accounts)))
    signed = blank_row(signatures)
    _put(
        db,
        signatures,
        (
            signed | {"sitting": f"sitting-{number}", "by": accounts[0], "role": "first"}
            for number in range(len(accounts))
            if number % 8
        ),
    )
    asked = blank_row(review_requests) | {"number": 1}
    _put(
        db,
        review_requests,
        (
            asked
            | {"event": f"e{number}", "attempt": f"a{number}", "account": account}
            | {"text": "Seat 4 tied", "at_ms": LAST_DAY * DAY_MS}
            for number, account in enumerate(accounts)
            if number % 20 == 0
        ),
    )


def _sitting(account: str, number: int, chance: Random) -> dict[str, Any]:
    blank = blank_row(exam_sittings)
    ended = (LAST_DAY - chance.randrange(10, 200)) * DAY_MS
    return blank | {
        "sitting": f"sitting-{number}",
        "exam": "exam",
        "account": account,
        "station": "s1",
        "seed": number,
        "opened_at_ms": ended - 3_600_000,
        "by": account,
        "state": "ended",
        "outcome": "passed" if number % 4 else "failed",
        "decisions": 150,
        "errors": 2,
        "critical": 0,
        "failed_areas": "[]",
        "ended_at_ms": ended,
    }


# ------------------------------------------------------------------------------------------ rounds


def _in_time(db: Connection, accounts: list[str], shape: Shape, chance: Random) -> None:
    made = _rounds(accounts, shape, chance)
    patterns = [_pattern(chance) for _ in range(500)]
    number = 0
    while batch := list(islice(made, AT_A_TIME)):
        worked = [base | chance.choice(patterns) for base in batch]
        _put(db, rounds, worked)
        _put(db, round_mistakes, (row for each in worked for row in _mistakes(each, chance)))
        _put(db, round_items, (row for each in worked for row in _items(each, chance)))
        sat = worked[:: shape.rounds_a_sitting]
        _put(db, quick, (_quick(each, chance) for each in sat))
        number += len(batch)


def _rounds(accounts: list[str], shape: Shape, chance: Random) -> Iterator[dict[str, Any]]:
    """Each trainee works half of the days, at the house of the class and now and then elsewhere."""
    each_day = shape.rounds / shape.days
    number = 0
    for day in range(LAST_DAY - shape.days + 1, LAST_DAY + 1):
        upto = round(each_day * (day - LAST_DAY + shape.days))
        present = chance.sample(accounts, max(1, len(accounts) // 2))
        while number < upto:
            place = number % len(present)
            trainee = accounts.index(present[place])
            at_home = HOUSES[trainee // shape.a_class % len(HOUSES)]
            yield _base(number, present[place], day, trainee, at_home, chance)
            number += 1


def _base(
    number: int, account: str, day: int, trainee: int, at_home: str, chance: Random
) -> dict[str, Any]:
    house = at_home if chance.random() < 0.85 else chance.choice(HOUSES)
    return {
        "attempt": f"01920000-{number:08x}",
        "account": account,
        "station": f"station-{trainee % 40}",
        "chain": f"chain-{trainee}",
        "marked_by": "2:f1",
        "dealt_at_ms": day * DAY_MS + 30_000_000 + number % 30_000_000,
        "day": day,
        "house": house,
        "taught": at_home,
        "drill": DRILLS[(trainee + day // 7) % len(DRILLS)],
        "mode": "practice",
        "sitting": f"sitting-{number // 10:x}",
        "exam": None,
        "remedial": None,
        "clean": None,
    }


def _pattern(chance: Random) -> dict[str, Any]:
    """What a round comes to, of which there are many alike."""
    lines, wrong = chance.randrange(12, 20), max(0, chance.randrange(-4, 3))
    counts = dict.fromkeys(COUNTED_OF_ROUND, 0)
    for area in chance.sample(SHOWN_AREAS, 6):
        seen = chance.randrange(1, 6)
        counts[f"seen_{area}"] = seen
        counts[f"right_{area}"] = seen - (chance.random() < 0.1)
    for base in ("table", *WAGERS):
        counts[f"asked_{base}"] = chance.randrange(2, 6)
    return {
        "right": lines - wrong,
        "lines": lines,
        "tenths": 1000 * (lines - wrong) // lines,
        "passed": int(not wrong),
        "players_short_cents": 500 * wrong,
        "house_short_cents": 1000 * (wrong // 2),
        "hands": 5,
        "elapsed_ms": chance.randrange(40_000, 200_000),
        "source": chance.choice(("",) * 9 + ("random",)),
        "mistakes": wrong,
        "critical": wrong,
        "serious": 0,
        "minor": 0,
        **counts,
    }


def _mistakes(of: dict[str, Any], chance: Random) -> Iterator[dict[str, Any]]:
    for number in range(1, of["mistakes"] + 1):
        yield {
            "attempt": of["attempt"],
            "number": number,
            "code": chance.choice(CODES),
            "severity": "critical",
            "seat": 3,
            "wager": chance.choice(WAGERS),
            "money_cents": chance.choice((-500, 1000)),
            "rule": "MBS 3.13",
            "title": "Pair Plus",
            "where_": "Seat 3",
            "misreading": chance.choice(MISREADINGS),
        }


def _items(of: dict[str, Any], chance: Random) -> Iterator[dict[str, Any]]:
    if of["source"]:
        for skill in chance.sample(SKILLS, 8):
            yield {
                "attempt": of["attempt"],
                "skill": skill,
                "answers": 2,
                "right": chance.choice((1, 2, 2)),
                "rest_clean": int(not of["mistakes"]),
            }


def _quick(after: dict[str, Any], chance: Random) -> dict[str, Any]:
    counts = dict.fromkeys(COUNTED_OF_QUICK, 0) | {"seen_reading": 20, "right_reading": 18}
    return {
        **{
            name: after[name]
            for name in ("account", "station", "chain", "marked_by", "house", "taught")
        },
        "attempt": f"q{after['attempt']}",
        "drill": chance.choice(QUICK_DRILLS),
        "exercise": "flash",
        "remedial": None,
        "right": 18,
        "items": 20,
        "median_ms": 1500,
        "elapsed_ms": 60_000,
        "at_ms": after["dealt_at_ms"] + 200_000,
        "day": after["day"],
        "clean": None,
        **counts,
    }


def _grown_in_time(db: Connection, table: Table) -> None:
    """The rows lie in the file as they come over the years, not one account after another."""
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    db.exec_driver_sql(f"CREATE TEMP TABLE kept AS SELECT {names} FROM {table.name}")
    db.exec_driver_sql(f"DELETE FROM {table.name}")
    db.exec_driver_sql(
        f"INSERT INTO {table.name} ({names}) SELECT {names} FROM kept ORDER BY {_IN_TIME}"
    )
    db.exec_driver_sql("DROP TABLE kept")


_IN_TIME = "CASE grain WHEN 'd' THEN at WHEN 'w' THEN 7 * at ELSE 0 END, account"


def _items_grown_in_time(db: Connection) -> None:
    """The same: their scopes have their numbers as they come."""
    of = ", ".join(SCOPE)
    figures = ", ".join(f'i."{each.name}"' for each in item_tallies.columns if each.name != "scope")
    same = " AND ".join(f"s.{each} = b.{each}" for each in SCOPE)
    for kept, table in (("before", item_scopes), ("kept", item_tallies)):
        db.exec_driver_sql(f"CREATE TEMP TABLE {kept} AS SELECT * FROM {table.name}")
        db.exec_driver_sql(f"DELETE FROM {table.name}")
    db.exec_driver_sql(
        f"INSERT INTO item_scopes SELECT row_number() OVER (ORDER BY {_IN_TIME}), {of} FROM before"
    )
    db.exec_driver_sql(
        f"INSERT INTO item_tallies SELECT s.scope, {figures} FROM before b "
        f"JOIN item_scopes s ON {same} JOIN kept i ON i.scope = b.scope ORDER BY 1, 2"
    )
    for kept in ("before", "kept"):
        db.exec_driver_sql(f"DROP TABLE {kept}")


# ---------------------------------------------------------------------------- many schools as one

_IDS = {"account", "attempt", "class", "sitting", "event", "chain", "login", "by"}


def repeat(db: Connection, one: Path, times: int) -> None:
    """The registry of that connection, empty before, holds the school of that file so many times:
    as many people work in the same days, and each row lies beside its likes."""
    db.exec_driver_sql("ATTACH ? AS one", (str(one),))
    db.exec_driver_sql("CREATE TEMP TABLE copies (k INTEGER PRIMARY KEY)")
    db.exec_driver_sql("INSERT INTO copies VALUES " + ", ".join(f"({k})" for k in range(times)))
    for table in (people, classes, members, standings, open_beliefs, exam_sittings, signatures):
        _repeat(db, table, times)
    _repeat(db, review_requests, times)
    db.exec_driver_sql("INSERT INTO exams SELECT * FROM one.exams")
    last = db.exec_driver_sql("SELECT max(rowid) FROM one.rounds").scalar_one()
    for at in range(0, last, AT_A_TIME):
        batch = f"SELECT attempt FROM one.rounds WHERE rowid > {at} AND rowid <= {at + AT_A_TIME}"
        for table in (rounds, round_mistakes, round_items):
            _repeat(db, table, times, f"WHERE attempt IN ({batch})")
        sat = batch.replace("attempt", "'q' || attempt", 1)
        _repeat(db, quick, times, f"WHERE attempt IN ({sat})")
    for table in (tallies, kind_tallies):
        _repeat(db, table, times, f"ORDER BY {_IN_TIME}")
    _repeat(db, item_scopes, times)
    _repeat(db, item_tallies, times, "JOIN one.item_scopes USING (scope) ORDER BY scope")
    db.exec_driver_sql("DROP TABLE copies")


def _repeat(db: Connection, table: Table, times: int, which: str = "") -> None:
    """Each of these rows stands in every copy; a sum of everybody's once, so much larger."""
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    values = ", ".join(_of_copy(column, times) for column in table.columns)
    db.exec_driver_sql(f"CREATE TEMP TABLE kept AS SELECT * FROM one.{table.name} {which}")
    once = " WHERE k = 0 OR account NOT LIKE '*%'" if _sums_up(table) else ""
    db.exec_driver_sql(
        f"INSERT INTO {table.name} ({names}) SELECT {values} FROM kept CROSS JOIN copies{once}"
    )
    db.exec_driver_sql("DROP TABLE kept")


def _sums_up(table: Table) -> bool:
    return table is item_scopes or table in TALLIES


def _of_copy(column: Column[Any], times: int) -> str:
    """The column's value in copy ``k``."""
    name = f'"{column.name}"'
    if column.name in ("scope", "seed"):
        return f"{name} * {times} + k"
    if column.name in _IDS:
        return f"CASE WHEN k = 0 OR {name} LIKE '*%' THEN {name} ELSE {name} || '-' || k END"
    if _sums_up(column.table) and not column.primary_key and column.table is not item_scopes:
        return f"CASE WHEN account LIKE '*%' THEN {name} * {times} ELSE {name} END"
    return name


def blank_row(table: Table) -> dict[str, Any]:
    """A row in which nothing is said."""
    return {each.name: _nothing(each) for each in table.columns}


def _nothing(column: Column[Any]) -> Any:
    if column.nullable:
        return None
    return "" if isinstance(column.type, Text) else 0


def _put(db: Connection, table: Table, rows: Any) -> None:
    found = list(rows)
    if found:
        names = list(found[0])
        columns = ", ".join(f'"{name}"' for name in names)
        places = ", ".join("?" * len(names))
        db.exec_driver_sql(
            f"INSERT INTO {table.name} ({columns}) VALUES ({places})",
            [tuple(each.values()) for each in found],
        )
