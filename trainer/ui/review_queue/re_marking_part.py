"""Marking again: previewed, and put in force for a reason."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from trainer.document import Document
from trainer.school.re_marking.re_marking import ReMarker
from trainer.school.re_marking.re_marking_page import (
    NAME,
    MarkAgain,
    ReMarkingFigures,
    ReMarkingRoute,
    ReMarkingTitles,
    load_re_marking,
    tell_re_marking,
)
from trainer.school.routes import AttemptsRoute
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.kit.form_dialog import FormAsked, NamedField
from trainer.ui.quiz.checks import Check
from trainer.wording import phrase, say, say_count


class ReMarkingPages(DocumentPart):
    """Shows what older rules marked. The changes are worked out beside the window."""

    out_of_reach = phrase("The school's records cannot be reached.")

    def __init__(self, app: Application) -> None:
        title, route = phrase("Marked by older rules"), ReMarkingRoute
        spec = PageSpec(title, (route,), route, load_re_marking, self._tell)
        super().__init__(
            app,
            {NAME: spec},
            self._marking,
            {AttemptsRoute: lambda _: self._leave(), MarkAgain: self._mark},
            at_once=False,
        )

    def open(self, name: str) -> None:
        """Count anew what older rules marked."""
        self._read(name, ReMarkingRoute())

    def _tell(self, figures: ReMarkingFigures, at: ReMarkingRoute) -> Document:
        practice = self._app.practice
        assert practice is not None, "the page comes after the practice"
        names = self._names() if figures.changes is not None else {}
        titles = ReMarkingTitles(
            lambda house: practice.house(house).title,
            practice.quick.title,
            lambda account: names.get(account) or say("Erased"),
        )
        return tell_re_marking(figures, at, titles)

    def _names(self) -> Mapping[str, str]:
        registry = self._app.people.registry
        return {} if registry is None else {row.account: row.name for row in registry.people()}

    def _marking(self) -> ReMarker | None:
        people, practice = self._app.people, self._app.practice
        if people.registry is None or practice is None or people.account is None:
            return None
        return ReMarker(people.registry, people.account, practice.curriculum)

    def _leave(self) -> None:
        self.loading.drop()
        self._app.turn_to("attempts")

    def _mark(self, deed: MarkAgain) -> None:
        marking = self._marking()
        if marking is None:
            return
        reason = NamedField(
            "asked.reason", say("Reason, kept for good with the old figures and your name")
        )
        exams = Check("asked.exams", say("Change exam outcomes too"), say("Exams"))
        controls: tuple[QWidget, ...] = (reason, exams) if deed.changes.exams else (reason,)
        acts: list[int] = []
        done = FormAsked(
            self._app.window,
            say("Mark again by today's rules"),
            controls,
            lambda: acts.append(
                marking.apply(deed.changes, reason.text, with_exams=exams.isChecked())
            ),
            button=say("Mark again"),
        ).asked()
        if done:
            words = say_count(
                "Marked again: {count} act is on record.",
                "Marked again: {count} acts are on record.",
                count=acts[0],
            )
            self._read(NAME, ReMarkingRoute(done=words))
