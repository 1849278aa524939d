"""The sentences of a document that give rules, without what in them gives none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import pairwise

from trainer.library.sentences import Sentence, sentences
from trainer.school.workshop.document_vocabulary import any_of, patterns_of, read_as

_WORDS = patterns_of("sentences")

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
_FOR_ONE = _WORDS["for_one"]
_EACH_COUNT = re.compile(rf"\b{_WRITTEN}\b", re.IGNORECASE)
_UNIT_NAMED = _WORDS["unit_named"]
_THIS_GAME = _WORDS["this_game"]
_OTHER_GAME = _WORDS["other_game"]
_WRITTEN_TWICE = re.compile(
    rf"\b{_WRITTEN}(?: (?:dollars?|pounds?|euros?)| to {_WRITTEN})?\s*\(({SIGN}?\d[^()]{{0,9}})\)",
    re.IGNORECASE,
)
"""As in "five dollars ($5.00)" and "three (3) times"."""
_ONE_VALUE = rf"(?:{SIGN}?\s?\d[\d,]{{0,12}}(?:\.\d\d)?(?:\s?(?:to|:|-)\s?1(?!\d))?)"
_TAKES_BACK = _WORDS["takes_back"]
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
# A point before a digit ends none, as in $2.50, nor one before a small letter.
_SENTENCE = re.compile(r"(?:[^.!?。！？]|[.!](?!\s+[^\W\da-z_]|\s+[\"“(]|\s*$))+[.!?。！？]?")
_IS_ASKED = re.compile(r"[^\W\d_] \w|.{5}？")
_NO_LONGER = re.compile(r"\b(?:used to|no longer)\b", re.IGNORECASE)
_CLAUSE = re.compile(r"(?:[^.;:]|[.:](?=\d))+")
_CHANGED = re.compile(
    r"(\b(?:go(?:es)?|went|rais\w+|chang\w+|increas\w+|decreas\w+|lower\w+|reduc\w+|mov\w+|drops?"
    rf"|cut|up|down|rises?)\b[^.;\n]{{0,30}}?)\bfrom\s+{_ONE_VALUE}\s+(?=to\s+{SIGN}?\d)",
    re.IGNORECASE,
)
_ASKS = (
    "do|does|did|is|are|was|can|could|will|would|may|must|should|has|have"
    "|what|when|how|why|who|where|which"
)
_CASE_ASKED = rf"(?!(?:{_ASKS})\b)[^\W\d]+(?: [^\W\d]+(?:['’]s)?){{0,5}}"
# A case, as in "Same hand? It is a push."; what is answered with yes or no is a question.
_NO_ANSWER = r"(?=[^\W\d])(?!(?:no|nope|not|never|yes|yep|sure|of course)\b)"
_ASKED_CASE = re.compile(
    rf"(?<![^.!?\n]\s)(?<!\S)({_CASE_ASKED})\?\s+(?:then\s+)?{_NO_ANSWER}", re.IGNORECASE
)
_SHORT = read_as()
_ELSEWHERE, _OPEN = any_of("holds elsewhere"), any_of("sets condition")
_SHORT.append((_ASKED_CASE, r"\1: "))
# What a document of Macau or Hong Kong writes, as the names of hands and wagers have it.
_SIMPLIFIED = str.maketrans(
    "對順條賠莊棄資閒獎點輸贏額紅黑離進還財與兩張為無開發遊戲數單雙過現錢碼餘龍蓋閑撲贏",
    "对顺条赔庄弃资闲奖点输赢额红黑离进还财与两张为无开发游戏数单双过现钱码余龙盖闲扑赢",
)
_WROTE = re.compile(r"\bwrote\b[^.]{0,40}:?$")
# In what is written for dealers: "If you do not qualify, pay the Ante".
_DEALER_TOLD = _WORDS["dealer_told"]
_YOU = (
    (re.compile(r"\byourself\b", re.IGNORECASE), "himself"),
    (re.compile(r"\byours?\b(?! (?:bets|wagers|stakes)\b)", re.IGNORECASE), "the dealer’s"),
    (re.compile(r"\byou\b", re.IGNORECASE), "the dealer"),
)
# As in "When does the dealer qualify?", which what follows answers; "Is it so?" has another answer.
_QUESTION = re.compile(
    r"(?:(?:Q|Question) ?\d{0,3}[:.)]? )?(?P<case>(?:[^.!?\n]+[.!] )*)"
    r"(?P<all>(?i:(?P<asks>(?:and )?(?:what|how|when|who|which|where|if|in what)\b[^.!?\n]*))"
    r"|(?i:(?:can|may) (?P<who>(?:an? |the |any )?\w+) (?P<may>[^.!?\n]*))|[^.!?\n]*)\?"
)
_ANSWER = re.compile(r"A(?:nswer)? ?\d{0,3}[:.)] ")
_PLAIN_ANSWER = re.compile(r"(?:yes|(?P<no>no))(?:, (?:that['’]s fine|of course|never))?[.!]", re.I)


def _answered(question: re.Match[str], before: str, answer: str) -> str:
    """The answer as a statement: after what is asked, and in each sentence the case of "A player
    folds. What do you take?". "How much?" is of what the question before asks."""
    first, *rest = re.split(r"(?<=[.!])\s", _ANSWER.sub("", answer, count=1))
    case, asks = question["case"].rstrip(" .!"), question["asks"] or ""
    if asks and before and not case and asks.count(" ") < 2:
        asks = f"{before}, {asks}"
    if question["who"] and not case and (plain := _PLAIN_ANSWER.fullmatch(first)):
        first = f"{question['who']} may {'not ' if plain['no'] else ''}{question['may']}."
    elif case or asks:
        first = f"{', '.join(filter(None, (case, asks)))}: {first}"
    else:
        first = f"{question['all']}? {first}"
    return " ".join((first, *(f"{case}: {each}" if case else each for each in rest)))


