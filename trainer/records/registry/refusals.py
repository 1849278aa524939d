"""Why something is refused: the same words for both databases."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Refusal(StrEnum):
    """One reason. On a server it is the message of the error that is raised."""

    NOT_PERMITTED = "not_permitted"
    NOT_THEIR_CLASS = "not_their_class"
    NOT_THERE = "not_there"
    THERE_ALREADY = "there_already"
    NOT_EMPTY = "not_empty"
    INCOMPLETE = "incomplete"
    OTHER_ACCOUNT = "other_account"
    UNKNOWN_ACCOUNT = "unknown_account"
    SITTING_OPEN = "sitting_open"
    NOT_MARKED = "not_marked"
    STALE = "stale"


class Refused(Exception):
    """Nothing was done."""

    def __init__(self, refusal: Refusal, detail: str = "") -> None:
        super().__init__(refusal.value, detail)
        self.refusal = refusal
        self.detail = detail


MESSAGES: Mapping[Refusal, str] = MappingProxyType(
    {
        Refusal.NOT_PERMITTED: "this account may not do that",
        Refusal.NOT_THEIR_CLASS: (
            "a supervisor may do that with those alone who are in an open class together with him"
        ),
        Refusal.NOT_THERE: "what it is about is not there, or not as it would have to be",
        Refusal.THERE_ALREADY: "that is there already",
        Refusal.NOT_EMPTY: "that is possible in an empty registry alone",
        Refusal.INCOMPLETE: "something is missing in it",
        Refusal.OTHER_ACCOUNT: "these records are kept as another account's",
        Refusal.UNKNOWN_ACCOUNT: "there is no such account in this school",
        Refusal.SITTING_OPEN: "an exam of this account is still open; end it or void it first",
        Refusal.NOT_MARKED: "a round of these was never marked, or is not there",
        Refusal.STALE: "something was recorded since; look again",
    }
)
