"""The scenes that can be drawn, by name."""

from __future__ import annotations

from trainer.library.houses import load_houses

HOUSES = load_houses().names
TABLES = {f"table-{house}": house for house in HOUSES}
BOOKS = {f"houses-{house}": house for house in HOUSES}
READINGS = {f"readings-{house}": house for house in HOUSES}
COMPARED = {"compare": ("six-card-bonus", "mbs")}
WHOLES = {f"whole-{house}": house for house in HOUSES}
QUICK = {
    "quick-reading": "name-the-hand",
    "quick-five": "point-to-the-five",
    "quick-flash": "flash-pair-plus",
    "quick-order": "order-of-seats",
    "quick-result": "does-the-dealer-qualify",
    "bets": "check-the-bets",
}
INCIDENTS = {
    "irregularity-exposed": ("mbs", "two_exposed"),
    "irregularity-foreign-card": ("mbs", "foreign_card"),
    "irregularity-misdeal": ("mbs", "misdeal_moved_whole"),
    "irregularity-late-wager": ("mbs", "late_wager"),
    "irregularity-shuffler": ("six-card-bonus", "shuffler_malfunction"),
    "irregularity-wrong-count": ("six-card-bonus", "wrong_count"),
    "irregularity-touched": ("six-card-bonus", "touched_too_early"),
    "irregularity-cash": ("boxes", "cash_or_credit"),
    "irregularity-talk": ("prime", "ambiguity"),
}
PROGRESS = ("progress", "progress-transfer")
QUIZZES = ("quiz", "quiz-seat", "quiz-sure", "quiz-rule", "quiz-result")
TABLE_TESTS = (
    "table-test",
    "table-test-school",
    "table-test-setup",
    "table-test-setup-whole",
    "table-test-watch",
    "table-test-watch-whole",
    "table-test-watch-otherwise",
    "table-test-watch-end",
    "table-test-form",
)
GUIDED = ("guided-first", "guided-act", "guided-slip", "guided-debrief")
REPLAYS = {
    "replay": "parting",
    "replay-start": "start",
    "replay-end": "end",
    "replay-whole": "whole",
}
CHIPS = ("chips-sized", "chips-beside", "chips-back", "table-guide", "debrief-chips")
SESSIONS = ("session-plan", "session-table", "session-debrief", "session-end")
STATIONS = ("station-waiting", "station-stopped")
PEOPLE = (
    "set-up-school",
    "sign-in",
    "sign-in-refused",
    "locked",
    "own-password",
    "account",
    "people",
    "audit",
    "audit-alarm",
    "classes",
    "class-list",
    "class-list-problems",
    "class-list-preview",
    "class-list-done",
)
EXAM_TABLES = ("exam-table", "exam-ruling")
EXAM_LISTS = ("exams", "exams-empty")
EXAM_SHEETS = ("exam-sheet", "exam-result")
EXAMS = ("my-exams", *EXAM_TABLES, *EXAM_LISTS, "exam-set", *EXAM_SHEETS, "exam-blind")
REVIEW_LISTS = ("attempts", "remedials", "re-marking")
ATTEMPTS = (
    "attempt",
    "attempt-comment",
    "attempt-override",
    "attempt-remedial",
    "attempt-said",
)
REVIEWED = ("review-ask", "review-debrief", "review-today")
REVIEWS = (*REVIEW_LISTS, *ATTEMPTS, *REVIEWED)
REPORT_PAGES = (
    "reports-mistakes",
    "reports-learning",
    "reports-relapse",
    "reports-transfer",
    "reports-items",
    "reports-pace",
    "reports-minutes",
    "reports-shared",
)
REPORTS = ("class", "trainee", *REPORT_PAGES)
LIVE_WALLS = ("live-wall", "live-wall-note")
WORKSHOPS = (
    "workshop-start",
    "workshop-rules",
    "workshop-reading",
    "workshop-procedure",
    "workshop-proof",
    "workshop-publish",
)
NAMES = (
    "home",
    "home-empty",
    "first-start",
    "find",
    *TABLES,
    *WHOLES,
    *INCIDENTS,
    "table-settling",
    "table-why",
    *CHIPS,
    "debrief",
    "debrief-faultless",
    "debrief-again",
    "debrief-why",
    *GUIDED,
    *REPLAYS,
    *SESSIONS,
    "clause",
    *BOOKS,
    *READINGS,
    *COMPARED,
    *WORKSHOPS,
    *QUICK,
    *QUIZZES,
    *TABLE_TESTS,
    "challenges",
    "live-table",
    "live-report",
    "results",
    "mistakes",
    *PROGRESS,
    *REVIEWS,
    "settings",
    "my-data",
    "help",
    "about",
    *PEOPLE,
    *LIVE_WALLS,
    *STATIONS,
    *EXAMS,
    *REPORTS,
)
