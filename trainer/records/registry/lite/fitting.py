"""The check that an act fits the present state, whoever does it, on SQLite: the server's
``must_fit`` too."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, and_, exists, func, or_, select

from trainer.records.event import Kind
from trainer.records.registry.acts import LARGEST_ARCHIVE, SCHOOL, ActKind
from trainer.records.registry.derived.in_force import ANSWER_TO, MISTAKE_TO, QUICK_TO, RESULT_TO
from trainer.records.registry.lite.live import must_be_an_order
from trainer.records.registry.reads.house_acts import HouseAct, house_acts
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.exams import exam_assignments, exam_sittings, exams, signatures
from trainer.records.registry.rows.log import chains, events
from trainer.records.registry.rows.marks import quick, round_mistakes, rounds

DAY_MS = 24 * 60 * 60 * 1000
FIRST, SECOND = "first", "second"


def must_fit(db: Connection, kind: ActKind, facts: Mapping[str, Any], now_ms: int) -> None:
    """Nothing happens where the act fits what it is about. Raises Refused."""
    match kind:
        case ActKind.OVERRIDDEN:
            _must_be_marked(db, facts)
        case ActKind.EXAM_OPENED:
            _must_be_assigned(db, facts)
            _must_be_to_sit(db, facts, now_ms)
        case ActKind.EXAM_SIGNED:
            _must_be_as_it_ended(db, facts)
        case ActKind.HOUSE_HANDED_IN:
            _must_be_a_house(facts)
        case ActKind.HOUSE_PUBLISHED if facts.get("handed_in"):
            _must_be_handed_in(db, facts)
        case ActKind.HOUSE_WITHDRAWN:
            _must_be_in_force(db, facts)
        case ActKind.LIVE_PAUSED | ActKind.LIVE_RESUMED | ActKind.LIVE_NOTED:
            must_be_an_order(db, kind, facts)
        case _:
            return


# ------------------------------------------------------------------------------------- houses


def _must_be_a_house(facts: Mapping[str, Any]) -> None:
    """The archive is no larger than one of a house can be."""
    if not isinstance(facts["archive"], str) or len(facts["archive"]) > LARGEST_ARCHIVE:
        raise Refused(Refusal.TOO_MUCH)


def _must_be_handed_in(db: Connection, facts: Mapping[str, Any]) -> None:
    """Check that somebody else handed in what is published."""
    at = events.c
    handed = select(at.body).where(
        at.chain == SCHOOL, at.kind == ActKind.HOUSE_HANDED_IN, at.id == facts["handed_in"]
    )
    body = json.loads(db.scalar(handed) or "{}")
    if any(body.get(each) != facts[each] for each in ("house", "edition", "fingerprint")):
        raise Refused(Refusal.NOT_THERE)
    if body["by"] == facts["by"]:
        raise Refused(Refusal.OWN_HOUSE)


def _must_be_in_force(db: Connection, facts: Mapping[str, Any]) -> None:
    """Check that what is withdrawn is the edition that every station deals by."""
    last = next((each for each in reversed(house_acts(db)) if _stands(each, facts)), None)
    said = (last.kind, last.edition, last.fingerprint) if last is not None else ()
    if said != (ActKind.HOUSE_PUBLISHED, facts["edition"], facts["fingerprint"]):
        raise Refused(Refusal.NOT_THERE)


def _stands(act: HouseAct, facts: Mapping[str, Any]) -> bool:
    return act.house == facts["house"] and not act.handed_in


# ---------------------------------------------------------------------------------- overridden


def _must_be_marked(db: Connection, facts: Mapping[str, Any]) -> None:
    """Check that the override's mark exists, and that it is set to a possible value."""
    attempt, whole = facts["attempt"], facts["number"] == 0
    if db.scalar(select(exists().where(quick.c.attempt == attempt))):
        _one_of(facts["to"], QUICK_TO if whole else ANSWER_TO)
        return
    of_round = exists().where(rounds.c.attempt == attempt) if whole else _mistake(facts)
    if not db.scalar(select(of_round)):
        raise Refused(Refusal.NOT_THERE)
    _one_of(facts["to"], RESULT_TO if whole else MISTAKE_TO)


def _mistake(facts: Mapping[str, Any]) -> Any:
    at = round_mistakes.c
    return exists().where(
        at.attempt == facts["attempt"],
        at.number == facts["number"],
        at.code == facts["code"],
        func.coalesce(at.seat, 0) == facts["seat"],
        func.coalesce(at.wager, "") == facts["wager"],
    )


def _one_of(word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise Refused(Refusal.NO_SUCH_MARK)


# -------------------------------------------------------------------------------------- opened


def _must_be_assigned(db: Connection, facts: Mapping[str, Any]) -> None:
    at = exam_assignments.c
    assigned = exists().where(at.exam == facts["exam"], at.account == facts["account"])
    is_set = exists().where(exams.c.exam == facts["exam"], exams.c.state == "set")
    if not db.scalar(select(and_(assigned, is_set))):
        raise Refused(Refusal.NOT_ASSIGNED)


def _must_be_to_sit(db: Connection, facts: Mapping[str, Any], now_ms: int) -> None:
    """As the exam's own rule for retakes says: what was discontinued or voided is no try. Its days
    are the trainee's, in whose zone nobody here is: so many whole ones less one are over in any."""
    at = exam_sittings.c
    own = and_(at.exam == facts["exam"], at.account == facts["account"])
    tries, days = _retake(db, facts["exam"])
    made = db.execute(
        select(func.count(), func.max(at.ended_at_ms)).where(own, at.state == "ended")
    ).one()
    over = or_(at.state == "open", and_(at.state == "ended", at.outcome == "passed"))
    if db.scalar(select(exists().where(own, over))) or (tries is not None and made[0] >= tries):
        raise Refused(Refusal.NOT_TO_SIT)
    if made[1] is not None and now_ms - made[1] <= (days - 1) * DAY_MS:
        raise Refused(Refusal.NOT_TO_SIT)


def _retake(db: Connection, exam: str) -> tuple[int | None, int]:
    """The number of tries, and the days until the next one."""
    blueprint = json.loads(db.scalar(select(exams.c.blueprint).where(exams.c.exam == exam)) or "{}")
    rule = blueprint.get("retake", {})
    return rule.get("tries"), rule.get("days", 0)


# -------------------------------------------------------------------------------------- signed


def _must_be_as_it_ended(db: Connection, facts: Mapping[str, Any]) -> None:
    """A signature is under the outcome that the trainee was told, and the hash that told it."""
    at = exam_sittings.c
    ended = select(at.account).where(
        at.sitting == facts["sitting"],
        at.state.in_(("ended", "discontinued")),
        at.outcome == facts["outcome"],
    )
    account = db.scalar(ended)
    signed = exists().where(signatures.c.sitting == facts["sitting"])
    role = SECOND if db.scalar(select(signed)) else FIRST
    if account is None or facts["role"] != role or facts["head"] != _head(db, facts, account):
        raise Refused(Refusal.NOT_AS_IT_ENDED)


def _head(db: Connection, facts: Mapping[str, Any], account: str) -> str:
    query = (
        select(events.c.hash)
        .join(chains, chains.c.chain == events.c.chain)
        .where(events.c.attempt == facts["sitting"], events.c.kind == Kind.EXAM_ENDED.value)
        .where(chains.c.account == account)
    )
    found: bytes | None = db.scalar(query.order_by(events.c.place).limit(1))
    return found.hex() if found is not None else ""
