"""The sentences of a house's document, each with the clause by which it is cited."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from trainer.errors import InputError, Problem
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the house's document: how it is cited, its words as printed, and the headings
    between it and the sentence before."""

    clause: str
    says: str
    headings: tuple[str, ...] = field(default=(), compare=False)


_LABEL = (
    "Article|Art|Rule|Section|Sec|Clause|Paragraph|Para|Point|Item|Статья|Ст|Правило|Пункт|П|Раздел"
)
_PLAIN = r"(?:\d{1,9}[a-z]?[.:-])*\d{1,9}[A-Za-z]?"
# Such as 3. or 3) or 3.1a. and § 649a.4 or 4.2 or B.2 or 13:69F-20.1 or 22-7.1 or 4(b)(ii) or IV.
# or TG-31.2 before a sentence, Article 7 (2) and 第四条.
_NUMBER = re.compile(
    rf"(?:(?:[§№]+|第|(?P<label>(?i:{_LABEL})\b\.?))\s*"
    rf"(?P<named>(?:{_PLAIN}|[一二三四五六七八九十]+)(?P<part>\s*\([^\W_]{{1,3}}\))*)(?P<stop>[条款、.):–—-]*)"
    r"|(?P<stopped>(?:[A-Z]\.)?(?:\d{1,9}[a-z]?\.)*\d{1,9}[a-z]?|[IVXL]{1,5}|[A-Z](?=\.))[.)]"
    r"|(?P<lettered>\d+[a-z]?(?:\.\d+)*(?:\((?:[a-zA-Z]|[ivx]{1,4}|\d{1,2})\))+)"
    r"|(?P<bare>(?:(?:[A-Z]\.)?(?:\d+[a-z]?\.)+|[A-Z]\.)\d+[a-z]?|\d+:\d+[A-Z]*-\d+(?:\.\d+)*"
    r"|(?:\d+|[A-Z]{1,4})-\d+\.\d+(?:\.\d+)*)"
    r"(?=\s+(?:[\x22“„«(]?[^\W\d_]|\d[ -][Cc]ard\b)))(?:\s+(?=\S)|$)"
)
_INNER = re.compile(
    r"(?:(?P<letter>[^\W\d_]|[ivx]+)(?:(?:\)|(?<=[a-zа-я])\.)\s+|、\s*)"
    r"|(?P<part>\([^\W_]{1,4}\)(?=\s)|（[^\W_]{1,3}）)\s*)(?=\S)"
)
"""A lettered part of a clause: it is cited behind the clause's own number or heading."""
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv")
# Bullets of Word's symbol fonts come out of a PDF as letters of the private use area.
_BULLET = re.compile(r"~\s*(?=[A-Z])|(?:[*•‣▪●◦·■➢✓–—\uf000-\uf0ff-]+\s+|o\t)(?=\S)")
_HEADING = re.compile(r"#+\s+\S.*|[#*\s]*[^\W_][^\t\n.;。；]{2,48}:?[*\s]*(?<![0-9.])")
"""A short line without a full stop: what follows is cited by it and its paragraph."""
_CAPITALS = re.compile(r"[^\Wa-z_][^a-z\t;]{3,80}(?<![.:])")
# A line with a verb is no heading, however short it is.
_SAYS = re.compile(
    r"\b(?:is|are|was|be|shall|must|may|can|cannot|will|has|have|do|does|not|paid|pays|loses|lose|"
    r"wins|means|qualifies|plays|stands|stand|folds|receives|takes)\b"
)
# As in "Player lower: Ante and Play lose" and "PAIR PLUS 40-30-6-3-1", of which the next line
# begins another.
_LABELLED = re.compile(
    r"(?![a-z])[^\W\d_][^:.;，。]{0,40}?(?::|\s[–—-])\s\S|(?:\d )?[A-Z]{3,}(?:[ -][A-Z]{3,})+\b"
)
# As in "Six Card: $5 - $50", which is none either.
_SAYS_BEHIND = re.compile(
    r"[^:]{1,40}:\s(?:[A-Z]{0,3}[$€£¥]|\d|.*\b(?:times|twice|same as|equals?)\b)"
)
# As in "Tie: Ante and Play push", which is no heading.
_RESULT_BEHIND = re.compile(
    r"(?::|\s[–—-])\s.*\b(?:push(?:es)?|loses?|paid|pays?|returned|wins?|stands?)\b"
)
# As in "Play = Ante" and "Stays in action if you fold".
_RULES = re.compile(
    r"[^?]*\? .*\bpaid\b|.*\S = \S|(?:May|Must|Can(?:not)?|Stays|Remains|Pays|Loses|Wins) (?!t?o\b)"
)
# What a heading says of a rule: "Misdeal: two or more cards exposed" is a sentence too.
_COUNTS = re.compile(
    r"\b(?:or (?:more|fewer|less|better|higher|lower)|(?:more|fewer|less) than|at (?:least|most)"
    r"|up to|exactly|не (?:менее|более)|(?:более|менее) чем|и (?:более|старше|выше))\b"
    r"|或(?:以上|更多)|及以上|不少于|不超过|至少|最多",
    re.IGNORECASE,
)
_ROW = re.compile(
    r"[^.;:。]{2,60}?[\s:–—-]+(?:(?:[A-Z]{1,3})?[$€£¥₽₸]?\d[\d ,.]*"
    r"(?:%|(?:\s*(?:to|for|:|/|к|比|赔)\s*\d+)|(?<!\.))|(?i:even(?: money|s)))"
    r"|\d{1,4}\s?(?:to|:|/)\s?\d{1,2} (?:with|for|on) [^.;:]{2,40}\.?"
    r"|(?i:(?:player )?hands? (?:pays?|pay ?offs?|pay ?outs?|odds))"
)
"""A row of a pay table: a hand, and what it pays; or the names of these two columns."""
# The rest of a sentence of which the next line goes on, as in "and its 6 / Card Bonus".
_BARE_FIGURE = re.compile(r"[a-z].*[a-z,] \d[\d ,.]*|.*\b(?:from|between) \S.*")
_RULER = re.compile(r"[-=_*|:\s]*")
# Values between commas, as of a sheet: "Play wager,1x Ante".
_SEPARATED = re.compile(
    r"[A-Za-z][^,.;\t\u3000-\uffff]{0,60}(?:,(?=\S)[^,.;\t\u3000-\uffff]{1,60})+"
)
_PAGE_EDGE = re.compile(
    r".{0,70}\b(?:page|стр(?:аница|\.)?) ?\d+(?: ?(?:of|/|из) ?\d+)?|.{0,70}第 ?\d+ ?页.{0,12}",
    re.I,
)
"""The head or the foot of a page, as text copied from one has it."""
# A line that ends what stands above it, as in Markdown: what follows is not under its heading.
BREAK = "* * *"
_ENDS = tuple(".:;!?。：；！？")
_FULL_STOPS = tuple(".!?。！？")
_CLOSING = "\"'”’»)）」"
_WIDE = 40
"""The letters of a line that breaks off within a sentence, where the next begins with a capital."""
_HEADED = 70
"""The letters of the longest heading that has a number."""


