"""The log, the people, what was decided, what was marked, and what it adds up to.

The first release's tables. Steps make tables and their indexes, and stay as they are once
somebody's records went through them. Views, guards and functions are no step's: they are made anew
after the steps, of today's text, wherever those that are there have another print (see
lite/schema.py and postgres/making.py): for a file when it is opened, for a server at each
``trainer school init``, as roles and their rights are.
"""

from __future__ import annotations

from trainer.records.registry.migrations.first import (
    deliveries,
    exams,
    log,
    marks,
    people,
    review,
    tallies,
)

revision = "0006"
down_revision = None


def upgrade() -> None:
    for group in (log, deliveries, people, exams, review, marks, tallies):
        group.make()
