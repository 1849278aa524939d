"""A draft's rules as forms: wagers, limits, the dealer's lowest hand, outcomes, pay tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from trainer.dealing.procedure import StepKind
from trainer.errors import Place
from trainer.game.hands import Category, hand_name, lowest, strength_of_ranks
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager
from trainer.library.draft import Draft, inside
from trainer.library.formats import reader
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.school.workshop.bet_forms import add_bet, bet_sections
from trainer.school.workshop.form_pieces import (
    Choice,
    FormPiece,
    Line,
    Section,
    amounts_line,
    put_value,
)
from trainer.school.workshop.hand_forms import hands_section
from trainer.school.workshop.notes import copied_folder
from trainer.school.workshop.pay_table_forms import bonus_sections, envy_section, side_section
from trainer.school.workshop.rulings import put_plain
from trainer.school.workshop.section_sources import SITUATIONS
from trainer.school.workshop.stake_rules import (
    ON_PLAY,
    add_limit,
    may_be_limited,
    play_size,
    put_limit,
    put_play,
    size_words,
)
from trainer.school.workshop.step_changes import step_name
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


def rules_sections(draft: Draft) -> Iterator[Section]:
    """The forms of the wagers, of what they pay, and of what the dealer needs."""
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
    other = Line("play_size.times", say("Or this multiple"), now, RULES_FILE, ("bets",), put_play)
    source = next((each.source for each in rules.bets if each.is_on_play), None)
    return Section(
        "play_size", say("Size of {wager}", wager=rules.spots[Wager.PLAY]),
        dict(options).get(now, ""), (choice, other), source.cite if source else "",
        source is not None and source.reading is not None,
        ("bets", at) if at is not None else (),
    )  # fmt: skip


def _stakes(rules: HouseRules) -> Section:
    lines = tuple(
        amounts_line(f"stakes.{wager.value}", rules.spots[wager], ("stakes", wager.value), amounts)
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


# The lowest hand of each that is no straight, as 4-3-2 and A-3-2 are.
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
    choice = Choice("qualifies", say("With"), now, options, RULES_FILE, place, put_lowest_hand)
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
    put_lowest_hand(draft, "-".join(map(str, hand)))


def put_lowest_hand(draft: Draft, hand: str) -> None:
    """The dealer plays from that hand on, like ``Q-3-2``. Raises InputError and OSError."""
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
            Choice(key, spot, now, options, RULES_FILE, place, partial(put_outcome, place))
        )
    source = rules.ante[situation].source
    return Section(
        f"outcome.{situation}", say_phrase(SITUATIONS[situation]), say_list(says, ""),
        tuple(pieces), source.cite, source.reading is not None, (Wager.ANTE.value, situation.value),
        also=((Wager.PLAY.value, situation.value),),
    )  # fmt: skip


def put_outcome(place: Place, draft: Draft, value: str) -> None:
    """The wager is paid, pushes or loses in that situation. Raises InputError and OSError."""
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


_SENTENCE = ("felt", "sentence")


@contextmanager
def printed_anew(draft: Draft) -> Iterator[None]:
    """Change the dealer's lowest hand, or equal hands. What the house that was copied prints about
    them, and what was printed by the rules before, is printed by the new ones. Raises InputError
    and OSError."""
    now = draft.at(RULES_FILE, _SENTENCE)
    follows = now in (_printed_by_copied(draft), printed(draft.house().rules))
    yield
    if follows:
        draft.put(RULES_FILE, _SENTENCE, printed(draft.house().rules))


def printed(rules: HouseRules) -> str:
    """``Dealer plays with Jack high or better · Equal hands lose``."""
    least = rules.qualifying.at_least
    if rules.qualifying.met_by_all(rules.ranking):
        words = say("Dealer plays with any hand")
    else:
        ranks = "-".join(map(str, least))
        hand = hand_name(Category.HIGH_CARD, least[0])
        hand = ranks if rules.qualifying.is_within_a_rank else hand
        words = say("Dealer plays with {hand} or better", hand=hand)
    if rules.ante[Situation.TIE].result is Result.LOSE:
        words += " · " + say("Equal hands lose")
    return words


def _printed_by_copied(draft: Draft) -> str:
    """The sentence of the house that was copied; empty where that house is not there."""
    copied = copied_folder(draft)
    there = reader.read_file(copied / RULES_FILE, reader.as_value).value if copied else None
    return str(inside(there, _SENTENCE) or "")
