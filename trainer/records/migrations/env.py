"""Alembic runs this: apply the steps on the connection that it is handed, in its transaction."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    transactional_ddl=False,  # the caller's transaction holds all the steps
)
context.run_migrations()
