"""The two columns hold together whatever a trainee does, at every house."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from decimal import Decimal

import pytest

from tests.oracle.adversarial import sound_round
from tests.oracle.program import placards
from tests.sampled import sampled
from trainer.dealing.house import House
from trainer.dealing.script import Script, as_worked, faultless, script_for
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief
from trainer.school.debrief.feedback import Watcher

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")


def rounds(house: House, count: int, seed: int) -> Iterator[Round]:
    rng = random.Random(f"{house.id} {seed}")
    for _ in range(count):
        plain = json.dumps(sound_round(rng, house.id, placards()))
        yield read_round(json.loads(plain, parse_float=Decimal), {house.id: house.rules})


def script_of(house: House, round_: Round) -> Script:
    return script_for(house, round_, settle(house.rules, round_))


def spoilt(rng: random.Random, trace: list[str]) -> list[str]:
    """The trace with some acts left out, doubled, moved, swapped or made wrong."""
    spoilt = list(trace)
    for _ in range(rng.randrange(5)):
        at = rng.randrange(len(spoilt)) if spoilt else 0
        match rng.choice(("drop", "double", "move", "swap", "amount", "verb", "junk")):
            case "drop":
                del spoilt[at : at + 1]
            case "double":
                spoilt[at:at] = spoilt[at : at + 1]
            case "move" if spoilt:
                spoilt.insert(rng.randrange(len(spoilt)), spoilt.pop(at))
            case "swap":
                spoilt[at : at + 2] = spoilt[at : at + 2][::-1]
            case "amount":
                spoilt[at : at + 1] = [f"{_before_amount(each)} 7" for each in spoilt[at : at + 1]]
            case "verb":
                spoilt[at : at + 1] = [_opposite(each) for each in spoilt[at : at + 1]]
            case "junk":
                spoilt.insert(at, rng.choice(("dance", "clear 7", "call dealer pair", "rule void")))
    return spoilt


def _before_amount(text: str) -> str:
    return text.rpartition(" ")[0] if text.startswith("pay") else text


def _opposite(text: str) -> str:
    if text.startswith("pay"):
        return f"take {text.split()[1]} {text.split()[2]}"
    return f"pay {text[5:]} 5" if text.startswith("take") else text


def debrief(house: House, round_: Round, trace: list[str]) -> Debrief:
    acts = tuple((text, place) for place, text in enumerate(trace))
    return debrief_of(PlayedRound("a", house, round_, "Settle", 1, acts, 1000))


@sampled(20, 60)
@pytest.mark.parametrize("name", HOUSES)
def test_every_act_and_every_step_stands_once(shelf: HouseShelf, name: str, count: int) -> None:
    house, rng = shelf[name], random.Random(name)
    for round_ in rounds(house, count, seed=1):
        script = script_of(house, round_)
        trace = spoilt(rng, [str(action) for action in faultless(script)])
        shown = debrief(house, round_, trace)
        assert [row.at for row in shown.rows if row.at is not None] == list(range(len(trace)))
        assert all(row.required is not None or row.done is not None for row in shown.rows)
        required = sum(row.required is not None for row in shown.rows)
        joined = sum("and bonus" in (row.required or "") for row in shown.rows)
        assert required + joined == len(as_worked(script, trace).steps)


@sampled(20, 60)
@pytest.mark.parametrize("name", HOUSES)
def test_marks_number_the_mistakes_in_the_order_of_the_rows(
    shelf: HouseShelf, name: str, count: int
) -> None:
    house, rng = shelf[name], random.Random(f"{name} marks")
    for round_ in rounds(house, count, seed=2):
        steps = faultless(script_of(house, round_))
        shown = debrief(house, round_, spoilt(rng, [str(action) for action in steps]))
        marks = [mark for row in shown.rows for mark in row.marks]
        assert sorted(set(marks)) == [mistake.number for mistake in shown.mistakes]
        assert list(dict.fromkeys(marks)) == sorted(set(marks))
        assert sum(row.first_difference for row in shown.rows) == bool(shown.mistakes)


@sampled(15, 40)
@pytest.mark.parametrize("name", HOUSES)
def test_the_left_column_is_an_order_that_the_house_allows(
    shelf: HouseShelf, name: str, count: int
) -> None:
    """However the trainee went about it."""
    house, rng = shelf[name], random.Random(f"{name} order")
    for round_ in rounds(house, count, seed=3):
        script = script_of(house, round_)
        trace = [str(action) for action in faultless(script)]
        steps = {(row.seat, row.required): row.at for row in debrief(house, round_, trace).rows}
        rng.shuffle(trace)
        shown = debrief(house, round_, trace).rows
        listed = [steps[row.seat, row.required] for row in shown if row.required is not None]
        assert sorted(step for step in listed if step is not None) == list(range(len(trace)))
        before = 0
        for step in listed:
            assert step is not None
            assert not script.order.after[step] & before, "what must follow stands above"
            before |= 1 << step


@pytest.mark.parametrize("name", HOUSES)
def test_of_a_round_broken_off_the_rest_is_required_as_a_faultless_dealer_does_it(
    shelf: HouseShelf, name: str
) -> None:
    house, rng = shelf[name], random.Random(f"{name} broken off")
    for round_ in rounds(house, 20, seed=6):
        script = script_of(house, round_)
        trace = [str(action) for action in faultless(script)]
        begun = trace[: rng.randrange(len(trace))]
        rest = [str(action) for action in faultless(as_worked(script, begun))]
        required = seats_and_verbs(debrief(house, round_, begun))
        assert required == seats_and_verbs(debrief(house, round_, rest))


def seats_and_verbs(shown: Debrief) -> list[tuple[int | None, str]]:
    """The left column, roughly: an Ante and its bonus may stand in one row or in two."""
    required = [(row.seat, row.required.split()[0]) for row in shown.rows if row.required]
    return list(dict.fromkeys(required))


@pytest.mark.parametrize("name", HOUSES)
def test_feedback_at_once_is_silent_on_what_is_right(shelf: HouseShelf, name: str) -> None:
    house = shelf[name]
    for round_ in rounds(house, 10, seed=4):
        trace = tuple(str(action) for action in faultless(script_of(house, round_)))
        watcher = Watcher(house, round_)
        for done in range(1, len(trace) + 1):
            assert watcher.after(trace[:done]).mistakes == ()


@sampled(5, 15)
@pytest.mark.parametrize("name", HOUSES)
def test_what_is_said_at_once_is_about_what_was_done(
    shelf: HouseShelf, name: str, count: int
) -> None:
    """A wrong act is answered as soon as it is done. An Ante paid without its bonus is left out:
    the bonus may still come."""
    house, rng = shelf[name], random.Random(f"{name} at once")
    for round_ in rounds(house, count, seed=5):
        steps = faultless(script_of(house, round_))
        trace = tuple(spoilt(rng, [str(action) for action in steps]))
        watcher = Watcher(house, round_)
        answers = [watcher.after(trace[:done]) for done in range(1, len(trace) + 1)]
        told = [each for answer in answers for each in answer.mistakes]
        said = {(each.code, each.seat, each.wager) for each in told}
        wrong = {
            (each.code, each.seat, each.wager)
            for each in debrief(house, round_, list(trace)).mistakes
            if each.code in ("wrong_result", "wrong_call", "bad_action")
            or (each.code == "wrong_amount" and each.wager is not Wager.ANTE)
        }
        assert wrong <= said
        assert [each.number for each in told] == list(range(1, len(told) + 1))
