"""What a remedial asks for, in words."""

from __future__ import annotations

from tests.some_houses import house
from trainer.drills.skills.registry import skills_of
from trainer.school.review.assignments import skills_told
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.wording import in_english, speak


def test_skills_stand_one_after_another_in_the_marks_of_the_language() -> None:
    """In Chinese a Latin semicolon stood between them."""
    book = skills_of(house("mbs"))
    with in_english():
        assert skills_told(book, ["read.pair", "gone", "cmp.tie"]) == "A pair; Equal hands"
        speak(catalogue(Language.CHINESE), language="zh_CN")
        told = skills_told(book, ["read.pair", "cmp.tie"])
    assert "；" in told
    assert ";" not in told
