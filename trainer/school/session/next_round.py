"""The next round of a session: its aim by the mix of aims, its table by the needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area
from trainer.game.round import Round, Seat
from trainer.marking.belief_inference import Diagnosis
from trainer.marking.predict import Misread
from trainer.marking.probe import Probe
from trainer.records.results import Observation
from trainer.school.choice_reason import Aim, Reason, Why
from trainer.school.session.best_table import TableChoice, Tables, choose, covered, true_random
from trainer.school.session.needs import Need, at_table, needs, test_out
from trainer.school.session.repeat_queue import EMPTY, Queue
from trainer.school.session.seat_filling import Asks, Worths, filled
from trainer.school.skills.standing import NEVER, Standing

Prober = Callable[[str], Probe | None]
"""A round that separates the trainee's open beliefs, of that seed; None where none does."""


class Course(Struct, frozen=True):
    """A trainee's course at one house: the next turn of the mix, and the aim of the round
    before."""

    standings: Mapping[str, Standing]
    queue: Queue = EMPTY
    turn: int = 0
    last: Why | None = None

    def after(self, why: Why, seen: Sequence[Observation], book: Skillbook) -> Course:
        """The course after a round with that aim and these observations."""
        standings = dict(self.standings)
        for each in seen:
            if each.skill in book:
                before = standings.get(each.skill, NEVER)
                standings[each.skill] = before.after(each, book[each.skill].reference_ms)
        return Course(standings, self.queue.after(all_right(seen)), self.turn + 1, why)

    @property
    def beside(self) -> frozenset[str]:
        """The skills that the last round was for, which the next one leaves out."""
        return self.last.skills if self.last is not None else frozenset()


def all_right(seen: Sequence[Observation]) -> dict[str, bool]:
    """The skills that were asked for, and whether each was right every time."""
    right: dict[str, bool] = {}
    for each in seen:
        right[each.skill] = right.get(each.skill, True) and each.right and not each.hinted
    return right


def _look_alikes(course: Course, every: Sequence[Need]) -> Sequence[Need]:
    """The new needs that are easily taken for the dealer's hand of the round before, if that was
    new."""
    # A table shows only one such hand, so they come one after the other.
    if course.last is None or meant_at(course.turn - 1) is not Aim.NEW:
        return ()
    before = course.last.first.about if course.last.first.aim is Aim.NEW else ()
    new = (need for need in every if need.sources == (Aim.NEW,))
    return [
        need
        for need in new
        if need.skill.area is Area.QUALIFYING and any(map(need.skill.looks_like, before))
    ]


class Planned(Struct, frozen=True):
    """The inputs of the choice: the setting, the house's skills, and the probe of open beliefs
    (None without open ones). ``whole``: whole rounds may be dealt too."""

    tables: Tables
    book: Skillbook
    probe: Prober | None = None
    whole: bool = True

    def next(self, course: Course, day: int, seed: str) -> TableChoice:
        """The next round. The same course, day and seed choose the same."""
        wanted = needs(self.book, course.standings, day, course.queue)
        every = at_table(wanted.every, course.beside, whole=self.whole)
        there_is = {source for need in every for source in need.sources} | {Aim.RANDOM}
        if self.probe is not None:
            there_is.add(Aim.BELIEF)
        alike = _look_alikes(course, every)
        if alike and (found := self._for(Aim.NEW, alike, wanted.worths, seed)) is not None:
            return found
        while True:
            source = source_at(course.turn, there_is)
            found = self._for(source, every, wanted.worths, seed)
            if found is not None:
                return found
            there_is.discard(source)

    def tested(self, course: Course, day: int, seed: str) -> TableChoice | None:
        """The next round of a test-out; None where nothing is left to show."""
        wanted = test_out(self.book, course.standings, day)
        every = at_table(wanted.every, course.beside) or wanted.every
        return choose(self.tables, Aim.TEST_OUT, every, every, wanted.worths, seed)

    def _for(
        self, source: Aim, every: Sequence[Need], worths: Worths, seed: str
    ) -> TableChoice | None:
        if source is Aim.RANDOM:
            return true_random(self.tables, seed)
        if source is Aim.BELIEF:
            return self._probed(every, seed)
        first = [need for need in every if source in need.sources]
        return choose(self.tables, source, first, every, worths, seed)

    def _probed(self, every: Sequence[Need], seed: str) -> TableChoice | None:
        probed = self.probe(seed) if self.probe is not None else None
        if probed is None:
            return None
        asked = self.tables.asked(probed.round_, Part.SETTLEMENT)
        why = Why(Reason(Aim.BELIEF, probed.shows), covered(every, asked))
        return TableChoice(probed.round_, Part.SETTLEMENT, why)


