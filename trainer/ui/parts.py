"""The parts of the school's pages: each is made when one of its pages is first asked for, and
forgotten when somebody else sits down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol, TypeVar, runtime_checkable

from PySide6.QtWidgets import QWidget

from trainer.school.questions.result import QuickSummary
from trainer.ui.routes import ROUTES, PagePart, route_of

Made = TypeVar("Made")


@runtime_checkable
class Forgets(Protocol):
    """A part for which something may be on its way, such as a read in another thread."""

    def forget(self) -> None:
        """Drop it: the person it was for is gone."""


@runtime_checkable
class LooksAtHouse(Protocol):
    """A part with a page that is of one house, or of all."""

    @property
    def house(self) -> str: ...


@runtime_checkable
class ShowsTrainee(Protocol):
    """A part with a page that is of one trainee."""

    def show_trainee(self, account: str) -> None: ...


@runtime_checkable
class ShowsQuiz(Protocol):
    """A part with the page of a quiz that is over."""

    def show(self, result: QuickSummary, came_from: str) -> None: ...


@runtime_checkable
class ReadsHelp(Protocol):
    """A part with the page of the help."""

    def read(self, topic: str) -> None: ...


class Parts:
    """Leads from a page's name to what builds it and brings it up to date."""

    def __init__(self, make: Callable[[str], PagePart]) -> None:
        self._make = make
        self._made: dict[str, PagePart] = {}
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            each.name: partial(self._build, each.name) for each in ROUTES if each.part
        }

    def open(self, page: str) -> None:
        """Bring that page up to date, if it is one of theirs."""
        if route_of(page).part:
            self.of(page).open(page)

    def one(self, page: str, kind: type[Made]) -> Made:
        part = self.of(page)
        assert isinstance(part, kind), f"{page} is made by {type(part).__name__}"
        return part

    def of(self, page: str) -> PagePart:
        """The part that makes that page, made if it was not yet. Raises KeyError for a page of
        practice."""
        named = route_of(page).part
        if not named:
            raise KeyError(page)
        if named not in self._made:
            self._made[named] = self._make(named)
        return self._made[named]

    @property
    def house_in_view(self) -> str:
        """The house at which a class was looked at last; empty if none was."""
        if route_of("class").part not in self._made:
            return ""
        part = self.of("class")
        assert isinstance(part, LooksAtHouse), "a class is looked at at a house"
        return part.house

    def are_of_records(self, page: str) -> bool:
        """True if that page shows nothing where the records of the person here cannot be read."""
        return route_of(page).of_records

    def forget(self) -> None:
        """Forget every page of the last person, and drop all that is on its way to them."""
        for part in self._made.values():
            if isinstance(part, Forgets):
                part.forget()
        self._made.clear()

    def _build(self, page: str) -> QWidget:
        return self.of(page).builders[page]()
