"""A cache of parsed files.

A house that is asked for again is the same object, so that everything planned for it, which takes
far longer than reading it, is still at hand.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Generic, TypeVar

from trainer.errors import InputError
from trainer.library.formats import source

T = TypeVar("T")


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
        data = source.bytes_of(file)
        digest.update(f"{len(data)}\n".encode())
        digest.update(data)
    return digest.digest()
