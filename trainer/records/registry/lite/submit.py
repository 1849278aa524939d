"""A station's delivery, taken into the registry's file: each event once, and in order."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection

from trainer.records import raw_rows
from trainer.records.declared import plain
from trainer.records.event import AFTERWARDS, BEFORE_ALL, Event, Kind, link
from trainer.records.event_shape import MOST_MARKED, ill_timed, misfit
from trainer.records.lifecycle import BEGINS, MARKED_AT, Stories
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.delivery import Answer, Answered, Answers, Delivery, Head
from trainer.records.registry.faults import Refusal, Refused
from trainer.records.registry.rows.log import ChainRow, chains, claims


def submit(db: Connection, delivery: Delivery, now_ms: int) -> Answers:
    """Take what can be taken, up to the first event that cannot. Raises Refused for a delivery of
    an account that is unknown, or not the chain's."""
    place, hash_, id_, is_erased = _admitted(db, delivery)
    if is_erased:
        first = delivery.events[:1]
        return Answers(tuple(Answered(each.place, Answer.ERASED) for each in first), place)
    known = [event.place for event in delivery.events if event.place <= place]
    elsewhere = _elsewhere(db, delivery)
    taking = _Taking(
        chain=delivery.chain,
        place=place,
        hash=hash_,
        there=_there(db, delivery.chain, known),
        elsewhere=elsewhere,
        last_id=id_,
        now_ms=now_ms,
        stories=_stories(db, delivery, elsewhere.begun),
    )
    taking.take(delivery.events)
    taking.write(db, delivery)
    last = taking.answers[-1].answer
    if why := taking.why or (last.value if last is Answer.CONFLICT else ""):
        values = {"account": delivery.account, "why": why, "now_ms": now_ms}
        detail = f"{delivery.station} {delivery.chain}"[:200]
        raw_rows.run(db, _REFUSED, {**values, "detail": detail})
    return Answers(tuple(taking.answers), taking.place, taking.why)


def head(db: Connection, chain: str) -> Head | None:
    """The last known place of that chain; None for an unknown one."""
    last = raw_rows.first(db, _LAST, chain)
    return Head(last[0], last[1], last[2] == "") if last else None


_LAST = "SELECT place, hash, body FROM events WHERE chain = ? ORDER BY place DESC LIMIT 1"


def _admitted(db: Connection, delivery: Delivery) -> tuple[int, bytes, str, bool]:
    """The last place, hash and id of the chain, and whether it was erased. Raises Refused."""
    chain, account = delivery.chain, delivery.account
    if chain == SCHOOL:
        raise Refused(Refusal.NOT_PERMITTED)
    found = raw_rows.first(db, _KNOWN, chain, account)
    assert found is not None, "it asks for values, which are null where there is nothing"
    owner, state, erased, place, hash_, id_ = found
    if owner not in (None, account):
        raise Refused(Refusal.OTHER_ACCOUNT)
    if account and state is None:
        raise Refused(Refusal.UNKNOWN_ACCOUNT)
    return place or 0, hash_ or BEFORE_ALL, id_ or "", state == "erased" or bool(erased)


_KNOWN = """SELECT (SELECT account FROM chains WHERE chain = ?1),
 (SELECT state FROM people WHERE account = ?2),
 EXISTS (SELECT 1 FROM erasures WHERE chain = ?1),
 (SELECT place FROM events WHERE chain = ?1 ORDER BY place DESC LIMIT 1),
 (SELECT hash FROM events WHERE chain = ?1 ORDER BY place DESC LIMIT 1),
 (SELECT id FROM events WHERE chain = ?1 ORDER BY place DESC LIMIT 1)"""


# Looked up once: asking an enum for each event takes longer than what is asked.
_STORED, _DUPLICATE = Answer.STORED, Answer.DUPLICATE


