"""A draft as forms: what may be changed, where it stands in the files, and what a change writes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Any

from trainer.dealing.procedure import StepKind
from trainer.errors import Place
from trainer.game.hands import Category, lowest, strength_of_ranks
from trainer.game.money import Money
from trainer.game.rules import PLACES_AT_MOST, HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.library.draft import Draft, summary_of
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.rules_file import FEWEST_PLACES
from trainer.library.workshop_file import (
    ASSUMED,
    UNCITED,
    WORKSHOP_FILE,
    read_notes,
)
from trainer.school.workshop.bet_forms import add_bet, bet_sections
from trainer.school.workshop.felt_print import printed_anew
from trainer.school.workshop.form_pieces import (
    Choice,
    FormPiece,
    Line,
    Section,
    amount_above_zero,
    currency_sign,
    listed,
    put_value,
    text_line,
)
from trainer.school.workshop.hand_forms import (
    hands_section,
    words_section,
)
from trainer.school.workshop.misdeal_forms import misdeal_sections
from trainer.school.workshop.pay_table_forms import bonus_sections, envy_section, side_section
from trainer.school.workshop.procedure_form import procedure_sections
from trainer.school.workshop.readings import questions_placed
from trainer.school.workshop.round_steps import step_name
from trainer.school.workshop.ruling_forms import ruling_sections
from trainer.school.workshop.rulings import put_plain
from trainer.school.workshop.section_sources import (
    SITUATIONS,
    is_tied,
    questions_in,
    rules_read_as,
    with_open_fields,
    with_source,
)
from trainer.school.workshop.stake_rules import (
    ON_PLAY,
    add_limit,
    may_be_limited,
    play_size,
    put_chips,
    put_limit,
    put_play,
    size_words,
)
from trainer.school.workshop.wager_set import (
    ORDERED,
    add_order,
    add_wager,
    may_be_added,
    may_be_ordered,
    may_be_removed,
    remove_wager,
)
from trainer.wording import phrase, say, say_list, say_phrase


class WorkshopTab(StrEnum):
    """The parts of the work on a house."""

    HOUSE = "house"
    RULES = "rules"
    PROCEDURE = "procedure"
    IRREGULARITIES = "irregularities"
    PROOF = "proof"
    PUBLISH = "publish"

    @property
    def words(self) -> str:
        return say_phrase(_TABS[self])


_TABS = {
    WorkshopTab.HOUSE: phrase("House"),
    WorkshopTab.RULES: phrase("Rules"),
    WorkshopTab.PROCEDURE: phrase("Procedure"),
    WorkshopTab.IRREGULARITIES: phrase("Irregularities"),
    WorkshopTab.PROOF: phrase("Proof"),
    WorkshopTab.PUBLISH: phrase("Publish"),
}


def sections(draft: Draft, tab: WorkshopTab) -> tuple[Section, ...]:
    """The forms of that part. Raises InputError where the draft's files cannot be read."""
    found = _sections(draft, tab)
    questions = questions_placed(draft) if found else ()
    own, said = draft.cite, read_notes(draft.folder / WORKSHOP_FILE).said
    known = draft.clauses
    values = {file: draft.value(file) for file in {each.file for each in found}}  # read once

    def named(clause: str) -> str:
        """A clause of the copied house is called as that house calls it: ``MBS 4.2``."""
        return clause.removeprefix(f"{own} ") if known and clause not in known else clause

    return tuple(
        replace(
            with_source(with_open_fields(each, values[each.file], said), values[each.file], named),
            asked=questions_in(each, questions),
            sentence=each.clause.removeprefix(f"{own} "),
            tied=is_tied(each, values[each.file], known),
            assumed=rules_read_as(each, values[each.file], ASSUMED) != [],
        )
        for each in found
    )


def _sections(draft: Draft, tab: WorkshopTab) -> tuple[Section, ...]:
    match tab:
        case WorkshopTab.HOUSE:
            return tuple(_house(draft))
        case WorkshopTab.RULES:
            return tuple(_rules(draft))
        case WorkshopTab.PROCEDURE:
            return tuple(procedure_sections(draft))
        case WorkshopTab.IRREGULARITIES:
            return (*misdeal_sections(draft), *ruling_sections(draft))
        case _:
            return ()