_QUIZ = _WORDS["quiz"]


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
    is_elsewhere, asked, asked_before = False, "", ""
    for each in found:
        headings = each.headings
        if _QUESTION.fullmatch(each.says):
            asked = each.says
            continue
        if asked:
            headings, asked = (*headings, asked), ""
        if headings:
            is_elsewhere = any(map(_ELSEWHERE.search, headings))
        under = tuple(map(_spelled_out, headings[-1:])) or under
        for heading in headings:
            is_quiz = _QUIZ.search(heading) is not None
            if _THIS_GAME.search(heading):
                is_other = False
            elif _OTHER_GAME.search(heading):
                is_other = is_named
        if is_other or is_quiz or is_elsewhere or (is_mail and each.says.startswith(">")):
            continue
        if _THIS_GAME.search(each.says) or not _OTHER_GAME.search(each.says):
            whole = each.says
            if question := _QUESTION.fullmatch("".join(headings[-1:])):
                whole = _answered(question, asked_before, whole)
                asked_before = question["asks"] or ""
            says = _in_force(_WRITTEN_TWICE.sub(r"\1", whole))
            for you, dealer in _YOU if is_told else ():
                says = you.sub(dealer, says)
            yield Sentence(each.clause, says, under)


@lru_cache(maxsize=4)
def to_be_read(text: str, cite: str) -> frozenset[str]:
    """The clauses of which a sentence has an exception, holds at times or is put right: nothing is
    proposed from it."""
    return frozenset(
        each.clause
        for each in sentences(text, cite)
        for line in _spelled_out(each.says).split("\n")
        if any(map(_is_doubtful, _SENTENCE.findall(line)))
    )


def _in_force(says: str) -> str:
    return _CHANGED.sub(r"\1", "\n".join(map(_line_in_force, _spelled_out(says).split("\n"))))


def _spelled_out(says: str) -> str:
    """The words with one word for each thing: a guest is a player, PP the Pair Plus."""
    says = says.translate(_SIMPLIFIED)
    for short, words in _SHORT:
        says = short.sub(partial(_with_capital, words), says)
    return says


def _with_capital(words: str, found: re.Match[str]) -> str:
    plain = found.expand(words)
    return plain[:1].upper() + plain[1:] if found[0][0].isupper() else plain


def _line_in_force(line: str) -> str:
    """What of the line rules: no question, nothing that was so before or is so elsewhere, and no
    sentence with an exception: a false reading is worse than none."""
    line = _CLAUSE.sub(lambda it: "" if _NO_LONGER.search(it[0]) else it[0], _PASSED.sub("", line))
    kept = [""]
    for part in _SENTENCE.findall(line):
        if _TAKES_BACK.match(part):
            kept.pop()
        is_asked = part.endswith(("?", "？")) and _IS_ASKED.search(part)
        is_none = is_asked or _FALSE.search(part) or _is_doubtful(part)
        kept.append("" if is_none else part)
    return "".join(kept)


def _is_doubtful(part: str) -> bool:
    return any(each.search(part) for each in (_ELSEWHERE, _OPEN, _TAKES_BACK))


ONE_FOR_ONE = re.compile(r"\b(?:is paid|pays?)\s+(?:1|one)\s+for\s+(?:1|one)\b", re.IGNORECASE)
"""Said of a hand that wins: "4 for 1" may be 3 to 1 or 4 to 1 in that document."""


def in_digits(each: Sentence, has_one_for_one: bool = False) -> Sentence:
    """The sentence, with its odds, amounts and shares in digits and signs."""
    says = _IN_WORDS.sub(lambda found: _EACH_COUNT.sub(_count, found[0]), each.says)
    says = _FOR_ONE.sub(
        lambda found: "" if has_one_for_one else f"{number(found[1]) - 1} to 1", says
    )
    says = _UNIT_NAMED.sub(lambda found: f"${found[1]}" if found[2] else f"{found[1]}%", says)
    return Sentence(each.clause, _in_force(says), each.headings)


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
