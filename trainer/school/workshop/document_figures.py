"""The figures of a document: what its rows, limits and sentences say of the wagers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial

from trainer.game.money import Money, Odds
from trainer.game.pay import Combination
from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence, sentences

LOW, HIGH, PLAYS = "from", "to", "plays"
_ALSO_NAMED = {
    Wager.ANTE_BONUS: r"ante[- ]bonus|bonus (?:up)?on the ante",
    Wager.PAIR_PLUS: r"pair[- ]?plus|пар[ауые]?[- ]плюс|对子加注?",
    Wager.SIX_CARD_BONUS: r"(?:6|six)[- ]card(?: bonus)?",
    Wager.PRIME: "prime",
    Wager.PROGRESSIVE: r"progressive|jackpot|прогрессив\w*|джекпот\w*",
    Wager.ENVY_BONUS: "envy",
    Wager.ANTE: "ante|анте|底注",
    Wager.PLAY: "[Пп]лей",
}
_ACE_KING_QUEEN = r"(?:a-?k-?q|ace[-, /]+king[-, /]+(?:and )?queen)"
_OF_COLOUR = (
    r"(?: cards?[^.,;:\d]{0,40}?)? (?:(?:same|one|single)[- ]colou?r|all red or (?:all )?black)"
)
_HANDS = {
    Combination.MINI_ROYAL_SPADES: rf"(?:mini[- ]royal|{_ACE_KING_QUEEN})(?: of| in)? spades"
    rf"|royal flush (?:of|in) spades \({_ACE_KING_QUEEN}\)",
    Combination.MINI_ROYAL: rf"mini[- ]royal|royal flush \({_ACE_KING_QUEEN}\)"
    rf"|{_ACE_KING_QUEEN},? (?:suited|(?:all )?(?:of|in) "
    r"(?:one|the same|any other) suit|(?:of |in )?(?:hearts|diamonds?|clubs))|мини[- ]роял",
    Combination.ROYAL_FLUSH: r"royal flush|роял[- ]флеш|皇家同花顺",
    Combination.STRAIGHT_FLUSH: r"(?:str(?:aight|\.)?|running)[- ]flush|стрит[- ]флеш|同花顺",
    Combination.FOUR_OF_A_KIND: r"(?:four|4)[- ]of[- ]a[- ]kind|каре|四条",
    Combination.FULL_HOUSE: r"full[- ]house|фул+[- ]хаус|葫芦",
    Combination.THREE_OF_A_KIND: r"(?:three|3)[- ]of[- ]a[- ]kind|prial|trips|тройка|三条",
    Combination.STRAIGHT: r"straight|(?<![^\t\n])run(?=[\s:.–-]+\d)|стрит|顺子",
    Combination.FLUSH: "flush|флеш|同花",
    Combination.TWO_PAIR: "two pairs?|две пары|两对",
    Combination.PAIR: "pair(?![- ]?plus)|пара|对子",
    Combination.SIX_ONE_COLOUR: f"(?:all )?(?:six|6){_OF_COLOUR}",
    Combination.ONE_COLOUR: f"(?:all )?(?:three|3){_OF_COLOUR}",
}
_HAND = re.compile(
    rf"(?<!\w)(?:{'|'.join(f'(?P<{name}>{words})' for name, words in _HANDS.items())})s?(?!\w)",
    re.IGNORECASE,
)
_SIGN = (
    r"(?:(?:(?<![A-Za-z])[A-Z]{1,3})?[$€£¥₽]"
    r"|(?-i:\b(?:AUD|CAD|CHF|EUR|GBP|HKD|KZT|MOP|NZD|PHP|RUB|SGD|USD|ZAR)))"
)
_ODDS = r"(\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,4})\s*(?:to|:|-|/|к|比|赔)\s*(\d{1,2})(?![\d-])"
_ODDS_CELL = re.compile(rf"(?<=\t){_ODDS}(?=\s*(?:\t|$))", re.IGNORECASE)
_PAID = re.compile(rf"(?P<between>[^\d.;]{{0,40}}?){_ODDS}", re.IGNORECASE)
_FIXED = re.compile(
    rf"(?P<between>[^\d.;]{{0,40}}?)(?:{_SIGN}\s?(?P<amount>[0-9]{{1,3}}(?:[, ][0-9]{{3}})+|[0-9]+"
    r"(?:\.[0-9][0-9])?)(?!\d|\s*(?:to|:)\s*\d|\s*for (?:each|every))|(?P<share>[0-9]{1,3})\s?%)"
)
_FIGURE = re.compile(r"[\s:.–-]+(\d{1,3}(?:[, ]\d{3}){1,2}|\d{1,4})\s*")
_PAID_FOR = re.compile(
    rf"{_ODDS}\s*(?:for|on|with|if(?: it is)?|where|when|за|на)\s+"
    rf"(?:(?:an?|the|any|all|player['’]s)\s+)*(?={_HAND.pattern})",
    re.IGNORECASE,
)
"""The odds stand before the hand, as in "40 to 1 for a straight flush"."""
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
_WRITTEN = rf"{_COUNT}(?:[\s-]+(?:and\s+)?{_COUNT})*"
_IN_WORDS = re.compile(
    rf"\b(?:{_WRITTEN}|\d+)\s+(?:to|for)\s+(?:{_COUNT}|\d+)"
    r"(?=[ \t]*(?:$|[^\w\s]|(?:for|on|if|and|with)\b))"
    rf"|\b{_WRITTEN}(?=\s+(?:dollars?|pounds?|euros?|per ?cent)\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""Odds, an amount or a share, written out: "five to one", "forty dollars"."""
