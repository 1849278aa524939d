"""The exams whose outcome an examiner does not know yet."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Text, bindparam, text

# Of a sitting ``e``: ``by`` may still mark it blind, for it is on record that neither its sheet was
# opened nor its marks were told there, and no two have signed it.
KEPT = """NOT EXISTS (SELECT 1 FROM sheets_seen n WHERE n.sitting = e.sitting AND n.by = :by)
 AND NOT EXISTS (SELECT 1 FROM blind_marks n WHERE n.sitting = e.sitting AND n.by = :by)
 AND NOT EXISTS (SELECT 1 FROM signatures n WHERE n.sitting = e.sitting AND n.by = :by)
 AND (SELECT count(*) FROM signatures n WHERE n.sitting = e.sitting) < 2"""
_KEPT = text(f"SELECT sitting FROM exam_sittings e WHERE sitting IN :sittings AND {KEPT}")
_KEPT = _KEPT.bindparams(bindparam("sittings", expanding=True, type_=Text))


def kept_from(db: Connection, by: str, sittings: Collection[str]) -> frozenset[str]:
    """The sittings among these that ``by`` may still mark blind."""
    # No list tells how they ended.
    return frozenset(db.scalars(_KEPT, {"by": by, "sittings": list(sittings)}))
