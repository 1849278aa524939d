"""When a remedial is cleared: by its own rounds alone, so many in a row without an error.

A round counts for a remedial only where it carries its id, is the assigned trainee's, at the
assigned house, and asked for the skills at all (``clean`` is NULL where it did not). Which round
cleared it follows from the marks, in whatever order they were delivered.
"""

from __future__ import annotations

VIEW = "remedial_work"

WORK = """CREATE VIEW remedial_work AS
 SELECT remedial, account, house, attempt, dealt_at_ms AS at_ms, clean FROM rounds
 WHERE remedial IS NOT NULL AND clean IS NOT NULL
 UNION ALL SELECT remedial, account, house, attempt, at_ms, clean FROM quick
 WHERE remedial IS NOT NULL AND clean IS NOT NULL"""
"""Every round and sitting that counts for a remedial, for or against."""

_OWN = """w.remedial = remedials.remedial AND w.account = remedials.account
 AND w.house = remedials.house"""
_RUN = """(SELECT count(*) FROM remedial_work c WHERE c.remedial = w.remedial
 AND c.account = w.account AND c.house = w.house AND c.attempt <= w.attempt
 AND c.attempt > coalesce((SELECT max(u.attempt) FROM remedial_work u
 WHERE u.remedial = w.remedial AND u.account = w.account AND u.house = w.house
 AND u.clean = 0 AND u.attempt < w.attempt), ''))"""
"""How many without an error in a row, up to that one."""
_FIRST = f"""SELECT w.{{column}} FROM remedial_work w WHERE {_OWN} AND w.clean = 1
 AND {_RUN} >= remedials.in_a_row ORDER BY w.attempt LIMIT 1"""


def clear(which: str = ":remedial") -> str:
    """The statement that clears that remedial where it has been worked well enough; an empty
    ``which`` stands for all of them."""
    one = f" AND remedials.remedial = {which}" if which else ""
    return (
        "UPDATE remedials SET state = 'cleared',"
        f" cleared_by = ({_FIRST.format(column='attempt')}),"
        f" cleared_at_ms = ({_FIRST.format(column='at_ms')})"
        f" WHERE state = 'open'{one} AND EXISTS ({_FIRST.format(column='attempt')})"
    )


RUN = """(SELECT count(*) FROM remedial_work w WHERE w.remedial = remedials.remedial
 AND w.account = remedials.account AND w.house = remedials.house AND w.clean = 1
 AND w.attempt > coalesce((SELECT max(u.attempt) FROM remedial_work u
 WHERE u.remedial = remedials.remedial AND u.account = remedials.account
 AND u.house = remedials.house AND u.clean = 0), ''))"""
"""How many without an error in a row a remedial has now."""
WORKED = """(SELECT count(*) FROM remedial_work w WHERE w.remedial = remedials.remedial
 AND w.account = remedials.account AND w.house = remedials.house)"""
"""How many were worked for it."""
