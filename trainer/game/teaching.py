"""The strictness of a school about an order of its own."""

from __future__ import annotations

from enum import StrEnum


class Teaching(StrEnum):
    """The strictness of a school about its own order, at a house that mandates none."""

    OFF = "off"
    ADVICE = "advice"
    ENFORCED = "enforced"
