"""What a document says in words: who is paid at equal hands or where the dealer does not play,
and what a fold loses."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import groupby

from trainer.game.rules import Result, Situation
from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_qualifying import plays
from trainer.school.workshop.document_stakes import sizes, wagers_needed
from trainer.school.workshop.document_vocabulary import patterns_of
from trainer.school.workshop.document_wagers import Figure, cells, named_in, wager_names
from trainer.school.workshop.rule_sentences import of_this_game, with_heads

_WORDS = patterns_of("words")

STAYS = "stays"
"""Said of a wager that a fold leaves in play."""

_CASE = {Situation(case): words for case, words in patterns_of("case").items()}
_RESULTS = patterns_of("result")
_RESULT = re.compile(
    "|".join(f"(?P<{name}>{words.pattern})" for name, words in _RESULTS.items()), re.IGNORECASE
)
_CONDITIONAL = _WORDS["conditional"]


@lru_cache(maxsize=8)
def words_said(text: str, cite: str, spots: tuple[tuple[Wager, str], ...]) -> tuple[Figure, ...]:
    """What the sentences of the document say of wagers in words. One that sets a condition, or
    that could be taken in two ways, says nothing."""
    names = wager_names(dict(spots))
    return tuple(
        dict.fromkeys(
            figure
            for each, head in with_heads(of_this_game(text, cite))
            for line in _lines(each, names)
            for part, stated in _parts(line, _only_states(head.says) or _headed(each), names)
            for figure in (
                *_outcomes(part, stated, each, names, dict(spots)),
                *sizes(part, each, names),
                *(() if _CASE[Situation.FOLDED].search(part) else wagers_needed(part, each, names)),
            )
        )
    )


def _lines(each: Sentence, names: re.Pattern[str]) -> Iterator[str]:
    """The lines; of a table with a column for each wager the cells in words: ``Tie: Play
    pushes``."""
    found = [
        f"{row}: {_COLUMN_PAYS.sub('', column)} {cell}" for row, column, cell in cells(each, names)
    ]
    for line in found or each.says.split("\n"):
        row, *cells_ = line.split("\t")
        is_list = len(cells_) == 1 or (
            cells_ and all(len(named_in(names, it)) == 1 for it in cells_)
        )
        yield _STILL.sub("", f"{row}: {'; '.join(cells_)}" if is_list else line)


# What heads a column of a table in which the Play pushes.
_COLUMN_PAYS = re.compile(r"\s(?:pays?|pay ?out)$", re.IGNORECASE)
# Said of wagers that are paid or returned, not of what becomes of them.
_STILL = re.compile(
    r" (?:still |remaining |left )+in (?:play|action|the game)"
    r"(?= (?:is|are|shall|will|wins?|loses?|pays?)\b)",
    re.IGNORECASE,
)


def _parts(
    line: str, stated: list[Situation], names: re.Pattern[str]
) -> Iterator[tuple[str, list[Situation]]]:
    """The sentences of a line, with the case that the one before states: "The dealer does not
    play. Antes are then paid.", "A player who folds loses the Ante. It loses
    the Pair Plus, too." """
    before, is_past = "", False
    label = _only_states(f"{line.partition(':')[0]}:") if ":" in line[:_LABEL] else []
    line = _LISTED.sub(" ", line)
    for part in re.split(r"(?:(?<=[.!])|(?<=[.!]\)))\s|(?<=。)", _ELECTS.sub("folds", line)):
        says = _OF_THAT_PLAYER.sub(r"\1", part)
        if len(named := [*names.finditer(before)]) == 1:
            says = _IT.sub(named[0][0], says)
        if otherwise := _qualifies(before) and _OTHERWISE.match(part):
            says, stated = part[otherwise.end() :], [Situation.NOT_QUALIFIED]
        elif _CASE[Situation.FOLDED].search(before) and (
            _TAKES.match(part)
            or _TOO.search(part)
            or (_JUST_FOLD.search(before) and _WHO.match(part))
        ):
            is_paid = _RESULTS[Result.WIN].search(part)
            stated = [] if is_paid else [Situation.FOLDED]
        elif _CASE[Situation.FOLDED].search(before) and _begins_with_wager(part, names):
            is_kept = _RESULTS[STAYS].search(part)
            stated = [Situation.FOLDED] if is_kept else []
        elif is_past and not _begins_with_wager(part, names):
            stated = []
        yield says, [] if _WHEN.search(says) or _BONUS.search(says) else stated or label
        now = _only_states(part)
        is_aside = Situation.FOLDED in _cases(before) and (
            stated == [Situation.FOLDED]
            or not (names.search(part) or _cases(part) or _qualifies(part))
        )
        stated, is_past, before = now or stated, not now, before if is_aside else part