# ------------------------------------------------------------------------------------ house


def _house(draft: Draft) -> Iterator[Section]:
    rules = draft.house().rules
    line = partial(text_line, draft)
    names = (
        line("title", say("Name"), ("title",)),
        line("summary", say("What is special"), ("summary",)),
        line("source", say("Document"), ("source",)),
        line("edition", say("Edition"), ("edition",)),
        replace(line("currency", say("Currency sign"), ("currency",)), write=_put_currency),
    )
    yield Section("names", say("Names"), rules.title, names)
    chips = _amounts_line("chips", say("Chips"), ("chips", "values"), rules.chips, put_chips)
    yield Section(
        "chips",
        say("Chips"),
        chips.value,
        (chips,),
        rules.chips_source.cite,
        rules.chips_source.reading is not None,
        ("chips",),
    )
    yield _places(draft, rules)
    spots = tuple(
        line(f"spot.{wager.value}", wager.usual, ("spots", wager.value)) for wager in rules.spots
    )
    yield Section("spots", say("Print at the spots"), say_list([*rules.spots.values()], ""), spots)
    yield words_section(rules.words)
    felt: tuple[FormPiece, ...] = (
        line("felt.title", say("Title"), ("felt", "title")),
        line("felt.sentence", say("Sentence"), ("felt", "sentence")),
        _felt_colour(draft),
        *(
            line(f"felt.colour{n}", name, ("felt", "colours", n))
            for n, name in enumerate((say("Centre"), say("Middle"), say("Edge")))
        ),
    )
    yield Section("felt", say("Felt"), rules.felt.title, felt)


def _felt_colour(draft: Draft) -> Choice:
    """One of the usual felts; empty where the house mixed colours of its own."""
    place: Place = ("felt", "colours")
    options = tuple((colours, say_phrase(words)) for words, colours in _FELTS)
    now = " ".join(map(str, draft.at(RULES_FILE, place)))
    return Choice(
        "felt.colour", say("Colour"), now, options, RULES_FILE, place,
        lambda into, value: into.put(RULES_FILE, place, value.split()),
    )  # fmt: skip


_FELTS = (
    (phrase("Blue"), "#2F5D93 #224A79 #14365E"),
    (phrase("Green"), "#19694F #0D4F3D #07382C"),
    (phrase("Red"), "#8A2E3B #6C202C #4E121C"),
    (phrase("Teal"), "#2B7178 #1C585E #0D3E44"),
    (phrase("Violet"), "#5B4A8C #44366F #2D2152"),
    (phrase("Grey"), "#4A5568 #343D4D #1F2630"),
)
"""The felts of the program's houses, from the centre to the edge."""


def _places(draft: Draft, rules: HouseRules) -> Section:
    """The number of places at the table; of seven, where the document says nothing about it."""
    source, said = rules.places_source, draft.at(RULES_FILE, ("places",)) is not None
    count = Line(
        "places.count", say("How many"), str(rules.places), RULES_FILE, ("places", "count"),
        _put_places,
    )  # fmt: skip
    return Section(
        "places", say("Betting places"), count.value, (count,), source.cite,
        source.reading is not None, ("places",) if said else (),
    )  # fmt: skip


def _put_places(draft: Draft, text: str) -> None:
    if text.strip() not in tuple(map(str, range(FEWEST_PLACES, PLACES_AT_MOST + 1))):
        least, most = FEWEST_PLACES, PLACES_AT_MOST
        raise ValueError(say("Write a number from {least} to {most}.", least=least, most=most))
    count = int(text)
    if draft.at(RULES_FILE, ("places",)) is not None:
        draft.put(RULES_FILE, ("places", "count"), count)
    else:
        draft.insert_block(RULES_FILE, "places", {"count": count, "reading": UNCITED}, "spots")


