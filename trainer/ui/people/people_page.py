"""The people of the school, and what can be done with their accounts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from trainer.records.registry.acts import Role
from trainer.school.people.account import AccountState
from trainer.school.people.people import Person
from trainer.school.people.rights import role_title
from trainer.ui.alarm_line import AlarmLine
from trainer.ui.drop_down import DropDown
from trainer.ui.people.tabs import Tabs
from trainer.ui.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

COLUMNS = (
    TextColumn(phrase("Name"), 26),
    TextColumn(phrase("Sign-in name"), 20),
    TextColumn(phrase("Role"), 14),
    TextColumn(phrase("Classes"), 26),
    TextColumn(phrase("Account"), 14),
)
EVERYBODY = phrase("All roles")


@dataclass(frozen=True, slots=True)
class PeopleShown:
    """Everybody, the present time, and if accounts may be changed, or only unlocked."""

    people: Sequence[Person]
    now_ms: int
    keeps: bool


class PeoplePage(QWidget):
    """Shows the accounts. Emits the act for the chosen one, by its name."""

    acted = Signal(str, object)
    added = Signal()
    listed = Signal()
    turned = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("people")
        self.setAccessibleName(say("People"))
        self._shown = PeopleShown((), 0, keeps=False)
        self._by_id: Mapping[str, Person] = {}
        self.tabs = Tabs("people")
        self.search = QLineEdit()
        self.search.setObjectName("people.search")
        self.search.setAccessibleName(say("Find a name"))
        self.search.setPlaceholderText(say("Find a name"))
        self.search.setMinimumWidth(220)
        self.roles = DropDown("people.role", say("Role"))
        self.roles.setMinimumWidth(170)
        roles = ((role, role_title(role)) for role in Role)
        self.roles.offer([(None, say_phrase(EVERYBODY)), *roles])
        self.alarm = AlarmLine("people.alarm")
        self.add = Button(say("Add a person"), "people.add", kind="primary", key="N")
        self.import_ = Button(say("Class list"), "people.import", key="I")
        self.table = TextTable("people.list", say("People"), COLUMNS)
        self._count = label("", "secondary", name="people.count")
        self.acts = {name: _act(name, text, key) for name, (text, key) in ACTS.items()}
        self._put_together()
        self._connect()

    def present(self, shown: PeopleShown) -> None:
        """Show these accounts; the chosen one stays chosen."""
        self._shown = shown
        self._by_id = {each.account.id: each for each in shown.people}
        for button in (self.add, self.import_):
            button.setVisible(shown.keeps)
        self._filter()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> Person | None:
        """The chosen account."""
        return self._by_id.get(self.table.chosen_key)

    def choose(self, account: str) -> None:
        """Choose that account."""
        self.table.choose(account)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.text().upper()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._ask("rename")
        elif key == "N" and self._shown.keeps:
            self.added.emit()
        elif key == "I" and self._shown.keeps:
            self.listed.emit()
        elif key == "F":
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._act_of(key):
            self._ask(self._act_of(key))
        else:
            super().keyPressEvent(event)

    def _act_of(self, key: str) -> str:
        return next((n for n, (_, each) in ACTS.items() if key and each == key), "")

    def _filter(self, *_: object) -> None:
        wanted = self.search.text().casefold().strip()
        role = self.roles.currentData()
        passing = [
            each
            for each in self._shown.people
            if (role is None or each.account.role == role)
            and wanted in f"{each.account.name} {each.account.login}".casefold()
        ]
        self.table.present([_row(each, self._shown.now_ms) for each in passing])
        self._count.setText(self._counted(len(passing)))
        self._allow()

    def _counted(self, count: int) -> str:
        """The number shown; or that nobody could set an exam yet."""
        staff = [each for each in self._shown.people if each.account.role is Role.SUPERVISOR]
        if self._shown.keeps and not staff:
            return say("No supervisor yet. Add one to set exams and see results.")
        return say_count("{count} person", "{count} people", count=count)

    def _allow(self, *_: object) -> None:
        """Enable the acts that are possible with the chosen account now."""
        chosen = self.chosen
        for name, button in self.acts.items():
            of_use = chosen is not None and can(name, chosen, self._shown.now_ms)
            button.setEnabled(of_use)
            allowed = self._shown.keeps or name == "unlock"
            button.setVisible(allowed and (of_use or name not in NOW_AND_THEN))

    def _ask(self, name: str, *_: object) -> None:
        chosen = self.chosen
        button = self.acts[name]
        if chosen is not None and button.isEnabled() and not button.isHidden():
            self.acted.emit(name, chosen)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.roles.currentIndexChanged.connect(self._filter)
        self.table.selectionModel().currentRowChanged.connect(self._allow)
        self.table.doubleClicked.connect(lambda _: self._ask("rename"))
        self.add.clicked.connect(lambda _: self.added.emit())
        self.import_.clicked.connect(lambda _: self.listed.emit())
        self.tabs.turned.connect(self.turned)
        for name, button in self.acts.items():
            button.clicked.connect(lambda _=False, act=name: self._ask(act))

    def _put_together(self) -> None:
        ground = frame("card")
        ground.setLayout(column(self.table, around=(1, 4, 1, 10)))
        whole = column(
            row(label(say("People"), "title"), 12, self.tabs, None),
            self.alarm,
            row(self.search, self.roles, self._count, None, self.import_, self.add, gap=10),
            gap=14,
            around=(36, 28, 36, 24),
        )
        whole.addWidget(ground, 1)
        whole.addLayout(row(*self.acts.values(), None, gap=8))
        self.setLayout(whole)


ACTS: Mapping[str, tuple[Phrase, str]] = {
    "rename": (phrase("Rename"), "R"),
    "role": (phrase("Role"), "L"),
    "password": (phrase("New password"), "P"),
    "pin": (phrase("Set a PIN"), "G"),
    "unlock": (phrase("Unlock"), "U"),
    "close": (phrase("Close the account"), "C"),
    "reopen": (phrase("Reopen"), "O"),
    "data": (phrase("Data"), "D"),
}
"""What can be done with an account, and the key that does it."""


NOW_AND_THEN = frozenset({"pin", "unlock", "reopen", "close"})
"""Acts that are not shown where they are of no use."""


def can(act: str, person: Person, now_ms: int) -> bool:
    """True if that act is of any use with this account now."""
    is_open = person.account.standing is AccountState.OPEN
    match act:
        case "unlock":
            return is_open and person.locked(now_ms)
        case "reopen":
            return not is_open
        case "data":
            return True
        case "pin":
            return is_open and person.account.role is Role.SUPERVISOR
        case _:
            return is_open


def _act(name: str, text: Phrase, key: str) -> Button:
    return Button(say_phrase(text), f"people.{name}", key=key)


def _row(person: Person, now_ms: int) -> TextRow:
    account = person.account
    cells = (
        account.name,
        account.login,
        role_title(account.role),
        say_list(person.classes, ""),
        _standing(person, now_ms),
    )
    is_open = account.standing is AccountState.OPEN
    return TextRow(account.id, cells, wrong=is_open and person.locked(now_ms), quiet=not is_open)


def _standing(person: Person, now_ms: int) -> str:
    if person.account.standing is not AccountState.OPEN:
        return say("closed")
    if person.locked(now_ms):
        minutes = -(-(person.locked_until_ms - now_ms) // 60_000)
        return say("■ locked, {minutes} min", minutes=minutes)
    return say("active")
