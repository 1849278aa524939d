"""What a document says of stakes in words: how large Play is, and which wager needs which."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_vocabulary import patterns_of
from trainer.school.workshop.document_wagers import Figure, named_in

_WORDS = patterns_of("stakes")

SIZE = "size"
BASE = "base"
"""The wagers of which a hand needs one: ``ante``, or ``ante,pair_plus``."""
NEEDS = "needs"
"""The wagers beside one of which another alone may be made: ``ante``."""

_MULTIPLES = {"once": 1, "one": 1, "twice": 2, "double": 2, "two": 2, "triple": 3, "three": 3,
              "four": 4, "five": 5}  # fmt: skip
_MANY = "|".join(each for each in _MULTIPLES if each not in ("once", "twice", "double", "triple"))
_MULTIPLES |= {"вдвое": 2, "вдвойне": 2, "втрое": 3, "一": 1, "两": 2, "二": 2, "三": 3}
_TIMES = _WORDS["times"]
_UP_TO = _WORDS["up_to"]
_EQUAL = _WORDS["equal"]
_NO_SIZE = _WORDS["no_size"]


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
_IS_PAID = _WORDS["is_paid"]
_BY_ITSELF = r"(?:on its own|alone|by itself|without (?:also )?(?:\w+ing )?(?:an?|the) ante)\b"
_ALONE = rf"\b(?:play|make|made|place|put|bet|wager|stake|enjoy)\w*\b[^.;]{{0,30}}\b{_BY_ITSELF}"
_NEVER_ALONE = re.compile(
    rf"(?:\b(?:no|not|never|cannot)\b|n['’]t\b)(?:(?!\bunless\b)[^.;]){{0,40}}{_ALONE}"
    rf"|(?:\bnot|\bnever|n['’]t) {_BY_ITSELF}"
    r"|\bmust (?:first )?(?:place|make|have) an ante\b[^.;]{0,24}\bto (?:place|make) a pair\b"
    r"|\bonly\b[^.;]{0,24}\b(?:with|if|after|beside|alongside|has|have)\b[^.;]{0,24}\bante\b"
    r"|\bha(?:s|ve) not (?:made|placed) an? ante\b[^.;]{0,20}\bnot\b[^.;]{0,30}\bpair[- ]?plus\b"
    r"|\bno ante,? no pair[- ]?plus\b"
    r"|\bpair[- ]?plus (?:(?:bet|wager) )?(?:only|alone|on its own) (?:is|are) not\b"
    r"|\bonly\b[^.;]{0,24}\bby\b[^.;]{0,24}\b(?:ha[sd]|made|placed|with)\b[^.;]{0,16}\bante\b"
    r"|\bno\b[^.;]{0,24}\bpair[- ]?plus\b[^.;]{0,12}\b(?:unless|without)\b[^.;]{0,40}\bante\b",
    re.IGNORECASE,
)
# As in "Pair Plus is paid only after the Ante": of when a wager is settled, not of who may make it.
_SETTLED = _WORDS["settled"]
_TO_BE_DEALT = _WORDS["to_be_dealt"]
_MAY_BE_ALONE = re.compile(rf"\b(?:may|can)\b[^.;]{{0,40}}{_ALONE}(?! only\b)", re.IGNORECASE)
_ONE_OF_TWO = _WORDS["one_of_two"]


def wagers_needed(part: str, each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """What a sentence that is not of a fold says of this."""
    yield from _bases(part, each, names)
    yield from _needs(part, each, names)


# As in "You may also play the Prime. In order to do so, you must play the Ante or the Pair Plus".
_FOR_ANOTHER = re.compile(r"\s*(?:in order )?to do so\b|\s*for (?:this|that)\b", re.IGNORECASE)


def _bases(part: str, each: Sentence, names: re.Pattern[str]) -> Iterator[Figure]:
    """If a hand may have a Pair Plus alone."""
    if _FOR_ANOTHER.match(part):
        return
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
_NEEDING = _WORDS["needing"]
_NOT_NEEDED = _WORDS["not_needed"]


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
