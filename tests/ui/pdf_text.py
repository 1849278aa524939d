"""What a PDF file says, sheet by sheet: read from the file itself, as any reader of PDF would."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path

Objects = Mapping[int, bytes]
Letters = Mapping[int, str]
SPACES = {ord("\t"): " ", 0xA0: " "}


def sheets_of(path: Path) -> list[str]:
    """The words of each sheet, line by line as they were painted."""
    data = path.read_bytes()
    found = re.findall(rb"(\d+) 0 obj\b(.*?)endobj", data, re.DOTALL)
    objects = {int(number): body for number, body in found}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b(?!s)", body)]
    return ["".join(_words(objects, page)).translate(SPACES) for page in pages]


def _words(objects: Objects, page: bytes) -> Iterator[str]:
    fonts = _fonts(objects, page)
    letters: Letters = {}
    for word in re.finditer(rb"/(F\d+) \S+ Tf|<([0-9A-Fa-f]+)> Tj|\bET\b", _told(objects, page)):
        name, glyphs = word.groups()
        if name is not None:
            letters = fonts.get(name, {})
        elif glyphs is not None:
            codes = [int(glyphs[at : at + 4], 16) for at in range(0, len(glyphs), 4)]
            yield "".join(letters.get(code, "?") for code in codes)
        else:
            yield "\n"


def _told(objects: Objects, page: bytes) -> bytes:
    return _stream(objects[_named(page, b"Contents")])


def _fonts(objects: Objects, page: bytes) -> dict[bytes, Letters]:
    resources = objects[_named(page, b"Resources")]
    there = re.search(rb"/Font <<(.*?)>>", resources, re.DOTALL)
    named = re.findall(rb"/(F\d+) (\d+) 0 R", there[1] if there else b"")
    return {name: _letters(objects, int(font)) for name, font in named}


def _letters(objects: Objects, font: int) -> Letters:
    told = _stream(objects[_named(objects[font], b"ToUnicode")])
    letters: dict[int, str] = {}
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", told, re.DOTALL):
        for low, high, first in re.findall(rb"<(\w+)> <(\w+)> <(\w+)>", block):
            for step in range(int(high, 16) - int(low, 16) + 1):
                letters[int(low, 16) + step] = chr(int(first, 16) + step)
        for low, _, listed in re.findall(rb"<(\w+)> <(\w+)> \[(.*?)\]", block):
            for step, each in enumerate(re.findall(rb"<(\w+)>", listed)):
                letters[int(low, 16) + step] = chr(int(each, 16))
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", told, re.DOTALL):
        for code, letter in re.findall(rb"<(\w+)> <(\w+)>", block):
            letters[int(code, 16)] = chr(int(letter, 16))
    return letters


def _named(body: bytes, name: bytes) -> int:
    found = re.search(rb"/" + name + rb" (\d+) 0 R", body)
    assert found is not None, name
    return int(found[1])


def _stream(body: bytes) -> bytes:
    head, _, rest = body.partition(b"stream")
    data = rest.lstrip(b"\r\n")[: rest.rindex(b"endstream")]
    return zlib.decompress(data) if b"FlateDecode" in head else data
