"""Questions of people about their own, of stations about the school's houses, and remarks on
attempts: each asked once, in SQL that both databases read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, text

from trainer.records.declared import read
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.derived.views import RUN, WORKED
from trainer.records.registry.objections import in_lite
from trainer.records.registry.rows.exams import AssignmentRow, ExamRow, SignatureRow, SittingRow
from trainer.records.registry.rows.review import SEEN
from trainer.records.registry.said import OPEN, Remedial, Said

OwnRows = Mapping[str, Sequence[Mapping[str, Any]]]
"""The rows that answer a question, by what they are."""

# So many requests about one attempt are told, those first that wait, and twenty times as many in
# all: a station may send any number of them, a page shows each, and the server has to hold them.
MOST_ASKED = 50

_BY = """coalesce((SELECT name FROM people p WHERE p.account = t."by"), '') AS by_name"""
_SAID: Mapping[str, str] = {
    "comments": f"SELECT t.*, {_BY} FROM comments t WHERE {{where}} ORDER BY event",
    "overrides": f"SELECT t.*, {_BY} FROM overrides t WHERE {{where}} ORDER BY event",
    "requests": f"""SELECT review_requests.*, CASE WHEN {SEEN} THEN 1 ELSE 0 END AS seen
 FROM review_requests WHERE event IN (SELECT event FROM (SELECT event,
 row_number() OVER (PARTITION BY attempt ORDER BY answered_by IS NOT NULL, event) AS turn,
 row_number() OVER (ORDER BY event DESC) AS nth FROM review_requests WHERE {{where}}) q
 WHERE turn <= {MOST_ASKED} AND nth <= {20 * MOST_ASKED}) ORDER BY event""",
    "remedials": f"""SELECT remedials.*, {_BY.replace("t.", "remedials.")}, {RUN} AS run,
 {WORKED} AS worked FROM remedials WHERE {{where}} ORDER BY at_ms DESC""",
}


def _said(attempts: str, requests: str, remedials: str) -> dict[str, str]:
    """The queries for what was said, where that holds."""
    where = {"comments": attempts, "overrides": attempts, "requests": requests}
    where["remedials"] = remedials
    return {name: query.replace("{where}", where[name]) for name, query in _SAID.items()}


def _whose(where: str, column: str) -> str:
    """That column of the marked rounds and sittings for which that holds."""
    return " UNION ALL ".join(
        f"SELECT {column} FROM {of} WHERE {where}" for of in ("rounds", "quick")
    )


_MINE = "account = :account"
OWN: Mapping[str, Mapping[str, str]] = {
    "assignments_of": {
        "assignments": f"SELECT * FROM exam_assignments WHERE {_MINE} ORDER BY due_ms, exam",
        "exams": "SELECT * FROM exams WHERE exam IN "
        f"(SELECT exam FROM exam_assignments WHERE {_MINE})",
    },
    "sittings_of": {
        "sittings": f"SELECT * FROM exam_sittings WHERE {_MINE} ORDER BY sitting DESC",
        "signatures": "SELECT * FROM signatures WHERE sitting IN "
        f"(SELECT sitting FROM exam_sittings WHERE {_MINE}) ORDER BY at_ms",
    },
    "said_to": _said(
        f"attempt IN ({_whose(_MINE, 'attempt')})",
        *(_MINE, _MINE),
    ),
}
"""By the name of the question: of a server, a function."""


# A task is known by its seed, which nobody had before it was given: what else a station says that
# it has ended gives nobody the next one.
TASKS_DONE = """SELECT count(DISTINCT g.seed) FROM
 (SELECT seed FROM exam_sittings WHERE sitting = :sitting
 UNION ALL SELECT seed FROM exam_tasks WHERE sitting = :sitting) g
 JOIN (SELECT '|' || ((CASE e.kind WHEN 'exam_ruled' THEN e.body ELSE d.body END)::json ->> 'seed')
 || '|' AS seed FROM (SELECT t.chain, min(t.place) AS place FROM events t
 JOIN chains c ON c.chain = t.chain AND c.account = :account
 WHERE t.attempt = :sitting AND t.kind IN ('exam_begun', 'exam_resumed') GROUP BY t.chain) b
 JOIN events e ON e.chain = b.chain AND e.place > b.place
 LEFT JOIN events d ON e.kind = 'round_finished' AND d.attempt = e.attempt AND d.chain = e.chain
 AND d.kind = 'round_dealt'
 AND CASE WHEN d.body <> '' THEN d.body::json ->> 'exam' END = :sitting
 WHERE (e.kind = 'exam_ruled' AND e.attempt = :sitting AND e.body <> '') OR d.place IS NOT NULL) t
 ON t.seed LIKE '%|' || g.seed || '|%'"""
"""How many tasks of that sitting were delivered whole."""


def own_rows(db: Connection, queries: Mapping[str, str], **given: Any) -> OwnRows:
    """The answers to these."""
    return {name: [*_rows(db, query, given)] for name, query in queries.items()}


def _rows(db: Connection, query: str, given: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    sql = in_lite(query) if db.dialect.name == "sqlite" else query
    several = (name for name, value in given.items() if not isinstance(value, str))
    asked = text(sql).bindparams(*(bindparam(name, expanding=True) for name in several))
    return (dict(row) for row in db.execute(asked, dict(given)).mappings())


def assigned(rows_of: OwnRows) -> tuple[tuple[AssignmentRow, ExamRow], ...]:
    """The exams that are set for an account, the first due first."""
    known = {row["exam"]: read(ExamRow, row) for row in rows_of["exams"]}
    rows = (read(AssignmentRow, row) for row in rows_of["assignments"])
    return tuple((each, known[each.exam]) for each in rows if each.exam in known)


def sat(rows_of: OwnRows) -> tuple[tuple[SittingRow, tuple[SignatureRow, ...]], ...]:
    """The sittings of an account, the last opened first, each with its signatures."""
    signed = [read(SignatureRow, row) for row in rows_of["signatures"]]
    rows = (read(SittingRow, row) for row in rows_of["sittings"])
    return tuple((one, tuple(e for e in signed if e.sitting == one.sitting)) for one in rows)


def said_of(db: Connection, attempt: str) -> Said:
    """All that was said of one attempt, and the remedials that came of it."""
    own = "attempt = :attempt"
    asked = f"{own} AND account IN ({_whose(own, 'account')})"
    said = _said(own, asked, "why_attempt = :attempt")
    return Said.from_plain(own_rows(db, said, attempt=attempt))


def remedials_of(
    db: Connection, accounts: Sequence[str], *, still_open: bool
) -> tuple[Remedial, ...]:
    """The remedials of these trainees, the last assigned first, with how far they have come."""
    state = f" AND state = '{OPEN}'" if still_open else ""
    query = _SAID["remedials"].replace("{where}", f"account IN :accounts{state}")
    return tuple(Remedial(**row) for row in _rows(db, query, {"accounts": accounts}))


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """One answer that a supervisor took, and the edition of the house that it became."""

    house: str
    reading: str
    answer: str
    why: str
    by_name: str
    at_ms: int
    edition: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class HouseAct:
    """A house's edition was handed in, what was handed in as ``id`` was published, or the house was
    withdrawn. ``title`` is its name where it was handed in, else its id."""

    id: str
    kind: str
    house: str
    edition: str
    fingerprint: str
    by: str
    by_name: str
    at_ms: int
    title: str

    @property
    def handed_in(self) -> bool:
        return self.kind == ActKind.HOUSE_HANDED_IN

    @property
    def published(self) -> bool:
        return self.kind == ActKind.HOUSE_PUBLISHED


_F = "acts.f ->> "
_NAMED = f"coalesce((SELECT name FROM people WHERE account = {_F}'by'), '') AS by_name"


def _acts(*kinds: ActKind) -> str:
    """These acts, in their order. Of others it is not even read what they say."""
    listed = ", ".join(f"'{kind}'" for kind in kinds)
    said = f"CASE WHEN e.kind IN ({listed}) THEN e.body::json END"
    return (
        f"(SELECT e.id, e.kind, e.at_ms, e.place, {said} AS f FROM events e "
        f"WHERE e.chain = '{SCHOOL}' AND e.kind IN ({listed}) AND e.body <> '') acts"
    )


HOUSES: Mapping[str, str] = {
    "choices_made": f"""SELECT {_F}'house' AS house, {_F}'reading' AS reading,
 {_F}'answer' AS answer, coalesce({_F}'why', '') AS why, {_NAMED}, acts.at_ms,
 {_F}'edition' AS edition, {_F}'fingerprint' AS fingerprint
 FROM {_acts(ActKind.HOUSE_PUBLISHED)} WHERE {_F}'reading' IS NOT NULL ORDER BY acts.place""",
    "house_acts": f"""SELECT CASE acts.kind WHEN 'house_published' THEN {_F}'handed_in' ELSE acts.id
 END AS id, acts.kind, {_F}'house' AS house, {_F}'edition' AS edition,
 {_F}'fingerprint' AS fingerprint, {_F}'by' AS "by", {_NAMED}, acts.at_ms,
 coalesce({_F}'title', {_F}'house') AS title
 FROM {_acts(ActKind.HOUSE_HANDED_IN, ActKind.HOUSE_PUBLISHED, ActKind.HOUSE_WITHDRAWN)}
 WHERE acts.kind <> 'house_published' OR {_F}'handed_in' IS NOT NULL ORDER BY acts.place""",
}
"""Questions that anybody may ask who signs in, in SQL that both databases read: of a server,
functions of these names."""

ARCHIVE = f"SELECT {_F}'archive' FROM {_acts(ActKind.HOUSE_HANDED_IN)} WHERE acts.id = :handed_in"
"""The archive that was handed in as that act, in base64."""

PUBLISHED = f"SELECT {_F}'handed_in' FROM {_acts(ActKind.HOUSE_PUBLISHED)}"
"""The acts by which what was published was handed in."""
