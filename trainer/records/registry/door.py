"""The operations of a registry, wherever it is: in a file, or on a server that lets nobody do
more."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection

from trainer.records.elsewhere import FromElsewhere
from trainer.records.registry.acts import ActKind
from trainer.records.registry.delivery import Answers, Delivery, Head
from trainer.records.registry.live import LiveAnswer
from trainer.records.registry.re_marks import Again, ReMarking
from trainer.records.registry.reads.house_acts import ChoiceMade, HouseAct
from trainer.records.registry.reads.own import Told
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.signed_in import SignIn
from trainer.records.registry.where import Where


@dataclass(frozen=True, slots=True)
class Locked:
    """What locks an exam if no server draws its tasks: the text by which the PIN is known again
    that releases each of them, and the first seed."""

    lock: str
    seed: int


@dataclass(frozen=True, slots=True)
class BackedUp:
    """The last backup of a school on a server, as whoever makes it told the school. ``at_ms`` is
    when it was tried last, ``fault`` what went wrong then, ``sound_ms`` when it last succeeded:
    never where None."""

    at_ms: int
    sound_ms: int | None
    fault: str = ""


class Door(Protocol):
    """All that can be done with a registry. Methods raise RegistryFault."""

    @property
    def where(self) -> Where: ...

    @property
    def clock_off_ms(self) -> int:
        """The lead of this machine's clock over the registry's when it was opened, in ms."""

    def close(self) -> None: ...

    def transaction(self) -> AbstractContextManager[Connection]: ...

    def reading(self) -> AbstractContextManager[Connection]: ...

    def act(self, by: str, kind: ActKind, body: str, private: Mapping[str, Any]) -> EventRow: ...

    def sign(self, by: str, badge: str, body: str) -> EventRow: ...

    def erase(self, by: str, account: str) -> EventRow: ...

    def re_mark(self, by: str, why: ReMarking, again: Again) -> EventRow: ...

    def open_exam(
        self, by: str, badge: str, facts: Mapping[str, Any], locked: Locked | None
    ) -> EventRow: ...

    def next_task(
        self, account: str, badge: str, sitting: str, number: int, seed: int | None
    ) -> int | None:
        """None where it was drawn just now: asked again, it is told."""

    def submit(self, delivery: Delivery) -> Answers: ...

    def await_delivery(self, at_most_s: float) -> None: ...

    def end_holders(self, after_ms: int) -> None: ...

    def head(self, chain: str) -> Head | None: ...

    def challenge(self, login: str, which: str) -> str: ...

    def nonce(self) -> str: ...

    def sign_in(self, login: str, which: str, nonce: str, proof: bytes) -> SignIn: ...

    def change_secret(
        self, login: str, by: str, nonce: str, proof: bytes, which: str, how: str, hidden: bytes
    ) -> SignIn: ...

    def sign_out(self, account: str, badge: str) -> None: ...

    def own(self, what: str, account: str, badge: str) -> Told:
        """The answer to that question of ``reads.own``."""

    def own_events(
        self, account: str, badge: str, known: Mapping[str, int], at_most: int
    ) -> tuple[FromElsewhere, ...]: ...

    def begin_live(self, account: str, badge: str) -> None: ...

    def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer: ...

    def watch_live(self, by: str, class_: str, opened: str) -> None: ...

    def choices_made(self) -> tuple[ChoiceMade, ...]: ...

    def house_acts(self) -> tuple[HouseAct, ...]: ...

    def house_archive(self, id_: str) -> str: ...

    def is_demo(self) -> bool: ...

    def note_backup(self, fault: str) -> None: ...

    def backed_up(self) -> BackedUp | None: ...

    def rebuild(self) -> None: ...

    def sweep(self) -> None: ...
