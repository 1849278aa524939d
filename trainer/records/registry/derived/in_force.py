"""Marks in force: what was delivered, with what people set otherwise in its place.

Rounds and their mistakes stay as they were delivered, for ever. An override is a row beside them,
made from a supervisor's act; these views lay the latest one over the marks. Everything that counts
reads the views, so this is the one place that says what an override does:

- a mistake that is lifted (``none``) is none: its money is not short, and the wager is right again
  where no other mistake left it wrong; a mistake of another severity counts by that one;
- a round has passed where no critical or serious mistake is left, unless its result was set;
- a round that is void counts nowhere: it has no row here;
- an override about a mistake that was marked otherwise since holds no more: it is tied to the
  mistake's number, code, seat and wager, and lifts no other one; nor does one hold that was taken
  back (``marked``).

The statements are the same for SQLite and PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

LIFTED, MARKED = "none", "marked"
"""What an override sets a mistake to that is none, and what takes an override back."""
PASSED, FAILED, VOID = "passed", "failed", "void"
"""What a result is set to."""
RIGHT, WRONG = "right", "wrong"
"""What an answer of a quick sitting is set to."""

MISTAKE_TO = (LIFTED, "advice", "minor", "serious", "critical", MARKED)
RESULT_TO = (PASSED, FAILED, VOID, MARKED)
ANSWER_TO = (RIGHT, WRONG, MARKED)
QUICK_TO = (VOID, MARKED)
"""All that a mistake of a round is set to, its result, an answer of a quick sitting, and that."""

VIEWS = ("overrides_in_force", "mistakes_in_force", "rounds_in_force", "quick_in_force")
"""In the order in which they are made; dropped in the opposite one."""

FAILING = "('critical', 'serious')"
COSTS = "(m.money_cents <> 0 OR m.code = 'wrong_result')"
"""Mistakes that leave a wager wrong."""


def statements(
    rounds: Iterable[str], mistakes: Iterable[str], quick: Iterable[str]
) -> Iterator[str]:
    """The statements that make the views, over tables of those columns."""
    yield _LATEST
    yield _view("mistakes_in_force", mistakes, "m", _OF_MISTAKES) + _MISTAKES
    yield _view("rounds_in_force", rounds, "r", _OF_ROUNDS) + _ROUNDS
    yield _view("quick_in_force", quick, "q", _OF_QUICK) + _QUICK


def _view(name: str, columns: Iterable[str], table: str, otherwise: Mapping[str, str]) -> str:
    """The head of a view with the columns of its table, some of them reckoned otherwise."""
    plain = {each: f"{table}.{quoted(each)}" for each in columns}
    own = [f"{otherwise.get(each, how)} AS {quoted(each)}" for each, how in plain.items()]
    more = [f"{each} AS {name}" for name, each in _MORE[name].items()]
    return f"CREATE VIEW {name} AS SELECT " + ", ".join([*own, *more])


def quoted(name: str) -> str:
    """A column's name as both databases read it: ``right`` is a word of theirs."""
    return f'"{name}"'


_LATEST = """CREATE VIEW overrides_in_force AS SELECT o.* FROM overrides o
 WHERE o.to_ <> 'marked' AND NOT EXISTS (SELECT 1 FROM overrides later
 WHERE later.attempt = o.attempt AND later.number = o.number AND later.event > o.event)"""

# ------------------------------------------------------------------------------------- mistakes

# Whether an override ``o`` is about the mistake ``m``. One of older times says no seat.
SAME = """o.attempt = m.attempt AND o.number = m.number AND o.code = m.code
 AND (o.seat IS NULL OR (o.seat = coalesce(m.seat, 0) AND o.wager = coalesce(m.wager, '')))"""

_OF_MISTAKES = {"severity": "coalesce(o.to_, m.severity)"}
_MISTAKES = f""" FROM round_mistakes m LEFT JOIN overrides_in_force o ON {SAME}
 WHERE coalesce(o.to_, '') <> 'none'"""

_LIFTED = f"""round_mistakes m JOIN overrides_in_force o ON {SAME}
 WHERE m.attempt = r.attempt AND o.to_ = 'none'"""
