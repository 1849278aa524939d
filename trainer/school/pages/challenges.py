"""The page of challenges: the round of the day, rounds by a code, and the ladder of sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from msgspec import Struct

from trainer.dealing.house import House
from trainer.document import (
    Block,
    CellKind,
    Command,
    CommandRow,
    Deed,
    Document,
    Paragraph,
    Route,
    RowCommand,
    Section,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.drills.recipe import Recipe
from trainer.marking.words import capital
from trainer.school.pages.log_pages import OpenRound
from trainer.school.practice import Practice
from trainer.school.results import AttemptDone
from trainer.school.rounds.shared_round import code_in, of_the_day, ranked
from trainer.school.words.date_words import lately_at
from trainer.school.words.figure_words import clock
from trainer.wording import say

NAME = "challenges"
SECOND = 1000


class ChallengesRoute(Route, frozen=True):
    """The challenges of one house; empty for the first."""

    house: str = ""


class DealShared(Deed, frozen=True):
    """Deal the round of that code."""

    code: str


class AskCode(Deed, frozen=True):
    """Ask for a code, and deal its round."""


class CopyCode(Deed, frozen=True):
    """Put that code on the clipboard."""

    code: str
    by: str


class MakeCode(Deed, frozen=True):
    """Make a code of a fresh round at that house, to be handed out."""

    house: str


class ClimbRung(Deed, frozen=True):
    """Begin that drill of the ladder."""

    house: str
    drill: str


class ChallengeFigures(Struct, frozen=True):
    """The houses, and the results at the one that is shown."""

    houses: tuple[House, ...]
    today: str
    shared: tuple[AttemptDone, ...]
    rungs: tuple[Rung, ...]
    now: datetime


def load_challenges(
    practice: Practice, at: ChallengesRoute, now: datetime
) -> tuple[ChallengesRoute, ChallengeFigures]:
    """The figures of that house, or of the first one."""
    houses = practice.houses()
    house = next((each for each in houses if each.id == at.house), houses[0])
    done = practice.done()
    shared = tuple(each for each in done if code_in(each.mode))
    rungs = ladder(practice.quick.drills(house.id), house.id, done)
    today = str(of_the_day(house, now.date()))
    return ChallengesRoute(house.id), ChallengeFigures(houses, today, shared, rungs, now)


def tell_challenges(figures: ChallengeFigures, at: ChallengesRoute) -> Document:
    """The page at that house."""
    houses = ((each.id, each.title) for each in figures.houses)
    blocks: list[Block] = [
        selector(f"{NAME}.house", say("House"), at, "house", houses, as_list=False),
        Section(f"{NAME}.day", say("Round of the day"), tuple(_of_today(figures, at))),
    ]
    rule = say("Each rung has twenty payouts. Get nineteen right in time to move up.")
    ladder_ = Section(
        f"{NAME}.ladder", say("Speed ladder"), (_ladder(figures.rungs, at),), caption=rule
    )
    shared = Section(f"{NAME}.shared", say("Shared rounds"), (_shared(figures),))
    # An empty card stands in nobody's way.
    blocks += (shared, ladder_) if figures.shared else (ladder_, shared)
    return Document(NAME, say("Challenges"), tuple(blocks))


def _of_today(figures: ChallengeFigures, at: ChallengesRoute) -> Iterator[Block]:
    words = say(
        "Everybody at this house gets the same round today. Code: {code}.", code=figures.today
    )
    yield Paragraph(words)
    commands = (
        Command(
            f"{NAME}.deal",
            say("Deal the round of the day"),
            DealShared(figures.today),
            kind="primary",
        ),
        Command(f"{NAME}.copy", say("Copy code"), CopyCode(figures.today, f"{NAME}.copy")),
        Command(f"{NAME}.type", say("Type a code"), AskCode()),
        Command(f"{NAME}.make", say("Create a code to share"), MakeCode(at.house)),
    )
    yield CommandRow(f"{NAME}.commands", commands, at_left=True)


def _shared(figures: ChallengeFigures) -> Block:
    """Every shared round that was worked; tries at the same round are ranked among themselves."""
    if not figures.shared:
        return Paragraph(say("None yet. Type a code that you were given."), "caption")
    columns = (
        TableColumn("when", say("When"), share=16),
        TableColumn("code", say("Code"), share=22),
        TableColumn("house", say("House"), share=18),
        TableColumn("place", say("Place"), CellKind.COUNT, share=14),
        TableColumn("right", say("Right"), CellKind.FIGURES, share=12),
        TableColumn("time", say("Time"), CellKind.FIGURES, share=10),
    )
    places, copies = dict(_places(figures.shared)), RowCommand(f"{NAME}.copy_row", say("Copy code"))
    rows = tuple(
        TableRow(
            each.attempt_id,
            (
                lately_at(each.when, figures.now),
                code_in(each.mode),
                each.house_title,
                places[each.attempt_id],
                say("{some} of {all}", some=each.right, all=each.lines),
                clock(each.elapsed_ms),
            ),
            OpenRound(each.attempt_id),
            targets=(CopyCode(code_in(each.mode), copies.key),),
        )
        for each in figures.shared
    )
    return TableBlock(
        f"{NAME}.rounds",
        NAME,
        say("Shared rounds"),
        columns,
        rows,
        rows_in_sight=min(6, len(rows)),
        commands=(copies,),
    )


def _places(shared: Sequence[AttemptDone]) -> Iterator[tuple[str, int]]:
    for mode in {each.mode for each in shared}:
        tries = [each for each in shared if each.mode == mode]
        placed = ranked(
            tries,
            right=lambda each: each.right,
            of=lambda each: each.lines,
            elapsed_ms=lambda each: each.elapsed_ms,
        )
        yield from ((each.attempt_id, place) for place, each in placed)


def _ladder(rungs: tuple[Rung, ...], at: ChallengesRoute) -> TableBlock:
    following = next_rung(rungs)
    columns = (
        TableColumn("rung", say("Rung"), CellKind.COUNT, share=7),
        TableColumn("asks", say("Asks"), share=52),
        TableColumn("limit", say("Seconds"), CellKind.COUNT, share=9),
        TableColumn("best", say("Personal best"), CellKind.FIGURES, share=14),
        TableColumn("median", say("Median time"), CellKind.FIGURES, share=11),
        TableColumn("state", say("State"), share=12),
    )
    rows = tuple(_rung_row(each, following, at) for each in rungs)
    commands = (RowCommand(f"{NAME}.climb", say("Start this rung")),)
    return TableBlock(
        f"{NAME}.rungs",
        f"{NAME}-ladder",
        say("Speed ladder"),
        columns,
        rows,
        rows_in_sight=5,
        commands=commands,
    )


def _rung_row(rung: Rung, following: Rung | None, at: ChallengesRoute) -> TableRow:
    best, climb = rung.best, ClimbRung(at.house, rung.drill.name)
    state = say("climbed") if rung.climbed else say("next") if rung is following else ""
    cells = (
        rung.number,
        rung.drill.promise,
        rung.drill.clock.limit,
        say("{some} of {all}", some=best.right, all=best.lines) if best is not None else None,
        say("{seconds} s", seconds=f"{best.median_ms / SECOND:.1f}") if best is not None else None,
        capital(state),
    )
    return TableRow(rung.drill.name, cells, climb, targets=(climb,))


LADDER = "ladder-"
"""The drills of the ladder are named so, from the lowest rung up."""
WRONG_ALLOWED = 1
"""A rung is climbed with at most so many wrong answers."""


class Rung(Struct, frozen=True):
    """One drill of the ladder. ``best`` is the personal best: most right, then the fastest."""

    number: int
    drill: Recipe
    best: AttemptDone | None

    @property
    def climbed(self) -> bool:
        """True if it was done with few enough wrong answers."""
        best = self.best
        return best is not None and best.right >= best.lines - WRONG_ALLOWED


def ladder(drills: Iterable[Recipe], house: str, done: Iterable[AttemptDone]) -> tuple[Rung, ...]:
    """The rungs of that house from the lowest, each with the personal best."""
    there = [each for each in done if each.quick and each.house == house]
    named = sorted((each for each in drills if each.name.startswith(LADDER)), key=lambda e: e.name)
    return tuple(
        _rung(number, drill, [each for each in there if each.drill == drill.name])
        for number, drill in enumerate(named, 1)
    )


def _rung(number: int, drill: Recipe, done: list[AttemptDone]) -> Rung:
    whole = [each for each in done if each.lines >= drill.items]
    best = max(whole, key=lambda each: (each.right, -each.median_ms), default=None)
    return Rung(number, drill, best)


def next_rung(rungs: Iterable[Rung]) -> Rung | None:
    """The lowest rung that is not climbed yet; None if all are."""
    return next((each for each in rungs if not each.climbed), None)
