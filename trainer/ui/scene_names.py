"""The scenes that can be drawn, by name."""

from __future__ import annotations

TABLES = {
    f"table-{house}": house for house in ("mbs", "six-card-bonus", "prime", "posted", "boxes")
}
NAMES = (
    "home",
    "home-empty",
    *TABLES,
    "table-settling",
    "debrief",
    "debrief-faultless",
    "results",
    "mistakes",
    "settings",
)