_STANDING = "mistakes_in_force m WHERE m.attempt = r.attempt"
_COUNTED = f"SELECT count(*) FROM {_STANDING}"

# --------------------------------------------------------------------------------------- rounds

_TOUCHED = "EXISTS (SELECT 1 FROM overrides_in_force o WHERE o.attempt = r.attempt)"
_RESULT = """(SELECT o.to_ FROM overrides_in_force o
 WHERE o.attempt = {table}.attempt AND o.number = 0)"""


def _if_touched(reckoned: str, column: str) -> str:
    return f"CASE WHEN {_TOUCHED} THEN {reckoned} ELSE r.{quoted(column)} END"


def _short(column: str, sign: str) -> str:
    """The rest of that shortage without the mistakes that were lifted."""
    lifted = (
        f"(SELECT coalesce(sum(abs(m.money_cents)), 0) FROM {_LIFTED} AND m.money_cents {sign} 0)"
    )
    return _if_touched(f"r.{column} - {lifted}", column)


_GIVEN_BACK = f"""(SELECT count(*) FROM (SELECT DISTINCT m.seat, m.wager FROM {_LIFTED} AND {COSTS}
 AND NOT EXISTS (SELECT 1 FROM mistakes_in_force s WHERE s.attempt = m.attempt
 AND s.seat = m.seat AND s.wager = m.wager AND (s.money_cents <> 0 OR s.code = 'wrong_result')))
 AS cells)"""
_RIGHT = f"""CASE WHEN NOT EXISTS (SELECT 1 FROM {_LIFTED} AND {COSTS}) THEN r."right"
 WHEN NOT EXISTS (SELECT 1 FROM {_STANDING} AND {COSTS}) THEN r.lines
 WHEN r."right" + {_GIVEN_BACK} > r.lines THEN r.lines ELSE r."right" + {_GIVEN_BACK} END"""
_PASSED = f"""CASE {_RESULT.format(table="r")} WHEN 'passed' THEN 1 WHEN 'failed' THEN 0
 ELSE CASE WHEN EXISTS (SELECT 1 FROM {_STANDING} AND m.severity IN {FAILING})
 THEN 0 ELSE 1 END END"""

_OF_ROUNDS = {
    "right": _if_touched(_RIGHT, "right"),
    "tenths": _if_touched(f"(2000 * ({_RIGHT}) + r.lines) / (2 * r.lines)", "tenths"),
    "passed": _if_touched(_PASSED, "passed"),
    "players_short_cents": _short("players_short_cents", "<"),
    "house_short_cents": _short("house_short_cents", ">"),
    "mistakes": _if_touched(f"({_COUNTED} AND m.severity <> 'advice')", "mistakes"),
    **{
        each: _if_touched(f"({_COUNTED} AND m.severity = '{each}')", each)
        for each in ("critical", "serious", "minor")
    },
}
_ROUNDS = f" FROM rounds r WHERE coalesce({_RESULT.format(table='r')}, '') <> 'void'"

PASSED_NOW = f"(SELECT {_PASSED}{_ROUNDS} AND r.attempt = rounds.attempt)"
"""Whether a row of ``rounds`` that was overridden has passed; null where it is void."""

# ---------------------------------------------------------------------------------------- quick

_ANSWERS = """(SELECT count(*) FROM overrides_in_force o
 WHERE o.attempt = q.attempt AND o.number > 0 AND o.to_ = '{to}' AND o.was <> '{to}')"""
_OF_QUICK = {
    "right": f"""q."right" + {_ANSWERS.format(to=RIGHT)} - {_ANSWERS.format(to=WRONG)}""",
}
_QUICK = f" FROM quick q WHERE coalesce({_RESULT.format(table='q')}, '') <> 'void'"

_MORE: Mapping[str, Mapping[str, str]] = {
    "mistakes_in_force": {"marked_severity": "m.severity"},
    "rounds_in_force": {"overridden": f"CASE WHEN {_TOUCHED} THEN 1 ELSE 0 END"},
    "quick_in_force": {
        "overridden": """CASE WHEN EXISTS (SELECT 1 FROM overrides_in_force o
 WHERE o.attempt = q.attempt) THEN 1 ELSE 0 END"""
    },
}
