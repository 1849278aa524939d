"""The words of a document without the additions of printing and extraction."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from trainer.errors import InputError, Problem
from trainer.library.archive import LARGEST_DOCUMENT
from trainer.library.sentences import BREAK, must_be_one_game
from trainer.wording import say

_LETTERS = str.maketrans(
    {
        "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
        "\u00a0": " ", "\u2007": " ", "\u202f": " ",
        "\u00ad": None, "\u200b": None, "\u2060": None, "\ufeff": None, "\x00": None,
    }
    # Signs that turn the direction of writing would show "1 to 4" as "4 to 1".
    | dict.fromkeys("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)  # fmt: skip
_PAGE_NUMBER = re.compile(
    r"\W*(?:\d{1,4}|(?:.{0,60}\W)?(?:page|p\.|стр\.|страница|第)\s*\d{1,4}\s*页?"
    r"(?:\s*(?:of|/|из|共)\s*\d{1,4}\s*页?)?)\W*",
    re.IGNORECASE,
)
# The dots that lead the eye from a hand to what it pays.
_LEADERS = re.compile(
    r"(?<![ \t.…_])(?=[ \t]*(?:\.{3}|…|___|\. \. \.|(?<=[ \t])\.\.))[ \t.…_]++"
    r"(?=[$€£¥₽]?\d|even\b|[–—-]\s*$)",
    re.IGNORECASE | re.MULTILINE,
)
# The number of lines at the top and at the foot of a page that may be printed on each: head and
# foot together, where a program wrote both first.
_EDGE = 8
_LEAST_LINES = 3
_CELL = re.compile(r"\S+(?: \S+)*")
_NUMBERS = re.compile(r"[^A-Za-z]*")


def readable(text: str) -> str:
    """The text with plain letters, without page numbers and repeated lines; side-by-side pay tables
    are put below each other. Raises InputError for an empty text, and for one longer than the rules
    of any game."""
    if not text.strip():
        raise _unusable(say("There is no text in it. Give another document."))
    # A document may hold half a surrogate pair, which UTF-8 has no bytes for.
    if len(text.encode(errors="replace")) > LARGEST_DOCUMENT:
        most = LARGEST_DOCUMENT // 2**20
        message = say("It is longer than {most} MB. Use only the part about this game.", most=most)
        raise _unusable(message)
    plain = _LEADERS.sub("\t", text.translate(_LETTERS))
    pages = [page.splitlines() for page in _pages(plain)]
    repeated = _repeated(pages)
    lines = [line for n, page in enumerate(pages) for line in _without_edges(page, n, repeated)]
    read = "\n".join(_one_below_the_other(_whole_tables(lines)))
    must_be_one_game(read)
    return read


def _unusable(message: str) -> InputError:
    return InputError([Problem((), "bad_shape", message)])


def _pages(text: str) -> Iterator[str]:
    """The text between form feeds; without any, up to each line with a page number."""
    if "\f" in text:
        yield from text.split("\f")
        return
    page: list[str] = []
    lines = text.splitlines()
    numbers = sum(_is_page_number(line) for line in lines)
    for line in lines:
        page.append(line)
        if numbers > 1 and _is_page_number(line):
            yield "\n".join(page)
            page = []
    yield "\n".join(page)


def _is_page_number(line: str) -> bool:
    """True for ``- 2 -`` and ``Page 2 of 3``; a bare figure may be a row of a table."""
    line = line.strip()
    figure = re.fullmatch(r"[-–—]\s*\d{1,4}\s*[-–—]", line)
    named = len(line) < 120 and re.search("[A-Za-zА-я第]", line) and _PAGE_NUMBER.fullmatch(line)
    return bool(figure or named)


Edge = tuple[bool, int, str]
"""Top or foot, the distance from it, and the words there without their figures; for a figure alone
how far it is from the count of pages."""


def _repeated(pages: Sequence[Sequence[str]]) -> frozenset[Edge]:
    """The words at the same edge of at least two pages, and of half of them."""
    seen = Counter(edge for n, page in enumerate(pages) for edge, *_ in _edges(page, n))
    least = max(2, len(pages) // 2)
    return frozenset(edge for edge, count in seen.items() if count >= least)


def _edges(page: Sequence[str], number: int) -> Iterator[tuple[Edge, int, int]]:
    """The first words and the last, each with its line and its cell, from the edge inwards. A line
    of one page may be cells of another."""
    cells = [(line, cell, words) for line, whole in enumerate(page)
             for cell, words in enumerate(_CELL_GAP.split(whole)) if words.strip()]  # fmt: skip
    for at_top, near in ((True, cells[:_EDGE]), (False, cells[: -_EDGE - 1 : -1])):
        for far, (line, cell, words) in enumerate(near):
            said = words.strip()
            alone = f"{int(said) - number}" if said.isdecimal() and len(said) < _EDGE else ""
            yield (at_top, far, alone or re.sub(r"\d+", "#", " ".join(said.split()))), line, cell


def _without_edges(page: Sequence[str], number: int, repeated: frozenset[Edge]) -> list[str]:
    left_out: dict[int, set[int]] = {}
    inwards = {True: 0, False: 0}
    for edge, line, cell in _edges(page, number):
        at_edge = edge[1] == inwards[edge[0]] and not _PAYS.search(edge[2])
        if (at_edge and edge in repeated) or _is_page_number(page[line]):
            inwards[edge[0]] += at_edge
            left_out.setdefault(line, set()).add(cell)
    found: list[str] = []
    for at, whole in enumerate(page):
        if gone := left_out.get(at):
            cells = [cell for n, cell in enumerate(_CELL_GAP.split(whole)) if n not in gone]
            found += ["\t".join(cells)] if any(map(str.strip, cells)) else []
        else:
            found.append(whole)
    return found


_CELL_GAP = re.compile(r"\t| {3,}")
# The last row of a pay table at the foot of two pages is no foot.
_PAYS = re.compile(r"# ?(?:to|for|:) ?#\W*$|\beven(?: money|s)?\W*$|[$€£¥₽] ?#", re.IGNORECASE)


# ---------------------------------------------------------------------------- columns


def _whole_tables(lines: Sequence[str]) -> list[str]:
    """The lines; a table that goes on below its heading once more, as on the next page, is one."""
    found: list[str] = []
    start = end = 0
    for has_tabs, block in groupby(lines, _kind_of_line):
        for own in _begun_anew([*block]) if has_tabs else [[*block]]:
            goes_on = has_tabs and end and not any(map(str.strip, found[end:]))
            if goes_on and _goes_on(found[start:end], own):
                found[end:] = own[1:]
            else:
                start = len(found) if has_tabs else start
                found += own
            end = len(found) if has_tabs else end
    return found


def _begun_anew(rows: Sequence[str]) -> Iterator[list[str]]:
    """The rows, those below each heading that is the first once more by themselves."""
    heads = [at for at, row in enumerate(rows) if _heading(row) == _heading(rows[0])]
    yield from ([*rows[at:end]] for at, end in pairwise([*heads, len(rows)]))


def _goes_on(table: Sequence[str], rows: Sequence[str]) -> bool:
    """True if the rows have the table's heading, and other hands."""
    first = {line.split("\t")[0].strip().casefold() for line in table[1:]}
    others = {line.split("\t")[0].strip().casefold() for line in rows[1:]}
    return _heading(table[0]) == _heading(rows[0]) and not first & others


