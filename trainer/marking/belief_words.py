"""The words of wrong rules that lead to wrong answers, by their id."""

from __future__ import annotations

import re
from collections.abc import Mapping

from trainer.dealing.house import House
from trainer.marking.habits import HABITS
from trainer.marking.misreadings.words import WORDS, words_of
from trainer.marking.traits import of_bits
from trainer.wording import Phrase, phrase, say, say_list, say_phrase

# Wrong rules about bets and rulings, and what is right: no payment shows them.
RULINGS: Mapping[str, tuple[Phrase, Phrase]] = {
    "IR01": (
        phrase("One exposed card ends the round"),
        phrase("One exposed card is put right and the round is played"),
    ),
    "IR02": (
        phrase("A dealer's open card is overlooked"),
        phrase("A dealer's exposed card ends the hand: it is dealt again"),
    ),
    "IR03": (
        phrase("Only the hand with the wrong count is void"),
        phrase("A wrong number of cards concerns the whole table, not one hand"),
    ),
    "IR04": (
        phrase("A redeal pays"),
        phrase("A round that does not count pays nothing"),
    ),
    "IR05": (
        phrase("A void round also voids earlier rounds"),
        phrase("Only the round in hand is void; earlier results stand"),
    ),
    "IR06": (
        phrase("Hands are voided that could be moved whole"),
        phrase("Where moving complete hands puts it right, they are moved"),
    ),
    "IR07": (
        phrase("Doubt is decided for the house"),
        phrase("What the rules leave in doubt is decided for the player"),
    ),
    "IR08": (
        phrase("A hand is finished although the shuffler failed"),
        phrase("The shuffler fails: the hand is void and all wagers go back"),
    ),
    "IR09": (
        phrase("A withdrawn bet is given back and forgotten"),
        phrase("A bet withdrawn too late stands: it is won or lost"),
    ),
    "IR10": (
        phrase("Talk about cards is tolerated"),
        phrase("Talk about cards is stopped, and the supervisor is told"),
    ),
    "VL01": (
        phrase("A Play that does not equal the Ante is accepted"),
        phrase("The Play wager equals the Ante"),
    ),
    "VL02": (
        phrase("6 Card Bonus is accepted without an equal Pair Plus"),
        phrase("The 6 Card Bonus needs a Pair Plus and equals it"),
    ),
    "VL03": (
        phrase("Prime is accepted alone"),
        phrase("Prime needs another wager beside it"),
    ),
    "VL04": (
        phrase("Progressive is accepted without an Ante"),
        phrase("Progressive needs an Ante beside it"),
    ),
    "VL05": (
        phrase("Two hands are dealt to one player"),
        phrase("One hand is dealt to each player"),
    ),
    "VL06": (
        phrase("Unequal Antes of one player are accepted"),
        phrase("One gambler's Antes are equal"),
    ),
    "VL07": (
        phrase("A Pair Plus alone is allowed to look"),
        phrase("A player with Pair Plus alone may not look at the hand"),
    ),
    "VL08": (
        phrase("A stake outside the limits is accepted"),
        phrase("Every stake lies within the limits"),
    ),
    "VL09": (
        phrase("A late or changed bet is honoured"),
        phrase("Bets are not changed once they are closed"),
    ),
    "VL10": (
        phrase("Cash or credit is accepted"),
        phrase("Bets are made in chips, never in cash or on credit"),
    ),
}


def pattern_id(traits: int) -> str:
    """The id of mistakes that share these traits, beside those of wrong rules: ``=1a2``."""
    return f"={traits:x}"


def belief_words(belief: str, title: str = "") -> str:
    """The belief in words; its id if it has none, as in records of another version; for a pattern,
    the common traits of its mistakes. ``title`` is the house whose table is believed in, if one
    is."""
    return _words(belief, title)[0]


def belief_at(house: House | None, belief: str) -> str:
    """The belief in words where it shows at that house: the other house in it by its title. By its
    id where the house is not here."""
    other = house.others.get(belief.partition(".")[2]) if house is not None else None
    return belief_words(belief, other.title if other is not None else "")


def truth_words(belief: str) -> str:
    """The true rule in words; empty for an unknown belief."""
    return _words(belief, "")[1]


def is_about_money(belief: str) -> bool:
    """True if the belief shows in payments and takes."""
    return belief.partition(".")[0] in WORDS


def _words(belief: str, title: str) -> tuple[str, str]:
    if re.fullmatch("=[0-9a-f]{1,40}", belief):
        return _shared(int(belief[1:], 16)), ""
    if is_about_money(belief):
        return words_of(belief, title)
    known = HABITS.get(belief) or RULINGS.get(belief)
    return (belief, "") if known is None else (say_phrase(known[0]), say_phrase(known[1]))


def _shared(traits: int) -> str:
    """``Often wrong: on Play, against Queen high``: the wager first, then the hands."""
    named = sorted(of_bits(traits), key=lambda trait: trait.of_seat)
    words = say_list([say_phrase(trait.words) for trait in named], "")
    return say("Often wrong: {traits}", traits=words)
