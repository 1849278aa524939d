"""The school's registry: opened by file or by URL, and used alike wherever it is."""

from __future__ import annotations

import secrets
from base64 import b64decode
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from trainer.records import declared
from trainer.records.attempt import Attempt
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Event, written
from trainer.records.event_shape import DAY_MS
from trainer.records.registry.acts import PRIVATE, SCHOOL, THROUGH_OTHER_DOORS, ActKind
from trainer.records.registry.delivery import NOTHING_CLAIMED, Answers, Claims, Delivery, Head
from trainer.records.registry.derived import marked, views
from trainer.records.registry.faults import (
    CLOCK_OFF,
    ActRefused,
    NotSwept,
    Refusal,
    RegistryDown,
    RegistryRefused,
)
from trainer.records.registry.lite.door import LiteDoor
from trainer.records.registry.postgres.door import PostgresDoor
from trainer.records.registry.postgres.engine import no_more
from trainer.records.registry.proofs import (
    Badges,
    badge_of,
    change_said,
    new_key_hidden,
    proof_of,
    sign_in_said,
)
from trainer.records.registry.re_marks import Again, ReMarking
from trainer.records.registry.reads import delivered, event_rows, own
from trainer.records.registry.reads.delivered import NO_TURNS, WHOLE, Share
from trainer.records.registry.reads.own import ChoiceMade, HouseAct
from trainer.records.registry.rows.exams import (
    AssignmentRow,
    ExamLockRow,
    ExamRow,
    Locked,
    SignatureRow,
    SittingRow,
)
from trainer.records.registry.rows.live import LiveAnswer
from trainer.records.registry.rows.log import BackedUp, DeliveryRow, EventRow
from trainer.records.registry.rows.marks import BeliefNow, BeliefsDueRow, Marks
from trainer.records.registry.rows.people import AccountNow, ClassRow, MemberRow, PersonRow
from trainer.records.registry.said import Said
from trainer.records.registry.signed_in import PASSWORD, PIN, SignIn
from trainer.records.registry.where import File, Server, Where, where
from trainer.records.uuid7 import Uuid7

P = ParamSpec("P")
T = TypeVar("T")
Row = TypeVar("Row")

Door = LiteDoor | PostgresDoor
"""The operations of a registry, wherever it is: in a file, or on a server that lets nobody do
more. Both have the same."""

QUEUE_FULL = 0.1
"""Of the server's queue of what is told."""

_NAMED = (ActKind.ACCOUNT_OPENED, ActKind.ACCOUNT_RENAMED)


