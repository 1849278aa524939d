"""The newest version, from an address in the settings. Nothing is installed."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from trainer.errors import InputError, Problem

if TYPE_CHECKING:
    from ssl import SSLContext

AT_MOST = 65_536
PATIENCE_S = 5
AUTHORITIES = (
    *("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"),
    *("/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem"),
)
"""The certificates that a system trusts: Debian's, Fedora's, openSUSE's and macOS' file of them."""

_VERSION = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){1,3})")


def newer_version(address: str, here: str, fetch: Callable[[str], bytes] | None = None) -> str:
    """The version at that address, if it is newer than the one here; else empty.

    The address answers with the version alone (``0.2.0``), or with a JSON object that has it as
    ``version`` or ``tag_name``, like a release on GitHub. Raises InputError for any other answer.
    """
    if urlsplit(address).scheme != "https" or not urlsplit(address).hostname:
        raise _no_answer(address, "is no address that begins with https://")
    try:
        newest = _named((fetch or _fetched)(address))
    except (OSError, ValueError, RecursionError) as error:
        why = getattr(error, "reason", None) or error
        raise _no_answer(address, f"names no version ({why})") from None
    return newest if _numbers(newest) > _numbers(here) else ""


def _fetched(address: str) -> bytes:
    # Late: it loads http and email, and few stations look for a newer version.
    from http.client import HTTPException
    from urllib.request import Request, urlopen

    asked = Request(address, headers={"User-Agent": "Dealer School"})
    try:
        with urlopen(asked, timeout=PATIENCE_S, context=_trusting()) as answer:
            if urlsplit(answer.url).scheme != "https":
                raise ValueError(f"it leads to {answer.url}")
            # Whatever it is that answers there, no more of it is read.
            data: bytes = answer.read(AT_MOST)
    except HTTPException as error:
        raise ValueError(f"it does not speak HTTP: {type(error).__name__}") from error
    return data


def _trusting() -> SSLContext:
    """A frozen Python looks for certificates where the system has them on which it was made."""
    import ssl

    context, places = ssl.create_default_context(), ssl.get_default_verify_paths()
    if sys.platform != "win32" and not (places.cafile or places.capath):
        for file in filter(os.path.isfile, AUTHORITIES):
            context.load_verify_locations(file)
    return context


def _named(answer: bytes) -> str:
    text = answer.decode("utf-8").strip()
    if text.startswith("{"):
        document = json.loads(text)
        text = str(document.get("version") or document.get("tag_name"))
    found = _VERSION.fullmatch(text)
    if found is None:
        raise ValueError("the answer is no version")
    return found[1]


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version; none for one without, such as a checkout's."""
    found = _VERSION.match(version)
    return tuple(map(int, found[1].split("."))) if found else ()


def _no_answer(address: str, why: str) -> InputError:
    return InputError([Problem((), "not_usable", why, address)])
