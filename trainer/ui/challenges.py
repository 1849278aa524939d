"""The page of challenges: rounds by a code are dealt, rungs are climbed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from trainer.school.curriculum import NothingToDeal
from trainer.school.pages.challenges import (
    NAME,
    AskCode,
    ChallengesRoute,
    ClimbRung,
    CopyCode,
    DealShared,
    MakeCode,
    load_challenges,
    tell_challenges,
)
from trainer.school.pages.log_pages import OpenRound
from trainer.school.rounds.shared_round import BadRoundCode, RoundCode, fresh_code, shared_round
from trainer.ui.application import Application
from trainer.ui.document.part import OWN_RECORDS, DocumentPart, PageSpec
from trainer.ui.kit.clipboard import copy
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.widgets import Button, column, label, row, text_line, wrapped
from trainer.ui.runtime.faults import FaultTold
from trainer.wording import phrase, say


class Challenges(DocumentPart):
    """Shows the challenges, and begins them."""

    unreadable = OWN_RECORDS

    def __init__(self, app: Application) -> None:
        spec = PageSpec(
            phrase("Challenges"),
            (ChallengesRoute,),
            lambda: ChallengesRoute(app.settings.last_house),
            lambda practice, at: load_challenges(practice, at, app.now()),
            tell_challenges,
        )
        self._at = app
        super().__init__(
            app,
            {NAME: spec},
            lambda: app.practice,
            {
                DealShared: lambda deed: self._deal(RoundCode.parse(deed.code)),
                AskCode: lambda _: self._ask(),
                MakeCode: lambda deed: self._make(deed.house),
                CopyCode: self._copy,
                ClimbRung: lambda deed: app.practise(deed.house, deed.drill),
                OpenRound: lambda deed: app.rounds.open_round(deed.attempt),
            },
        )

    def _deal(self, code: RoundCode) -> None:
        practice = self._at.practice
        if practice is not None:
            self._at.sit(lambda: practice.share(code))

    def _ask(self) -> None:
        practice = self._at.practice
        if practice is None:
            return
        asked = CodeAsked(self._at.window, lambda code: shared_round(practice.curriculum, code))
        if asked.exec() == QDialog.DialogCode.Accepted and asked.code is not None:
            self._deal(asked.code)

    def _make(self, house: str) -> None:
        """Deal a fresh round of the drill of the day, and tell its code, to be handed out."""
        practice = self._at.practice
        if practice is not None:
            code = fresh_code(practice.house(house))
            words = say("It works on every machine with this edition of the house.")
            button = Button(say("Copy code"), f"{NAME}.copy_made")
            button.clicked.connect(lambda: copy(str(code), button))
            heading = say("Code {code}", code=str(code))
            FaultTold(self._at.window, heading, (words,), beside=button).exec()

    def _copy(self, deed: CopyCode) -> None:
        button = self.page(NAME).findChild(Button, deed.by)
        assert button is not None, "it was pressed"
        copy(deed.code, button)


class CodeAsked(Dialog):
    """Asks for the code of a round, and says what is wrong with one that was typed wrong."""

    def __init__(self, window: QWidget, find: Callable[[RoundCode], object]) -> None:
        heading = say("Enter a round code")
        super().__init__(window, "round_code", heading)
        self._find = find
        self.code: RoundCode | None = None
        self.typed = text_line("round_code.typed", say("Code"), hint="XXXXX-XXXXX-XXXXX")
        self.typed.setMinimumSize(320, 42)
        self.problem = wrapped("", tone="serious", name="round_code.problem")
        self.problem.hide()
        deal = Button(say("Deal the round"), "round_code.deal", kind="primary", does=self._deal)
        leave = Button(say("Cancel"), "round_code.cancel", does=self.reject)
        deal.setDefault(True)
        lines = column(
            label(heading, "panel"),
            self.typed,
            self.problem,
            row(None, leave, deal, gap=12),
            gap=14,
        )
        lines.setContentsMargins(28, 24, 28, 24)
        self.setLayout(lines)

    def _deal(self) -> None:
        try:
            self.code = RoundCode.parse(self.typed.text())
            self._find(self.code)
        except (BadRoundCode, NothingToDeal) as wrong:
            self.problem.setText(str(wrong))
            self.problem.show()
            self.typed.setFocus()
            self.typed.selectAll()
            return
        self.accept()
