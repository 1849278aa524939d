"""The topics of help: a text for every screen, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer import assets
from trainer.ui.routes import route_of
from trainer.wording import Phrase, phrase

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class HelpTopic:
    """One text: its file's name and its title."""

    name: str
    title: Phrase


TOPICS = (
    HelpTopic("today", phrase("Today")),
    HelpTopic("table", phrase("The table")),
    HelpTopic("whole", phrase("A whole round")),
    HelpTopic("marks", phrase("The marks")),
    HelpTopic("debrief", phrase("The debrief")),
    HelpTopic("replay", phrase("Replay")),
    HelpTopic("quick", phrase("Quick drills")),
    HelpTopic("incident", phrase("Irregularities")),
    HelpTopic("results", phrase("Results")),
    HelpTopic("mistakes", phrase("My mistakes")),
    HelpTopic("progress", phrase("Progress")),
    HelpTopic("quiz", phrase("Quizzes")),
    HelpTopic("challenges", phrase("Challenges")),
    HelpTopic("houses", phrase("Houses")),
    HelpTopic("settings", phrase("Settings")),
    HelpTopic("account", phrase("Signing in")),
    HelpTopic("my-data", phrase("My data")),
    HelpTopic("my-exams", phrase("Sitting an exam")),
    HelpTopic("class", phrase("Class")),
    HelpTopic("review", phrase("Reviews")),
    HelpTopic("exams", phrase("Exams")),
    HelpTopic("table-test", phrase("Table tests")),
    HelpTopic("reports", phrase("Reports")),
    HelpTopic("people", phrase("People and classes")),
    HelpTopic("station", phrase("A station of a school")),
)


def topic_of(page: str) -> HelpTopic:
    """The text about that page of the window."""
    return next(topic for topic in TOPICS if topic.name == route_of(page).help)


def text_of(topic: HelpTopic, language: str) -> str:
    """The text as Markdown, in that language where it is translated, else in English."""
    asked = _file(topic, language)
    return (asked if asked.is_file() else _file(topic, ENGLISH)).read_text(encoding="utf-8")


def _file(topic: HelpTopic, language: str) -> Path:
    return assets.folder("resources") / "help" / language / f"{topic.name}.md"
