"""The desk's parts for the pages of the school: each is made when the first of its pages is asked
for, and forgotten when somebody else sits down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from trainer.ui.places import ROUTES, Make, PagePart, route_of

if TYPE_CHECKING:
    from trainer.ui.desk import Desk


@runtime_checkable
class Painted(Protocol):
    """A part with pages that paint by themselves."""

    def restyle(self) -> None: ...


@runtime_checkable
class Forgets(Protocol):
    """A part that something is on its way to, such as what another thread reads."""

    def forget(self) -> None:
        """Whoever it was for is gone."""


class Parts:
    """Leads from a page's name to what builds it and brings it up to date."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._made: dict[Make, PagePart] = {}
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            each.name: partial(self._build, each.name) for each in ROUTES if each.make is not None
        }

    def open(self, page: str) -> None:
        """That page shows how things are now, if it is one of theirs."""
        make = route_of(page).make
        if make is not None:
            self._part(make).open(page)

    def of(self, page: str) -> PagePart:
        """The part that makes that page. Raises KeyError for a page of practice."""
        make = route_of(page).make
        if make is None:
            raise KeyError(page)
        return self._part(make)

    def are_of_records(self, page: str) -> bool:
        """That page shows nothing where the trainee's records cannot be read."""
        return route_of(page).of_records

    def _part(self, make: Make) -> PagePart:
        """The part that this makes, made now if it was not yet."""
        if make not in self._made:
            self._made[make] = make(self._desk)
        return self._made[make]

    def restyle(self) -> None:
        """Give today's theme and deck to every widget that paints by itself."""
        for part in self._made.values():
            if isinstance(part, Painted):
                part.restyle()

    def forget(self) -> None:
        """Forget every page of the last person, and drop all that is on its way to him."""
        for part in self._made.values():
            if isinstance(part, Forgets):
                part.forget()
        self._made.clear()

    def _build(self, page: str) -> QWidget:
        return self.of(page).builders[page]()
