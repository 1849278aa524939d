"""The work on a reading: the same house by the other answer, and what changes in a draft."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.errors import InputError
from trainer.game.wagers import Wager
from trainer.library.draft import Draft, put_aside
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.houses import HouseShelf
from trainer.marking.words import capital
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.workshop import forms, readings
from trainer.school.workshop.advice import Edge, edges
from trainer.school.workshop.form_pieces import Section
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.reading_words import answers_told
from trainer.school.workshop.readings import AnswerWritten, ReadingWritten
from trainer.ui.application import Application
from trainer.ui.workshop.open_draft import OpenDraft
from trainer.ui.workshop.side_cards import ChangeShown, EdgeShown
from trainer.ui.workshop.start_work import NOT_DONE
from trainer.ui.workshop.work_page import WorkshopPage
from trainer.wording import say, say_phrase

# What a section may take an entry out of: its own number then names another one.
_LISTS = {RULES_FILE: ("bets",), PROCEDURE_FILE: ("order", "seat_order", "wager_order")}


class ReadingDraft:
    """Holds a copy of the draft, in which the fields of one section say the other answer.
    ``more_of`` is the id of the reading that gets one more answer, empty for a new one."""

    def __init__(
        self,
        draft: Draft,
        tab: WorkshopTab,
        section: Section,
        sentence: tuple[str, str],
        more_of: str = "",
    ) -> None:
        self.more_of = more_of
        self.draft, self.tab, self.house = draft, tab, section
        self.clause, self.sentence = sentence
        self._folder = TemporaryDirectory(prefix="dealer-school-", ignore_cleanup_errors=True)
        self.other: Draft = put_aside(Path(self._folder.name) / draft.id, draft.files)

    def close(self) -> None:
        """The copy is gone."""
        self._folder.cleanup()

    @property
    def section(self) -> Section:
        """The section by the other answer, without its citations: the reading has its own."""
        found = self._found
        if found is None:
            return replace(self.house, says=say("without this rule"), pieces=(), asked=())
        cited = (".rule", ".reading")
        pieces = tuple(each for each in found.pieces if not each.key.endswith(cited))
        return replace(found, pieces=pieces, asked=())

    @property
    def _found(self) -> Section | None:
        """The same section of the copy; None where the other answer has left it out."""
        for key in _LISTS.get(self.house.file, ()):
            if self.house.key.startswith(f"{key}.") and self._is_shorter(key):
                return None
        every = forms.sections(self.other, self.tab)
        return next((each for each in every if each.key == self.house.key), None)

    def _is_shorter(self, key: str) -> bool:
        """True if the list is shorter in the copy."""
        lists = (each.at(self.house.file, (key,)) or [] for each in (self.draft, self.other))
        here, there = map(len, lists)
        return there < here

    @property
    def answers(self) -> tuple[str, str]:
        """The house's answer and the other one in words, empty while they are the same."""
        return answers_told(self.house, self._found)

    def written(self, question: str, why: str, other_why: str) -> ReadingWritten:
        """The reading as its author wrote it."""
        house, other = self.answers
        return ReadingWritten(
            self.clause,
            self.sentence,
            question,
            AnswerWritten(capital(house or self.house.says), why),
            AnswerWritten(capital(other or self.house.says), other_why),
        )


