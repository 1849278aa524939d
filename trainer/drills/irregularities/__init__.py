"""Irregularities laid over a sound round: of the cards, the players and the bets."""
