"""The form of an exam: rounds and rulings, each drawn from a seed of its own, so that whoever gives
the seeds one by one gives the tasks one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.events.events import EVENTS, event_words
from trainer.drills.exam.areas import WITH_DECISIONS, Counted, ExamArea, counted
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.stars import Star, stars_in
from trainer.drills.generate import Shoe
from trainer.drills.recipe import WeighedEvents
from trainer.drills.stream import Stream
from trainer.errors import InputError, Problem
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_phrase

# So many forms are drawn at most before what none of them shows is held not to fit.
_TRIES = 60
# Of so many rounds the one is taken that brings the decisions nearest to those asked for; of the
# last one so many, since with it the form has to hold all that is promised.
_CANDIDATES, _LAST_CANDIDATES = 4, 60
# From so many rounds as they come it is told how rare an event is.
_SAMPLES = 40
# An event that is to be expected so often in the rounds that are left is not asked for.
_BY_ITSELF = 3
# In per cent of the decisions asked for, how many more there may be.
_SPARE = 10

# The event that brings decisions of an area.
_SHOWN_BY = {ExamArea.TIES: "tie", ExamArea.NO_GAME: "dealer_not_qualified"}


class RoundTask(Struct, frozen=True):
    """A round to be settled or worked, the ``number``-th of them."""

    number: int
    round_: Round
    counted: Counted


class RulingTask(Struct, frozen=True):
    """An irregularity to be ruled on: the line of the house's list, and the seed of its scene."""

    number: int
    line: str
    seed: str


Task = RoundTask | RulingTask


class Form(Struct, frozen=True):
    """One form, its tasks in the order in which they come."""

    blueprint: Blueprint
    tasks: tuple[Task, ...]

    @property
    def rounds(self) -> tuple[RoundTask, ...]:
        return tuple(task for task in self.tasks if isinstance(task, RoundTask))

    @property
    def rulings(self) -> tuple[RulingTask, ...]:
        return tuple(task for task in self.tasks if isinstance(task, RulingTask))

    @property
    def wagers(self) -> int:
        """The wagers that are settled."""
        return sum(task.counted.decisions for task in self.rounds)

    @property
    def decisions(self) -> int:
        """All that is scored: settled wagers and rulings."""
        return self.wagers + len(self.rulings)

    def stars(self, rules: HouseRules) -> frozenset[Star]:
        """The starred decisions."""
        rounds = [(task.number, task.round_) for task in self.rounds]
        return stars_in(rules, self.blueprint, rounds)

    @property
    def areas(self) -> Counter[ExamArea]:
        """The decisions by area."""
        found: Counter[ExamArea] = Counter()
        for task in self.rounds:
            found.update(task.counted.areas)
        found[ExamArea.RULINGS] = len(self.rulings)
        return found

    @property
    def shows(self) -> Counter[str]:
        """In how many rounds each event of the blueprint is shown."""
        return Counter(event for task in self.rounds for event in task.counted.events)


