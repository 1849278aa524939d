"""The figures of a wrong rule: how often it showed, and how often not.

The marker counts what stands there already, for which it is due from its first round on. Until then
it counts as held steadily.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_COUNTED = ("per_cent", "hits", "clean", "clean_since", "wagers")
_STEADILY = """UPDATE open_beliefs SET hits = 6, clean = 0, clean_since = 0, wagers = 0,
 per_cent = CASE verdict WHEN 'confirmed' THEN 95 ELSE 60 END
 WHERE verdict IN ('confirmed', 'suspected')"""
_DUE = """INSERT INTO beliefs_due (account, house, delivery, since_ms)
 SELECT b.account, b.house, d.number, min(b.since_ms) FROM open_beliefs b
 JOIN (SELECT account, max(number) AS number FROM deliveries GROUP BY account) d
 ON d.account = b.account
 WHERE NOT EXISTS (SELECT 1 FROM beliefs_due t WHERE t.account = b.account AND t.house = b.house)
 GROUP BY b.account, b.house, d.number"""


def upgrade() -> None:
    db = op.get_bind()
    there = {each["name"] for each in sa.inspect(db).get_columns("open_beliefs")}
    if there.issuperset(_COUNTED):
        return
    for name in _COUNTED:
        whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
        op.add_column("open_beliefs", sa.Column(name, whole))
    op.execute(_STEADILY)
    op.execute(_DUE)
