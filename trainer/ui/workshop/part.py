"""The workshop's part: what its pages ask for is done to a draft, and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from trainer.dealing.house import House
from trainer.dealing.procedure import StepKind
from trainer.drills.irregularities.irregular import incident, may_happen
from trainer.errors import HouseFileError, InputError, Problem
from trainer.game.pay import Combination
from trainer.library.archive import DOCUMENT, ENDING
from trainer.library.cases import load_cases
from trainer.library.draft import Draft
from trainer.library.house import CASES_FILE, PROCEDURE_FILE, RULES_FILE, own_print
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.houses import HouseShelf
from trainer.library.presets import Preset
from trainer.library.readings_file import ReadingQuestion
from trainer.library.workshop_file import UNRULED, WORKSHOP_FILE
from trainer.marking.belief_words import belief_words
from trainer.marking.words import paragraph
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.rulings import ruling_words
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.one_question.item import with_suits
from trainer.school.workshop import draft_proof, drafts, forms, pay_table_forms
from trainer.school.workshop.draft_proof import Settled
from trainer.school.workshop.drafts import Workshop, left_open_aside
from trainer.school.workshop.early_steps import EarlyStepMark, early_step_marks
from trainer.school.workshop.form_pieces import Choice, Line, PaidRow, PaidTable, Section
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.likely_sentences import likely_sentence
from trainer.school.workshop.proof import ProofRound
from trainer.school.workshop.rule_links import RuleLink, link_to
from trainer.school.workshop.ruling_forms import event_of
from trainer.school.workshop.rulings import rulings_of
from trainer.school.workshop.wager_set import ORDERED, unsaid
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.felt_picture import bare_felt
from trainer.ui.kit.form_dialog import KeepAsked
from trainer.ui.kit.touch_controls import for_fingers
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.printing.file_dialogs import ask_open, ask_save
from trainer.ui.workshop.document_work import DocumentWork
from trainer.ui.workshop.proof_work import ProofWork
from trainer.ui.workshop.publish_work import PublishWork
from trainer.ui.workshop.reading_work import ReadingWork, changes_shown, edges_shown
from trainer.ui.workshop.side_cards import ChangeShown
from trainer.ui.workshop.start_page import WorkshopStartPage
from trainer.ui.workshop.start_work import NOT_DONE, WORKSHOP_START, StartWork, copied_words
from trainer.ui.workshop.steps_shown import steps_shown
from trainer.ui.workshop.trial_work import TrialWork
from trainer.ui.workshop.work_page import WorkshopPage
from trainer.wording import Phrase, language, phrase, say, say_list, say_phrase, speak_of

T = TypeVar("T")
WORKSHOP: PageName[WorkshopPage] = PageName(routes.WORKSHOP)


class WorkshopPart:
    """Knows the draft that is worked on. The dialogs can be put in the place of others."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.draft: Draft | None = None
        self._proof = ProofWork(
            app, lambda: self.page.proof, lead=self._lead, changed=self._confirmed,
            listed=self._show_left,
        )  # fmt: skip
        self._publishing = PublishWork(app, self)
        self.documents = DocumentWork(app, self)
        self._readings = ReadingWork(app, self)
        self._seen: dict[str, bytes] = {}
        self._places: dict[int, RuleLink] = {}
        self._told: Mapping[StepKind, EarlyStepMark] = {}
        self._settled: tuple[dict[str, bytes], int] | None = None
        self._left: tuple[dict[str, bytes], Mapping[WorkshopTab, int]] | None = None
        self._copied: tuple[tuple[str, str, str], HouseBook] | None = None
        self._trials = TrialWork(app, lambda: self.shelf)
        self._start = StartWork(
            app, lambda: self.shelf, self._begin, lambda pattern: self.ask_file(pattern)
        )
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_save: Callable[[str], str] = self._ask_save
        self.ask_away: Callable[[], bool] = self._ask_away
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (made_by(WORKSHOP_START, self._start.build), made_by(WORKSHOP, self._build_work))
        )

    @property
    def rounds(self) -> tuple[ProofRound, ...]:
        """The rounds of the proof that are left to confirm, those of readings not among them."""
        return self._proof.left

    @property
    def readings(self) -> tuple[ReadingQuestion, ...]:
        """The readings whose round is left to confirm."""
        return self._proof.readings_left

    @property
    def trials(self) -> tuple[Application, ...]:
        """The windows in which a round of a draft is tried."""
        return self._trials.windows

    @property
    def shelf(self) -> HouseShelf:
        practice = self._app.practice
        assert practice is not None, "the workshop is opened from the houses"
        return practice.curriculum.shelf

    @property
    def workshop(self) -> Workshop:
        return Workshop(self._app.home, self.shelf)

    @property
    def start(self) -> WorkshopStartPage:
        return self._start.page

    @property
    def page(self) -> WorkshopPage:
        return self._app.window.pages.page(WORKSHOP)

    def open(self, page: str) -> None:
        if page == WORKSHOP and self.draft is not None:
            self.show()
        elif page == WORKSHOP_START:
            self._start.show()

    def forget(self) -> None:
        """Whoever worked here is gone."""
        if self.draft is not None:
            self._readings.end()
        self.draft = None

    def _begin(self, draft: Draft, tab: WorkshopTab, document: str) -> None:
        """That is the draft from now on, shown at that tab; its document, if one is given."""
        self.draft, self._left, self._places = draft, None, {}
        self._readings.end()
        self.page.form.fold()
        self.page.show_tab(tab)
        self._app.turn_to(WORKSHOP)
        self.page.tabs.focus_chosen()  # Qt would hand the keyboard to the way back
        if document:
            self.documents.put(document)

    # ------------------------------------------------------------------ shown

    def show(self) -> None:
        draft, page = self.draft, self.page
        assert draft is not None
        try:
            house = draft.house()
            rulings_of(draft)
            draft.text(DOCUMENT)
        except InputError as error:
            self._app.tell(say("The draft's files are faulty"), error.problems)
            return
        speak_of(house.rules.spoken)
        of = str(draft.at(WORKSHOP_FILE, ("copied_from",)) or "")
        there = self.shelf[of].rules.title if of in self.shelf else ""
        page.name(house.rules.title, copied_words(of, self.shelf))
        self.documents.show(draft, house)
        match page.tab:
            case _ if self._readings.draft is not None:
                self._readings.show(house)
            case WorkshopTab.PROOF:
                self._proof.show(draft, self._other(of))
            case WorkshopTab.PUBLISH:
                self._publishing.show(draft)
            case tab:
                if tab is WorkshopTab.PROCEDURE:
                    self._show_round(draft, house)
                page.form.present(forms.sections(draft, tab), drafts.open_questions(draft))
                if tab is WorkshopTab.IRREGULARITIES:
                    self._show_event(house)
                elif tab is not WorkshopTab.PROCEDURE:
                    page.side.show_felt(bare_felt(house))
                    shown = edges_shown(house, self._other(of), said=not unsaid(draft))
                    page.side.show_edges(shown, there)
                page.side.show_changes(self._changes(draft, of), there)
        self._settle(draft)

    def _show_round(self, draft: Draft, house: House) -> None:
        section = self.page.form.section
        chosen = "" if section is None else section.of or section.key
        self.page.timeline.present(steps_shown(draft, house), chosen)
        files = draft.files
        self._show_told()

        def found(told: Mapping[StepKind, EarlyStepMark]) -> None:
            if self.draft is draft and draft.files == files:
                self._told = told
                self._show_told()

        def marks() -> Mapping[StepKind, EarlyStepMark]:
            cases = load_cases(draft.folder) if CASES_FILE in files else ()
            return early_step_marks(house, cases)

        self._app.background.run(
            marks, found,
            failed=lambda _: found({}), owner=self.page, lane="workshop.told",
        )  # fmt: skip

    def _show_event(self, house: House) -> None:
        """The open irregularity as a drill deals it."""
        section, card = self.page.form.section, self.page.side.told
        name = event_of(self._worked_on, section.cites) if section is not None else ""
        ruled = house.irregularities
        if section is None or ruled is None or not name or not may_happen(house, ruled.named(name)):
            card.clear_event()
            return
        line, seen = ruled.named(name), incident(house, ruled, 1, name)
        wrong = say_list([belief_words(each) for each in line.beliefs.values()][:1], "")
        told = "\n".join(map(with_suits, seen.told))
        right = say("not said yet") if line.source.reading == UNRULED else ruling_words(line)
        card.tell_event(told, right, wrong, section.clause)

    def _show_told(self) -> None:
        """The mark of the chosen step, as far as it is known."""
        if self.page.tab is WorkshopTab.IRREGULARITIES:
            self._show_event(self._worked_on.house())
            return
        section, card = self.page.form.section, self.page.side.told
        key = "" if section is None else section.of or section.key
        kind = next((each for each in StepKind if key == f"step.{each}"), None)
        step = next((each for each in self.page.timeline.steps if each.key == key), None)
        if kind is None or step is None:
            card.clear()
            return
        told = self._told.get(kind)
        if told is None:
            card.tell(step.words, "", "", reading=False)
        else:
            card.tell(step.words, told.why, told.clause, reading=told.reading)

    def _other(self, of: str) -> House | None:
        return self.shelf.get(of)

    def _changes(self, draft: Draft, of: str) -> list[ChangeShown]:
        if of not in self.shelf:
            return []
        both = HouseShelf(self.shelf.own(of)[0].parent, draft.folder.parent)
        key = of, own_print(*both.own(of)), language()
        if self._copied is None or self._copied[0] != key:
            self._copied = key, Bookshelf(both, {}).book(of)
        return changes_shown(self._copied[1], Bookshelf(both, {}).book(draft.id))

    # ---------------------------------------------------------------- changed

    def change(self, change: Callable[[Draft], object], field: str = "") -> None:
        """Make that change, in that field or by a button; one after which the house cannot be dealt
        is taken back and told."""
        draft = self._worked_on
        place = self._place_of(field)
        self.page.form.clear()
        if draft is self.draft and draft.files != self._seen:
            told = say("Another window changed this house. Look at it, then change it again.")
            self.page.form.refuse([told])
            self.show()
            return
        try:
            before = draft.changes
            with draft.together():
                change(draft)
                _must_be_dealt(draft)
            self.remember(draft, before, place)
        except ValueError as error:
            self.page.form.refuse([str(error)])
        except InputError as error:
            self.page.form.refuse([each.message for each in error.problems])
        except OSError as error:
            self.page.form.refuse([self._app.unwritten(error)])
        except KeyError as error:
            self.page.form.refuse([str(error)])
        self.show()

    def _place_of(self, field: str = "") -> RuleLink:
        """The part in sight, and the section that is open there, with that field."""
        section, tab = self.page.form.section, self.page.tab
        if section is None or tab in (WorkshopTab.PROOF, WorkshopTab.PUBLISH):
            return RuleLink(tab)
        return RuleLink(tab, section.key, field)

    def remember(self, draft: Draft, before: int, place: RuleLink | None = None) -> None:
        """The change that follows so many others was made there, or where the page is open."""
        if draft is self.draft and draft.changes > before:
            kept = {at: each for at, each in self._places.items() if at <= before}
            self._places = kept | {draft.changes: place or self._place_of()}

    @property
    def _worked_on(self) -> Draft:
        """The draft that the forms change: by the other answer, while a reading is made."""
        assert self.draft is not None
        made = self._readings.draft
        return made.other if made is not None else self.draft

    def _count(self, draft: Draft) -> None:
        """Count the questions left in each part, in a thread beside the window."""
        files = draft.files
        if self._left is not None and self._left[0] == files:
            self._show_left()
            return

        def found(left: Mapping[WorkshopTab, int]) -> None:
            if self.draft is draft and draft.files == files:
                self._left = files, left
                self._show_left()

        self._app.background.run(
            lambda: left_open_aside(draft.id, files), found,
            failed=lambda _: None, owner=self.page, lane="workshop.count",
        )  # fmt: skip

    def _show_left(self) -> None:
        """Each part has its count; the proof that of its list, which has rounds besides those that
        wait, once they are found."""
        if self._left is not None and self.draft is not None:
            listed = self._proof.left_of(self._worked_on)
            proof = {} if listed is None else {WorkshopTab.PROOF: listed}
            self.page.count_open({**self._left[1], **proof})

    def _settle(self, draft: Draft) -> None:
        """Rounds and questions follow the rules, beside the window: that takes up to half a second.
        Then what is left is counted. A draft in which nothing was changed stays as it is."""
        files = self._seen = draft.files
        follow = draft.can_undo or draft.can_redo or not draft.is_followed
        if self._settled is not None and self._settled[0] == files:
            self.page.rules.tell(str(self._settled[1]))
            self._count(draft)
            return

        def settled(found: Settled) -> None:
            if self.draft is draft and draft.files == files:
                with self._app.told(say_phrase(NOT_DONE)):
                    draft.amend(found.texts)
                self._settled = draft.files, len(found.unproved)
                self.page.form.notice.tell([paragraph(*found.losses)])
                self.page.rules.tell(str(len(found.unproved)))
                if found.texts:
                    self.show()
                else:
                    self._count(draft)

        def failed(error: InputError) -> None:
            if self.draft is draft and draft.files == files:
                self.page.form.refuse(
                    [say_phrase(_TAKEN_BACK), *(it.message for it in error.problems)]
                )
                if draft.can_undo:
                    draft.undo()
                    self.show()

        self._app.background.run(
            lambda: draft_proof.settled_aside(draft.id, files, follow=follow),
            settled, failed=failed, owner=self.page, lane="workshop.settle",
        )  # fmt: skip

    def _written(self, piece: Line | Choice, value: str) -> None:
        form = self.page.form
        before, section = form.keys, form.section
        self.change(lambda draft: forms.put_field(draft, piece, value), piece.key)
        if form.trouble.text():
            return
        new = [key for key in form.keys if key not in before]
        gone = len(form.keys) < len(before)
        adds = isinstance(piece, Choice) and not piece.value
        if adds and new:
            form.go_to(new[0])
        elif adds and piece.place == ORDERED:
            last = len(self._worked_on.at(PROCEDURE_FILE, ORDERED)) - 1
            self._lead(link_to(self._worked_on, PROCEDURE_FILE, (*ORDERED, last)))
        elif piece.file == IRREGULARITIES_FILE and gone:
            form.go_to(piece.key.partition(".")[0])
        elif gone and section is not None:
            form.close_unless(section.title)

    def _row_written(self, paid: PaidRow, text: str) -> None:
        self.change(lambda draft: pay_table_forms.put_pays(draft, paid, text), _name_of(paid))

    def _row_removed(self, paid: PaidRow) -> None:
        self.change(lambda draft: pay_table_forms.remove_row(draft, paid), _name_of(paid))

    def _row_added(self, table: PaidTable, hand: Combination) -> None:
        self.change(lambda draft: pay_table_forms.add_row(draft, table, hand))
        self.page.form.go_to(table.key, ".".join((*map(str, table.place), hand.value)))

    def _preset(self, table: PaidTable, preset: Preset) -> None:
        section = self.page.form.section
        self.change(lambda draft: pay_table_forms.put_preset(draft, table, preset, section))

    def _undo(self) -> None:
        if self.draft is not None:
            draft = self._worked_on
            place = self._places.get(draft.changes)
            self._step(draft.undo, place, phrase("Undone: {what}"))

    def _redo(self) -> None:
        if self.draft is not None:
            draft = self._worked_on
            place = self._places.get(draft.changes + 1)
            self._step(draft.redo, place, phrase("Redone: {what}"))

    def _step(self, step: Callable[[], None], place: RuleLink | None, words: Phrase) -> None:
        """Undo or redo, and show where that change was made."""
        form, before = self.page.form, self._worked_on.changes
        form.clear()
        done = False
        with self._app.told(say_phrase(NOT_DONE)):
            step()
            done = True
        done = done and self._worked_on.changes != before
        if not done or place is None or self._readings.draft is not None:
            self.show()
            return
        opened = form.section.key if form.section is not None else ""
        if place.tab is not self.page.tab or place.section != opened:
            self._lead(place)
        else:
            self.show()
            if place.section:
                form.go_to(place.section, place.field)
        section = form.section if place.section else None
        what = section.title if section is not None else place.round_ or place.tab.words
        form.notice.tell([say_phrase(words, what=what)])

    def _turned(self, tab: object) -> None:
        assert isinstance(tab, WorkshopTab)
        reading = self._readings.draft
        if reading is not None and not self.page.form.reading.may_end():
            self.page.tabs.show_chosen(reading.tab)
            return
        if tab is WorkshopTab.PROOF and self._leads_to_unsaid():
            return
        self._readings.end()
        self.page.form.fold()
        self.page.form.notice.clear()
        self.page.show_tab(tab)
        self.show()

    def go_on(self, *, shows_document: bool = False) -> None:
        """The next rule that no sentence gives is open, in this part or in the first that has one;
        the keyboard is in the document, if it is in sight or shall be: Enter cites there."""
        form, draft = self.page.form, self._worked_on
        if self._readings.draft is not None:
            return
        key = form.next_open
        for tab in () if key else WorkshopTab:
            found = (each.key for each in forms.sections(draft, tab) if not each.tied)
            if key := next(found, ""):
                self._turned(tab)
                break
        form.choose(key)
        if draft.clauses and (shows_document or self.page.document.isVisible()):
            self.page.show_sentence()

    def _leads_to_unsaid(self) -> bool:
        """True if rules are not said yet: no round is dealt by them. The first one is open then."""
        draft = self.draft
        open_ = unsaid(draft) if draft is not None else ()
        if draft is not None and open_:
            words = drafts.unsaid_words(len(open_)), say("Until then no round is dealt.")
            self._lead(link_to(draft, RULES_FILE, open_[0]), paragraph(*words))
        return bool(open_)

    # ------------------------------------------------------------------ proof

    def _confirmed(self, name: str) -> None:
        """Fewer rules may be without a round than before, or more."""
        draft, place = self._worked_on, RuleLink(WorkshopTab.PROOF, round_=name)
        self.remember(draft, draft.changes - 1, place)
        self._show_left()
        self._settle(self._worked_on)

    def _lead(self, link: RuleLink, told: str = "") -> None:
        """To that place in the workshop, where something is told."""
        page = self.page
        self._turned(link.tab)
        if link.section:
            page.form.go_to(link.section, link.field)
        if link.clause:
            page.show_sentence(link.clause)
        if link.round_:
            self._proof.choose(link.round_)
        if told:
            page.form.notice.tell([told])

    def _try(self) -> None:
        assert self.draft is not None
        if not self._leads_to_unsaid():
            self._trials.deal(self.draft)

    # ------------------------------------------------------------------ built

    def _build_work(self) -> WorkshopPage:
        page = WorkshopPage()
        form = page.form
        form.written.connect(self._written)
        form.row_written.connect(self._row_written)
        form.row_removed.connect(self._row_removed)
        form.row_added.connect(self._row_added)
        form.preset_taken.connect(self._preset)
        form.meant.connect(
            lambda question: self.change(lambda draft: drafts.answer_meant(draft, question))
        )
        form.taken.connect(lambda question: self.change(question.take))
        form.opened.connect(self._opened)
        self.documents.connect(page.document)
        self._readings.connect(page)
        self._publishing.connect(page.publish)
        self._proof.connect(page.proof)
        page.publish.led.connect(self._lead)
        page.turned.connect(self._turned)
        page.undone.connect(self._undo)
        page.redone.connect(self._redo)
        page.tried.connect(self._try)
        page.went_on.connect(lambda: self.go_on(shows_document=True))
        page.left.connect(self._leave)
        return page

    def _opened(self, section: Section) -> None:
        likely = "" if section.tied else likely_sentence(self._worked_on, section)
        if section.cites and not section.tied and not likely:
            self.page.document.choose_none()  # Enter would cite what the rule before rests on
        self.page.document.show_clause(likely or section.clause)
        self.page.timeline.choose(section.of or section.key)
        self._show_told()

    def _leave(self) -> None:
        if not self.page.form.reading.may_end():
            return
        self._readings.end()
        self._app.turn_to(WORKSHOP_START)

    # ---------------------------------------------------------------- dialogs

    def _ask_file(self, pattern: str) -> str:
        return ask_open(self._app.window, say("Open"), pattern)

    def _ask_save(self, name: str) -> str:
        return ask_save(self._app.window, say("Save"), name, ENDING)

    def _ask_away(self) -> bool:
        heading = say("Discard this draft?")
        told, window = say("There is no undo."), self._app.window
        asked = KeepAsked(window, "sure", "throw", heading, (told,), say("Delete it"))
        for_fingers(asked)
        return bool(asked.exec())


_TAKEN_BACK = phrase("No round can be dealt like that. The change was taken back.")


def _name_of(paid: PaidRow) -> str:
    return ".".join(map(str, paid.place))


def _must_be_dealt(draft: Draft) -> None:
    """Raises HouseFileError where no round can be dealt by the house: first in the window's
    language, then as its files are faulted, in English."""
    try:
        draft.house()
        rulings_of(draft)
    except InputError as error:
        told = Problem((), "not_dealt", say_phrase(_TAKEN_BACK))
        raise HouseFileError([told, *error.problems]) from None