def _cases(part: str) -> list[Situation]:
    """The cases that it names. In another one, a stand-off is what becomes of a wager."""
    found = [case for case, words in _CASE.items() if words.search(part)]
    if len(found) > 1 and not _CASE[Situation.TIE].search(_STAND_OFF.sub("", part)):
        found = [case for case in found if case is not Situation.TIE]
    return found


_STAND_OFF = re.compile(r"\bstand[- ]?offs?\b", re.IGNORECASE)


def _only_states(part: str) -> list[Situation]:
    """The case of "If the dealer does not qualify:", which says nothing of it."""
    found = _cases(part)
    is_head = part.endswith(":") and not _CONDITIONAL.search(part)
    if len(found) != 1 or not (is_head or found == [Situation.NOT_QUALIFIED]):
        return []
    return [] if _RESULT.search(_CASE[found[0]].sub("", part)) else found


def _begins_with_wager(part: str, names: re.Pattern[str]) -> bool:
    found = _THE.match(part)
    return found is not None and names.match(part, found.end()) is not None


def _headed(each: Sentence) -> list[Situation]:
    """The case of a heading like "If the dealer does not qualify", or of a question."""
    cases = [
        case
        for heading in each.headings
        if _IF.match(heading)
        for case in _only_states(f"{heading.rstrip('?:')}:")
    ]
    return [each for each in cases if each is not Situation.FOLDED]


_IF = _WORDS["if"]


def _qualifies(part: str) -> bool:
    return not _PLAYER.search(part) and any(plays(Sentence("", part)))


_PLAYER = re.compile(r"\bplayer\b", re.IGNORECASE)
# Behind "the dealer needs a Queen or better".
_OTHERWISE = _WORDS["otherwise"]
_TOO = _WORDS["too"]
_TAKES = _WORDS["takes"]
# As in "Simply fold. You lose the Ante".
_JUST_FOLD = re.compile(r"\bfolds?[.!]$", re.IGNORECASE)
_WHO = re.compile(r"(?:you|he|she|they|the player)(?!\w)", re.IGNORECASE)
_LABEL = 40
"""The letters before the colon of "Fold: take the Ante. Leave the Pair Plus"."""
_LISTED = re.compile(r"\s\((?:\d|[a-d]|i{1,3})\)\s")
# A wager that a sentence begins with goes on with the case of the one before.
_THE = re.compile(r"(?:(?:The|All|Each|Any|Your|His|Her|Their|Its|An?|Both)\s|)[\"“«]?")
_IT = re.compile(r"^(?:It|(?:This|That|The) (?:bet|wager))(?= (?:must|has|shall|is|can|may)\b)")
"""The one wager that the sentence before names."""
_OF_THAT_PLAYER = _WORDS["of_that_player"]
_ELECTS = _WORDS["elects"]
_BONUS = re.compile(r"\bbonus(?:es)?\b", re.IGNORECASE)
_WHEN = re.compile(r"\b(?:if|when\w*|where|unless|should)\b", re.IGNORECASE)


# What then becomes of wagers is no rule for one who folds.
ALL_FOLD = _WORDS["all_fold"]


def _outcomes(
    part: str,
    stated: Collection[Situation],
    each: Sentence,
    names: re.Pattern[str],
    staked: Collection[Wager],
) -> Iterator[Figure]:
    """A case holds on, as in "if the dealer does not qualify, Ante is paid; Play pushes"."""
    about = [*stated]
    if _CONDITIONAL.search(part) or "\t" in part.strip("\t"):
        return
    for piece in _PIECES.split(part) if not ALL_FOLD.search(part) else ():
        about = _cases(piece) or about
        if about == [Situation.TIE] and _DECIDED.search(part):
            continue
        if len(about) == 1:
            for wager, value in _of_case(about[0], piece, names, staked):
                yield Figure(wager, about[0], value, each.clause)


# What breaks a tie: no rule on a tie that stays one.
_DECIDED = _WORDS["decided"]
_PIECES = _WORDS["pieces"]
_ALL = _WORDS["all"]


