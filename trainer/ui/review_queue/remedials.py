"""The page of remedials: shown, opened, and withdrawn for a reason."""

from __future__ import annotations

from collections.abc import Callable

from trainer.school.review.assignments import Assigning
from trainer.school.review.remedials_page import (
    NAME,
    RemedialsRoute,
    WithdrawRemedial,
    load_remedials,
    tell_remedials,
)
from trainer.school.routes import AttemptRoute, AttemptsRoute
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.kit.form_dialog import FormAsked, NamedField
from trainer.wording import phrase, say


class RemedialPages(DocumentPart):
    """Shows remedials. ``assigning`` gives their use cases; ``show`` opens an attempt."""

    out_of_reach = phrase("The school's records cannot be reached.")

    def __init__(
        self,
        app: Application,
        assigning: Callable[[], Assigning | None],
        show: Callable[[str], None],
    ) -> None:
        spec = PageSpec(
            phrase("Remedials"),
            (RemedialsRoute,),
            RemedialsRoute,
            lambda assigning, at: load_remedials(assigning, at, app.now()),
            tell_remedials,
        )
        super().__init__(
            app,
            {NAME: spec},
            assigning,
            {
                AttemptsRoute: lambda _: app.turn_to("attempts"),
                AttemptRoute: lambda to: show(to.attempt),
                WithdrawRemedial: self._withdraw,
            },
        )

    def _withdraw(self, deed: WithdrawRemedial) -> None:
        assigning = self.service()
        if assigning is None:
            return
        reason = NamedField("asked.reason", say("Reason"))
        done = FormAsked(
            self._app.window,
            say("Withdraw the remedial"),
            (reason,),
            lambda: assigning.withdraw(deed.remedial, reason.text),
            button=say("Withdraw"),
        ).asked()
        if done:
            self.open(NAME)
