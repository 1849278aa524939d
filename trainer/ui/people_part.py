"""The pages of accounts, classes and class lists, and what they ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from trainer.document import Route
from trainer.errors import InputError
from trainer.records.registry.faults import ActRefused, Refusal
from trainer.school.people.class_list.enrolment import (
    ClassLists,
    read_sheet,
    save_starts,
    starts_printout,
)
from trainer.school.people.class_list.preview import ListPreview
from trainer.school.people.class_list.sheet import ListSheet
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.classes_page import ActOnClass, load_classes, tell_classes
from trainer.school.people.people import People, StartPassword
from trainer.school.people.people_page import (
    CLASSES,
    PEOPLE,
    ActOnAccount,
    AddPerson,
    ClassesRoute,
    ListRoute,
    PeopleFigures,
    PeopleRoute,
    tell_people,
)
from trainer.school.people.rights import Right
from trainer.school.records_care.daily_backups import alarm_words
from trainer.school.routes import ActsRoute, BackUp
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.kit.form_dialog import FormAsked
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.people.class_list_page import ClassListPage
from trainer.ui.people.forms import AccountForms, ClassForms
from trainer.ui.printing.file_dialogs import ask_open, ask_save
from trainer.ui.printing.printing import Printing
from trainer.ui.privacy.account_dialogs import AccountDataController
from trainer.wording import phrase, say, say_phrase

CLASS_LIST: PageName[ClassListPage] = PageName(routes.CLASS_LIST)

NOT_DONE, UNREAD = phrase("This could not be done"), phrase("The list cannot be read")
_NO_INPUT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents


class PeoplePart(DocumentPart):
    """Knows the list that is looked at, and start passwords until they are on paper."""

    out_of_reach = phrase("The school's records cannot be reached just now.")

    def __init__(self, app: Application) -> None:
        self._preview: ListPreview | None = None
        self._into: SchoolClass | None = None
        self._started: tuple[StartPassword, ...] = ()
        self._kept = False
        self.leave_anyway: Callable[[], bool] = self._leave_anyway
        self.ask_file: Callable[[], str] = self._ask_file
        self.ask_save: Callable[[], str] = self._ask_save
        self.printing = Printing(app.window, app.tell)
        self.data = AccountDataController(app)
        pages = {
            PEOPLE: PageSpec(
                phrase("People"), (PeopleRoute,), PeopleRoute, self._load_people, tell_people
            ),
            CLASSES: PageSpec(
                phrase("Classes"), (ClassesRoute,), ClassesRoute, self._load_classes, tell_classes
            ),
        }
        super().__init__(
            app,
            pages,
            self.people,
            {
                ListRoute: lambda to: self.list_for(self._class(to.class_)),
                ActsRoute: lambda _: app.turn_to(routes.AUDIT),
                AddPerson: lambda _: self._add(),
                ActOnAccount: self._act_on_account,
                ActOnClass: self._act_on_class,
                BackUp: lambda _: app.backups.take(),
            },
        )
        self.builders = dict((*self.builders.items(), made_by(CLASS_LIST, self._build_list)))
        app.backups.made.connect(lambda _: self._tell_backup())

    def open(self, name: str) -> None:
        if name == CLASS_LIST:
            self._new_list()
        else:
            super().open(name)

    def _tell_backup(self) -> None:
        """Show the alarm about the backups, or that there is none any more."""
        if self._app.people.window_lock.page == PEOPLE:
            super().open(PEOPLE)

    @property
    def list_page(self) -> ClassListPage:
        return self._app.window.pages.page(CLASS_LIST)

    # ------------------------------------------------------------------ the school

    def people(self) -> People | None:
        """The use cases of accounts for the person signed in; None while the school is out of
        reach."""
        at = self._app.people
        if at.account is None or at.registry is None:
            return None
        return People(at.registry, at.account, at.wall_ms)

    def classes(self) -> Classes | None:
        """The use cases of classes; None while the school cannot be reached."""
        at = self._app.people
        if at.account is None or at.registry is None:
            return None
        return Classes(at.registry, at.account, at.wall_ms)

    def _load_people(self, people: People, at: PeopleRoute) -> tuple[Route, Any]:
        here, alarm = self._app.people, self._app.backups.alarm
        return at, PeopleFigures(
            people.everybody(),
            here.wall_ms(),
            here.may(Right.KEEP_ACCOUNTS),
            alarm_words(alarm) if alarm is not None else "",
            here.may(Right.BACK_UP),
        )

    def _load_classes(self, people: People, at: ClassesRoute) -> tuple[Route, Any]:
        classes = Classes(people.registry, people.by, self._app.people.wall_ms)
        lists = self._app.people.may(Right.KEEP_ACCOUNTS)
        return load_classes(classes, dict(self._houses()), at, lists=lists)

    # --------------------------------------------------------------------- accounts

    def _add(self) -> None:
        people = self.people()
        if people is None:
            return
        started = AccountForms(self._app.window, people).add()
        if started is not None:
            self._read(PEOPLE, PeopleRoute(chosen=started.account.id))
            self._tell_start(started)

    def _act_on_account(self, deed: ActOnAccount) -> None:
        people = self.people()
        if people is None:
            return
        person = next((e for e in people.everybody() if e.account.id == deed.account), None)
        if person is None:
            # Erased at another window since the list was read.
            refused = ActRefused(str(people.registry.where), Refusal.NOT_THERE)
            self.open(PEOPLE)
            self._app.tell(say_phrase(NOT_DONE), refused.problems)
            return
        if deed.act == "data":
            self.data.ask(person.account)
            self.open(PEOPLE)
            return
        with self._telling_failure():
            started = AccountForms(self._app.window, people).do(deed.act, person)
            self.open(PEOPLE)
            if started is not None:
                self._tell_start(started)

    def _tell_start(self, started: StartPassword) -> None:
        name, login = started.account.name, started.account.login
        self._app.tell(
            say("Start password"),
            (
                say("{name} signs in as {login} with this start password:", name=name, login=login),
                started.password,
                say("It is shown only once. The first sign-in asks for a new password."),
            ),
        )

    # ---------------------------------------------------------------------- classes

    def _act_on_class(self, deed: ActOnClass) -> None:
        classes = self.classes()
        if classes is None:
            return
        with self._telling_failure():
            class_ = self._class(deed.class_)
            there = (*class_.accounts, *classes.could_join(class_)) if class_ else ()
            about = next((each for each in there if each.id == deed.account), None)
            forms = ClassForms(self._app.window, classes, self._houses())
            opened = forms.do(deed.act, class_, about)
            self._read(CLASSES, ClassesRoute(opened) if opened else self.route(CLASSES))

    def _class(self, id_: str) -> SchoolClass | None:
        classes = self.classes()
        there = classes.mine() if classes is not None else ()
        return next((each for each in there if each.id == id_), None)

    def _houses(self) -> Sequence[tuple[str, str]]:
        practice = self._app.practice
        return [(each.id, each.title) for each in practice.houses()] if practice is not None else []

    # ------------------------------------------------------------------------ lists

    def lists(self) -> ClassLists | None:
        """The use cases of class lists for the person signed in."""
        people, classes = self.people(), self.classes()
        return ClassLists(people, classes) if people is not None and classes is not None else None

    def list_for(self, class_: SchoolClass | None) -> None:
        """Show the page of a class list, for that class or for none."""
        self._into = class_
        self._app.turn_to(CLASS_LIST)

    def _new_list(self) -> None:
        self._preview, self._started, self._kept = None, (), False
        self.list_page.present(self._into.title if self._into is not None else "")

    def _choose(self) -> None:
        """A large sheet takes seconds: it is read beside the window."""
        file, page, into = self.ask_file(), self.list_page, self._into
        if not file:
            return
        self._new_list()
        page.busy(busy=True)

        def read(sheet: ListSheet) -> None:
            page.busy(busy=False)
            lists = self.lists()
            # Another class or page may have been opened while the sheet was read.
            if lists is None or self._into is not into or self._app.window.page != CLASS_LIST:
                return
            with self._app.told(say_phrase(UNREAD)):
                self._preview = lists.look(sheet, into)
                page.preview(self._preview)

        def failed(error: InputError) -> None:
            page.busy(busy=False)
            self._app.tell(say_phrase(UNREAD), error.problems)

        self._app.background.run(
            lambda: read_sheet(Path(file)), read, failed=failed, owner=page, lane="people.list"
        )

    def _take_in(self) -> None:
        lists = self.lists()
        if lists is None or self._preview is None:
            return
        with self._telling_failure():
            self._started = lists.take_in(self._preview, self._into, self._go)
            self._preview = None
            self._app.may_turn = self._app.window.may_close = self._may_leave
            self.list_page.tell_passwords(self._started)

    def _go(self, at: int, of: int) -> None:
        """Move the bar; nothing can be pressed meanwhile."""
        if at % 20 == 0 or at == of:
            self.list_page.go(at, of)
            # Work of the window itself, not beside it: so the bar has to be painted in between.
            self.list_page.repaint()
            QApplication.processEvents(_NO_INPUT)

    def _print(self) -> None:
        title = self._into.title if self._into is not None else ""
        self._kept |= self.printing.put(starts_printout(self._started, title), "start-passwords")

    def _save(self) -> None:
        name = self.ask_save()
        if not name:
            return
        path = Path(name if name.lower().endswith(".csv") else f"{name}.csv")
        with self._app.told(say("The list cannot be saved")):
            save_starts(self._started, path, force=True)
            self._kept = True
            self._app.tell(say("Saved"), (str(path),))

    def _leave_list(self) -> None:
        back = CLASSES if self._into is not None else PEOPLE
        self._app.turn_to(back)
        if self._app.window.page == back:
            self._into = None

    def _may_leave(self) -> bool:
        """Ask before the page is left while nobody has the passwords; a lock keeps them."""
        if self._app.people.locked:
            return True
        in_sight = self._app.window.page == CLASS_LIST
        if in_sight and self._started and not self._kept and not self.leave_anyway():
            return False
        self._started = ()
        self._app.may_turn = self._app.may_lose_words
        self._app.window.may_close = self._app.may_close
        return True

    def _leave_anyway(self) -> bool:
        """Ask before passwords are lost that nobody kept; True if they may be."""
        heading, leave = say("Leave without the start passwords?"), say("Leave")
        words = say("They are not shown again. Print or save them first.")
        form = FormAsked(self._app.window, heading, (), button=leave, says=words)
        return form.asked()

    def _ask_file(self) -> str:
        title, kinds = say("Choose a class list"), "CSV, XLSX (*.csv *.txt *.xlsx)"
        return ask_open(self._app.window, title, kinds)

    def _ask_save(self) -> str:
        return ask_save(self._app.window, say("Save as CSV"), "start-passwords", ".csv")

    @contextmanager
    def _telling_failure(self) -> Iterator[None]:
        with self._app.told(say_phrase(NOT_DONE)):
            yield

    # ------------------------------------------------------------------------ built

    def _build_list(self) -> ClassListPage:
        page = ClassListPage()
        page.chosen.connect(self._choose)
        page.taken.connect(self._take_in)
        page.printed.connect(self._print)
        page.saved.connect(self._save)
        page.left.connect(self._leave_list)
        return page
