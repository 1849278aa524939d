"""The faults between the program and the school's records, each with its remedy; and why something
is refused, in the same words for both databases."""

from __future__ import annotations

from enum import StrEnum

from trainer.errors import InputError, Problem
from trainer.wording import Phrase, named_fault, phrase, say_phrase


class RegistryFault(InputError):
    """Nothing half is written, and nothing that was acknowledged is lost. ``where`` is the registry
    as it may be shown: no password stands in it. ``message`` is said in the reader's language, if
    it has not been yet."""

    def __init__(self, where: str, code: str, message: str) -> None:
        message = say_phrase(Phrase(message))
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

    def __init__(self, where: str, refusal: Refusal) -> None:
        super().__init__(where, refusal.value, refusal.message)


NOT_SWEPT = named_fault(
    "not_swept",
    "the account is erased; traces may stay in the file's journal; they go when all programs "
    "close the school's records",
)
ABSENT = named_fault("absent", "there is no school here; `trainer school init` makes one")
EMPTY = named_fault(
    "empty",
    "the file of the school's records is empty; what was in it is lost; a disk or a copy cut "
    "it off; `trainer restore FILE --to REGISTRY` puts a copy back",
)
NOT_REGISTRY = named_fault(
    "not_registry",
    "is not a file of a school's records and was left alone; name another file; or put a copy"
    " in its place: `trainer restore FILE --to REGISTRY`",
)
NEWER = named_fault(
    "newer",
    "a newer version of the program made the school's records; they are left as they are; "
    "install that version",
)
BEFORE_FIRST = named_fault(
    "before_first_release",
    "the school's records have tables from before the first release; this version cannot read"
    " them and left them alone; use the version that made them, or make a new school; "
    "stations deliver to it all that they have",
)
OLDER = named_fault(
    "older",
    "an older version of the program made the school's records; their owner must run "
    "`trainer school init` again with this version",
)
CLOCK_OFF = named_fault(
    "clock_off",
    "this machine's clock and the school's differ by more than a day; set the clock; nothing "
    "is lost meanwhile",
)
IN_USE = named_fault("in_use", "another program is writing the school's records; try again")
DISK_FULL = named_fault(
    "disk_full", "the disk of the school's records is full, so nothing was written; free some space"
)
DISK_FAULT = named_fault(
    "disk_fault",
    "the disk of the school's records could not be read or written; nothing was written; "
    "check the disk",
)
NOT_WRITABLE = named_fault(
    "not_writable",
    "the school's records cannot be opened; allow reading and writing this file and its folder",
)
DAMAGED = named_fault(
    "damaged",
    "the school's records are damaged; `trainer restore FILE --to REGISTRY` puts a copy in "
    "its place; the damaged one is kept; `trainer verify` says where, as far as its events "
    "can be read",
)
NETWORK_SHARE = named_fault(
    "network_share",
    "is on a network share ({kind}), where SQLite cannot lock its files; two stations would "
    "damage it; keep it on a disk of this machine; share a school through PostgreSQL",
)
SHORT_OF_MEMORY = named_fault(
    "short_of_memory", "the server is short of memory, and nothing was written; try again later"
)
STANDBY = named_fault(
    "standby",
    "the server is a standby, which takes no changes; nothing was written; use the primary "
    "server, or wait until this one becomes it",
)
UNREACHABLE = named_fault(
    "unreachable",
    "the school's server does not answer; check that it runs, the network, and its URL; then "
    "look whether your last change was kept; `trainer school status` says more",
)
TOO_SLOW = named_fault(
    "too_slow", "the server took too long, and nothing was written; try again later"
)
NO_ENCRYPTION = named_fault(
    "no_encryption",
    "the server offers no encrypted connection, so nothing was sent; set `ssl = on` there; on"
    " a network of your own, add ?sslmode=disable to the URL",
)
NOT_TRUSTED = named_fault(
    "not_trusted",
    "the server's certificate is not trusted, so nothing was sent; give its root certificate by "
    "?sslrootcert=FILE",
)
OTHER_NAME = named_fault(
    NOT_TRUSTED[0],
    "the server's certificate is for another name, so nothing was sent; write the name in the "
    "certificate as the host of the URL",
)
NO_ENTRY = named_fault(
    "no_entry",
    "the server refuses this machine's login, or this database; nothing was done; ask an "
    "administrator to check the login, its password and the URL",
)
NO_PASSWORD = named_fault(
    NO_ENTRY[0],
    "the server asks for a password, and none was found; write a line for this host and login "
    "into ~/.pgpass (mode 0600; on Windows %APPDATA%\\postgresql\\pgpass.conf)",
)
NO_RIGHT = named_fault(
    "no_right",
    "this machine's login at the school's server may not do that; sign in at a machine that is "
    "set up for your role; or ask an administrator to give this login that "
    "role",
)
TOO_OLD_SERVER = named_fault(
    "too_old_server", "the server is PostgreSQL {version}; the school's records need 15 or newer"
)
LEAVES_BEHIND = named_fault(
    "leaves_behind",
    "the server lets any login leave transactions behind; they hold up all others until a "
    "superuser ends them; set `max_prepared_transactions = 0` there",
)
FOREIGN = named_fault(
    "foreign",
    "the database holds tables of another program ({tables}) and is left alone; make one for "
    "the school alone: createdb school",
)
GARBLED = named_fault(
    "garbled",
    "the server does not answer like a school of this version; nothing was taken from it; "
    "check its URL, and that this version ran `trainer school init`",
)
BAD_URL = named_fault(
    "bad_url",
    "is not an address of a school's records; write postgresql://LOGIN@HOST/DATABASE, or a "
    "file of this machine",
)
NO_DRIVER = named_fault(
    "no_driver", "PostgreSQL's driver is not installed here; install the program again"
)


