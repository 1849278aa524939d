"""The smallest and largest stakes that a document gives."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_vocabulary import patterns_of
from trainer.school.workshop.document_wagers import Figure, named_in, plain_amount
from trainer.school.workshop.rule_sentences import SIGN

_WORDS = patterns_of("limits")

LOW, HIGH = "from", "to"
_COUNTED = (
    r"times\b|x\b|%|cards?\b|hands?\b|to 1\b|:1\b|players?\b|places?\b|seats?\b|boxe?s?\b"
    r"|units?\b|chips?\b|per\s\S?\d|more than\b|km?\b|m\b"
)
_D = "[0-9]"  # digits of other scripts are no amount
_AMOUNT = (
    rf"(?:{SIGN}\s?)?(?<!{_D})({_D}{{1,3}}(?:[, ]{_D}{{3}})+|{_D}{{1,12}}(?:\.{_D}{_D})?)"
    r"(?!\d|[.,]\d)"
    rf"(?!\s*(?:{_COUNTED})|/\d)"
)
_RANGE = re.compile(
    rf"(?:\b(?:from|between|limits?(?: are| is)?:?)\s+|(?={SIGN})){_AMOUNT}"
    rf"\s*(?:up to|to|and|–|-)\s*{_AMOUNT}",
    re.IGNORECASE,
)
_BARE_RANGE = re.compile(
    r":?\s([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?:/|\s?[-–]\s?)([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{2,12})"
    r"(?=\s*(?:[,;]|\.?$|\.\s)|\t)"
)
"""Right behind the wager, as in "Ante 10-300, Pair Plus 5-100"."""
_YEARS = re.compile("(?:19|20)[0-9]{2}")
_THEN = rf"(?P<between>[^\d.;]{{0,40}}?){_AMOUNT}"
_LEAST = re.compile(
    r"\b(?:(?:[Nn]o|not)\b[^.;\d]{0,30}\b(?:below|less than)"
    r"|(?<!max and )(?<!maximum and )(?:minim(?:um|al)(?! and max)|min\b\.?|at least"
    rf"|not? (?:be )?less than|the least(?= (?:that|which|you|is|may))|smallest|lowest)){_THEN}",
    re.IGNORECASE,
)
_MOST = re.compile(
    r"\b(?:(?:[Nn]o|not)\b[^.;]{0,60}\b(?:or|nor)(?: \w+)? (?:above|more than)"
    r"|(?<!min and )(?<!minimum and )(?:maxim(?:um|al)(?! and min)|max\b\.?|at most|up to"
    rf"|no[rt]? (?:be )?more than|no[rt] exceed|the most(?= (?:that|which|you|is|may))"
    rf"|largest|highest)){_THEN}",
    re.IGNORECASE,
)
_EXACTLY = re.compile(rf"\b(?:exactly|fixed at){_THEN}(?!\s*(?:or|and)\b)", re.IGNORECASE)
_ONLY = re.compile(
    rf"(?P<between>){_AMOUNT}\s+only\b(?! (?:for|if|when|where|on|with|after))",
    re.IGNORECASE,
)
_AND = re.compile(rf",?\s*(?:and\s+)?{_AMOUNT}(?=\s+(?:for|on)\b)", re.IGNORECASE)
_COMMA = re.compile(r"\s*[$€£]?,\s+(?:and\s+)?")
# As in "Minimum: Ante $5, Pair Plus $2".
_ONE_MORE = re.compile(rf":?\s*{_AMOUNT}", re.IGNORECASE)
# The word stands behind the amount, as in "$5 minimum, $200 maximum".
_BEHIND = re.compile(rf"{_AMOUNT}\s*(?P<of>min|max)(?:imum)?\b\.?(?!\s*(?:pay|win|prize))", re.I)
_ANY_LIMIT = re.compile(r"\b(?:min|max)(?:imum)?\b", re.IGNORECASE)
_NO_LIMIT = _WORDS["no_limit"]
# A stake that something else depends on is no limit.
_ENTITLES = _WORDS["entitles"]
_EARNS = re.compile(r"\s+earns?\b", re.IGNORECASE)
# As in "pays 40 to 1 up to a maximum of $10,000".
_PAID_UP_TO = re.compile(r"\b(?:pa(?:ys?|id)|wins?) [^.;]*\Z", re.IGNORECASE)


def limits(each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    about = "".join(each.headings)
    for line, table in _with_columns(each, names):
        for part in re.split(r"(?<![Mm]in\.)(?<![Mm]ax\.)(?<=[.;])\s", line):
            # As in "Bets on the Ante are welcome. The minimum is $5".
            one = {*named_in(names, about)} if _OF_THAT.match(part) else ()
            is_its = len(one) == 1 and names.search(part) is None
            for wager, of, amount in _limits_of(f"{about} {part}" if is_its else part, names):
                yield Figure(wager, of, amount, each.clause, table)
            about = about if is_its else part


_OF_THAT = _WORDS["of_that"]


def _with_columns(each: Sentence, names: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """The lines; a table with a column for the minimum gives each figure beside its column's
    name, one of limits both. A row that names no wager, below columns that do, is a table of the
    house's."""
    lines: list[str] = each.says.split("\n")
    head: list[str] = []
    is_of_limits = re.search(r"\blimits?\b", "\n".join((*each.headings, each.says)), re.I)
    has_min = False
    for line in lines:
        row = line.split("\t")
        is_ranges = all(_RANGE.fullmatch(cell) for cell in row[1:])
        if head and len(row) == len(head) and (has_min or is_ranges):
            is_table = names.search(" ".join(head)) and not names.search(row[0])
            for name, cell in zip(head[1:], row[1:], strict=True):
                yield f"{row[0]}: {name.rstrip('.')} {cell}", row[0] if is_table else ""
        elif is_of_limits and len(row) > 2 and all(map(_ALONE.fullmatch, row[-2:])):
            yield f"{row[-3]} from {row[-2]} to {row[-1]}", ""
        else:
            yield line, ""
        found = re.search(r"\bmin", line, re.IGNORECASE)
        if len(row) > 1 and (found or all(named_in(names, cell) for cell in row[1:])):
            has_min = found is not None
            is_without = re.match(r"min|max", row[0], re.IGNORECASE)  # no words above the names
            head = ["", *row] if is_without else row


