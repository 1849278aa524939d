"""The timetable of the demo course, and its exams: set, assigned, opened, sat, most of them signed,
and some disputed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct, field

from trainer.dealing.finding import Code
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import RulingTask
from trainer.library.scenarios.blueprints import text_of
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.said import RequestRow
from trainer.school.curriculum import Curriculum
from trainer.school.demo.cast import CROSSING, DAY, EVENING, DemoCourse, Mind
from trainer.school.demo.day import SEEDS, DemoDesk
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.opening import Opening
from trainer.school.exam.release import Chosen
from trainer.school.exam.room import ExamRoom
from trainer.school.exam.sitting import ExamSitting
from trainer.school.own_reviews import MyReviews
from trainer.school.people.rights import Account
from trainer.school.questions.incidents import AskedIncident
from trainer.school.results import MistakeLogged

WRONG_RULING = ("rule void",)
WEEK_MS = 7 * 86_400_000
ALARM = "The fire alarm went off."
SIGNED = "Seen and signed."


class Exams(Struct):
    """The exams of the school, and who opens and signs them."""

    registry: Registry
    curriculum: Curriculum
    by: Account
    station: str
    wall_ms: Callable[[], int]
    _set: dict[str, tuple[str, Blueprint]] = field(default_factory=dict)
    _to_sign: list[tuple[int, str]] = field(default_factory=list)

    def sit(self, desk: DemoDesk, account: str, house: str, sat: DemoExam) -> None:
        """Sit the exam of that house, to its end or until the trainee is called away."""
        exam, blueprint = self._exam(house)
        self._office.assign(exam, [account], self.wall_ms() + WEEK_MS)
        opening = self._opened(desk, account, exam, blueprint)
        room = ExamRoom(self.curriculum, desk.log, desk.time.clock, desk.practice.skills)
        with desk.log.transaction():
            sitting = room.begin(opening, self._given(desk, opening.sitting))
            while sitting.task is not None and not 0 < sat.stops_after < sitting.number:
                self._do(sitting, desk, sat.day)
            if sat.stops_after:
                sitting.discontinue(ALARM, self.by.id)
            else:
                sitting.end()
        if sat.signed_after is not None:
            self._to_sign.append((sat.day + sat.signed_after, sitting.id))

    def _given(self, desk: DemoDesk, sitting: str) -> Chosen:
        """Seeds from the trainee's own chance."""

        # Else no demo school would be like another.
        def draw(_: int) -> int:
            return desk.mind.chance.below(SEEDS)

        return Chosen(self.registry, sitting, draw, self.wall_ms)

    def sign_until(self, day: int) -> None:
        """Sign everything that is due for a signature by that day."""
        for _, sitting in (each for each in self._to_sign if each[0] <= day):
            self._office.sign(sitting, SIGNED)
        self._to_sign = [each for each in self._to_sign if each[0] > day]

    @property
    def _office(self) -> ExamOffice:
        return ExamOffice(self.registry, self.by, self.curriculum, self.wall_ms)

    def _exam(self, house: str) -> tuple[str, Blueprint]:
        """The floor test of that house, set at the first call."""
        if house not in self._set:
            ready = self._office.ready
            blueprint = next(each for each in ready if each.house == house)
            self._set[house] = self._office.set(blueprint), blueprint
        return self._set[house]

    def _opened(self, desk: DemoDesk, account: str, exam: str, blueprint: Blueprint) -> Opening:
        """The exam opened by the supervisor."""
        sitting, seed = self.registry.new_id(), desk.mind.chance.below(SEEDS)
        facts = {"sitting": sitting, "exam": exam, "account": account}
        self.registry.act(
            self.by.id, ActKind.EXAM_OPENED, {**facts, "station": self.station, "seed": seed}
        )
        return Opening(sitting, exam, account, text_of(blueprint), seed, self.by.id)

    def _do(self, sitting: ExamSitting, desk: DemoDesk, day: int) -> None:
        """Work the current task."""
        sitting.watch.go_on()
        if isinstance(sitting.task, RulingTask):
            desk.time.now_ms += 25_000
            sitting.rule(self._ruled(sitting, sitting.task, desk, day))
            return
        assert sitting.round is not None, "what is not a ruling is a round"
        desk.work(sitting.round, day, careful=True)
        sitting.hand_in()

    def _ruled(
        self, sitting: ExamSitting, task: RulingTask, desk: DemoDesk, day: int
    ) -> tuple[str, ...]:
        ruled = sitting.at.ruled
        assert ruled is not None, "rulings are asked where there are irregularities"
        asked = AskedIncident(sitting.at.house, ruled, task.seed, task.line)
        skill = desk.practice.skills.book(sitting.at.house.id).quick(asked.skill)
        if not desk.mind.answers(skill or asked.skill, day, careful=True):
            return WRONG_RULING
        due = asked.mark(1, None, 0).due_answer
        assert isinstance(due, tuple), "a ruling is answered by lines"
        return tuple(map(str, due))


ASKED = frozenset(
    {
        ("Elif Demir", 9),
        ("Jonas Weber", 30),
        ("Aisha Rahman", 44),
        ("Luc Bernard", 45),
        ("Ravi Menon", 46),
    }
)
"""The trainees who ask for a review of their last mistake, by name and day of the course."""

