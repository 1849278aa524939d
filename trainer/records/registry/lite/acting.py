"""A decision, recorded in the registry's file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from trainer.records.registry.acts import ActKind
from trainer.records.registry.derived.projecting import NothingThere, Told, project
from trainer.records.registry.derived.sums import fold
from trainer.records.registry.lite.act_log import append
from trainer.records.registry.lite.fitting import must_fit
from trainer.records.registry.lite.permit import permit
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.people import badges, people

NOBODY: Mapping[str, Any] = {
    "login": None,
    "name": "",
    "role": "",
    "state": "",
    "email": None,
    "password_hash": None,
    "pin_hash": None,
    "digest_salt": None,
    "tries": 0,
    "locked_until_ms": 0,
    "language": "",
}


def act(
    db: Connection, by: str, kind: ActKind, body: str, private: Mapping[str, Any], now_ms: int
) -> EventRow:
    """The act is recorded, and everything is as it says. Raises Refused."""
    facts = json.loads(body)
    permit(db, by, kind, facts)
    must_fit(db, kind, facts, now_ms)
    with _refused_where_there():
        _keep_private(db, kind, facts, private)
        event = append(db, kind, body, now_ms)
        with counted_anew(db, kind, facts):
            project_act(db, event)
    return event


def project_act(db: Connection, event: EventRow, *, strictly: bool = True) -> None:
    """The tables are as that act says. Raises Refused where what it changes is not there."""
    told = Told(event.id, event.attempt, event.kind, event.at_ms, event.body, account="")
    try:
        project(db, told, strictly=strictly)
    except NothingThere as error:
        raise Refused(Refusal.NOT_THERE) from error


@contextmanager
def counted_anew(db: Connection, kind: ActKind, facts: Mapping[str, Any]) -> Iterator[None]:
    """Fold the act's changes of counted attempts into the sums."""
    attempts = [facts["attempt"]] if kind is ActKind.OVERRIDDEN else []
    fold(db, attempts, -1)
    yield
    fold(db, attempts, 1)


@contextmanager
def _refused_where_there() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Refused(Refusal.THERE_ALREADY) from error


def _keep_private(
    db: Connection, kind: ActKind, facts: Mapping[str, Any], private: Mapping[str, Any]
) -> None:
    """Keep in ``people`` the facts that no event says. A new secret, and unlocking, end a lock."""
    account = facts.get("account")
    if kind is ActKind.ACCOUNT_OPENED:
        db.execute(people.insert(), {**NOBODY, **private, "account": account})
        return
    unlocked = kind in (ActKind.SECRET_SET, ActKind.ACCOUNT_UNLOCKED)
    values = {**private, **({"tries": 0, "locked_until_ms": 0} if unlocked else {})}
    if not values:
        return
    if not db.execute(people.update().where(people.c.account == account).values(values)).rowcount:
        raise Refused(Refusal.NOT_THERE)
    if kind is ActKind.SECRET_SET:
        db.execute(badges.delete().where(badges.c.account == account))
