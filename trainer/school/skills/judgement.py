"""A worked round, decision by decision: the touched skills, and those that were right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.order import lowest, mask_of
from trainer.dealing.procedure import StepKind
from trainer.drills.skills.decisions import Asks, Touch, touched
from trainer.drills.skills.procedure_skills import Topic, order_id, step_id, topic_between
from trainer.game.pay import Teaching
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.marking.wager_handling import PUSH, Done, done_in, due_in, spot_of
from trainer.marking.worked_part import Reached, settled_in
from trainer.school.skills.blame import Blame, blamed


class DecisionJudged(Struct, frozen=True):
    """One decision, and whether it was right."""

    touch: Touch
    right: bool


def judged(verdict: Verdict) -> tuple[DecisionJudged, ...]:
    """Every decision of the round whose result the trace tells."""
    judge = _Judge(verdict)
    found = ((touch, judge.right(touch)) for touch in touched(verdict.script))
    return tuple(DecisionJudged(touch, right) for touch, right in found if right is not None)


class _Judge:
    """Judges the decisions of one verdict."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.script = verdict.script
        self.due = due_in(self.script.settlement)
        self.done = _by_seat(verdict)
        self.reached = Reached(verdict)

    def right(self, touch: Touch) -> bool | None:
        """True if the decision was right; None if the acts do not tell."""
        match touch.asks:
            case Asks.ORDER:
                return self._order(touch)
            case Asks.STEP:
                return self._step(touch)
            case Asks.QUALIFY:
                return self._qualify()
            case _:
                return self._at_seat(touch)

    def _order(self, touch: Touch) -> bool | None:
        """The judgement of an order; None if nothing was done on one side of it."""
        if touch.skill in self.out_of_order:
            return False
        return True if touch.skill in self.in_order else None

    def _step(self, touch: Touch) -> bool | None:
        if not any(place in self.reached for place in touch.steps):
            return None
        seat = touch.seat
        return not any(
            skill == touch.skill and (seat is None or at in (None, seat))
            for skill, at in self.wrong_steps
        )

    def _qualify(self) -> bool | None:
        """The judgement of the dealer's qualifying, which shows at every seat that played."""
        # One seat settled right proves that it was known.
        played = [
            seat.seat
            for seat in self.script.settlement.seats
            if seat.situation not in (None, Situation.FOLDED) and seat.seat in self.done
        ]
        if any(self._blames(seat).isdisjoint(_ABOUT_GAME) for seat in played):
            return True
        return False if any(Blame(Asks.QUALIFY) in self._blames(seat) for seat in played) else None

    def _at_seat(self, touch: Touch) -> bool | None:
        assert touch.seat is not None, "what is decided at a seat has a seat"
        if touch.seat not in self.done:
            return None
        blames = self._blames(touch.seat)
        if _is_blamed(touch, blames):
            return False
        # Play and Ante settled right prove the comparison, whatever went wrong beside them.
        if touch.asks in (Asks.GAME, Asks.COMPARE) and blames.isdisjoint(_ABOUT_GAME):
            return True
        return None if self._touches_wrong(touch) else True

    def _touches_wrong(self, touch: Touch) -> bool:
        """True if a wager that depends on the decision came out wrong for another reason."""
        return any((touch.seat, spot_of(wager)) in self.wrong for wager in touch.wagers)

    def _blames(self, seat: int) -> frozenset[Blame]:
        return self.blames.get(seat, frozenset())

    @cached_property
    def wrong(self) -> frozenset[tuple[int, Wager]]:
        """The spots that came out wrong, and those that were corrected later."""
        named = {
            (finding.seat, spot_of(finding.wager))
            for finding in self.verdict.findings
            if finding.seat is not None and finding.wager is not None and _about_money(finding)
        }
        differs = {
            (seat, spot)
            for seat, cells in self.done.items()
            for spot, did in cells.items()
            if did != self.due.get((seat, spot), PUSH)
        }
        return frozenset(named | differs)

    @cached_property
    def blames(self) -> Mapping[int, frozenset[Blame]]:
        rules = self.script.house.rules.at_table(self.script.round_.placard)
        found: dict[int, frozenset[Blame]] = {}
        for seat, cells in self.done.items():
            settled = self.script.settlement.seat(seat)
            assert settled is not None, "only seats of the round are judged"
            explained = blamed(rules, settled, cells)
            found[seat] = explained | self._put_right(seat) | self._miscalled(seat)
        return found

    def _put_right(self, seat: int) -> frozenset[Blame]:
        """Wagers that were wrong and are right in the end."""
        mended = [
            wager
            for at, wager in self.wrong
            if at == seat and self.done[seat].get(wager, PUSH) == self.due.get((seat, wager), PUSH)
        ]
        return frozenset(
            Blame(Asks.GAME) if wager in (Wager.PLAY, Wager.ANTE) else Blame(Asks.PAY, wager)
            for wager in mended
        )

    def _miscalled(self, seat: int) -> frozenset[Blame]:
        """The blame of a hand that was wrongly called equal: it was compared wrongly."""
        said = Action(Verb.CALL, seat, word=STAND_OFF)
        wrong = any(_is_not_due(each) and each.got == str(said) for each in self.verdict.findings)
        return frozenset({Blame(Asks.COMPARE)}) if wrong else frozenset()

    @cached_property
    def out_of_order(self) -> frozenset[str]:
        house = self.script.house.id
        return frozenset(_topics(house, self.verdict.findings))

    @cached_property
    def in_order(self) -> frozenset[str]:
        """The skills of orders with acts on both sides."""
        return frozenset(order_id(topic, self.script.house.id) for topic in set(self._kept()))

    def _kept(self) -> Iterator[Topic]:
        done, steps = mask_of(self.verdict.done), self.script.steps
        for block in self.script.order.blocks:
            if block.first & done and block.then & done:
                topic = topic_between(steps[lowest(block.first)], steps[lowest(block.then)])
                if topic is not None:
                    yield topic

    @cached_property
    def wrong_steps(self) -> frozenset[tuple[str, int | None]]:
        """The skills of steps that were left out, done wrongly or not due, with the seat."""
        house = self.script.house.id
        return frozenset(
            (skill, finding.seat)
            for finding in filter(self.reached.is_evidence, self.verdict.findings)
            if finding.code in _ABOUT_STEPS
            and (kind := _kind_of(finding)) is not None
            and (skill := step_id(kind, house)) is not None
        )


