"""No two bars of the mistakes have the same words, whatever the language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from trainer.library.houses import load_houses
from trainer.marking.belief_words import RULINGS, belief_words
from trainer.marking.habits import HABITS
from trainer.marking.misreadings.words import WORDS
from trainer.school.reports.counts import KINDS
from trainer.school.reports.pareto import kind_words
from trainer.settings import Language
from trainer.ui.language import speak


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak(Language.ENGLISH)


@pytest.mark.parametrize("language", [each for each in Language if each is not Language.SYSTEM])
def test_each_kind_and_each_wrong_rule_has_words_of_its_own(language: Language) -> None:
    speak(language)
    titles = {house.id: house.title for house in load_houses().values()}
    told = Counter(kind_words(kind, "", titles) for kind in KINDS)
    told.update(belief_words(rule, "Prime") for rule in (*WORDS, *HABITS, *RULINGS))
    assert not [words for words, times in told.items() if times > 1]
