"""The words for each key: a screen reader's text for a keycap."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.ui.table.keys import Act, Bound
from trainer.wording import Phrase, phrase, say, say_phrase

NAMES: Mapping[Act, Phrase] = {
    Act.LEFT: phrase("One seat to the left"),
    Act.RIGHT: phrase("One seat to the right"),
    Act.UP: phrase("One spot up"),
    Act.DOWN: phrase("One spot down"),
    Act.TURN: phrase("Turn the hand"),
    Act.TAKE: phrase("Take"),
    Act.PAY: phrase("Pay what is cut"),
    Act.CLEAR: phrase("Clear the hand"),
    Act.COLLECT: phrase("Collect the fold"),
    Act.TUCK: phrase("Tuck the fold"),
    Act.EMPTY: phrase("Empty the cut"),
    Act.SIZE_IN: phrase("Size into the stake"),
    Act.CHANGE_DOWN: phrase("Change down"),
    Act.CHANGE_UP: phrase("Change up"),
    Act.AMOUNT: phrase("Type an amount"),
    Act.UNDO: phrase("Undo"),
    Act.CALL: phrase("Say or call"),
    Act.RULING: phrase("Make a ruling"),
    Act.FOLLOW: phrase("Do what follows"),
    Act.CHECK_BETS: phrase("Check the bets"),
    Act.DEAL: phrase("Deal: then each place"),
    Act.RACK_STUB: phrase("Rack the stub"),
    Act.COVER: phrase("Cover the dealer’s hand"),
    Act.OFFER: phrase("Offer Play"),
    Act.RELEASE: phrase("Release the cards"),
    Act.HINTS: phrase("Hints"),
    Act.KEYS: phrase("All keys"),
    Act.GUIDE: phrase("Key guide"),
    Act.PAUSE: phrase("Pause"),
    Act.FINISH: phrase("Round done"),
}


def key_words(bound: Bound, key: str, label: str) -> str:
    """``Take, key J``; for a key that does nothing by itself, the line it stands in."""
    if bound.act is Act.SEAT:
        named = say("Seat {seat}", seat=bound.number) if bound.number else say("Dealer’s hand")
    elif bound.act is Act.CHIP:
        named = say("Chip {number} from the left", number=bound.number + 1)
    else:
        named = say_phrase(NAMES[bound.act]) if bound.act in NAMES else label
    return say("{what}, key {key}", what=named, key=key)
