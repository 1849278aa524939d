"""The PIN of a supervisor: of another person at this window, who signs nobody out, or of the one
signed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from trainer.errors import InputError, Problem
from trainer.school.people.rights import Account, Right, has_right
from trainer.school.people.sign_in import SchoolDoor
from trainer.school.people.station_people import KnownHere
from trainer.ui.kit.form_dialog import FormAsked, NamedField
from trainer.wording import say


class PinAsked(FormAsked):
    """Asks for the PIN of somebody who may do this: of ``by``, else of a person who also gives a
    sign-in name."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        door: SchoolDoor,
        right: Right,
        known: Sequence[KnownHere] = (),
        *,
        by: Account | None = None,
        says: str = "",
        button: str = "",
        given: Callable[[str], object] | None = None,
        has_pin: bool = False,
    ) -> None:
        self._door, self._right, self._given = door, right, given
        self._named = by is None
        self._account: Account | None = None
        self.login = NamedField("pin.login", say("Sign-in name"))
        where = say("Set your PIN on your own page. Click your name in the side bar.")
        if by is None:  # the name there is of whoever is signed in
            where = say("To set a PIN, sign in. Then click your name at the left.")
        self.pin = NamedField("pin.pin", say("PIN"), hidden=True, says="" if has_pin else where)
        may_do = [each.account.login for each in known if has_right(each.account, right)]
        if by is not None:
            may_do = [by.login]
        knows = len(may_do) == 1
        if knows:
            self.login.write(may_do[0])
        super().__init__(
            parent,
            heading,
            (self.login, self.pin) if by is None else (self.pin,),
            self._prove,
            button=button or say("Confirm"),
            says=says or say("Somebody with this right confirms it. You stay signed in."),
        )
        self._controls = (self.pin,) if knows else (self.login, self.pin)

    def who(self) -> Account | None:
        """The person who proved it; None for nobody."""
        return self._account if self.asked() else None

    def _leave(self, *_: object) -> None:
        """A sign-in name and a PIN are typed again in a moment: nobody is asked first."""
        self.reject()

    def _prove(self) -> None:
        if not self.pin.text:  # Enter pressed too soon is no wrong try
            self.pin.take_keyboard()
            raise InputError([Problem((), "open", say("Type a PIN first."))])
        try:
            self._account = self._door.for_right(
                self.login.text, self.pin.text, self._right, named=self._named
            )
            if self._given is not None:
                self._given(self.pin.text)
        finally:
            self.pin.take_keyboard()
