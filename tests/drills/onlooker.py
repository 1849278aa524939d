"""A dealt round turned back into what the generator laid, to look for sights in it."""

from __future__ import annotations

from trainer.drills.players import Party, StakeChoice
from trainer.drills.ranked_hands import Book, bits_of
from trainer.drills.table_draw import LaidHands
from trainer.game.round import Round


def laid(book: Book, round_: Round) -> LaidHands:
    owners = [seat.owner for seat in round_.seats]
    return LaidHands(
        book=book,
        dealer=book.place(bits_of(round_.dealer)),
        hands=[book.place(bits_of(seat.cards)) for seat in round_.seats],
        party=Party(tuple(owners.index(owner) for owner in owners), (), ()),
        stakes=[StakeChoice.of(seat.stakes) for seat in round_.seats],
        decisions=[seat.decision for seat in round_.seats],
    )
