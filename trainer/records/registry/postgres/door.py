"""A registry on a server. Everything that is written goes through its functions."""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from types import SimpleNamespace
from typing import Any, TypeVar

from sqlalchemy import Connection, text

from trainer.records.chain import is_uuid7
from trainer.records.declared import read
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import written
from trainer.records.event_shape import misfit
from trainer.records.registry.acts import ActKind
from trainer.records.registry.delivery import Answer, Answered, Answers, Delivery, Head
from trainer.records.registry.faults import GARBLED, NEWER, OLDER, RegistryRefused
from trainer.records.registry.live import LiveAnswer
from trainer.records.registry.migrate import HEAD
from trainer.records.registry.postgres.engine import listening, server_engine, server_faults
from trainer.records.registry.re_marks import Again, ReMarking, all_stood, stood
from trainer.records.registry.reads.event_rows import known_to_us
from trainer.records.registry.reads.house_acts import ChoiceMade, HouseAct
from trainer.records.registry.reads.own import OwnRows
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.exams import Locked
from trainer.records.registry.rows.log import BackedUp, EventRow
from trainer.records.registry.rows.people import PersonRow
from trainer.records.registry.sessions import Sessions
from trainer.records.registry.signed_in import SignIn
from trainer.records.registry.where import Server

Read = TypeVar("Read")

GATHERED_S = 0.05
"""So long what was told is gathered: a look at the deliveries takes as long for many as for one."""


