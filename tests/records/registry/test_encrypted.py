"""What goes to another host is encrypted, unless its URL says that it is not to be."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.records.registry.server import Server, of_ones_own, why_not
from trainer.records.registry import where as at
from trainer.records.registry.faults import RegistryRefused
from trainer.records.registry.postgres.engine import server_engine, server_faults
from trainer.records.registry.where import Server as Address
from trainer.records.registry.where import where

# How a server asks for a password: as it was written, or hashed with a salt.
CLEAR, MD5 = (3).to_bytes(4, "big"), (5).to_bytes(4, "big") + b"salt"
HERE = ("localhost", "127.0.0.1", "[::1]", "/var/run/postgresql")


@pytest.fixture(autouse=True)
def no_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at, "ROOT_CERTIFICATE", tmp_path / "root.crt")
    monkeypatch.delenv("PGSSLROOTCERT", raising=False)


def address(url: str) -> Address:
    found = where(url)
    assert isinstance(found, Address)
    return found


def mode(url: str) -> object:
    return address(url).secured.query.get("sslmode")


def test_to_another_host_it_is_encrypted_without_being_asked_for() -> None:
    assert mode("postgresql://st@db.school.example/school") == "require"
    assert mode("postgresql://st@/school?host=db.school.example") == "require"
    assert mode("postgresql://st@/school?host=/run/pg,10.0.0.7") == "require"


def test_where_a_root_certificate_is_given_the_server_has_to_be_the_one_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = "postgresql://st@db.school.example/school"
    assert mode(f"{url}?sslrootcert=/etc/school.crt") == "verify-full"
    (tmp_path / "root.crt").touch()
    assert mode(url) == "verify-full"
    (tmp_path / "root.crt").unlink()
    monkeypatch.setenv("PGSSLROOTCERT", "/etc/school.crt")
    assert mode(url) == "verify-full"


@pytest.mark.parametrize("told", ["disable", "allow", "prefer"])
def test_plain_is_what_the_url_says_and_nothing_else(told: str) -> None:
    url = "postgresql://st@db.school.example/school"
    assert mode(f"{url}?sslmode={told}") == told
    assert address(f"{url}?sslmode={told}").is_plain
    assert not address(url).is_plain
    assert not address(f"{url}?sslmode=verify-ca").is_plain


def test_a_host_is_another_however_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """libpq takes it from elsewhere too, and such a connection was plain without a word."""
    for named in ("hostaddr=10.0.0.7", "service=school"):
        assert mode(f"postgresql://st@/school?{named}") == "require"
    for variable in ("PGHOST", "PGHOSTADDR", "PGSERVICE"):
        with monkeypatch.context() as told:
            told.setenv(variable, "10.0.0.7")
            assert mode("postgresql://st@/school") == "require"
            assert mode("postgresql://st@localhost/school") is None


@pytest.mark.parametrize("host", HERE)
def test_on_one_machine_there_is_no_network_to_be_heard_on(host: str) -> None:
    asked = f"@/school?host={host}" if host.startswith("/") else f"@{host}/school"
    assert mode(f"postgresql://st{asked}") is None
    assert not address(f"postgresql://st{asked}").is_plain


# --------------------------------------------------------------------------- real servers


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine's own address is another host's."""
    monkeypatch.setattr(at, "_is_here", lambda host: False)
    if reason := why_not():
        pytest.skip(reason)


@pytest.fixture
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A certificate for localhost that signs itself, where a server may read it."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    folder = Path("/dev/shm") / f"trainer-tls-{os.getpid()}"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    made = ("-keyout", str(folder / "key.pem"), "-out", str(folder / "root.crt"))
    of = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    command = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *of, *made)
    subprocess.run(command, check=True, capture_output=True)
    (folder / "root.crt").chmod(0o644)
    yield folder
    shutil.rmtree(folder)