_FOR_ONE = re.compile(
    r"(?<![\d$€£¥₽.,:-])(?<!to )(\d[\d,]*)\s*for\s*1\b(?!\s*(?:chip|card|hand|player))", re.I
)
_ALL_FOR_ONE = re.compile(r"\bfor (?:1|one)\b", re.IGNORECASE)
"""The stake is in what "5 for 1" pays."""
_EACH_COUNT = re.compile(rf"\b{_WRITTEN}\b", re.IGNORECASE)
_UNIT_NAMED = re.compile(
    r"\b(\d[\d,]*(?:\.\d\d)?)\s+(?:(dollars?|pounds?|euros?)|per ?cent)\b", re.I
)
_EVEN = re.compile(r"\beven(?: money|s)?\b", re.IGNORECASE)
_MORE_THAN_ALL = re.compile(r"(?<!\d)(?:1(?!00%)\d\d|[2-9]\d\d|\d{4,})\s?%")
"""No share of a jackpot: the table pays parts of the stake."""
_FOR_NEXT = re.compile(r"\s+(?:where|if|when|for)\b", re.IGNORECASE)
_NO_ROW = re.compile(
    r"\b(?:wager|bet|stake)s? of\b|\bor (?:better|higher|more)\b|\bnot?\b|\bexcept\b"
    r"|\binstead of\b",
    re.I,
)

