"""A small school for the tests, and what its stations deliver."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from hashlib import sha256
from typing import Any

import pytest
from msgspec import structs

from tests.records.rounds import dealt
from trainer.records.declared import plain
from trainer.records.event import BEFORE_ALL, Event, Kind, link, written
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.delivery import Answers
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import (
    ChainRow,
    DeliveryRow,
    EventRow,
    chains,
    deliveries,
    events,
)
from trainer.records.registry.rows.marks import (
    BeliefNow,
    ItemRow,
    Marks,
    MistakeRow,
    RoundMarked,
    StandingNow,
)
from trainer.records.uuid7 import Uuid7

STATION = "01a0c450-0000-7000-8000-000000000001"
PROOF, OTHER_PROOF = bytes(range(32)), bytes(32)


def verifier(proof: bytes) -> str:
    """What is kept of a secret with that proof."""
    key = b64encode(sha256(proof).digest()).decode().rstrip("=")
    return f"$argon2id-sha256$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA${key}"


@dataclass(frozen=True, slots=True)
class Desk:
    """The registry, and the accounts that are in it. ``stranger`` is in no class."""

    registry: Registry
    admin: str
    supervisor: str
    author: str
    trainee: str
    stranger: str
    class_: str

    @classmethod
    def opened(cls, registry: Registry) -> Desk:
        admin, supervisor, author, trainee, stranger, class_ = (registry.new_id() for _ in range(6))
        desk = cls(registry, admin, supervisor, author, trainee, stranger, class_)
        desk.open_account(admin, Role.ADMIN, "ada")
        desk.open_account(supervisor, Role.SUPERVISOR, "sam", pin_hash=verifier(PROOF))
        desk.open_account(author, Role.AUTHOR, "ann")
        desk.open_account(trainee, Role.TRAINEE, "tim", password_hash=verifier(PROOF))
        desk.open_account(stranger, Role.TRAINEE, "tom")
        opened = {"class": class_, "title": "Spring", "house": "mbs"}
        registry.act(admin, ActKind.CLASS_OPENED, opened)
        for each in (supervisor, trainee):
            registry.act(admin, ActKind.JOINED_CLASS, {"class": class_, "account": each})
        return desk

    def plain(self) -> dict[str, str]:
        """The ids of all that is in it."""
        return {each.name: getattr(self, each.name) for each in fields(self)[1:]}

    def open_account(self, account: str, role: Role, login: str, **private: Any) -> None:
        facts = {"account": account, "role": role.value}
        named = {"login": login, "name": login.title(), "language": "en", **private}
        self.registry.act(self.admin, ActKind.ACCOUNT_OPENED, facts, named)

    def submit(self, log: Log, marks: Marks | None = None, account: str = "") -> Answers:
        """Deliver all that is in a station's log, and have it marked so."""
        told = tuple(log.events())
        of = account or self.trainee
        answers = self.registry.submit(told[0].id, STATION, of, told)
        mark(self.registry, marks or Marks())
        return answers


def mark(registry: Registry, marks: Marks) -> None:
    """The marker finds these marks in what waits."""
    while waiting := registry.to_mark(1 if marks != Marks() else 100):
        assert registry.mark([(each, marks) for each in waiting])


def tell_beliefs(registry: Registry) -> None:
    """The marker tells one belief wherever they are due."""
    due = registry.beliefs_due(100)
    told = {each: [BeliefNow(each.house, "push_is_loss", "confirmed", 900)] for each in due}
    registry.tell_beliefs(told)


def put(registry: Registry, account: str, told: Sequence[Event]) -> None:
    """A chain of these events is in the school, whatever it tells of, and waits to be marked."""
    chain, at_ms = told[0].id, told[0].at_ms
    row = DeliveryRow(0, chain, 1, len(told), account, STATION, "", at_ms, waits=True)
    waits = {name: value for name, value in plain(row).items() if name != "number"}
    with registry.transaction() as db:
        db.execute(chains.insert(), plain(ChainRow(chain, account, STATION, at_ms)))
        for each in told:
            parts = (each.place, each.id, each.attempt, each.kind.value, each.at_ms, each.body)
            kept = EventRow(chain, *parts, each.before, each.hash, at_ms)
            db.execute(events.insert(), plain(kept))
        db.execute(deliveries.insert(), waits)


