"""The words for each key, which a screen reader says for a keycap."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.ui.table.keys import Bound, KeyAct
from trainer.wording import Phrase, phrase, say, say_phrase

NAMES: Mapping[KeyAct, Phrase] = {
    KeyAct.LEFT: phrase("One place to the left"),
    KeyAct.RIGHT: phrase("One place to the right"),
    KeyAct.UP: phrase("One spot up"),
    KeyAct.DOWN: phrase("One spot down"),
    KeyAct.TURN: phrase("Reveal the hand"),
    KeyAct.TAKE: phrase("Take"),
    KeyAct.SWEEP: phrase("Take all from here down"),
    KeyAct.PAY: phrase("Pay what is cut"),
    KeyAct.PAY_ON: phrase("Pay, then the next spot"),
    KeyAct.CLEAR: phrase("Clear the hand"),
    KeyAct.COLLECT: phrase("Collect the fold"),
    KeyAct.TUCK: phrase("Tuck the fold"),
    KeyAct.EMPTY: phrase("Empty the cut"),
    KeyAct.SIZE_IN: phrase("Size into the stake"),
    KeyAct.SIZE_AND_PAY: phrase("Size in and pay"),
    KeyAct.CHANGE_DOWN: phrase("Change down"),
    KeyAct.CHANGE_UP: phrase("Change up"),
    KeyAct.AMOUNT: phrase("Type an amount"),
    KeyAct.UNDO: phrase("Undo"),
    KeyAct.CALL: phrase("Say or call"),
    KeyAct.RULING: phrase("Make a ruling"),
    KeyAct.FOLLOW: phrase("Do what follows"),
    KeyAct.CHECK_BETS: phrase("Check the bets"),
    KeyAct.DEAL: phrase("Deal: then each place"),
    KeyAct.RACK_STUB: phrase("Rack the stub"),
    KeyAct.COVER: phrase("Cover the dealer's hand"),
    KeyAct.OFFER: phrase("Offer Play"),
    KeyAct.RELEASE: phrase("Release the cards"),
    KeyAct.HINTS: phrase("Hints"),
    KeyAct.KEYS: phrase("All keys"),
    KeyAct.GUIDE: phrase("Key guide"),
    KeyAct.PAUSE: phrase("Pause"),
    KeyAct.FINISH: phrase("Round done"),
}


def key_words(bound: Bound, key: str, label: str) -> str:
    """``Take, key J``; for a key that does nothing alone, its whole line."""
    if bound.act is KeyAct.SEAT:
        named = say("Place {number}", number=bound.number) if bound.number else say("Dealer's hand")
    elif bound.act is KeyAct.CHIP:
        named = say("Chip {number} from the left", number=bound.number + 1)
    else:
        named = say_phrase(NAMES[bound.act]) if bound.act in NAMES else label
    return say("{what}, key {key}", what=named, key=key)