_ALONE = re.compile(_AMOUNT)


def _limits_of(part: str, names: re.Pattern[str]) -> Iterator[tuple[Wager, str, str]]:
    for found in _RANGE.finditer(part):
        low, high = plain_amount(found[1]), plain_amount(found[2])
        if Money.parse(low) < Money.parse(high) and not _EARNS.match(part, found.end()):
            for wager in _limited(part, found, names):
                yield wager, LOW, low
                yield wager, HIGH, high
    first = _ANY_LIMIT.search(part)
    for named in names.finditer(part):
        bare, wager = _BARE_RANGE.match(part, named.end()), Wager(str(named.lastgroup))
        if bare and wager is not Wager.PLAY and not wager.is_bonus:
            low, high = plain_amount(bare[1]), plain_amount(bare[2])
            is_years = _YEARS.fullmatch(bare[1]) and _YEARS.fullmatch(bare[2])
            is_date = "/" in bare[0] and (not first or _NO_LIMIT.search(part))
            if Money.parse(low) < Money.parse(high) and not is_years and not is_date:
                yield wager, LOW, low
                yield wager, HIGH, high
    behind = [*_BEHIND.finditer(part)]
    if first and behind and first.start() == behind[0].start("of"):
        alone = {*named_in(names, part)}
        for found in behind:
            of = LOW if found["of"].lower() == "min" else HIGH
            for wager in _limited(part, found, names) or (alone if len(alone) == 1 else ()):
                if not wager.is_bonus:
                    yield wager, of, plain_amount(found[1])
        return
    exactly = ((of, pattern) for of in (LOW, HIGH) for pattern in (_EXACTLY, _ONLY))
    for of, pattern in ((LOW, _LEAST), (HIGH, _MOST), *exactly):
        for found in pattern.finditer(part):
            wagers = _limited(part, found, names)
            between = found["between"] if pattern in (_LEAST, _MOST) else part[: found.end()]
            if pattern is _MOST and _PAID_UP_TO.search(part, 0, found.start()):
                continue
            if not wagers or _NO_LIMIT.search(between) or _ENTITLES.search(part):
                continue
            yield from ((wager, of, plain_amount(found[2])) for wager in wagers)
            yield from ((other, of, amount) for other, amount in _and_others(part, found, names))


