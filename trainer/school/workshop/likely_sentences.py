"""The sentence of a document that most likely gives a rule: it says so plainly, or it shares the
rarest words with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import hypot, log

from trainer.game.rules import Situation
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft, ties
from trainer.library.house import PROCEDURE_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.sentences import sentences
from trainer.school.workshop.document_figures import figures
from trainer.school.workshop.document_qualifying import PLAYS
from trainer.school.workshop.document_round import steps_said
from trainer.school.workshop.document_stakes import BASE, SIZE
from trainer.school.workshop.document_words import words_said
from trainer.school.workshop.form_pieces import Choice, Line, PaidTable, Section
from trainer.school.workshop.notes import copied_folder

_WORD = re.compile(r"[^\W\d_]{2,}")
# A word by its first letters: folds, folded and folding are one.
_STEM = 5
_ALIKE = {
    **dict.fromkeys(("turns", "opens", "expos", "shown", "shows"), "revea"),
    **dict.fromkeys(("annou", "decla"), "calle"),
}
"""Other words for what a dealer does."""
# Below this, two of three sentences found were not about the rule.
_LEAST = 0.45
# A sentence that gives another rule already gives this one less often.
_TIED = 0.9

Weights = Mapping[str, float]


def likely_sentence(draft: Draft, section: Section) -> str:
    """The clause of that sentence; empty where none is like the rule as its section words it and
    as the copied house's clause does. Raises InputError."""
    table = next((each for each in section.pieces if isinstance(each, PaidTable)), None)
    if table is not None and table.clause:
        return table.clause
    said = _said(draft.text(DOCUMENT), draft.cite)
    plain = {*_stating(draft, section)}
    rule = (f"{section.title} {section.says}", _copied_words(draft, section.clause))
    open_ = {*ties(draft).open_sentences}
    likeness = [
        (
            sum(_cosine(_weights(words, said), there) for words in rule)
            * (1 if clause in open_ else _TIED),
            clause,
        )
        for clause, there in said.items()
        if not plain or clause in plain
    ]
    best, clause = max(likeness, key=lambda each: each[0], default=(0.0, ""))
    return clause if plain or best >= _LEAST else ""


def _stating(draft: Draft, section: Section) -> Iterator[str]:
    """The clauses that say plainly what a field of the section holds."""
    text, of = draft.text(DOCUMENT), section.key.removeprefix("outcome.")
    if section.file == PROCEDURE_FILE:
        held = {each.key: each.value for each in section.pieces if isinstance(each, Choice | Line)}
        if section.cites[:1] == ("seat_order",):
            held = {f"{section.of}.way": each.value for each in section.answers}
        yield from (each.clause for each in steps_said(text, draft.cite)
                    if held.get(each.about) == each.value)  # fmt: skip
        return
    spots = tuple(draft.house().rules.spots.items()) if section.cites else ()
    written = draft.at(section.file, section.cites) if section.cites else None
    of = BASE if isinstance(written, dict) and "any_of" in written else _SAID_AS.get(of, of)
    found = (*figures(text, draft.cite, spots, ()), *words_said(text, draft.cite, spots))
    yield from (each.clause for each in found if spots and each.of == of)


_SAID_AS = {"qualifies": PLAYS, "folds": Situation.FOLDED, "play_size": SIZE}


def _copied_words(draft: Draft, clause: str) -> str:
    """The text of that clause of the copied house, which the draft calls ``RIVER 6CB 4.2``."""
    folder = copied_folder(draft)
    if folder is None or not (folder / CLAUSES_FILE).is_file():
        return ""
    own = clause.removeprefix(f"{draft.cite} ")
    return next((each.says for each in load_clauses(folder) if each.cite == own), "")


@lru_cache(maxsize=2)
def _said(text: str, cite: str) -> Mapping[str, Weights]:
    """The sentences by their clauses, each with the weights of its words and its headings'."""
    words: dict[str, Counter[str]] = {}
    headings: tuple[str, ...] = ()
    for each in sentences(text, cite):
        headings = each.headings or headings
        words[each.clause] = Counter(_stems(" ".join((each.says, *headings))))
    held = Counter(stem for each in words.values() for stem in each)
    rare = {stem: log(1 + len(words) / count) for stem, count in held.items()}
    return {
        clause: {stem: (1 + log(count)) * rare[stem] for stem, count in each.items()}
        for clause, each in words.items()
    }


def _weights(words: str, said: Mapping[str, Weights]) -> Weights:
    """A rule's words by how rare they are in the document; others tell nothing."""
    held = Counter(stem for each in said.values() for stem in each)
    found = Counter(_stems(words))
    return {
        stem: (1 + log(count)) * log(1 + len(said) / held[stem])
        for stem, count in found.items()
        if held[stem]
    }


def _cosine(one: Weights, other: Weights) -> float:
    shared = sum(weight * other.get(stem, 0.0) for stem, weight in one.items())
    return shared / (hypot(*one.values()) * hypot(*other.values())) if shared else 0.0


def _stems(text: str) -> Iterator[str]:
    stems = (each[:_STEM] for each in _WORD.findall(text.casefold()))
    return (_ALIKE.get(each, each) for each in stems)
