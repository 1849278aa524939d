"""The school of a machine: one small file that only its owner may read."""

from __future__ import annotations

import json
import os
import socket
import stat
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import UUID

from trainer.atomic_file import replace_text
from trainer.errors import InputError, Problem
from trainer.records.uuid7 import Uuid7
from trainer.school.people.names import clean_name, wrong_with_name
from trainer.wording import say

NAME = "school.json"
HERE = "here"
"""What stands for the school's records on this machine."""

SCHOOL_FILE = "school.sqlite3"
SCHEMES = ("postgresql", "postgres")


class JoinFault(InputError):
    """A value in the file, or one that should stand there, cannot be used."""

    def __init__(self, where: Path | str, code: str, message: str) -> None:
        super().__init__([Problem((), code, message, str(where))])
        self.code, self.message = code, message


@dataclass(frozen=True, slots=True)
class Joined:
    """The school's records by their URL, or ``here``; the station's id, and what people call it."""

    registry: str
    station: str
    name: str

    @property
    def is_here(self) -> bool:
        """True if this machine keeps the school's records itself."""
        return self.registry == HERE

    def where(self, home: Path) -> Path | str:
        """The address by which the school's records are opened."""
        return home / SCHOOL_FILE if self.is_here else self.registry

    @property
    def shown(self) -> str:
        """The same to be read by anybody: without a password."""
        return self.registry if self.is_here else without_password(self.registry)


def without_password(url: str) -> str:
    """The URL with stars for its password, wherever that stands in it."""
    if not _is(urlsplit, url):
        return "***"
    parts = urlsplit(url)
    who, at, place = parts.netloc.rpartition("@")
    name, colon, _ = who.partition(":")
    hidden = f"{name}{':***' if colon else ''}{at}{place}"
    query = "&".join(_hidden(each) for each in parts.query.split("&"))
    return urlunsplit(parts._replace(netloc=hidden, query=query))


def _hidden(setting: str) -> str:
    name, equals, _ = setting.partition("=")
    return f"{name}=***" if equals and "password" in name.lower() else setting


def read_joined(home: Path) -> Joined | None:
    """The school of the machine; None for none. Raises JoinFault."""
    file = home / NAME
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        why = say("cannot be read ({why}); allow reading it", why=error.strerror)
        raise JoinFault(file, "not_readable", why) from error
    except (ValueError, RecursionError) as error:
        raise JoinFault(file, "bad_shape", _remedy(say("is not JSON"))) from error
    return _joined(file, document)


def write_joined(home: Path, joined: Joined) -> None:
    """From now on the machine belongs to that school: wholly, or as before. Raises JoinFault."""
    file = home / NAME
    text = json.dumps(asdict(joined), indent=2, ensure_ascii=False) + "\n"
    try:
        home.mkdir(parents=True, exist_ok=True)
        replace_text(file, text)
    except OSError as error:
        why = say("cannot be written ({why}); nothing was changed", why=error.strerror)
        raise JoinFault(file, "not_writable", why) from error


def read_by_others(home: Path) -> bool:
    """True if others than its owner may read the file, and a password in it."""
    try:
        mode = (home / NAME).stat().st_mode
    except OSError:
        return False
    return os.name == "posix" and bool(stat.S_IMODE(mode) & 0o077)


def sound_registry(file: Path, registry: str) -> str:
    """The same, where it names records of a school. Raises JoinFault."""
    if registry == HERE or (_is(urlsplit, registry) and urlsplit(registry).scheme in SCHEMES):
        return registry
    why = say(
        "{registry} is not a school's address; write here, or postgresql://USER@HOST/DATABASE",
        registry=repr(without_password(registry)),
    )
    raise JoinFault(file, "bad_value", f"registry: {why}")


def _joined(file: Path, document: object) -> Joined:
    if not isinstance(document, dict):
        raise JoinFault(file, "bad_shape", _remedy(say("is not a JSON object")))
    for field in fields(Joined):
        if not isinstance(document.get(field.name), str):
            what = say("{name} is missing or is not text", name=field.name)
            raise JoinFault(file, "bad_shape", _remedy(what))
    joined = Joined(**{field.name: document[field.name] for field in fields(Joined)})
    if not _is(UUID, joined.station):
        what = say("station is not the id of a station")
        raise JoinFault(file, "bad_value", _remedy(what))
    sound_registry(file, joined.registry)
    return joined


def _is(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except ValueError:
        return False
    return True


def _remedy(what: str) -> str:
    return say("{what}; join the school again: trainer school join URL", what=what)


def join(
    home: Path, registry: str, name: str, wall_ms: Callable[[], int], *, leave: bool = False
) -> Joined:
    """From now on the machine of that folder belongs to that school. It keeps its id where it did
    before; ``leave`` another school for it. Raises JoinFault, also for a name that no act can tell,
    and what the registry does."""
    before = read_joined(home)
    file, wanted = home / NAME, sound_registry(home / NAME, registry)
    if before is not None and before.registry != wanted and not leave:
        why = say(
            "this machine belongs to the school {school} already; write --leave to leave it. What "
            "was not delivered stays here. The new school gets it where its people have accounts",
            school=before.shown,
        )
        raise JoinFault(file, "joined", why)
    station = before.station if before is not None and before.registry == wanted else None
    called = clean_name(name or (before.name if before else "") or socket.gethostname())
    if wrong := wrong_with_name(called):
        raise JoinFault(file, "bad_name", wrong)
    joined = Joined(wanted, station or Uuid7(wall_ms)(), called)
    # Late: the registry is 73 modules, and a wrong address is told without them.
    from trainer.records.registry.registry import Registry

    with closing(Registry.open(joined.where(home), wall_ms)) as school:
        if school.is_demo:
            why = say("is a demo school of simulated trainees; nobody's rounds belong there")
            raise JoinFault(joined.shown, "demo", why)
    write_joined(home, joined)
    return joined
