"""A supervisor's own classes, the trainees in them, and the drills that these did."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select, text

from trainer.records.registry.reads.report_sums import Slice, sums
from trainer.records.registry.rows import people
from trainer.records.registry.tallies import ALL

_OWN = """SELECT DISTINCT theirs.account FROM members mine
 JOIN members theirs ON theirs.class = mine.class JOIN classes c ON c.class = mine.class
 JOIN people p ON p.account = theirs.account
 WHERE mine.account = :by AND mine.until_ms IS NULL AND theirs.until_ms IS NULL
 AND c.state = 'open' AND p.role = 'trainee' AND p.state <> 'erased'"""


def accounts_of(db: Connection, by: str, class_: str = "") -> tuple[str, ...]:
    """The trainees who are in an open class together with that account, or in that class."""
    of = " AND mine.class = :of" if class_ else ""
    return tuple(sorted(db.scalars(text(_OWN + of), {"by": by, "of": class_})))


def classes_of(db: Connection, by: str) -> tuple[tuple[str, str], ...]:
    """The open classes of that account, id and title, by title."""
    at, member = people.classes.c, people.members.c
    query = select(at["class"], at.title).join(people.members, member["class"] == at["class"])
    query = query.where(member.account == by, member.until_ms.is_(None), at.state == "open")
    return tuple((row[0], row[1]) for row in db.execute(query.order_by(at.title)))


def trainees_of(db: Connection, by: str, class_: str = "") -> tuple[tuple[str, str], ...]:
    """The trainees of those classes, or of that one, id and name, by name."""
    at = people.people.c
    own = accounts_of(db, by, class_)
    query = select(at.account, at.name).where(at.account.in_(own)).order_by(at.name, at.account)
    return tuple((row[0], row[1]) for row in db.execute(query))


def drills_of(db: Connection, accounts: Sequence[str]) -> tuple[str, ...]:
    """The drills that those accounts did, as the sums tell that are kept of them."""
    done = sums(db, Slice(tuple(accounts), ALL), ("drill",), ("rounds", "sittings"))
    return tuple(each.of[0] for each in done)
