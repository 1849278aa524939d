"""The evidence of an exam, from one log or as delivered to the school."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.exam.blueprint import Blueprint
from trainer.game.rules import HouseRules
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.blueprints import blueprint_of
from trainer.records.attempt import Attempt
from trainer.records.event import Event, Kind, written
from trainer.records.exam import ExamSat, replay_exam
from trainer.school.clock import MINUTE_MS
from trainer.school.curriculum import Curriculum
from trainer.school.recorded_rounds import ended, is_open

# For types alone: at the top of the file it would load some 50 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.records.registry.rows.exams import SittingRow
    from trainer.records.registry.rows.log import EventRow


class ExamEvidence(Struct, frozen=True):
    """One sitting with its rounds as they stand. ``set_as`` is the blueprint that the school set,
    where the school looks at it: a station's word for it counts for nothing there."""

    sat: ExamSat
    rounds: tuple[Attempt, ...]
    set_as: str = ""

    @property
    def blueprint(self) -> Blueprint:
        """The demands of the exam. Raises InputError if this program cannot read it."""
        return blueprint_of(self.set_as or self.sat.begun.blueprint)

    @property
    def done_ms(self) -> int:
        """The time of the finished tasks: rounds that were handed in, and rulings."""
        rounds = sum(round_.elapsed_ms for round_ in self.handed_in)
        return rounds + sum(ruled.elapsed_ms for ruled in self.sat.rulings)

    @property
    def handed_in(self) -> tuple[Attempt, ...]:
        return tuple(round_ for round_ in self.rounds if ended(round_))

    @property
    def open_round(self) -> Attempt | None:
        """The round that is on the table."""
        return next((round_ for round_ in self.rounds if is_open(round_)), None)


class ExamHouse(Struct, frozen=True):
    """The house of an exam, its rulings, and the houses whose tables may be mistaken for its
    own."""

    house: House
    ruled: Irregularities | None
    others: Mapping[str, HouseRules]


def exam_house(curriculum: Curriculum, house: str, begun_with: str = "") -> ExamHouse:
    """That house, in the edition that an exam has ``begun_with`` if it is still here. Raises
    KeyError if it is gone, HouseFileError if its files are wrong."""
    shelf = curriculum.shelf
    found, folder = shelf[house], shelf.folder(house)
    if begun_with and begun_with != found.fingerprint:
        found, folder = shelf.kept(house, begun_with) or (found, folder)
    return ExamHouse(found, _ruled(found, folder), shelf.rules)


def exam_at(shelf: HouseShelf, house: str) -> ExamHouse:
    """That house as it stands on the shelf."""
    return ExamHouse(shelf[house], _ruled(shelf[house], shelf.folder(house)), shelf.rules)


def _ruled(house: House, folder: Path) -> Irregularities | None:
    there = folder.joinpath(IRREGULARITIES_FILE).is_file()
    return load_irregularities(folder, house.rules.spoken) if there else None


def delivered(registry: Registry, row: SittingRow) -> ExamEvidence | None:
    """That sitting, by the delivered events of it and its rounds; None before its beginning was
    delivered. Events of another station's own rounds never belong to it."""
    # Late: the rows of marks are four modules that no exam of one's own needs.
    from trainer.records.registry.rows import exams, marks

    events = registry.events_of(row.sitting)
    if not registry.is_demo:  # which has a past of its own
        events = _timed_by_school(registry, events)
    if all(each.kind is not Kind.EXAM_BEGUN for each in events):
        return None
    marked = registry.rows(
        marks.RoundRow, exam=row.sitting, account=row.account, order="dealt_at_ms"
    )
    rounds = (registry.attempt(each.attempt) for each in marked)
    exam = registry.row(exams.ExamRow, exam=row.exam)
    return ExamEvidence(
        replay_exam(events),
        tuple(each for each in rounds if each is not None),
        exam.blueprint if exam is not None else "",
    )


def _timed_by_school(registry: Registry, events: Sequence[Event]) -> tuple[Event, ...]:
    """These events of an exam by the school's clock: those of its stations may be hours apart."""
    from trainer.records.registry.rows.log import EventRow  # late, as above

    told = {each.id: each for each in registry.rows(EventRow, id=[each.id for each in events])}
    of_chain: dict[str, list[EventRow]] = {}
    for each in events:
        of_chain.setdefault(told[each.id].chain, []).append(told[each.id])
    off = {chain: _behind_ms(registry, rows) for chain, rows in of_chain.items()}
    found, last_ms, last = list[Event](), 0, ""
    for each in events:
        chain, facts = told[each.id].chain, each.facts
        at_ms = each.at_ms + off[chain]
        if each.kind is Kind.EXAM_RESUMED and any(off.values()):
            # Told by the clock of the station that had the exam before.
            since = (facts["since_ms"] + by for by in (off.get(last, 0), *off.values()))
            known = next((ms for ms in since if last_ms <= ms <= at_ms), min(last_ms, at_ms))
            each = replace(each, body=written({**facts, "since_ms": known}))
        found.append(replace(each, at_ms=at_ms))
        last_ms, last = at_ms, chain
    return tuple(found)


def _behind_ms(registry: Registry, rows: Sequence[EventRow]) -> int:
    """How far the clock was behind the school's at these events of one chain, if a minute or more;
    below 0 if it was ahead."""
    late = min(each.received_at_ms - each.at_ms for each in rows)
    if late >= MINUTE_MS:
        # Its station may have been offline: unless nothing of it was heard sooner.
        late = registry.heard_after_ms(rows[0].chain, max(each.place for each in rows))
    return late if abs(late) >= MINUTE_MS else 0
