"""Cases that tell two answers to a reading apart: a round that is paid otherwise, an event that is
ruled otherwise, or acts that are marked otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from itertools import chain, pairwise, product
from typing import Any

from msgspec import Struct, structs

from trainer.dealing.house import House
from trainer.dealing.irregularity import Event, every_facts
from trainer.dealing.procedure import DealBy, Part, Procedure, StepKind
from trainer.dealing.script import Script, script_for
from trainer.drills.events.events import EVENTS
from trainer.drills.generate import Shoe, generate, shoe
from trainer.drills.recipe import Recipe
from trainer.drills.stream import Stream
from trainer.errors import InputError, RoundError
from trainer.game.cards import Card, Three
from trainer.game.demands import OneOf, Times, WithinLimits
from trainer.game.notation import read_round
from trainer.game.pay import Source
from trainer.game.round import Decision, Round
from trainer.game.rules import HouseRules
from trainer.game.serialize import round_to_plain
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.cases import mistakes_told
from trainer.library.edition import Edition
from trainer.library.ruling_cases import ruling_on
from trainer.school.workshop.proof import Plain, RoundSearch, outcome, same_ranks

PROGRESSIVE = Wager.PROGRESSIVE.value
# The orders of acts that are tried for one that is right by one of the two: some two seconds.
_TRIES = 3000
# The rounds that are dealt for each event: not each of them stakes the wager that is changed.
_DEALS = 3
# A line that comes out otherwise is counted as it was and as it is.
_ONE_LINE = 2


class Apart(Struct, frozen=True):
    """The same round, event or acts, and what comes of them by the one answer and by the other, as
    worked rounds write it."""

    one: Plain
    other: Plain


def told_apart(one: Edition, other: Edition) -> Apart | None:
    """The plainest thing of which the two make something different; None where there is none."""
    return _paid(one.house, other.house) or _ruled(one, other) or _done(one.house, other.house)


def drill_apart(base: House, house: House) -> str:
    """The drill in which a dealer of the base would notice what this house changed: a whole round
    where something is done otherwise, the check of bets where only other bets may stand."""
    if _bare(base.procedure) != _bare(house.procedure):
        return "whole-two-seats"
    one, other = base.rules, house.rules
    is_paid_so = all(_bare(getattr(one, each)) == _bare(getattr(other, each)) for each in _PAID)
    has_bets = {each.demand for each in one.bets} == {each.demand for each in other.bets}
    return "check-the-bets" if is_paid_so and not has_bets else "as-it-comes"


_PAID = ("ranking", "qualifying", "ante", "play", "ante_bonus", "sides", "envy")


def _bare(value: Any) -> Any:
    """The rule without the clauses that give it."""
    if isinstance(value, Source):
        return None
    if isinstance(value, Struct):
        return type(value), [*map(_bare, structs.astuple(value))]
    if isinstance(value, Mapping):
        return {key: _bare(each) for key, each in value.items()}
    return [_bare(each) for each in value] if isinstance(value, tuple | list) else value


def dealt_apart(base: HouseRules, rules: HouseRules, recipe: Recipe, seed: int) -> Round:
    """A round that is paid otherwise by the base's rules, or that they refuse if no other is found
    among some for each event; any round of the recipe where there is neither: up to a second."""
    refused = None
    for round_ in _dealt_showing(shoe(rules, recipe), seed):
        plain = {key: each for key, each in round_to_plain(round_).items() if key != "house"}
        if _moved(rules, base, plain):
            return round_
        if refused is None and _differs(rules, base, plain):
            refused = round_
    return refused or generate(rules, recipe, seed)


def _dealt_showing(dealt: Shoe, seed: int) -> Iterator[Round]:
    """Rounds that show each event there is, in an order by the seed."""
    for name, number in product(Stream(seed).shuffle([*EVENTS]), range(_DEALS)):
        round_ = dealt.showing((name,), f"{seed}:{number}")
        if round_ is not None:
            yield round_


# ------------------------------------------------------------------------------------ paid


def _paid(one: House, other: House) -> Apart | None:
    """A round that is settled otherwise; one that only one of them refuses where there is none."""
    if one.rules == other.rules:
        return None
    search, here, there = (RoundSearch(one), RoundSearch(other)), one.rules, other.rules
    rounds = _once(chain.from_iterable(_settled(each) for each in search))
    found = _plainest(here, there, rounds)
    if found is not None:
        return _apart(here, there, _plainer(here, there, found))
    staked = chain.from_iterable(_staked(each) for each in search)
    return next((_apart(here, there, each) for each in staked if _differs(here, there, each)), None)


def _once(rounds: Iterable[Plain]) -> Iterator[Plain]:
    """The two searches mostly offer the same rounds."""
    seen: set[str] = set()
    for each in rounds:
        text = repr(each)
        if text not in seen:
            seen.add(text)
            yield each


def _plainest(one: HouseRules, other: HouseRules, rounds: Iterable[Plain]) -> Plain | None:
    """The first round of which one line alone comes out otherwise, else that with the fewest."""
    best: tuple[int, Plain] | None = None
    for round_ in rounds:
        lines = _moved(one, other, round_)
        if lines and (best is None or lines < best[0]):
            best = lines, round_
            if lines <= _ONE_LINE:
                break
    return None if best is None else best[1]


def _plainer(one: HouseRules, other: HouseRules, round_: Plain) -> Plain:
    """The round without the wagers that it does not take."""
    for wager in [each for each in round_["seats"][0]["wagers"] if each != Wager.ANTE.value]:
        seats = [
            {**seat, "wagers": {key: each for key, each in seat["wagers"].items() if key != wager}}
            for seat in round_["seats"]
        ]
        plain = {
            key: each for key, each in round_.items() if key != "jackpot" or wager != PROGRESSIVE
        }
        if _moved(one, other, {**plain, "seats": seats}):
            round_ = {**plain, "seats": seats}
    return round_


def _apart(one: HouseRules, other: HouseRules, round_: Plain) -> Apart:
    return Apart({"round": round_, **_come(one, round_)}, {"round": round_, **_come(other, round_)})


def _differs(one: HouseRules, other: HouseRules, round_: Plain) -> bool:
    return _come(one, round_) != _come(other, round_)


def _moved(one: HouseRules, other: HouseRules, round_: Plain) -> int:
    """The number of lines that come out otherwise; 0 where a house refuses the round."""
    first, second = (_come(each, round_).get("settles", {}) for each in (one, other))
    if not first or not second:
        return 0
    return sum(
        first[seat] != second[seat] and len({*first[seat]} ^ {*second[seat]}) for seat in first
    )


def _come(rules: HouseRules, round_: Plain) -> Plain:
    try:
        dealer, lines = outcome(rules, round_)
    except RoundError as error:
        return {"refused": sorted({each.code for each in error.problems})}
    return {"dealer": dealer, "settles": {str(seat): [*told] for seat, told in lines.items()}}


def _settled(search: RoundSearch) -> Iterator[Plain]:
    """One hand against each kind of the dealer's, and hands for which others are paid."""
    for dealer in search.dealers:
        for cards, decision in product([*search.players, *same_ranks(dealer)], Decision):
            if not {*cards} & {*dealer}:
                yield search.round_of(dealer, [search.seat_of(1, cards, decision)])
    if search.hung.envy is not None:
        yield from _envied(search)


