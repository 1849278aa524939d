"""The faults between the program and the school's records, each with its remedy."""

from __future__ import annotations

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
NO_ENTRY = (
    "no_entry",
    "the server lets nobody in by that name and password, or to that database: {said}",
)
NO_RIGHT = ("no_right", "this login may not do that in the school's database: {said}")
TOO_OLD_SERVER = (
    "too_old_server",
    "the server is PostgreSQL {version}; the school's records need 15 or newer",
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