_COUNTED = r"times\b|x\b|%|cards?\b|hands?\b|to 1\b|:1\b|players?\b|places?\b|seats?\b|boxe?s?\b"
_D = "[0-9]"  # digits of other scripts are no amount
_AMOUNT = (
    rf"(?:{_SIGN}\s?)?({_D}{{1,3}}(?:[, ]{_D}{{3}})+|{_D}+(?:\.{_D}{_D})?)(?!\d)"
    rf"(?!\s*(?:{_COUNTED}))"
)
_RANGE = re.compile(
    rf"(?:\b(?:from|between|limits?(?: are| is)?:?)\s+|(?={_SIGN})){_AMOUNT}"
    rf"\s*(?:to|and|–|-)\s*{_AMOUNT}",
    re.IGNORECASE,
)
_THEN = rf"(?P<between>[^\d.;]{{0,40}}?){_AMOUNT}"
_LEAST = re.compile(
    rf"\b(?:minimum|min\b\.?|at least|not? (?:be )?less than|smallest|lowest){_THEN}",
    re.IGNORECASE,
)
_MOST = re.compile(
    r"\b(?:maximum|max\b\.?|at most|up to|no[rt]? (?:be )?more than|not exceed|largest|highest)"
    rf"{_THEN}",
    re.IGNORECASE,
)
_EXACTLY = re.compile(rf"\b(?:exactly|fixed at){_THEN}(?!\s*(?:or|and)\b)", re.IGNORECASE)
_AND = re.compile(rf",?\s*(?:and\s+)?{_AMOUNT}(?=\s+(?:for|on)\b)", re.IGNORECASE)
_BEHIND = re.compile(rf"{_AMOUNT}\s*(?P<of>min|max)(?:imum)?\b\.?(?!\s*(?:pay|win|prize))", re.I)
"""The word stands behind the amount, as in "$5 minimum, $200 maximum"."""
_ANY_LIMIT = re.compile(r"\b(?:min|max)(?:imum)?\b", re.IGNORECASE)
_NO_LIMIT = re.compile(r"pay|win|prize|aggregate|jackpot", re.IGNORECASE)
_ENTITLES = re.compile(r"\b(?:eligible|entitle|receive|to qualify|qualif\w+ for)", re.IGNORECASE)
"""A stake that something else depends on is no limit."""
_RANKS = "nine", "ten", "jack", "queen", "king", "ace"
_RANK = rf"(?P<rank>{'|'.join(_RANKS)})"
_LOWEST = re.compile(
    rf"(?P<least>(?:at least|minimum of|lower than|less than|worse than|below|under|without)\s+"
    rf"(?:an?\s|the\s)?)?\b{_RANK}\b(?P<high>[- ]high\b)?"
    r"(?:(?: hand)?,? or (?:(?P<up>better|higher|above|more)|(?P<down>less|lower|worse|below))\b)?",
    re.IGNORECASE,
)
"""The lowest hand that plays, or with "or less" the highest that does not."""
_PLAYS = re.compile(
    r"(?P<not>(?:\b(?:not|fails? to|cannot|no longer)|n['’]t)\s)?(?:\b(?:shall|can|will|must) )?"
    r"\b(?:qualif\w+|opens?|needs|in contention|(?-i:plays?))\b",
    re.IGNORECASE,
)
ANY_HAND = "FIVE"
"""The lowest card of a dealer who always plays: no hand but a straight is below 5-3-2."""
_ALWAYS = re.compile(
    r"\bdealer(?:['’]s hand)?,? (?:always|automatically) (?:plays|qualifies|opens)\b"
    r"|\bdealer (?:need not|does not (?:have|need) to|doesn['’]t (?:have|need) to) qualify\b"
    r"|\bno qualifying (?:hand|requirement)\b",
    re.IGNORECASE,
)
_OTHER_HAND = re.compile(r"\b(?:player|patron|gambler|guest|better|bettor)\b|;", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a sentence. ``of`` is the hand that is paid, the limit of the wager, or the
    dealer's lowest card; ``value`` is as the document has it, plain: ``40:1``, ``50``, ``100%``.
    ``table`` is the clause that begins a list of rows."""

    wager: Wager
    of: str
    value: str
    clause: str
    table: str = ""


@lru_cache(maxsize=8)
def figures(
    text: str,
    cite: str,
    spots: tuple[tuple[Wager, str], ...],
    cited: tuple[tuple[str, Wager], ...],
) -> tuple[Figure, ...]:
    """The figures of the document, as far as it is plain which wager each is about."""
    names, of_clause = wager_names(dict(spots)), dict(cited)
    return tuple(
        dict.fromkeys(
            figure
            for each, head in with_heads(map(_in_digits, of_this_game(text, cite)))
            for figure in (
                *_pays(each, head, names, of_clause),
                *_chains(each, names),
                *_envy(each),
                *_limits(each, names),
                *plays(each),
            )
        )
    )


def with_heads(said: Iterable[Sentence]) -> Iterator[tuple[Sentence, Sentence]]:
    """The sentences; those of a list each with the one that it begins with, as in "Pair Plus is
    paid at these odds—(a) straight 6 to 1"."""
    head = Sentence("", "")
    for each in said:
        is_below = head.says and each.clause.startswith((f"{head.clause}(", f"{head.clause} "))
        yield each, head if is_below else Sentence("", "")
        if each.says.endswith((":", "：", "—", "–")):
            head = each
        elif not is_below:
            head = Sentence("", "")


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
    rf"\b{_WRITTEN}(?: (?:dollars?|pounds?|euros?)| to {_WRITTEN})?\s*\(({_SIGN}?\d[^()]{{0,9}})\)",
    re.IGNORECASE,
)
"""As in "five dollars ($5.00)" and "three (3) times"."""
_ONE_VALUE = rf"(?:{_SIGN}?\s?\d[\d,]{{0,12}}(?:\.\d\d)?(?:\s?(?:to|:|-)\s?1(?!\d))?)"
_OTHERWHERE = (
    "common (?:mistake|error)s?|misconception|myth|(?:often|wrongly|mistakenly) (?:think|believe)"
    "|(?:other|some) (?:casinos|houses)|elsewhere|if approved|proposed|proposal|in the past"
    "|until (?:now|then|recently|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*)"
)
_PASSED = re.compile(
    r"(?:\b(?:for )?(?:example|instance)\b|\be\.g\.|\bнапример\b|例如).*?(?:[.](?=\s|$)|。|$)"
    r"|\((?:was|were|formerly|previously|before|until|old)\b[^()]*\)"
    r"|\b(?:formerly|previously|instead of|rather than|in place of|(?:the )?old|(?:up|down) from)"
    r"\s+"
    rf"(?:pa(?:id|ys?)\s+)?{_ONE_VALUE}(?!\s+to\s+\d)"
    rf"|{_ONE_VALUE}\s*(?:→|[-=]>)\s*(?={_SIGN}?\d)"
    rf"|\bfrom\s+\d+\s?(?:to|:)\s?1\s+(?=to\s+\d+\s?(?:to|:)\s?1\b)",
    re.IGNORECASE,
)
"""Examples, and what was so before: "up from 3 to 1 to 4 to 1"."""
_FALSE = re.compile(r"[(–=:-]\s*(?:false|untrue|wrong)\b[.!]?\)?\s*$", re.IGNORECASE)
# A line is parted before it is searched: one expression for a whole sentence with a word in it took
# eighteen seconds for a line of 4,000 letters without a full stop.
_NOT_RULES = (
    ("[^.!?。！？]+[.!?。！？]?", ("?", "？"), re.compile(r"[^\W\d_] \w")),
    ("[^。！？]+[。！？]?", ("？",), re.compile(".{5}")),
    (
        "[^.;:]+",
        ("",),
        re.compile(
            r"\b(?:used to|no longer (?:need|pay|require|lose|win|push|qualif))", re.IGNORECASE
        ),
    ),
    ("[^.]+", ("",), re.compile(rf"\b(?:{_OTHERWHERE})\b", re.IGNORECASE)),
)
"""Questions, what was so before, and what is so elsewhere: the parts of a line, and by which end
and words such a part is known."""
_CHANGED = re.compile(
    r"(\b(?:go(?:es)?|went|rais\w+|chang\w+|increas\w+|decreas\w+|lower\w+|reduc\w+|mov\w+|drops?"
    rf"|cut|up|down|rises?)\b[^.;\n]{{0,30}}?)\bfrom\s+{_ONE_VALUE}\s+(?=to\s+{_SIGN}?\d)",
    re.IGNORECASE,
)
_SHORT = (
    (re.compile(r"\bdlr\b", re.IGNORECASE), "dealer"),
    (re.compile(r"\bplyr\b", re.IGNORECASE), "player"),
    (re.compile(r"(?<=\bhigh)\+"), " or better"),
    *((re.compile(rf"(?<![\w-]){letter}(?=[- ]high\b)"), rank)
      for letter, rank in zip("JQKA", ("Jack", "Queen", "King", "Ace"), strict=True)),
    *((re.compile(rf"(?<![\w-]){letters}(?=[\s.:–]+\d)"), hand)
      for letters, hand in (("SF", "straight flush"), ("4K", "four of a kind"), ("PR", "pair"),
                            ("FH", "full house"), ("3K", "three of a kind"), ("FL", "flush"),
                            ("STR?", "straight"), ("RF", "royal flush"), ("MR", "mini royal"))),
)  # fmt: skip
"""What a card prints for a hand before its odds, and the like."""
_WROTE = re.compile(r"\bwrote:?$")
_QUIZ = re.compile(
    r"\btrue or false\b|\bquiz\b|\b(?:self[- ]?|practice )test\b|\btest yourself\b"
    r"|\bmultiple choice\b|\breview questions\b",
    re.IGNORECASE,
)


