"""The text of a page of the web, and of rich text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from html.parser import HTMLParser

from msgspec import Struct, field

_LINES = frozenset([
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd",
    "div", "dl", "dt", "figure", "footer", "form", "header", "hr", "html", "li", "main",
    "ol", "p", "pre", "section", "table", "ul",
])  # fmt: skip
_HEADS = frozenset(["h1", "h2", "h3", "h4", "h5", "h6"])
_CELLS = ("td", "th")
_UNSEEN = ("nav", "script", "style", "template", "title")


def html_text(text: str) -> str:
    """The words of the page: a block a line, the cells of a table between tabs, also those that are
    empty or merged, and the items of a list with their numbers."""
    page = _Page(convert_charrefs=True)
    page.feed(text)
    page.close()
    lines = (
        re.sub(r" *\t *", "\t", each).strip(" ").removeprefix("\t").rstrip()
        for each in "".join(page.said).split("\n")
    )
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


class _Page(HTMLParser):
    """Gathers what is said."""

    def __init__(self, *, convert_charrefs: bool) -> None:
        super().__init__(convert_charrefs=convert_charrefs)
        self.said: list[str] = []
        self._unseen = 0
        self._cell, self._merged = 0, ""
        self._lists: list[tuple[str, int]] = []
        self._at, self._spans, self._open = 0, dict[int, _Span](), -1

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _UNSEEN:
            self._unseen += 1
        elif tag in _CELLS:
            self._begin_cell(dict(attrs))
        elif tag in _HEADS:
            self.said.append("\n# ")
        elif tag in ("table", "tr"):
            self._close_cell()
            if tag == "table":
                self._spans.clear()
            self._cell, self._merged, self._at = 0, "", 0
            self.said.append("\n")
        elif tag in _LINES:
            self.said.append(" " if self._cell else "\n")
        if tag in ("ol", "ul"):
            kind = dict(attrs)
            sign = (kind.get("type") or "1") if tag == "ol" else "•"
            self._lists.append((sign, _whole(kind.get("start"))))
        elif tag == "li" and self._lists:
            kind_, count = self._lists.pop()
            self._lists.append((kind_, count + 1))
            self.said.append("• " if kind_ == "•" else f"{_counted(count, kind_)}. ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        elif tag in _CELLS:
            self._cell = max(0, self._cell - 1)
            self._close_cell()
        elif tag in _LINES or tag in _HEADS:
            self.said.append(" " if self._cell else "\n")
        if tag == "tr":
            self._close_cell()
            self._repeat()
            self._cell = 0
        if tag in ("ol", "ul") and self._lists:
            self._lists.pop()

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.said.append(re.sub(r"[^\S\u00a0]+", " ", data))

    def _begin_cell(self, attrs: Mapping[str, str | None]) -> None:
        self._close_cell()
        self._repeat()
        self.said.append("\t" + self._merged)
        width, rows = _whole(attrs.get("colspan")), _whole(attrs.get("rowspan"))
        self._merged = "\t" * (width - 1)
        self._cell += 1
        if rows > 1:
            self._open = self._at
            self._spans[self._at] = _Span(rows - 1, width, len(self.said))
        self._at += width

    def _close_cell(self) -> None:
        if self._open in self._spans:
            span = self._spans[self._open]
            span.says = "".join(self.said[span.start :])
        self._open = -1

    def _repeat(self) -> None:
        """Say once more what the cells of rows above say that go on here."""
        while span := self._spans.get(self._at):
            self.said.append(f"\t{self._merged}{span.says}")
            self._merged, span.rows = "\t" * (span.width - 1), span.rows - 1
            if not span.rows:
                del self._spans[self._at]
            self._at += span.width


class _Span(Struct):
    """A cell that goes on in so many rows below, and the beginning of its words in all."""

    rows: int
    width: int
    start: int
    says: str = ""


def _whole(text: str | None) -> int:
    """The number in an attribute; 1 where there is none."""
    return int(text) if text and text.isdecimal() and len(text) < 4 else 1


def _counted(count: int, kind: str) -> str:
    if kind in "aA":
        return chr(ord(kind) + (count - 1) % 26)
    ones = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
    roman = "x" * (count // 10) + ones[count % 10]
    return roman if kind == "i" else roman.upper() if kind == "I" else str(count)


# ------------------------------------------------------------------------------ rich text

_TOKEN = re.compile(
    r"\\'(?P<hex>[0-9a-fA-F]{2})|\\(?P<word>[a-z]+)(?P<number>-?\d+)? ?|\\(?P<sign>[^a-z])"
    r"|(?P<brace>[{}])|[\r\n]+|(?P<text>[^\\{}\r\n]+)", re.DOTALL,
)  # fmt: skip
_NOT_SAID = frozenset([
    "fonttbl", "colortbl", "stylesheet", "info", "pict", "object", "header", "headerl",
    "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "listtable",
    "listoverridetable", "footnote", "annotation", "themedata", "generator",
])  # fmt: skip
_SIGNS = {
    "par": "\n", "line": "\n", "sect": "\n", "page": "\n", "row": "\n", "tab": "\t", "cell": "\t",
    "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“",
    "rdblquote": "”", "bullet": "• ", "~": " ", "_": "-", "{": "{", "}": "}", "\\": "\\",
    "\n": "\n",
}  # fmt: skip
_CHARSETS = {"204": "cp1251", "238": "cp1250", "134": "gb18030", "136": "big5", "161": "cp1253"}
_FONT = re.compile(r"\\f(\d+)[^{};\\]*(?:\\(?!f\d)[a-z]+-?\d*\s?)*?\\fcharset(\d+)")


class _Rich(Struct):
    """Reads the groups of rich text."""

    fonts: dict[str, str]
    encoding: str
    said: list[str] = field(default_factory=list)
    bytes_: bytearray = field(default_factory=bytearray)
    skip: int = 0

    def all(self, text: str) -> Iterator[str]:
        unseen, fallback, page = False, 1, self.encoding
        outer: list[tuple[bool, int, str]] = []
        for each in _TOKEN.finditer(text):
            word, number = each["word"] or each["sign"], each["number"] or ""
            if not each["hex"]:
                yield self._decoded(page)
            if each["brace"] == "{":
                outer.append((unseen, fallback, page))
            elif each["brace"] and outer:
                unseen, fallback, page = outer.pop()
                self.skip = 0
            elif word == "*" or word in _NOT_SAID:
                unseen = True
            elif word == "uc":
                fallback = int(number or 1)
            elif word == "f":
                page = self.fonts.get(number, self.encoding)
            elif not unseen:
                yield self._seen(each, word, number, fallback)
        yield self._decoded(page)

    def _seen(self, each: re.Match[str], word: str, number: str, fallback: int) -> str:
        if word == "u" and number:
            self.skip = fallback
            return chr(int(number) % 0x10000)
        if each["hex"] and self.skip:
            self.skip -= 1
        elif each["hex"]:
            self.bytes_.append(int(each["hex"], 16))
        elif each["text"]:
            said, self.skip = each["text"][self.skip :], max(0, self.skip - len(each["text"]))
            return said
        return _SIGNS.get(word or "", "")

    def _decoded(self, page: str) -> str:
        said = self.bytes_.decode(page, "replace")
        self.bytes_.clear()
        return said


def rtf_text(data: bytes) -> str:
    """The words of rich text, as WordPad writes it: a paragraph a line, cells between tabs."""
    text = data.decode("latin-1")
    found = re.search(r"\\ansicpg(\d+)", text)
    encoding = f"cp{found[1]}" if found else "cp1252"
    with suppress(LookupError):
        # Asked first: a code page that Python does not know raises here, before any text is read.
        "".encode(encoding)
        fonts = {each[1]: _CHARSETS.get(each[2], encoding) for each in _FONT.finditer(text)}
        said = "".join(_Rich(fonts, encoding).all(text))
        # Surrogates come one by one.
        return said.encode("utf-16", "surrogatepass").decode("utf-16", "replace").strip()
    return "".join(_Rich({}, "cp1252").all(text)).strip()
