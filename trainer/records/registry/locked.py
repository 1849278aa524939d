"""The lock of an exam if no server draws its tasks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Locked:
    """The text by which the PIN is known again that releases each task, and the first seed."""

    lock: str
    seed: int
