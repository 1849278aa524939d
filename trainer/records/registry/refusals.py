"""Why something is refused: the same words for both databases."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Refusal(StrEnum):
    """One reason. On a server it is the message of the error that is raised."""

    NOT_PERMITTED = "not_permitted"
    NOT_SIGNED_IN = "not_signed_in"
    PROOF_SPENT = "proof_spent"
    NOT_THEIR_CLASS = "not_their_class"
    NOT_IN_CLASS = "not_in_class"
    TAUGHT_BY_OTHERS = "taught_by_others"
    OWN_RESULTS = "own_results"
    OWN_HOUSE = "own_house"
    NOT_THERE = "not_there"
    THERE_ALREADY = "there_already"
    NOT_EMPTY = "not_empty"
    INCOMPLETE = "incomplete"
    OTHER_ACCOUNT = "other_account"
    UNKNOWN_ACCOUNT = "unknown_account"
    SITTING_OPEN = "sitting_open"
    NOT_MARKED = "not_marked"
    NOT_ASSIGNED = "not_assigned"
    NOT_TO_SIT = "not_to_sit"
    NOT_AS_IT_ENDED = "not_as_it_ended"
    KNOWS_MARKS = "knows_marks"
    NOT_COMMITTED = "not_committed"
    NO_SUCH_MARK = "no_such_mark"
    STALE = "stale"
    TOO_MUCH = "too_much"


class Refused(Exception):
    """Nothing was done."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


MESSAGES: Mapping[Refusal, str] = MappingProxyType(
    {
        Refusal.NOT_PERMITTED: "this account may not do that",
        Refusal.NOT_SIGNED_IN: (
            "the school does not know that this person is signed in here, or no longer does; "
            "sign in again"
        ),
        Refusal.PROOF_SPENT: "this proof was shown before, or is too old; sign in again",
        Refusal.NOT_THEIR_CLASS: (
            "a supervisor may do that with those alone who are in an open class together with him"
        ),
        Refusal.NOT_IN_CLASS: (
            "a supervisor keeps those classes alone that he is in; an administrator, or a "
            "supervisor of the class, takes him in"
        ),
        Refusal.TAUGHT_BY_OTHERS: (
            "this trainee is in another supervisor's class; who has that class, or an "
            "administrator, lets him leave it or join this one"
        ),
        Refusal.OWN_RESULTS: "nobody decides about himself; another supervisor does",
        Refusal.OWN_HOUSE: "a house is published by somebody else than who handed it in",
        Refusal.NOT_ASSIGNED: "this exam is not assigned to this trainee, or was withdrawn",
        Refusal.NOT_TO_SIT: (
            "this trainee may not sit this exam now: it is open or passed, all tries were made, or "
            "the next one is not due yet"
        ),
        Refusal.NOT_AS_IT_ENDED: (
            "what is signed is not how this sitting ended, or it has not ended or was voided"
        ),
        Refusal.KNOWS_MARKS: (
            "whoever has seen the result sheet of a sitting, or signed it, cannot mark it blind"
        ),
        Refusal.NOT_COMMITTED: (
            "the next task of this exam is given once the school has all that was done before it"
        ),
        Refusal.NO_SUCH_MARK: "a mark of this kind cannot be set to that",
        Refusal.NOT_THERE: "what it is about is not there, or not as it would have to be",
        Refusal.THERE_ALREADY: "that is there already",
        Refusal.NOT_EMPTY: "that is possible in an empty registry alone",
        Refusal.INCOMPLETE: "something is missing in it",
        Refusal.OTHER_ACCOUNT: "these records are kept as another account's",
        Refusal.UNKNOWN_ACCOUNT: "there is no such account in this school",
        Refusal.SITTING_OPEN: "an exam of this account is still open; end it or void it first",
        Refusal.NOT_MARKED: "a round of these was never marked, or is not there",
        Refusal.TOO_MUCH: "it is more than the school takes of it",
        Refusal.STALE: "something was recorded since; look again",
    }
)
