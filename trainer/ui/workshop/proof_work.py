"""The work on a draft's proof: the rounds are listed, looked at, confirmed or found wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.house import House
from trainer.dealing.incident import Incident
from trainer.dealing.irregularity import Irregularities
from trainer.dealing.procedure import Part
from trainer.dealing.table import table_after
from trainer.drills.irregularities.irregular import incident_of
from trainer.errors import InputError
from trainer.game.money import total
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.library.draft import Draft
from trainer.library.house_files.clauses_file import load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.readings_file import ReadingQuestion
from trainer.library.ruling_cases import RulingCase, ruling_failures
from trainer.marking.words import capital, money, paragraph
from trainer.school.house_book.rulings import SILENT, ruling_words
from trainer.school.one_question.item import with_suits
from trainer.school.questions.incidents import shown_of
from trainer.school.workshop import draft_proof, readings
from trainer.school.workshop.proof import ProofRound, stands
from trainer.school.workshop.proof_lines import HandLines, ProofLine, hand_lines, otherwise
from trainer.school.workshop.proof_list import ListedRound, ProofList, proof_list
from trainer.school.workshop.proof_words import bets_told, dealer_told, key_words, refused_told
from trainer.school.workshop.reading_words import reading_told
from trainer.school.workshop.rule_links import RuleLink, link_to, link_to_reading, link_to_rule
from trainer.ui.application import Application
from trainer.ui.incident.scene import IncidentScene
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.ui.workshop.proof_felt import Pill, open_table
from trainer.ui.workshop.proof_hands import HandShownInWords, LineShown
from trainer.ui.workshop.proof_rounds import RoundListed, RoundState
from trainer.ui.workshop.proof_view import LineTold, OtherwiseShown, ProofShown, ProofView
from trainer.wording import Phrase, say, say_count, say_list, say_phrase

OTHERWISE_AT_MOST = 4


class _Clauses(Struct, frozen=True):
    """The clauses of a draft, with what each says. Those that its document does not have are the
    copied house's, of rules for which no sentence is cited yet."""

    own: str
    known: Collection[str]
    says: Mapping[str, str]

    def is_open(self, source: Source) -> bool:
        """True if there is a document, and it does not have the clause."""
        return bool(self.known and source.cite) and source.cite not in self.known

    def number(self, source: Source) -> str:
        if self.is_open(source):
            return say("still open")
        return source.cite.removeprefix(f"{self.own} ")

    def rests_on(self, source: Source) -> str:
        """The words of the clause, or the reason of the school's reading of it."""
        words = source.reason or self.says.get(source.cite, "")
        named = str(source)
        if self.is_open(source):
            named = named.replace(f"{self.own} ", "")
        told = say("{name}: {value}", name=named, value=words) if words else named
        if not self.is_open(source):
            return told
        return paragraph(say("No sentence is cited yet; the rule is copied."), told)


