"""How a school holds to an order of its own."""

from __future__ import annotations

from enum import StrEnum


class Teaching(StrEnum):
    """How a school holds to its own order where a house mandates none."""

    OFF = "off"
    ADVICE = "advice"
    ENFORCED = "enforced"
