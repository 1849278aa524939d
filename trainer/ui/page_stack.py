"""The pages, one in sight: each is built when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QStackedWidget, QWidget

Page = TypeVar("Page", bound=QWidget)


class PageName(str, Generic[Page]):
    """The name of a page, with the class of the page that bears it."""

    __slots__ = ()


def made_by(name: PageName[Page], build: Callable[[], Page]) -> tuple[str, Callable[[], QWidget]]:
    """A builder under its page's name, for a stack.

    It is here that mypy holds the name and the class of the page to one another.
    """
    return name, build


class PageStack(QStackedWidget):
    """Shows one page of those that the builders can make."""

    def __init__(self, builders: Mapping[str, Callable[[], QWidget]]) -> None:
        super().__init__()
        self.setObjectName("pages")
        self._builders = builders
        self._built: dict[str, QWidget] = {}

    @overload
    def page(self, name: PageName[Page]) -> Page: ...
    @overload
    def page(self, name: str) -> QWidget: ...
    def page(self, name: str) -> QWidget:
        """The page of that name; it is built if it was not yet."""
        if name not in self._built:
            self._built[name] = self._builders[name]()
            self.addWidget(self._built[name])
        return self._built[name]

    @overload
    def built(self, name: PageName[Page]) -> Page | None: ...
    @overload
    def built(self, name: str) -> QWidget | None: ...
    def built(self, name: str) -> QWidget | None:
        """The page of that name, if it was built before."""
        return self._built.get(name)

    @property
    def all_built(self) -> Mapping[str, QWidget]:
        """The pages that were built before, by their names."""
        return self._built

    def turn_to(self, name: str) -> None:
        """Show the page, which has the keyboard. If its first control is one of several values, the
        chosen one has it."""
        # Late: the ground does without it.
        from trainer.ui.kit.focus import give_to_page

        page, before = self.page(name), self.currentWidget()
        had: QWidget | None = page.focusWidget()
        if had is not None and not (had.isEnabled() and had.isVisibleTo(page)):
            had.clearFocus()  # else Qt hands the keyboard to it, and it stays on the page before
        self.setCurrentWidget(page)
        if page is not before or page.window().focusWidget() is None:
            give_to_page(page)
        focused = page.focusWidget()
        group = focused.group() if isinstance(focused, QAbstractButton) else None
        chosen = group.checkedButton() if group is not None else None
        if chosen is not None:
            chosen.setFocus()


class DoubleClicks(QObject):
    """Watches a window's mouse. The second press of a double click does nothing where the first
    one led to another page: a hand of the table may lie under it."""

    def __init__(self, parent: QObject, page: Callable[[], str]) -> None:
        super().__init__(parent)
        self._page, self._began_on = page, ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress:
            self._began_on = self._page()
        return event.type() is QEvent.Type.MouseButtonDblClick and self._began_on != self._page()
