"""The work on the first page of the workshop: drafts offered, begun, opened and taken in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct

from trainer.dealing.house import House
from trainer.errors import InputError
from trainer.game.rules import HouseRules
from trainer.library.archive import ENDING
from trainer.library.blank_house import blank_files
from trainer.library.documents.document_file import OPENED, document_text
from trainer.library.documents.extracted_text import readable
from trainer.library.draft import Draft, aside
from trainer.library.house import RULES_FILE
from trainer.library.houses import HouseShelf
from trainer.library.sentences import sentences
from trainer.library.workshop_file import WORKSHOP_FILE
from trainer.school.words.figure_words import exact_per_cent
from trainer.school.workshop.advice import edges
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.house_similarity import Nearest, nearest
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.felt_picture import bare_felt
from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.page_stack import PageName
from trainer.ui.workshop.house_cards import FROM_NOTHING, HouseToCopy
from trainer.ui.workshop.start_page import DraftOffered, WorkshopStartPage
from trainer.wording import phrase, say, say_list, say_phrase

WORKSHOP_START: PageName[WorkshopStartPage] = PageName(routes.WORKSHOP_START)
NOT_DONE = phrase("That could not be done")


class StartWork:
    """``opened`` is told the draft that is worked on from now on, its first tab, and the text of
    its document if one was given with a new house."""

    def __init__(
        self,
        app: Application,
        shelf: Callable[[], HouseShelf],
        opened: Callable[[Draft, WorkshopTab, str], None],
        ask_file: Callable[[str], str],
    ) -> None:
        self._app, self._shelf, self._opened, self._ask_file = app, shelf, opened, ask_file

    @property
    def _workshop(self) -> Workshop:
        return Workshop(self._app.home, self._shelf())

    @property
    def page(self) -> WorkshopStartPage:
        return self._app.window.pages.page(WORKSHOP_START)

    def show(self) -> None:
        """Offer the drafts and houses of this machine."""
        self.page.present(self._offered(), self._app.settings.last_house)
        self._show_edges()

    def _offered(self) -> list[DraftOffered]:
        at, shelf, found = self._workshop, self._shelf(), []
        for draft in at.drafts:
            try:
                of = str(draft.at(WORKSHOP_FILE, ("copied_from",)) or "")
                title = str(draft.at(RULES_FILE, ("title",)) or draft.id)
            except InputError:
                found.append(DraftOffered(draft.id, draft.id, say("The draft's files are faulty")))
                continue
            found.append(DraftOffered(draft.id, title, copied_words(of, shelf)))
        drafted = {each.id for each in found}
        found += [
            DraftOffered(name, shelf[name].rules.title, say("Published here"))
            for name in at.own_houses
            if name in shelf and name not in drafted
        ]
        found += [
            DraftOffered(name, shelf[name].rules.title, say("Withdrawn"))
            for name in shelf.withdrawn
            if name in shelf and name not in drafted
        ]
        return found

    def _begin(self, of: str, name: str, title: str, cite: str, currency: str) -> None:
        of = "" if of == FROM_NOTHING else of
        try:
            draft = self._workshop.begin(of, name, title or name, cite, currency)
        except InputError as error:
            self.page.refuse([each.message for each in error.problems])
            return
        text = self.page.document.text
        self.page.clear()
        self._opened(draft, WorkshopTab.RULES if of else WorkshopTab.HOUSE, text)

    def _show_edges(self) -> None:
        """The edges of all houses, once they are known."""
        # Beside the window: they take some half a second.
        shelf = self._shelf()
        rules = {name: shelf[name].rules for name in shelf}
        self._app.background.run(
            lambda: {name: _edges_in_words(each) for name, each in rules.items()},
            self.page.show_edges, owner=self.page,
        )  # fmt: skip

    def _open_document(self) -> None:
        name = self._ask_file(OPENED)
        if name:
            self._give_document(lambda: document_text(Path(name)), Path(name).name)

    def _give_document(self, read: Callable[[], str], name: str = "") -> None:
        """The new house's document is known before the house is; the nearest house is chosen."""
        start, shelf = self.page, self._shelf()
        rules = {each: shelf[each].rules for each in shelf}
        start.busy(busy=True)

        def found(given: _Given) -> None:
            start.busy(busy=False)
            start.document.show_text(given.text, name, given.sentences)
            start.document.show_found(given.nearest.found)
            start.of.show_shared(given.nearest.of, given.nearest.house)
            start.name.take_keyboard()

        def failed(error: InputError) -> None:
            start.busy(busy=False)
            self._app.tell(say("The document was not read"), error.problems)

        # Beside the window: to read a long document takes seconds.
        self._app.background.run(
            lambda: _given(read(), rules), found, failed=failed, owner=start, lane="workshop.read"
        )

    def _go_on(self, name: str) -> None:
        with self._app.told(say_phrase(NOT_DONE)):
            self._opened(self._workshop.reopen(name), WorkshopTab.RULES, "")

    def _take_in(self) -> None:
        name = self._ask_file(f"*{ENDING}")
        if name:
            with self._app.told(say("The house was not taken in")):
                self._opened(self._workshop.take_in(Path(name)), WorkshopTab.RULES, "")

    def build(self) -> WorkshopStartPage:
        """The page, which does here what is asked of it."""
        shelf = self._shelf()
        page = WorkshopStartPage([*(_to_copy(shelf[name]) for name in shelf), _blank()])
        page.document.given.connect(lambda text: self._give_document(lambda: text))
        page.document.file_asked.connect(self._open_document)
        page.begun.connect(self._begin)
        page.opened.connect(self._go_on)
        page.file_asked.connect(self._take_in)
        page.left.connect(lambda: self._app.turn_to("houses"))
        return page


class _Given(Struct, frozen=True):
    """A document's text, the number of its sentences, and the house nearest to it."""

    text: str
    sentences: int
    nearest: Nearest


def _given(text: str, rules: Mapping[str, HouseRules]) -> _Given:
    """The document as it is used. Raises InputError where it is none of one game."""
    text = readable(text)
    return _Given(text, len(sentences(text, "")), nearest(text, rules))


def copied_words(of: str, shelf: HouseShelf) -> str:
    """The house that the draft is a copy of."""
    if not of:
        return say("Draft, from scratch")
    title = shelf[of].rules.title if of in shelf else of
    return say("Draft, copy of {house}", house=title)


def _to_copy(house: House) -> HouseToCopy:
    rules = house.rules
    offered = HouseOffered(
        house.id, house.title, rules.about, rules.felt.colours, places=rules.places
    )
    return HouseToCopy(offered, say_list([*rules.spots.values()], ""), bare_felt(house))


def _blank() -> HouseToCopy:
    """The card of a house that is begun from nothing."""
    texts = blank_files("new", "Three Card Poker", "NEW", "$")
    with aside("new", {file: text.encode() for file, text in texts.items()}) as draft:
        house = draft.house()
    says = say("No rule is taken over. You say each one, and cite it.")
    offered = HouseOffered(FROM_NOTHING, say("From scratch"), says, house.rules.felt.colours)
    return HouseToCopy(offered, "", bare_felt(house))


def _edges_in_words(rules: HouseRules) -> str:
    """``Ante 3.37%, Pair Plus 2.70%``."""
    # No line breaks between a wager and its edge.
    names = ((rules.spot_name(each.wager), each) for each in edges(rules))
    words = [
        f"{name} {exact_per_cent(each.share, 2)}".replace(" ", "\u00a0") for name, each in names
    ]
    return say("Edge: {edges}", edges=say_list(words, ""))
