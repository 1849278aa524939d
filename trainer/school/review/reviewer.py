"""A reviewer and the right to review, checked before anything is read or said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from trainer.records.registry.acts import ActKind
from trainer.school.people.rights import Account, NotAllowed, Right, may
from trainer.wording import say

if TYPE_CHECKING:
    # Late: 25 modules of the registry that only the review of a school needs.
    from trainer.records.registry.registry import Registry
    from trainer.school.review.review_book import ReviewBook


class Reviewer:
    """One account at the school's records. Everything raises NotAllowed if it may not review,
    RegistryDown if the records cannot be reached, RegistryRefused for a forbidden act."""

    def __init__(self, registry: Registry, account: Account | None) -> None:
        self._registry, self._account = registry, account

    @property
    def book(self) -> ReviewBook:
        """The book of reviews that the reviewer may read."""
        may(self._account, Right.REVIEW)
        return self._book

    @cached_property
    def _book(self) -> ReviewBook:
        # Late: the page of today is painted without it.
        from trainer.school.review.review_book import ReviewBook

        return ReviewBook(self._registry, self._by)

    def must_teach(self, account: str | None) -> None:
        """Do nothing if that trainee is in one of the classes. Raises NotAllowed otherwise."""
        if account is not None and not self.book.teaches(account):
            raise NotAllowed(Right.REVIEW, say("This trainee is in none of your classes."))

    def act(self, kind: ActKind, facts: Mapping[str, Any]) -> None:
        """Record that act."""
        may(self._account, Right.REVIEW)
        self._registry.act(self._by, kind, facts)

    @property
    def _by(self) -> str:
        assert self._account is not None, "somebody reviews"
        return self._account.id