# The sentences of the longest document: a regulation of this game has some two hundred.
MOST = 3000


def must_be_one_game(text: str) -> None:
    """Raises InputError for a document that has more sentences than one game's rules."""
    if text.count("\n") > 5 * MOST or len(sentences(text, "")) > MOST:
        words = say(
            "It has more than {most} sentences. Use only the part about this game.", most=MOST
        )
        raise InputError([Problem((), "bad_shape", words)])


# 7 ms for 300 sentences; the forms, the ties and the questions about a draft each ask for them.
@lru_cache(maxsize=4)
def sentences(text: str, cite: str) -> tuple[Sentence, ...]:
    """The document's sentences in order. One with a number is cited by it, a lettered part by both;
    those without by their paragraph, after the last number or heading. A line that goes on where
    the one above broke off, and the rows of a table, belong to the sentence above."""
    lines = tuple(_joined(text))
    return tuple(_Cited(cite, _counts_anew(lines)).all(lines))


def _counts_anew(lines: Sequence[str]) -> bool:
    """True if each article or section counts its own paragraphs from 1."""
    label, seen = "", Counter[tuple[str, str]]()
    for line in lines:
        found = _numbered_heading(line) or _numbered(line)
        if found is None:
            continue
        number = _number_of(found)
        if _is_outer(found):
            label = number
        elif number.isdigit():
            seen[number, label] += 1
    numbers = Counter(number for number, label in seen if label)
    return any(count > 1 for count in numbers.values())


