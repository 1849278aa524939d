"""What the program says of itself: a newer version, told by one request and only by https, and the
report for those who mend it, with nobody's name."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from email.message import Message
from http.client import BadStatusLine, IncompleteRead, InvalidURL
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from urllib.request import Request
from urllib.response import addinfourl

import pytest

from trainer.errors import InputError
from trainer.school import program
from trainer.school.program import LINES_AT_MOST, fault_report, newer_version

ADDRESS = "https://example.org/newest"
LOG = """2026-11-22T20:15:00+00:00
Traceback (most recent call last):
  File "/home/ines.moreau/app/trainer/ui/table_page.py", line 12, in act
    self.sitting.act("Ines Moreau")
  File "/home/ines.moreau/venv/lib/site-packages/sqlalchemy/engine.py", line 7, in execute
    raise error
  File "C:\\Users\\Ines Moreau\\own.py", line 3, in mine
ValueError: Ines Moreau has no account
Ines Moreau was here too

"""


def answering(answer: bytes) -> list[str]:
    asked: list[str] = []

    def fetch(address: str) -> bytes:
        asked.append(address)
        return answer

    told = newer_version(ADDRESS, "0.9.0", fetch)
    assert asked == [ADDRESS]
    return [told]


@pytest.mark.parametrize("broken", [BadStatusLine("SSH-2.0"), IncompleteRead(b""), InvalidURL("")])
def test_what_does_not_speak_http_is_told_of(
    monkeypatch: pytest.MonkeyPatch, broken: Exception
) -> None:
    """It ended the window's work in an error."""

    def broken_off(*_: object, **__: object) -> object:
        raise broken

    monkeypatch.setattr("urllib.request.urlopen", broken_off)
    with pytest.raises(InputError, match="does not speak HTTP"):
        newer_version(ADDRESS, "0.9.0")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"0.10.0\n", "0.10.0"),
        (b"v1.0", "1.0"),
        (b'{"version": "0.9.1"}', "0.9.1"),
        (b'{"tag_name": "v0.9.0.1", "body": "more"}', "0.9.0.1"),
        (b"0.9.0", ""),
        (b"0.8.99", ""),
    ],
)
def test_only_a_newer_version_is_told_of(answer: bytes, told: str) -> None:
    assert answering(answer) == [told]


@pytest.mark.parametrize(
    "answer",
    [
        *(b"", b"<html>404</html>", b"{}", b"{", b"\xff\xfe", b"1.0; rm", b"9" * 10),
        b'{"version":' * 6_000,
        b'{"version":' + b"[" * 60_000,
    ],
)
def test_an_answer_that_is_no_version_is_a_problem_with_its_address(answer: bytes) -> None:
    with pytest.raises(InputError) as refused:
        answering(answer)
    assert refused.value.problems[0].file == ADDRESS


@pytest.mark.parametrize("address", ["http://example.org", "file:///etc/passwd", "example.org", ""])
def test_nothing_but_https_is_asked(address: str) -> None:
    with pytest.raises(InputError, match="https://"):
        newer_version(address, "0.9.0", lambda _: pytest.fail("was asked"))


def test_a_server_that_cannot_be_reached_is_a_problem() -> None:
    def fetch(_: str) -> bytes:
        raise TimeoutError("timed out")

    with pytest.raises(InputError, match="timed out"):
        newer_version(ADDRESS, "0.9.0", fetch)


def test_a_checkout_has_no_version_and_is_older_than_any() -> None:
    assert newer_version(ADDRESS, "checkout", lambda _: b"0.1") == "0.1"


def test_an_answer_that_came_without_encryption_is_not_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def led_away(asked: Request, timeout: float, context: ssl.SSLContext) -> addinfourl:
        return addinfourl(BytesIO(b"9.0"), Message(), "http://example.org/newest")

    monkeypatch.setattr("urllib.request.urlopen", led_away)
    with pytest.raises(InputError, match="leads to http:"):
        newer_version(ADDRESS, "0.9.0")


class Newest(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"0.10.0")

    def log_message(self, *_: object) -> None:
        """Tests print nothing of it."""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server with its own certificate, on this machine."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    key, authority = tmp_path / "key.pem", tmp_path / "authority.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(key), "-out", str(authority)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(authority, key)
    with HTTPServer(("127.0.0.1", 0), Newest) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        serving = threading.Thread(target=server.serve_forever, daemon=True)
        serving.start()
        yield f"https://localhost:{server.server_port}/newest", authority
        server.shutdown()
        serving.join()


def test_where_python_knows_no_certificates_the_systems_are_trusted(
    own_server: tuple[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a bundle for macOS or Fedora that was made on another system."""
    address, authority = own_server
    with pytest.raises(InputError, match="certificate verify failed"):
        newer_version(address, "0.9.0")
    nowhere = SimpleNamespace(cafile=None, capath=None)
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: nowhere)
    monkeypatch.setattr(program, "AUTHORITIES", ("/not/there.pem", str(authority)))
    assert newer_version(address, "0.9.0") == "0.10.0"


def test_a_report_has_the_places_and_the_kind_and_no_name(tmp_path: Path) -> None:
    log = tmp_path / "trainer.log"
    log.write_text(LOG, encoding="utf-8")
    told = fault_report(log, "6.11.0")
    assert "Qt 6.11.0" in told
    assert "2026-11-22T20:15:00+00:00" in told
    assert "trainer/ui/table_page.py:12 act" in told
    assert "sqlalchemy/engine.py:7 execute" in told
    assert "own.py:3 mine" in told
    assert told.rstrip().endswith("ValueError")
    assert "Moreau" not in told
    assert "moreau" not in told


def test_a_machine_without_faults_says_so(tmp_path: Path) -> None:
    assert "No fault in the log." in fault_report(tmp_path / "none.log", "6.11.0")


def test_a_long_log_is_told_by_its_end(tmp_path: Path) -> None:
    log = tmp_path / "trainer.log"
    log.write_text(LOG * 500 + LOG.replace("20:15", "21:59"), encoding="utf-8")
    told = fault_report(log, "6.11.0")
    assert "21:59" in told
    assert len(told.splitlines()) <= LINES_AT_MOST + 4