@dataclass(slots=True)
class _Taking:
    """A chain that is going on: how far it is, what is there of what comes, what is new in it."""

    chain: str
    place: int
    hash: bytes
    there: dict[int, bytes]
    elsewhere: _OtherChains
    last_id: str
    now_ms: int
    stories: Stories
    why: str = ""
    fresh: list[Event] = field(default_factory=list)
    answers: list[Answered] = field(default_factory=list)

    def take(self, events: Sequence[Event]) -> None:
        """Answer one after another, up to the first that cannot be taken."""
        for event in events:
            answer = self._answer(event)
            self.answers.append(Answered(event.place, answer))
            if answer is _STORED:
                self.fresh.append(event)
                self.place, self.hash, self.last_id = event.place, event.hash, event.id
                self.there[event.place] = event.hash
            elif answer is not _DUPLICATE:
                return

    def _answer(self, event: Event) -> Answer:
        place, before, attempt = event.place, event.before, event.attempt
        if event.hash != link(before, event.id, attempt, event.kind, event.at_ms, event.body):
            return Answer.BAD_HASH
        if place > self.place + 1 or place < 1:
            return Answer.GAP
        if place <= self.place:
            return _DUPLICATE if self.there[place] == event.hash else Answer.CONFLICT
        begins = place > 1 or event.id == self.chain
        follows = begins and before == self.hash and self.elsewhere.lets_in(attempt, event.kind)
        if not follows:
            return Answer.CONFLICT
        self.why = self._why_not(event)
        return Answer.REFUSED if self.why else _STORED

    def _why_not(self, event: Event) -> str:
        """Why no station of ours recorded that next; empty where one may have."""
        identity = event.id, event.attempt, event.at_ms, self.last_id, self.now_ms
        if why := misfit(event.kind, event.body) or ill_timed(*identity):
            return why
        return "bad_story" if self.stories.told(event.attempt, event.kind, event.facts) else ""

    def write(self, db: Connection, delivery: Delivery) -> None:
        self._store(db)
        if not self.fresh:
            return
        first, last = self.fresh[0], self.fresh[-1]
        if first.place == 1:
            row = ChainRow(delivery.chain, delivery.account, delivery.station, first.at_ms)
            db.execute(chains.insert(), plain(row))
        own = delivery.account, delivery.station, self.now_ms, delivery.account
        # In parts: the marker would hold up everybody else while it marked all of it at once.
        parts = range(first.place, last.place + 1, MOST_MARKED)
        ends = (min(at + MOST_MARKED - 1, last.place) for at in parts)
        waits = [(delivery.chain, *part, *own) for part in zip(parts, ends, strict=True)]
        raw_rows.run_all(db, _WAITS, waits)
        ended = {event.attempt for event in self.fresh if event.kind in MARKED_AT}
        claimed = [(each, delivery.chain, body) for each, body in delivery.claims.items()]
        raw_rows.put(db, claims, [row for row in claimed if row[0] in ended])

    def _store(self, db: Connection) -> None:
        """The index of ids alone says that one is there already: those before it are stored."""
        rows = [_row(self.chain, each, self.now_ms) for each in self.fresh]
        try:
            raw_rows.run_all(db, _STORE, rows)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                raise
            self._end_at_stored(db)

    def _end_at_stored(self, db: Connection) -> None:
        """The first that is not stored is a conflict, and nothing after it was looked at."""
        known = head(db, self.chain)
        self.place, self.hash = (known.place, known.hash) if known else (0, BEFORE_ALL)
        self.fresh = [each for each in self.fresh if each.place <= self.place]
        at = next(at for at, each in enumerate(self.answers) if each.place > self.place)
        self.answers[at:] = [Answered(self.place + 1, Answer.CONFLICT)]


