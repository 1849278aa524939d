"""Every ruling that a house may ask about can be offered as an answer."""

from __future__ import annotations

from trainer.dealing.irregularity import Ruling
from trainer.school.questions.quizzes import _SAID


def test_every_ruling_has_its_words_in_a_quiz() -> None:
    """A printed quiz ended in a fault where one had none."""
    assert set(_SAID) == set(Ruling)