def of_this_game(text: str, cite: str) -> Iterator[Sentence]:
    """The sentences of the document with each figure once, and without what rules nothing; none
    about another game, as one that names it and not this, or stands below its heading."""
    found, is_other, is_quiz = sentences(text, cite), False, False
    is_mail = any(_WROTE.search(words) for each in found for words in (each.says, *each.headings))
    is_named = any(_THIS_GAME.search(words) for each in found for words in each.headings)
    for each in found:
        for heading in each.headings:
            is_quiz = _QUIZ.search(heading) is not None
            if _THIS_GAME.search(heading):
                is_other = False
            elif _OTHER_GAME.search(heading):
                is_other = is_named
        if is_other or is_quiz or (is_mail and each.says.startswith(">")):
            continue
        if _THIS_GAME.search(each.says) or not _OTHER_GAME.search(each.says):
            yield Sentence(each.clause, _in_force(_WRITTEN_TWICE.sub(r"\1", each.says)))


def _in_force(says: str) -> str:
    for short, words in _SHORT:
        says = short.sub(words, says)
    return _CHANGED.sub(r"\1", "\n".join(map(_line_in_force, says.split("\n"))))


def _line_in_force(line: str) -> str:
    line = _PASSED.sub("", line)
    for part, ends, words in _NOT_RULES:
        line = re.sub(part, partial(_unless_said, ends, words), line)
    if false := _FALSE.search(line):
        stated = line[: false.start()].rstrip().removesuffix(".").removesuffix("!")
        line = stated[: max(stated.rfind("."), stated.rfind("!")) + 1]
    return line


