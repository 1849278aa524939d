"""Items of a quick sitting are answered in their order, each once."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.records.event import Kind, written
from trainer.records.flaw import Wrong
from trainer.records.lifecycle import Stories

BEGUN: dict[str, Any] = {
    "house": "mbs",
    "edition": "1",
    "fingerprint": "f1",
    "drill": "read",
    "exercise": "reading",
    "seed": 7,
    "feedback": "at_the_end",
    "items": [{"seed": 1, "skill": "read"}, {"seed": 2, "skill": "read"}],
    "program": "0.1.0",
}


def _answer(number: int) -> dict[str, Any]:
    told = {"right": True}
    return {"number": number, "asked": {}, "answer": "pair", "told": told, "elapsed_ms": 900}


@pytest.mark.parametrize(
    ("answered", "wrong"),
    [
        ((1, 2), None),
        ((2,), Wrong.BAD_ANSWER),
        ((1, 1), Wrong.BAD_ANSWER),
        ((1, 2, 3), Wrong.BAD_ANSWER),
    ],
)
def test_only_the_next_item_is_answered(answered: tuple[int, ...], wrong: Wrong | None) -> None:
    stories = Stories()
    assert stories.wrong("one", Kind.QUICK_BEGUN, written(BEGUN)) is None
    found = [stories.wrong("one", Kind.ANSWERED, written(_answer(each))) for each in answered]
    assert found == [None] * (len(answered) - 1) + [wrong]


def test_a_review_is_asked_for_when_all_is_done_and_as_often_as_one_likes() -> None:
    stories = Stories(frozenset({"other"}))
    asked = written({"number": 0, "text": "I paid seat 3 in full."})
    assert stories.wrong("other", Kind.REVIEW_ASKED, asked) is Wrong.NOT_BEGUN, "another person's"
    assert stories.wrong("gone", Kind.REVIEW_ASKED, asked) is None, "of a log that is gone"
    assert stories.wrong("gone", Kind.FINISHED, written({"elapsed_ms": 1})) is Wrong.AFTER_END
    assert stories.wrong("gone", Kind.QUICK_BEGUN, written(BEGUN)) is Wrong.BEGUN_TWICE
    stories.wrong("one", Kind.QUICK_BEGUN, written(BEGUN))
    assert stories.wrong("one", Kind.REVIEW_ASKED, asked) is Wrong.OTHER_KIND
    stories.wrong("one", Kind.QUICK_FINISHED, written({}))
    assert [stories.wrong("one", Kind.REVIEW_ASKED, asked) for _ in range(2)] == [None, None]
    assert stories.wrong("one", Kind.REVIEW_ASKED, written({"text": ""})) is Wrong.BAD_BODY


def test_a_sitting_of_before_may_name_less_than_one_of_today_and_nothing_else() -> None:
    more = written({**BEGUN, "bribe": 5})
    assert Stories().wrong("one", Kind.QUICK_BEGUN, more) is Wrong.BAD_BODY
    assert Stories().wrong("one", Kind.QUICK_BEGUN, "{" * 100_000) is Wrong.BAD_BODY
