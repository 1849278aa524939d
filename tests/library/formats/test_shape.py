"""The shapes of files: what they say is to be written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tests.wording.texts import texts
from trainer.game.house_words import HouseWords, spoken_words
from trainer.library.formats.shape import (
    Field,
    Listed,
    Mapped,
    Record,
    Shape,
    Text,
    Word,
    Written,
    not_here,
)
from trainer.library.house_files.irregularities_file import IRREGULARITIES
from trainer.library.house_files.placards import PLACARD
from trainer.library.house_files.procedure_file import CONVENTION, PROCEDURE
from trainer.library.house_files.rules_file import RULES
from trainer.wording import phrase, speaking_of


def test_a_key_of_a_file_is_not_said_in_the_words_of_a_house() -> None:
    """ "Write them like one pair: POSTED 5e" was said, and that key was refused."""
    with speaking_of(spoken_words({}, HouseWords(own={"pair": "One pair"}))):
        assert "like pair: POSTED" in not_here("", phrase("write them like pair: POSTED 5e"))


def test_what_is_to_be_written_is_found_by_the_translators() -> None:
    """Half of a fault was in English."""
    files = (RULES, PROCEDURE, CONVENTION, IRREGULARITIES, PLACARD)
    remedies = {each for file in files for each in _remedies(file)}
    assert len(remedies) > 30
    assert not remedies - {each.source for each in texts().values()}


def _remedies(part: object) -> Iterator[str]:
    inner: Iterable[object] = ()
    if isinstance(part, Text | Written | Listed | Mapped):
        yield part.right
    if isinstance(part, Record | Word):
        yield part.what
    if isinstance(part, Field):
        if part.needed and part.about:
            yield part.about
        inner = (part.shape,)
    elif isinstance(part, Mapping):
        inner = part.values()
    elif isinstance(part, Shape):
        inner = (getattr(part, name) for name in getattr(part, "__dataclass_fields__", ()))
    for each in inner:
        yield from _remedies(each)
