"""The settlement against a second, naive one that was written from the houses' documents."""

import json
import random
from decimal import Decimal
from typing import Any

import pytest

from tests.oracle.adversarial import sound_rounds
from tests.oracle.naive_problems import CODES
from tests.oracle.naive_settle import HOUSES, Json, Placards, settle
from tests.oracle.program import codes, placards, run_lines, without_words
from tests.oracle.refused_rounds import bad_rounds, junk_round
from tests.sampled import sampled
from trainer.errors import InputError
from trainer.game.notation import read_round
from trainer.game.serialize import settlement_to_plain
from trainer.game.settle import settle as settle_by_program
from trainer.library.houses import load_houses


@pytest.fixture(scope="module")
def rules() -> dict[str, Any]:
    return {name: house.rules for name, house in load_houses().items()}


@pytest.fixture(scope="module")
def posted() -> Placards:
    return placards()


def as_read(round_: Json) -> Any:
    """The round as the commands read it: no floats."""
    return json.loads(json.dumps(round_), parse_float=Decimal)


@sampled(600, 100_000)
@pytest.mark.parametrize("house", HOUSES)
def test_every_round_is_settled_as_the_documents_say(
    house: str, rules: dict[str, Any], posted: Placards, count: int
) -> None:
    for round_ in sound_rounds(house, 1, count, posted):
        read = read_round(as_read(round_), rules)
        settled = settle_by_program(rules[house], read)
        answer = without_words(settlement_to_plain(house, settled))
        assert answer == settle(round_, posted), json.dumps(round_)


@sampled(300, 3_000)
@pytest.mark.parametrize("house", HOUSES)
def test_a_bad_round_is_refused_with_exactly_its_codes(
    house: str, rules: dict[str, Any], posted: Placards, count: int
) -> None:
    for round_, due, faults in bad_rounds(house, 1, count, posted):
        with pytest.raises(InputError) as refused:
            read_round(as_read(round_), rules)
        found = {problem.code for problem in refused.value.problems}
        assert found == due, (faults, json.dumps(round_))


@sampled(120, 1_800)
@pytest.mark.parametrize("house", HOUSES)
def test_the_command_settles_and_refuses_line_by_line(
    house: str, posted: Placards, count: int
) -> None:
    """Sound and bad rounds mixed; each line gets its own answer, in the same order."""
    bad = list(bad_rounds(house, 2, count // 3, posted))
    lines: list[tuple[Any, set[str]]] = [(round_, due) for round_, due, _ in bad]
    lines += [(round_, set()) for round_ in sound_rounds(house, 3, count, posted)]
    random.Random(house).shuffle(lines)
    answers = run_lines("settle", values=[round_ for round_, _ in lines])
    for (round_, due), answer in zip(lines, answers, strict=True):
        assert codes(answer) == due, json.dumps(round_)
        if not due:
            assert without_words(answer) == settle(round_, posted), json.dumps(round_)


@sampled(300, 3_000)
def test_junk_breaks_nothing(posted: Placards, count: int) -> None:
    """Any value anywhere: a settlement or known codes, never a traceback."""
    rng = random.Random("junk")
    rounds = [junk_round(rng, rng.choice(HOUSES), posted) for _ in range(count)]
    for round_, answer in zip(rounds, run_lines("settle", values=rounds), strict=True):
        assert set(answer) == {"error"} or set(answer) == {"house", "dealer", "seats"}
        if "error" in answer:
            assert codes(answer), json.dumps(round_)
            assert codes(answer) <= CODES, json.dumps(round_)
