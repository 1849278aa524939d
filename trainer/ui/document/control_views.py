"""Choices, commands and notices as widgets."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget

from trainer.document import Command, CommandRow, Notice, SearchField, Selector
from trainer.ui.document.view import Go, Page
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.page_head import SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, emptied, row, wrapped
from trainer.ui.printing.export_button import MenuButton

# A narrow window cuts the words of a list, no wide one does.
NARROWEST = 96
SEARCH_WIDE = 220


class SelectorView(QWidget):
    """Segments side by side, or a list that drops down."""

    names_its_control = True

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._line = row()
        self.setLayout(self._line)
        self._list: DropDown | None = None
        self._segments: Segments | None = None

    def present(self, block: Selector) -> None:
        self._block = block
        if block.as_list:
            self._present_list(block)
        else:
            self._present_segments(block)

    def _present_list(self, block: Selector) -> None:
        if self._list is None:
            self._list = self._new_list(block)
        names = [each.words for each in block.options]
        if [self._list.itemText(at) for at in range(self._list.count())] != names:
            self._list.clear()
            self._list.addItems(names)
        self._list.setCurrentIndex(block.options.index(block.option))

    def _new_list(self, block: Selector) -> DropDown:
        made = DropDown(block.key, block.name)
        made.setMinimumWidth(scaled(NARROWEST))
        made.activated.connect(lambda at: self._go(self._block.options[at].to))
        self._line.addWidget(made)
        return made

    def _present_segments(self, block: Selector) -> None:
        """Make segments anew if their words changed; the keyboard goes to the chosen one."""
        names = [each.words for each in block.options]
        old = self._segments
        if old is None or [each.text() for each in old.findChildren(QPushButton)] != names:
            focused = old is not None and old.isAncestorOf(self.focusWidget())
            emptied(self._line)
            self._segments = self._new_segments(block)
            if focused:
                self._segments.show_chosen(block.option.value)
                self._segments.focus_chosen()
        if self._segments is not None:
            self._segments.show_chosen(block.option.value)

    def _new_segments(self, block: Selector) -> Segments:
        made = Segments(block.key, block.name, [(e.value, e.words) for e in block.options])
        made.chosen.connect(self._choose)
        self._line.addWidget(made)
        made.show()
        return made

    def _choose(self, value: object) -> None:
        self._go(next(each.to for each in self._block.options if each.value == value))


class SearchFieldView(QWidget):
    """A line to write on. What is written is looked for at each letter."""

    names_its_control = True

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self.line = QLineEdit()
        self.line.setMinimumWidth(scaled(SEARCH_WIDE))
        self.line.textEdited.connect(self._look)
        self.setLayout(row(self.line))

    def present(self, block: SearchField) -> None:
        self.block = block
        self.line.setObjectName(block.key)
        self.line.setAccessibleName(block.name)
        self.line.setPlaceholderText(block.name)
        # Only then: it would move the caret to the end at every letter that is typed in the middle.
        if self.line.text() != block.text:
            self.line.setText(block.text)

    def _look(self, text: str) -> None:
        self._go(replace(self.block.to, **{self.block.field: text}))


class CommandRowView(QWidget):
    """Buttons at the right edge."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._line = Flow(8)
        self._line.centred = True
        self.setLayout(self._line)
        self._buttons: list[Button] = []

    def present(self, block: CommandRow) -> None:
        name = next((each.objectName() for each in self._buttons if each.hasFocus()), "")
        emptied(self._line)
        self._buttons = [command_button(each, self._go) for each in block.commands]
        self._line.at_right = not block.at_left
        for button in self._buttons:
            self._line.addWidget(button)
            button.show()  # a layout would not before the next event, and keys press what is shown
            if name and button.objectName() == name:
                button.setFocus()


class NoticeView(Ground):
    """Says what is wrong, with its remedies beside it."""

    def __init__(self, page: Page) -> None:
        super().__init__("card")
        self._go = page.go
        self._line = row(gap=12, around=(16, 10, 12, 10))
        self.setLayout(self._line)

    def present(self, block: Notice) -> None:
        emptied(self._line)
        self.setAccessibleName(block.words)
        words = wrapped(f"■ {block.words}", "strong", tone="critical", name=f"{block.key}.words")
        self._line.addWidget(words, 1)
        for each in block.commands:
            self._line.addWidget(command_button(each, self._go))


def command_button(command: Command, go: Go) -> Button:
    """The button of a command, or the one that opens its menu."""
    if command.menu:
        return _menu_button(command, go)
    spoken = command.spoken or command.words
    if command.kind == "square":
        made: Button = SquareButton(command.key, "back", spoken)
    else:
        made = Button(command.words, command.key, kind=command.kind, key=command.shortcut)
    made.setAccessibleName(spoken)
    made.setEnabled(command.to is not None)
    made.clicked.connect(lambda: go(command.to))
    return made


def _menu_button(command: Command, go: Go) -> Button:
    made = MenuButton(command.words, command.key)
    menu = QMenu(made)
    menu.setObjectName(f"{command.key}.menu")
    menu.setAccessibleName(command.words)
    for each in command.menu:
        action = QAction(each.words.replace("&", "&&"), menu)
        action.setObjectName(each.key)
        action.triggered.connect(partial(_follow, go, each))
        menu.addAction(action)
    made.setMenu(menu)
    return made


def _follow(go: Go, command: Command, *_: object) -> None:
    go(command.to)
