"""The data of an account, at an administrator's wish: handed out, or erased for good."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtWidgets import QWidget

from trainer.records.registry.faults import NotSwept
from trainer.school.people.rights import Account
from trainer.school.privacy.account_data import AccountData
from trainer.school.privacy.inventory import NOT_ERASED
from trainer.ui.application import Application
from trainer.ui.confirm import WIDE, EraseAsked
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.ui.printing.export_button import Exporting
from trainer.wording import say, say_phrase

ZIP = ".zip"


class Wish(Enum):
    """The wish about the data of an account."""

    EXPORT = "export"
    ERASE = "erase"


class AccountDataController:
    """Does what an administrator asks for. ``ask_wish`` and ``ask_login`` can be replaced; the
    latter gives the typed text, nothing if the person cancelled."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.exporting = Exporting(app.window, app.tell)
        self.ask_wish: Callable[[Account], Wish | None] = self._ask_wish
        self.ask_login: Callable[[Account], str] = self._ask_login

    def ask(self, account: Account) -> None:
        """Ask for the wish about the data of that account, and carry it out."""
        match self.ask_wish(account):
            case Wish.EXPORT:
                self._export(account)
            case Wish.ERASE:
                self._erase(account)
            case _:
                return

    def _export(self, account: Account) -> None:
        data, now_ms = self._data(), int(self._app.now().timestamp() * 1000)
        if data is not None:
            self.exporting.write(
                account.login, ZIP, lambda out: data.export(account.id, out, now_ms, force=True)
            )

    def _erase(self, account: Account) -> None:
        data, typed = self._data(), self.ask_login(account)
        if data is None or not typed:
            return
        with self._app.told(say("This was not erased")):
            left = self._traces(data, account, typed)
            gone = [say_phrase(each) for each in NOT_ERASED]
            heading = say("{name} is erased", name=account.name)
            self._app.tell(heading, (*left, say("What can no longer be erased"), *gone))

    def _traces(self, data: AccountData, account: Account, typed: str) -> tuple[str, ...]:
        """Erase the account, and name where traces of it may be left for a while."""
        try:
            data.erase(account.id, typed)
        except NotSwept:
            return (say("Traces may remain until every program using the records is closed."),)
        return ()

    def _data(self) -> AccountData | None:
        """The data of accounts; None while the school cannot be reached."""
        at = self._app.people
        if at.account is None or at.registry is None:
            return None
        return AccountData(at.registry, at.account, self._app.home)

    def _ask_wish(self, account: Account) -> Wish | None:
        return WishAsked(self._app.window, account).asked()

    def _ask_login(self, account: Account) -> str:
        heading = say("Erase {name}?", name=account.name)
        sentences = (
            say("Their name, their rounds and all comments are erased."),
            say("Marks stay in class figures under an anonymous number."),
            say("There is no undo. Export everything first if you may need it."),
        )
        asked = EraseAsked(self._app.window, heading, sentences, account.login)
        return asked.field.text if asked.asked() else ""


class WishAsked(Dialog):
    """Asks what is to be done with a person's data."""

    def __init__(self, parent: QWidget | None, account: Account) -> None:
        heading = say("Data of {name}", name=account.name)
        super().__init__(parent, "data", heading)
        self._wish: Wish | None = None
        says = wrapped(say("Export all their data to one file, or erase it for good."))
        says.setFixedWidth(WIDE)
        export = self._button(say("Export everything"), Wish.EXPORT, "primary")
        erase = self._button(say("Erase"), Wish.ERASE, "")
        leave = Button(say("Close"), "data.leave", does=self.reject)
        buttons = row(export, erase, None, leave, gap=10)
        heard = label(heading, "panel")
        self.setLayout(column(heard, says, 4, buttons, gap=12, around=(28, 24, 28, 20)))

    def asked(self) -> Wish | None:
        self.exec()
        return self._wish

    def _button(self, text: str, wish: Wish, kind: str) -> Button:
        made = Button(text, f"data.{wish.value}", kind=kind)
        made.clicked.connect(lambda _=False: self._chosen(wish))
        return made

    def _chosen(self, wish: Wish) -> None:
        self._wish = wish
        self.accept()