# A plain INSERT: with ON CONFLICT DO NOTHING another body under a known id would pass unseen.
_STORE = (
    "INSERT INTO events "
    "(chain, place, id, attempt, kind, at_ms, body, before, hash, received_at_ms) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def _row(chain: str, event: Event, now_ms: int) -> tuple[Any, ...]:
    """The values that ``_STORE`` adds."""
    # The driver binds a ``bytearray`` as it is; for ``bytes`` it would ask first whether somebody
    # adapts them, which takes longer than binding them.
    before, hash_ = bytearray(event.before), bytearray(event.hash)
    columns = event.id, event.attempt, event.kind, event.at_ms, event.body
    return chain, event.place, *columns, before, hash_, now_ms


def _stories(db: Connection, delivery: Delivery, elsewhere: frozenset[str]) -> Stories:
    """The earlier stories of the attempts of a delivery, and of the exams that they belong to."""
    attempts = {event.attempt for event in delivery.events}
    before = list(raw_rows.among(db, _TOLD, attempts, delivery.chain))
    bodies = [body for _, _, kind, body in before if kind == Kind.DEALT]
    bodies += [event.body for event in delivery.events if event.kind == Kind.DEALT]
    exams = {exam for exam in map(_exam_of, bodies) if exam} - attempts
    before += raw_rows.among(db, _TOLD, exams, delivery.chain)
    own = raw_rows.among(db, _FINISHED, elsewhere, delivery.account, delivery.chain)
    stories = Stories(elsewhere.difference(row[0] for row in own))
    for _, attempt, kind, body in sorted(before):
        stories.wrong(attempt, kind, body)
    return stories


def _exam_of(body: str) -> str | None:
    try:
        exam = json.loads(body).get("exam")
    except (ValueError, AttributeError, RecursionError):
        return None
    return exam if isinstance(exam, str) else None


_TOLD = "SELECT place, attempt, kind, body FROM events WHERE chain = ? AND attempt IN ()"
_FINISHED = f"""SELECT e.attempt FROM events e JOIN chains c ON c.chain = e.chain
 WHERE c.account = ? AND e.chain <> ? AND e.kind IN ('{"', '".join(MARKED_AT)}')
 AND e.attempt IN ()"""
_REFUSED = """INSERT INTO refused (login, account, reason, times, first_ms, last_ms, detail)
 VALUES ('', :account, :why, 1, :now_ms, :now_ms, :detail)
 ON CONFLICT (login, account, reason) DO UPDATE SET times = times + 1, last_ms = excluded.last_ms,
 detail = excluded.detail"""


def _there(db: Connection, chain: str, places: Sequence[int]) -> dict[int, bytes]:
    if not places:
        return {}
    return dict(raw_rows.every(db, _PLACES, chain, min(places), max(places)))


_PLACES = "SELECT place, hash FROM events WHERE chain = ? AND place BETWEEN ? AND ?"


@dataclass(frozen=True, slots=True)
class _OtherChains:
    """The delivered attempts that other chains tell of, but for what is said of them
    afterwards, which makes them nobody's; and those of them, and of the exams that were opened, in
    which nothing may come from this account's chain."""

    begun: frozenset[str]
    others: frozenset[str]

    def lets_in(self, attempt: str, kind: Kind) -> bool:
        """An exam may go on at another station of the same account; all begins once."""
        begun_again = kind in BEGINS and attempt in self.begun
        return kind in AFTERWARDS or not (begun_again or attempt in self.others)


def _elsewhere(db: Connection, delivery: Delivery) -> _OtherChains:
    attempts = {event.attempt for event in delivery.events}
    known = list(raw_rows.among(db, _ATTEMPTS, attempts, delivery.account, delivery.chain))
    opened = frozenset(row[0] for row in raw_rows.among(db, _SITTINGS, attempts, delivery.account))
    others = opened.union(attempt for attempt, goes_on in known if not goes_on)
    return _OtherChains(frozenset(attempt for attempt, _ in known), others)


_SITTINGS = "SELECT sitting FROM exam_sittings WHERE account <> ? AND sitting IN ()"
_ATTEMPTS = f"""SELECT DISTINCT e.attempt, c.account = ? AND substr(e.kind, 1, 5) = 'exam_'
 FROM events e JOIN chains c ON c.chain = e.chain WHERE e.chain <> ?
 AND e.kind NOT IN ('{"', '".join(AFTERWARDS)}') AND e.attempt IN ()"""


# Events that wait to be marked, with the house of the class that the account is in.
_WAITS = """INSERT INTO deliveries (chain, first, last, account, station, taught, at_ms, waits)
 SELECT ?, ?, ?, ?, ?, coalesce(max(c.house), ''), ?, 1 FROM members m
 JOIN classes c ON c.class = m.class
 WHERE m.account = ? AND m.until_ms IS NULL AND c.state = 'open'"""
