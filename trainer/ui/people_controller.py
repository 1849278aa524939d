"""The person at the window: nobody in particular, or somebody who signed in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from getpass import getuser
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from trainer.errors import InputError
from trainer.records.registry.acts import Role
from trainer.school.clock import SYSTEM
from trainer.school.demo_mark import PASSWORD, demo_note, demo_secrets
from trainer.school.people.rights import (
    WITHOUT_SCHOOL,
    Account,
    AccountState,
    NotAllowed,
    Right,
    has_right,
    may,
    role_title,
)
from trainer.school.people.secrets import Secret
from trainer.school.people.sign_in import SchoolDoor, SignedIn
from trainer.school.people.station_people import person_folder
from trainer.school.station.joined import Joined
from trainer.ui.people.exam_handover import ExamHall, HandedOver
from trainer.ui.people.pin_dialog import PinAsked
from trainer.ui.people.settings_card import SchoolShown, SettingsCard
from trainer.ui.people.station_school import SchoolHere
from trainer.ui.routes import (
    ACCOUNT,
    LOCKED,
    MY_EXAMS,
    OWN_PASSWORD,
    SET_UP,
    SIGN_IN,
    first_page,
    places_for,
    right_for,
)
from trainer.ui.runtime.preload import FOR_NEW_RECORDS, fetch_for_staff, import_all
from trainer.ui.shell import Shell
from trainer.ui.side_bar import SideBar, Who
from trainer.ui.window_lock import WindowLock
from trainer.wording import say

# For types alone: at the top of the file it would load some 60 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.school.house_book.reading_choices import Chooser
    from trainer.school.new_school import Founder

LOOK_MS = 10_000
"""How often the school is asked for the role of the person here, while no other page is asked
for."""


def plain_note() -> str:
    """The note above every page if others can listen."""
    return say("The connection to the school is not encrypted. Others on this network can read it.")


def elsewhere_note() -> str:
    """The note to a person who is signed in twice, or did not sign out: a program that was cut off
    told the school nothing."""
    return say(
        "You are signed in elsewhere too, or the program was cut off. Nothing is lost or doubled."
    )


def away_note() -> str:
    """The note to a person whose work at other stations cannot be fetched."""
    return say(
        "The school could not be reached when you signed in. Sign out and in again to see "
        "your work at other stations."
    )


class PeopleController:
    """Knows the account that is signed in, and the school's records while they can be reached.

    Until somebody is let in, and while the window is locked, no other page comes into sight.
    ``exam_hall`` is the part of the window in which exams are sat.
    """

    def __init__(self, shell: Shell, exam_hall: Callable[[], ExamHall]) -> None:
        self._shell, self._exam_hall = shell, exam_hall
        self.account: Account | None = None
        self.away = False
        self.handed_over: HandedOver | None = None
        self._inside, self._start = False, ""
        self.running_ms: Callable[[], int] = SYSTEM.running
        self.wall_ms: Callable[[], int] = SYSTEM.wall
        self.school = SchoolHere(shell.home, lambda: self.wall_ms(), shell.background)
        self.window_lock = WindowLock(shell, self.leave)
        self.looking = QTimer(shell.window, interval=LOOK_MS)
        self.looking.timeout.connect(self.look)
        self.looking.start()

    # ------------------------------------------------------------- who may what

    @property
    def joined(self) -> Joined | None:
        return self.school.joined

    @property
    def registry(self) -> Registry | None:
        """The school's records; None where they are out of reach."""
        return self.school.registry

    def may(self, right: Right) -> bool:
        """True if the person here may do this."""
        alone = self.joined is None and right in WITHOUT_SCHOOL
        return alone or has_right(self.account, right)

    def chooser(self, now: datetime) -> Chooser:
        """The person signed in, as one who chooses among the readings of a house."""
        # Late: 11 modules that only a reading which is taken needs.
        from trainer.school.house_book.reading_choices import Chooser

        name = self.account.name if self.account is not None else getuser()
        at, school = now.astimezone(UTC), self.joined is not None
        return Chooser(name, self.account, at, school, self.registry if school else None)

    @property
    def is_let_in(self) -> bool:
        """True while somebody works here, with an account or without one."""
        return self._inside and not self.locked

    def lets_see(self, page: str) -> bool:
        """True if that page may be in sight now; if not, say who may see it."""
        if not self.is_let_in:
            return page == (LOCKED if self.locked else SIGN_IN)
        right = right_for(page)
        if right is None or self.may(right):
            return True
        try:
            may(self.account, right)
        except NotAllowed as refused:
            self._shell.tell(say("You have no access to this page"), refused.problems)
            return False
        return True

    @property
    def home(self) -> str:
        """The first page of the person signed in."""
        return first_page(self.account)

    def side_bar(self) -> SideBar:
        who = None
        if self.account is not None:
            who = Who(ACCOUNT, self.account.name)
        elif self.joined is not None:
            who = Who(SIGN_IN, say("Sign in"))
        return SideBar(places_for(self.account), who)

    # ------------------------------------------------- a role that was changed meanwhile

    def look(self, patience_s: float = 0.0) -> bool:
        """Ask the school for the role of the person here; False if it says in that time that
        another was given, or the account closed. That takes effect right after.

        A school that cannot be reached changes nothing, and an exam is sat to its end first.
        """
        before, heard = self.account, list[Account | None]()
        if before is None or self.registry is None or not self._may_follow:
            return True
        asked = self._shell.background.run(
            lambda: heard.append(self.school.as_now(before)),
            lambda _: self._follow(before, heard[0]),
            owner=self._shell.window,
            lane="role",
        )
        self._shell.background.wait(asked, patience_s)
        return not heard or _is_as_before(before, heard[0])

    @property
    def _may_follow(self) -> bool:
        return not (self.locked or self._shell.sealed_in)

    def _follow(self, before: Account, now: Account | None) -> None:
        """Seat the person anew in the role that the school has given; sign out whose account is
        closed. What was begun is kept as at any sign-out."""
        if self.account is not before or not self._may_follow or _is_as_before(before, now):
            return
        assert now is not None, "else all is as before"
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
            # It runs an event loop of its own, which has to end before the page may turn; by a
            # timer, which a wait for the school holds.
            QTimer.singleShot(1, self._shell.window, lambda: self._follow(before, now))
            return
        self.school.remember(now)
        if now.standing is AccountState.OPEN:
            self.seat(now)
            role = say("You are now signed in as: {role}.", role=role_title(now.role))
            self._shell.tell(say("Your role has changed"), (role,))
            return
        self.sign_out()
        why = say("Your account is closed. Unfinished work is kept. Ask an administrator.")
        if now.standing is AccountState.ERASED:
            why = say("Your account is erased, and your work with it. Ask an administrator.")
        self._shell.tell(say("You are signed out"), (why,))

    # ------------------------------------------------------------------ the way in

    def find_school(self) -> None:
        """Read which school the machine belongs to, before any page is shown."""
        try:
            self.school.find()
        except InputError as error:
            self._shell.warn("\n".join(map(str, error.problems)))

    def begin(self) -> bool:
        """Open practice, if it may open.

        Where the machine belongs to a school, somebody signs in first, or chooses to practise
        without an account.
        """
        if self._inside:
            return True
        if self.joined is None:
            self._inside = True
            return True
        if wrong := self.school.fault_of_known():
            self._shell.warn(wrong)
        self.school.reach()
        self.mark()
        self._shell.background.run(partial(import_all, FOR_NEW_RECORDS))
        if self.school.is_for_staff:
            self._shell.background.run(fetch_for_staff)
        if not self._let_in_to_look():
            self.ask()
        return False

    def _let_in_to_look(self) -> bool:
        """Let a demo school's supervisor in without a password."""
        # Its starter wants to look at it.
        there = self.school.offered() if self.school.is_demo else ()
        host = next((each for each in there if each.role is Role.SUPERVISOR), None)
        if host is None:
            return False
        try:
            self.sign_in(host.login, PASSWORD)
        except InputError:
            return False
        return True

    def mark(self) -> None:
        """Write above every page that this is a demo school, or that the connection to the school
        is not encrypted."""
        note = demo_note() if self.school.is_demo else ""
        self._shell.window.mark(note or (plain_note() if self.school.is_plain else ""))

    def belong(self, joined: Joined, registry: Registry) -> None:
        """Let the machine belong to that school from now on; the person who works here stays."""
        self.school.joined, self.school.registry = joined, registry
        self.school.badges = registry.badges
        registry.station = joined.name
        self.mark()

    def ask(self) -> None:
        """Show the page to sign in on."""
        self.school.reach()
        self.mark()
        self._shell.turn_to(SIGN_IN)

    def door(self) -> SchoolDoor:
        """The school's sign-in; opened if it is not open."""
        return self.school.door()

    def sign_in(self, login: str, password: str) -> None:
        """Sign in the person who knows that password. Raises InputError if nobody does."""
        let_in = self.door().let_in(login, password)
        self._start = password if let_in.by_start else ""
        self._note(let_in)
        self.seat(let_in.account, OWN_PASSWORD if let_in.by_start else "")

    def _note(self, let_in: SignedIn) -> None:
        """Say on the page of today what the person may miss there."""
        self.away = let_in.away
        note = away_note() if let_in.away else ""
        self._shell.note_to_person = elsewhere_note() if let_in.elsewhere else note

    def choose_own(self, password: str) -> None:
        """Replace the start password by that one. Raises InputError if it may not be chosen."""
        assert self.account is not None, "who chooses is signed in"
        of = Secret.PASSWORD
        self.door().change(self.account, self._start, password, of, of)
        self._start = ""
        self._shell.turn_to(self.home)
        self._begin_handed_over()

    def set_up(self, admin: Founder, supervisor: Founder | None) -> None:
        """Found a school on this machine, and sign in its first administrator.

        Raises InputError if it cannot be made; then nothing is.
        """
        # Late: 75 modules, once in the life of a school.
        from trainer.school.new_school import set_up

        joined, registry, account = set_up(
            self._shell.home,
            admin.name,
            admin.login,
            admin.password,
            self.wall_ms,
            supervisor=supervisor,
        )
        self.belong(joined, registry)
        self.seat(account)

    def seat(self, account: Account | None, page: str = "") -> None:
        """Let that account, or nobody in particular, work here with its own records."""
        self.window_lock.forget()
        self.account, self._inside = account, True
        self._shell.language.of_account(account.language if account is not None else "")
        home = self._shell.home
        self._shell.move_to(person_folder(home, account.id) if account is not None else home)
        self._shell.turn_to(page or self.home)
        self.hold_exam()
        self._watch()
        if page != OWN_PASSWORD:
            self._begin_handed_over()

    def hold_exam(self) -> None:
        """Show an exam that waits since the program was killed, before everything else.

        One that was ended at another station meanwhile holds nothing up any more.
        """
        practice = self._shell.practice
        if practice is None or self.account is None:
            return
        if not (practice.exams.under_seal or self._shell.sealed_in):
            return
        self._exam_hall().hold()

    def hand_over(self, handed: HandedOver) -> None:
        """Sign out, and begin the exam once that trainee has signed in; not if somebody else
        does."""
        self.handed_over = handed
        self.sign_out()

    def _begin_handed_over(self) -> None:
        handed, self.handed_over = self.handed_over, None
        if handed is None:
            return
        if handed.is_for(self.account):
            self._shell.turn_to(MY_EXAMS)
            self._exam_hall().begin_opened(handed.exam, lambda: handed.opener)
        if self.account is None or self.account.id != handed.by.id:
            self.school.leave(handed.by)

    def sign_out(self) -> None:
        """Sign out; the next person signs in."""
        self.window_lock.forget()
        if self.account is not None and self.handed_over is None:
            self.school.leave(self.account)
        self._forget_others()
        self.account, self._inside, self.away = None, False, False
        self._shell.note_to_person = ""
        self._watch()
        self._shell.leave_practice()
        if self._shell.language.of_account(""):
            self._shell.window.refurnish()
        self.ask()

    def leave(self) -> None:
        """Sign out because the window closes."""
        if self.account is not None:
            self.school.leave(self.account)
        self._forget_others()

    def _forget_others(self) -> None:
        """Drop what other stations delivered of the person who leaves."""
        if self.account is not None and self._shell.practice is not None:
            with suppress(InputError):  # it goes at the next sign-out
                self._shell.practice.forget_others()

    def close(self) -> None:
        """Give the school's records back."""
        self.school.close()

    # ------------------------------------------------------------------- settings

    def connect_settings(self, card: SettingsCard) -> None:
        """Connect the card's choices to their acts."""
        # Late: the demo school is 129 modules, and only the page of settings offers it.
        from trainer.ui.people.demo_look import DemoLook

        look = DemoLook(self._shell.window, self._shell.home, self._shell.tell)
        card.set_up.connect(lambda: self._shell.turn_to(SET_UP))
        card.demo_asked.connect(look.begin)
        card.lock_chosen.connect(lambda minutes: self._set(card, lock_minutes=minutes))
        card.without_chosen.connect(lambda allowed: self._set(card, without_account=allowed))

    def show_settings(self, card: SettingsCard) -> None:
        """Show on the card how the school uses this machine."""
        settings = self._shell.settings
        card.present(
            SchoolShown(
                self.joined is not None,
                self.may(Right.SET_STATION),
                settings.lock_minutes,
                settings.without_account,
            )
        )

    def _set(self, card: SettingsCard, **chosen: int) -> None:
        with self._shell.told(say("You are not allowed to do this")):
            may(self.account, Right.SET_STATION)
            self._shell.keep(replace(self._shell.settings, **chosen))  # type: ignore[arg-type]
        self._watch()
        self.show_settings(card)

    # -------------------------------------------------------------------- the lock

    @property
    def locked(self) -> bool:
        return self.window_lock.shut

    def lock(self) -> None:
        """Show and do nothing until the person gives the password again. What was begun is kept as
        it is."""
        if self.account is not None:
            self.window_lock.shut_it()

    def unlock(self, password: str) -> None:
        """Bring back the locked page. Raises InputError for a wrong password."""
        assert self.account is not None, "a lock belongs to somebody"
        before = self.account
        let_in = self.door().let_in(before.login, password, named=False)
        self._note(let_in)
        self.window_lock.open_it()
        self._watch()
        self._follow(before, let_in.account)

    def _watch(self) -> None:
        """Lock the window after so long without a touch, while somebody is signed in."""
        minutes = self._shell.settings.lock_minutes if self.account is not None else 0
        self.window_lock.watch(minutes, self.running_ms)

    # ------------------------------------------------- somebody else at this window

    def ask_pin(
        self,
        right: Right,
        heading: str,
        *,
        by: Account | None = None,
        says: str = "",
        button: str = "",
        given: Callable[[str], object] | None = None,
    ) -> Account | None:
        """Ask for the PIN of a person who may do this; return the account, None if nobody gave it.

        ``by``: that person gives the PIN alone, without the sign-in name. ``given`` gets the PIN,
        to lock something by it.
        """
        if self.school.is_demo:
            says = f"{says} {demo_secrets()}".strip()
        return PinAsked(
            self._shell.window,
            heading,
            self.door(),
            right,
            self.school.known(),
            by=by,
            says=says,
            button=button,
            given=given,
            has_pin=by is not None and self.school.has_pin(by.id),
        ).who()


def _is_as_before(before: Account, now: Account | None) -> bool:
    """True if the role and the state of the account are the same, or the school did not answer."""
    return now is None or (now.role, now.standing) == (before.role, before.standing)
