"""The list of a class's remedials, where there is none."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from trainer.document import Paragraph, every_block
from trainer.school.review.remedials_page import RemedialFigures, RemedialsRoute, tell_remedials


@pytest.mark.parametrize(("all_", "said"), [(True, "No remedials yet."), (False, "No open remed")])
def test_an_empty_list_says_what_is_not_there(all_: bool, said: str) -> None:
    """The list of all said that none is open."""
    figures = RemedialFigures((), datetime(2026, 11, 20, tzinfo=UTC))
    told = tell_remedials(figures, RemedialsRoute(all_=all_))
    words = [each.words for each in every_block(told.blocks) if isinstance(each, Paragraph)]
    assert [each.startswith(said) for each in words] == [True]
    assert not told.exports
