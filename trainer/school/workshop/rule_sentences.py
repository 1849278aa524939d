"""The sentences of a document that give rules, without what in them gives none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import pairwise

from trainer.library.sentences import Sentence, sentences

ONE_PLACE = r"(?:hand|position|box|seat|place|spot|player|patron|guest)"
SIGN = (
    r"(?:(?:(?<![A-Za-z])[A-Z]{1,3})?[$€£¥₽₱]"
    r"|(?-i:\b(?:AUD|CAD|CHF|EUR|GBP|HKD|KZT|MOP|NZD|PHP|RUB|SGD|USD|ZAR|P(?=\d,?\d))))"
)
_UNITS = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_VALUES = {
    **{word: number for number, word in enumerate(_UNITS, 1)},
    **{word: 10 * number for number, word in enumerate(_TENS, 2)},
    "hundred": 100,
    "thousand": 1000,
}
_COUNT = rf"(?:{'|'.join(_VALUES)})"
_WRITTEN = rf"{_COUNT}(?:[\s-]+(?:and\s+)?{_COUNT}){{0,8}}"
_IN_WORDS = re.compile(
    rf"\b(?:{_WRITTEN}|\d+)\s+(?:to|for)\s+(?:{_COUNT}|\d+)"
    r"(?=[ \t]*(?:$|[^\w\s]|(?:for|on|if|and|with)\b))"
    rf"|\b{_WRITTEN}(?=\s+(?:dollars?|pounds?|euros?|per ?cent)\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""Odds, an amount or a share, written out: "five to one", "forty dollars"."""
