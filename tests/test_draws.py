"""The draws of the tests themselves: decided by the seed, in every place that draws."""

from __future__ import annotations

import os
import random
import secrets
from uuid import uuid4

import pytest

from tests.draws import Draws
from trainer.records.uuid7 import Uuid7
from trainer.school.curriculum import fresh_seed
from trainer.school.people.secrets import Verifier


@pytest.fixture
def draws() -> Draws:
    """The stream that stands in the place of the system's."""
    assert isinstance(os.urandom, Draws)
    return os.urandom


def drawn() -> tuple[object, ...]:
    return (
        random.random(),
        random.SystemRandom().random(),
        secrets.token_hex(8),
        secrets.randbits(47),
        os.urandom(8),
        uuid4(),
        fresh_seed(),
        str(Uuid7(lambda: 0)()),
        str(Verifier.of("correct horse 7")),
    )


def test_the_same_seed_draws_the_same_everywhere(draws: Draws) -> None:
    with draws.seeded("one"):
        first = drawn()
    with draws.seeded("one"):
        again = drawn()
    with draws.seeded("two"):
        other = drawn()
    assert again == first
    assert all(one != two for one, two in zip(first, other, strict=True))


def test_draws_go_on_after_a_seed_within(draws: Draws) -> None:
    with draws.seeded("outer"):
        expected = os.urandom(4), os.urandom(4), random.random()
    with draws.seeded("outer"):
        before = os.urandom(4)
        with draws.seeded("inner"):
            drawn()
        assert (before, os.urandom(4), random.random()) == expected


@pytest.mark.posix
def test_a_forked_child_draws_neither_its_parents_nor_its_brothers_ids(draws: Draws) -> None:
    def of_child() -> bytes:
        reader, writer = os.pipe()
        if (child := os.fork()) == 0:
            os.write(writer, os.urandom(8))
            os._exit(0)
        os.waitpid(child, 0)
        os.close(writer)
        with os.fdopen(reader, "rb") as said:
            return said.read()

    with draws.seeded("family"):
        one, two, own = of_child(), of_child(), os.urandom(8)
    assert len({one, two, own}) == 3
    with draws.seeded("family"):
        assert (of_child(), of_child()) == (one, two)