class PostgresDoor:
    """Opens a school's database. Raises RegistryFault."""

    def __init__(self, where: Server, wall_ms: Callable[[], int]) -> None:
        self.where = where
        self._wall_ms, self._link = wall_ms, secrets.token_hex(16)
        self._listening: Any = None
        self.clock_off_ms = 0
        with server_faults(where):
            engine = server_engine(where)
        self._sessions = Sessions(engine, lambda: server_faults(where))
        with ExitStack() as undone:
            undone.callback(self.close)
            self._check_version()
            undone.pop_all()

    def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        self._sessions.close()

    def transaction(self) -> AbstractContextManager[Connection]:
        return self._sessions.transaction()

    def reading(self) -> AbstractContextManager[Connection]:
        return self._sessions.reading()

    # --- what is decided

    def act(self, by: str, kind: ActKind, body: str, private: Mapping[str, Any]) -> EventRow:
        return self._event(
            "SELECT * FROM act(:by, :kind, :body, CAST(:private AS json), :at_ms)",
            by=by,
            kind=kind.value,
            body=body,
            private=json.dumps(dict(private)),
        )

    def sign(self, by: str, badge: str, body: str) -> EventRow:
        query = "SELECT * FROM sign(:by, :badge, :body, :at_ms)"
        return self._event(query, by=by, badge=badge, body=body)

    def erase(self, by: str, account: str) -> EventRow:
        query = "SELECT * FROM erase(:by, :account, :at_ms)"
        return self._event(query, by=by, account=account)

    def re_mark(self, by: str, why: ReMarking, again: Again) -> EventRow:
        with self.transaction() as db:
            was = stood(db, again)
            if not all_stood(was, again):
                raise Refused(Refusal.NOT_MARKED)
            body = written({"by": by, **why.facts(was)})
            return self._event("SELECT * FROM re_mark(:by, :body, :at_ms)", by=by, body=body)

    def open_exam(
        self, by: str, badge: str, facts: Mapping[str, Any], locked: Locked | None
    ) -> EventRow:
        assert locked is None, "a server draws the tasks itself"
        query = "SELECT * FROM open_exam(:by, :badge, :body, :at_ms)"
        return self._event(query, by=by, badge=badge, body=written(facts))

    def next_task(
        self, account: str, badge: str, sitting: str, number: int, seed: int | None
    ) -> int | None:
        assert seed is None, "a server draws the tasks itself"
        query = "SELECT next_task(:account, :badge, :sitting, :number)"
        given: int | None = self._asked(
            query, account=account, badge=badge, sitting=sitting, number=number
        )
        return given

    # --- what is delivered

    def submit(self, delivery: Delivery) -> Answers:
        """Durable when it returns."""
        return self._answer_read(
            "SELECT submit(:chain, :station, :account, CAST(:events AS json), "
            "CAST(:claims AS json))",
            _answers,
            chain=delivery.chain,
            station=delivery.station,
            account=delivery.account,
            events=_json([_event_plain(each) for each in delivery.events]),
            claims=_json(dict(delivery.claims)),
        )

    def await_delivery(self, at_most_s: float) -> bool:
        """The server tells whoever listens; what else it tells soon after is one answer. What came
        before this one listened is seen at the next look, after ``at_most_s``."""
        with server_faults(self.where):
            if self._listening is None or self._listening.closed:
                self._listening = listening(self.where)
            was_told = any(self._listening.notifies(timeout=at_most_s, stop_after=1))
            if was_told:
                deque(self._listening.notifies(timeout=GATHERED_S), maxlen=0)
            return was_told

    def end_holders(self, after_ms: int, full: float) -> None:
        self._asked("SELECT end_holders(:after_ms, :full)", after_ms=after_ms, full=full)

    def spare_queue(self, full: float) -> None:
        usage = "SELECT pg_notification_queue_usage()"
        if self._listening is not None and self._asked(usage) > full:
            self._listening.close()

    def head(self, chain: str) -> Head | None:
        query = "SELECT row_to_json(h) FROM chain_head(:chain) h"
        return self._answer_read(query, _head, chain=chain)

    # --- who is there

    def challenge(self, login: str, which: str) -> str:
        return str(self._asked("SELECT challenge(:login, :which)", login=login, which=which))

    def nonce(self) -> str:
        return str(self._asked("SELECT fresh_nonce()"))

    def sign_in(self, login: str, which: str, nonce: str, proof: bytes) -> SignIn:
        self._begin_try(login, which, nonce, proof)
        query = "SELECT sign_in(:login, :which, :nonce, :proof)"
        return self._answer_read(query, _signed, login=login, which=which, nonce=nonce, proof=proof)

    def change_secret(
        self, login: str, by: str, nonce: str, proof: bytes, which: str, how: str, hidden: bytes
    ) -> SignIn:
        self._begin_try(login, by, nonce, proof)
        return self._answer_read(
            "SELECT change_secret(:login, :by, :nonce, :proof, :which, :how, :hidden, :at_ms)",
            _signed,
            login=login,
            by=by,
            nonce=nonce,
            proof=proof,
            which=which,
            how=how,
            hidden=hidden,
            at_ms=self._wall_ms(),
        )

    def _begin_try(self, login: str, which: str, nonce: str, proof: bytes) -> None:
        """Count it, for good: nothing is told of a try that its own transaction can take back."""
        query = "SELECT begin_try(:login, :which, :nonce, :proof)"
        self._asked(query, login=login, which=which, nonce=nonce, proof=proof)

    def sign_out(self, account: str, badge: str) -> None:
        self._asked("SELECT sign_out(:account, :badge)", account=account, badge=badge)

    # --- what a trainee's station may know

    def own(self, what: str, account: str, badge: str, read_as: Callable[[OwnRows], Read]) -> Read:
        query = f"SELECT {what}(:account, :badge)"
        return self._answer_read(query, read_as, account=account, badge=badge)

    def own_events(
        self, account: str, badge: str, known: Mapping[str, int], at_most: int
    ) -> tuple[FromElsewhere, ...]:
        query = "SELECT own_events(:account, :badge, CAST(:known AS json), :at_most)"
        asked = {"account": account, "badge": badge, "known": _json(dict(known))}
        return self._answer_read(query, _from_elsewhere, **asked, at_most=at_most)

    def begin_live(self, account: str, badge: str) -> None:
        query = "SELECT begin_live(:account, :badge, :link)"
        self._asked(query, account=account, badge=badge, link=self._link)

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer:
        query = "SELECT show_live(:account, :link, :tile, :felt)"
        shown = {"account": account, "link": self._link, "tile": tile, "felt": felt}
        return self._answer_read(query, LiveAnswer.from_plain, **shown)

    def watch_live(self, by: str, class_: str, opened: str) -> None:
        self._asked("SELECT watch_live(:by, :class_, :opened)", by=by, class_=class_, opened=opened)

    def choices_made(self) -> tuple[ChoiceMade, ...]:
        return self._answer_read("SELECT choices_made()", _listed(ChoiceMade))

    def house_acts(self) -> tuple[HouseAct, ...]:
        return self._answer_read("SELECT house_acts()", _listed(HouseAct))

    def house_archive(self, id_: str) -> str:
        return str(self._asked("SELECT house_archive(:id_)", id_=id_) or "")

    def is_demo(self) -> bool:
        return self._answer_read("SELECT state()", lambda state: bool(state["demo"]))

    def note_backup(self, fault: str) -> None:
        self._asked("SELECT note_backup(:fault)", fault=fault)

    def backed_up(self) -> BackedUp | None:
        return self._answer_read(
            "SELECT state()",
            lambda state: None if state["backed_up"] is None else BackedUp(**state["backed_up"]),
        )

    def rebuild(self) -> None:
        with self.transaction() as db:
            # For this transaction alone: all that was derived is made anew, whatever time it takes.
            db.execute(text("SET LOCAL statement_timeout = 0"))
            db.execute(text("SELECT rebuild()"))

    def sweep(self) -> None:
        """Leave erased texts to the server, which removes them when it next clears up; nobody reads
        them till then."""

    # --- the server

    def _event(self, query: str, **said: Any) -> EventRow:
        with self.transaction() as db:
            found = db.execute(text(query), {**said, "at_ms": self._wall_ms()})
            return read(EventRow, found.mappings().one())

    def _asked(self, query: str, **said: Any) -> Any:
        with self.transaction() as db:
            return db.scalar(text(query), said)

    def _answer_read(self, query: str, read_as: Callable[[Any], Read], **said: Any) -> Read:
        """The answer, read so. Whoever answers may be another than a school: RegistryRefused."""
        answer = self._asked(query, **said)
        try:
            return read_as(answer)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise RegistryRefused(str(self.where), *GARBLED) from error

    def _check_version(self) -> None:
        now_ms, version = self._answer_read(
            "SELECT state()", lambda state: (int(state["now_ms"]), str(state["schema"]))
        )
        self.clock_off_ms = self._wall_ms() - now_ms
        if version != HEAD:
            where = str(self.where)
            raise RegistryRefused(where, *(OLDER if version < HEAD else NEWER))


