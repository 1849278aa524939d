"""The irregularities of a draft as forms: what is ruled, one more, one less."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from trainer.dealing.irregularity import Ruling
from trainer.errors import Place
from trainer.game.house_words import HouseWords
from trainer.library.draft import Draft
from trainer.library.irregularities_file import IRREGULARITIES_FILE
from trainer.school.workshop.form_pieces import Choice, Section, text_line
from trainer.school.workshop.ruling_pieces import deed_piece, fact_pieces, heard_pieces
from trainer.school.workshop.rulings import (
    add_ruling,
    may_be_ruled,
    put_begun_anew,
    put_ruling,
    remove_ruling,
)
from trainer.wording import Phrase, say, say_count, say_phrase

ADD = "irregularities.add"
"""The key of the field by which one more is chosen."""


def ruling_sections(draft: Draft) -> Iterator[Section]:
    """A section to add an irregularity, one for each that the draft rules on, and one for a round
    that does not count. Raises InputError."""
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",)) or []
    yield _added(draft, len(lines))
    words = draft.house().rules.words
    yield from (_ruled(draft, words, at, line) for at, line in enumerate(lines))
    if lines:
        yield _begun_anew(draft)


def event_of(draft: Draft, place: Place) -> str:
    """The id of the irregularity at that place; empty where there is none. Raises InputError."""
    written = draft.at(IRREGULARITIES_FILE, place) if place[:1] == ("irregularities",) else None
    return str(written["id"]) if isinstance(written, dict) else ""


def _added(draft: Draft, there: int) -> Section:
    free = may_be_ruled(draft)
    # Look-alikes come along with what they look like, and would fill half of the list.
    calling = {each.line.event for each in free if not each.line.harmless}
    words = draft.house().rules.words
    kinds = tuple(
        (each.line.id, replace(each.line, words=words).heading)
        for each in free
        if not each.line.harmless or each.line.event not in calling
    )
    add = Choice(
        ADD, say("Add an irregularity"), "", kinds, IRREGULARITIES_FILE, ("irregularities",),
        add_ruling,
    )  # fmt: skip
    says = say_count("{count} irregularity", "{count} irregularities", count=there)
    return Section(
        "irregularities", say("Seen or heard at the table"), says, (add,), file=IRREGULARITIES_FILE
    )


def _ruled(draft: Draft, words: HouseWords, at: int, written: dict[str, Any]) -> Section:
    options = tuple((each.value, each.words) for each in Ruling)
    key, place = f"irregularities.{at}", ("irregularities", at)
    now = str(written.get("ruling", ""))
    choice = Choice(
        key, say("Ruling"), now, options, IRREGULARITIES_FILE, (*place, "ruling"),
        partial(put_ruling, at),
    )  # fmt: skip
    title = text_line(draft, f"{key}.title", say("What happens"), (*place, "title"),
                      IRREGULARITIES_FILE)  # fmt: skip
    why = text_line(draft, f"{key}.why", say("Why"), (*place, "why"), IRREGULARITIES_FILE)
    ruled = Choice(
        f"{key}.ruled", say("This house"), "yes",
        (("yes", say("rules on it")), ("no", say("does not rule on it"))),
        IRREGULARITIES_FILE, place, partial(_take, at),
    )  # fmt: skip
    return Section(
        key, words.in_calls(say_phrase(Phrase(str(written.get("title", ""))))),
         dict(options).get(now, now),
        (
            choice, *fact_pieces(at, written), deed_piece(at, written), title, why,
            *heard_pieces(at, written), ruled,
        ),
        str(written.get("rule", "")), "reading" in written, place,
        IRREGULARITIES_FILE,
    )  # fmt: skip


def _take(at: int, draft: Draft, value: str) -> None:
    if value == "no":
        remove_ruling(draft, at)


def _begun_anew(draft: Draft) -> Section:
    """What follows a round that does not count."""
    place = ("begun_anew",)
    written = draft.at(IRREGULARITIES_FILE, place) or {}
    now = "unsaid" if not written else "announce" if written["announces"] else "rack"
    options = (
        ("unsaid", say("nothing is said")),
        ("rack", say("the cards go to the rack")),
        ("announce", say("the cards go to the rack, and bets are called for again")),
    )
    anew = Choice("begun_anew", say("Then"), now, options, IRREGULARITIES_FILE, place,
                  put_begun_anew)  # fmt: skip
    why = (text_line(draft, "begun_anew.why", say("Why"), (*place, "why"), IRREGULARITIES_FILE),)
    return Section(
        "begun_anew", say("A round that does not count"), dict(options)[now],
        (anew, *(why if written else ())), str(written.get("rule", "")), "reading" in written,
        place, IRREGULARITIES_FILE,
    )  # fmt: skip