def _is_outer(found: re.Match[str]) -> bool:
    """True of the number of an article or a section, below which others may count from 1, as the
    steps of 11.4 do."""
    return bool(found["named"] or found["bare"]) or not _number_of(found)[0].isdigit()


def _number_of(found: re.Match[str]) -> str:
    kinds = ("named", "stopped", "lettered", "bare")
    return next(found[kind] for kind in kinds if found[kind])


@dataclass(slots=True)
class _Cited:
    """The place in the document, by which the next sentence is cited."""

    cite: str
    counts_anew: bool
    heading: str = ""
    outer: str = ""
    label: str = ""
    parts: list[tuple[str, str]] = field(default_factory=list)
    under: str = ""
    paragraph: int = 0
    paused: int = 0
    tables_in: tuple[str, str, str, int] | None = None
    seen: set[str] = field(default_factory=set)
    last: dict[str, int] = field(default_factory=dict)
    headings: list[str] = field(default_factory=list)
    opened: bool = False

    def all(self, lines: Sequence[str]) -> Iterator[Sentence]:
        for at, line in enumerate(lines):
            after = lines[at + 1] if at + 1 < len(lines) else ""
            found, says = _numbered(line), line
            if headed := _numbered_heading(line):
                self._number(headed)
                says = headed.string[headed.end() :]
                self.headings.append(says)
                if _COUNTS.search(says):
                    yield self._sentence(says, own=True)
                continue
            if line == BREAK or (not found and _is_heading(line)):
                heading, is_table = line.strip("#*: "), _side_by_side(lines, at)
                self._head(heading, is_table)
                self.headings.append(heading)
                if is_table or _COUNTS.search(heading):
                    rows = f"\n{after}" if is_table else ""
                    yield self._sentence(heading, rows, own=True)
                continue
            if at and _side_by_side(lines, at - 1):
                continue  # the rows of the table above
            if found:
                says = found.string[found.end() :]
                if self._is_within(found):
                    self._part(found["stopped"])
                else:
                    self._number(found)
            inner = _INNER.match(says)
            if inner:
                self._part(inner["letter"] or inner["part"])
                says = says[inner.end() :]
            if found and not inner and _heads(found, says, after):
                self.headings.append(says)
            elif says:
                yield self._sentence(says, own=bool(found or inner))

    def _sentence(self, says: str, rows: str = "", *, own: bool) -> Sentence:
        headings = tuple(self.headings)
        self.headings.clear()
        self.opened = not says.rstrip(_CLOSING).endswith(_FULL_STOPS)
        return Sentence(self._name(says, own=own), _without_bullet(says) + rows, headings)

    def _is_within(self, found: re.Match[str]) -> bool:
        """True of a number in a list of a lettered part, as in "(a) A player shall either: 1. fold;
        or 2. place a bet. (b) The dealer"."""
        if not self.parts or not (number := found["stopped"] or "").isdigit():
            return False
        before = dict(self.parts).get("1")
        return int(number) == (int(before) + 1 if before else 1) and (bool(before) or self.opened)

    def _head(self, heading: str, is_table: bool) -> None:
        """Tables that stood side by side are cited under the number above them; what follows them
        goes on from there."""
        if is_table:
            before = self.tables_in or (self.heading, self.outer, self.label, self.paragraph)
            numbered = before[1] if before[1] != before[0] else ""
            self._begin(_both(numbered, heading))
            self.tables_in = before
        elif not heading and self.tables_in:
            self.heading, self.outer, self.label, self.paragraph = self.tables_in
            self.tables_in = None
        else:
            self._begin(heading)

    def _begin(self, heading: str) -> None:
        self.tables_in = None
        self.heading = self.outer = heading
        self.label, self.under, self.paragraph = "", "", 0
        self.parts.clear()

    def _number(self, found: re.Match[str]) -> None:
        number = _number_of(found)
        if _is_outer(found):
            self.label = number if self.counts_anew else ""
        elif self.label and number.isdigit():
            lettered = not self.label[0].isdigit()
            number = f"{self.label}.{number}" if lettered else f"{self.label} ({number})"
        self.outer, self.under, self.paragraph = number, "", 0
        self.parts.clear()

    def _part(self, token: str) -> None:
        """The part is one more of a list that is open, or the first of one within."""
        kinds = [kind for kind, _ in self.parts]
        kind = _kind(token, self.parts)
        if not self.parts and self.under:
            self.paused = self.paragraph
        if kind in kinds:
            del self.parts[kinds.index(kind) :]
        self.parts.append((kind, token))
        self.paragraph = 0

    def _name(self, says: str, *, own: bool) -> str:
        """The citation of that sentence, different from all others."""
        is_bullet = bool(_BULLET.match(says))
        if not own:
            if self.parts and self.under:  # the list within the paragraph is over
                self.parts.clear()
                self.paragraph, self.under = self.paused, ""
            self.paragraph += 1
        around = self._around()
        if own and _both(self.cite, around) in self.seen:
            around = _both(self.heading, around)
        name = self._unlike(around)
        if not own:
            opens = is_bullet or says.endswith((":", "："))
            self.under = f"¶{self.paragraph}" if opens and not self.parts else ""
        self.seen.add(name)
        return name

    def _around(self) -> str:
        found = _both(self.outer, self.under if self.parts else "")
        for at, (_, token) in enumerate(self.parts):
            tight = (at > 0 or found.endswith(")")) and token.startswith("(")
            found = found + token if tight else _both(found, token)
        return found

    def _unlike(self, around: str) -> str:
        paragraph = self.paragraph
        name = _both(self.cite, _both(around, f"¶{paragraph}" if paragraph else ""))
        while name in self.seen:
            # From the last number there: counted on from the first one for each line, a document
            # took a time that grew with the square of its length.
            paragraph = self.last[around] = max(self.last.get(around, 0), paragraph) + 1
            name = _both(self.cite, _both(around, f"¶{paragraph}"))
        self.paragraph = paragraph
        return name


