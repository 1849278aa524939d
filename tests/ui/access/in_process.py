"""The accessibility tree of a window, asked in the program itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.ui.access.reader import PRESS


@dataclass(frozen=True)
class Near:
    """One thing of the tree."""

    interface: QAccessibleInterface

    @property
    def name(self) -> str:
        return self.interface.text(QAccessible.Text.Name)

    @property
    def role(self) -> QAccessible.Role:
        return self.interface.role()

    @property
    def actions(self) -> list[str]:
        offered: QAccessibleActionInterface | None = self.interface.actionInterface()
        return [] if offered is None else list(offered.actionNames())

    def do(self, action: str = PRESS) -> None:
        self.interface.actionInterface().doAction(action)

    def walk(self) -> Iterator[Near]:
        """The thing and all below it that is in sight."""
        yield self
        for number in range(self.interface.childCount()):
            child: QAccessibleInterface | None = self.interface.child(number)
            if child is not None and not child.state().invisible:
                yield from Near(child).walk()


class WindowEars:
    """Hears a window of this program."""

    def __init__(self, window: QWidget) -> None:
        interface = QAccessible.queryAccessibleInterface(window)
        assert interface is not None
        self.root = Near(interface)

    def do(self, name: str, action: str = PRESS) -> None:
        """Do that with the thing that is called so; the shortest name where several begin so."""
        named = [each for each in self.root.walk() if is_called(each.name, name)]
        offering = [each for each in named if action in each.actions]
        assert offering, f"{name}: {action} is not offered by {[each.name for each in named]}"
        min(offering, key=lambda each: len(each.name)).do(action)


def is_called(whole: str, name: str) -> bool:
    """Whether the name is the whole one, or how it begins."""
    return whole == name or whole.startswith(f"{name}, ")
