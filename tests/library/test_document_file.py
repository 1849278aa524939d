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


RUSSIAN = "1. Игрок делает Анте; стрит и флеш дают 6 к 1. У дилера дама или старше."


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866", "utf-8", "utf-16"])
def test_a_russian_text_is_read_in_the_encoding_of_its_program(
    encoding: str, tmp_path: Path
) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(RUSSIAN.encode(encoding))
    assert document_text(file) == RUSSIAN


def test_a_chinese_text_of_an_older_program_is_read(tmp_path: Path) -> None:
    text = "第一条 玩家先下底注，然后发牌。第二条 同花赔四比一，顺子赔六比一。"
    (tmp_path / "rules.txt").write_bytes(text.encode("gb18030"))
    assert document_text(tmp_path / "rules.txt") == text


NONE = [b"PK\3\4\0\0", b"\xff\xfe\x00\xd8", b"\x00\x01" * 50, b"\x81",
        b"{\\rtf1 1. Ante}", b"\n<!DOCTYPE html><p>1. Ante</p>"]  # fmt: skip


@pytest.mark.parametrize("data", NONE)
def test_what_is_no_text_is_refused_in_words(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "rules.docx"
    file.write_bytes(data)
    with pytest.raises(InputError, match="is no text; save the document as plain text or PDF"):
        document_text(file)


# What qpdf writes for a document without a password to open it, but its encryption is AES.
AES = b"""%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj
4 0 obj<</Length 0>>stream
endstream endobj
5 0 obj<</Filter/Standard/V 5/R 6/Length 256/P -4/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen>>>>
/StmF/StdCF/StrF/StdCF/O<KEY>/U<KEY>/OE<HALF>/UE<HALF>/Perms<HALF>>>endobj
trailer<</Root 1 0 R/Size 6/Encrypt 5 0 R/ID[<00><00>]>>
startxref
0
%%EOF
""".replace(b"KEY", b"00" * 48).replace(b"HALF", b"00" * 32)


def test_an_encrypted_pdf_is_refused_in_words(tmp_path: Path) -> None:
    """AES asks for a library that the program does without."""
    file = tmp_path / "rules.pdf"
    file.write_bytes(AES)
    with pytest.raises(InputError, match="is encrypted; save it as a PDF without a password"):
        document_text(file)