def _side_by_side(lines: Sequence[str], at: int) -> bool:
    """True of the heading of a table that stood beside others."""
    tables = 0
    while at + 1 < len(lines) and lines[at] != BREAK and "\t" in lines[at + 1]:
        at, tables = at + 2, tables + 1
    # A break follows the last one.
    return tables > 0 and at < len(lines) and lines[at] == BREAK


def _kind(token: str, open_: Sequence[tuple[str, str]]) -> str:
    """Parts of one list have one kind: ``(a)``, ``(1)``, ``(i)``, ``i``, ``（一）``."""
    word = token.strip("()（）")
    sign = token[0] if not token[0].isalnum() else ""
    if word.isdigit():
        return sign + "1"
    letters = sign + ("A" if word.isupper() else "a")
    if word not in _ROMAN:
        return letters
    before = dict(open_)
    last = before.get(letters, "").strip("()（）")
    is_next = len(word) == 1 == len(last) and ord(word) == ord(last) + 1
    return letters if is_next and sign + "i" not in before else sign + "i"


def _heads(found: re.Match[str], says: str, after: str) -> bool:
    """True of a number with a heading, which rules nothing."""
    if len(says) > _HEADED or _SAYS.search(says) or "\n" in says or _COUNTS.search(says):
        return False
    is_stopped = says.count(".") == 1 and says[-1] == "."
    if says.endswith(_ENDS) and not (is_stopped and (found["named"] or says.isupper())):
        return False
    number, next_ = _number_of(found), _numbered(after)
    deeper = next_ is not None and (
        _number_of(next_).startswith((f"{number}.", f"{number}-", f"{number} (", f"{number}("))
        or (
            _is_outer(found)
            and not _is_outer(next_)
            and (not found["bare"] or _number_of(next_) == "1")
        )
    )
    # Clauses of that number follow, or its text as a paragraph.
    is_text = bool(found["bare"]) and len(after) > _WIDE and after[0].isupper()
    return deeper or (next_ is None and bool(is_text or _INNER.match(after)))


def _without_bullet(line: str) -> str:
    bullet = _BULLET.match(line)
    return line[bullet.end() :] if bullet else line


def _both(one: str, other: str) -> str:
    return f"{one} {other}".strip()


def _joined(text: str) -> Iterator[str]:
    """The lines, each with those that go on with it: a table's row on a line of its own."""
    lines = [*_listed([*map(_plain, _unwrapped([*filter(_speaks, text.splitlines())]))]), ""]
    whole = above = ""
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if whole and line and not _starts(line) and _belongs(whole, above, line, below):
            whole = _with_line(whole, line)
        elif line:
            yield from filter(None, (whole,))
            whole = line
        above = line
    yield from filter(None, (whole,))


