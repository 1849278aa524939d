"""A registry verified: every chain read from its first event to its last, and its tables, indexes,
views and guards held against those that the program gave it; left as it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Table, func, inspect, select
from sqlalchemy.exc import DatabaseError

from trainer.records.chain import Chain, Row
from trainer.records.flaw import OF_THE_FILE, Flaw, FlawsFound, Wrong
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.care.looking import Looking, looking
from trainer.records.registry.derived.views import NAMES
from trainer.records.registry.lite.schema import GUARDS
from trainer.records.registry.rows.log import chains, events
from trainer.records.registry.rows.people import people
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import Where
from trainer.records.shape import TRIGGERS, guard_flaws, page_flaws

_AT_A_TIME = 1000
_OF_EVENT = [events.c[name] for name in Row.__slots__]


@dataclass(frozen=True, slots=True)
class Verified(FlawsFound):
    """The result of a check. ``head`` is that of the school's own chain, and ``heads`` those of
    all: each vouches for everything before it. ``erased`` counts events that a recorded act
    emptied; ``since`` counts the acts after the head that was asked for, where that is one."""

    where: Where
    schema: int
    chains: int
    events: int
    erased: int
    head: bytes
    heads: tuple[tuple[str, int, bytes], ...]
    flaws: tuple[Flaw, ...]
    since: int | None = None

    @property
    def log_is_sound(self) -> bool:
        """True if the events can be relied on, whatever else there is."""
        return all(flaw.wrong in OF_THE_FILE for flaw in self.flaws)


def verify(at: Where, head: bytes | None = None) -> Verified:
    """Read the registry there; ``head`` is the hash of an act that must be among the school's own.
    Raises RegistryFault where it cannot be read."""
    with looking(at) as look:
        return verify_read(look, head)


def verify_read(look: Looking, head: bytes | None = None) -> Verified:
    """The same of a registry that is being read."""
    shape = tuple(shape_flaws(look))
    broken = {flaw.detail for flaw in shape if flaw.wrong in (Wrong.TABLE, Wrong.SHAPE)}
    if broken & {events.name, chains.name}:
        return Verified(look.where, look.schema, 0, 0, 0, b"", (), shape)
    followed: list[Followed] = []
    try:
        flaws = [*_of_chains(look.db, followed), *_of_owners(look.db)]
    except DatabaseError as error:
        flaws = [Flaw(Wrong.UNREADABLE, detail=str(error.orig).splitlines()[0])]
    since = None if head is None else _since(look.db, head)
    if head is not None and since is None:
        flaws.append(Flaw(Wrong.HEAD, detail=head.hex(), chain=SCHOOL))
    return _verified(look, followed, (*flaws, *shape), since)


def _since(db: Connection, head: bytes) -> int | None:
    """The number of acts after the one with that hash; None without such an act."""
    own = events.c.chain == SCHOOL
    place = db.scalar(select(events.c.place).where(own, events.c.hash == head))
    if place is None:
        return None
    return db.scalar(select(func.count()).where(own, events.c.place > place)) or 0


def _verified(
    look: Looking, followed: list[Followed], flaws: tuple[Flaw, ...], since: int | None
) -> Verified:
    heads = tuple((each.name, each.chain.place, each.chain.head) for each in followed)
    return Verified(
        where=look.where,
        schema=look.schema,
        chains=len(followed),
        events=sum(each.chain.counted for each in followed),
        erased=sum(each.erased for each in followed),
        head=next((head for name, _, head in heads if name == SCHOOL), bytes(32)),
        heads=heads,
        flaws=flaws,
        since=since,
    )


def _of_chains(db: Connection, followed: list[Followed]) -> Iterator[Flaw]:
    holes = _holes(db)
    query = select(events.c.chain, *_OF_EVENT).order_by(events.c.chain, events.c.place)
    # In parts: a school's log of years has no room in memory.
    rows = db.execution_options(yield_per=_AT_A_TIME).execute(query)
    for name, of_chain in groupby(rows, key=lambda row: row[0]):
        chain = Followed.begun(name, holes)
        followed.append(chain)
        yield from chain.flaws(Row(*row[1:]) for row in of_chain)


def _holes(db: Connection) -> Holes:
    """The erased places, as the school's own acts say."""
    holes = Holes()
    said = select(events.c.body).where(
        events.c.chain == SCHOOL, events.c.kind == ActKind.ERASED.value
    )
    for body in db.scalars(said.order_by(events.c.place)):
        holes.learn(body)
    return holes


def _of_owners(db: Connection) -> Iterator[Flaw]:
    """Chains without an event, of no account; events of no chain."""
    known = {row.chain: row.account for row in db.execute(select(chains))}
    told = set(db.scalars(select(events.c.chain).distinct()))
    accounts = set(db.scalars(select(people.c.account)))
    for name in sorted(known.keys() | told):
        if name not in told:
            yield Flaw(Wrong.EMPTY, chain=name)
        elif name not in known or (name != SCHOOL and known[name] not in ("", *accounts)):
            yield Flaw(Wrong.NOBODYS, chain=name)


