"""The work on a draft's document: it is read, and its sentences are tied to rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from trainer.dealing.house import House
from trainer.errors import InputError
from trainer.library.archive import DOCUMENT
from trainer.library.documents.document_file import OPENED, document_text
from trainer.library.documents.extracted_text import readable
from trainer.library.draft import Draft, ties
from trainer.library.sentences import sentences
from trainer.marking.words import paragraph
from trainer.school.workshop import drafts, section_sources
from trainer.school.workshop.form_pieces import Section
from trainer.school.workshop.rule_sentences import to_be_read
from trainer.school.workshop.sentence_rules import rules_by_clause
from trainer.ui.application import Application
from trainer.ui.workshop.document_card import DocumentCard
from trainer.ui.workshop.open_draft import OpenDraft
from trainer.ui.workshop.sentence_tag import SentenceShown, Tie
from trainer.wording import say


class DocumentWork:
    """Reads the document into the draft, and cites its sentences."""

    def __init__(self, app: Application, draft: OpenDraft) -> None:
        self._app, self._open = app, draft

    def connect(self, card: DocumentCard) -> None:
        """The card does what it is pressed for."""
        card.cited.connect(self._cite)
        card.cited_too.connect(partial(self._cite, by=section_sources.cite_second))
        card.no_rule.connect(
            lambda clause: self._open.change(lambda draft: drafts.mark_no_rule(draft, clause))
        )
        card.no_place.connect(
            lambda clause: self._open.change(lambda draft: drafts.mark_no_place(draft, clause))
        )
        card.opened.connect(self._read_file)
        card.pasted.connect(lambda: self.put(QGuiApplication.clipboard().text()))

    def show(self, draft: Draft, house: House) -> None:
        text, cite = draft.text(DOCUMENT), draft.cite
        tied = ties(draft)
        rules = rules_by_clause(draft, house.rules) if text else {}
        doubtful = to_be_read(text, cite)
        shown = []
        for each in sentences(text, cite):
            tie = Tie.OPEN
            if each.clause in tied.readings:
                tie = Tie.READING
            elif each.clause in tied.cited:
                tie = Tie.RULE
            elif each.clause in tied.no_rule:
                tie = Tie.NO_RULE
            elif each.clause in tied.no_place:
                tie = Tie.NO_PLACE
            rule = rules.get(each.clause, "") if tie is Tie.RULE else ""
            if tie is Tie.OPEN and each.clause in doubtful:
                rule = say("read it yourself")
            number = each.clause.removeprefix(f"{cite} ")
            shown.append(SentenceShown(each.clause, number, each.says, tie, rule))
        self._open.page.document.present(shown)
        self._open.page.sentences.tell(str(len(tied.open_sentences)))

    def _cite(
        self, clause: str, by: Callable[[Draft, Section, str], None] = section_sources.cite
    ) -> None:
        section, draft = self._open.page.form.section, self._open.draft
        if section is None or not section.cites or draft is None:
            self._open.page.form.refuse([say("Open the rule that the sentence is about first.")])
            return
        self._open.change(lambda draft: by(draft, section, clause))
        now = self._open.page.form.section
        if now is not None and now.tied and not section.tied:
            self._open.go_on()
            return
        replaced = now is not None and section.clause != now.clause == clause
        if replaced and section.clause in draft.clauses:
            told = say("This sentence takes the place of {clause}.", clause=section.clause)
            both = say("To keep both, undo it and press Cite too.")
            self._open.page.form.notice.tell([f"{section.title}: {paragraph(told, both)}"])

    def _read_file(self) -> None:
        """A long document takes seconds: it is read beside the window."""
        name, draft, card = self._open.ask_file(OPENED), self._open.draft, self._open.page.document
        if not name:
            return
        card.busy(busy=True)

        def read(text: str) -> None:
            card.busy(busy=False)
            if self._open.draft is draft:
                self.put(text)

        def failed(error: InputError) -> None:
            card.busy(busy=False)
            self._app.tell(say("The document was not read"), error.problems)

        self._app.background.run(
            lambda: readable(document_text(Path(name))), read,
            failed=failed, owner=card, lane="workshop.read",
        )  # fmt: skip

    def put(self, text: str) -> None:
        """That is the house's document from now on."""
        self._open.change(lambda draft: drafts.put_document(draft, text))