def _unwrapped(lines: Sequence[str]) -> Iterator[str]:
    """The lines; what stands below a cell is the rest of it, as in text copied from a PDF."""
    row: list[tuple[int, str]] = []
    whole, rests = "", 0
    for line, below in zip(lines, [*lines[1:], ""], strict=False):
        cells = _cells(line)
        if rests < _LINES and _is_rest(cells, row, len(_cells(below))):
            for start, rest in cells:
                at = next(at for at, (first, _) in enumerate(row) if abs(first - start) < _SHIFTED)
                row[at] = row[at][0], _with_rest(row[at][1], rest)
            whole, rests = "\t".join(cell for _, cell in row), rests + 1
            continue
        yield whole
        whole, rests = line, 0
        row = cells if len(cells) > 1 and not line[0].isspace() and "\t\t" not in line else []
    yield whole


def _cells(line: str) -> list[tuple[int, str]]:
    if "\t" in line:
        cells = enumerate(map(str.strip, line.split("\t")))
        return [(_SHIFTED * at, cell) for at, cell in cells if cell]
    return [(each.start(), each[0]) for each in _CELL.finditer(line)]


def _is_rest(cells: Sequence[tuple[int, str]], row: Sequence[tuple[int, str]], below: int) -> bool:
    if not 0 < len(cells) < len(row) or any(_FIGURE.fullmatch(cell) for _, cell in cells):
        return False
    starts = [start for start, _ in row]
    if any(min(abs(start - first) for first in starts) >= _SHIFTED for start, _ in cells):
        return False
    # The first cell's rest might be a sentence of its own.
    is_open = cells[0][1][0].islower() or _UNENDED.search(row[0][1])
    return cells[0][0] >= starts[1] - 1 or bool(len(cells) == 1 and below == len(row) and is_open)


def _with_rest(cell: str, rest: str) -> str:
    goes_on = rest[0].islower() or _UNENDED.search(cell)
    return _with_line(cell if goes_on else f"{cell};", rest)


_CELL = re.compile(r"\S+(?: {1,2}\S+)*")
_FIGURE = re.compile(r"[$€£¥]?\d[\d,. ]*(?:%|\s*(?:to|:|/|-)\s*\d+)?", re.IGNORECASE)
_LINES = 4
"""The lines of the rest of a row at most."""
_SHIFTED = 3
"""The columns by which the rest of a cell stands beside it at most, and one more."""
_UNENDED = re.compile(r"(?:\b(?:of|an?|the|not|or|and|to|for|with|on|in)|-)$", re.IGNORECASE)


def _listed(lines: Sequence[str]) -> Iterator[str]:
    """The lines; those of a list that is numbered 1, 2, 3 without points, each with one."""
    found = [(at, int(each[1])) for at, line in enumerate(lines) if (each := _COUNTED.match(line))]
    numbered: set[int] = set()
    for three in zip(found, found[1:], found[2:], strict=False):
        places, (first, *then) = zip(*three, strict=True)
        if then == [first + 1, first + 2] and places[-1] - places[0] < _APART:
            numbered |= {*places}
    for at, line in enumerate(lines):
        yield _COUNTED.sub(r"\1. ", line) if at in numbered else line


_COUNTED = re.compile(r"(\d{1,2})\s(?=[^\W\d_][^\t]*$)")
_APART = 12
"""The lines of which three numbers of one list stand in less."""


def _with_line(whole: str, line: str) -> str:
    if _is_row(line):
        return f"{whole}\n{line}"
    if _breaks_a_word(whole, line):
        return whole[:-1] + line
    return whole + ("" if _is_wide(whole[-1]) or whole.endswith("-") else " ") + line


def _breaks_a_word(whole: str, line: str) -> bool:
    """True of ``deal-`` and ``er``; false of ``three-of-a-`` and ``kind``."""
    word = whole.rsplit(None, 1)[-1]
    return whole.endswith("-") and word[:-1].isalpha() and line[0].islower()


def _belongs(whole: str, above: str, line: str, below: str) -> bool:
    if above:
        return _goes_on(above, line, below)
    last = whole.rsplit("\n", 1)[-1]
    is_spaced = not below and 0 < line.count("\t") == last.count("\t")
    return _is_row(line) and (is_spaced or not _is_row(last)) and not _is_heading(whole)


