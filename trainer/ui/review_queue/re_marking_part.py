"""The supervisor's part for marking again: what older rules marked, looked at beside the window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from trainer.errors import InputError
from trainer.school.re_marking.change import HouseChanges
from trainer.school.re_marking.re_marking import ReMarker
from trainer.ui.desk import Desk
from trainer.ui.loading import Loading, LoadingBar
from trainer.ui.page_stack import PageName
from trainer.ui.review_queue.re_marking_page import ReMarkingPage
from trainer.ui.review_queue.re_marking_shown import (
    change_rows,
    changes_words,
    house_row,
    waiting_words,
)
from trainer.wording import say, say_count

RE_MARKING: PageName[ReMarkingPage] = PageName("re-marking")
QUEUE = "attempts"


class ReMarkingPart:
    """Brings the page up to date and does what it asks for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._changes: HouseChanges | None = None
        self._bar: LoadingBar | None = None
        self.loading = Loading(desk.background, self._tell)
        self.loading.slow.connect(self._show_bar)
        self.loading.over.connect(self._drop_bar)

    @property
    def page(self) -> ReMarkingPage:
        return self._desk.window.pages.page(RE_MARKING)

    def build(self) -> ReMarkingPage:
        """The page."""
        page = ReMarkingPage()
        page.left.connect(self._leave)
        page.looked.connect(self.look)
        page.sent.connect(self._apply)
        return page

    def open(self, done: str = "") -> None:
        """Count the attempts that older rules marked; ``done`` tells the work done just now."""
        marking = self._marking
        self._changes = None
        if marking is None:
            self.page.present((), say("The school's records are out of reach."))
            return
        self.loading.load(marking.waiting, partial(self._list, done))

    def look(self, house: str) -> None:
        """Work out the changes at that house."""
        marking = self._marking
        if marking is not None and house:
            self._changes = None
            self.page.wait()
            self.loading.load(partial(marking.look, house), self._show)

    # ------------------------------------------------------------------ shown

    def _list(self, done: str, waiting: Mapping[str, tuple[int, int]]) -> None:
        rows = [house_row(each, many, self._house(each)) for each, many in waiting.items()]
        told = waiting_words(waiting) if rows else say("Everything is marked by today's rules.")
        self.page.present(rows, f"{done} {told}".strip())

    def _show(self, changes: HouseChanges) -> None:
        self._changes = changes
        names = self._names()
        rows = change_rows(changes, lambda each: names.get(each, say("Erased")), self._drill)
        self.page.present_changes(list(rows), changes_words(changes), exams=bool(changes.exams))

    def _apply(self, reason: str, with_exams: bool) -> None:
        marking, changes = self._marking, self._changes
        if marking is None or changes is None:
            return
        try:
            acts = marking.apply(changes, reason, with_exams=with_exams)
        except InputError as error:
            self.page.form.trouble.tell([each.message for each in error.problems])
            return
        self.open(
            say_count(
                "Marked again: {count} act is on record.",
                "Marked again: {count} acts are on record.",
                count=acts,
            )
        )

    # ------------------------------------------------------------ asked for

    @property
    def _marking(self) -> ReMarker | None:
        people, practice = self._desk.people, self._desk.practice
        if people.registry is None or practice is None or people.account is None:
            return None
        return ReMarker(people.registry, people.account, practice.curriculum)

    def _names(self) -> Mapping[str, str]:
        registry = self._desk.people.registry
        found = {} if registry is None else {row.account: row.name for row in registry.people()}
        return {account: name for account, name in found.items() if name}

    def _house(self, house: str) -> str:
        practice = self._desk.practice
        assert practice is not None, "the page comes after the practice"
        return practice.house(house).title

    def _drill(self, drill: str) -> str:
        practice = self._desk.practice
        assert practice is not None, "the page comes after the practice"
        return practice.quick.title(drill)

    def _leave(self) -> None:
        self.loading.drop()
        self._desk.turn_to(QUEUE)

    def _tell(self, error: InputError) -> None:
        self._desk.tell(say("The school's records cannot be read"), error.problems)

    def _show_bar(self) -> None:
        self._bar = LoadingBar(self.page)

    def _drop_bar(self) -> None:
        if self._bar is not None:
            self._bar.hide()
            self._bar.deleteLater()
            self._bar = None
