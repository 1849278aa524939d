"""The forms about accounts and classes: each asks, does it, and stays if it cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from trainer.marking.words import capital
from trainer.records.registry.acts import Role
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.people import People, Person, StartPassword
from trainer.school.people.rights import Account, role_title
from trainer.ui.kit.form_dialog import FieldChoice, FormAsked, NamedField
from trainer.ui.language import own_names
from trainer.wording import say


class AccountForms:
    """Asks in front of the window. Raises what is not for a form to mend."""

    def __init__(self, window: QWidget, people: People) -> None:
        self._window, self._people = window, people
        self._started: StartPassword | None = None

    def add(self) -> StartPassword | None:
        """Somebody new; None where one thought better of it."""
        name = NamedField("asked.name", say("Name"))
        login = NamedField(
            "asked.login", say("Sign-in name"), says=say("Leave empty to make it from the name.")
        )
        role, language = _roles(Role.TRAINEE), _languages("")

        def add() -> None:
            self._started = self._people.open(
                name.text, _chosen(role), login.text, language=str(language.value)
            )

        self._ask(say("Add a person"), (name, login, role, language), add, say("Add"))
        return self._started

    def do(self, act: str, person: Person) -> StartPassword | None:
        """That act; the start password that comes of it, if one does."""
        account = person.account
        match act:
            case "rename":
                self._rename(account)
            case "role":
                self._give_role(account)
            case "password":
                self._reset(account)
            case "pin":
                self._set_pin(account)
            case "close":
                self._close(account)
            case "reopen":
                self._people.reopen(account)
            case _:
                self._people.unlock(account)
        return self._started

    def _rename(self, account: Account) -> None:
        name = NamedField("asked.name", say("Name"))
        login = NamedField("asked.login", say("Sign-in name"))
        language = _languages(account.language)
        name.write(account.name)
        login.write(account.login)
        self._ask(
            say("Name and language of {name}", name=account.name),
            (name, login, language),
            lambda: self._people.rename(account, name.text, login.text, str(language.value)),
            say("Save"),
        )

    def _give_role(self, account: Account) -> None:
        role = _roles(account.role)
        self._ask(
            say("Role of {name}", name=account.name),
            (role,),
            lambda: self._people.give_role(account, _chosen(role)),
            say("Save"),
        )

    def _reset(self, account: Account) -> None:
        def reset() -> None:
            self._started = self._people.reset_password(account)

        self._ask(
            say("New password for {name}", name=account.name),
            (),
            reset,
            say("New start password"),
            say("The old password stops working. The new start password is shown once."),
        )

    def _set_pin(self, account: Account) -> None:
        pin = NamedField("asked.pin", say("PIN"), hidden=True, says=say("At least 6 digits."))
        self._ask(
            say("PIN of {name}", name=account.name),
            (pin,),
            lambda: self._people.set_pin(account, pin.text),
            say("Save"),
        )

    def _close(self, account: Account) -> None:
        reason = NamedField("asked.reason", say("Reason"))
        self._ask(
            say("Close the account of {name}", name=account.name),
            (reason,),
            lambda: self._people.close(account, reason.text),
            say("Close the account"),
            say("Nobody can sign in with it. Its records stay."),
        )

    def _ask(
        self,
        heading: str,
        controls: tuple[QWidget, ...],
        do: Callable[[], None],
        button: str,
        says: str = "",
    ) -> bool:
        return FormAsked(self._window, heading, controls, do, button=button, says=says).asked()


def _roles(chosen: Role) -> FieldChoice:
    titles = [(role, capital(role_title(role))) for role in Role]
    made = FieldChoice("asked.role", say("Role"), titles)
    made.choose(chosen)
    return made


def _languages(chosen: str) -> FieldChoice:
    there = [("", say("System default")), *own_names()]
    made = FieldChoice("asked.language", say("Language"), there)
    if chosen in dict(there):
        made.choose(chosen)
    return made


def _chosen(roles: FieldChoice) -> Role:
    value = roles.value
    assert isinstance(value, Role), "one of the roles is always chosen"
    return value


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