_SHORTENED = re.compile(r"\b(?:[Mm]in|[Mm]ax)\.$")
"""What a line may end with of which the next one goes on with the amount."""


def _goes_on(above: str, line: str, below: str) -> bool:
    """True if that line is the rest of what the one above it begins."""
    if _is_row(line):
        alone = above.endswith(".") and not _is_row(below)
        return not alone and not _is_heading(above)
    number = _numbered(above)
    if number and number.end() == len(number.string):
        return True
    if above.endswith((":", ";")) and line[0].islower():
        return True
    if _SHORTENED.search(above) and line[0] in "$€£¥0123456789":
        return True
    if above.rstrip(_CLOSING).endswith(_ENDS) or _is_row(above):
        return False
    if _LABELLED.match(above) and _LABELLED.match(line):
        return False
    heading = _is_heading(above)
    is_broken = len(above) >= _WIDE or _is_wide(above[-1]) or not line[0].isalpha()
    return line[0].islower() or (is_broken and not heading)


def _is_row(line: str) -> bool:
    """True of a row of a pay table, its heading among them."""
    is_row = _ROW.fullmatch(line) is not None and not _BARE_FIGURE.fullmatch(line)
    return is_row or ("\t" in line and not _starts(line))


def _speaks(line: str) -> bool:
    """False of the line that Markdown draws below a table's heading, and of a page's edge."""
    is_ruler = "|" in line and _RULER.fullmatch(line)
    return not is_ruler and not _PAGE_EDGE.fullmatch(line.strip())


def _plain(line: str) -> str:
    """The line without Markdown's signs for tables and bold letters; a ruler is nothing, a wide
    gap and a row of dots part two cells."""
    if line.strip() == BREAK:
        return BREAK
    # An empty cell at the end of a row is one of its columns.
    end = "\t" if line.endswith("\t") and "\t" in line.strip() else ""
    line = line.strip().replace("**", "")
    if _RULER.fullmatch(line):
        return ""
    line = _FULL_STOP.sub(". ", line)
    line = "\t".join(map(str.strip, line.removeprefix("|").removesuffix("|").split("|")))
    if _SEPARATED.fullmatch(line):
        line = re.sub(r",(?!\d{3}(?!\d))", "\t", line)
    return _GAP.sub("\t", line) + end


# A scanned page has gaps before full stops that part no cells.
_FULL_STOP = re.compile(r"(?<=[a-z]{2}) \. (?=(?!Even )(?:[A-Z]\w*|lf) [a-z])")
_GAP = re.compile(r"(?<=\S)(?: {3,}| \.{1,3} | *(?:\.{4,}|(?:\. ){3,}\.?|…{2,}) *)(?=\S)")


def _is_wide(letter: str) -> bool:
    """True of a letter that no space follows within a sentence."""
    return unicodedata.east_asian_width(letter) in "WF"


def _starts(line: str) -> bool:
    """True if a line begins a sentence by its number or its bullet, or ends all above it."""
    return line == BREAK or any(
        (_numbered(line), _INNER.match(line), _BULLET.match(line), line.startswith("#"))
    )


def _is_heading(line: str) -> bool:
    if (
        "\n" in line
        or _is_row(line)
        or _numbered(line)
        or _INNER.match(line)
        or _BULLET.match(line)
    ):
        return False
    if _CAPITALS.fullmatch(line) and line.upper() == line:
        return True
    is_short = _HEADING.fullmatch(line) is not None and not line[0].islower()
    return is_short and not any(
        (_RESULT_BEHIND.search(line), _SAYS_BEHIND.match(line), _RULES.match(line))
    )


def _numbered_heading(line: str) -> re.Match[str] | None:
    """The number of a heading like ``# § 637c.1. Wagers.``, as Word and HTML have it."""
    found = _numbered(line.lstrip("# ")) if line.startswith("#") else None
    return found if found and found["named"] else None


def _numbered(line: str) -> re.Match[str] | None:
    """The number that the line begins with; "2.5 to 1 is paid" goes on with an amount, "Rule 5
    applies" with a sentence."""
    found = _NUMBER.match(_without_bullet(line))
    if found is None:
        return None
    plain = found["bare"] or (found["label"] and not found["part"] and not found["stop"])
    after = found.string[found.end() :].lstrip('"“„«(')
    return None if plain and after[:1].islower() else found