def _unless_said(ends: tuple[str, ...], words: re.Pattern[str], part: re.Match[str]) -> str:
    return "" if part[0].endswith(ends) and words.search(part[0]) else part[0]


def _in_digits(each: Sentence) -> Sentence:
    """The sentence, with its odds, amounts and shares in digits and signs."""
    says = _IN_WORDS.sub(lambda found: _EACH_COUNT.sub(_count, found[0]), each.says)
    says = _FOR_ONE.sub(lambda found: f"{_number(found[1]) - 1} to 1", says)
    says = _UNIT_NAMED.sub(lambda found: f"${found[1]}" if found[2] else f"{found[1]}%", says)
    return Sentence(each.clause, _in_force(says))


def _count(written: re.Match[str]) -> str:
    """``two hundred and fifty`` is 250."""
    whole = part = 0
    for word in re.findall(r"[a-z]+", written[0].lower().replace("and", "")):
        number = _VALUES[word]
        if number == 1000:
            whole, part = (part or 1) * number, 0
        else:
            part = (part or 1) * number if number == 100 else part + number
    return str(whole + part)


def wager_names(spots: Mapping[Wager, str]) -> re.Pattern[str]:
    """The names of the wagers, each in a group of its own. Play is a verb, too: in capitals or
    with a capital alone it is a wager."""
    staked = [each for each in Wager if each in spots or each.is_bonus]
    staked.sort(key=lambda each: each is Wager.ANTE)  # an Ante Bonus is no Ante
    named = []
    for wager in staked:
        words = [re.escape(spots[wager])] if wager in spots else []
        words += [_ALSO_NAMED[wager]] if wager in _ALSO_NAMED else []
        if wager is Wager.PLAY:
            words += [words[0].upper(), rf"{words[0].lower()}(?= (?:bet|wager|stake)s?\b)"]
        flags = "-i" if wager is Wager.PLAY else "i-"
        either = "|".join(words)
        named.append(f"(?P<{wager.value}>{either if flags == 'i-' else f'(?-i:{either})'})")
    # Chinese has no spaces: its letters are no part of a name beside them.
    letter = r"[0-9A-Za-zÀ-ɏЀ-ӿ_-]"
    return re.compile(rf"(?<!{letter})(?:{'|'.join(named)})s?(?!{letter})", re.IGNORECASE)


