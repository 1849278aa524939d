"""The scenes that can be drawn, by name."""

from __future__ import annotations

TABLES = {
    f"table-{house}": house for house in ("mbs", "six-card-bonus", "prime", "posted", "boxes")
}
BOOKS = {
    f"houses-{house}": house for house in ("mbs", "six-card-bonus", "prime", "posted", "boxes")
}
COMPARED = {"compare": ("six-card-bonus", "mbs")}
WHOLES = {
    f"whole-{house}": house for house in ("mbs", "six-card-bonus", "prime", "posted", "boxes")
}
QUICK = {
    "quick-reading": "name-the-hand",
    "quick-five": "point-to-the-five",
    "quick-flash": "flash-pair-plus",
    "quick-order": "order-of-seats",
    "quick-result": "does-the-dealer-qualify",
    "bets": "check-the-bets",
}
NAMES = (
    "home",
    "home-empty",
    *TABLES,
    *WHOLES,
    "table-settling",
    "debrief",
    "debrief-faultless",
    *BOOKS,
    *COMPARED,
    *QUICK,
    "results",
    "mistakes",
    "settings",
)