class ReadingWork:
    """Makes a reading in its own copy of the draft, and takes one back. ``draft`` is the one that
    is being made."""

    def __init__(self, app: Application, draft: OpenDraft) -> None:
        self._app, self._open = app, draft
        self.draft: ReadingDraft | None = None

    def connect(self, page: WorkshopPage) -> None:
        """The page does what it is pressed for."""
        page.document.read.connect(self._begin)
        page.form.taken_back.connect(self._take_back)
        page.form.answer_added.connect(self._begin_answer)
        page.form.reading.made.connect(self._make)
        page.form.reading.given_up.connect(self._give_up)

    def show(self, house: House) -> None:
        """The fields of the other answer, and beside them what it changes."""
        reading, page, title = self.draft, self._open.page, house.rules.title
        assert reading is not None, "it is made"
        section = reading.section
        page.form.present((section,), open_=section.key)
        mine, theirs = reading.answers
        page.form.reading.tell(mine or reading.house.says, theirs)
        page.side.show_edges(edges_shown(reading.other.house(), house), title)
        page.side.show_changes(compared(reading.draft, reading.other), title)

    def _begin(self, clause: str) -> None:
        """The other answer is written into a copy of the draft, by the fields of the open rule."""
        draft, section = self._open.draft, self._open.page.form.section
        assert draft is not None
        self._open.page.form.clear()
        if section is None or not section.pieces:
            self._open.page.form.refuse([say("Open the rule that the sentence is about first.")])
            return
        sentence = clause, self._open.page.document.sentence(clause)
        with self._app.told(say_phrase(NOT_DONE)):
            self.draft = ReadingDraft(draft, self._open.page.tab, section, sentence)
            self._open.page.begin_reading(section.title, *sentence)
            self._open.show()

    def _begin_answer(self, id_: str) -> None:
        """One more answer to that reading, by the fields of the open rule."""
        draft, section = self._open.draft, self._open.page.form.section
        assert draft is not None
        assert section is not None, "its reading was in sight"
        question = next(each for each in section.asked if each.id == id_)
        text = question.document[0]
        self._open.page.form.clear()
        with self._app.told(say_phrase(NOT_DONE)):
            sentence = text.clause, text.words
            self.draft = ReadingDraft(draft, self._open.page.tab, section, sentence, id_)
            self._open.page.begin_reading(section.title, *sentence)
            self._open.page.form.reading.hold(
                question.words, question.answer(question.taken).because
            )
            self._open.show()

    def end(self) -> None:
        if self.draft is not None:
            self.draft.close()
            self.draft = None
        self._open.page.end_reading()

    def _give_up(self) -> None:
        self._open.page.form.clear()
        self.end()
        self._open.show()

    def _make(self) -> None:
        """A round that tells the answers apart is looked for beside the window: that takes up to
        two seconds."""
        draft, reading, form = self._open.draft, self.draft, self._open.page.form.reading
        assert draft is not None
        if reading is None:
            return
        texts = (each.text() for each in (form.question, form.house_why, form.other_why))
        files, other, written = draft.files, reading.other.files, reading.written(*texts)
        self._open.page.form.clear()
        form.busy(busy=True)

        def made(texts: dict[str, str]) -> None:
            if self.draft is reading and draft.files == files:
                before = draft.changes
                with self._app.told(say_phrase(NOT_DONE)), draft.together():
                    for file, text in texts.items():
                        draft.write(file, text)
                self._open.remember(draft, before)
                self._give_up()
                told = say("The reading is made. Confirm its round under Proof.")
                self._open.page.form.notice.tell([told])

        def failed(error: InputError) -> None:
            if self.draft is reading:
                form.busy(busy=False)
                self._open.page.form.refuse([each.message for each in error.problems])

        self._app.background.run(
            lambda: readings.made_aside(draft.id, files, other, written, reading.more_of),
            made, failed=failed, owner=self._open.page,
        )  # fmt: skip

    def _take_back(self, id_: str) -> None:
        self._open.change(lambda draft: readings.take_back(draft, id_))
        told = say("The reading is taken back. Its rule stays as it is.")
        self._open.page.form.notice.tell([told])


def compared(one: Draft, other: Draft) -> list[ChangeShown]:
    """The changes from the one to the other, which is the same house by another answer."""
    books = (Bookshelf(HouseShelf(each.folder.parent), {}).book(each.id) for each in (one, other))
    return changes_shown(*books)


def changes_shown(one: HouseBook, other: HouseBook) -> list[ChangeShown]:
    """The lines in which the other house differs from the one, with what each says: in the words of
    the other."""
    return [
        ChangeShown(line.what, line.other.says, line.one.says)
        for group in compare(other, one).groups
        for line in group.named_differences
    ]


def edges_shown(house: House, other: House | None, *, said: bool = True) -> list[EdgeShown]:
    """The edges, each beside that of the other house; none while rules are not ``said`` yet."""
    if not said:
        wagers = (each for each in house.rules.spots.items() if each[0] is not Wager.PLAY)
        return [EdgeShown(spot, say("not said yet"), "–", "") for _, spot in wagers]
    there = {each.wager: each for each in edges(other.rules)} if other is not None else {}
    return [_edge_shown(house, each, there.get(each.wager)) for each in edges(house.rules)]


def _edge_shown(house: House, here: Edge, there: Edge | None) -> EdgeShown:
    name = house.rules.spot_name(here.wager)
    return EdgeShown(name, here.of, here.words, there.words if there is not None else "–")