class ProofWork:
    """Knows the list of one draft's rounds. ``view`` is made when its page is; ``lead`` goes to a
    rule and says there what is wrong; ``changed`` hears that something was confirmed, ``listed``
    that the list was made."""

    def __init__(
        self,
        app: Application,
        view: Callable[[], ProofView],
        *,
        lead: Callable[[RuleLink, str], None],
        changed: Callable[[str], None],
        listed: Callable[[], None],
    ) -> None:
        self._app, self._view, self._lead, self._changed = app, view, lead, changed
        self._tell_listed = listed
        self._draft: Draft | None = None
        self._copied_from: House | None = None
        self._list = ProofList()
        self._asked = 0
        self._wrong: dict[str, str] = {}
        self._lines: tuple[ProofLine, ...] = ()

    @property
    def left(self) -> tuple[ProofRound, ...]:
        """The rounds that are left to confirm, those of readings not among them."""
        return tuple(each.round_ for each in self._list.rounds if not each.confirmed)

    @property
    def readings_left(self) -> tuple[ReadingQuestion, ...]:
        """The readings whose round is left to confirm."""
        return tuple(each for each, confirmed in self._list.readings if not confirmed)

    def left_of(self, draft: Draft) -> int | None:
        """The number of rounds and readings that are left to confirm; None where they are not
        listed as the draft stands."""
        if not self._list.holds(draft):
            return None
        return len(self.left) + len(self.readings_left)

    def connect(self, view: ProofView) -> None:
        """The view does what it is pressed for."""
        view.asked.connect(self.look_at)
        view.confirmed.connect(lambda at: self._mark(at, confirmed=True))
        view.doubted.connect(lambda at: self._mark(at, confirmed=False))
        view.denied.connect(self._deny)

    # ------------------------------------------------------------------ shown

    def show(self, draft: Draft, copied_from: House | None) -> None:
        """The rounds of that draft are in sight; where it changed they are listed anew, beside
        the window."""
        if self._draft is None or self._draft.id != draft.id:
            self._list, self._wrong = ProofList(), {}
        other, self._draft, self._copied_from = self._draft, draft, copied_from
        if self._list.holds(draft):
            self._present(keep=other is draft)
            return
        self._asked += 1
        number, known = self._asked, self._list
        self._view().present(self._rows(), self._proved(), searching=True)

        def listed(found: ProofList) -> None:
            if number == self._asked and self._draft is draft:
                keep = bool(self._list.rounds)
                self._list = found
                self._present(keep=keep)
                self._tell_listed()

        self._app.background.run(
            lambda: proof_list(draft, copied_from, known), listed,
            failed=self._refuse, owner=self._view(),
        )  # fmt: skip

    def _refuse(self, error: InputError) -> None:
        self._app.tell(say("The draft's files are faulty"), error.problems)

    def choose(self, name: str) -> None:
        """The round or reading of that name is looked at."""
        names = [each.name for each in self._rows()]
        if name in names:
            self._view().look_at(names.index(name))

    def _present(self, *, keep: bool) -> None:
        view = self._view()
        at = view.at
        view.present(self._rows(), self._proved())
        if self._rows():
            open_ = [each.state is not RoundState.CONFIRMED for each in self._rows()]
            stays = keep and 0 <= at < len(open_) and (open_[at] or not any(open_))
            view.look_at(at if stays else view.next_open())

    def _rows(self) -> list[RoundListed]:
        rounds = [
            RoundListed(each.name, len(each.new), self._state(each.name, each.confirmed), each.told)
            for each in self._list.rounds
        ]
        return rounds + [
            RoundListed(each.words, 0, self._state(each.words, confirmed), each.words)
            for each, confirmed in self._list.readings
        ]

    def _state(self, name: str, confirmed: bool) -> RoundState:
        if confirmed:
            return RoundState.CONFIRMED
        return RoundState.WRONG if name in self._wrong else RoundState.OPEN

    def _proved(self) -> str:
        found = self._list
        if not found.keys:
            return ""
        told = say_count(
            "{proved} of {count} rule proved", "{proved} of {count} rules proved",
            count=len(found.keys), proved=found.proved,
        )  # fmt: skip
        if not found.readings:
            return told
        count = len(found.readings)
        asked = say_count("{count} reading", "{count} readings", count=count)
        return say("{one}, {other}", one=told, other=asked)

    # -------------------------------------------------------------- looked at

    def look_at(self, at: int) -> None:
        draft = self._draft
        if draft is None:
            return
        with self._app.told(say("That could not be done")):
            count = len(self._list.rounds)
            if at >= count:
                self._lines = ()
                self._view().show_round(_reading_shown(draft, self._list.readings[at - count][0]))
                return
            listed = self._list.rounds[at]
            self._view().show_round(self._round_shown(draft.house(), listed, at + 1))

    def _round_shown(self, house: House, listed: ListedRound, number: int) -> ProofShown:
        rules, proof = house.rules, listed.round_
        title = say("Round {number}", number=number)
        new = tuple(key_words(house, key) for key in listed.new)
        again = tuple(key_words(house, key) for key in listed.again)
        if proof.ruled is not None:
            self._lines = ()
            return replace(
                self._ruling_shown(house, proof.ruled), title=title, new=new, again=again
            )
        if proof.refused:
            self._lines = ()
            told = refused_told(house.rules, proof)
            asks = say("Does the house refuse these bets?")
            return ProofShown(
                title, listed.told, None, texts=((told, bets_told(rules, proof)),), new=new,
                again=again, asks=asks,
            )  # fmt: skip
        hands = hand_lines(house, proof.round_)
        self._lines = tuple(line for hand in hands for line in hand.lines)
        others = otherwise(rules, self._list.others, proof.round_)[:OTHERWISE_AT_MOST]
        clauses = self._clauses()
        return ProofShown(
            title,
            _told(rules, listed),
            _felt(house, proof),
            tuple(_pills(rules, self._lines)),
            tuple(_hand_shown(clauses, hand) for hand in hands),
            tuple(_line_told(clauses, line) for line in self._lines),
            new=new,
            again=again,
            otherwise=tuple(OtherwiseShown(each.name, each.says, each.lines) for each in others),
            line=self._telling(listed),
        )

    def _ruling_shown(self, house: House, case: RulingCase) -> ProofShown:
        """The irregularity on the felt, and what is ruled and done."""
        ruled = house.irregularities
        if ruled is None:  # it was taken out just now, and the list does not know it yet
            return ProofShown("", "", None)
        line = ruled.decides(case.event, case.facts)
        rests_on = self._clauses().rests_on(line.source)
        texts = ((capital(ruling_words(line)), (line.because,)), (say("Rests on"), (rests_on,)))
        scene = incident_of(house, line, case.facts)
        felt = None if scene is None else _scene_felt(house, scene, ruled)
        told = "" if scene is None else paragraph(*map(with_suits, scene.told))
        others = tuple(_ruled_otherwise(case, self._copied_from)) or None
        asks = say("Does the house rule like this?")
        return ProofShown("", told, felt, texts=texts, otherwise=others, asks=asks)

    def _telling(self, listed: ListedRound) -> int:
        """The number of the line by which the round proves something first."""
        found = (n for n, line in enumerate(self._lines) if line.because in listed.new)
        return next(found, 0)

    def _clauses(self) -> _Clauses:
        assert self._draft is not None, "a round of it is looked at"
        clauses = load_clauses(self._draft.folder)
        says = {each.cite: say_phrase(Phrase(each.says)) for each in clauses}
        return _Clauses(self._draft.cite, self._draft.clauses, says)

    # ----------------------------------------------------------------- marked

    def _mark(self, at: int, *, confirmed: bool) -> None:
        draft = self._draft
        if draft is None or self._confirmed_at(at) is confirmed:
            return
        with self._app.told(say("That could not be done")):
            self._write(draft, at, confirmed=confirmed)
            name = self._rows()[at].name
            self._wrong.pop(name, None)
            self._list = self._list.marked(at, draft, confirmed=confirmed)
            view = self._view()
            view.present(self._rows(), self._proved())
            view.look_at(view.next_open(at) if confirmed else at)
            self._changed(name)

    def _confirmed_at(self, at: int) -> bool:
        count = len(self._list.rounds)
        return (
            self._list.readings[at - count][1] if at >= count else self._list.rounds[at].confirmed
        )

    def _write(self, draft: Draft, at: int, *, confirmed: bool) -> None:
        count = len(self._list.rounds)
        if at >= count:
            id_ = self._list.readings[at - count][0].id
            (readings.confirm_reading if confirmed else readings.ask_again)(draft, id_)
            return
        listed = self._list.rounds[at]
        if not confirmed:
            draft_proof.take_back(draft, listed.name)
        elif listed.worked:
            draft_proof.confirm_again(draft, listed.name)
        else:
            draft_proof.confirm(draft, listed.round_, listed.name)

    def _deny(self, at: int) -> None:
        """The chosen line is marked, and its rule is open to be put right."""
        draft, count = self._draft, len(self._list.rounds)
        if draft is None:
            return
        name = self._rows()[at].name
        with self._app.told(say("That could not be done")):
            if at >= count:
                link, told = link_to_reading(draft, self._list.readings[at - count][0]), name
            else:
                link, told = self._of_line(draft, self._list.rounds[at])
            if self._confirmed_at(at):
                self._mark(at, confirmed=False)
            self._wrong[name] = told
            self._lead(link, say("Marked as wrong: {what}. Correct its rule here.", what=told))

    def _of_line(self, draft: Draft, listed: ListedRound) -> tuple[RuleLink, str]:
        """The rule of the chosen line, and the line in words; of a refused round, its own."""
        at = self._view().line
        if 0 <= at < len(self._lines):
            line = self._lines[at]
            return link_to_rule(draft, line.because), line.told
        case, ruled = listed.round_.ruled, draft.house().irregularities
        if case is not None and ruled is not None:
            deciding = ruled.resolve(case.event, case.facts)
            place = ("irregularities", ruled.lines.index(deciding) if deciding is not None else 0)
            return link_to(draft, IRREGULARITIES_FILE, place), listed.name
        because = next(iter(sorted(listed.round_.proves)), "bets")
        return link_to_rule(draft, because), listed.name


