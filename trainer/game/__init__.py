"""The sums owed: cards, hands, wagers, rules, the round and its settlement. Pure."""
