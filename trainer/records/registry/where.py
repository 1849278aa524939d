"""Where a registry is: a file of this machine, or a database by its URL."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from trainer.records.registry.faults import BAD_URL, RegistryRefused

_DRIVER = "postgresql+psycopg"
_POSTGRES = ("postgresql", "postgres", _DRIVER)


@dataclass(frozen=True, slots=True)
class File:
    """A registry in a file of this machine."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


@dataclass(frozen=True, slots=True)
class Server:
    """A registry in a PostgreSQL database. Its text has no password in it."""

    url: URL

    def __str__(self) -> str:
        url = self.url
        shown = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        return shown.render_as_string()


Where = File | Server


def where(text: Path | str) -> Where:
    """Read a path, ``sqlite:///FILE`` or ``postgresql://LOGIN@HOST/DATABASE``. Raises
    RegistryRefused for anything else."""
    if isinstance(text, Path):
        return File(text)
    if "://" not in text:
        return File(Path(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise RegistryRefused(_scheme(text), *BAD_URL) from error
    return _of(url, text)


def _of(url: URL, text: str) -> Where:
    if url.drivername == "sqlite" and url.database:
        return File(Path(url.database))
    if url.drivername in _POSTGRES and url.database:
        return Server(url.set(drivername=_DRIVER))
    raise RegistryRefused(_scheme(text), *BAD_URL)


def _scheme(text: str) -> str:
    """As much of a URL as surely holds no password."""
    return f"{text.partition('://')[0]}://..."