def _told(rules: HouseRules, listed: ListedRound) -> str:
    """The dealer's hand; of a worked round that waits, also that a rule changed."""
    told = dealer_told(rules, listed.round_)
    if not listed.worked or listed.confirmed:
        return told
    return paragraph(say("{words}.", words=told), say("A rule changed. This is the new result."))


def _reading_shown(draft: Draft, question: ReadingQuestion) -> ProofShown:
    house = draft.house()
    told = reading_told(draft.base(), question)
    felt = None
    if told.round_ is not None and stands(house.rules, dict(told.round_)):
        felt = _felt(house, ProofRound(dict(told.round_), frozenset()))
    acts = (" · ".join(told.acts),) if told.acts else ()
    new = (say('The reading "{question}"', question=question.words), *acts)
    return ProofShown(
        question.words, say_list(told.what, ";"), felt, texts=told.answers, new=new,
        asks=say("Does it come out like this by each answer?"),
    )  # fmt: skip


def _ruled_otherwise(case: RulingCase, other: House | None) -> Iterator[OtherwiseShown]:
    """The house that the draft was copied from, where it rules otherwise."""
    there = other.irregularities if other is not None else None
    if other is None or there is None or not [*ruling_failures(there, (case,))]:
        return
    line = there.resolve(case.event, case.facts)
    told = say_phrase(SILENT) if line is None else ruling_words(line)
    yield OtherwiseShown(say("At {house}", house=other.rules.title), "", (told,))