class Registry:
    """The school's records: the deliveries of all stations, the people, and the decisions.

    Any thread may use it; one that waits for a slow server holds no other up. Every method raises
    RegistryDown where the registry cannot be reached or written now, RegistryRefused where somebody
    has to see to something first, ActRefused where an act may not be done.
    """

    def __init__(self, door: Door, wall_ms: Callable[[], int], badges: Badges) -> None:
        self._door, self._badges, self._wall_ms = door, badges, wall_ms
        self._new_id = Uuid7(wall_ms)
        self.station = ""
        """What people call this machine: every act says where it was done."""

    @classmethod
    def open(
        cls,
        at: Path | str,
        wall_ms: Callable[[], int],
        *,
        make: bool = False,
        as_owner: bool = False,
        badges: Badges | None = None,
        while_waiting: Callable[[], None] = no_more,
    ) -> Registry:
        """The registry in that file, or in the database of that URL. ``make``: a file is made where
        there is none; a database is made by ``trainer school init``. ``as_owner``: exams in a
        file are opened and signed without a PIN, as a server lets the school's owner. ``badges``
        are those of this program, where others of its registries show them too. ``while_waiting``
        is called again and again until a server has answered."""
        found = where(at)
        if isinstance(found, File):
            door: Door = LiteDoor(found, wall_ms, make=make, as_owner=as_owner)
        else:
            door = PostgresDoor(found, wall_ms, while_waiting)
        return cls(door, wall_ms, badges or Badges())

    def close(self) -> None:
        self._door.close()

    @property
    def where(self) -> Where:
        """The place of the registry; its text has no password in it."""
        return self._door.where

    def note_backup(self, fault: str) -> None:
        """Tell the school on a server that it was backed up just now, or what went wrong."""
        self._door.note_backup(fault)

    def backed_up(self) -> BackedUp | None:
        """The last backup of the school on a server; None if nobody told."""
        return self._door.backed_up()

    def must_agree_on_time(self) -> None:
        """Raises RegistryRefused where this machine's clock is off by more than a day."""
        # What it records would be refused, or be in no order with what others recorded.
        if abs(self._door.clock_off_ms) > DAY_MS:
            raise RegistryRefused(str(self.where), *CLOCK_OFF)

    @property
    def now_ms(self) -> int:
        """The registry's time, as far as it was known when it was opened."""
        return self._wall_ms() - self._door.clock_off_ms

    @property
    def is_plain(self) -> bool:
        """True if others on the network can read the traffic, because its URL says so."""
        return isinstance(self.where, Server) and self.where.is_plain

    @property
    def is_demo(self) -> bool:
        """True if it was filled by simulated trainees, for learning the reports."""
        return self._door.is_demo()

    @property
    def badges(self) -> Badges:
        """The badges of people who signed in by it, for other registries of this program."""
        return self._badges

    def new_id(self) -> str:
        return self._new_id()

    def transaction(self) -> AbstractContextManager[Connection]:
        """All or nothing of what is done inside."""
        return self._door.transaction()

    def reading(self) -> AbstractContextManager[Connection]:
        """A view of the present state, for the modules of records that read it."""
        return self._door.reading()

    def ask(
        self, question: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        """The answer of a module of records that reads the present state."""
        return self._door.ask(question, *given, **more)

    # --- what is decided

    def act(
        self,
        by: str,
        kind: ActKind,
        facts: Mapping[str, Any],
        private: Mapping[str, Any] | None = None,
    ) -> EventRow:
        """Record what that account decided. ``private`` is kept with the people, in no event."""
        kept = dict(private or {})
        if kind in THROUGH_OTHER_DOORS or not set(kept) <= set(PRIVATE.get(kind, ())):
            raise self._refused(Refusal.NOT_PERMITTED)
        if any(facts.get(name) is None for name in kind.terms.facts):
            raise self._refused(Refusal.INCOMPLETE)
        said = self._said(by, facts)
        if kind in _NAMED and kept:
            # Without it a name or an address could be guessed, and the guess tried by its digest.
            kept["digest_salt"] = secrets.token_hex(16)
            said["digest"] = _digest(kept)
        if kind is ActKind.EXAM_SIGNED and (badge := self._badges.drop(by, PIN)):
            return self._door.sign(by, badge, written(said))
        return self._door.act(by, kind, written(said), kept)

    def _said(self, by: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of an act, with its author and the name of this station."""
        return {"by": by, **facts, **({"where": self.station} if self.station else {})}

    def erase(self, by: str, account: str) -> EventRow:
        """Record that an account is erased, and erase it: who it was, all that it did, and what was
        said of it. Every chain stays whole around what is gone. Raises NotSwept where that is done
        and traces may be left in the file for a while."""
        event = self._door.erase(by, account, self.station)
        try:
            self._door.sweep()
        except RegistryDown as down:
            raise NotSwept(str(self.where)) from down
        return event

    def re_mark(self, by: str, why: ReMarking, again: Again) -> EventRow:
        """Have the marker mark all these again; the figures that stood stay in the act."""
        return self._door.re_mark(by, replace(why, where=self.station), again)

    def open_exam(
        self,
        by: str,
        sitting: str,
        exam: str,
        account: str,
        station: str,
        locked: Locked | None = None,
    ) -> EventRow:
        """Open an exam at a trainee's station, by whoever proved a PIN here just before: once. The
        event has the seed of the first task, which the registry draws; in a file it may be
        ``locked`` by that PIN instead."""
        facts = {"sitting": sitting, "exam": exam, "account": account, "station": station}
        badge = self._badge(by, PIN)
        self._badges.drop(by, PIN)
        return self._door.open_exam(by, badge, self._said(by, facts), locked)

    def next_task(self, account: str, sitting: str, number: int, seed: int | None = None) -> int:
        """The seed of that task of a sitting, which is given once all before it is delivered; in a
        file it may be ``seed``, released by a PIN. Asked again, it is the same."""
        for _ in range(2):
            answer = self._door.next_task(account, self._badge(account), sitting, number, seed)
            if answer is not None:
                return answer
        raise self._refused(Refusal.NOT_COMMITTED)

    def lock_of(self, sitting: str) -> str:
        """By what the PIN is known again that opened that sitting; empty where a server did."""
        row = self.row(ExamLockRow, sitting=sitting) if isinstance(self.where, File) else None
        return row.lock if row is not None else ""

    # --- what is delivered

    def submit(
        self,
        chain: str,
        station: str,
        account: str,
        events: Sequence[Event],
        claims: Claims = NOTHING_CLAIMED,
    ) -> Answers:
        """Take the events of a chain in their order, each once. They wait to be marked then."""
        return self._door.submit(Delivery(chain, station, account, events, claims))

    def head(self, chain: str) -> Head | None:
        """The last delivered place of a chain; None for an unknown one."""
        return self._door.head(chain)

    # --- what the marker does

    def to_mark(
        self, at_most: int = 1, share: Share = WHOLE, turns: Mapping[str, int] = NO_TURNS
    ) -> tuple[DeliveryRow, ...]:
        """The deliveries of that share that are to be marked next, by the accounts' last turns."""
        return self.ask(delivered.next_deliveries, at_most, share, turns)

    def mark(self, found: Sequence[tuple[DeliveryRow, Marks]]) -> bool:
        """These deliveries are marked so, for good; False, and nothing is done, where one of them
        was before. A door of the marker's or of the owner's alone may do so."""
        with self.transaction() as db:
            if not marked.wait(db, [delivery for delivery, _ in found]):
                return False
            for _, marks in (each for each in found if each[0].chain == SCHOOL):
                marked.take_again(db, marks)
            marked.take_marks(db, [each for each in found if each[0].chain != SCHOOL])
            return True

    def beliefs_due(self, at_most: int, share: Share = WHOLE) -> tuple[BeliefsDueRow, ...]:
        """The beliefs of that share that are to be told next, of so many accounts at most."""
        return self.ask(delivered.next_beliefs, at_most, share)

    def tell_beliefs(self, beliefs: Mapping[BeliefsDueRow, Sequence[BeliefNow]]) -> None:
        """These beliefs stand, where they are still due so."""
        with self.transaction() as db:
            marked.take_beliefs(db, beliefs)

    def unmark(self) -> None:
        """All that was delivered waits to be marked again, and no marks are left."""
        with self.transaction() as db:
            marked.unmark(db)

    def await_delivery(self, at_most_s: float) -> bool:
        """Come back when something was delivered, or after that time; True if a server told so."""
        return self._door.await_delivery(at_most_s)

    def end_holders(self, after_ms: int = 15_000, full: float = QUEUE_FULL) -> None:
        """Cut off whoever makes others wait in a transaction that is older than that, or reads
        nothing of what fills the server's queue. The marker's login and the owner's may."""
        self._door.end_holders(after_ms, full)

    def spare_queue(self, full: float = QUEUE_FULL) -> None:
        """Listen no more until the next wait, where what is not read fills the server's queue."""
        self._door.spare_queue(full)

    # --- who is there

    def challenge(self, login: str, which: str) -> str:
        """The recipe that turns a secret of that login into its proof."""
        return self._door.challenge(login, which)

    def sign_in(self, login: str, which: str, key: bytes) -> SignIn:
        """Sign in the person who knows that key of the secret, until he signs out. The key is never
        sent, only proved."""
        nonce = self._door.nonce()
        proof = proof_of(key, sign_in_said(login, which, nonce))
        return self._signed_in(self._door.sign_in(login, which, nonce, proof), which, key, nonce)

    def change_secret(self, login: str, by: str, key: bytes, which: str, verifier: str) -> SignIn:
        """Give the person who knows that key of the secret ``by`` the new one, which nobody else
        reads."""
        nonce, (how, _, kept) = self._door.nonce(), verifier.rpartition("$")
        hidden = new_key_hidden(key, nonce, b64decode(kept + "=" * (-len(kept) % 4)))
        proof = proof_of(key, change_said(login, by, which, how, hidden, nonce))
        changed = self._door.change_secret(login, by, nonce, proof, which, how, hidden)
        return self._signed_in(changed, by, key, nonce)

    def sign_out(self, account: str) -> None:
        """Forget the badges of that account's own data; a PIN proved just before still holds."""
        badge = self._badges.drop(account, PASSWORD)
        if badge:
            self._door.sign_out(account, badge)

    def account_now(self, account: str) -> AccountNow:
        """The present role of that account, signed in here, and whether it is still open: what a
        login may ask that reads no accounts. Refused as not there where it is erased."""
        return self._door.account_now(account, self._badge(account))

    def people(self) -> tuple[PersonRow, ...]:
        return self.ask(views.everybody)

    def person(self, account: str) -> PersonRow | None:
        return self.ask(views.person_of, account)

    def classes(self) -> tuple[ClassRow, ...]:
        return self.rows(ClassRow, order="title")

    def members(self, class_: str = "") -> tuple[MemberRow, ...]:
        return self.rows(MemberRow, class_=class_) if class_ else self.rows(MemberRow)

    def house_taught(self, account: str) -> str:
        """The house that is taught in an open class of that account; empty for none."""
        mine = {
            each.class_ for each in self.members() if each.account == account and not each.until_ms
        }
        taught = (each.house for each in self.classes() if each.class_ in mine and each.house)
        return next(taught, "")

    # --- what is a trainee's own: asked for by who is signed in here; ActRefused, `not_signed_in`

    def assignments_of(self, account: str) -> tuple[tuple[AssignmentRow, ExamRow], ...]:
        """The exams that are set for that account."""
        return self._door.own("assignments_of", account, self._badge(account), own.assigned)

    def sittings_of(self, account: str) -> tuple[tuple[SittingRow, tuple[SignatureRow, ...]], ...]:
        """The sittings of that account, with their signatures."""
        return self._door.own("sittings_of", account, self._badge(account), own.sat)

    def said_to(self, account: str) -> Said:
        """The remarks of supervisors on that account's attempts."""
        return self._door.own("said_to", account, self._badge(account), Said.from_plain)

    def own_events(
        self, account: str, known: Mapping[str, int], at_most: int
    ) -> tuple[FromElsewhere, ...]:
        """The events of that account at any station that are not ``known`` up to that place of
        their chain: so many at most, chain by chain. What a later program recorded ends it."""
        return self._door.own_events(account, self._badge(account), known, at_most)

    def begin_live(self, account: str) -> None:
        """Show the table of that account, signed in here, from here alone from now on."""
        self._door.begin_live(account, self._badge(account))

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer:
        """Show the table of that account on the live wall, and hear what was ordered there. Raises
        ActRefused, `not_signed_in`, where it was not begun here."""
        return self._door.show_live(account, tile, felt)

    def watch_live(self, by: str, class_: str, opened: str = "") -> None:
        """Watch a class for the next seconds, and that account's table from near."""
        self._door.watch_live(by, class_, opened)

    def choices_made(self) -> tuple[ChoiceMade, ...]:
        """The school's readings of its houses: every choice, in the order of making."""
        return self._door.choices_made()

    def house_acts(self) -> tuple[HouseAct, ...]:
        """The houses that were handed in, and what was published of them, in that order."""
        return self._door.house_acts()

    def house_archive(self, id_: str) -> str:
        """The archive that was handed in as that act, in base64; empty where there is none."""
        return self._door.house_archive(id_)

    # --- what is there

    def rows(
        self,
        kind: type[Row],
        *,
        order: str | Sequence[str] = (),
        limit: int | None = None,
        **are: str | float | bool | Collection[Any] | None,
    ) -> tuple[Row, ...]:
        """The rows of a table whose columns are these; a collection stands for any in it. ``order``
        is by columns, the greatest first for ``-column``."""
        return self.ask(declared.rows, kind, are, order, limit)

    def row(self, kind: type[Row], **are: str | float | bool | None) -> Row | None:
        """The one row whose columns are these."""
        with self.reading() as db:
            return next(iter(declared.rows(db, kind, are, (), 1)), None)

    def count(self, kind: type, **are: str | float | bool | Collection[Any] | None) -> int:
        return self.ask(declared.count, kind, are)

    def attempt(self, attempt: str) -> Attempt | None:
        """The evidence of that round; None where there is none, or it was erased."""
        return self.ask(event_rows.attempt, attempt)

    def events_of(self, attempt: str) -> tuple[Event, ...]:
        """Everything that was told of an attempt."""
        return self.ask(event_rows.events_of, attempt)

    def heard_after_ms(self, chain: str, place: int) -> int:
        """The least time after which the school heard of an event of that chain, up to that place
        and not long before."""
        return self.ask(event_rows.heard_after_ms, chain, place)

    def events_in(self, chain: str, after: int = 0) -> tuple[EventRow, ...]:
        """A chain's events after that place."""
        return self.ask(event_rows.events_in, chain, after)

    def _signed_in(self, signed: SignIn, which: str, key: bytes, nonce: str) -> SignIn:
        if signed.account is None:
            return signed
        badge = badge_of(key, nonce)
        self._badges.keep(signed.account.account, which, badge)
        return replace(signed, badge=badge)

    def _badge(self, account: str, which: str = PASSWORD) -> str:
        badge = self._badges.shown(account, which)
        if not badge:
            raise self._refused(Refusal.NOT_SIGNED_IN)
        return badge

    def _refused(self, refusal: Refusal) -> ActRefused:
        return ActRefused(str(self.where), refusal)


def _digest(private: Mapping[str, Any]) -> str:
    """The hash that vouches for personal data that no event holds."""
    parts = (
        private["digest_salt"],
        *(private.get(each) or "" for each in ("login", "name", "email")),
    )
    return sha256("\n".join(parts).encode()).hexdigest()
