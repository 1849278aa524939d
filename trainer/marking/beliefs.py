"""The wrong rules that lead to wrong answers, by their number, in a few words."""

from __future__ import annotations

from trainer.marking.misreadings.words import WORDS

RULINGS = {
    "IR01": "One exposed card is thought to end the round",
    "IR02": "A dealer's open card is overlooked",
    "IR03": "Only the hand with the wrong count is thought void",
    "IR04": "A redeal is thought to pay",
    "IR05": "A void round is thought to undo earlier ones",
    "IR06": "Hands are voided that could be moved whole",
    "IR07": "Doubt is decided for the house",
    "IR08": "A hand is finished on a failed shuffler",
    "IR09": "A withdrawn bet is given back and forgotten",
    "IR10": "Talk about cards is tolerated",
    "VL02": "6 Card Bonus is taken without an equal Pair Plus",
    "VL03": "Prime is taken alone",
    "VL04": "Progressive is taken without an Ante",
    "VL05": "Two hands are dealt to one player",
    "VL06": "Unequal Antes of one player are taken",
    "VL07": "A Pair Plus alone is allowed to look",
    "VL08": "A stake outside the limits is taken",
    "VL09": "A late or changed bet is honoured",
    "VL10": "Cash or credit is taken",
}
"""Wrong rules about bets and rulings, which change no payment that could be worked out."""


def belief_words(belief: str) -> str:
    """The belief in words; its number where it has none, as in records of another version."""
    if belief in RULINGS:
        return RULINGS[belief]
    return WORDS[belief][0] if belief in WORDS else belief
