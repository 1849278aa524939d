"""Who sits at the window: nobody in particular, or somebody who signed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.school.people.rights import NotAllowed, Right, has_right, may
from trainer.ui.places import first_page, places_for, right_for
from trainer.ui.side_bar import SideBar, Who
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.school.people.account import Account
    from trainer.ui.desk import Desk

ACCOUNT, SIGN_IN = "account", "sign-in"


class PeopleDesk:
    """Knows the account that is signed in, and the school's records where they can be reached."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.account: Account | None = None
        self.registry: Registry | None = None

    def may(self, right: Right) -> bool:
        """Whether whoever sits here may do this."""
        return has_right(self.account, right)

    def lets_see(self, page: str) -> bool:
        """Whether whoever sits here may see that page; who may is told, where not."""
        right = right_for(page)
        try:
            may(self.account, *(() if right is None else (right,)))
        except NotAllowed as refused:
            self._desk.tell(say("This page is not for everybody"), refused.problems)
            return False
        return True

    @property
    def home(self) -> str:
        """The page that comes first for whoever sits here."""
        return first_page(self.account, self._desk)

    def side_bar(self) -> SideBar:
        """The side bar of whoever sits here."""
        who = Who(ACCOUNT, self.account.name) if self.account is not None else None
        return SideBar(places_for(self.account, self._desk), who)
