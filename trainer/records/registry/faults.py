"""The faults between the program and the school's records, each with its remedy; and why something
is refused, in the same words for both databases."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from trainer.errors import InputError, Problem


class RegistryFault(InputError):
    """Nothing half is written, and nothing that was acknowledged is lost. ``where`` is the registry
    as it may be shown: no password stands in it."""

    def __init__(self, where: str, code: str, message: str) -> None:
        super().__init__([Problem((), code, message, where)])
        self.where = where
        self.code = code
        self.message = message


class RegistryDown(RegistryFault):
    """No answer now; the same may do later."""


class NotSwept(RegistryDown):
    """Somebody was erased, and the registry's file could not be cleared up behind it yet."""

    def __init__(self, where: str) -> None:
        super().__init__(where, *NOT_SWEPT)


class RegistryRefused(RegistryFault):
    """An answer, and it is no: somebody has to see to it before the same can do."""


class ActRefused(RegistryRefused):
    """Somebody may not do this, or it does not fit what is there. Nothing was recorded."""


NOT_SWEPT = (
    "not_swept",
    "the account is erased; traces of it may stand in the file's journal until every program that "
    "has the registry open is closed",
)
ABSENT = (
    "absent",
    "there is no school's registry here; `trainer school init` makes one",
)
EMPTY = (
    "empty",
    "the file of the school's registry holds nothing, so what was in it is lost: a disk or a copy "
    "cut it off; `trainer restore FILE --to` it puts a copy back",
)
NOT_REGISTRY = (
    "not_registry",
    "is no registry of the trainer's, and is left as it is; name another file, or put a copy in "
    "its place with `trainer restore FILE --to` it",
)
NEWER = (
    "newer",
    "the registry was made by a newer version of the trainer and is left as it is; "
    "install that version",
)
BEFORE_FIRST = (
    "before_first_release",
    "the registry has the tables of a version from before the first release, which this one cannot "
    "read, and is left as it is; use the version that made it, or make a new school: stations "
    "deliver to it all that they have",
)
OLDER = (
    "older",
    "the registry has the tables of an older version of the trainer; "
    "whoever made it runs `trainer school init` again with this one",
)
CLOCK_OFF = (
    "clock_off",
    "the clock of this machine and the school's are more than a day apart; set the clock, nothing "
    "is lost meanwhile",
)
IN_USE = ("in_use", "the registry is being written by another program; try again")
DISK_FULL = (
    "disk_full",
    "the disk of the registry is full, so nothing was written; free some space",
)
DISK_FAULT = (
    "disk_fault",
    "the disk of the registry could not be read or written, and nothing was written; see to it",
)
NOT_WRITABLE = (
    "not_writable",
    "the registry cannot be opened; allow reading and writing this file and its folder",
)
DAMAGED = (
    "damaged",
    "the registry is damaged; `trainer restore FILE --to` it puts a copy in its place and keeps "
    "the damaged one, and `trainer verify` says where, as far as its events can be read",
)
NETWORK_SHARE = (
    "network_share",
    "is on a network share ({kind}), where SQLite cannot lock its files: two stations would damage "
    "it; keep it on a disk of this machine, and share a school through PostgreSQL",
)
SHORT_OF_MEMORY = (
    "short_of_memory",
    "the server is short of memory, and nothing was written; it may do later",
)
STANDBY = (
    "standby",
    "the server takes no changes now, as a standby does, and nothing was written; see which server "
    "is the first one, or wait until this one is",
)
UNREACHABLE = (
    "unreachable",
    "the server does not answer; see that it runs, and that each part of its URL is right: {said}",
)
TOO_SLOW = ("too_slow", "the server took too long, and nothing was written: {said}")
NO_ENCRYPTION = (
    "no_encryption",
    "the server offers no encrypted connection, so nothing was sent; set `ssl = on` there, or "
    "write ?sslmode=disable into the URL where nobody else is on the network",
)
NOT_TRUSTED = (
    "not_trusted",
    "the server's certificate is not one to be trusted, so nothing was sent ({said}); give its "
    "root certificate by ?sslrootcert=FILE",
)
OTHER_NAME = (
    NOT_TRUSTED[0],
    "the server's certificate is for another name, so nothing was sent ({said}); write the name in "
    "the certificate as the host of the URL",
)
NO_ENTRY = (
    "no_entry",
    "the server lets nobody in by that name and password, or to that database: {said}",
)
NO_PASSWORD = (
    NO_ENTRY[0],
    "the server asks for a password, and none was found ({said}); write a line for this host and "
    "login into ~/.pgpass (mode 0600; on Windows %APPDATA%\\postgresql\\pgpass.conf)",
)
NO_RIGHT = ("no_right", "this login may not do that in the school's database: {said}")
TOO_OLD_SERVER = (
    "too_old_server",
    "the server is PostgreSQL {version}; the school's records need 15 or newer",
)
LEAVES_BEHIND = (
    "leaves_behind",
    "the server lets any login leave transactions behind that hold up all others until a superuser "
    "ends them; set `max_prepared_transactions = 0` there",
)
FOREIGN = (
    "foreign",
    "the database holds tables that are not the trainer's ({tables}), and is left as it is; "
    "make one for the school alone: createdb school",
)
GARBLED = (
    "garbled",
    "the server answers as no school of this version does, so nothing of it was taken; see that "
    "its URL is right, and that `trainer school init` was run with this version",
)
BAD_URL = (
    "bad_url",
    "is no place for a school's registry; write postgresql://LOGIN@HOST/DATABASE, "
    "or a file of this machine",
)
NO_DRIVER = ("no_driver", "PostgreSQL's driver is not installed here: {said}")


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
