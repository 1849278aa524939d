"""The trainee's certainty of an answer, asked before anything is said of it: three keys."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from trainer.school.questions.certainty import Certainty
from trainer.ui.heard.announcing import announce
from trainer.ui.quick.choices import BigKey
from trainer.ui.theme import scaled
from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import say

HIGH = 108


class CertaintyBar(QFrame):
    """Along the foot of a quiz: how the item is answered, then the three keys. Emits how sure the
    trainee is, or that the answer shall be another."""

    sure = Signal(object)
    changed_mind = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quiz.certainty")
        self.setProperty("kind", "footer")
        self.setFixedHeight(scaled(HIGH))
        self._how = wrapped("", tone="quiet", name="quiz.how")
        self._given = label("", "section", name="quiz.given")
        self.keys = {each: self._key(each) for each in Certainty}
        self._back = Button(say("Change the answer"), "quiz.change", key="←")
        self._back.clicked.connect(self.changed_mind)
        self._layers = QStackedWidget()
        for layer in (self._telling(), self._asking()):
            self._layers.addWidget(layer)
        self.setLayout(column(self._layers, around=(28, 10, 28, 12)))

    def wait(self, how: str) -> None:
        """No answer yet; that is how it is given."""
        self._how.setText(how)
        self._layers.setCurrentIndex(0)

    def ask(self, given: str) -> None:
        """That is the answer; how sure is it?"""
        text = say("How sure are you?")
        if given:
            text = say("Your answer: {answer}. How sure are you?", answer=given)
        self._given.setText(text)
        self._layers.setCurrentIndex(1)
        announce(self, text, at_once=True)

    def _key(self, certainty: Certainty) -> BigKey:
        words = say(
            "{certainty}: +{won} or −{lost}",
            certainty=certainty.words,
            won=int(certainty),
            lost=certainty.lost,
        )
        if not certainty.lost:
            words = say("{certainty}: +{won} or 0", certainty=certainty.words, won=int(certainty))
        key = BigKey(str(int(certainty)), words, f"quiz.sure.{int(certainty)}")
        key.clicked.connect(partial(self._picked, certainty))
        return key

    def _picked(self, certainty: Certainty, *_: object) -> None:
        self.sure.emit(certainty)

    def _telling(self) -> QWidget:
        made = QWidget()
        made.setLayout(column(None, self._how, None))
        return made

    def _asking(self) -> QWidget:
        made = QWidget()
        keys = row(*self.keys.values(), gap=10)
        made.setLayout(column(row(self._given, None, self._back), keys, gap=6))
        return made
