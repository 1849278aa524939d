"""The changes at another house, and a drill of exactly that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from trainer.school.progress.transfer import SkillChange, TransferSkill
from trainer.ui.drop_down import DropDown
from trainer.ui.theme import scaled
from trainer.ui.widgets import Button, column, emptied, hairline, label, row, wrapped
from trainer.wording import say, say_count

NOBODY, KIND_WIDE = "", 66


class TransferCard(QFrame):
    """Shows what another house asks. Emits that house when its changes, its drill, or its book
    beside this one are asked for."""

    chosen = Signal(str)
    drilled = Signal(str)
    compared = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.transfer")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("At another house"))
        self.other = DropDown("progress.transfer.house", say("The other house"))
        self._lines = column(gap=0)
        self._sum = wrapped("", "secondary", name="progress.transfer.sum")
        self.drill = Button(say("Practise exactly this"), "progress.transfer.drill")
        self.compare = Button(say("Compare the two houses"), "progress.transfer.compare")
        self.other.activated.connect(lambda _: self.chosen.emit(self.house))
        self.drill.clicked.connect(lambda: self.drilled.emit(self.house))
        self.compare.clicked.connect(lambda: self.compared.emit(self.house))
        head = row(label(say("At another house"), "section"), None, self.other, gap=12)
        foot = row(self.drill, self.compare, None, gap=8)
        body = column(head, self._sum, self._lines, foot, None, gap=8, around=(20, 16, 20, 16))
        self.setLayout(body)
        self.present(())

    @property
    def house(self) -> str:
        """The other house; empty while none is chosen."""
        return str(self.other.currentData() or NOBODY)

    def offer(self, houses: Sequence[tuple[str, str]]) -> None:
        """Offer these houses: id and title. The chosen one stays, if it is among them."""
        self.other.offer([(NOBODY, say("Choose a house")), *houses])

    def present(self, skills: Sequence[TransferSkill]) -> None:
        """Show the changes there; nothing while no house is chosen."""
        emptied(self._lines)
        asked = [each for each in skills if each.change is not SkillChange.SAME]
        self.drill.setVisible(bool(asked))
        self.compare.setVisible(bool(skills))
        self._sum.setText(_summed(skills))
        for area, among in groupby(asked, key=lambda each: each.skill.area):
            self._lines.addWidget(hairline())
            name = wrapped(area.words, "strong")
            kinds = [_line(*each) for each in _told(list(among))]
            self._lines.addLayout(column(name, *kinds, gap=3, around=(0, 7, 0, 7)))


def _summed(skills: Sequence[TransferSkill]) -> str:
    if not skills:
        return say("Which skills change at another house, and what is new.")
    counted = {kind: sum(each.change is kind for each in skills) for kind in SkillChange}
    return say(
        "{same} stay as they are, {other} change, {new} are new.",
        same=say_count("{count} skill", "{count} skills", count=counted[SkillChange.SAME]),
        other=counted[SkillChange.OTHER],
        new=counted[SkillChange.NEW],
    )


def _told(among: Sequence[TransferSkill]) -> Iterator[tuple[str, str]]:
    """The changed skills, then the new ones, each under a word."""
    for change, words in ((SkillChange.OTHER, say("Different")), (SkillChange.NEW, say("New"))):
        named = [each.skill.words for each in among if each.change is change]
        if named:
            yield words, "\n".join(named)


def _line(kind: str, skills: str) -> QHBoxLayout:
    name = label(kind, "secondary")
    name.setFixedWidth(scaled(KIND_WIDE))
    line = row(gap=10)
    line.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
    line.addWidget(wrapped(skills, "dense"), 1)
    return line