_ABOUT_GAME = frozenset({Blame(Asks.QUALIFY), Blame(Asks.COMPARE), Blame(Asks.GAME)})
_ABOUT_STEPS = (Code.MISSING, Code.WRONG_CALL, Code.UNEXPECTED)


def _is_blamed(touch: Touch, blames: Iterable[Blame]) -> bool:
    """True if the decision explains the acts. A misleading hand may have been misread where it was
    compared wrongly."""
    for blame in blames:
        if blame.asks is touch.asks and (blame.wager is None or blame.wager in touch.wagers):
            return True
        # ``read.straight.a23``: of three parts is the name of a hand that misleads.
        misleads = touch.asks is Asks.READ and touch.skill.count(".") > 1
        if misleads and blame.asks is Asks.COMPARE and Wager.ANTE in touch.wagers:
            return True
    return False


def _by_seat(verdict: Verdict) -> dict[int, dict[Wager, Done]]:
    """The acts at each seat that has any."""
    touched_seats = set(_seats_touched(verdict))
    cells: dict[int, dict[Wager, Done]] = {}
    for (seat, spot), did in done_in(verdict).items():
        if seat in touched_seats:
            cells.setdefault(seat, {})[spot] = did
    return cells


def _seats_touched(verdict: Verdict) -> Iterator[int]:
    for action in settled_in(verdict):
        if action.place:
            yield action.place


def _about_money(finding: Finding) -> bool:
    return bool(finding.money) or finding.code is Code.WRONG_RESULT


def _is_not_due(finding: Finding) -> bool:
    return finding.code in (Code.UNEXPECTED, Code.WRONG_CALL)


def _topics(house: str, findings: Iterable[Finding]) -> Iterator[str]:
    for finding in findings:
        due, rival = finding.due, finding.rival
        if finding.code is not Code.OUT_OF_ORDER or due is None or rival is None:
            continue
        # An order that the school alone teaches is none of the house's skills.
        topic = topic_between(due, rival) if finding.due_first else topic_between(rival, due)
        if topic is not None and finding.source.taught is Teaching.OFF:
            yield order_id(topic, house)


def _kind_of(finding: Finding) -> StepKind | None:
    """The kind of step that the finding is about."""
    if finding.due is not None:
        return finding.due.kind
    action = act_in(finding.got)
    if action is None:
        return None
    kinds = _DEALERS if action.place == DEALER else _OTHERS
    return kinds.get((action.verb, action.word)) or kinds.get((action.verb, None))


_DEALERS: Mapping[tuple[Verb, str | None], StepKind] = {
    (Verb.DEAL, None): StepKind.DEAL,
    (Verb.REVEAL, None): StepKind.REVEAL_DEALER,
    (Verb.CALL, None): StepKind.CALL_DEALER,
}
_OTHERS: Mapping[tuple[Verb, str | None], StepKind] = {
    (Verb.ANNOUNCE, "place_your_bets"): StepKind.PLACE_YOUR_BETS,
    (Verb.ANNOUNCE, "no_more_bets"): StepKind.NO_MORE_BETS,
    (Verb.CHECK, None): StepKind.CHECK_BETS,
    (Verb.DEAL, None): StepKind.DEAL,
    (Verb.RACK, None): StepKind.RACK_STUB,
    (Verb.COVER, None): StepKind.COVER_DEALER,
    (Verb.RELEASE, None): StepKind.RELEASE_CARDS,
    (Verb.OFFER, None): StepKind.OFFER,
    (Verb.TUCK, None): StepKind.TUCK,
    (Verb.REVEAL, None): StepKind.REVEAL,
    (Verb.CALL, None): StepKind.CALL_STAND_OFF,
    (Verb.CLEAR, None): StepKind.CLEAR,
}
