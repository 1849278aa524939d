from __future__ import annotations

from tests.school.review.conftest import database, opened, room

__all__ = ("database", "opened", "room")
