"""The draft that is open in the workshop, as those who work on a part of it know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from trainer.library.draft import Draft
from trainer.library.houses import HouseShelf
from trainer.ui.workshop.work_page import WorkshopPage


class OpenDraft(Protocol):
    """The draft with its page and its dialogs. The page is made when it is first shown."""

    draft: Draft | None
    ask_file: Callable[[str], str]
    ask_save: Callable[[str], str]
    ask_away: Callable[[], bool]

    @property
    def shelf(self) -> HouseShelf:
        """The houses that there are."""

    @property
    def page(self) -> WorkshopPage: ...

    def change(self, change: Callable[[Draft], object], field: str = "") -> None:
        """Make that change, in that field or by a button; one after which the house cannot be dealt
        is taken back and told."""

    def remember(self, draft: Draft, before: int) -> None:
        """The change that follows so many others was made where the page is open."""

    def go_on(self) -> None:
        """The next rule that no sentence gives is open."""

    def show(self) -> None:
        """The page shows the draft as it stands."""
