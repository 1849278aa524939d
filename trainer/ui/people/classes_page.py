"""The classes of the school: their members, who could join, and lists to import."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.school.people.account import Account
from trainer.school.people.classes import SchoolClass
from trainer.school.people.rights import role_title
from trainer.ui.drop_down import DropDown
from trainer.ui.people.tabs import Tabs
from trainer.ui.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row
from trainer.wording import Phrase, phrase, say, say_count, say_phrase

CLASS_COLUMNS = (
    TextColumn(phrase("Class"), 50),
    TextColumn(phrase("House"), 30),
    TextColumn(phrase("Trainees"), 20, figures=True),
)
MEMBER_COLUMNS = (
    TextColumn(phrase("Name"), 45),
    TextColumn(phrase("Sign-in name"), 30),
    TextColumn(phrase("Role"), 25),
)
ACTS: Mapping[str, tuple[Phrase, str]] = {
    "open": (phrase("Open a class"), "N"),
    "rename": (phrase("Rename"), "R"),
    "close": (phrase("Close the class"), "C"),
    "list": (phrase("Class list"), "I"),
    "enrol": (phrase("Enrol"), "E"),
    "leave": (phrase("Remove"), "T"),
}


@dataclass(frozen=True, slots=True)
class ClassesShown:
    """The classes, the houses' titles by id, who could join the chosen class, and if lists may be
    imported."""

    classes: Sequence[SchoolClass]
    houses: Mapping[str, str]
    could_join: Mapping[str, Sequence[Account]]
    lists: bool


class ClassesPage(QWidget):
    """Shows classes and their members. Emits the name of an act with its class and its account;
    either may be None."""

    acted = Signal(str, object, object)
    turned = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("classes")
        self.setAccessibleName(say("Classes"))
        self._shown = ClassesShown((), {}, {}, lists=False)
        self.tabs = Tabs("classes")
        self.classes = TextTable("classes.list", say("Classes"), CLASS_COLUMNS)
        self.members = TextTable("classes.members", say("Members"), MEMBER_COLUMNS)
        self.newcomer = DropDown("classes.newcomer", say("Who to enrol"))
        self.newcomer.setMinimumWidth(240)
        self._title = label("", "section", name="classes.title")
        self.acts = {
            name: Button(say_phrase(text), f"classes.{name}", key=key)
            for name, (text, key) in ACTS.items()
        }
        self._put_together()
        self._connect()

    def present(self, shown: ClassesShown) -> None:
        """Show these classes; the chosen one stays chosen."""
        self._shown = shown
        self.classes.present([_class_row(each, shown.houses) for each in shown.classes])
        self._show_members()
        self.classes.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> SchoolClass | None:
        """The chosen class."""
        key = self.classes.chosen_key
        return next((each for each in self._shown.classes if each.id == key), None)

    @property
    def member(self) -> Account | None:
        """The chosen member."""
        key, chosen = self.members.chosen_key, self.chosen
        there = (*chosen.supervisors, *chosen.trainees) if chosen is not None else ()
        return next((each for each in there if each.id == key), None)

    def choose(self, class_: str) -> None:
        """Choose that class."""
        self.classes.choose(class_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.text().upper()
        act = next((name for name, (_, each) in ACTS.items() if key and key == each), "")
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)
        elif act:
            self._ask(act)
        else:
            super().keyPressEvent(event)

    def _show_members(self, *_: object) -> None:
        chosen = self.chosen
        there = (*chosen.supervisors, *chosen.trainees) if chosen is not None else ()
        self.members.rows.present([_member_row(each) for each in there])
        if there:
            self.members.selectRow(0)
        self._title.setText(_heading(chosen))
        self._offer(self._shown.could_join.get(chosen.id, ()) if chosen is not None else ())
        self._allow()

    def _offer(self, accounts: Sequence[Account]) -> None:
        self.newcomer.clear()
        for each in accounts:
            told = say("{name} ({login})", name=each.name, login=each.login)
            self.newcomer.addItem(told, each)
        if not accounts and self.chosen is not None:
            self.newcomer.addItem(say("Everybody is a member"), None)

    def _allow(self, *_: object) -> None:
        chosen = self.chosen
        is_open = chosen is not None and chosen.open
        for name in ("rename", "close", "list"):
            self.acts[name].setEnabled(is_open)
        self.newcomer.setEnabled(is_open)
        self.acts["list"].setVisible(self._shown.lists)
        self.acts["enrol"].setEnabled(is_open and self.newcomer.currentData() is not None)
        self.acts["leave"].setEnabled(is_open and self.member is not None)

    def _ask(self, act: str, *_: object) -> None:
        button = self.acts[act]
        if button.isEnabled() and not button.isHidden():
            about = self.newcomer.currentData() if act == "enrol" else self.member
            self.acted.emit(act, self.chosen, about)

    def _connect(self) -> None:
        self.tabs.turned.connect(self.turned)
        self.classes.selectionModel().currentRowChanged.connect(self._show_members)
        self.members.selectionModel().currentRowChanged.connect(self._allow)
        for name, button in self.acts.items():
            button.clicked.connect(lambda _=False, act=name: self._ask(act))

    def _put_together(self) -> None:
        acts = self.acts
        left = _card(
            row(label(say("Classes"), "section"), None, acts["open"]),
            self.classes,
            row(acts["rename"], acts["close"], None, gap=8),
        )
        right = _card(
            row(self._title, None, acts["list"]),
            self.members,
            row(self.newcomer, acts["enrol"], None, acts["leave"], gap=8),
        )
        both = row(gap=16)
        both.addWidget(left, 4)
        both.addWidget(right, 6)
        whole = column(
            row(label(say("People"), "title"), 12, self.tabs, None),
            gap=14,
            around=(36, 28, 36, 24),
        )
        whole.addLayout(both, 1)
        self.setLayout(whole)


def _card(head: QHBoxLayout, table: TextTable, foot: QHBoxLayout) -> QFrame:
    made = frame("card")
    whole = column(gap=8, around=(16, 12, 16, 14))
    whole.addLayout(head)
    whole.addWidget(table, 1)
    whole.addLayout(foot)
    made.setLayout(whole)
    return made


def _class_row(class_: SchoolClass, houses: Mapping[str, str]) -> TextRow:
    title = class_.title
    if not class_.open:
        title = say("{title} (closed)", title=title)
    house = houses.get(class_.house, class_.house) or "–"
    return TextRow(class_.id, (title, house, str(len(class_.trainees))), quiet=not class_.open)


def _member_row(account: Account) -> TextRow:
    return TextRow(account.id, (account.name, account.login, role_title(account.role)))


def _heading(class_: SchoolClass | None) -> str:
    if class_ is None:
        return say("No class yet")
    return say_count("{count} trainee", "{count} trainees", count=len(class_.trainees))