ANSWERED = frozenset({12, 32})
"""The days of the course on which the examiner answers open requests."""

QUESTIONS: Mapping[Code, str] = {
    Code.WRONG_AMOUNT: "I worked it out twice and came to the same. Is that amount wrong here?",
    Code.WRONG_RESULT: "I looked at both hands again, and I still think that I was right.",
    Code.MISSING: "I am sure that I did this, and in time.",
    Code.UNEXPECTED: "At my last house that is done. Is it a mistake here?",
    Code.OUT_OF_ORDER: "The money is right. Does the order matter?",
    Code.WRONG_CALL: "The table understood me. Is that call wrong?",
    Code.BAD_ACTION: "I touched the wrong place. Does that count?",
}
"""The request's text by the code of the mistake: true for whatever lies on the table."""

ANSWERS: Mapping[Code, str] = {
    Code.WRONG_AMOUNT: "Yes. It is this house's table that counts: read it before every shift.",
    Code.WRONG_RESULT: "Watch the replay: the rule stands beside it. The mark stays.",
    Code.MISSING: "The record shows every act, and this one is not there.",
    Code.UNEXPECTED: "Here it is not due. Other houses are other houses.",
    Code.OUT_OF_ORDER: "It does: players follow your hands, and so does the camera.",
    Code.WRONG_CALL: "It is. Call it as this house does.",
    Code.BAD_ACTION: "It counts as a slip and no more.",
}
"""The examiner's answer by the code of the mistake."""


class Disputes(Struct):
    """Requests of review by trainees, and the examiner's answers."""

    registry: Registry
    by: str

    def ask(self, desk: DemoDesk, day: int) -> None:
        """Record that trainee's request of that day, if there is one."""
        made = [each for each in desk.practice.mistakes(12) if isinstance(each, MistakeLogged)]
        if (desk.mind.character.name, day) in ASKED and made:
            text = QUESTIONS[Code(made[0].mistake.code)]
            MyReviews(desk.log).ask(made[0].attempt_id, made[0].mistake.number, text)

    def answer(self, day: int) -> None:
        """Answer the open requests, on the days for it."""
        if day not in ANSWERED:
            return
        said = {text: ANSWERS[code] for code, text in QUESTIONS.items()}
        for each in self.registry.rows(RequestRow, answered_by=None):
            facts = {"attempt": each.attempt, "number": each.number, "text": said[each.text]}
            self.registry.act(self.by, ActKind.COMMENTED, {**facts, "answers": each.event})


FREE_DAYS = (5, 6)
"""Of every seven days, those without school."""

ROUNDS = ("as-it-comes", "ties-and-kickers", "whole-table", "as-it-comes", "pair-plus", "folds")
"""What is practised, a drill a day, over and over."""
QUICK_DRILLS = ("what-is-ruled", "check-the-bets", "manner", "rank-three-cards", "what-is-ruled")
ROUNDS_A_DAY, QUESTIONS_EVERY, ELSEWHERE_EVERY = 4, 2, 3


class Lesson(Struct, frozen=True):
    """The work of one trainee on one day: rounds of a drill at a house, then perhaps questions."""

    house: str
    drill: str
    rounds: int
    questions: str | None


class DemoExam(Struct, frozen=True):
    """An exam sat on a day of the course. ``stops_after`` is the number of tasks after which it has
    to be discontinued; ``signed_after`` the days until it is signed, if it is."""

    name: str
    day: int
    stops_after: int = 0
    signed_after: int | None = 1


SITTINGS: Mapping[str, tuple[DemoExam, ...]] = {
    DAY.title: tuple(
        DemoExam(each.name, 28 + place % 3) for place, each in enumerate(DAY.trainees)
    ),
    CROSSING.title: (
        DemoExam("Kenji Mori", 15),
        DemoExam("Irina Petrova", 16),
        DemoExam("João Ribeiro", 16),
    ),
    EVENING.title: (
        DemoExam("Hana Novak", 38),
        DemoExam("Aisha Rahman", 42),
        DemoExam("Jonas Weber", 43, stops_after=4, signed_after=None),
        DemoExam("Sofia Rossi", 44),
        DemoExam("Tomasz Zielinski", 45, signed_after=None),
        DemoExam("Mei Tan", 46, signed_after=None),
        DemoExam("Daniel Okafor", 46, signed_after=None),
    ),
}
"""Who sits the exam of the class's house, by class."""


def lesson(mind: Mind, course: DemoCourse, day: int) -> Lesson | None:
    """The work of that trainee on that day; None on a day off, or if he stays away."""
    if day % 7 in FREE_DAYS or not mind.happens(mind.character.attends):
        return None
    elsewhere = course.other and day >= course.other_from and day % ELSEWHERE_EVERY == 0
    return Lesson(
        house=course.other if course.other and elsewhere else course.house,
        drill=ROUNDS[day % len(ROUNDS)],
        rounds=ROUNDS_A_DAY,
        questions=QUICK_DRILLS[day // QUESTIONS_EVERY % len(QUICK_DRILLS)]
        if day % QUESTIONS_EVERY == 0
        else None,
    )


def sitting_of(course: DemoCourse, name: str, day: int) -> DemoExam | None:
    """The exam that he sits on that day."""
    found = (each for each in SITTINGS[course.title] if (each.name, each.day) == (name, day))
    return next(found, None)