SHARES: Mapping[Aim, int] = {
    Aim.DUE: 45,
    Aim.BELIEF: 20,
    Aim.NEW: 15,
    Aim.COMING_BACK: 10,
    Aim.RANDOM: 10,
}
"""In a hundred rounds."""

# What a round is for where there is nothing of what its turn asks for.
_INSTEAD = (
    Aim.DUE,
    Aim.COMING_BACK,
    Aim.LEARNING,
    Aim.NEW,
    Aim.BELIEF,
    Aim.RANDOM,
)

# All shares are multiples of five in a hundred: twenty turns have them exactly.
_CYCLE = 20


def turns() -> tuple[Aim, ...]:
    """Twenty rounds in the shares of the mix, each source spread as evenly as possible."""
    return tuple(_spread())


def meant_at(turn: int) -> Aim:
    """The aim of the round of that turn, counted from 0, by the shares alone."""
    return _TURNS[turn % _CYCLE]


def source_at(turn: int, there_is: Collection[Aim]) -> Aim:
    """The aim of the round of that turn, counted from 0, among the available ones."""
    wanted = meant_at(turn)
    if wanted is Aim.DUE and wanted not in there_is and turn % _CYCLE in _SHARED:
        wanted = Aim.BELIEF
    return wanted if wanted in there_is else next(each for each in _INSTEAD if each in there_is)


def _spread() -> Iterator[Aim]:
    """Spread the sources: the one that is owed most comes next, and each turn adds one round's
    shares."""
    owed = dict.fromkeys(SHARES, 0)
    for _ in range(_CYCLE):
        owed = {source: before + SHARES[source] for source, before in owed.items()}
        source = max(owed, key=owed.__getitem__)
        owed[source] -= sum(SHARES.values())
        yield source


_TURNS = turns()
# Where nothing is due, these turns of what is due are for beliefs: on a first day nothing is, and
# whoever holds a wrong rule is better told early.
_SHARED = frozenset(
    at
    for at, source in enumerate(_TURNS)
    if source is Aim.DUE and Aim.BELIEF not in (_TURNS[at - 1], _TURNS[(at + 1) % _CYCLE])
)


# A belief's turn is for the open beliefs; without any it shows wrong rules that could hardly show
# yet, so that nobody knows whether they are held. More at once would take longer than there is for
# choosing a round.
AT_ONCE = 14
TRIED = 3
"""So many of them have seats dealt for them."""


def prober(tables: Tables, misread: Misread, found: Diagnosis, probe: Prober) -> Prober | None:
    """The source of a belief's turn: ``probe`` tells the open beliefs apart. None if nothing is
    left to do."""
    if found.possible:
        return probe
    unseen = found.unseen(misread.ids)
    return (lambda seed: exposing(tables, misread, unseen, seed)) if unseen else None


def exposing(tables: Tables, misread: Misread, unseen: Sequence[str], seed: str) -> Probe | None:
    """A table that shows many of these wrong rules; None if it would show none. The dealer's hand
    is dealt for one of them; seats dealt for others are offered beside it."""
    names = unseen[:AT_ONCE]
    shows = {each.id: each.shows[:1] for each in misread.listed(names)}
    dealt = [tables.shoe.showing(shows[each], f"{seed}|{each}") for each in names[:TRIED]]

    def shown(table: Round) -> Mapping[int | None, Sequence[str]]:
        return _shown(misread, names, table)

    rounds = [each for each in dealt if each is not None]
    if not rounds:
        return None
    about = [seat for each in rounds if (seat := _about(each, shown)) is not None]
    worths, planner = dict.fromkeys(names, 1.0), tables.shoe.planner
    kept = _about(rounds[0], shown)
    found = filled(planner, rounds[0], kept, worths, seed, shown, about)
    chosen = rounds[0] if found is None else found.round_
    every = {name for seat in shown(chosen).values() for name in seat}
    return Probe(chosen, 0.0, tuple(sorted(every))) if every else None


def _shown(misread: Misread, names: Sequence[str], table: Round) -> dict[int | None, list[str]]:
    """The wrong rules that answer wrongly at each seat."""
    dealt, found = misread.look(table), dict[int | None, list[str]]()
    for each in misread.offered(table.placard):
        if each.id in names:
            for seat in sorted({seat for seat, _ in dealt.predicted(each)}):
                found.setdefault(seat, []).append(each.id)
    return found


def _about(round_: Round, shown: Asks) -> Seat | None:
    """The seat that shows most of them: it stays."""
    seats = shown(round_)
    number = max(seats, key=lambda seat: len(seats[seat]), default=None)
    return None if number is None else round_.seat(number)
