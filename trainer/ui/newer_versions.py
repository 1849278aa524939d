"""A newer version of the program: looked for, and told."""

from __future__ import annotations

from collections.abc import Callable

from trainer.errors import InputError
from trainer.school.program import newer_version, program_version
from trainer.ui.pages import TODAY
from trainer.ui.shell import Shell
from trainer.wording import say


class NewerVersions:
    """Looks for a newer version, if an address is set. ``found``: the one found at the start, or
    nothing."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.found = ""

    def look_at_start(self) -> None:
        """Look once in the program's life; the page of today tells of it. An address out of reach
        is not told."""
        if self._shell.settings.updates_from:
            self.look(self._tell, lambda _: None)

    def look(self, then: Callable[[str], None], failed: Callable[[InputError], None]) -> None:
        """Look now, beside the window."""
        address = self._shell.settings.updates_from

        def look() -> str:
            return newer_version(address, program_version())

        self._shell.background.run(look, then, failed=failed, owner=self._shell.window)

    def _tell(self, newer: str) -> None:
        self.found = newer
        if newer and not self._shell.warning:
            self._shell.warn(newer_words(newer))
            # Whoever has the page in sight does not come to it, and would not be told.
            if self._shell.window.page == TODAY and self._shell.practice is not None:
                self._shell.pages.today.say_notice(self._shell.notice)


def newer_words(newer: str) -> str:
    """The sentence about a newer version; nothing is installed without the person."""
    return say("Version {version} is available. Your administrator installs it.", version=newer)