def named_in(names: re.Pattern[str], text: str) -> list[Wager]:
    """The wagers that the text names, in its order."""
    return [Wager(str(each.lastgroup)) for each in names.finditer(text)]


def cells(each: Sentence, names: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    """The cells of a table that has a column for a wager: its row, its column, itself."""
    rows = (line.split("\t") for line in each.says.split("\n") if line.count("\t") > 1)
    head = next(rows, [])
    if any(named_in(names, column) for column in head[1:]):
        for row in rows:
            for column, cell in zip(head[1:], row[1:], strict=False):
                yield row[0], column, cell


def _pays(
    each: Sentence, head: Sentence, names: re.Pattern[str], of_clause: Mapping[str, Wager]
) -> Iterator[Figure]:
    about = of_clause.get(each.clause) or _paying((head.says,), names)
    has_shares = _MORE_THAN_ALL.search(each.says) is None
    has_stake = _ALL_FOR_ONE.search(each.says) is not None
    for wager, line, is_row in _paying_lines(each, names):
        # A Pairs bet of £5 is no pair that is paid £5.
        hands = names.sub(lambda named: "_" * len(named[0]), _CHAIN.sub("", line))
        paid = wager or about
        for hand, value in _rows(hands, is_row=is_row, has_stake=has_stake) if paid else ():
            if paid is not None and (has_shares or not value.endswith("%")):
                yield Figure(paid, _of_three(paid, hand), value, each.clause, head.clause)


_CHAIN = re.compile(r"(?<![\w$€£.,/–-])[1-9]\d{0,3}(?:\s?[-–/]\s?[1-9]\d{0,3}){2,6}(?![\w/–-])")
_USUAL = (Combination.STRAIGHT_FLUSH, Combination.THREE_OF_A_KIND, Combination.STRAIGHT,
          Combination.FLUSH, Combination.PAIR)  # fmt: skip
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
            wager = _paying((line[start:at],), names)
            paid = [*map(int, re.findall(r"\d+", line[at:end]))]
            rest = line[end:stop].split(". ")[0]
            hands = [str(hand.lastgroup) for hand in _HAND.finditer(names.sub("", rest))]
            hands = hands or [*_CHAINED.get((wager, len(paid)), ())] if wager else []
            is_falling = paid == sorted({*paid}, reverse=True) and paid[-1] == 1
            if wager and is_falling and paid[0] < _YEAR and len(hands) == len(paid):
                for hand, odds in zip(hands, paid, strict=True):
                    yield Figure(wager, _of_three(wager, hand), f"{odds}:1", each.clause)


_ENVY_PAID = re.compile(
    r"\benvy\b(?: (?:bonus|pay\w*|prize|award))?(?! (?:bet|wager))"
    rf"[^.;\d]{{0,12}}?\s{_SIGN}\s?(\d[\d,]*)(?!\d|%)"
    rf"|{_SIGN}\s?(\d[\d,]*)\s(?:as an? )?envy\b",
    re.IGNORECASE,
)


def _envy(each: Sentence) -> Iterator[Figure]:
    """What the sentence gives the others, where it names the one hand that it is for."""
    for part in re.split(r"(?<=[.;])\s", each.says) if "\t" not in each.says else ():
        hands = [str(hand.lastgroup) for hand in _HAND.finditer(part)]
        paid = _ENVY_PAID.findall(part)
        if len(hands) == len(paid) == 1:
            yield Figure(Wager.ENVY_BONUS, hands[0], _amount("".join(paid[0])), each.clause)


def _of_three(wager: Wager, hand: str) -> str:
    """Three cards make no royal flush but the mini royal."""
    is_royal = hand == Combination.ROYAL_FLUSH and wager in (Wager.ANTE_BONUS, Wager.PAIR_PLUS)
    return Combination.MINI_ROYAL.value if is_royal else hand


def _paying_lines(
    each: Sentence, names: re.Pattern[str]
) -> Iterator[tuple[Wager | None, str, bool]]:
    """The lines that may pay hands, each with the one wager that it names, and if it is a row."""
    lines, in_columns = each.says.split("\n"), [*cells(each, names)]
    for row, column, cell in in_columns:
        yield _paying((column, each.clause), names), f"{row}\t{cell}", True
    head = lines[0]
    for line in lines if not in_columns else ():
        if named_in(names, line) and not any(map(str.isdigit, line)):
            head = line
        yield _paying((line, lines[0], head, each.clause), names), line, len(lines) > 1


def _paying(texts: tuple[str, ...], names: re.Pattern[str]) -> Wager | None:
    """The one wager with a pay table that the first of these texts names that names any."""
    for text in texts:
        found = {*named_in(names, text)} - {Wager.ANTE, Wager.PLAY}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _rows(line: str, *, is_row: bool, has_stake: bool) -> Iterator[tuple[str, str]]:
    """The hands of the line with what each is paid, the odds before the hands or behind; a figure
    alone may have the stake in it."""
    line = _EVEN.sub("1 to 1", line)
    before = [*_PAID_FOR.finditer(line)]
    for found in before:
        hand = _HAND.match(line, found.end())
        assert hand is not None, "it was looked ahead to"
        yield from _odds(str(hand.lastgroup), found[1], found[2])
    hands = () if before else tuple(_HAND.finditer(line))
    for at, found in enumerate(hands):
        name, start = str(found.lastgroup), found.end()
        end = hands[at + 1].start() if at + 1 < len(hands) else len(line)
        paid, fixed = _PAID.match(line, start, end), _FIXED.match(line, start, end)
        is_next = _FOR_NEXT.match(line, paid.end()) and "and" in paid["between"] if paid else False
        if paid and not is_next and not _NO_ROW.search(paid["between"]):
            yield from _odds(name, paid[2], paid[3])
            for other in _ODDS_CELL.finditer(line, paid.end(), end):  # of another pay table
                yield from _odds(name, other[1], other[2])
        elif fixed and not _NO_ROW.search(fixed["between"]):
            yield name, f"{fixed['share']}%" if fixed["share"] else _amount(fixed["amount"])
        elif is_row and (alone := _FIGURE.fullmatch(line, start)):
            yield from _odds(name, str(_number(alone[1]) - has_stake), "1")


def _odds(hand: str, num: str, den: str) -> Iterator[tuple[str, str]]:
    odds = f"{_number(num)}:{_number(den)}"
    with suppress(ValueError):  # of nothing, or of more than any house pays
        Odds.parse(odds)
        yield hand, odds


def _number(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def _limits(each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    for line in _with_columns(each.says.split("\n")):
        for part in re.split(r"(?<=[.;])\s", line):
            for wager, of, amount in _limits_of(part, names):
                yield Figure(wager, of, amount, each.clause)


def _with_columns(lines: list[str]) -> Iterator[str]:
    """The lines; a table with a column for the minimum gives each figure beside its column's
    name."""
    head: list[str] = []
    for line in lines:
        row = line.split("\t")
        if head and len(row) == len(head):
            for name, cell in zip(head[1:], row[1:], strict=True):
                yield f"{row[0]}: {name.rstrip('.')} {cell}"
        else:
            yield line
        if len(row) > 1 and re.search(r"\bmin", line, re.IGNORECASE):
            head = row


def _limits_of(part: str, names: re.Pattern[str]) -> Iterator[tuple[Wager, str, str]]:
    for found in _RANGE.finditer(part):
        wager = _limited(part, found, names)
        low, high = _amount(found[1]), _amount(found[2])
        if wager is not None and Money.parse(low) < Money.parse(high):
            yield wager, LOW, low
            yield wager, HIGH, high
    first, behind = _ANY_LIMIT.search(part), [*_BEHIND.finditer(part)]
    if first and behind and first.start() == behind[0].start("of"):
        alone = {*named_in(names, part)}
        for found in behind:
            wager = _limited(part, found, names) or (min(alone) if len(alone) == 1 else None)
            if wager is not None and not wager.is_bonus:
                yield wager, LOW if found["of"].lower() == "min" else HIGH, _amount(found[1])
        return
    for of, pattern in ((LOW, _LEAST), (HIGH, _MOST), (LOW, _EXACTLY), (HIGH, _EXACTLY)):
        for found in pattern.finditer(part):
            wager = _limited(part, found, names)
            between = part[: found.end()] if pattern is _EXACTLY else found["between"]
            if wager is None or _NO_LIMIT.search(between) or _ENTITLES.search(part):
                continue
            yield wager, of, _amount(found[2])
            yield from ((other, of, amount) for other, amount in _and_others(part, found, names))


def _and_others(
    part: str, found: re.Match[str], names: re.Pattern[str]
) -> Iterator[tuple[Wager, str]]:
    """The other wagers of "at least $10 on the Ante and $5 on the Pair Plus"."""
    named = names.match(part, _for(part, found.end()))
    while named and (more := _AND.match(part, named.end())):
        named = names.match(part, _for(part, more.end()))
        if named and not (wager := Wager(str(named.lastgroup))).is_bonus:
            yield wager, _amount(more[1])


def _limited(part: str, found: re.Match[str], names: re.Pattern[str]) -> Wager | None:
    """The wager that those amounts limit: named among them, right behind them, or last before."""
    inside = named_in(names, found[0])
    behind = names.match(part, _for(part, found.end()))
    wagers = inside[-1:] or ([Wager(str(behind.lastgroup))] if behind else [])
    wagers = wagers or named_in(names, part[: found.start()])[-1:]
    return wagers[0] if wagers and not wagers[0].is_bonus else None


def _for(part: str, end: int) -> int:
    found = re.compile(r"\s*(?:for|on|as)\s+(?:the\s|an?\s)?\s*", re.IGNORECASE).match(part, end)
    return found.end() if found else end


def _amount(text: str) -> str:
    return str(Money.parse(re.sub("[, ]", "", text)))


def plays(each: Sentence) -> Iterator[Figure]:
    for part in re.split(r"(?<=[.;])\s", each.says):
        ranks = {
            found.lower() for found in re.findall(rf"\b(?:{'|'.join(_RANKS)})s?\b", part, re.I)
        }
        dealer = re.search(r"\bdealer\b", part, re.IGNORECASE)
        hands = [*_LOWEST.finditer(part)]
        if _ALWAYS.search(part):
            yield Figure(Wager.PLAY, PLAYS, ANY_HAND, each.clause)
        elif dealer and len(ranks) == len(hands) == 1 and (lowest := _lowest(part, hands[0])):
            yield Figure(Wager.PLAY, PLAYS, lowest, each.clause)


def _lowest(part: str, hand: re.Match[str]) -> str:
    """The rank of the lowest card of the dealer who plays; empty where the part does not say."""
    verbs = {_gap(part, each, hand): each for each in _PLAYS.finditer(part)}
    gap = min(verbs, key=len, default=_OTHER_GAP)
    if _OTHER_HAND.search(gap) or not (hand["high"] or hand["up"] or hand["down"] or hand["least"]):
        return ""
    rank = hand["rank"].lower()
    below = re.match("lower|less|worse|below|under|without", hand["least"] or "", re.IGNORECASE)
    if verbs[gap]["not"]:
        above = _RANKS.index(rank) + 1
        if hand["down"] and above < len(_RANKS):
            return _RANKS[above].upper()
        return rank.upper() if below else ""
    return "" if below or hand["down"] else rank.upper()


_OTHER_GAP = ";"


def _gap(part: str, one: re.Match[str], other: re.Match[str]) -> str:
    first, second = sorted((one.span(), other.span()))
    return part[first[1] : second[0]]
