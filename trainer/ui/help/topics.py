"""The topics of help: a text for every screen, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer import assets
from trainer.ui.places import route_of
from trainer.wording import Phrase, phrase

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Topic:
    """One text: its file's name and its title."""

    name: str
    title: Phrase


TOPICS = (
    Topic("today", phrase("Today")),
    Topic("table", phrase("The table")),
    Topic("whole", phrase("A whole round")),
    Topic("marks", phrase("The marks")),
    Topic("debrief", phrase("The debrief")),
    Topic("replay", phrase("Replay")),
    Topic("quick", phrase("Quick drills")),
    Topic("incident", phrase("Irregularities")),
    Topic("results", phrase("Results")),
    Topic("mistakes", phrase("My mistakes")),
    Topic("progress", phrase("Progress")),
    Topic("quiz", phrase("Quizzes")),
    Topic("houses", phrase("Houses")),
    Topic("settings", phrase("Settings")),
    Topic("account", phrase("Signing in")),
    Topic("my-data", phrase("My data")),
    Topic("my-exams", phrase("Sitting an exam")),
    Topic("class", phrase("Class")),
    Topic("review", phrase("Reviews")),
    Topic("exams", phrase("Exams")),
    Topic("table-test", phrase("Table tests")),
    Topic("reports", phrase("Reports")),
    Topic("people", phrase("People and classes")),
    Topic("station", phrase("A station of a school")),
)


def topic_of(page: str) -> Topic:
    """The text about that page of the window."""
    return next(topic for topic in TOPICS if topic.name == route_of(page).help)


def text_of(topic: Topic, language: str) -> str:
    """The text as Markdown, in that language where it is translated, else in English."""
    asked = _file(topic, language)
    return (asked if asked.is_file() else _file(topic, ENGLISH)).read_text(encoding="utf-8")


def _file(topic: Topic, language: str) -> Path:
    return assets.folder("resources") / "help" / language / f"{topic.name}.md"
