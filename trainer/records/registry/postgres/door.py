"""A registry on a server. Everything that is written goes through its functions."""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, TypeVar

from sqlalchemy import Connection, TextClause, text

from trainer.records.declared import read
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Event, written
from trainer.records.event_shape import misfit
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.delivery import Answer, Answered, Answers, Delivery, Head
from trainer.records.registry.faults import GARBLED, NEWER, OLDER, Refusal, Refused, RegistryRefused
from trainer.records.registry.migrate import HEAD
from trainer.records.registry.postgres.engine import (
    listening,
    no_more,
    server_engine,
    server_faults,
)
from trainer.records.registry.re_marks import Again, ReMarking, all_stood, stood
from trainer.records.registry.reads.event_rows import known_to_us
from trainer.records.registry.reads.own import ChoiceMade, HouseAct, OwnRows
from trainer.records.registry.rows.exams import Locked
from trainer.records.registry.rows.live import LiveAnswer
from trainer.records.registry.rows.log import BackedUp, EventRow
from trainer.records.registry.rows.people import AccountNow, PersonRow
from trainer.records.registry.sessions import Sessions
from trainer.records.registry.signed_in import SignIn
from trainer.records.registry.where import Server
from trainer.records.uuid7 import is_uuid7

Read = TypeVar("Read")

# So long what was told is gathered: a look at the deliveries takes as long for many as for one.
GATHERED_S = 0.05