def _tls(server: Server | None, url: str) -> bool:
    found = address(url)
    with server_faults(found):
        engine = server_engine(found)
        with engine.connect() as db:
            query = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
            told = bool(db.exec_driver_sql(query).scalar())
        engine.dispose()
    return told


@contextmanager
def _listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, int]]:
    """A server that answers on a port of this machine."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    monkeypatch.setenv("PGPORT", str(port))  # the server's own port, and where it is asked for
    with of_ones_own("listen_addresses=localhost", "fsync=off") as server:
        yield server, port


def test_a_server_without_encryption_is_told_nothing(
    elsewhere: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _listening(monkeypatch) as (server, port):
        url = f"postgresql://{server.owner}@localhost:{port}/postgres"
        with pytest.raises(RegistryRefused) as told:
            _tls(server, url)
        assert told.value.code == "no_encryption"
        assert not _tls(server, f"{url}?sslmode=disable")


def test_whoever_passes_for_the_server_is_told_no_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server may ask for it as it was written, and got it."""
    monkeypatch.setattr(at, "_is_here", lambda host: False)
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as middle:
        url = f"postgresql://st:sEcReT@127.0.0.1:{middle.getsockname()[1]}/school?sslmode=disable"
        asking = threading.Thread(target=_asks_for_the_password, args=(middle, heard, CLEAR))
        asking.start()
        with pytest.raises(RegistryRefused) as told:
            _tls(None, url)
        asking.join()
    assert told.value.code == "not_trusted"
    assert "sEcReT" not in str(told.value)
    assert b"sEcReT" not in b"".join(heard)


def test_a_password_that_is_nowhere_is_told_where_to_write_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A school's server got another name, and the file has a line for the old one alone."""
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "pgpass"))
    monkeypatch.delenv("PGPASSWORD", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as middle:
        url = f"postgresql://st@127.0.0.1:{middle.getsockname()[1]}/school?sslmode=disable"
        asking = threading.Thread(target=_asks_for_the_password, args=(middle, [], MD5))
        asking.start()
        with pytest.raises(RegistryRefused) as told:
            _tls(None, url)
        asking.join()
    assert told.value.code == "no_entry"
    assert "~/.pgpass" in told.value.message
    assert "no password supplied" in told.value.detail
    assert "no password supplied" not in told.value.message


def _asks_for_the_password(middle: socket.socket, heard: list[bytes], way: bytes) -> None:
    client = middle.accept()[0]
    with client:
        heard.append(client.recv(10_000))
        client.sendall(b"R" + (4 + len(way)).to_bytes(4, "big") + way)
        heard.append(client.recv(10_000))


@pytest.mark.posix
def test_a_server_with_encryption_is_spoken_to_by_it(
    elsewhere: None, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _listening(monkeypatch) as (server, port):
        _encrypt(server, port, certificate)
        url = f"postgresql://{server.owner}@localhost:{port}/postgres"
        assert _tls(server, url)
        assert _tls(server, f"{url}?sslrootcert={certificate / 'root.crt'}")
        other = url.replace("localhost", "127.0.0.1")
        with pytest.raises(RegistryRefused) as told:
            _tls(server, f"{other}?sslrootcert={certificate / 'root.crt'}")
        assert told.value.code == "not_trusted"
        assert "the certificate as the host of the URL" in told.value.message


def _encrypt(server: Server, port: int, certificate: Path) -> None:
    owner = server.folder.stat()
    os.chown(certificate / "key.pem", owner.st_uid, owner.st_gid)
    with psycopg.connect(
        f"host=localhost port={port} user={server.owner} dbname=postgres", autocommit=True
    ) as db:
        for name, value in (
            ("ssl_cert_file", certificate / "root.crt"),
            ("ssl_key_file", certificate / "key.pem"),
            ("ssl", "on"),
        ):
            db.execute(f"ALTER SYSTEM SET {name} = '{value}'")
        db.execute("SELECT pg_reload_conf()")
