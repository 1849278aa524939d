"""A newer version is told of, by one request, and only by https."""

from __future__ import annotations

from email.message import Message
from io import BytesIO
from urllib.request import Request
from urllib.response import addinfourl

import pytest

from trainer.errors import InputError
from trainer.school.updates import newer_version

ADDRESS = "https://example.org/newest"


def answering(answer: bytes) -> list[str]:
    asked: list[str] = []

    def fetch(address: str) -> bytes:
        asked.append(address)
        return answer

    told = newer_version(ADDRESS, "0.9.0", fetch)
    assert asked == [ADDRESS]
    return [told]


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
    "answer", [b"", b"<html>404</html>", b"{}", b"{", b"\xff\xfe", b"1.0; rm", b"9" * 10]
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
    def led_away(asked: Request, timeout: float) -> addinfourl:
        return addinfourl(BytesIO(b"9.0"), Message(), "http://example.org/newest")

    monkeypatch.setattr("urllib.request.urlopen", led_away)
    with pytest.raises(InputError, match="leads to http:"):
        newer_version(ADDRESS, "0.9.0")