def _put_currency(draft: Draft, text: str) -> None:
    draft.put(RULES_FILE, ("currency",), currency_sign(text))


def _amounts_line(
    key: str,
    name: str,
    place: Place,
    amounts: tuple[Money, ...],
    put: Callable[[Draft, Sequence[Money]], None] | None = None,
) -> Line:
    def write(draft: Draft, text: str) -> None:
        parts = listed(text.replace(" ", ","))
        found = [amount_above_zero(each) for each in parts]
        if put is not None:
            put(draft, found)
        else:
            draft.put(RULES_FILE, place, [str(each) for each in found])

    return Line(key, name, ", ".join(map(str, amounts)), RULES_FILE, place, write)


# ------------------------------------------------------------------------------------ rules


def _rules(draft: Draft) -> Iterator[Section]:
    rules = draft.house().rules
    yield _wager_set(draft, rules)
    yield _play(draft, rules)
    yield _stakes(rules)
    yield from _limits(draft)
    yield from bet_sections(draft, rules)
    yield hands_section(draft, rules)
    yield _qualifying(rules)
    yield from (_outcome(draft, rules, each) for each in SITUATIONS)
    yield _folds(draft, rules)
    yield from bonus_sections(draft, rules)
    for side in rules.sides:
        yield side_section(draft, rules, side)
    if rules.envy is not None:
        yield envy_section(draft, rules)


def _wager_set(draft: Draft, rules: HouseRules) -> Section:
    """The wagers that are offered, one more, or one less."""
    spots = rules.spots
    says = [*spots.values(), *([Wager.ENVY_BONUS.words] if rules.envy is not None else [])]
    pieces = (
        Choice(
            "wagers.add", say("Add a wager"), "", _named_wagers(rules, may_be_added(rules)),
            RULES_FILE, ("spots",), lambda draft, value: add_wager(draft, Wager(value)),
        ),
        Choice(
            "wagers.remove", say("Take a wager out"), "",
            _named_wagers(rules, may_be_removed(rules)), RULES_FILE, ("spots",),
            lambda draft, value: remove_wager(draft, Wager(value)),
        ),
        Choice(
            "wagers.limit", say("Limit a wager"), "", _named_wagers(rules, may_be_limited(rules)),
            RULES_FILE, ("bets",), lambda draft, value: add_limit(draft, Wager(value)),
        ),
        add_bet(rules),
        Choice(
            "wagers.order", say("Order the wagers of one hand"), "",
            tuple((each, step_name(rules, StepKind(each))) for each in may_be_ordered(draft)),
            PROCEDURE_FILE, ORDERED, add_order,
        ),
    )  # fmt: skip
    offers = draft.at(RULES_FILE, ("offers",)) or {}
    return Section(
        "wagers", say("Wagers"), say_list(says, ""), pieces, str(offers.get("rule", "")),
        "reading" in offers, ("offers",) if offers else (),
    )  # fmt: skip


def _named_wagers(rules: HouseRules, wagers: Iterable[Wager]) -> tuple[tuple[str, str], ...]:
    return tuple((each.value, rules.spot_name(each)) for each in wagers)


def _play(draft: Draft, rules: HouseRules) -> Section:
    """The size of the Play wager."""
    bets = draft.at(RULES_FILE, ("bets",)) or []
    at = next((at for at, rule in enumerate(bets) if rule["code"] in ON_PLAY), None)
    now = "" if at is None else play_size(rules)
    sizes = dict.fromkeys(("1", "2", "3", "1-2", "1-3", "1-4", "1-5", *([now] if now else [])))
    options = tuple((each, size_words(each)) for each in sizes)
    choice = Choice("play_size", say("It is"), now, options, RULES_FILE, ("bets",), put_play)
    other = Line("play_size.times", say("Or so many times"), now, RULES_FILE, ("bets",), put_play)
    source = next((each.source for each in rules.bets if each.is_on_play), None)
    return Section(
        "play_size", say("Size of {wager}", wager=rules.spots[Wager.PLAY]),
        dict(options).get(now, ""), (choice, other), source.cite if source else "",
        source is not None and source.reading is not None,
        ("bets", at) if at is not None else (),
    )  # fmt: skip