class PostgresDoor(Sessions):
    """Opens a school's database. Raises RegistryFault."""

    def __init__(
        self,
        where: Server,
        wall_ms: Callable[[], int],
        while_waiting: Callable[[], None] = no_more,
    ) -> None:
        self.where = where
        self._wall_ms, self._link = wall_ms, secrets.token_hex(16)
        self._listening: Any = None
        self.clock_off_ms = 0
        with server_faults(where):
            engine = server_engine(where, while_waiting=while_waiting)
        super().__init__(engine, lambda: server_faults(where))
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        with ExitStack() as undone:
            undone.callback(self.close)
            self._check_version()
            undone.pop_all()

    def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        super().close()

    # --- what is decided

    def act(self, by: str, kind: ActKind, body: str, private: Mapping[str, Any]) -> EventRow:
        return self._event("act", by, kind.value, body, dict(private), self._wall_ms())

    def sign(self, by: str, badge: str, body: str) -> EventRow:
        return self._event("sign", by, badge, body, self._wall_ms())

    def erase(self, by: str, account: str, station: str) -> EventRow:
        return self._event("erase", by, account, station, self._wall_ms())

    def re_mark(self, by: str, why: ReMarking, again: Again) -> EventRow:
        with self.transaction() as db:
            was = stood(db, again)
            if not all_stood(was, again):
                raise Refused(Refusal.NOT_MARKED)
            body = written({"by": by, **why.facts(was)})
            return self._event("re_mark", by, body, self._wall_ms())

    def open_exam(
        self, by: str, badge: str, facts: Mapping[str, Any], locked: Locked | None
    ) -> EventRow:
        assert locked is None, "a server draws the tasks itself"
        return self._event("open_exam", by, badge, written(facts), self._wall_ms())

    def next_task(
        self, account: str, badge: str, sitting: str, number: int, seed: int | None
    ) -> int | None:
        assert seed is None, "a server draws the tasks itself"
        given: int | None = self._asked("next_task", account, badge, sitting, number)
        return given

    # --- what is delivered

    def submit(self, delivery: Delivery) -> Answers:
        """Durable when it returns."""
        of = delivery.chain, delivery.station, delivery.account
        events = [_event_plain(each) for each in delivery.events]
        return self._read("submit", _answers, *of, events, dict(delivery.claims))

    def await_delivery(self, at_most_s: float) -> bool:
        """The server tells whoever listens; what else it tells soon after is one answer."""
        with server_faults(self.where):
            if self._listening is None or self._listening.closed:
                # What came before this one listened is seen at the next look, after ``at_most_s``.
                self._listening = listening(self.where)
            was_told = any(self._listening.notifies(timeout=at_most_s, stop_after=1))
            if was_told:
                deque(self._listening.notifies(timeout=GATHERED_S), maxlen=0)
            return was_told

    def end_holders(self, after_ms: int, full: float) -> None:
        self._asked("end_holders", after_ms, full)

    def spare_queue(self, full: float) -> None:
        if self._listening is not None and self._asked("pg_notification_queue_usage") > full:
            self._listening.close()

    def head(self, chain: str) -> Head | None:
        return self._read("row_to_json(chain_head) FROM chain_head", _head, chain)

    # --- who is there

    def challenge(self, login: str, which: str) -> str:
        return str(self._asked("challenge", login, which))

    def nonce(self) -> str:
        return str(self._asked("fresh_nonce"))

    def sign_in(self, login: str, which: str, nonce: str, proof: bytes) -> SignIn:
        self._begin_try(login, which, nonce, proof)
        return self._read("sign_in", _signed, login, which, nonce, proof)

    def change_secret(
        self, login: str, by: str, nonce: str, proof: bytes, which: str, how: str, hidden: bytes
    ) -> SignIn:
        self._begin_try(login, by, nonce, proof)
        said = login, by, nonce, proof, which, how, hidden
        return self._read("change_secret", _signed, *said, self._wall_ms())

    def _begin_try(self, login: str, which: str, nonce: str, proof: bytes) -> None:
        """Count it, for good."""
        # Nothing is told of a try that its own transaction can take back.
        self._asked("begin_try", login, which, nonce, proof)

    def sign_out(self, account: str, badge: str) -> None:
        self._asked("sign_out", account, badge)

    def account_now(self, account: str, badge: str) -> AccountNow:
        return self._read("account_now", _account_now, account, badge)

    # --- what a trainee's station may know

    def own(self, what: str, account: str, badge: str, read_as: Callable[[OwnRows], Read]) -> Read:
        return self._read(what, read_as, account, badge)

    def own_events(
        self, account: str, badge: str, known: Mapping[str, int], at_most: int
    ) -> tuple[FromElsewhere, ...]:
        return self._read("own_events", _from_elsewhere, account, badge, dict(known), at_most)

    def begin_live(self, account: str, badge: str) -> None:
        self._asked("begin_live", account, badge, self._link)

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer:
        return self._read("show_live", LiveAnswer.from_plain, account, self._link, tile, felt)

    def watch_live(self, by: str, class_: str, opened: str) -> None:
        self._asked("watch_live", by, class_, opened)

    def choices_made(self) -> tuple[ChoiceMade, ...]:
        return self._read("choices_made", _listed(ChoiceMade))

    def house_acts(self) -> tuple[HouseAct, ...]:
        return self._read("house_acts", _listed(HouseAct))

    def house_archive(self, id_: str) -> str:
        return str(self._asked("house_archive", id_) or "")

    def is_demo(self) -> bool:
        return self._read("state", lambda state: bool(state["demo"]))

    def note_backup(self, fault: str) -> None:
        self._asked("note_backup", fault)

    def backed_up(self) -> BackedUp | None:
        return self._read("state", lambda state: (told := state["backed_up"]) and BackedUp(**told))

    def sweep(self) -> None:
        """Leave erased texts, which nobody can read, to the server's next clearing up."""

    # --- the server

    def _event(self, function: str, *values: Any) -> EventRow:
        query, given = _call(f"* FROM {function}", values)
        with self._statement() as db:
            return read(EventRow, db.execute(query, given).mappings().one())

    def _asked(self, function: str, *values: Any) -> Any:
        query, given = _call(function, values)
        with self._statement() as db:
            return db.scalar(query, given)

    @contextmanager
    def _statement(self) -> Iterator[Connection]:
        """A connection for one statement: a transaction of its own, or part of the one around it.
        Without BEGIN and COMMIT it takes a third of the time to a server that is far away."""
        if self.is_writing:
            with self.transaction() as db:
                yield db
            return
        with self._named(), self._alone.begin() as db:
            yield db

    def _read(self, function: str, read_as: Callable[[Any], Read], *values: Any) -> Read:
        """The answer, read so. Whoever answers may be another than a school: RegistryRefused."""
        answer = self._asked(function, *values)
        try:
            return read_as(answer)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise RegistryRefused(str(self.where), *GARBLED) from error

    def _check_version(self) -> None:
        now_ms, version = self._read(
            "state", lambda state: (int(state["now_ms"]), str(state["schema"]))
        )
        self.clock_off_ms = self._wall_ms() - now_ms
        if version != HEAD:
            where = str(self.where)
            raise RegistryRefused(where, *(OLDER if version < HEAD else NEWER))


def _call(function: str, values: Sequence[Any]) -> tuple[TextClause, dict[str, Any]]:
    """A function of the server with these values, those of several parts as JSON."""
    given = {f"p{number}": value for number, value in enumerate(values)}
    whole = {name for name, value in given.items() if isinstance(value, dict | list)}
    places = (f"CAST(:{name} AS json)" if name in whole else f":{name}" for name in given)
    given |= {name: json.dumps(given[name], ensure_ascii=False) for name in whole}
    return text(f"SELECT {function}({', '.join(places)})"), given


def _event_plain(event: Event) -> dict[str, Any]:
    links = {"before": event.before.hex(), "hash": event.hash.hex()}
    return {name: getattr(event, name) for name in Event.__struct_fields__} | links


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


def _account_now(plain: Mapping[str, Any]) -> AccountNow:
    return AccountNow(Role(plain["role"]), bool(plain["open"]))


def _signed(plain: Mapping[str, Any]) -> SignIn:
    account = plain.get("account")
    person = read(PersonRow, account) if account else None
    if person is not None and not (is_uuid7(person.account) and person.role in set(Role)):
        raise ValueError("an account's id names folders here, and its role its pages")
    elsewhere = plain.get("elsewhere", 0)
    return SignIn(person, plain["tries_left"], plain["locked_until_ms"], elsewhere=elsewhere)
