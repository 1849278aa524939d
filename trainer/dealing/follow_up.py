"""The acts after an irregularity, one line of text each: ``return 3 ante``, ``move 4 3``."""

from __future__ import annotations

from msgspec import Struct

from trainer.dealing.action import DEALER, Action, BadAction
from trainer.dealing.irregularity import Deed
from trainer.errors import quoted
from trainer.game.wagers import STAKED, Wager

EVERYTHING = "all"
GAME, CARDS, RULING, BETS = "game", "cards", "ruling", "place_your_bets"
_WITH_WAGER = (Deed.RETURN, Deed.REFUSE, Deed.KEEP)
_ALONE = (Deed.DEAL_AGAIN, Deed.PLAY_ON, Deed.CHANGE_DECKS, Deed.RESUME)
_AT_PLACE = (Deed.BACK_UP, Deed.FAVOUR, Deed.STOP, Deed.PLACE)
_WORDS = {Deed.STOP: (GAME,), Deed.RACK: (CARDS,), Deed.ANNOUNCE: (RULING, BETS)}


class FollowUp(Struct, frozen=True):
    """One deed: at which place, with which wager, and for a hand that is moved, where ``to``.

    A wager of a dead hand is taken as any other: ``take 3 ante`` is read as an Action. A return
    without a place is that of every wager on the table. ``word`` is what is stopped,
    racked, announced or, of an irregularity, its name or clause.
    """

    deed: Deed
    place: int | None = None
    wager: Wager | None = None
    to: int | None = None
    word: str | None = None

    @classmethod
    def parse(cls, text: str) -> FollowUp:
        """Read one line. Raises BadAction for anything else."""
        name, *words = text.split() or [""]
        if name not in _EXAMPLES:
            known = ", ".join(_EXAMPLES)
            raise BadAction(f"nothing {quoted(name)} follows from a ruling; known: {known}")
        return _read(Deed(name), words, text)

    @property
    def everything(self) -> bool:
        return self.deed is Deed.RETURN and self.place is None

    def __str__(self) -> str:
        if self.everything:
            return f"{self.deed} {EVERYTHING}"
        if self.word is not None:
            return f"{self.deed} {self.word}"
        parts = [self.deed.value, *(_place(each) for each in (self.place,) if each is not None)]
        parts += [self.wager.value] if self.wager else []
        return " ".join([*parts, *(_place(each) for each in (self.to,) if each is not None)])


def taken(act: Action) -> FollowUp:
    """The wager of a dead hand that was taken."""
    return FollowUp(Deed.TAKE, act.place, act.wager)


def _place(place: int) -> str:
    return "dealer" if place == DEALER else str(place)


def _read(deed: Deed, words: list[str], text: str) -> FollowUp:
    match words:
        case [] if deed in _ALONE:
            return FollowUp(deed)
        case ["all"] if deed is Deed.RETURN:
            return FollowUp(deed)
        case [_, *_] if deed is Deed.EXPLAIN:
            return FollowUp(deed, word=" ".join(words))
        case [word] if word in _WORDS.get(deed, ()):
            return FollowUp(deed, word=word)
        case [seat, wager] if deed in _WITH_WAGER:
            return FollowUp(deed, _number(seat, text), _wager(wager, text))
        case [seat, to] if deed is Deed.MOVE:
            return FollowUp(deed, _number(seat, text), to=_number(to, text))
        case [seat] if deed in _AT_PLACE:
            return FollowUp(deed, _number(seat, text))
    raise BadAction(f"{quoted(text)} is not a deed; write it like: {_EXAMPLES[deed]}")


_EXAMPLES = {
    Deed.RETURN: "return 3 ante, or return all",
    Deed.MOVE: "move 4 3",
    Deed.BACK_UP: "back_up 3",
    Deed.DEAL_AGAIN: "deal_again",
    Deed.REFUSE: "refuse 3 ante",
    Deed.KEEP: "keep 3 ante",
    Deed.FAVOUR: "favour 3",
    Deed.STOP: "stop 3, or stop game",
    Deed.PLAY_ON: "play_on",
    Deed.PLACE: "place 3",
    Deed.CHANGE_DECKS: "change_decks",
    Deed.RACK: "rack cards",
    Deed.ANNOUNCE: "announce ruling, or announce place_your_bets",
    Deed.EXPLAIN: "explain two_exposed, or explain MBS 5.5",
    Deed.RESUME: "resume",
}


def _number(word: str, text: str) -> int:
    if word == "dealer":
        return DEALER
    if word not in ("1", "2", "3", "4", "5", "6", "7"):
        raise BadAction(f"{quoted(text)}: no seat {quoted(word)}; seats are 1 to 7")
    return int(word)


def _wager(word: str, text: str) -> Wager:
    for wager in STAKED:
        if word == wager.value:
            return wager
    raise BadAction(f"{quoted(text)}: no wager {quoted(word)}; known: {', '.join(STAKED)}")


def deed_in(text: str) -> FollowUp | None:
    """The deed that a line names; None for any other line."""
    try:
        return FollowUp.parse(text)
    except BadAction:
        return None
