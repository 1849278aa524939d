"""The topics of help: a text for every screen, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer import assets
from trainer.wording import Phrase, phrase

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Topic:
    """One text: its file's name, its title, and the pages of the window that it is about."""

    name: str
    title: Phrase
    pages: tuple[str, ...] = ()


TOPICS = (
    Topic("today", phrase("Today"), ("today", "session")),
    Topic("table", phrase("The table"), ("table",)),
    Topic("whole", phrase("A whole round")),
    Topic("marks", phrase("The marks")),
    Topic("debrief", phrase("The debrief"), ("debrief",)),
    Topic("replay", phrase("Replay"), ("replay",)),
    Topic("quick", phrase("Quick drills"), ("quick", "quick-result")),
    Topic("incident", phrase("Irregularities"), ("incident",)),
    Topic("results", phrase("Results"), ("results",)),
    Topic("mistakes", phrase("My mistakes"), ("mistakes",)),
    Topic("progress", phrase("Progress"), ("progress",)),
    Topic("quiz", phrase("Quizzes"), ("quiz", "quiz-items", "quiz-result")),
    Topic("houses", phrase("Houses"), ("houses",)),
    Topic("settings", phrase("Settings"), ("settings",)),
    Topic(
        "account",
        phrase("Signing in"),
        ("sign-in", "locked", "own-password", "account", "set-up-school"),
    ),
    Topic("my-data", phrase("My data"), ("my-data",)),
    Topic(
        "my-exams",
        phrase("Sitting an exam"),
        ("my-exams", "exam-table", "exam-ruling", "exam-result", "exam-wait"),
    ),
    Topic("class", phrase("Class"), ("class", "trainee")),
    Topic("review", phrase("Reviews"), ("attempts", "attempt", "remedials", "re-marking")),
    Topic("exams", phrase("Exams"), ("exams", "exam-set", "exam-sheet", "exam-blind")),
    Topic(
        "table-test",
        phrase("Table tests"),
        ("table-test", "table-test-setup", "table-test-watch", "table-test-form"),
    ),
    Topic("reports", phrase("Reports"), ("reports",)),
    Topic("people", phrase("People and classes"), ("people", "classes", "class-list", "audit")),
    Topic("station", phrase("A station of a school")),
)


def topic_of(page: str) -> Topic:
    """The text about that page of the window; about today, where there is none."""
    return next((topic for topic in TOPICS if page in topic.pages), TOPICS[0])


def text_of(topic: Topic, language: str) -> str:
    """The text as Markdown, in that language where it is translated, else in English."""
    asked = _file(topic, language)
    return (asked if asked.is_file() else _file(topic, ENGLISH)).read_text(encoding="utf-8")


def _file(topic: Topic, language: str) -> Path:
    return assets.folder("resources") / "help" / language / f"{topic.name}.md"
