"""The floor test of a house, and its demands, against which a trainee's readiness is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from trainer.dealing.check import check
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.exam.blueprint import MOST_ROUNDS, Blueprint, ItemWanted, PassRule
from trainer.drills.exam.form import RoundTask, usual_decisions
from trainer.drills.exam.stars import Star, stars_in
from trainer.drills.generate import deal
from trainer.drills.skills.decisions import Asks, touched
from trainer.errors import InputError, Problem
from trainer.game.cards import Rank
from trainer.game.pay import SourceKind
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.marking.conduct import conduct
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import spot_of
from trainer.school.exam.exam_evidence import ExamHouse, exam_at
from trainer.school.exam.exam_words import aims_met, counts_of
from trainer.school.exam.forms import WeighedForms, filed_pattern, forms_of
from trainer.school.exam.pass_chance import ExamDemands
from trainer.school.exam.wrong_rules import AskedHand

_NOT_ON_WAGERS = (Asks.STEP, Asks.ORDER)
# By house and fingerprint.
_known: dict[tuple[str, str], ExamDemands] = {}


_USUAL_DECISIONS, _USUAL_STARS, _USUAL_RULE = 150, 12, PassRule(errors=3, critical=1)
_ROUNDS, _SEATS = 10, 5


def default_exam(shelf: HouseShelf, house: str) -> ExamDemands:
    """The demands of that house's default exam."""
    edition = (house, shelf[house].fingerprint)
    if edition not in _known:
        _known[edition] = _default(shelf, house)
    return _known[edition]


def _default(shelf: HouseShelf, house: str) -> ExamDemands:
    found = (each for each in sound_blueprints()[0].values() if each.house == house)
    blueprint = next(found, None)
    if blueprint is None:
        return _usual(shelf, shelf[house])
    try:
        return _asked(shelf, shelf[house], blueprint, _rounds(shelf, house, blueprint))
    except InputError:
        return _usual(shelf, shelf[house])


def _usual(shelf: HouseShelf, house: House) -> ExamDemands:
    """The demands of a usual exam, with the skills that as many ordinary rounds ask for."""
    # A house of a school's own gets these, because deriving its floor test takes seconds.
    skills = Counter[str]()
    rounds = [*deal(house.rules, 1, _ROUNDS, _SEATS, ())]
    for round_ in rounds:
        skills.update(_skills(house, round_))
    hands = _hands_at(Misread(house.rules, shelf.rules), rounds, frozenset())
    habits = _failing(house, rounds, Part.SETTLEMENT, _USUAL_RULE)
    return ExamDemands(_USUAL_DECISIONS, _USUAL_STARS, _USUAL_RULE, skills, habits, hands)


def _rounds(shelf: HouseShelf, house: str, blueprint: Blueprint) -> Sequence[Round]:
    """The rounds of any one form; where wrong rules are exposed, all forms weigh the same."""
    filed = filed_pattern(shelf[house].rules, shelf.rules) if blueprint.exposes else None
    if filed is not None:
        return filed
    form = forms_of(exam_at(shelf, house), blueprint).form(0)
    return [task.round_ for task in form.tasks if isinstance(task, RoundTask)]


def _asked(
    shelf: HouseShelf, house: House, blueprint: Blueprint, rounds: Sequence[Round]
) -> ExamDemands:
    decisions, skills = blueprint.rulings, Counter[str]()
    for round_ in rounds:
        settlement = settle(house.rules, round_)
        decisions += sum(len(seat.lines) for seat in settlement.seats)
        skills.update(_skills(house, round_))
    stars = stars_in(house.rules, blueprint, [*enumerate(rounds, 1)])
    hands = _hands_at(Misread(house.rules, shelf.rules), rounds, stars)
    habits = _failing(house, rounds, blueprint.part, blueprint.passing)
    return ExamDemands(decisions, len(stars), blueprint.passing, skills, habits, hands)


# A round seldom shows these three times, so they stay minor however often they show.
_MINOR = frozenset({"SQ01", "SQ04", "SQ07"})


def _failing(
    house: House, rounds: Iterable[Round], part: Part, rule: PassRule
) -> Mapping[str, int]:
    """The habits of order that make more errors than the exam allows: the house's document sets
    that order in so many of these rounds."""
    # A slip against a reading is never more than minor.
    shown = Counter[str]()
    for round_ in rounds:
        script = script_for(house, round_, settle(house.rules, round_), part)
        kept = conduct(check(script, [str(act) for act in faultless(script)]))
        shown.update(each.habit for each in kept if each.source.kind is SourceKind.DOCUMENT)
    failing = (name for name, times in shown.items() if times > rule.errors)
    return {name: shown[name] for name in failing if name not in _MINOR}


