"""The pages at the door: sign in, locked, a password of one's own, my account, a new school."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.errors import InputError
from trainer.school.demo_mark import demo_secrets
from trainer.school.new_school import Founder
from trainer.school.people.rights import Right, has_right, role_title
from trainer.school.people.secrets import Secret
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.people.account_page import AccountPage, AccountShown
from trainer.ui.people.set_up_page import SetUpPage
from trainer.ui.people.sign_in_page import (
    CardForm,
    SignInPage,
    SignInShown,
    locked_page,
    own_password_page,
)
from trainer.ui.people.station_school import MOST_OFFERED
from trainer.wording import say

SIGN_IN: PageName[SignInPage] = PageName(routes.SIGN_IN)
LOCKED: PageName[CardForm] = PageName(routes.LOCKED)
OWN_PASSWORD: PageName[CardForm] = PageName(routes.OWN_PASSWORD)
ACCOUNT: PageName[AccountPage] = PageName(routes.ACCOUNT)
SET_UP: PageName[SetUpPage] = PageName(routes.SET_UP)


class DoorPart:
    """Brings the pages up to date, and does what they ask for."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(SIGN_IN, self._build_sign_in),
                made_by(LOCKED, self._build_locked),
                made_by(OWN_PASSWORD, self._build_own_password),
                made_by(ACCOUNT, self._build_account),
                made_by(SET_UP, self._build_set_up),
            )
        )

    def open(self, page: str) -> None:
        shown: Mapping[str, Callable[[], None]] = {
            SIGN_IN: self._show_sign_in,
            LOCKED: self._show_locked,
            OWN_PASSWORD: lambda: self.own_password.present(),
            ACCOUNT: self._show_account,
            SET_UP: lambda: self.set_up.present(),
        }
        shown[page]()

    @property
    def sign_in(self) -> SignInPage:
        return self._app.window.pages.page(SIGN_IN)

    @property
    def locked(self) -> CardForm:
        return self._app.window.pages.page(LOCKED)

    @property
    def own_password(self) -> CardForm:
        return self._app.window.pages.page(OWN_PASSWORD)

    @property
    def account(self) -> AccountPage:
        return self._app.window.pages.page(ACCOUNT)

    @property
    def set_up(self) -> SetUpPage:
        return self._app.window.pages.page(SET_UP)

    # ------------------------------------------------------------------- shown

    def _show_sign_in(self) -> None:
        people, settings = self._app.people, self._app.settings
        offered = people.school.offered()
        known = [(each.login, each.name) for each in offered[:MOST_OFFERED]]
        handed = people.handed_over
        self.sign_in.present(
            SignInShown(
                known,
                settings.without_account and handed is None,
                self._door_says(),
                _in_demo(len(known), len(offered)) if people.school.is_demo else "",
                handed.candidate.login if handed is not None else "",
            )
        )

    def _door_says(self) -> str:
        people = self._app.people
        if people.handed_over is not None:
            handed = people.handed_over
            words = say(
                "{exam} starts once {name} has signed in. {by} opens it.",
                exam=handed.title,
                name=handed.candidate.name,
                by=handed.by.name,
            )
            return f"{words} {demo_secrets()}" if people.school.is_demo else words
        if people.school.is_demo:
            return demo_secrets()
        away = people.joined is not None and people.registry is None
        if not away:
            return ""
        return "\n".join(filter(None, (people.school.refused, _out_of_reach())))

    def _show_locked(self) -> None:
        account = self._app.people.account
        self.locked.present(account.name if account is not None else "")

    def _show_account(self) -> None:
        people, account = self._app.people, self._app.people.account
        if account is not None:
            pin = has_right(account, Right.OPEN_EXAMS)
            says = _out_of_reach() if people.away else ""
            role = role_title(account.role)
            self.account.present(AccountShown(account.name, account.login, role, pin, says))

    # -------------------------------------------------------------------- done

    def _enter(self, login: str, password: str) -> None:
        try:
            self._app.people.sign_in(login, password)
        except InputError as error:
            self.sign_in.refuse(error.problems)
            return
        self._app.lead_on()

    def _go_without(self) -> None:
        self._app.people.seat(None)
        self._app.lead_on()

    def _unlock(self, password: str) -> None:
        try:
            self._app.people.unlock(password)
        except InputError as error:
            self.locked.refuse(error.problems)

    def _choose(self, password: str) -> None:
        try:
            self._app.people.choose_own(password)
        except InputError as error:
            self.own_password.refuse(error.problems)
            return
        self._app.lead_on()

    def _change(self, which: Secret, now: str, new: str) -> None:
        people, account = self._app.people, self._app.people.account
        if account is None:
            return
        try:
            people.door().change(account, now, new, which, Secret.PASSWORD)
        except InputError as error:
            self.account.refuse(which, error.problems)
            return
        self._show_account()
        self._app.tell(say("Changed"), (say("The new one is now in use."),))

    def _set_up(self, admin: Founder, supervisor: Founder | None) -> None:
        try:
            self._app.people.set_up(admin, supervisor)
        except InputError as error:
            self.set_up.refuse(error.problems)

    # ------------------------------------------------------------------- built

    def _build_sign_in(self) -> SignInPage:
        page = SignInPage()
        page.signed_in.connect(self._enter)
        page.without.connect(self._go_without)
        return page

    def _build_locked(self) -> CardForm:
        page = locked_page()
        page.entered.connect(self._unlock)
        page.left.connect(self._app.people.sign_out)
        return page

    def _build_own_password(self) -> CardForm:
        page = own_password_page()
        page.entered.connect(self._choose)
        page.left.connect(self._app.people.sign_out)
        return page

    def _build_account(self) -> AccountPage:
        page = AccountPage()
        page.locked.connect(self._app.people.lock)
        page.signed_out.connect(self._app.people.sign_out)
        page.changed.connect(self._change)
        return page

    def _build_set_up(self) -> SetUpPage:
        page = SetUpPage()
        page.made.connect(self._set_up)
        page.left.connect(lambda: self._app.turn_to("settings"))
        return page


def _in_demo(shown: int, there: int) -> str:
    """The title of the list of a demo school's people, which says if it is not whole."""
    if shown == there:
        return say("In this demo school")
    return say("{some} of {all} in this demo school", some=shown, all=there)


def _out_of_reach() -> str:
    return say(
        "The school's records cannot be reached. Trainees who signed in here before can sign "
        "in. Work is delivered later."
    )