class Forms:
    """Draws the forms of one blueprint at its house. Raises InputError at once for what the house
    cannot show at all, every problem placed at its key of the blueprint."""

    def __init__(self, house: House, irregularities: Irregularities | None, blueprint: Blueprint):
        self._rules: HouseRules = house.rules
        self._ruled = irregularities
        self._blueprint = blueprint
        self._shoe = Shoe(house.rules, blueprint.recipe)
        problems = [*self._impossible()]
        if problems:
            raise InputError(problems)
        self._asked = dict.fromkeys([*blueprint.shows, *self._bringing()])
        # Rounds as they come tell how rare an event is and how many decisions there are.
        samples = _as_they_come(self._rules, self._shoe, self._asked)
        self._often = Counter(event for each in samples for event in each.events)
        far_off = [*self._unreachable([each.decisions for each in samples])]
        if far_off:
            raise InputError(far_off)

    @property
    def exposed(self) -> Mapping[str, int]:
        """Forms that are drawn anew promise nothing about wrong rules."""
        return {}

    def left(self, reached: Mapping[ExamArea, int]) -> Mapping[ExamArea, int]:
        """The decisions that the blueprint promises beside these, by area; those of no area in
        particular are of Ante and Play."""
        promised = {area: each.count for area, each in self._blueprint.areas.items()}
        left = +(Counter(promised) - Counter(reached))
        rest = self._blueprint.decisions - sum(reached.values()) - left.total()
        left[ExamArea.ANTE_AND_PLAY] += max(0, rest)
        return +left

    def drawing(self) -> FormDrawing:
        """A form about to be drawn."""
        return FormDrawing(self._rules.house, self._ruled, self._blueprint, _RoundDrawer(self).next)

    def form(self, seed: int) -> Form:
        """The form of that seed, the same everywhere. Raises InputError for what does not go into
        so few rounds, seats or decisions."""
        missing: list[Problem] = []
        for number in range(_TRIES):
            form = whole_form(self.drawing(), seed, number)
            found = [*self._missing(form.rounds)]
            if not found:
                return form
            missing = found if not missing or len(found) < len(missing) else missing
        raise InputError(missing)

    # --- what cannot be

    def _impossible(self) -> Iterator[Problem]:
        blueprint, places = self._blueprint, self._rules.places
        if blueprint.seats > places:
            words = say("The table has {places} places. Ask for fewer seats.", places=places)
            yield Problem(("seats",), "cannot_show", words)
        for event in blueprint.shows:
            if not self._shoe.can_show(WeighedEvents((event,), 1)):
                words = say(
                    "{thing} This house cannot show it. Remove it.", thing=event_words(event)
                )
                yield Problem(("shows", event), "cannot_show", words)
        for area in blueprint.areas:
            if area in _lacking(self._rules):
                words = say("{thing}: the house has none. Remove it.", thing=area.words)
                yield Problem(("areas", area.value), "cannot_show", words)
        if blueprint.rulings and not _irregular_lines(self._ruled):
            words = say("This house has no rulings. Leave them out.")
            yield Problem(("rulings",), "cannot_show", words)

    def _missing(self, drawn: Sequence[RoundTask]) -> Iterator[Problem]:
        """The promises of the blueprint that these rounds do not keep."""
        form = Form(self._blueprint, tuple(drawn))
        for event, wanted in self._blueprint.shows.items():
            if form.shows[event] < wanted.count:
                words = say(
                    "{thing} It cannot come that often. Ask for less, or add rounds or seats.",
                    thing=event_words(event),
                )
                yield Problem(("shows", event), "does_not_fit", words)
        for area, wanted in self._blueprint.areas.items():
            if area is not ExamArea.RULINGS and form.areas[area] < wanted.count:
                words = say(
                    "{thing}: not that many decisions fit. Ask for fewer, or add rounds or seats.",
                    thing=area.words,
                )
                yield Problem(("areas", area.value), "does_not_fit", words)
        yield from self._out_of_bounds(form.wagers)

    def _out_of_bounds(self, decisions: int) -> Iterator[Problem]:
        least = self._blueprint.decisions
        if not least <= decisions <= most_decisions(least):
            yield of_another_size(least, decisions)

    # --- how it is drawn

    def _bringing(self) -> Iterator[str]:
        """The events that bring decisions of the areas asked for, where there are such."""
        for area in self._blueprint.areas:
            event = _SHOWN_BY.get(area)
            if event is not None and self._shoe.can_show(WeighedEvents((event,), 1)):
                yield event

    def _unreachable(self, decisions: Sequence[int]) -> Iterator[Problem]:
        """The problem where no rounds have so many decisions, or so few."""
        least, rounds = self._blueprint.decisions, self._blueprint.rounds
        if not min(decisions) * rounds <= most_decisions(least) or least > max(decisions) * rounds:
            usual = sum(decisions) * rounds // len(decisions)
            yield from self._out_of_bounds(usual)


def _lacking(rules: HouseRules) -> Iterator[ExamArea]:
    """The areas of which no round of the house has a decision."""
    sides = {each.wager for each in rules.sides}
    if Situation.NOT_QUALIFIED not in rules.situations:
        yield ExamArea.NO_GAME
    if not rules.ante_bonus.due:
        yield ExamArea.ANTE_BONUS
    if Wager.PAIR_PLUS not in sides:
        yield ExamArea.PAIR_PLUS
    if sides <= {Wager.PAIR_PLUS}:
        yield ExamArea.OWN_WAGERS


