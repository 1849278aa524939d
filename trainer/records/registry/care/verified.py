"""A registry verified: every chain read from its first event to its last, and left as it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DatabaseError

from trainer.records.chain import Row
from trainer.records.flaw import OF_THE_FILE, Flaw, Wrong
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.care.chains import Followed, Holes
from trainer.records.registry.care.looking import Looking, looking
from trainer.records.registry.care.shape import shape_flaws
from trainer.records.registry.rows.log import chains, events
from trainer.records.registry.rows.people import people
from trainer.records.registry.where import Where

_AT_A_TIME = 1000
_OF_EVENT = [events.c[name] for name in Row.__slots__]


@dataclass(frozen=True, slots=True)
class Verified:
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
    def sound(self) -> bool:
        return not self.flaws

    @property
    def log_is_sound(self) -> bool:
        """True if the events can be relied on, whatever else there is."""
        return all(flaw.wrong in OF_THE_FILE for flaw in self.flaws)

    @property
    def first_bad(self) -> Flaw | None:
        """The flaw of the first event, by its chain and place, that is not as it was written."""
        return next((flaw for flaw in self.flaws if flaw.place is not None), None)


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
    return _told(look, followed, (*flaws, *shape), since)


def _since(db: Connection, head: bytes) -> int | None:
    """The number of acts after the one with that hash; None without such an act."""
    own = events.c.chain == SCHOOL
    place = db.scalar(select(events.c.place).where(own, events.c.hash == head))
    if place is None:
        return None
    return db.scalar(select(func.count()).where(own, events.c.place > place)) or 0


def _told(
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
    rows = db.execution_options(yield_per=_AT_A_TIME).execute(query)
    for name, told in groupby(rows, key=lambda row: row[0]):
        chain = Followed.begun(name, holes)
        followed.append(chain)
        yield from chain.flaws(Row(*row[1:]) for row in told)


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
