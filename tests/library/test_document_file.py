"""A house's document in the file of its author."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.errors import InputError
from trainer.library.document_file import document_text

RULE = "1. The dealer plays with “Queen high”: £5."


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_text_is_read_in_the_encoding_that_it_is_in(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(RULE.encode(encoding))
    assert document_text(file) == RULE


@pytest.mark.parametrize("data", [b"PK\3\4\0\0", b"\xff\xfe\x00\xd8", b"\x00\x01" * 50, b"\x81"])
def test_what_is_no_text_is_refused_in_words(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "rules.docx"
    file.write_bytes(data)
    with pytest.raises(InputError, match="is no text; save the document as plain text or PDF"):
        document_text(file)
