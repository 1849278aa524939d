"""The beliefs of a trainee at each house, as the records have them, and a debrief that names the
one behind a mistake, if the acts tell which it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from trainer.dealing.action import Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.generate import Shoe, wish
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.marking.conduct import conduct
from trainer.marking.exposures import Seen
from trainer.marking.mark import Marking, mark_round
from trainer.marking.probe import Probe, probe
from trainer.marking.wager_handling import Cell, spot_of
from trainer.records.event import Kind
from trainer.records.faults import named
from trainer.records.log import Log
from trainer.records.observed_store import ObservedStore, exposures_in
from trainer.records.results import ExposureSeen
from trainer.school.beliefs.belief_summary import Ruled, Telling, tables_of
from trainer.school.beliefs.history import WINDOW, History, KnownLooks, LooksOfOne, can_be_sure
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.held_beliefs import BeliefCost, BeliefHeld, Sureness
from trainer.school.skills.house_skills import Books

# For types alone: at the top of the file it would load 5 modules more.
if TYPE_CHECKING:
    from trainer.school.beliefs.cost_book import KeptCosts

# Rounds that test a belief fill the table: that gives the most places where it may show.
SEATS = 7

_ORDER = (Sureness.CONFIRMED, Sureness.SUSPECTED, Sureness.PATTERN, Sureness.CLEARED)


class _KnownHistory(Struct, frozen=True):
    """A house's history, and the evidence that it was told of."""

    looks: tuple[LooksOfOne, ...]
    history: History


class Beliefs:
    """Everything is derived from the log: the same log gives the same beliefs.

    Methods that read records raise RecordsFault.
    """

    def __init__(self, books: Books, log: Log, store: ObservedStore, ruled: Ruled) -> None:
        self._shelf, self._log, self._store = books.shelf, log, store
        self._telling = Telling(books, ruled)
        self.misread = books.wrong_rules
        self._known: dict[str, _KnownHistory] = {}
        self._read: dict[str, tuple[tuple[int, int], tuple[LooksOfOne, ...]]] = {}
        self._kept_looks: dict[str, KnownLooks] = {}
        self._shoes: dict[tuple[str, tuple[str, ...]], Shoe] = {}
        self._kept: dict[tuple[str, str | None], KeptCosts] = {}

    @property
    def _folder(self) -> Path:
        """The folder of the records: costs are kept beside them."""
        return self._log.file.path.parent

    # --- what is believed

    def of(self, house: str) -> tuple[BeliefHeld, ...]:
        """The beliefs at that house: first the confirmed, then the suspected, then the cleared."""
        known, tell = self.history(house), self._telling
        held = [
            *tell.all(house, known.money, known.about_money),
            *tell.all(house, known.conduct, known.about_conduct),
        ]
        return tuple(sorted(held, key=lambda each: _ORDER.index(each.sureness)))

    def open_weights(self, house: str) -> Mapping[str, float]:
        """The wrong rules about money that further rounds should tell apart, each with its
        probability. There are more of them than the trainee is told."""
        return self.history(house).about_money.possible

    def explaining(self, house: str, attempt: str) -> Mapping[str, BeliefHeld]:
        """The beliefs that explain the wagers of that round that came out wrong, by cell as the
        records name it (``3 pair_plus``); and each habit that the round shows, by its id."""
        known, held = self.history(house), self._telling.held
        habits = {
            each.misreading: held(house, known.conduct, each)
            for each in known.about_conduct.explanations
            if any(known.conduct[number].attempt == attempt for number, _ in each.explains)
        }
        shared = {
            str(cell): self._telling.shared(house, known.money, each)
            for each in known.about_money.patterns
            for number, cell in each.explains
            if known.money[number].attempt == attempt
        }
        return {
            **habits,
            **shared,
            **{
                str(cell): held(house, known.money, each)
                for each in known.about_money.explanations
                for number, cell in each.explains
                if known.money[number].attempt == attempt
            },
        }

    def can_be_sure(self, house: str, attempt: str) -> bool:
        """False if no confirmed belief explains anything of that round."""
        # To see that takes a tenth of what it takes to tell which one does.
        return can_be_sure(self._looks(house), attempt)

    def can_be_tested(self, house: str, belief: str) -> bool:
        """True if rounds of that house can show it."""
        return self._telling.can_be_tested(house, belief)

    # --- what it costs

    def cost(self, house: str, belief: str, placard: str | None = None) -> BeliefCost | None:
        """The cost of the belief at that house, under its first placard if it posts several; None
        if no payment shows it. The first call takes a second or more. It reads no records, so it
        may run in a thread of its own."""
        # Late: five modules that only a belief in sight needs; the page of today shows none.
        from trainer.school.beliefs import cost_book

        rules = self._shelf[house].rules
        table = placard or tables_of(rules)[0]
        key = house, table
        if key not in self._kept:
            prints = [each.fingerprint for each in self._shelf.values()]
            costs = cost_book.KeptCosts(self.misread(house), table, prints, self._folder)
            self._kept[key] = costs
        found = self._kept[key].of(belief)
        return None if found is None else cost_book.cost_words(rules, found)

    # --- rounds that tell

    def probe_round(
        self, house: str, ids: Sequence[str] | Mapping[str, float], seed: int | str
    ) -> Probe | None:
        """The round that best tells these wrong rules apart; None where none shows any."""
        weights = ids if isinstance(ids, Mapping) else dict.fromkeys(ids, 1.0)

        def deal(wants: tuple[str, ...], seed: str) -> Round | None:
            try:
                return self._shoe(house, wants).deal(seed)
            except InputError:
                return None

        return probe(self.misread(house), weights, deal, seed)

    def _shoe(self, house: str, wants: tuple[str, ...]) -> Shoe:
        key = house, wants
        if key not in self._shoes:
            self._shoes[key] = Shoe(self._shelf[house].rules, wish(SEATS, wants))
        return self._shoes[key]

    # --- from the records

    def history(self, house: str) -> History:
        """The history at that house, computed anew only after something was finished there."""
        looks, known = self._looks(house), self._known.get(house)
        if known is None or known.looks != looks:
            known = self._known[house] = _KnownHistory(looks, History.of_attempts(looks))
        return known.history

    def _looks(self, house: str) -> tuple[LooksOfOne, ...]:
        """The evidence of the latest attempts there, up to an event of the log and to a number of
        events from other stations."""
        read_to = self._log.last_place((Kind.FINISHED, Kind.QUICK_FINISHED)), self._log.taken_in
        if house in self._read and self._read[house][0] == read_to:
            return self._read[house][1]
        latest = self._store.latest_exposures(house, WINDOW)

        def read(attempts: Collection[str]) -> Iterator[ExposureSeen]:
            return (each for id_ in attempts for each in exposures_in(id_, house, *latest[id_]))

        with named(self._log.file.path):
            looks = self._kept_looks.setdefault(house, KnownLooks()).brought_up(latest, read)
        self._read[house] = read_to, looks
        return looks


