"""Makes the demo school: its people, their weeks of practice, their exams and disputes.

Nothing is faked: rounds are dealt by the generator, worked act by act by simulated trainees,
recorded in a log of each, marked by the engine, and delivered to the registry as from any station.
The same seed makes the same trainees do the same; days count back from today, and the ids of a
supervisor's acts are drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct, field

from trainer.drills.skills.skill import Area
from trainer.drills.stream import Stream
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.marking.mark import Marking
from trainer.records.attempt import Attempt
from trainer.records.file import RecordsFile
from trainer.records.log import Log
from trainer.records.quick import QuickAttempt
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.results import NOTHING_OBSERVED, Observed
from trainer.school.clock import DAY_MS, MINUTE_MS
from trainer.school.curriculum import Curriculum
from trainer.school.demo.cast import (
    COURSE_DAYS,
    COURSES,
    SECOND,
    SUPERVISOR,
    Character,
    DemoCourse,
    Mind,
)
from trainer.school.demo.day import DemoDesk, MovedClock
from trainer.school.demo.delivery import DemoPost, MarkedBeside, MarkedHere
from trainer.school.demo.exams import Disputes, Exams, lesson, sitting_of
from trainer.school.demo_mark import PASSWORD, PIN
from trainer.school.one_question.item import AskedAt
from trainer.school.one_question.screens import ItemDone
from trainer.school.people.names import login_for
from trainer.school.people.rights import Account
from trainer.school.people.secrets import Verifier
from trainer.school.practice import RECORDS, Practice
from trainer.school.skills.skill_store import Skills
from trainer.wording import in_english

SEED = 1
APART_MS = 7 * MINUTE_MS
# One trainee begins after another; by the end of a day all of them are done.
SCHOOL_MS = 4 * 3_600_000 + 30 * MINUTE_MS
STATION, EXAM_ROOM = "demo-station-{number}", "demo-exam-room"


class MakingProgress(Struct, frozen=True):
    """The progress: the day, of how many, and the rounds so far."""

    rounds: int
    day: int
    days: int


class Size(Struct, frozen=True):
    """The size of the school: trainees of each class (None: all), and days, counted from the end of
    the course."""

    trainees: int | None = None
    days: int = COURSE_DAYS


WHOLE = Size()


class DemoTrainee(Struct):
    """A simulated trainee: account, practice and records."""

    account: str
    character: Character
    course: DemoCourse
    desk: DemoDesk
    post: DemoPost


class Making:
    """Fills an empty registry. Its clock must be ``wall``, which the making moves. ``beside`` names
    the registry to a process that marks it; without it, it is marked here."""

    def __init__(
        self,
        registry: Registry,
        shelf: HouseShelf,
        wall: MovedClock,
        seed: int = SEED,
        size: Size = WHOLE,
        beside: str = "",
    ) -> None:
        self._registry, self._shelf, self._wall = registry, shelf, wall
        self._beside = beside
        self._seed, self._size = seed, size
        self._curriculum = Curriculum(shelf, sound_recipes()[0])
        self._began_ms = begins(wall.now_ms, wall.zone_min) - (COURSE_DAYS - 1) * DAY_MS
        self.rounds = 0

    def days(self) -> Iterator[MakingProgress]:
        """Make it, day by day. Raises what registry and records raise; InputError if the registry
        is not empty."""
        with TemporaryDirectory() as folder, ExitStack() as opened, in_english():
            self._wall.now_ms = self._at(COURSE_DAYS - self._size.days)
            faculty = Faculty.of(self._registry, self._seed)
            trainees = [*self._trainees(faculty, Path(folder), opened)]
            marked = self._marked(Path(folder) / "marking")
            opened.callback(marked.close)
            exams = self._exams(faculty)
            disputes = Disputes(self._registry, faculty.examiner.id)
            for day in range(COURSE_DAYS - self._size.days, COURSE_DAYS):
                self._day(day, trainees, exams, disputes, marked)
                yield MakingProgress(self.rounds, day + 1, COURSE_DAYS)

    def _marked(self, folder: Path) -> MarkedHere | MarkedBeside:
        if self._beside:
            return MarkedBeside(self._beside, folder)
        return MarkedHere(self._registry, self._curriculum, folder)

    def _at(self, day: int) -> int:
        """The time at which school begins on that day."""
        return self._began_ms + day * DAY_MS

    # --- who

    def _trainees(self, faculty: Faculty, folder: Path, opened: ExitStack) -> Iterator[DemoTrainee]:
        number = count(1)
        for course in COURSES:
            class_ = faculty.open_class(course.title, course.house)
            for character in course.trainees[: self._size.trainees]:
                account = faculty.open_account(character.name)
                faculty.join(class_, account)
                at = next(number)
                yield self._trainee(account, character, course, folder / str(at), at, opened)

    def _trainee(
        self,
        account: str,
        character: Character,
        course: DemoCourse,
        folder: Path,
        number: int,
        opened: ExitStack,
    ) -> DemoTrainee:
        time = MovedClock(self._wall.now_ms, self._wall.zone_min)
        named = f"{self._seed}|{character.name}"
        chance = Stream(f"demo ids|{named}")
        file = RecordsFile(folder / RECORDS, durable=False)
        log = Log(file, lambda: time.now_ms, _bytes_of(chance))
        opened.callback(log.close)
        practice = Practice(self._shelf, self._curriculum.recipes, log, time.clock)
        practice.skills = Unobserved(self._curriculum.books, log)
        mind = Mind(character, Stream(f"demo|{named}"), self._area_of)
        station = STATION.format(number=number)
        post = DemoPost(self._registry, station, account, folder / RECORDS)
        return DemoTrainee(account, character, course, DemoDesk(practice, log, mind, time), post)

    def _area_of(self, skill: str) -> Area:
        """The area of that skill; ordering the steps is no skill of any house."""
        found = (self._curriculum.books.book(house) for house in self._shelf)
        return next((book[skill].area for book in found if skill in book), Area.ORDER)

    def _exams(self, faculty: Faculty) -> Exams:
        wall = self._wall.wall
        return Exams(self._registry, self._curriculum, faculty.examiner, EXAM_ROOM, wall)

    # --- what happens on a day

    def _day(
        self,
        day: int,
        trainees: list[DemoTrainee],
        exams: Exams,
        disputes: Disputes,
        marked: MarkedHere | MarkedBeside,
    ) -> None:
        for place, trainee in enumerate(trainees):
            trainee.desk.time.now_ms = self._wall.now_ms = self._at(day) + place * APART_MS
            if self._practises(day, trainee) | self._sits(day, trainee, exams):
                disputes.ask(trainee.desk, day)
                self._wall.now_ms = trainee.desk.time.now_ms
                trainee.post.deliver()
                marked.delivered()
        marked.finish()
        assert self._wall.now_ms <= self._at(day) + SCHOOL_MS, "everybody is done by then"
        self._wall.now_ms = self._at(day) + SCHOOL_MS
        exams.sign_until(day)
        disputes.answer(day)

    def _sits(self, day: int, trainee: DemoTrainee, exams: Exams) -> bool:
        """Sit the exam of that day; True if there was one."""
        sat = sitting_of(trainee.course, trainee.character.name, day)
        if sat is not None:
            exams.sit(trainee.desk, trainee.account, trainee.course.house, sat)
        return sat is not None

    def _practises(self, day: int, trainee: DemoTrainee) -> bool:
        """Practise for a day; True if the trainee came."""
        desk = trainee.desk
        today = lesson(desk.mind, trainee.course, day)
        if today is None:
            return False
        desk.rounds(today.house, today.drill, day, today.rounds)
        self.rounds += today.rounds
        if today.questions is not None:
            desk.questions(today.house, today.questions, day)
        return True


class Unobserved(Skills):
    """Skills that are not shown at the station: the marker alone computes what a round shows, and
    once."""

    def of_round(self, attempt: Attempt, marking: Marking) -> Observed:
        return NOTHING_OBSERVED

    def of_quick(
        self, attempt: QuickAttempt, items: Sequence[ItemDone], asked_at: AskedAt
    ) -> Observed:
        return NOTHING_OBSERVED


def begins(now_ms: int, zone_min: int) -> int:
    """The beginning of the last day: late enough to be over now, and within one calendar day."""
    local = now_ms + zone_min * MINUTE_MS
    midnight = local - local % DAY_MS
    end = local if local - midnight >= SCHOOL_MS else midnight
    return end - SCHOOL_MS - zone_min * MINUTE_MS


def _bytes_of(chance: Stream) -> Callable[[int], bytes]:
    """Bytes drawn from that chance."""
    return lambda count: bytes(chance.below(256) for _ in range(count))


ADMIN = "Demo school"


class Faculty(Struct):
    """The accounts and classes of a registry that was empty."""

    registry: Registry
    admin: str
    password: str
    pin: str
    supervisors: list[Account] = field(default_factory=list)
    _logins: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, registry: Registry, seed: int) -> Faculty:
        """Mark the registry as a demo by its first event. Raises ActRefused if it is not empty."""
        admin = registry.new_id()
        registry.act(admin, ActKind.DEMO_SCHOOL, {"seed": seed, "rounds": "simulated"})
        faculty = cls(registry, admin, str(Verifier.of(PASSWORD)), str(Verifier.of(PIN)))
        faculty._open(admin, ADMIN, Role.ADMIN)
        for name in (SUPERVISOR, SECOND):
            id_ = faculty.open_account(name, Role.SUPERVISOR)
            faculty.supervisors.append(Account(id_, "", name, Role.SUPERVISOR))
        return faculty

    @property
    def examiner(self) -> Account:
        """The supervisor for exams, signatures and disputes."""
        return self.supervisors[0]

    def open_account(self, name: str, role: Role = Role.TRAINEE) -> str:
        """Open an account; its id."""
        account = self.registry.new_id()
        self._open(account, name, role)
        return account

    def open_class(self, title: str, house: str) -> str:
        """A class that both supervisors teach; its id."""
        class_ = self.registry.new_id()
        self._act(ActKind.CLASS_OPENED, {"class": class_, "title": title, "house": house})
        for each in self.supervisors:
            self.join(class_, each.id)
        return class_

    def join(self, class_: str, account: str) -> None:
        self._act(ActKind.JOINED_CLASS, {"class": class_, "account": account})

    def _open(self, account: str, name: str, role: Role) -> None:
        login = login_for(name, self._logins)
        self._logins.add(login)
        private = {"login": login, "name": name, "language": "", "password_hash": self.password}
        if role is Role.SUPERVISOR:
            private["pin_hash"] = self.pin
        facts = {"account": account, "role": role.value}
        self.registry.act(self.admin, ActKind.ACCOUNT_OPENED, facts, private)

    def _act(self, kind: ActKind, facts: Mapping[str, str]) -> None:
        self.registry.act(self.admin, kind, facts)
