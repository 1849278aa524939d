"""The starred decisions of an exam: one wager at one seat each, the one that shows what the
blueprint names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainer.drills.events.events import EVENTS
from trainer.drills.exam.areas import ExamArea, area_of
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.scene import Player, Scene
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager

Spot = tuple[int, Wager]
"""One wager at one seat."""

Star = tuple[int, int, Wager]
"""The round's number, the seat, the wager."""


def stars_in(
    rules: HouseRules, blueprint: Blueprint, rounds: Sequence[tuple[int, Round]]
) -> frozenset[Star]:
    """The starred decisions of numbered rounds: of each event that the blueprint stars, the first
    ones that show it, as many as it asks for."""
    scenes = [(number, Scene.of(rules, round_)) for number, round_ in sorted(rounds, key=_first)]
    stars: set[Star] = set()
    for event, wanted in blueprint.shows.items():
        if wanted.starred:
            shown = ((at, *spot) for at, scene in scenes for spot in spots_in(scene, event))
            stars |= _some(shown, wanted.stars, stars)
    for area, wanted in blueprint.areas.items():
        if wanted.starred:
            shown = ((at, *spot) for at, scene in scenes for spot in _spots_of(scene, area))
            stars |= _some(shown, wanted.stars, stars)
    return frozenset(stars)


def _first(numbered: tuple[int, Round]) -> int:
    return numbered[0]


def _some(shown: Iterator[Star], count: int, taken: set[Star]) -> set[Star]:
    free = (star for star in shown if star not in taken)
    return {star for star, _ in zip(free, range(count), strict=False)}


def spots_in(scene: Scene, event: str) -> tuple[Spot, ...]:
    """The wager at each seat that shows the event; several seats if it takes several."""
    seen = EVENTS[event].seen
    if not seen(scene):
        return ()
    alone = [player for player, only in scene.alone if seen(only)]
    spots = ((each.seat.number, _wager(each, event)) for each in alone or scene.players)
    return tuple((seat, wager) for seat, wager in spots if wager is not None)


def _wager(player: Player, event: str) -> Wager | None:
    """The wager of the seat on which the event shows; None if it does not."""
    for wager in _asked(player, event):
        if player.line(wager) is not None:
            return wager
    return None


def _asked(player: Player, event: str) -> tuple[Wager, ...]:
    """The wagers on which it could show, the most telling first."""
    if event.startswith("fold"):
        live = [line for line in player.settled.lines if not line.forfeited]
        paid = [line.wager for line in live if line.result is Result.WIN]
        return (*paid, *(line.wager for line in live), Wager.ANTE)
    own = next((each for prefix, each in _OWN.items() if event.startswith(prefix)), None)
    if own is not None:
        return (own,)
    if "ante_bonus" in event:
        return (Wager.ANTE_BONUS,)
    if "pair_plus" in event:
        return (Wager.PAIR_PLUS,)
    if player.situation is Situation.NOT_QUALIFIED:
        return (Wager.ANTE,)
    return (Wager.PLAY,) if event.startswith(_QUALIFYING) else (Wager.PLAY, Wager.PAIR_PLUS)


# Events of the dealer's hand, which show on a hand that plays against it and on no other.
_QUALIFYING = ("dealer_", "low_", "not_qualified")
_OWN = {
    "six_card": Wager.SIX_CARD_BONUS,
    "prime": Wager.PRIME,
    "progressive": Wager.PROGRESSIVE,
    "envy": Wager.ENVY_BONUS,
}


def _spots_of(scene: Scene, area: ExamArea) -> tuple[Spot, ...]:
    return tuple(
        (seat.seat, line.wager)
        for seat in scene.settlement.seats
        for line in seat.lines
        if area_of(seat, line) is area
    )
