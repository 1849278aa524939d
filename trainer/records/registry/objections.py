"""Objections to an act, said once for both databases: conditions over ``said``, a row of who
decides (``doer``), in which role, the facts ``f`` and the time.

Both read JSON by the same arrows. What differs is written as the server reads it, and put into
SQLite's words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from trainer.records.event import AFTERWARDS, Kind
from trainer.records.event_shape import DAY_MS, WORDS
from trainer.records.registry.acts import LARGEST_ARCHIVE, SCHOOL, About, ActKind, Role
from trainer.records.registry.derived.in_force import ANSWER_TO, MISTAKE_TO, QUICK_TO, RESULT_TO
from trainer.records.registry.faults import Refusal
from trainer.records.registry.rows.live import MOST_NOTE

# The year 3000: nothing is due later.
FAR_MS = 32_503_680_000_000


@dataclass(frozen=True, slots=True)
class Objection:
    """The refusal of an act where that condition holds."""

    refusal: Refusal
    where: str


def _fact(name: str) -> str:
    return f"said.f ->> '{name}'"


def _whole(name: str) -> str:
    return f"CAST({_fact(name)} AS bigint)"


def _listed(words: Iterable[str]) -> str:
    return "(" + ", ".join(f"'{word}'" for word in words) + ")"


# ------------------------------------------------------------------------------- whom it is about

CONCERNED: Mapping[About, str] = {
    About.ACCOUNT: f"(SELECT account FROM people WHERE account = {_fact('account')})",
    About.ATTEMPT: "(SELECT c.account FROM events e JOIN chains c ON c.chain = e.chain "
    f"WHERE e.attempt = {_fact('attempt')} AND e.kind NOT IN {_listed(AFTERWARDS)} LIMIT 1)",
    About.SITTING: f"(SELECT account FROM exam_sittings WHERE sitting = {_fact('sitting')})",
    About.REMEDIAL: f"(SELECT account FROM remedials WHERE remedial = {_fact('remedial')})",
}
"""The trainee whom an act is about; null where there is none such."""

_SUPERVISOR = f"said.role = '{Role.SUPERVISOR}'"


def _share_a_class(other: str) -> str:
    """Both are in one open class."""
    return f"""EXISTS (SELECT 1 FROM members mine JOIN members theirs ON theirs.class = mine.class
 JOIN classes c ON c.class = mine.class WHERE mine.account = said.doer AND theirs.account = {other}
 AND c.state = 'open' AND mine.until_ms IS NULL AND theirs.until_ms IS NULL)"""


def _about(about: About) -> Iterator[Objection]:
    """A supervisor decides over those in his open classes, and never over himself."""
    if about is not About.NOBODY:
        who = CONCERNED[about]
        yield Objection(Refusal.NOT_THERE, f"{who} IS NULL")
        yield Objection(Refusal.OWN_RESULTS, f"{_SUPERVISOR} AND {who} = said.doer")
        yield Objection(Refusal.NOT_THEIR_CLASS, f"{_SUPERVISOR} AND NOT {_share_a_class(who)}")


# ---------------------------------------------------------------------------------------- classes

# He is in it, or there is no other supervisor in the school who could be.
_KEEPS = f"""(EXISTS (SELECT 1 FROM members WHERE class = {_fact("class")}
 AND account = said.doer AND until_ms IS NULL) OR NOT EXISTS (SELECT 1 FROM people
 WHERE role = 'supervisor' AND state = 'open' AND account <> said.doer))"""
_ROLE = f"coalesce((SELECT role FROM people WHERE account = {_fact('account')}), '')"
_OF_NOBODY = Objection(Refusal.NOT_THERE, f"{_fact('account')} IS NOT NULL AND {_ROLE} = ''")
# A class that no supervisor is in is nobody's.
_TAUGHT = f"""EXISTS (SELECT 1 FROM members own JOIN classes c ON c.class = own.class
 JOIN members staff ON staff.class = own.class JOIN people p ON p.account = staff.account
 WHERE own.account = {_fact("account")} AND own.until_ms IS NULL AND c.state = 'open'
 AND staff.until_ms IS NULL AND p.role = 'supervisor' AND p.state = 'open')"""
_NOT_KEPT = Objection(Refusal.NOT_IN_CLASS, f"{_SUPERVISOR} AND NOT {_KEEPS}")

# ------------------------------------------------------------------------------------- overridden

_ANSWERS_ANOTHER = Objection(
    Refusal.NOT_THERE,
    f"""{_fact("answers")} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM review_requests
 WHERE event = {_fact("answers")} AND attempt = {_fact("attempt")})""",
)

_OF_QUICK = f"EXISTS (SELECT 1 FROM quick WHERE attempt = {_fact('attempt')})"
_OF_ROUND = f"EXISTS (SELECT 1 FROM rounds WHERE attempt = {_fact('attempt')})"
_MISTAKE = f"""EXISTS (SELECT 1 FROM round_mistakes WHERE attempt = {_fact("attempt")}
 AND number = {_whole("number")} AND code = {_fact("code")}
 AND coalesce(seat, 0) = {_whole("seat")} AND coalesce(wager, '') = {_fact("wager")})"""
_POSSIBLE = f"""coalesce(CASE WHEN {_OF_QUICK} AND {_whole("number")} = 0
 THEN {_fact("to")} IN {_listed(QUICK_TO)} WHEN {_OF_QUICK} THEN {_fact("to")} IN
 {_listed(ANSWER_TO)} WHEN {_whole("number")} = 0 THEN {_fact("to")} IN {_listed(RESULT_TO)}
 ELSE {_fact("to")} IN {_listed(MISTAKE_TO)} END, 1 = 0)"""

# ------------------------------------------------------------------------------------------ exams

_ASSIGNED = f"""EXISTS (SELECT 1 FROM exam_assignments a JOIN exams x ON x.exam = a.exam
 WHERE a.exam = {_fact("exam")} AND a.account = {_fact("account")} AND x.state = 'set')"""
_SAT = f"FROM exam_sittings s WHERE s.exam = {_fact('exam')} AND s.account = {_fact('account')}"


def _retake(name: str) -> str:
    rule = f"x.blueprint::json -> 'retake' ->> '{name}'"
    return f"(SELECT CAST({rule} AS bigint) FROM exams x WHERE x.exam = {_fact('exam')})"


# As the exam's own rule for retakes says: what was voided is no try, nor what was discontinued once
# somebody has signed that, for a station alone says so. Its days are the trainee's, in whose zone
# nobody here is: so many whole ones less one are over in any.
_A_TRY = """(s.state = 'ended' OR (s.state = 'discontinued'
 AND NOT EXISTS (SELECT 1 FROM signatures g WHERE g.sitting = s.sitting)))"""
_NOT_TO_SIT = f"""EXISTS (SELECT 1 {_SAT}
 AND (s.state = 'open' OR (s.state = 'ended' AND s.outcome = 'passed')))
 OR (SELECT count(*) {_SAT} AND {_A_TRY}) >= {_retake("tries")}
 OR said.now_ms - (SELECT max(s.ended_at_ms) {_SAT} AND {_A_TRY})
 <= (coalesce({_retake("days")}, 0) - 1) * {DAY_MS}"""
# A signature is under the outcome that the trainee was told, and the hash that told it.
_AS_IT_ENDED = f"""{_fact("role")} = CASE WHEN EXISTS (SELECT 1 FROM signatures
 WHERE sitting = {_fact("sitting")}) THEN 'second' ELSE 'first' END
 AND EXISTS (SELECT 1 FROM exam_sittings s
 JOIN events e ON e.attempt = s.sitting AND e.kind = '{Kind.EXAM_ENDED}'
 JOIN chains c ON c.chain = e.chain AND c.account = s.account
 WHERE s.sitting = {_fact("sitting")} AND s.state IN ('ended', 'discontinued')
 AND s.outcome = {_fact("outcome")} AND encode(e.hash, 'hex') = {_fact("head")})"""

# An administrator, who sees no sittings, reads in the act whose sheet it was.
_AS_IT_IS = f"""EXISTS (SELECT 1 FROM exam_sittings WHERE sitting = {_fact("sitting")}
 AND exam = {_fact("exam")} AND account = {_fact("account")})"""
_KNOWS_MARKS = " OR ".join(
    f"EXISTS (SELECT 1 FROM {table} k WHERE k.sitting = {_fact('sitting')} AND k.by = said.doer)"
    for table in ("sheets_seen", "signatures")
)

# A page that lists one of these reads the day, and the skills as a list: what it cannot read would
# close it to everybody in the class.
_DUE_SOME_DAY = Objection(
    Refusal.TOO_MUCH, f"NOT coalesce({_whole('due_ms')} BETWEEN 0 AND {FAR_MS}, 1 = 0)"
)
_LISTS_NO_SKILLS = Objection(
    Refusal.INCOMPLETE, "coalesce(CAST(said.f -> 'skills' AS text), '') NOT LIKE '[%'"
)

# ----------------------------------------------------------------------------------------- houses


def _same_house(body: str) -> str:
    names = ("house", "edition", "fingerprint")
    return " AND ".join(f"{body}::json ->> '{name}' = {_fact(name)}" for name in names)


# Published is what somebody else handed in.
_HANDED_IN = f"""(SELECT h.body::json ->> 'by' FROM events h WHERE h.chain = '{SCHOOL}'
 AND h.kind = 'house_handed_in' AND h.id = {_fact("handed_in")} AND {_same_house("h.body")})"""
# Withdrawn is the edition that every station deals by.
_IN_FORCE = f"""EXISTS (SELECT 1 FROM (SELECT w.kind, w.body FROM events w
 WHERE w.chain = '{SCHOOL}' AND CASE WHEN w.kind = 'house_withdrawn'
 OR (w.kind = 'house_published' AND w.body::json ->> 'handed_in' IS NOT NULL)
 THEN w.body::json ->> 'house' END = {_fact("house")} ORDER BY w.place DESC LIMIT 1) last
 WHERE last.kind = 'house_published' AND {_same_house("last.body")})"""

# ------------------------------------------------------------------------------------- live tables

_AT_AN_EXAM = Objection(
    Refusal.SITTING_OPEN,
    f"EXISTS (SELECT 1 FROM exam_sittings WHERE account = {_fact('account')} AND state = 'open')",
)

_OWN: Mapping[ActKind, tuple[Objection, ...]] = {
    ActKind.ACCOUNT_OPENED: (
        Objection(Refusal.NOT_PERMITTED, f"{_fact('role')} NOT IN {_listed(Role)}"),
    ),
    ActKind.ROLE_GIVEN: (
        Objection(Refusal.NOT_PERMITTED, f"{_fact('role')} NOT IN {_listed(Role)}"),
    ),
    ActKind.ACCOUNT_UNLOCKED: (
        Objection(Refusal.NOT_PERMITTED, f"{_SUPERVISOR} AND {_ROLE} <> 'trainee'"),
    ),
    ActKind.CLASS_OPENED: (
        Objection(
            Refusal.NOT_IN_CLASS,
            f"{_SUPERVISOR} AND coalesce({_fact('account')}, '') <> said.doer",
        ),
        _OF_NOBODY,
    ),
    ActKind.CLASS_RENAMED: (_NOT_KEPT,),
    ActKind.CLASS_CLOSED: (_NOT_KEPT,),
    ActKind.LEFT_CLASS: (_NOT_KEPT,),
    ActKind.JOINED_CLASS: (
        _NOT_KEPT,
        _OF_NOBODY,
        Objection(
            Refusal.TAUGHT_BY_OTHERS,
            f"{_SUPERVISOR} AND {_ROLE} <> 'supervisor' AND {_TAUGHT} "
            f"AND NOT {_share_a_class(_fact('account'))}",
        ),
    ),
    ActKind.COMMENTED: (_ANSWERS_ANOTHER,),
    ActKind.OVERRIDDEN: (
        _ANSWERS_ANOTHER,
        Objection(
            Refusal.NOT_THERE,
            f"NOT ({_OF_QUICK} OR ({_whole('number')} = 0 AND {_OF_ROUND}) OR {_MISTAKE})",
        ),
        Objection(Refusal.NO_SUCH_MARK, f"NOT {_POSSIBLE}"),
    ),
    ActKind.REMEDIAL_SET: (_DUE_SOME_DAY, _LISTS_NO_SKILLS),
    ActKind.EXAM_ASSIGNED: (_DUE_SOME_DAY,),
    ActKind.EXAM_OPENED: (
        Objection(Refusal.NOT_ASSIGNED, f"NOT {_ASSIGNED}"),
        Objection(Refusal.NOT_TO_SIT, _NOT_TO_SIT),
    ),
    ActKind.EXAM_SIGNED: (Objection(Refusal.NOT_AS_IT_ENDED, f"NOT ({_AS_IT_ENDED})"),),
    ActKind.SHEET_SEEN: (Objection(Refusal.NOT_THERE, f"NOT {_AS_IT_IS}"),),
    ActKind.BLIND_MARKED: (Objection(Refusal.KNOWS_MARKS, _KNOWS_MARKS),),
    ActKind.TABLE_TEST_RECORDED: (
        Objection(Refusal.NO_SUCH_MARK, f"{_fact('outcome')} NOT IN {_listed(WORDS['outcome'])}"),
    ),
    ActKind.HOUSE_HANDED_IN: (
        Objection(Refusal.TOO_MUCH, f"length({_fact('archive')}) > {LARGEST_ARCHIVE}"),
    ),
    ActKind.HOUSE_PUBLISHED: (
        Objection(Refusal.NOT_THERE, f"{_fact('handed_in')} IS NOT NULL AND {_HANDED_IN} IS NULL"),
        Objection(Refusal.OWN_HOUSE, f"{_HANDED_IN} = {_fact('by')}"),
    ),
    ActKind.HOUSE_WITHDRAWN: (Objection(Refusal.NOT_THERE, f"NOT {_IN_FORCE}"),),
    ActKind.LIVE_PAUSED: (_AT_AN_EXAM,),
    ActKind.LIVE_NOTED: (
        _AT_AN_EXAM,
        Objection(
            Refusal.TOO_MUCH,
            f"length({_fact('text')}) NOT BETWEEN 1 AND {MOST_NOTE} "
            f"OR {_fact('when')} NOT IN ('seat', 'round', 'now')",
        ),
    ),
}


@cache
def objection(kind: ActKind) -> str:
    """The query that answers the first refusal of such an act, from ``said``; null for none."""
    found = [*_about(kind.terms.about), *_OWN.get(kind, ())]
    cases = " ".join(f"WHEN {each.where} THEN '{each.refusal}'" for each in found)
    return f"SELECT CASE {cases} END FROM said" if cases else "SELECT NULL FROM said"


def in_lite(query: str) -> str:
    """That query as SQLite reads it, whose texts are JSON where they are read so."""
    return query.replace("::json", "").replace("encode(e.hash, 'hex')", "lower(hex(e.hash))")
