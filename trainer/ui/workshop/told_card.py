"""What a dealer is told of a step that comes too soon, or sees of an irregularity."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

from trainer.ui.flow import Flow
from trainer.ui.widgets import column, frame, label, wrapped
from trainer.wording import say


class ToldCard(QFrame):
    """Shows the words of a mark or of an event, with the clause and who says so."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("workshop.told")
        self._when = wrapped("", "caption", name="workshop.told.seen")
        self._why = wrapped("", "body", name="workshop.told.why")
        self._clause, self._house, self._reading = (label("", "caption") for _ in range(3))
        for badge, kind in (
            (self._clause, "cite"), (self._house, "house"), (self._reading, "reading"),
        ):  # fmt: skip
            badge.setProperty("badge", kind)
        self._house.setText(say("house rule"))
        self._reading.setText(say("reading"))
        well, badges = frame("well"), frame("plain")
        badges.setLayout(Flow(6, self._clause, self._house, self._reading))
        well.setLayout(column(self._why, badges, gap=8, around=12))
        self._title = label(say("What a dealer is told"), "section")
        self.setLayout(column(self._title, self._when, well, gap=8, around=(16, 12, 16, 14)))

    def tell(self, step: str, why: str, clause: str, *, reading: bool) -> None:
        """That is told of this step; nothing where ``why`` is empty."""
        self._title.setText(say("What a dealer is told"))
        self._when.setText(say("{step}: where it comes too soon", step=step))
        self._say(why or say("Nothing. It may come at any time."), clause if why else "")
        self._house.setVisible(bool(why) and not reading)
        self._reading.setVisible(bool(why) and reading)

    def tell_event(self, sees: str, rules: str, wrong: str, clause: str) -> None:
        """A drill shows that, and the dealer rules so; ``wrong`` is the wrong rule that is known
        for it, if any."""
        self._title.setText(say("As drills and questions show it"))
        self._when.setText(sees)
        lines = [say("Right: {ruling}", ruling=rules)]
        lines += [say("Known wrong rule: {rule}", rule=wrong)] if wrong else []
        self._say("\n".join(lines), clause)
        self._house.hide()
        self._reading.hide()

    def clear(self) -> None:
        """No step is chosen."""
        self._title.setText(say("What a dealer is told"))
        self._when.setText(say("Choose a step."))
        self._say(say("You see the mark for a step that comes too soon."), "")
        self._house.hide()
        self._reading.hide()

    def clear_event(self) -> None:
        """No irregularity is open."""
        self._title.setText(say("As drills and questions show it"))
        self._when.setText(say("Open an irregularity."))
        self._say(say("You see what a dealer sees of it, and the right ruling."), "")
        self._house.hide()
        self._reading.hide()

    def _say(self, words: str, clause: str) -> None:
        self._why.setText(words)
        self._clause.setText(clause)
        self._clause.setVisible(bool(clause))
