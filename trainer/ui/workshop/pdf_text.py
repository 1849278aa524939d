"""The words of a house's document, from text, Markdown, or the text layer of a PDF."""

from __future__ import annotations

from pathlib import Path

from trainer.errors import InputError
from trainer.library import source
from trainer.wording import say


def document_text(file: Path) -> str:
    """The document's text. Raises InputError where it cannot be read, or a PDF has no text."""
    if file.suffix.lower() != ".pdf":
        return source.decoded(source.bytes_of(file), str(file))
    return _of_pdf(file)


def _of_pdf(file: Path) -> str:
    # Late: pypdf takes 80 ms, and few documents are PDF.
    from pypdf import PdfReader, errors

    try:
        pages = [page.extract_text() for page in PdfReader(file).pages]
    except (errors.PyPdfError, OSError, ValueError, KeyError) as error:
        raise _unreadable(file, str(error)) from None
    text = "\n".join(pages).strip()
    if not text:
        raise source.unusable(file, say("has no text in it, only pictures; paste its words"))
    return text


def _unreadable(file: Path, why: str) -> InputError:
    return source.unusable(file, say("cannot be read as a PDF ({why}); paste its words", why=why))
