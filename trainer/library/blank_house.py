"""A house of which nothing is said yet: all that a round needs, each rule marked as open."""

from __future__ import annotations

from trainer.library.formats.yaml_edit import quoted
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.workshop_file import ASSUMED, UNSAID

_RULES = """\
# {title}: what is paid.
# A rule whose reading is "{unsaid}" only holds its place until the author gives it.
# One that the program assumes is there because no round can be dealt without it.
house: {house}
title: {title}
summary: Three Card Poker
edition: "1"
source: none yet
cite: {cite}
currency: {currency}

felt:
  title: {title}
  sentence: Three Card Poker
  colours: ["#4A5568", "#343D4D", "#1F2630"]      # centre, middle, edge

spots:                                             # from the player towards the dealer
  play: Play
  ante: Ante

offers: {{reading: {assumed}}}

chips: {{values: ["1", "5", "25", "100", "500"], reading: {unsaid}}}

stakes:                                            # what the dealt rounds show
  ante: ["5", "10", "25"]

hands:
  order: [straight_flush, three_of_a_kind, straight, flush, pair, high_card]
  # from the lowest
  straights: [3-2-A, 4-3-2, 5-4-3, 6-5-4, 7-6-5, 8-7-6, 9-8-7, T-9-8, J-T-9, Q-J-T, K-Q-J, A-K-Q]
  reading: {unsaid}

dealer_qualifies: {{at_least: Q-3-2, reading: {unsaid}}}

ante:
  folded: {{result: lose, reading: {assumed}}}
  not_qualified: {{pays: "1:1", reading: {unsaid}}}
  higher: {{pays: "1:1", reading: {unsaid}}}
  lower: {{result: lose, reading: {unsaid}}}
  tie: {{result: push, reading: {unsaid}}}

play:
  not_qualified: {{result: push, reading: {unsaid}}}
  higher: {{pays: "1:1", reading: {unsaid}}}
  lower: {{result: lose, reading: {unsaid}}}
  tie: {{result: push, reading: {unsaid}}}

bets:
  - {{code: no_base_wager, any_of: [ante], reading: {assumed}}}
  - {{code: play_not_equal_ante, wager: play, equals: ante, reading: {unsaid}}}
"""
_PROCEDURE = """\
# {title}: what is done, and in what order: to begin with, what no round can be dealt without.
deal: {{by: either}}

steps:
  deal: {{reading: {assumed}}}
  offer: {{reading: {assumed}}}
  collect: {{reading: {assumed}}}
  reveal_dealer: {{reading: {assumed}}}
  reveal: {{reading: {assumed}}}
  take: {{reading: {assumed}}}
  pay: {{reading: {assumed}}}
  clear: {{reading: {assumed}}}

order:
  - {{first: deal, then: offer, within: table, reading: {assumed}}}
  - {{first: offer, then: reveal_dealer, within: table, reading: {assumed}}}
  - {{first: reveal_dealer, then: take, within: table, reading: {assumed}}}
  - {{first: reveal_dealer, then: pay, within: table, reading: {assumed}}}
"""


def blank_files(house: str, title: str, cite: str, currency: str) -> dict[str, str]:
    """The texts of that house's files, by their names. No clause is cited in them."""
    words = {
        "house": house,
        "title": quoted(title),
        "cite": quoted(cite),
        "currency": quoted(currency),
        "assumed": ASSUMED,
        "unsaid": UNSAID,
    }
    return {
        RULES_FILE: _RULES.format(**words),
        PROCEDURE_FILE: _PROCEDURE.format(**words),
    }