def _as_they_come(rules: HouseRules, shoe: Shoe, events: Collection[str]) -> list[Counted]:
    dealt = (shoe.deal(f"exam|often|{number}") for number in range(_SAMPLES))
    return [counted(rules, round_, events) for round_ in dealt]


def usual_decisions(rules: HouseRules, blueprint: Blueprint) -> int:
    """The decisions of a form of that size whose rounds are dealt as they come."""
    samples = _as_they_come(rules, Shoe(rules, blueprint.recipe), ())
    return sum(each.decisions for each in samples) * blueprint.rounds // len(samples)


Deal = Callable[[Sequence[RoundTask], int], RoundTask]
"""Deals the round that comes after these, from its seed."""


class FormDrawing:
    """One form being drawn, task by task, each from a seed of its own. Of the tasks to come nothing
    is known here; which of them is a round and which a ruling follows from their seeds too."""

    def __init__(
        self, house: str, ruled: Irregularities | None, blueprint: Blueprint, deal: Deal
    ) -> None:
        self._house, self._ruled = house, ruled
        self.blueprint, self._deal = blueprint, deal
        self.tasks: list[Task] = []

    @property
    def of(self) -> int:
        """The number of tasks of the whole form."""
        return self.blueprint.rounds + self.blueprint.rulings

    def draw(self, seed: int) -> Task:
        """The next task, by its seed."""
        stream = Stream(f"exam|{self._house}|{seed}|task")
        rounds = [task for task in self.tasks if isinstance(task, RoundTask)]
        rulings = [task for task in self.tasks if isinstance(task, RulingTask)]
        is_ruling = self._is_ruling(stream, len(rounds), len(rulings))
        task = self._ruling(rulings, stream, seed) if is_ruling else self._deal(rounds, seed)
        self.tasks.append(task)
        return task

    def _is_ruling(self, stream: Stream, rounds: int, rulings: int) -> bool:
        """True for a ruling, at random among the remaining tasks; never for the first task."""
        left = self.blueprint.rulings - rulings
        all_left = self.blueprint.rounds - rounds + left
        assert all_left, "a form is drawn to its end once"
        return rounds > 0 and stream.below(all_left) < left

    def _ruling(self, before: Sequence[RulingTask], stream: Stream, seed: int) -> RulingTask:
        """The next ruling: every line of the house's list before any comes again, and in one case
        of three a look-alike."""
        lines = _irregular_lines(self._ruled)
        times = Counter(task.line for task in before)
        least = min(times[line] for line in lines)
        chosen = stream.choice([line for line in lines if times[line] == least])
        line = _or_look_alike(self._ruled, chosen, {*times}, stream)
        number = len(before) + 1
        return RulingTask(number, line, f"exam|{seed}|{number}")


def whole_form(drawing: FormDrawing, seed: int, attempt: int = 0) -> Form:
    """All tasks by seeds that follow from one: for a preview, and for practice."""
    for number in range(drawing.of):
        text = f"exam|{seed}|{attempt}|{number}"
        # Not hash(): a seed has to deal the same form in every process.
        drawing.draw(int.from_bytes(sha256(text.encode()).digest()[:6], "big"))
    return Form(drawing.blueprint, tuple(drawing.tasks))


def _irregular_lines(ruled: Irregularities | None) -> tuple[str, ...]:
    return () if ruled is None else tuple(line.id for line in ruled.lines if not line.harmless)


def _or_look_alike(ruled: Irregularities | None, line: str, taken: set[str], stream: Stream) -> str:
    assert ruled is not None, "a house without irregularities has no rulings"
    alike = [each for each in ruled.named(line).look_alikes if each not in taken]
    return stream.choice(alike) if alike and not stream.below(3) else line


def events_of(rules: HouseRules) -> frozenset[str]:
    """The events of an exam that the house can show at a table of the usual exam."""
    shoe = Shoe(rules, Blueprint("all", "All", rules.house, {}, {}).recipe)
    return frozenset(name for name in EVENTS if shoe.can_show(WeighedEvents((name,), 1)))


