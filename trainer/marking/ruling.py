"""The marks of a ruling on an incident, and of the acts after it, by the house's list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Verb
from trainer.dealing.finding import Code
from trainer.dealing.follow_up import FollowUp, taken
from trainer.dealing.incident import Due, Incident, due, lying
from trainer.dealing.irregularity import (
    BegunAnew,
    Deed,
    Event,
    Irregularities,
    Irregularity,
    Ruling,
)
from trainer.game.money import Money
from trainer.game.pay import Source, Teaching
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.mistake import Mistake, Severity
from trainer.marking.rule_shown import Seen
from trainer.marking.ruling_chain import (
    BETS_CALLED,
    CALL,
    GOOD_HABIT,
    RulingTrace,
    explained_otherwise,
    left_out,
    out_of_order,
)
from trainer.marking.ruling_words import (
    in_words,
    left_unruled,
    let_pass,
    not_asked,
    not_done,
    ruled_wrong,
    settled_all_the_same,
)
from trainer.marking.words import paragraph
from trainer.wording import phrase, say, say_list

# Between these a mistake moves no money: the round is played and settled all the same.
_SAME_MONEY = {Ruling.PLAY_ON, Ruling.NOT_ALLOWED, Ruling.CALL_SUPERVISOR, Ruling.PUT_RIGHT}
# A wager is not honoured by either of these, and by any of the others no claim is paid.
_TURNED_DOWN = {Ruling.REFUSE, Ruling.NOT_ALLOWED}
_CLAIM_UNPAID = {*_TURNED_DOWN, Ruling.STANDS, Ruling.PAYS_NOTHING}

_ONE_HAND_VOID, _PAID_ALL_THE_SAME = "IR03", "IR04"
_GRAMMAR = Source(reading=phrase("the school decides which acts can be written"))
_WITH_MONEY = (Deed.RETURN, Deed.TAKE, Deed.REFUSE, Deed.KEEP)


def other_names(line: Irregularity) -> set[Ruling]:
    """The rulings that come to the same as the due one, for which documents have other words."""
    # No chip lies elsewhere after them, and the same deeds follow.
    unpaid = _CLAIM_UNPAID if line.event is Event.CLAIM else _TURNED_DOWN
    alike = unpaid if line.ruling in unpaid else set()
    if line.event is Event.CARD_COUNT and line.ruling is Ruling.STANDS:
        alike = {Ruling.STANDS, Ruling.PLAY_ON}
    return alike - {line.ruling}


class RulingMarks(Struct, frozen=True):
    """The marks of a ruling: the due line, the mistakes, and the number of parts (the ruling, each
    deed) that were right.

    ``belief`` is the wrong rule that explains a wrong ruling, if one is known; ``shown`` has each
    wrong rule that gives another answer here, and whether it was given. ``handed_over``: the
    supervisor was called, and the ruling left to them.
    """

    due: Due
    mistakes: tuple[Mistake, ...]
    right: int
    parts: int
    belief: str | None = None
    shown: tuple[tuple[str, Seen], ...] = ()
    handed_over: bool = False

    @property
    def passed(self) -> bool:
        failing = (Severity.CRITICAL, Severity.SERIOUS)
        return not any(mistake.severity in failing for mistake in self.mistakes)

    @property
    def sound(self) -> bool:
        """True without a mistake; advice is none."""
        return all(mistake.severity is Severity.ADVICE for mistake in self.mistakes)


def mark_ruling(
    irregularities: Irregularities,
    incident: Incident,
    trace: Sequence[str],
    *,
    whole_chain: bool = False,
    ruling_alone: bool = False,
    rules: HouseRules | None = None,
) -> RulingMarks:
    """Mark a trace such as ``rule void``, ``return 3 ante``, ``return all``. Where nothing is
    irregular, doing nothing is as right as ruling to play on. To call the supervisor is never wrong
    where a ruling is needed: then the ruling is theirs, and one that the dealer makes after the
    call is marked as ever. Whatever is taken or paid is looked at only where the round does not
    count. ``whole_chain`` asks for every link from stopping the game to resuming it,
    ``ruling_alone`` for the ruling and nothing that follows from it. ``rules`` give the house's
    words."""
    # After a wrong ruling what follows from it is not counted again: one cause is one mistake.
    asked = due(irregularities, incident)
    if ruling_alone:
        asked = replace(asked, follow_ups=(), begun_anew=None, anew=())
    lines = irregularities.lines
    pays_nothing = next((e for e in lines if e.ruling is Ruling.PAYS_NOTHING), None)
    marking = _Marking(asked, incident, RulingTrace.of(trace), rules, pays_nothing)
    return marking.marks(whole_chain=whole_chain)


class _Marking:
    """One comparison of a trace with the house's demand."""

    def __init__(
        self,
        due: Due,
        incident: Incident,
        trace: RulingTrace,
        rules: HouseRules | None,
        pays_nothing: Irregularity | None,
    ) -> None:
        self.due, self.incident, self.trace, self.rules = due, incident, trace, rules
        self.pays_nothing = pays_nothing
        self.mistakes: list[Mistake] = []

    def marks(self, *, whole_chain: bool) -> RulingMarks:
        for at, text, reason in self.trace.unreadable:
            why = say("This line cannot be read as an act: {reason}.", reason=reason)
            self.note(Code.BAD_ACTION, Severity.MINOR, why, at=at, got=text, source=_GRAMMAR)
        ruled = self.note_ruling()
        missing = self.note_deeds() if ruled else self.left()
        if self.ends_round():
            self.note_settled()
        self.mistakes += out_of_order(self.trace)
        self.mistakes += explained_otherwise(self.trace, self.due.line)
        if whole_chain:
            self.mistakes += left_out(self.trace, self.due.line, self.rules)
        parts = 1 + (0 if self.handed_over else len(list(self.required())))
        right = parts - len(missing) if ruled else parts - 1 - len(missing)
        found = sorted(self.mistakes, key=lambda each: inf if each.at is None else each.at)
        belief = self.belief_of_deeds(missing) if ruled else self.belief()
        clean = all(each.severity is Severity.ADVICE for each in self.mistakes)
        shown = () if self.handed_over else tuple(self.shown(belief, clean=clean))
        return RulingMarks(self.due, tuple(found), right, parts, belief, shown, self.handed_over)

    # What it shows of wrong rules

    def shown(self, belief: str | None, *, clean: bool) -> Iterator[tuple[str, Seen]]:
        for each in sorted(self.exposed()):
            missed = Seen.CLEAN if clean else Seen.OTHER
            yield each, Seen.HIT if each == belief else missed

    def exposed(self) -> set[str]:
        """The wrong rules with another answer here: another ruling, or other acts after the right
        one."""
        known = set(self.due.line.beliefs.values())
        if self.ends_round():
            known.add(_PAID_ALL_THE_SAME)
            if self.incident.event is Event.CARD_COUNT:
                known.add(_ONE_HAND_VOID)
        return known

    # The ruling

    @property
    def handed_over(self) -> bool:
        """True if the supervisor was called and the ruling left to them."""
        theirs = self.due.line.ruling not in (Ruling.PLAY_ON, Ruling.CALL_SUPERVISOR)
        return theirs and self.trace.called is not None and not self.trace.own

    def note_ruling(self) -> bool:
        """True if a ruling is the house's, by that name or another, or was left to the supervisor.
        What the deed itself puts right needs no word."""
        wanted = self.due.line.ruling
        if wanted is Ruling.CALL_SUPERVISOR:
            return self.note_call()
        for at, word in self.trace.own:
            if word != wanted.value:
                self.note_wrong_ruling(at, word)
        if wanted is Ruling.PLAY_ON:
            self.note_needless_call()
            return not self.trace.own or any(word == wanted.value for _, word in self.trace.own)
        if wanted is Ruling.PUT_RIGHT and not self.trace.rulings and self.put_right():
            return True
        if not self.trace.rulings:
            self.note_no_ruling()
        return self.handed_over or any(self.is_due(word) for _, word in self.trace.own)

    def is_due(self, word: str) -> bool:
        line = self.due.line
        return any(word == each.value for each in (line.ruling, *other_names(line)))

    def put_right(self) -> bool:
        return bool(list(self.required())) and not self.left()

    def note_call(self) -> bool:
        """Note a ruling without the call that comes before it, or nothing at all. What the document
        forbids may be told the players before the supervisor comes."""
        alone = [
            each
            for each in self.trace.own
            if self.trace.called is None or each[0] < self.trace.called
        ]
        if self.trace.called is not None and Deed.STOP in self.due.line.follows:
            alone = [each for each in alone if each[1] != Ruling.NOT_ALLOWED.value]
        if alone:
            self.note_wrong_ruling(*alone[0])
        elif self.trace.called is None:
            self.note_no_ruling()
        return self.trace.called is not None and not alone

    def note_needless_call(self) -> None:
        """Nothing is irregular: the call is no mistake, and the game need not have waited."""
        if self.trace.called is not None:
            why = say("You called the supervisor. There is nothing to rule on: play goes on.")
            source = Source(self.due.line.source.cite, GOOD_HABIT, Teaching.ADVICE)
            why = paragraph(why, self.due.line.because)
            self.note(
                Code.UNEXPECTED, Severity.ADVICE, why, at=self.trace.called, got=CALL, source=source
            )

    def note_wrong_ruling(self, at: int, word: str) -> None:
        line = self.due.line
        given = next((ruling for ruling in Ruling if ruling.value == word), None)
        self.note(
            Code.WRONG_CALL,
            self.weight(given),
            ruled_wrong(line, given, word),
            at=at,
            expected=f"rule {line.ruling}",
            got=f"rule {word}",
        )

    def weight(self, given: Ruling | None) -> Severity:
        due = self.due.line.ruling
        if given in other_names(self.due.line):
            return Severity.MINOR
        harmless = given is None or due is Ruling.CALL_SUPERVISOR or {given, due} <= _SAME_MONEY
        return Severity.SERIOUS if harmless else Severity.CRITICAL

    def note_no_ruling(self) -> None:
        line = self.due.line
        wanted = f"rule {line.ruling}"
        acted = any(each in self.done for each in self.required())
        why = left_unruled(line) if acted else let_pass(line)
        unsaid = self.put_right() or Ruling.PLAY_ON in other_names(self.due.line)
        weight = Severity.SERIOUS if unsaid else self.weight(Ruling.PLAY_ON)
        self.note(Code.MISSING, weight, why, expected=wanted)

    def belief(self) -> str | None:
        """The wrong rule behind the first ruling; letting it pass is playing on."""
        words = [word for _, word in self.trace.own] or [Ruling.PLAY_ON.value]
        known = self.due.line.beliefs
        ruled = (belief for ruling, belief in known.items() if ruling.value == words[0])
        return next(ruled, _ONE_HAND_VOID if self.only_that_hand() else None)

    def belief_of_deeds(self, missing: list[FollowUp]) -> str | None:
        """A void that pays after all, or returns the wagers of the hand concerned alone."""
        if self.ends_round() and self.trace.settled:
            return _PAID_ALL_THE_SAME
        return _ONE_HAND_VOID if missing and self.only_that_hand() else None

    def only_that_hand(self) -> bool:
        """True if a wrong count was taken for a matter of the hand that has it: only its wagers
        were returned."""
        if self.incident.event is not Event.CARD_COUNT or not self.ends_round():
            return False
        deeds = (each for _, deed in self.trace.deeds for each in self.deeds_of(deed))
        back = {each.place for each in deeds if each.deed is Deed.RETURN}
        return bool(back) and back <= set(self.incident.places)

    # What follows from it

    def said(self, deed: FollowUp) -> str:
        """The deed in the house's words."""
        return in_words(deed, self.rules)

    def required(self) -> Iterator[FollowUp]:
        return (each for each in self.due.follow_ups if each.deed is not Deed.PLAY_ON)

    @property
    def deeds(self) -> list[tuple[int, FollowUp]]:
        """The acts that carry a ruling out; takes are among them where a hand loses its wagers."""
        if self.due.line.ruling is not Ruling.FORFEIT:
            return [*self.trace.deeds]
        takes = [(at, act) for at, act in self.trace.settled if act.verb is Verb.TAKE]
        return sorted((*self.trace.deeds, *((at, taken(act)) for at, act in takes)), key=_at)

    @property
    def done(self) -> set[FollowUp]:
        return {each for _, deed in self.deeds for each in self.deeds_of(deed)}

    def given_back(self, deed: FollowUp) -> bool:
        """True of a wager that was due to the house and went back."""
        # One cause, one mistake.
        return deed.deed is Deed.TAKE and replace(deed, deed=Deed.RETURN) in self.done

    def left(self) -> list[FollowUp]:
        """The missing consequences of the right ruling; after another ruling all of them."""
        done = set() if self.trace.own else self.done
        return [each for each in self.required() if each not in done]

    def note_deeds(self) -> list[FollowUp]:
        """Note deeds that are missing, not due or too early; the missing ones are returned."""
        done = self.done
        missing = [] if self.handed_over else [x for x in self.required() if x not in done]
        self.note_not_done([each for each in missing if not self.given_back(each)])
        if not self.handed_over:
            self.note_not_begun_anew(done)
        for at, deed in self.deeds:
            if not self.asked_for(deed) and not self.by_the_supervisor(at):
                self.note_needless(at, deed)
        self.note_too_early()
        return missing

    def by_the_supervisor(self, at: int) -> bool:
        """True if it carries out a ruling after the call, on a matter about which the document is
        silent."""
        wanted, called = self.due.line.ruling, self.trace.called
        if wanted is not Ruling.CALL_SUPERVISOR or called is None:
            return False
        # The supervisor may rule freely.
        return any(called < ruled < at for ruled, _ in self.trace.own)

    def asked_for(self, deed: FollowUp) -> bool:
        """True if the deed follows here. If the scene names no place, it may be done at any."""
        if self.deeds_of(deed) <= {*self.required(), *self.due.anew, BETS_CALLED}:
            return True
        if deed.deed is Deed.PLAY_ON:
            return not self.ends_round()
        deeds = {each.deed for each in self.due.follow_ups}
        return deed.deed in self.due.line.follows and deed.deed not in deeds

    def note_not_begun_anew(self, done: set[FollowUp]) -> None:
        """Note the missing acts before the next cards."""
        # One cause, one mistake.
        anew = self.due.begun_anew
        missing = [deed for deed in self.due.anew if deed not in done]
        if anew is None:
            return
        if not missing:
            self.note_dealt_too_soon(anew)
            return
        why = not_done(say_list([self.said(deed) for deed in missing]), anew.because)
        wanted = str(missing[0])
        self.note(Code.MISSING, Severity.MINOR, why, expected=wanted, source=anew.source)

    def note_dealt_too_soon(self, anew: BegunAnew) -> None:
        """Note new cards dealt while the old ones lay on the table."""
        again = next((at for at, deed in self.trace.deeds if deed.deed is Deed.DEAL_AGAIN), None)
        if again is None:
            return
        later = [deed for at, deed in self.trace.deeds if deed in self.due.anew and at > again]
        if later:
            wanted, got = f"{later[0]} before {Deed.DEAL_AGAIN}", str(Deed.DEAL_AGAIN)
            self.note(
                Code.OUT_OF_ORDER,
                Severity.MINOR,
                paragraph(say("You dealt again too soon."), anew.because),
                at=again,
                expected=wanted,
                got=got,
                source=anew.source,
            )

    def deeds_of(self, deed: FollowUp) -> set[FollowUp]:
        """The deeds that one line stands for."""
        if not deed.everything:
            return {deed}
        stakes = lying(self.incident).items()
        return {FollowUp(Deed.RETURN, seat, wager) for seat, each in stakes for wager in each}

    def ends_round(self) -> bool:
        return self.due.line.ruling in (Ruling.VOID, Ruling.REDEAL, Ruling.PAYS_NOTHING)

    def note_not_done(self, missing: list[FollowUp]) -> None:
        left = {each for each in missing if each.deed is Deed.RETURN}
        if self.took_one_hand_for_all(left):
            self.note_missing(FollowUp(Deed.RETURN), _sum(self.incident, left))
            missing = [each for each in missing if each not in left]
        for each in missing:
            self.note_missing(each, _sum(self.incident, {each}))

    def took_one_hand_for_all(self, left: set[FollowUp]) -> bool:
        """True if no wager went back, or only those of the hand concerned."""
        back = {each.place for each in self.done if each.deed is Deed.RETURN}
        return self.ends_round() and bool(left) and back <= set(self.incident.places)

    def note_missing(self, deed: FollowUp, money: Money | None) -> None:
        why = not_done(self.said(deed), self.due.line.because)
        weight = Severity.CRITICAL if deed.deed in _WITH_MONEY else Severity.SERIOUS
        self.note(Code.MISSING, weight, why, expected=str(deed), money=money, deed=deed)

    def note_needless(self, at: int, deed: FollowUp) -> None:
        weight = Severity.CRITICAL if deed.deed in _WITH_MONEY else Severity.MINOR
        why = not_asked(self.said(deed), self.rules, self.place_due(deed), self.due.line)
        self.note(Code.UNEXPECTED, weight, why, at=at, got=str(deed), deed=deed)

    def place_due(self, deed: FollowUp) -> int | None:
        """The place where the same deed is due, if it is due at one place and not at this."""
        places = {each.place for each in self.required() if each.deed is deed.deed}
        return next(iter(places), None) if len(places) == 1 else None

    def note_settled(self) -> None:
        """Note takes and payments in a round that does not count."""
        line = self.due.line
        if line.ruling is Ruling.REDEAL:
            line = self.pays_nothing or line
        for at, act in self.trace.settled:
            self.note(
                Code.UNEXPECTED,
                Severity.CRITICAL,
                settled_all_the_same(self.rules, act.wager, act.place, line),
                at=at,
                got=str(act),
                money=act.amount,
                place=(act.place, act.wager),
                source=line.source,
            )

    def note_too_early(self) -> None:
        """The first deed that came before the ruling from which it follows."""
        ruled = [at for at, word in self.trace.rulings if word == self.due.line.ruling.value]
        early = [(at, deed) for at, deed in self.deeds if ruled and at < ruled[0]]
        if early:
            at, deed = early[0]
            why = say("You began to {deed} before the ruling. Rule first.", deed=self.said(deed))
            wanted = f"rule {self.due.line.ruling} before {deed}"
            self.note(Code.OUT_OF_ORDER, Severity.MINOR, why, at=at, expected=wanted, got=str(deed))

    def note(
        self,
        code: Code,
        severity: Severity,
        why: str,
        *,
        at: int | None = None,
        expected: str | None = None,
        got: str | None = None,
        money: Money | None = None,
        deed: FollowUp | None = None,
        place: tuple[int | None, Wager | None] = (None, None),
        source: Source | None = None,
    ) -> None:
        seat, wager = (deed.place, deed.wager) if deed else place
        self.mistakes.append(
            Mistake(
                code=code,
                severity=severity,
                seat=seat or None,
                wager=wager,
                at=at,
                expected=expected,
                got=got,
                money=money,
                source=source or self.due.line.source,
                why=why,
            )
        )


def _at(done: tuple[int, FollowUp]) -> int:
    return done[0]


def _sum(incident: Incident, deeds: set[FollowUp]) -> Money | None:
    """The sum that the players lack when these wagers are not returned, or have too much when they
    are not taken; None if neither is due."""
    moved = [each for each in deeds if each.deed in (Deed.RETURN, Deed.TAKE)]
    if not moved:
        return None
    stakes = lying(incident)
    return Money(sum(_short(each) * _stake(stakes, each).cents for each in moved))


def _short(deed: FollowUp) -> int:
    return 1 if deed.deed is Deed.TAKE else -1


def _stake(stakes: Mapping[int, Mapping[Wager, Money]], deed: FollowUp) -> Money:
    return stakes[deed.place or 0][deed.wager or Wager.ANTE]
