"""Names of people and sign-in names: any readable text, in one spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container

from trainer.wording import say

LONGEST_NAME = 120
LONGEST_LOGIN = 64
_SPACES = re.compile(r"\s+")
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Invisible, and part of how some names are written.
_JOINERS = "\u200c\u200d"


def clean_name(text: str) -> str:
    """The name with single spaces, in Unicode's composed form."""
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()


def clean_login(text: str) -> str:
    """The sign-in name, in lower case."""
    # Twice: case folding takes some letters apart again, such as ǰ and ΐ.
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).strip().casefold())


def wrong_with_name(name: str) -> str:
    """The fault of the name and its remedy; empty for a valid one."""
    if not name:
        return say("Enter a name.")
    if len(name) > LONGEST_NAME:
        return say(
            "The name has {number} characters. Use at most {most}.",
            number=len(name),
            most=LONGEST_NAME,
        )
    if _hidden_in(name):
        return say("The name has invisible characters. Type it again.")
    if not any(unicodedata.category(char)[0] in "LN" for char in name):
        return say("The name needs a letter.")
    return ""


def wrong_with_login(login: str) -> str:
    """The fault of the sign-in name and its remedy; empty for a valid one."""
    if not login:
        return say("Enter a sign-in name.")
    if len(login) > LONGEST_LOGIN:
        return say(
            "The sign-in name has {number} characters. Use at most {most}.",
            number=len(login),
            most=LONGEST_LOGIN,
        )
    if any(char.isspace() for char in login):
        return say("The sign-in name has a space. Use a dot instead.")
    if _hidden_in(login):
        return say("The sign-in name has invisible characters. Type it again.")
    return ""


def login_for(name: str, taken: Container[str]) -> str:
    """A sign-in name made of a name: ``Ines Moreau`` signs in as ``ines.moreau``, the second one
    as ``ines.moreau2``."""
    words = re.split(r"[^\w]+", _without_accents(clean_name(name)))
    made = clean_login(".".join(word for word in words if word))[: LONGEST_LOGIN - 6] or "trainee"
    if made not in taken:
        return made
    return next(each for each in (f"{made}{n}" for n in range(2, 1_000_000)) if each not in taken)


def _without_accents(text: str) -> str:
    """The name with accents removed from Latin letters, because not every keyboard has them."""
    return "".join(map(_plain, text))


def _plain(char: str) -> str:
    # Letters that are not Latin stay: a Russian name signs in in its own letters.
    apart = unicodedata.normalize("NFD", char)
    return apart[0] if apart[0].isascii() else char


def _hidden_in(text: str) -> bool:
    return any(unicodedata.category(char) in _HIDDEN for char in text if char not in _JOINERS)