def of_another_size(least: int, found: int) -> Problem:
    """The problem of forms that hold so many decisions where others were asked for."""
    few = phrase("A form of this size gives about {found} decisions, not {least}. "
                 "Ask for fewer, or add rounds or seats.")  # fmt: skip
    many = phrase("A form of this size gives about {found} decisions, not {least}. "
                  "Ask for more, or take out rounds or seats.")  # fmt: skip
    message = say_phrase(few if found < least else many, least=least, found=found)
    return Problem(("decisions",), "does_not_fit", message)


def most_decisions(least: int) -> int:
    """The most decisions of a form that asks for that many."""
    return least + max(5, least * _SPARE // 100)


class _RoundDrawer:
    """The rounds of one form while it is drawn; each depends on the events shown so far."""

    def __init__(self, forms: Forms) -> None:
        self._forms, self._blueprint = forms, forms._blueprint
        self._drawn: Sequence[RoundTask] = ()

    def next(self, drawn: Sequence[RoundTask], seed: int) -> RoundTask:
        """The next round, by its seed."""
        self._drawn = drawn
        if self._rounds_left > 1:
            return min(self._candidates(seed, _CANDIDATES), key=self._distance)
        best, least = None, 0
        for candidate in self._candidates(seed, _LAST_CANDIDATES):
            missing = len([*self._forms._missing([*drawn, candidate])])
            if best is None or missing < least:
                best, least = candidate, missing
            if not missing:
                break
        assert best is not None, "there are candidates"
        return best

    def _distance(self, task: RoundTask) -> float:
        return abs(task.counted.decisions - self._decisions_wished())

    def _candidates(self, seed: int, count: int) -> Iterator[RoundTask]:
        forms, wish, number = self._forms, self._wish(), len(self._drawn) + 1
        for candidate in range(count):
            text = f"exam|{forms._rules.house}|{seed}|{candidate}"
            round_ = forms._shoe.showing(wish, text)
            assert round_ is not None, "a wish is one that goes together"
            yield RoundTask(number, round_, counted(forms._rules, round_, forms._asked))

    def _decisions_wished(self) -> float:
        """The number of decisions that the next round should have for the form to reach its
        number."""
        target = self._blueprint.decisions * (1 + _SPARE / 300)
        done = sum(task.counted.decisions for task in self._drawn)
        return (target - done) / self._rounds_left

    @property
    def _rounds_left(self) -> int:
        return self._blueprint.rounds - len(self._drawn)

    def _wish(self) -> tuple[str, ...]:
        """The rarest events that are still due, as many as the remaining rounds need of each, and
        of them those that go together."""
        hard = self._hard()
        together = -(-sum(hard.values()) // self._rounds_left)
        wish: tuple[str, ...] = ()
        for event in sorted(hard, key=lambda name: (self._forms._often[name], name)):
            if len(wish) < together and self._forms._shoe.goes_together((*wish, event)):
                wish = (*wish, event)
        return wish

    def _hard(self) -> Counter[str]:
        """The due events that hardly come by chance, with their number."""
        due = self._due()
        expected = {name: self._forms._often[name] * self._rounds_left / _SAMPLES for name in due}
        return Counter({name: due[name] for name in due if expected[name] < _BY_ITSELF * due[name]})

    def _due(self) -> Counter[str]:
        form = Form(self._blueprint, tuple(self._drawn))
        due: Counter[str] = Counter()
        for area, event in _SHOWN_BY.items():
            wanted = self._blueprint.areas.get(area)
            if wanted is not None and form.areas[area] < wanted.count:
                due[event] = -(-(wanted.count - form.areas[area]) // 2)
        for event, wanted in self._blueprint.shows.items():
            due[event] = max(due[event], wanted.count - form.shows[event])
        return +due


def every_area(form: Form) -> tuple[tuple[ExamArea, int], ...]:
    """The areas that the form has decisions of, in the order of a sheet."""
    return tuple((area, form.areas[area]) for area in WITH_DECISIONS if form.areas[area])
