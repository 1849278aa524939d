"""The page of my data: how much is kept, what and why; its export and its erasing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from trainer.school.privacy.inventory import (
    IN_THE_SCHOOL,
    NOT_ERASED,
    ON_THIS_MACHINE,
    DataKept,
    Where,
)
from trainer.school.privacy.inventory_names import plain_names
from trainer.school.privacy.own_records import Holds, erase_own, export_own, holds
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.confirm import EraseAsked
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.widgets import (
    Button,
    centred,
    column,
    emptied,
    frame,
    label,
    row,
    section_card,
    wrapped,
)
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.printing.export_button import Exporting
from trainer.wording import say, say_count, say_list, say_phrase

MY_DATA: PageName[DataPage] = PageName(routes.MY_DATA)

ZIP = ".zip"


class DataController:
    """Shows how much there is; exports and erases it. ``ask_to_erase`` can take the place of the
    dialog."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.exporting = Exporting(app.window, app.tell)
        self.ask_to_erase: Callable[[], bool] = self._ask_to_erase
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(MY_DATA, self._build),))

    def open(self, page: str) -> None:
        """Show what is kept now."""
        account = self._app.people.account
        with self._app.told(say("The records cannot be read")):
            content = holds(self._folder)
            name = account.name if account is not None else ""
            in_a_school = self._app.people.joined is not None
            shown = data_shown(content, str(self._folder), name, in_a_school=in_a_school)
            self.page.present(shown)

    @property
    def page(self) -> DataPage:
        return self._app.window.pages.page(MY_DATA)

    @property
    def _folder(self) -> Path:
        """The folder of the records of the person who practises here."""
        return self._app.folder

    def _export(self) -> None:
        now_ms = int(self._app.now().timestamp() * 1000)
        self.exporting.write(
            "my-data", ZIP, lambda out: export_own(self._folder, out, now_ms, force=True)
        )

    def _erase(self) -> None:
        """Give the records back, erase them, and begin anew."""
        if not self.ask_to_erase():
            return
        app, folder = self._app, self._folder
        app.leave_practice()
        with app.told(say("Not everything was erased")):
            erase_own(folder)
        app.move_to(folder)
        app.turn_to(MY_DATA)

    def _ask_to_erase(self) -> bool:
        sentences = (
            say("Every round, quick drill and question is deleted, with all results."),
            say("The copies of the records in their folder are deleted too. Settings stay."),
            say("There is no undo. Export everything first if you may want it."),
        )
        heading, word = say("Erase everything?"), say("erase")
        return EraseAsked(self._app.window, heading, sentences, word).asked()

    def _build(self) -> DataPage:
        page = DataPage()
        page.exported.connect(self._export)
        page.erased.connect(self._erase)
        page.left.connect(lambda: self._app.turn_to("settings"))
        return page


WIDEST = 1420


class DataPage(ScrollArea):
    """Shows what is kept. Emits that it is to be exported or erased, or that the page is left."""

    exported = Signal()
    erased = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("my-data", say("My data"), sideways=True)
        self._whose = wrapped("", "secondary", name="my-data.whose")
        self._holds = wrapped("", "strong", name="my-data.holds")
        self._why_not = wrapped("", "secondary", name="my-data.why_not")
        self.export = Button(say("Export everything"), "my-data.export", kind="primary")
        self.erase = Button(say("Erase everything"), "my-data.erase", does=self.erased)
        self.back = Button(say("Back to the settings"), "my-data.back", does=self.left)
        self.export.clicked.connect(self.exported)
        self._list: QVBoxLayout = column(gap=16)
        self._put_together()

    def present(self, shown: DataShown) -> None:
        self._whose.setText(shown.whose)
        self._holds.setText(shown.holds)
        self._why_not.setText(shown.why_not)
        self._why_not.setVisible(bool(shown.why_not))
        self.export.setEnabled(shown.can_export)
        self.erase.setEnabled(shown.can_erase)
        self.erase.setVisible(not shown.why_not)
        emptied(self._list)
        for where in Where:
            listed = [each for each in shown.kept if each.where is where]
            if listed:
                self._list.addWidget(section_card(where.words, *map(_kept_lines, listed)))

    def _put_together(self) -> None:
        content = QWidget()
        content.setMaximumWidth(WIDEST)
        body = column(
            row(label(say("My data"), "title"), None, self.back),
            self._about(),
            self._list,
            section_card(say("What can no longer be erased"), _gone()),
            None,
            gap=16,
        )
        content.setLayout(body)
        self.hold(centred(content, (36, 28, 36, 28)))

    def _about(self) -> QFrame:
        words = column(self._holds, self._whose, self._why_not, gap=6)
        line = row(gap=10, around=(20, 16, 20, 16))
        line.addLayout(words, 1)
        line.addLayout(row(self.export, self.erase, gap=10))
        return frame("card", line)


def _kept_lines(kept: DataKept) -> QLayout:
    """One kind of data and its personal part; the reason and for how long; its parts by name."""
    personal = say_phrase(kept.personal) if kept.personal else say("Nothing about a person.")
    left = column(wrapped(say_phrase(kept.what), "strong"), wrapped(personal), None, gap=4)
    right = column(
        wrapped(say_phrase(kept.why), "secondary"),
        wrapped(say_phrase(kept.until), "secondary"),
        None,
        gap=4,
    )
    both = row((left, 1), (right, 1), gap=24)
    return column(both, wrapped("\u00a0· ".join(plain_names(kept.names)), "caption"), gap=6)


def _gone() -> QLayout:
    return column(*(wrapped(say_phrase(each)) for each in NOT_ERASED), gap=6)


class DataShown(Struct, frozen=True):
    """``whose`` says whose records these are and where they lie, ``holds`` how much there is,
    ``why_not`` why it cannot be erased here; ``kept`` is the list."""

    whose: str
    holds: str
    kept: tuple[DataKept, ...]
    can_export: bool
    can_erase: bool
    why_not: str = ""


def data_shown(holds: Holds, folder: str, name: str, *, in_a_school: bool) -> DataShown:
    """The page for the records of that folder; ``name`` is their owner, if signed in."""
    return DataShown(
        whose=_whose(folder, name),
        holds=_how_much(holds),
        kept=(*ON_THIS_MACHINE, *(IN_THE_SCHOOL if in_a_school else ())),
        can_export=holds.events > 0,
        can_erase=not name and (holds.events > 0 or bool(holds.copies)),
        why_not=_why_not(name),
    )


def _whose(folder: str, name: str) -> str:
    if name:
        return say(
            "The records of {name} are in {folder}. They go only to the school.",
            name=name,
            folder=folder,
        )
    return say("All data is in {folder}. Nothing is sent anywhere.", folder=folder)


def _how_much(holds: Holds) -> str:
    rounds = say_count("{count} round", "{count} rounds", count=holds.rounds)
    quick = say_count("{count} quick drill", "{count} quick drills", count=holds.quick)
    events = say_count("{count} event in all", "{count} events in all", count=holds.events)
    copies = say_count(
        "{count} copy of the records", "{count} copies of the records", count=len(holds.copies)
    )
    return say_list([rounds, quick, events, *([copies] if holds.copies else [])], "")


def _why_not(name: str) -> str:
    if not name:
        return ""
    return say("Ask an administrator to erase your account and its data.")