def _envied(search: RoundSearch) -> Iterator[Plain]:
    """Two and three hands, one or two of them such as others are paid for."""
    rare = [each for each in search.players if next(search.envied(each), None) is not None]
    for one, other in pairwise([*rare, *rare[:1]]):
        beside = _beside(search, {*one, *other}, rare)
        if beside is None:
            continue
        plain, dealer = beside
        seats = [search.seat_of(2, plain, Decision.PLAY)]
        for decision in Decision:
            first = search.seat_of(1, one, decision)
            yield search.round_of(dealer, [first, *seats])
            if not {*one} & {*other}:
                third = search.seat_of(3, other, Decision.PLAY)
                yield search.round_of(dealer, [first, *seats, third])


def _beside(
    search: RoundSearch, held: Set[Card], rare: Sequence[Three]
) -> tuple[Three, Three] | None:
    """A plain hand and the dealer's, of cards that are not held; None where there are none."""
    plain = [each for each in search.players if each not in rare]
    free = (each for each in product(plain, search.dealers) if _are_free(each, held))
    return next(free, None)


def _are_free(hands: tuple[Three, Three], held: Set[Card]) -> bool:
    one, other = ({*each} for each in hands)
    return one.isdisjoint(other) and held.isdisjoint(one | other)


def _staked(search: RoundSearch) -> Iterator[Plain]:
    """Rounds at the borders of what may stand."""
    yield from (each.round_ for each in search.refused())
    dealer = search.dealers[0]
    cards = next(each for each in search.players if not {*each} & {*dealer})
    seat = search.seat_of(1, cards, Decision.PLAY)
    rules = search.hung
    stakes = [{wager.value: each} for wager in rules.wagers for each in _borders(rules, wager)]
    ante = int(float(seat["wagers"][Wager.ANTE.value]))
    stakes += [{Wager.PLAY.value: ante * times} for times in range(1, _most_times(rules) + 2)]
    for stake in stakes:
        yield search.round_of(dealer, [{**seat, "wagers": {**seat["wagers"], **stake}}])


def _most_times(rules: HouseRules) -> int:
    times = [each.demand.most for each in rules.bets if isinstance(each.demand, Times)]
    return max(times, default=1)


