"""A house's document from its author's file: plain text, Markdown, or the text layer of a PDF."""

from __future__ import annotations

import codecs
import io
from contextlib import suppress
from pathlib import Path

from trainer.errors import InputError
from trainer.library import source
from trainer.wording import say

_PDF = b"%PDF-"


def document_text(file: Path) -> str:
    """The document's text. Raises InputError where it cannot be read, or a PDF has no text."""
    data = source.bytes_of(file)
    if data.startswith(_PDF) or file.suffix.lower() == ".pdf":
        return _of_pdf(file, data)
    return _of_text(file, data)


def _of_text(file: Path, data: bytes) -> str:
    """The text in the encoding that it is in: UTF-8 or UTF-16, or that of older Windows."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    else:
        encodings = [] if b"\0" in data else ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        with suppress(UnicodeDecodeError):
            return data.decode(encoding)
    message = say("is no text; save the document as plain text or PDF, or paste its words")
    raise source.unusable(file, message)


def _of_pdf(file: Path, data: bytes) -> str:
    # Late: pypdf takes 80 ms, and few documents are PDF.
    from pypdf import PdfReader, errors

    try:
        pages = [page.extract_text() for page in PdfReader(io.BytesIO(data)).pages]
    except (errors.PyPdfError, OSError, ValueError, KeyError) as error:
        raise _unreadable(file, str(error)) from None
    text = "\f".join(pages).replace("\t", " ").strip()  # Qt writes its spaces as tabs
    if not text:
        raise source.unusable(file, say("has no text in it, only pictures; paste its words"))
    return text


def _unreadable(file: Path, why: str) -> InputError:
    return source.unusable(file, say("cannot be read as a PDF ({why}); paste its words", why=why))
