"""The stream of chance: the same numbers everywhere, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import islice, permutations

import pytest

from tests.drills.chi_square import fits
from trainer.drills.stream import VERSION, Stream


def _first(seed: int | str, bound: int, count: int) -> list[int]:
    stream = Stream(seed)
    return [stream.below(bound) for _ in range(count)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Were these to change, every seed that anyone has noted down would deal other rounds."""
    assert VERSION == 1
    assert _first(7, 100, 8) == [33, 9, 81, 49, 12, 18, 98, 70]
    assert _first("Ann-Marie · ♠", 52, 8) == [29, 0, 21, 22, 17, 25, 21, 22]
    assert _first(7, 1 << 64, 1) == [7456174610276021377]


def test_the_numbers_are_what_the_description_says() -> None:
    words = b"".join(
        blake2b(f"three card poker 1|seed|{draw}".encode()).digest() for draw in range(2)
    )
    read = [int.from_bytes(words[at : at + 4], "big") for at in range(0, 128, 4)]
    assert _first("seed", 1 << 32, 32) == read
    assert _first("seed", 10, 32) == [word % 10 for word in read]
    large = (read[0] << 64 | read[1] << 32 | read[2]) % (1 << 70)
    assert _first("seed", 1 << 70, 1) == [large]


def test_a_whole_number_and_its_text_are_one_seed() -> None:
    assert _first(7, 1000, 5) == _first("7", 1000, 5)
    assert _first(7, 1000, 5) != _first(8, 1000, 5)


def test_numbers_that_would_favour_the_low_ones_are_passed_over() -> None:
    """Two thirds of all words are below this bound: the others are drawn again."""
    bound = (1 << 33) // 3
    stream, words = Stream(1), Stream(1)
    kept = [word for word in islice(words.endless(1 << 32), 300) if word < bound]
    assert [stream.below(bound) for _ in range(len(kept))] == kept


@pytest.mark.parametrize("bound", [1, 2, 3, 52, 22_100, 1 << 32, (1 << 53) + 1, 10**40])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    assert all(0 <= number < bound for number in _first("below", bound, 200))


def test_bounds_above_what_a_float_can_count_lose_nothing() -> None:
    bound = (1 << 53) + 1
    assert len({number & 1 for number in _first(3, bound, 60)}) == 2
    assert max(_first(3, 1 << 200, 60)).bit_length() > 190


def test_endless_numbers_are_those_of_below() -> None:
    for bound in (6, 22_100, 1 << 40):
        assert [*islice(Stream(4).endless(bound), 50)] == _first(4, bound, 50)


def test_every_number_is_as_likely() -> None:
    assert fits(Counter(_first("even", 10, 20_000)), dict.fromkeys(range(10), 1))


def test_every_order_is_as_likely() -> None:
    stream = Stream("orders")
    seen = Counter("".join(stream.shuffle("abcd")) for _ in range(12_000))
    assert fits(seen, {"".join(order): 1 for order in permutations("abcd")})


def test_a_sample_takes_nothing_twice() -> None:
    stream = Stream("sample")
    for _ in range(200):
        assert len({*stream.sample(range(52), 24)}) == 24


def test_weights_are_kept() -> None:
    stream = Stream("weights")
    seen = Counter(stream.weighed("abcd", (5, 0, 2, 3)) for _ in range(10_000))
    assert fits(seen, {"a": 5, "c": 2, "d": 3})


def test_a_choice_is_one_of_the_things() -> None:
    stream = Stream("choice")
    assert {stream.choice("xyz") for _ in range(50)} == {*"xyz"}
