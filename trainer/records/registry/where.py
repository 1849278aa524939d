"""The place of a registry: a file of this machine, or a database by its URL."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from trainer.records.registry.faults import BAD_URL, RegistryRefused

PLAIN = ("disable", "allow", "prefer")
"""What libpq calls a connection that may go unencrypted."""

ROOT_CERTIFICATE = Path.home() / ".postgresql" / "root.crt"
"""Where libpq looks for one."""

_HOSTS = ("host", "hostaddr", "service")
"""What names a host in a URL; libpq's variables have the same names."""

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

    @property
    def is_remote(self) -> bool:
        """True if the traffic crosses a network, as the URL or libpq's variables say."""
        places = [self.url.host or "", *(self.url.query.get(each, "") for each in _HOSTS)]
        hosts = {host for each in places for host in _several(each)} - {""}
        hosts = hosts or {os.environ.get(f"PG{each.upper()}", "") for each in _HOSTS} - {""}
        return any(not (each.startswith("/") or _is_here(each)) for each in hosts)

    @property
    def is_plain(self) -> bool:
        """True if the traffic can be read on the way, because its URL says so."""
        return self.is_remote and self.url.query.get("sslmode", "") in PLAIN

    @property
    def secured(self) -> URL:
        """The URL with encryption, unless it says itself what is wanted: where a root certificate
        is given, from a server that has a certificate of it for its name."""
        if not self.is_remote or "sslmode" in self.url.query:
            return self.url
        given = "sslrootcert" in self.url.query or bool(os.environ.get("PGSSLROOTCERT"))
        mode = "verify-full" if given or ROOT_CERTIFICATE.is_file() else "require"
        return self.url.update_query_dict({"sslmode": mode})

    @property
    def is_known(self) -> bool:
        """True if the server has to show a certificate of its name, or is on this machine."""
        return not self.is_remote or str(self.secured.query.get("sslmode")).startswith("verify-")

    def __str__(self) -> str:
        url = self.url
        # Without the query: a password may stand there too.
        shown = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        return shown.render_as_string()


Where = File | Server


def _several(hosts: str | Sequence[str]) -> tuple[str, ...]:
    """The hosts that a URL names one after another."""
    words = hosts if isinstance(hosts, str) else ",".join(hosts)
    return tuple(words.split(","))


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def where(text: Path | str) -> Where:
    """Read FILE, ``sqlite:///FILE`` or ``postgresql://LOGIN@HOST/DB``; else RegistryRefused."""
    if isinstance(text, Path):
        return File(text)
    if "://" not in text:
        return File(Path(text))
    try:
        url = make_url(text.encode().decode())
    # ValueError: a port that is no number, or half a letter, which no driver sends.
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
