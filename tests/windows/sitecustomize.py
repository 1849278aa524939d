"""Windows' manners on Linux, in this process and in every child that inherits ``PYTHONPATH``.

``make windows`` puts this folder on the path; Python imports this module as it starts. Forbidden is
what Windows forbids: to replace, rename or delete a file that this process has open (or that is
read-only), or a folder that holds one; to rename onto what is there; to open a folder; names that
Windows refuses; ``os.kill``, ``os.fork``, links and mode bits. What another process has open is
not seen.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from typing import Any

IN_USE = "The process cannot access the file because it is being used by another process"
REFUSED = frozenset('<>:"|?*')
TEMPORARY = getattr(os, "O_TMPFILE", 0)
PLAIN = {name: getattr(os, name) for name in ("stat", "unlink", "rename", "replace", "open")}


def behave() -> None:
    """From now on this process has Windows' manners."""
    for name in ("fork", "forkpty", "fchmod", "mkfifo"):
        vars(os).pop(name, None)
    shutil._use_fd_functions = False  # type: ignore[attr-defined]
    if hasattr(shutil, "_rmtree_impl"):  # from Python 3.14 on
        shutil._rmtree_impl = shutil._rmtree_unsafe  # type: ignore[attr-defined]
    for name in ("unlink", "remove", "rmdir"):
        setattr(os, name, _deleting(getattr(os, name)))
    os.rename = _rename  # type: ignore[assignment]
    os.replace = _replace  # type: ignore[assignment]
    os.mkdir = _named(os.mkdir)
    os.chmod = _chmod
    os.kill = _kill
    os.symlink = _symlink
    os.open = _open
    builtins.open = io.open = _named(io.open)


def _deleting(plain: Callable[..., None]) -> Callable[..., None]:
    def delete(path: Any, **options: Any) -> None:
        _not_in_use(path)
        if os.path.isfile(path) and not PLAIN["stat"](path).st_mode & stat.S_IWUSR:
            raise PermissionError(errno.EACCES, "Access is denied", os.fspath(path))
        plain(path, **options)

    return delete


def _rename(source: Any, to: Any, **options: Any) -> None:
    _not_in_use(source)
    if os.path.lexists(to):
        raise FileExistsError(errno.EEXIST, "Cannot create a file that exists", os.fspath(to))
    PLAIN["rename"](source, to, **options)


def _replace(source: Any, to: Any, **options: Any) -> None:
    _not_in_use(source)
    _not_in_use(to)
    if os.path.isdir(to):
        raise PermissionError(errno.EACCES, "Access is denied", os.fspath(to))
    PLAIN["replace"](source, to, **options)


def _not_in_use(path: Any) -> None:
    if isinstance(path, int):
        return
    name = os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path))
    if any(each == name or each.startswith(f"{name}/") for each in _open_files()):
        refused = PermissionError(errno.EACCES, IN_USE, os.fspath(path))
        refused.winerror = 32  # type: ignore[attr-defined]
        raise refused


def _open_files() -> Iterator[str]:
    for handle in os.listdir("/proc/self/fd"):
        try:
            file = os.readlink(f"/proc/self/fd/{handle}")
        except OSError:
            continue
        if file.startswith("/") and not os.path.isdir(file):
            yield file


def _chmod(path: Any, mode: int, **_: Any) -> None:
    """Nothing but the owner's right to write can be given or taken."""
    if os.path.isfile(path):
        plain = stat.S_IMODE(PLAIN["stat"](path).st_mode)
        _PLAIN_CHMOD(path, plain & ~stat.S_IWUSR | mode & stat.S_IWUSR)


_PLAIN_CHMOD = os.chmod
_PLAIN_KILL = os.kill


def _kill(process: int, sent: int) -> None:
    """``subprocess`` may end its own child, as it can on Windows; nobody else sends signals."""
    if sys._getframe(1).f_globals.get("__name__") not in ("subprocess", "asyncio.unix_events"):
        raise NotImplementedError("os.kill")
    _PLAIN_KILL(process, sent)


def _symlink(*_: Any, **__: Any) -> None:
    raise OSError(errno.EPERM, "A required privilege is not held by the client")


def _open(path: Any, flags: int, mode: int = 0o777, **options: Any) -> int:
    if not isinstance(path, int) and not flags & TEMPORARY and os.path.isdir(path):
        raise PermissionError(errno.EACCES, "Permission denied", os.fspath(path))
    handle: int = PLAIN["open"](path, flags, mode, **options)
    return handle


def _named(plain: Callable[..., Any]) -> Any:
    def named(path: Any, *more: Any, **options: Any) -> Any:
        if isinstance(path, str | os.PathLike):
            name = os.path.basename(os.fspath(path))
            if not REFUSED.isdisjoint(name) or (name.endswith((" ", ".")) and name.strip(".")):
                raise OSError(errno.EINVAL, "The filename syntax is incorrect", os.fspath(path))
        return plain(path, *more, **options)

    return named


behave()