def _event_plain(event: Any) -> dict[str, Any]:
    return {
        "place": event.place,
        "id": event.id,
        "attempt": event.attempt,
        "kind": event.kind,
        "at_ms": event.at_ms,
        "body": event.body,
        "before": event.before.hex(),
        "hash": event.hash.hex(),
    }


def _answers(plain: Mapping[str, Any]) -> Answers:
    answered = tuple(Answered(int(place), Answer(answer)) for place, answer in plain["events"])
    if not answered:
        raise ValueError("no answer to anything")
    return Answers(answered, int(plain["head"]), plain.get("why") or "")


def _head(plain: Mapping[str, Any] | None) -> Head | None:
    if plain is None:
        return None
    return Head(int(plain["place"]), bytes.fromhex(plain["hash"][2:]), bool(plain["erased"]))


def _from_elsewhere(plain: Sequence[dict[str, Any]]) -> tuple[FromElsewhere, ...]:
    """Raises ValueError for what no station wrote."""
    links = ({name: bytes.fromhex(each[name]) for name in ("before", "hash")} for each in plain)
    rows = (SimpleNamespace(**each | link) for each, link in zip(plain, links, strict=True))
    found = known_to_us(rows)
    if not all(each.event.sound and not misfit(each.event.kind, each.event.body) for each in found):
        raise ValueError("an event that no station wrote")
    return found


def _listed(kind: Callable[..., Read]) -> Callable[[Any], tuple[Read, ...]]:
    return lambda told: tuple(kind(**each) for each in told)


def _signed(plain: Mapping[str, Any]) -> SignIn:
    account = plain.get("account")
    person = read(PersonRow, account) if account else None
    if person is not None and not is_uuid7(person.account):
        raise ValueError("an account's id names folders here")
    elsewhere = plain.get("elsewhere", 0)
    return SignIn(person, plain["tries_left"], plain["locked_until_ms"], elsewhere=elsewhere)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
