"""The language of the window, whose it is, its catalogue, its figures and its letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from trainer import wording
from trainer.assets import folder
from trainer.settings import Language, Settings
from trainer.ui.kit.theme import load_chinese

CONTEXT = "trainer"
_OTHER = -1


def spoken(chosen: Language) -> Language:
    """The language spoken by that choice: the system's, if the program has it."""
    if chosen is not Language.SYSTEM:
        return chosen
    return nearest(QLocale.system().uiLanguages())


def nearest(wanted: Iterable[str]) -> Language:
    """The first of these languages, written as a system does, that the program speaks."""
    for name in wanted:
        match QLocale(name).language():
            case QLocale.Language.English:
                return Language.ENGLISH
            case QLocale.Language.Russian:
                return Language.RUSSIAN
            case QLocale.Language.Chinese:
                return Language.CHINESE
            case _:
                continue
    return Language.ENGLISH


def speak(chosen: Language) -> None:
    """Say everything in that language from now on, Qt's own words and all figures too."""
    language = spoken(chosen)
    _install_qts_own(language)
    if language is Language.ENGLISH:
        QLocale.setDefault(QLocale(QLocale.Language.English))
        wording.speak(None)
        return
    locale = QLocale(language.value)
    QLocale.setDefault(locale)
    group, point = locale.groupSeparator(), locale.decimalPoint()
    wording.speak(catalogue(language), group=group, point=point, language=language.value)
    if language is Language.CHINESE:
        # Three megabytes of letters, which no other language needs.
        load_chinese()


@cache
def catalogue(language: Language) -> wording.Catalogue:
    """The catalogue of a language; it gives the text itself if it lacks it."""
    translator = QTranslator()
    translator.load(str(folder("resources") / "translations" / f"trainer_{language.value}.qm"))
    known: dict[tuple[str, int], str] = {}

    def said(text: str, count: int | None) -> str:
        key = text, _OTHER if count is None else count
        if key not in known:
            known[key] = translator.translate(CONTEXT, text, None, key[1]) or text
        return known[key]

    return said


# Held here: Qt does not own a translator that is installed.
_qts_own: list[QTranslator] = []


def _install_qts_own(language: Language) -> None:
    """Install Qt's own texts, such as Copy and Paste, in that language."""
    while _qts_own:
        QCoreApplication.removeTranslator(_qts_own.pop())
    translator = QTranslator()
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if language is not Language.ENGLISH and translator.load(f"qtbase_{language.value}", place):
        QCoreApplication.installTranslator(translator)
        _qts_own.append(translator)


def own_names() -> tuple[tuple[str, str], ...]:
    """Each language's code and name for itself, in letters that every machine has from now on."""
    load_chinese()
    return (
        (Language.ENGLISH.value, "English"),
        (Language.RUSSIAN.value, "Русский"),
        (Language.CHINESE.value, "简体中文"),
    )


class LanguageChoice:
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