def finish_round(log: Log, number: int = 1) -> str:
    """Five events: a round with an act that was taken back."""
    attempt = log.dealt(dealt(number))
    log.acted(attempt, "reveal dealer", 900)
    log.acted(attempt, "take 3 ante", 1500)
    log.undone(attempt, 1700)
    log.finished(attempt, 3000)
    return attempt


def marked(attempt: str, **other: Any) -> RoundMarked:
    """A round as its station marked it."""
    usual = RoundMarked(
        attempt=attempt,
        marked_by="2:f1",
        dealt_at_ms=1_790_000_000_000,
        day=20_717,
        house="mbs",
        drill="settle",
        mode="practice",
        sitting="one",
        right=2,
        lines=3,
        tenths=667,
        passed=False,
        players_short_cents=500,
        house_short_cents=0,
        hands=1,
        elapsed_ms=9000,
        counts={"asked_table": 7, "asked_ante": 2},
    )
    return replace(usual, **other)


def mistake(attempt: str, number: int = 1, severity: str = "critical") -> MistakeRow:
    return MistakeRow(
        *(attempt, number, "wrong_amount", severity, 3, "ante", -500, "MBS 3", "Ante", "seat 3")
    )


def marks_of(attempt: str, **other: Any) -> Marks:
    """Everything that a delivery tells of one round."""
    return Marks(
        rounds=(marked(attempt, **other),),
        mistakes=(mistake(attempt), mistake(attempt, 2, "minor"), mistake(attempt, 3, "advice")),
        items=(ItemRow(attempt, "pay.ante", 2, 1, rest_clean=False),),
        standings=(StandingNow("pay.ante", "mbs", "learning", 0.5, 2, 1000, 2000),),
        beliefs_of=("mbs",),
    )


def as_another(event: Event, **other: Any) -> Event:
    """The event with something else in it, hashed anew."""
    changed = structs.replace(event, **other)
    parts = (changed.before, changed.id, changed.attempt, changed.kind, changed.at_ms)
    return structs.replace(changed, hash=link(*parts, changed.body))


def exam_ended(id_: str, sitting: str) -> Event:
    """The end of a sitting, in a chain of nothing else."""
    kind = Kind.EXAM_ENDED
    hash_ = link(BEFORE_ALL, id_, sitting, kind, 77, "{}")
    return Event(1, id_, sitting, kind, 77, "{}", BEFORE_ALL, hash_)


def ask_for_review(log: Log, attempt: str, text: str) -> str:
    """The trainee asks; the event's id."""
    log.append(attempt, Kind.REVIEW_ASKED, {"number": 1, "text": text})
    last = log.last_event()
    assert last is not None
    return last.id


def refused(desk: Desk, by: str, kind: ActKind, facts: dict[str, Any]) -> str:
    """The code of the refusal."""
    with pytest.raises(ActRefused) as why:
        desk.registry.act(by, kind, facts)
    return why.value.code


def round_events(new_id: Uuid7, at_ms: int) -> list[Event]:
    """Real events of a round, in a chain of their own."""
    attempt = new_id()
    facts = (
        (Kind.DEALT, asdict(dealt())),
        (Kind.ACTED, {"action": "reveal dealer", "elapsed_ms": 9}),
        (Kind.UNDONE, {"elapsed_ms": 10}),
        (Kind.FINISHED, {"elapsed_ms": 11}),
    )
    made: list[Event] = []
    for place, (kind, each) in enumerate(facts, 1):
        before, id_, body = made[-1].hash if made else BEFORE_ALL, new_id(), written(each)
        hash_ = link(before, id_, attempt, kind, at_ms, body)
        made.append(Event(place, id_, attempt, kind, at_ms, body, before, hash_))
    return made
