"""The language of the window: the machine's, or that of the person who is signed in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trainer.settings import Language, Settings

OWN_NAMES: tuple[tuple[str, str], ...] = (
    (Language.ENGLISH.value, "English"),
    (Language.RUSSIAN.value, "Русский"),
    (Language.CHINESE.value, "简体中文"),
)
"""What each language calls itself, by its code."""


class Tongue:
    """Knows the machine's language and, until its owner leaves, an account's. ``speak`` has
    everything said in the one chosen."""

    def __init__(self, machine: Callable[[], Settings], speak: Callable[[], None]) -> None:
        self._machine, self._speak = machine, speak
        self._own: Language | None = None

    @property
    def chosen(self) -> Language:
        """The language of the person signed in; the machine's, if they have chosen none."""
        return self._own or self._machine().language

    def of_account(self, language: str) -> bool:
        """Take the language of the person who sits down, if they have one. True if it is another
        than before."""
        before, self._own = self.chosen, _own(language)
        if self.chosen is before:
            return False
        self._speak()
        return True

    def shown(self, settings: Settings) -> Settings:
        """These settings, with the language of the person signed in."""
        return replace(settings, language=self.chosen)

    def kept(self, settings: Settings) -> Settings:
        """The settings as the machine keeps them. A person with a language of their own changes
        that one, and not the machine's."""
        if self._own is None:
            return settings
        self._own = settings.language
        return replace(settings, language=self._machine().language)


def _own(language: str) -> Language | None:
    return next((each for each in Language if each.value == language and language), None)
