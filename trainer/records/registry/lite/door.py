"""A registry in a file of this machine. There is no server: the program keeps the rules itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from time import sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, select, text

from trainer.network_share import share_of
from trainer.records.elsewhere import FromElsewhere
from trainer.records.registry.acts import BY_PIN, SCHOOL, ActKind
from trainer.records.registry.delivery import Answers, Delivery, Head
from trainer.records.registry.faults import (
    IN_USE,
    NETWORK_SHARE,
    ActRefused,
    Refusal,
    Refused,
    RegistryDown,
    RegistryRefused,
)
from trainer.records.registry.lite import acting, erasing, live, signing, submit
from trainer.records.registry.lite.engine import lite_engine, lite_faults
from trainer.records.registry.lite.schema import bring_up_to_date, prepare
from trainer.records.registry.objections import in_lite
from trainer.records.registry.re_marks import Again, ReMarking
from trainer.records.registry.reads.event_rows import own_events
from trainer.records.registry.reads.own import (
    ARCHIVE,
    HOUSES,
    OWN,
    ChoiceMade,
    HouseAct,
    OwnRows,
    own_rows,
)
from trainer.records.registry.rows.exams import Locked
from trainer.records.registry.rows.live import LiveAnswer
from trainer.records.registry.rows.log import EventRow, events
from trainer.records.registry.rows.people import AccountNow
from trainer.records.registry.sessions import Sessions
from trainer.records.registry.signed_in import PASSWORD, PIN, SignIn
from trainer.records.registry.where import File
from trainer.wording import say_phrase

Read = TypeVar("Read")

LOOK_S = 1.0


def refit(at: File) -> None:
    """The file has today's tables, views and guards, whatever became of them."""
    with lite_faults(at.path):
        engine = lite_engine(at.path, make=False)
        try:
            with engine.begin() as db:
                bring_up_to_date(db)
        finally:
            engine.dispose()


