"""Somebody else at this window: a supervisor gives name and PIN, and nobody is signed out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.school.people.account import Account
from trainer.school.people.door import Door
from trainer.school.people.known import KnownHere
from trainer.school.people.rights import Right, has_right
from trainer.ui.people.asked import Asked
from trainer.ui.people.fields import Field
from trainer.wording import say


class PinAsked(Asked):
    """Asks for the sign-in name and the PIN of somebody who may do this."""

    def __init__(
        self, parent: QWidget, heading: str, door: Door, right: Right, known: Sequence[KnownHere]
    ) -> None:
        self._door, self._right = door, right
        self._account: Account | None = None
        self.login = Field("pin.login", say("Sign-in name"))
        self.pin = Field("pin.pin", say("PIN"), hidden=True)
        may_do = [each.account.login for each in known if has_right(each.account, right)]
        controls = (self.login, self.pin)
        if len(may_do) == 1:
            self.login.write(may_do[0])
            controls = (self.pin, self.login)
        super().__init__(
            parent,
            heading,
            (self.login, self.pin),
            self._prove,
            button=say("Confirm"),
            says=say("For somebody who may do this. Nobody is signed out."),
        )
        self._controls = controls

    def who(self) -> Account | None:
        """Who proved it; None where nobody did."""
        return self._account if self.asked() else None

    def _prove(self) -> None:
        try:
            self._account = self._door.for_right(self.login.text, self.pin.text, self._right)
        finally:
            self.pin.take_keyboard()
