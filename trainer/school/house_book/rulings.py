"""The chapter of irregularities: the ruling on each, and its consequences."""

from __future__ import annotations

from trainer.dealing.irregularity import BegunAnew, Deed, Irregularities, Irregularity, Ruling
from trainer.school.house_book.sections import BookSection, Entry
from trainer.wording import phrase, say, say_list, say_phrase

SILENT = phrase("not mentioned")
_DONE = {
    Deed.RETURN: phrase("return every wager"),
    Deed.TAKE: phrase("take its wagers"),
    Deed.MOVE: phrase("move the hands"),
    Deed.BACK_UP: phrase("back the card up"),
    Deed.DEAL_AGAIN: phrase("deal again"),
    Deed.REFUSE: phrase("give it back"),
    Deed.KEEP: phrase("the wager stays"),
    Deed.FAVOUR: phrase("settle it that way"),
    Deed.STOP: phrase("stop it"),
    Deed.PLAY_ON: phrase("play on"),
    Deed.PLACE: phrase("have them put in the Play area"),
    Deed.CHANGE_DECKS: phrase("take the other deck"),
}
# What need not be said of a ruling, because its words say it.
_IMPLIED = {
    Ruling.PLAY_ON: (Deed.PLAY_ON,),
    Ruling.RECONSTRUCT: (Deed.MOVE, Deed.PLAY_ON),
    Ruling.BACK_UP: (Deed.BACK_UP, Deed.PLAY_ON),
    Ruling.REDEAL: (Deed.DEAL_AGAIN,),
    Ruling.STANDS: (Deed.KEEP,),
    Ruling.PLAYERS_FAVOUR: (Deed.FAVOUR,),
    Ruling.PUT_RIGHT: (Deed.PLAY_ON,),
}


def rulings(irregularities: Irregularities | None) -> tuple[BookSection, ...]:
    """The irregularities that call for a ruling, then their look-alikes."""
    if irregularities is None:
        return ()
    lines, silent = irregularities.lines, say_phrase(SILENT)
    ruled = tuple(_entry(line) for line in lines if not line.harmless)
    harmless = tuple(_entry(line) for line in lines if line.harmless)
    if irregularities.begun_anew is not None:
        ruled = (*ruled, _anew(irregularities.begun_anew))
    return (
        BookSection("irregularity", say("What calls for a ruling"), ruled, silent, speaks=True),
        BookSection("look_alike", say("What only looks irregular"), harmless, silent, speaks=True),
    )


def _entry(line: Irregularity) -> Entry:
    return Entry(
        f"irregularity.{line.id}", line.heading, ruling_words(line), (line.source,), line.because
    )


def _anew(anew: BegunAnew) -> Entry:
    deeds = [say("put the cards in the discard rack")]
    if anew.announces:
        deeds.append(say('announce "Place your bets" again'))
    heading = say("A round that does not count starts again")
    return Entry("irregularity.begun_anew", heading, say_list(deeds), (anew.source,), anew.because)


def deed_words(deed: Deed) -> str:
    """A deed after a ruling: ``return every wager``."""
    return say_phrase(_DONE[deed])


def ruling_words(line: Irregularity) -> str:
    """The ruling and its consequences: ``the round is void: return every wager``."""
    implied = _IMPLIED.get(line.ruling, ())
    if line.ruling is Ruling.DEAD_HAND:
        return say("the hand is dead: return its wagers and play on")
    if line.ruling is Ruling.FORFEIT:
        return say("the hand is dead: take its wagers and play on")
    follows = say_list([deed_words(deed) for deed in line.follows if deed not in implied])
    if not follows:
        return line.ruling.words
    return say("{name}: {value}", name=line.ruling.words, value=follows)
