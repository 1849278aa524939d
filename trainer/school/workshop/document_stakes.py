"""What a document says of stakes in words: how large Play is, and which wager needs which."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_wagers import Figure, named_in

SIZE = "size"
BASE = "base"
"""The wagers of which a hand needs one: ``ante``, or ``ante,pair_plus``."""
NEEDS = "needs"
"""The wagers beside one of which another alone may be made: ``ante``."""

_MULTIPLES = {"once": 1, "one": 1, "twice": 2, "double": 2, "two": 2, "triple": 3, "three": 3,
              "four": 4, "five": 5}  # fmt: skip
_MANY = "|".join(each for each in _MULTIPLES if each not in ("once", "twice", "double", "triple"))
_MULTIPLES |= {"вдвое": 2, "вдвойне": 2, "втрое": 3, "一": 1, "两": 2, "二": 2, "三": 3}
_TIMES = re.compile(
    rf"\b(?:(?:(?P<from>{_MANY}|\d)\s*x?\s*(?:,|to|or|and|–|-)\s*)?"
    rf"(?:(?P<next>{_MANY}|\d)\s*(?:,|or|and)\s*)?(?P<times>{_MANY}|\d)\s*(?:x|times)\b"
    r"|(?P<once>once|twice|double|triple|вдвое|втрое|вдвойне)\b)"
    r"|(?:(?P<least>\d)\s*(?:до|–|-|至|到)\s*)?(?P<most>\d)\s*(?:раз\w*|倍)"
    r"|(?P<kept>[一两二三])倍",
    re.IGNORECASE,
)
_UP_TO = re.compile(
    r"\b(?:up to|at most|no(?:t)? more than|maximum|not exceed|не больше|не более)\b|最多|不超过",
    re.IGNORECASE,
)
_EQUAL = re.compile(
    r"\b(?:equals|(?:must|shall) equal|equal (?:(?:in \w+|amount|size|value) )?to"
    r"|(?<!exceed )(?<!least )(?<!than )the (?:amount|value) of|exactly what|as much as"
    r"|same (?:(?:amount|size|value) )?as|match(?:es|ing)?)\b|(?<= )=(?= )"
    r"|\bравн(?:а|о|яется|ой|ую)\b|\bв размере\b|等于|相等|等额",
    re.IGNORECASE,
)


_NO_SIZE = re.compile(
    r"(?:\b(?:not|never)|n['’]t) (?:be )?(?:\w+ )?"
    r"(?:equal|match|once|twice|double|two|three|four)\b"
    r"|(?<!no )(?<!not )(?<!nor )(?<!be )\bmore than (?:once|twice|double|two|three|four|\d)"
    r"|\bor up to (?:twice|two|three|four|five|\d)\b(?: times)?(?! the\b)",
    re.IGNORECASE,
)


def sizes(part: str, each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """``1`` where Play equals the Ante, ``1-3`` where it is one to three times as much."""
    wagers = {*named_in(names, part)}
    if not {Wager.PLAY, Wager.ANTE} <= wagers or _NO_SIZE.search(part):
        return
    times: list[int] = [
        _MULTIPLES.get(word.lower()) or int(word)
        for found in (_TIMES.finditer(part) if len(wagers) == 2 else ())
        if found[0].endswith("倍") or _of_ante(part, found.end(), names)
        for word in found.groups()
        if word
    ]
    equals = any(
        _of_ante(part, found.end(), names)
        and named_in(names, part[: found.start()])[-1:] in ([], [Wager.PLAY])
        and not _IS_PAID.search(part[: found.start()])
        for found in _EQUAL.finditer(part)
    )
    times += [1] if equals or (times and _UP_TO.search(part)) else []
    if times and min(times) > 0:
        low, high = min(times), max(times)
        yield Figure(Wager.PLAY, SIZE, str(low) if low == high else f"{low}-{high}", each.clause)


# Of what the wagers are paid, not of how large they are.
_IS_PAID = re.compile(
    r"\b(?:pa(?:ys?|id|yments?)|wins?)(?: (?:the|out|exactly|always|also))?"
    r"(?: play(?: (?:bet|wager))?)?\s+\Z",
    re.IGNORECASE,
)
_BY_ITSELF = r"(?:on its own|alone|by itself|without (?:also )?(?:\w+ing )?(?:an?|the) ante)\b"
_ALONE = rf"\b(?:play|make|made|place|put|bet|wager|stake|enjoy)\w*\b[^.;]{{0,30}}\b{_BY_ITSELF}"
_NEVER_ALONE = re.compile(
    rf"(?:\b(?:no|not|never|cannot)\b|n['’]t\b)(?:(?!\bunless\b)[^.;]){{0,40}}{_ALONE}"
    rf"|(?:\bnot|\bnever|n['’]t) {_BY_ITSELF}"
    r"|\bonly\b[^.;]{0,24}\b(?:with|if|after|beside|alongside|has|have)\b[^.;]{0,24}\bante\b"
    r"|\bha(?:s|ve) not (?:made|placed) an? ante\b[^.;]{0,20}\bnot\b[^.;]{0,30}\bpair[- ]?plus\b"
    r"|\bno ante,? no pair[- ]?plus\b"
    r"|\bpair[- ]?plus (?:(?:bet|wager) )?(?:only|alone|on its own) (?:is|are) not\b"
    r"|\bonly\b[^.;]{0,24}\bby\b[^.;]{0,24}\b(?:ha[sd]|made|placed|with)\b[^.;]{0,16}\bante\b"
    r"|\bno\b[^.;]{0,24}\bpair[- ]?plus\b[^.;]{0,12}\b(?:unless|without)\b[^.;]{0,40}\bante\b",
    re.IGNORECASE,
)
# As in "Pair Plus is paid only after the Ante": of when a wager is settled, not of who may make it.
_SETTLED = re.compile(
    r"\b(?:pa(?:ys?|id)|w(?:ins?|on)|los(?:es?|t)|settle[sd]?|collect(?:s|ed)?)\b"
    r"(?:(?!\band\b)[^.;,]){0,60}\Z",
    re.IGNORECASE,
)
_TO_BE_DEALT = re.compile(
    r"\bno(?: one|body| player)\b[^.;]{0,40}\bwithout an? ante\b"
    r"|\bante (?:(?:bet|wager) )?is (?:obligatory|compulsory|mandatory|required)\b"
    r"|\brequired to (?:place|make) an ante\b"
    r"|\bto (?:(?:start|begin) playing|participate|take part)\b[^.;]{0,40}\bmust\b"
    r"[^.;]{0,24}\bante\b"
    r"|\bmust\b[^.;]{0,24}\bante\b[^.;]{0,12}\bto (?:be dealt|take part|participate|receive)\b",
    re.IGNORECASE,
)
_MAY_BE_ALONE = re.compile(rf"\b(?:may|can)\b[^.;]{{0,40}}{_ALONE}(?! only\b)", re.IGNORECASE)
_ONE_OF_TWO = re.compile(
    r"\b(?:must|shall|stakes?|ha(?:s|ve) to|needs?|required|makes|places|may (?:bet|stake|make"
    r"|place|play))\b[^.;]{0,80}(?:\band/or\b|\bor (?:on )?both\b(?! empty)|及／或)"
    r"|\beither an? [^.;]{0,40}\bor an? [^.;]{0,24}\bmust be (?:placed|made)\b",
    re.IGNORECASE,
)


def wagers_needed(part: str, each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """What a sentence that is not of a fold says of this."""
    yield from _bases(part, each, names)
    yield from _needs(part, each, names)


def _bases(part: str, each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """If a hand may have a Pair Plus alone."""
    is_one_of_two = _ONE_OF_TWO.search(part)
    # "An Ante or a Pair Plus (or both) within the limits: Ante $5, Prime $1".
    rest = part.find(":", is_one_of_two.end()) if is_one_of_two else -1
    named = {*named_in(names, part[:rest] if rest > 0 else part)}
    if named == {Wager.ANTE} and not _TO_BE_DEALT.search(part):
        return
    alone = _TO_BE_DEALT.search(part) if named == {Wager.ANTE} else _NEVER_ALONE.search(part)
    is_about = Wager.PAIR_PLUS in named or named == {Wager.ANTE}
    is_about = is_about and named <= {Wager.ANTE, Wager.PAIR_PLUS}
    if is_about and alone and not _SETTLED.search(part[: alone.end()]):
        yield Figure(Wager.ANTE, BASE, Wager.ANTE.value, each.clause)
    elif not {Wager.PAIR_PLUS} <= named <= {Wager.ANTE, Wager.PAIR_PLUS}:
        return
    elif _MAY_BE_ALONE.search(part) or (is_one_of_two and Wager.ANTE in named):
        both = ",".join((Wager.ANTE, Wager.PAIR_PLUS))
        yield Figure(Wager.ANTE, BASE, both, each.clause)


_OFFERED = r"(?:offer(?:s|ed)?|made|placed|staked|played|bet|taken|open|available)"
_WHO = (
    r"(?:any(?:one|body)|those|(?:an?|any|each|every|the)? ?"
    r"(?:players?|hand|box))"
)
_NEEDING = re.compile(
    r"\b(?:needs?|requires?|not\b[^.;]{0,30}\bwithout|no\b[^.;]{0,30}\b(?:without|unless)"
    r"|only (?:be )?(?:(?:made|placed|played|bet|taken|open|available) )?"
    r"(?:with|beside|if|by|to|together with)"
    rf"|{_OFFERED}[^.;,]{{0,40}}\b(?:by|to) {_WHO} (?:(?:who|that) )?(?:ha(?:s|ve)|with)"
    r"(?![^.;,]{0,12}\b(?:not|no|never)\b)"
    r"|who ha(?:s|ve) (?:made|placed|staked|bet)\b[^.;,]{0,24}\bmay (?:also |then )?(?:make|place"
    r"|bet|stake|play)"
    r"|must (?:first |also )?(?:have|make|place)(?=[^.;]{0,40}\bto (?:make|place|play|bet)\b))\b",
    re.IGNORECASE,
)
_NOT_NEEDED = re.compile(
    r"\b(?:no[rt]?|never) (?:\w+ )?(?:needs?|requires?|required)\b|n['’]t (?:need|require)"
    r"|\b(?:needs?|requires?) no\b|\bneeds? not\b"
    r"|\beligible\b|\bexcept on\b|\bnot (?:have to|be required)|\bsame (?:amount|size|stake)\b",
    re.IGNORECASE,
)


def _needs(part: str, each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """Beside which one a side wager alone may be made, where the part names these two."""
    found = _NEEDING.search(part)
    if found is None or _NOT_NEEDED.search(part):
        return
    if _SETTLED.search(part[: found.end()]):
        return
    named = {*named_in(names, part)}
    needy = named & {Wager.SIX_CARD_BONUS, Wager.PRIME, Wager.PROGRESSIVE}
    others = named - needy
    ahead, behind = (named_in(names, each) for each in (part[: found.end()], part[found.end() :]))
    bases = {Wager.ANTE, Wager.PAIR_PLUS}
    if {*behind} <= bases and behind and {*ahead}.isdisjoint(behind) and needy <= {*ahead}:
        is_either = len(behind) == 1 or re.search(r"\bor\b", part[found.end() :])
        for wager in needy if is_either else ():
            yield Figure(wager, NEEDS, ",".join(sorted({*behind})), each.clause)
        return
    is_one = len(needy) == len(others) == 1 and others <= bases
    if is_one and names.search(part, found.end()) is not None:
        (wager,), (other,) = needy, others
        first = named_in(names, part[: found.end()])[:1]
        if first == [wager] or found[0].lower().startswith(("no", "must", "who")):
            yield Figure(wager, NEEDS, other.value, each.clause)


def _of_ante(part: str, end: int, names: re.Pattern[str]) -> bool:
    """True if the Ante is what it is as large as: "equal to the hand of the dealer" is not."""
    named = names.search(part, end)
    gap = part[end : named.start()] if named else ""
    is_ante = named is not None and named.lastgroup == Wager.ANTE
    return is_ante and len(gap) < _NEAR and not re.search(r"[,;]|\bhand|\bdealer", gap)


_NEAR = 40
