"""The rulings that a quiz offers as answers."""

from __future__ import annotations

import pytest

from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.irregularity import Ruling
from trainer.drills.questions.lesson import RULINGS, Item
from trainer.marking.ruling import other_names
from trainer.school.one_question.screens import QuestionShown
from trainer.school.questions.quiz_blueprint import ItemKind
from trainer.school.questions.quizzes import _SAID, FEWEST, RuleHouse, _recipe


def test_every_ruling_has_its_words_in_a_quiz() -> None:
    """A printed quiz ended in a fault where one had none."""
    assert set(_SAID) == set(Ruling)


@pytest.mark.parametrize("name", HOUSES)
def test_no_answer_is_the_right_one_by_another_name(name: str) -> None:
    """POSTED 11: whoever says that a side bet is refused and whoever says that it is not allowed
    are both right."""
    at = RuleHouse(house(name), ruled(name), _recipe(ItemKind.RULE, None))
    for line in ruled(name).lines:
        shown = at.ask(Item(7, RULINGS + line.id)).shown
        assert isinstance(shown, QuestionShown)
        offered = {choice.id for choice in shown.choices}
        assert line.ruling.value in offered
        assert not offered & {each.value for each in other_names(line)}
        assert len(offered) >= FEWEST