def _hands_at(
    misread: Misread, rounds: Sequence[Round], stars: frozenset[Star]
) -> Callable[[str], Sequence[AskedHand]]:
    """Tells the hands of these rounds that show a wrong rule about money. They are looked at when
    one is asked for."""
    starred = {(number, seat, spot_of(wager)) for number, seat, wager in stars}

    # That takes as long as all the rest.
    @cache
    def shown(wrong_rule: str) -> tuple[AskedHand, ...]:
        hands = Counter[tuple[int, int]]()
        of_stars = Counter[tuple[int, int]]()
        for number, round_ in enumerate(rounds, 1):
            for wrong in misread.offered(round_.placard):
                if wrong.id == wrong_rule:
                    for seat, wager in misread.look(round_).predicted(wrong):
                        hands[number, seat] += 1
                        of_stars[number, seat] += (number, seat, wager) in starred
        return tuple(AskedHand(wagers, of_stars[at]) for at, wagers in hands.items())

    return shown


def _skills(house: House, round_: Round) -> Iterator[str]:
    """The skills that its wagers ask for."""
    script = script_for(house, round_, settle(house.rules, round_), Part.SETTLEMENT)
    return (each.skill for each in touched(script) if each.asks not in _NOT_ON_WAGERS)


# By house and fingerprint: to look what a house can show takes a second.
_derived: dict[tuple[str, str], Blueprint | None] = {}


_SIZES = range(60, 301, 10)
"""The numbers of decisions that are tried, the nearest to those of the other house first."""
# The number of forms that must come together: one alone may be a lucky one.
_FORMS = 3


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
    if filed_pattern(at.house.rules, at.others) is not None and _weighs_alike(at, same):
        return same
    # First what forms that are drawn anew can show: that is told soon.
    shows = _by_lowest_hand(at.house.rules, like.shows)
    blueprint = replace(like, name=at.house.id, house=at.house.id, shows=shows, exposes=0)
    # Such forms count their irregularities beside the decisions.
    blueprint = replace(blueprint, decisions=like.decisions - like.rulings)
    blueprint = replace(blueprint, rounds=_rounds_for(at.house.rules, blueprint))
    sizes = sorted(_SIZES, key=lambda size: abs(size - blueprint.decisions))
    while sizes:
        try:
            forms = forms_of(at, blueprint)
            for seed in range(_FORMS):
                forms.form(seed)
        except InputError as error:
            less = _without(blueprint, error.problems)
            blueprint = less if less != blueprint else replace(less, decisions=sizes.pop(0))
        else:
            return _of_equal_weight(at, blueprint, like) or blueprint
    return None


def _of_equal_weight(at: ExamHouse, drawn: Blueprint, like: Blueprint) -> Blueprint | None:
    """The demands of that blueprint met by forms of equal weight, which expose wrong rules; None
    if they cannot be, or are too easy or too hard."""
    # More rounds where they hold too many decisions: each shows the rules about another dealer.
    rounds = max(drawn.rounds, like.rounds)
    decisions = drawn.decisions + drawn.rulings
    asked = replace(drawn, exposes=like.exposes, rounds=rounds, decisions=decisions)
    try:
        forms = WeighedForms(at, asked)
    except InputError:
        return None
    counts = counts_of(asked, forms.pattern.weight.decisions + asked.rulings)
    return asked if aims_met(counts, asked.passing) else None


def _rounds_for(rules: HouseRules, blueprint: Blueprint) -> int:
    """The rounds that hold as many decisions here."""
    # With fewer, more of those who often err would pass.
    held = usual_decisions(rules, blueprint)
    return min(MOST_ROUNDS, -(-blueprint.decisions * blueprint.rounds // held))


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
    # A house whose dealer plays with Jack high was examined on low Queens.
    names = {"low_queen_qualifies": "low_hand_qualifies"}
    return {names.get(name, name): each for name, each in shows.items()}


def _without(blueprint: Blueprint, problems: Iterable[Problem]) -> Blueprint:
    gone = {each.where[:2] for each in problems}
    rulings = 0 if ("rulings",) in gone else blueprint.rulings
    return replace(
        blueprint,
        decisions=blueprint.decisions + blueprint.rulings - rulings,
        areas={area: each for area, each in blueprint.areas.items() if ("areas", area) not in gone},
        shows={name: each for name, each in blueprint.shows.items() if ("shows", name) not in gone},
        rulings=rulings,
    )