def _borders(rules: HouseRules, wager: Wager) -> list[int]:
    """Whole amounts at each limit of the wager, and beside it."""
    found: list[int] = []
    for rule in rules.bets:
        match rule.demand:
            case OneOf(of, amounts) if of is wager:
                found += [each.cents // 100 for each in amounts]
            case WithinLimits(of, low, high) if of is wager:
                found += [low.cents // 100, high.cents // 100]
    beside = {amount + by for amount in found for by in (-1, 0, 1)}
    return sorted(each for each in beside if each > 0)


# ----------------------------------------------------------------------------------- ruled


def _ruled(one: Edition, other: Edition) -> Apart | None:
    """An event that is ruled otherwise, with its facts."""
    for event in Event:
        for facts in every_facts(event):
            here, there = (ruling_on(each.ruled, event, facts) for each in (one, other))
            if here is not there:
                words = {fact.value: word for fact, word in facts.items()}
                plain: Plain = {"event": event.value, **({"facts": words} if words else {})}
                return Apart({**plain, "ruling": here.value}, {**plain, "ruling": there.value})
    return None


# ------------------------------------------------------------------------------------ done


def _done(one: House, other: House) -> Apart | None:
    """Acts that are marked otherwise; such as one of the two finds no mistake in, if there are."""
    if one.procedure == other.procedure:
        return None
    second: Apart | None = None
    for tries, (round_, part, acts) in enumerate(_tried((one, other))):
        if second is not None and tries > _TRIES:
            break
        here, there = (_marked(each, round_, acts, part) for each in (one, other))
        if here == there:
            continue
        found = Apart(_trace(round_, acts, here, part), _trace(round_, acts, there, part))
        if not here or not there:
            return found
        second = second or found
    return second


def _tried(houses: Sequence[House]) -> Iterator[tuple[Plain, Part, list[str]]]:
    for part, round_ in product(Part, _acted(RoundSearch(houses[0]))):
        yield from ((round_, part, acts) for acts in _acts(houses, round_, part))


def _acted(search: RoundSearch) -> Iterator[Plain]:
    """Few rounds of one and two hands in which everything may be done: with a dealer who plays and
    one who does not, a hand that wins, loses, stands off, or is folded."""
    for dealer in search.dealers[:2]:
        free = [each for each in search.players if not {*each} & {*dealer}]
        best = max(free, key=search.hung.ranking.strength)
        weak = min(
            (each for each in free if not {*each} & {*best}), key=search.hung.ranking.strength
        )
        tied = [each for each in same_ranks(dealer) if not {*each} & {*best}]
        play, fold = Decision.PLAY, Decision.FOLD
        hands: list[tuple[Three, Decision]] = [
            (best, play), (weak, play), *((each, play) for each in tied), (weak, fold)
        ]  # fmt: skip
        yield from (search.round_of(dealer, [search.seat_of(1, *each)]) for each in hands)
        for each in hands[1:]:
            both = [search.seat_of(1, best, play), search.seat_of(4, *each)]
            yield search.round_of(dealer, both)


def _acts(houses: Sequence[House], round_: Plain, part: Part) -> Iterator[list[str]]:
    """The acts of a dealer without fault, and then with one of those moved that the two do
    otherwise, the nearest first."""
    scripts = [
        script
        for house in houses
        for deal_by in DealBy
        if (script := _script(house, round_, part, deal_by)) is not None
    ]
    usual = [[str(step.action) for step in script.steps] for script in scripts]
    yield from usual
    concerned = _concerned(*(each.procedure for each in houses))
    for script, acts in zip(scripts, usual, strict=True):
        if script.house.procedure.deal_by is not houses[0].procedure.deal_by:
            continue
        moved = [at for at, step in enumerate(script.steps) if step.kind in concerned]
        places = [(at, to) for at in moved for to in range(len(acts)) if at != to]
        for at, to in sorted(places, key=lambda each: abs(each[0] - each[1])):
            left = [*acts[:at], *acts[at + 1 :]]
            yield [*left[:to], acts[at], *left[to:]]


def _script(house: House, round_: Plain, part: Part, deal_by: DealBy) -> Script | None:
    """The script of the round, dealt in that way; None where the house has none."""
    so = replace(house, procedure=structs.replace(house.procedure, deal_by=deal_by))
    try:
        dealt = read_round({"house": house.id, **round_}, {house.id: house.rules})
        return script_for(so, dealt, settle(house.rules, dealt), part)
    except InputError:
        return None


def _concerned(one: Procedure, other: Procedure) -> frozenset[StepKind]:
    """The steps of which the two say something different."""
    kinds = {*one.steps} ^ {*other.steps}
    for here, there in ((one, other), (other, one)):
        before = (each for each in here.order if each not in there.order)
        kinds |= {kind for each in before for kind in (each.first, each.then)}
        kinds |= {each.step for each in here.wager_order if each not in there.wager_order}
        around = (each for each in here.seat_order if each not in there.seat_order)
        kinds |= {step for each in around for step in each.steps}
    return frozenset(kinds)


def _marked(house: House, round_: Plain, acts: Sequence[str], part: Part) -> list[str]:
    dealt = read_round({"house": house.id, **round_}, {house.id: house.rules})
    return mistakes_told(house, dealt, acts, part)


def _trace(round_: Plain, acts: Sequence[str], mistakes: Sequence[str], part: Part) -> Plain:
    return {
        "round": round_,
        **({"part": part.value} if part is not Part.SETTLEMENT else {}),
        "does": [*acts],
        **({"mistakes": [*mistakes]} if mistakes else {}),
    }