def _scene_felt(house: House, scene: Incident, ruled: Irregularities) -> TableShown:
    """The table at the moment of the irregularity, with what is seen."""
    view = table_after(house, scene.round_, scene.done, Part.WHOLE)
    shown = table_shown(DealtShown.at(house, scene.round_, view), hints=False)
    return IncidentScene(shown_of(house, scene, ruled)).over(shown)


def _felt(house: House, proof: ProofRound) -> TableShown:
    """The table with every hand open, every bet where it stood, and each payment beside its bet."""
    lines = [line for hand in hand_lines(house, proof.round_) for line in hand.lines if line.paid]
    paid = [Action(Verb.PAY, line.seat, line.spot, line.paid) for line in lines]
    return open_table(house, proof.round_, paid)


def _pills(rules: HouseRules, lines: tuple[ProofLine, ...]) -> Iterator[Pill]:
    """The payment beside each bet, all together; the fate of one that is not paid."""
    for at in dict.fromkeys((line.seat, line.spot) for line in lines):
        here = [line for line in lines if (line.seat, line.spot) == at]
        paid = [line for line in here if line.paid]
        if paid:
            yield Pill(*at, money(rules, total(line.paid for line in paid)), paid=True)
        elif here:
            yield Pill(*at, here[0].fate, paid=False)


def _hand_shown(clauses: _Clauses, hand: HandLines) -> HandShownInWords:
    lines = tuple(
        LineShown(
            line.name, line.stake,
            say("pays {amount}", amount=line.fate) if line.paid else line.fate,
            bool(line.paid), clauses.number(line.source), line.source.reading is not None,
        )
        for line in hand.lines
    )  # fmt: skip
    return HandShownInWords(hand.place, hand.hand, lines)


def _line_told(clauses: _Clauses, line: ProofLine) -> LineTold:
    return LineTold((line.seat, line.spot), line.told, line.why, clauses.rests_on(line.source))
