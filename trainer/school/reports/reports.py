"""Every report for a supervisor, asked for by the filters of its page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from typing import TypeVar

from msgspec import Struct, structs

from trainer.drills.recipe import Recipe
from trainer.drills.skills.skill import AT, Area
from trainer.library.houses import HouseShelf
from trainer.marking.misreadings.words import family_words
from trainer.records import declared
from trainer.records.registry.reads.report_rows import (
    Listed,
    Requested,
    Unsigned,
    beliefs_due_of,
    beliefs_of,
    open_classes,
    requested,
    trainees_of,
    unsigned,
)
from trainer.records.registry.reads.report_sums import Db, Slice, sums
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import BeliefRow, BeliefsDueRow, RoundRow, StandingRow
from trainer.records.registry.rows.people import ClassRow
from trainer.records.registry.tallies import ALL, DAY
from trainer.school.clock import Clock, day_of
from trainer.school.curriculum import drill_title
from trainer.school.exam.default_exam import default_exam
from trainer.school.progress.readiness import ReadinessJudged, judged
from trainer.school.reports.board import Board, KnownReady, beliefs_due_since, board, class_ready
from trainer.school.reports.control import Relapse, relapses
from trainer.school.reports.pareto import By, Pareto, belief_words, pareto
from trainer.school.reports.scope import Group, Scope, View
from trainer.school.reports.trainee import SkillSheet, TraineePage, skill_sheet, trainee_page
from trainer.school.skills.house_skills import Books
from trainer.school.words.date_words import at
from trainer.wording import speaking_of

Figures = TypeVar("Figures")


class Waiting(Struct, frozen=True):
    """The supervisor's waiting work: exams to sign, reviews to answer."""

    unsigned: tuple[Unsigned, ...]
    requested: tuple[Requested, ...]

    def __len__(self) -> int:
        return len(self.unsigned) + len(self.requested)


