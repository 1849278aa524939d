"""The exams whose outcome an examiner does not know yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from sqlalchemy import Connection

from trainer.records.declared import rows
from trainer.records.registry.rows.exams import BlindMarkRow, SheetSeenRow, SignatureRow


def kept_from(db: Connection, by: str, sittings: Collection[str]) -> frozenset[str]:
    """The sittings among these whose result no list may tell that account, because it may still
    mark them blind."""
    if not sittings:
        return frozenset()
    seen = rows(db, SheetSeenRow, {"sitting": sittings, "by": by}, "sitting", None)
    marked = rows(db, BlindMarkRow, {"sitting": sittings, "by": by}, "sitting", None)
    signed = rows(db, SignatureRow, {"sitting": sittings}, "sitting", None)
    known = {each.sitting for each in seen} | {each.sitting for each in marked}
    known |= {each.sitting for each in signed if each.by == by}
    settled = {of for of, count in Counter(each.sitting for each in signed).items() if count > 1}
    return frozenset(sittings) - known - settled