_FOR_ONE = re.compile(
    r"(?<![\d$€£¥₽.,:-])(?<!to )([1-9][\d,]{0,12})\s*for\s*1\b(?!\s*(?:chip|card|hand|player))",
    re.I,
)
_EACH_COUNT = re.compile(rf"\b{_WRITTEN}\b", re.IGNORECASE)
_UNIT_NAMED = re.compile(
    r"\b(\d[\d,]*(?:\.\d\d)?)\s+(?:(dollars?|pounds?|euros?)|per ?cent)\b", re.I
)
_THIS_GAME = re.compile(
    r"\b(?:three|3|tri)[- ]?card|тр[её]хкарточн|три карты|三张|三公",
    re.IGNORECASE,
)
_OTHER_GAME = re.compile(
    r"\b(?:black[- ]?jack|baccarat|punto banco|roulette|craps|sic bo|pai gow|let it ride|red dog"
    r"|pontoon|casino war|big six|spanish 21|(?:caribbean|casino|mississippi|(?:five|5)[- ]card)"
    r" stud|(?:texas )?hold[ ’']?em|(?:two|2|four|4|five|5)[- ]card poker|crazy 4|omaha"
    r"|high card flush)\b"
    r"|блэк-?джек|баккара|рулетк|крэпс|холдем|21点|二十一点|百家乐|轮盘|骰宝|德州扑克",
    re.IGNORECASE,
)
_WRITTEN_TWICE = re.compile(
    rf"\b{_WRITTEN}(?: (?:dollars?|pounds?|euros?)| to {_WRITTEN})?\s*\(({SIGN}?\d[^()]{{0,9}})\)",
    re.IGNORECASE,
)
"""As in "five dollars ($5.00)" and "three (3) times"."""
_ONE_VALUE = rf"(?:{SIGN}?\s?\d[\d,]{{0,12}}(?:\.\d\d)?(?:\s?(?:to|:|-)\s?1(?!\d))?)"
_OTHERWHERE = (
    "(?:sister|neighbouring) (?:club|casino|house)|last (?:spring|summer|autumn|winter)"
    "|common (?:mistake|error)s?|misconception|myth|(?:often|wrongly|mistakenly) (?:think|believe)"
    "|(?:other|some) (?:casinos|houses|clubs)|elsewhere|last (?:year|month|season)"
    r"|(?:(?<!\w )old|(?:the|our) old|former) (?:\w+ ){0,2}"
    r"(?:card|sheet|(?:pay ?)?table|rates|odds|rules)"
    r"|(?:before|until|prior to) (?:\w+ )?(?:19|20)\d\d"
    "|(?:would|you['’]d) (?:get|win|receive|collect|be paid)"
    "|if approved|proposed|proposal|in the past"
    "|until (?:now|then|recently|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*)"
)
# Examples, and what was so before: "up from 3 to 1 to 4 to 1".
_PASSED = re.compile(
    r"(?:\b(?:for )?(?:example|instance)\b|\be\.g\.|\bнапример\b|例如).*?(?:[.](?=\s|$)|。|$)"
    r"|\((?:was|were|formerly|previously|before|until|old|last (?:year|season))\b[^()]*\)"
    r"|\b(?:formerly|previously|instead of|rather than|in place of|(?:the )?old|(?:up|down) from)"
    r"\s+"
    rf"(?:pa(?:id|ys?)\s+)?{_ONE_VALUE}(?!\s+to\s+\d)"
    rf"|{_ONE_VALUE}\s*(?:→|[-=]>)\s*(?={SIGN}?\d)"
    rf"|\bfrom\s+\d+\s?(?:to|:)\s?1\s+(?=to\s+\d+\s?(?:to|:)\s?1\b)",
    re.IGNORECASE,
)
_FALSE = re.compile(r"[(–=:-]\s*(?:false|untrue|wrong)\b[.!]?\)?\s*$", re.IGNORECASE)
# A line is parted before it is searched: one expression for a whole sentence with a word in it took
# eighteen seconds for a line of 4,000 letters without a full stop.
_NOT_RULES = (
    (r"(?:[^.!?。！？]|[.](?=\d))+[.!?。！？]?", ("?", "？"), re.compile(r"[^\W\d_] \w")),
    ("[^。！？]+[。！？]?", ("？",), re.compile(".{5}")),
    (
        r"(?:[^.;:]|[.:](?=\d))+",
        ("",),
        re.compile(
            r"\b(?:used to|no longer (?:need|pay|require|lose|win|push|qualif))", re.IGNORECASE
        ),
    ),
    (r"(?:[^.]|[.](?=\d))+", ("",), re.compile(rf"\b(?:{_OTHERWHERE})\b", re.IGNORECASE)),
)
"""Questions, what was so before, and what is so elsewhere: the parts of a line, and by which end
and words such a part is known. A point before a digit ends none, as in $2.50."""
_ENDS = re.compile(r".*[.!](?!\d)")
_CHANGED = re.compile(
    r"(\b(?:go(?:es)?|went|rais\w+|chang\w+|increas\w+|decreas\w+|lower\w+|reduc\w+|mov\w+|drops?"
    rf"|cut|up|down|rises?)\b[^.;\n]{{0,30}}?)\bfrom\s+{_ONE_VALUE}\s+(?=to\s+{SIGN}?\d)",
    re.IGNORECASE,
)
_ASKS = (
    "do|does|did|is|are|was|can|could|will|would|may|must|should|has|have"
    "|what|when|how|why|who|where|which"
)
_CASE_ASKED = rf"(?!(?:{_ASKS})\b)[^\W\d]+(?: [^\W\d]+){{0,3}}"
# A case, as in "Same hand? It is a push."; what is answered with yes or no is a question.
_NO_ANSWER = r"(?=[^\W\d])(?!(?:no|nope|not|never|yes|yep|sure|of course)\b)"
_ASKED_CASE = re.compile(
    rf"(?<![^.!?\n]\s)(?<!\S)({_CASE_ASKED})\?\s+(?:then\s+)?{_NO_ANSWER}", re.IGNORECASE
)
_SHORT = (
    # As in a scanned page: "l to l", "lf a p1ayer", "doesn 't qualify :".
    (re.compile(r"\bl(?=\s?(?:to|:)\s?[l1]\b)"), "1"),
    (re.compile(r"(?<=\d to )l\b|(?<=\d:)l\b|(?<=\d : )l\b"), "1"),
    (re.compile(r"\blf\b"), "If"),
    (re.compile(r"(?<=[a-z])1(?=[a-z])|(?<=\bequa)1\b"), "l"),
    (re.compile(r"(?<=[a-z)]) +(?=[.,:;](?:\s|$))|(?<=n) (?=['’]t\b)"), ""),
    (re.compile(r"\bdlr\b", re.IGNORECASE), "dealer"),
    (re.compile(r"\bplyr\b", re.IGNORECASE), "player"),
    (re.compile(r"\bcroupier\b|(?<=\bthe )bank\b", re.IGNORECASE), "dealer"),
    (re.compile(r"\b(?:participant|punter|bettor|member)(?=s?\b)", re.IGNORECASE), "player"),
    (re.compile(r"\bplay or fold\?", re.IGNORECASE), "play or fold."),
    (re.compile(r"\b(?:house|dealer) (hand|cards)\b", re.IGNORECASE), r"dealer’s \1"),
    (
        re.compile(
            r"\b(?:the|any) hand of (the|an?|each|any) (dealer|player|patron|guest"
            r"|gambler)\b", re.I
        ),
        r"\1 \2’s hand",
    ),
    # As in "The dealer's hand is opened. If it is not Queen high".
    (
        re.compile(
            r"(\b[Dd]ealer['’]s (?:hand|cards)\b(?:(?! player| patron| guest)[^.;]){0,40}\.\s+"
            r"(?:If|When|Where|Should) )(?:it|they)\b"
        ),
        r"\1the dealer’s hand",
    ),
    (
        re.compile(
            r"(\b[Dd]ealer\b(?:(?! player| patron| guest| you)[^.;]){0,40}\.\s+)(?:He|She)\b"
        ),
        r"\1The dealer",
    ),
    (re.compile(r"\b(he|his|him)(?:/| or )(?:she|hers?)\b", re.IGNORECASE), r"\1"),
    (re.compile(r"\b(?:annul(?:led|s)?|nullif(?:y|ies|ied))\b", re.IGNORECASE), "void"),
    (_ASKED_CASE, r"\1: "),
    (re.compile(r"(?<=\bhigh)\+"), " or better"),
    (re.compile(r"\bw/o\b"), "without"),
    *((re.compile(rf"(?<![\w-]){letters}(?![\w-])"), wager)
      for letters, wager in (("PP", "Pair Plus"), ("AB", "Ante Bonus"), ("6CB", "6 Card Bonus"))),
    *((re.compile(rf"(?<![\w-]){letter}(?=[- ]high\b)"), rank)
      for letter, rank in zip("JQKA", ("Jack", "Queen", "King", "Ace"), strict=True)),
    *((re.compile(rf"(?<![\w-]){letters}(?=[\s.:–]+[$€£]?\d)"), hand)
      for letters, hand in (("SF", "straight flush"), ("4K", "four of a kind"), ("PR", "pair"),
                            ("FH", "full house"), ("3K", "three of a kind"), ("FL", "flush"),
                            ("STR?", "straight"), ("RF", "royal flush"), ("MR", "mini royal"),
                            (r"(?<![Mm]ini\s)[Rr]oyal", "royal flush"),
                            ("[Qq]uads", "four of a kind"),
                            ("[Ss]tr", "straight"), ("[Ff]l", "flush"), ("pr", "pair"))),
)  # fmt: skip
"""What a card prints for a hand before its odds, and the like."""
# What a document of Macau or Hong Kong writes, as the names of hands and wagers have it.
_SIMPLIFIED = str.maketrans(
    "對順條賠莊棄資閒獎點輸贏額紅黑離進還財與兩張為無開發遊戲數單雙過現錢碼餘龍蓋閑撲贏",
    "对顺条赔庄弃资闲奖点输赢额红黑离进还财与两张为无开发游戏数单双过现钱码余龙盖闲扑赢",
)
_WROTE = re.compile(r"\bwrote\b[^.]{0,40}:?$")
# In what is written for dealers: "If you do not qualify, pay the Ante".
_DEALER_TOLD = re.compile(
    r"\byou (?:don['’]t|do not|need|must|have to)?[^.;,:]{0,40}\bqualify\b(?! for)"
    r"|\byou deal\b|\byou (?:don['’]t|do not|need|must have)\b[^.;,:]{0,40}\bopen\b(?! your)",
    re.IGNORECASE,
)
_YOU = (
    (re.compile(r"\byours?\b(?! (?:bets|wagers|stakes)\b)", re.IGNORECASE), "the dealer’s"),
    (re.compile(r"\byou\b", re.IGNORECASE), "the dealer"),
)
_QUIZ = re.compile(
    r"\btrue or false\b|\bquiz\b|\b(?:self[- ]?|practice )test\b|\btest yourself\b"
    r"|\bmultiple choice\b|\breview questions\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4)
def of_this_game(text: str, cite: str) -> tuple[Sentence, ...]:
    """The sentences of the document with each figure once, and without what rules nothing; none
    about another game, as one that names it and not this, or stands below its heading. Each has
    the last heading above it."""
    return tuple(_of_this_game(text, cite))


def _of_this_game(text: str, cite: str) -> Iterator[Sentence]:
    found, is_other, is_quiz = sentences(text, cite), False, False
    under: tuple[str, ...] = ()
    is_mail = any(_WROTE.search(words) for each in found for words in (each.says, *each.headings))
    is_told = any(
        _DEALER_TOLD.search(words) for each in found for words in (each.says, *each.headings)
    )
    is_named = any(_THIS_GAME.search(words) for each in found for words in each.headings)
    for each in found:
        under = each.headings[-1:] or under
        for heading in each.headings:
            is_quiz = _QUIZ.search(heading) is not None
            if _THIS_GAME.search(heading):
                is_other = False
            elif _OTHER_GAME.search(heading):
                is_other = is_named
        if is_other or is_quiz or (is_mail and each.says.startswith(">")):
            continue
        if _THIS_GAME.search(each.says) or not _OTHER_GAME.search(each.says):
            says = _in_force(_WRITTEN_TWICE.sub(r"\1", each.says))
            for you, dealer in _YOU if is_told else ():
                says = you.sub(dealer, says)
            yield Sentence(each.clause, says, under)


def _in_force(says: str) -> str:
    says = says.translate(_SIMPLIFIED)
    for short, words in _SHORT:
        says = short.sub(words, says)
    return _CHANGED.sub(r"\1", "\n".join(map(_line_in_force, says.split("\n"))))


def _line_in_force(line: str) -> str:
    line = _PASSED.sub("", line)
    for part, ends, words in _NOT_RULES:
        line = re.sub(part, partial(_unless_said, ends, words), line)
    if false := _FALSE.search(line):
        stated = line[: false.start()].rstrip().removesuffix(".").removesuffix("!")
        before = _ENDS.match(stated)
        line = before[0] if before else ""
    return line


def _unless_said(ends: tuple[str, ...], words: re.Pattern[str], part: re.Match[str]) -> str:
    return "" if part[0].endswith(ends) and words.search(part[0]) else part[0]


def in_digits(each: Sentence) -> Sentence:
    """The sentence, with its odds, amounts and shares in digits and signs."""
    says = _IN_WORDS.sub(lambda found: _EACH_COUNT.sub(_count, found[0]), each.says)
    says = _FOR_ONE.sub(lambda found: f"{number(found[1]) - 1} to 1", says)
    says = _UNIT_NAMED.sub(lambda found: f"${found[1]}" if found[2] else f"{found[1]}%", says)
    return Sentence(each.clause, _in_force(says))


def _count(written: re.Match[str]) -> str:
    """``two hundred and fifty`` is 250."""
    whole = part = 0
    for word in re.findall(r"\b(?!and\b)[a-z]+", written[0].lower()):
        number = _VALUES[word]
        if number == 1000:
            whole, part = (part or 1) * number, 0
        else:
            part = (part or 1) * number if number == 100 else part + number
    return str(whole + part)


def number(text: str) -> int:
    return int(re.sub(r"\D", "", text))


_BEGUN = re.compile(r"(?:^|(?<=[.;]))([^.;]+)[:：—–]$")
# The rest of "If the dealer's hand:", as in "(1) Is lower than Queen high, Play is returned".
_GOES_ON = re.compile(r"(?:Is|Are|Has|Does|Wins|Loses|Folds|Qualifies)\b", re.IGNORECASE)


def with_heads(said: Iterable[Sentence]) -> Iterator[tuple[Sentence, Sentence]]:
    """The sentences; those of a list each with the one that it begins with, as in "Pair Plus is
    paid at these odds—(a) straight 6 to 1"."""
    head = Sentence("", "")
    for each in said:
        is_below = head.says and each.clause.startswith((f"{head.clause}(", f"{head.clause} "))
        begun = _BEGUN.search(head.says) if is_below and _GOES_ON.match(each.says) else None
        says = f"{begun[1]} {each.says[0].lower()}{each.says[1:]}" if begun else each.says
        yield Sentence(each.clause, says, each.headings), head if is_below else Sentence("", "")
        if each.says.endswith((":", "：", "—", "–")):
            head = each
        elif not is_below:
            head = Sentence("", "")


def with_before(parts: tuple[tuple[str, str, str], ...]) -> Iterator[tuple[str, str, str]]:
    """Each sentence with the one before it in its clause."""
    for (_, before, above), (_, part, clause) in pairwise((("", "", ""), *parts)):
        yield before if above == clause else "", part, clause


@lru_cache(maxsize=4)
def said_in(text: str, cite: str) -> tuple[tuple[str, str, str], ...]:
    """The sentences of the document, a row of a table as ``Late bet: refused``, each with its
    clause; first what begins the list of which it is a part."""
    return tuple(
        (f"{head.says} " if head.says else "", part, each.clause)
        for each, head in with_heads(of_this_game(text, cite))
        for line in each.says.split("\n")
        for part in re.split(r"(?<=[.;!])\s|(?<=。)", _as_sentence(line))
    )


def _as_sentence(row: str) -> str:
    return row.replace("\t", ": " if row.count("\t") == 1 else "; ")