def _heading(line: str) -> str:
    return " ".join(_CONTINUED.sub("", line.casefold()).split())


_CONTINUED = re.compile(r"\(?\bcont(?:inued|inues|['’]?d)?\b\.?\)?|\(?(?:продолжение|续表?)\)?")


def _one_below_the_other(lines: Sequence[str]) -> Iterator[str]:
    """The lines; those of side-by-side tables are sorted into their tables."""
    for has_tabs, block in groupby(lines, _kind_of_line):
        own = [*block]
        tables = _parted(own) if has_tabs else _tables(own)
        # What is printed below tables side by side is under none of their headings.
        yield from (*tables, BREAK) if tables else (re.sub("\t+", "\t", each) for each in own)


def _kind_of_line(line: str) -> bool | None:
    """True of a table's row between tabs, None of an empty line."""
    return "\t" in line.strip() if line.strip() else None


def _tables(block: Sequence[str]) -> list[str]:
    """Each table of the block with its heading; none if it is no such block."""
    if len(block) < _LEAST_LINES or all("  " not in line for line in block):
        return []
    heads = [*_cells(block[0])]
    rows = [[*_cells(line)] for line in block[1:]]
    if len(heads) < 2 or any(_NUMBERS.fullmatch(words) for _, words in heads):
        return []
    of: list[list[list[str]]] = [[] for _ in heads]
    for row in rows:
        put: dict[int, list[str]] = {}
        for start, words in row:
            at = max((n for n, (left, _) in enumerate(heads) if left <= start + 1), default=0)
            put.setdefault(at, []).append(words)
        for at, cells in put.items():
            of[at].append(cells)
    if sum(any(len(cells) > 1 for cells in rows_of) for rows_of in of) < 2:
        return []
    found: list[str] = []
    for (_, head), rows_of in zip(heads, of, strict=True):
        found += [head, *("\t".join(cells) for cells in rows_of), ""]
    return found


