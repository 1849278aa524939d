"""The marks of a ruling on an incident, and of the acts after it, by the house's list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import inf

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.finding import Code
from trainer.dealing.follow_up import BETS, CARDS, GAME, RULING, FollowUp
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
from trainer.marking.ruling_words import (
    in_words,
    left_unruled,
    let_pass,
    not_asked,
    not_done,
    ruled_wrong,
    settled_all_the_same,
)
from trainer.marking.seen import Seen
from trainer.marking.words import paragraph
from trainer.wording import phrase, say, say_list

# Between these a mistake moves no money: the round is played and settled all the same.
_SAME_MONEY = {Ruling.PLAY_ON, Ruling.NOT_ALLOWED, Ruling.CALL_SUPERVISOR, Ruling.PUT_RIGHT}

_ONE_HAND_VOID, _PAID_ALL_THE_SAME = "IR03", "IR04"
_GRAMMAR = Source(reading=phrase("the school decides which acts can be written"))
_GOOD_HABIT = phrase("No clause orders it; the school teaches it as a good habit.")
_CALL = f"{Verb.RULE} {Ruling.CALL_SUPERVISOR}"

_STOPPED = FollowUp(Deed.STOP, word=GAME)
_TOLD = FollowUp(Deed.ANNOUNCE, word=RULING)
_RESUMED = FollowUp(Deed.RESUME)
_BETS_CALLED = FollowUp(Deed.ANNOUNCE, word=BETS)
_RACKED = str(FollowUp(Deed.RACK, word=CARDS))
# The place of the ruling and its deeds in the chain: stop, call, explain, carry out, announce,
# resume.
_CARRIED_OUT = 3


def _link(deed: FollowUp) -> int | None:
    """The deed's place in the chain; None for what carries a ruling out."""
    if deed.deed is Deed.EXPLAIN:
        return 2
    return {_STOPPED: 0, _TOLD: 4, _RESUMED: 5}.get(deed)


@dataclass(frozen=True, slots=True)
class RulingMarks:
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
    """Mark a trace such as ``rule void``, ``return 3 ante``, ``return all``.

    Where nothing is irregular, doing nothing is as right as ruling to play on. To call the
    supervisor is never wrong where a ruling is needed: then the ruling is theirs, and one that the
    dealer makes after the call is marked as ever. After a wrong ruling what follows from it is not
    counted again: one cause is one mistake. Whatever is taken or paid is looked at only where the
    round does not count. ``whole_chain`` asks for every link from stopping the game to resuming it,
    ``ruling_alone`` for the ruling and nothing that follows from it. ``rules`` give the house's
    words.
    """
    asked = due(irregularities, incident)
    if ruling_alone:
        asked = replace(asked, follow_ups=(), begun_anew=None, anew=())
    marking = _Marking(asked, incident, tuple(trace), rules)
    lines = irregularities.lines
    marking.pays_nothing = next((e for e in lines if e.ruling is Ruling.PAYS_NOTHING), None)
    return marking.marks(whole_chain=whole_chain)


