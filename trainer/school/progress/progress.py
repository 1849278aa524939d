"""The content of the progress page of one house, from the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.skills.skill import Area
from trainer.library.houses import HouseShelf
from trainer.records.round_result import RoundResult
from trainer.school.briefing import pace_of
from trainer.school.daily_figures import CurvePoint, DayDone, curves, days_done
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.progress.kinds import MistakeKind, kinds
from trainer.school.progress.own_readiness import own_ready
from trainer.school.progress.skill_map import Learned, SkillRow, skill_map, tiles
from trainer.school.progress.transfer import HouseKnown, TransferSkill, transfer
from trainer.school.readiness import ReadinessJudged
from trainer.school.session.habit import begin_ms
from trainer.school.trainee import Trainee

# As many decisions as an exam has.
LATEST_LINES = 150
LATEST_ROUNDS = 5
"""So many rounds tell the pace."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The page in five numbers; None without data. ``accuracy`` is of the ``lines`` latest wager
    decisions, at most 150, in whole rounds."""

    mastered: int
    skills: int
    accuracy: float | None
    lines: int
    hands_per_hour: int | None
    open_beliefs: int
    due: int


@dataclass(frozen=True, slots=True)
class ProgressShown:
    """A trainee's progress at one house, over some days up to today."""

    house: str
    title: str
    today: int
    judged: ReadinessJudged
    figures: Figures
    rows: tuple[SkillRow, ...]
    days: tuple[DayDone, ...]
    curves: Mapping[Area, tuple[CurvePoint, ...]]
    kinds: tuple[MistakeKind, ...]
    beliefs: tuple[BeliefHeld, ...]


class Progress:
    """The progress of one trainee. Methods raise RecordsFault if records cannot be read."""

    def __init__(
        self,
        trainee: Trainee,
        houses: HouseShelf,
        zone_min: Callable[[], int],
        ruled: Callable[[House], Irregularities | None],
    ) -> None:
        self._trainee, self._houses = trainee, houses
        self._zone_min, self._ruled = zone_min, ruled

    def at(self, house: str, days: int | None = None) -> ProgressShown:
        """The progress at that house; curves, days and mistakes of so many days (None: all)."""
        trainee, today = self._trainee, self._trainee.sessions.today
        at = self._houses[house]
        book = trainee.skills.book(house)
        rows = skill_map(book, trainee.sessions.standings(house), today)
        rounds = tuple(each for each in trainee.results.at(house) if each.hands)
        since = None if days is None else today - days + 1
        within = self._within(rounds, since)
        since_at = 0 if since is None else begin_ms(since, self._zone_min())
        observed = trainee.observed.days(house, since_at)
        made = trainee.results.made([each.attempt for each in within])
        beliefs = trainee.beliefs.of(house)
        return ProgressShown(
            house=house,
            title=at.title,
            today=today,
            judged=own_ready(trainee, self._houses, house),
            figures=_figures(rows, rounds, beliefs, today),
            rows=rows,
            days=days_done(within, self._zone_min()),
            curves=curves(observed, {each.id: each.area for each in book}),
            kinds=kinds(made, at.rules),
            beliefs=beliefs,
        )

    def transfer(self, at: str, to: str) -> tuple[TransferSkill, ...]:
        """The changes for a dealer who moves from the one house to the other."""
        return transfer(self._known(at), self._known(to))

    def _known(self, house: str) -> HouseKnown:
        found = self._houses[house]
        return HouseKnown(found, self._trainee.skills.book(house), self._ruled(found))

    def _within(
        self, rounds: tuple[RoundResult, ...], since: int | None
    ) -> tuple[RoundResult, ...]:
        if since is None:
            return rounds
        first = begin_ms(since, self._zone_min())
        return tuple(each for each in rounds if each.dealt_at_ms >= first)


def _figures(
    rows: tuple[SkillRow, ...],
    rounds: tuple[RoundResult, ...],
    beliefs: tuple[BeliefHeld, ...],
    today: int,
) -> Figures:
    every = list(tiles(rows))
    latest = _latest_lines(rounds)
    right, lines = sum(each.right for each in latest), sum(each.lines for each in latest)
    last = rounds[:LATEST_ROUNDS]
    return Figures(
        mastered=sum(_is_mastered(each.share) for each in every),
        skills=len(every),
        accuracy=right / lines if lines else None,
        lines=lines,
        hands_per_hour=pace_of(last),
        open_beliefs=sum(each.sureness is not Sureness.CLEARED for each in beliefs),
        due=sum(each.learned is Learned.DUE for each in every),
    )


def _is_mastered(share: float) -> bool:
    return share >= 1.0


def _latest_lines(rounds: tuple[RoundResult, ...]) -> list[RoundResult]:
    taken: list[RoundResult] = []
    for each in rounds:
        if sum(before.lines for before in taken) >= LATEST_LINES:
            break
        taken.append(each)
    return taken