def _of_case(
    case: Situation, piece: str, names: re.Pattern[str], staked: Collection[Wager]
) -> Iterator[tuple[Wager, str]]:
    if case is Situation.FOLDED:
        left = [each for each in staked if each is not Wager.PLAY and not each.is_bonus]
        for wager, result in _results(piece, names, default=left if _ALL.search(piece) else ()):
            if wager in left and result != Result.PUSH:
                yield wager, Result.LOSE.value if result == Result.LOSE else STAYS
    else:
        both = Wager.ANTE, Wager.PLAY
        for wager, result in _results(piece, names, default=both, kept=Result.PUSH):
            # "If the dealer does not qualify, you win": on which wager nobody knows.
            is_vague = case is Situation.NOT_QUALIFIED and not names.search(piece)
            if wager in both and not (is_vague and result == Result.WIN):
                yield wager, result


# As in "a folded hand on which no Lucky Six has been placed": nothing is said of it.
_WITHOUT = _WORDS["without"]
# As in "Antes are paid and Play is treated as the supervisor says".
_GOES_OTHERWISE = _WORDS["goes_otherwise"]
_Found = tuple[int, str, str]


def _turned(
    part: str, before: list[_Found], wagers: list[_Found], after: list[_Found]
) -> Iterator[tuple[Wager, str]]:
    """As in "The house wins the Ante and the Play is returned"."""
    start, _, first = before[-1]
    (at, one, _), (_, other, _) = wagers
    verb = _RESULT.match(part, start)
    if verb and _OBJECT.fullmatch(part, verb.end(), at):
        yield from ((Wager(one), first), (Wager(other), after[0][2]))


_OBJECT = re.compile(r"\s(?:(?:on|for)\s)?(?:(?:the|his|her|their|your|any|an?)\s)?")


def _results(
    part: str, names: re.Pattern[str], default: Collection[Wager], kept: str = STAYS
) -> Iterator[tuple[Wager, str]]:
    """Each wager of the part with its result, where wagers and results take turns. What stays
    is ``kept``."""
    found = [(each.start(), "", str(each.lastgroup)) for each in _RESULT.finditer(part)]
    found = [(at, "", kept if of == STAYS else of) for at, _, of in found]
    found += [(each.start(), str(each.lastgroup), "") for each in names.finditer(part)
              if not _WITHOUT.search(part, 0, each.start())]  # fmt: skip
    found.sort()
    results = {result for _, _, result in found if result}
    wagers = [Wager(wager) for _, wager, _ in found if wager]
    if len(results) == 1:
        (result,) = results
        last = max(at for at, _, of in found if of)
        if any(_GOES_OTHERWISE.match(part, each.end()) for each in names.finditer(part, last)):
            return
        yield from ((wager, result) for wager in wagers or default)
        return
    runs = [(is_wager, list(run)) for is_wager, run in groupby(found, lambda it: bool(it[1]))]
    if (
        len(runs) in (3, 5, 7)
        and not runs[0][0]
        and runs[-1][1][0][2] in {r for *_, r in runs[-3][1]}
    ):
        runs.pop()  # keeps the Pair Plus in action
    others = {wager for _, wager, _ in runs[-1][1]} if len(runs) % 2 and runs[0][0] else set()
    if others and kept == Result.PUSH and others.isdisjoint(default):
        runs.pop()  # and the cards are turned over for the Pair Plus
    if (
        len(runs) == 5
        and not runs[0][0]
        and {r for *_, r in runs[0][1]} == {r for *_, r in runs[2][1]}
    ):
        del runs[2]  # pays the Ante 1 to 1, Play pushes
    for (_, before), (_, run) in zip(runs, runs[2:], strict=False):
        if len(run) > 1 and run[0][2] and {r for *_, r in before} == {run[0][2]}:
            del run[0]  # pays the Ante even money
    if len(runs) == 3 and not runs[0][0] and len(runs[1][1]) == 2:
        yield from _turned(part, *(run for _, run in runs))
        return
    if len(runs) % 2 or any(
        not is_wager and len({r for *_, r in run}) > 1 for is_wager, run in runs
    ):
        return
    for one, other in zip(runs[::2], runs[1::2], strict=True):
        of, (*_, (_, _, result)) = (one[1], other[1]) if one[0] else (other[1], one[1])
        yield from ((Wager(wager), result) for _, wager, _ in of)
