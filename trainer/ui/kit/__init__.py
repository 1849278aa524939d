"""Widgets that know nothing of cards: words, buttons, fields, lists; and their theme."""
