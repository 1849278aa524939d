"""The page of help: what there is to read at the left, the text at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QScrollArea, QWidget

from trainer.ui.help.reader import HelpReader
from trainer.ui.help.topics import TOPICS, HelpTopic, text_of
from trainer.ui.widgets import Button, column, frame, label, row
from trainer.wording import say, say_phrase

LIST_WIDE, WIDEST = 220, 820


class HelpPage(QFrame):
    """Shows the text about a page. Emits when it is left, and when the guided round, or what the
    program is made of, is asked for."""

    back = Signal()
    guided = Signal()
    about = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("help")
        self.setProperty("kind", "plain")
        self.setAccessibleName(say("Help"))
        self._language, self._topic = "en", TOPICS[0]
        self._group = QButtonGroup(self)
        self._buttons = {topic.name: self._button(topic) for topic in TOPICS}
        self._list = self._listed()
        self.reader = HelpReader("help.text")
        self._put_together()

    @property
    def topic(self) -> HelpTopic:
        """The topic in sight."""
        return self._topic

    def present(self, topic: HelpTopic, language: str) -> None:
        """Show that text in that language."""
        self._language = language
        self._open(topic)
        self._go_to(topic)

    def _go_to(self, topic: HelpTopic) -> None:
        button = self._buttons[topic.name]
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, button, lambda: self._list.ensureWidgetVisible(button))  # laid out

    def _open(self, topic: HelpTopic) -> None:
        self._topic = topic
        self._buttons[topic.name].setChecked(True)
        self.reader.present(text_of(topic, self._language))
        self.reader.setAccessibleName(say_phrase(topic.title))

    def _button(self, topic: HelpTopic) -> QPushButton:
        made = QPushButton(say_phrase(topic.title))
        made.setObjectName(f"help.{topic.name}")
        made.setAccessibleName(say_phrase(topic.title))
        made.setProperty("kind", "nav")
        made.setCheckable(True)
        made.clicked.connect(lambda: self._open(topic))
        self._group.addButton(made)
        return made

    def _listed(self) -> QScrollArea:
        body = QWidget()
        body.setLayout(column(*self._buttons.values(), None, gap=2))
        scroll = QScrollArea()
        scroll.setObjectName("help.topics")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(body)
        return scroll

    def _put_together(self) -> None:
        back = Button(say("Back"), "help.back", key=say("Esc"))
        guided = Button(say("Guided first round"), "help.guided")
        about = Button(say("About this program"), "help.about")
        back.clicked.connect(self.back)
        guided.clicked.connect(self.guided)
        about.clicked.connect(self.about)
        listed = QWidget()
        listed.setFixedWidth(LIST_WIDE)
        listed.setLayout(column(label(say("Help"), "title"), self._list, gap=10))
        text = frame("card")
        text.setMaximumWidth(WIDEST)
        text.setLayout(column(self.reader, around=(28, 20, 20, 20)))
        beside = column(row(None, guided, about, back, gap=8), text, gap=14)
        beside.setStretch(1, 1)
        page = row(listed, beside, gap=28, around=28)
        page.setStretch(1, 1)
        self.setLayout(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the list; Esc leaves."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif step is not None:
            place = TOPICS.index(self._topic) + step
            if 0 <= place < len(TOPICS):
                self._open(TOPICS[place])
                self._go_to(TOPICS[place])
        else:
            super().keyPressEvent(event)
