"""The language of the window: the machine's, or that of the person signed in."""

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
    """Knows the machine's language by its settings, and an account's until its owner leaves.
    ``speak`` says everything in the language that is chosen now."""

    def __init__(self, machine: Callable[[], Settings], speak: Callable[[], None]) -> None:
        self._machine, self._speak = machine, speak
        self._own: Language | None = None

    @property
    def chosen(self) -> Language:
        """The language of whoever sits here; the machine's, where he has none of his own."""
        return self._own or self._machine().language

    def of_account(self, language: str) -> bool:
        """Whoever sits here now has that language, or none of his own. True where another is
        spoken than before."""
        before, self._own = self.chosen, _own(language)
        if self.chosen is before:
            return False
        self._speak()
        return True

    def shown(self, settings: Settings) -> Settings:
        """These settings, with the language of whoever sits here."""
        return replace(settings, language=self.chosen)

    def kept(self, settings: Settings) -> Settings:
        """The settings as the machine keeps them. Who has a language of his own chooses another
        until he signs out; the machine's stays."""
        if self._own is None:
            return settings
        self._own = settings.language
        return replace(settings, language=self._machine().language)


def _own(language: str) -> Language | None:
    return next((each for each in Language if each.value == language and language), None)