class Reports:
    """Reads a registry. Every method asks it anew, and raises what it raises. ``by`` is the account
    whose classes can be chosen; without one, all can."""

    def __init__(
        self,
        registry: Registry,
        shelf: HouseShelf,
        recipes: Mapping[str, Recipe],
        clock: Clock,
        *,
        by: str = "",
    ) -> None:
        self._registry, self._shelf, self._recipes = registry, shelf, recipes
        self._clock, self._by = clock, by
        self.book = Books(shelf).book
        self._known: KnownReady = {}

    # --- what can be chosen

    def classes(self) -> tuple[ClassRow, ...]:
        """The open classes that can be chosen, by title; without a house that is not here."""
        found = self._registry.ask(open_classes, self._by)
        return tuple(replace(each, house=self._here(each.house)) for each in found)

    def houses(self) -> tuple[tuple[str, str], ...]:
        """The houses, id and title."""
        return tuple((each, self._shelf[each].title) for each in self._shelf)

    def drills(self) -> tuple[tuple[str, str], ...]:
        """The drills with any work, name and title, by title."""
        done = self._registry.ask(sums, Slice(grain=ALL), ("drill",), ("rounds", "sittings"))
        known = ((each.of[0], drill_title(each.of[0], self._recipes)) for each in done)
        return tuple(sorted(known, key=lambda each: each[1]))

    @cached_property
    def is_demo(self) -> bool:
        """True for a demo school."""
        return self._registry.is_demo

    @property
    def today(self) -> int:
        """The calendar day here."""
        # At a demo school it is the last day with any work, so that the school does not
        # age.
        if self.is_demo:
            days = self._registry.ask(sums, Slice(grain=DAY), ("at",), ("rounds",))
            if days:
                return int(days[-1].of[0])
        return day_of(self._clock.wall(), self._clock.zone())

    @property
    def now(self) -> datetime:
        """The local time here."""
        return at(self._clock.wall())

    def currency(self, house: str) -> str:
        """The currency sign of that house; of the first house if none is chosen."""
        return self._shelf[house or next(iter(self._shelf))].rules.currency

    def edition(self, house: str) -> str:
        """The edition of that house; empty if none is chosen."""
        return self._shelf[house].rules.edition if house in self._shelf else ""

    # --- reports

    def board(self, scope: Scope) -> Board:
        """The board of the scope's class."""
        return self.viewed(
            scope, partial(board, areas=self.areas(scope.house), judges=self._judged)
        )

    def pareto(self, scope: Scope, by: By) -> Pareto:
        """The most frequent mistakes, or the costliest; of one house, in its own words."""
        house = scope.house if scope.house in self._shelf else None
        spoken = self._shelf[house].rules.spoken if house else None
        with speaking_of(spoken):
            return self.viewed(scope, partial(pareto, by=by, titles=self.titles))

    def viewed(self, scope: Scope, read: Callable[[Db, View], Figures]) -> Figures:
        """The figures that ``read`` finds in that scope."""
        with self._registry.reading() as db:
            return read(db, self._view(db, scope))

    def relapses(self, scope: Scope) -> tuple[Relapse, ...]:
        """The trainees of the class who passed, with the chart since."""
        return self.viewed(scope, partial(relapses, by=self._by))

    def trainee(self, account: str, scope: Scope) -> TraineePage:
        """One trainee of the scope's class."""
        with self._registry.reading() as db:
            view = self._view(db, scope)
            alone = Group((_one(view, account),), whole=False)
            areas = self.areas(scope.house)
            of = structs.replace(view, group=alone)
            return trainee_page(db, of, areas, self._judged, self.titles, self._by)

    def skill_sheet(self, account: str, house: str) -> SkillSheet:
        """The standing of a trainee at every skill of a house."""
        standings = self._registry.ask(declared.rows, StandingRow, {"account": account})
        return skill_sheet(house, self.book(house), standings, self._clock.wall())

    def beliefs(self, account: str) -> tuple[BeliefRow, ...]:
        """The wrong rules that a trainee holds, or may hold."""
        return self._registry.ask(beliefs_of, (account,))

    def beliefs_due(self, account: str) -> tuple[BeliefsDueRow, ...]:
        """The houses at which those do not know the trainee's last rounds yet."""
        return self._registry.ask(beliefs_due_of, (account,))

    def rounds(self, scope: Scope) -> tuple[RoundRow, ...]:
        """Every round of the scope's class as marked, by trainee in the order of dealing; none for
        the whole school."""
        # The whole school has too many.
        with self._registry.reading() as db:
            view = self._view(db, scope)
            if view.group.whole:
                return ()
            first = scope.period.first_day(view.today)
            which = {
                "account": view.group.accounts,
                "house": scope.house,
                "drill": scope.drill,
                "day": None if first is None else range(first, view.today + 1),
            }
            chosen = {name: value for name, value in which.items() if value is not None}
            return declared.rows(db, RoundRow, chosen, ("account", "dealt_at_ms"), None)

    def waiting(self, class_: str = "") -> Waiting:
        """The waiting work of the supervisor of that class, or of all classes."""
        with self._registry.reading() as db:
            accounts = tuple(each.account for each in trainees_of(db, class_)) if class_ else None
            return Waiting(unsigned(db, accounts), requested(db, accounts))

    # --- what they are made of

    def areas(self, house: str | None) -> tuple[Area, ...]:
        """The areas of a house's skills, in the order of teaching; of all houses."""
        houses = self._shelf if house is None else (house,)
        found = {skill.area for each in houses for skill in self.book(each)}
        return tuple(area for area in Area if area in found)

    def _judged(self, db: Db, view: View) -> Mapping[str, ReadinessJudged]:
        """The readiness of each trainee of the view."""
        due, exam = beliefs_due_since(db, view), partial(default_exam, self._shelf)
        return {
            account: structs.replace(
                judged(found, self._skill, self._wrong_rule, self._area),
                due_since_ms=due.get(account),
            )
            for account, found in class_ready(db, view, self.book, exam, self._known).items()
        }

    def _skill(self, skill: str) -> str:
        house = skill.partition(AT)[2]
        books = [house] if house else self._shelf
        return next(book[skill].words for each in books if skill in (book := self.book(each)))

    def _area(self, of: str) -> str:
        """The area of a skill or of a wrong rule."""
        house = of.partition(AT)[2]
        books = map(self.book, [house] if house in self._shelf else self._shelf)
        area = next((book[of].area.words for book in books if of in book), "")
        return area or family_words(of)

    def _wrong_rule(self, misreading: str) -> str:
        return belief_words(misreading, self.titles)

    @property
    def skill_words(self) -> Mapping[str, str]:
        """Every skill of every house in words; with the house if the skill is that house's own."""
        return {
            each.id: each.words if each.shared else f"{each.words} ({self._shelf[house].title})"
            for house in self._shelf
            for each in self.book(house)
        }

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """The titles of the houses."""
        return dict(self.houses())

    def _view(self, db: Db, scope: Scope) -> View:
        whole = not scope.class_
        of = () if whole else trainees_of(db, scope.class_)
        listed = tuple(replace(each, house=self._here(each.house)) for each in of)
        return View(scope, Group(listed, whole), self.today)

    def _here(self, house: str) -> str:
        """That house, which an act named; none if this machine does not have it."""
        return house if house in self._shelf else ""


def _one(view: View, account: str) -> Listed:
    found = (each for each in view.group.trainees if each.account == account)
    return next(found, Listed(account, ""))