class LiteDoor(Sessions):
    """Opens the file, and brings it up to date. Raises RegistryFault."""

    clock_off_ms = 0

    def __init__(
        self, where: File, wall_ms: Callable[[], int], *, make: bool, as_owner: bool = False
    ) -> None:
        self.where = where
        self._as_owner = as_owner
        self._wall_ms, self._link = wall_ms, secrets.token_hex(16)
        kind = share_of(where.path)
        if kind:
            said = say_phrase(NETWORK_SHARE[1], kind=kind)
            raise RegistryRefused(str(where), NETWORK_SHARE[0], said)
        with lite_faults(where.path):
            engine = lite_engine(where.path, make=make)
            with ExitStack() as undone:
                undone.callback(engine.dispose)
                prepare(engine, where.path, make=make)
                undone.pop_all()
        super().__init__(engine, self._faults)

    def act(self, by: str, kind: ActKind, body: str, private: Mapping[str, Any]) -> EventRow:
        with self.transaction() as db:
            if kind in BY_PIN and not self._as_owner:
                raise Refused(Refusal.NOT_PERMITTED)
            return acting.act(db, by, kind, body, private, self._wall_ms())

    def sign(self, by: str, badge: str, body: str) -> EventRow:
        with self.transaction() as db:
            signing.take_back(db, signing.must_hold(db, badge, by, PIN, self._wall_ms()))
            return acting.act(db, by, ActKind.EXAM_SIGNED, body, {}, self._wall_ms())

    def erase(self, by: str, account: str, station: str) -> EventRow:
        return self.do(erasing.erase, by, account, station, self._wall_ms())

    def re_mark(self, by: str, why: ReMarking, again: Again) -> EventRow:
        return self.do(acting.re_mark, by, why, again, self._wall_ms())

    def open_exam(
        self, by: str, badge: str, facts: Mapping[str, Any], locked: Locked | None
    ) -> EventRow:
        with self.transaction() as db:
            kept = signing.must_hold(db, badge, by, PIN, self._wall_ms())
            signing.take_back(db, kept)
            return acting.open_exam(db, by, facts, locked, self._wall_ms())

    def next_task(
        self, account: str, badge: str, sitting: str, number: int, seed: int | None
    ) -> int:
        with self.transaction() as db:
            signing.held_badge(db, badge, account, PASSWORD, self._wall_ms())
            return acting.next_task(db, account, sitting, number, seed, self._wall_ms())

    def submit(self, delivery: Delivery) -> Answers:
        return self.do(submit.submit, delivery, self._wall_ms())

    def await_delivery(self, at_most_s: float) -> bool:
        """A file tells nobody: it is looked at again soon."""
        sleep(min(at_most_s, LOOK_S))
        return False

    def end_holders(self, after_ms: int, full: float) -> None:
        """Whoever writes a file is another window of its owner's, and soon done."""

    def spare_queue(self, full: float) -> None:
        """There is none."""

    def head(self, chain: str) -> Head | None:
        return self.ask(submit.head, chain)

    def challenge(self, login: str, which: str) -> str:
        return self.ask(signing.challenge, login, which)

    def nonce(self) -> str:
        return self.ask(signing.fresh, self._wall_ms())

    def sign_in(self, login: str, which: str, nonce: str, proof: bytes) -> SignIn:
        return self.do(signing.sign_in, login, which, nonce, proof, self._wall_ms())

    def change_secret(
        self, login: str, by: str, nonce: str, proof: bytes, which: str, how: str, hidden: bytes
    ) -> SignIn:
        said = login, by, nonce, proof, which, how, hidden
        return self.do(signing.change_secret, *said, self._wall_ms())

    def sign_out(self, account: str, badge: str) -> None:
        # A proof that has run out, or was taken back, leaves nothing to do.
        with self.transaction() as db, suppress(Refused):
            signing.take_back(db, signing.held_badge(db, badge, account, PASSWORD, self._wall_ms()))

    def account_now(self, account: str, badge: str) -> AccountNow:
        return self.do(signing.account_now, badge, account, self._wall_ms())

    def own(self, what: str, account: str, badge: str, read_as: Callable[[OwnRows], Read]) -> Read:
        with self._shown(account, badge) as db:
            return read_as(own_rows(db, OWN[what], account=account))

    def own_events(
        self, account: str, badge: str, known: Mapping[str, int], at_most: int
    ) -> tuple[FromElsewhere, ...]:
        with self._shown(account, badge) as db:
            return own_events(db, account, known, at_most)

    def begin_live(self, account: str, badge: str) -> None:
        with self._shown(account, badge) as db:
            live.begin(db, account, self._link)

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer:
        return self.do(live.show, account, self._link, tile, felt, self._wall_ms())

    def watch_live(self, by: str, class_: str, opened: str) -> None:
        self.do(live.watch, by, class_, opened, self._wall_ms())

    def choices_made(self) -> tuple[ChoiceMade, ...]:
        return tuple(ChoiceMade(**each) for each in self._of_houses("choices_made"))

    def house_acts(self) -> tuple[HouseAct, ...]:
        return tuple(HouseAct(**each) for each in self._of_houses("house_acts"))

    def house_archive(self, id_: str) -> str:
        with self.reading() as db:
            return db.scalar(text(in_lite(ARCHIVE)), {"handed_in": id_}) or ""

    def _of_houses(self, what: str) -> Sequence[Mapping[str, Any]]:
        with self.reading() as db:
            return own_rows(db, {what: HOUSES[what]})[what]

    def is_demo(self) -> bool:
        first = select(events.c.kind).where(events.c.chain == SCHOOL, events.c.place == 1)
        with self.reading() as db:
            return db.scalar(first) == ActKind.DEMO_SCHOOL

    def note_backup(self, fault: str) -> None:
        """The machine that keeps the file makes its copies, and knows."""

    def backed_up(self) -> None:
        """No other machine has to be told."""

    def sweep(self) -> None:
        """Remove the erased texts from every corner of the file and its journal. Raises
        RegistryDown while somebody reads what stood before."""
        # VACUUM writes the file anew, without erased texts; the journal may still hold them.
        _, (busy, *_) = self.swept("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
        if busy:
            raise RegistryDown(str(self.where), *IN_USE)

    @contextmanager
    def _shown(self, account: str, badge: str) -> Iterator[Connection]:
        """Read the data of an account for the person who is signed in as it."""
        with self.transaction() as db:
            signing.must_hold(db, badge, account, PASSWORD, self._wall_ms())
            yield db

    @contextmanager
    def _faults(self) -> Iterator[None]:
        with lite_faults(self.where.path):
            try:
                yield
            except Refused as error:
                raise ActRefused(str(self.where), error.refusal) from error
