"""The floor test of a house: the bundled one, or for a house of a school's own that of the house it
was made from or that is most like it, without what it cannot show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from trainer.drills.exam.blueprint import Blueprint, ItemWanted
from trainer.drills.exam.form import usual_decisions
from trainer.errors import InputError, Problem
from trainer.game.cards import Rank
from trainer.game.rules import HouseRules
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.exam.exam_evidence import ExamHouse, exam_at
from trainer.school.exam.forms import forms_of

# By house and fingerprint: to look what a house can show takes a second.
_derived: dict[tuple[str, str], Blueprint | None] = {}


_SIZES = range(60, 301, 10)
"""The numbers of decisions that are tried, the nearest to what the house's rounds hold first."""
_FORMS = 3
"""The number of forms that must come together: one alone may be a lucky one."""


def floor_test(shelf: HouseShelf, house: str) -> Blueprint | None:
    """The blueprint; None if the house can show nothing of it. Raises KeyError for an unknown
    house."""
    bundled = {each.house: each for each in sound_blueprints()[0].values()}
    if house in bundled:
        return bundled[house]
    edition = (house, shelf[house].fingerprint)
    if edition not in _derived:
        copied = read_notes(shelf.folder(house) / WORKSHOP_FILE).copied_from
        like = bundled.get(copied) or _most_like(shelf, house, bundled)
        _derived[edition] = like and _for(exam_at(shelf, house), like)
    return _derived[edition]


def _most_like(shelf: HouseShelf, house: str, bundled: Mapping[str, Blueprint]) -> Blueprint | None:
    """The floor test of the house with the same wagers, but for the fewest."""
    wagers = shelf[house].rules.spots.keys()
    there = [each for each in bundled if each in shelf]
    like = min(there, key=lambda each: len(shelf[each].rules.spots.keys() ^ wagers), default="")
    return bundled.get(like)


def _for(at: ExamHouse, like: Blueprint) -> Blueprint | None:
    """The demands that the house can meet; None if it can meet none."""
    same = replace(like, name=at.house.id, house=at.house.id)
    if _weighs_alike(at, same):
        return same
    # Its forms are drawn anew: no pattern of equal weight is known of such a house.
    shows = _by_lowest_hand(at.house.rules, like.shows)
    blueprint = replace(like, name=at.house.id, house=at.house.id, shows=shows, exposes=0)
    usual = usual_decisions(at.house.rules, blueprint)
    sizes = sorted(_SIZES, key=lambda size: abs(size - usual))
    if usual < like.decisions:
        blueprint = replace(blueprint, decisions=sizes.pop(0))
    while sizes:
        try:
            forms = forms_of(at, blueprint)
            for seed in range(_FORMS):
                forms.form(seed)
        except InputError as error:
            less = _without(blueprint, error.problems)
            blueprint = less if less != blueprint else replace(less, decisions=sizes.pop(0))
        else:
            return blueprint
    return None


def _weighs_alike(at: ExamHouse, blueprint: Blueprint) -> bool:
    """True if the house pays as the other one does, and forms of equal weight expose enough."""
    try:
        forms = forms_of(at, blueprint)
    except InputError:
        return False
    return min(forms.exposed.values(), default=0) >= blueprint.exposes


def _by_lowest_hand(rules: HouseRules, shows: Mapping[str, ItemWanted]) -> Mapping[str, ItemWanted]:
    """The lowest hands with which this dealer qualifies, in the place of low Queens."""
    if rules.qualifying.at_least[0] is Rank.QUEEN:
        return shows
    names = {"low_queen_qualifies": "low_hand_qualifies"}
    return {names.get(name, name): each for name, each in shows.items()}


def _without(blueprint: Blueprint, problems: Iterable[Problem]) -> Blueprint:
    gone = {each.where[:2] for each in problems}
    return replace(
        blueprint,
        areas={area: each for area, each in blueprint.areas.items() if ("areas", area) not in gone},
        shows={name: each for name, each in blueprint.shows.items() if ("shows", name) not in gone},
        rulings=0 if ("rulings",) in gone else blueprint.rulings,
    )