def _cells(line: str) -> Iterator[tuple[int, str]]:
    """The text between wide gaps, each with its place in the line."""
    yield from ((found.start(), found[0]) for found in _CELL.finditer(line))


_PAID = re.compile(
    r"(?:[A-Z]{1,3}(?=\$))?[$€£¥₽]?\d[\d ,.]*(?:\s*(?:to|for|[:/-]|к|比|赔)\s*\d[\d,]*)?"
    r"|\d{1,3}\s?%(?: of (?:the )?(?:progressive )?(?:jackpot|meter|pool|prize))?"
    r"|even(?: money)?|[–—-]",
    re.IGNORECASE,
)
"""A cell of a pay table that says what a hand pays."""
_NOTHING = re.compile(
    r"(?:none|nil|nothing|n/?a|not (?:paid|applicable)|no (?:bonus|payment|pay|payout|award))",
    re.IGNORECASE,
)
"""A cell of a hand that such a table does not pay."""
_HAND = re.compile(
    r"(?!.*(?:bonus|бонус|奖))(?:.*(?:flush|straight|kind|флеш|стрит|同花|顺子))", re.IGNORECASE
)
_ANY_TABLE = re.compile(
    r"(?:poker |winning )?(?:hands?|rank(?:ing)?|combinations?)|to 1"
    r"|(?:pays?|payouts?|payoffs?|payments?|odds|amount|prize|return|edge)(?: (?:odds|table))?"
    r"|frequency|probability|chances?|комбинаци[яи]|выплат[аы]|рука|牌型|赔率",
    re.IGNORECASE,
)
"""The heading of a column that tells no pay table from another."""


def _parted(rows: Sequence[str]) -> list[str]:
    """The pay tables that stand side by side in one: each with columns of its own, or all of them
    with one column of hands. None if it is no such table."""
    grid = [[_without_nothing(cell.strip()) for cell in row.split("\t")] for row in rows]
    width = max(map(len, grid))
    grid = [[*row, *[""] * (width - len(row))] for row in grid]
    first = next((n for n, row in enumerate(grid) if any(map(_PAID.fullmatch, row))), 0)
    heads, body = grid[:first], grid[first:]
    hands = [at for at in range(width) if sum(bool(_HAND.match(row[at])) for row in body) > 1]
    paid = [at for at in range(width) if _is_paid([row[at] for row in body])]
    if not hands or not heads or len({*hands, *paid}) < width:
        return []
    if len(hands) == 1:
        of = [(at, [hands[0], at]) for at in paid]
    else:
        of = [(at, [*range(at, end)]) for at, end in pairwise([*hands, width])]
    titles = [_title(heads, columns if len(hands) > 1 else [at]) for at, columns in of]
    if len(of) < 2 or not all(titles) or len({*titles}) < len(titles):
        return []
    found: list[str] = []
    for title, (at, columns) in zip(titles, of, strict=True):
        split = [[row[each] for each in columns] for row in body if row[at].strip("–—-")]
        found += [f"# {title}", *("\t".join(filter(None, cells)) for cells in split), ""]
    return found


