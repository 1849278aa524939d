"""The deliveries as the marker reads them: in their order, with their events."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from zlib import crc32

from sqlalchemy import Connection, exists, func, select

from trainer.records import raw_rows
from trainer.records.declared import count, read, rows
from trainer.records.event import AFTERWARDS, KINDS, Event
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.rows.log import DeliveryRow, RefusedRow, deliveries, events
from trainer.records.registry.rows.marks import BeliefsDueRow, MismatchRow
from trainer.records.registry.rows.people import people
from trainer.records.registry.rows.review import review_requests
from trainer.records.registry.said import RequestRow


@dataclass(frozen=True, slots=True)
class Doubts:
    """Deliveries not marked yet, stations' claims that differ from the evidence, refusals. Of
    ``unlike`` claims the latest are read: a station may make any number of them."""

    being_marked: int = 0
    unlike: int = 0
    mismatches: tuple[MismatchRow, ...] = ()
    refused: tuple[RefusedRow, ...] = ()


def doubts(db: Connection, accounts: Collection[str] | None = None) -> Doubts:
    """The doubts about all accounts, or about these."""
    of = {} if accounts is None else {"account": accounts}
    latest = rows(db, MismatchRow, of, "-at_ms", MOST_UNLIKE)
    refused = rows(db, RefusedRow, of, "-last_ms")
    return Doubts(waiting(db), count(db, MismatchRow, of), latest, refused)


MOST_UNLIKE = 50
"""So many claims that differ from the evidence are read at once."""


def held_requests(db: Connection, most: int) -> tuple[RequestRow, ...]:
    """The last requests for a review of what no station has delivered, the very last one first."""
    at, told = review_requests.c, events.c
    there = exists().where(told.attempt == at.attempt, told.kind.not_in(AFTERWARDS))
    query = select(review_requests).where(~there).order_by(at.at_ms.desc()).limit(most)
    return tuple(read(RequestRow, row) for row in db.execute(query).mappings())


@dataclass(frozen=True, slots=True)
class Share:
    """One of several processes that mark side by side: so many, and its number from 0. Each has
    the accounts of its own, and the first the acts of the school."""

    number: int = 0
    of: int = 1

    def has(self, chain: str, account: str) -> bool:
        """True if what is delivered of that chain is to be marked there."""
        return self.number == 0 if chain == SCHOOL else self.has_account(account)

    def has_account(self, account: str) -> bool:
        """True if what that account delivers is to be marked there."""
        # Not hash(): it differs from process to process, and several markers share the work.
        return crc32(account.encode()) % self.of == self.number


WHOLE = Share()
NO_TURNS: Mapping[str, int] = {}


def next_deliveries(
    db: Connection, at_most: int, share: Share = WHOLE, turns: Mapping[str, int] = NO_TURNS
) -> tuple[DeliveryRow, ...]:
    """The deliveries of that share that are to be marked next: each account's in its order, the
    first of each before the second of any, and those first whose turn was the longest ago: however
    many deliver without end, who delivers now and then waits for none of them. Every other time
    only those of whom few wait have a turn, so that they wait for no round of a flood. What comes
    after an act of the school waits for it, and an act for all that came before."""
    act = raw_rows.column(db, _ACT)[0] or ALL_OF_THEM
    first = {each: at for each, *at in raw_rows.every(db, _FIRST) if at[0] < act}
    own = [each for each in first if share.has_account(each)]
    if max(turns.values(), default=0) % 2:
        own = [each for each in own if first[each][1] <= A_FEW] or own
    in_turn = sorted(own, key=lambda each: (turns.get(each, 0), first[each][0]))[:at_most]
    if not first and act != ALL_OF_THEM and share.has(SCHOOL, ""):
        return rows(db, DeliveryRow, {"number": act})
    most = at_most // max(1, len(in_turn))
    each_ones = [raw_rows.column(db, _NEXT, (each, act, most)) for each in in_turn]
    numbers = [each for of_all in zip_longest(*each_ones) for each in of_all if each]
    found = {each.number: each for each in rows(db, DeliveryRow, {"number": numbers})}
    return tuple(found[number] for number in numbers)


A_FEW = 9
"""No more deliveries than that wait of who works as people do."""

ALL_OF_THEM = 2**62
_ACT = f"""SELECT min(number) FROM deliveries
 WHERE waits IS NOT NULL AND account = '' AND chain = '{SCHOOL}'"""
# One look into the index for each account: however many deliveries of one wait, they hide nobody.
_FIRST = f"""WITH RECURSIVE waiting(account) AS (
 SELECT min(account) FROM deliveries WHERE waits IS NOT NULL UNION ALL
 SELECT (SELECT min(account) FROM deliveries WHERE waits IS NOT NULL AND account > waiting.account)
 FROM waiting WHERE account IS NOT NULL)
 SELECT account, (SELECT min(number) FROM deliveries d WHERE d.waits IS NOT NULL
 AND d.account = waiting.account), (SELECT count(*) FROM (SELECT 1 FROM deliveries d
 WHERE d.waits IS NOT NULL AND d.account = waiting.account LIMIT {A_FEW + 1}) few)
 FROM waiting WHERE account IS NOT NULL"""
_NEXT = """SELECT number FROM deliveries WHERE waits IS NOT NULL AND account = ? AND number < ?
 ORDER BY number LIMIT ?"""


def next_beliefs(db: Connection, at_most: int, share: Share) -> tuple[BeliefsDueRow, ...]:
    """The beliefs of that share that are due the longest, of so many accounts at most."""
    due = [BeliefsDueRow(*row) for row in raw_rows.every(db, _DUE, TAKEN_AT)]
    own = [each for each in due if share.has_account(each.account)]
    accounts = list(dict.fromkeys(each.account for each in own))[:at_most]
    return tuple(each for each in own if each.account in accounts)


TAKEN_AT = 2000
_DUE = """SELECT account, house, delivery, since_ms FROM beliefs_due
 ORDER BY since_ms, account, house LIMIT ?"""


def waiting(db: Connection) -> int:
    """The number of deliveries that wait to be marked."""
    count = select(func.count()).where(deliveries.c.waits.is_not(None))
    return db.scalar(count.select_from(deliveries)) or 0


def before(db: Connection, account: str, number: int) -> tuple[DeliveryRow, ...]:
    """The deliveries of that account that came before, in their order."""
    own = rows(db, DeliveryRow, {"account": account}, "number")
    return tuple(each for each in own if each.number < number and each.chain != SCHOOL)


def events_in(db: Connection, several: Sequence[DeliveryRow]) -> list[list[Event]]:
    """The events of each of these deliveries; without those erased since."""
    found: dict[int, list[Event]] = {each.number: [] for each in several}
    for number, place, id_, attempt, kind, *rest in sorted(raw_rows.among(db, _EVENTS, found)):
        found[number].append(Event(place, id_, attempt, KINDS[kind], *rest))
    return list(found.values())


_EVENTS = """SELECT d.number, e.place, e.id, e.attempt, e.kind, e.at_ms, e.body, e.before, e.hash
 FROM deliveries d JOIN events e ON e.chain = d.chain AND e.place BETWEEN d.first AND d.last
 WHERE e.body <> '' AND d.number IN ()"""


def erased(db: Connection) -> tuple[str, ...]:
    """The accounts that were erased."""
    gone = select(people.c.account).where(people.c.state == "erased")
    return tuple(db.scalars(gone.order_by(people.c.account)))


def claims_of(db: Connection, attempts: Sequence[str]) -> Mapping[str, str]:
    """The stations' claims about these attempts."""
    return dict(raw_rows.among(db, _CLAIMS, attempts)) if attempts else {}


_CLAIMS = "SELECT attempt, body FROM claims WHERE attempt IN ()"