@dataclass(slots=True)
class Holes:
    """The places that may be empty, as the school's own acts say: chains up to a place, and single
    acts, each with the hash that it has to have."""

    chains: dict[str, tuple[int, str]] = field(default_factory=dict)
    acts: dict[int, str] = field(default_factory=dict)

    def learn(self, body: str) -> None:
        """Take in the act that erases somebody. One that says nothing of the kind says nothing."""
        try:
            facts = json.loads(body)
            for each in facts["chains"]:
                self.chains[each["chain"]] = (each["place"], each["hash"])
            for each in facts.get("acts", ()):
                self.acts[each["place"]] = each["hash"]
        except (ValueError, TypeError, KeyError, AttributeError):
            return

    def lists(self, chain: str, row: Row) -> bool:
        """True if that event is erased, as an act says."""
        if chain == SCHOOL:
            return isinstance(row.hash, bytes) and self.acts.get(row.place) == row.hash.hex()
        place, _ = self.chains.get(chain, (0, ""))
        return isinstance(row.place, int) and row.place <= place


def _wrong_act(_attempt: Any, kind: Any, body: Any) -> Wrong | None:
    """The flaw of an act that is no possible decision: known kinds state what they have to."""
    if kind not in list(ActKind):
        return Wrong.UNKNOWN_KIND
    try:
        facts: Mapping[str, Any] = json.loads(body)
        missing = [n for n in ("by", *ActKind(kind).terms.facts) if facts.get(n) is None]
    except (ValueError, TypeError, AttributeError, RecursionError):
        return Wrong.BAD_BODY
    return Wrong.BAD_BODY if missing else None


@dataclass(slots=True)
class Followed:
    """One chain from its first event to its last."""

    name: str
    holes: Holes
    chain: Chain
    erased: int = 0

    @classmethod
    def begun(cls, name: str, holes: Holes) -> Followed:
        return cls(name, holes, Chain(_wrong_act if name == SCHOOL else None))

    def flaws(self, rows: Iterable[Row]) -> Iterator[Flaw]:
        """The flaws of it, each with the chain's name."""
        for row in rows:
            for flaw in self._of(row):
                yield replace(flaw, chain=self.name)
        for flaw in self._of_end():
            yield replace(flaw, chain=self.name)

    def _of(self, row: Row) -> Iterator[Flaw]:
        if self.chain.counted == 0 and self.name not in (SCHOOL, row.id):
            yield row.flaw(Wrong.MISNAMED)
        if not self.holes.lists(self.name, row):
            yield from self.chain.flaws(row)
            return
        self.erased += 1
        if row.body != "":
            yield row.flaw(Wrong.NOT_EMPTIED)
        yield from self.chain.flaws_around(row)

    def _of_end(self) -> Iterator[Flaw]:
        """A chain that was erased ends where the act says, and by that hash."""
        head = self.holes.chains.get(self.name)
        if head is not None and head != (self.chain.place, self.chain.head.hex()):
            yield Flaw(Wrong.HEAD, self.chain.place, detail=head[1])


ON_SERVER = tuple(
    f"{table}_no_{change}"
    for table in ("chains", "events")
    for change in ("delete", "truncate", "update")
)
"""The guards of a server's tables."""


def shape_flaws(look: Looking) -> Iterator[Flaw]:
    """The parts that are not as the program made them."""
    if look.is_file:
        yield from page_flaws(look.asked)
    found = _Found.of(look)
    for table in ALL:
        if table.name not in found.columns:
            yield Flaw(Wrong.TABLE, detail=table.name)
        elif not found.as_ours(table):
            yield Flaw(Wrong.SHAPE, detail=table.name)
    views = set(inspect(look.db).get_view_names())
    yield from (Flaw(Wrong.TABLE, detail=name) for name in NAMES if name not in views)
    ours = GUARDS if look.is_file else dict.fromkeys(ON_SERVER, "O")
    yield from guard_flaws(look.asked(TRIGGERS if look.is_file else _ON_SERVER), ours)


@dataclass(frozen=True, slots=True)
class _Found:
    """The parts that there are, by table: all of them asked for at once."""

    columns: Mapping[str, set[tuple[str, bool]]]
    keys: Mapping[str, list[str]]
    indexes: Mapping[str, set[str | None]]

    @classmethod
    def of(cls, look: Looking) -> _Found:
        found = inspect(look.db)
        return cls(
            columns={
                str(name): {(each["name"], bool(each["nullable"])) for each in columns}
                for (_, name), columns in found.get_multi_columns().items()
            },
            keys={
                str(name): list(key["constrained_columns"])
                for (_, name), key in found.get_multi_pk_constraint().items()
            },
            indexes={
                str(name): {each["name"] for each in indexes}
                for (_, name), indexes in found.get_multi_indexes().items()
            },
        )

    def as_ours(self, table: Table) -> bool:
        ours = {(each.name, bool(each.nullable)) for each in table.columns}
        return (
            self.columns[table.name] == ours
            and self.keys.get(table.name) == [each.name for each in table.primary_key]
            and self.indexes.get(table.name, set()) >= {index.name for index in table.indexes}
        )


_ON_SERVER = (
    "SELECT tgname, tgenabled FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid "
    "JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE n.nspname = 'school' AND NOT tgisinternal"
)
