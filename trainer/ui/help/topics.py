"""The topics of help: a text for every screen, and the guides, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trainer import assets
from trainer.school.reports.pages.catalogue import REPORTS
from trainer.settings import Language
from trainer.ui.language import catalogue
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
    HelpTopic("live", phrase("Live")),
    HelpTopic("people", phrase("People and classes")),
    HelpTopic("station", phrase("A station of a school")),
)

GUIDES = (
    HelpTopic("trainee", phrase("The trainee's guide")),
    HelpTopic("supervisor", phrase("The supervisor's guide")),
    HelpTopic("administrator", phrase("The administrator's guide")),
    HelpTopic("house-author", phrase("The house author's guide")),
)
"""The guides of ``docs``, which can be read in the program as well."""

READ = (*GUIDES, *TOPICS)
"""All that the list of help has, in its order."""

_REPORT = phrase("**{title}**: {shows}")
_REPORTS = "{reports}"
"""The place in the help of the reports where each says what it shows."""

_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")


def topic_of(page: str) -> HelpTopic:
    """The text about that page of the window."""
    return next(topic for topic in TOPICS if topic.name == route_of(page).help)


@cache
def text_of(topic: HelpTopic, language: str) -> str:
    """The text as Markdown, in that language if it is translated, else in English."""
    asked = _file(topic, language)
    file = asked if asked.is_file() else _file(topic, ENGLISH)
    text = file.read_text(encoding="utf-8")
    if _REPORTS in text:
        text = text.replace(_REPORTS, _reports_in(language))
    return _as_read_here(text)


def _reports_in(language: str) -> str:
    """The content of each report, in its own words."""
    said = catalogue(Language(language))
    lines = (
        said(_REPORT, None).format(title=said(each.title, None), shows=said(each.help, None))
        for each in REPORTS
    )
    return "\n\n".join(lines)


def _file(topic: HelpTopic, language: str) -> Path:
    if topic in GUIDES:
        folder = assets.folder("docs")
        return (folder if language == ENGLISH else folder / language) / f"{topic.name}.md"
    return assets.folder("resources") / "help" / language / f"{topic.name}.md"


def _as_read_here(text: str) -> str:
    """Drop pictures of screens, which are a click away, and links, which lead nowhere here."""
    kept = (line for line in text.splitlines() if not _PICTURE.search(line))
    return _LINK.sub(r"\1", "\n".join(kept))


def matching(words: str, language: str) -> Sequence[HelpTopic]:
    """The texts with all of these words, those with them in the title first; every text for no
    words."""
    wanted = words.casefold().split()
    found = [each for each in READ if _has(text_of(each, language), wanted)]
    return sorted(found, key=lambda each: not _has(_title(each, language), wanted))


def _has(text: str, wanted: Sequence[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in wanted)


def _title(topic: HelpTopic, language: str) -> str:
    return text_of(topic, language).partition("\n")[0]
