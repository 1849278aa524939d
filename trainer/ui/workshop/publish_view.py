"""The last page of a draft: all that is missing, and the ways for a finished house."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea

from trainer.records.registry.reads.house_acts import HouseAct
from trainer.ui.widgets import Button, column, emptied, frame, label, row, wrapped
from trainer.wording import say


class PublishView(QScrollArea):
    """Emits that the draft shall be published, written into a file, or thrown away."""

    published = Signal()
    handed_on = Signal()
    thrown_away = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._missing = column(gap=6)
        self.told = wrapped("", "body", name="workshop.publish.told")
        self.publish = Button(say("Publish"), "workshop.publish", kind="primary")
        self.file = Button(say("Write a .house file…"), "workshop.hand_on")
        self.away = Button(say("Throw the draft away…"), "workshop.away", kind="quiet")
        card = frame("card")
        card.setLayout(
            column(
                label(say("Publish"), "section"),
                self.told,
                self._missing,
                row(self.publish, self.file, None, self.away, gap=8),
                None,
                gap=12,
                around=(20, 16, 20, 18),
            )
        )
        self.setWidget(card)
        self.publish.clicked.connect(self.published)
        self.file.clicked.connect(self.handed_on)
        self.away.clicked.connect(self.thrown_away)

    def present_search(self) -> None:
        """Tell that the house is looked over."""
        emptied(self._missing)
        self.publish.hide()
        self.told.setText(say("Looking the house over…"))

    def present(self, missing: Sequence[str], published: str) -> None:
        """The obstacles, a sentence each; ``published`` is the edition that stands, if any."""
        emptied(self._missing)
        for each in missing[:12]:
            self._missing.addWidget(wrapped(f"○ {each}"))
        self.publish.setVisible(not missing)
        ready = say("Every rule is proved. The house can be published on this machine.")
        told = say("This is missing:") if missing else ready
        if published:
            told = f"{told} {say('Edition {edition} is published.', edition=published)}"
        self.told.setText(told)

    def present_at_school(self, missing: Sequence[str], acts: Sequence[HouseAct]) -> None:
        """The same where another person publishes; ``acts`` tell of the house, the last of them
        last."""
        self.present(missing, "")
        self.publish.setText(say("Hand in"))
        ready = say("Every rule is proved. Hand the house in: a supervisor publishes it.")
        last = acts[-1] if acts else None
        if last is not None and last.published:
            ready = say("Edition {edition} is published.", edition=last.edition)
        elif last is not None:
            ready = say(
                "Edition {edition} is handed in. It waits for a supervisor.", edition=last.edition
            )
        if not missing:
            self.told.setText(ready)
