"""The form of an exam: from a blueprint and a seed, the same everywhere, with all it promises."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest
from msgspec.structs import replace

from tests.drills.shown import shows
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.exam.areas import ExamArea, counted
from trainer.drills.exam.blueprint import Blueprint, ItemWanted
from trainer.drills.exam.form import Form, Forms, RoundTask, most_decisions
from trainer.drills.irregularities.irregular import incident
from trainer.errors import InputError
from trainer.game.rules import Situation
from trainer.game.serialize import round_to_plain
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import load_houses
from trainer.library.scenarios.blueprints import sound_blueprints

HOUSES = ("boxes", "mbs", "posted", "prime", "six-card-bonus")
SEEDS = (*range(40), 2**63 - 1)
ORDER_OF_SEED_1 = "Ro1 Ru1 Ro2 Ru2 Ro3 Ro4 Ro5 Ru3 Ro6 Ro7 Ro8 Ro9 Ro10"
DEALER_OF_SEED_1 = "3s 3h 3c"


@cache
def bundled() -> Mapping[str, Blueprint]:
    found, problems = sound_blueprints()
    assert not problems
    return {blueprint.house: blueprint for blueprint in found.values()}


@cache
def drawn(name: str) -> Blueprint:
    """The blueprint of that house with forms that are drawn anew."""
    blueprint = bundled()[name]
    shows = {event: ItemWanted() for event in blueprint.shows}
    return replace(blueprint, exposes=0, shows=shows)


@cache
def house(name: str) -> tuple[House, Irregularities]:
    shelf = load_houses()
    return shelf[name], load_irregularities(shelf.folder(name))


@cache
def forms(name: str) -> Forms:
    return Forms(*house(name), drawn(name))


def written(form: Form) -> list[object]:
    return [
        round_to_plain(task.round_) if isinstance(task, RoundTask) else (task.line, task.seed)
        for task in form.tasks
    ]


def test_each_of_the_five_houses_has_a_ready_blueprint() -> None:
    assert tuple(sorted(bundled())) == HOUSES


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize(
    "seed", [SEEDS[-1], *(pytest.param(seed, marks=pytest.mark.slow) for seed in SEEDS[:-1])]
)
def test_a_form_holds_all_that_its_blueprint_promises(name: str, seed: int) -> None:
    blueprint, (at, ruled) = drawn(name), house(name)
    form = forms(name).form(seed)
    rounds = [task.round_ for task in form.rounds]
    assert len(rounds) == blueprint.rounds
    assert all(len(round_.seats) == blueprint.seats for round_ in rounds)
    for event, wanted in blueprint.shows.items():
        assert sum(shows(at.rules, each, event) for each in rounds) >= wanted.count, event
    for area, wanted in blueprint.areas.items():
        assert sum(counted(at.rules, each, ()).areas[area] for each in rounds) >= wanted.count
    assert blueprint.decisions <= form.wagers <= most_decisions(blueprint.decisions)
    assert form.decisions == form.wagers + blueprint.rulings
    for task in form.rulings:
        assert incident(at, ruled, task.seed, task.line).round_.seats


def test_one_seed_gives_one_form_everywhere() -> None:
    again = Forms(*house("prime"), drawn("prime"))
    assert written(forms("prime").form(7)) == written(again.form(7))
    assert written(forms("prime").form(7)) != written(forms("prime").form(8))


def test_a_form_is_kept_as_it_was_first_drawn() -> None:
    """Sittings that are under way would otherwise go on with other cards."""
    form = forms("mbs").form(1)
    order = (f"{type(task).__name__[:2]}{task.number}" for task in form.tasks)
    assert " ".join(order) == ORDER_OF_SEED_1
    assert " ".join(map(str, form.rounds[0].round_.dealer)) == DEALER_OF_SEED_1


def test_the_rulings_stand_between_the_rounds_and_never_first() -> None:
    for seed in range(4):
        form = forms("mbs").form(seed)
        assert isinstance(form.tasks[0], RoundTask)
        assert [task.number for task in form.rounds] == list(range(1, 11))
        assert [task.number for task in form.rulings] == [1, 2, 3]
        assert len({task.line for task in form.rulings}) == 3


def test_a_star_is_on_one_wager_at_one_seat_that_shows_its_event() -> None:
    at, _ = house("mbs")
    starred = {
        "tie": ItemWanted(2, starred=True),
        "dealer_not_qualified": ItemWanted(1, starred=True),
    }
    form = Forms(*house("mbs"), replace(drawn("mbs"), shows=starred, areas={})).form(1)
    stars = sorted(form.stars(at.rules), key=lambda star: star[2])
    assert [wager for _, _, wager in stars] == [Wager.ANTE, Wager.PLAY, Wager.PLAY]
    rounds = {task.number: task.round_ for task in form.rounds}
    for number, seat, wager in stars:
        settled = settle(at.rules, rounds[number]).seat(seat)
        assert settled is not None
        tied = wager is Wager.PLAY
        assert settled.situation is (Situation.TIE if tied else Situation.NOT_QUALIFIED)


def test_what_the_house_cannot_show_is_named_at_once() -> None:
    wrong = replace(
        drawn("boxes"),
        shows={"envy": ItemWanted(), "tie": ItemWanted(), "prime_both": ItemWanted()},
        areas={ExamArea.OWN_WAGERS: ItemWanted(3)},
    )
    with pytest.raises(InputError) as told:
        Forms(*house("boxes"), wrong)
    found = [(each.path, each.code) for each in told.value.problems]
    assert found == [
        ("shows.envy", "cannot_show"),
        ("shows.prime_both", "cannot_show"),
        ("areas.own_wagers", "cannot_show"),
    ]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"decisions": 400}, "decisions"),
        ({"decisions": 20}, "decisions"),
        pytest.param(
            {"areas": {ExamArea.ANTE_BONUS: ItemWanted(60)}},
            "areas.ante_bonus",
            marks=pytest.mark.slow,
        ),
        pytest.param({"rounds": 2, "decisions": 30, "areas": {}}, "shows.", marks=pytest.mark.slow),
    ],
)
def test_what_does_not_fit_is_named(change: Mapping[str, object], place: str) -> None:
    wrong = replace(drawn("posted"), **change)
    with pytest.raises(InputError) as told:
        Forms(*house("posted"), wrong).form(1)
    assert any(each.path.startswith(place) for each in told.value.problems)
    assert all(each.code == "does_not_fit" for each in told.value.problems)


def test_a_form_with_too_many_decisions_is_to_ask_for_more() -> None:
    """It said "Ask for fewer, or add rounds"."""
    with pytest.raises(InputError, match="Ask for more, or take out rounds or seats"):
        Forms(*house("posted"), replace(drawn("posted"), decisions=20)).form(1)


def test_many_of_one_kind_can_be_asked_for() -> None:
    many = replace(
        drawn("mbs"), shows={"tie": ItemWanted(6), "low_pair_qualifies": ItemWanted(4)}, areas={}
    )
    form = Forms(*house("mbs"), many).form(3)
    assert form.shows["tie"] >= 6
    assert form.shows["low_pair_qualifies"] >= 4
    assert form.areas[ExamArea.TIES] >= 12
