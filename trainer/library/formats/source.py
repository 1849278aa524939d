"""The text of a file or of standard input, or why it cannot be had; and a cache of parsed files."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Generic, TypeVar

from trainer.errors import InputError, Problem
from trainer.wording import say

STANDARD_INPUT = "-"
_AT_MOST = 16 * 2**20


def name_of(path: str | Path) -> str:
    """The file's name as problems say it."""
    return "standard input" if str(path) == STANDARD_INPUT else str(path)


def text_of(path: str | Path) -> str:
    """The whole text of the file, or of standard input for ``-``. Raises InputError."""
    if str(path) == STANDARD_INPUT:
        return decoded(_bytes_of_standard_input(), name_of(path))
    return decoded(bytes_of(Path(path)), str(path))


def _bytes_of_standard_input() -> bytes:
    """All of it as it came: its text has marks in place of what is no UTF-8."""
    raw = sys.stdin.buffer if isinstance(sys.stdin, io.TextIOWrapper) else None
    return sys.stdin.read().encode(errors="surrogatepass") if raw is None else raw.read()


def bytes_of(path: Path) -> bytes:
    """The file's bytes. Raises InputError where there is no such file, or it cannot be read."""
    try:
        with path.open("rb") as file:
            # Never the whole: a pipe or a device may have no end.
            data = file.read(_AT_MOST + 1)
    except FileNotFoundError:
        raise unusable(path, say("no such file; write the path of a file that exists")) from None
    except IsADirectoryError:
        raise unusable(path, say("is a folder; write the path of a file in it")) from None
    # ValueError: a path with a NUL in it.
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = say("cannot be read ({reason}); write another file's path", reason=reason)
        raise unusable(path, message) from None
    if len(data) > _AT_MOST:
        raise unusable(path, say("is larger than 16 MB; no file of this program is")) from None
    return data


def decoded(data: bytes, file: str) -> str:
    """The bytes as UTF-8 text, a byte order mark put aside. Raises InputError."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = say("is not text in UTF-8; save the file as UTF-8")
        raise InputError([Problem((), "bad_shape", message, file, line)]) from None


def unwritable(path: str | Path, error: OSError) -> InputError:
    """The error for a file that the system does not let us write."""
    message = say(
        "cannot be written ({reason}); make room or allow writing there", reason=error.strerror
    )
    return unusable(path, message)


def unusable(path: str | Path, message: str) -> InputError:
    return InputError([Problem((), "bad_shape", message, name_of(path))])


T = TypeVar("T")


# A house that is asked for again is the same object, so that everything planned for it, which takes
# far longer than reading it, is still at hand.
class ReadOnce(Generic[T]):
    """A cache of parsed files, by their paths and bytes: the last ``most`` of them. With
    ``anywhere`` by their folder's name in the place of its path: a copy is the same."""

    def __init__(self, most: int, *, anywhere: bool = False) -> None:
        self._most, self._anywhere = most, anywhere
        self._known: dict[tuple[tuple[Path, ...], bytes], T] = {}

    def of(self, files: tuple[Path, ...], read: Callable[[], T]) -> T:
        """The value of these files, which must be frozen."""
        # Errors are not cached: ``read`` is called again, and raises again, while a file
        # cannot be read.
        try:
            key = self._named(files), _digest(files)
        except InputError:
            return read()
        known = self._known.pop(key, None)
        if known is None:
            known = read()
            if len(self._known) >= self._most:
                del self._known[next(iter(self._known))]
        self._known[key] = known
        return known

    def _named(self, files: tuple[Path, ...]) -> tuple[Path, ...]:
        return tuple(Path(*each.parts[-2:]) for each in files) if self._anywhere else files


def _digest(files: tuple[Path, ...]) -> bytes:
    digest = blake2b(digest_size=16)
    for file in files:
        data = bytes_of(file)
        digest.update(f"{len(data)}\n".encode())
        digest.update(data)
    return digest.digest()