_SAYS_NOTHING = Phrase("")


class Refusal(StrEnum):
    """One reason, and its words. On a server it is the message of the error that is raised."""

    message: Phrase

    def __new__(cls, code: str, message: Phrase = _SAYS_NOTHING) -> Refusal:
        made = str.__new__(cls, code)
        made._value_, made.message = code, message
        return made

    NOT_PERMITTED = "not_permitted", phrase("this account may not do that")
    NOT_SIGNED_IN = named_fault(
        "not_signed_in",
        "the school does not know that this person is signed in here; sign in again",
    )
    PROOF_SPENT = named_fault(
        "proof_spent", "this sign-in was used before, or is too old; sign in again"
    )
    NOT_THEIR_CLASS = named_fault(
        "not_their_class", "a supervisor may do that only for people in their open classes"
    )
    NOT_IN_CLASS = named_fault(
        "not_in_class",
        "a supervisor may change only their own classes; an administrator or a supervisor of "
        "the class can add them there",
    )
    TAUGHT_BY_OTHERS = named_fault(
        "taught_by_others",
        "this trainee is in another supervisor's class; ask that supervisor or an "
        "administrator to move the trainee",
    )
    OWN_RESULTS = named_fault(
        "own_results", "you cannot decide on your own results; ask another supervisor"
    )
    OWN_HOUSE = named_fault(
        "own_house", "whoever handed a house in may not publish it; somebody else does"
    )
    NOT_THERE = named_fault("not_there", "what this changes is missing, or cannot be changed now")
    THERE_ALREADY = "there_already", phrase("it is there already")
    NOT_EMPTY = "not_empty", phrase("this is possible only while the school's records are empty")
    INCOMPLETE = "incomplete", phrase("something is missing in it")
    OTHER_ACCOUNT = "other_account", phrase("these records belong to another account")
    UNKNOWN_ACCOUNT = "unknown_account", phrase("there is no such account in this school")
    SITTING_OPEN = named_fault(
        "sitting_open", "an exam of this account is still open; end it or void it first"
    )
    NOT_MARKED = "not_marked", phrase("one of these rounds was never marked, or is missing")
    NOT_ASSIGNED = named_fault(
        "not_assigned", "this exam is not assigned to this trainee, or was withdrawn"
    )
    NOT_TO_SIT = named_fault(
        "not_to_sit",
        "this trainee may not sit this exam now; it is open or passed; or no try is left, or "
        "none is due yet",
    )
    NOT_AS_IT_ENDED = named_fault(
        "not_as_it_ended",
        "this exam has not ended, was voided, or has another outcome",
    )
    KNOWS_MARKS = named_fault(
        "knows_marks",
        "whoever has seen or signed a result sheet cannot mark it blind",
    )
    NOT_COMMITTED = named_fault(
        "not_committed",
        "the next task comes once the school has everything done before it",
    )
    NO_SUCH_MARK = "no_such_mark", phrase("a mark of this kind cannot be set to that")
    STALE = "stale", phrase("something was recorded since; look again")
    TOO_MUCH = "too_much", phrase("it is more than the school accepts")


class Refused(Exception):
    """Nothing was done."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
