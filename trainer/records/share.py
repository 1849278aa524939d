"""The check for a folder on a network share, on which SQLite's locks cannot be relied on."""

from __future__ import annotations

import os
import re
from pathlib import Path

SHARED = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "smb2", "ncpfs", "afs", "9p", "ceph"),
        *("glusterfs", "lustre", "ocfs2", "gfs2", "davfs", "fuse.sshfs", "fuse.davfs2"),
        *("fuse.glusterfs", "fuse.rclone", "fuse.smbnetfs", "fuse.cephfs", "beegfs"),
    }
)
"""Kinds of file systems that are other machines', as Linux names them."""

_MOUNTS = Path("/proc/self/mounts")


def share_of(path: Path, mounts: Path = _MOUNTS) -> str:
    """The kind of share that a file is on, or is going to be; empty where it is on none, or where
    the system does not tell."""
    if _is_unc(path):
        return "SMB"
    try:
        told = mounts.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""
    kind = _kind_at(os.path.realpath(path), told)
    return kind if kind in SHARED else ""


def _kind_at(real: str, told: str) -> str:
    """The kind of the file system that is mounted nearest above; of two there, the later."""
    nearest, kind = "", ""
    for line in told.splitlines():
        parts = line.split(" ")
        point = _plain(parts[1]) if len(parts) > 2 else ""
        if point and _is_in(real, point) and len(point) >= len(nearest):
            nearest, kind = point, parts[2]
    return kind


def _is_in(real: str, point: str) -> bool:
    return real == point or real.startswith(point.rstrip("/") + "/")


def _plain(written: str) -> str:
    r"""A path as the table of mounts writes it: ``\040`` is a space."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), written)


def _is_unc(path: Path) -> bool:
    return os.name == "nt" and str(path.absolute()).startswith("\\\\")
