"""The houses that a new one can begin from, as cards of which one is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QWidget

from trainer.ui.home.house_card import HouseCard
from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, wrapped
from trainer.ui.table.snapshot import TableShown
from trainer.wording import say, say_list

CARD_WIDE = 210
FROM_NOTHING = "-"
"""Stands in the place of a house's id where none is copied."""


class HouseToCopy(Struct, frozen=True):
    """A house with its wagers in words, and its felt."""

    offered: HouseOffered
    wagers: str
    felt: TableShown


class HouseCards(QWidget):
    """Shows the houses, and last a button for one in a ``.house`` file. Emits that another one is
    chosen."""

    chosen = Signal()

    def __init__(self, houses: Sequence[HouseToCopy]) -> None:
        super().__init__()
        self.setObjectName("workshop.of")
        self.setAccessibleName(say("Start from"))
        self._houses = {each.offered.id: each for each in houses}
        self._edges: Mapping[str, str] = {}
        self._shared: Mapping[str, tuple[str, ...]] = {}
        self.told = wrapped("", "secondary", name="workshop.nearest")
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self.setLayout(self._grid)
        self._group = QButtonGroup(self)
        self._cards: dict[str, HouseCard] = {}
        for name, each in self._houses.items():
            card = HouseCard(each.offered)
            card.setObjectName(f"workshop.of.{name}")
            card.setParent(self)
            card.installEventFilter(self)
            self._group.addButton(card)
            card.toggled.connect(lambda on: self.chosen.emit() if on else None)
            self._cards[name] = card
        self.file = Button(say("Open a .house file…"), "workshop.file", kind="dashed")
        self.file.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._columns = 0
        self.arrange(3 * CARD_WIDE)
        self.show_shared({}, "")
        for card in [*self._cards.values()][:1]:
            card.setChecked(True)

    @property
    def value(self) -> str:
        """The id of the chosen house."""
        return next((name for name, card in self._cards.items() if card.isChecked()), "")

    @property
    def copy(self) -> str:
        """The house that the new one is a copy of, in words."""
        if self.value in ("", FROM_NOTHING):
            return say("Begun from nothing")
        return say("Copy of {house}", house=self._houses[self.value].offered.title)

    @property
    def felt(self) -> TableShown | None:
        return self._houses[self.value].felt if self.value else None

    @property
    def has_keyboard(self) -> bool:
        return any(card.hasFocus() for card in self._cards.values())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An arrow on a card chooses its neighbour."""
        ways = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = ways.get(Qt.Key(event.key()))
            if by is not None:
                self.step(by)
                return True
        return super().eventFilter(watched, event)

    def choose(self, name: str) -> None:
        """That house is chosen, if it is one of them."""
        if name in self._cards:
            self._cards[name].setChecked(True)

    def step(self, by: int) -> None:
        names = [*self._cards]
        at = names.index(self.value) + by if self.value else 0
        if 0 <= at < len(names):
            focused = self.has_keyboard
            self._cards[names[at]].setChecked(True)
            if focused:
                self._cards[names[at]].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_edges(self, edges: Mapping[str, str]) -> None:
        """The wagers with their edges take the place of the wagers."""
        self._edges = edges
        self._tell()

    def show_shared(self, shared: Mapping[str, tuple[str, ...]], nearest: str) -> None:
        """The words that the document has in common with each house; the nearest is chosen."""
        self._shared = shared
        self._tell()
        house = self._houses.get(nearest)
        if house is None:
            self.told.setText(say("Choose the house that is nearest to yours."))
            return
        self.choose(nearest)
        words = say("{house} is nearest to your document.", house=house.offered.title)
        self.told.setText(words)

    def _tell(self) -> None:
        for name, card in self._cards.items():
            house = self._houses[name]
            lines = [house.offered.summary, *filter(None, [self._edges.get(name, house.wagers)])]
            if self._shared.get(name):
                lines.append(say("Same: {words}", words=say_list([*self._shared[name]], "")))
            card.show_house(replace(house.offered, summary="\n".join(lines)))
        self._level()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._level()

    def _level(self) -> None:
        """All cards are as high as the one with the most words."""
        cards = self._cards.values()
        high = max((card.heightForWidth(card.width()) for card in cards), default=0)
        for card in cards:
            card.setMinimumHeight(high)

    def arrange(self, wide: int) -> None:
        """As many cards beside one another as have room."""
        columns = max(1, min(3, wide // scaled(CARD_WIDE)))
        if columns == self._columns:
            return
        self._columns = columns
        for at, card in enumerate([*self._cards.values(), self.file]):
            self._grid.addWidget(card, at // columns, at % columns)
        for at in range(3):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
