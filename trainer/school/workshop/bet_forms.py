"""The betting rules of a draft as forms: what may be staked beside what, and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from trainer.game.demands import Equals, Needs, OneOf
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.workshop_file import UNCITED
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, Section, listed
from trainer.school.workshop.stake_rules import ON_PLAY, may_be_limited
from trainer.school.workshop.wager_set import take_bet
from trainer.wording import Phrase, phrase, say, say_list, say_phrase

_BASE = "no_base_wager"
NEEDY = {
    Wager.PROGRESSIVE: "progressive_without_ante",
    Wager.PRIME: "prime_without_base",
    Wager.SIX_CARD_BONUS: "six_card_without_pair_plus",
}
"""The wagers that may need another beside them, with the code of that rule."""
_EQUAL = "six_card_not_equal_pair_plus"
_PLAIN: Mapping[str, tuple[Phrase, dict[str, Any]]] = {
    "one_hand_only": (phrase("Hands of one player, at most"), {"hands_per_player": 1}),
    "too_many_open": (phrase("Open hands of one player, at most"), {"open_per_player": 3}),
    "unequal_antes": (phrase("One player's Antes are equal"), {"equal_for_player": "ante"}),
    "side_bet": (phrase("No bets between players"), {"side_bets": "forbidden"}),
    "not_chips": (phrase("Bets in chips only"), {"tender": "chips"}),
}
"""The rules that are about no side wager, and what they say at first."""


def bet_sections(draft: Draft, rules: HouseRules) -> Iterator[Section]:
    """A section for each betting rule that is neither a limit nor the size of Play."""
    for at, rule in enumerate(draft.at(RULES_FILE, ("bets",)) or []):
        if rule["code"] in ON_PLAY or ("from" in rule and "to" in rule):
            continue
        title, pieces = _told(rules, at, rule)
        says = pieces[0].value if pieces and isinstance(pieces[0], Line) else say("applies")
        if rule["code"] != _BASE:
            pieces = (*pieces, _applies(at))
        yield Section(
            f"bets.{at}", title, says, pieces, str(rule.get("rule", "")), "reading" in rule,
            ("bets", at),
        )  # fmt: skip


def bet_title(rules: HouseRules, rule: Mapping[str, Any]) -> str:
    """The name of a betting rule that is neither a limit nor the size of Play."""
    return _told(rules, 0, rule)[0]


def _told(rules: HouseRules, at: int, rule: Mapping[str, Any]) -> tuple[str, tuple[FormPiece, ...]]:
    """The rule's name, and the pieces by which it is changed."""
    if "any_of" in rule:
        title = say("A hand begins with")
        staked = [each for each in rules.wagers if each is not Wager.PLAY]
        return title, (_wagers(rules, at, "any_of", rule, staked),)
    if "needs" in rule:
        title = say("{wager} only with", wager=rules.spot_name(Wager(rule["wager"])))
        others = [each for each in rules.wagers if each not in (Wager.PLAY, Wager(rule["wager"]))]
        return title, (_wagers(rules, at, "needs", rule, others),)
    if "equals" in rule:
        names = (rules.spot_name(Wager(rule[key])) for key in ("wager", "equals"))
        return say(
            "{wager} equals {other}", **dict(zip(("wager", "other"), names, strict=True))
        ), ()
    if "one_of" in rule:
        title = say("Amounts: {wager}", wager=rules.spot_name(Wager(rule["wager"])))
        place = ("bets", at, "one_of")
        value = ", ".join(map(str, rule["one_of"]))
        line = Line(f"bets.{at}.one_of", title, value, RULES_FILE, place, partial(_put_amounts, at))
        return title, (line,)
    if "posted" in rule:
        return say("Limits are posted at the table"), ()
    title, said = say_phrase(_PLAIN[rule["code"]][0]), _PLAIN[rule["code"]][1]
    return title, tuple(_number(at, title, key, rule) for key in said if key.endswith("per_player"))


def _number(at: int, title: str, key: str, rule: Mapping[str, Any]) -> Line:
    place = ("bets", at, key)
    return Line(
        f"bets.{at}.{key}", title, str(rule[key]), RULES_FILE, place, partial(_put_number, at, key)
    )


def _put_number(at: int, key: str, draft: Draft, text: str) -> None:
    if text.strip() not in tuple("1234567"):
        raise ValueError(say("Write a number from 1 to 7."))
    draft.put(RULES_FILE, ("bets", at, key), int(text))


