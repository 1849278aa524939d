"""The check for a folder on a network share, on which SQLite's locks cannot be relied on."""

from __future__ import annotations

import ntpath
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

SHARED = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "smb2", "ncpfs", "afs", "9p", "ceph"),
        *("glusterfs", "lustre", "ocfs2", "gfs2", "davfs", "fuse.sshfs", "fuse.davfs2"),
        *("fuse.glusterfs", "fuse.rclone", "fuse.smbnetfs", "fuse.cephfs", "beegfs"),
        *("afpfs", "webdav"),
    }
)
"""Kinds of file systems that are other machines', as Linux and macOS name them."""

REMOTE = 4
"""Windows' number for a drive that is mapped to a share."""


def share_of(path: Path) -> str:
    """The kind of share that a file is on, or is going to be; empty where it is on none, or where
    the system does not tell."""
    real = os.path.realpath(path)
    if sys.platform == "win32":
        import ctypes

        return share_on_windows(real, ctypes.windll.kernel32.GetDriveTypeW)
    kind = kind_at(real, _told_by_macos() if sys.platform == "darwin" else _told_by_linux())
    return kind if kind in SHARED else ""


def share_on_windows(real: str, drive_type: Callable[[str], int]) -> str:
    """SMB for a path on a server, or on a drive whose letter stands for one."""
    plain = re.sub(r"^\\\\[?.]\\(UNC\\)?", lambda long: "\\\\" if long[1] else "", real, flags=re.I)
    drive = ntpath.splitdrive(plain)[0]
    return "SMB" if drive.startswith("\\\\") or drive_type(f"{drive}\\") == REMOTE else ""


def kind_at(real: str, mounts: str) -> str:
    """The kind of the file system that is mounted nearest above; of two there, the later.
    ``mounts`` is the system's own table of what is mounted where."""
    nearest, kind = "", ""
    for point, its_kind in _mounted(mounts):
        if _is_in(real, point) and len(point) >= len(nearest):
            nearest, kind = point, its_kind
    return kind


def _mounted(mounts: str) -> Iterator[tuple[str, str]]:
    r"""Linux writes ``fileserver:/export /srv/school\040files nfs4 rw 0 0``, macOS
    ``//ann@nas/school on /Volumes/school files (smbfs, nodev)``."""
    for line in mounts.splitlines():
        if of_macos := re.fullmatch(r".*? on (/.*) \(([\w.]+)[^()]*\)", line):
            yield of_macos[1], of_macos[2]
        elif len(parts := line.split(" ")) > 2:
            yield _plain(parts[1]), parts[2]


def _told_by_linux() -> str:
    try:
        # The name of a mounted folder need not be UTF-8.
        return Path("/proc/self/mounts").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def _told_by_macos() -> str:
    try:
        # A share whose server is gone can hold up whoever asks about it.
        done = subprocess.run(["/sbin/mount"], capture_output=True, check=False, timeout=5)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode(errors="surrogateescape")


def _is_in(real: str, point: str) -> bool:
    return real == point or real.startswith(point.rstrip("/") + "/")


def _plain(written: str) -> str:
    r"""A path as Linux's table of mounts writes it: ``\040`` is a space."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), written)
