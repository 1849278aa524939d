"""The dealer's own misdeal at the table: the round waits until it has been worked."""

from __future__ import annotations

from collections.abc import Callable

from trainer.dealing.own_misdeal import RESUME, OwnMisdeal
from trainer.school.one_question.screens import IncidentShown, MarkedAnswer
from trainer.school.questions.incidents import AskedIncident, act_words
from trainer.school.sitting import Sitting
from trainer.ui.incident.controller import IncidentController
from trainer.ui.table.snapshot import TableShown


class OwnMisdealWorked:
    """One misdeal of a sitting. Every act is recorded in its round before it shows."""

    def __init__(
        self, sitting: Sitting, misdeal: OwnMisdeal, show: Callable[[TableShown], None]
    ) -> None:
        self._sitting = sitting
        self._asked = AskedIncident.of(sitting.house, misdeal.incident)
        item = self._asked.shown
        assert isinstance(item, IncidentShown), "a scene is asked"
        self.controller = IncidentController(item, show, self._record, misdeal.acts)

    @property
    def last(self) -> str:
        """The last acts, in words."""
        return "\n".join(act_words(each) for each in self.controller.acts[-3:])

    def go_on(self) -> MarkedAnswer:
        """Go on with the round, or begin it anew. Says what was right."""
        self._sitting.follow(RESUME)
        return self._asked.mark(1, self.controller.acts, 0)

    def _record(self, act: str | None) -> None:
        if act is None:
            self._sitting.undo()
        else:
            self._sitting.follow(act)