def with_beliefs(debrief: Debrief, house: House, beliefs: Beliefs) -> Debrief:
    """The debrief whose mistakes carry the wrong rules that explain them."""
    # One round alone names none: a single coincidence tells nothing.
    if not debrief.mistakes:
        return debrief
    marking = _marked(debrief, house)
    known = beliefs.explaining(house.id, debrief.attempt_id)
    by_cell = _of_money(known)
    by_rule = _of_conduct(marking, known)
    mistakes = (_with_its_beliefs(each, by_cell, by_rule) for each in debrief.mistakes)
    return replace(debrief, mistakes=tuple(mistakes))


def _marked(debrief: Debrief, house: House) -> Marking:
    replay = debrief.replay
    whole = any(act.verb is Verb.OFFER for act in replay.faultless)
    part = Part.WHOLE if whole else Part.SETTLEMENT
    return mark_round(house, replay.round_, [act.text for act in replay.done], part)


def _of_money(known: Mapping[str, BeliefHeld]) -> dict[Cell, tuple[BeliefHeld, ...]]:
    """The beliefs from all rounds, by wager."""
    cells = ((cell.partition(" "), held) for cell, held in known.items())
    return {
        (int(seat), Wager(wager)): (held,)
        for (seat, _, wager), held in cells
        if wager in list(Wager)
    }


def _of_conduct(
    marking: Marking, known: Mapping[str, BeliefHeld]
) -> dict[str, tuple[BeliefHeld, ...]]:
    """The habits that this round shows and others showed before, by the clause that they break."""
    found: dict[str, tuple[BeliefHeld, ...]] = {}
    for kept in conduct(marking.verdict):
        if kept.seen is Seen.HIT and kept.habit in known:
            cited = str(kept.source.cite)
            found[cited] = (*found.get(cited, ()), known[kept.habit])
    return found


def _with_its_beliefs(
    mistake: MistakeShown,
    by_cell: Mapping[Cell, Sequence[BeliefHeld]],
    by_rule: Mapping[str, Sequence[BeliefHeld]],
) -> MistakeShown:
    if mistake.money and mistake.seat is not None and mistake.wager is not None:
        beliefs = by_cell.get((mistake.seat, spot_of(mistake.wager)), ())
    else:
        beliefs = () if mistake.money else by_rule.get(mistake.rule, ())
    return structs.replace(mistake, beliefs=tuple(beliefs))