def _stakes(rules: HouseRules) -> Section:
    lines = tuple(
        _amounts_line(f"stakes.{wager.value}", rules.spots[wager], ("stakes", wager.value), amounts)
        for wager, amounts in rules.stakes.items()
    )
    says = [
        f"{rules.spots[wager]} {min(amounts)}–{max(amounts)}"
        for wager, amounts in rules.stakes.items()
    ]
    return Section("stakes", say("Stakes in dealt rounds"), say_list(says, ""), lines)


def _limits(draft: Draft) -> Iterator[Section]:
    """The limits that the betting rules give, by amounts."""
    bets = draft.at(RULES_FILE, ("bets",)) or []
    for at, rule in enumerate(bets):
        if "from" not in rule or "to" not in rule:
            continue
        pieces: tuple[FormPiece, ...] = (
            *(
                Line(f"bets.{at}.{key}", name, str(rule.get(key, "")), RULES_FILE,
                     ("bets", at, key), partial(put_limit, at, key))
                for key, name in (
                    ("from", say("From")), ("to", say("To")), ("chip", say("In increments of")),
                )
            ),
            Choice(
                f"bets.{at}.posted", say("This limit"), "yes",
                (("yes", say("applies")), ("no", say("does not apply"))),
                RULES_FILE, ("bets", at), partial(_take_limit, at),
            ),
        )  # fmt: skip
        wager = Wager(rule["wager"])
        yield Section(
            f"bets.{at}",
            say("Limits: {wager}", wager=wager.words),
            _limit_says(rule),
            pieces,
            str(rule.get("rule", "")),
            "reading" in rule,
            ("bets", at),
        )


def _limit_says(rule: Mapping[str, Any]) -> str:
    if "chip" in rule:
        return say(
            "{low} to {high}, in increments of {chip}",
            low=rule["from"], high=rule["to"], chip=rule["chip"],
        )  # fmt: skip
    return say("{low} to {high}", low=rule["from"], high=rule["to"])


def _take_limit(at: int, draft: Draft, value: str) -> None:
    if value == "no":
        draft.take(RULES_FILE, ("bets", at))


_LOWEST = {
    "5-3-2": phrase("Any hand"),
    "9-3-2": phrase("Nine high or better"),
    "T-3-2": phrase("Ten high or better"),
    "J-3-2": phrase("Jack high or better"),
    "Q-3-2": phrase("Queen high or better"),
    "K-3-2": phrase("King high or better"),
    "A-4-2": phrase("Ace high or better"),
}


def _qualifying(rules: HouseRules) -> Section:
    place = ("dealer_qualifies", "at_least")
    now = "-".join(map(str, rules.qualifying.at_least))
    known = {value: say_phrase(words) for value, words in _LOWEST.items()}
    options = tuple((known | {now: known.get(now, say("{hand} or better", hand=now))}).items())
    choice = Choice("qualifies", say("With"), now, options, RULES_FILE, place, _put_line)
    hand = Line(
        "qualifies.hand", say("Or from this hand on"), now, RULES_FILE, place,
        partial(_put_lowest, rules),
    )  # fmt: skip
    source = rules.qualifying.source
    return Section(
        "qualifies",
        say("Dealer plays"),
        dict(options)[now],
        (choice, hand),
        source.cite,
        source.reading is not None,
        ("dealer_qualifies",),
    )


def _put_lowest(rules: HouseRules, draft: Draft, text: str) -> None:
    """Three ranks, as anybody writes them, of a hand that is nothing but its cards."""
    ranks = re.findall("10|[2-9TJQKA]", text.upper())
    wrong = re.sub("10|[2-9TJQKA]|[-, ]", "", text.upper())
    if wrong or len(ranks) != 3 or len({*ranks}) != 3:
        raise ValueError(say("Write three different ranks, like Q-6-4."))
    hand = lowest("-".join(each.replace("10", "T") for each in ranks))
    strength = strength_of_ranks(rules.ranking, hand)
    if rules.ranking.category(strength) is not Category.HIGH_CARD:
        raise ValueError(say("That is a straight. Write three different ranks, like Q-6-4."))
    _put_line(draft, "-".join(map(str, hand)))


