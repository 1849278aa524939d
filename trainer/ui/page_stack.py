"""The pages, one in sight: each is built when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Shows one page of those that the builders can make."""

    def __init__(self, builders: Mapping[str, Callable[[], QWidget]]) -> None:
        super().__init__()
        self.setObjectName("pages")
        self._builders = builders
        self._built: dict[str, QWidget] = {}

    def page(self, name: str) -> QWidget:
        """The page of that name, built now if it was not yet."""
        if name not in self._built:
            self._built[name] = self._builders[name]()
            self.addWidget(self._built[name])
        return self._built[name]

    def built(self, name: str) -> QWidget | None:
        """The page of that name, if somebody asked for it before."""
        return self._built.get(name)

    def turn_to(self, name: str) -> None:
        """The page is in sight."""
        self.setCurrentWidget(self.page(name))
