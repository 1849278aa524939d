"""The forms about a class: opened, renamed, closed; who joins and who leaves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.school.people.account import Account
from trainer.school.people.classes import Classes, SchoolClass
from trainer.ui.people.fields import FieldChoice, NamedField
from trainer.ui.people.form_dialog import FormAsked
from trainer.wording import say


class ClassForms:
    """Asks in front of the window. Raises what is not for a form to mend."""

    def __init__(
        self, window: QWidget, classes: Classes, houses: Sequence[tuple[str, str]]
    ) -> None:
        self._window, self._classes, self._houses = window, classes, houses
        self._opened = ""

    def do(self, act: str, class_: SchoolClass | None, about: Account | None) -> str:
        """That act; the id of the class that was opened by it, if one was."""
        if act == "open":
            self._open()
        elif class_ is not None and act == "rename":
            self._rename(class_)
        elif class_ is not None and act == "close":
            self._close(class_)
        elif class_ is not None and about is not None and act == "enrol":
            self._classes.enrol(class_.id, (about.id,))
        elif class_ is not None and about is not None and act == "leave":
            self._leave(class_, about)
        return self._opened

    def _open(self) -> None:
        title = NamedField("asked.title", say("Title"))
        house = FieldChoice(
            "asked.house", say("House"), [("", say("Several houses")), *self._houses]
        )

        def open_() -> None:
            self._opened = self._classes.open(title.text, str(house.value))

        heading, button = say("Open a class"), say("Open it")
        FormAsked(self._window, heading, (title, house), open_, button=button).asked()

    def _rename(self, class_: SchoolClass) -> None:
        title = NamedField("asked.title", say("Title"))
        title.write(class_.title)
        FormAsked(
            self._window,
            say("Rename"),
            (title,),
            lambda: self._classes.rename(class_.id, title.text),
            button=say("Save"),
        ).asked()

    def _close(self, class_: SchoolClass) -> None:
        FormAsked(
            self._window,
            say("Close the class {title}", title=class_.title),
            (),
            lambda: self._classes.close(class_.id),
            button=say("Close the class"),
            says=say("The class ends. Its records stay."),
        ).asked()

    def _leave(self, class_: SchoolClass, account: Account) -> None:
        FormAsked(
            self._window,
            say("Remove {name} from {title}", name=account.name, title=class_.title),
            (),
            lambda: self._classes.leave(class_.id, (account.id,)),
            button=say("Remove"),
            says=say("The account and its records stay."),
        ).asked()