def _and_others(
    part: str, found: re.Match[str], names: re.Pattern[str]
) -> Iterator[tuple[Wager, str]]:
    """The other wagers of "at least $10 on the Ante and $5 on the Pair Plus"."""
    at = found.end() if names.search(part, found.start(), found.end()) else len(part)
    while (gap := _COMMA.match(part, at)) and (named := names.match(part, gap.end())):
        if (more := _ONE_MORE.match(part, named.end())) is None:
            break
        at = more.end()
        yield Wager(str(named.lastgroup)), plain_amount(more[1])
    named = names.match(part, _for(part, found.end()))
    while named and (more := _AND.match(part, named.end())):
        named = names.match(part, _for(part, more.end()))
        if named and not (wager := Wager(str(named.lastgroup))).is_bonus:
            yield wager, plain_amount(more[1])


def _limited(part: str, found: re.Match[str], names: re.Pattern[str]) -> list[Wager]:
    """The wagers that those amounts limit: named among them, right behind them, or last before,
    as "Pair Plus and Prime". The limits of a table are those of the Ante."""
    inside = [*names.finditer(part, found.start(), found.end())]
    behind = names.match(part, _for(part, found.end()))
    if behind and not inside:
        return _behind(part, behind, names)
    named = inside or [*names.finditer(part, 0, found.start())]
    if not named:
        return [Wager.ANTE] if _OF_TABLE.search(part, 0, found.start()) else []
    alike = [named.pop()]
    while named and _JOINED.fullmatch(part, named[-1].end(), alike[0].start()):
        alike.insert(0, named.pop())
    wagers = [Wager(str(each.lastgroup)) for each in alike]
    return [] if any(each.is_bonus for each in wagers) else wagers


def _behind(part: str, named: re.Match[str], names: re.Pattern[str]) -> list[Wager]:
    """The wagers of "$1 to $25 on the Pair Plus and the Prime"; one with an amount is another."""
    wagers = [Wager(str(named.lastgroup))]
    while gap := _AND_ON.match(part, named.end()):
        more = names.match(part, gap.end())
        if more is None or _HAS_AMOUNT.match(part, more.end()):
            break
        named = more
        wagers.append(Wager(str(named.lastgroup)))
    return [] if any(each.is_bonus for each in wagers) else wagers


_AND_ON = re.compile(r"\s+(?:and|or)\s+(?:on\s+)?(?:the\s|an?\s)?", re.IGNORECASE)
_HAS_AMOUNT = re.compile(rf"[^.;,]{{0,12}}{_AMOUNT}")
_JOINED = re.compile(r"\s*(?:,|&|/|and|or|,\s*and)\s+(?:the\s|an?\s)?", re.IGNORECASE)
_OF_TABLE = re.compile(r"\btables?(?: limits?)?:?(?: is| are| run)?\s*(?:from )?$", re.IGNORECASE)


def _for(part: str, end: int) -> int:
    found = re.compile(r"\s*(?:for|on|as)\s+(?:the\s|an?\s)?\s*", re.IGNORECASE).match(part, end)
    return found.end() if found else end
