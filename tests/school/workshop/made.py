"""Houses made in the workshop, each from another by what its forms write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.some_houses import shelf
from trainer.game.pay import Combination
from trainer.library.draft import Draft, put_aside
from trainer.library.houses import DRAFTED
from trainer.school.workshop import forms, pay_table_forms
from trainer.school.workshop.draft_proof import (
    confirm,
    confirm_again,
    draft_rounds,
    settle_anew,
    unproved,
    waiting,
)
from trainer.school.workshop.drafts import Workshop, answer_meant, open_questions
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, PaidTable, Section
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.readings import confirm_reading, unconfirmed

Made = tuple[str, tuple[tuple[str, str], ...]]
"""The house that it is copied from, and what is written into its forms, by the name of the piece;
``preset:TABLE`` takes a usual table, ``pays:TABLE.HAND`` is a row of one."""

HOUSES: Mapping[str, Made] = {
    # WORKSHOP.md's sixth: another 6 Card Bonus table, with envy.
    "riverside": (
        "six-card-bonus",
        (
            ("preset:six_card_bonus", "1000-200-100-20-15-9-8"),
            ("wagers.add", "envy_bonus"),
            ("envy_bonus.rule", "9"),
            ("pair_plus.folded", "stays"),
        ),
    ),
    # Its seventh: Pair Plus with a mini royal, from left to right, Jack high plays.
    "lakeside": (
        "prime",
        (
            ("wagers.remove", "prime"),
            ("preset:pair_plus", "50-40-30-6-3-1"),
            ("qualifies", "J-3-2"),
            ("wagers.limit", "ante"),
            ("bets.LAST.from", "5"),
            ("bets.LAST.to", "25"),
            ("bets.LAST.chip", "5"),
            ("bets.LAST.rule", "3"),
        ),
    ),
    # Nothing is asked of the dealer's hand; Prime and no Pair Plus.
    "hilltop": ("prime", (("qualifies", "5-3-2"), ("wagers.remove", "pair_plus"))),
    # The 6 Card Bonus alone beside the Ante.
    "seaside": (
        "six-card-bonus",
        (("wagers.remove", "pair_plus"), ("qualifies", "A-4-2"), ("deal.by", "hand")),
    ),
    # Everything at once: each wager that a house can have.
    "crossroads": (
        "boxes",
        (
            ("wagers.add", "six_card_bonus"),
            ("wagers.add", "prime"),
            ("wagers.add", "progressive"),
            ("wagers.add", "envy_bonus"),
            ("pays:envy_bonus.mini_royal", "40"),
            ("envy_bonus.rule", "12"),
            ("six_card_bonus.rule", "13"),
            ("prime.rule", "14"),
            ("progressive.rule", "15"),
            ("qualifies", "K-3-2"),
        ),
    ),
    # Play is exactly twice the Ante.
    "double": ("posted", (("play_size", "2"), ("wagers.add", "prime"), ("prime.rule", "21"))),
    # All three signs of limits: posted, in chips of one value, and a Play of one to three Antes.
    "signs": (
        "posted",
        (
            ("play_size", "1-3"),
            ("play_size.rule", "3"),
            ("wagers.limit", "ante"),
            ("bets.LAST.from", "5"),
            ("bets.LAST.to", "100"),
            ("bets.LAST.chip", "5"),
            ("bets.LAST.rule", "10"),
        ),
    ),
    # Prime without Pair Plus, Ace high plays, a bonus for a win alone.
    "lind": (
        "prime",
        (
            ("wagers.remove", "pair_plus"),
            ("play_size", "1-3"),
            ("qualifies", "A-4-2"),
            ("ante_bonus.due.lower", "no"),
            ("ante_bonus.due.tie", "no"),
            ("hands.ace_low", "second"),
            ("ante.tie", "lose"),
            ("play.tie", "lose"),
            ("words.place", "box"),
            ("words.player", "gambler"),
            ("stakes.ante", "10, 25, 50"),
            ("wagers.limit", "ante"),
            ("bets.LAST.from", "10"),
            ("bets.LAST.to", "100"),
            ("bets.LAST.chip", "5"),
            ("bets.LAST.rule", "2"),
            ("wagers.order", "pay"),
            ("wagers.order", "take"),
            ("wager_order.0.rule", "7"),
            ("wager_order.1.rule", "8"),
            ("bets.add", "unequal_antes"),
            ("bets.LAST.rule", "3"),
            ("prime.folded", "lose"),
        ),
    ),
    # The 6 Card Bonus by itself, any hand plays, an envy with amounts of its own.
    "marina": (
        "six-card-bonus",
        (
            ("preset:six_card_bonus", "1000-200-100-20-15-9-8"),
            ("bets.NEEDS.applies", "no"),
            ("bets.EQUALS.applies", "no"),
            ("stakes.six_card_bonus", "5, 10"),
            ("six_card_bonus.ace_low_straight", "no"),
            ("preset:pair_plus", "40-25-6-4-1"),
            ("preset:ante_bonus", "3-2-1"),
            ("qualifies", "5-3-2"),
            ("ante.tie", "1:1"),
            ("wagers.add", "envy_bonus"),
            ("pays:envy_bonus.mini_royal_spades", "500"),
            ("pays:envy_bonus.straight_flush", "15"),
            ("envy_bonus.rule", "9"),
            ("bets.add", "one_hand_only"),
            ("bets.LAST.rule", "4"),
            ("bets.add", "not_chips"),
            ("bets.LAST.rule", "5"),
            ("misdeals.count", "void"),
            ("misdeals.dealers_shown", "redeal"),
            ("supervised.from", "5000"),
            ("supervised.rule", "6"),
        ),
    ),
    # The Play is paid where the dealer does not play; no Ante Bonus; a flush beats a straight.
    "union": (
        "mbs",
        (
            ("qualifies", "K-3-2"),
            ("ante.not_qualified", "push"),
            ("play.not_qualified", "1:1"),
            ("pair_plus.folded", "lose"),
            ("pays:progressive.straight", "6:1"),
            ("pays:progressive.straight_flush", "$200"),
            ("pays:progressive.mini_royal", "10%"),
            ("envy.own_hand", "yes"),
            ("deal.by", "card"),
            ("words.ante_bonus", "Ante prize"),
            ("wagers.remove", "ante_bonus"),
            ("hands.order", "straight flush, three of a kind, flush, straight, pair, high card"),
            ("wagers.order", "pay"),
            ("wager_order.0.rule", "7"),
        ),
    ),
    # The Ante alone, beaten hands push.
    "plain": (
        "mbs",
        (
            ("wagers.remove", "progressive"),
            ("wagers.remove", "pair_plus"),
            ("ante.tie", "1:1"),
            ("play.tie", "1:1"),
        ),
    ),
}


def made(home: Path, name: str) -> Draft:
    """The draft of that house, proved and ready to be published."""
    return put_aside(home / DRAFTED / name, _files(name))


@cache
def _files(name: str) -> Mapping[str, bytes]:
    of, written = HOUSES[name]
    with TemporaryDirectory() as home:
        draft = Workshop(Path(home), shelf()).begin(of, name, name.title(), name[:4].upper())
        write_all(draft, written)
        confirmed(draft)
        return draft.files


def write_all(draft: Draft, written: Iterable[tuple[str, str]]) -> None:
    """These changes of forms, one after another; the rounds follow them at the end."""
    for key, value in written:
        with draft.together():
            _put(draft, key, value)
    settle_anew(draft)


def put(draft: Draft, key: str, value: str) -> None:
    """One change of a form that no round follows: for tests that look at the rules alone."""
    with draft.together():
        _put(draft, key, value)


def write(draft: Draft, key: str, value: str) -> None:
    """One change of a form, as the window makes it."""
    with draft.together():
        _put(draft, key, value)
        settle_anew(draft)


def _put(draft: Draft, key: str, value: str) -> None:
    if key.startswith("preset:"):
        _, table = piece(draft, key.removeprefix("preset:"))
        assert isinstance(table, PaidTable)
        preset = next(each for each in table.presets if each.name == value)
        pay_table_forms.put_preset(draft, table, preset)
    elif key.startswith("pays:"):
        name, hand = key.removeprefix("pays:").split(".")
        _, table = piece(draft, name)
        assert isinstance(table, PaidTable)
        if hand not in {row.hand.value for row in table.rows}:
            pay_table_forms.add_row(draft, table, Combination(hand))
            _, table = piece(draft, name)
            assert isinstance(table, PaidTable)
        row = next(row for row in table.rows if row.hand.value == hand)
        pay_table_forms.put_pays(draft, row, value)
    else:
        _, field = piece(draft, key)
        assert isinstance(field, Line | Choice)
        forms.put_field(draft, field, value)
    draft.house()


def piece(draft: Draft, key: str) -> tuple[Section, FormPiece]:
    """The piece of that key: ``LAST`` in it is the last betting rule, ``NEEDS`` and ``EQUALS`` are
    those of a side wager."""
    bets = draft.at("rules.yaml", ("bets",))
    needs = (at for at, each in enumerate(bets) if "needs" in each)
    equals = (at for at, each in enumerate(bets) if "equals" in each and each["wager"] != "play")
    named = {"LAST": len(bets) - 1, "NEEDS": next(needs, -1), "EQUALS": next(equals, -1)}
    for name, at in named.items():
        key = key.replace(name, str(at))
    return found(draft, key)


_FOUND: dict[str, WorkshopTab] = {}
"""The part in which the pieces of a kind were found: making the forms of all takes most of the
time."""


def found(draft: Draft, key: str) -> tuple[Section, FormPiece]:
    """The piece of that key, and its section."""
    kind = key.partition(".")[0]
    for tab in sorted(WorkshopTab, key=lambda each: each is not _FOUND.get(kind)):
        for section in sections(draft, tab):
            for each in section.pieces:
                if each.key == key:
                    _FOUND[kind] = tab
                    return section, each
    raise KeyError(key)


def confirmed(draft: Draft) -> None:
    """Every question is meant, and every round confirmed."""
    for question in open_questions(draft):
        answer_meant(draft, question)
    for case in waiting(draft):
        confirm_again(draft, case.title)
    for reading in unconfirmed(draft):
        confirm_reading(draft, reading.id)
    missing = unproved(draft)
    for number, proof in enumerate(draft_rounds(draft)):
        if proof.proves & missing:
            confirm(draft, proof, f"Round {number} of the proof")