def _put_amounts(at: int, draft: Draft, text: str) -> None:
    parts = listed(text.replace(" ", ","))
    amounts = [str(Money.parse(each)) for each in parts]
    if not amounts or any(Money.parse(each) <= Money(0) for each in amounts):
        raise ValueError(say("Write amounts above zero, like 5 or 2.50."))
    draft.put(RULES_FILE, ("bets", at, "one_of"), amounts)
    wager = str(draft.at(RULES_FILE, ("bets", at, "wager")))
    if draft.at(RULES_FILE, ("stakes", wager)) is not None:
        draft.put(RULES_FILE, ("stakes", wager), amounts)


def _wagers(
    rules: HouseRules, at: int, key: str, rule: Mapping[str, Any], others: Iterable[Wager]
) -> Line:
    """The wagers of which one is enough."""
    known = {rules.spot_name(each).casefold(): each for each in others if each in rules.spots}
    says = say_list([rules.spot_name(Wager(each)) for each in rule[key]], "")

    def put(draft: Draft, text: str) -> None:
        found = [known.get(each.casefold()) for each in listed(text)]
        if not found or not all(found) or len(set(found)) != len(found):
            wagers = say_list([rules.spot_name(each) for each in known.values()], "")
            raise ValueError(say("Write one or more of these: {wagers}.", wagers=wagers))
        draft.put(RULES_FILE, ("bets", at, key), [each.value for each in found if each])

    name = say("One of these is enough")
    return Line(f"bets.{at}.{key}", name, says, RULES_FILE, ("bets", at, key), put)


def _applies(at: int) -> Choice:
    options = (("yes", say("applies")), ("no", say("does not apply")))
    return Choice(
        f"bets.{at}.applies", say("This rule"), "yes", options, RULES_FILE, ("bets", at),
        partial(_take, at),
    )  # fmt: skip


def _take(at: int, draft: Draft, value: str) -> None:
    if value == "no":
        take_bet(draft, at)


# ------------------------------------------------------------------------------------ added


def add_bet(rules: HouseRules) -> Choice:
    """One betting rule more."""
    options = tuple((key, words) for key, words, _ in _missing(rules))
    return Choice("bets.add", say("Add a rule for bets"), "", options, RULES_FILE, ("bets",), _add)


def _add(draft: Draft, value: str) -> None:
    rule = next(rule for key, _, rule in _missing(draft.house().rules) if key == value)
    if rule.get("equals"):
        draft.take(RULES_FILE, ("stakes", rule["wager"]))
    if "open_per_player" in rule and draft.at(RULES_FILE, ("closed_hands",)) is None:
        draft.insert_block(RULES_FILE, "closed_hands", value=True, after="stakes")
    draft.append(RULES_FILE, ("bets",), {**rule, "reading": UNCITED})


def add_need(draft: Draft, wager: Wager, others: Sequence[str]) -> None:
    """That wager stands only beside one of the others."""
    rule = {"code": NEEDY[wager], "wager": wager.value, "needs": [*others]}
    draft.append(RULES_FILE, ("bets",), {**rule, "reading": UNCITED})


def _missing(rules: HouseRules) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The rules that the house could have: a key, its name, and what it says at first."""
    demands = [rule.demand for rule in rules.bets]
    need = {each.wager for each in demands if isinstance(each, Needs)}
    equal = {each.wager for each in demands if isinstance(each, Equals)}
    six, pair_plus = Wager.SIX_CARD_BONUS, Wager.PAIR_PLUS
    for wager, code in NEEDY.items():
        if wager in rules.spots and wager not in need:
            title = say("{wager} only with", wager=rules.spot_name(wager))
            words = f"{title} {rules.spot_name(Wager.ANTE)}"
            yield code, words, {"code": code, "wager": wager.value, "needs": ["ante"]}
    if {six, pair_plus} <= rules.spots.keys() and six not in equal:
        words = say(
            "{wager} equals {other}", wager=rules.spot_name(six), other=rules.spot_name(pair_plus)
        )
        yield _EQUAL, words, {"code": _EQUAL, "wager": six.value, "equals": pair_plus.value}
    single = {each.wager for each in demands if isinstance(each, OneOf)}
    for wager in (each for each in may_be_limited(rules) if each not in single):
        words = say("Amounts: {wager}", wager=rules.spot_name(wager))
        amounts = [str(each) for each in rules.stakes[wager]]
        code = "ante_amount"
        yield f"{code}.{wager}", words, {"code": code, "wager": wager.value, "one_of": amounts}
    there = {rule.code for rule in rules.bets}
    for code, (words_of, said) in _PLAIN.items():
        if code not in there:
            yield code, say_phrase(words_of), {"code": code, **said}
