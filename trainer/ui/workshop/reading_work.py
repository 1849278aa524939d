"""A reading that is being made: the sentence, and the same house by the other answer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from trainer.library.draft import Draft, put_aside
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.marking.words import capital
from trainer.school.workshop import forms
from trainer.school.workshop.answer_words import answers_told
from trainer.school.workshop.form_pieces import Section
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.readings import AnswerWritten, ReadingWritten
from trainer.wording import say

_LISTS = {RULES_FILE: ("bets",), PROCEDURE_FILE: ("order", "seat_order", "wager_order")}
"""What a section may take an entry out of: its own number then names another one."""


class ReadingWork:
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