def _without_nothing(cell: str) -> str:
    return "" if _NOTHING.fullmatch(cell) else cell


def _is_paid(column: Sequence[str]) -> bool:
    filled = [*filter(None, column)]
    return bool(filled) and all(map(is_paid, filled))


def is_paid(cell: str) -> bool:
    """True of a cell that says what a hand pays."""
    return _PAID.fullmatch(cell) is not None


def is_hand(cell: str) -> bool:
    """True of a cell that names a hand."""
    return _HAND.match(cell) is not None


def _title(heads: Sequence[Sequence[str]], columns: Sequence[int]) -> str:
    """The first heading above these columns that names a table; empty if there is none."""
    above = (row[at] for row in heads for at in columns)
    return next((each for each in above if each and not _ANY_TABLE.fullmatch(each)), "")


# ------------------------------------------------------------------------ rows of a PDF

# The beginning of a cell beside another, where the text has it in a line below and in the same.
CELL_BELOW, CELL_BESIDE = "\x1f", "\x1e"


def in_rows(text: str) -> str:
    """The text of a PDF's page with its pay tables in rows. Other cells are as the text has them,
    as the number before a sentence is."""
    found: list[str] = []
    for is_row, block in groupby(text.split("\n"), lambda line: bool(_CELL_SIGN.search(line))):
        rows = [*block]
        paid = sum(any(is_paid(each.strip()) for each in _CELL_SIGN.split(row)[1:]) for row in rows)
        if is_row and paid > 1:
            found += [_CELL_SIGN.sub("\t", row) for row in rows]
        else:
            found += [row.replace(CELL_BELOW, "\n").replace(CELL_BESIDE, " ") for row in rows]
    return "\n".join(found)


_CELL_SIGN = re.compile(f"[{CELL_BELOW}{CELL_BESIDE}]")


def with_rows(text: str, layout: str) -> str:
    """The text of a PDF's page, in which each cell of a table may be a line. The rows come from its
    layout, where that has them in the order of the text."""
    at = [n for n, letter in enumerate(text) if not letter.isspace()]
    letters, found, end, seen = "".join(text[n] for n in at), [], 0, 0
    for row in _rows(layout.splitlines()):
        bare = re.sub(r"\s", "", row)
        start = letters.find(bare, seen)
        if start < 0:
            continue
        seen = start + len(bare)
        found += [text[end : at[start]].strip("\n"), row]
        end = at[seen - 1] + 1
    return "\n".join([*filter(str.strip, found), text[end:].lstrip("\n")])


def _rows(lines: Sequence[str]) -> Iterator[str]:
    """The rows of all pay tables of a page, their cells between tabs."""
    block: list[list[tuple[int, str]]] = []
    for line in (*filter(str.strip, lines), ""):
        cells = [*_cells(line)]
        if len(cells) > 1:
            block.append(cells)
            continue
        yield from _in_columns(block)
        block = []


def _in_columns(block: Sequence[Sequence[tuple[int, str]]]) -> Iterator[str]:
    """The rows of that table from the last line of its heading on; none if it is no pay table."""
    paid = [any(_PAID.fullmatch(words) for _, words in cells[1:]) for cells in block]
    if sum(paid) < 2:
        return
    columns: list[list[int]] = []
    for left, words in sorted(cell for cells, pays in zip(block, paid, strict=True) if pays
                              for cell in cells):  # fmt: skip
        if columns and left < columns[-1][1]:
            columns[-1][1] = max(columns[-1][1], left + len(words))
        else:
            columns.append([left, left + len(words)])
    for cells in block[max(0, paid.index(True) - 1) :]:
        row = [""] * len(columns)
        for left, words in cells:
            middle = 2 * left + len(words)
            at = min(range(len(row)), key=lambda n: abs(sum(columns[n]) - middle))
            row[at] = f"{row[at]} {words}".strip()
        yield "\t".join(row)
