"""The work on publishing a draft: it is looked over beside the window, then handed to others."""

from __future__ import annotations

from pathlib import Path

from trainer.errors import InputError
from trainer.library.archive import ENDING
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.workshop_file import WORKSHOP_FILE
from trainer.school.house_book.school_houses import hand_in
from trainer.school.words.figure_words import bytes_words
from trainer.school.workshop import drafts
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.foreign_clauses import read_as_copied
from trainer.school.workshop.publishing import Publishing, publishing
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.workshop.open_draft import OpenDraft
from trainer.ui.workshop.publish_view import PublishView
from trainer.wording import say


class PublishWork:
    """Looks over a draft, and publishes it, hands it in, hands it on or throws it away."""

    def __init__(self, app: Application, draft: OpenDraft) -> None:
        self._app, self._open = app, draft
        self._asked, self._proposed = 0, ""

    def connect(self, view: PublishView) -> None:
        """The view does what it is pressed for."""
        view.published.connect(self._publish)
        view.handed_on.connect(self._hand_on)
        view.thrown_away.connect(self._throw_away)
        view.silent.connect(self._read_as_copied)
        view.editions_asked.connect(self._see_editions)

    def show(self, draft: Draft) -> None:
        """Show whether the draft can be published. Only the last of what is asked for is
        answered."""
        # To look over all files and ask the school takes up to a second.
        view = self._open.page.publish
        view.present_search()
        self._asked += 1
        number, people, shelf = self._asked, self._app.people, self._open.shelf
        registry = people.registry if people.joined is not None else None

        def found(known: Publishing) -> None:
            if number == self._asked:
                self._proposed = known.proposed
                self._open.page.publish.present(
                    known, f"{draft.id}{ENDING}", bytes_words(known.bytes_)
                )

        def refuse(error: InputError) -> None:
            if number == self._asked:
                self._app.tell(say("The draft's files are faulty"), error.problems)

        files = draft.files  # the draft may be changed meanwhile
        self._app.background.run(
            lambda: publishing(draft.id, files, shelf, registry), found,
            failed=refuse, owner=view,
        )  # fmt: skip

    def _publish(self) -> None:
        draft = self._open.draft
        assert draft is not None
        if not self._is_renumbered(draft):
            return
        if self._at_school:
            self._hand_in(draft)
            return
        with self._app.told(say("The house was not published")):
            Workshop(self._app.home, self._open.shelf).publish(draft)
            self._app.read_anew(draft.id)

    def _is_renumbered(self, draft: Draft) -> bool:
        """True once the draft has the edition that was proposed, if one was."""
        edition, self._proposed = self._proposed, ""
        if edition:
            self._open.change(lambda draft: draft.put(RULES_FILE, ("edition",), edition))
        return edition in ("", draft.at(RULES_FILE, ("edition",)))

    @property
    def _at_school(self) -> bool:
        """True if the houses of this machine are those of a school: somebody else publishes."""
        return self._app.people.joined is not None

    def _hand_in(self, draft: Draft) -> None:
        people = self._app.people
        with self._app.told(say("The house was not handed in")):
            drafts.must_be_ready(draft)
            hand_in(people.registry, people.account, draft.folder, draft.placards)
            self.show(draft)

    def _read_as_copied(self) -> None:
        """The rules that the document does not give are the school's readings."""
        assert self._open.draft is not None
        of = str(self._open.draft.at(WORKSHOP_FILE, ("copied_from",)) or "")
        title = self._open.shelf[of].rules.title if of in self._open.shelf else of
        self._open.change(lambda draft: read_as_copied(draft, title))

    def _hand_on(self) -> None:
        draft = self._open.draft
        assert draft is not None
        name = self._open.ask_save(draft.id)
        if not name:
            return
        with self._app.told(say("The file was not written")):
            Workshop(self._app.home, self._open.shelf).hand_on(draft, Path(name))

    def _see_editions(self) -> None:
        """The house's book, where editions are compared, withdrawn and restored."""
        practice = self._app.practice
        if self._open.draft is not None and practice is not None:
            self._app.turn_to("houses")
            self._app.pages.houses.present(practice.books, self._open.draft.id)

    def _throw_away(self) -> None:
        if self._open.draft is not None and self._open.ask_away():
            with self._app.told(say("The draft was not discarded")):
                Workshop(self._app.home, self._open.shelf).throw_away(self._open.draft)
                self._open.draft = None
                self._app.turn_to(routes.WORKSHOP_START)
