"""The work on publishing a draft: what is known of it is found beside the window, and told."""

from __future__ import annotations

from collections.abc import Callable

from trainer.errors import InputError
from trainer.library.archive import ENDING
from trainer.library.draft import Draft
from trainer.library.houses import HouseShelf
from trainer.school.workshop.publishing import Publishing, publishing
from trainer.ui.application import Application
from trainer.ui.audit.part import size_words
from trainer.ui.workshop.publish_view import PublishView
from trainer.wording import say


class PublishWork:
    """``view`` is made when its page is."""

    def __init__(self, app: Application, view: Callable[[], PublishView]) -> None:
        self._app, self._view = app, view
        self._asked = 0

    def show(self, draft: Draft, shelf: HouseShelf) -> None:
        """All files are looked over, and the school is asked: that takes up to a second. Only the
        last of what is asked for is answered."""
        self._view().present_search()
        self._asked += 1
        number, people = self._asked, self._app.people
        registry = people.registry if people.joined is not None else None

        def found(known: Publishing) -> None:
            if number == self._asked:
                self._view().present(known, f"{draft.id}{ENDING}", size_words(known.bytes_))

        def refuse(error: InputError) -> None:
            if number == self._asked:
                self._app.tell(say("The draft's files are faulty"), error.problems)

        files = draft.files  # the draft may be changed meanwhile
        self._app.background.run(
            lambda: publishing(draft.id, files, shelf, registry), found,
            failed=refuse, owner=self._view(),
        )  # fmt: skip