class _Marking:
    """One comparison of a trace with the house's demand."""

    def __init__(
        self,
        due: Due,
        incident: Incident,
        trace: tuple[str, ...],
        rules: HouseRules | None = None,
    ) -> None:
        self.due = due
        self.rules = rules
        self.incident = incident
        self.mistakes: list[Mistake] = []
        self.rulings: list[tuple[int, str]] = []
        self.deeds: list[tuple[int, FollowUp]] = []
        self.links: list[tuple[int, FollowUp]] = []
        self.settled: list[tuple[int, Action]] = []
        self.pays_nothing: Irregularity | None = None
        for at, text in enumerate(trace):
            self.read(at, text)

    def read(self, at: int, text: str) -> None:
        verb = text.split()[:1]
        try:
            if verb == [Verb.RULE.value]:
                self.rulings.append((at, Action.parse(text).word or ""))
            elif verb in ([Verb.PAY.value], [Verb.TAKE.value]):
                self.settled.append((at, Action.parse(text)))
            else:
                deed = FollowUp.parse(text)
                (self.deeds if _link(deed) is None else self.links).append((at, deed))
        except BadAction as reason:
            why = say("This line cannot be read as an act: {reason}.", reason=reason)
            self.note(Code.BAD_ACTION, Severity.MINOR, why, at=at, got=text, source=_GRAMMAR)

    def marks(self, *, whole_chain: bool) -> RulingMarks:
        ruled = self.ruling()
        missing = self.follow_ups() if ruled else self.left()
        if self.ends_round():
            self.nothing_settled()
        self.links_in_order()
        self.explained()
        if whole_chain:
            self.all_links()
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
    def called(self) -> int | None:
        """The place of the first call for the supervisor; None without one."""
        word = Ruling.CALL_SUPERVISOR.value
        return next((at for at, each in self.rulings if each == word), None)

    @property
    def own(self) -> list[tuple[int, str]]:
        """The dealer's rulings, without the call."""
        return [each for each in self.rulings if each[1] != Ruling.CALL_SUPERVISOR.value]

    @property
    def handed_over(self) -> bool:
        """True if the supervisor was called and the ruling left to them."""
        theirs = self.due.line.ruling not in (Ruling.PLAY_ON, Ruling.CALL_SUPERVISOR)
        return theirs and self.called is not None and not self.own

    def ruling(self) -> bool:
        """True if the last ruling is the house's, or was left to the supervisor. What the deed
        itself puts right needs no word."""
        wanted = self.due.line.ruling
        if wanted is Ruling.CALL_SUPERVISOR:
            return self.call_due()
        for at, word in self.own:
            if word != wanted.value:
                self.wrong_ruling(at, word)
        if wanted is Ruling.PLAY_ON:
            self.needless_call()
            return not self.own or any(word == wanted.value for _, word in self.own)
        if wanted is Ruling.PUT_RIGHT and not self.rulings and self.put_right():
            return True
        if not self.rulings:
            self.no_ruling()
        return self.handed_over or any(word == wanted.value for _, word in self.own)

    def put_right(self) -> bool:
        return bool(list(self.required())) and not self.left()

    def call_due(self) -> bool:
        """Note a ruling without the call that comes before it, or nothing at all. What the document
        forbids may be told the players before the supervisor comes."""
        alone = [each for each in self.own if self.called is None or each[0] < self.called]
        if self.called is not None and Deed.STOP in self.due.line.follows:
            alone = [each for each in alone if each[1] != Ruling.NOT_ALLOWED.value]
        if alone:
            self.wrong_ruling(*alone[0])
        elif self.called is None:
            self.no_ruling()
        return self.called is not None and not alone

    def needless_call(self) -> None:
        """Nothing is irregular: the call is no mistake, and the game need not have waited."""
        if self.called is not None:
            why = say("You called the supervisor. There is nothing to rule on: you may play on.")
            source = Source(self.due.line.source.cite, _GOOD_HABIT, Teaching.ADVICE)
            why = paragraph(why, self.due.line.because)
            self.note(
                Code.UNEXPECTED, Severity.ADVICE, why, at=self.called, got=_CALL, source=source
            )

    def wrong_ruling(self, at: int, word: str) -> None:
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
        harmless = given is None or due is Ruling.CALL_SUPERVISOR or {given, due} <= _SAME_MONEY
        return Severity.SERIOUS if harmless else Severity.CRITICAL

    def no_ruling(self) -> None:
        line = self.due.line
        wanted = f"rule {line.ruling}"
        acted = any(each in self.done for each in self.required())
        why = left_unruled(line) if acted else let_pass(line)
        self.note(Code.MISSING, self.weight(Ruling.PLAY_ON), why, expected=wanted)

    def belief(self) -> str | None:
        """The wrong rule behind the first ruling; letting it pass is playing on."""
        words = [word for _, word in self.own] or [Ruling.PLAY_ON.value]
        known = self.due.line.beliefs
        ruled = (belief for ruling, belief in known.items() if ruling.value == words[0])
        return next(ruled, _ONE_HAND_VOID if self.only_that_hand() else None)

    def belief_of_deeds(self, missing: list[FollowUp]) -> str | None:
        """A void that pays after all, or returns the wagers of the hand concerned alone."""
        if self.ends_round() and self.settled:
            return _PAID_ALL_THE_SAME
        return _ONE_HAND_VOID if missing and self.only_that_hand() else None

    def only_that_hand(self) -> bool:
        """True if a wrong count was taken for a matter of the hand that has it: only its wagers
        were returned."""
        if self.incident.event is not Event.CARD_COUNT or not self.ends_round():
            return False
        deeds = (each for _, deed in self.deeds for each in self.deeds_of(deed))
        back = {each.place for each in deeds if each.deed is Deed.RETURN}
        return bool(back) and back <= set(self.incident.places)

    # What follows from it

    def said(self, deed: FollowUp) -> str:
        """The deed in the house's words."""
        return in_words(deed, self.rules)

    def required(self) -> Iterator[FollowUp]:
        return (each for each in self.due.follow_ups if each.deed is not Deed.PLAY_ON)

    @property
    def done(self) -> set[FollowUp]:
        return {each for _, deed in self.deeds for each in self.deeds_of(deed)}

    def left(self) -> list[FollowUp]:
        """The missing consequences of the right ruling; after another ruling all of them."""
        done = set() if self.own else self.done
        return [each for each in self.required() if each not in done]

    def follow_ups(self) -> list[FollowUp]:
        """Note deeds that are missing, not due or too early; the missing ones are returned."""
        done = self.done
        missing = [] if self.handed_over else [x for x in self.required() if x not in done]
        self.not_done(missing)
        if not self.handed_over:
            self.not_begun_anew(done)
        for at, deed in self.deeds:
            if not self.asked_for(deed) and not self.by_the_supervisor(at):
                self.needless(at, deed)
        self.too_early()
        return missing

    def by_the_supervisor(self, at: int) -> bool:
        """True if it carries out a ruling after the call, on a matter about which the document is
        silent: the supervisor may rule freely."""
        wanted, called = self.due.line.ruling, self.called
        if wanted is not Ruling.CALL_SUPERVISOR or called is None:
            return False
        return any(called < ruled < at for ruled, _ in self.own)

    def asked_for(self, deed: FollowUp) -> bool:
        """True if the deed follows here. If the scene names no place, it may be done at any."""
        if self.deeds_of(deed) <= {*self.required(), *self.due.anew, _BETS_CALLED}:
            return True
        if deed.deed is Deed.PLAY_ON:
            return not self.ends_round()
        told = {each.deed for each in self.due.follow_ups}
        return deed.deed in self.due.line.follows and deed.deed not in told

    def not_begun_anew(self, done: set[FollowUp]) -> None:
        """Note the missing acts before the next cards: one cause, one mistake."""
        anew = self.due.begun_anew
        missing = [deed for deed in self.due.anew if deed not in done]
        if anew is None:
            return
        if not missing:
            self.dealt_too_soon(anew)
            return
        why = not_done(say_list([self.said(deed) for deed in missing]), anew.because)
        wanted = str(missing[0])
        self.note(Code.MISSING, Severity.MINOR, why, expected=wanted, source=anew.source)

    def dealt_too_soon(self, anew: BegunAnew) -> None:
        """Note new cards dealt while the old ones lay on the table."""
        again = next((at for at, deed in self.deeds if deed.deed is Deed.DEAL_AGAIN), None)
        if again is None:
            return
        later = [deed for at, deed in self.deeds if deed in self.due.anew and at > again]
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

    def not_done(self, missing: list[FollowUp]) -> None:
        left = {each for each in missing if each.deed is Deed.RETURN}
        if self.took_one_hand_for_all(left):
            self.missing(FollowUp(Deed.RETURN), _sum(self.incident, left))
            missing = [each for each in missing if each not in left]
        for each in missing:
            self.missing(each, _sum(self.incident, {each}))

    def took_one_hand_for_all(self, left: set[FollowUp]) -> bool:
        """True if no wager went back, or only those of the hand concerned."""
        back = {each.place for each in self.done if each.deed is Deed.RETURN}
        return bool(left) and back <= set(self.incident.places)

    def missing(self, deed: FollowUp, money: Money | None) -> None:
        why = not_done(self.said(deed), self.due.line.because)
        weight = Severity.CRITICAL if deed.deed in _WITH_MONEY else Severity.SERIOUS
        self.note(Code.MISSING, weight, why, expected=str(deed), money=money, deed=deed)

    def needless(self, at: int, deed: FollowUp) -> None:
        weight = Severity.CRITICAL if deed.deed in _WITH_MONEY else Severity.MINOR
        why = not_asked(self.said(deed), self.rules, self.meant_place(deed), self.due.line)
        self.note(Code.UNEXPECTED, weight, why, at=at, got=str(deed), deed=deed)

    def meant_place(self, deed: FollowUp) -> int | None:
        """The place where the same deed is due, if it is due at one place and not at this."""
        places = {each.place for each in self.required() if each.deed is deed.deed}
        return next(iter(places), None) if len(places) == 1 else None

    def nothing_settled(self) -> None:
        """Note takes and payments in a round that does not count."""
        line = self.due.line
        if line.ruling is Ruling.REDEAL:
            line = self.pays_nothing or line
        for at, act in self.settled:
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

    def too_early(self) -> None:
        """The first deed that came before the ruling from which it follows."""
        ruled = [at for at, word in self.rulings if word == self.due.line.ruling.value]
        early = [(at, deed) for at, deed in self.deeds if ruled and at < ruled[0]]
        if early:
            at, deed = early[0]
            why = say("You began to {deed} before the ruling. Rule first.", deed=self.said(deed))
            wanted = f"rule {self.due.line.ruling} before {deed}"
            self.note(Code.OUT_OF_ORDER, Severity.MINOR, why, at=at, expected=wanted, got=str(deed))

    # The chain from stopping the game to resuming it

    def links_in_order(self) -> None:
        """Note the first link that comes after a later one of the chain. The cards of a round that
        does not count may be racked before its ruling is announced or after it."""
        if not self.links:
            return
        call = [] if self.called is None else [(self.called, 1, _CALL)]
        ruled = [(at, _CARRIED_OUT, f"{Verb.RULE} {word}") for at, word in self.own]
        any_time = (_BETS_CALLED, FollowUp(Deed.PLAY_ON))
        done = [(at, _CARRIED_OUT, str(each)) for at, each in self.deeds if each not in any_time]
        links = [
            (at, link, str(deed)) for at, deed in self.links if (link := _link(deed)) is not None
        ]
        latest, after = -1, ""
        for at, link, text in sorted(chain(call, ruled, done, links)):
            if text == _RACKED and latest == _link(_TOLD):
                continue
            if link < latest:
                why = say("Stop the game, call and explain first. Then carry it out, and resume.")
                wanted = f"{text} before {after}"
                self.convention(Code.OUT_OF_ORDER, why, at=at, expected=wanted, got=text)
                return
            latest, after = link, text

    def explained(self) -> None:
        """Note an explanation that names another irregularity than the one that is seen."""
        line = self.due.line
        right = {line.id, line.source.cite.casefold(), str(line.source).casefold()}
        for at, deed in self.links:
            if deed.deed is Deed.EXPLAIN and (deed.word or "").casefold() not in right:
                why = say("You explained it as something else. It is: {title}.", title=line.heading)
                self.note(
                    Code.WRONG_CALL,
                    Severity.MINOR,
                    paragraph(why, line.because),
                    at=at,
                    expected=f"{Deed.EXPLAIN} {line.id}",
                    got=str(deed),
                )

    def all_links(self) -> None:
        """Note the missing links if the whole chain is drilled."""
        if self.due.line.harmless:
            return
        done = {_link(deed) for _, deed in self.links}
        explain = FollowUp(Deed.EXPLAIN, word=self.due.line.id)
        for link, deed in ((0, _STOPPED), (2, explain), (4, _TOLD), (5, _RESUMED)):
            if link not in done:
                self.convention(Code.MISSING, _left_out(self.said(deed)), expected=str(deed))
        if self.called is None and self.due.line.ruling is not Ruling.CALL_SUPERVISOR:
            left_out = _left_out(Ruling.CALL_SUPERVISOR.words)
            self.convention(Code.MISSING, left_out, expected=_CALL)

    def convention(
        self,
        code: Code,
        why: str,
        *,
        expected: str,
        at: int | None = None,
        got: str | None = None,
    ) -> None:
        source = Source(reading=_GOOD_HABIT, taught=Teaching.ENFORCED)
        self.note(code, Severity.MINOR, why, at=at, expected=expected, got=got, source=source)

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


_WITH_MONEY = (Deed.RETURN, Deed.REFUSE, Deed.KEEP)


def _left_out(deed: str) -> str:
    return say("You did not {deed}. This drill asks for every step.", deed=deed)


def _sum(incident: Incident, deeds: set[FollowUp]) -> Money | None:
    """The sum that the players lack when these wagers are not returned; None if nothing is
    returned."""
    back = [each for each in deeds if each.deed is Deed.RETURN]
    if not back:
        return None
    stakes = lying(incident)
    lacking = (stakes[each.place or 0][each.wager or Wager.ANTE].cents for each in back)
    return Money(-sum(lacking))
