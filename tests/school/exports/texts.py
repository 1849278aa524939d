"""What people may type as a name or a note, and what must come out as that very text."""

from __future__ import annotations

HARMLESS = ("", "Ann", "О'Нил", "李小龍", "12", "-", "12.5.2026", "a=b", " =1+1")

RUN_BY_SPREADSHEETS = (
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1+1",
    "\r=1+1",
    "\n=1+1",
    "'=1+1",
    "''=1+1",
    "＝1+1",
    '=HYPERLINK("http://x.example","Ann")',
    "=cmd|'/C calc'!A0",
    "-12.50",
    "+41 44 123",
)

AWKWARD = (
    "Robert'); DROP TABLE people;--",
    'say "no", she said',
    "a,b;c\td",
    "one\ntwo\r\nthree\rfour",
    "שלום עולם",
    "\u202egnirts a\u202c",
    "👩‍👩‍👧 🂡 ♠",
    "https://x.example/?a=1",
    "_x0041_",
    "<b>&amp;</b>",
    "nul\x00bell\x07escape\x1b",
    "\ufeffbegins with a mark",
    "x" * 32_767,
)

ALL = (*HARMLESS, *RUN_BY_SPREADSHEETS, *AWKWARD)
