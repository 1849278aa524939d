"""The figures of a document: its pay tables, limits and the lowest hand of the dealer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache, partial
from itertools import dropwhile

from trainer.game.money import Odds
from trainer.game.pay import Combination
from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_limits import limits
from trainer.school.workshop.document_qualifying import plays
from trainer.school.workshop.document_vocabulary import patterns_of
from trainer.school.workshop.document_wagers import (
    Figure,
    cells,
    named_in,
    plain_amount,
    wager_names,
)
from trainer.school.workshop.rule_sentences import (
    ONE_FOR_ONE,
    SIGN,
    in_digits,
    number,
    of_this_game,
    with_heads,
)

_WORDS = patterns_of("figures")
_ACE_KING_QUEEN = r"(?:a-?k-?q|ace[-, /]+king[-, /]+(?:and )?queen)"
_OF_COLOUR = (
    r"(?: cards?[^.,;:\d]{0,40}?)? (?:(?:same|one|single)[- ]colou?r|all red or (?:all )?black)"
)
_HANDS = {
    Combination.MINI_ROYAL_SPADES: rf"(?:mini[- ]royal|{_ACE_KING_QUEEN})(?: of| in)? spades"
    rf"|royal flush (?:of|in) spades \({_ACE_KING_QUEEN}\)",
    Combination.MINI_ROYAL: rf"mini[- ]royal|royal flush \({_ACE_KING_QUEEN}\)"
    rf"|{_ACE_KING_QUEEN},? (?:suited|(?:of |in )?(?:any )?other suits?|(?:all )?(?:of|in) "
    r"(?:one|the same|another|any|any other) suit|(?:of |in )?(?:hearts|diamonds?|clubs))"
    r"|мини[- ]роял",
    Combination.ROYAL_FLUSH: r"royal flush|роял[- ]флеш|皇家同花顺",
    Combination.STRAIGHT_FLUSH: r"(?:str(?:aight|\.)?|running)[- ]flush|стрит[- ]флеш|同花顺",
    Combination.FOUR_OF_A_KIND: r"(?:four|4)[- ]of[- ]a[- ]kind|каре|四条",
    Combination.FULL_HOUSE: r"full[- ]house|фул+[- ]хаус|葫芦",
    Combination.THREE_OF_A_KIND: r"(?:three|3)[- ](?:of[- ]a[- ]kind|alike)|prial|trips"
    r"|тройка|三条",
    Combination.STRAIGHT: r"straight|(?<![^\t\n])run(?=[\s:.–-]+\d)|стрит|顺子",
    Combination.FLUSH: "flush|флеш|同花",
    Combination.TWO_PAIR: "two pairs?|две пары|两对",
    Combination.PAIR: "pair(?![- ]?plus)|пара|对子",
    Combination.SIX_ONE_COLOUR: f"(?:all )?(?:six|6){_OF_COLOUR}"
    r"|(?:your|player(?:['’]s)?)(?: three)?(?: cards)? and (?:the )?dealer(?:['’]s)?(?: three)?"
    r"(?: cards)?(?: are)?(?: all)?(?: of| in)? (?:the )?same colou?r",
    Combination.ONE_COLOUR: f"(?:all )?(?:three|3){_OF_COLOUR}"
    r"|(?:all )?three of your cards red,? or (?:all )?(?:three )?black"
    r"|player(?:['’]s)? cards (?:all )?of the same colou?r",
}
_HAND = re.compile(
    rf"(?<!\w)(?:{'|'.join(f'(?P<{name}>{words})' for name, words in _HANDS.items())})s?(?!\w)",
    re.IGNORECASE,
)
_ODDS = (
    r"(?<!\d[.,])(?<!\d)(\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,4})"
    r"\s*(?:to|-to-|:|-|/|к|比|赔)\s*(\d{1,2})(?![\d-])"
)
_ODDS_CELL = re.compile(rf"(?<=\t){_ODDS}(?=\s*(?:\t|$))", re.IGNORECASE)
_ODDS_OR = re.compile(rf"(?<![\d,.]){_ODDS}\s*(?:/|\bor)\s*\Z", re.IGNORECASE)
_OR_ODDS = re.compile(rf"\*?\s*(?:/|\bor\b|\()\s*{_ODDS}", re.IGNORECASE)
_PAID = re.compile(rf"(?P<between>[^\d.;]{{0,40}}?){_ODDS}", re.IGNORECASE)
_FIXED = re.compile(
    rf"(?P<between>[^\d.;]{{0,40}}?)"
    rf"(?:{SIGN}\s?(?P<amount>[0-9]{{1,3}}(?:[, ][0-9]{{3}})+|[0-9]{{1,12}}(?:\.[0-9][0-9])?)"
    r"(?!\d|\s*(?:to|:)\s*\d|\s*for (?:each|every))|(?P<share>[0-9]{1,3})\s?%(?! of the first\b))"
)
_FIGURE = re.compile(r"[\s:.–-]+(\d{1,3}(?:[, ]\d{3}){1,2}|\d{1,4})\s*")
# The odds stand before the hand, as in "40 to 1 for a straight flush".
_PAID_FOR = re.compile(
    rf"{_ODDS}\s*(?:for|on|with|if(?: it is)?|where|when|за|на)\s+"
    rf"(?:(?:an?|the|any|all|other|player['’]s)\s+)*(?={_HAND.pattern})",
    re.IGNORECASE,
)
# "If you bet £10 and hold a flush you win £30": no row of a pay table.
_STAKED = re.compile(
    rf"(?:\b(?:bet|stake|wager)s?(?:\sof)?|_\sof)\s{SIGN}\s?\d|{SIGN}\d+ (?:bet|wager|stake)\b",
    re.I,
)
_FIXED_FOR = re.compile(
    rf"{SIGN}\s?([0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]{{1,12}})\s(?:for|on)\s+(?:(?:an?|the"
    rf"|any other)\s+)?(?={_HAND.pattern})",
    re.IGNORECASE,
)
# The stake is in what "5 for 1" pays.
_ALL_FOR_ONE = re.compile(r"\bfor (?:1|one)\b", re.IGNORECASE)
_EVEN = re.compile(r"\beven(?: money|s)?\b", re.IGNORECASE)
# No share of a jackpot: the table pays parts of the stake.
_MORE_THAN_ALL = re.compile(r"(?<!\d)(?:1(?!00\s?%)\d\d|[2-9]\d\d|\d{4,})\s?%")
_FOR_NEXT = re.compile(r"\s+(?:where|if|when|for)\b", re.IGNORECASE)
_NO_ROW = _WORDS["no_row"]
# All that stands between a hand of a sentence and its odds: "a flush of staff 2-1" pays nothing.
_GAP = _WORDS["gap"]
_CITED = re.compile(r"\b(?:rule|clause|section|article)s? \d+[:-]\d[\d.:-]*", re.IGNORECASE)
# What is not paid, and how often a hand comes.
_NOT_PAID = _WORDS["not_paid"]


@lru_cache(maxsize=8)
def figures(
    text: str,
    cite: str,
    spots: tuple[tuple[Wager, str], ...],
    cited: tuple[tuple[str, Wager], ...],
) -> tuple[Figure, ...]:
    """The figures of the document, as far as it is plain which wager each is about."""
    names, of_clause = wager_names(dict(spots)), dict(cited)
    plain = partial(in_digits, has_one_for_one=ONE_FOR_ONE.search(text) is not None)
    return tuple(
        dict.fromkeys(
            figure
            for each, head in with_heads(map(plain, of_this_game(text, cite)))
            for figure in (
                *_pays(each, head, names, of_clause),
                *_chains(each, names),
                *_envy(each),
                *limits(each, names),
                *plays(each),
            )
        )
    )


def _pays(
    each: Sentence, head: Sentence, names: re.Pattern[str], of_clause: Mapping[str, Wager]
) -> Iterator[Figure]:
    about = of_clause.get(each.clause) or _paying((head.says,), names)
    has_shares = _MORE_THAN_ALL.search(each.says) is None
    has_stake = _ALL_FOR_ONE.search(each.says) is not None
    for wager, line, is_row in _paying_lines(each, names):
        if _NOT_PAID.search(line):
            continue
        line = _CITED.sub("", line)
        # A Pairs bet of £5 is no pair that is paid £5.
        hands = names.sub(lambda named: "_" * len(named[0]), _CHAIN.sub("", line))
        paid = wager or about
        # What a jackpot wager pays is money, unless it says odds.
        is_money = paid in (Wager.PROGRESSIVE, Wager.ENVY_BONUS)
        for hand, value in _rows(hands, is_row, has_stake, is_money) if paid else ():
            if paid is not None and (has_shares or not value.endswith("%")):
                yield Figure(paid, _of_three(paid, hand), value, each.clause, head.clause)


_CHAIN = re.compile(r"(?<![\w$€£.,/–-])[1-9]\d{0,3}(?:\s?[-–/]\s?[1-9]\d{0,3}){2,6}(?![\w/–-])")
_USUAL = (Combination.STRAIGHT_FLUSH, Combination.THREE_OF_A_KIND, Combination.STRAIGHT,
          Combination.FLUSH, Combination.PAIR)  # fmt: skip
# A list that begins with such a number is one of years, not of odds.
_YEAR = 1900
_CHAINED = {
    (Wager.ANTE_BONUS, 3): _USUAL[:3],
    (Wager.PAIR_PLUS, 5): _USUAL,
    (Wager.PAIR_PLUS, 6): (Combination.MINI_ROYAL, *_USUAL),
}


def _chains(each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """The rows of "Pair Plus pays 40-30-6-3-1", of the hands that are listed behind it or, where
    none is, the usual ones."""
    for line in each.says.split("\n"):
        found = [0, *(at for chain in _CHAIN.finditer(line) for at in chain.span()), len(line)]
        for start, at, end, stop in zip(found[:-3:2], found[1::2], found[2::2], found[3::2],
                                        strict=False):  # fmt: skip
            wager = _paying((line[start:at].split(". ")[-1],), names)
            paid = [*map(int, re.findall(r"\d+", line[at:end]))]
            rest = line[end:stop].split(". ")[0]
            hands = [str(hand.lastgroup) for hand in _HAND.finditer(names.sub("", rest))]
            hands = hands or [*_CHAINED.get((wager, len(paid)), ())] if wager else []
            is_listed = sorted(paid) == sorted({*paid}) and min(paid) == 1
            is_falling = paid == sorted(paid, reverse=True)
            is_rising = paid == sorted(paid) and _HAND.search(names.sub("", rest)) is not None
            if (
                wager
                and is_listed
                and (is_falling or is_rising)
                and max(paid) < _YEAR
                and len(hands) == len(paid)
            ):
                for hand, odds in zip(hands, paid, strict=True):
                    yield Figure(wager, _of_three(wager, hand), f"{odds}:1", each.clause)


_ENVY_PAID = re.compile(
    r"\benvy\b(?: (?:bonus|pay\w*|prize|award))?(?! (?:bet|wager))"
    rf"[^.;\d]{{0,12}}?\s{SIGN}\s?([0-9][0-9,]{{0,12}})(?!\d|%)"
    rf"|{SIGN}\s?([0-9][0-9,]{{0,12}})\s(?:as an? )?envy\b",
    re.IGNORECASE,
)


_ENVY = re.compile(r"\benvy\b", re.IGNORECASE)
_GIVEN = _WORDS["given"]


def _envy(each: Sentence) -> Iterator[Figure]:
    """What the sentence gives the others, where it names the one hand that it is for."""
    for part in re.split(r"(?<=[.;])\s", each.says) if "\t" not in each.says else ():
        hands = [str(hand.lastgroup) for hand in _HAND.finditer(part)]
        paid = _ENVY_PAID.findall(part) or (_GIVEN.findall(part) if _ENVY.search(part) else [])
        if len(hands) == len(paid) == 1:
            yield Figure(Wager.ENVY_BONUS, hands[0], plain_amount("".join(paid[0])), each.clause)


def _of_three(wager: Wager, hand: str) -> str:
    """Three cards make no royal flush but the mini royal."""
    is_royal = hand == Combination.ROYAL_FLUSH and wager in (Wager.ANTE_BONUS, Wager.PAIR_PLUS)
    return Combination.MINI_ROYAL.value if is_royal else hand


def _paying_lines(
    each: Sentence, names: re.Pattern[str]
) -> Iterator[tuple[Wager | None, str, bool]]:
    """The lines that may pay hands, each with the one wager that it names, and if it is a row."""
    lines, in_columns = each.says.split("\n"), [*cells(each, names)]
    if beside := [*_side_by_side(lines, names)]:
        yield from beside
        return
    for row, column, cell in in_columns:
        yield _paying((column, *each.headings), names), f"{row}\t{cell}", True
    head = lines[0]
    for line in lines if not in_columns else ():
        if named_in(names, line) and not _HAND.search(names.sub("", line)):
            head = line
        elif names.fullmatch(line.partition("\t")[0]):
            head = line.partition("\t")[0]
        rows, whole = _listed(line), _paying((line, head, lines[0], *each.headings), names)
        yield from ((whole, row, True) for row in rows)
        for part in () if rows else _STOPS.split(line):
            is_other = {*named_in(names, part)} - {Wager.ANTE, Wager.PLAY}
            yield _paying((part,), names) or (None if is_other else whole), part, len(lines) > 1


_STOPS = re.compile(r"(?<![Ss]tr\.)(?<=[.;])\s")
_PAID_AHEAD = re.compile(
    rf"(?:^|[:,;])\s*(\d{{1,4}})\s?(?:to|:|/)\s?(\d)\s(?={_HAND.pattern})", re.I
)
"""As in "Pair Plus: 40/1 straight flush, 30/1 trips"."""
_ROW = re.compile(rf"\s*{_HAND.pattern}\s\d{{1,4}}", re.IGNORECASE)
_MANY_ROWS = 3


def _listed(line: str) -> list[str]:
    """The rows of "Pair Plus: straight flush 40, trips 30, straight 6", a figure each."""
    _, _, rest = line.partition("\t" if line.count("\t") == 1 else ":")
    rows = re.split(r",|\s[-–/·](?=\s)", re.split(r"\.(?:\s|$)", rest or line)[0])
    return rows if len(rows) >= _MANY_ROWS and all(map(_ROW.fullmatch, rows)) else []


def _side_by_side(
    lines: list[str], names: re.Pattern[str]
) -> Iterator[tuple[Wager | None, str, bool]]:
    """The cells of tables that stand side by side, each with hands of its own."""
    head, *rows = [
        line.split("\t") for line in dropwhile(lambda line: "\t" not in line, lines)
    ] or [[]]
    if len(head) < 2 or not all(named_in(names, column) for column in head):
        return
    paid = [_paying((column,), names) for column in head]
    if all(len(row) == len(head) for row in rows):
        yield from (
            (wager, cell, True) for row in rows for wager, cell in zip(paid, row, strict=True)
        )
    elif all(len(row) % 2 == 0 and len(row) <= 2 * len(head) for row in rows):
        for row in rows:
            pairs = ["\t".join(pair) for pair in zip(row[::2], row[1::2], strict=True)]
            # Of a row that has fewer, one wager alone has such a hand.
            able = paid if len(pairs) == len(paid) else [w for w in paid if _may_pay(w, row[0])]
            if len(pairs) == len(able):
                yield from ((wager, cell, True) for wager, cell in zip(able, pairs, strict=True))


def _may_pay(wager: Wager | None, hand: str) -> bool:
    """False of a flush or a pair as Ante Bonus, which no house pays."""
    low = re.fullmatch(r"(?:flush|pair)s?", hand.strip(), re.IGNORECASE)
    return wager is not None and (wager is not Wager.ANTE_BONUS or low is None)


_BONUS = re.compile(r"\b(?:bonus|premium|extra payment)\b", re.IGNORECASE)


def _paying(texts: tuple[str, ...], names: re.Pattern[str]) -> Wager | None:
    """The one wager with a pay table that the first of these texts names that names any."""
    for text in texts:
        named = {*named_in(names, text)}
        found = named - {Wager.ANTE, Wager.PLAY}
        if Wager.ANTE in named and not found and _BONUS.search(text):
            return Wager.ANTE_BONUS
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _rows(line: str, is_row: bool, has_stake: bool, is_money: bool) -> Iterator[tuple[str, str]]:
    """The hands of the line with what each is paid, the odds before the hands or behind; a figure
    alone may have the stake in it."""
    line = _EVEN.sub("1 to 1", line)
    is_example = _STAKED.search(line) is not None
    first = _HAND.search(line)
    ahead = [*_PAID_AHEAD.finditer(line)]
    before = [*_PAID_FOR.finditer(line)] or (
        ahead if first and ahead and ahead[0].end() <= first.start() else []
    )
    for found in before:
        hand = _HAND.match(line, found.end())
        assert hand is not None, "it was looked ahead to"
        if other := _ODDS_OR.search(line, max(0, found.start() - 20), found.start()):
            yield from _odds(str(hand.lastgroup), other[1], other[2])
        yield from _odds(str(hand.lastgroup), found[1], found[2])
    for found in () if is_example else _FIXED_FOR.finditer(line):
        hand = _HAND.match(line, found.end())
        assert hand is not None, "it was looked ahead to"
        yield str(hand.lastgroup), plain_amount(found[1])
        before = [found]
    hands = () if before else tuple(_HAND.finditer(line))
    for at, found in enumerate(hands):
        name, start = str(found.lastgroup), found.end()
        if line.endswith("other ", 0, found.start()) and name in {
            it.lastgroup for it in hands[:at]
        }:
            continue  # than one of hearts, say
        end = hands[at + 1].start() if at + 1 < len(hands) else len(line)
        paid, fixed = _PAID.match(line, start, end), _FIXED.match(line, start, end)
        is_next = _FOR_NEXT.match(line, paid.end()) and "and" in paid["between"] if paid else False
        if paid and not is_next and _joins(paid["between"], is_row):
            yield from _odds(name, paid[2], paid[3])
            more: re.Match[str] | None = paid
            while more and (more := _OR_ODDS.match(line, more.end(), end)):  # of another table
                yield from _odds(name, more[1], more[2])
            for other in _ODDS_CELL.finditer(line, paid.end(), end):  # of another pay table
                yield from _odds(name, other[1], other[2])
        elif fixed and not is_example and _joins(fixed["between"], is_row):
            yield name, f"{fixed['share']}%" if fixed["share"] else plain_amount(fixed["amount"])
        elif is_row and (alone := _FIGURE.fullmatch(line, start)):
            if is_money:
                yield name, str(number(alone[1]))
            else:
                yield from _odds(name, str(number(alone[1]) - has_stake), "1")


def _joins(between: str, is_row: bool) -> bool:
    return (is_row or _GAP.fullmatch(between) is not None) and not _NO_ROW.search(between)


def _odds(hand: str, num: str, den: str) -> Iterator[tuple[str, str]]:
    odds = f"{number(num)}:{number(den)}"
    with suppress(ValueError):  # of nothing, or of more than any house pays
        Odds.parse(odds)
        yield hand, odds