def _put_line(draft: Draft, hand: str) -> None:
    if hand != draft.at(RULES_FILE, ("dealer_qualifies", "at_least")):
        with printed_anew(draft):
            draft.put(RULES_FILE, ("dealer_qualifies", "at_least"), hand)
        put_plain(draft, "qualifying")
        put_plain(draft, "ante_without_game")


_RESULTS = {
    "1:1": phrase("pays 1 to 1"),
    "push": phrase("pushes"),
    "lose": phrase("loses"),
}


def _outcome(draft: Draft, rules: HouseRules, situation: Situation) -> Section:
    """The fate of the Ante and the Play in one situation."""
    pieces, says = [], []
    for wager in (Wager.ANTE, Wager.PLAY):
        place = (wager.value, situation.value)
        written = draft.at(RULES_FILE, place) or {}
        now = str(written.get("pays", written.get("result", "")))
        known = {value: say_phrase(each) for value, each in _RESULTS.items()}
        options = tuple((known | {now: known.get(now, now)}).items())
        key, spot = f"{wager.value}.{situation.value}", rules.spots[wager]
        says.append(f"{spot} {dict(options)[now]}")
        pieces.append(
            Choice(key, spot, now, options, RULES_FILE, place, partial(_put_outcome, place))
        )
    source = rules.ante[situation].source
    return Section(
        f"outcome.{situation}", say_phrase(SITUATIONS[situation]), say_list(says, ""),
        tuple(pieces), source.cite, source.reading is not None, (Wager.ANTE.value, situation.value),
        also=((Wager.PLAY.value, situation.value),),
    )  # fmt: skip


def _put_outcome(place: Place, draft: Draft, value: str) -> None:
    written = dict(draft.at(RULES_FILE, place) or {})
    kept = {key: each for key, each in written.items() if key not in ("pays", "result")}
    how = {"pays": value} if ":" in value else {"result": value}
    if place[1] != Situation.TIE:
        draft.put(RULES_FILE, place, {**how, **kept})
    elif how.items() - written.items():
        with printed_anew(draft):
            draft.put(RULES_FILE, place, {**how, **kept})
        put_plain(draft, "tie")


def _folds(draft: Draft, rules: HouseRules) -> Section:
    options = (("stays", say("stays in play")), ("lose", say("is lost")))
    pieces = tuple(
        Choice(
            f"{side.wager.value}.folded",
            rules.spots[side.wager],
            "lose" if side.folded.forfeits else "stays",
            options,
            RULES_FILE,
            (side.wager.value, "folded", "result"),
            partial(put_value, RULES_FILE, (side.wager.value, "folded", "result")),
        )
        for side in rules.sides
    )
    kept = [(rules.spots[Wager.ANTE], "lose"), *((each.name, each.value) for each in pieces)]
    says = say_list([f"{name} {dict(options)[value]}" for name, value in kept], "")
    places = [(each.value, "folded") for each in (Wager.ANTE, *(it.wager for it in rules.sides))]
    source = rules.ante[Situation.FOLDED].source
    return Section(
        "folds", say("Folds"), says, pieces, source.cite,
        source.reading is not None, places[0],
        also=tuple(each for each in places[1:] if draft.at(RULES_FILE, each) is not None),
    )  # fmt: skip


def put_field(draft: Draft, field: Line | Choice, value: str) -> None:
    """The field says that now; nothing is written where it did before. What is special follows the
    wagers until its author words it. Raises ValueError."""
    if value == field.value:
        return
    before = draft.at(RULES_FILE, ("spots",))
    follows = draft.at(RULES_FILE, ("summary",)) == summary_of(before)
    field.write(draft, value)
    after = draft.at(RULES_FILE, ("spots",))
    if follows and after != before:
        draft.put(RULES_FILE, ("summary",), summary_of(after))
