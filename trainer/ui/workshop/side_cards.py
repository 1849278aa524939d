"""Beside the forms: the edges, the changes against the first house, what a dealer is told."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QScrollArea, QWidget

from trainer.ui.felt_picture import FeltPicture
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.widgets import column, emptied, frame, hairline, label, row, wrapped
from trainer.ui.table.snapshot import TableShown
from trainer.wording import say

FELT_HIGH = 184


class EdgeShown(Struct, frozen=True):
    """A wager's edge here and at the house it was copied from, empty where that has none."""

    wager: str
    of: str
    here: str
    there: str


class ChangeShown(Struct, frozen=True):
    """Something that differs: what, how it was, how it is."""

    what: str
    there: str
    here: str


class SideCards(QScrollArea):
    """Shows edges and changes, below one another."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._edges, self._changes = QGridLayout(), column(gap=6)
        self._under = wrapped("", "caption", name="workshop.changes.under")
        self._worth = _card(label(say("House edge"), "section"), self._edges)
        self.felt = FeltPicture("workshop.felt", say("The felt"), QSize(200, 100))
        self.felt.setFixedHeight(FELT_HIGH)
        self._print = _card(label(say("Felt"), "section"), self.felt)
        self.told = ToldCard()
        differs = label(say("What changes"), "section")
        self._differs = _card(differs, self._under, self._changes)
        inner = QWidget()
        inner.setLayout(
            column(
                self._worth,
                self._print,
                self.told,
                self._differs,
                None,
                gap=12,
            )
        )
        self.setWidget(inner)

    def show_worth(self, *, shown: bool) -> None:
        """The edges and the felt are shown where something is paid."""
        self._worth.setVisible(shown)
        self._print.setVisible(shown)
        self.told.setVisible(not shown)

    def show_felt(self, felt: TableShown) -> None:
        self.felt.present(felt)

    def show_edges(self, edges: Sequence[EdgeShown], there: str) -> None:
        """These edges; ``there`` is the name of the other house."""
        emptied(self._edges)
        self._edges.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight
        if there:
            beside = wrapped(say("Beside it: {house}", house=there), "caption")
            self._edges.addWidget(beside, 0, 0, 1, 3)
        for at, each in enumerate(edges, start=1):
            names = column(wrapped(each.wager, "strong"), wrapped(each.of, "caption"), gap=0)
            self._edges.addLayout(names, at, 0)
            self._edges.addWidget(label(each.here, "strong"), at, 1, right)
            self._edges.addWidget(label(each.there, "secondary"), at, 2, right)

    def show_changes(self, changes: Sequence[ChangeShown], there: str) -> None:
        """These differences from the other house, if there is one."""
        self._differs.setVisible(bool(there))
        emptied(self._changes)
        words = say("For a dealer who knows {house}", house=there)
        none = say("Nothing yet. It deals as {house} does.", house=there)
        self._under.setText(words if changes else none)
        for each in changes:
            self._changes.addWidget(hairline())
            self._changes.addWidget(wrapped(each.what, "secondary"))
            was = wrapped(each.there, "secondary", tone="quiet")
            line = row(was, wrapped(f"→ {each.here}", "strong"))
            line.setStretch(0, 1)
            line.setStretch(1, 1)
            self._changes.addLayout(line)


def _card(*pieces: QWidget | QLayout) -> QFrame:
    card = frame("card")
    card.setLayout(column(*pieces, gap=8, around=(16, 12, 16, 14)))
    return card


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
        self._say(say("You see what a dealer sees, and the right ruling."), "")
        self._house.hide()
        self._reading.hide()

    def _say(self, words: str, clause: str) -> None:
        self._why.setText(words)
        self._clause.setText(clause)
        self._clause.setVisible(bool(clause))
