"""What a station delivered, taken into the registry's file: each event once, and in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter

from sqlalchemy import Connection, select

from trainer.records import driven
from trainer.records.event import BEFORE_ALL, Event, link
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.declared import plain
from trainer.records.registry.derived.projections import DELIVERED
from trainer.records.registry.lite.marked import take_marks
from trainer.records.registry.lite.project import Told, project
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import ChainRow, chains, events
from trainer.records.registry.submit import Answer, Answered, Answers, Delivery, Head


def submit(db: Connection, delivery: Delivery, now_ms: int) -> Answers:
    """Take what can be taken, up to the first event that cannot. Raises Refused for a delivery of
    an account that is unknown, or not the chain's."""
    if _is_erased(db, delivery):
        return _all_erased(db, delivery)
    taking = _begun(db, delivery)
    for event in delivery.events:
        answer = taking.take(event)
        if not answer.kept:
            break
    taking.write(db, delivery, now_ms)
    take_marks(db, delivery)
    return Answers(tuple(taking.answers), taking.place)


def head(db: Connection, chain: str) -> Head | None:
    """How far that chain is known."""
    last = driven.first(db, _LAST, chain)
    return Head(last[0], last[1], last[2] == "") if last else None


_LAST = "SELECT place, hash, body FROM events WHERE chain = ? ORDER BY place DESC LIMIT 1"


def _is_erased(db: Connection, delivery: Delivery) -> bool:
    if delivery.chain == SCHOOL:
        raise Refused(Refusal.NOT_PERMITTED)
    chain, account = delivery.chain, delivery.account
    if driven.first(db, _OF_CHAIN, chain) not in (None, (account,)):
        raise Refused(Refusal.OTHER_ACCOUNT)
    state = driven.first(db, _STATE, account)
    if account and state is None:
        raise Refused(Refusal.UNKNOWN_ACCOUNT)
    return state == ("erased",) or driven.first(db, _ERASED, chain) is not None


_OF_CHAIN = "SELECT account FROM chains WHERE chain = ?"
_STATE = "SELECT state FROM people WHERE account = ?"
_ERASED = "SELECT place FROM erasures WHERE chain = ? LIMIT 1"


def _all_erased(db: Connection, delivery: Delivery) -> Answers:
    known = head(db, delivery.chain)
    first = tuple(Answered(event.place, Answer.ERASED) for event in delivery.events[:1])
    return Answers(first, known.place if known else 0)


@dataclass(slots=True)
class _Taking:
    """A chain that is going on: how far it is, what is there of what comes, what is new in it."""

    chain: str
    place: int
    hash: bytes
    there: dict[int, bytes]
    elsewhere: frozenset[str]
    fresh: list[Event] = field(default_factory=list)
    answers: list[Answered] = field(default_factory=list)

    def take(self, event: Event) -> Answer:
        answer = self._answer(event)
        self.answers.append(Answered(event.place, answer))
        if answer is Answer.STORED:
            self.fresh.append(event)
            self.place, self.hash = event.place, event.hash
        return answer

    def _answer(self, event: Event) -> Answer:
        if event.hash != _linked(event):
            return Answer.BAD_HASH
        if event.place > self.place + 1 or event.place < 1:
            return Answer.GAP
        if event.place <= self.place:
            same = self.there.get(event.place, event.hash) == event.hash
            return Answer.DUPLICATE if same else Answer.CONFLICT
        return Answer.STORED if self._follows(event) else Answer.CONFLICT

    def _follows(self, event: Event) -> bool:
        """Whether it comes next, and neither it nor its attempt is told of elsewhere."""
        begins = event.place > 1 or event.id == self.chain
        known = event.id in self.elsewhere or event.attempt in self.elsewhere
        return begins and not known and event.before == self.hash

    def write(self, db: Connection, delivery: Delivery, now_ms: int) -> None:
        if not self.fresh:
            return
        first = self.fresh[0]
        if first.place == 1:
            row = ChainRow(delivery.chain, delivery.account, delivery.station, first.at_ms)
            db.execute(chains.insert(), plain(row))
        driven.run_all(db, _STORE, ((self.chain, *_TOLD(each), now_ms) for each in self.fresh))
        for event in (each for each in self.fresh if each.kind in DELIVERED):
            project(db, _told(event, delivery.account), strictly=False)


_EVENT = tuple(each.name for each in fields(Event))
_TOLD = attrgetter(*_EVENT)
_STORE = (
    f"INSERT INTO events (chain, {', '.join(_EVENT)}, received_at_ms) "
    f"VALUES (?{', ?' * len(_EVENT)}, ?)"
)


def _begun(db: Connection, delivery: Delivery) -> _Taking:
    known = head(db, delivery.chain)
    place, hash_ = (known.place, known.hash) if known else (0, BEFORE_ALL)
    places = [event.place for event in delivery.events if event.place <= place]
    return _Taking(
        chain=delivery.chain,
        place=place,
        hash=hash_,
        there=_there(db, delivery.chain, places),
        elsewhere=_elsewhere(db, delivery),
    )


def _there(db: Connection, chain: str, places: Sequence[int]) -> dict[int, bytes]:
    if not places:
        return {}
    within = events.c.place.between(min(places), max(places))
    query = select(events.c.place, events.c.hash).where(events.c.chain == chain, within)
    return {row.place: row.hash for row in db.execute(query)}


def _elsewhere(db: Connection, delivery: Delivery) -> frozenset[str]:
    """Which ids and attempts of what comes are those of other chains."""
    attempts = {event.attempt for event in delivery.events}
    ids = [event.id for event in delivery.events]
    known = (*driven.among(db, _ATTEMPTS, attempts), *driven.among(db, _IDS, ids))
    return frozenset(told for told, chain in known if chain != delivery.chain)


_ATTEMPTS = "SELECT DISTINCT attempt, chain FROM events WHERE attempt IN ()"
_IDS = "SELECT id, chain FROM events WHERE id IN ()"


def _linked(event: Event) -> bytes:
    return link(event.before, event.id, event.attempt, event.kind, event.at_ms, event.body)


def _told(event: Event, account: str) -> Told:
    return Told(event.id, event.attempt, event.kind, event.at_ms, event.body, account)
