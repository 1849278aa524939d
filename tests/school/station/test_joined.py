"""Which school a machine belongs to stands in one file that its owner alone may read."""

from __future__ import annotations

import errno
import json
import os
import stat
import tempfile
from pathlib import Path
from typing import Any

import pytest

from trainer.school.station.joined import (
    HERE,
    NAME,
    Joined,
    JoinFault,
    read_by_others,
    read_joined,
    sound_registry,
    without_password,
    write_joined,
)

STATION = "01999999-0000-7000-8000-000000000001"
FAR = Joined("postgresql://station:s3cret@school/dealers", STATION, "Table 4")


def test_a_machine_belongs_to_no_school_until_it_joins_one(home: Path) -> None:
    assert read_joined(home) is None


def test_what_was_written_is_read(home: Path) -> None:
    write_joined(home, FAR)
    assert read_joined(home) == FAR


@pytest.mark.posix
def test_its_owner_alone_may_read_it(home: Path) -> None:
    write_joined(home, FAR)
    assert stat.S_IMODE((home / NAME).stat().st_mode) == 0o600
    assert not read_by_others(home)
    (home / NAME).chmod(0o644)
    assert read_by_others(home)


def test_no_password_is_ever_shown() -> None:
    assert FAR.shown == "postgresql://station:***@school/dealers"
    odd = "postgresql://station:p@ss:w/rd@school/dealers?password=s3cret&sslmode=require"
    assert "s3cret" not in without_password(odd)
    assert without_password("postgresql://school/dealers") == "postgresql://school/dealers"
    assert Joined(HERE, STATION, "").shown == HERE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "is not JSON"),
        ("[]", "is not a JSON object"),
        ('{"registry": "here", "name": ""}', "station is missing"),
        (json.dumps({"registry": 5, "station": STATION, "name": ""}), "registry is missing"),
        (
            json.dumps({"registry": "here", "station": "me", "name": ""}),
            "station is not the id of a station",
        ),
        (
            json.dumps({"registry": "mysql://a:b@c/d", "station": STATION, "name": ""}),
            "'mysql://a:***@c/d' is not a school's address",
        ),
    ],
)
def test_what_is_wrong_with_the_file_is_said_with_its_remedy(
    home: Path, text: str, says: str
) -> None:
    home.mkdir()
    (home / NAME).write_text(text)
    with pytest.raises(JoinFault) as caught:
        read_joined(home)
    assert str(caught.value).startswith(f"{home / NAME}: ")
    assert says in str(caught.value)
    assert "trainer school join" in str(caught.value) or "write here" in str(caught.value)


@pytest.mark.parametrize(
    "url", ["postgresql:///dealers?host=/run/postgresql", "postgres://school/dealers", HERE]
)
def test_a_school_is_here_or_on_a_server(home: Path, url: str) -> None:
    assert sound_registry(home, url) == url


@pytest.mark.parametrize("url", ["", "school", "sqlite:///s.sqlite3", "//share/s.sqlite3", "[x"])
def test_a_file_on_a_share_is_no_school(home: Path, url: str) -> None:
    with pytest.raises(JoinFault):
        sound_registry(home, url)


CALLS = ((os, "fsync"), (os, "replace"), (tempfile, "mkstemp"))


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EACCES])
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call[1])
def test_a_disk_that_fails_leaves_the_file_as_it_was(
    home: Path, monkeypatch: pytest.MonkeyPatch, call: tuple[Any, str], code: int
) -> None:
    write_joined(home, FAR)

    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as broken:
        broken.setattr(*call, fail)
        with pytest.raises(JoinFault, match="nothing was changed") as caught:
            write_joined(home, Joined(HERE, STATION, ""))
    assert os.strerror(code) in str(caught.value)
    assert read_joined(home) == FAR
    assert [each.name for each in home.iterdir()] == [NAME]


def test_a_disk_that_is_full_in_mid_write_leaves_the_file_as_it_was(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_joined(home, FAR)
    real: Any = os.fdopen

    def full(handle: int, *how: Any) -> Any:
        out = real(handle, *how, buffering=0)

        class Full:
            def __enter__(self) -> Full:
                return self

            def __exit__(self, *_: object) -> None:
                out.close()

            def write(self, data: bytes) -> None:
                out.write(data[:7])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        return Full()

    with monkeypatch.context() as broken:
        broken.setattr(os, "fdopen", full)
        with pytest.raises(JoinFault, match="nothing was changed"):
            write_joined(home, Joined(HERE, STATION, ""))
    assert read_joined(home) == FAR
    assert [each.name for each in home.iterdir()] == [NAME]


def test_a_fault_of_a_school_names_its_url_whole() -> None:
    assert str(JoinFault("postgresql://office@host/school", "demo", "why")) == (
        "postgresql://office@host/school: why"
    )
