"""A sentence of the program has twelve words at most, in the window and in its help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.wording.texts import ROOT, texts
from trainer.ui.help.page import GUIDES

MOST_WORDS = 12
ALLOWED = {
    "misdeal, exposed card, flashed card, extra card, four cards dealt, ruling, dead hand, "
    "voided hand, redeal",  # what Find looks for, and nobody reads
}
HELP = sorted((ROOT / "resources/help/en").glob("*.md"))
HELP += [ROOT / f"docs/{each.name}.md" for each in GUIDES]
_NO_SENTENCE = re.compile(r"```.*?```|^\|[^\n]*|\]\([^)]*\)", re.DOTALL | re.MULTILINE)
"""Commands, tables, and where a link leads."""
_PARAGRAPH = re.compile(r"\n\s*(?:\n|[-*#]+ |\d+\. )")
_WORD = re.compile(r"[^\W_]")


def sentences(text: str) -> list[str]:
    """The sentences of a text; the parts of a fault, which has no full stop, lie between ``;``."""
    stop = ".!?…" if text.endswith((".", "!", "?", "…")) else ".!?…;"
    return re.split(rf"(?<=[{stop}])[\"”’)*]*\s+", text)


def words(sentence: str) -> int:
    return sum(bool(_WORD.search(each)) for each in sentence.split())


def test_a_sentence_is_counted_by_its_words_not_by_its_signs() -> None:
    assert sentences("It pays 1.5 to 1. Why? (See 3.12.) So.") == [
        "It pays 1.5 to 1.",
        "Why?",
        "(See 3.12.",
        "So.",
    ]
    assert sentences("is full; free some space") == ["is full;", "free some space"]
    assert words("{seat} – Play: 4 to 1") == 5


@pytest.mark.parametrize("page", HELP, ids=lambda page: page.stem)
def test_no_sentence_of_the_help_has_more_than_twelve_words(page: Path) -> None:
    text = _NO_SENTENCE.sub("", page.read_text(encoding="utf-8"))
    told = [each for part in _PARAGRAPH.split(text) for each in sentences(f"{part.strip()}.")]
    assert len(told) > 5
    assert not [each for each in told if words(each) > MOST_WORDS]


def test_no_sentence_has_more_than_twelve_words() -> None:
    told = {form for text in texts().values() for form in (text.source, text.one)} - ALLOWED
    assert len(told) > 6000
    assert not [each for text in told for each in sentences(text) if words(each) > MOST_WORDS]
