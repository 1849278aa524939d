"""The page of help: the topics at the left, the text at the right; a text for every screen, and the
guides."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QWidget

from trainer import assets
from trainer.school.reports.pages.catalogue import REPORTS
from trainer.settings import Language
from trainer.ui.help.reader import HelpReader
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.widgets import Button, column, frame, label, row, text_line
from trainer.ui.language import catalogue
from trainer.ui.routes import route_of
from trainer.wording import Phrase, phrase, say, say_phrase

LIST_WIDE, LIST_WIDEST, WIDEST = 220, 380, 820


class HelpPage(Ground):
    """Shows the text about a page, or a guide; a search leaves the topics that have its words.

    Emits that it is left, and that the guided round, or the page about the program, is asked for.
    """

    back = Signal()
    guided = Signal()
    about = Signal()

    def __init__(self) -> None:
        super().__init__("plain", "help", say("Help"))
        self._language, self.topic = "en", TOPICS[0]
        self._shown: tuple[HelpTopic, ...] = READ
        self._group = QButtonGroup(self)
        self._buttons = {topic.name: self._button(topic) for topic in READ}
        self._heads = {
            GUIDES: label(say("Guides"), "caption"),
            TOPICS: label(say("Pages"), "caption"),
        }
        self.search = self._search()
        self._list = self._listed()
        self._list.verticalScrollBar().rangeChanged.connect(self._bring_up)
        self.reader = HelpReader("help.text", widest=WIDEST)
        self._put_together()

    def present(self, topic: HelpTopic, language: str) -> None:
        self._language = language
        self.search.clear()
        self._open(topic)
        self._go_to(topic)

    def _go_to(self, topic: HelpTopic) -> None:
        button = self._buttons[topic.name]
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, button, self._bring_up)  # laid out

    def _bring_up(self, *_: object) -> None:
        """Scroll to the open topic; again once the list has found its size."""
        self._list.ensureWidgetVisible(self._buttons[self.topic.name])

    def _open(self, topic: HelpTopic) -> None:
        self.topic = topic
        self._buttons[topic.name].setChecked(True)
        self.reader.present(text_of(topic, self._language))
        self.reader.setAccessibleName(say_phrase(topic.title))

    def _search(self) -> QLineEdit:
        asks = say("Search the help")
        made = text_line("help.search", asks, hint=asks)
        made.setClearButtonEnabled(True)
        made.textChanged.connect(self._search_for)
        made.returnPressed.connect(lambda: self.reader.go_to(made.text()))
        return made

    def _search_for(self, words: str) -> None:
        """List the topics with these words, and open the first of them."""
        found = matching(words, self._language)
        self._shown = tuple(each for each in READ if each in found)
        for topic, button in ((each, self._buttons[each.name]) for each in READ):
            button.setVisible(topic in self._shown)
        for topics, head in self._heads.items():
            head.setVisible(any(each in self._shown for each in topics))
        if found and words:
            self._open(self.topic if self.topic in found else found[0])
            self.reader.go_to(words)

    def _button(self, topic: HelpTopic) -> QPushButton:
        made = QPushButton(say_phrase(topic.title))
        made.setObjectName(f"help.{topic.name}")
        made.setAccessibleName(say_phrase(topic.title))
        made.setProperty("kind", "nav")
        made.setCheckable(True)
        made.clicked.connect(lambda: self._open(topic))
        self._group.addButton(made)
        return made

    def _listed(self) -> ScrollArea:
        self._titles = body = QWidget()
        parts: list[QWidget] = []
        for topics, head in self._heads.items():
            head.setContentsMargins(11, 12 if parts else 2, 0, 4)
            parts += [head, *(self._buttons[each.name] for each in topics)]
        body.setLayout(column(*parts, None, gap=2))
        scroll = ScrollArea("help.topics")
        scroll.setWidget(body)
        return scroll

    def _put_together(self) -> None:
        back = Button(say("Back"), "help.back", key=say("Esc"), does=self.back)
        guided = Button(say("Guided first round"), "help.guided", does=self.guided)
        about = Button(say("About this program"), "help.about", does=self.about)
        self._listed_in = listed = QWidget()
        listed.setLayout(column(label(say("Help"), "title"), self.search, self._list, gap=10))
        text = frame("card")
        text.setLayout(column(self.reader, around=(28, 20, 20, 20)))
        beside = column(row(None, guided, about, back, gap=8), text, gap=14)
        beside.setStretch(1, 1)
        page = row(listed, beside, gap=28, around=28)
        page.setStretch(1, 1)
        self.setLayout(page)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the list as wide as its titles."""
        # Not before: only now are they styled.
        super().showEvent(event)
        needed = self._titles.sizeHint().width() + 12
        self._listed_in.setFixedWidth(min(LIST_WIDEST, max(LIST_WIDE, needed)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the list with Up and Down; Esc ends the search, then leaves."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.search.clear() if self.search.text() else self.back.emit()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus()
        elif step is not None:
            self._step(step)
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        at = self._shown.index(self.topic) + by if self.topic in self._shown else 0
        if 0 <= at < len(self._shown):
            self._open(self._shown[at])
            self._go_to(self._shown[at])


ENGLISH = "en"


class HelpTopic(Struct, frozen=True):
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
