"""Table tests: those that are open on this machine, those recorded, and a new one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from trainer.school.table_test.record import Dealer
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.form_dialog import NamedField
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.touch_controls import for_fingers
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    centred,
    column,
    emptied,
    frame,
    label,
    press_key,
    row,
    wrapped,
)
from trainer.wording import say

WIDEST, BESIDE = 1420, 1150
"""The widest page; from this width on, the tests stand beside the form of a new one."""


class TableTestBegun(Struct, frozen=True):
    """The wish for a new test."""

    house: str
    form: str
    dealer: Dealer
    seed: str


class TableTestOffered(Struct, frozen=True):
    """The choices for a new test: houses and forms by id and title, and the dealers to be
    tested."""

    houses: tuple[tuple[str, str], ...]
    forms: tuple[tuple[str, str, str], ...]
    dealers: tuple[Dealer, ...]


class TestLine(Struct, frozen=True):
    """One test in the list. ``state`` says how far it is, ``signed`` whether it is decided."""

    __test__ = False

    id: str
    dealer: str
    about: str
    state: str
    signed: bool


class TableTestsPage(ScrollArea):
    """Emits the test to be begun, resumed, deleted, or printed."""

    begun = Signal(object)
    opened = Signal(str)
    thrown = Signal(str)
    printed = Signal(str)
    house_chosen = Signal(str)
    named = Signal(str)

    def __init__(self) -> None:
        super().__init__("table-test", say("Table tests"), sideways=True)
        self.house = DropDown("table-test.house", say("House"))
        self.form = DropDown("table-test.form", say("Test"))
        self.dealer = DropDown("table-test.dealer", say("Dealer"))
        self.name = NamedField("table-test.name", say("Name of the dealer"))
        self.seed = NamedField("table-test.seed", say("Seed"))
        self.school = NamedField("table-test.school", say("School, on the printed form"))
        self._about = wrapped("", "caption", name="table-test.about")
        self._only = wrapped("", "caption", name="table-test.only")
        self.begin = Button(say("Set it up"), "table-test.begin", kind="primary", key="Enter")
        for_fingers(
            self.house, self.form, self.dealer, self.begin, self.name, self.seed, self.school
        )
        self._offered = TableTestOffered((), (), ())
        self._forms: dict[str, str] = {}
        self._who, self._recorded = QWidget(), label(say("In the school's records"), "section")
        self._open, self._done = column(gap=8), column(gap=8)
        self._broken = wrapped("", "secondary", tone="critical", name="table-test.broken")
        self._connect()
        self._put_together()

    # ------------------------------------------------------------------ shown

    def offer(self, offered: TableTestOffered, seed: str) -> None:
        self._offered = offered
        self.house.offer(offered.houses)
        self.offer_forms(offered.forms)
        nobody = ("", say("Somebody without an account"))
        named = [(each.account, each.name) for each in offered.dealers]
        self._who.setVisible(bool(named))
        self.dealer.clear()
        self.dealer.offer([*named, nobody])
        if not self.seed.text:
            self.seed.write(seed)
        self._follow_fields()
        first = self.dealer if named else self.name
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_forms(self, forms: Sequence[tuple[str, str, str]]) -> None:
        self.form.offer((name, title) for name, title, _ in forms)
        self._forms = {name: about for name, _, about in forms}
        self._follow_fields()

    def show_school(self, name: str) -> None:
        self.school.write(name)

    def take_house(self, house: str) -> None:
        self.house.choose(house)

    def tell(
        self, open_: Sequence[TestLine], done: Sequence[TestLine] | None, broken: Sequence[str]
    ) -> None:
        """List these tests; ``done`` is None if there are no records of a school."""
        _listed(self._open, [self._line(each, closed=False) for each in open_], say("None"))
        self._recorded.setVisible(done is not None)
        emptied(self._done)
        if done is not None:
            _listed(self._done, [self._line(each, closed=True) for each in done], say("None yet"))
        self._broken.setText("\n".join(broken))
        self._broken.setVisible(bool(broken))

    @property
    def wanted(self) -> TableTestBegun | None:
        """The chosen test; None while something is missing."""
        house, form = self.house.currentData(), self.form.currentData()
        account = str(self.dealer.currentData() or "")
        name = self.name.text.strip()
        if account:
            name = next(e.name for e in self._offered.dealers if e.account == account)
        seed = self.seed.text.strip()
        if not (house and form and name and seed):
            return None
        return TableTestBegun(str(house), str(form), Dealer(name, account), seed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Enter": self._begin}):
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ parts

    def _begin(self, *_: object) -> None:
        wanted = self.wanted
        if wanted is not None:
            self.seed.write("")
            self.name.write("")
            self.begun.emit(wanted)

    def _follow_fields(self, *_: object) -> None:
        typed = not self.dealer.currentData()
        self.name.setVisible(typed)
        self._about.setText(self._forms.get(str(self.form.currentData()), ""))
        self._only.setText(
            say("Without an account the form is printed, and nothing is recorded.")
            if typed
            else say("The result is recorded under the dealer's account.")
        )
        self.begin.setEnabled(self.wanted is not None)

    def _line(self, shown: TestLine, *, closed: bool) -> QFrame:
        name = Elided(shown.dealer, "strong", name=f"table-test.line.{shown.id}")
        about, state = wrapped(shown.about, "secondary"), wrapped(shown.state, "secondary")
        line = row((column(name, about, state, gap=2), 1), gap=10, around=(14, 8, 10, 8))
        for button in self._buttons(shown, closed=closed):
            line.addWidget(button)
        return frame("well", line)

    def _buttons(self, shown: TestLine, *, closed: bool) -> list[Button]:
        if closed:
            return [self._button(say("Print the form"), "print", shown, self.printed)]
        onward = say("Open") if shown.signed else say("Resume")
        return [
            self._button(onward, "open", shown, self.opened),
            self._button(say("Delete"), "throw", shown, self.thrown),
        ]

    def _button(self, text: str, what: str, shown: TestLine, signal: SignalInstance) -> Button:
        made = Button(text, f"table-test.{what}.{shown.id}")
        made.setAccessibleName(say("{name}: {value}", name=shown.dealer, value=text))
        for_fingers(made)
        made.clicked.connect(partial(self._emit, signal, shown.id))
        return made

    def _emit(self, signal: SignalInstance, test: str, *_: object) -> None:
        signal.emit(test)

    def _connect(self) -> None:
        self.house.activated.connect(lambda _: self.house_chosen.emit(self.house.currentData()))
        self.form.activated.connect(self._follow_fields)
        self.dealer.activated.connect(self._follow_fields)
        self.name.line.textChanged.connect(self._follow_fields)
        self.seed.line.textChanged.connect(self._follow_fields)
        self.begin.clicked.connect(self._begin)
        self.school.line.editingFinished.connect(lambda: self.named.emit(self.school.text.strip()))

    def _put_together(self) -> None:
        intro = wrapped(
            say(
                "A dealer settles real cards and chips. Tap what you see, and it is marked at once."
            ),
            tone="quiet",
        )
        first = row(gap=16)
        for title, control in ((say("House"), self.house), (say("Test"), self.form)):
            first.addLayout(column(label(title, "strong"), control, gap=4), 1)
        self._who.setLayout(column(label(say("Dealer"), "strong"), self.dealer, gap=4))
        second = row((self._who, 1), (self.name, 1), gap=16)
        third = row(self.school, self.seed, gap=16)
        pieces = (label(say("A new test"), "section"), first, self._about, second, third)
        body = column(*pieces, self._only, row(self.begin, None), gap=10, around=(20, 16, 20, 18))
        card = frame("card", body)
        lists, content = frame("card"), QWidget()
        opened = label(say("Open on this machine"), "section")
        listed = (opened, self._broken, self._open, 8, self._recorded, self._done)
        lists.setLayout(column(*listed, gap=10, around=(20, 16, 20, 18)))
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._sides.setSpacing(20)
        self._sides.addLayout(column(card, None), 11)
        self._sides.addLayout(column(lists, None), 9)
        content.setMaximumWidth(WIDEST + 72)
        name = label(say("Table tests"), "title")
        content.setLayout(column(name, intro, self._sides, None, gap=12, around=(36, 28, 36, 28)))
        self.hold(centred(content))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways, roomy = QBoxLayout.Direction, self.width() >= scaled(BESIDE)
        self._sides.setDirection(ways.LeftToRight if roomy else ways.TopToBottom)


def _listed(layout: QVBoxLayout, lines: Sequence[QWidget], none: str) -> None:
    emptied(layout)
    for line in lines or (label(none, "secondary"),):
        layout.addWidget(line)
